package venice

import (
	"fmt"
	"math"

	"alibi/render/mini"
	"alibi/render/paint"
)

// classOf is the class of a character, "" for the Dove: what a portrait's
// ground is coloured by.
var classOf = map[string]string{
	"bishop": "noble", "inquisitor": "noble", "lush": "noble", "boatswain": "noble",
	"plague-doctor": "citizen", "playboy": "citizen", "courier": "citizen", "actress": "citizen",
	"bell-ringer": "commoner", "rat-catcher": "commoner", "cat-burglar": "commoner", "gypsy": "commoner",
	"dove": "",
}

// Portrait is the bust of a character in a frame of w by h pixels. Its rim is
// black, or red with notches if look.Red; the dead are grey.
func Portrait(id string, w, h int, look mini.Look) *paint.Art {
	return &paint.Art{Key: fmt.Sprintf("portrait/%s/%dx%d/%+v", id, w, h, look), W: w, H: h, Paint: func(p *paint.Pix) {
		paintPortrait(p, id, paint.R(0, 0, float64(w), float64(h)), look)
	}}
}

func paintPortrait(p *paint.Pix, id string, box paint.Rect, look mini.Look) {
	k := math.Min(box.W, box.H)
	rim := math.Max(2, k*.035)
	round := math.Max(2, k*.06)
	p.Fill(paint.RoundRect(box, round), paint.Solid(keyline))
	if look.Red {
		redRim(p, box, rim, round)
	}
	in := box.Inset(rim)
	p.Fill(paint.RoundRect(in, round*.7), paint.Linear(paint.Pt(in.X, in.Y), paint.Pt(in.Right(), in.Bottom()),
		paint.Stop{At: 0, Color: giltLight}, paint.Stop{At: .5, Color: giltMid}, paint.Stop{At: 1, Color: giltDark}))
	in = in.Inset(math.Max(.8, k*.012))
	p.Push(paint.Identity())
	p.Clip(paint.RoundRect(in, round*.6))
	backcloth(p, id, in, look.Dead)
	figureOf(id).Head(p, in.Pad(0, in.H*.04, 0, 0), in, look)
	p.Inner(paint.RectPath(in), 0, 0, k*.10, paint.Solid(keyline.Alpha(.55)))
	p.Pop()
}

// redRim is the rim of somebody under suspicion: red, with notches.
func redRim(p *paint.Pix, box paint.Rect, rim, round float64) {
	w := math.Max(1.8, rim*.8)
	r := box.Inset(.4 + w/2)
	p.Stroke(paint.RoundRect(r, round*.8), paint.Pen{Width: w + 1}, paint.Solid(paint.Hex("#d8232e")))
	gap := math.Max(5, rim*2.6)
	p.Stroke(paint.RoundRect(r, round*.8), paint.Pen{Width: w + 1, Dash: []float64{gap * .22, gap * .78}}, paint.Solid(paint.Hex("#4a0d12")))
}

// backcloth is the light behind a head: the colour of its class, rays, dusk.
func backcloth(p *paint.Pix, id string, in paint.Rect, dead bool) {
	tone := ClassColour(classOf[id])
	if classOf[id] == "" {
		tone = paint.Hex("#4f86a0")
	}
	if dead {
		tone = paint.Hex("#5d5a64")
	}
	c := paint.Pt(in.X+in.W*.5, in.Y+in.H*.42)
	far := math.Hypot(in.W, in.H) * .62
	p.Fill(paint.RectPath(in), paint.Radial(c, far, far, paint.Stop{At: 0, Color: tone.Mix(paint.Hex("#f5d79a"), .62)},
		paint.Stop{At: .45, Color: tone.Mix(paint.Hex("#e0a060"), .18)}, paint.Stop{At: 1, Color: tone.Shade(.62)}))
	if in.W < 30 {
		return
	}
	rays := new(paint.Path)
	const n = 16
	for i := range n {
		a := 2 * math.Pi * float64(i) / n
		q := paint.Rotate(a).Apply(paint.Pt(far*2, 0))
		s := paint.Rotate(a + math.Pi/n).Apply(paint.Pt(far*2, 0))
		rays.Move(c.X, c.Y).Line(c.X+q.X, c.Y+q.Y).Line(c.X+s.X, c.Y+s.Y).Close()
	}
	p.Fill(rays, paint.Solid(paint.Hex("#fff0c8").Alpha(.09)))
}
