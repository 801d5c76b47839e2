package venice

import "alibi/game"

// beginUse lays a card in use: fresh points, a fresh ability (VV-INV-04, VV-KILLER-06).
func (r *Rules) beginUse(s *state, seat game.Seat, who Character) {
	s.push(job{kind: useCard})
	s.use = use{who: who, seat: seat, stage: before, visited: at(s.at[who])}
	s.use.of = r.value(s, who)
	s.use.points = s.use.of
}

// value is how many points a character starts with now: its card's, or 1 if the
// Inquisitor or his copy slows it (VV-MOVE-01, VV-CHAR-INQUISITOR-02, VV-CHAR-ACTRESS-07).
func (r *Rules) value(s *state, c Character) int8 {
	v := r.f.value[s.card(c)]
	slowed := s.listed.has(c) || s.copied == Inquisitor && c != Actress && r.f.area[s.at[c]] == r.f.area[s.at[Actress]]
	if slowed {
		return min(v, 1)
	}
	return v
}

// barsStep: what walking and sailing have in common. b is left with every clause.
func (r *Rules) barsStep(s *state, a Action, b *bars) bool {
	u := &s.use
	from := s.at[u.who]
	if r.barsMoving(s, b) {
		return true
	}
	if b.full(s, a.Block, "VV-MOVE-10") || b.on(s.full(a.Block) && s.card(u.who) == Bishop, "VV-CHAR-BISHOP-03") {
		return true
	}
	if b.on(s.card(u.who) == Courier && u.visited.has(a.Block), "VV-CHAR-COURIER-03") {
		return true
	}
	leaves := s.quarantine != NoArea && r.f.area[from] == s.quarantine && r.f.area[a.Block] != s.quarantine
	if leaves && u.who != s.quarantineBy {
		if b.add(game.Bar{Clause: "VV-CHAR-PLAGUE-03", Who: u.who.String(), Where: s.quarantine.String()}) {
			return true
		}
		if s.card(u.who) == Boatswain && b.on(a.Verb == Sail, "VV-CHAR-PLAGUE-08") {
			return true
		}
		_ = b.on(true, "VV-CHAR-PLAGUE-05")
	}
	return b.hit
}

// barsMoving: no points, or the movement is over.
func (r *Rules) barsMoving(s *state, b *bars) bool {
	u := &s.use
	switch {
	case u.direct:
		return b.on(s.card(u.who) == Gypsy, "VV-CHAR-GYPSY-05") || b.on(true, "VV-DIRECT-07")
	case u.met != NoCharacter:
		return b.add(game.Bar{Clause: "VV-MOVE-08", Who: u.met.String(), Where: s.at[u.who].String()}) ||
			b.on(u.seat == s.killer, "VV-MOVE-14")
	case u.stage == after:
		return b.on(true, "VV-MOVE-11") || b.on(u.spent, "VV-MOVE-02")
	case u.points <= 0:
		return b.add(game.Bar{Clause: r.noPoints(s), Who: u.who.String()})
	default:
		return b.hit && b.why == nil
	}
}

// noPoints is the clause that gives a character no normal movement at all.
func (r *Rules) noPoints(s *state) string {
	switch {
	case s.card(s.use.who) != Dove:
		return "VV-MOVE-03"
	case s.use.who == Dove:
		return "VV-CHAR-DOVE-02"
	default:
		return "VV-CHAR-ACTRESS-14"
	}
}

// barsWalk: over a green bridge, one block a point (VV-MAP-07, VV-MAP-08, VV-MAP-15).
func (r *Rules) barsWalk(s *state, a Action, b *bars) {
	from := s.at[s.use.who]
	if !r.f.green[from].has(a.Block) {
		clause := "VV-MAP-14"
		switch {
		case r.f.red[from].has(a.Block):
			clause = "VV-MAP-08"
		case r.f.alley[from].has(a.Block) && a.Block != from:
			clause = "VV-MAP-15"
		}
		if b.add(game.Bar{Clause: clause, Where: a.Block.String()}) {
			return
		}
		if clause != "VV-MAP-14" {
			_ = b.on(true, "VV-MAP-14")
		}
	}
	_ = r.barsStep(s, a, b)
}

