package venice

import "alibi/render/paint"

// pierLength is how far a dock reaches over the water, board units.
const pierLength = 17.0

// out is the direction from a dock to the open water: along its route.
func (p *Plan) out(d *Dock) paint.Point {
	for i := range p.Canals {
		c := &p.Canals[i]
		if c.ID != d.Canal {
			continue
		}
		n := len(c.Line)
		if c.Line[0].Dist(d.Pos) < c.Line[n-1].Dist(d.Pos) {
			return c.Line[1].Sub(c.Line[0]).Unit()
		}
		return c.Line[n-2].Sub(c.Line[n-1]).Unit()
	}
	panic("venice: dock without a canal: " + d.ID)
}

// pier is the ground outline of a dock's planks.
func (p *Plan) pier(d *Dock) []paint.Point {
	u := p.out(d)
	v := paint.Pt(-u.Y, u.X).Mul(11)
	a, b := d.Pos.Sub(u.Mul(9)), d.Pos.Add(u.Mul(pierLength))
	return []paint.Point{a.Add(v), b.Add(v), b.Sub(v), a.Sub(v)}
}

// dock paints planks on piles; the striped mooring poles stand at its corners.
func (s *scene) dock(d *Dock) {
	k := s.v.K
	c := s.plan.pier(d)
	top := func(i int) paint.Point { return s.at(c[i].X, c[i].Y, 2.5) }
	low := paint.Translate(0, 4.5*k)
	deck := paint.Polygon(top(0), top(1), top(2), top(3))
	s.p.Fill(deck.Map(paint.Translate(3*k, 5*k)), paint.Solid(shadow).With(paint.Multiply))
	for i := range 4 {
		a, b := top(i), top((i+1)%4)
		side := paint.Polygon(a, b, low.Apply(b), low.Apply(a))
		s.p.Fill(side, paint.Solid(woodDark.Darker(.2)))
		s.edge(side, .5, .8)
	}
	s.p.Fill(deck, paint.Solid(wood))
	for i := range 7 {
		t0, t1 := float64(i)/7, float64(i+1)/7
		f := paint.Span(-.10, .16, i, len(d.ID), 81)
		tone := wood.Lighter(max(f, 0)).Darker(max(-f, 0))
		board := paint.Polygon(top(0).Lerp(top(1), t0), top(0).Lerp(top(1), t1), top(3).Lerp(top(2), t1), top(3).Lerp(top(2), t0))
		s.p.Fill(board, paint.Solid(tone.Times(1.08, 1, .9)))
		s.p.Stroke(board, paint.Nib(.5*k), paint.Solid(ink.Alpha(.5)))
	}
	s.edge(deck, .8, .9)
	for _, q := range c[1:3] { // at the far corners
		s.pole(q.X, q.Y, 19)
	}
}

// pole is a mooring post, blue and white, with a gilt knob.
func (s *scene) pole(x, y, high float64) {
	k := s.v.K
	p, q := s.at(x, y, -3), s.at(x, y, high)
	body := paint.NewPath(p.X, p.Y).Line(q.X, q.Y)
	s.p.Stroke(body, paint.Pen{Width: 4.4 * k, Cap: paint.CapRound}, paint.Solid(ink))
	s.p.Stroke(body, paint.Pen{Width: 3.1 * k}, paint.Solid(istriaLit))
	s.p.Push(paint.Identity())
	s.p.Clip(paint.RectPath(paint.R(q.X-1.55*k, q.Y, 3.1*k, p.Y-q.Y)))
	for i := range 6 {
		y := q.Y + (float64(i)*4+1)*k
		s.p.Fill(paint.Polygon(paint.Coords(q.X-2*k, y+1.6*k, q.X+2*k, y-.4*k, q.X+2*k, y+1.6*k, q.X-2*k, y+3.6*k)...), paint.Solid(areaColours["blue"].Darker(.15)))
	}
	s.p.Fill(paint.RectPath(paint.R(q.X+.5*k, q.Y, 1.2*k, p.Y-q.Y)), paint.Solid(shadow.Alpha(.7)).With(paint.Multiply))
	s.p.Pop()
	s.p.Fill(paint.Circle(q.X, q.Y-1*k, 2.3*k), paint.Solid(ink))
	s.p.Fill(paint.Circle(q.X, q.Y-1*k, 1.6*k), paint.Solid(glint))
}

// Route is the line of a canal from pier to pier, soft at its bends.
func (p *Plan) Route(c *Canal) *paint.Path { return rounded(c.Line, 16) }

