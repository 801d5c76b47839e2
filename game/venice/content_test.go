package venice

import (
	"io/fs"
	"math/bits"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func load(t *testing.T) *Rules {
	t.Helper()
	r, err := Load()
	require.NoError(t, err)
	return r
}

func count(q land) int { return bits.OnesCount32(uint32(q)) }

// TestTheBoard holds the map to what the ledger says of it.
func TestTheBoard(t *testing.T) {
	f := load(t).f
	t.Run("VV-MAP-01 VV-MAP-03 every block lies in one of five areas", func(t *testing.T) {
		var all land
		for a := Yellow; a <= Blue; a++ {
			assert.Zero(t, all&f.inArea[a], "%s overlaps another area", a)
			all |= f.inArea[a]
		}
		assert.Equal(t, int(f.blocks), count(all))
		assert.Equal(t, []string{"yellow", "red", "purple", "brown", "blue"}, areaIDs[1:])
	})
	t.Run("VV-MAP-04 no area is a single block", func(t *testing.T) {
		for a := Yellow; a <= Blue; a++ {
			assert.Greater(t, count(f.inArea[a]), 1, a)
		}
	})
	t.Run("VV-MAP-06 bridges of both colours, canals and alleys join blocks both ways", func(t *testing.T) {
		var green, red, canal int
		for a := Block(1); a <= f.blocks; a++ {
			for b := Block(1); b <= f.blocks; b++ {
				assert.Equal(t, f.green[a].has(b), f.green[b].has(a))
				assert.Equal(t, f.red[a].has(b), f.red[b].has(a))
				assert.Equal(t, f.canal[a].has(b), f.canal[b].has(a))
				assert.Equal(t, f.alley[a].has(b), f.alley[b].has(a))
			}
			green, red, canal = green+count(f.green[a]), red+count(f.red[a]), canal+count(f.canal[a])
		}
		assert.Equal(t, [3]int{2 * 27, 2 * 7, 2 * 5}, [3]int{green, red, canal})
	})
	t.Run("VV-MAP-10 VV-MAP-16 five clock towers, one in each area", func(t *testing.T) {
		for a := Yellow; a <= Blue; a++ {
			assert.Equal(t, 1, count(f.inArea[a]&f.towers), a)
		}
	})
}

// TestTheWays holds docks, alleys, spaces and graves to the ledger.
func TestTheWays(t *testing.T) {
	f := load(t).f
	t.Run("VV-MAP-12 the docks are the ends of the canal routes", func(t *testing.T) {
		for b := Block(1); b <= f.blocks; b++ {
			assert.Equal(t, f.canal[b] != 0, f.docks.has(b), b)
		}
		assert.Equal(t, 10, count(f.docks))
	})
	t.Run("VV-MAP-13 four alleys of several blocks", func(t *testing.T) {
		require.Len(t, f.alleys, 4)
		for i, l := range f.alleys {
			assert.Greater(t, count(l), 1, f.alleyIDs[i])
		}
	})
	t.Run("VV-MAP-17 here no block has two alleys or two docks", func(t *testing.T) {
		for i, l := range f.alleys {
			for _, m := range f.alleys[i+1:] {
				assert.Zero(t, l&m)
			}
		}
		for b := Block(1); b <= f.blocks; b++ {
			assert.LessOrEqual(t, count(f.canal[b]), 1)
		}
	})
	t.Run("VV-MAP-05 VV-MAP-20 three spaces a block, five graves", func(t *testing.T) {
		assert.Equal(t, [2]int{3, 5}, [2]int{Spaces, Rounds})
	})
}

// TestTheCast holds the characters to the ledger's list.
func TestTheCast(t *testing.T) {
	f := load(t).f
	for _, c := range []struct {
		clause string
		who    Character
		class  Class
		gender Gender
		value  int8
	}{
		{"VV-CHAR-BISHOP-01", Bishop, Noble, Male, 2},
		{"VV-CHAR-INQUISITOR-01", Inquisitor, Noble, Male, 2},
		{"VV-CHAR-PLAGUE-01", PlagueDoctor, Citizen, Male, 2},
		{"VV-CHAR-PLAYBOY-01", Playboy, Citizen, Male, 1},
		{"VV-CHAR-BELLRINGER-01", BellRinger, Commoner, Male, 2},
		{"VV-CHAR-RATCATCHER-01", RatCatcher, Commoner, Male, 2},
		{"VV-CHAR-DOVE-01 VV-CARD-03 VV-CARD-08", Dove, NoClass, NoGender, 0},
		{"VV-CHAR-LUSH-01", Lush, Noble, Female, 2},
		{"VV-CHAR-COURIER-01", Courier, Citizen, Female, 1},
		{"VV-CHAR-CATBURGLAR-01", CatBurglar, Commoner, Female, 2},
		{"VV-CHAR-BOATSWAIN-01", Boatswain, Noble, Female, 2},
		{"VV-CHAR-ACTRESS-01", Actress, Citizen, Female, 2},
		{"VV-CHAR-GYPSY-01", Gypsy, Commoner, Female, 2},
	} {
		t.Run(c.clause, func(t *testing.T) {
			assert.Equal(t, c.class, f.class[c.who])
			assert.Equal(t, c.gender, f.gender[c.who])
			assert.Equal(t, c.value, f.value[c.who])
		})
	}
	t.Run("VV-CHAR-01 VV-CARD-02 VV-CARD-04 six men, six women, two of each in every class", func(t *testing.T) {
		for class := Noble; class <= Commoner; class++ {
			assert.Equal(t, 4, f.ofClass[class].Len())
			for _, gender := range []Gender{Male, Female} {
				assert.Equal(t, 2, (f.ofClass[class] & f.ofGender[gender]).Len())
			}
		}
	})
	t.Run("VV-COMP-02 VV-COMP-05 VV-CHAR-DOVE-04 thirteen characters, a Suspect Card for all but the Dove", func(t *testing.T) {
		assert.Equal(t, 13, allCast.Len())
		assert.Equal(t, allCast&^one(Dove), f.suspects)
	})
}

// TestTheDeal holds the table of head counts to VV-FLIP-06 to 11 and VV-INV-11.
func TestTheDeal(t *testing.T) {
	f := load(t).f
	for _, row := range []struct {
		clause string
		seats  int
		deal   int8
		picks  []int8
	}{
		{"VV-FLIP-06", 2, 6, []int8{0, 0, 0, 0}},
		{"VV-FLIP-07", 3, 6, []int8{0, 1, 0, 1}},
		{"VV-FLIP-08", 4, 6, []int8{0, 1, 2, 0}},
		{"VV-FLIP-09", 5, 6, []int8{0, 1, 2, 3}},
		{"VV-FLIP-10", 6, 7, []int8{0, 1, 2, 3, 4}},
	} {
		t.Run(row.clause+" VV-FLIP-11 VV-INV-11", func(t *testing.T) {
			assert.Equal(t, row.deal, f.dealt[row.seats])
			assert.Equal(t, row.picks, f.picks[row.seats])
			assert.Equal(t, 2, int(row.deal)-len(row.picks))
		})
	}
}

// TestBrokenContent refuses every file of the box that does not describe the game, with
// its name and line.
func TestBrokenContent(t *testing.T) {
	whole := func() fstest.MapFS {
		m := fstest.MapFS{}
		for _, name := range []string{"board.json", "characters.json", "codes.json", "deal.json"} {
			b, err := fs.ReadFile(files, name)
			require.NoError(t, err)
			m[name] = &fstest.MapFile{Data: b}
		}
		return m
	}
	_, err := readFacts(whole())
	require.NoError(t, err)
	for _, c := range []struct {
		name, file, old, new string
		line                 bool
	}{
		{"syntax", "board.json", `"blocks"`, `"blocks`, true},
		{"wrong type", "characters.json", `"movement": 2`, `"movement": "two"`, true},
		{"unknown key", "codes.json", `"number"`, `"nummer"`, true},
		{"a block twice", "board.json", `"id": "new-quay"`, `"id": "glassworks"`, false},
		{"a bridge to nowhere", "board.json", `"b": "new-quay"`, `"b": "atlantis"`, false},
		{"nobody starts there", "board.json", `"bishop": "votive-church"`, `"bishop": "atlantis"`, false},
		{"the Dove suspected", "characters.json", `"suspect": false`, `"suspect": true`, false},
		{"too fast", "characters.json", `"movement": 2`, `"movement": 3`, false},
		{"a code misplaced", "codes.json", `"id": "poison"`, `"id": "gunpowder"`, false},
		{"a code mis-set", "codes.json", `"common"`, `"promo"`, false},
		{"no row for two", "deal.json", `"2"`, `"7"`, false},
		{"no file", "deal.json", "", "", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := whole()
			if c.old == "" {
				delete(m, c.file)
			} else {
				text := string(m[c.file].Data)
				if !strings.Contains(text, c.old) {
					c.old, c.new = strings.ReplaceAll(c.old, ": ", ":"), strings.ReplaceAll(c.new, ": ", ":")
				}
				require.Contains(t, text, c.old)
				m[c.file] = &fstest.MapFile{Data: []byte(strings.Replace(text, c.old, c.new, 1))}
			}
			_, err := readFacts(m)
			var bad *ContentError
			require.ErrorAs(t, err, &bad)
			assert.Equal(t, c.file, bad.File)
			assert.Equal(t, c.line, bad.Line > 0, bad)
			assert.NotEmpty(t, bad.Want)
		})
	}
}
