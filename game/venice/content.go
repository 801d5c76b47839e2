package venice

import (
	"bytes"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"sync"
)

//go:embed board.json characters.json codes.json deal.json
var files embed.FS

// content is the box: read once, never changed.
var content = sync.OnceValues(func() (*facts, error) { return readFacts(files) })

// facts are what the board and the cards say, as sets that the rules can ask quickly.
type facts struct {
	blocks Block // how many; they are numbered 1 to blocks
	ids    [MaxBlocks + 1]string
	area   [MaxBlocks + 1]Area
	inArea [Areas + 1]land
	// green, red and canal give the blocks that one bridge or route joins to a block;
	// alley the blocks of all alleys through it, itself included (VV-CHAR-DOVE-06).
	green, red, canal, alley [MaxBlocks + 1]land
	towers, docks, redEnds   land
	alleys                   []land
	alleyIDs                 []string
	start                    [Cast + 1]Block
	class                    [Cast + 1]Class
	gender                   [Cast + 1]Gender
	value                    [Cast + 1]int8
	abilities                [Cast + 1][]string
	ofClass                  [Commoner + 1]Group
	ofGender                 [Female + 1]Group
	suspects                 Group
	// dealt is how many cards a head count turns face up; picks is who takes one,
	// counted from the Killer's left (VV-FLIP-06 to 10, VV-INV-11).
	dealt [MaxSeats + 1]int8
	picks [MaxSeats + 1][]int8
}

// MinSeats and MaxSeats bound the table (VV-INTRO-06).
const (
	MinSeats = 2
	MaxSeats = 6
)

// ContentError reports a content file that does not describe the game.
type ContentError struct {
	File string
	// Line is 0 when the fault is not at one place.
	Line int
	// Want is what was expected, in words.
	Want string
}

// Error names file, line and expectation.
func (e *ContentError) Error() string { return fmt.Sprintf("%s:%d: want %s", e.File, e.Line, e.Want) }

func readFacts(from fs.FS) (*facts, error) {
	f := &facts{}
	for _, read := range []func(fs.FS) error{f.readBoard, f.readCharacters, f.readCodes, f.readDeal} {
		if err := read(from); err != nil {
			return nil, err
		}
	}
	return f, nil
}

// decode reads one file strictly, so that a misspelt key is found.
func decode(from fs.FS, name string, into any) error {
	b, err := fs.ReadFile(from, name)
	if err != nil {
		return &ContentError{name, 0, "a file that can be read"}
	}
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		at := d.InputOffset()
		var syntax *json.SyntaxError
		var wrong *json.UnmarshalTypeError
		switch {
		case errors.As(err, &syntax):
			at = syntax.Offset
		case errors.As(err, &wrong):
			at = wrong.Offset
		}
		at = min(at, int64(len(b)))
		return &ContentError{name, 1 + bytes.Count(b[:at], []byte("\n")), err.Error()}
	}
	return nil
}

func (f *facts) block(id string) Block {
	for b := Block(1); b <= f.blocks; b++ {
		if f.ids[b] == id {
			return b
		}
	}
	return 0
}

func word[T ~int8](ids []string, id string) (T, bool) {
	for i, w := range ids[1:] {
		if w == id {
			return T(i + 1), true
		}
	}
	return 0, false
}

// ParseCharacter reads a character's id.
func ParseCharacter(id string) (Character, bool) { return word[Character](characterIDs[:], id) }

// ParseCode reads a code's id.
func ParseCode(id string) (Code, bool) { return word[Code](codeIDs[:], id) }

// ParseArea reads an area's id.
func ParseArea(id string) (Area, bool) { return word[Area](areaIDs[:], id) }

// ParseBlock reads a block's id.
func ParseBlock(id string) (Block, bool) {
	f, err := content()
	if err != nil {
		return 0, false
	}
	b := f.block(id)
	return b, b != 0
}

// String is the block's id, "nowhere" for none.
func (b Block) String() string {
	f, err := content()
	if err != nil || b <= 0 || b > f.blocks {
		return "nowhere"
	}
	return f.ids[b]
}

// Area is the area of the block, NoArea for none (VV-MAP-01).
func (b Block) Area() Area {
	f, err := content()
	if err != nil || b <= 0 || b > f.blocks {
		return NoArea
	}
	return f.area[b]
}

// Blocks is how many blocks the board has; they are numbered from 1.
func Blocks() Block {
	f, err := content()
	if err != nil {
		return 0
	}
	return f.blocks
}

// Abilities are the ids of the character's abilities, which name their texts.
func (c Character) Abilities() []string {
	f, err := content()
	if err != nil {
		return nil
	}
	return slices.Clone(f.abilities[c])
}

// Class is the character's class, NoClass for the Dove (VV-CARD-04).
func (c Character) Class() Class {
	f, err := content()
	if err != nil {
		return NoClass
	}
	return f.class[c]
}
