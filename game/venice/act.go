package venice

import (
	"fmt"

	"alibi/game"
)

// applyAbility plays the one active ability of a use.
func (r *Rules) applyAbility(s *state, a Action, t *game.Turn[Event]) game.Step {
	u := &s.use
	u.ability = true
	here := s.at[u.who]
	switch a.Verb {
	case Quarantine:
		s.quarantine, s.quarantineBy = r.f.area[here], u.who
		t.Tell(Event{Kind: Quarantined, Seat: u.seat, Who: u.who, From: here, Area: s.quarantine})
	case Ring:
		s.alarm, s.alarmBy = here, u.who
		t.Tell(Event{Kind: AlarmRung, Seat: u.seat, Who: u.who, From: here, Area: r.f.area[here]})
	case Visit:
		r.direct(s, a.Block, Visited, t)
		// He may still walk, from where he is now (VV-CHAR-PLAYBOY-03).
		u.visited = at(a.Block)
	case Fly, Tunnel, Leap, CastOff:
		r.direct(s, a.Block, directKind(a.Verb), t)
		u.direct, u.stage, u.points = true, after, 0
	case Pull:
		from := s.at[a.Who]
		s.place(a.Who, here)
		t.Tell(Event{Kind: Pulled, Seat: u.seat, Who: u.who, Other: a.Who, From: from, To: here})
		r.offerFlip(s, here)
	case Swap:
		r.swap(s, a.Who, t)
	default:
		panic(fmt.Sprintf("venice: %s is no ability", a.Verb))
	}
	return game.Free
}

func directKind(v Verb) EventKind {
	switch v {
	case Fly:
		return Flew
	case Tunnel:
		return Tunnelled
	case Leap:
		return Leapt
	default:
		return CastedOff
	}
}

func (r *Rules) direct(s *state, to Block, kind EventKind, t *game.Turn[Event]) {
	from := s.at[s.use.who]
	s.place(s.use.who, to)
	t.Tell(Event{Kind: kind, Seat: s.use.seat, Who: s.use.who, From: from, To: to})
}

// swap exchanges two spaces, full blocks or not, and ends the use's movement
// (VV-CHAR-GYPSY-03, VV-CHAR-GYPSY-05).
func (r *Rules) swap(s *state, with Character, t *game.Turn[Event]) {
	u := &s.use
	from, to := s.at[u.who], s.at[with]
	s.at[u.who], s.at[with] = to, from
	s.space[u.who], s.space[with] = s.space[with], s.space[u.who]
	u.direct, u.stage, u.points = true, after, 0
	t.Tell(Event{Kind: Swapped, Seat: u.seat, Who: u.who, Other: with, From: from, To: to})
	r.offerFlip(s, from)
}

// applyDraw lays the top card of the pile beside the Actress: its points and abilities
// are hers until the round ends (VV-CHAR-ACTRESS-03, VV-CHAR-ACTRESS-08).
func (r *Rules) applyDraw(s *state, t *game.Turn[Event]) game.Step {
	s.copied = s.pile[0]
	copy(s.pile[:], s.pile[1:])
	s.pileLen--
	s.pile[s.pileLen] = NoCharacter
	s.use.of = r.value(s, Actress)
	s.use.points = s.use.of
	t.Tell(Event{Kind: CardDrawn, Seat: s.use.seat, Who: Actress, Other: s.copied})
	return game.Locked
}
