package paint

import "math"

// Point is a place in pixels, y down.
type Point struct{ X, Y float64 }

// Pt makes a Point.
func Pt(x, y float64) Point { return Point{x, y} }

// Add is the sum of two places seen as vectors.
func (p Point) Add(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Sub is the vector from q to p.
func (p Point) Sub(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Mul is the vector scaled by f.
func (p Point) Mul(f float64) Point { return Point{p.X * f, p.Y * f} }

// Dist is the distance from p to q.
func (p Point) Dist(q Point) float64 { return math.Hypot(p.X-q.X, p.Y-q.Y) }

// Lerp is the place a share t of the way from p to q.
func (p Point) Lerp(q Point, t float64) Point {
	return Point{p.X + (q.X-p.X)*t, p.Y + (q.Y-p.Y)*t}
}

// Unit is the vector of length one in the direction of p, or zero for zero.
func (p Point) Unit() Point {
	l := math.Hypot(p.X, p.Y)
	if l == 0 {
		return Point{}
	}
	return Point{p.X / l, p.Y / l}
}

// Rect is an axis-parallel rectangle: left, top, width, height.
type Rect struct{ X, Y, W, H float64 }

// R makes a Rect.
func R(x, y, w, h float64) Rect { return Rect{x, y, w, h} }

// Right is the x of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom is the y of the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Centre is the middle of the rectangle.
func (r Rect) Centre() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Empty says whether the rectangle has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Contains says whether p lies inside; the right and lower edge do not count.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.Y >= r.Y && p.X < r.X+r.W && p.Y < r.Y+r.H
}

// Inset is the rectangle made smaller by d on each side (larger if d < 0).
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Pad is the rectangle without the given margins.
func (r Rect) Pad(left, top, right, bottom float64) Rect {
	return Rect{r.X + left, r.Y + top, r.W - left - right, r.H - top - bottom}
}

// Move is the rectangle shifted by (dx, dy).
func (r Rect) Move(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Scale is the rectangle with all four numbers multiplied by f.
func (r Rect) Scale(f float64) Rect { return Rect{r.X * f, r.Y * f, r.W * f, r.H * f} }

// Overlaps says whether the two rectangles share area.
func (r Rect) Overlaps(q Rect) bool {
	return r.X < q.Right() && q.X < r.Right() && r.Y < q.Bottom() && q.Y < r.Bottom()
}

// Within says whether r lies wholly inside q.
func (r Rect) Within(q Rect) bool {
	return r.X >= q.X && r.Y >= q.Y && r.Right() <= q.Right() && r.Bottom() <= q.Bottom()
}

// Union is the smallest rectangle around both.
func (r Rect) Union(q Rect) Rect {
	if r.Empty() {
		return q
	}
	if q.Empty() {
		return r
	}
	x, y := math.Min(r.X, q.X), math.Min(r.Y, q.Y)
	return Rect{x, y, math.Max(r.Right(), q.Right()) - x, math.Max(r.Bottom(), q.Bottom()) - y}
}

// Meet is the common part of both, empty if there is none.
func (r Rect) Meet(q Rect) Rect {
	x, y := math.Max(r.X, q.X), math.Max(r.Y, q.Y)
	w, h := math.Min(r.Right(), q.Right())-x, math.Min(r.Bottom(), q.Bottom())-y
	if w <= 0 || h <= 0 {
		return Rect{}
	}
	return Rect{x, y, w, h}
}

// Snap is the rectangle with its edges on whole pixels, so that hairlines and
// layers stay sharp.
func (r Rect) Snap() Rect {
	x, y := math.Round(r.X), math.Round(r.Y)
	return Rect{x, y, math.Round(r.X+r.W) - x, math.Round(r.Y+r.H) - y}
}

// Affine maps (x, y) to (A*x + B*y + C, D*x + E*y + F).
type Affine struct{ A, B, C, D, E, F float64 }

// Identity leaves everything where it is.
func Identity() Affine { return Affine{A: 1, E: 1} }

// Translate moves by (dx, dy).
func Translate(dx, dy float64) Affine { return Affine{1, 0, dx, 0, 1, dy} }

// Scale stretches about the origin.
func Scale(sx, sy float64) Affine { return Affine{sx, 0, 0, 0, sy, 0} }

// Rotate turns clockwise on screen by rad about the origin.
func Rotate(rad float64) Affine {
	s, c := math.Sincos(rad)
	return Affine{c, -s, 0, s, c, 0}
}

// Skew shears by sx along x for each unit of y and sy along y for each of x.
func Skew(sx, sy float64) Affine { return Affine{1, sx, 0, sy, 1, 0} }

// Mul is the map that does n first and then m.
func (m Affine) Mul(n Affine) Affine {
	return Affine{
		m.A*n.A + m.B*n.D, m.A*n.B + m.B*n.E, m.A*n.C + m.B*n.F + m.C,
		m.D*n.A + m.E*n.D, m.D*n.B + m.E*n.E, m.D*n.C + m.E*n.F + m.F,
	}
}

// Apply maps a place.
func (m Affine) Apply(p Point) Point {
	return Point{m.A*p.X + m.B*p.Y + m.C, m.D*p.X + m.E*p.Y + m.F}
}

// Invert is the map that undoes m; a flat map gives the identity.
func (m Affine) Invert() Affine {
	d := m.A*m.E - m.B*m.D
	if d == 0 {
		return Identity()
	}
	return Affine{
		m.E / d, -m.B / d, (m.B*m.F - m.E*m.C) / d,
		-m.D / d, m.A / d, (m.D*m.C - m.A*m.F) / d,
	}
}

// Size is the mean factor by which lengths grow.
func (m Affine) Size() float64 { return math.Sqrt(math.Abs(m.A*m.E - m.B*m.D)) }

// Plain says whether the map only moves things.
func (m Affine) Plain() bool { return m.A == 1 && m.B == 0 && m.D == 0 && m.E == 1 }

// Bounds is the smallest rectangle around the image of r.
func (m Affine) Bounds(r Rect) Rect {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, p := range [4]Point{{r.X, r.Y}, {r.Right(), r.Y}, {r.X, r.Bottom()}, {r.Right(), r.Bottom()}} {
		q := m.Apply(p)
		x0, y0 = math.Min(x0, q.X), math.Min(y0, q.Y)
		x1, y1 = math.Max(x1, q.X), math.Max(y1, q.Y)
	}
	return Rect{x0, y0, x1 - x0, y1 - y0}
}
