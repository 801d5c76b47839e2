package mini

import (
	"image"
	"math"

	"alibi/render/paint"
)

// Stuff is what a part is made of.
type Stuff struct {
	Color paint.Color
	Low   paint.Color // colour at the lower end of the part; zero = Color
	Gloss float64     // 0 cloth .. 1 glaze
	Metal bool        // polished, banded like painted metal
	Glow  float64     // 0 lit by others .. 1 shines by itself
	Round float64     // how far its edge turns away, units; 0 = by its size
	Lift  float64     // how far in front of what lies behind, units; 0 = 5
	Line  float64     // weight of its keyline; 0 = 1, negative = none
}

// cell is what a pixel of the figure is like, apart from its colour.
type cell struct {
	nx, ny, z, wash    float32
	gloss, metal, glow float32
}

// Sculpture takes the parts of a figure, back to front.
type Sculpture struct {
	pix   *paint.Pix
	m     paint.Affine // units to pixels
	unit  float64      // pixels in a unit of the present map
	root  float64      // pixels in a unit of the figure
	ink   float64      // width of a keyline, units
	cells []cell
	last  *cover      // the newest part
	edge  *paint.Path // its outline
	round float64     // its roundness, units
	flat  bool        // only the silhouette is wanted
	seen  paint.Rect  // in flat: around all parts, pixels
	act   bool        // whether the figure is caught in action
}

// Acting says whether the figure is to be shown in action: the Dove with open
// wings.
func (s *Sculpture) Acting() bool { return s.act }

// newSculpture makes room for a figure on a picture; m maps units to pixels.
func newSculpture(pix *paint.Pix, m paint.Affine, flat bool) *Sculpture {
	unit := m.Size()
	s := &Sculpture{pix: pix, m: m, unit: unit, root: unit, flat: flat}
	s.ink = (.44 + .0044*unit*Tall) / unit
	if !flat {
		s.cells = make([]cell, pix.Img.Rect.Dx()*pix.Img.Rect.Dy())
	}
	pix.Push(m)
	return s
}

// In lays what draw lays under a map of its own.
func (s *Sculpture) In(m paint.Affine, draw func()) {
	was, unit, ink := s.m, s.unit, s.ink
	s.pix.Push(m)
	s.m = s.m.Mul(m)
	s.unit = s.m.Size()
	s.ink *= unit / s.unit
	draw()
	s.pix.Pop()
	s.m, s.unit, s.ink = was, unit, ink
	s.last = nil
}

// Part lays a part on what is there already.
func (s *Sculpture) Part(k Stuff, p *paint.Path) {
	s.last, s.edge = nil, p
	if s.flat {
		s.seen = s.seen.Union(p.Map(s.m).Bounds())
		s.pix.Fill(p, paint.Solid(paint.Color{A: 255}))
		return
	}
	b := p.Bounds()
	s.round = k.Round
	if s.round == 0 {
		s.round = math.Min(math.Min(b.W, b.H)*.46, 34)
	}
	margin := int(s.round*s.unit*1.5) + 2
	c := covered(p, s.m, margin, s.pix.Img.Rect)
	if c == nil {
		return
	}
	if k.Line >= 0 {
		w := s.ink * 2
		if k.Line > 0 {
			w *= k.Line
		}
		s.pix.Stroke(p, paint.Nib(w), paint.Solid(Keyline.Alpha(.86)))
	}
	s.pix.Fill(p, k.brush(b))
	s.model(k, c)
	s.last = c
}

// brush is the colour of a part before it is lit.
func (k Stuff) brush(b paint.Rect) paint.Brush {
	if k.Low.A == 0 {
		return paint.Solid(k.Color)
	}
	return paint.Linear(paint.Pt(0, b.Y), paint.Pt(0, b.Bottom()), paint.Ramp(k.Color, k.Low)...)
}

// model turns the pixels of a part according to how far they are from its edge.
func (s *Sculpture) model(k Stuff, c *cover) {
	lift := k.Lift
	if lift == 0 {
		lift = 5
	}
	wide := s.round * s.unit * .5
	form, fine := c.blurred(wide), c.blurred(wide*.28)
	kw, kf := float32(wide*2.2), float32(wide*.28*2.2)
	floor := s.ground(c) + float32(lift)
	high := float32(s.round * .8 * s.unit / s.root)
	w := c.r.Dx()
	s.each(c, func(i int, q *cell, a float32) {
		dx, dy := form.slope(i%w, i/w)
		ex, ey := fine.slope(i%w, i/w)
		nx, ny := short(-dx*kw-.45*ex*kf, -dy*kw-.45*ey*kf)
		t := min(max(2*form.a[i]-1, 0), 1)
		z := floor + high*float32(math.Sqrt(float64(1-(1-t)*(1-t))))
		q.nx += (nx - q.nx) * a
		q.ny += (ny - q.ny) * a
		q.z += (z - q.z) * a
		q.wash *= 1 - a
		q.gloss += (float32(k.Gloss) - q.gloss) * a
		q.glow += (float32(k.Glow) - q.glow) * a
		m := float32(0)
		if k.Metal {
			m = 1
		}
		q.metal += (m - q.metal) * a
	})
}

