package main

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// root is the repository seen from this package.
const root = "../../.."

func read(t *testing.T, path string, into any) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(path)))
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(data, into), path)
}

type point [2]float64

type facts struct {
	SpacesPerBlock int
	Graves         int
	Areas          []string
	Blocks         []struct {
		ID, Area string
		Tower    bool
	}
	Bridges []struct{ ID, Kind, A, B string }
	Canals  []struct{ ID, A, B string }
	Alleys  []struct {
		ID     string
		Blocks []string
	}
	Starts map[string]string
}

type plan struct {
	Size           struct{ W, H float64 }
	SpacesPerBlock int
	Areas          []struct {
		ID, Colour string
		Blocks     []string
	}
	Blocks []struct {
		ID, Area        string
		Centre, Label   point
		Polygon, Spaces []point
		Bodies          []point
		Tower           *point
	}
	Bridges []struct {
		ID, Kind, A, B string
		Ends           []point
		Mid            point
	}
	Docks []struct {
		ID, Block, Canal string
		Pos              point
	}
	Canals []struct {
		ID           string
		Blocks       []string
		Polyline     []point
		UnderBridges []string
	}
	Alleys []struct {
		ID       string
		Blocks   []string
		Polyline []point
	}
	Graves []struct {
		ID    string
		Round int
		Rect  [4]float64
	}
	GravesStrip [4]float64
}

func twoBoards(t *testing.T) (facts, plan) {
	var f facts
	var p plan
	read(t, "game/venice/board.json", &f)
	read(t, "render/venice/geometry.json", &p)
	return f, p
}

func TestFactsAndGeometryShowTheSameBoard(t *testing.T) {
	f, p := twoBoards(t)
	assert.Equal(t, f.SpacesPerBlock, p.SpacesPerBlock)
	require.Len(t, p.Blocks, len(f.Blocks))
	for i, b := range f.Blocks {
		assert.Equal(t, []string{b.ID, b.Area}, []string{p.Blocks[i].ID, p.Blocks[i].Area})
		assert.Equal(t, b.Tower, p.Blocks[i].Tower != nil, b.ID)
	}
	require.Len(t, p.Areas, len(f.Areas))
	for i, area := range p.Areas {
		assert.Equal(t, f.Areas[i], area.ID)
		var here []string
		for _, b := range f.Blocks {
			if b.Area == area.ID {
				here = append(here, b.ID)
			}
		}
		assert.ElementsMatch(t, here, area.Blocks)
	}
	require.Len(t, p.Bridges, len(f.Bridges))
	for i, b := range f.Bridges {
		drawn := p.Bridges[i]
		assert.Equal(t, []string{b.ID, b.Kind, b.A, b.B}, []string{drawn.ID, drawn.Kind, drawn.A, drawn.B})
		assert.Equal(t, b.Kind+":"+b.A+"~"+b.B, b.ID)
	}
	require.Len(t, p.Canals, len(f.Canals))
	require.Len(t, p.Docks, 2*len(f.Canals))
	for i, c := range f.Canals {
		assert.Equal(t, c.ID, p.Canals[i].ID)
		assert.Equal(t, []string{c.A, c.B}, p.Canals[i].Blocks)
		assert.Equal(t, []string{c.ID + c.A, c.ID + c.B}, []string{
			p.Docks[2*i].Canal + p.Docks[2*i].Block, p.Docks[2*i+1].Canal + p.Docks[2*i+1].Block,
		})
	}
	require.Len(t, p.Alleys, len(f.Alleys))
	for i, a := range f.Alleys {
		assert.Equal(t, a.ID, p.Alleys[i].ID)
		assert.Equal(t, a.Blocks, p.Alleys[i].Blocks)
	}
	require.Len(t, p.Graves, f.Graves)
	for i, g := range p.Graves {
		assert.Equal(t, i+1, g.Round)
	}
}

// inside reports whether the point lies within the polygon.
func inside(p point, polygon []point) bool {
	in := false
	for i, a := range polygon {
		b := polygon[(i+1)%len(polygon)]
		if (a[1] > p[1]) != (b[1] > p[1]) && p[0] < a[0]+(p[1]-a[1])/(b[1]-a[1])*(b[0]-a[0]) {
			in = !in
		}
	}
	return in
}

