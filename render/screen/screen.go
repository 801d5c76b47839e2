package screen

import (
	"image"
	"math"
	"sort"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/colorm"

	"alibi/render/paint"
)

// Screen keeps the uploaded pictures of layers and Art.
type Screen struct {
	gallery *paint.Gallery
	layers  map[*paint.Layer]*sheet
	arts    map[string]*print
	clock   int
	bytes   int
	budget  int
	stats   Stats
	scratch []uint8
	quads   quads
}

// Stats counts work since the start; a settled table adds nothing to any.
type Stats struct {
	Created  int // images made
	Uploaded int // uploads of pixels
	Drawn    int // draw calls
}

type sheet struct {
	img  *ebiten.Image
	tile []image.Rectangle // where it is not empty; nil = draw all of it
	rev  int
	last int
}

type print struct {
	img  *ebiten.Image
	last int
}

// New makes a screen that paints through a gallery and keeps at most budget
// bytes of uploaded Art.
func New(g *paint.Gallery, budget int) *Screen {
	return &Screen{gallery: g, layers: map[*paint.Layer]*sheet{}, arts: map[string]*print{}, budget: budget}
}

// Gallery is where Art is painted.
func (s *Screen) Gallery() *paint.Gallery { return s.gallery }

// Stats is what was done since the start.
func (s *Screen) Stats() Stats { return s.stats }

// Prepare paints and uploads what the frame shows and is not there yet.
func (s *Screen) Prepare(f *paint.Frame) {
	s.clock++
	for i := range f.Items {
		it := &f.Items[i]
		if it.Layer != nil {
			s.layer(it.Layer)
		} else {
			s.art(it.Sprite.Art)
		}
	}
	s.forget()
}

// layer brings a layer's picture up to its revision. One change repaints what it has
// touched; what was missed meanwhile, everything.
func (s *Screen) layer(l *paint.Layer) {
	w, h := int(l.Rect.W), int(l.Rect.H)
	k := s.layers[l]
	if k != nil && (k.img.Bounds().Dx() != w || k.img.Bounds().Dy() != h) {
		k.img.Deallocate()
		k = nil
	}
	if k == nil {
		k = &sheet{img: ebiten.NewImage(w, h), rev: -1}
		s.layers[l] = k
		s.stats.Created++
	}
	k.last = s.clock
	if k.rev == l.Revision() {
		return
	}
	part := image.Rect(0, 0, w, h)
	if k.rev == l.Revision()-1 && k.rev > 0 {
		part = l.Stale()
	}
	k.rev = l.Revision()
	k.tile = tiles(w, h, l.Inked())
	if part.Empty() {
		return
	}
	pix := s.blank(part)
	l.PaintOn(pix, s.gallery)
	k.img.SubImage(part).(*ebiten.Image).WritePixels(pix.Pix)
	s.stats.Uploaded++
}

// blank lends an empty picture of a part of a layer, until the next one.
func (s *Screen) blank(part image.Rectangle) *image.RGBA {
	n := 4 * part.Dx() * part.Dy()
	if cap(s.scratch) < n {
		s.scratch = make([]uint8, n)
	}
	s.scratch = s.scratch[:n]
	clear(s.scratch)
	return &image.RGBA{Pix: s.scratch, Stride: 4 * part.Dx(), Rect: part}
}

// art brings an Art's picture.
func (s *Screen) art(a *paint.Art) {
	if p := s.arts[a.Key]; p != nil {
		p.last = s.clock
		return
	}
	pix := s.gallery.Image(a)
	img := ebiten.NewImage(pix.Rect.Dx(), pix.Rect.Dy())
	img.WritePixels(pix.Pix)
	s.arts[a.Key] = &print{img, s.clock}
	s.bytes += len(pix.Pix)
	s.stats.Created++
	s.stats.Uploaded++
}

