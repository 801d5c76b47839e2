package scenes

import (
	"strconv"

	"alibi/render/paint"
	"alibi/render/panel"
)

// recall asks the play what has happened since the seat's last turn: public facts, so the
// room may read them on the closed curtain.
func (c *curtain) recall() {
	c.recap = nil
	if r, ok := c.table.play.(Recapper); ok {
		c.recap = r.Recap(c.seat)
	}
}

// beside says that the recap stands beside the name and not under it.
func (c *curtain) beside() bool { return len(c.recap) > 0 && !c.tall && c.pad == nil }

// column is a box of at most w units in the middle of the part of the curtain that is not
// the recap's.
func (c *curtain) column(y, w, h float64) paint.Rect {
	if !c.beside() {
		return c.wide(y, w, h)
	}
	room := c.width * .6
	w = min(w, room-40)
	return c.at((room-w)/2, y, w, h)
}

// paintRecap lists what has happened. A click on a line goes back to the table, where the
// place of that line pulses.
func (c *curtain) paintRecap() {
	if len(c.recap) == 0 || c.pad != nil {
		return
	}
	u := c.ui
	r := c.at(c.width*.6, c.height*.14, c.width*.37, c.height*.7)
	if c.tall {
		r = c.wide(c.height*.2+150+190, 600, c.height*.72-(c.height*.2+150+190)-20)
	}
	u.Plate(r)
	in := r.Pad(20*c.u, 16*c.u, 16*c.u, 16*c.u)
	high := u.Text(c.h.text("ui.curtain.recap"), u.Heading(), in, paint.Left) + 10*c.u
	rows := make([]panel.Row, len(c.recap))
	for i, l := range c.recap {
		rows[i] = panel.Row{ID: strconv.Itoa(i), Text: l.Text, Icon: l.Icon}
	}
	u.Group("recap")
	clicked := u.List("recap", in.Pad(0, high, 0, 0), rows)
	if i, err := strconv.Atoi(clicked); err == nil {
		c.h.pop(c)
		c.table.play.(Recapper).Show(c.recap[i].Place)
	}
}
