package venice

import "alibi/render/paint"

// WayKind is how a figure goes from one block to another.
type WayKind uint8

// The kinds of ways.
const (
	WayStay   WayKind = iota // within a block
	WayBridge                // over a green bridge
	WayCanal                 // by boat along a route
	WayDirect                // lifted over everything
)

// Way is a line from a place to another, in board units.
type Way struct {
	Kind WayKind
	Line []paint.Point
}

// Walk is the way from a place in block a to a place in block b: over the
// bridge that joins them, else along their canal, else direct.
func (p *Plan) Walk(a string, from paint.Point, b string, to paint.Point) Way {
	if a == b {
		return Way{WayStay, []paint.Point{from, to}}
	}
	for i := range p.Bridges {
		g := &p.Bridges[i]
		switch {
		case !g.Green:
		case g.A == a && g.B == b:
			return Way{WayBridge, bent(from, g.Ends[0], g.Ends[1], to)}
		case g.A == b && g.B == a:
			return Way{WayBridge, bent(from, g.Ends[1], g.Ends[0], to)}
		}
	}
	for i := range p.Canals {
		c := &p.Canals[i]
		line := c.Line
		switch {
		case c.Blocks[0] == a && c.Blocks[1] == b:
		case c.Blocks[0] == b && c.Blocks[1] == a:
			line = make([]paint.Point, 0, len(c.Line))
			for k := len(c.Line) - 1; k >= 0; k-- {
				line = append(line, c.Line[k])
			}
		default:
			continue
		}
		out := []paint.Point{from}
		out = append(out, rounded(line, 16).Walk(6)...)
		return Way{WayCanal, append(out, to)}
	}
	return p.Leap(from, to)
}

// Leap is the direct way between two places.
func (p *Plan) Leap(from, to paint.Point) Way { return Way{WayDirect, []paint.Point{from, to}} }

func bent(ps ...paint.Point) []paint.Point { return rounded(ps, 14).Walk(4) }

// Length is the length of a way in board units.
func (w Way) Length() float64 {
	sum := 0.0
	for i := 1; i < len(w.Line); i++ {
		sum += w.Line[i].Dist(w.Line[i-1])
	}
	return sum
}

// At is the place a share t (0..1) along the way, and the direction there.
func (w Way) At(t float64) (at, ahead paint.Point) {
	left := w.Length() * max(0, min(1, t))
	n := len(w.Line)
	for i := 1; i < n; i++ {
		a, b := w.Line[i-1], w.Line[i]
		d := a.Dist(b)
		if left <= d && d > 0 {
			return a.Lerp(b, left/d), b.Sub(a).Unit()
		}
		left -= d
	}
	return w.Line[n-1], w.Line[n-1].Sub(w.Line[max(0, n-2)]).Unit()
}

// Height is how far above the ground, in board units, a figure is a share t
// along a direct way: an arc that grows with the distance.
func (w Way) Height(t float64) float64 {
	if w.Kind != WayDirect {
		return 0
	}
	return min(150, 30+w.Length()*.22) * 4 * t * (1 - t)
}

// onScreen is the way in pixels, lifted where it is direct.
func (w Way) onScreen(v View) []paint.Point {
	n := len(w.Line)
	if w.Kind == WayDirect {
		n = 40
	}
	out := make([]paint.Point, n)
	for i := range out {
		t := float64(i) / float64(n-1)
		q := paint.Point{}
		if w.Kind == WayDirect {
			q, _ = w.At(t)
		} else {
			q = w.Line[i]
		}
		out[i] = v.Screen(q)
		out[i].Y -= w.Height(t) * Rise * v.K
	}
	return out
}
