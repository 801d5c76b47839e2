package venice

import (
	"strconv"

	"alibi/game"
)

// Rules are the rules of Killing Code: Venice Vendetta on one board.
type Rules struct{ f *facts }

// Modes and options of the setup.
const (
	ModeStandard  = "standard"
	OptionStrict  = "strict"   // unlawful murders are offered and punished (VV-APP-01)
	OptionDeadEnd = "dead-end" // the promotional code (VV-CODE-DEADEND-03)
	OptionKiller  = "killer"   // killer=p0: the table's choice; without it lots are drawn (VV-SETUP-01)
)

// New deals: seats, Killer, markers, suspects and the code hand, in the order of
// VV-SETUP-19. The first question is the Killer's identity.
func (r *Rules) New(s *state, setup game.Setup, t *game.Turn[Event]) error {
	if err := r.lay(s, setup); err != nil {
		return err
	}
	if s.killer == game.Nobody {
		var seats [MaxSeats]game.Seat
		for i := range seats {
			seats[i] = game.Seat(i)
		}
		s.killer = game.Draw(t, "lots", seats[:s.seats])
		t.Tell(Event{Kind: LotsDrawn, Seat: s.killer})
	}
	game.Shuffle(t, "suspects", s.suspects[:])
	s.push(job{kind: beginRound})
	s.push(job{kind: chooseIdentity})
	return nil
}

// lay puts everything in its place before any luck is used.
func (r *Rules) lay(s *state, setup game.Setup) error {
	*s = state{seats: int8(setup.Seats), killer: game.Nobody, alive: allCast}
	if setup.Seats < MinSeats || setup.Seats > MaxSeats {
		return &game.SetupError{What: "seats", Got: strconv.Itoa(setup.Seats), Want: "2-6", Clause: "VV-INTRO-06"}
	}
	if setup.Mode != ModeStandard {
		return &game.SetupError{What: "mode", Got: setup.Mode, Want: ModeStandard}
	}
	if err := s.readOptions(&setup); err != nil {
		return err
	}
	for c := Bishop; c <= Gypsy; c++ {
		s.place(c, r.f.start[c])
	}
	n := 0
	for c := Bishop; c <= Gypsy; c++ {
		if r.f.suspects.has(c) {
			s.suspects[n] = c
			n++
		}
	}
	for c := Poison; c <= CommonCodes; c++ {
		s.hand |= 1 << uint(c)
	}
	if s.promo {
		s.hand |= 1 << uint(DeadEnd)
	}
	return nil
}

func (s *state) readOptions(setup *game.Setup) error {
	for _, o := range setup.Options {
		switch o {
		case OptionStrict:
			s.strict = true
		case OptionDeadEnd:
			s.promo = true
		default:
			value, ok := setup.Value(OptionKiller)
			seat, err := game.ParseSeat(value)
			if !ok || o != OptionKiller+"="+value || err != nil || int8(seat) >= s.seats {
				return &game.SetupError{What: "option", Got: o, Want: "strict, dead-end, killer=p0.."}
			}
			s.killer = seat
		}
	}
	return nil
}

// barsIdentity: the two cards she drew, at set-up (VV-SETUP-08, VV-SETUP-09).
func (r *Rules) barsIdentity(s *state, a Action, b *bars) {
	_ = b.on(!r.f.suspects.has(a.Who), "VV-CHAR-DOVE-04") || b.on(a.Who != s.suspects[0] && a.Who != s.suspects[1], "VV-SETUP-09")
}

func (r *Rules) applyIdentity(s *state, a Action, t *game.Turn[Event]) game.Step {
	s.identity = a.Who
	t.TellApart(game.SeatSet(s.killer), Event{Kind: IdentityChosen, Seat: s.killer, Who: a.Who}, Event{Kind: IdentityChosen, Seat: s.killer})
	s.pop()
	return game.Locked
}
