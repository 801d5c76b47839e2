package venice

import (
	"math"

	"alibi/render/paint"
)

// wallHeight is how far the quays stand out of the water, board units.
const wallHeight = 8.5

// islands paints every block's ground: wall, quay, paving, alleys, spaces.
func (s *scene) islands() {
	sea := new(paint.Path)
	for i := range s.plan.Blocks {
		b := &s.plan.Blocks[i]
		c := coast(b)
		m := s.v.Map()
		for _, d := range []paint.Point{{X: 7, Y: 9}, {X: 3.5, Y: 8}} {
			sea.Add(paint.Polygon(c...).Map(m.Mul(paint.Translate(d.X, d.Y))))
		}
	}
	s.p.Fill(sea, paint.Solid(shadow.Mix(waterDeep, .4)).With(paint.Multiply))
	for i := range s.plan.Blocks {
		s.island(&s.plan.Blocks[i])
	}
}

func (s *scene) island(b *Block) {
	c := coast(b)
	s.wall(c)
	tint := areaColours[b.Area]
	s.p.Fill(s.outlinePath(c), paint.Solid(istriaLit))
	s.edge(s.outlinePath(c), .9, .75)
	s.coping(c)
	s.p.Fill(s.outlinePath(inset(c, 3.6)), paint.Solid(tint.Darker(.16)))
	s.p.Fill(s.outlinePath(inset(c, 4.1)), paint.Solid(tint))
	s.p.Fill(s.outlinePath(inset(c, 7.6)), paint.Solid(istria.Darker(.12)))
	s.p.Fill(s.outlinePath(inset(c, 8.0)), paint.Solid(istria))
	floor := inset(c, 9.6)
	s.paving(b, floor)
	s.edge(s.outlinePath(floor), .6, .55)
}

// wall is the side of the quay towards the viewer.
func (s *scene) wall(c []paint.Point) {
	drop := wallHeight * Rise
	stone := istria.Mix(paint.Hex("#8d7c66"), .45)
	low := paint.Translate(0, drop*s.v.K)
	side := new(paint.Path)
	for i, p := range c {
		q := c[(i+1)%len(c)]
		if q.X < p.X == (area(c) > 0) { // this side faces the viewer
			a, b := s.v.Screen(p), s.v.Screen(q)
			side.Add(paint.Polygon(orient(a, b, low.Apply(b), low.Apply(a))...))
		}
	}
	line := s.outlinePath(c).Map(low)
	s.p.Fill(line, paint.Solid(stone.Shade(.42)))
	s.p.Fill(side, paint.Solid(stone.Shade(.30)))
	s.p.Stroke(line, paint.Nib(.9*s.v.K), paint.Solid(ink.Alpha(.8)))
	s.p.Stroke(s.outlinePath(c).Map(paint.Translate(0, drop*.55*s.v.K)), paint.Nib(.6*s.v.K), paint.Solid(ink.Alpha(.32)))
}

// orient turns four corners clockwise, as fills that are added up must be.
func orient(ps ...paint.Point) []paint.Point {
	if area(ps) < 0 {
		for i, j := 0, len(ps)-1; i < j; i, j = i+1, j-1 {
			ps[i], ps[j] = ps[j], ps[i]
		}
	}
	return ps
}

// coping marks the joints of the white quay stones.
func (s *scene) coping(c []paint.Point) {
	in := inset(c, 3.4)
	left := 0.0
	for i, p := range c {
		q := c[(i+1)%len(c)]
		length := p.Dist(q)
		for at := left; at < length; at += 15 {
			t := at / length
			a, b := s.v.Screen(p.Lerp(q, t)), s.v.Screen(in[i].Lerp(in[(i+1)%len(c)], t))
			s.p.Stroke(paint.NewPath(a.X, a.Y).Line(b.X, b.Y), paint.Nib(.5*s.v.K), paint.Solid(ink.Alpha(.28)))
		}
		left = math.Mod(left-length, 15)
		if left < 0 {
			left += 15
		}
	}
}

// paving lays bricks in the tint of the area, each of its own tone, and
// ribbons of white stone through them.
func (s *scene) paving(b *Block, floor []paint.Point) {
	s.p.Push(s.v.Map())
	defer s.p.Pop()
	base, id := pavings[b.Area], s.plan.BlockIndex(b.ID)
	px := 1 / s.v.K
	s.p.Fill(paint.Polygon(floor...), paint.Grown(func(x, y float64) paint.Color {
		const bw, bh, mortar = 10.4, 5.6, .42
		row := math.Floor(y / bh)
		ox := x
		if int(row)&1 == 1 {
			ox += bw / 2
		}
		col := math.Floor(ox / bw)
		f := .93 + .13*paint.Rand(int(row), int(col), id)
		if paint.Hash(int(row), int(col), id, 9)%23 == 0 {
			f *= .88
		}
		f *= 1 + .035*halves(ripple(x*1.3, y*1.9)-.7)
		ex := math.Min(ox-col*bw, (col+1)*bw-ox)
		ey := math.Min(y-row*bh, (row+1)*bh-y)
		line := math.Max(joint(ex, mortar, px), joint(ey, mortar, px))
		f *= 1 - .26*line*math.Min(1, s.v.K+.15)
		return base.Times(f, f*.995, f*.985)
	}))
	s.p.Clip(paint.Polygon(floor...))
	s.ribbons(b)
	s.p.Inner(paint.Polygon(floor...), -7, -7, 9, paint.Solid(shadow.Mix(paint.Hex("#ffffff"), .35)).With(paint.Multiply))
	s.p.Inner(paint.Polygon(floor...), 6, 6, 10, paint.Solid(paint.Hex("#ffd9a0").Alpha(.28)).With(paint.Screen))
}

