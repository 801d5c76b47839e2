package panel

import (
	"math"

	"alibi/render/paint"
)

// Icon draws a sign into a rectangle in one colour.
type Icon func(p paint.Painter, r paint.Rect, c paint.Color)

// Plate draws the ground of a panel: lacquer in a double gilt frame with a
// soft shadow, which reaches ShadowReach beyond the rectangle.
func (u *UI) Plate(r paint.Rect) {
	c, t, k := u.c, u.Theme, u.Unit
	r = r.Snap()
	path := paint.RoundRect(r, 7*k)
	c.Shadow(path, 0, 4*k, 9*k, paint.Solid(paint.Color{A: 170}))
	c.Fill(path, paint.Linear(paint.Pt(0, r.Y), paint.Pt(0, r.Bottom()), paint.Ramp(t.Lacquer.Lighter(.035), t.Lacquer.Darker(.22))...))
	hair := line(k)
	c.Stroke(paint.RoundRect(r.Inset(hair*1.5), 6*k), paint.Pen{Width: hair * 1.2}, paint.Solid(t.Gilt))
	c.Stroke(paint.RoundRect(r.Inset(hair*4), 4*k), paint.Pen{Width: hair * .7}, paint.Solid(t.Gilt.Alpha(.42)))
}

// ShadowReach is how far a plate's shadow reaches beyond it, in units.
const ShadowReach = 22.0

// line is the width of a one-unit line, never thinner than a pixel.
func line(k float64) float64 { return max(1, k) }

// Well draws a sunken field inside a plate.
func (u *UI) Well(r paint.Rect) {
	p := paint.RoundRect(r.Snap(), 4*u.Unit)
	u.c.Fill(p, paint.Solid(u.Theme.Deep.Alpha(.75)))
	u.c.Inner(p, 0, 2*u.Unit, 3*u.Unit, paint.Solid(paint.Color{A: 150}))
	u.c.Stroke(p, paint.Pen{Width: line(u.Unit) * .8}, paint.Solid(u.Theme.Gilt.Alpha(.35)))
}

// Rule draws a thin divider with a small diamond in its middle.
func (u *UI) Rule(x0, x1, y float64) {
	k := u.Unit
	u.c.Stroke(paint.NewPath(x0, y).Line(x1, y), paint.Pen{Width: line(k) * .8}, paint.Solid(u.Theme.Gilt.Alpha(.5)))
	m := (x0 + x1) / 2
	u.c.Fill(paint.Polygon(paint.Coords(m-4*k, y, m, y-4*k, m+4*k, y, m, y+4*k)...), paint.Solid(u.Theme.Gilt))
}

// Text sets wrapped text into a box from its top, shrinking to the floor if it
// must; it returns the height used.
func (u *UI) Text(text string, st paint.Style, box paint.Rect, a paint.Align) float64 {
	b, _ := paint.Fit(text, st, box.W, box.H, Least*u.Unit)
	b.Draw(u.c, paint.Pt(box.X, box.Y), box.W, a)
	return b.H
}

// Label sets one line, or more if one does not fit, into the middle of a box.
func (u *UI) Label(text string, st paint.Style, box paint.Rect, a paint.Align) {
	paint.Label(u.c, text, st, box, a, Least*u.Unit)
}

// Look is how a control is dressed.
type Look uint8

// The dresses.
const (
	Quiet  Look = iota // lacquer in gilt
	Bright             // the one thing to do now: gold
	Grave              // what cannot be undone: red
	Bare               // no ground at idle
)

// ground draws the fill and frame of a control in its state.
func (u *UI) ground(r paint.Rect, s State, look Look, chosen, disabled bool) {
	c, t, k := u.c, u.Theme, u.Unit
	p := paint.RoundRect(r, 6*k)
	fill, frame := t.Lacquer.Lighter(.05), t.Gilt
	switch {
	case look == Bright && !disabled:
		fill = t.Gilt.Mix(t.Lacquer, .18)
	case look == Grave && !disabled:
		fill = t.Danger.Mix(t.Lacquer, .30)
	case disabled:
		fill = t.Lacquer.Lighter(.02)
	}
	width := line(k)
	switch {
	case s.Held:
		fill = fill.Darker(.22)
	case s.Hover:
		fill, width = fill.Lighter(.10), 2*line(k)
	}
	if chosen {
		width = 3 * line(k)
	}
	if look == Bare && !s.Hover && !s.Held && !chosen {
		return
	}
	c.Fill(p, paint.Linear(paint.Pt(0, r.Y), paint.Pt(0, r.Bottom()), paint.Ramp(fill.Lighter(.05), fill.Darker(.12))...))
	if !s.Held {
		c.Inner(p, 0, 1.5*k, 1.2*k, paint.Solid(paint.Color{R: 255, G: 240, B: 210, A: 36}))
	}
	pen := paint.Pen{Width: width}
	if disabled {
		pen = paint.Pen{Width: line(k), Dash: []float64{2 * line(k), 3 * line(k)}, Cap: paint.CapButt}
		frame = frame.Alpha(.65)
	}
	c.Stroke(paint.RoundRect(r.Inset(width/2), 6*k), pen, paint.Solid(frame))
}

