package paint

import (
	"image"
	"math"
	"sync"

	"golang.org/x/image/vector"
)

// mask is how much of each pixel of a rectangle is covered, 0..255.
type mask struct {
	r   image.Rectangle
	pix []uint8
}

func newMask(r image.Rectangle) *mask {
	return &mask{r, make([]uint8, r.Dx()*r.Dy())}
}

func (m *mask) at(x, y int) uint8 {
	if x < m.r.Min.X || y < m.r.Min.Y || x >= m.r.Max.X || y >= m.r.Max.Y {
		return 0
	}
	return m.pix[(y-m.r.Min.Y)*m.r.Dx()+x-m.r.Min.X]
}

func (m *mask) row(y int) []uint8 {
	w := m.r.Dx()
	return m.pix[(y-m.r.Min.Y)*w : (y-m.r.Min.Y+1)*w]
}

var rasterizers = sync.Pool{New: func() any { return vector.NewRasterizer(1, 1) }}

// cover is the mask of the path under m inside the rectangle.
func cover(p *Path, m Affine, within image.Rectangle) *mask {
	r := outer(m.Bounds(p.Bounds())).Intersect(within)
	if r.Empty() {
		return nil
	}
	z := rasterizers.Get().(*vector.Rasterizer)
	z.Reset(r.Dx(), r.Dy())
	z.DrawOp = 1 // image/draw.Src
	dx, dy := float64(r.Min.X), float64(r.Min.Y)
	at := func(q Point) (float32, float32) {
		q = m.Apply(q)
		return float32(q.X - dx), float32(q.Y - dy)
	}
	i, open := 0, false
	for _, v := range p.verbs {
		switch v {
		case verbMove:
			if open {
				z.ClosePath()
			}
			z.MoveTo(at(p.pts[i]))
			i, open = i+1, true
		case verbLine:
			z.LineTo(at(p.pts[i]))
			i++
		case verbQuad:
			ax, ay := at(p.pts[i])
			bx, by := at(p.pts[i+1])
			z.QuadTo(ax, ay, bx, by)
			i += 2
		case verbCubic:
			ax, ay := at(p.pts[i])
			bx, by := at(p.pts[i+1])
			cx, cy := at(p.pts[i+2])
			z.CubeTo(ax, ay, bx, by, cx, cy)
			i += 3
		case verbClose:
			z.ClosePath()
			open = false
		}
	}
	if open {
		z.ClosePath()
	}
	k := newMask(r)
	dst := &image.Alpha{Pix: k.pix, Stride: r.Dx(), Rect: image.Rect(0, 0, r.Dx(), r.Dy())}
	z.Draw(dst, dst.Rect, image.Opaque, image.Point{})
	rasterizers.Put(z)
	return k
}

// outer is the smallest rectangle of whole pixels around r.
func outer(r Rect) image.Rectangle {
	const far = 1 << 20
	f := func(v float64) int { return int(math.Max(-far, math.Min(far, v))) }
	return image.Rect(f(math.Floor(r.X)), f(math.Floor(r.Y)), f(math.Ceil(r.Right())), f(math.Ceil(r.Bottom())))
}

// grown is the mask with an empty margin of d pixels.
func (m *mask) grown(d int) *mask {
	g := newMask(m.r.Inset(-d))
	for y := m.r.Min.Y; y < m.r.Max.Y; y++ {
		copy(g.row(y)[d:], m.row(y))
	}
	return g
}

// blur softens the mask in place by three box passes that come close to a
// Gaussian of the given radius; the mask must have a margin of that radius.
func (m *mask) blur(radius float64) {
	b := int(radius/2 + 0.5)
	if b < 1 {
		return
	}
	w, h := m.r.Dx(), m.r.Dy()
	tmp := make([]uint8, max(w, h))
	for range 3 {
		for y := range h {
			boxLine(m.pix[y*w:], tmp, w, 1, b)
		}
		for x := range w {
			boxLine(m.pix[x:], tmp, h, w, b)
		}
	}
}

// boxLine averages n values at the given stride over 2b+1 neighbours.
func boxLine(p, tmp []uint8, n, stride, b int) {
	for i := range n {
		tmp[i] = p[i*stride]
	}
	sum, size := 0, 2*b+1
	for i := 0; i < min(b, n); i++ {
		sum += int(tmp[i])
	}
	for i := range n {
		if i+b < n {
			sum += int(tmp[i+b])
		}
		if i-b-1 >= 0 {
			sum -= int(tmp[i-b-1])
		}
		p[i*stride] = uint8((sum + size/2) / size)
	}
}

// times multiplies the mask by another, pixel by pixel.
func (m *mask) times(k *mask) {
	for y := m.r.Min.Y; y < m.r.Max.Y; y++ {
		row := m.row(y)
		for i := range row {
			if row[i] != 0 {
				row[i] = uint8(int(row[i]) * int(k.at(m.r.Min.X+i, y)) / 255)
			}
		}
	}
}

// cropped is the part of the mask inside r, or nil.
func (m *mask) cropped(r image.Rectangle) *mask {
	r = m.r.Intersect(r)
	if r.Empty() {
		return nil
	}
	if r == m.r {
		return m
	}
	k := newMask(r)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		copy(k.row(y), m.row(y)[r.Min.X-m.r.Min.X:])
	}
	return k
}
