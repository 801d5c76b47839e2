package venice

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"sync"

	"alibi/render/paint"
)

// Plan is the ground plan of the board: places only, no rules and no names.
// All places are in board units, x 0..1600 to the right, y 0..1000 towards the
// viewer; the rows from 878 on are the grave strip.
type Plan struct {
	Areas   []Area
	Blocks  []Block
	Bridges []Bridge
	Docks   []Dock
	Canals  []Canal
	Alleys  []Alley
	Graves  []Grave
	block   map[string]int
}

// Area is one of the five quarters.
type Area struct {
	ID     string   `json:"id"`
	Blocks []string `json:"blocks"`
}

// Block is an island with three spaces and three places for the dead.
type Block struct {
	ID      string
	Area    string
	Centre  paint.Point
	Polygon []paint.Point
	Spaces  [3]paint.Point
	Label   paint.Point
	Tower   *paint.Point // foot of the clock tower, if there is one
	Bodies  [3]paint.Point
}

// Bridge joins two blocks; Green ones can be walked.
type Bridge struct {
	ID    string
	Green bool
	A, B  string
	Ends  [2]paint.Point
	Mid   paint.Point
}

// Dock is where a canal route begins or ends.
type Dock struct {
	ID, Block, Canal string
	Pos              paint.Point
}

// Canal is a route between two docks.
type Canal struct {
	ID     string
	Blocks [2]string
	Line   []paint.Point
	Under  []string // bridges that it passes beneath
}

// Alley is a line through four blocks.
type Alley struct {
	ID     string
	Blocks []string
	Line   []paint.Point
}

// Grave is the place of one round in the strip.
type Grave struct {
	ID    string
	Round int
	Rect  paint.Rect
}

//go:embed geometry.json
var geometry []byte

// Ground is the plan of the board, read once.
var Ground = sync.OnceValue(func() *Plan {
	p, err := readPlan(geometry)
	if err != nil {
		panic(fmt.Sprintf("venice: geometry.json: %v", err))
	}
	return p
})

// Block is the block of that id; an unknown one is a mistake and panics.
func (p *Plan) Block(id string) *Block { return &p.Blocks[p.BlockIndex(id)] }

// BlockIndex is the place of a block in Blocks.
func (p *Plan) BlockIndex(id string) int {
	i, ok := p.block[id]
	if !ok {
		panic("venice: no block " + id)
	}
	return i
}

// Bridge is the bridge of that id, or nil.
func (p *Plan) Bridge(id string) *Bridge {
	for i := range p.Bridges {
		if p.Bridges[i].ID == id {
			return &p.Bridges[i]
		}
	}
	return nil
}

// First is the block of an area that bears its shield.
func (p *Plan) First(area string) *Block {
	for _, a := range p.Areas {
		if a.ID == area {
			return p.Block(a.Blocks[0])
		}
	}
	panic("venice: no area " + area)
}

type xy [2]float64

func (v xy) point() paint.Point { return paint.Pt(v[0], v[1]) }

func points(vs []xy) []paint.Point {
	out := make([]paint.Point, len(vs))
	for i, v := range vs {
		out[i] = v.point()
	}
	return out
}

// planFile is the shape of geometry.json.
type planFile struct {
	Areas  []Area `json:"areas"`
	Blocks []struct {
		ID, Area      string
		Centre, Label xy
		Polygon       []xy
		Spaces        [3]xy
		Tower         *xy
		Bodies        [3]xy
	} `json:"blocks"`
	Bridges []struct {
		ID, Kind, A, B string
		Ends           [2]xy
		Mid            xy
	} `json:"bridges"`
	Docks []struct {
		ID, Block, Canal string
		Pos              xy
	} `json:"docks"`
	Canals []struct {
		ID           string
		Blocks       [2]string
		Polyline     []xy
		UnderBridges []string
	} `json:"canals"`
	Alleys []struct {
		ID       string
		Blocks   []string
		Polyline []xy
	} `json:"alleys"`
	Graves []struct {
		ID    string
		Round int
		Rect  [4]float64
	} `json:"graves"`
}

func readPlan(data []byte) (*Plan, error) {
	var f planFile
	if err := json.Unmarshal(data, &f); err != nil {
		return nil, err
	}
	p := &Plan{Areas: f.Areas, block: map[string]int{}}
	for i, b := range f.Blocks {
		q := Block{ID: b.ID, Area: b.Area, Centre: b.Centre.point(), Polygon: points(b.Polygon), Label: b.Label.point()}
		for k := range 3 {
			q.Spaces[k], q.Bodies[k] = b.Spaces[k].point(), b.Bodies[k].point()
		}
		if b.Tower != nil {
			t := b.Tower.point()
			q.Tower = &t
		}
		p.Blocks = append(p.Blocks, q)
		p.block[b.ID] = i
	}
	for _, b := range f.Bridges {
		p.Bridges = append(p.Bridges, Bridge{b.ID, b.Kind == "green", b.A, b.B,
			[2]paint.Point{b.Ends[0].point(), b.Ends[1].point()}, b.Mid.point()})
	}
	for _, d := range f.Docks {
		p.Docks = append(p.Docks, Dock{d.ID, d.Block, d.Canal, d.Pos.point()})
	}
	for _, c := range f.Canals {
		p.Canals = append(p.Canals, Canal{c.ID, c.Blocks, points(c.Polyline), c.UnderBridges})
	}
	for _, a := range f.Alleys {
		p.Alleys = append(p.Alleys, Alley{a.ID, a.Blocks, points(a.Polyline)})
	}
	for _, g := range f.Graves {
		r := g.Rect
		p.Graves = append(p.Graves, Grave{g.ID, g.Round, paint.R(r[0], r[1], r[2], r[3])})
	}
	return p, p.check()
}

// check holds the file to what the painter takes for granted.
func (p *Plan) check() error {
	if len(p.Blocks) != 23 || len(p.Areas) != 5 || len(p.Graves) != 5 {
		return fmt.Errorf("expected 23 blocks, 5 areas, 5 graves; found %d, %d, %d", len(p.Blocks), len(p.Areas), len(p.Graves))
	}
	for _, b := range p.Bridges {
		for _, id := range []string{b.A, b.B} {
			if _, ok := p.block[id]; !ok {
				return fmt.Errorf("bridge %s: no block %s", b.ID, id)
			}
		}
	}
	for _, c := range p.Canals {
		for _, id := range c.Under {
			if p.Bridge(id) == nil {
				return fmt.Errorf("canal %s: no bridge %s", c.ID, id)
			}
		}
	}
	return nil
}
