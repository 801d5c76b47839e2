package mini

import (
	"fmt"
	"image"
	"math"
	"strconv"

	"alibi/render/paint"
)

// Figure is how one miniature is made.
type Figure struct {
	ID     string
	Sculpt func(*Sculpture) // its parts, back to front, looking left
	Bust   paint.Rect       // what a portrait shows at least, units
}

// Look is how a figure is shown.
type Look struct {
	Right bool // looks right instead of left
	Red   bool // its base is red: under suspicion
	Dead  bool // lies on its side, grey
	Act   bool // caught in action
	Bare  bool // without a base
}

// Miniature is a figure made for the board at one size.
type Miniature struct {
	Body *paint.Art  // with its base; without its shadow on the ground
	Foot paint.Point // in Body: the centre of the base, or of the body place
	Cast *paint.Art  // its shadow on the ground, colour and cover
	Root paint.Point // in Cast: the same centre
	Unit float64     // pixels in a unit
}

func num(v float64) string { return strconv.FormatFloat(v, 'f', 2, 64) }

// Make is the figure at a size: px is the height of a tall figure, from the
// hat to the lower rim, in pixels.
func (f Figure) Make(px float64, look Look) Miniature {
	u := px / Tall
	key := fmt.Sprintf("figure/%s/%.2f/%+v", f.ID, px, look)
	if look.Dead {
		return f.lying(key, u, look)
	}
	w, h := int(math.Ceil(2*sideroom*u)), int(math.Ceil((headroom+footroom)*u))
	foot := paint.Pt(math.Round(sideroom*u), math.Round(headroom*u))
	at := paint.Translate(foot.X, foot.Y).Mul(look.facing(u))
	root := paint.Pt(math.Round(130*u), math.Round(150*u))
	return Miniature{
		Body: &paint.Art{Key: key, W: w, H: h, Paint: func(p *paint.Pix) { f.paint(p, at, look) }},
		Foot: foot,
		Cast: &paint.Art{Key: key + "/cast", W: int(math.Ceil(520 * u)), H: int(math.Ceil(270 * u)), Paint: func(p *paint.Pix) {
			f.cast(p, paint.Translate(root.X, root.Y), u, look)
		}},
		Root: root,
		Unit: u,
	}
}

// facing maps units to pixels about the foot.
func (l Look) facing(u float64) paint.Affine {
	if l.Right {
		return paint.Scale(-u, u)
	}
	return paint.Scale(u, u)
}

// paint sculpts the standing figure.
func (f Figure) paint(p *paint.Pix, at paint.Affine, look Look) {
	s := newSculpture(p, at, false)
	s.act = look.Act
	if !look.Bare {
		s.base(look.Red)
	}
	f.Sculpt(s)
	s.finish()
	p.Halo(math.Max(.5, s.ink*s.unit*.55), Keyline.Alpha(.9))
}

// cast lays the shadow that falls to the right.
func (f Figure) cast(p *paint.Pix, foot paint.Affine, u float64, look Look) {
	p.Push(foot)
	p.Fill(paint.Ellipse(10*u, (thick+4)*u, (Radius+4)*u, (Radius*Flat+2)*u), paint.Solid(paint.Color{A: 255}))
	p.Pop()
	fall := paint.Affine{A: 1, B: -.52, E: .20}
	s := newSculpture(p, foot.Mul(fall).Mul(look.facing(u)), true)
	s.act = look.Act
	f.Sculpt(s)
	s.finish()
	soften(p, 9*u, .52)
}

// soften turns what is covered into soft indigo shade.
func soften(p *paint.Pix, sigma, strength float64) {
	c := newCover(p.Img.Rect)
	for i := range c.a {
		c.a[i] = float32(p.Img.Pix[4*i+3]) / 255
	}
	soft := c.blurred(math.Max(sigma, .5))
	for i, a := range soft.a {
		d := p.Img.Pix[4*i : 4*i+4 : 4*i+4]
		v := a * float32(strength)
		d[0], d[1], d[2], d[3] = uint8(v*22), uint8(v*15), uint8(v*38), uint8(v*255)
	}
}

