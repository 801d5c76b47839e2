package scenes

import (
	"alibi/game"
	"alibi/localization"
	"alibi/render/badge"
	"alibi/render/paint"
	"alibi/render/panel"
)

// bar draws the controls of a replay. Each is a group of its own, since the arrows
// belong to the steps and Tab goes from one to the next.
func (r *replay) bar(u *panel.UI, box paint.Rect) {
	k := u.Unit
	in := box.Pad(10*k, 7*k, 10*k, 7*k)
	upper := paint.R(in.X, in.Y, in.W, in.H*.44)
	lower := paint.R(in.X, in.Y+in.H*.5, in.W, in.H*.5)
	words := upper.Pad(0, 0, in.W*.56, 0)
	u.Label(r.said(), u.Body(), words, paint.Left)
	u.Canvas().Note("line "+r.said(), words)
	r.scrub(u, upper.Pad(in.W*.46, 0, 0, 0))
	lower = r.transport(u, lower)
	lower = r.tempo(u, lower)
	r.whose(u, lower)
}

// said is the line that led here: "12 / 87 · Ola takes the Lush".
func (r *replay) said() string {
	what := r.play.Words()
	if r.play.At() == 0 {
		what = r.h.text("ui.replay.begin")
	}
	return r.h.text("ui.replay.line", localization.Count("done", r.play.At()), localization.Count("max", r.play.Last()), localization.Plain("what", what))
}

// scrub is the bar of the whole match with a mark for each round.
func (r *replay) scrub(u *panel.UI, box paint.Rect) {
	u.Group("replay/scrub")
	s := panel.Slider{At: r.play.At(), Most: r.play.Last(), Tip: panel.Tip{Text: r.h.text("ui.replay.scrub")}}
	for i, at := range r.play.Rounds() {
		s.Marks = append(s.Marks, panel.Mark{At: at, Label: localization.Roman(i + 1)})
	}
	if at := u.Slider("replay/scrub", box, s); at != r.play.At() {
		r.jump(at)
	}
}

// transport are the buttons that move through the match. It returns the room left.
func (r *replay) transport(u *panel.UI, box paint.Rect) paint.Rect {
	run, icon := "play", signPlay
	if r.going {
		run, icon = "pause", signPause
	}
	last := r.play.Last()
	for _, b := range []struct {
		id, key string
		icon    panel.Icon
		look    panel.Look
		press   func()
	}{
		{"start", "ui.replay.start", signStart, panel.Quiet, func() { r.jump(0) }},
		{"round-back", "ui.replay.round.back", signRoundBack, panel.Quiet, func() { r.round(-1) }},
		{"back", "ui.replay.back", signBack, panel.Quiet, func() { r.step(-1) }},
		{"run", "ui.replay." + run, icon, panel.Bright, r.toggle},
		{"on", "ui.replay.on", signOn, panel.Quiet, func() { r.step(1) }},
		{"round-on", "ui.replay.round.on", signRoundOn, panel.Quiet, func() { r.round(1) }},
		{"end", "ui.replay.end", signEnd, panel.Quiet, func() { r.jump(last) }},
	} {
		u.Group("replay/" + b.id)
		wide := box.H
		if b.id == "run" {
			wide *= 1.5
		}
		if u.Button("replay/"+b.id, paint.R(box.X, box.Y, wide, box.H), panel.Button{Icon: b.icon, Look: b.look, Tip: panel.Tip{Text: r.h.text(b.key)}}).Clicked {
			b.press()
		}
		box = box.Pad(wide+5*u.Unit, 0, 0, 0)
	}
	return box.Pad(12*u.Unit, 0, 0, 0)
}

// tempo is the speed, down and up. It returns the room left.
func (r *replay) tempo(u *panel.UI, box paint.Rect) paint.Rect {
	k := u.Unit
	limit := panel.Tip{Text: r.h.text("ui.settings.limit")}
	for _, b := range []struct {
		id, label, key string
		n              int
		stuck          bool
	}{{"slower", "−", "ui.replay.slower", -1, r.paces == 0}, {"faster", "+", "ui.replay.faster", 1, r.paces == len(paces)-1}} {
		face := panel.Button{Label: b.label, Tip: panel.Tip{Text: r.h.text(b.key)}}
		if b.stuck {
			face.Reason = limit
		}
		u.Group("replay/" + b.id)
		if u.Button("replay/"+b.id, paint.R(box.X, box.Y, box.H*.9, box.H), face).Clicked {
			r.pace(b.n)
		}
		box = box.Pad(box.H*.9, 0, 0, 0)
		if b.n < 0 {
			u.Label(r.h.times(paces[r.paces]), u.Body(), paint.R(box.X, box.Y, 48*k, box.H), paint.Centre)
			box = box.Pad(48*k, 0, 0, 0)
		}
	}
	return box.Pad(17*k, 0, 0, 0)
}

