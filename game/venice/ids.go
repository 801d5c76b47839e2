package venice

import (
	"math/bits"
	"strings"
)

// Character is one of the thirteen citizens, in the order of the content; the zero
// value is nobody, which is also a Suspect Card that lies face down.
type Character int8

// The characters (VV-CHAR-01).
const (
	NoCharacter Character = iota
	Bishop
	Inquisitor
	PlagueDoctor
	Playboy
	BellRinger
	RatCatcher
	Dove
	Lush
	Courier
	CatBurglar
	Boatswain
	Actress
	Gypsy
)

// Cast is the number of characters, Suspects the number of Suspect Cards: the Dove has
// none (VV-COMP-05).
const (
	Cast     = 13
	Suspects = 12
)

var characterIDs = [Cast + 1]string{
	"nobody", "bishop", "inquisitor", "plague-doctor", "playboy", "bell-ringer", "rat-catcher", "dove",
	"lush", "courier", "cat-burglar", "boatswain", "actress", "gypsy",
}

// String is the character's id.
func (c Character) String() string { return characterIDs[c] }

// Code is a killing code; the zero value is a card that lies face down.
type Code int8

// The killing codes (VV-COMP-07), the promotional one last.
const (
	FaceDown Code = iota
	Poison
	Gunpowder
	Fall
	Riot
	Honeypot
	Revolution
	Crossbow
	BirdStone
	Drowning
	Rafters
	Chariot
	Farewell
	Mask
	DeadEnd
)

// Codes is the number of killing codes, CommonCodes of those in the standard hand
// (VV-SETUP-14).
const (
	Codes       = 14
	CommonCodes = 11
)

var codeIDs = [Codes + 1]string{
	"face-down", "poison", "gunpowder", "fall", "riot", "honeypot", "revolution", "crossbow", "bird-stone",
	"drowning", "rafters", "chariot", "farewell", "mask", "dead-end",
}

// String is the code's id.
func (c Code) String() string { return codeIDs[c] }

// Area is one of the five colours; the zero value is none (VV-MAP-03).
type Area int8

// The areas.
const (
	NoArea Area = iota
	Yellow
	Red
	Purple
	Brown
	Blue
)

// Areas is the number of areas.
const Areas = 5

var areaIDs = [Areas + 1]string{"nowhere", "yellow", "red", "purple", "brown", "blue"}

// String is the area's id.
func (a Area) String() string { return areaIDs[a] }

// Class is a character's class; the zero value is the Dove's (VV-CARD-08).
type Class int8

// The classes (VV-CARD-05 to 07).
const (
	NoClass Class = iota
	Noble
	Citizen
	Commoner
)

// Gender is a character's gender; the zero value is the Dove's (VV-CARD-03).
type Gender int8

// The genders.
const (
	NoGender Gender = iota
	Male
	Female
)

// Block is a block of the board, numbered from 1 in the order of the content; 0 is none.
type Block int8

// MaxBlocks is what the bit sets of blocks can hold.
const MaxBlocks = 31

// Rounds is the largest number of rounds with a murder, and of graves (VV-ROUND-01,
// VV-MAP-20); the Accusation Round may be one more.
const Rounds = 5

// Spaces is the number of spaces of a block (VV-MAP-05).
const Spaces = 3

// Group is a set of characters, bit c for character c.
type Group uint16

func one(c Character) Group { return 1 << uint(c) }

func (q Group) has(c Character) bool { return q>>uint(c)&1 == 1 }

// Has reports whether the group holds the character.
func (q Group) Has(c Character) bool { return q.has(c) }

// Len is how many the group holds.
func (q Group) Len() int { return bits.OnesCount16(uint16(q)) }

// first is the group's first character, in the order of the content.
func (q Group) first() Character { return Character(bits.TrailingZeros16(uint16(q))) }

// Members lists the group in the order of the content.
func (q Group) Members() []Character {
	var all []Character
	for m := q; m != 0; m &= m - 1 {
		all = append(all, m.first())
	}
	return all
}

// String lists the ids of the group, "nobody" when it is empty.
func (q Group) String() string {
	if q == 0 {
		return NoCharacter.String()
	}
	var ids []string
	for _, c := range q.Members() {
		ids = append(ids, c.String())
	}
	return strings.Join(ids, " ")
}

// land is a set of blocks, bit b for block b.
type land uint32

func (q land) has(b Block) bool { return q>>uint(b)&1 == 1 }

func at(b Block) land { return 1 << uint(b) }
