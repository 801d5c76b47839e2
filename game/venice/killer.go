package venice

import "alibi/game"

// left are the cards that the Investigators left for the Killer (VV-KILLER-03).
func (s *state) left() Group { return s.available() }

// barsUse: option A is both cards that were left, option B one that was taken
// (VV-KILLER-02 to 04, VV-KILLER-08).
func (r *Rules) barsUse(s *state, a Action, b *bars) {
	left, taken := s.left().has(a.Who), s.taken().has(a.Who)
	bar := game.Bar{Who: a.Who.String()}
	if !left && !taken {
		if a.Who == s.copied {
			bar.Clause = "VV-KILLER-11"
			if b.add(bar) {
				return
			}
		}
		bar.Clause = "VV-KILLER-04"
		_ = b.add(bar)
		return
	}
	switch {
	case s.option == undecided:
		return
	case s.option == optionB:
		bar.Clause = "VV-KILLER-04"
	case taken:
		bar.Clause = "VV-KILLER-02"
	case s.usedLeft.has(a.Who):
		bar.Clause = "VV-KILLER-03"
	default:
		return
	}
	_ = b.add(bar)
}

func (r *Rules) applyUse(s *state, a Action, t *game.Turn[Event]) game.Step {
	kind := OptionB
	if s.option = optionB; s.left().has(a.Who) {
		kind, s.option = OptionA, optionA
		s.usedLeft |= one(a.Who)
	}
	t.Tell(Event{Kind: kind, Seat: s.killer, Who: a.Who})
	r.beginUse(s, s.killer, a.Who)
	return game.Free
}

// movedAll reports that the Killer's movement is complete.
func (s *state) movedAll() bool {
	return s.option == optionB || s.option == optionA && s.usedLeft == s.left()
}

// barsToMurder: after both cards of option A, or the one of option B (VV-KILLER-05).
func (r *Rules) barsToMurder(s *state, b *bars) {
	if !s.movedAll() {
		_ = b.on(true, "VV-KILLER-08")
	}
}

func (r *Rules) applyToMurder(s *state, t *game.Turn[Event]) game.Step {
	t.Tell(Event{Kind: ToTheMurder, Seat: s.killer})
	s.become(murderChoice)
	return game.Locked
}

// barsMurder: a code of the hand and somebody living in every mode, a lawful choice in
// guarded mode (VV-APP-01, VV-APP-05).
func (r *Rules) barsMurder(s *state, a Action, b *bars) {
	if s.hand>>uint(a.Code)&1 == 0 {
		if b.add(game.Bar{Clause: r.notInHand(s, a.Code)}) || b.on(true, "VV-APP-05") ||
			b.on(a.Code == Farewell, "VV-CODE-FAREWELL-03") || b.on(a.Code == Mask, "VV-CODE-MASK-03") {
			return
		}
	}
	now := s.now(r.f)
	if s.strict {
		gone := a.Code == Gunpowder && now.standing(a.Block) == 0
		dead := a.Code != Gunpowder && !s.alive.has(a.Who)
		_ = b.on(gone, "VV-CODE-GUNPOWDER-05") || b.on(dead, "VV-GEN-01") || b.on(gone || dead, "VV-APP-05")
		return
	}
	if a.Code == Gunpowder {
		r.barsGunpowder(&now, s.identity, a.Block, b)
		return
	}
	r.barsCode(&now, s.identity, a.Code, a.Who, b)
}

// notInHand is why the Killer does not hold a code.
func (r *Rules) notInHand(s *state, c Code) string {
	for g := 1; g <= Rounds; g++ {
		if s.code[g] == c {
			return "VV-MURDER-11"
		}
	}
	switch c {
	case DeadEnd:
		return "VV-CODE-DEADEND-03"
	case Farewell, Mask:
		return "VV-SETUP-16"
	default:
		return "VV-MURDER-01"
	}
}

// now is the board as a code would judge it at this moment (VV-MURDER-15).
func (s *state) now(f *facts) scene {
	return scene{at: s.at, alive: s.alive, alarm: f.area[s.alarm], alarmBy: s.alarmBy, masked: s.masked}
}

// canMurder reports whether any code of the hand has a lawful victim (VV-END-06).
func (r *Rules) canMurder(s *state) bool {
	now := s.now(r.f)
	for c := Poison; c <= DeadEnd; c++ {
		if s.hand>>uint(c)&1 == 0 {
			continue
		}
		if !r.eachVictim(c, func(a Action) bool {
			var b bars
			if c == Gunpowder {
				r.barsGunpowder(&now, s.identity, a.Block, &b)
			} else {
				r.barsCode(&now, s.identity, c, a.Who, &b)
			}
			return b.hit
		}) {
			return true
		}
	}
	return false
}

// applyMurder lays the victims down and the code face down on the round's grave. The
// room hears names only, in one form whatever the code (VV-MURDER-05 to 12).
func (r *Rules) applyMurder(s *state, a Action, t *game.Turn[Event]) game.Step {
	sc := s.now(r.f)
	if sc.victims = one(a.Who); a.Code == Gunpowder {
		sc.victims = sc.standing(a.Block)
	}
	g := s.round
	s.scene[g], s.code[g], s.turned[g] = sc, a.Code, 0
	s.hand &^= 1 << uint(a.Code)
	s.buried++
	s.alive &^= sc.victims
	for c := Bishop; c <= Gypsy; c++ {
		if sc.victims.has(c) {
			s.grave[c], s.space[c] = g, 0
		}
	}
	open := Event{Kind: Murdered, Seat: s.killer, Grave: g, Set: sc.victims}
	full := open
	full.Code = a.Code
	t.TellApart(game.SeatSet(s.killer), full, open)
	s.become(pause)
	return game.Locked
}
