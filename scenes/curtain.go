package scenes

import (
	"fmt"

	"alibi/game"
	"alibi/localization"
	"alibi/render/badge"
	"alibi/render/paint"
	"alibi/render/panel"
)

// curtain stands between the room and what only one seat may see. It is drawn from the
// seat's name alone; the seat's own view is opened only once it has been lifted by a
// hold, and closed with everything in it when it falls.
type curtain struct {
	sheet
	play    Play
	seat    game.Seat
	private Private
	idle    int // ticks without input since it was lifted
}

// idleTicks is how long a lifted curtain stays up without input: 20 s.
const idleTicks = 20 * 60

func newCurtain(h *house, p Play, s game.Seat) *curtain {
	return &curtain{sheet: newSheet(h, "curtain"), play: p, seat: s}
}

func (c *curtain) tick(in *Hands) {
	if in.Lang {
		c.h.nextLang()
	}
	if c.private == nil {
		c.draw(in, c.panels)
		switch {
		case c.private != nil:
			c.private.Tick(panel.Input{Pointer: in.Pointer, Tick: in.Tick}, c.h.w, c.h.h, 1)
		case c.ui.Pressed(panel.KeyEsc):
			c.h.pop(c)
		}
		return
	}
	c.idle++
	if changed(in) {
		c.idle = 0
	}
	if !in.Focused || c.idle > idleTicks {
		c.fall()
		return
	}
	if c.private.Tick(in.Input, c.h.w, c.h.h, 1) {
		c.fall()
		c.h.pop(c)
	}
}

// fall closes the private view in this very tick.
func (c *curtain) fall() {
	c.private = nil
	c.sheet = newSheet(c.h, "curtain")
	c.draw(&Hands{Input: panel.Input{Away: true}}, c.panels)
}

// panels are the closed curtain: heavy cloth, the badge and the name of the seat, and
// what everybody else is asked to do.
func (c *curtain) panels() {
	u, p := c.ui, c.ui.Canvas()
	name, which := c.play.Seat(c.seat)
	c.back = cloth(badge.Colour(which), c.h.theme.Gilt, int(c.h.w), int(c.h.h))
	mid := c.width / 2
	size := 150.0
	wide := badge.Width(which, size*c.u)
	badge.Lettered(p, which, mid*c.u-wide/2, c.height*.2*c.u, size*c.u, paint.Hex("#fff4dc"))
	seat := localization.Plain("seat", name)
	big := u.Title()
	big.Size, big.Color = 40*c.u, paint.Hex("#fff4dc")
	u.Text(name, big, c.wide(c.height*.2+size+18, 1000, 60), paint.Centre)
	body := u.Body()
	body.Size, body.Color = 24*c.u, paint.Hex("#f7e8cb")
	u.Text(c.h.text("ui.curtain.pass", seat), body, c.wide(c.height*.2+size+88, 860, 90), paint.Centre)
	u.Group("curtain")
	hold := panel.Button{Label: c.h.text("ui.curtain.here", seat), Tip: panel.Tip{Text: c.h.text("ui.curtain.hold")}}
	if u.Hold("curtain/lift", c.wide(c.height*.72, 420, 84), hold).Clicked {
		c.private, c.idle = c.play.Own(c.seat), 0
		return
	}
	st := u.Small()
	st.Color = paint.Hex("#f0dcb6")
	u.Text(c.h.text("ui.curtain.hold"), st, c.wide(c.height*.72+92, 600, 30), paint.Centre)
	if u.Button("curtain/back", c.at(24, c.height-70, 220, 46), panel.Button{Label: c.h.text("ui.back")}).Clicked {
		c.h.pop(c)
	}
}

// cloth is the curtain's stuff in the seat's colour, in folds, with a gilt fringe.
func cloth(col, gilt paint.Color, w, h int) *paint.Art {
	return &paint.Art{Key: fmt.Sprintf("curtain/%v/%dx%d", col, w, h), W: w, H: h, Paint: func(p *paint.Pix) {
		all := paint.R(0, 0, float64(w), float64(h))
		p.Fill(paint.RectPath(all), paint.Solid(col.Mix(paint.Hex("#160c12"), .55)))
		const folds = 22
		wide := all.W / folds
		for i := range folds {
			r := paint.R(float64(i)*wide, 0, wide, all.H)
			p.Fill(paint.RectPath(r), paint.Linear(paint.Pt(r.X, 0), paint.Pt(r.Right(), 0),
				paint.Stop{At: 0, Color: paint.Color{A: 95}}, paint.Stop{At: .35, Color: paint.Color{R: 255, G: 240, B: 220, A: 22}},
				paint.Stop{At: .7, Color: paint.Color{A: 10}}, paint.Stop{At: 1, Color: paint.Color{A: 110}}))
		}
		p.Fill(paint.RectPath(all), paint.Radial(paint.Pt(all.W/2, all.H*.45), all.W*.75, all.H*.8,
			paint.Stop{At: 0, Color: paint.Color{A: 0}}, paint.Stop{At: 1, Color: paint.Color{R: 8, G: 4, B: 8, A: 190}}))
		hem := paint.R(0, all.H*.978, all.W, all.H*.022)
		p.Fill(paint.RectPath(hem), paint.Linear(paint.Pt(0, hem.Y), paint.Pt(0, hem.Bottom()), paint.Ramp(gilt, gilt.Darker(.5))...))
	}}
}

func (c *curtain) frame(f *paint.Frame) {
	if c.private != nil {
		c.private.Frame(f, c.h.gallery)
		return
	}
	c.sheet.frame(f)
}

// busy: behind the curtain something is always due, so that redrawing tells nothing.
func (c *curtain) busy() bool { return c.private != nil || c.ui.Busy() }

// suit reaches the table below as well, which is in the stack.
func (c *curtain) suit() {}
