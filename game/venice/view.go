package venice

import (
	"math/bits"

	"alibi/game"
)

// Table is what the room sees. It is built up from nothing: a zero is face down, absent
// or not yet. Slices of characters are indexed by Character, graves by number from 1.
type Table struct {
	Seats  int8
	Killer game.Seat
	// First is the seat on the Killer's left, which confirms accusations (VV-ACCUSE-13).
	First  game.Seat
	Strict bool
	Promo  bool

	Round int8
	// Final is the Accusation Round; FinalNext that it will be the next one.
	Final, FinalNext bool
	Step             Step

	At    [Cast + 1]Block
	Space [Cast + 1]int8
	// Grave is 0 for the living.
	Grave [Cast + 1]int8
	// Value is how many movement points a card would give now.
	Value [Cast + 1]int8

	Cards    [maxDealt]Card
	CardsLen int8
	PileLen  int8
	// Picked of Picks cards have been taken; Picker takes the next one.
	Picked, Picks int8
	Picker        game.Seat
	HandLen       int8

	Use    Using
	Option Option
	// Spent are the left-over cards that the Killer has used.
	Spent Group
	// FlipAt is the block whose codes may be turned over, 0 for none.
	FlipAt Block

	Listed       Group
	Copied       Character
	Quarantine   Area
	QuarantineBy Character
	Alarm        Block
	AlarmBy      Character

	Graves [Rounds + 1]Grave

	Over   bool
	Ending string
	Clause string
	// Winners, Identity and Other are known when it is over (VV-END-15).
	Winners         game.Seats
	Identity, Other Character
	// Known and Open are, when it is over, who could still have been the Killer at the
	// end of each round from 0, the deal, to Round: by what the table had seen by then,
	// and had every code been turned over and judged at once.
	Known, Open [Rounds + 2]Group
}

// Card is a dealt Character Card; Owner is Nobody while it is available.
type Card struct {
	Who   Character
	Owner game.Seat
}

// Using is the card in use; Who is nobody when there is none.
type Using struct {
	Who  Character
	Seat game.Seat
	// Card is whose points and abilities count (VV-CHAR-ACTRESS-03).
	Card  Character
	Stage Stage
	// Points are left of Of.
	Points, Of int8
	Ability    bool
	Met        Character
}

// Grave is one grave: its victims, and the code once it may be seen.
type Grave struct {
	Victims Group
	At      Block
	Code    Code
	// Turned is the round in which the code was turned over, 0 while it lies face down.
	Turned int8
	// Judged is set at the end, with Lawful, the Clause that says so and who Could have
	// done it.
	Judged, Lawful bool
	Clause         string
	Could          Group
}

// Stage is the part of a card's use.
type Stage int8

// The stages (VV-MOVE-21).
const (
	Idle Stage = iota
	Before
	Stepping
	After
)

// Option is the Killer's choice (VV-KILLER-02).
type Option int8

// The options.
const (
	Undecided Option = iota
	A
	B
)

// Step is where the match stands; private choices of the Killer are told apart only as
// far as the room may know.
type Step int8

// The steps.
const (
	NoStep       Step = iota
	StepIdentity      // the Killer chooses who she is, behind the curtain
	StepPick          // an Investigator takes a card
	StepUse           // a card is in use
	StepFlip          // codes may be turned over
	StepKiller        // the Killer chooses option A or B
	StepNext          // the Killer goes on
	StepMurder        // behind the curtain
	StepPause         // between rounds
	StepAccuse        // the accusation is due
	StepOver
)

var steps = [over + 1]Step{
	noJob: NoStep, chooseIdentity: StepIdentity, stageTwo: StepPick, useCard: StepUse, flipChance: StepFlip,
	killerChoice: StepKiller, killerNext: StepNext, murderChoice: StepMurder, pause: StepPause,
	finalAccusation: StepAccuse, over: StepOver,
}

