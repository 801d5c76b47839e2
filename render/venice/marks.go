package venice

import (
	"math"

	"alibi/render/paint"
)

// Marks lie on the ground, under the figures.
var (
	legalGold = paint.Hex("#ffd24a")
	legalCore = paint.Hex("#fff3c4")
	fullGrey  = paint.Hex("#a9a7ad")
)

// ground ellipse of a radius in board units about a place.
func (v View) ellipse(at paint.Point, r float64) *paint.Path {
	q := v.Screen(at)
	return paint.Ellipse(q.X, q.Y, r*v.K, r*v.K*Flat)
}

// MarkLegal rings a space that may be entered: a hard golden core in a halo,
// strong (0..1) under the pointer.
func MarkLegal(p paint.Painter, v View, at paint.Point, unit, strong float64) {
	q := v.Screen(at)
	r := (SpaceRadius + 12 + 5*strong) * v.K
	p.Fill(paint.Ellipse(q.X, q.Y, r, r*Flat), paint.Radial(q, r, r*Flat,
		paint.Stop{At: 0, Color: legalGold.Alpha(.30 + .35*strong)}, paint.Stop{At: .62, Color: legalGold.Alpha(.5 + .3*strong)}, paint.Stop{At: 1, Color: legalGold.Alpha(0)}))
	core := v.ellipse(at, SpaceRadius)
	w := max(2, 3*unit)
	p.Stroke(core, paint.Pen{Width: w + max(1.5, 2*unit)}, paint.Solid(keyline.Alpha(.85)))
	p.Stroke(core, paint.Pen{Width: w}, paint.Solid(legalGold.Mix(legalCore, .25+.5*strong)))
}

// MarkBlock lets a whole block glow, for choices that are made by block.
func MarkBlock(p paint.Painter, v View, b *Block, unit, strong float64) {
	o := paint.Polygon(inset(coast(b), 5)...).Map(v.Map())
	p.Fill(o, paint.Solid(legalGold.Alpha(.10+.16*strong)))
	w := max(2, 3*unit)
	p.Stroke(o, paint.Pen{Width: w + max(1.5, 2*unit), Join: paint.JoinRound}, paint.Solid(keyline.Alpha(.8)))
	p.Stroke(o, paint.Pen{Width: w, Join: paint.JoinRound}, paint.Solid(legalGold.Mix(legalCore, .2+.5*strong)))
}

// MarkFull rings the three spaces of a full block in grey and strikes them out.
func MarkFull(p paint.Painter, v View, b *Block, unit float64) {
	for _, s := range b.Spaces {
		o := v.ellipse(s, SpaceRadius)
		p.Stroke(o, paint.Pen{Width: max(3, 4.5*unit)}, paint.Solid(keyline.Alpha(.8)))
		p.Stroke(o, paint.Pen{Width: max(1.6, 2.4*unit), Dash: []float64{6 * unit, 4 * unit}, Cap: paint.CapButt}, paint.Solid(fullGrey))
	}
}

// MarkActive is the gold ring on which the figure in use stands.
func MarkActive(p paint.Painter, v View, at paint.Point, unit float64) {
	q := v.Screen(at)
	r := (BaseRadius + 15) * v.K
	p.Fill(paint.Ellipse(q.X, q.Y+2*v.K, r, r*Flat), paint.Radial(paint.Pt(q.X, q.Y+2*v.K), r, r*Flat,
		paint.Stop{At: .5, Color: legalGold.Alpha(.75)}, paint.Stop{At: 1, Color: legalGold.Alpha(0)}))
	o := paint.Ellipse(q.X, q.Y+2*v.K, (BaseRadius+5)*v.K, (BaseRadius+5)*v.K*Flat)
	p.Fill(o, paint.Solid(keyline.Alpha(.6)))
	p.Stroke(o, paint.Pen{Width: max(3.4, 5*unit)}, paint.Solid(keyline))
	p.Stroke(o, paint.Pen{Width: max(2, 3*unit)}, paint.Solid(legalGold.Mix(legalCore, .35)))
}

// MarkBody rings a place of the dead; strong from 0 to 1 makes it pulse.
func MarkBody(p paint.Painter, v View, at paint.Point, unit, strong float64) {
	q := v.Screen(at)
	o := paint.Ellipse(q.X, q.Y, (BodyW/2+2+4*strong)*v.K, (BodyH/2+4*strong)*v.K)
	p.Fill(o, paint.Solid(legalGold.Alpha(.16+.2*strong)))
	p.Stroke(o, paint.Pen{Width: max(3, 4.5*unit)}, paint.Solid(keyline.Alpha(.8)))
	p.Stroke(o, paint.Pen{Width: max(1.6, 2.5*unit)}, paint.Solid(legalGold.Mix(legalCore, .3)))
}

// MarkTrail shows a way that would be walked: dots on the ground, with lifted
// arcs where it is direct. Its end is left to the ring of the space.
func MarkTrail(p paint.Painter, v View, ways []Way, unit float64) {
	for _, w := range ways {
		pts := w.onScreen(v)
		step, left := 11*max(v.K, .55*unit), 0.0
		for i := 1; i < len(pts); i++ {
			a, b := pts[i-1], pts[i]
			d := a.Dist(b)
			for ; left < d; left += step {
				q := a.Lerp(b, left/d)
				r := max(2.2, 3.1*unit)
				p.Fill(paint.Ellipse(q.X, q.Y+.8*unit, r*1.5, r*1.25), paint.Solid(keyline.Alpha(.8)))
				p.Fill(paint.Ellipse(q.X, q.Y, r, r*.86), paint.Solid(legalGold.Mix(legalCore, .35)))
			}
			left -= d
		}
	}
}

// MarkBarred lays a sign of no entry on a red bridge.
func MarkBarred(p paint.Painter, v View, b *Bridge, unit float64) {
	q := v.Screen(b.Mid)
	r := max(15*unit, 17*v.K)
	q.Y -= 6 * v.K
	p.Fill(paint.Circle(q.X, q.Y, r+2*unit), paint.Solid(keyline))
	p.Fill(paint.Circle(q.X, q.Y, r), paint.Solid(paint.Hex("#f6ecd6")))
	p.Stroke(paint.Circle(q.X, q.Y, r-2.2*unit), paint.Pen{Width: 4.4 * unit}, paint.Solid(paint.Hex("#c9241b")))
	d := (r - 3*unit) * math.Sqrt2 / 2
	p.Stroke(paint.NewPath(q.X-d, q.Y-d).Line(q.X+d, q.Y+d), paint.Pen{Width: 4.4 * unit}, paint.Solid(paint.Hex("#c9241b")))
}

// MarkArea draws the outlines of all blocks of an area, for markers that hold
// for an area: rope of the quarantine, ring of the alarm.
func MarkArea(p paint.Painter, v View, area string, c paint.Color, unit float64) {
	plan := Ground()
	for i := range plan.Blocks {
		b := &plan.Blocks[i]
		if b.Area != area {
			continue
		}
		o := paint.Polygon(inset(coast(b), 3)...).Map(v.Map())
		w := max(2.4, 3.4*unit)
		p.Stroke(o, paint.Pen{Width: w + max(1.5, 1.8*unit), Join: paint.JoinRound}, paint.Solid(keyline.Alpha(.85)))
		p.Stroke(o, paint.Pen{Width: w, Join: paint.JoinRound}, paint.Solid(c))
		p.Stroke(o, paint.Pen{Width: w, Dash: []float64{3 * unit, 4 * unit}, Cap: paint.CapButt}, paint.Solid(c.Darker(.4)))
	}
}
