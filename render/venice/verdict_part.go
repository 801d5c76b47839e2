package venice

import (
	"math"

	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
)

// part is a piece of a page: how high it is in pixels, and how it is drawn into a
// rectangle of the width that it was made for.
type part struct {
	h    float64
	draw func(r paint.Rect)
}

// stack sets parts one below the other.
func stack(all ...part) part {
	s := part{}
	for _, p := range all {
		s.h += p.h
	}
	s.draw = func(r paint.Rect) {
		y := r.Y
		for _, p := range all {
			p.draw(paint.R(r.X, y, r.W, p.h))
			y += p.h
		}
	}
	return s
}

// beside sets two parts side by side: the left one as wide as said, in pixels.
func beside(left, right part, wide, gap float64) part {
	return part{max(left.h, right.h), func(r paint.Rect) {
		left.draw(paint.R(r.X, r.Y, wide, left.h))
		right.draw(paint.R(r.X+wide+gap, r.Y, r.W-wide-gap, right.h))
	}}
}

func space(h float64) part { return part{h, func(paint.Rect) {}} }

// text is wrapped text with some pixels below it.
func (v *Verdict) text(s string, st paint.Style, width, below float64, a paint.Align) part {
	if s == "" {
		return space(0)
	}
	b, _ := paint.Fit(s, st, width, math.Inf(1), panel.Least*v.ui.Unit)
	return part{b.H + below, func(r paint.Rect) { b.Draw(v.ui.Canvas(), paint.Pt(r.X, r.Y), r.W, a) }}
}

// clause is a clause with its words, which opens the rulebook there; id is the place that
// asks, words may be left out.
func (v *Verdict) clause(id, clause string, words bool, width, below float64) part {
	u, w, k := v.ui, v.d.words, v.ui.Unit
	name := w.Text("ui.clause", localization.Plain("clause", clause))
	rule, _, ok := w.Cat.Rule(w.Lang, clause)
	label := "**" + name + "**"
	if words && ok {
		label += " · " + rule
	}
	icon := 20 * k
	st := u.Aside()
	b, _ := paint.Fit(label, st, width-icon-14*k, math.Inf(1), panel.Least*k)
	high := max(b.H, icon) + 8*k
	return part{high + below, func(r paint.Rect) {
		box := paint.R(r.X, r.Y, min(r.W, b.W+icon+16*k), high).Snap()
		s := u.Area("verdict/rule/"+id, box, panel.Tip{}, panel.Tip{Text: w.Text("ui.rules.heading"), Clause: name})
		c := u.Canvas()
		if s.Hover || s.Held {
			c.Fill(paint.RoundRect(box, 4*k), paint.Solid(u.Theme.Gilt.Alpha(.2)))
		}
		c.Stroke(paint.RoundRect(box, 4*k), paint.Pen{Width: max(1, .8*k)}, paint.Solid(u.Theme.Gilt.Alpha(.4)))
		Mark(c, EmblemBook, paint.R(box.X+5*k, box.Y+4*k, icon, icon), u.Theme.Gilt)
		b.Draw(c, paint.Pt(box.X+icon+11*k, box.Y+(high-b.H)/2), r.W, paint.Left)
		u.Ring(box, s, false, false)
		c.Note("rule "+id+" "+clause, box)
		if s.Focus {
			v.seek = box
		}
		if s.Clicked {
			v.asked = clause
		}
	}}
}

// faces are busts in a row, no wider than the width, each as wide as high.
func (v *Verdict) faces(names []string, size, width, below float64) part {
	k := v.ui.Unit
	if len(names) == 0 {
		return space(0)
	}
	size = min(size, width/float64(len(names))-3*k)
	return part{size + below, func(r paint.Rect) {
		for i, id := range names {
			box := paint.R(r.X+float64(i)*(size+3*k), r.Y, size, size).Snap()
			show(v.ui.Canvas(), Portrait(id, int(box.W), int(box.H), plainLook), box)
		}
	}}
}