// whose offers the eyes: the table's, each seat's, everybody's.
func (r *replay) whose(u *panel.UI, box paint.Rect) {
	n := float64(r.play.Seats())
	wide := 1.9 * box.H
	seat := min(box.H*1.15, (box.W-2*wide)/n-5*u.Unit)
	wide = min(wide, (box.W-n*(seat+5*u.Unit))/2)
	x := box.Right() - 2*wide - n*(seat+5*u.Unit) - 5*u.Unit
	r.eye(u, "public", paint.R(x, box.Y, wide, box.H), Eyes{}, panel.Button{Label: r.h.text("ui.replay.public"), Tip: panel.Tip{Text: r.h.text("ui.replay.public.tip")}})
	x += wide + 5*u.Unit
	for s := range game.Seat(r.play.Seats()) {
		name, which := r.play.Seat(s)
		b := paint.R(x, box.Y, seat, box.H)
		r.eye(u, s.String(), b, Eyes{EyesSeat, s}, panel.Button{Tip: panel.Tip{Head: name, Text: r.h.text("ui.replay.seat.tip", localization.Plain("seat", name))}})
		size := min(box.H*.5, seat*.42)
		badge.Lettered(u.Canvas(), which, b.Centre().X-badge.Width(which, size)/2, b.Centre().Y-size/2, size, u.Theme.Text)
		x += seat + 5*u.Unit
	}
	r.eye(u, "open", paint.R(x, box.Y, wide, box.H), Eyes{Kind: EyesOpen}, panel.Button{Label: r.h.text("ui.replay.open"), Tip: panel.Tip{Text: r.h.text("ui.replay.open.tip")}})
}

func (r *replay) eye(u *panel.UI, id string, box paint.Rect, e Eyes, face panel.Button) {
	u.Group("replay/eyes/" + id)
	face.Chosen = r.eyes == e
	if u.Button("replay/eyes/"+id, box, face).Clicked && r.eyes != e {
		r.look(e)
	}
}

// The signs of the buttons: triangles that point where they go, and bars.
var (
	signPlay      = arrows(1, 1, false)
	signOn        = arrows(1, 1, true)
	signBack      = arrows(-1, 1, true)
	signRoundOn   = arrows(1, 2, false)
	signRoundBack = arrows(-1, 2, false)
	signEnd       = arrows(1, 2, true)
	signStart     = arrows(-1, 2, true)
)

// arrows are n triangles to the right (dir 1) or the left (-1), with a bar before their
// points.
func arrows(dir float64, n int, bar bool) panel.Icon {
	return func(p paint.Painter, r paint.Rect, c paint.Color) {
		m, d := r.Centre(), r.H*.3
		wide := float64(n) * d * 1.1
		if bar {
			wide += d * .45
		}
		at := func(x float64) float64 { return m.X + dir*(x-wide/2) }
		for i := range n {
			x := float64(i) * d * 1.1
			p.Fill(paint.Polygon(paint.Coords(at(x), m.Y-d, at(x+d*1.1), m.Y, at(x), m.Y+d)...), paint.Solid(c))
		}
		if bar {
			x := float64(n)*d*1.1 + d*.1
			a, b := at(x), at(x+d*.35)
			p.Fill(paint.RectPath(paint.R(min(a, b), m.Y-d, d*.35, 2*d)), paint.Solid(c))
		}
	}
}

func signPause(p paint.Painter, r paint.Rect, c paint.Color) {
	m, d := r.Centre(), r.H*.3
	for _, x := range [...]float64{-.62, .18} {
		p.Fill(paint.RectPath(paint.R(m.X+x*d*1.2, m.Y-d, d*.52, 2*d)), paint.Solid(c))
	}
}
