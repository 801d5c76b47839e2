package venice

import (
	"strconv"

	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
)

// series is one line of the chart of the suspects left: a value for each round from the
// deal on. The two are told apart by line and by point as well as by colour, and their
// numbers stand on different sides.
type series struct {
	label string
	left  []int
	ink   paint.Color
	open  bool // dashed, with lozenges, numbers below; else drawn through, with coins
}

// chart is how many could still have been the Killer after each round (VV-END-15).
func (v *Verdict) chart(width, high float64) part {
	w, t := v.d.words, v.table()
	both := [2]series{
		{label: w.Text("venice.chart.open"), ink: paint.Hex("#86c5c0"), open: true},
		{label: w.Text("venice.chart.known"), ink: v.ui.Theme.Gold},
	}
	for n := range int(t.Round) + 1 {
		both[0].left = append(both[0].left, t.Open[n].Len())
		both[1].left = append(both[1].left, t.Known[n].Len())
	}
	legend := v.legend(both[:], width)
	axis := v.text(w.Text("venice.chart.axis"), v.ui.Small(), width, 2*v.ui.Unit, paint.Left)
	plot := part{high - legend.h - axis.h, func(r paint.Rect) { v.plot(r, both[:]) }}
	return stack(axis, plot, legend)
}

// legend names the series, beside each other if there is room.
func (v *Verdict) legend(all []series, width float64) part {
	u, k := v.ui, v.ui.Unit
	st, sample := u.Body(), 54*k
	need := 0.0
	for _, s := range all {
		need += sample + paint.Measure(s.label, st) + 24*k
	}
	each := width / float64(len(all))
	if need > width {
		each = width
	}
	var parts []part
	for i := len(all) - 1; i >= 0; i-- {
		s := &all[i]
		text := v.text(s.label, st, each-sample, 4*k, paint.Left)
		parts = append(parts, part{text.h, func(r paint.Rect) {
			y := r.Y + st.Size*.62
			v.stroke(s, paint.Pt(r.X, y), paint.Pt(r.X+sample-14*k, y))
			v.point(s, paint.Pt(r.X+(sample-14*k)/2, y))
			text.draw(paint.R(r.X+sample, r.Y, each-sample, text.h))
		}})
	}
	if need > width {
		return stack(parts...)
	}
	return beside(parts[0], parts[1], each, 0)
}

// plot draws axes, lines and points; the rounds stand below as numerals.
func (v *Verdict) plot(r paint.Rect, all []series) {
	u, c, k := v.ui, v.ui.Canvas(), v.ui.Unit
	u.Well(r)
	c.Note("chart", r)
	in := r.Pad(54*k, 26*k, 34*k, 32*k)
	rounds := len(all[0].left)
	at := func(n, left int) paint.Point {
		x := in.X + in.W*float64(n)/float64(max(1, rounds-1))
		return paint.Pt(x, in.Bottom()-in.H*float64(left+1)/(rules.Suspects+1)) // room for a number under 1
	}
	small := u.Small()
	for _, n := range [...]int{1, 3, 6, 9, 12} {
		y := at(0, n).Y
		pen := paint.Pen{Width: max(1, .8*k), Dash: []float64{2 * k, 5 * k}, Cap: paint.CapButt}
		c.Stroke(paint.NewPath(in.X-18*k, y).Line(in.Right()+8*k, y), pen, paint.Solid(u.Theme.Gilt.Alpha(.34)))
		u.Label(strconv.Itoa(n), small, paint.R(r.X+4*k, y-10*k, 26*k, 20*k), paint.Right)
	}
	c.Stroke(paint.NewPath(in.X-18*k, in.Y-10*k).Line(in.X-18*k, in.Bottom()).Line(in.Right()+10*k, in.Bottom()), paint.Pen{Width: max(1, 1.4*k)}, paint.Solid(u.Theme.Gilt))
	for n := range rounds {
		x := at(n, 0).X
		c.Stroke(paint.NewPath(x, in.Bottom()).Line(x, in.Bottom()+4*k), paint.Pen{Width: max(1, 1.4*k)}, paint.Solid(u.Theme.Gilt))
		name, st := localization.Roman(n), u.Heading()
		if n == 0 {
			name, st = v.d.words.Text("venice.chart.start"), small
		}
		u.Label(name, st, paint.R(x-22*k, in.Bottom()+5*k, 44*k, 24*k), paint.Centre)
	}
	v.shade(all[len(all)-1].left, at)
	for i := range all {
		for n := 1; n < rounds; n++ {
			v.stroke(&all[i], at(n-1, all[i].left[n-1]), at(n, all[i].left[n]))
		}
	}
	for i := range all {
		for n, left := range all[i].left {
			v.point(&all[i], at(n, left))
		}
	}
	v.numbers(all, at)
}

