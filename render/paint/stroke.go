package paint

import "math"

// Cap is how an open line ends.
type Cap uint8

// The ends of a line.
const (
	CapButt Cap = iota
	CapRound
	CapSquare
)

// Join is how two pieces of a line meet.
type Join uint8

// The corners of a line.
const (
	JoinMiter Join = iota
	JoinRound
	JoinBevel
)

// Pen is how a line is drawn. Width and dashes are in the units of the path.
type Pen struct {
	Width float64
	Cap   Cap
	Join  Join
	Dash  []float64 // lengths on, off, on, ...; none = solid
	Phase float64   // how far into the dashes the line begins
}

// Nib is a round pen of the given width.
func Nib(width float64) Pen { return Pen{Width: width, Cap: CapRound, Join: JoinRound} }

// Outline is the area that the pen covers along the path under m.
func (w Pen) Outline(p *Path, m Affine) *Path {
	size := m.Size()
	half := w.Width * size / 2
	out := new(Path)
	for _, l := range p.flatten(m) {
		if len(w.Dash) > 0 {
			for _, piece := range dashes(l, w.Dash, w.Phase, size) {
				w.trace(out, piece, half)
			}
			continue
		}
		w.trace(out, l, half)
	}
	return out
}

// dashes cuts a run into the pieces that are drawn.
func dashes(l polyline, dash []float64, phase, size float64) []polyline {
	pts := l.pts
	if l.closed {
		pts = append(append([]Point(nil), pts...), pts[0])
	}
	at, left := 0, dash[0]*size
	for phase *= size; phase > 0; {
		if phase < left {
			left -= phase
			break
		}
		phase -= left
		at = (at + 1) % len(dash)
		left = dash[at] * size
	}
	var out []polyline
	cur := []Point{pts[0]}
	for i := 1; i < len(pts); i++ {
		a, b := pts[i-1], pts[i]
		length, done := a.Dist(b), 0.0
		for length-done > left {
			done += left
			q := a.Lerp(b, done/length)
			if at%2 == 0 {
				out = append(out, polyline{pts: append(cur, q)})
			}
			cur = []Point{q}
			at = (at + 1) % len(dash)
			left = math.Max(dash[at]*size, 1e-3)
		}
		left -= length - done
		cur = append(cur, b)
	}
	if at%2 == 0 && len(cur) > 1 {
		out = append(out, polyline{pts: cur})
	}
	return out
}

// trace adds the outline of one run.
func (w Pen) trace(out *Path, l polyline, half float64) {
	pts := dedupe(l.pts, l.closed)
	if len(pts) == 1 {
		if w.Cap == CapRound {
			out.Add(Circle(pts[0].X, pts[0].Y, half))
		}
		return
	}
	if len(pts) < 2 {
		return
	}
	if l.closed && len(pts) > 2 {
		appendLoop(out, w.side(pts, half, true))
		back := reversed(pts)
		appendLoop(out, w.side(back, half, true))
		return
	}
	left := w.side(pts, half, false)
	right := w.side(reversed(pts), half, false)
	loop := append(left, w.cap(pts[len(pts)-2], pts[len(pts)-1], half)...)
	loop = append(loop, right...)
	loop = append(loop, w.cap(pts[1], pts[0], half)...)
	appendLoop(out, loop)
}

func dedupe(pts []Point, closed bool) []Point {
	out := make([]Point, 0, len(pts))
	for _, p := range pts {
		if n := len(out); n == 0 || out[n-1].Dist(p) > 1e-4 {
			out = append(out, p)
		}
	}
	for closed && len(out) > 1 && out[0].Dist(out[len(out)-1]) < 1e-4 {
		out = out[:len(out)-1]
	}
	return out
}

func reversed(pts []Point) []Point {
	out := make([]Point, len(pts))
	for i, p := range pts {
		out[len(pts)-1-i] = p
	}
	return out
}

func appendLoop(out *Path, pts []Point) {
	if len(pts) > 2 {
		out.Add(Polygon(pts...))
	}
}

// side is the line offset to the left of the run by half the width.
func (w Pen) side(pts []Point, half float64, closed bool) []Point {
	n := len(pts)
	var out []Point
	seg := func(i int) (a, b, normal Point) {
		a, b = pts[i%n], pts[(i+1)%n]
		d := b.Sub(a).Unit()
		return a, b, Point{d.Y * half, -d.X * half}
	}
	segs := n - 1
	if closed {
		segs = n
	}
	for i := range segs {
		a, b, nrm := seg(i)
		if i == 0 && !closed {
			out = append(out, a.Add(nrm))
		}
		if i == segs-1 && !closed {
			out = append(out, b.Add(nrm))
			break
		}
		_, c, next := seg(i + 1)
		out = append(out, w.corner(a, b, c, nrm, next, half)...)
	}
	return out
}

// corner is the left side of the turn a-b-c.
func (w Pen) corner(a, b, c, n0, n1 Point, half float64) []Point {
	d0, d1 := b.Sub(a), c.Sub(b)
	cross := d0.X*d1.Y - d0.Y*d1.X
	dot := d0.X*d1.X + d0.Y*d1.Y
	turn := math.Atan2(cross, dot)
	if math.Abs(turn) < 0.02 {
		return []Point{b.Add(n1)}
	}
	if cross < 0 { // the inner side: meet at the crossing, or pass through the corner
		t := half * math.Tan(math.Abs(turn)/2)
		if t < math.Hypot(d0.X, d0.Y) && t < math.Hypot(d1.X, d1.Y) {
			return []Point{b.Add(n0).Sub(d0.Unit().Mul(t))}
		}
		return []Point{b.Add(n0), b, b.Add(n1)}
	}
	switch {
	case w.Join == JoinRound:
		k := int(math.Abs(turn)*math.Sqrt(half)*1.5) + 1
		out := make([]Point, 0, k+1)
		for i := range k + 1 {
			s, co := math.Sincos(turn * float64(i) / float64(k))
			out = append(out, b.Add(Point{n0.X*co - n0.Y*s, n0.X*s + n0.Y*co}))
		}
		return out
	case w.Join == JoinMiter && math.Cos(turn/2) > 0.25:
		t := half * math.Tan(turn/2)
		return []Point{b.Add(n0).Add(d0.Unit().Mul(t))}
	}
	return []Point{b.Add(n0), b.Add(n1)}
}

// cap is the end at b of a line that comes from a, walking from its left side
// to its right.
func (w Pen) cap(a, b Point, half float64) []Point {
	d := b.Sub(a).Unit()
	n := Point{d.Y * half, -d.X * half}
	switch w.Cap {
	case CapSquare:
		e := d.Mul(half)
		return []Point{b.Add(n).Add(e), b.Sub(n).Add(e)}
	case CapRound:
		k := int(math.Sqrt(half)*4) + 3
		var out []Point
		for i := 1; i < k; i++ {
			s, c := math.Sincos(math.Pi * float64(i) / float64(k))
			out = append(out, b.Add(Point{n.X*c - n.Y*s, n.X*s + n.Y*c}))
		}
		return out
	}
	return nil
}
