package panel

import (
	"unicode"

	"alibi/render/paint"
)

// Field is what a text field says beside its text.
type Field struct {
	Hint string // shown while empty
	Most int    // runes; 0 = 24
}

// Field edits a line of text. It takes every printable letter, national ones
// included, and says whether the text changed.
func (u *UI) Field(id string, r paint.Rect, text *string, f Field) (changed bool, s State) {
	r = r.Snap()
	s = u.Area(id, r, Tip{}, Tip{})
	most := f.Most
	if most == 0 {
		most = 24
	}
	rs := []rune(*text)
	caret, ok := u.carets[id]
	if !ok || caret > len(rs) {
		caret = len(rs)
	}
	st := u.style(paint.Medium, u.BodySize, u.Theme.Text)
	if s.Hover && u.in.Pressed {
		caret = nearestCaret(rs, st, u.in.Pointer.X-r.X-10*u.Unit)
	}
	if s.Focus {
		before := string(rs)
		rs, caret = u.edit(id, rs, caret, most)
		changed = string(rs) != before
		if changed {
			*text = string(rs)
		}
	}
	u.carets[id] = caret
	if u.keys.said.ID == id {
		u.keys.said.Label, u.keys.said.Typing = *text, true
		if *text == "" {
			u.keys.said.Label = f.Hint
		}
	}
	u.drawField(r, s, *text, caret, st, f, u.keys.all == id && s.Focus)
	u.c.Note("field "+id+stateWords(s, false, false, false), r)
	return changed, s
}

// edit applies the keys and letters of this tick. Where the whole text is selected, what
// is typed or erased takes its place.
func (u *UI) edit(id string, rs []rune, caret, most int) ([]rune, int) {
	if u.in.Pressed {
		u.keys.all = ""
	}
	if erases := u.in.key(KeyBackspace) || u.in.key(KeyDelete); u.keys.all == id && (erases || len(u.in.Runes) > 0) {
		u.keys.all = ""
		rs, caret = nil, 0
	}
	for _, k := range u.in.Keys {
		switch k {
		case KeyAll:
			u.keys.all, caret = id, len(rs)
			continue
		case KeyLeft:
			caret = max(0, caret-1)
		case KeyRight:
			caret = min(len(rs), caret+1)
		case KeyHome:
			caret = 0
		case KeyEnd:
			caret = len(rs)
		case KeyBackspace:
			if caret > 0 {
				rs = append(append([]rune(nil), rs[:caret-1]...), rs[caret:]...)
				caret--
			}
		case KeyDelete:
			if caret < len(rs) {
				rs = append(append([]rune(nil), rs[:caret]...), rs[caret+1:]...)
			}
		}
		u.keys.all = ""
	}
	u.ate = u.ate || u.in.key(KeyLeft) || u.in.key(KeyRight) || len(u.in.Runes) > 0
	for _, r := range u.in.Runes {
		if len(rs) >= most || !unicode.IsPrint(r) || !paint.Has(paint.Medium, r) || !paint.Has(paint.Title, r) {
			continue
		}
		rs = append(rs[:caret:caret], append([]rune{r}, rs[caret:]...)...)
		caret++
	}
	return rs, caret
}

// nearestCaret is the place between letters that is nearest to x.
func nearestCaret(rs []rune, st paint.Style, x float64) int {
	for i := range rs {
		a, b := paint.Measure(string(rs[:i]), st), paint.Measure(string(rs[:i+1]), st)
		if x < (a+b)/2 {
			return i
		}
	}
	return len(rs)
}

func (u *UI) drawField(r paint.Rect, s State, text string, caret int, st paint.Style, f Field, all bool) {
	k, c := u.Unit, u.c
	u.Well(r)
	if s.Hover {
		c.Stroke(paint.RoundRect(r.Inset(1), 4*k), paint.Pen{Width: 2 * line(k)}, paint.Solid(u.Theme.Gilt))
	}
	box := r.Pad(10*k, 0, 10*k, 0)
	c.Push(paint.Identity())
	c.Clip(paint.RectPath(r.Inset(2 * line(k))))
	before := paint.Measure(string([]rune(text)[:caret]), st)
	shift := max(0, before-box.W)
	l := paint.Shape(text, st)
	base := box.Y + (box.H+l.CapHeight)/2
	if text == "" && !s.Focus {
		st.Color = u.Theme.Secondary
		l = paint.Shape(f.Hint, st)
	}
	if all && text != "" {
		c.Fill(paint.RectPath(paint.R(box.X-shift, base-l.CapHeight*1.35, l.Width, l.CapHeight*1.8)), paint.Solid(u.Theme.Gilt.Alpha(.4)))
	}
	c.Text(l, paint.Pt(box.X-shift, base), st.Color)
	if s.Focus {
		u.busy = !u.Reduced
		if u.Reduced || u.in.Tick/30%2 == 0 {
			caret := paint.R(box.X-shift+before, base-l.CapHeight*1.25, line(k)*1.5, l.CapHeight*1.6)
			u.alive = append(u.alive, live{caret.Inset(-2), func() {
				u.c.Fill(paint.RectPath(caret), paint.Solid(u.Theme.Emphasis))
			}})
		}
	}
	c.Pop()
	u.Ring(r, s, false, false)
}
