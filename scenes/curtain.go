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
// seat's name and public facts alone; the seat's own view is opened only once it has been
// lifted by a hold, and closed with everything in it when it falls.
type curtain struct {
	sheet
	table   *table
	seat    game.Seat
	private Private
	idle    int // ticks without input since it was lifted
	// pad is up while the seat's digits are asked for; wrong counts those that were not
	// them, until is the tick before which no more are taken.
	pad   *digitPad
	wrong int
	until int
	told  string // what was wrong
	recap []RecapLine
}

// mostWrong is how many wrong digits make everybody wait for waitTicks.
const (
	mostWrong = 3
	waitTicks = 10 * 60
)

func newCurtain(t *table, s game.Seat) *curtain {
	c := &curtain{sheet: newSheet(t.h, "curtain"), table: t, seat: s}
	c.ui.SetFocus("curtain/lift")
	c.recall()
	return c
}

func (c *curtain) tick(in *Hands) {
	if in.Lang {
		c.h.nextLang()
	}
	if c.private == nil {
		c.draw(in, c.panels)
		switch {
		case c.private != nil:
			c.private.Tick(panel.Input{Pointer: in.Pointer, Tick: in.Tick}, c.h.w, c.h.h, c.h.scale())
		case c.ui.Pressed(panel.KeyEsc) && c.pad != nil:
			c.fall()
		case c.ui.Pressed(panel.KeyEsc):
			c.h.pop(c)
		}
		return
	}
	c.idle++
	if changed(in) {
		c.idle = 0
	}
	if !in.Focused || in.Veil || in.Shot || c.idle > c.h.set.CurtainSeconds*60 {
		c.fall()
		return
	}
	if c.private.Tick(in.Input, c.h.w, c.h.h, c.h.scale()) {
		c.fall()
		c.h.pop(c)
	}
}

// fall closes the private view in this very tick.
func (c *curtain) fall() {
	c.private, c.pad = nil, nil
	c.sheet = newSheet(c.h, "curtain")
	c.ui.SetFocus("curtain/lift")
	c.draw(&Hands{Input: panel.Input{Away: true}}, c.panels)
}

// lift opens the seat's own view.
func (c *curtain) lift() {
	c.private, c.idle, c.pad, c.wrong, c.told = c.table.play.Own(c.seat), 0, nil, 0, ""
}

// panels are the closed curtain: heavy cloth, the badge and the name of the seat, and
// what everybody else is asked to do.
func (c *curtain) panels() {
	u := c.ui
	name, which := c.table.play.Seat(c.seat)
	c.back = cloth(badge.Colour(which), c.h.theme.Gilt, int(c.h.w), int(c.h.h))
	c.head(name, which)
	seat := localization.Plain("seat", name)
	if c.pad != nil {
		c.digits(seat)
	} else {
		u.Group("curtain")
		hold := panel.Button{Label: c.h.text("ui.curtain.here", seat), Tip: panel.Tip{Text: c.h.text("ui.curtain.hold")}}
		if u.Hold("curtain/lift", c.column(c.height*.72, 420, 84), hold).Clicked {
			c.ask()
			return
		}
		st := u.Small()
		st.Color = paint.Hex("#f0dcb6")
		u.Text(c.h.text("ui.curtain.hold"), st, c.column(c.height*.72+92, 600, 30), paint.Centre)
	}
	c.paintRecap()
	u.Group("back")
	if u.Button("curtain/back", c.at(24, c.height-70, 220, 46), panel.Button{Label: c.h.text("ui.back")}).Clicked {
		c.h.pop(c)
	}
}

// head paints who is asked to come.
func (c *curtain) head(name string, which int) {
	u, top, size := c.ui, c.height*.2, 150.0
	if c.pad != nil {
		top, size = c.height*.04, 72
	}
	mid := c.column(0, c.width, 0).Centre().X / c.u
	wide := badge.Width(which, size*c.u)
	badge.Lettered(u.Canvas(), which, mid*c.u-wide/2, top*c.u, size*c.u, paint.Hex("#fff4dc"))
	big := u.Title()
	big.Size, big.Color = 40*c.u, paint.Hex("#fff4dc")
	u.Text(name, big, c.column(top+size+18, 1000, 60), paint.Centre)
	body := u.Body()
	body.Size, body.Color = 24*c.u, paint.Hex("#f7e8cb")
	key := "ui.curtain.pass"
	if c.pad != nil {
		key = "ui.pin.ask"
	}
	u.Text(c.h.text(key, localization.Plain("seat", name)), body, c.column(top+size+88, 860, 90), paint.Centre)
}

// ask lifts the curtain, or asks for the seat's digits first.
func (c *curtain) ask() {
	if c.table.pin(c.seat) == "" {
		c.lift()
		return
	}
	c.pad = newDigitPad()
}

// digits asks for the four digits of the seat.
func (c *curtain) digits(seat localization.Arg) {
	u := c.ui
	top := c.height*.04 + 72 + 150
	side := min(300, c.height-top-150)
	tick := u.Input().Tick
	if left := (c.until - tick + 59) / 60; left > 0 {
		u.Text(c.h.text("ui.pin.wait", localization.Count("n", left)), u.Body(), c.wide(top+40, 600, 80), paint.Centre)
		return
	}
	got, done := c.pad.draw(u, c.wide(top, side*.82, side), c.h.text("ui.pin.clear"))
	u.Text(c.told, u.Body(), c.wide(top+side+4, 700, 30), paint.Centre)
	u.Group("forgotten")
	free := panel.Button{Label: c.h.text("ui.pin.forgotten"), Look: panel.Grave}
	if u.Hold("pin/forgotten", c.wide(c.height-78, 440, 54), free).Clicked {
		c.table.unlock(c.seat)
		c.h.tell(c.h.text("ui.pin.removed", seat))
		c.pad, c.told = nil, ""
		return
	}
	if !done {
		return
	}
	if c.table.pin(c.seat).fits(got) {
		c.lift()
		return
	}
	c.pad, c.told = newDigitPad(), c.h.text("ui.pin.wrong")
	if c.wrong++; c.wrong%mostWrong == 0 {
		c.until = tick + waitTicks
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
func (c *curtain) busy() bool {
	return c.private != nil || c.ui.Busy() || c.pad != nil && c.until > c.ui.Input().Tick
}

// suit: the words of the recap follow the language. The table below is in the stack and
// follows by itself.
func (c *curtain) suit() { c.recall() }
