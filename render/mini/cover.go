package mini

import (
	"image"
	"math"

	"alibi/render/paint"
)

// cover is how much of each pixel of a rectangle is covered, 0..1.
type cover struct {
	r image.Rectangle
	a []float32
}

func newCover(r image.Rectangle) *cover {
	return &cover{r, make([]float32, r.Dx()*r.Dy())}
}

// covered is the cover of a path under m, with an empty margin around it; nil
// if it does not meet the picture.
func covered(p *paint.Path, m paint.Affine, margin int, within image.Rectangle) *cover {
	b := m.Bounds(p.Bounds())
	r := image.Rect(int(math.Floor(b.X)), int(math.Floor(b.Y)), int(math.Ceil(b.Right())), int(math.Ceil(b.Bottom())))
	if r.Empty() || !r.Overlaps(within) {
		return nil
	}
	r = r.Inset(-margin).Intersect(within.Inset(-3*margin - 8))
	q := paint.NewPix(r.Dx(), r.Dy())
	q.Push(paint.Translate(float64(-r.Min.X), float64(-r.Min.Y)).Mul(m))
	q.Fill(p, paint.Solid(paint.Color{R: 255, G: 255, B: 255, A: 255}))
	c := newCover(r)
	for i := range c.a {
		c.a[i] = float32(q.Img.Pix[4*i+3]) / 255
	}
	return c
}

// blurred is a copy, softened like a Gaussian of the given deviation in pixels.
func (c *cover) blurred(sigma float64) *cover {
	if sigma >= 6 {
		out := c.halved().blurred(sigma / 2).doubled(c.r)
		out.smear(1.5, 2) // the steps of the small picture
		return out
	}
	out := &cover{c.r, append([]float32(nil), c.a...)}
	if half := (math.Sqrt(4*sigma*sigma+1) - 1) / 2; half >= .05 {
		out.smear(half, 3)
	}
	return out
}

// smear averages the cover several times over a window of 1+2*half.
func (c *cover) smear(half float64, times int) {
	w, h := c.r.Dx(), c.r.Dy()
	tmp := make([]float32, max(w, h))
	for range times {
		for y := range h {
			box(c.a[y*w:], tmp, w, 1, half)
		}
		for x := range w {
			box(c.a[x:], tmp, h, w, half)
		}
	}
}

// halved is the cover at half the size, each pixel the mean of four.
func (c *cover) halved() *cover {
	w, h := c.r.Dx(), c.r.Dy()
	out := newCover(image.Rect(0, 0, (w+1)/2, (h+1)/2))
	for y := range h {
		row := out.a[y/2*out.r.Dx():]
		for x, v := range c.a[y*w : y*w+w] {
			row[x/2] += v / 4
		}
	}
	return out
}

// doubled is a halved cover at its old size again, softly.
func (c *cover) doubled(r image.Rectangle) *cover {
	out := newCover(r)
	w, h := c.r.Dx(), c.r.Dy()
	i := 0
	for y := range r.Dy() {
		y0 := (y - 1) >> 1
		v := float32(.25 + .5*float64((y+1)&1))
		a, b := c.a[max(y0, 0)*w:], c.a[min(y0+1, h-1)*w:]
		for x := range r.Dx() {
			x0 := (x - 1) >> 1
			x1 := min(x0+1, w-1)
			x0 = max(x0, 0)
			u := float32(.25 + .5*float64((x+1)&1))
			out.a[i] = (a[x0]*(1-u)+a[x1]*u)*(1-v) + (b[x0]*(1-u)+b[x1]*u)*v
			i++
		}
	}
	return out
}

// box averages n values at a stride over a window of 1+2*half, which need not
// be whole.
func box(p, tmp []float32, n, stride int, half float64) {
	for i := range n {
		tmp[i] = p[i*stride]
	}
	b := int(half)
	part := float32(half - float64(b))
	k := float32(1 / (1 + 2*half))
	var sum float32
	for i := 0; i < min(b, n); i++ {
		sum += tmp[i]
	}
	for i := range n {
		if i+b < n {
			sum += tmp[i+b]
		}
		if i-b-1 >= 0 {
			sum -= tmp[i-b-1]
		}
		v := sum
		if i+b+1 < n {
			v += part * tmp[i+b+1]
		}
		if i-b-1 >= 0 {
			v += part * tmp[i-b-1]
		}
		p[i*stride] = max(v*k, 0)
	}
}

// slope is the gradient at an inner place of the cover, by index.
func (c *cover) slope(x, y int) (dx, dy float32) {
	w, h := c.r.Dx(), c.r.Dy()
	i := y*w + x
	if x > 0 && x < w-1 {
		dx = (c.a[i+1] - c.a[i-1]) / 2
	}
	if y > 0 && y < h-1 {
		dy = (c.a[i+w] - c.a[i-w]) / 2
	}
	return dx, dy
}
