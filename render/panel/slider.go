package panel

import (
	"fmt"
	"math"

	"alibi/render/paint"
)

// Slider is a whole number from 0 to Most that is pointed at, dragged, or moved by the
// keys when it has the focus.
type Slider struct {
	At, Most int
	Marks    []Mark
	Tip      Tip
}

// Mark is a place on a slider with a name, such as a numeral.
type Mark struct {
	At    int
	Label string
}

// Slider shows a slider and returns where it stands now. A click or a drag goes to the
// nearest number.
func (u *UI) Slider(id string, r paint.Rect, s Slider) int {
	r = r.Snap()
	st := u.Area(id, r, Tip{}, s.Tip)
	k := u.Unit
	rail := paint.R(r.X+10*k, r.Bottom()-14*k, r.W-20*k, 8*k)
	at := min(max(0, s.At), s.Most)
	if u.pressed == id && (u.in.Down || u.in.Released) && s.Most > 0 {
		share := (u.in.Pointer.X - rail.X) / rail.W
		at = int(math.Round(math.Max(0, math.Min(1, share)) * float64(s.Most)))
	}
	if st.Focus {
		at = u.slid(at, s.Most)
	}
	place := func(n int) float64 { return rail.X + rail.W*float64(n)/float64(max(1, s.Most)) }
	c, t := u.c, u.Theme
	c.Fill(paint.RoundRect(rail, 4*k), paint.Solid(t.Deep))
	c.Stroke(paint.RoundRect(rail, 4*k), paint.Pen{Width: line(k) * .8}, paint.Solid(t.Gilt.Alpha(.5)))
	if x := place(at); x > rail.X {
		c.Fill(paint.RoundRect(paint.R(rail.X, rail.Y, x-rail.X, rail.H), 4*k), paint.Solid(t.Gilt.Alpha(.75)))
	}
	label := u.style(paint.Bold, Least, t.Secondary)
	free := math.Inf(-1)
	for _, m := range s.Marks {
		x := place(m.At)
		c.Fill(paint.RectPath(paint.R(x-line(k), rail.Y-4*k, 2*line(k), rail.H+8*k)), paint.Solid(t.Heading))
		w := paint.Measure(m.Label, label)
		if left := math.Min(math.Max(r.X, x-w/2), r.Right()-w); left > free && m.Label != "" {
			c.Text(paint.Shape(m.Label, label), paint.Pt(left, rail.Y-7*k), label.Color)
			free = left + w + 3*k
		}
	}
	knob := paint.Circle(place(at), rail.Centre().Y, 8*k)
	c.Fill(knob, paint.Solid(t.Gold))
	c.Stroke(knob, paint.Pen{Width: 1.5 * line(k)}, paint.Solid(t.Keyline))
	u.Ring(r, st, false, false)
	c.Note(fmt.Sprintf("slider %s %d/%d%s", id, at, s.Most, stateWords(st, false, false, false)), r)
	return at
}

// slid moves a number by the keys of this tick.
func (u *UI) slid(at, most int) int {
	for _, k := range u.in.Keys {
		switch k {
		case KeyLeft:
			at--
		case KeyRight:
			at++
		case KeyPageUp:
			at -= max(1, most/10)
		case KeyPageDown:
			at += max(1, most/10)
		case KeyHome:
			at = 0
		case KeyEnd:
			at = most
		default:
			continue
		}
		u.ate = true
	}
	return min(max(0, at), most)
}
