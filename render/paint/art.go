package paint

import (
	"image"
	"math"
	"sync"
	"sync/atomic"
)

// Art is a picture that is painted once under its key and then only shown. Two
// Arts with one key must paint the same picture of the same size.
type Art struct {
	Key   string
	W, H  int // pixels
	Paint func(*Pix)
}

// Sprite shows an Art. At maps the Art's pixels, its top left corner at the
// origin, to the units of the marks around it.
type Sprite struct {
	Art   *Art
	At    Affine
	Fade  float64 // 0 opaque .. 1 gone
	Tint  Color   // multiplies; zero = as painted
	Flash float64 // 0 as painted .. 1 all white
}

// Gallery keeps painted Art up to a number of bytes; beyond it, what was not
// shown for longest goes. It is safe for several goroutines.
type Gallery struct {
	mu     sync.Mutex
	shown  map[string]*hung
	budget int
	bytes  int
	clock  int
	aside  string // the key of what is being painted on the side
	next   *Art   // and what comes after it
	ready  sync.Cond
	share  atomic.Uint64 // how much of aside is painted, as the bits of 0 .. 1
}

type hung struct {
	img  *image.RGBA
	last int
}

// NewGallery makes an empty gallery with a budget in bytes.
func NewGallery(budget int) *Gallery {
	g := &Gallery{shown: map[string]*hung{}, budget: budget}
	g.ready.L = &g.mu
	return g
}

// Image is the painted picture of an Art; one that is being painted on the side is waited
// for. A nil gallery paints it anew.
func (g *Gallery) Image(a *Art) *image.RGBA {
	if g == nil {
		return painted(On(canvas(a), nil), a)
	}
	g.mu.Lock()
	for g.aside == a.Key {
		g.ready.Wait()
	}
	g.mu.Unlock()
	return g.image(a, nil)
}

func (g *Gallery) image(a *Art, report func(float64)) *image.RGBA {
	g.mu.Lock()
	g.clock++
	if h, ok := g.shown[a.Key]; ok {
		h.last = g.clock
		g.mu.Unlock()
		return h.img
	}
	g.mu.Unlock()
	p := On(canvas(a), g)
	p.report = report
	img := painted(p, a)
	g.mu.Lock()
	defer g.mu.Unlock()
	if h, ok := g.shown[a.Key]; ok { // somebody else was faster
		h.last = g.clock
		return h.img
	}
	g.shown[a.Key] = &hung{img, g.clock}
	g.bytes += len(img.Pix)
	g.trim()
	return img
}

// Holds says whether an Art of that key is painted already.
func (g *Gallery) Holds(key string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	_, ok := g.shown[key]
	return ok
}

// Ask says whether an Art is painted, and if not has it painted on the side, so
// that a large one does not hold up the hand that waits. One is painted at a time and
// one waits, the latest that was asked for: a board that is dragged about asks for
// another picture in every tick and needs the last of them.
func (g *Gallery) Ask(a *Art) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	if _, ok := g.shown[a.Key]; ok {
		return true
	}
	switch g.aside {
	case a.Key:
		g.next = nil
	case "":
		g.aside = a.Key
		go g.paintAside(a)
	default:
		g.next = a
	}
	return false
}

// paintAside paints an Art and whatever is asked for meanwhile.
func (g *Gallery) paintAside(a *Art) {
	for a != nil {
		g.share.Store(0)
		g.image(a, func(share float64) { g.share.Store(math.Float64bits(share)) })
		g.mu.Lock()
		a, g.next, g.aside = g.next, nil, ""
		if a != nil {
			g.aside = a.Key
		}
		g.ready.Broadcast()
		g.mu.Unlock()
	}
}

// Share is how much of what is being painted on the side is done, 0 .. 1, as far as its
// painter tells.
func (g *Gallery) Share() float64 { return math.Float64frombits(g.share.Load()) }

// Done tells a gallery that paints on the side how much of the picture is done, 0 .. 1.
func (p *Pix) Done(share float64) {
	if p.report != nil {
		p.report(share)
	}
}

// Asked is how many Arts are being painted on the side or wait for it: two at most.
func (g *Gallery) Asked() int {
	g.mu.Lock()
	defer g.mu.Unlock()
	n := 0
	if g.aside != "" {
		n++
	}
	if g.next != nil {
		n++
	}
	return n
}

