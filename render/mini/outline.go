package mini

import (
	"math"
	"strconv"
	"strings"

	"alibi/render/paint"
)

// Outline is the closed soft curve through the places of a text such as
// "-10 0 0 -12! 10 0": pairs x y, "!" after a pair that is a corner. A wrong
// text is a mistake of ours and panics.
func Outline(text string) *paint.Path {
	pts, sharp := places(text)
	n := len(pts)
	first := -1
	for i, s := range sharp {
		if s {
			first = i
			break
		}
	}
	if first < 0 {
		return paint.Smooth(pts...)
	}
	p := paint.NewPath(pts[first].X, pts[first].Y)
	run := []paint.Point{pts[first]}
	for i := 1; i <= n; i++ {
		j := (first + i) % n
		run = append(run, pts[j])
		if sharp[j] {
			bend(p, run)
			run = []paint.Point{pts[j]}
		}
	}
	return p.Close()
}

// Curve is the open soft line through the places of a text, written as for
// Outline.
func Curve(text string) *paint.Path {
	pts, sharp := places(text)
	p := paint.NewPath(pts[0].X, pts[0].Y)
	run := []paint.Point{pts[0]}
	for i := 1; i < len(pts); i++ {
		run = append(run, pts[i])
		if sharp[i] || i == len(pts)-1 {
			bend(p, run)
			run = []paint.Point{pts[i]}
		}
	}
	return p
}

// bend continues a path through a run of places that begins at its pen.
func bend(p *paint.Path, run []paint.Point) {
	n := len(run)
	if n == 2 {
		p.Line(run[1].X, run[1].Y)
		return
	}
	at := func(i int) paint.Point { return run[max(0, min(n-1, i))] }
	for i := range n - 1 {
		a, b, c, d := at(i-1), at(i), at(i+1), at(i+2)
		p.Cubic(b.X+(c.X-a.X)/6, b.Y+(c.Y-a.Y)/6, c.X-(d.X-b.X)/6, c.Y-(d.Y-b.Y)/6, c.X, c.Y)
	}
}

func places(text string) (pts []paint.Point, sharp []bool) {
	words := strings.Fields(text)
	if len(words)%2 != 0 || len(words) < 4 {
		panic("mini: an outline is pairs of numbers: " + text)
	}
	for i := 0; i < len(words); i += 2 {
		y, corner := strings.CutSuffix(words[i+1], "!")
		pts = append(pts, paint.Pt(number(words[i]), number(y)))
		sharp = append(sharp, corner)
	}
	return pts, sharp
}

func number(s string) float64 {
	v, err := strconv.ParseFloat(s, 64)
	if err != nil {
		panic("mini: not a number in an outline: " + s)
	}
	return v
}

// Tube is the outline of a thing that follows a soft line through the places
// of a text, w0 wide at its start and w1 at its end, with round ends.
func Tube(w0, w1 float64, text string) *paint.Path {
	return swept(text, true, func(t float64) float64 { return (w0 + (w1-w0)*t) / 2 })
}

// Rod is Tube with flat ends.
func Rod(w0, w1 float64, text string) *paint.Path {
	return swept(text, false, func(t float64) float64 { return (w0 + (w1-w0)*t) / 2 })
}

// Blade is the outline of a thing that follows a soft line, w wide in its
// middle and pointed at both ends: a fold, a lock of hair, a feather.
func Blade(w float64, text string) *paint.Path {
	return swept(text, false, func(t float64) float64 { return w / 2 * math.Sin(math.Pi*(.04+.92*t)) })
}

// Horn is a Blade that is widest at its start.
func Horn(w float64, text string) *paint.Path {
	return swept(text, true, func(t float64) float64 { return w / 2 * (1 - .94*t*t) })
}

// swept is the outline around a line, half(t) to each side at the share t of
// its length.
func swept(text string, round bool, half func(t float64) float64) *paint.Path {
	line := even(Curve(text).Walk(3))
	n := len(line) - 1
	var left, right []paint.Point
	for i, q := range line {
		d := line[min(i+1, n)].Sub(line[max(i-1, 0)]).Unit()
		h := half(float64(i) / float64(n))
		left = append(left, paint.Pt(q.X+d.Y*h, q.Y-d.X*h))
		right = append(right, paint.Pt(q.X-d.Y*h, q.Y+d.X*h))
	}
	ring := left
	if round {
		ring = append(ring, bow(line[n], left[n])...)
	}
	for i := n; i >= 0; i-- {
		ring = append(ring, right[i])
	}
	if round {
		ring = append(ring, bow(line[0], right[0])...)
	}
	return paint.Polygon(ring...)
}

// even drops places of a line that lie on each other.
func even(line []paint.Point) []paint.Point {
	out := line[:1]
	for _, q := range line[1:] {
		if q.Dist(out[len(out)-1]) > .4 {
			out = append(out, q)
		}
	}
	return out
}

// bow is the half circle about m that begins at a, clockwise on screen.
func bow(m, a paint.Point) []paint.Point {
	v := a.Sub(m)
	var out []paint.Point
	for i := 1; i < 8; i++ {
		s, c := math.Sincos(math.Pi * float64(i) / 8)
		out = append(out, paint.Pt(m.X+v.X*c-v.Y*s, m.Y+v.X*s+v.Y*c))
	}
	return out
}
