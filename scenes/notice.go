package scenes

import (
	"slices"

	"alibi/render/paint"
	"alibi/render/panel"
)

// notices are sentences that people must have seen, one after another, in a band
// over whatever scene is up. They are public: files and settings, never play.
type notices struct {
	layer *paint.Layer
	ui    *panel.UI
	due   []string
	since int // tick at which the first came up; 0 for not yet
}

// noticeTicks is how long one stays: 12 s.
const noticeTicks = 12 * 60

// tell lets people know; a sentence that is waiting to be read is not said twice.
func (h *house) tell(sentence string) {
	if !slices.Contains(h.notices.due, sentence) {
		h.notices.due = append(h.notices.due, sentence)
	}
}

// stale says that a tick would change the band.
func (n *notices) stale(tick int) bool {
	return len(n.due) > 0 && (n.since == 0 || tick-n.since > noticeTicks)
}

// tick draws the band; a click on it closes it, and is nothing else.
func (n *notices) tick(h *house, in *Hands) {
	if len(n.due) == 0 {
		n.since = 0
		return
	}
	if n.ui == nil {
		n.ui = panel.New(h.theme)
	}
	if n.since == 0 {
		n.since = in.Tick
	}
	u := n.ui
	unit, _ := h.unit()
	u.Theme, u.Reduced, u.BodySize = h.theme, h.set.ReducedMotion, panel.SizeBody
	all := paint.R(0, 0, h.w, h.h)
	u.Begin(panel.Input{Pointer: in.Pointer, Away: in.Away, Down: in.Down, Pressed: in.Pressed, Released: in.Released, Tick: in.Tick}, unit, all)
	wide := min(h.w-40*unit, 900*unit)
	text := paint.Wrap(n.due[0], u.Body(), wide-150*unit)
	high := max(64*unit, text.H+28*unit)
	r := paint.R((h.w-wide)/2, h.noticeTop(high, unit), wide, high).Snap()
	gone := in.Tick-n.since > noticeTicks || n.read(h, in)
	n.layer.Record(r.Inset(-panel.ShadowReach*unit), func(c *paint.Canvas) {
		u.On(c)
		u.Plate(r)
		text.Draw(c, paint.Pt(r.X+20*unit, r.Centre().Y-text.H/2), wide-150*unit, paint.Left)
		ok := paint.R(r.Right()-112*unit, r.Centre().Y-22*unit, 94*unit, 44*unit)
		gone = u.Button("notice/close", ok, panel.Button{Label: h.text("ui.ok")}).Clicked || gone
	})
	u.End(nil)
	if r.Contains(in.Pointer) {
		in.Pressed, in.Released, in.Down, in.Away = false, false, false, true
	}
	if gone {
		n.due, n.since = n.due[1:], 0
	}
}

// read says that a key closes the notice. Esc does so before anything else that it closes,
// except behind a lifted curtain, where it lets that fall and nothing else.
func (n *notices) read(h *house, in *Hands) bool {
	if c, up := h.top().(*curtain); up && c.private != nil {
		return in.Read
	}
	if i := slices.Index(in.Keys, panel.KeyEsc); i >= 0 {
		in.Keys = slices.Delete(slices.Clone(in.Keys), i, i+1)
		return true
	}
	return in.Read
}

// noticeTop is where the band begins: at the table below the top bar, since the lower edge
// is for play; elsewhere at the lower edge.
func (h *house) noticeTop(high, unit float64) float64 {
	switch h.top().(type) {
	case *table, *replay:
		return 62 * unit
	}
	return h.h - high - 24*unit
}

func (n *notices) frame(_ *house, f *paint.Frame) {
	if len(n.due) > 0 && n.since > 0 {
		f.Add(n.layer)
	}
}
