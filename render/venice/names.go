package venice

import (
	"math"

	"alibi/render/paint"
)

// nameColour reads at 4.5:1 and better on its dark outline in every light.
var (
	nameColour  = paint.Hex("#fbf1d6")
	nameOutline = paint.Hex("#1a0f12")
)

// PaintNames sets the names of the blocks, in the asked language, along their
// quays, and the shield of each area beside the name of its first block. Unit
// is pixels per unit of the layout: no name is smaller than 14 of them.
func PaintNames(c *paint.Canvas, v View, unit float64, name func(block string) string, shield func(p paint.Painter, area string, box paint.Rect)) {
	p := Ground()
	for i := range p.Blocks {
		b := &p.Blocks[i]
		box := nameBox(v, unit, b, name(b.ID))
		if !box.rect.Overlaps(v.Clip.Inset(-200)) {
			continue
		}
		box.paint(c, unit)
	}
	if shield == nil {
		return
	}
	for _, a := range p.Areas {
		shield(c, a.ID, ShieldBox(v, unit, a.ID, name))
	}
}

// ShieldBox is where the shield of an area is: left of the name of its first
// block.
func ShieldBox(v View, unit float64, area string, name func(block string) string) paint.Rect {
	b := Ground().First(area)
	n := nameBox(v, unit, b, name(b.ID))
	h := max(24*v.K, 20*unit)
	w := h * .86
	return paint.R(n.rect.X-w-5*unit, n.rect.Y+n.row/2-h/2, w, h)
}

// nameSet is a name broken into rows about the label of its block.
type nameSet struct {
	block paint.Block
	rect  paint.Rect
	row   float64
}

func nameBox(v View, unit float64, b *Block, text string) nameSet {
	st := paint.Style{Face: paint.Place, Size: max(17.4*v.K, 14*unit), Color: nameColour, Leading: 1.06}
	set := paint.Wrap(text, st, 186*v.K)
	at := v.Screen(b.Label)
	row := set.H / float64(len(set.Rows))
	// Rows grow to both sides: below stand the figures of the next block.
	n := nameSet{set, paint.R(at.X-set.W/2, at.Y-set.H/2, set.W, set.H), row}
	n.evade(v, b)
	return n
}

// mostAside is how far a name may step aside, board units.
const mostAside = 26.0

// evade moves a name aside, as little as will do, until no figure of another block can
// stand before it; sideways is better than up, where the own figures stand.
func (n *nameSet) evade(v View, b *Block) {
	if n.clear(v, b) {
		return
	}
	at, best, least := n.rect, n.rect, math.Inf(1)
	for up := 0.0; up <= mostAside/3; up++ {
		for aside := -mostAside; aside <= mostAside; aside++ {
			cost := math.Abs(aside) + 2*up
			if cost >= least {
				continue
			}
			if n.rect = at.Move(aside*v.K, -up*v.K); n.clear(v, b) {
				best, least = n.rect, cost
			}
		}
	}
	n.rect = best
}

// clear reports whether every row is clear of the figures of the other blocks.
func (n *nameSet) clear(v View, b *Block) bool {
	plan, rows := Ground(), n.rows()
	for i := range plan.Blocks {
		if plan.Blocks[i].ID == b.ID {
			continue
		}
		for _, s := range plan.Blocks[i].Spaces {
			f := standing(v, s)
			for _, r := range rows {
				if r.Overlaps(f) {
					return false
				}
			}
		}
	}
	return true
}

// rows is where the rows of a name stand.
func (n *nameSet) rows() []paint.Rect {
	var all []paint.Rect
	for i, r := range n.block.Rows {
		all = append(all, paint.R(n.rect.Centre().X-r.W/2, n.rect.Y+float64(i)*n.row, r.W, n.row))
	}
	return all
}

// standing is what a figure on a space hides: it is slimmer than its base.
func standing(v View, space paint.Point) paint.Rect {
	at, half := v.Screen(space), .7*BaseRadius*v.K
	return paint.R(at.X-half, at.Y-FigureHeight*v.K, 2*half, FigureHeight*v.K)
}

func (n nameSet) paint(c *paint.Canvas, unit float64) {
	for _, r := range n.block.Rows {
		x := n.rect.Centre().X - r.W/2
		for _, q := range r.Parts {
			at := paint.Pt(x+q.X, n.rect.Y+r.Base)
			o := q.Line.Outline().Map(paint.Translate(at.X, at.Y))
			c.Stroke(o, paint.Nib(max(2.6, 3.0*unit)), paint.Solid(nameOutline.Alpha(.88)))
			c.Text(q.Line, at, q.Color)
		}
	}
}
