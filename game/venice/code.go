package venice

import "alibi/game"

// lawful judges a whole murder: every victim by this code in this scene, with the true
// identity (VV-END-10). Only Gunpowder may have several (VV-CODE-08).
func (r *Rules) lawful(sc *scene, killer Character, code Code) bool {
	var b bars
	r.barsVictims(sc, killer, code, &b)
	return !b.hit
}

// judge is lawful with the clause that says so: the first one broken, or the one that
// says what the code can do.
func (r *Rules) judge(sc *scene, killer Character, code Code) (lawful bool, clause string) {
	why := new(game.Reason)
	b := bars{why: why}
	r.barsVictims(sc, killer, code, &b)
	if b.hit {
		return false, why.Bars()[0].Clause
	}
	return true, codeClauses[code]
}

var codeClauses = [Codes + 1]string{
	Poison: "VV-CODE-POISON-01", Gunpowder: "VV-CODE-GUNPOWDER-01", Fall: "VV-CODE-FALL-01", Riot: "VV-CODE-RIOT-01",
	Honeypot: "VV-CODE-HONEYPOT-01", Revolution: "VV-CODE-REVOLUTION-01", Crossbow: "VV-CODE-CROSSBOW-01",
	BirdStone: "VV-CODE-BIRDSTONE-01", Drowning: "VV-CODE-DROWNING-01", Rafters: "VV-CODE-RAFTERS-01",
	Chariot: "VV-CODE-CHARIOT-01", Farewell: "VV-CODE-FAREWELL-01", Mask: "VV-CODE-MASK-01", DeadEnd: "VV-CODE-DEADEND-01",
}

// barsVictims: every victim by this code; only Gunpowder may have several, and then all
// of a block (VV-CODE-08, VV-CODE-GUNPOWDER-05).
func (r *Rules) barsVictims(sc *scene, killer Character, code Code, b *bars) {
	if code != Gunpowder && sc.victims.Len() != 1 {
		_ = b.on(true, "VV-CODE-08")
		return
	}
	for c := Bishop; c <= Gypsy; c++ {
		if !sc.victims.has(c) {
			continue
		}
		if code == Gunpowder {
			r.barsGunpowder(sc, killer, sc.at[c], b)
			_ = b.on(sc.victims != sc.standing(sc.at[c]), "VV-CODE-GUNPOWDER-05")
			return
		}
		r.barsCode(sc, killer, code, c, b)
	}
}

func (s *scene) standing(b Block) Group {
	var q Group
	for c := Bishop; c <= Gypsy; c++ {
		if s.alive.has(c) && s.at[c] == b {
			q |= one(c)
		}
	}
	return q
}

// barsGunpowder: everybody in one block that a bridge joins to the Killer's; the alarm
// does not count (VV-CODE-GUNPOWDER-01 to 05).
func (r *Rules) barsGunpowder(sc *scene, killer Character, to Block, b *bars) {
	home := sc.at[killer]
	_ = b.on(!sc.alive.has(killer), "VV-END-04") ||
		b.on(sc.standing(to) == 0, "VV-CODE-GUNPOWDER-05") ||
		b.on(to == home, "VV-CODE-GUNPOWDER-04") ||
		b.on(!r.bridged(home, to), "VV-CODE-GUNPOWDER-02")
}

// bridged is adjacency for codes: one bridge, green or red (VV-MAP-18).
func (r *Rules) bridged(a, b Block) bool { return (r.f.green[a] | r.f.red[a]).has(b) }

