package scenes

import (
	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
)

// reveal lies over a replay that is to show more than the room saw. It says what will be
// seen by everybody, and has to be held.
type reveal struct {
	sheet
	below *replay
	eyes  Eyes
}

func newReveal(h *house, r *replay, e Eyes) *reveal {
	return &reveal{sheet: newSheet(h, "reveal"), below: r, eyes: e}
}

func (v *reveal) tick(in *Hands) {
	if in.Lang {
		v.h.nextLang()
	}
	v.below.idle(in.Tick)
	v.draw(in, v.panels)
	if v.ui.Pressed(panel.KeyEsc) {
		v.h.pop(v)
	}
}

func (v *reveal) panels() {
	u := v.ui
	v.shade(night)
	r := v.wide(v.height/2-200, 600, 400)
	u.Plate(r)
	in := r.Pad(36*v.u, 28*v.u, 36*v.u, 30*v.u)
	head := v.h.text("ui.replay.open")
	text := v.h.text("ui.replay.sure.open")
	if v.eyes.Kind == EyesSeat {
		name, _ := v.below.play.Seat(v.eyes.Seat)
		head = name
		text = v.h.text("ui.replay.sure.seat", localization.Plain("seat", name))
	}
	u.Label(head, u.Title(), paint.R(in.X, in.Y, in.W, 44*v.u), paint.Centre)
	if !v.below.play.Over() {
		text += "\n" + "**" + v.h.text("ui.replay.sure.running") + "**"
	}
	u.Text(text, u.Body().Sized(19*v.u), in.Pad(0, 62*v.u, 0, 140*v.u), paint.Centre)
	u.Group("reveal")
	if u.Hold("reveal/show", paint.R(in.X+40*v.u, in.Bottom()-126*v.u, in.W-80*v.u, 60*v.u), panel.Button{Label: v.h.text("ui.replay.sure.hold"), Look: panel.Grave}).Clicked {
		v.h.pop(v)
		v.below.agree(v.eyes)
		return
	}
	if u.Button("reveal/cancel", paint.R(in.X+40*v.u, in.Bottom()-54*v.u, in.W-80*v.u, 50*v.u), panel.Button{Label: v.h.text("ui.cancel")}).Clicked {
		v.h.pop(v)
	}
}

func (v *reveal) busy() bool { return v.sheet.busy() || v.below.busy() }

// frame shows the table below, darkened.
func (v *reveal) frame(f *paint.Frame) { v.over(f, v.below) }
