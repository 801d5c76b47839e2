package charade

import (
	"strconv"

	"alibi/game"
)

// Rules are the rules of Charade.
type Rules struct{}

// Modes and options of the setup.
const (
	ModeEvening = "evening"
	ModeToast   = "toast"
	OptionBrisk = "brisk"
	OptionFirst = "first"
)

// The questions.
const (
	AskOrder = "charade.ask.order"
	AskAct   = "charade.ask.act"
	AskHalt  = "charade.ask.halt"
	AskReact = "charade.ask.react"
)

// halts is how often a seat may halt somebody (CH-HALT).
const halts = 2

// New deals (CH-DEAL).
func (r *Rules) New(s *state, setup game.Setup, t *game.Turn[Event]) error {
	if err := r.lay(s, setup); err != nil {
		return err
	}
	if s.first == game.Nobody {
		var seats [MaxSeats]game.Seat
		for i := range seats {
			seats[i] = game.Seat(i)
		}
		s.first = game.Draw(t, "lots", seats[:s.seats])
		t.Tell(Event{Kind: LotsDrawn, Seat: s.first})
	}
	game.Shuffle(t, "trinkets", s.chest[:])
	game.Shuffle(t, "favours", s.drawer[:])
	for i := range s.seats {
		s.side[i].favour = s.drawer[i]
		s.drawer[i] = NoFavour
	}
	s.turn = s.first
	r.beginRound(s, t)
	return nil
}

// lay puts everything in its place before any luck is used.
func (r *Rules) lay(s *state, setup game.Setup) error {
	*s = state{seats: int8(setup.Seats), rounds: 3, each: 3, first: game.Nobody}
	least := MinSeats
	switch setup.Mode {
	case ModeEvening:
	case ModeToast:
		s.rounds, least = 1, 3
	default:
		return &game.SetupError{What: "mode", Got: setup.Mode, Want: "evening or toast"}
	}
	if setup.Seats < least || setup.Seats > MaxSeats {
		return &game.SetupError{What: "seats", Got: strconv.Itoa(setup.Seats), Want: strconv.Itoa(least) + "-4", Clause: "CH-SEATS"}
	}
	for _, o := range setup.Options {
		if o == OptionBrisk {
			s.each = 2
			continue
		}
		value, ok := setup.Value(OptionFirst)
		seat, err := game.ParseSeat(value)
		if !ok || o != OptionFirst+"="+value || err != nil || int8(seat) >= s.seats {
			return &game.SetupError{What: "option", Got: o, Want: "brisk, first=p0.."}
		}
		s.first = seat
	}
	for g := Guest(1); g <= Guests; g++ {
		if s.plays(g) {
			s.at[g] = 1 + (Room(g.Seat())+Rooms/2*Room((g-1)%2))%Rooms
		}
	}
	s.chest, s.chestLen, s.drawer = box, Trinkets, favours
	for i := range s.seats {
		s.side[i].calls = halts
	}
	return nil
}

// Asked says who must decide: the seat of the topmost step (CH-TURN).
func (r *Rules) Asked(s *state, asks []game.Ask) []game.Ask {
	switch j := s.top(); j.kind {
	case order:
		return append(asks, game.Ask{Seat: j.seat, Q: AskOrder, Private: true})
	case act:
		return append(asks, game.Ask{Seat: j.seat, Q: AskAct})
	case halting:
		return append(asks, game.Ask{Seat: j.seat, Q: AskHalt})
	case reacting:
		return append(asks, game.Ask{Seat: j.seat, Q: AskReact, Private: true})
	default:
		return asks
	}
}

// answers reports whether the verb answers the question.
func (k jobKind) answers(v Verb) bool {
	switch k {
	case order:
		return v == Keep || v == Watch
	case act:
		return v >= Walk && v <= Done || v == BowOut
	case halting:
		return v == Halt || v == Let
	case reacting:
		return v == Pass || v == VetoIt
	default:
		return false
	}
}

// Choices appends what Why does not bar.
func (r *Rules) Choices(s *state, seat game.Seat, to []Action) []Action {
	if s.top().seat != seat || s.top().kind == over {
		return to
	}
	r.Alphabet(func(a Action) bool {
		if why := r.Why(s, seat, a); why.Len() == 0 {
			to = append(to, a)
		}
		return true
	})
	return to
}

// Why gathers the clauses against an action. Of an action that is not the seat's now it
// says no more than that.
func (r *Rules) Why(s *state, seat game.Seat, a Action) game.Reason {
	var why game.Reason
	on := func(cond bool, clause string) {
		if cond {
			why.Add(game.Bar{Clause: clause, Who: a.Guest.String()})
		}
	}
	j := s.top()
	if on(j.kind == over, "CH-END"); j.kind == over {
		return why
	}
	if j.seat != seat || !j.kind.answers(a.Verb) {
		on(true, "CH-TURN")
		return why
	}
	own := s.plays(a.Guest) && a.Guest.Seat() == seat
	here := &s.room[s.at[a.Guest]]
	switch a.Verb {
	case Watch:
		on(!s.plays(a.Guest), "CH-SEATS")
		on(own, "CH-WATCH")
		on(s.side[seat].order == a.Guest, "CH-WATCH")
	case Walk:
		on(!own, "CH-TEAM")
		on(!s.at[a.Guest].beside(a.Room), "CH-WALK")
	case Look:
		on(!own, "CH-TEAM")
		on(own && (!here.full || here.seen.Has(seat)), "CH-LOOK")
	case Take:
		on(!own, "CH-TEAM")
		on(own && (!here.full || !here.seen.Has(seat)), "CH-TAKE")
	case VetoIt:
		on(s.side[seat].favour != Veto || s.side[seat].spent, "CH-VETO")
	}
	on(s.points == 0 && (a.Verb == Walk || a.Verb == Look || a.Verb == Take), "CH-POINTS")
	return why
}
