package venice

import (
	"slices"

	"alibi/game"
)

// posedStep is the bottom of the stack at a step at which a position can be set up,
// noJob at any other.
func posedStep(step string) jobKind {
	switch step {
	case "identity", "begin":
		return beginRound
	case "pick", "use":
		return stageTwo
	case "killer":
		return killerChoice
	case "murder":
		return murderChoice
	case "pause":
		return pause
	case "accuse":
		return finalAccusation
	default:
		return noJob
	}
}

// finish puts the pieces together; it returns the id of what was wanted when they do
// not fit.
func (p *posing) finish() string {
	for _, finish := range []func() string{
		p.finishPlaces, p.finishSuspects, p.finishHand, p.finishRound, p.finishScenes, p.finishList, p.finishCards, p.finishStep,
	} {
		if want := finish(); want != "" {
			return want
		}
	}
	p.r.settle(p.s, p.turn)
	return ""
}

// finishPlaces puts the living on their blocks and lays the dead down.
func (p *posing) finishPlaces() string {
	s := p.s
	s.at, s.space = p.at, [Cast + 1]int8{}
	placed := s.alive
	s.alive = 0
	for _, c := range placed.Members() {
		if s.full(p.at[c]) {
			return "venice.pose.full"
		}
		s.alive |= one(c)
		s.place(c, p.at[c])
	}
	return ""
}

func (p *posing) finishSuspects() string {
	s := p.s
	if len(p.drawn) == 0 {
		p.drawn, s.identity = []Character{Bishop}, Bishop
	}
	order := slices.Clone(p.drawn)
	for _, c := range p.r.f.suspects.Members() {
		if !slices.Contains(order, c) {
			order = append(order, c)
		}
	}
	copy(s.suspects[:], order)
	if p.step == "identity" {
		s.identity = NoCharacter
	}
	return unless(s.identity != NoCharacter || p.step == "identity", "venice.pose.identity")
}

func (p *posing) finishHand() string {
	if p.hand == nil {
		return ""
	}
	p.s.hand = 0
	for _, c := range p.hand {
		if slices.Contains(p.s.code[1:], c) {
			return "venice.pose.code"
		}
		p.s.hand |= 1 << uint(c)
	}
	return ""
}

// killers reports that the position stands in the Killer's stage.
func (p *posing) killers() bool {
	return p.step == "killer" || p.step == "murder" || p.step == "pause" || p.step == "use" && p.useSeat == p.s.killer
}

// finishRound finds the round, which is that after the last grave unless it was given,
// and whether it is the Accusation Round (VV-ACCUSE-01).
func (p *posing) finishRound() string {
	s, last := p.s, int8(0)
	for g := int8(1); g <= Rounds; g++ {
		if s.scene[g].victims != 0 {
			last = g
		}
	}
	if s.round = p.round; s.round == 0 {
		if s.round = last + 1; p.step == "pause" {
			s.round = max(last, 1)
		}
	}
	ends := s.dead() >= deadToEnd || s.buried >= deadToEnd
	s.final = ends && !p.killers()
	switch {
	case p.step == "pause" && s.round != last, p.step != "pause" && s.round <= last:
		return "venice.pose.round"
	case s.round > Rounds && !s.final, p.step == "identity" && s.round != 1:
		return "venice.pose.round"
	case p.killers() && p.step != "pause" && ends, p.step == "accuse" && !s.final:
		return "venice.pose.final"
	}
	return ""
}

// finishScenes gives every grave the board as it is posed, with its own victims and
// those of later graves alive, and then what its scene lines say.
func (p *posing) finishScenes() string {
	s := p.s
	for g := int8(1); g <= Rounds; g++ {
		sc := &s.scene[g]
		if sc.victims == 0 {
			continue
		}
		sc.at, sc.alive, sc.masked = s.at, s.alive, s.masked
		for later := g; later <= Rounds; later++ {
			sc.alive |= s.scene[later].victims
		}
	}
	for _, l := range p.scenes {
		sc := &s.scene[l.grave]
		if sc.victims == 0 {
			return "venice.pose.scene"
		}
		if l.words[0] == "alarm" {
			area, okArea := ParseArea(word1(l.words))
			by, okBy := character(l.words, 2)
			if !okArea || !okBy || len(l.words) != 3 {
				return "venice.pose.scene"
			}
			sc.alarm, sc.alarmBy = area, by
			continue
		}
		c, okWho := ParseCharacter(l.words[0])
		b, okWhere := p.block(l.words, 1)
		if !okWho || !okWhere || len(l.words) != 2 || sc.victims.has(c) {
			return "venice.pose.scene"
		}
		sc.at[c] = b
	}
	return ""
}

func word1(words []string) string {
	if len(words) < 2 {
		return ""
	}
	return words[1]
}

// finishList takes the Inquisitor's list as if the round began here, unless it was
// given (VV-CHAR-INQUISITOR-03).
func (p *posing) finishList() string {
	s := p.s
	if p.listed != nil {
		s.listed = *p.listed
		return unless(*p.listed&^s.alive == 0, "venice.pose.character")
	}
	p.r.list(s)
	return ""
}

