package panel

import (
	"math"

	"alibi/render/paint"
)

// Button is what a button says and how it stands.
type Button struct {
	Label   string
	Under   string // a second, smaller line
	Icon    Icon
	Look    Look
	Chosen  bool
	Waiting bool // somebody else decides
	Reason  Tip  // not empty: disabled, and why
	Tip     Tip
}

// Button draws a button and says what was done to it.
func (u *UI) Button(id string, r paint.Rect, b Button) State {
	r = r.Snap()
	disabled := !b.Reason.empty()
	s := u.Area(id, r, b.Reason, b.Tip)
	if b.Waiting {
		s.Clicked, s.Held = false, false
	}
	u.ground(r, s, b.Look, b.Chosen, disabled || b.Waiting)
	u.face(r, s, b, disabled)
	u.Ring(r, s, b.Chosen, disabled)
	u.speakButton(id, &b, false)
	u.c.Note("button "+id+stateWords(s, b.Chosen, disabled, b.Waiting), r)
	return s
}

// face sets icon and words; pressed ones go down by a unit.
func (u *UI) face(r paint.Rect, s State, b Button, disabled bool) {
	k, t := u.Unit, u.Theme
	ink := t.Text
	switch {
	case disabled || b.Waiting:
		ink = t.Secondary
	case b.Look == Bright:
		ink = t.Keyline
	}
	if s.Held {
		r = r.Move(0, line(k))
	}
	box := r.Inset(5 * k)
	icon := b.Icon
	if b.Waiting {
		icon = Hourglass
	}
	st := u.style(paint.Medium, u.BodySize, ink)
	if b.Look == Bright || b.Look == Grave {
		st.Face = paint.Bold
	}
	if icon != nil {
		words, _ := paint.Fit(b.Label, st.Sized(Least*u.Unit), box.W, box.H, Least*u.Unit)
		box = u.withIcon(icon, box, b.Label == "", words.H, ink)
	}
	if b.Under != "" {
		low := u.style(paint.Body, Least, ink)
		if b.Look != Bright {
			low.Color = t.Secondary
		}
		sub, _ := paint.Fit(b.Under, low, box.W, box.H*.5, Least*k)
		top := box
		top.H -= sub.H
		u.words(b.Label, st, top)
		sub.Draw(u.c, paint.Pt(box.X, box.Bottom()-sub.H), box.W, paint.Centre)
		return
	}
	u.words(b.Label, st, box)
}

func (u *UI) words(text string, st paint.Style, box paint.Rect) {
	if text == "" {
		return
	}
	b, _ := paint.Fit(text, st, box.W, box.H, Least*u.Unit)
	if len(b.Rows) == 1 {
		paint.Label(u.c, text, b.Style, box, paint.Centre, Least*u.Unit)
		return
	}
	b.DrawIn(u.c, box, paint.Centre)
}

// withIcon puts the icon above the words in a high box, left of them in a wide
// one, and returns the room left for words. In a high box it leaves them at least
// need pixels, and is left out if that is nearly all.
func (u *UI) withIcon(icon Icon, box paint.Rect, alone bool, need float64, c paint.Color) paint.Rect {
	if alone {
		d := math.Min(box.W, box.H)
		m := box.Centre()
		icon(u.c, paint.R(m.X-d/2, m.Y-d/2, d, d), c)
		return box
	}
	if box.H > box.W*.55 {
		d := math.Min(math.Min(box.W*.7, box.H*.48), box.H*.94-need)
		if d < box.H*.15 {
			return box
		}
		icon(u.c, paint.R(box.Centre().X-d/2, box.Y+box.H*.04, d, d), c)
		return paint.R(box.X, box.Y+d+box.H*.06, box.W, box.H-d-box.H*.06)
	}
	d := math.Min(box.H*.8, 26*u.Unit)
	icon(u.c, paint.R(box.X+2*u.Unit, box.Y+(box.H-d)/2, d, d), c)
	return box.Pad(d+6*u.Unit, 0, 0, 0)
}

func stateWords(s State, chosen, disabled, waiting bool) string {
	out := ""
	for _, w := range []struct {
		on   bool
		word string
	}{{s.Hover, " hover"}, {s.Focus, " focus"}, {s.Held, " pressed"}, {chosen, " chosen"}, {disabled, " disabled"}, {waiting, " waiting"}} {
		if w.on {
			out += w.word
		}
	}
	return out
}

// Hold is a button that acts only when it was held for 0.8 s; a ring closes
// meanwhile. It returns Clicked once, when the ring is closed.
func (u *UI) Hold(id string, r paint.Rect, b Button) State {
	r = r.Snap()
	disabled := !b.Reason.empty()
	s := u.Area(id, r, b.Reason, b.Tip)
	s.Clicked = false
	held := !disabled && !b.Waiting && s.Held
	from, running := u.holds[id]
	switch {
	case held && !running:
		u.holds[id], from = u.in.Tick, u.in.Tick
	case !held:
		delete(u.holds, id)
	}
	share := 0.0
	if held {
		u.busy = true
		share = float64(u.in.Tick-from) / holdTicks
		if share >= 1 && from >= 0 {
			s.Clicked = true
			u.holds[id] = math.MaxInt32 // once per press
		}
	}
	if b.Look == Quiet {
		b.Look = Grave
	}
	u.ground(r, s, b.Look, b.Chosen, disabled || b.Waiting)
	d := math.Min(r.H*.62, 44*u.Unit)
	ring, words := paint.Pt(r.X+d*.5+10*u.Unit, r.Centre().Y), r.Pad(d+14*u.Unit, 0, 0, 0)
	if r.H > r.W*.7 { // too narrow for words beside the ring
		d = math.Min(r.W*.6, r.H*.46)
		ring, words = paint.Pt(r.Centre().X, r.Y+d*.5+6*u.Unit), r.Pad(0, d+6*u.Unit, 0, 0)
	}
	u.c.Stroke(paint.Circle(ring.X, ring.Y, d/2-3*u.Unit), paint.Pen{Width: 3.5 * u.Unit}, paint.Solid(u.Theme.Keyline.Alpha(.6)))
	if share > 0 {
		u.alive = append(u.alive, live{paint.R(ring.X-d/2, ring.Y-d/2, d, d), func() {
			end := -math.Pi/2 + 2*math.Pi*math.Min(1, share)
			u.c.Stroke(paint.Arc(ring.X, ring.Y, d/2-3*u.Unit, d/2-3*u.Unit, -math.Pi/2, end), paint.Pen{Width: 3.5 * u.Unit, Cap: paint.CapRound}, paint.Solid(u.Theme.Emphasis))
		}})
	}
	icon := b.Icon
	b.Icon = nil
	if icon != nil {
		icon(u.c, paint.R(ring.X-d*.28, ring.Y-d*.28, d*.56, d*.56), u.Theme.Text)
	}
	u.face(words, s, b, disabled)
	u.Ring(r, s, b.Chosen, disabled)
	u.speakButton(id, &b, true)
	u.c.Note("hold "+id+stateWords(s, b.Chosen, disabled, b.Waiting), r)
	return s
}
