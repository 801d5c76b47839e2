package venice

import (
	"math"

	"alibi/render/card"
	"alibi/render/mini"
	"alibi/render/paint"
)

// CodeCard is the open side of a killing code, by its id.
func CodeCard(id string, t card.Text, w, h int) *paint.Art {
	e := CodeEmblem(id)
	return card.Face{ID: "code/" + id, Text: t, Colour: CodeColour(id), Picture: func(p *paint.Pix, c paint.Point, r float64) {
		engrave(p, e, paint.R(c.X-r*.58, c.Y-r*.58, r*1.16, r*1.16))
	}}.Art(w, h)
}

// engrave draws an emblem in bone, raised from the ground of a medallion.
func engrave(p paint.Painter, e Emblem, box paint.Rect) {
	m, k := fit(box)
	g := e.glyph()
	thick := math.Max(0, 1.3/k-3)
	d := math.Max(.7/k, .9)
	p.Push(m)
	for _, s := range [...]struct {
		x, y, extra float64
		c           paint.Color
	}{{1.1, 1.6, 2.2, keyline.Alpha(.40)}, {0, 0, 1.5, keyline.Alpha(.85)}, {.45, .55, 0, paint.Hex("#8f6a38")}} {
		p.Push(paint.Translate(s.x*d, s.y*d))
		g.trace(p, thick+s.extra*d, paint.Solid(s.c))
		p.Pop()
	}
	g.trace(p, thick, paint.Linear(paint.Pt(6, 4), paint.Pt(58, 60), paint.Ramp(paint.Hex("#fff6dc"), paint.Hex("#e6cf9a"))...))
	p.Pop()
}

// CodeBack is the closed side of every killing code; numeral names the round
// of its grave, "" is a code that lies nowhere yet.
func CodeBack(w, h int, numeral string) *paint.Art {
	return card.Back{ID: "code", Colour: paint.Hex("#33243f"), Label: numeral, Sign: func(p paint.Painter, box paint.Rect) {
		Gilt(p, EmblemDagger, box)
	}}.Art(w, h)
}

// CharacterBack is the closed side of the Character Cards.
func CharacterBack(w, h int) *paint.Art {
	return card.Back{ID: "character", Colour: paint.Hex("#1f3f66"), Sign: func(p paint.Painter, box paint.Rect) {
		Gilt(p, EmblemFootsteps, box)
	}}.Art(w, h)
}

// SuspectBack is the closed side of the Suspect Cards.
func SuspectBack(w, h int) *paint.Art {
	return card.Back{ID: "suspect", Colour: paint.Hex("#6a1c28"), Sign: func(p paint.Painter, box paint.Rect) {
		Gilt(p, EmblemMask, box)
	}}.Art(w, h)
}

// CharacterCard is the open side of a Character Card: class is "noble",
// "citizen", "commoner" or "" for the Dove, move the movement points, signs
// those of the abilities.
func CharacterCard(id, class string, move int, signs []Emblem, t card.Text, w, h int) *paint.Art {
	f := personFace("character/"+id, id, class, t)
	for _, s := range signs {
		f.ID += "." + string(rune('a'+int(s)))
	}
	f.ID += "/" + string(rune('0'+move))
	f.Row = func(p paint.Painter, box paint.Rect) { abilities(p, move, signs, box) }
	return f.Art(w, h)
}

// SuspectCard is the open side of a Suspect Card.
func SuspectCard(id, class string, t card.Text, w, h int) *paint.Art {
	f := personFace("suspect/"+id, id, class, t)
	f.Colour = paint.Hex("#7c2230")
	return f.Art(w, h)
}

// personFace is a card with a figure in the medallion and its class on the
// plate.
func personFace(key, id, class string, t card.Text) card.Face {
	f := card.Face{ID: key, Text: t, Colour: ClassColour(class)}
	f.Banner = func(p paint.Painter, box paint.Rect) { namePlate(p, class, box) }
	f.Picture = func(p *paint.Pix, c paint.Point, r float64) { inMedallion(p, id, c, r) }
	if class == "" {
		f.Colour, f.On = paint.Hex("#3f7f9c"), cardInk
	}
	return f
}

// namePlate is a plate of a class over the width of a card.
func namePlate(p paint.Painter, class string, box paint.Rect) {
	path := platePath(class, box)
	p.Shadow(path, 0, box.H*.05, box.H*.09, paint.Solid(paint.Color{A: 120}))
	ClassPlate(p, class, box)
	if box.H >= 40 {
		side := box.H * .50
		at := box.X + box.H*.30
		ClassIcon(p, class, paint.R(at, box.Y+(box.H-side)/2, side, side))
	}
}

