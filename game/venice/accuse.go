package venice

import "alibi/game"

// ending is how a match ended; the zero value is not at all.
type ending int8

const (
	running ending = iota
	accusedRight
	accusedWrong
	codeError
	shame
	conceded
)

var endingWords = [conceded + 1]string{"running", "accusation-right", "accusation-wrong", "code-error", "shame", "shame"}

var endingClauses = [conceded + 1]string{"", "VV-END-01", "VV-END-02", "VV-END-03", "VV-END-06", "VV-END-14"}

// barsAccuse: the twelve suspects, never the Dove (VV-ACCUSE-12).
func (r *Rules) barsAccuse(a Action, b *bars) {
	_ = b.on(!r.f.suspects.has(a.Who), "VV-ACCUSE-12") || b.on(!r.f.suspects.has(a.Who), "VV-CHAR-DOVE-04")
}

// applyAccuse turns the Suspect Card up and judges every murder; an error wins for the
// Investigators whatever the name (VV-END-11, VV-END-12).
func (r *Rules) applyAccuse(s *state, seat game.Seat, a Action, t *game.Turn[Event]) game.Step {
	t.Tell(Event{Kind: Accused, Seat: seat, Who: a.Who})
	s.shown = true
	t.Tell(Event{Kind: Revealed, Seat: s.killer, Who: s.identity})
	end := accusedWrong
	if a.Who == s.identity {
		end = accusedRight
	}
	for g := int8(1); g <= Rounds; g++ {
		if s.scene[g].victims == 0 {
			continue
		}
		lawful := r.lawful(&s.scene[g], s.identity, s.code[g])
		t.Tell(Event{Kind: Judged, Code: s.code[g], Grave: g, Set: s.scene[g].victims, Lawful: lawful})
		if !lawful {
			end = codeError
		}
	}
	r.finish(s, end, t)
	return game.Locked
}

func (r *Rules) applyConcede(s *state, t *game.Turn[Event]) game.Step {
	t.Tell(Event{Kind: Conceded, Seat: s.killer})
	r.finish(s, conceded, t)
	return game.Locked
}

// finish ends the match; only a wrong accusation wins it for the Killer (VV-END-02).
func (r *Rules) finish(s *state, e ending, t *game.Turn[Event]) {
	s.ending, s.result = e, s.investigators()
	if e == accusedWrong {
		s.result = game.SeatSet(s.killer)
	}
	s.depth = 1
	s.become(over)
	t.Tell(Event{Kind: Ended, Ending: endingWords[e], Lawful: e == accusedWrong})
}

// Result reports the end of the match.
func (r *Rules) Result(s *state) (game.Result, bool) {
	if s.ending == running {
		return game.Result{}, false
	}
	return game.Result{Winners: s.result, How: endingWords[s.ending], Clause: endingClauses[s.ending]}, true
}
