package venice

import (
	"math"

	"alibi/render/paint"
)

// coast is the outline of an island with its corners cut twice, in board units.
func coast(b *Block) []paint.Point { return cut(cut(b.Polygon)) }

// cut replaces each corner by two points, a sixth of the way along its sides.
func cut(ps []paint.Point) []paint.Point {
	n := len(ps)
	out := make([]paint.Point, 0, 2*n)
	for i, p := range ps {
		out = append(out, p.Lerp(ps[(i+n-1)%n], 0.17), p.Lerp(ps[(i+1)%n], 0.17))
	}
	return out
}

// inset moves an outline inwards by d board units (outwards if d < 0).
func inset(ps []paint.Point, d float64) []paint.Point {
	n := len(ps)
	out := make([]paint.Point, n)
	side := 1.0
	if area(ps) < 0 {
		side = -1
	}
	for i, p := range ps {
		a, b := p.Sub(ps[(i+n-1)%n]).Unit(), ps[(i+1)%n].Sub(p).Unit()
		na, nb := paint.Pt(-a.Y, a.X), paint.Pt(-b.Y, b.X)
		m := na.Add(nb).Unit()
		cos := math.Max(0.5, m.X*na.X+m.Y*na.Y)
		out[i] = p.Add(m.Mul(side * d / cos))
	}
	return out
}

// area is twice the signed area of an outline.
func area(ps []paint.Point) float64 {
	sum := 0.0
	for i, p := range ps {
		q := ps[(i+1)%len(ps)]
		sum += p.X*q.Y - q.X*p.Y
	}
	return sum
}

// inside says whether a place lies within an outline.
func inside(ps []paint.Point, p paint.Point) bool {
	in := false
	for i, a := range ps {
		b := ps[(i+1)%len(ps)]
		if (a.Y > p.Y) != (b.Y > p.Y) && p.X < (b.X-a.X)*(p.Y-a.Y)/(b.Y-a.Y)+a.X {
			in = !in
		}
	}
	return in
}

// away is the distance from a place to the segment a-b.
func away(p, a, b paint.Point) float64 {
	d := b.Sub(a)
	q := d.X*d.X + d.Y*d.Y
	t := 0.0
	if q > 0 {
		t = math.Max(0, math.Min(1, ((p.X-a.X)*d.X+(p.Y-a.Y)*d.Y)/q))
	}
	return p.Dist(a.Add(d.Mul(t)))
}

// offShore is a field of distances from the nearest island, in board units, on
// a grid of cells of the given size in board units.
type offShore struct {
	x0, y0, cell float64
	w, h         int
	d            []float32
}

// newOffShore measures a rectangle of the board plane.
func newOffShore(p *Plan, r paint.Rect, cell float64) *offShore {
	f := &offShore{x0: r.X, y0: r.Y, cell: cell, w: int(r.W/cell) + 2, h: int(r.H/cell) + 2}
	land := paint.NewPix(f.w, f.h)
	land.Push(paint.Scale(1/cell, 1/cell).Mul(paint.Translate(-r.X, -r.Y)))
	for i := range p.Blocks {
		land.Fill(paint.Polygon(coast(&p.Blocks[i])...), paint.Solid(ink))
	}
	f.d = make([]float32, f.w*f.h)
	for i := range f.d {
		if land.Img.Pix[4*i+3] < 128 {
			f.d[i] = 1e10
		}
	}
	f.sweep()
	return f
}

// sweep turns the marked grid into exact squared distances, rows then columns
// (lower envelopes of parabolas), and then into distances.
func (f *offShore) sweep() {
	line, out := make([]float32, max(f.w, f.h)), make([]float32, max(f.w, f.h))
	for y := range f.h {
		copy(line, f.d[y*f.w:(y+1)*f.w])
		envelope(line[:f.w], out)
		copy(f.d[y*f.w:], out[:f.w])
	}
	for x := range f.w {
		for y := range f.h {
			line[y] = f.d[y*f.w+x]
		}
		envelope(line[:f.h], out)
		for y := range f.h {
			f.d[y*f.w+x] = float32(math.Sqrt(float64(out[y])) * f.cell)
		}
	}
}

func envelope(f, out []float32) {
	n := len(f)
	v, z := make([]int, n), make([]float32, n+1)
	k := 0
	z[0], z[1] = -1e20, 1e20
	for q := 1; q < n; q++ {
		s := meetAt(f, q, v[k])
		for s <= z[k] {
			k--
			s = meetAt(f, q, v[k])
		}
		k++
		v[k], z[k], z[k+1] = q, s, 1e20
	}
	k = 0
	for q := range n {
		for z[k+1] < float32(q) {
			k++
		}
		d := float32(q - v[k])
		out[q] = d*d + f[v[k]]
	}
}

// meetAt is where the parabolas over p and q cross.
func meetAt(f []float32, q, p int) float32 {
	return ((f[q] + float32(q*q)) - (f[p] + float32(p*p))) / float32(2*q-2*p)
}

// at is the distance at a place, between the cells.
func (f *offShore) at(x, y float64) float64 {
	fx := math.Max(0, math.Min(float64(f.w-2), (x-f.x0)/f.cell-.5))
	fy := math.Max(0, math.Min(float64(f.h-2), (y-f.y0)/f.cell-.5))
	i, j := int(fx), int(fy)
	u, v := float32(fx-float64(i)), float32(fy-float64(j))
	r := f.d[j*f.w+i:]
	s := f.d[(j+1)*f.w+i:]
	return float64((r[0]*(1-u)+r[1]*u)*(1-v) + (s[0]*(1-u)+s[1]*u)*v)
}
