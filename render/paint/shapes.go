package paint

import "math"

// arcK is the control distance of a quarter circle drawn as a cubic.
const arcK = 0.5522847498307936

// RectPath is the outline of r.
func RectPath(r Rect) *Path {
	return NewPath(r.X, r.Y).Line(r.Right(), r.Y).Line(r.Right(), r.Bottom()).Line(r.X, r.Bottom()).Close()
}

// RoundRect is the outline of r with corners of radius c.
func RoundRect(r Rect, c float64) *Path {
	c = math.Min(c, math.Min(r.W, r.H)/2)
	if c <= 0 {
		return RectPath(r)
	}
	k, x0, y0, x1, y1 := c*arcK, r.X, r.Y, r.Right(), r.Bottom()
	return NewPath(x0+c, y0).Line(x1-c, y0).Cubic(x1-c+k, y0, x1, y0+c-k, x1, y0+c).
		Line(x1, y1-c).Cubic(x1, y1-c+k, x1-c+k, y1, x1-c, y1).
		Line(x0+c, y1).Cubic(x0+c-k, y1, x0, y1-c+k, x0, y1-c).
		Line(x0, y0+c).Cubic(x0, y0+c-k, x0+c-k, y0, x0+c, y0).Close()
}

// CutRect is the outline of r with corners cut away as quarter circles of
// radius c, the plaque of old title cards.
func CutRect(r Rect, c float64) *Path {
	c = math.Min(c, math.Min(r.W, r.H)/2)
	k, x0, y0, x1, y1 := c*arcK, r.X, r.Y, r.Right(), r.Bottom()
	return NewPath(x0+c, y0).Line(x1-c, y0).Cubic(x1-c, y0+k, x1-k, y0+c, x1, y0+c).
		Line(x1, y1-c).Cubic(x1-k, y1-c, x1-c, y1-k, x1-c, y1).
		Line(x0+c, y1).Cubic(x0+c, y1-k, x0+k, y1-c, x0, y1-c).
		Line(x0, y0+c).Cubic(x0+k, y0+c, x0+c, y0+k, x0+c, y0).Close()
}

// Ellipse is the outline of an ellipse about (x, y).
func Ellipse(x, y, rx, ry float64) *Path {
	kx, ky := rx*arcK, ry*arcK
	return NewPath(x+rx, y).Cubic(x+rx, y+ky, x+kx, y+ry, x, y+ry).
		Cubic(x-kx, y+ry, x-rx, y+ky, x-rx, y).
		Cubic(x-rx, y-ky, x-kx, y-ry, x, y-ry).
		Cubic(x+kx, y-ry, x+rx, y-ky, x+rx, y).Close()
}

// Circle is the outline of a circle about (x, y).
func Circle(x, y, r float64) *Path { return Ellipse(x, y, r, r) }

// Ring is the area between two concentric ellipses.
func Ring(x, y, rx, ry, inX, inY float64) *Path {
	return Ellipse(x, y, rx, ry).Add(reversedEllipse(x, y, inX, inY))
}

func reversedEllipse(x, y, rx, ry float64) *Path {
	return Ellipse(0, 0, rx, ry).Map(Affine{1, 0, x, 0, -1, y})
}

// Arc is an open piece of an ellipse from angle a0 to a1 (radians, clockwise
// from the right).
func Arc(x, y, rx, ry, a0, a1 float64) *Path {
	n := int(math.Ceil(math.Abs(a1-a0)/(math.Pi/4))) + 1
	d := (a1 - a0) / float64(n)
	k := 4.0 / 3 * math.Tan(d/4)
	s, c := math.Sincos(a0)
	p := NewPath(x+rx*c, y+ry*s)
	for i := range n {
		b := a0 + d*float64(i+1)
		s1, c1 := math.Sincos(b)
		p.Cubic(x+rx*(c-k*s), y+ry*(s+k*c), x+rx*(c1+k*s1), y+ry*(s1-k*c1), x+rx*c1, y+ry*s1)
		s, c = s1, c1
	}
	return p
}

// Polygon is the closed outline through all points.
func Polygon(pts ...Point) *Path { return Polyline(pts...).Close() }

// Polyline is the open line through all points.
func Polyline(pts ...Point) *Path {
	p := new(Path)
	for i, q := range pts {
		if i == 0 {
			p.Move(q.X, q.Y)
		} else {
			p.Line(q.X, q.Y)
		}
	}
	return p
}

// Star is a closed star of n rays about (x, y), outer and inner radius, first
// ray upwards.
func Star(x, y, outer, inner float64, n int) *Path {
	p := new(Path)
	for i := range 2 * n {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		s, c := math.Sincos(math.Pi*float64(i)/float64(n) - math.Pi/2)
		if i == 0 {
			p.Move(x+r*c, y+r*s)
		} else {
			p.Line(x+r*c, y+r*s)
		}
	}
	return p.Close()
}

// Smooth is the soft closed outline through all points (Catmull-Rom).
func Smooth(pts ...Point) *Path { return catmull(pts, true) }

// SmoothLine is the soft open line through all points (Catmull-Rom).
func SmoothLine(pts ...Point) *Path { return catmull(pts, false) }

func catmull(pts []Point, closed bool) *Path {
	n := len(pts)
	if n < 3 {
		return Polyline(pts...)
	}
	at := func(i int) Point {
		if closed {
			return pts[((i%n)+n)%n]
		}
		return pts[max(0, min(n-1, i))]
	}
	p := NewPath(pts[0].X, pts[0].Y)
	last := n - 1
	if closed {
		last = n
	}
	for i := range last {
		a, b, c, d := at(i-1), at(i), at(i+1), at(i+2)
		p.Cubic(b.X+(c.X-a.X)/6, b.Y+(c.Y-a.Y)/6, c.X-(d.X-b.X)/6, c.Y-(d.Y-b.Y)/6, c.X, c.Y)
	}
	if closed {
		p.Close()
	}
	return p
}

// Coords makes a list of points from alternating x and y.
func Coords(xy ...float64) []Point {
	out := make([]Point, len(xy)/2)
	for i := range out {
		out[i] = Point{xy[2*i], xy[2*i+1]}
	}
	return out
}
