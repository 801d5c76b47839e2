package venice

import (
	"alibi/game"
)

// maxDealt is the most cards that any head count turns face up (VV-FLIP-10).
const maxDealt = 7

// state is the whole position: a value without pointers. Fields that hold something a
// seat may not know are tagged; view.go alone turns the rest into something visible.
type state struct {
	seats  int8
	killer game.Seat
	strict bool
	promo  bool

	round int8
	final bool // the Accusation Round (VV-ACCUSE-01)
	todo  [maxTodo]job
	depth int8

	// at is where everybody stands or lies, space which space a living one takes
	// (VV-GEN-02), grave the grave of a dead one, 0 for the living.
	at    [Cast + 1]Block
	space [Cast + 1]int8
	grave [Cast + 1]int8
	alive Group

	// suspects is the pile as shuffled: the first two are the Killer's draw
	// (VV-SETUP-08). identity is the one she chose.
	suspects [Suspects]Character `view:"secret"`
	identity Character           `view:"secret"`
	// hand holds bit c for code c.
	hand uint16 `view:"secret"`
	// code is the code on each grave, scene the board at that murder (VV-END-10).
	code [Rounds + 1]Code `view:"secret"`
	// turned is the round in which a code was turned over, 0 while it lies face down.
	turned [Rounds + 1]int8
	scene  [Rounds + 1]scene
	buried int8 // how many codes have been used

	// pile are the undealt cards, the top first (VV-FLIP-13).
	pile     [Cast]Character `view:"secret"`
	pileLen  int8
	dealt    [maxDealt]Character
	owner    [maxDealt]game.Seat // who took the card, Nobody while it is available
	dealtLen int8
	picked   int8

	use      use
	option   killerOption
	usedLeft Group // the left-over cards that the Killer has used

	// listed is the Inquisitor's list of this round (VV-CHAR-INQUISITOR-03), copied
	// the card that the Actress has drawn (VV-CHAR-ACTRESS-03).
	listed       Group
	copied       Character
	quarantine   Area
	quarantineBy Character
	alarm        Block
	alarmBy      Character
	masked       Group

	result game.Seats
	ending ending
	// shown is set when the Suspect Card has been turned up.
	shown bool
}

// use is one card in use (VV-INV-04).
type use struct {
	who     Character
	seat    game.Seat
	stage   stage
	points  int8
	of      int8 // what they were at the start
	visited land // blocks of this movement, the start included
	// ability is set once the one active ability has been used (VV-CARD-10).
	ability bool
	// carried is set when that ability was the Boatswain's passenger, which may be
	// repeated (VV-CHAR-BOATSWAIN-05).
	carried bool
	// moved is set when the character has made, or is making, a normal movement
	// itself, of no steps perhaps (VV-MOVE-15).
	moved bool
	// direct is set by a direct movement after which there is none (VV-DIRECT-07).
	direct bool
	// spent is set when the last point went (VV-MOVE-02).
	spent bool
	// met is who stopped the movement (VV-MOVE-08).
	met Character
}

// stage is the part of a use (VV-MOVE-21).
type stage int8

const (
	idle stage = iota
	before
	stepping
	after
)

// killerOption is the Killer's choice of VV-KILLER-02.
type killerOption int8

const (
	undecided killerOption = iota
	optionA
	optionB
)

// scene is the board as a code judges it (VV-MURDER-15, VV-END-10).
type scene struct {
	at      [Cast + 1]Block
	alive   Group
	victims Group
	alarm   Area
	// alarmBy rang, and is not protected by it (VV-CHAR-BELLRINGER-03).
	alarmBy Character
	// masked wear a mask (VV-CODE-MASK-01).
	masked Group
}

// maxTodo is the deepest stack of steps: round, stage, use, two chances to investigate.
const maxTodo = 6

// job is a step that is still to do; the top of the stack is next.
type job struct {
	kind  jobKind
	block Block
	seat  game.Seat
}

type jobKind int8

const (
	noJob jobKind = iota
	chooseIdentity
	beginRound
	stageTwo
	useCard
	flipChance
	killerChoice
	killerNext
	murderChoice
	pause
	finalAccusation
	over
)

func (s *state) push(j job) {
	s.todo[s.depth] = j
	s.depth++
}

func (s *state) pop() { s.depth-- }

func (s *state) top() job { return s.todo[s.depth-1] }

// become replaces the top of the stack.
func (s *state) become(k jobKind) { s.todo[s.depth-1] = job{kind: k} }

// first is the seat on the Killer's left (VV-INV-01).
func (s *state) first() game.Seat { return s.investigator(0) }

// investigator is the seat of the Investigator counted from the Killer's left.
func (s *state) investigator(i int8) game.Seat {
	return game.Seat((int8(s.killer) + 1 + i) % s.seats)
}

func (s *state) investigators() game.Seats {
	return game.AllSeats(int(s.seats)) &^ game.SeatSet(s.killer)
}

// standing is who lives in the block.
func (s *state) standing(b Block) Group {
	var q Group
	for m := s.alive; m != 0; m &= m - 1 {
		if c := m.first(); s.at[c] == b {
			q |= one(c)
		}
	}
	return q
}

// free is how many spaces of the block are free; the dead take none (VV-MOVE-12).
func (s *state) free(b Block) int { return Spaces - s.standing(b).Len() }

// full reports a block that nobody can enter (VV-MOVE-09).
func (s *state) full(b Block) bool { return s.free(b) <= 0 }

// place puts a living character on the lowest free space of a block (VV-GEN-02).
func (s *state) place(c Character, b Block) {
	taken := [Spaces]bool{}
	for m := s.standing(b) &^ one(c); m != 0; m &= m - 1 {
		taken[s.space[m.first()]] = true
	}
	s.at[c], s.space[c] = b, 0
	for s.space[c] < Spaces-1 && taken[s.space[c]] {
		s.space[c]++
	}
}

// card is whose abilities and points the character has: its own, or for the Actress
// those of the card she drew (VV-CHAR-ACTRESS-03).
func (s *state) card(c Character) Character {
	if c == Actress && s.copied != NoCharacter {
		return s.copied
	}
	return c
}

// dead is how many have been killed.
func (s *state) dead() int { return Cast - s.alive.Len() }
