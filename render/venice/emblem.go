package venice

import (
	"fmt"
	"math"
	"sync"

	"alibi/render/paint"
)

// Emblem is a sign drawn with a pen: of a class, an area, an ability, a code, a
// button.
type Emblem uint8

// The emblems.
const (
	NoEmblem Emblem = iota

	EmblemNoble    // a coronet
	EmblemCitizen  // a key
	EmblemCommoner // a hammer
	EmblemFeather  // the Dove's

	EmblemChisel // the yellow area
	EmblemScales // the red area; accusing
	EmblemCap    // the purple area: the horned cap
	EmblemAnchor // the brown area
	EmblemOar    // the blue area; casting off

	EmblemSkull
	EmblemMask // the Killer's
	EmblemEye
	EmblemHourglass
	EmblemFootsteps
	EmblemBell
	EmblemLantern // quarantine
	EmblemAccuse  // a hand that points
	EmblemSpeech
	EmblemStop // an open hand
	EmblemFlag // the end of a turn
	EmblemTunnel
	EmblemWing
	EmblemSwap
	EmblemPull
	EmblemDraw // a card from the pile
	EmblemHook // leaping over roofs
	EmblemHeart
	EmblemDagger

	EmblemUndo
	EmblemRedo
	EmblemRestart
	EmblemMenu
	EmblemBook
	EmblemCheck
	EmblemClose
	EmblemLock
	EmblemQuestion
	EmblemNote
	EmblemGlobe

	EmblemPoison // from here on the killing codes, in the order of their numbers
	EmblemGunpowder
	EmblemFall
	EmblemRiot
	EmblemHoneypot
	EmblemRevolution
	EmblemCrossbow
	EmblemBirdStone
	EmblemDrowning
	EmblemRafters
	EmblemChariot
	EmblemFarewell
	EmblemSmile
	EmblemDeadEnd

	emblems
)

// glyph is what an emblem is drawn with, in a square of 64 by 64.
type glyph struct{ strokes []stroke }

// stroke is a line of a width, or a filled shape if the width is zero.
type stroke struct {
	path  *paint.Path
	width float64
}

// nib is the usual width of a line in a glyph.
const nib = 4.2

func (g *glyph) line(p *paint.Path)            { g.pen(nib, p) }
func (g *glyph) pen(w float64, p *paint.Path)  { g.strokes = append(g.strokes, stroke{p, w}) }
func (g *glyph) fill(p *paint.Path)            { g.strokes = append(g.strokes, stroke{p, 0}) }
func (g *glyph) dot(x, y, r float64)           { g.fill(paint.Circle(x, y, r)) }
func (g *glyph) bar(w, x0, y0, x1, y1 float64) { g.pen(w, paint.NewPath(x0, y0).Line(x1, y1)) }

// pierced fills a shape and leaves holes in it.
func (g *glyph) pierced(outer *paint.Path, holes ...*paint.Path) {
	p := turned(outer, true)
	for _, h := range holes {
		p.Add(turned(h, false))
	}
	g.fill(p)
}

// turned is a closed shape whose outline runs clockwise or the other way.
func turned(p *paint.Path, clockwise bool) *paint.Path {
	pts := p.Walk(1)
	sum := 0.0
	for i, q := range pts {
		r := pts[(i+1)%len(pts)]
		sum += q.X*r.Y - r.X*q.Y
	}
	if (sum > 0) != clockwise {
		for i, j := 0, len(pts)-1; i < j; i, j = i+1, j-1 {
			pts[i], pts[j] = pts[j], pts[i]
		}
	}
	return paint.Polygon(pts...)
}

var (
	glyphOnce [emblems]sync.Once
	glyphMade [emblems]glyph
)

// glyph is the drawing of an emblem, made at its first use.
func (e Emblem) glyph() *glyph {
	glyphOnce[e].Do(func() {
		if draw := drawings[e]; draw != nil {
			draw(&glyphMade[e])
		}
	})
	return &glyphMade[e]
}

// fit maps the square of a glyph into the middle of a box, at a scale.
func fit(box paint.Rect) (paint.Affine, float64) {
	k := math.Min(box.W, box.H) / 64
	c := box.Centre()
	return paint.Translate(c.X-32*k, c.Y-32*k).Mul(paint.Scale(k, k)), k
}