// rounded is a line whose corners are bent over a length of r.
func rounded(ps []paint.Point, r float64) *paint.Path {
	out := paint.NewPath(ps[0].X, ps[0].Y)
	for i := 1; i < len(ps)-1; i++ {
		a, b, c := ps[i-1], ps[i], ps[i+1]
		in, on := b.Sub(a), c.Sub(b)
		d := min(r, in.Dist(paint.Point{})/2, on.Dist(paint.Point{})/2)
		p, q := b.Sub(in.Unit().Mul(d)), b.Add(on.Unit().Mul(d))
		out.Line(p.X, p.Y).Quad(b.X, b.Y, q.X, q.Y)
	}
	last := ps[len(ps)-1]
	return out.Line(last.X, last.Y)
}

// routes draws the canals as pale dashes that pass under bridges and piers.
func (s *scene) routes(p *paint.Pix) {
	k := s.v.K
	for i := range s.plan.Canals {
		c := &s.plan.Canals[i]
		for _, piece := range s.openWater(c) {
			line := paint.Polyline(piece...).Map(s.v.Map())
			dash := []float64{8 * k, 6.2 * k}
			p.Stroke(line, paint.Pen{Width: 4.6 * k, Dash: dash, Cap: paint.CapRound}, paint.Solid(paint.Hex("#0d2429").Alpha(.55)))
			p.Stroke(line, paint.Pen{Width: 2.7 * k, Dash: dash, Cap: paint.CapRound}, paint.Solid(routeBlue))
		}
	}
}

// openWater is the part of a route that no bridge or pier covers.
func (s *scene) openWater(c *Canal) [][]paint.Point {
	var out [][]paint.Point
	var cur []paint.Point
	for _, q := range s.plan.Route(c).Walk(1.5) {
		if s.plan.roofed(c, q) {
			if len(cur) > 2 {
				out = append(out, cur)
			}
			cur = nil
			continue
		}
		cur = append(cur, q)
	}
	if len(cur) > 2 {
		out = append(out, cur)
	}
	return out
}

// roofed says whether a place of a route lies under a bridge or a pier.
func (p *Plan) roofed(c *Canal, q paint.Point) bool {
	for i := range p.Docks {
		d := &p.Docks[i]
		if d.Canal == c.ID && inside(p.pier(d), q) {
			return true
		}
	}
	for i := range p.Bridges {
		b := &p.Bridges[i]
		if away(q, b.Ends[0], b.Ends[1]) < 21 {
			for _, id := range c.Under {
				if id == b.ID {
					return true
				}
			}
		}
	}
	return false
}

// gondolas lie where the water is wide enough and no route runs.
func (s *scene) gondolas() {
	for _, g := range [...]struct {
		x, y, turn float64
		flip       bool
	}{{640, 24, 0, false}, {1418, 26, .04, true}, {250, 26, -.03, false}, {22, 420, 1.5, false}, {620, 858, .02, true}, {1180, 860, -.03, false}, {1400, 862, .03, true}, {1010, 24, .03, true}, {1578, 820, 1.52, false}} {
		s.gondola(g.x, g.y, g.turn, g.flip)
	}
}

func (s *scene) gondola(x, y, turn float64, flip bool) {
	k := s.v.K
	p := s.v.Screen(paint.Pt(x, y))
	m := paint.Translate(p.X, p.Y).Mul(paint.Rotate(turn)).Mul(paint.Scale(k, k))
	if flip {
		m = m.Mul(paint.Scale(-1, 1))
	}
	hull := paint.NewPath(-23, -2.5).Quad(-13, 4.2, 0, 4.2).Quad(14, 4.2, 24, -3.4).Line(24.6, -6.5).Line(22.8, -4.2).Quad(12, -1.6, 0, -1.4).Quad(-12, -1.4, -23, -4.6).Close()
	s.p.Push(m)
	defer s.p.Pop()
	s.p.Fill(hull.Map(paint.Translate(2, 3.4)), paint.Solid(shadow).With(paint.Multiply))
	s.p.Fill(hull, paint.Linear(paint.Pt(0, -4), paint.Pt(0, 5), paint.Ramp(paint.Hex("#4b332c"), paint.Hex("#170e10"))...))
	s.p.Fill(paint.Polygon(paint.Coords(-5, -1.2, 6, -1.3, 5, 1.2, -4, 1.4)...), paint.Solid(redBridge))
	s.p.Fill(paint.Polygon(paint.Coords(-12, -1.9, -7, -1.5, -6.6, .8, -11, .4)...), paint.Solid(wood))
	s.line(hull, .8)
	s.p.Stroke(paint.NewPath(24.4, -3).Line(25.2, -7).Line(23.6, -8), paint.Nib(1), paint.Solid(istriaLit))
}
