package badge

import (
	"fmt"
	"math"

	"alibi/render/paint"
)

// Least is the smallest size of a shape; below it a seat is only its number.
const Least = 16.0

// Shape is the outline of a seat's shape in a square box.
func Shape(i int, box paint.Rect) *paint.Path {
	side := math.Min(box.W, box.H)
	c := box.Centre()
	return seats[i].shape().Map(paint.Translate(c.X, c.Y).Mul(paint.Scale(side, side)))
}

// Draw paints the badge of a seat into a box: the shape at its left end, as
// high as the box, the letter inside if the shape holds it, otherwise in cream
// to the right if the box is wider than high; one and a half times as wide is
// enough from 20 pixels up, 31 pixels for the least. Below Least it writes the
// number of the seat instead.
func Draw(p paint.Painter, i int, box paint.Rect) {
	side := math.Min(box.W, box.H)
	if box.W < 1.3*side {
		c := box.Centre()
		shape(p, i, paint.R(c.X-side/2, c.Y-side/2, side, side), cream)
		return
	}
	if w := Width(i, side); w <= box.W {
		Lettered(p, i, box.X+(box.W-w)/2, box.Y, side, cream)
		return
	}
	small := side
	for small > Least && Width(i, small) > box.W {
		small--
	}
	Lettered(p, i, box.X, box.Y+(side-small)/2, small, cream)
}

// shape paints the shape into a square box, or the number of a small one in
// the given colour.
func shape(p paint.Painter, i int, box paint.Rect, c paint.Color) {
	side := box.W
	if side < Least {
		st := paint.Style{Face: paint.Bold, Size: side * 1.1, Color: c}
		paint.Label(p, fmt.Sprint(i+1), st, box, paint.Centre, 6)
		return
	}
	thin := math.Max(1, side/22)
	path := Shape(i, box.Inset(thin*1.2))
	p.Stroke(path, paint.Pen{Width: thin * 2.4, Join: paint.JoinRound}, paint.Solid(dark))
	p.Fill(path, paint.Solid(cream))
	inner := path
	p.Push(paint.Identity())
	p.Clip(inner)
	p.Fill(path, paint.Linear(paint.Pt(box.X, box.Y), paint.Pt(box.Right(), box.Bottom()),
		paint.Stop{At: 0, Color: seats[i].colour.Lighter(.10)}, paint.Stop{At: .45, Color: seats[i].colour}, paint.Stop{At: 1, Color: seats[i].colour.Darker(.10)}))
	p.Stroke(path, paint.Pen{Width: thin * 2.6, Join: paint.JoinRound}, paint.Solid(cream))
	p.Stroke(path, paint.Pen{Width: thin * .8, Join: paint.JoinRound}, paint.Solid(dark))
	p.Pop()
	if Holds(i, side) {
		write(p, i, box, side*.56, seats[i].on)
	}
}

// write sets the letter in the middle of a box; a heart is widest above it.
func write(p paint.Painter, i int, box paint.Rect, size float64, c paint.Color) {
	l := paint.Shape(seats[i].letter, paint.Style{Face: paint.Bold, Size: size})
	m := box.Centre()
	if seats[i].letter == "D" {
		m.Y -= box.H * .045
	}
	p.Text(l, paint.Pt(m.X-l.Width/2, m.Y+l.CapHeight/2), c)
}

// Lettered paints the badge of a seat with its letter, inside the shape or to
// its right in the given colour, and says how wide all of it is. size is the
// side of the shape; (x, y) the upper left corner.
func Lettered(p paint.Painter, i int, x, y, size float64, c paint.Color) float64 {
	shape(p, i, paint.R(x, y, size, size), c)
	if size < Least || Holds(i, size) {
		return size
	}
	l := paint.Shape(seats[i].letter, paint.Style{Face: paint.Bold, Size: math.Max(14, size*.72)})
	p.Text(l, paint.Pt(x+size*1.12, y+size/2+l.CapHeight/2), c)
	return size*1.12 + l.Width
}

// Width is how wide Lettered will be.
func Width(i int, size float64) float64 {
	if size < Least || Holds(i, size) {
		return size
	}
	return size*1.12 + paint.Measure(seats[i].letter, paint.Style{Face: paint.Bold, Size: math.Max(14, size*.72)})
}

// Art is the shape of a seat as a picture of px by px.
func Art(i, px int) *paint.Art {
	return &paint.Art{Key: fmt.Sprintf("badge/%d/%d", i, px), W: px, H: px, Paint: func(p *paint.Pix) {
		Draw(p, i, paint.R(0, 0, float64(px), float64(px)))
	}}
}
