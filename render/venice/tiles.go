package venice

import (
	"math"
	"strings"

	rules "alibi/game/venice"
	"alibi/render/card"
	"alibi/render/mini"
	"alibi/render/paint"
	"alibi/render/panel"
)

// sign makes an emblem an icon of a control.
func sign(e Emblem) panel.Icon {
	return func(p paint.Painter, r paint.Rect, c paint.Color) { Mark(p, e, r, c) }
}

func classID(c rules.Character) string {
	return [...]string{"", "noble", "citizen", "commoner"}[c.Class()]
}

// show draws an Art into a rectangle of its own size.
func show(p paint.Painter, a *paint.Art, r paint.Rect) {
	r = r.Snap()
	p.Sprite(paint.Sprite{Art: a, At: paint.Translate(r.X, r.Y)})
}

func portrait(p paint.Painter, r paint.Rect, c rules.Character, look mini.Look) {
	r = r.Snap()
	show(p, Portrait(c.String(), int(r.W), int(r.H), look), r)
}

// tile is a Character Card as it lies on the table: portrait, plate with the name,
// points, and a mask when it is left for the Killer.
func (d *Desk) tile(r paint.Rect, who rules.Character, live, lit, mask bool) {
	u, c, k := d.ui, d.ui.Canvas(), d.ui.Unit
	r = r.Snap()
	if lit {
		c.Shadow(paint.RoundRect(r, 7*k), 0, 5*k, 9*k, paint.Solid(paint.Color{A: 190}))
	}
	frame := u.Theme.Gilt
	if live {
		frame = u.Theme.Gold
	}
	c.Fill(paint.RoundRect(r, 7*k), paint.Linear(paint.Pt(0, r.Y), paint.Pt(0, r.Bottom()), paint.Ramp(u.Theme.Parchment, u.Theme.Parchment.Darker(.12))...))
	plate := r.H * .27
	st := u.Small()
	st.Face, st.Color = paint.Bold, paint.Hex("#fbf2df")
	if who == rules.Dove {
		st.Color = u.Theme.Ink
	}
	text := d.words.Short(who)
	if paint.Measure(text, st) > mostSqueezed*(r.W-13*k) && strings.Contains(text, " ") {
		plate = 2.6 * st.Size // two rows
	}
	box := r.Pad(6*k, 6*k, 6*k, plate+3*k)
	w := min(box.W, box.H*1.05)
	portrait(c, paint.R(box.Centre().X-w/2, box.Y, w, box.H), who, mini.Look{})
	name := paint.R(r.X+1.5*k, r.Bottom()-plate-3*k, r.W-3*k, plate)
	ClassPlate(c, classID(who), name)
	d.squeezed(text, st, name.Pad(5*k, 0, 5*k, 0))
	d.points(r, int(d.sight.Table.Pub.Value[who]))
	if mask {
		m := paint.R(r.Right()-26*k, r.Y+4*k, 22*k, 22*k)
		c.Fill(paint.Circle(m.Centre().X, m.Centre().Y, 13*k), paint.Solid(u.Theme.Lacquer))
		Mark(c, EmblemMask, m.Inset(2*k), u.Theme.Gold)
	}
	if !live {
		c.Fill(paint.RoundRect(r, 7*k), paint.Solid(u.Theme.Keyline.Alpha(.42)))
	}
	pen := 1.5 * k
	if live {
		pen = 3 * k
	}
	c.Stroke(paint.RoundRect(r.Inset(pen/2), 7*k), paint.Pen{Width: pen}, paint.Solid(frame))
}

// mostSqueezed is how much wider than its room a line of two words may be.
const mostSqueezed = 1.25

// squeezed sets a name into the middle of a box. What is a little too wide is set
// narrower; a word is never broken.
func (d *Desk) squeezed(text string, st paint.Style, box paint.Rect) {
	widest := box.W
	if all := paint.Measure(text, st); all <= mostSqueezed*box.W {
		widest = max(widest, all)
	}
	for _, word := range strings.Fields(text) {
		widest = max(widest, paint.Measure(word, st))
	}
	c, x := d.ui.Canvas(), box.Centre().X
	c.Push(paint.Translate(x, 0).Mul(paint.Scale(box.W/widest, 1)).Mul(paint.Translate(-x, 0)))
	d.ui.Label(text, st, paint.R(x-widest/2-1, box.Y, widest+2, box.H), paint.Centre)
	c.Pop()
}

