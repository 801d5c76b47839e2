package paint

import "math"

type verb uint8

const (
	verbMove verb = iota
	verbLine
	verbQuad
	verbCubic
	verbClose
)

// Path is an outline of straight and bent pieces. The zero value is empty; the
// building methods return the path so that they can be chained.
type Path struct {
	verbs []verb
	pts   []Point
}

// NewPath starts an outline at (x, y).
func NewPath(x, y float64) *Path { return new(Path).Move(x, y) }

// Move lifts the pen and sets it down at (x, y).
func (p *Path) Move(x, y float64) *Path {
	p.verbs = append(p.verbs, verbMove)
	p.pts = append(p.pts, Point{x, y})
	return p
}

// Line draws straight to (x, y).
func (p *Path) Line(x, y float64) *Path {
	p.verbs = append(p.verbs, verbLine)
	p.pts = append(p.pts, Point{x, y})
	return p
}

// Quad bends by one control point to (x, y).
func (p *Path) Quad(cx, cy, x, y float64) *Path {
	p.verbs = append(p.verbs, verbQuad)
	p.pts = append(p.pts, Point{cx, cy}, Point{x, y})
	return p
}

// Cubic bends by two control points to (x, y).
func (p *Path) Cubic(ax, ay, bx, by, x, y float64) *Path {
	p.verbs = append(p.verbs, verbCubic)
	p.pts = append(p.pts, Point{ax, ay}, Point{bx, by}, Point{x, y})
	return p
}

// Close joins the pen to where it was last set down.
func (p *Path) Close() *Path {
	p.verbs = append(p.verbs, verbClose)
	return p
}

// Add appends a copy of all pieces of q.
func (p *Path) Add(q *Path) *Path {
	p.verbs = append(p.verbs, q.verbs...)
	p.pts = append(p.pts, q.pts...)
	return p
}

// Empty says whether nothing was drawn.
func (p *Path) Empty() bool { return len(p.verbs) == 0 }

// Map is a new path with every point moved by m.
func (p *Path) Map(m Affine) *Path {
	q := &Path{verbs: append([]verb(nil), p.verbs...), pts: make([]Point, len(p.pts))}
	for i, pt := range p.pts {
		q.pts[i] = m.Apply(pt)
	}
	return q
}

// Bounds is the smallest rectangle around all points, controls included.
func (p *Path) Bounds() Rect {
	if len(p.pts) == 0 {
		return Rect{}
	}
	x0, y0, x1, y1 := p.pts[0].X, p.pts[0].Y, p.pts[0].X, p.pts[0].Y
	for _, q := range p.pts[1:] {
		x0, y0 = math.Min(x0, q.X), math.Min(y0, q.Y)
		x1, y1 = math.Max(x1, q.X), math.Max(y1, q.Y)
	}
	return Rect{x0, y0, x1 - x0, y1 - y0}
}

// polyline is one flattened run of a path.
type polyline struct {
	pts    []Point
	closed bool
}

// flatten turns the path under m into straight runs whose error stays below
// about a tenth of a pixel.
func (p *Path) flatten(m Affine) []polyline {
	var out []polyline
	var cur polyline
	end := func() {
		if len(cur.pts) > 0 {
			out = append(out, cur)
		}
		cur = polyline{}
	}
	i := 0
	for _, v := range p.verbs {
		switch v {
		case verbMove:
			end()
			cur.pts = append(cur.pts, m.Apply(p.pts[i]))
			i++
		case verbLine:
			cur.add(m.Apply(p.pts[i]))
			i++
		case verbQuad:
			cur.quad(m.Apply(p.pts[i]), m.Apply(p.pts[i+1]))
			i += 2
		case verbCubic:
			cur.cubic(m.Apply(p.pts[i]), m.Apply(p.pts[i+1]), m.Apply(p.pts[i+2]))
			i += 3
		case verbClose:
			cur.closed = true
			start := Point{}
			if len(cur.pts) > 0 {
				start = cur.pts[0]
			}
			end()
			cur.pts = append(cur.pts, start)
		}
	}
	if len(cur.pts) > 1 {
		out = append(out, cur)
	}
	return out
}

func (l *polyline) add(p Point) {
	if n := len(l.pts); n > 0 && l.pts[n-1].Dist(p) < 1e-6 {
		return
	}
	l.pts = append(l.pts, p)
}

func (l *polyline) quad(c, p Point) {
	a := l.pts[len(l.pts)-1]
	n := steps(a.Dist(c) + c.Dist(p))
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		l.add(a.Lerp(c, t).Lerp(c.Lerp(p, t), t))
	}
}

func (l *polyline) cubic(b, c, p Point) {
	a := l.pts[len(l.pts)-1]
	n := steps(a.Dist(b) + b.Dist(c) + c.Dist(p))
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		ab, bc, cp := a.Lerp(b, t), b.Lerp(c, t), c.Lerp(p, t)
		l.add(ab.Lerp(bc, t).Lerp(bc.Lerp(cp, t), t))
	}
}

// steps is how many chords a curve of the given length gets.
func steps(length float64) int {
	n := int(math.Sqrt(length)*1.6) + 2
	return min(n, 96)
}

// Walk lists places along the path under the identity, at most step apart.
func (p *Path) Walk(step float64) []Point {
	var out []Point
	for _, l := range p.flatten(Identity()) {
		for i, q := range l.pts {
			if i > 0 {
				a := l.pts[i-1]
				n := int(math.Ceil(a.Dist(q) / step))
				for k := 1; k < n; k++ {
					out = append(out, a.Lerp(q, float64(k)/float64(n)))
				}
			}
			out = append(out, q)
		}
	}
	return out
}
