package panel

import (
	"math"

	"alibi/render/paint"
)

// Scroll shows a part of a content higher than its box. The callback draws the
// content with its top at y; controls outside the box do not react. The wheel,
// the page keys and the thumb move it. It returns how far it is scrolled.
func (u *UI) Scroll(id string, r paint.Rect, height float64, draw func(y float64)) float64 {
	most := math.Max(0, height-r.H)
	at := math.Min(u.scrolls[id], most)
	if u.layer >= u.top && r.Contains(u.in.Pointer) && u.in.Wheel != 0 {
		at -= u.in.Wheel * 48 * u.Unit
	}
	if u.groupHasFocus() {
		if u.in.key(KeyPageDown) {
			at += r.H * .9
		}
		if u.in.key(KeyPageUp) {
			at -= r.H * .9
		}
	}
	if most > 0 {
		at = u.thumb(id, r, height, at, most)
	}
	at = math.Max(0, math.Min(most, at))
	u.scrolls[id] = at
	u.c.Push(paint.Identity())
	u.c.Clip(paint.RectPath(r))
	u.clip = append(u.clip, r)
	first := len(u.order)
	draw(r.Y - math.Round(at))
	if by := u.reveal(first, r); by != 0 {
		u.scrolls[id] = math.Max(0, math.Min(most, at+by))
		u.busy = true
	}
	u.clip = u.clip[:len(u.clip)-1]
	u.c.Pop()
	return at
}

// ScrollTo moves a scroll, for instance to its end when a line was added.
func (u *UI) ScrollTo(id string, at float64) { u.scrolls[id] = at }

func (u *UI) groupHasFocus() bool {
	for _, s := range u.order {
		if s.id == u.focus {
			return s.group == u.group
		}
	}
	return false
}

// thumb draws the bar at the right and lets it be dragged.
func (u *UI) thumb(id string, r paint.Rect, height, at, most float64) float64 {
	k := u.Unit
	bar := paint.R(r.Right()-6*k, r.Y, 5*k, r.H)
	length := math.Max(24*k, r.H*r.H/height)
	if u.pressed == id+"/bar" && u.in.Down {
		at = (u.in.Pointer.Y - r.Y - length/2) / (r.H - length) * most
	}
	at = math.Max(0, math.Min(most, at))
	grip := bar
	grip.Y, grip.H = r.Y+(r.H-length)*at/most, length
	if u.in.Pressed && u.layer >= u.top && bar.Inset(-4*k).Contains(u.in.Pointer) {
		u.pressed = id + "/bar"
	}
	u.c.Fill(paint.RoundRect(bar, 3*k), paint.Solid(u.Theme.Deep))
	u.c.Fill(paint.RoundRect(grip, 3*k), paint.Solid(u.Theme.Gilt.Alpha(.8)))
	return at
}

// Row is one line of a List.
type Row struct {
	ID   string
	Text string // **stars** emphasise
	Icon Icon
}

// List shows rows of wrapped text in a scroll; a click gives the id of the row.
func (u *UI) List(id string, r paint.Rect, rows []Row) (clicked string) {
	k, st := u.Unit, u.Body()
	pad := 4 * k
	blocks := make([]paint.Block, len(rows))
	total := 0.0
	for i, row := range rows {
		w := r.W - 16*k
		if row.Icon != nil {
			w -= 24 * k
		}
		blocks[i] = paint.Wrap(row.Text, st, w)
		total += blocks[i].H + 2*pad
	}
	u.Scroll(id, r, total, func(y float64) {
		for i, row := range rows {
			h := blocks[i].H + 2*pad
			box := paint.R(r.X, y, r.W-8*k, h)
			y += h
			s := u.Area(id+"/"+row.ID, box, Tip{}, Tip{})
			u.Speak(id+"/"+row.ID, row.Text)
			if box.Bottom() < r.Y || box.Y > r.Bottom() {
				continue
			}
			if s.Hover || s.Held {
				u.c.Fill(paint.RoundRect(box, 4*k), paint.Solid(u.Theme.Gilt.Alpha(.16)))
			}
			u.Ring(box.Inset(4*k), s, false, false)
			x := box.X + 4*k
			if row.Icon != nil {
				row.Icon(u.c, paint.R(x, box.Y+pad, 20*k, 20*k), u.Theme.Gilt)
				x += 24 * k
			}
			blocks[i].Draw(u.c, paint.Pt(x, box.Y+pad), box.W, paint.Left)
			if s.Clicked {
				clicked = row.ID
			}
		}
	})
	return clicked
}

// Tabs shows one row of choices of which one holds; it returns the one that
// holds now.
func (u *UI) Tabs(id string, r paint.Rect, labels []string, at int) int {
	w := r.W / float64(max(1, len(labels)))
	for i, l := range labels {
		box := paint.R(r.X+float64(i)*w, r.Y, w-4*u.Unit, r.H).Snap()
		s := u.Area(id+"/"+l, box, Tip{}, Tip{})
		u.Speak(id+"/"+l, l)
		if s.Clicked {
			at = i
		}
		c := u.Theme.Secondary
		if i == at {
			c = u.Theme.Emphasis
			u.c.Fill(paint.RectPath(paint.R(box.X, box.Bottom()-3*line(u.Unit), box.W, 3*line(u.Unit))), paint.Solid(u.Theme.Gilt))
		} else if s.Hover {
			u.c.Fill(paint.RoundRect(box, 4*u.Unit), paint.Solid(u.Theme.Gilt.Alpha(.14)))
		}
		u.Label(l, u.style(paint.Medium, u.BodySize, c), box, paint.Centre)
		u.Ring(box, s, false, false)
		u.c.Note("tab "+l+stateWords(s, i == at, false, false), box)
	}
	return at
}