// Own is what a seat sees behind its curtain: nothing for Investigators (VV-SETUP-12).
type Own struct {
	Killer bool
	// Drawn are the two Suspect Cards, Identity the chosen one (VV-SETUP-08).
	Drawn    [2]Character
	Identity Character
	// Hand holds the codes still in hand in the order of the cards, Code those on the
	// graves by number.
	Hand    [Codes]Code
	HandLen int8
	Code    [Rounds + 1]Code
}

// Public fills what the room sees.
func (r *Rules) Public(s *state, v *Table) {
	*v = Table{
		Seats: s.seats, Killer: s.killer, First: s.first(), Strict: s.strict, Promo: s.promo,
		Round: s.round, Final: s.final, Step: steps[s.top().kind],
		FinalNext: !s.final && s.round > 0 && (s.dead() >= deadToEnd || s.buried >= deadToEnd),
		At:        s.at, Space: s.space, Grave: s.grave,
		CardsLen: s.dealtLen, PileLen: s.pileLen, Picked: s.picked, Picks: int8(len(r.f.picks[s.seats])), Picker: game.Nobody,
		Option: Option(s.option), Spent: s.usedLeft, Listed: s.listed, Copied: s.copied,
		Quarantine: s.quarantine, QuarantineBy: s.quarantineBy, Alarm: s.alarm, AlarmBy: s.alarmBy,
	}
	for c := Bishop; c <= Gypsy; c++ {
		if s.alive.has(c) {
			v.Value[c] = r.value(s, c)
		}
	}
	for i := range s.dealtLen {
		v.Cards[i] = Card{s.dealt[i], s.owner[i]}
	}
	// The number of codes left is public (section 24 of the ledger), which they are is not.
	v.HandLen = int8(bits.OnesCount16(s.hand))
	if s.round > 0 && s.picked < v.Picks {
		v.Picker = r.picker(s)
	}
	if j := s.top(); j.kind == flipChance {
		v.FlipAt = j.block
	}
	if u := &s.use; u.who != NoCharacter {
		v.Use = Using{
			Who: u.who, Seat: u.seat, Card: s.card(u.who), Stage: Stage(u.stage), Points: u.points,
			Of: u.of, Ability: u.ability, Met: u.met,
		}
	}
	r.showGraves(s, v)
	if s.ending != running {
		v.Over, v.Ending, v.Clause, v.Winners = true, endingWords[s.ending], endingClauses[s.ending], s.result
		v.Identity, v.Other = s.identity, s.other()
		for n := range s.round + 1 {
			v.Known[n], v.Open[n] = r.suspectsAfter(s, n, false), r.suspectsAfter(s, n, true)
		}
	}
}

func (r *Rules) showGraves(s *state, v *Table) {
	for g := 1; g <= Rounds; g++ {
		sc := &s.scene[g]
		if sc.victims == 0 {
			continue
		}
		v.Graves[g] = Grave{Victims: sc.victims, At: s.at[sc.victims.first()], Turned: s.turned[g]}
		if s.turned[g] != 0 || s.ending != running {
			v.Graves[g].Code = s.code[g]
		}
		if s.ending != running {
			v.Graves[g].Judged = true
			v.Graves[g].Lawful, v.Graves[g].Clause = r.judge(sc, s.identity, s.code[g])
			v.Graves[g].Could = r.couldHave(sc, s.code[g])
		}
	}
}

// other is the drawn card that was not chosen.
func (s *state) other() Character {
	if s.identity == s.suspects[0] {
		return s.suspects[1]
	}
	return s.suspects[0]
}

// Private fills what only the seat sees besides (VV-SETUP-13, VV-SETUP-20).
func (r *Rules) Private(s *state, seat game.Seat, v *Own) {
	*v = Own{}
	if seat != s.killer {
		return
	}
	v.Killer, v.Drawn, v.Identity = true, [2]Character{s.suspects[0], s.suspects[1]}, s.identity
	for c := Poison; c <= DeadEnd; c++ {
		if s.hand>>uint(c)&1 == 1 {
			v.Hand[v.HandLen] = c
			v.HandLen++
		}
	}
	v.Code = s.code
}
