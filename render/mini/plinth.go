package mini

import (
	"math"

	"alibi/render/paint"
)

// Sizes of a figure, in units.
const (
	Tall     = 450.0 // from the hat of a tall figure to the lower rim
	Radius   = 100.0 // of the base on the ground
	Flat     = 0.788 // ratio of a ground circle, the camera stands 52 degrees high
	thick    = 13.0  // of the base, as seen
	headroom = 404.0 // above the centre of the base in a picture
	footroom = 112.0 // below it
	sideroom = 205.0 // left and right of it
)

// The colours of bases.
var (
	lip     = paint.Hex("#231c24")
	alarm   = paint.Hex("#c4202a")
	cobbles = paint.Hex("#b5a892")
	mortar  = paint.Hex("#5e5450")
	cream   = paint.Hex("#f6ead0")
)

// base is the coin that a figure stands on: black and smooth, or red with
// notches and a tab with an exclamation mark (VV-COMP-04).
func (s *Sculpture) base(red bool) {
	ry := Radius * Flat
	coin := paint.NewPath(-Radius, 0)
	walk(coin, 0, 0, Radius, ry, math.Pi, 2*math.Pi)
	walk(coin, 0, thick, Radius, ry, 0, math.Pi)
	rimStuff := Stuff{Color: lip, Gloss: .55, Round: 8, Lift: 2}
	if red {
		rimStuff.Color = alarm
	}
	s.Part(rimStuff, coin.Close())
	if red {
		s.notches(ry)
	}
	s.Part(Stuff{Color: cobbles, Round: 4, Lift: 2, Line: .9}, paint.Ellipse(0, 0, Radius-10, ry-8))
	s.stones()
	if red {
		s.tab(ry)
	}
}

// walk continues a path along a piece of an ellipse.
func walk(p *paint.Path, x, y, rx, ry, a0, a1 float64) {
	const n = 24
	for i := range n + 1 {
		t := a0 + (a1-a0)*float64(i)/n
		p.Line(x+rx*math.Cos(t), y+ry*math.Sin(t))
	}
}

// stones are the cobbles, in bows that follow the rim, on dark mortar.
func (s *Sculpture) stones() {
	s.Paint(mortar, paint.Ellipse(0, 0, Radius, Radius*Flat))
	for ring := range 4 {
		outer := 92 - 23*float64(ring)
		n := 19 - 5*ring
		for i := range n {
			step := 2 * math.Pi / float64(n)
			a := (float64(i) + .5*float64(ring%2) + paint.Span(-.12, .12, i, ring, 3)) * step
			gap := 1.8 / outer
			v := paint.Span(-.20, .16, i, ring, 31)
			tone := cobbles.Lighter(max(v, 0)).Darker(max(-v, 0))
			tone = tone.Times(1, 1-paint.Span(0, .05, i, ring, 7), 1-paint.Span(0, .12, i, ring, 5))
			s.Paint(tone, stone(a+gap, a+step-gap, max(outer-20.5, 0), outer))
		}
	}
}

// stone is one cobble between two angles and two radii.
func stone(a0, a1, inner, outer float64) *paint.Path {
	q := new(paint.Path)
	const n = 4
	for k := range 2 * n {
		t, r := a0+(a1-a0)*float64(k)/(n-1), outer
		if k >= n {
			t, r = a1+(a0-a1)*float64(k-n)/(n-1), inner
		}
		if k == 0 {
			q.Move(r*math.Cos(t), r*Flat*math.Sin(t))
		} else {
			q.Line(r*math.Cos(t), r*Flat*math.Sin(t))
		}
	}
	return q.Close()
}

// notches cut the red rim all round.
func (s *Sculpture) notches(ry float64) {
	const n = 22
	for i := range n {
		t := (float64(i) + .5) * 2 * math.Pi / n
		c, y := math.Cos(t), math.Sin(t)
		cut := paint.NewPath((Radius-7)*c, (ry-6)*y).Line((Radius+3)*c, (ry+3)*y)
		if y > 0 {
			cut.Line((Radius+3)*c, (ry+3)*y+thick)
		}
		s.Draw(paint.Hex("#4a0d12"), 7, cut)
	}
}

// tab hangs from the front of a red base.
func (s *Sculpture) tab(ry float64) {
	y := ry - 16
	s.Part(Stuff{Color: alarm.Lighter(.08), Gloss: .5, Round: 7, Lift: 9, Line: 1.3}, paint.RoundRect(paint.R(-21, y, 42, 46), 13))
	s.Paint(cream, Outline("-6 "+num(y+7)+" 6 "+num(y+7)+" 4 "+num(y+27)+" -4 "+num(y+27)))
	s.Paint(cream, paint.Circle(0, y+36, 5.2))
}