// forget frees layers that were not shown for ten seconds of frames, and the
// Art that was not shown for longest while there is too much of it.
func (s *Screen) forget() {
	for l, k := range s.layers {
		if s.clock-k.last > 600 {
			k.img.Deallocate()
			delete(s.layers, l)
		}
	}
	if s.bytes <= s.budget {
		return
	}
	keys := make([]string, 0, len(s.arts))
	for key := range s.arts {
		keys = append(keys, key)
	}
	sort.Slice(keys, func(i, j int) bool {
		a, b := s.arts[keys[i]], s.arts[keys[j]]
		return a.last < b.last || a.last == b.last && keys[i] < keys[j]
	})
	for _, key := range keys {
		p := s.arts[key]
		if s.bytes <= s.budget || p.last == s.clock {
			return
		}
		b := p.img.Bounds()
		s.bytes -= 4 * b.Dx() * b.Dy()
		p.img.Deallocate()
		delete(s.arts, key)
	}
}

// Draw shows a prepared frame; what was not prepared is left out.
func (s *Screen) Draw(dst *ebiten.Image, f *paint.Frame) {
	dst.Fill(f.Back.NRGBA())
	for i := range f.Items {
		it := &f.Items[i]
		to := dst
		if !it.Clip.Empty() {
			r := it.Clip.Snap()
			to = dst.SubImage(image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom()))).(*ebiten.Image)
		}
		if l := it.Layer; l != nil {
			if k := s.layers[l]; k != nil {
				s.lay(to, k, paint.Pt(l.Rect.X+it.Shift.X, l.Rect.Y+it.Shift.Y), it.Fade)
			}
			continue
		}
		if p := s.arts[it.Sprite.Art.Key]; p != nil {
			s.show(to, p.img, it.Sprite)
		}
	}
}

// lay draws a layer, without its empty parts where it lies on whole pixels.
func (s *Screen) lay(dst *ebiten.Image, k *sheet, at paint.Point, fade float64) {
	if k.tile == nil || at.X != math.Trunc(at.X) || at.Y != math.Trunc(at.Y) {
		s.show(dst, k.img, paint.Sprite{At: paint.Translate(at.X, at.Y), Fade: fade})
		return
	}
	if len(k.tile) > 0 {
		s.stats.Drawn++
		s.quads.draw(dst, k.img, k.tile, at, float32(1-fade))
	}
}

// show draws one picture under a sprite's map, fade, tint and flash.
func (s *Screen) show(dst, img *ebiten.Image, sp paint.Sprite) {
	s.stats.Drawn++
	m := sp.At
	var g ebiten.GeoM
	g.SetElement(0, 0, m.A)
	g.SetElement(0, 1, m.B)
	g.SetElement(0, 2, m.C)
	g.SetElement(1, 0, m.D)
	g.SetElement(1, 1, m.E)
	g.SetElement(1, 2, m.F)
	filter := ebiten.FilterLinear
	if m.Plain() && m.C == math.Trunc(m.C) && m.F == math.Trunc(m.F) {
		filter = ebiten.FilterNearest
	}
	if sp.Flash > 0 {
		var c colorm.ColorM
		f := sp.Flash
		c.Scale(1-f, 1-f, 1-f, 1-sp.Fade)
		c.Translate(f, f, f, 0)
		colorm.DrawImage(dst, img, c, &colorm.DrawImageOptions{GeoM: g, Filter: filter})
		return
	}
	op := &ebiten.DrawImageOptions{GeoM: g, Filter: filter}
	if t := sp.Tint; t.A != 0 {
		op.ColorScale.Scale(float32(t.R)/255, float32(t.G)/255, float32(t.B)/255, 1)
	}
	op.ColorScale.ScaleAlpha(float32(1 - sp.Fade))
	dst.DrawImage(img, op)
}

// Shot reads the pixels of what is shown.
func Shot(src *ebiten.Image) *image.RGBA {
	b := src.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
	src.ReadPixels(out.Pix)
	return out
}
