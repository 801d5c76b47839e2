package venice

import (
	"fmt"
	"math/bits"
)

// wrong says what no position may be, or nothing.
func (r *Rules) wrong(s *state) string {
	for _, check := range []func(*state) string{r.wrongBoard, r.wrongCards, r.wrongCodes, r.wrongGraves, r.wrongMarkers, r.wrongTurn, r.wrongUse} {
		if what := check(s); what != "" {
			return what
		}
	}
	return ""
}

// wrongBoard: everybody is somewhere, and the living of a block have a space each
// (VV-MAP-05, VV-MOVE-12).
func (r *Rules) wrongBoard(s *state) string {
	var taken [MaxBlocks + 1][Spaces]bool
	for c := Bishop; c <= Gypsy; c++ {
		b := s.at[c]
		switch {
		case b < 1 || b > r.f.blocks:
			return fmt.Sprintf("%s is nowhere", c)
		case s.alive.has(c) == (s.grave[c] != 0):
			return fmt.Sprintf("%s is alive: %t, and lies in grave %d", c, s.alive.has(c), s.grave[c])
		case !s.alive.has(c):
			continue
		case s.space[c] < 0 || s.space[c] >= Spaces || taken[b][s.space[c]]:
			return fmt.Sprintf("%s has no space of its own in %s", c, b)
		}
		taken[b][s.space[c]] = true
	}
	if s.alive&^allCast != 0 || s.at[NoCharacter] != 0 {
		return "somebody else is alive"
	}
	return ""
}

// wrongCards: between the deal and the next every card of those who lived at the deal
// lies once, dealt, in the pile or beside the Actress (VV-FLIP-01, VV-FLIP-14); the
// Killer keeps exactly two to use (VV-FLIP-11).
func (r *Rules) wrongCards(s *state) string {
	if s.dealtLen < 0 || s.dealtLen > maxDealt || s.pileLen < 0 || s.pileLen > Cast {
		return "more cards than there are"
	}
	var once, twice Group
	lay := func(c Character) {
		twice |= once & one(c)
		once |= one(c)
	}
	for _, c := range s.dealt[:s.dealtLen] {
		lay(c)
	}
	for _, c := range s.pile[:s.pileLen] {
		lay(c)
	}
	for _, c := range s.pile[s.pileLen:] {
		if c != NoCharacter {
			return "a card under the pile"
		}
	}
	if s.copied != NoCharacter {
		lay(s.copied)
	}
	living := s.alive
	if s.round > 0 && s.round <= Rounds {
		living |= s.scene[s.round].victims
	}
	if s.round == 0 {
		living = 0
	}
	if twice != 0 || once != living {
		return fmt.Sprintf("cards of %s, twice of %s, for %s", once, twice, living)
	}
	left := s.available().Len()
	if k := s.top().kind; (k == killerChoice || k == killerNext || k == murderChoice || k == pause) && left != 2 {
		return fmt.Sprintf("%d cards left for the Killer", left)
	}
	if s.usedLeft&^s.available() != 0 || s.taken().Len() != int(s.picked) {
		return "cards used that were not left, or taken that were not counted"
	}
	if s.cardsOf(s.killer) != 0 {
		return "the Killer took a card"
	}
	return ""
}

// wrongCodes: every code of the box that is in play is in the hand or on one grave, 11
// of them or 12 (VV-SETUP-14, VV-MURDER-11).
func (r *Rules) wrongCodes(s *state) string {
	all, want := s.hand, CommonCodes
	if s.promo {
		want++
	}
	used := int8(0)
	for g := 1; g <= Rounds; g++ {
		if s.code[g] == FaceDown {
			continue
		}
		if all>>uint(s.code[g])&1 == 1 {
			return "the code " + s.code[g].String() + " is in two places"
		}
		all |= 1 << uint(s.code[g])
		used++
	}
	if bits.OnesCount16(all) != want || all&(1<<FaceDown|1<<Farewell|1<<Mask) != 0 || s.promo != (all>>DeadEnd&1 == 1) {
		return fmt.Sprintf("codes %016b", all)
	}
	if used != s.buried || s.code[0] != FaceDown {
		return "codes on graves that were not counted"
	}
	return ""
}

