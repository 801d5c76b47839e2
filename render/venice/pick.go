package venice

import (
	"math"

	"alibi/render/paint"
)

// HitKind is what lies under the pointer on the board.
type HitKind uint8

// What can be pointed at, from nothing to the most telling.
const (
	HitNothing HitKind = iota
	HitWater
	HitCanal
	HitAlley
	HitBlock
	HitBridge
	HitDock
	HitTower
	HitSpace
	HitBody
	HitFigure
)

// Hit is what was found under a pixel. Block is also told of what stands in
// one, Space of spaces only (-1 otherwise).
type Hit struct {
	Kind  HitKind
	ID    string
	Block string
	Space int
}

// Standing is a figure or body that can be pointed at.
type Standing struct {
	ID, Block string
	Foot      paint.Point // pixels
}

// Targets is all that can be pointed at on the board at one time.
type Targets struct {
	View    View
	Figures []Standing
	Bodies  []Standing
}

// At finds what a pixel shows: figures in front first, then bodies, spaces,
// towers, docks, bridges, blocks, and the lines of alleys and canals.
func (t *Targets) At(p paint.Point) Hit {
	if !t.View.Clip.Contains(p) {
		return Hit{Space: -1}
	}
	if h, ok := t.figure(p); ok {
		return h
	}
	plan, g := Ground(), t.View.Ground(p)
	if h, ok := plan.spaceAt(g, 4/t.View.K); ok {
		return h
	}
	for i := range plan.Blocks {
		b := &plan.Blocks[i]
		if b.Tower != nil {
			foot := t.View.Screen(*b.Tower)
			if k := t.View.K; paint.R(foot.X-14*k, foot.Y-TowerHeight*k, 28*k, (TowerHeight+4)*k).Contains(p) {
				return Hit{HitTower, b.ID, b.ID, -1}
			}
		}
	}
	return plan.lieAt(g, 3/t.View.K)
}

func (t *Targets) figure(p paint.Point) (Hit, bool) {
	best, found := Hit{}, false
	front := math.Inf(-1)
	k := t.View.K
	low := (BaseRadius + 2) * Flat * k
	for _, f := range t.Figures {
		body := paint.R(f.Foot.X-15*k, f.Foot.Y+low-FigureHeight*k, 30*k, FigureHeight*k)
		foot := paint.R(f.Foot.X-BaseRadius*k, f.Foot.Y-low, 2*BaseRadius*k, 2*low)
		if (body.Contains(p) || foot.Contains(p)) && f.Foot.Y > front {
			best, found, front = Hit{HitFigure, f.ID, f.Block, -1}, true, f.Foot.Y
		}
	}
	if found {
		return best, true
	}
	for _, b := range t.Bodies {
		r := paint.R(b.Foot.X-BodyW/2*k, b.Foot.Y-BodyH/2*k, BodyW*k, BodyH*k)
		if r.Contains(p) {
			return Hit{HitBody, b.ID, b.Block, -1}, true
		}
	}
	return Hit{}, false
}

// spaceAt is the space whose disc, grown by slack board units, holds a place;
// of two the one with the nearer middle.
func (p *Plan) spaceAt(g paint.Point, slack float64) (Hit, bool) {
	best, found := Hit{}, false
	near := SpaceRadius + slack
	for i := range p.Blocks {
		for k, s := range p.Blocks[i].Spaces {
			if d := s.Dist(g); d <= near {
				near, found = d, true
				best = Hit{HitSpace, p.Blocks[i].ID, p.Blocks[i].ID, k}
			}
		}
	}
	return best, found
}

// lieAt finds what lies on the ground at a place.
func (p *Plan) lieAt(g paint.Point, slack float64) Hit {
	for i := range p.Docks {
		if inside(p.pier(&p.Docks[i]), g) {
			return Hit{HitDock, p.Docks[i].ID, p.Docks[i].Block, -1}
		}
	}
	for i := range p.Bridges {
		b := &p.Bridges[i]
		if away(g, b.Ends[0], b.Ends[1]) < 14+slack {
			return Hit{HitBridge, b.ID, p.blockAt(g), -1}
		}
	}
	for i := range p.Alleys {
		if nearLine(p.Alleys[i].Line, g, 7+slack) {
			return Hit{HitAlley, p.Alleys[i].ID, p.blockAt(g), -1}
		}
	}
	if id := p.blockAt(g); id != "" {
		return Hit{HitBlock, id, id, -1}
	}
	for i := range p.Canals {
		if nearLine(p.Canals[i].Line, g, 9+slack) {
			return Hit{HitCanal, p.Canals[i].ID, "", -1}
		}
	}
	return Hit{HitWater, "", "", -1}
}

func nearLine(line []paint.Point, g paint.Point, within float64) bool {
	for i := 1; i < len(line); i++ {
		if away(g, line[i-1], line[i]) < within {
			return true
		}
	}
	return false
}

// blockAt is the block whose island holds a place, or "".
func (p *Plan) blockAt(g paint.Point) string {
	for i := range p.Blocks {
		if inside(p.Blocks[i].Polygon, g) {
			return p.Blocks[i].ID
		}
	}
	return ""
}

// Space is where a figure stands: the k-th space of a block on the ground.
func (p *Plan) Space(block string, k int) paint.Point { return p.Block(block).Spaces[k] }

// Body is where the n-th dead of a block lies; a fourth lies a little higher
// on the first.
func (p *Plan) Body(block string, n int) paint.Point {
	q := p.Block(block).Bodies[n%3]
	q.Y -= float64(n/3) * 10 / Flat
	return q
}