// inMedallion shows a figure that looks out of a disc: its hat may rise over
// the upper edge.
func inMedallion(p *paint.Pix, id string, c paint.Point, r float64) {
	in := r - math.Max(2, r*.055)
	p.Push(paint.Identity())
	window := paint.Circle(c.X, c.Y, in).Add(paint.RectPath(paint.R(c.X-in*.62, c.Y-in*1.26, in*1.24, in*1.26)))
	p.Clip(window)
	figureOf(id).Head(p, paint.R(c.X-in, c.Y-in*1.02, 2*in, 2.02*in), paint.R(c.X-in, c.Y-in*1.26, 2*in, 2.26*in), mini.Look{})
	p.Pop()
}

// abilities are the movement points as pips behind footsteps, and the signs of
// the abilities.
func abilities(p paint.Painter, move int, signs []Emblem, box paint.Rect) {
	h := box.H
	n := max(move, 1)
	width := h*.95 + float64(n)*h*.52 + float64(len(signs))*h*1.15 + h*.4
	x := box.X + (box.W-width)/2
	Mark(p, EmblemFootsteps, paint.R(x, box.Y+h*.06, h*.88, h*.88), cardInk.Alpha(.85))
	x += h * 1.05
	for i := range n {
		c := paint.Pt(x+h*.20+float64(i)*h*.52, box.Y+h/2)
		p.Fill(paint.Circle(c.X, c.Y, h*.215), paint.Solid(keyline))
		fill := paint.Hex("#e8b84a")
		if move == 0 {
			fill = parchment
		}
		p.Fill(paint.Circle(c.X, c.Y, h*.155), paint.Solid(fill))
		if move > 0 {
			p.Fill(paint.Circle(c.X-h*.05, c.Y-h*.06, h*.05), paint.Solid(giltLight))
		}
	}
	x += float64(n)*h*.52 + h*.35
	for _, s := range signs {
		disc := paint.Pt(x+h/2, box.Y+h/2)
		p.Fill(paint.Circle(disc.X, disc.Y, h*.5), paint.Solid(keyline))
		p.Fill(paint.Circle(disc.X, disc.Y, h*.45), paint.Solid(paint.Hex("#c9a25a")))
		p.Fill(paint.Circle(disc.X, disc.Y, h*.40), paint.Solid(paint.Hex("#2a1c26")))
		Mark(p, s, paint.R(x+h*.2, box.Y+h*.2, h*.6, h*.6), giltLight)
		x += h * 1.15
	}
}

// Tab is a taken card as it lies in a row: portrait and class; a spent one
// lies on its side.
func Tab(id, class string, w, h int, spent bool) *paint.Art {
	key := "tab/" + id + "/" + class
	if spent {
		key += "/spent"
	}
	return &paint.Art{Key: key + sized(w, h), W: w, H: h, Paint: func(p *paint.Pix) {
		box := paint.R(0, 0, float64(w), float64(h))
		if spent {
			side := math.Min(box.W, box.H)
			long := side * 1.0
			p.Push(paint.Translate(box.W/2, box.H/2).Mul(paint.Rotate(-math.Pi / 2)).Mul(paint.Translate(-long/2, -side*.32)))
			a := Tab(id, class, int(long), int(side*.64), false)
			p.Sprite(paint.Sprite{Art: a, At: paint.Identity()})
			p.Pop()
			return
		}
		paintTab(p, id, class, box)
	}}
}

func paintTab(p *paint.Pix, id, class string, box paint.Rect) {
	thin := math.Max(1, box.H/26)
	p.Fill(paint.RoundRect(box, thin*3), paint.Solid(keyline))
	in := box.Inset(thin)
	p.Fill(paint.RoundRect(in, thin*2.4), paint.Solid(giltMid))
	in = in.Inset(thin * .8)
	path := paint.RoundRect(in, thin*2)
	p.Push(paint.Identity())
	p.Clip(path)
	backcloth(p, id, in, false)
	head := in
	head.W = in.W - math.Min(in.W*.30, in.H*.42)
	figureOf(id).Head(p, head.Pad(0, in.H*.03, 0, -in.H*.30), in, mini.Look{})
	p.Inner(path, 0, 0, in.H*.1, paint.Solid(keyline.Alpha(.5)))
	p.Pop()
	side := math.Min(in.H*.46, in.W*.34)
	ClassIcon(p, class, paint.R(in.Right()-side-thin, in.Bottom()-side-thin, side, side))
}