// Silhouette is the black shape of the figure with its base in a picture of
// its usual frame.
func (f Figure) Silhouette(px float64) *image.RGBA {
	u := px / Tall
	p := paint.NewPix(int(math.Ceil(2*sideroom*u)), int(math.Ceil((headroom+footroom)*u)))
	f.outline(p, paint.Translate(sideroom*u, headroom*u).Mul(paint.Scale(u, u)), Look{})
	return p.Img
}

// Room for a figure that lies, units: a body place of 370 by 220 units, over
// which hats and arms may hang a little.
const (
	lieWide = 390
	lieHigh = 286
	lieTurn = 1.40
	edging  = 46 // around it for its shadow
)

// lying is the figure dead: on its side, its head to the right, or to the left
// if it looks right.
func (f Figure) lying(key string, u float64, look Look) Miniature {
	turn := lieTurn
	if look.Right {
		turn = -turn
	}
	fall := paint.Rotate(turn).Mul(look.facing(1))
	box := f.extent(fall, look)
	k := math.Min(.84, math.Min(lieWide/box.W, lieHigh/box.H))
	w, h := int(math.Ceil((lieWide+2*edging)*u)), int(math.Ceil((lieHigh+2*edging)*u))
	foot := paint.Pt(math.Round(float64(w)/2), math.Round(float64(h)/2))
	m := box.Centre()
	at := paint.Translate(foot.X, foot.Y).Mul(paint.Scale(u*k, u*k)).Mul(paint.Translate(-m.X, -m.Y)).Mul(fall)
	return Miniature{
		Body: &paint.Art{Key: key, W: w, H: h, Paint: func(p *paint.Pix) {
			f.paint(p, at, look)
			p.Grey(.80)
			p.Tint(1.06, 1.05, 1.16)
		}},
		Foot: foot,
		Cast: &paint.Art{Key: key + "/cast", W: w, H: h, Paint: func(p *paint.Pix) {
			f.outline(p, paint.Translate(10*u, 12*u).Mul(at), look)
			soften(p, 11*u, .55)
		}},
		Root: foot,
		Unit: u,
	}
}

// extent is the rectangle around the figure and its base under a map.
func (f Figure) extent(m paint.Affine, look Look) paint.Rect {
	return f.outline(paint.NewPix(1, 1), m, look)
}

// outline fills the figure and its base in black and says where that is.
func (f Figure) outline(p *paint.Pix, m paint.Affine, look Look) paint.Rect {
	s := newSculpture(p, m, true)
	s.act = look.Act
	if !look.Bare {
		s.base(false)
	}
	f.Sculpt(s)
	s.finish()
	return s.seen
}

// Head paints the figure without its base such that its Bust is seen whole in
// a box, near the upper edge. What stands out of the box is seen as far as
// within reaches.
func (f Figure) Head(p *paint.Pix, box, within paint.Rect, look Look) {
	k := math.Min(box.W/f.Bust.W, box.H/f.Bust.H)
	x := box.X + box.W/2 - k*(f.Bust.X+f.Bust.W/2)
	if look.Right {
		x = box.X + box.W/2 + k*(f.Bust.X+f.Bust.W/2)
	}
	y := box.Y - k*f.Bust.Y
	look.Bare = true
	x0, y0 := math.Floor(within.X), math.Floor(within.Y)
	w, h := int(math.Ceil(within.Right()-x0)), int(math.Ceil(within.Bottom()-y0))
	q := paint.NewPix(w, h)
	f.paint(q, paint.Translate(x-x0, y-y0).Mul(look.facing(k)), look)
	if look.Dead {
		q.Grey(.85)
		q.Tint(1, 1, 1.08)
	}
	p.Push(paint.Identity())
	p.Clip(paint.RectPath(within))
	p.Sprite(paint.Sprite{Art: finished(q, fmt.Sprintf("mini/head/%s/%v/%v/%+v", f.ID, box, within, look)), At: paint.Translate(x0, y0)})
	p.Pop()
}

// finished is a painted picture as an Art.
func finished(q *paint.Pix, key string) *paint.Art {
	return &paint.Art{Key: key, W: q.Img.Rect.Dx(), H: q.Img.Rect.Dy(), Paint: func(d *paint.Pix) { copy(d.Img.Pix, q.Img.Pix) }}
}
