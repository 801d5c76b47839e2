package venice

import (
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
	return nameSet{set, paint.R(at.X-set.W/2, at.Y-row/2, set.W, set.H), row}
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