// points are the movement points of a card as pips in its corner.
func (d *Desk) points(r paint.Rect, n int) {
	u, c, k := d.ui, d.ui.Canvas(), d.ui.Unit
	for i := range max(n, 1) {
		at := paint.Pt(r.X+13*k, r.Y+13*k+float64(i)*15*k)
		c.Fill(paint.Circle(at.X, at.Y, 6.5*k), paint.Solid(u.Theme.Keyline))
		if n > 0 {
			c.Fill(paint.Circle(at.X, at.Y, 4.8*k), paint.Solid(u.Theme.Gold))
		} else {
			c.Stroke(paint.Circle(at.X, at.Y, 4.8*k), paint.Pen{Width: 1.4 * k}, paint.Solid(u.Theme.Gilt))
		}
	}
}

// trackerCell is the portrait of a suspect with the rim of its base.
func (d *Desk) trackerCell(r paint.Rect, who rules.Character, red, dead, hover bool) {
	c, k := d.ui.Canvas(), d.ui.Unit
	portrait(c, r, who, mini.Look{Red: red, Dead: dead})
	if who == rules.Dove {
		Mark(c, EmblemFeather, paint.R(r.Right()-16*k, r.Y+2*k, 14*k, 14*k), d.ui.Theme.Gold)
	}
	if dead {
		m := paint.R(r.Centre().X-r.W*.25, r.Bottom()-r.W*.6, r.W*.5, r.W*.5)
		Mark(c, EmblemSkull, m, d.ui.Theme.Text)
	}
	if hover {
		c.Stroke(paint.RoundRect(r.Inset(k), 4*k), paint.Pen{Width: 2 * k}, paint.Solid(d.ui.Theme.Gold))
	}
}

// victim is the card of a dead character on its grave.
func (d *Desk) victim(r paint.Rect, who rules.Character, named bool) {
	u, c, k := d.ui, d.ui.Canvas(), d.ui.Unit
	r = r.Snap()
	c.Shadow(paint.RoundRect(r, 5*k), 0, 2*k, 4*k, paint.Solid(paint.Color{A: 150}))
	c.Fill(paint.RoundRect(r, 5*k), paint.Solid(u.Theme.Parchment.Darker(.18)))
	plate := 19 * k
	if !named {
		plate = 2 * k // no room for a name, which stands in the head of the grave
	}
	portrait(c, r.Pad(4*k, 4*k, 4*k, plate+2*k), who, mini.Look{Dead: true})
	if named {
		st := u.Small()
		st.Color, st.Face = u.Theme.Ink, paint.Bold
		d.squeezed(d.words.Short(who), st, paint.R(r.X+2*k, r.Bottom()-plate-k, r.W-4*k, plate))
	}
	c.Stroke(paint.RoundRect(r.Inset(.7*k), 5*k), paint.Pen{Width: 1.4 * k}, paint.Solid(u.Theme.Keyline))
}

// codeFace is a code turned up, as small as a grave needs it: its sign and name.
func (d *Desk) codeFace(r paint.Rect, code rules.Code) {
	r = r.Snap()
	show(d.ui.Canvas(), CodeCard(code.String(), cardTitle(d.words.Code(code)), int(r.W), int(r.H)), r)
}

// cardTitle is the text of a card that bears its name only.
func cardTitle(name string) card.Text { return card.Text{Title: name} }

// lay draws a marker with its anchor at a pixel.
func lay(p paint.Painter, m Marker, at paint.Point) {
	p.Sprite(paint.Sprite{Art: m.Art, At: paint.Translate(math.Round(at.X-m.Anchor.X), math.Round(at.Y-m.Anchor.Y))})
}