// barsSail: along a canal route, alone or as the Boatswain with a passenger
// (VV-MOVE-18, VV-CHAR-BOATSWAIN-03).
func (r *Rules) barsSail(s *state, a Action, b *bars) {
	u := &s.use
	from := s.at[u.who]
	if !r.f.canal[from].has(a.Block) && b.add(game.Bar{Clause: "VV-MAP-11", Where: a.Block.String()}) {
		return
	}
	if r.barsStep(s, a, b) && b.why == nil {
		return
	}
	if a.Who == NoCharacter {
		return
	}
	if b.on(s.card(u.who) != Boatswain, "VV-CHAR-BOATSWAIN-03") ||
		b.on(u.ability && !u.carried, "VV-CARD-10") {
		return
	}
	if (a.Who == u.who || !s.standing(from).has(a.Who)) && b.add(game.Bar{Clause: "VV-CHAR-BOATSWAIN-06", Who: a.Who.String()}) {
		return
	}
	if s.free(a.Block) < 2 {
		_ = b.add(game.Bar{Clause: "VV-CHAR-BOATSWAIN-07", Where: a.Block.String(), N: max(s.free(a.Block), 0), Max: 2})
	}
}

// barsStop: a normal movement may end anywhere, before its first step too (VV-MOVE-15).
func (r *Rules) barsStop(s *state, b *bars) { _ = r.barsMoving(s, b) }

// barsEnd: the use ends when the movement has, or when none is possible (VV-INV-05).
func (r *Rules) barsEnd(s *state, b *bars) {
	_ = b.on(s.use.stage != after && s.use.points > 0, "VV-MOVE-11")
}

func (r *Rules) applyStep(s *state, a Action, t *game.Turn[Event]) game.Step {
	u := &s.use
	from := s.at[u.who]
	met := s.standing(a.Block)
	s.place(u.who, a.Block)
	kind := Walked
	if a.Verb == Sail {
		kind = Sailed
	}
	t.Tell(Event{Kind: kind, Seat: u.seat, Who: u.who, Other: a.Who, From: from, To: a.Block})
	if a.Who != NoCharacter {
		s.place(a.Who, a.Block)
		u.ability, u.carried = true, true
	}
	u.stage, u.moved = stepping, true
	u.points--
	u.visited |= at(a.Block)
	switch {
	case met != 0 && s.card(u.who) != Bishop: // VV-MOVE-08, VV-CHAR-BISHOP-02
		u.points, u.met = 0, met.first()
		t.Tell(Event{Kind: Met, Who: u.who, Other: u.met, To: a.Block})
	case met == 0 && s.card(u.who) == Courier: // VV-CHAR-COURIER-02
		u.points++
	}
	if u.points <= 0 {
		u.stage, u.spent = after, u.met == NoCharacter
	}
	r.offerFlip(s, a.Block)
	return game.Free
}

func (r *Rules) applyStop(s *state, t *game.Turn[Event]) game.Step {
	s.use.stage, s.use.moved, s.use.points = after, true, 0
	t.Tell(Event{Kind: Stopped, Seat: s.use.seat, Who: s.use.who, To: s.at[s.use.who]})
	return game.Free
}

// applyEnd closes the use; the character stops where it is, so its code may be
// investigated there (VV-INVESTIGATE-06).
func (r *Rules) applyEnd(s *state, t *game.Turn[Event]) game.Step {
	u := s.use
	t.Tell(Event{Kind: UseEnded, Seat: u.seat, Who: u.who, To: s.at[u.who]})
	s.pop()
	r.offerFlip(s, s.at[u.who])
	if s.use = (use{}); u.seat == s.killer {
		s.become(killerNext)
	}
	return game.Free
}
