package charade

import (
	"strconv"

	"alibi/game"
)

// Table is what the room sees, built up from nothing.
type Table struct {
	Seats, Round, Rounds, Points, Chest int8
	First, Turn                         game.Seat
	// Step is the question at hand, Guest whom it is about.
	Step  string
	Guest Guest
	At    [Guests + 1]Room
	// Full rooms hold a trinket, which the seats in Seen have looked at.
	Full [Rooms + 1]bool
	Seen [Rooms + 1]game.Seats
	Side [MaxSeats]Side
	Over bool
	// Winners are known when it is over.
	Winners game.Seats
}

// Side is what the room sees of a seat.
type Side struct {
	Calls, Tokens, Caught, Took int8
	// Spent is set when the seat has played its veto.
	Spent bool
	// Known are the seats that know a trinket, Haul the trinkets once it is over.
	Known [Trinkets]game.Seats
	Haul  [Trinkets]Trinket
	Score int8
}

// Own is what one seat sees besides.
type Own struct {
	Favour Favour
	// Watched is the guest of the seat's standing order.
	Watched Guest
	// Room and Haul are the trinkets that the seat knows.
	Room [Rooms + 1]Trinket
	Haul [MaxSeats][Trinkets]Trinket
}

var stepIDs = [over + 1]string{"none", "order", "act", "halt", "react", "take", "over"}

// Public fills what the room sees.
func (r *Rules) Public(s *state, v *Table) {
	*v = Table{
		Seats: s.seats, Round: s.round, Rounds: s.rounds, Points: s.points, Chest: s.chestLen,
		First: s.first, Turn: s.turn, Step: stepIDs[s.top().kind], Guest: s.top().guest, At: s.at,
		Over: s.ended, Winners: s.result,
	}
	for i := range s.room {
		v.Full[i], v.Seen[i] = s.room[i].full, s.room[i].seen
	}
	for i := range s.seats {
		d := &s.side[i]
		w := &v.Side[i]
		w.Calls, w.Tokens, w.Caught, w.Took, w.Spent = d.calls, d.tokens, d.caught, d.took, d.spent
		for n, h := range d.haul[:d.took] {
			if w.Known[n] = h.known; s.ended {
				w.Haul[n] = h.what
			}
		}
		if s.ended {
			w.Score = s.score(game.Seat(i))
		}
	}
}

// Private fills what only the seat sees.
func (r *Rules) Private(s *state, seat game.Seat, v *Own) {
	*v = Own{Favour: s.side[seat].favour, Watched: s.side[seat].order}
	for i := range s.room {
		if s.room[i].seen.Has(seat) {
			v.Room[i] = s.room[i].what
		}
	}
	for i := range s.seats {
		for n, h := range s.side[i].haul[:s.side[i].took] {
			if h.known.Has(seat) {
				v.Haul[i][n] = h.what
			}
		}
	}
}

// Event is one thing that happened; fields that do not count are zero.
type Event struct {
	Kind    EventKind
	Seat    game.Seat
	Guest   Guest
	Room    Room
	Trinket Trinket
	Round   int8
}

// String says the event as one line.
func (e Event) String() string {
	text := eventIDs[e.Kind]
	if e.Kind != RoundBegun && e.Kind != Filled && e.Kind != Ended {
		text += " seat=" + e.Seat.String()
	}
	if e.Guest != 0 {
		text += " guest=" + e.Guest.String()
	}
	if e.Room != 0 {
		text += " room=" + e.Room.String()
	}
	if e.Trinket != 0 {
		text += " trinket=" + e.Trinket.String()
	}
	if e.Round != 0 {
		text += " round=" + strconv.Itoa(int(e.Round))
	}
	return text
}
