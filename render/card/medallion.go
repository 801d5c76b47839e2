package card

import (
	"math"

	"alibi/render/paint"
)

// Medallion paints an engraved disc about a centre: rays outside of it, a gilt
// ring, and a rosette on a ground of the given colour.
func Medallion(p paint.Painter, c paint.Point, r float64, colour paint.Color, rays bool) {
	k := r / 112
	if rays && r > 24 {
		sunburst(p, c, r, k)
	}
	disc := paint.Circle(c.X, c.Y, r)
	p.Shadow(disc, 0, 3*k, 6*k, paint.Solid(paint.Color{R: 30, G: 14, B: 6, A: 120}))
	p.Fill(disc, paint.Solid(keyline))
	p.Fill(paint.Circle(c.X, c.Y, r-math.Max(.8, 1.6*k)), metal(c, r))
	inner := r - math.Max(2, 6.5*k)
	p.Fill(paint.Circle(c.X, c.Y, inner+math.Max(.5, 1.4*k)), paint.Solid(keyline))
	ground := paint.Circle(c.X, c.Y, inner)
	p.Fill(ground, paint.Radial(paint.Pt(c.X-r*.25, c.Y-r*.35), r*1.25, r*1.25,
		paint.Stop{At: 0, Color: colour.Lighter(.20)}, paint.Stop{At: .55, Color: colour}, paint.Stop{At: 1, Color: colour.Darker(.5)}))
	if r > 16 {
		Rosette(p, c, inner, colour, k)
	}
	p.Inner(ground, 0, 0, math.Max(1.5, 10*k), paint.Solid(keyline.Alpha(.75)))
	p.Stroke(paint.Circle(c.X, c.Y, inner-math.Max(1.4, 5*k)), paint.Pen{Width: math.Max(.5, 1.1*k)}, paint.Solid(Gilt.Alpha(.8)))
}

func metal(c paint.Point, r float64) paint.Brush {
	return paint.Linear(paint.Pt(c.X-r*.7, c.Y-r*.7), paint.Pt(c.X+r*.7, c.Y+r*.7),
		paint.Stop{At: 0, Color: paint.Hex("#fff0c0")}, paint.Stop{At: .35, Color: paint.Hex("#dcae55")},
		paint.Stop{At: .6, Color: paint.Hex("#8a5c22")}, paint.Stop{At: .8, Color: paint.Hex("#e8c474")}, paint.Stop{At: 1, Color: paint.Hex("#8a5c22")})
}

// sunburst are rays of two lengths.
func sunburst(p paint.Painter, c paint.Point, r, k float64) {
	const n = 60
	long, short := new(paint.Path), new(paint.Path)
	for i := range n {
		s, co := math.Sincos(2 * math.Pi * (float64(i) + .5) / n)
		if i%2 == 0 {
			long.Move(c.X+co*(r+6*k), c.Y+s*(r+6*k)).Line(c.X+co*(r+31*k), c.Y+s*(r+31*k))
		} else {
			short.Move(c.X+co*(r+6*k), c.Y+s*(r+6*k)).Line(c.X+co*(r+19*k), c.Y+s*(r+19*k))
		}
	}
	pen := paint.Pen{Width: math.Max(.8, 3*k), Cap: paint.CapRound}
	p.Stroke(long, pen, paint.Solid(paint.Hex("#6a4a2c").Alpha(.85)))
	p.Stroke(short, pen, paint.Solid(paint.Hex("#6a4a2c").Alpha(.7)))
}

// Rosette is the engraver's pattern: waves that run round a centre and cross.
func Rosette(p paint.Painter, c paint.Point, r float64, colour paint.Color, k float64) {
	pen := paint.Pen{Width: math.Max(.45, .9*k), Join: paint.JoinRound}
	gold := paint.Hex("#e0b862").Mix(colour, .15)
	for ring := range 3 {
		mid := r * (.84 - .22*float64(ring))
		amp := r * .12
		lobes := 12.0 + 2*float64(2-ring)
		for i := range 4 {
			p.Stroke(wave(c, mid, amp, lobes, float64(i)*math.Pi/2), pen, paint.Solid(gold.Alpha(.46)))
		}
	}
}

// wave is a closed line that swings about a circle.
func wave(c paint.Point, mid, amp, lobes, phase float64) *paint.Path {
	n := int(math.Max(60, math.Min(220, mid*3)))
	pts := make([]paint.Point, n)
	for i := range n {
		a := 2 * math.Pi * float64(i) / float64(n)
		s, co := math.Sincos(a)
		r := mid + amp*math.Cos(lobes*a+phase)
		pts[i] = paint.Pt(c.X+r*co, c.Y+r*s)
	}
	return paint.Polygon(pts...)
}