func halves(v float64) float64 {
	if v < 0 {
		return -1
	}
	return 1
}

// joint is how much of a pixel at distance e from the middle of a joint of the
// given half width is joint.
func joint(e, half, px float64) float64 {
	return math.Max(0, math.Min(1, (half+px/2-e)/px))
}

// ribbons are lines of white stone in a net about the middle of the block.
func (s *scene) ribbons(b *Block) {
	const dx, dy = 61.2, 48.7
	pale := paint.Solid(istria.Mix(pavings[b.Area], .30))
	line := paint.Pen{Width: 3.1}
	for i := -3.0; i <= 3; i++ {
		x, y := b.Centre.X+i*dx-dx/2, b.Centre.Y-30+i*dy
		s.p.Stroke(paint.NewPath(x, b.Centre.Y-170).Line(x, b.Centre.Y+170), line, pale)
		s.p.Stroke(paint.NewPath(b.Centre.X-200, y).Line(b.Centre.X+200, y), line, pale)
	}
	for i := -3.0; i <= 3; i++ {
		for j := -3.0; j <= 3; j++ {
			x, y := b.Centre.X+i*dx-dx/2, b.Centre.Y-30+j*dy
			s.p.Fill(paint.Polygon(paint.Coords(x, y-6.5, x+6.5, y, x, y+6.5, x-6.5, y)...), paint.Solid(istria.Mix(pavings[b.Area], .12)))
		}
	}
}

// spaces are discs of pale stone with a ring in the tint of the area and an
// inlaid star.
func (s *scene) spaces(b *Block) {
	tint := areaColours[b.Area]
	s.p.Push(s.v.Map())
	defer s.p.Pop()
	for _, c := range b.Spaces {
		r := SpaceRadius
		disc := func(r float64) *paint.Path { return paint.Circle(c.X, c.Y, r) }
		s.p.Fill(paint.Circle(c.X, c.Y+1.6, r+1.1), paint.Solid(keyline.Alpha(.7)))
		s.p.Fill(disc(r+1.1), paint.Solid(keyline))
		s.p.Fill(disc(r), paint.Solid(istriaLit))
		s.p.Fill(disc(r-1.9), paint.Solid(tint.Darker(.35)))
		s.p.Fill(disc(r-2.4), paint.Linear(paint.Pt(c.X-r, c.Y-r), paint.Pt(c.X+r, c.Y+r), paint.Ramp(tint.Lighter(.14), tint.Darker(.06))...))
		s.p.Fill(disc(r-6.6), paint.Solid(tint.Darker(.35)))
		s.p.Fill(disc(r-7.1), paint.Linear(paint.Pt(c.X-r, c.Y-r), paint.Pt(c.X+r*.6, c.Y+r*.6),
			paint.Ramp(paint.Hex("#f0dfb6"), paint.Hex("#dcc698"))...))
		star := paint.Star(c.X, c.Y, r-9, 5.6, 4)
		s.p.Fill(star, paint.Solid(istria.Darker(.10)))
		s.p.Stroke(star, paint.Pen{Width: .5}, paint.Solid(tint.Mix(ink, .4).Alpha(.4)))
	}
}

// alleyPaths inlays the alleys where they run over land: dark worn stone with
// a row of pale setts along the middle.
func (s *scene) alleyPaths() {
	land := new(paint.Path)
	for i := range s.plan.Blocks {
		land.Add(paint.Polygon(inset(coast(&s.plan.Blocks[i]), 9.6)...))
	}
	s.p.Push(s.v.Map())
	defer s.p.Pop()
	s.p.Clip(land)
	for _, a := range s.plan.Alleys {
		line := paint.SmoothLine(a.Line...)
		s.p.Stroke(line, paint.Nib(13), paint.Solid(istria.Darker(.25).Alpha(.8)))
		s.p.Stroke(line, paint.Nib(11), paint.Solid(paint.Hex("#241a1c")))
		s.p.Stroke(line, paint.Pen{Width: 8.6, Dash: []float64{6.2, .9}}, paint.Solid(paint.Hex("#3f3133")))
		s.p.Stroke(line, paint.Pen{Width: 2.6, Dash: []float64{4.4, 2.7}, Phase: 1}, paint.Solid(paint.Hex("#6f5a50")))
	}
}

// alleyLeaps continues the alleys over water as a dashed line of ink.
func (s *scene) alleyLeaps() {
	for _, a := range s.plan.Alleys {
		for _, piece := range s.overWater(paint.SmoothLine(a.Line...)) {
			line := paint.Polyline(piece...).Map(s.v.Map())
			dash := []float64{7 * s.v.K, 4.6 * s.v.K}
			s.p.Stroke(line, paint.Pen{Width: 6.2 * s.v.K, Dash: dash, Cap: paint.CapButt}, paint.Solid(foam.Alpha(.5)))
			s.p.Stroke(line, paint.Pen{Width: 4.2 * s.v.K, Dash: dash, Cap: paint.CapButt}, paint.Solid(paint.Hex("#1c1012")))
		}
	}
}

// overWater cuts a line into the pieces that run between the islands.
func (s *scene) overWater(line *paint.Path) [][]paint.Point {
	var out [][]paint.Point
	var cur []paint.Point
	for _, p := range line.Walk(2) {
		if s.onLand(p) {
			if len(cur) > 2 {
				out = append(out, cur)
			}
			cur = nil
			continue
		}
		cur = append(cur, p)
	}
	return out
}

func (s *scene) onLand(p paint.Point) bool {
	for i := range s.plan.Blocks {
		b := &s.plan.Blocks[i]
		if math.Abs(b.Centre.X-p.X) < 150 && math.Abs(b.Centre.Y-p.Y) < 150 && inside(coast(b), p) {
			return true
		}
	}
	return false
}