// Ring draws what a state adds on top of any control: the focus ring, the
// tick of the chosen, the question mark of the disabled.
func (u *UI) Ring(r paint.Rect, s State, chosen, disabled bool) {
	c, t, k := u.c, u.Theme, u.Unit
	if s.Focus {
		c.Stroke(paint.RoundRect(r.Inset(-3.5*k), 8*k), paint.Pen{Width: 3 * k}, paint.Solid(t.Emphasis))
	}
	if chosen {
		m := paint.Pt(r.Right()-9*k, r.Y+9*k)
		c.Fill(paint.Circle(m.X, m.Y, 8*k), paint.Solid(t.Gold))
		c.Stroke(paint.NewPath(m.X-3.6*k, m.Y+.2*k).Line(m.X-.9*k, m.Y+3*k).Line(m.X+3.8*k, m.Y-3*k), paint.Nib(2*k), paint.Solid(t.Keyline))
	}
	if disabled {
		st := u.style(paint.Bold, Least, t.Secondary)
		l := paint.Shape("?", st)
		c.Text(l, paint.Pt(r.Right()-l.Width-5*k, r.Y+14*k), st.Color)
	}
}

// Hourglass says that somebody else decides; it looks the same for every seat.
func Hourglass(p paint.Painter, r paint.Rect, c paint.Color) {
	m, w, h := r.Centre(), r.W*.3, r.H*.42
	glass := paint.Polygon(paint.Coords(m.X-w, m.Y-h, m.X+w, m.Y-h, m.X+w*.16, m.Y, m.X+w, m.Y+h, m.X-w, m.Y+h, m.X-w*.16, m.Y)...)
	p.Stroke(glass, paint.Pen{Width: r.W * .07, Join: paint.JoinRound}, paint.Solid(c))
	p.Fill(paint.Polygon(paint.Coords(m.X-w*.6, m.Y-h*.5, m.X+w*.6, m.Y-h*.5, m.X, m.Y)...), paint.Solid(c))
	p.Fill(paint.Polygon(paint.Coords(m.X-w*.8, m.Y+h*.9, m.X+w*.8, m.Y+h*.9, m.X, m.Y+h*.45)...), paint.Solid(c))
	for _, y := range [...]float64{-h, h} {
		p.Stroke(paint.NewPath(m.X-w*1.25, m.Y+y).Line(m.X+w*1.25, m.Y+y), paint.Nib(r.W*.09), paint.Solid(c))
	}
}

// tipBox lays out the tip of the control at tipAt inside the window.
func (u *UI) tipBox() (r paint.Rect, parts []paint.Block) {
	k := u.Unit
	pad, wide := 12*k, min(340*k, u.Window.W-40*k)
	add := func(text string, st paint.Style) {
		if text != "" {
			parts = append(parts, paint.Wrap(text, st, wide))
		}
	}
	add(u.tip.Head, u.Heading())
	add(u.tip.Text, u.Body())
	add(u.tip.Clause, u.Small())
	w, h := 0.0, 0.0
	for _, b := range parts {
		w, h = max(w, b.W), h+b.H
	}
	r = paint.R(0, 0, w+2*pad, h+2*pad)
	r.X = min(max(u.tipAt.Centre().X-r.W/2, u.Window.X+6*k), u.Window.Right()-r.W-6*k)
	r.Y = u.tipAt.Y - r.H - 8*k
	if r.Y < u.Window.Y+4*k {
		r.Y = min(u.tipAt.Bottom()+8*k, u.Window.Bottom()-r.H-4*k)
	}
	return r, parts
}

// drawTip draws the tip as it was laid out.
func (u *UI) drawTip(r paint.Rect, parts []paint.Block) {
	k := u.Unit
	u.Plate(r)
	u.c.Note("tip "+u.tip.Text, r)
	y := r.Y + 12*k
	for _, b := range parts {
		b.Draw(u.c, paint.Pt(r.X+12*k, y), r.W-24*k, paint.Left)
		y += b.H
	}
}

// live is a small thing that changes from tick to tick: it is drawn on the layer of the
// tips, so that the panel under it need not be painted anew.
type live struct {
	rect paint.Rect
	draw func()
}

// overlay records the tip and what lives on a layer no larger than they are.
func (u *UI) overlay(over *paint.Layer) {
	var all paint.Rect
	for _, l := range u.alive {
		all = all.Union(l.rect)
	}
	var r paint.Rect
	var parts []paint.Block
	if !u.tip.empty() {
		r, parts = u.tipBox()
		all = all.Union(r.Inset(-ShadowReach * u.Unit))
	}
	was := u.c
	over.Record(all, func(c *paint.Canvas) {
		u.c = c
		for _, l := range u.alive {
			l.draw()
		}
		if parts != nil {
			u.drawTip(r, parts)
		}
	})
	u.c = was
}

// Lock is a padlock.
func Lock(p paint.Painter, r paint.Rect, c paint.Color) {
	d := min(r.W, r.H)
	m := r.Centre()
	body := paint.RoundRect(paint.R(m.X-d*.27, m.Y-d*.06, d*.54, d*.4), d*.06)
	p.Stroke(paint.Arc(m.X, m.Y-d*.06, d*.17, d*.22, -math.Pi, 0), paint.Pen{Width: d * .07}, paint.Solid(c))
	p.Fill(body, paint.Solid(c))
}
