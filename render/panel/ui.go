package panel

import "alibi/render/paint"

// Times in ticks of a sixtieth of a second.
const (
	tipDelay  = 24 // 400 ms of hover
	holdTicks = 48 // 0.8 s
)

// UI keeps what must last from tick to tick: focus, hover, presses, carets and
// scrolls. The zero value is not usable; New makes one.
type UI struct {
	Theme    Theme
	Unit     float64 // pixels per unit of the layout
	BodySize float64 // units of running text: 17, or 14 in the small forms
	Window   paint.Rect
	Reduced  bool // reduced motion: nothing blinks

	in      Input
	c       *paint.Canvas
	hover   string
	since   int
	pressed string // where the button went down
	focus   string
	byKey   string // the control whose reason was asked for by Enter
	keys    keyhand
	group   string
	layer   int
	top     int // highest layer of the last tick
	seen    int // highest layer of this tick
	order   []stop
	tip     Tip
	tipAt   paint.Rect
	carets  map[string]int
	scrolls map[string]float64
	holds   map[string]int
	clip    []paint.Rect
	busy    bool
	under   string // hovered in this tick
	ate     bool   // a control used Enter, Space or the arrows
	alive   []live
	rule    string // the clause that was asked for in this tick
}

// stop is a control that can have the focus.
type stop struct {
	id, group string
	rect      paint.Rect
	layer     int
}

// Tip is what is shown beside a control after a while, or at once when it is
// disabled.
type Tip struct {
	Head, Text, Clause string
	Rule               string // the id of the clause: a click opens it
}

func (t Tip) empty() bool { return t.Head == "" && t.Text == "" }

// New makes a kit in a theme.
func New(t Theme) *UI {
	return &UI{
		Theme: t, Unit: 1, BodySize: SizeBody, carets: map[string]int{}, scrolls: map[string]float64{}, holds: map[string]int{},
		keys: keyhand{recent: map[string]string{}},
	}
}

// Begin starts a tick in a window.
func (u *UI) Begin(in Input, unit float64, window paint.Rect) {
	was := u.in.Pointer
	u.in, u.Unit, u.Window = in, unit, window
	u.order, u.clip, u.alive = u.order[:0], u.clip[:0], u.alive[:0]
	u.top, u.seen, u.layer, u.group = u.seen, 0, 0, ""
	u.tip, u.under, u.busy, u.ate, u.rule = Tip{}, "", false, false, ""
	if in.Pressed {
		u.pressed, u.byKey = "", ""
	}
	u.keys.begin(&in, was)
}

// On makes the marks of the controls that follow go to c.
func (u *UI) On(c *paint.Canvas) { u.c = c }

// Canvas is where marks go now.
func (u *UI) Canvas() *paint.Canvas { return u.c }

// Input is what hands did in this tick.
func (u *UI) Input() *Input { return &u.in }

// Group names the group of the controls that follow. Tab goes from group to
// group in the order of their first controls, arrows go inside.
func (u *UI) Group(name string) { u.group = name }

// Layer lifts the controls that follow above those of lower layers: while a
// dialog of layer 1 is up, nothing on layer 0 reacts.
func (u *UI) Layer(n int) {
	u.layer = n
	u.seen = max(u.seen, n)
}

// Focus is the id of the control with the focus, or "".
func (u *UI) Focus() string { return u.focus }

// Hovered is the id of the control under the pointer, or "".
func (u *UI) Hovered() string { return u.hover }

// AskedRule is the id of the clause that a click on a reason has asked for in this tick.
func (u *UI) AskedRule() string { return u.rule }

// Busy says that the picture will change without input: a tip is due, a ring
// is closing, a caret blinks.
func (u *UI) Busy() bool { return u.busy }

// Pressed says whether a key went down and no control has used it.
func (u *UI) Pressed(k Key) bool { return !u.ate && u.in.key(k) }

// State is what a control is in, and what has just been done to it.
type State struct {
	Hover, Focus, Held bool
	Clicked            bool // released inside, or Enter or Space
	Why                bool // clicked although disabled: open the rule
	Long               bool // a Spot was held: once per press, which is then no click
}

// Area makes a rectangle a control. A reason makes it disabled; the tip is
// shown after a while, the reason at once.
func (u *UI) Area(id string, r paint.Rect, reason Tip, tip Tip) State {
	u.stop(id, r)
	over := !u.in.Away && r.Contains(u.in.Pointer) && u.inClip()
	s := u.touch(id, over)
	done := u.pressed == id && u.in.Released && s.Hover
	if s.Focus && u.acts() {
		done, u.ate, u.keys.held = true, true, id
	}
	u.answer(id, &s, done, reason)
	u.offerTip(id, r, s, reason, tip)
	u.say(id, s, reason, tip)
	return s
}

// stop puts a control into the order of the focus.
func (u *UI) stop(id string, r paint.Rect) {
	u.order = append(u.order, stop{id, u.group, r, u.layer})
}

// touch works out where pointer and focus are.
func (u *UI) touch(id string, over bool) (s State) {
	live := u.layer >= u.top
	if live && over {
		s.Hover, u.under = true, id
		if u.in.Pressed {
			u.pressed, u.focus = id, id
		}
	}
	s.Focus = u.focus == id && live
	s.Held = u.pressed == id && u.in.Down && s.Hover || s.Focus && u.in.Act && u.keys.held == id
	return s
}

// acts says that Enter or Space goes down and no control has used it.
func (u *UI) acts() bool { return !u.ate && (u.in.key(KeyEnter) || u.in.key(KeySpace)) }

// answer makes a click of what was done, or, of a control that is disabled, first the
// reason and then the rule.
func (u *UI) answer(id string, s *State, done bool, reason Tip) {
	disabled := !reason.empty()
	if done && disabled && s.Focus && u.keys.on && u.byKey != id {
		u.byKey, done = id, false
	}
	if done && disabled {
		s.Why, u.rule = true, reason.Rule
	} else {
		s.Clicked = done
	}
}

// offerTip decides whether a control's tip or reason is due.
func (u *UI) offerTip(id string, r paint.Rect, s State, reason, tip Tip) {
	due := s.Hover && !u.keys.on && u.hover == id && u.in.Tick-u.since >= tipDelay
	if s.Focus && u.keys.on {
		due = u.in.Tick-u.keys.since >= tipDelay
	}
	if (s.Hover || s.Focus && u.keys.on) && !due && !tip.empty() {
		u.busy = true
	}
	switch {
	case !reason.empty() && (s.Hover && !u.keys.on || u.byKey == id && s.Focus):
		u.tip, u.tipAt = reason, r
	case due && !tip.empty():
		u.tip, u.tipAt = tip, r
	}
}

func (u *UI) inClip() bool {
	for _, r := range u.clip {
		if !r.Contains(u.in.Pointer) {
			return false
		}
	}
	return true
}

// End moves the focus by the keys of this tick and records the tip, and what changes
// from tick to tick, on a layer of its own.
func (u *UI) End(over *paint.Layer) {
	if u.under != u.hover {
		u.hover, u.since = u.under, u.in.Tick
	}
	if u.in.Released {
		u.pressed = ""
	}
	u.moveFocus()
	u.keys.end(&u.in)
	if u.in.key(KeyEsc) {
		u.byKey = ""
	}
	if over != nil {
		u.overlay(over)
	}
}
