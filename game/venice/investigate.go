package venice

import (
	"math/bits"

	"alibi/game"
)

// offerFlip gives the Investigator who moves somebody the chance to turn over codes in
// a block; the Killer's moves turn nothing (VV-INVESTIGATE-02, VV-KILLER-12).
func (r *Rules) offerFlip(s *state, b Block) {
	if s.use.seat != s.killer && s.faceDownAt(b) != 0 {
		s.push(job{kind: flipChance, block: b, seat: s.use.seat})
	}
}

// faceDownAt are the graves, bit g for grave g, whose bodies lie in the block under a
// code still face down (VV-INVESTIGATE-09).
func (s *state) faceDownAt(b Block) uint8 {
	var q uint8
	for g := 1; g <= Rounds; g++ {
		if v := s.scene[g].victims; v != 0 && s.turned[g] == 0 && s.at[v.first()] == b {
			q |= 1 << g
		}
	}
	return q
}

// barsTurn: a code face down on a body in the block just entered (VV-INVESTIGATE-02,
// VV-CODE-03).
func (r *Rules) barsTurn(s *state, a Action, b *bars) {
	bar := game.Bar{N: int(a.Grave), Max: Rounds}
	switch {
	case s.scene[a.Grave].victims == 0:
		bar.Clause = "VV-INVESTIGATE-01"
	case s.turned[a.Grave] != 0:
		bar.Clause = "VV-INVESTIGATE-03"
	case s.faceDownAt(s.top().block)>>uint(a.Grave)&1 == 0:
		bar.Clause = "VV-CODE-03"
	default:
		return
	}
	_ = b.add(bar)
}

// applyTurn turns a code over for everybody; an unlawful one ends the match
// (VV-INVESTIGATE-03, VV-END-05).
func (r *Rules) applyTurn(s *state, seat game.Seat, a Action, t *game.Turn[Event]) game.Step {
	g := a.Grave
	s.turned[g] = s.round
	t.Tell(Event{Kind: CodeTurned, Seat: seat, Code: s.code[g], Grave: g, Set: s.scene[g].victims})
	if !r.lawful(&s.scene[g], s.identity, s.code[g]) {
		t.Tell(Event{Kind: Judged, Code: s.code[g], Grave: g})
		r.finish(s, codeError, t)
	}
	return game.Locked
}

func (r *Rules) applyLeave(s *state, seat game.Seat, t *game.Turn[Event]) game.Step {
	t.Tell(Event{Kind: CodesLeft, Seat: seat, To: s.top().block})
	s.pop()
	return game.Free
}

// Trackers are the suspect trackers: bit c is set when character c stands in a red
// base (VV-INVESTIGATE-11). They are notes and have no rule effect.
type Trackers uint16

// MaxTrackers is the number of red bases (VV-COMP-04).
const MaxTrackers = 10

// Red reports whether the character stands in a red base.
func (q Trackers) Red(c Character) bool { return q>>uint(c)&1 == 1 }

// ReadTrackers plays the notes "red bishop" and "black bishop" in order.
func ReadTrackers(notes []game.Note) Trackers {
	var q Trackers
	for _, n := range notes {
		if c, red, ok := trackerNote(n.Text); ok && red {
			q |= 1 << uint(c)
		} else if ok {
			q &^= 1 << uint(c)
		}
	}
	return q
}

func trackerNote(text string) (c Character, red, ok bool) {
	for c := Bishop; c <= Gypsy; c++ {
		switch text {
		case "red " + c.String():
			return c, true, true
		case "black " + c.String():
			return c, false, true
		}
	}
	return NoCharacter, false, false
}

// NoteWhy refuses an eleventh red base, one for the Dove and one that is there already
// (VV-COMP-04, VV-INVESTIGATE-11), a note of the Killer's and one while the screen is
// hers alone (VV-INVESTIGATE-12).
func (r *Rules) NoteWhy(s *state, stand []game.Note, n game.Note) game.Reason {
	var why game.Reason
	q := ReadTrackers(stand)
	c, red, ok := trackerNote(n.Text)
	private := s.top().kind == chooseIdentity || s.top().kind == murderChoice
	switch {
	case private || !s.investigators().Has(n.Seat):
		why.Add(game.Bar{Clause: "VV-INVESTIGATE-12"})
	case !ok || c == Dove || red == q.Red(c):
		why.Add(game.Bar{Clause: "VV-INVESTIGATE-11", Who: c.String()})
	case red && bits.OnesCount16(uint16(q)) >= MaxTrackers:
		why.Add(game.Bar{Clause: "VV-COMP-04", N: MaxTrackers, Max: MaxTrackers})
		why.Add(game.Bar{Clause: "VV-INVESTIGATE-11", Who: c.String(), N: MaxTrackers, Max: MaxTrackers})
	}
	return why
}