// ground is how high what lies under a part is on the whole.
func (s *Sculpture) ground(c *cover) float32 {
	var sum, n float32
	s.each(c, func(_ int, q *cell, a float32) {
		sum += q.z * a
		n += a
	})
	if n == 0 {
		return 0
	}
	return sum / n
}

// each visits the pixels of a cover that lie in the picture.
func (s *Sculpture) each(c *cover, visit func(i int, q *cell, a float32)) {
	pic := s.pix.Img.Rect
	r := c.r.Intersect(pic)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		i := (y-c.r.Min.Y)*c.r.Dx() + r.Min.X - c.r.Min.X
		j := y*pic.Dx() + r.Min.X
		for range r.Dx() {
			if a := c.a[i]; a > 0 {
				visit(i, &s.cells[j], a)
			}
			i++
			j++
		}
	}
}

// short is a vector of at most unit length.
func short(x, y float32) (float32, float32) {
	if l := float32(math.Hypot(float64(x), float64(y))); l > .97 {
		return x / l * .97, y / l * .97
	}
	return x, y
}

// Fold bends the newest part along a path: depth > 0 raises a ridge of the
// path's width, depth < 0 sinks a groove into which the wash runs.
func (s *Sculpture) Fold(depth float64, p *paint.Path) {
	if s.last == nil {
		return
	}
	b := s.m.Bounds(p.Bounds())
	sigma := math.Max(math.Min(math.Min(b.W, b.H)*.16, 7*s.unit), .42)
	c := covered(p, s.m, int(sigma*3)+2, s.pix.Img.Rect)
	if c == nil {
		return
	}
	soft := c.blurred(sigma)
	k := float32(sigma * 2.5 * depth)
	w := c.r.Dx()
	full := &cover{c.r, soft.a}
	s.each(full, func(i int, q *cell, a float32) {
		own := s.last.at(c.r, i)
		if own == 0 {
			return
		}
		dx, dy := soft.slope(i%w, i/w)
		q.nx, q.ny = short(q.nx-dx*k*own, q.ny-dy*k*own)
		q.z += float32(depth*3) * a * own
		if depth < 0 {
			q.wash += a * own * float32(-depth) * .5
		}
	})
}

// at is the cover at the i-th pixel of another cover's rectangle.
func (c *cover) at(r image.Rectangle, i int) float32 {
	x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
	if !(image.Pt(x, y).In(c.r)) {
		return 0
	}
	return c.a[(y-c.r.Min.Y)*c.r.Dx()+x-c.r.Min.X]
}

// Paint colours the inside of a path on the newest part, without changing its
// shape: a pattern, a cheek, an iris.
func (s *Sculpture) Paint(c paint.Color, p *paint.Path) {
	if s.last == nil {
		return
	}
	s.pix.Push(paint.Identity())
	s.pix.Clip(s.edge)
	s.pix.Fill(p, paint.Solid(c))
	s.pix.Pop()
}

// Draw draws a line of the given width on the newest part.
func (s *Sculpture) Draw(c paint.Color, width float64, p *paint.Path) {
	if s.last == nil {
		return
	}
	s.pix.Push(paint.Identity())
	s.pix.Clip(s.edge)
	s.pix.Stroke(p, paint.Nib(width), paint.Solid(c))
	s.pix.Pop()
}

// Ink draws a dark line of a weight (1 = keyline) on the newest part.
func (s *Sculpture) Ink(weight float64, p *paint.Path) {
	s.Draw(Keyline.Alpha(.8), s.ink*weight, p)
}

// Hem lays a border of the given width along a line on the newest part: braid,
// a belt, a hat band. It is raised and of its own stuff.
func (s *Sculpture) Hem(k Stuff, width float64, p *paint.Path) {
	if s.last == nil {
		return
	}
	s.Draw(Keyline.Alpha(.7), width+1.6*s.ink, p)
	s.Draw(k.Color, width, p)
	r := s.last.r
	band := paint.NewPix(r.Dx(), r.Dy())
	band.Push(paint.Translate(float64(-r.Min.X), float64(-r.Min.Y)).Mul(s.m))
	band.Clip(s.edge)
	band.Stroke(p, paint.Nib(width), paint.Solid(paint.Color{A: 255}))
	c := newCover(r)
	for i := range c.a {
		c.a[i] = float32(band.Img.Pix[4*i+3]) / 255
	}
	sigma := math.Max(width*s.unit*.3, .4)
	soft := c.blurred(sigma)
	g, w := float32(sigma*2.2), c.r.Dx()
	s.each(c, func(i int, q *cell, a float32) {
		dx, dy := soft.slope(i%w, i/w)
		q.nx, q.ny = short(q.nx*.7-dx*g*.8*a, q.ny*.7-dy*g*.8*a)
		q.wash *= 1 - a
		q.gloss += (float32(k.Gloss) - q.gloss) * a
		if k.Metal {
			q.metal += (1 - q.metal) * a
		}
	})
}