func (p *posing) finishStep() string {
	s := p.s
	s.push(job{kind: posedStep(p.step)})
	switch p.step {
	case "identity":
		s.round--
		s.push(job{kind: chooseIdentity})
	case "begin":
		s.round--
	case "use":
		p.finishUse()
	case "murder", "pause":
		s.option, s.usedLeft = optionA, s.left()
	}
	return ""
}

// finishUse begins the use of a card as if the seat had just chosen it.
func (p *posing) finishUse() {
	s := p.s
	if p.useSeat == s.killer {
		s.become(killerChoice)
		if s.option = optionB; s.left().has(p.useWho) {
			s.option, s.usedLeft = optionA, one(p.useWho)
		}
	}
	p.r.beginUse(s, p.useSeat, p.useWho)
}

// finishCards deals as many cards as the head count asks for: those that lines name,
// then others in the order of the cast; and it gives out as many as have been taken by
// now (VV-FLIP-05, VV-INV-11).
func (p *posing) finishCards() string {
	s := p.s
	if p.step == "identity" || p.step == "begin" {
		given := len(p.dealt) + len(p.left) + len(p.pile)
		for _, cards := range p.taken {
			given += len(cards)
		}
		return unless(given == 0 && s.copied == NoCharacter, "venice.pose.dealt")
	}
	named := slices.Concat(p.dealt, slices.Concat(p.taken[:]...), p.left)
	if p.useWho != NoCharacter {
		named = append(named, p.useWho)
	}
	size := min(int(p.r.f.dealt[s.seats]), p.holders().Len())
	cards, undealt, want := p.spread(named, size)
	if want != "" {
		return want
	}
	for i, c := range cards {
		s.dealt[i], s.owner[i] = c, game.Nobody
	}
	s.dealtLen = int8(len(cards))
	copy(s.pile[:], undealt)
	s.pileLen = int8(len(undealt))
	return p.giveOut()
}

// holders are those whose cards are in play: who lived when the round began.
func (p *posing) holders() Group {
	if p.step == "pause" {
		return p.s.alive | p.s.scene[p.s.round].victims
	}
	return p.s.alive
}

// spread parts the cards in play into those dealt and the pile.
func (p *posing) spread(named []Character, size int) (cards, undealt []Character, want string) {
	s := p.s
	var set, under Group
	for _, c := range p.pile {
		under |= one(c)
	}
	for _, c := range named {
		if !set.has(c) {
			cards, set = append(cards, c), set|one(c)
		}
	}
	if s.copied != NoCharacter && !slices.Contains(named, Actress) {
		return nil, nil, "venice.pose.copied"
	}
	holders := p.holders()
	if len(cards) > size || set&^holders != 0 || set.has(s.copied) {
		return nil, nil, "venice.pose.dealt"
	}
	if under&^holders != 0 || under&set != 0 || under.has(s.copied) {
		return nil, nil, "venice.pose.pile"
	}
	rest := holders &^ set &^ under &^ one(s.copied)
	for _, c := range rest.Members() {
		if len(cards) < size {
			cards, rest = append(cards, c), rest&^one(c)
		}
	}
	if len(cards) < size {
		return nil, nil, "venice.pose.pile"
	}
	return cards, append(slices.Clone(p.pile), rest.Members()...), ""
}

// giveOut lays the cards taken by now in front of their seats, those that lines name
// first.
func (p *posing) giveOut() string {
	s := p.s
	picks := p.r.f.picks[s.seats]
	given, explicit := p.taken, 0
	for _, cards := range given {
		explicit += len(cards)
	}
	need := explicit
	last := NoCharacter
	switch {
	case p.killers() || p.step == "accuse":
		need = min(len(picks), int(s.dealtLen))
	case p.step == "use":
		for need < len(picks) && s.investigator(picks[need]) != p.useSeat {
			need++
		}
		need, last = need+1, p.useWho
	}
	if need > len(picks) {
		return "venice.pose.taken"
	}
	if len(p.left) > 0 && need < len(picks) {
		return "venice.pose.left"
	}
	for i := range need {
		seat := s.investigator(picks[i])
		c := last
		switch {
		case i == need-1 && last != NoCharacter:
		case len(given[seat]) > 0:
			c, given[seat] = given[seat][0], given[seat][1:]
			explicit--
		default:
			c = p.anyCard()
		}
		if !p.take(seat, c) {
			return "venice.pose.taken"
		}
	}
	s.picked = int8(need)
	for _, c := range p.left {
		if !s.available().has(c) {
			return "venice.pose.left"
		}
	}
	return unless(explicit == 0, "venice.pose.taken")
}

// anyCard is the first available card that no line speaks of.
func (p *posing) anyCard() Character {
	spoken := slices.Concat(p.left, slices.Concat(p.taken[:]...), []Character{p.useWho})
	for _, c := range p.s.dealt[:p.s.dealtLen] {
		if p.s.available().has(c) && !slices.Contains(spoken, c) {
			return c
		}
	}
	return NoCharacter
}

func (p *posing) take(seat game.Seat, c Character) bool {
	i := slices.Index(p.s.dealt[:p.s.dealtLen], c)
	if i < 0 || p.s.owner[i] != game.Nobody {
		return false
	}
	p.s.owner[i] = seat
	return true
}
