package paint

import (
	"image"
	"math"
)

// Pix is a picture in memory, premultiplied RGBA, and a Painter on it.
type Pix struct {
	Img     *image.RGBA
	gallery *Gallery
	m       Affine
	clip    *mask // nil = all
	within  image.Rectangle
	stack   []state
	report  func(share float64) // of Done; may be nil
}

type state struct {
	m      Affine
	clip   *mask
	within image.Rectangle
}

// NewPix makes an empty picture of w by h pixels.
func NewPix(w, h int) *Pix { return On(image.NewRGBA(image.Rect(0, 0, max(w, 1), max(h, 1))), nil) }

// On paints on an existing picture; the gallery lends the pictures of sprites
// and may be nil, then each is painted anew.
func On(img *image.RGBA, g *Gallery) *Pix {
	return &Pix{Img: img, gallery: g, m: Identity(), within: img.Rect}
}

// Push implements Painter.
func (p *Pix) Push(m Affine) {
	p.stack = append(p.stack, state{p.m, p.clip, p.within})
	p.m = p.m.Mul(m)
}

// Pop implements Painter.
func (p *Pix) Pop() {
	s := p.stack[len(p.stack)-1]
	p.stack = p.stack[:len(p.stack)-1]
	p.m, p.clip, p.within = s.m, s.clip, s.within
}

// Clip implements Painter.
func (p *Pix) Clip(path *Path) {
	k := cover(path, p.m, p.within)
	if k == nil {
		p.within = image.Rectangle{}
		return
	}
	if p.clip != nil {
		k.times(p.clip)
	}
	p.clip, p.within = k, k.r
}

// Map is the map from the units of marks to pixels.
func (p *Pix) Map() Affine { return p.m }

// Fill implements Painter.
func (p *Pix) Fill(path *Path, b Brush) { p.lay(cover(path, p.m, p.within), b.ready(p.m)) }

// Stroke implements Painter.
func (p *Pix) Stroke(path *Path, pen Pen, b Brush) {
	p.lay(cover(pen.Outline(path, p.m), Identity(), p.within), b.ready(p.m))
}

// Shadow implements Painter.
func (p *Pix) Shadow(path *Path, dx, dy, blur float64, b Brush) {
	pad := math.Ceil(blur*p.m.Size()*1.6) + 1
	reach := p.within.Inset(-int(pad))
	k := cover(path, Translate(dx*p.m.Size(), dy*p.m.Size()).Mul(p.m), reach)
	if k == nil {
		return
	}
	k = k.grown(int(pad))
	k.blur(blur * p.m.Size())
	p.lay(k.cropped(p.within), b.ready(p.m))
}

// Inner implements Painter.
func (p *Pix) Inner(path *Path, dx, dy, blur float64, b Brush) {
	size := p.m.Size()
	pad := int(math.Ceil((blur+math.Abs(dx)+math.Abs(dy))*size*1.6)) + 1
	k := cover(path, p.m, p.within.Inset(-pad))
	moved := cover(path, Translate(dx*size, dy*size).Mul(p.m), p.within.Inset(-pad))
	if k == nil {
		return
	}
	if moved != nil {
		moved = moved.grown(pad)
		moved.blur(blur * size)
		for y := k.r.Min.Y; y < k.r.Max.Y; y++ {
			row := k.row(y)
			for i := range row {
				if row[i] != 0 {
					row[i] = uint8(int(row[i]) * (255 - int(moved.at(k.r.Min.X+i, y))) / 255)
				}
			}
		}
	}
	p.lay(k.cropped(p.within), b.ready(p.m))
}

// lay puts ink through a mask.
func (p *Pix) lay(k *mask, b ink) {
	if k == nil {
		return
	}
	if b.blend == Over && b.kind == brushSolid && p.clip == nil {
		p.laySolid(k, b.color)
		return
	}
	for y := k.r.Min.Y; y < k.r.Max.Y; y++ {
		row := k.row(y)
		i := p.Img.PixOffset(k.r.Min.X, y)
		for j, a := range row {
			if a != 0 {
				if p.clip != nil {
					a = uint8(int(a) * int(p.clip.at(k.r.Min.X+j, y)) / 255)
				}
				if a != 0 {
					c := b.at(k.r.Min.X+j, y)
					meet(p.Img.Pix[i:i+4:i+4], c, uint32(a)*uint32(c.A)/255, b.blend)
				}
			}
			i += 4
		}
	}
}

func (p *Pix) laySolid(k *mask, c Color) {
	for y := k.r.Min.Y; y < k.r.Max.Y; y++ {
		row := k.row(y)
		i := p.Img.PixOffset(k.r.Min.X, y)
		for _, a := range row {
			if a != 0 {
				d := p.Img.Pix[i : i+4 : i+4]
				if a == 255 && c.A == 255 {
					d[0], d[1], d[2], d[3] = c.R, c.G, c.B, 255
				} else {
					over(d, c, uint32(a)*uint32(c.A)/255)
				}
			}
			i += 4
		}
	}
}

// at is the colour of the ink at a pixel.
func (k *ink) at(x, y int) Color {
	if k.kind == brushSolid {
		return k.color
	}
	fx, fy := float64(x)+.5, float64(y)+.5
	if k.kind == brushGrown {
		q := k.m.Apply(Point{fx, fy})
		return k.grow(q.X, q.Y)
	}
	t := k.m.A*fx + k.m.B*fy + k.m.C
	if k.kind == brushRadial {
		v := k.m.D*fx + k.m.E*fy + k.m.F
		t = math.Sqrt(t*t + v*v)
	}
	return k.table[int(math.Max(0, math.Min(1, t))*255+.5)]
}

func over(d []uint8, c Color, a uint32) {
	n := 255 - a
	d[0] = uint8((uint32(c.R)*a + uint32(d[0])*n + 127) / 255)
	d[1] = uint8((uint32(c.G)*a + uint32(d[1])*n + 127) / 255)
	d[2] = uint8((uint32(c.B)*a + uint32(d[2])*n + 127) / 255)
	d[3] = uint8((255*a + uint32(d[3])*n + 127) / 255)
}

// meet blends a straight colour with cover a into a premultiplied pixel.
func meet(d []uint8, c Color, a uint32, m Blend) {
	switch m {
	case Over:
		over(d, c, a)
	case Multiply:
		n := 255 - a
		d[0] = uint8(uint32(d[0]) * (n*255 + uint32(c.R)*a) / 65025)
		d[1] = uint8(uint32(d[1]) * (n*255 + uint32(c.G)*a) / 65025)
		d[2] = uint8(uint32(d[2]) * (n*255 + uint32(c.B)*a) / 65025)
	case Screen:
		al := uint32(d[3])
		d[0] += uint8((al - uint32(d[0])) * uint32(c.R) * a / 65025)
		d[1] += uint8((al - uint32(d[1])) * uint32(c.G) * a / 65025)
		d[2] += uint8((al - uint32(d[2])) * uint32(c.B) * a / 65025)
	case Atop:
		a = a * uint32(d[3]) / 255
		n := 255 - a
		al := uint32(d[3])
		d[0] = uint8(min((uint32(c.R)*a+uint32(d[0])*n+127)/255, al))
		d[1] = uint8(min((uint32(c.G)*a+uint32(d[1])*n+127)/255, al))
		d[2] = uint8(min((uint32(c.B)*a+uint32(d[2])*n+127)/255, al))
	}
}
