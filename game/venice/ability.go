package venice

import "alibi/game"

// barsAbility: the card must have the ability, its one use must be left, and its time
// must be now (VV-CARD-10, VV-CARD-14, VV-MOVE-21). clause is the ability's own.
func (r *Rules) barsAbility(s *state, card Character, clause string, b *bars) bool {
	u := &s.use
	if b.on(s.card(u.who) != card, clause) {
		return true
	}
	return b.on(u.ability, "VV-CARD-10") || b.on(u.ability, "VV-CARD-14")
}

// barsTiming: before the movement, or before and after it.
func (r *Rules) barsTiming(s *state, afterToo bool, b *bars) bool {
	st := s.use.stage
	return b.on(st != before && (st != after || !afterToo), "VV-MOVE-21")
}

// barsEnded: after a normal movement of one's own (VV-MOVE-15).
func (r *Rules) barsEnded(s *state, clause string, b *bars) bool {
	return b.on(s.use.stage != after || !s.use.moved, clause)
}

// barsLanding: a direct move leads to another block that has a free space
// (VV-DIRECT-03, VV-DIRECT-10).
func (r *Rules) barsLanding(s *state, to Block, b *bars) bool {
	return b.on(s.at[s.use.who] == to, "VV-DIRECT-10") || b.full(s, to, "VV-DIRECT-03")
}

func (r *Rules) barsQuarantine(s *state, b *bars) {
	_ = r.barsAbility(s, PlagueDoctor, "VV-CHAR-PLAGUE-02", b) || r.barsTiming(s, true, b)
}

func (r *Rules) barsRing(s *state, b *bars) {
	if r.barsAbility(s, BellRinger, "VV-CHAR-BELLRINGER-02", b) || r.barsTiming(s, true, b) {
		return
	}
	here := s.at[s.use.who]
	if !r.f.towers.has(here) {
		_ = b.add(game.Bar{Clause: "VV-CHAR-BELLRINGER-02", Where: here.String()})
	}
}

// barsVisit: the block of a living woman elsewhere (VV-CHAR-PLAYBOY-02, VV-CHAR-PLAYBOY-04).
func (r *Rules) barsVisit(s *state, a Action, b *bars) {
	if r.barsAbility(s, Playboy, "VV-CHAR-PLAYBOY-02", b) || r.barsTiming(s, false, b) {
		return
	}
	if s.standing(a.Block)&r.f.ofGender[Female]&^one(s.use.who) == 0 {
		if b.add(game.Bar{Clause: "VV-CHAR-PLAYBOY-04", Where: a.Block.String()}) {
			return
		}
	}
	_ = r.barsLanding(s, a.Block, b)
}

// barsFly: the Dove's area, or an alley of its block (VV-CHAR-DOVE-03, VV-CHAR-DOVE-06).
func (r *Rules) barsFly(s *state, a Action, b *bars) {
	if r.barsAbility(s, Dove, "VV-CHAR-DOVE-03", b) || r.barsTiming(s, false, b) {
		return
	}
	here := s.at[s.use.who]
	if !(r.f.inArea[r.f.area[here]] | r.f.alley[here]).has(a.Block) {
		if b.add(game.Bar{Clause: "VV-CHAR-DOVE-03", Where: a.Block.String()}) {
			return
		}
	}
	_ = r.barsLanding(s, a.Block, b)
}

// barsPull: somebody living of another block of her area (VV-CHAR-LUSH-03).
func (r *Rules) barsPull(s *state, a Action, b *bars) {
	if r.barsAbility(s, Lush, "VV-CHAR-LUSH-02", b) || r.barsTiming(s, true, b) {
		return
	}
	here := s.at[s.use.who]
	if r.barsTarget(s, a.Who, b) {
		return
	}
	if r.f.area[s.at[a.Who]] != r.f.area[here] {
		if b.add(game.Bar{Clause: "VV-CHAR-LUSH-03", Who: a.Who.String(), Where: r.f.area[here].String()}) {
			return
		}
	}
	_ = b.full(s, here, "VV-DIRECT-03")
}

// barsSwap: anybody living in another block, before moving (VV-CHAR-GYPSY-02).
func (r *Rules) barsSwap(s *state, a Action, b *bars) {
	_ = r.barsAbility(s, Gypsy, "VV-CHAR-GYPSY-02", b) || r.barsTiming(s, false, b) || r.barsTarget(s, a.Who, b)
}