// Drop forgets one Art, for pictures that will not be shown again.
func (g *Gallery) Drop(key string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if h, ok := g.shown[key]; ok {
		g.bytes -= len(h.img.Pix)
		delete(g.shown, key)
	}
}

func (g *Gallery) trim() {
	for g.bytes > g.budget && len(g.shown) > 1 {
		oldest, at := "", math.MaxInt
		for k, h := range g.shown {
			if h.last < at || (h.last == at && k < oldest) {
				oldest, at = k, h.last
			}
		}
		g.bytes -= len(g.shown[oldest].img.Pix)
		delete(g.shown, oldest)
	}
}

func canvas(a *Art) *image.RGBA { return image.NewRGBA(image.Rect(0, 0, max(a.W, 1), max(a.H, 1))) }

func painted(p *Pix, a *Art) *image.RGBA {
	a.Paint(p)
	return p.Img
}

// Sprite implements Painter.
func (p *Pix) Sprite(s Sprite) {
	if s.Art == nil || s.Fade >= 1 {
		return
	}
	img := p.gallery.Image(s.Art)
	m := p.m.Mul(s.At)
	src := sampler{img: img, inv: m.Invert()}
	if m.Plain() && m.C == math.Trunc(m.C) && m.F == math.Trunc(m.F) {
		src.whole, src.dx, src.dy = true, int(m.C), int(m.F)
	}
	r := outer(m.Bounds(Rect{0, 0, float64(s.Art.W), float64(s.Art.H)})).Inset(-1).Intersect(p.within)
	fade := uint32(math.Round((1 - s.Fade) * 255))
	for y := r.Min.Y; y < r.Max.Y; y++ {
		i := p.Img.PixOffset(r.Min.X, y)
		for x := r.Min.X; x < r.Max.X; x++ {
			c := src.at(x, y)
			if c[3] != 0 {
				a := fade
				if p.clip != nil {
					a = a * uint32(p.clip.at(x, y)) / 255
				}
				s.dress(&c)
				overPremultiplied(p.Img.Pix[i:i+4:i+4], c, a)
			}
			i += 4
		}
	}
}

// dress applies tint and flash to one premultiplied pixel.
func (s *Sprite) dress(c *[4]uint32) {
	if s.Tint.A != 0 {
		c[0] = c[0] * uint32(s.Tint.R) / 255
		c[1] = c[1] * uint32(s.Tint.G) / 255
		c[2] = c[2] * uint32(s.Tint.B) / 255
	}
	if s.Flash > 0 {
		f := uint32(s.Flash * 255)
		for k := range 3 {
			c[k] += (c[3] - c[k]) * f / 255
		}
	}
}

func overPremultiplied(d []uint8, c [4]uint32, a uint32) {
	n := 255 - c[3]*a/255
	for k := range 4 {
		d[k] = uint8(min((c[k]*a+uint32(d[k])*n+127)/255, 255))
	}
}

// sampler reads a picture under the inverse of a map, smoothly unless the map
// moves it by whole pixels.
type sampler struct {
	img    *image.RGBA
	inv    Affine
	whole  bool
	dx, dy int
}

func (s *sampler) at(x, y int) [4]uint32 {
	if s.whole {
		return s.texel(x-s.dx, y-s.dy)
	}
	q := s.inv.Apply(Point{float64(x) + .5, float64(y) + .5})
	fx, fy := q.X-.5, q.Y-.5
	x0, y0 := math.Floor(fx), math.Floor(fy)
	u, v := uint32((fx-x0)*256), uint32((fy-y0)*256)
	a, b := s.texel(int(x0), int(y0)), s.texel(int(x0)+1, int(y0))
	c, d := s.texel(int(x0), int(y0)+1), s.texel(int(x0)+1, int(y0)+1)
	var out [4]uint32
	for k := range 4 {
		out[k] = ((a[k]*(256-u)+b[k]*u)*(256-v) + (c[k]*(256-u)+d[k]*u)*v) >> 16
	}
	return out
}

func (s *sampler) texel(x, y int) [4]uint32 {
	if x < 0 || y < 0 || x >= s.img.Rect.Dx() || y >= s.img.Rect.Dy() {
		return [4]uint32{}
	}
	d := s.img.Pix[y*s.img.Stride+4*x:]
	return [4]uint32{uint32(d[0]), uint32(d[1]), uint32(d[2]), uint32(d[3])}
}
