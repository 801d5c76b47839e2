package venice

import (
	"math"

	"alibi/render/paint"
)

// span is a bridge laid out for painting: a deck that rises to an arch.
type span struct {
	a, b      paint.Point // ends on land
	side      paint.Point // unit vector across
	half, arc float64
}

func spanOf(b *Bridge) span {
	u := b.Ends[1].Sub(b.Ends[0]).Unit()
	sp := span{a: b.Ends[0].Sub(u.Mul(3)), b: b.Ends[1].Add(u.Mul(3)), side: paint.Pt(-u.Y, u.X), half: 12, arc: 9}
	if !b.Green {
		sp.arc = 6
	}
	if sp.side.Y < 0 || (sp.side.Y == 0 && sp.side.X < 0) {
		sp.side = sp.side.Mul(-1) // the side towards the viewer
	}
	return sp
}

// rise is the height of the deck at a share t of its length.
func (o span) rise(t float64) float64 { return 1 + o.arc*4*t*(1-t) }

// at is the place at a share t, off across, up above the deck.
func (o span) at(s *scene, t, off, up float64) paint.Point {
	c := o.a.Lerp(o.b, t).Add(o.side.Mul(off))
	return s.at(c.X, c.Y, o.rise(t)+up)
}

// strip is the area between two lines along the bridge.
func (o span) strip(s *scene, t0, t1, off0, up0, off1, up1 float64) *paint.Path {
	const n = 10
	var ps []paint.Point
	for i := range n + 1 {
		ps = append(ps, o.at(s, t0+(t1-t0)*float64(i)/n, off0, up0))
	}
	for i := n; i >= 0; i-- {
		ps = append(ps, o.at(s, t0+(t1-t0)*float64(i)/n, off1, up1))
	}
	return paint.Polygon(ps...)
}

// bridge paints one bridge. Green ones are open arches; red ones are barred by
// crossed beams, so that form tells them apart as well as colour.
func (s *scene) bridge(b *Bridge) {
	sp := spanOf(b)
	c := greenBridge
	if !b.Green {
		c = redBridge
	}
	far, near := -sp.half, sp.half
	s.arch(sp, c)
	deck := c.Mix(istria, .42)
	s.p.Fill(sp.strip(s, 0, 1, far, 0, near, 0), paint.Solid(deck))
	s.planks(sp, b.Green, c)
	s.rail(sp, far, c, .12)
	if !b.Green {
		s.beams(sp)
	}
	s.rail(sp, near, c, .0)
	s.posts(sp, c)
}

// arch is the side of the bridge with the dark opening for boats.
func (s *scene) arch(sp span, c paint.Color) {
	side := sp.strip(s, 0, 1, sp.half, 0, sp.half, -4.5)
	s.p.Fill(side, paint.Solid(c.Shade(.5)))
	under := sp.strip(s, .14, .86, sp.half, -4, sp.half, -11)
	s.p.Fill(under, paint.Solid(waterDeep.Darker(.45).Alpha(.75)))
	s.p.Stroke(side, paint.Nib(.8*s.v.K), paint.Solid(ink.Alpha(.9)))
}

// planks are the boards of the deck, lighter along its middle.
func (s *scene) planks(sp span, green bool, c paint.Color) {
	length := sp.a.Dist(sp.b)
	n := max(6, int(length/5))
	for i := range n {
		t0, t1 := float64(i)/float64(n), float64(i+1)/float64(n)
		tone := c.Mix(istriaLit, .30)
		if i%2 == 0 {
			tone = c.Mix(istriaLit, .44)
		}
		if !green && i%4 < 2 {
			tone = istriaLit.Mix(c, .16)
		}
		s.p.Fill(sp.strip(s, t0, t1, -sp.half, 0, sp.half, 0), paint.Solid(tone))
		p, q := sp.at(s, t0, -sp.half, 0), sp.at(s, t0, sp.half, 0)
		s.p.Stroke(paint.NewPath(p.X, p.Y).Line(q.X, q.Y), paint.Nib(.5*s.v.K), paint.Solid(ink.Alpha(.35)))
	}
	if green {
		s.p.Fill(sp.strip(s, 0, 1, -2.6, 0, 2.6, 0), paint.Solid(istriaLit.Alpha(.62)))
	}
	s.p.Fill(sp.strip(s, 0, 1, sp.half*.45, 0, sp.half, 0), paint.Solid(shadow.Mix(paint.Hex("#ffffff"), .25)).With(paint.Multiply))
}

