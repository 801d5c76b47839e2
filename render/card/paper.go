package card

import (
	"math"

	"alibi/render/paint"
)

// The colours of cards.
var (
	Parchment = paint.Hex("#ecdcb8")
	Ink       = paint.Hex("#2c1a12")
	Gilt      = paint.Hex("#c9a25a")
	keyline   = paint.Hex("#160c12")
	faded     = paint.Hex("#75614a")
	cream     = paint.Hex("#f8efd8")
)

// Width is the width of a card at which all its lines have their usual weight.
const Width = 340.0

// Border paints the lacquered border with two gilt lines and gives what is
// inside of it.
func Border(p paint.Painter, box paint.Rect, edge paint.Color) paint.Rect {
	k := box.W / Width
	r := math.Max(2.5, 16*k)
	p.Fill(paint.RoundRect(box, r), paint.Solid(keyline))
	line := math.Max(.8, 1.6*k)
	in := math.Max(1.4, 4*k)
	p.Stroke(paint.RoundRect(box.Inset(in), r-in*.6), paint.Pen{Width: line}, paint.Linear(paint.Pt(box.X, box.Y), paint.Pt(box.Right(), box.Bottom()),
		paint.Stop{At: 0, Color: edge.Lighter(.45)}, paint.Stop{At: .5, Color: edge}, paint.Stop{At: 1, Color: edge.Darker(.35)}))
	if k < .2 {
		return box.Inset(in + line)
	}
	in2 := in + math.Max(2, 4.4*k)
	p.Stroke(paint.RoundRect(box.Inset(in2), r-in2*.6), paint.Pen{Width: line * .7}, paint.Solid(edge.Alpha(.75)))
	return box.Inset(in2 + math.Max(1, 2.4*k))
}

// Paper paints a sheet of parchment: fibres, stains, darker towards its edge.
func Paper(p paint.Painter, box paint.Rect, seed int) {
	k := box.W / Width
	path := paint.RoundRect(box, math.Max(1.5, 8*k))
	light, brown, burnt := paint.Hex("#fbf0d2"), paint.Hex("#c9ac78"), paint.Hex("#b08a56")
	p.Fill(path, paint.Grown(func(x, y float64) paint.Color {
		u, v := (x-box.X)/box.W, (y-box.Y)/box.H
		stain := cloud(u*3, v*4.5, seed)*.6 + cloud(u*9, v*13, seed+1)*.4
		fibre := cloud(x*.9, y*.16, seed+2) - .5
		c := Parchment.Mix(light, math.Max(0, .75-stain))
		c = c.Mix(brown, math.Max(0, stain-.52)*1.1)
		e := math.Max(math.Abs(u-.5), math.Abs(v-.5)) * 2
		e = math.Max(0, e-.62) / .38
		c = c.Mix(burnt, e*e*.5)
		return c.Times(1+fibre*.05, 1+fibre*.05, 1+fibre*.05)
	}))
	p.Inner(path, 0, 0, math.Max(1.5, 9*k), paint.Solid(paint.Hex("#6a4520").Alpha(.5)))
}

// grit is a table of even noise that clouds are made from.
var grit = func() (t [64 * 64]float64) {
	for i := range t {
		t[i] = paint.Rand(i, 77)
	}
	return t
}()

// cloud is smooth noise between 0 and 1.
func cloud(x, y float64, seed int) float64 {
	x0, y0 := math.Floor(x), math.Floor(y)
	u, v := x-x0, y-y0
	u, v = u*u*(3-2*u), v*v*(3-2*v)
	i, j := int(x0)+seed*17, int(y0)+seed*29
	a, b := grit[j&63*64+i&63], grit[j&63*64+(i+1)&63]
	c, d := grit[(j+1)&63*64+i&63], grit[(j+1)&63*64+(i+1)&63]
	return (a+(b-a)*u)*(1-v) + (c+(d-c)*u)*v
}

// corners are the quarter circles in the corners of the sheet.
func corners(p paint.Painter, box paint.Rect, c paint.Color) {
	k := box.W / Width
	for _, q := range [...]struct{ x, y, a float64 }{
		{box.X, box.Y, 0}, {box.Right(), box.Y, math.Pi / 2}, {box.Right(), box.Bottom(), math.Pi}, {box.X, box.Bottom(), -math.Pi / 2},
	} {
		for i := range 3 {
			r := (34 - 7*float64(i)) * k
			p.Stroke(paint.Arc(q.x, q.y, r, r, q.a, q.a+math.Pi/2), paint.Pen{Width: (1.8 - .4*float64(i)) * k}, paint.Solid(c.Alpha(.85-.2*float64(i))))
		}
		m := paint.Rotate(q.a + math.Pi/4).Apply(paint.Pt(9*k, 0))
		p.Fill(paint.Circle(q.x+m.X, q.y+m.Y, 3*k), paint.Solid(c))
	}
}

// Ribbon paints a banner with folded tails into a box.
func Ribbon(p paint.Painter, box paint.Rect, c paint.Color) {
	k := box.W / 330
	n, fold := box.H*.24, box.H*.13
	tail := func(s float64, x float64) {
		t := paint.Polygon(paint.Coords(x+s*n*1.4, box.Y+fold, x-s*n*.2, box.Y+fold, x+s*n*.5, box.Y+fold+box.H/2, x-s*n*.2, box.Bottom()+fold*.9, x+s*n*1.4, box.Bottom()+fold*.9)...)
		p.Fill(t, paint.Linear(paint.Pt(x, 0), paint.Pt(x+s*n*1.4, 0), paint.Ramp(c.Darker(.18), c.Darker(.5))...))
		p.Stroke(t, paint.Pen{Width: math.Max(1, 1.6*k), Join: paint.JoinRound}, paint.Solid(keyline))
	}
	tail(1, box.X)
	tail(-1, box.Right())
	body := paint.R(box.X+n*.7, box.Y, box.W-n*1.4, box.H)
	path := paint.RectPath(body)
	p.Shadow(path, 0, 3*k, 5*k, paint.Solid(paint.Color{A: 110}))
	p.Fill(path, paint.Linear(paint.Pt(0, body.Y), paint.Pt(0, body.Bottom()),
		paint.Stop{At: 0, Color: c.Lighter(.14)}, paint.Stop{At: .4, Color: c}, paint.Stop{At: 1, Color: c.Darker(.3)}))
	p.Stroke(path, paint.Pen{Width: math.Max(1, 1.8*k)}, paint.Solid(keyline))
	for _, y := range [...]float64{body.Y + box.H*.09, body.Bottom() - box.H*.09} {
		p.Stroke(paint.NewPath(body.X, y).Line(body.Right(), y), paint.Pen{Width: math.Max(.7, 1.1*k)}, paint.Solid(Gilt))
	}
}

// band is the ribbon of a small card: from edge to edge, without tails.
func band(p paint.Painter, box paint.Rect, c paint.Color) {
	path := paint.RectPath(box)
	p.Shadow(path, 0, 1, 1.5, paint.Solid(paint.Color{A: 110}))
	p.Fill(path, paint.Solid(keyline))
	in := box.Inset(.8)
	p.Fill(paint.RectPath(in), paint.Linear(paint.Pt(0, in.Y), paint.Pt(0, in.Bottom()), paint.Ramp(c.Lighter(.12), c.Darker(.24))...))
}