// trace draws every stroke of a glyph with a brush, each line wider by extra
// units.
func (g *glyph) trace(p paint.Painter, extra float64, b paint.Brush) {
	for _, s := range g.strokes {
		switch {
		case s.width > 0:
			p.Stroke(s.path, paint.Nib(math.Max(s.width+extra, .5)), b)
		default:
			p.Fill(s.path, b)
			if extra > 0 {
				p.Stroke(s.path, paint.Nib(extra), b)
			}
		}
	}
}

// Mark draws an emblem in one colour into a box. Lines never get thinner than
// one and a half pixels.
func Mark(p paint.Painter, e Emblem, box paint.Rect, c paint.Color) {
	m, k := fit(box)
	p.Push(m)
	e.glyph().trace(p, math.Max(0, 1.5/k-nib), paint.Solid(c))
	p.Pop()
}

// The colours of gilt, from the light to the dark side.
var (
	giltLight = paint.Hex("#fff0c0")
	giltMid   = paint.Hex("#e2b557")
	giltDark  = paint.Hex("#9a6a28")
)

// Gilt draws an emblem as if cut from gold: dark underneath, shining from the
// upper left.
func Gilt(p paint.Painter, e Emblem, box paint.Rect) {
	m, k := fit(box)
	g := e.glyph()
	thick := math.Max(0, 1.5/k-nib)
	edge := math.Max(2.6, 1.4/k)
	p.Push(m)
	p.Push(paint.Translate(.5*edge, .8*edge))
	g.trace(p, thick+edge*.6, paint.Solid(paint.Color{R: 8, G: 4, B: 10, A: 120}))
	p.Pop()
	g.trace(p, thick+edge, paint.Solid(keyline))
	g.trace(p, thick, paint.Linear(paint.Pt(8, 2), paint.Pt(54, 62),
		paint.Stop{At: 0, Color: giltLight}, paint.Stop{At: .35, Color: giltMid}, paint.Stop{At: .62, Color: giltDark.Mix(giltMid, .5)},
		paint.Stop{At: .78, Color: giltMid.Lighter(.25)}, paint.Stop{At: 1, Color: giltDark}))
	if k > .45 {
		p.Push(paint.Translate(-.55, -.65))
		g.trace(p, thick-nib+1.1, paint.Solid(giltLight.Alpha(.35)).With(paint.Atop))
		p.Pop()
	}
	p.Pop()
}

// EmblemArt is Gilt as a picture of px by px.
func EmblemArt(e Emblem, px int) *paint.Art {
	return &paint.Art{Key: fmt.Sprintf("emblem/%d/%d", e, px), W: px, H: px, Paint: func(p *paint.Pix) {
		Gilt(p, e, paint.R(0, 0, float64(px), float64(px)))
	}}
}

// CodeEmblem is the emblem of a killing code by its id; NoEmblem if there is
// no such code.
func CodeEmblem(id string) Emblem {
	for i, c := range codeLooks {
		if c.id == id {
			return EmblemPoison + Emblem(i)
		}
	}
	return NoEmblem
}

// codeLooks are the killing codes in the order of their numbers, each with the
// colour of its card.
var codeLooks = [...]struct {
	id     string
	colour paint.Color
}{
	{"poison", paint.Hex("#35663a")}, {"gunpowder", paint.Hex("#a4541f")}, {"fall", paint.Hex("#3f5687")},
	{"riot", paint.Hex("#1f5668")}, {"honeypot", paint.Hex("#b57a1d")}, {"revolution", paint.Hex("#9c2230")},
	{"crossbow", paint.Hex("#7c2a4a")}, {"bird-stone", paint.Hex("#5c6a80")}, {"drowning", paint.Hex("#16676b")},
	{"rafters", paint.Hex("#74492a")}, {"chariot", paint.Hex("#37323f")}, {"farewell", paint.Hex("#8a3a5c")},
	{"mask", paint.Hex("#633a86")}, {"dead-end", paint.Hex("#92402c")},
}

// CodeColour is the colour of the card of a killing code.
func CodeColour(id string) paint.Color {
	for _, c := range codeLooks {
		if c.id == id {
			return c.colour
		}
	}
	return keyline
}