// rail is the parapet along one side.
func (s *scene) rail(sp span, off float64, c paint.Color, lit float64) {
	wall := sp.strip(s, 0, 1, off, 0, off, 6.2)
	s.p.Fill(wall, paint.Solid(c.Lighter(lit)))
	cap := sp.strip(s, 0, 1, off-1.1, 6.2, off+1.1, 6.6)
	s.p.Stroke(wall, paint.Nib(.8*s.v.K), paint.Solid(ink.Alpha(.9)))
	for i := 1; i < 8; i++ {
		p, q := sp.at(s, float64(i)/8, off, 1), sp.at(s, float64(i)/8, off, 5.4)
		s.p.Stroke(paint.NewPath(p.X, p.Y).Line(q.X, q.Y), paint.Nib(1.3*s.v.K), paint.Solid(c.Darker(.30)))
	}
	s.p.Stroke(cap, paint.Nib(1.7*s.v.K), paint.Solid(ink.Alpha(.9)))
	s.p.Stroke(cap, paint.Nib(1.0*s.v.K), paint.Solid(c.Mix(istriaLit, .45)))
}

// posts stand at the four corners.
func (s *scene) posts(sp span, c paint.Color) {
	k := s.v.K
	for _, off := range [...]float64{-sp.half, sp.half} {
		for _, t := range [...]float64{.02, .98} {
			p, q := sp.at(s, t, off, -1), sp.at(s, t, off, 9.5)
			s.p.Stroke(paint.NewPath(p.X, p.Y).Line(q.X, q.Y), paint.Pen{Width: 5 * k}, paint.Solid(ink))
			s.p.Stroke(paint.NewPath(p.X, p.Y-.4*k).Line(q.X, q.Y+.6*k), paint.Pen{Width: 3.7 * k}, paint.Solid(istriaLit))
			s.p.Stroke(paint.NewPath(p.X+1.1*k, p.Y-.4*k).Line(q.X+1.1*k, q.Y+.6*k), paint.Pen{Width: 1.4 * k}, paint.Solid(istria.Shade(.4)))
			s.p.Fill(paint.Circle(q.X, q.Y-.5*k, 2.4*k), paint.Solid(ink))
			s.p.Fill(paint.Circle(q.X, q.Y-.5*k, 1.7*k), paint.Solid(c.Lighter(.15)))
		}
	}
}

// beams are the two crossed timbers that bar a red bridge.
func (s *scene) beams(sp span) {
	k := s.v.K
	m := sp.at(s, .5, 0, 8)
	w := 10.5 * k
	if math.Abs(sp.side.X) > .8 { // the bridge runs up and down: bar it from rail to rail
		w = 11.5 * k
	}
	h := 8.5 * k
	legs := [][4]float64{{m.X - w, m.Y + h, m.X + w, m.Y - h}, {m.X - w, m.Y - h, m.X + w, m.Y + h}}
	for _, l := range legs {
		beam := paint.NewPath(l[0], l[1]).Line(l[2], l[3])
		s.p.Stroke(beam, paint.Pen{Width: 7.8 * k, Cap: paint.CapSquare}, paint.Solid(keyline))
		s.p.Stroke(beam, paint.Pen{Width: 6.2 * k, Cap: paint.CapSquare}, paint.Solid(redBridge.Lighter(.06)))
		shine := paint.Pen{Width: max(1.8, 1.7*k), Cap: paint.CapSquare}.Outline(beam.Map(paint.Translate(0, -1.5*k)), paint.Identity())
		s.p.Fill(shine, paint.Solid(beamShine))
		s.glows = append(s.glows, glow{path: shine, colour: beamShine})
	}
	for _, l := range legs {
		for _, q := range [...]paint.Point{{X: l[0], Y: l[1]}, {X: l[2], Y: l[3]}} {
			s.p.Fill(paint.Circle(q.X, q.Y, 1.1*k), paint.Solid(keyline))
		}
	}
	s.p.Fill(paint.Circle(m.X, m.Y, 2.5*k), paint.Solid(keyline))
	s.p.Fill(paint.Circle(m.X, m.Y, 1.6*k), paint.Solid(gilt))
}
