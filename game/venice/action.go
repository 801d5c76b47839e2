package venice

import "strconv"

// Verb is a sort of action.
type Verb uint8

// The verbs, in the order in which choices list them.
const (
	NoVerb     Verb = iota
	Identity        // the Killer chooses who she is (VV-SETUP-09)
	Take            // an Investigator takes an available card (VV-INV-02)
	Use             // the Killer uses a card (VV-KILLER-03, VV-KILLER-04)
	Draw            // the Actress draws (VV-CHAR-ACTRESS-02)
	Walk            // a step over a green bridge (VV-MAP-07)
	Sail            // a canal route, perhaps with a passenger (VV-MOVE-18)
	Stop            // the end of a normal movement (VV-MOVE-11)
	End             // the end of a card's use (VV-INV-05)
	Quarantine      // the Plague Doctor's marker (VV-CHAR-PLAGUE-02)
	Ring            // the Bell Ringer's marker (VV-CHAR-BELLRINGER-02)
	Visit           // the Playboy's direct move (VV-CHAR-PLAYBOY-02)
	Fly             // the Dove's direct move (VV-CHAR-DOVE-03)
	Pull            // the Lush moves somebody to her (VV-CHAR-LUSH-02)
	Swap            // the Gypsy changes places (VV-CHAR-GYPSY-02)
	Tunnel          // the Rat Catcher's alley (VV-CHAR-RATCATCHER-02)
	Leap            // the Cat Burglar from tower to tower (VV-CHAR-CATBURGLAR-02)
	CastOff         // the Boatswain's direct move (VV-CHAR-BOATSWAIN-02)
	Turn            // a code is turned over (VV-INVESTIGATE-02)
	Leave           // the codes stay as they are (VV-INVESTIGATE-04)
	ToMurder        // the Killer's movement is over (VV-KILLER-05)
	Murder          // (VV-MURDER-01)
	GoOn            // nobody accuses between rounds (VV-ACCUSE-11)
	Accuse          // (VV-ACCUSE-08)
	Concede         // (VV-END-14)
)

var verbWords = [Concede + 1]string{
	"nothing", "identity", "take", "use", "draw", "walk", "sail", "stop", "end", "quarantine", "ring", "visit",
	"fly", "pull", "swap", "tunnel", "leap", "cast-off", "turn", "leave", "to-murder", "murder", "go-on",
	"accuse", "concede",
}

// String is the verb's word.
func (v Verb) String() string { return verbWords[v] }

// Action is one thing a seat may do. Which fields count depends on the verb; the
// others are zero, so that equal actions are equal values.
type Action struct {
	Verb Verb
	// Who is the character chosen: a card, an identity, a target, a passenger, a
	// victim or the accused.
	Who Character
	// Block is where to, or whose people Gunpowder takes.
	Block Block
	// Code is the code of a murder.
	Code Code
	// Grave is the grave, 1 to 5, whose code is turned over.
	Grave int8
}

// String is the action's text, its identity in records and situation files.
func (a Action) String() string {
	switch a.Verb {
	case Identity, Take, Use, Pull, Swap, Accuse:
		return a.Verb.String() + " " + a.Who.String()
	case Walk, Visit, Fly, Tunnel, Leap, CastOff:
		return a.Verb.String() + " " + a.Block.String()
	case Sail:
		if a.Who != NoCharacter {
			return "sail " + a.Block.String() + " with " + a.Who.String()
		}
		return "sail " + a.Block.String()
	case Turn:
		return "turn " + strconv.Itoa(int(a.Grave))
	case Murder:
		if a.Who == NoCharacter {
			return "murder all at " + a.Block.String() + " with " + a.Code.String()
		}
		return "murder " + a.Who.String() + " with " + a.Code.String()
	default:
		return a.Verb.String()
	}
}

// Kind groups actions by verb.
func (a Action) Kind() uint8 { return uint8(a.Verb) }

// Rare is true of accusing and conceding, which end the match.
func (a Action) Rare() bool { return a.Verb == Accuse || a.Verb == Concede }

// Alphabet yields every action that can be worded on the board, once.
func (r *Rules) Alphabet(yield func(Action) bool) {
	for v := Identity; v <= Concede; v++ {
		if !r.wordings(v, yield) {
			return
		}
	}
}

func (r *Rules) wordings(v Verb, yield func(Action) bool) bool {
	switch v {
	case Identity, Take, Use, Pull, Swap, Accuse:
		return r.eachCharacter(func(c Character) bool { return yield(Action{Verb: v, Who: c}) })
	case Walk, Visit, Fly, Tunnel, Leap, CastOff:
		return r.eachBlock(func(b Block) bool { return yield(Action{Verb: v, Block: b}) })
	case Sail:
		return r.eachBlock(func(b Block) bool {
			return yield(Action{Verb: v, Block: b}) &&
				r.eachCharacter(func(c Character) bool { return yield(Action{Verb: v, Block: b, Who: c}) })
		})
	case Turn:
		for g := int8(1); g <= Rounds; g++ {
			if !yield(Action{Verb: v, Grave: g}) {
				return false
			}
		}
		return true
	case Murder:
		for c := Poison; c <= DeadEnd; c++ {
			if !r.eachVictim(c, yield) {
				return false
			}
		}
		return true
	default:
		return yield(Action{Verb: v})
	}
}

func (r *Rules) eachVictim(c Code, yield func(Action) bool) bool {
	if c == Gunpowder {
		return r.eachBlock(func(b Block) bool { return yield(Action{Verb: Murder, Code: c, Block: b}) })
	}
	return r.eachCharacter(func(w Character) bool { return yield(Action{Verb: Murder, Code: c, Who: w}) })
}

func (r *Rules) eachCharacter(yield func(Character) bool) bool {
	for c := Bishop; c <= Gypsy; c++ {
		if !yield(c) {
			return false
		}
	}
	return true
}

func (r *Rules) eachBlock(yield func(Block) bool) bool {
	for b := Block(1); b <= r.f.blocks; b++ {
		if !yield(b) {
			return false
		}
	}
	return true
}
