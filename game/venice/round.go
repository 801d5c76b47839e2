package venice

import "alibi/game"

// deadToEnd is how many dead, or codes used, bring the Accusation Round (VV-ACCUSE-01).
const deadToEnd = 5

// settle plays what needs no decision until somebody must decide.
func (r *Rules) settle(s *state, t *game.Turn[Event]) {
	for {
		switch j := s.top(); j.kind {
		case beginRound:
			r.begin(s, t)
			r.flip(s, t)
			s.become(stageTwo)
		case stageTwo:
			if s.picked < int8(len(r.f.picks[s.seats])) && s.available() != 0 {
				return
			}
			if s.final {
				s.become(finalAccusation)
				t.Tell(Event{Kind: FinalAccusation})
			} else {
				s.become(killerChoice)
			}
		case flipChance:
			if s.faceDownAt(j.block) != 0 {
				return
			}
			s.pop()
		case murderChoice:
			if s.strict || r.canMurder(s) {
				return
			}
			r.finish(s, shame, t) // VV-APP-04
		default:
			return
		}
	}
}

// begin is the beginning of a round in the order of VV-ROUND-04.
func (r *Rules) begin(s *state, t *game.Turn[Event]) {
	if s.quarantine != NoArea || s.alarm != 0 {
		t.Tell(Event{Kind: MarkersRemoved, Area: s.quarantine, From: s.alarm})
	}
	s.quarantine, s.quarantineBy, s.alarm, s.alarmBy = NoArea, NoCharacter, 0, NoCharacter
	s.copied = NoCharacter
	s.round++
	s.final = s.dead() >= deadToEnd || s.buried >= deadToEnd
	r.list(s)
	t.Tell(Event{Kind: RoundBegun, Round: s.round, Final: s.final, Who: Inquisitor, Set: s.listed})
}

// list takes the Inquisitor's list: everybody else living in his area as the round
// begins, nobody if he is dead (VV-CHAR-INQUISITOR-03, VV-CHAR-INQUISITOR-06).
func (r *Rules) list(s *state) {
	s.listed = 0
	if !s.alive.has(Inquisitor) {
		return
	}
	for m := s.alive &^ one(Inquisitor); m != 0; m &= m - 1 {
		if c := m.first(); r.f.area[s.at[c]] == r.f.area[s.at[Inquisitor]] {
			s.listed |= one(c)
		}
	}
}

// flip is stage 1: the cards of the living are shuffled and dealt (VV-FLIP-01 to 14).
func (r *Rules) flip(s *state, t *game.Turn[Event]) {
	n := int8(0)
	s.pile = [Cast]Character{}
	for m := s.alive; m != 0; m &= m - 1 {
		s.pile[n] = m.first()
		n++
	}
	game.Shuffle(t, "cards", s.pile[:n])
	s.dealtLen = min(r.f.dealt[s.seats], n)
	s.dealt, s.owner = [maxDealt]Character{}, [maxDealt]game.Seat{}
	var set Group
	for i := range s.dealtLen {
		s.dealt[i], s.owner[i] = s.pile[i], game.Nobody
		set |= one(s.pile[i])
	}
	s.pileLen = n - s.dealtLen
	copy(s.pile[:], s.pile[s.dealtLen:n])
	clear(s.pile[s.pileLen:])
	s.picked, s.option, s.usedLeft, s.use = 0, undecided, 0, use{}
	t.Tell(Event{Kind: CardsDealt, Round: s.round, Set: set})
}

// available are the dealt cards that nobody has taken.
func (s *state) available() Group { return s.cardsOf(game.Nobody) }

// cardsOf are the dealt cards in front of a seat.
func (s *state) cardsOf(seat game.Seat) Group {
	var q Group
	for i := range s.dealtLen {
		if s.owner[i] == seat {
			q |= one(s.dealt[i])
		}
	}
	return q
}

// taken are the dealt cards in front of Investigators.
func (s *state) taken() Group {
	var q Group
	for i := range s.dealtLen {
		if s.owner[i] != game.Nobody {
			q |= one(s.dealt[i])
		}
	}
	return q
}

// picker is the seat whose turn it is to take a card (VV-INV-11).
func (r *Rules) picker(s *state) game.Seat {
	return s.investigator(r.f.picks[s.seats][s.picked])
}

// barsTake: an available card, in one's turn (VV-INV-02, VV-INV-03).
func (r *Rules) barsTake(s *state, a Action, b *bars) {
	if !s.alive.has(a.Who) {
		_ = b.add(game.Bar{Clause: "VV-FLIP-04", Who: a.Who.String()})
		return
	}
	if s.taken().has(a.Who) {
		_ = b.add(game.Bar{Clause: "VV-INV-03", Who: a.Who.String()})
		return
	}
	if !s.available().has(a.Who) {
		_ = b.add(game.Bar{Clause: "VV-FLIP-05", Who: a.Who.String()})
	}
}

func (r *Rules) applyTake(s *state, seat game.Seat, a Action, t *game.Turn[Event]) game.Step {
	for i := range s.dealtLen {
		if s.dealt[i] == a.Who {
			s.owner[i] = seat
		}
	}
	s.picked++
	t.Tell(Event{Kind: CardTaken, Seat: seat, Who: a.Who})
	r.beginUse(s, seat, a.Who)
	return game.Free
}
