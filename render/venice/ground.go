package venice

import (
	"sort"
	"sync"

	"alibi/render/paint"
)

// groundVersion is part of the keys of painted grounds.
const groundVersion = 1

// paintGround paints the board without light: everything that lies or stands
// on it and never moves. It tells how much is done, 0 .. 1.
func paintGround(v View, w, h int, done func(share float64)) *scene {
	s := newScene(v, w, h)
	for _, part := range []struct {
		paint func()
		share float64 // of the whole time, once it is done
	}{
		{s.water, .25},
		{s.islands, .55},
		{s.alleys, .6},
		{func() { s.sites = town(); s.shades() }, .75},
		{s.squares, .77},
		{s.standing, .85},
		{s.evening, .98},
		{func() { s.p.Grain(.028, groundVersion) }, 1},
	} {
		part.paint()
		done(part.share)
	}
	return s
}

func (s *scene) alleys() {
	s.alleyPaths()
	s.alleyLeaps()
}

// squares paints what lies flat in the blocks and at the water.
func (s *scene) squares() {
	for i := range s.plan.Blocks {
		s.spaces(&s.plan.Blocks[i])
	}
	s.gondolas()
	for i := range s.plan.Docks {
		s.dock(&s.plan.Docks[i])
	}
}

// alleyPost is the height of the lantern posts along the alleys.
const alleyPost = 22.0

// standingLamps are all lights of the board: the lantern posts, the soft light
// of each square, by which every space can be found at night, and the coloured
// lights of the bridges.
var standingLamps = sync.OnceValue(func() []lamp {
	var out []lamp
	post := func(x, y float64) {
		out = append(out, lamp{at: paint.Pt(x, y), reach: 84, colour: [3]float64{.72, .46, .17}})
	}
	for _, t := range town() {
		if t.kind == "lamp" {
			post(t.foot.X+t.foot.W/2, t.foot.Bottom())
		}
	}
	for _, q := range alleyLamps() {
		post(q.X, q.Y)
	}
	p := Ground()
	for i := range p.Blocks {
		c := p.Blocks[i].Centre
		out = append(out, lamp{at: paint.Pt(c.X, c.Y+2), reach: 112, colour: [3]float64{.54, .38, .17}})
	}
	for i := range p.Bridges {
		c := [3]float64{.10, .62, .30}
		if !p.Bridges[i].Green {
			c = [3]float64{.85, .14, .08}
		}
		out = append(out, lamp{at: p.Bridges[i].Mid, reach: 50, colour: c})
	}
	return out
})

// evening lays the last sun over the picture: warm where it comes from, cool
// and a little darker on the far side.
func (s *scene) evening() {
	r := s.v.Board()
	s.p.Fill(paint.RectPath(paint.R(0, 0, float64(s.p.Img.Rect.Dx()), float64(s.p.Img.Rect.Dy()))),
		paint.Linear(paint.Pt(r.X, r.Y), paint.Pt(r.Right(), r.Bottom()),
			paint.Stop{At: 0, Color: paint.Hex("#fff0cf")}, paint.Stop{At: .5, Color: paint.Hex("#fbe6c6")}, paint.Stop{At: 1, Color: paint.Hex("#d3c4d0")}).With(paint.Multiply))
	sun := paint.Pt(r.X+r.W*.16, r.Y+r.H*.1)
	s.p.Fill(paint.RectPath(paint.R(0, 0, float64(s.p.Img.Rect.Dx()), float64(s.p.Img.Rect.Dy()))),
		paint.Radial(sun, r.W*.75, r.W*.6, paint.Ramp(paint.Hex("#ffb765").Alpha(.15), paint.Hex("#ffb765").Alpha(0))...).With(paint.Screen))
}

// town is the townscape, sited once.
var town = sync.OnceValue(func() []site { return townscape(Ground()) })

