package venice

import (
	"math"

	"alibi/render/paint"
)

// tower is a clock tower of TowerHeight: brick shaft between white corners, a
// blue dial, a belfry and a copper roof. (x, y) is the middle of its foot.
func (s *scene) tower(foot paint.Point) {
	k := s.v.K
	p := s.v.Screen(foot)
	s.p.Push(paint.Translate(p.X, p.Y+3*k).Mul(paint.Scale(k, k)))
	defer s.p.Pop()
	stone, brick := istriaLit, paint.Hex("#b0603c")
	box := func(x, y, w, h float64, c paint.Color) *paint.Path {
		r := paint.RectPath(paint.R(x, y, w, h))
		s.p.Fill(r, paint.Linear(paint.Pt(x, 0), paint.Pt(x+w, 0), paint.Stop{At: 0, Color: c.Lighter(.10)}, paint.Stop{At: .55, Color: c}, paint.Stop{At: 1, Color: c.Shade(.42)}))
		s.line(r, .7)
		return r
	}
	box(-14, -5, 28, 6, stone)
	box(-12, -45, 24, 41, stone)
	shaft := box(-8, -44, 16, 39, brick)
	s.courses(shaft)
	s.doorway()
	box(-14, -48.5, 28, 4.5, stone)
	box(-11.5, -62, 23, 14, stone)
	s.dialFace(0, -55.2, 6.1)
	box(-14, -65.5, 28, 4, stone)
	s.belfry()
	box(-13.5, -76.5, 27, 3, stone)
	s.spire()
}

// line is the ink edge of a mark under a map that already scales.
func (s *scene) line(p *paint.Path, width float64) {
	s.p.Stroke(p, paint.Nib(width), paint.Solid(ink.Alpha(.85)))
}

// courses hatches brickwork.
func (s *scene) courses(shaft *paint.Path) {
	s.p.Push(paint.Identity())
	s.p.Clip(shaft)
	for i := range 13 {
		y := -43.0 + float64(i)*3
		s.p.Stroke(paint.NewPath(-8, y).Line(8, y), paint.Pen{Width: .45}, paint.Solid(ink.Alpha(.28)))
		for j := range 4 {
			x := -8 + float64(j)*4.4 + float64(i%2)*2.2
			if paint.Rand(i, j, 71) < .3 {
				s.p.Fill(paint.RectPath(paint.R(x, y, 4, 2.6)), paint.Solid(paint.Hex("#8c4630").Alpha(.55)))
			}
		}
	}
	s.p.Pop()
}

func (s *scene) doorway() {
	arch := paint.NewPath(-3.6, -1).Line(-3.6, -8).Quad(-3.6, -12, 0, -12).Quad(3.6, -12, 3.6, -8).Line(3.6, -1).Close()
	s.p.Fill(arch, paint.Solid(woodDark.Darker(.35)))
	s.line(arch, .6)
	for _, y := range [...]float64{-22, -33} {
		slit := paint.RoundRect(paint.R(-1.4, y, 2.8, 6), 1.4)
		s.p.Fill(slit, paint.Solid(lampGold.Shade(.2)))
		s.line(slit, .5)
		s.glows = append(s.glows, glow{path: slit.Map(s.p.Map()), colour: lampGold, halo: 4 * s.v.K})
	}
}

// dialFace is a clock: blue enamel, gold hours, two hands.
func (s *scene) dialFace(x, y, r float64) {
	s.p.Fill(paint.Circle(x, y, r), paint.Solid(gilt))
	s.line(paint.Circle(x, y, r), .6)
	s.p.Fill(paint.Circle(x, y, r-.9), paint.Radial(paint.Pt(x-1, y-1), r, r, paint.Ramp(paint.Hex("#2f5aa0"), paint.Hex("#182f63"))...))
	for i := range 12 {
		q := paint.Rotate(float64(i) * math.Pi / 6).Apply(paint.Pt(0, -(r - 2)))
		s.p.Fill(paint.Circle(x+q.X, y+q.Y, .5), paint.Solid(glint))
	}
	hand := func(dx, dy, w float64) {
		s.p.Stroke(paint.NewPath(x, y).Line(x+dx, y+dy), paint.Nib(w), paint.Solid(istriaLit))
	}
	hand(0, -r+2.2, .8)
	hand(r*.45, r*.12, 1)
	ring := paint.Ring(x, y, r, r, r-.9, r-.9).Map(s.p.Map())
	s.glows = append(s.glows, glow{path: ring, colour: lampGold, halo: 5 * s.v.K})
}

// belfry is three arches, a bell in the middle one.
func (s *scene) belfry() {
	r := paint.RectPath(paint.R(-11, -74, 22, 9))
	s.p.Fill(r, paint.Linear(paint.Pt(-11, 0), paint.Pt(11, 0), paint.Ramp(istriaLit.Lighter(.1), istria.Shade(.45))...))
	for i, x := range [...]float64{-6.6, 0, 6.6} {
		arch := paint.NewPath(x-2.3, -65).Line(x-2.3, -70).Quad(x-2.3, -72.8, x, -72.8).Quad(x+2.3, -72.8, x+2.3, -70).Line(x+2.3, -65).Close()
		s.p.Fill(arch, paint.Solid(paint.Hex("#2a2028")))
		if i == 1 {
			s.p.Fill(paint.NewPath(x-1.7, -66).Quad(x-1.2, -70.6, x, -70.8).Quad(x+1.2, -70.6, x+1.7, -66).Close(), paint.Solid(gilt))
		}
	}
	s.line(r, .7)
}

// spire is the copper roof with its gilt ball.
func (s *scene) spire() {
	copper := paint.Hex("#4f8a74")
	west := paint.Polygon(paint.Coords(-12.5, -76.5, 0, -90, 2.5, -76.5)...)
	east := paint.Polygon(paint.Coords(2.5, -76.5, 0, -90, 12.5, -76.5)...)
	s.p.Fill(west, paint.Linear(paint.Pt(-12, -76), paint.Pt(3, -80), paint.Ramp(copper.Lighter(.32), copper.Lighter(.06))...))
	s.p.Fill(east, paint.Solid(copper.Shade(.42)))
	for _, x := range [...]float64{-8, -3.2, 6} {
		s.p.Stroke(paint.NewPath(x, -76.5).Line(0, -90), paint.Nib(.5), paint.Solid(ink.Alpha(.35)))
	}
	s.line(paint.Polygon(paint.Coords(-12.5, -76.5, 0, -90, 12.5, -76.5)...), .8)
	s.p.Fill(paint.Circle(0, -90, 1.5), paint.Solid(glint))
	s.line(paint.Circle(0, -90, 1.5), .4)
}
