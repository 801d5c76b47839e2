package scenes

import (
	"strconv"
	"strings"

	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
)

const searchField = "rules/search"

// mostSearch is how many letters may be searched for.
const mostSearch = 60

// paintHead draws the title, the search and the way out.
func (r *rulebook) paintHead() {
	w, m, y := r.width, 24.0, 14.0
	if r.plan.narrow {
		m, y = 10, 8
	}
	r.ui.Group("rules/head")
	right := r.closing(w-m, y+1)
	if r.plan.narrow {
		right = r.drawerButton(right-8, y+1)
		r.paintName(m+4, right-12, y)
		r.paintSearch(m, w-m, y+54)
		return
	}
	from := max(w-m-44-24-560, m+300)
	r.paintName(m+4, from-16, y)
	r.paintSearch(from, right-24, y+1)
}

// paintName names the book and, where there is room, the game.
func (r *rulebook) paintName(x0, x1, y float64) {
	u := r.ui
	name := u.Title().Sized(31 * r.u)
	heading := r.h.text("ui.rules.heading")
	u.Label(heading, name, r.at(x0, y, x1-x0, 46), paint.Left)
	x := x0 + paint.Measure(heading, name)/r.u + 18
	if x1-x < 200 {
		return
	}
	game := u.Aside()
	game.Face, game.Size = paint.Place, 19*r.u
	u.Label(r.h.text(r.title+".title"), game, r.at(x, y+3, x1-x, 44), paint.Left)
}

// closing is the button that closes the book.
func (r *rulebook) closing(right, y float64) float64 {
	b := panel.Button{Icon: signClose, Tip: panel.Tip{Text: r.h.text("ui.close")}}
	if r.ui.Button("rules/close", r.at(right-44, y, 44, 44), b).Clicked {
		r.leave = true
	}
	return right - 44
}

// drawerButton opens and closes the contents in a narrow window.
func (r *rulebook) drawerButton(right, y float64) float64 {
	b := panel.Button{Icon: signContents, Chosen: r.drawer, Tip: panel.Tip{Text: r.h.text("ui.rules.contents")}}
	if r.ui.Button("rules/drawer", r.at(right-44, y, 44, 44), b).Clicked {
		r.drawer = !r.drawer
	}
	return right - 44
}

// paintSearch draws the field, how much was found, and the way from place to place.
func (r *rulebook) paintSearch(x0, x1, y float64) {
	u, s := r.ui, &r.search
	none := panel.Tip{}
	switch {
	case strings.TrimSpace(s.text) == "":
		none.Text = r.h.text("ui.rules.search.tip", localization.Plain("clause", r.example()))
	case len(s.hits) == 0:
		none.Text = r.h.text("ui.rules.none")
	}
	x1 -= 44
	if u.Button("rules/next", r.at(x1, y, 44, 44), panel.Button{Icon: signDown, Reason: none, Tip: panel.Tip{Text: r.h.text("ui.rules.next")}}).Clicked {
		r.step(1)
	}
	x1 -= 50
	if u.Button("rules/previous", r.at(x1, y, 44, 44), panel.Button{Icon: signUp, Reason: none, Tip: panel.Tip{Text: r.h.text("ui.rules.previous")}}).Clicked {
		r.step(-1)
	}
	field, count := r.at(x0, y, x1-8-x0, 44), r.at(x0+4, y+45, x1-8-x0, 20)
	if !r.plan.narrow && s.text != "" {
		field = r.at(x0, y, x1-160-x0, 44)
		count = r.at(x1-152, y, 144, 44)
	}
	if changed, _ := u.Field(searchField, field, &s.text, panel.Field{Hint: r.h.text("ui.rules.search"), Most: mostSearch}); changed {
		r.find()
	}
	r.paintCount(count)
}

// paintCount says which of how many places is shown.
func (r *rulebook) paintCount(box paint.Rect) {
	s := &r.search
	if strings.TrimSpace(s.text) == "" {
		return
	}
	words, st := r.h.text("ui.rules.none"), r.ui.Small()
	if len(s.hits) > 0 {
		words = r.h.text("ui.rules.hits", localization.Count("done", s.now+1), localization.Count("n", len(s.hits)))
		st.Color = r.h.theme.Text
	}
	side := paint.Centre
	if r.plan.narrow {
		side = paint.Left
	}
	r.ui.Label(words, st, box, side)
	r.ui.Canvas().Note("count "+words, box)
}

// bookEntry is a section in the contents.
type bookEntry struct {
	blocks []paint.Block
	h      float64
}

// listContents breaks the names of the sections into the column of the contents.
func (r *rulebook) listContents() {
	r.entries = r.entries[:0]
	w := r.plan.contents.W - 58*r.u
	for _, i := range r.chapters {
		e := bookEntry{h: 11 * r.u}
		for n, l := range r.reading() {
			st := r.ui.Body().Sized(16 * r.u)
			if n > 0 {
				st = paint.Style{Face: paint.Italic, Size: panel.Least * r.u, Color: r.h.theme.Secondary}
			}
			b, _ := paint.Fit(r.sections[r.scroll.lines[i].section].Title(l), st, w, 1e6, st.Size)
			e.blocks = append(e.blocks, b)
			e.h += b.H
		}
		r.entries = append(r.entries, e)
	}
}