// shades lays all cast shadows at once, so that they do not add up.
func (s *scene) shades() {
	for _, t := range s.sites {
		if !s.visible(t.foot) {
			continue
		}
		f := t.foot
		switch t.kind {
		case "tree", "lamp", "well":
			c := f.Centre()
			dx := t.high * .5
			s.shadeOn(paint.Ellipse(c.X+dx, c.Y-dx*.3, t.high*.42, t.high*.34).Walk(2))
		default:
			s.cast(f.X, f.Bottom(), f.W, f.H, t.high)
		}
	}
	for i := range s.plan.Blocks {
		if t := s.plan.Blocks[i].Tower; t != nil {
			s.cast(t.X-13, t.Y+3, 26, 18, 62)
		}
	}
	for i := range s.plan.Bridges {
		sp := spanOf(&s.plan.Bridges[i])
		a, b, n := sp.a, sp.b, sp.side.Mul(sp.half)
		off := paint.Pt(8, 5)
		s.shadeOn([]paint.Point{a.Add(n).Add(off), b.Add(n).Add(off), b.Sub(n).Add(off), a.Sub(n).Add(off)})
	}
	s.p.Fill(s.shade, paint.Solid(shadow.Mix(paint.Hex("#ffffff"), .12)).With(paint.Multiply))
}

// thing is what rises from the ground: y is where its front stands, box where
// it is seen.
type thing struct {
	y     float64
	box   paint.Rect
	paint func()
}

// standing paints what rises from the ground, from the back to the front. What
// shines behind a thing in front of it is put out.
func (s *scene) standing() {
	all := s.things()
	sort.SliceStable(all, func(i, j int) bool { return all[i].y < all[j].y })
	for _, t := range all {
		lit := s.glows[:0]
		for _, g := range s.glows {
			if !t.box.Contains(g.path.Bounds().Centre()) {
				lit = append(lit, g)
			}
		}
		s.glows = lit
		t.paint()
	}
}

func (s *scene) things() []thing {
	var all []thing
	post := func(q paint.Point, w, up float64) paint.Rect {
		p, k := s.v.Screen(q), s.v.K
		return paint.R(p.X-w/2*k, p.Y-up*k, w*k, (up+3)*k)
	}
	for _, t := range s.sites {
		if s.visible(t.foot) {
			all = append(all, thing{t.foot.Bottom(), t.box(s.v), func() { s.build(t) }})
		}
	}
	for i := range s.plan.Blocks {
		if t := s.plan.Blocks[i].Tower; t != nil {
			all = append(all, thing{t.Y + 3, post(*t, 26, TowerHeight), func() { s.tower(*t) }})
		}
	}
	for i := range s.plan.Bridges {
		b := &s.plan.Bridges[i]
		all = append(all, thing{max(b.Ends[0].Y, b.Ends[1].Y) - 4, post(b.Mid, 24, 14), func() { s.bridge(b) }})
	}
	for _, l := range alleyLamps() {
		all = append(all, thing{l.Y, post(l, 2, 14), func() { s.lantern(l.X, l.Y, alleyPost) }})
	}
	return all
}

// alleyLamps are where the lantern posts of the alleys stand: beside the line,
// where they cover nothing, about one a block.
var alleyLamps = sync.OnceValue(func() []paint.Point {
	p := Ground()
	k := newKeepOut(p)
	var out []paint.Point
	for i := range p.Alleys {
		a := &p.Alleys[i]
		for _, id := range a.Blocks {
			if q, ok := lampSpot(p, k, a, p.Block(id), out); ok {
				out = append(out, q)
			}
		}
	}
	return out
})

// lampSpot is the place beside an alley, nearest to the middle of a block,
// where a post hides nothing that matters.
func lampSpot(p *Plan, k *keepOut, a *Alley, b *Block, taken []paint.Point) (paint.Point, bool) {
	best, found := paint.Point{}, false
	floor := inset(coast(b), 10)
	line := paint.SmoothLine(a.Line...).Walk(3)
	for i := 1; i < len(line); i++ {
		u := line[i].Sub(line[i-1]).Unit()
		for _, side := range [...]float64{-1, 1} {
			q := line[i].Add(paint.Pt(-u.Y, u.X).Mul(side * 12.5))
			t := site{foot: paint.R(q.X-2, q.Y-3, 4, 3), high: 26}
			if !inside(floor, q) || k.hit(t.covers()) || crowded(q, taken) {
				continue
			}
			if !found || q.Dist(b.Centre) < best.Dist(b.Centre) {
				best, found = q, true
			}
		}
	}
	return best, found
}

func crowded(q paint.Point, taken []paint.Point) bool {
	for _, t := range taken {
		if t.Dist(q) < 40 {
			return true
		}
	}
	for _, t := range town() {
		if t.foot.Inset(-2).Contains(q) {
			return true
		}
	}
	return false
}