// barsCode: every code but Gunpowder on one victim (VV-CODE-POISON-01 and so on).
func (r *Rules) barsCode(sc *scene, killer Character, code Code, who Character, b *bars) {
	if !sc.alive.has(who) && b.add(game.Bar{Clause: "VV-GEN-01", Who: who.String()}) {
		return
	}
	if b.on(!sc.alive.has(killer), "VV-END-04") || b.on(who == killer, "VV-MURDER-13") || b.on(who == killer, "VV-CODE-07") {
		return
	}
	if sc.alarm != NoArea && r.f.area[sc.at[who]] == sc.alarm && who != sc.alarmBy {
		if b.add(game.Bar{Clause: "VV-CHAR-BELLRINGER-05", Who: who.String(), Where: sc.alarm.String()}) {
			return
		}
	}
	home, there := sc.at[killer], sc.at[who]
	switch code {
	case Poison:
		_ = b.on(r.f.area[home] != r.f.area[there], "VV-CODE-POISON-01")
	case Fall:
		r.barsPair(r.f.towers, home, there, "VV-CODE-FALL-02", "VV-CODE-FALL-01", b)
	case Riot:
		r.barsPair(r.f.inArea[Brown]|r.f.inArea[Blue], home, there, "VV-CODE-RIOT-02", "VV-CODE-RIOT-01", b)
	case Drowning:
		r.barsPair(r.f.docks, home, there, "VV-CODE-DROWNING-02", "VV-CODE-DROWNING-01", b)
	case Rafters:
		r.barsPair(r.f.inArea[Yellow]|r.f.inArea[Red], home, there, "VV-CODE-RAFTERS-02", "VV-CODE-RAFTERS-01", b)
	case Farewell:
		r.barsPair(r.f.inArea[Red]|r.f.inArea[Brown], home, there, "VV-CODE-FAREWELL-02", "VV-CODE-FAREWELL-01", b)
	case DeadEnd:
		r.barsPair(r.f.redEnds, home, there, "VV-CODE-DEADEND-02", "VV-CODE-DEADEND-01", b)
	case Honeypot:
		_ = b.on(who == Dove, "VV-CODE-HONEYPOT-02") ||
			b.on(r.f.gender[who] == r.f.gender[killer], "VV-CODE-HONEYPOT-01")
	case Revolution:
		r.barsRevolution(sc, killer, who, b)
	case Crossbow:
		_ = b.on(home != there && !r.bridged(home, there), "VV-CODE-CROSSBOW-01")
	case BirdStone:
		r.barsBirdStone(sc, killer, who, b)
	case Chariot:
		_ = b.on(r.f.alley[home] == 0, "VV-CODE-CHARIOT-02") ||
			b.on(!r.f.alley[home].has(there), "VV-CODE-CHARIOT-01")
	case Mask:
		_ = b.on(!sc.masked.has(killer), "VV-CODE-MASK-02") || b.on(sc.masked.has(who), "VV-CODE-MASK-01")
	case FaceDown, Gunpowder:
		panic("venice: no code for one victim: " + code.String())
	}
}

// barsPair: Killer and victim each on ground of one kind, not the same place
// (VV-CODE-06).
func (r *Rules) barsPair(ground land, home, there Block, killerClause, victimClause string, b *bars) {
	_ = b.on(!ground.has(home), killerClause) || b.on(!ground.has(there), victimClause)
}

// barsRevolution: a victim in purple, and there a cohort of the Killer's class that is
// neither of the two (VV-CODE-REVOLUTION-01 to 05).
func (r *Rules) barsRevolution(sc *scene, killer, who Character, b *bars) {
	if b.on(r.f.area[sc.at[who]] != Purple, "VV-CODE-REVOLUTION-01") {
		return
	}
	cohorts := r.f.ofClass[r.f.class[killer]] & sc.alive &^ one(killer) &^ one(who)
	for c := Bishop; c <= Gypsy; c++ {
		if cohorts.has(c) && r.f.area[sc.at[c]] == Purple {
			return
		}
	}
	_ = b.on(true, "VV-CODE-REVOLUTION-02") || b.on(true, "VV-CODE-REVOLUTION-04") ||
		b.on(r.f.class[who] == r.f.class[killer], "VV-CODE-REVOLUTION-03") ||
		b.on(who != Dove && sc.alive.has(Dove) && r.f.area[sc.at[Dove]] == Purple, "VV-CODE-REVOLUTION-05")
}

// barsBirdStone: a victim beside the living Dove, the Killer in the Dove's area or on
// its alley (VV-CODE-BIRDSTONE-01 to 03).
func (r *Rules) barsBirdStone(sc *scene, killer, who Character, b *bars) {
	if b.on(!sc.alive.has(Dove) || who == Dove, "VV-CODE-BIRDSTONE-02") {
		return
	}
	home, bird := sc.at[killer], sc.at[Dove]
	near := (r.f.inArea[r.f.area[bird]] | r.f.alley[bird]).has(home)
	_ = b.on(sc.at[who] != bird || !near, "VV-CODE-BIRDSTONE-01")
}

// couldHave are the suspects who could have done a murder, for the recap (VV-END-15).
func (r *Rules) couldHave(sc *scene, code Code) Group {
	var q Group
	for c := Bishop; c <= Gypsy; c++ {
		if r.f.suspects.has(c) && r.lawful(sc, c, code) {
			q |= one(c)
		}
	}
	return q
}
