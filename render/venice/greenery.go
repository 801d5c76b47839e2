package venice

import "alibi/render/paint"

// tree is a round crown of three tones on a short trunk.
func (s *scene) tree(t site) {
	k := s.v.K
	x, y := t.foot.X+t.foot.W/2, t.foot.Bottom()-2
	p := s.at(x, y, 0)
	r := t.high * .46 * k
	c := s.at(x, y, t.high*.72)
	s.p.Stroke(paint.NewPath(p.X, p.Y).Line(c.X, c.Y), paint.Nib(1.8*k), paint.Solid(woodDark))
	crown := func(f, dx, dy float64) *paint.Path {
		var ps []paint.Point
		for i := range 9 {
			a := paint.Rotate(float64(i) * 6.2832 / 9)
			q := a.Apply(paint.Pt(r*f*paint.Span(.88, 1.1, t.seed, i, 61), 0))
			ps = append(ps, paint.Pt(c.X+q.X+dx*r, c.Y+q.Y*.94+dy*r))
		}
		return paint.Smooth(ps...)
	}
	all := crown(1, 0, 0)
	green := leaf.Mix(leafLit, paint.Span(0, .4, t.seed, 62))
	s.p.Fill(all, paint.Solid(leafDark))
	s.p.Push(paint.Identity())
	s.p.Clip(all)
	s.p.Fill(crown(.86, -.16, -.18), paint.Solid(green))
	s.p.Fill(crown(.50, -.30, -.36), paint.Solid(leafLit))
	s.p.Pop()
	s.edge(all, .6, .8)
}

// stall is a market stand under a striped awning.
func (s *scene) stall(t site) {
	k, f := s.v.K, t.foot
	cloth := []paint.Color{paint.Hex("#c5473a"), paint.Hex("#2e8478"), paint.Hex("#d09a35")}[t.seed%3]
	for _, x := range [...]float64{f.X + 1, f.Right() - 1} {
		p, q := s.at(x, f.Bottom(), 0), s.at(x, f.Bottom(), t.high*.7)
		s.p.Stroke(paint.NewPath(p.X, p.Y).Line(q.X, q.Y), paint.Nib(1.1*k), paint.Solid(woodDark))
	}
	box := s.face(wood, [3]float64{f.X + 1, f.Bottom(), 0}, [3]float64{f.Right() - 1, f.Bottom(), 0}, [3]float64{f.Right() - 1, f.Bottom(), 4}, [3]float64{f.X + 1, f.Bottom(), 4})
	s.edge(box, .4, .6)
	for i := range 6 {
		p := s.at(f.X+2.5+float64(i)*(f.W-5)/5, f.Bottom(), 4.6)
		s.p.Fill(paint.Circle(p.X, p.Y, 1.25*k), paint.Solid([]paint.Color{paint.Hex("#d0582c"), paint.Hex("#8a9a34"), glint}[(i+t.seed)%3]))
	}
	const n = 6
	for i := range n {
		c := istriaLit
		if i%2 == 0 {
			c = cloth
		}
		a, b := f.X+float64(i)*f.W/n, f.X+float64(i+1)*f.W/n
		s.face(c.Times(1, .96, .9), [3]float64{a, f.Y, t.high}, [3]float64{b, f.Y, t.high}, [3]float64{b, f.Bottom() + 1.5, t.high * .68}, [3]float64{a, f.Bottom() + 1.5, t.high * .68})
	}
	s.edge(s.facePath([3]float64{f.X, f.Y, t.high}, [3]float64{f.Right(), f.Y, t.high}, [3]float64{f.Right(), f.Bottom() + 1.5, t.high * .68}, [3]float64{f.X, f.Bottom() + 1.5, t.high * .68}), .6, .8)
}

// well is a drum of white stone, the pozzo of every campo.
func (s *scene) well(t site) {
	k, c := s.v.K, t.foot.Centre()
	a, b := s.at(c.X, c.Y, 0), s.at(c.X, c.Y, t.high)
	rx, ry := 5.2*k, 5.2*Flat*k
	body := paint.RectPath(paint.R(b.X-rx, b.Y, 2*rx, a.Y-b.Y)).Add(paint.Ellipse(a.X, a.Y, rx, ry))
	s.p.Fill(body, paint.Linear(paint.Pt(a.X-rx, 0), paint.Pt(a.X+rx, 0), paint.Ramp(istriaLit, istria.Shade(.5))...))
	s.p.Fill(paint.Ellipse(b.X, b.Y, rx*1.14, ry*1.14), paint.Solid(istriaLit))
	s.edge(paint.Ellipse(b.X, b.Y, rx*1.14, ry*1.14), .6, .8)
	s.p.Fill(paint.Ellipse(b.X, b.Y, rx*.72, ry*.72), paint.Solid(ink))
	s.edge(paint.Arc(a.X, a.Y, rx, ry, 0, 3.1416), .6, .8)
}

// crates are a few boxes and a barrel left on the quay.
func (s *scene) crates(t site) {
	k, f := s.v.K, t.foot
	for i, q := range [...][3]float64{{f.X, f.Bottom() - 3, 5.4}, {f.X + 6.4, f.Bottom(), 4.6}} {
		x, y, z := q[0], q[1], q[2]
		c := wood.Mix(glint, .12*float64(i))
		top := s.face(c.Lighter(.16), [3]float64{x, y - 5, z}, [3]float64{x + 5.6, y - 5, z}, [3]float64{x + 5.6, y, z}, [3]float64{x, y, z})
		front := s.face(c.Shade(.18), [3]float64{x, y, 0}, [3]float64{x + 5.6, y, 0}, [3]float64{x + 5.6, y, z}, [3]float64{x, y, z})
		s.edge(top, .45, .7)
		s.edge(front, .45, .7)
		a, b := s.at(x, y, 0), s.at(x+5.6, y, z)
		s.p.Stroke(paint.NewPath(a.X, a.Y).Line(b.X, b.Y), paint.Nib(.5*k), paint.Solid(ink.Alpha(.5)))
	}
}

// lantern is a post with a light; its foot stands at (x, y).
func (s *scene) lantern(x, y, high float64) {
	k := s.v.K
	p, q := s.at(x, y, 0), s.at(x, y, high)
	s.p.Fill(paint.Ellipse(p.X, p.Y, 2.4*k, 1.6*k), paint.Solid(ink))
	s.p.Stroke(paint.NewPath(p.X, p.Y).Line(q.X, q.Y), paint.Nib(1.5*k), paint.Solid(ink))
	glass := paint.Polygon(paint.Coords(q.X-2.2*k, q.Y-4.8*k, q.X+2.2*k, q.Y-4.8*k, q.X+1.5*k, q.Y, q.X-1.5*k, q.Y)...)
	s.p.Fill(glass, paint.Solid(lampGold.Shade(.1)))
	s.edge(glass, .7, 1)
	cap := paint.Polygon(paint.Coords(q.X-3*k, q.Y-4.7*k, q.X, q.Y-7.6*k, q.X+3*k, q.Y-4.7*k)...)
	s.p.Fill(cap, paint.Solid(ink))
	s.glows = append(s.glows, glow{path: glass, colour: paint.Hex("#ffe6a6"), halo: 7 * k})
}
