package badge

import (
	"math"

	"alibi/render/paint"
)

// seat is what one seat is known by.
type seat struct {
	colour paint.Color
	on     paint.Color // of a letter inside the shape
	letter string
	shape  func() *paint.Path // in a square -.5 .. .5, y down
	holds  bool               // the letter fits inside from 28 px up
}

var (
	dark  = paint.Hex("#160c12")
	white = paint.Hex("#ffffff")
	cream = paint.Hex("#f1e4cb")
)

var seats = [...]seat{
	{paint.Hex("#fff111"), dark, "A", func() *paint.Path { return paint.Circle(0, 0, .5) }, true},
	{paint.Hex("#279dff"), dark, "B", func() *paint.Path { return paint.Polygon(paint.Coords(0, -.5, .5, .42, -.5, .42)...) }, false},
	{paint.Hex("#960e04"), white, "C", func() *paint.Path { return paint.RectPath(paint.R(-.42, -.42, .84, .84)) }, true},
	{paint.Hex("#c5ffd6"), dark, "D", heart, true},
	{paint.Hex("#91198e"), white, "E", crescent, false},
	{paint.Hex("#e68425"), dark, "F", flower, false},
	{paint.Hex("#889d6b"), dark, "G", hourglass, false},
	{paint.Hex("#1535d1"), white, "H", func() *paint.Path { return paint.Ring(0, 0, .5, .5, .27, .27) }, false},
	{paint.Hex("#c88ab6"), dark, "I", func() *paint.Path {
		return paint.Polygon(paint.Coords(.14, -.5, -.36, .1, -.04, .1, -.14, .5, .36, -.12, .04, -.12)...)
	}, false},
	{paint.Hex("#5d454a"), white, "J", fish, false},
}

// Count is the number of seats that have a badge.
const Count = len(seats)

// Colour is the colour of a seat, 0 to Count-1. It may appear in its badge, as
// the bar of its row and as the ground of its curtain, nowhere else.
func Colour(i int) paint.Color { return seats[i].colour }

// On is the colour of what is written on Colour.
func On(i int) paint.Color { return seats[i].on }

// Letter is the letter of a seat.
func Letter(i int) string { return seats[i].letter }

// Holds says whether the letter of a seat stands inside a shape of the given
// size; otherwise it stands to its right.
func Holds(i int, px float64) bool { return seats[i].holds && px >= 28 }

// heart is the curve (X^2+Y^2-1)^3 = X^2 Y^3 with X = 2.35x, Y = .12-2.35y,
// walked from its notch.
func heart() *paint.Path {
	var pts []paint.Point
	for i := range 72 {
		a := 2 * math.Pi * (float64(i) + .5) / 72
		s, c := math.Sincos(a)
		r := ray(c, s)
		pts = append(pts, paint.Pt(r*c/2.35, (.12-r*s)/2.35))
	}
	return paint.Polygon(pts...)
}

// ray is how far the heart reaches from its middle in a direction.
func ray(c, s float64) float64 {
	lo, hi := 0.0, 2.0
	for range 40 {
		r := (lo + hi) / 2
		x, y := r*c, r*s
		q := x*x + y*y - 1
		if q*q*q-x*x*y*y*y <= 0 {
			lo = r
		} else {
			hi = r
		}
	}
	return lo
}

// crescent is a disc without a smaller one to its right.
func crescent() *paint.Path {
	const big, small, off = .5, .40, .24
	x := (big*big - small*small + off*off) / (2 * off)
	y := math.Sqrt(big*big - x*x)
	a, b := math.Atan2(y, x), math.Atan2(y, x-off)
	p := paint.NewPath(x, y)
	walk(p, 0, big, a, 2*math.Pi-a)
	walk(p, off, small, 2*math.Pi-b, b)
	return p.Close()
}

// walk continues a path along a circle about (x, 0).
func walk(p *paint.Path, x, r, a0, a1 float64) {
	const n = 40
	for i := 1; i <= n; i++ {
		s, c := math.Sincos(a0 + (a1-a0)*float64(i)/n)
		p.Line(x+r*c, r*s)
	}
}

// flower is r = .33 + .17 cos 5 phi, a petal upwards.
func flower() *paint.Path {
	var pts []paint.Point
	for i := range 100 {
		a := 2 * math.Pi * float64(i) / 100
		r := .33 + .17*math.Cos(5*a)
		s, c := math.Sincos(a - math.Pi/2)
		pts = append(pts, paint.Pt(r*c, r*s))
	}
	return paint.Polygon(pts...)
}

func hourglass() *paint.Path {
	return paint.Polygon(paint.Coords(-.42, -.5, .42, -.5, .08, 0, .42, .5, -.42, .5, -.08, 0)...)
}

// fish is an ellipse with a tail, in one outline.
func fish() *paint.Path {
	p := new(paint.Path)
	const n = 60
	for i := range n + 1 {
		a := .42 + (2*math.Pi-.84)*float64(i)/n
		s, c := math.Sincos(a)
		x, y := -.1+.4*c, .27*s
		if i == 0 {
			p.Move(x, y)
		} else {
			p.Line(x, y)
		}
	}
	return p.Line(.5, -.34).Line(.5, .34).Close()
}