// barsTarget: a living character of another block (VV-GEN-01, VV-DIRECT-10).
func (r *Rules) barsTarget(s *state, c Character, b *bars) bool {
	if !s.alive.has(c) && b.add(game.Bar{Clause: "VV-GEN-01", Who: c.String()}) {
		return true
	}
	return b.on(s.at[c] == s.at[s.use.who], "VV-DIRECT-10")
}

// barsDraw: the Actress, before she moves, once a round (VV-CHAR-ACTRESS-02,
// VV-CHAR-ACTRESS-10).
func (r *Rules) barsDraw(s *state, b *bars) {
	if b.on(s.use.who != Actress, "VV-CHAR-ACTRESS-02") || r.barsTiming(s, false, b) {
		return
	}
	_ = b.on(s.copied != NoCharacter || s.pileLen == 0, "VV-CHAR-ACTRESS-10")
}

// tunneller is another living character in the block with the Rat Catcher's ability:
// himself, or the Actress with his card (VV-CHAR-RATCATCHER-04, VV-CHAR-ACTRESS-13).
func (s *state) tunneller(who Character) Character {
	here := s.standing(s.at[who]) &^ one(who)
	if here.has(RatCatcher) {
		return RatCatcher
	}
	if here.has(Actress) && s.copied == RatCatcher {
		return Actress
	}
	return NoCharacter
}

// barsTunnel: at the end of one's own normal movement beside him, along his alley
// (VV-CHAR-RATCATCHER-02 to 07).
func (r *Rules) barsTunnel(s *state, a Action, b *bars) {
	u := &s.use
	if b.on(u.stage != after, "VV-CHAR-RATCATCHER-02") || b.on(!u.moved, "VV-CHAR-RATCATCHER-06") {
		return
	}
	if b.on(u.direct && s.card(u.who) == Gypsy, "VV-CHAR-GYPSY-05") {
		return
	}
	if s.tunneller(u.who) == NoCharacter {
		if b.on(u.who == RatCatcher, "VV-CHAR-RATCATCHER-07") || b.on(true, "VV-CHAR-RATCATCHER-02") {
			return
		}
	}
	if u.ability {
		if b.on(true, "VV-CHAR-RATCATCHER-05") || b.on(true, "VV-CARD-15") || b.on(true, "VV-CARD-14") ||
			b.on(s.card(u.who) == CatBurglar, "VV-CHAR-CATBURGLAR-03") ||
			b.on(s.card(u.who) == Playboy, "VV-CHAR-PLAYBOY-05") ||
			b.on(u.carried, "VV-CHAR-BOATSWAIN-05") {
			return
		}
	}
	if !r.f.alley[s.at[u.who]].has(a.Block) {
		if b.add(game.Bar{Clause: "VV-CHAR-RATCATCHER-04", Where: a.Block.String()}) {
			return
		}
	}
	_ = r.barsLanding(s, a.Block, b)
}

// barsLeap: from tower to tower, after moving (VV-CHAR-CATBURGLAR-02).
func (r *Rules) barsLeap(s *state, a Action, b *bars) {
	if r.barsAbility(s, CatBurglar, "VV-CHAR-CATBURGLAR-02", b) || r.barsEnded(s, "VV-MOVE-21", b) {
		return
	}
	for _, tower := range [2]Block{s.at[s.use.who], a.Block} {
		if !r.f.towers.has(tower) && b.add(game.Bar{Clause: "VV-CHAR-CATBURGLAR-02", Where: tower.String()}) {
			return
		}
	}
	_ = r.barsLanding(s, a.Block, b)
}

// barsCastOff: to the other end of a canal route of her block, unless she carried
// somebody (VV-CHAR-BOATSWAIN-02, VV-CHAR-BOATSWAIN-05).
func (r *Rules) barsCastOff(s *state, a Action, b *bars) {
	if b.on(s.use.carried, "VV-CHAR-BOATSWAIN-05") ||
		r.barsAbility(s, Boatswain, "VV-CHAR-BOATSWAIN-02", b) || r.barsEnded(s, "VV-MOVE-21", b) {
		return
	}
	if !r.f.canal[s.at[s.use.who]].has(a.Block) {
		if b.add(game.Bar{Clause: "VV-CHAR-BOATSWAIN-02", Where: a.Block.String()}) {
			return
		}
	}
	_ = r.barsLanding(s, a.Block, b)
}