// paintContents draws the list of the sections; a click goes there.
func (r *rulebook) paintContents() {
	u := r.ui
	box := r.plan.contents
	if r.plan.narrow {
		u.Plate(box)
	}
	u.Group("rules/contents")
	inner := box.Pad(14*r.u, 12*r.u, 8*r.u, 12*r.u)
	u.Label(r.h.text("ui.rules.contents"), u.Heading(), inner.Pad(8*r.u, 0, 0, inner.H-30*r.u), paint.Left)
	list := inner.Pad(0, 38*r.u, 0, 0)
	total := 0.0
	for _, e := range r.entries {
		total += e.h
	}
	r.follow(list.H)
	r.contentsAt = u.Scroll("rules/contents", list, total, func(y float64) {
		for i := range r.entries {
			r.paintEntry(i, paint.R(list.X, y, list.W-12*r.u, r.entries[i].h), list)
			y += r.entries[i].h
		}
	})
}

func (r *rulebook) paintEntry(i int, box, list paint.Rect) {
	u, c, t := r.ui, r.ui.Canvas(), r.h.theme
	s := u.Area("contents/"+strconv.Itoa(i), box, panel.Tip{}, panel.Tip{})
	if !box.Overlaps(list) {
		return // keys reach it still
	}
	here := i == r.section()
	if s.Hover || s.Held || here {
		c.Fill(paint.RoundRect(box, 4*r.u), paint.Solid(t.Gilt.Alpha(.15)))
	}
	if here {
		c.Fill(paint.RoundRect(paint.R(box.X, box.Y+4*r.u, 3*r.u, box.H-8*r.u), 1.5*r.u), paint.Solid(t.Gold))
	}
	y := box.Y + 5.5*r.u
	for _, b := range r.entries[i].blocks {
		b.Draw(c, paint.Pt(box.X+12*r.u, y), box.W, paint.Left)
		y += b.H
	}
	u.Ring(box.Inset(4*r.u), s, false, false)
	note := "contents " + r.sections[i].ID
	if here {
		note += " chosen"
	}
	c.Note(note, box)
	if s.Clicked {
		r.goTo(r.chapters[i])
	}
}

// follow keeps the section that is read, or the one that keys have reached, in sight of
// the contents.
func (r *rulebook) follow(height float64) {
	want := r.section()
	if name, ok := strings.CutPrefix(r.ui.Focus(), "contents/"); ok {
		if i, err := strconv.Atoi(name); err == nil && i < len(r.entries) && r.ui.Focus() != r.lastFocus {
			r.followed, want = -1, i
		}
	}
	r.lastFocus = r.ui.Focus()
	if want == r.followed || want >= len(r.entries) {
		return
	}
	r.followed = r.section()
	y := 0.0
	for _, e := range r.entries[:want] {
		y += e.h
	}
	if y < r.contentsAt {
		r.ui.ScrollTo("rules/contents", y)
	} else if low := y + r.entries[want].h - height; low > r.contentsAt {
		r.ui.ScrollTo("rules/contents", low)
	}
}

// signClose, signDown, signUp and signContents are the signs on the buttons of the book.
func signClose(p paint.Painter, r paint.Rect, c paint.Color) {
	b := r.Inset(r.W * .24)
	pen := paint.Nib(r.W * .085)
	p.Stroke(paint.NewPath(b.X, b.Y).Line(b.Right(), b.Bottom()), pen, paint.Solid(c))
	p.Stroke(paint.NewPath(b.Right(), b.Y).Line(b.X, b.Bottom()), pen, paint.Solid(c))
}

func signDown(p paint.Painter, r paint.Rect, c paint.Color) { chevron(p, r, c, 1) }

func signUp(p paint.Painter, r paint.Rect, c paint.Color) { chevron(p, r, c, -1) }

func chevron(p paint.Painter, r paint.Rect, c paint.Color, way float64) {
	m, w, h := r.Centre(), r.W*.26, r.W*.14*way
	p.Stroke(paint.NewPath(m.X-w, m.Y-h).Line(m.X, m.Y+h).Line(m.X+w, m.Y-h), paint.Nib(r.W*.09), paint.Solid(c))
}

func signContents(p paint.Painter, r paint.Rect, c paint.Color) {
	b := r.Inset(r.W * .2)
	for i := range 3 {
		y := b.Y + b.H*(.14+.36*float64(i))
		p.Fill(paint.Circle(b.X+b.W*.06, y, r.W*.055), paint.Solid(c))
		p.Stroke(paint.NewPath(b.X+b.W*.24, y).Line(b.Right(), y), paint.Nib(r.W*.075), paint.Solid(c))
	}
}
