package panel

import (
	"math"
	"slices"

	"alibi/render/paint"
)

// keyhand is what must last of the keyboard's hold on the controls.
type keyhand struct {
	on       bool   // the focus was moved last, not the pointer
	since    int    // tick at which the focus moved
	held     string // the control on which Enter or Space went down
	heldAt   int
	long     string // the spot that was held long enough
	longAt   int    // tick at which the button went down
	reveal   bool   // the focus has just moved: scrolls bring it into view
	last     stop   // where the focus was seen last
	recent   map[string]string
	sequence []string // of groups
	all      string   // the field whose whole text is selected
	said     Said
}

// begin: the hand that moved last is the one that is shown.
func (k *keyhand) begin(in *Input, was paint.Point) {
	k.said = Said{}
	if in.Pressed {
		k.longAt, k.long = in.Tick, ""
	}
	if in.Pressed || !in.Away && in.Pointer != was {
		k.on = false
	}
	if in.key(KeyEnter) || in.key(KeySpace) {
		k.on, k.held, k.heldAt, k.long = true, "", in.Tick, ""
	}
}

// end lets go of what is not held any more.
func (k *keyhand) end(in *Input) {
	if !in.Act {
		k.held = ""
	}
}

// SetFocus moves the focus, as a key would.
func (u *UI) SetFocus(id string) {
	u.focus, u.byKey = id, ""
	u.keys.on, u.keys.since, u.keys.reveal = true, u.in.Tick, true
}

// Keyed says that the focus was moved last, and not the pointer.
func (u *UI) Keyed() bool { return u.keys.on }

// Sequence is the order in which Tab goes from group to group; groups that are not
// named come last, in the order of their first controls.
func (u *UI) Sequence(groups ...string) { u.keys.sequence = groups }

// Prefer names the control of the group that Tab comes to, until the focus has been in
// that group.
func (u *UI) Prefer(id string) {
	if u.keys.last.group != u.group {
		u.keys.recent[u.group] = id
	}
}

// Stop puts a place into the order of the focus whose Spot is asked for elsewhere.
func (u *UI) Stop(id string, r paint.Rect) { u.stop(id, r) }

// longTicks is how long a spot is held until it is no click any more.
const longTicks = 24

// Spot is an Area whose shape the caller knows: over says that the pointer is on it.
// Where holds are of use, a press that lasts is Long and no click; keys act when they are
// let go. Its place in the order of the focus is that of its Stop.
func (u *UI) Spot(id string, r paint.Rect, over, holds bool, reason, tip Tip) State {
	s := u.touch(id, over)
	k := &u.keys
	done := u.pressed == id && u.in.Released && s.Hover && k.long != id
	from := k.longAt
	if s.Focus && u.acts() {
		u.ate, k.held = true, id
	}
	if s.Focus && k.held == id {
		from = k.heldAt
		s.Held = u.in.Act
		done = !u.in.Act && k.long != id
	}
	if s.Held && holds && k.long != id {
		u.busy = true
		if u.in.Tick-from >= longTicks {
			s.Long, k.long = true, id
		}
	}
	u.answer(id, &s, done, reason)
	u.offerTip(id, r, s, reason, tip)
	u.say(id, s, reason, tip)
	return s
}

func (u *UI) moveFocus() {
	was := u.focus
	u.keys.reveal = false
	switch {
	case u.in.key(KeyTab):
		u.tab(1)
	case u.in.key(KeyBackTab):
		u.tab(-1)
	case u.ate:
	case u.in.key(KeyLeft):
		u.arrow(-1, 0)
	case u.in.key(KeyRight):
		u.arrow(1, 0)
	case u.in.key(KeyUp):
		u.arrow(0, -1)
	case u.in.key(KeyDown):
		u.arrow(0, 1)
	}
	if u.focus != was {
		u.SetFocus(u.focus)
		u.keys.all = ""
	}
	for _, s := range u.order {
		if s.id == u.focus && s.layer >= u.seen {
			u.keys.last = s
			u.keys.recent[s.group] = s.id
		}
	}
}

// stops are the controls that react: those of the highest layer.
func (u *UI) stops() []stop {
	return slices.DeleteFunc(slices.Clone(u.order), func(s stop) bool { return s.layer < u.seen })
}

// tab goes to the control of the next or previous group that had the focus last, else
// to its first.
func (u *UI) tab(step int) {
	order := u.stops()
	var groups []string
	for _, s := range order {
		if !slices.Contains(groups, s.group) {
			groups = append(groups, s.group)
		}
	}
	if len(groups) == 0 {
		return
	}
	slices.SortStableFunc(groups, func(a, b string) int { return u.place(a) - u.place(b) })
	at := -1
	if u.focus != "" {
		at = slices.Index(groups, u.keys.last.group)
	}
	if at < 0 && step < 0 {
		at = 0
	}
	want := groups[(at+step+len(groups))%len(groups)]
	first := ""
	for _, s := range order {
		if s.group == want && (first == "" || s.id == u.keys.recent[want]) {
			first = s.id
		}
	}
	u.focus = first
}

// place is where a group comes in the sequence.
func (u *UI) place(group string) int {
	if i := slices.Index(u.keys.sequence, group); i >= 0 {
		return i
	}
	return len(u.keys.sequence)
}

// arrow goes to the nearest control of the same group within 45 degrees of a
// direction; from where the focus was, if its control is gone.
func (u *UI) arrow(dx, dy float64) {
	order := u.stops()
	if len(order) == 0 {
		return
	}
	from := u.keys.last
	here := u.focus != "" && slices.ContainsFunc(order, func(s stop) bool { return s.id == u.focus })
	if !here && !slices.ContainsFunc(order, func(s stop) bool { return s.group == from.group }) || u.focus == "" {
		u.focus = order[0].id
		return
	}
	best := math.Inf(1)
	for _, s := range order {
		if s.group != from.group || s.id == u.focus {
			continue
		}
		d := s.rect.Centre().Sub(from.rect.Centre())
		ahead, aside := d.X*dx+d.Y*dy, math.Abs(d.X*dy+d.Y*dx)
		if !here {
			ahead, aside = math.Abs(d.X)+math.Abs(d.Y), 0 // whatever is nearest
		} else if ahead <= 0 || aside > ahead*1.01 {
			continue
		}
		if m := ahead + 2*aside; m < best {
			best, u.focus = m, s.id
		}
	}
}

// reveal is how far a scroll must go on for the control that has just got the focus, of
// those from the n-th on, to lie inside its box.
func (u *UI) reveal(n int, r paint.Rect) float64 {
	if !u.keys.reveal {
		return 0
	}
	for _, s := range u.order[n:] {
		switch {
		case s.id != u.focus:
		case s.rect.Y < r.Y:
			return s.rect.Y - r.Y
		case s.rect.Bottom() > r.Bottom():
			return min(s.rect.Bottom()-r.Bottom(), s.rect.Y-r.Y)
		}
	}
	return 0
}