func TestEverythingOnABlockLiesOnIt(t *testing.T) {
	_, p := twoBoards(t)
	for _, b := range p.Blocks {
		require.Len(t, b.Spaces, p.SpacesPerBlock, b.ID)
		require.Len(t, b.Bodies, 3, b.ID)
		things := append([]point{b.Centre, b.Label}, append(b.Spaces, b.Bodies...)...)
		if b.Tower != nil {
			things = append(things, *b.Tower)
		}
		for _, at := range things {
			assert.True(t, inside(at, b.Polygon), "%s: %v is off the block", b.ID, at)
		}
		for _, corner := range b.Polygon {
			assert.True(t, corner[0] >= 0 && corner[0] <= p.Size.W && corner[1] >= 0 && corner[1] < p.GravesStrip[1], b.ID)
		}
	}
	for _, bridge := range p.Bridges {
		require.Len(t, bridge.Ends, 2)
		for xy := range 2 {
			assert.InDelta(t, (bridge.Ends[0][xy]+bridge.Ends[1][xy])/2, bridge.Mid[xy], 0.11, bridge.ID)
		}
	}
	for i, c := range p.Canals {
		assert.Equal(t, p.Docks[2*i].Pos, c.Polyline[0], c.ID)
		assert.Equal(t, p.Docks[2*i+1].Pos, c.Polyline[len(c.Polyline)-1], c.ID)
	}
	for _, g := range p.Graves {
		assert.GreaterOrEqual(t, g.Rect[1], p.GravesStrip[1], g.ID)
		assert.LessOrEqual(t, math.Max(g.Rect[0]+g.Rect[2], g.Rect[1]+g.Rect[3]-p.GravesStrip[1]), p.Size.W, g.ID)
	}
}

// cards are the facts of characters and codes, and the figures.
type cards struct {
	characters []struct {
		ID, Class, Gender string
		Abilities         []struct{ ID string }
	}
	codes []struct {
		ID     string
		Number int
	}
	figures []struct{ ID, Silhouette, Prop, Accent string }
}

func readCards(t *testing.T) (c cards) {
	read(t, "game/venice/characters.json", &c.characters)
	read(t, "game/venice/codes.json", &c.codes)
	read(t, "render/venice/figures.json", &c.figures)
	return c
}

func TestEveryCharacterStandsSomewhereAndHasAFigure(t *testing.T) {
	f, p := twoBoards(t)
	c := readCards(t)
	require.Len(t, c.figures, len(c.characters))
	require.Len(t, f.Starts, len(c.characters))
	blocks := map[string]bool{}
	for _, b := range p.Blocks {
		blocks[b.ID] = true
	}
	for i, who := range c.characters {
		assert.Equal(t, who.ID, c.figures[i].ID)
		assert.NotEmpty(t, c.figures[i].Silhouette+c.figures[i].Prop)
		assert.Regexp(t, `^#[0-9a-f]{6}$`, c.figures[i].Accent)
		assert.True(t, blocks[f.Starts[who.ID]], who.ID)
	}
	for i, code := range c.codes {
		assert.Equal(t, i+1, code.Number)
	}
}

// wantedNames are the keys that the ids of the board and the cards ask for.
func wantedNames(f facts, c cards) map[string]bool {
	want := map[string]bool{"venice.mode.standard": true, "venice.mode.standard.text": true}
	for _, who := range c.characters {
		for _, form := range []string{"", ".mid", ".short", ".gen", ".acc"} {
			want["venice.character."+who.ID+form] = true
		}
		for _, ability := range who.Abilities {
			want["venice.ability."+ability.ID] = true
		}
		if who.Class != "" {
			want["venice.class."+who.Class], want["venice.gender."+who.Gender] = true, true
		}
	}
	for _, code := range c.codes {
		want["venice.code."+code.ID], want["venice.code."+code.ID+".text"] = true, true
	}
	for _, b := range f.Blocks {
		want["venice.block."+b.ID] = true
	}
	for _, area := range f.Areas {
		want["venice.area."+area] = true
	}
	for _, a := range f.Alleys {
		want["venice.alley."+a.ID] = true
	}
	for _, canal := range f.Canals {
		want["venice.canal."+canal.ID] = true
	}
	return want
}

func TestEveryIdHasItsNamesInBothLanguages(t *testing.T) {
	f, _ := twoBoards(t)
	want := wantedNames(f, readCards(t))
	for _, lang := range languages {
		var names map[string]string
		read(t, "localization/venice-names."+lang+".json", &names)
		have := map[string]bool{}
		for key, text := range names {
			assert.NotEmpty(t, text, key)
			have[key] = true
		}
		assert.Equal(t, want, have, lang)
	}
}

func TestTheDealLeavesTheKillerTwoCards(t *testing.T) {
	var deal map[string]struct {
		Deal  int
		Picks []int
	}
	read(t, "game/venice/deal.json", &deal)
	require.Len(t, deal, 5)
	for players := 2; players <= 6; players++ {
		row := deal[strconv.Itoa(players)]
		assert.Equal(t, row.Deal-2, len(row.Picks), "VV-FLIP-11")
		taken := map[int]bool{}
		for _, seat := range row.Picks {
			taken[seat] = true
			assert.Less(t, seat, players-1)
		}
		assert.Len(t, taken, players-1, "every Investigator takes a card")
	}
}