// shade fills the ground under a line.
func (v *Verdict) shade(left []int, at func(n, left int) paint.Point) {
	top, foot := at(0, rules.Suspects), at(0, -1)
	pts := []paint.Point{foot}
	for n, l := range left {
		pts = append(pts, at(n, l))
	}
	pts = append(pts, at(len(left)-1, -1))
	gold := v.ui.Theme.Gold
	v.ui.Canvas().Fill(paint.Polygon(pts...), paint.Linear(top, foot, paint.Ramp(gold.Alpha(.24), gold.Alpha(.04))...))
}

// stroke is a stretch of a line, dark below so that it stands off.
func (v *Verdict) stroke(s *series, a, b paint.Point) {
	c, k := v.ui.Canvas(), v.ui.Unit
	pen := paint.Pen{Width: 3.4 * k, Cap: paint.CapRound}
	if s.open {
		pen = paint.Pen{Width: 2.4 * k, Dash: []float64{7 * k, 5 * k}, Cap: paint.CapButt}
	}
	path := paint.NewPath(a.X, a.Y).Line(b.X, b.Y)
	c.Stroke(path, paint.Pen{Width: pen.Width + 2.4*k, Dash: pen.Dash, Cap: pen.Cap}, paint.Solid(keyline.Alpha(.8)))
	c.Stroke(path, pen, paint.Solid(s.ink))
}

// point is a coin, or a hollow lozenge that is wider, so that both are seen where they
// meet.
func (v *Verdict) point(s *series, p paint.Point) {
	c, k := v.ui.Canvas(), v.ui.Unit
	if !s.open {
		c.Fill(paint.Circle(p.X, p.Y, 6.5*k), paint.Solid(keyline))
		c.Fill(paint.Circle(p.X, p.Y, 5*k), paint.Linear(paint.Pt(p.X, p.Y-5*k), paint.Pt(p.X, p.Y+5*k), paint.Ramp(s.ink.Lighter(.25), s.ink.Darker(.2))...))
		return
	}
	lozenge := paint.Polygon(paint.Coords(p.X-9*k, p.Y, p.X, p.Y-9*k, p.X+9*k, p.Y, p.X, p.Y+9*k)...)
	c.Fill(lozenge, paint.Solid(v.ui.Theme.Deep))
	c.Stroke(lozenge, paint.Pen{Width: 4.4 * k}, paint.Solid(keyline))
	c.Stroke(lozenge, paint.Pen{Width: 2.2 * k}, paint.Solid(s.ink))
}

// numbers stand above and right of the coins, below and left of the lozenges, where a line
// that never rises does not run; where both meet, one number says it.
func (v *Verdict) numbers(all []series, at func(n, left int) paint.Point) {
	u, k := v.ui, v.ui.Unit
	st := u.Body()
	st.Face, st.Size = paint.Bold, max(panel.Least*k, st.Size)
	for i := range all {
		s := &all[i]
		for n, left := range s.left {
			if s.open && left == all[len(all)-1].left[n] {
				continue
			}
			p := at(n, left)
			box := paint.R(p.X+3*k, p.Y-25*k, 26*k, 18*k)
			align := paint.Left
			if s.open {
				box, align = paint.R(p.X-29*k, p.Y+7*k, 26*k, 18*k), paint.Right
			}
			u.Label(strconv.Itoa(left), st.In(s.ink.Lighter(.2)), box, align)
		}
	}
}