// wrongGraves: a grave a round so far, under one code, with the dead that lie there; the
// board of each murder is kept as it was (VV-MAP-20, VV-MURDER-08, VV-END-10).
func (r *Rules) wrongGraves(s *state) string {
	dead := Group(0)
	for g := int8(1); g <= Rounds; g++ {
		sc := &s.scene[g]
		var here Group
		for c := Bishop; c <= Gypsy; c++ {
			if s.grave[c] == g {
				here |= one(c)
			}
		}
		switch {
		case here != sc.victims || (here == 0) != (s.code[g] == FaceDown):
			return fmt.Sprintf("grave %d holds %s for %s", g, here, sc.victims)
		case here != 0 && g > s.round:
			return fmt.Sprintf("grave %d in round %d", g, s.round)
		case here == 0 && s.turned[g] != 0:
			return fmt.Sprintf("an empty grave %d was looked at", g)
		case s.turned[g] != 0 && (s.turned[g] <= g || s.turned[g] > s.round):
			return fmt.Sprintf("the code of grave %d was turned in round %d", g, s.turned[g])
		case here&^sc.alive != 0 || here != 0 && sc.alive != allCast&^dead:
			return fmt.Sprintf("the dead of grave %d did not live", g)
		}
		for m := here; m != 0; m &= m - 1 {
			if sc.at[m.first()] != s.at[m.first()] || s.at[m.first()] != s.at[here.first()] {
				return fmt.Sprintf("the dead of grave %d were moved", g)
			}
		}
		if here.Len() > 1 && s.code[g] != Gunpowder {
			return fmt.Sprintf("%s killed several", s.code[g])
		}
		if here != 0 && !s.strict && !r.lawful(sc, s.identity, s.code[g]) {
			return fmt.Sprintf("an unlawful murder in grave %d in guarded mode", g)
		}
		dead |= here
	}
	if dead != allCast&^s.alive || s.grave[NoCharacter] != 0 {
		return "dead without a grave"
	}
	return ""
}

// wrongMarkers: a marker lies where and with whom its owner put it, a list names living
// people of this round only (VV-COMP-21, VV-COMP-22).
func (r *Rules) wrongMarkers(s *state) string {
	owner := func(by, card Character) bool { return by == card || by == Actress && s.copied == card }
	switch {
	case (s.quarantine == NoArea) != (s.quarantineBy == NoCharacter),
		s.quarantine != NoArea && !owner(s.quarantineBy, PlagueDoctor):
		return "a quarantine by " + s.quarantineBy.String()
	case (s.alarm == 0) != (s.alarmBy == NoCharacter),
		s.alarm != 0 && (!owner(s.alarmBy, BellRinger) || !r.f.towers.has(s.alarm)):
		return "an alarm at " + s.alarm.String() + " by " + s.alarmBy.String()
	case s.listed.has(Inquisitor) || s.listed&^allCast != 0:
		return "a list with " + s.listed.String()
	case s.copied == Actress:
		return "the Actress plays herself"
	case s.masked != 0:
		return "masks in a standard game"
	}
	return ""
}

// wrongTurn: the stack of steps, the round and the end fit together (VV-ROUND-01).
func (r *Rules) wrongTurn(s *state) string {
	if s.depth < 1 || s.depth > maxTodo {
		return fmt.Sprintf("a stack of %d steps", s.depth)
	}
	for i, j := range s.todo {
		if int8(i) < s.depth && j.kind == noJob {
			return "a step that is none"
		}
	}
	k := s.top().kind
	identity := s.identity == s.suspects[0] || s.identity == s.suspects[1]
	switch {
	case s.seats < MinSeats || s.seats > MaxSeats || s.killer < 0 || int8(s.killer) >= s.seats:
		return "seats"
	case s.round < 0 || s.round > Rounds+1 || s.round == Rounds+1 && !s.final:
		return fmt.Sprintf("round %d", s.round)
	case s.final && (s.dead() < deadToEnd && s.buried < deadToEnd || k == killerChoice || k == killerNext || k == murderChoice || k == pause):
		return "an Accusation Round too early, or with a Killer's stage"
	case !s.final && s.round > s.buried+1:
		return "a round without a murder"
	case (k == chooseIdentity) != (s.identity == NoCharacter) || s.identity != NoCharacter && !identity:
		return "an identity that she did not draw"
	case (k == over) != (s.ending != running) || (s.ending == running) != (s.result == 0):
		return "an end that is none"
	case s.result.Has(s.killer) != (s.ending == accusedWrong) && s.ending != running:
		return "the wrong winner"
	}
	return r.wrongSuspects(s)
}

// wrongSuspects: twelve cards, one each, none of the Dove (VV-COMP-05).
func (r *Rules) wrongSuspects(s *state) string {
	var q Group
	for _, c := range s.suspects {
		q |= one(c)
	}
	if q != r.f.suspects {
		return "suspects " + q.String()
	}
	return ""
}

// wrongUse: a card in use belongs to whom it should, and its points are in bounds.
func (r *Rules) wrongUse(s *state) string {
	u := &s.use
	if u.who == NoCharacter {
		if *u != (use{}) {
			return "a use of nobody"
		}
		return ""
	}
	switch {
	case !s.alive.has(u.who):
		return "a dead card in use"
	case u.points < 0 || u.points > 2:
		return fmt.Sprintf("%d points", u.points)
	case u.stage == after && u.points != 0 || u.stage == idle:
		return "points after the movement"
	case u.seat != s.killer && !s.cardsOf(u.seat).has(u.who):
		return "a card in use that was not taken"
	case u.seat == s.killer && s.option == optionA && !s.usedLeft.has(u.who),
		u.seat == s.killer && s.option == optionB && !s.taken().has(u.who),
		u.seat == s.killer && s.option == undecided:
		return "a card in use that the Killer may not use"
	case u.carried && !u.ability || u.met != NoCharacter && u.stage != after:
		return "a use that contradicts itself"
	}
	return ""
}
