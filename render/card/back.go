package card

import (
	"fmt"
	"math"

	"alibi/render/paint"
)

// Back is the closed side of a card: dark, with an engraved pattern, the same
// for every card of its kind.
type Back struct {
	ID     string // names Sign in the key of the Art
	Colour paint.Color
	Label  string // a numeral in the middle; "" = Sign
	Sign   func(p paint.Painter, box paint.Rect)
}

// Art is the back as a picture.
func (b Back) Art(w, h int) *paint.Art {
	return &paint.Art{
		Key: fmt.Sprintf("cardback/%s/%v/%s/%dx%d", b.ID, b.Colour, b.Label, w, h), W: w, H: h,
		Paint: func(p *paint.Pix) { b.paint(p, paint.R(0, 0, float64(w), float64(h))) },
	}
}

func (b Back) paint(p *paint.Pix, box paint.Rect) {
	k := math.Min(box.W, box.H*.654) / Width
	in := Border(p, box, Gilt)
	path := paint.RoundRect(in, math.Max(1.5, 8*k))
	c := in.Centre()
	p.Fill(path, paint.Radial(c, in.W*.8, in.H*.7, paint.Ramp(b.Colour.Lighter(.10), b.Colour.Darker(.45))...))
	r := math.Min(in.W*.36, in.H*.36)
	if box.W >= 44 && box.H >= 44 {
		p.Push(paint.Identity())
		p.Clip(path)
		b.lattice(p, in, k)
		p.Pop()
		Medallion(p, c, r, b.Colour, false)
	}
	p.Inner(path, 0, 0, math.Max(1, 10*k), paint.Solid(keyline.Alpha(.6)))
	if b.Label == "" {
		if b.Sign != nil {
			b.Sign(p, paint.R(c.X-r*.66, c.Y-r*.66, r*1.32, r*1.32))
		}
		return
	}
	size := r * 1.05
	if box.W < 44 || box.H < 44 {
		size = math.Min(in.H*.62, in.W*.80)
	}
	l := paint.Shape(b.Label, paint.Style{Face: paint.Title, Size: size})
	if limit := math.Min(in.W*.86, 2*r*.98); l.Width > limit && box.W >= 44 {
		l = paint.Shape(b.Label, paint.Style{Face: paint.Title, Size: size * limit / l.Width})
	} else if l.Width > in.W*.86 {
		l = paint.Shape(b.Label, paint.Style{Face: paint.Title, Size: size * in.W * .86 / l.Width})
	}
	at := paint.Pt(c.X-l.Width/2, c.Y+l.CapHeight/2)
	d := math.Max(.6, 2*k)
	p.Text(l, at.Add(paint.Pt(d, d)), keyline)
	p.Text(l, at, paint.Hex("#f0cc7c"))
}

// lattice is a net of crossing waves.
func (b Back) lattice(p paint.Painter, in paint.Rect, k float64) {
	step := math.Max(7, 24*k)
	pen := paint.Pen{Width: math.Max(.5, 1*k), Join: paint.JoinRound}
	gold := Gilt.Mix(b.Colour, .35).Alpha(.5)
	net := new(paint.Path)
	for x := in.X - in.H; x < in.Right()+in.H; x += step {
		net.Move(x, in.Y).Line(x+in.H, in.Bottom())
		net.Move(x, in.Bottom()).Line(x+in.H, in.Y)
	}
	p.Stroke(net, pen, paint.Solid(gold))
	dots := new(paint.Path)
	for j := 0; float64(j)*step < in.H*2; j++ {
		y := in.Y + float64(j)*step/2
		for x := in.X - in.H + math.Mod(float64(j), 2)*step/2; x < in.Right()+in.H; x += step {
			if x > in.X-4 && x < in.Right()+4 {
				dots.Add(paint.Circle(x, y, math.Max(.7, 1.8*k)))
			}
		}
	}
	p.Fill(dots, paint.Solid(gold.Alpha(1.4)))
}
