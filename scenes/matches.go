package scenes

import (
	"errors"
	"fmt"
	"strconv"
	"time"

	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
	"alibi/scenes/store"
)

// matches is the list of all matches: to go on with, to watch, to throw away.
type matches struct {
	sheet
	rows   []matchRow
	failed error // why there is no list
	first  int   // row at the top
	fit    int   // rows that the page holds
}

// matchRow is a match of the list; a deleted one stays until the page is left.
type matchRow struct {
	store.Entry
	deleted bool
}

func newMatches(h *house) *matches {
	m := &matches{sheet: newSheet(h, "matches")}
	m.refresh()
	return m
}

// refresh lists the matches afresh; what was deleted is then gone from the page.
func (m *matches) refresh() {
	m.rows, m.failed = nil, nil
	if m.h.store == nil {
		return
	}
	var all []store.Entry
	all, m.failed = m.h.store.List()
	for _, e := range all {
		m.rows = append(m.rows, matchRow{Entry: e})
	}
	m.h.hear()
}

func (m *matches) tick(in *Hands) {
	if in.Lang {
		m.h.nextLang()
	}
	m.poster()
	m.steer(&in.Input)
	m.draw(in, m.panels)
	if m.ui.Pressed(panel.KeyEsc) {
		m.h.pop(m)
	}
}

// parts are the buttons of a row, in order.
var parts = [...]string{"resume", "watch", "delete", "restore"}

func (m *matches) id(i int, part string) string { return "match/" + strconv.Itoa(i) + "/" + part }

// focused is the row and the button that have the focus; -1 for none.
func (m *matches) focused() (row int, part string) {
	var i int
	if n, _ := fmt.Sscanf(m.ui.Focus(), "match/%d/%s", &i, &part); n == 2 && i < len(m.rows) {
		return i, part
	}
	return -1, ""
}

// steer takes the keys that go up and down the list, since rows off the page are no
// controls, and the one that deletes.
func (m *matches) steer(in *panel.Input) {
	at, part := m.focused()
	kept := in.Keys[:0:0]
	for _, k := range in.Keys {
		to := at
		switch k {
		case panel.KeyDown:
			to++
		case panel.KeyUp:
			to--
		case panel.KeyPageDown:
			to += max(1, m.fit)
		case panel.KeyPageUp:
			to -= max(1, m.fit)
		case panel.KeyHome:
			to = 0
		case panel.KeyEnd:
			to = len(m.rows) - 1
		case panel.KeyDelete:
			if at >= 0 && !m.rows[at].deleted {
				m.remove(at)
			}
			continue
		default:
			kept = append(kept, k)
			continue
		}
		if to = min(max(0, to), len(m.rows)-1); to >= 0 {
			at = to
			m.show(at, part)
		}
	}
	in.Keys = kept
}

// show gives the focus to a row, on the same button as before if it is there, and brings
// it onto the page.
func (m *matches) show(i int, part string) {
	offered := m.offered(i)
	if len(offered) == 0 {
		return
	}
	m.ui.SetFocus(m.id(i, offered[0]))
	for _, p := range offered {
		if p == part {
			m.ui.SetFocus(m.id(i, p))
		}
	}
	m.first = min(max(m.first, i-max(1, m.fit)+1), i)
	m.ui.ScrollTo("matches", float64(m.first)*m.each())
}

// offered are the buttons of a row.
func (m *matches) offered(i int) []string {
	r := &m.rows[i]
	switch {
	case r.deleted:
		return parts[3:]
	case r.Err != nil || m.h.game(r.Title) == nil:
		return parts[2:3]
	case r.Over:
		return parts[1:3]
	}
	return parts[:3]
}

// each is the height of a row in pixels.
func (m *matches) each() float64 {
	if m.tall {
		return 172 * m.u
	}
	return 104 * m.u
}

func (m *matches) panels() {
	u := m.ui
	m.shade(dusk)
	r := m.wide(16, 1100, m.height-32)
	u.Plate(r)
	in := r.Pad(36*m.u, 24*m.u, 30*m.u, 24*m.u)
	u.Text(m.h.text("ui.title.matches"), u.Title().Sized(34*m.u), in.Pad(0, 0, 170*m.u, 0), paint.Left)
	if n := len(m.rows); n > 0 {
		u.Label(m.h.text("ui.count.matches", localization.Count("n", n)), u.Heading(), paint.R(in.X, in.Y, in.W, 44*m.u), paint.Right)
	}
	u.Rule(in.X, in.Right(), in.Y+54*m.u)
	box := in.Pad(0, 68*m.u, 0, 68*m.u)
	m.list(box)
	u.Group("done")
	if u.Button("back", paint.R(in.X, in.Bottom()-52*m.u, 180*m.u, 52*m.u), panel.Button{Label: m.h.text("ui.back")}).Clicked {
		m.h.pop(m)
	}
}

// list shows as many whole rows as the page holds.
func (m *matches) list(box paint.Rect) {
	u := m.ui
	u.Group("matches")
	if len(m.rows) == 0 {
		u.Text(m.nothing(), u.Body().Sized(20*m.u), box.Pad(0, box.H*.3, 0, 0), paint.Centre)
		return
	}
	each := m.each()
	m.fit = max(1, int(box.H/each))
	box.H = float64(m.fit) * each
	u.Scroll("matches", box, each*float64(len(m.rows)), func(y float64) {
		m.first = int((box.Y-y)/each + .5)
		for i := m.first; i < min(m.first+m.fit, len(m.rows)); i++ {
			m.row(i, paint.R(box.X, box.Y+float64(i-m.first)*each, box.W-16*m.u, each))
		}
	})
}

// nothing says why no match is on the page.
func (m *matches) nothing() string {
	switch {
	case m.h.store == nil:
		return m.h.text("ui.matches.unkept")
	case m.failed != nil:
		return m.h.refusal(m.h.text("ui.title.matches"), m.failed) + ". " + m.h.text("ui.matches.disk")
	}
	return m.h.text("ui.matches.empty")
}

// row paints one match.
func (m *matches) row(i int, box paint.Rect) {
	u, e, k := m.ui, &m.rows[i], m.u
	u.Canvas().Fill(paint.RectPath(paint.R(box.X, box.Bottom()-max(1, .8*k), box.W, max(1, .8*k))), paint.Solid(u.Theme.Gilt.Alpha(.3)))
	buttons := m.offered(i)
	words := box.Pad(0, 9*k, float64(len(buttons))*138*k+14*k, 9*k)
	b := paint.R(box.Right()-float64(len(buttons))*138*k, box.Centre().Y-24*k, 130*k, 48*k)
	if m.tall {
		words = box.Pad(0, 9*k, 0, 68*k)
		b.X, b.Y = box.X, box.Bottom()-62*k
	}
	head, lines := m.described(&e.Entry)
	if e.deleted {
		lines = []string{m.h.text("ui.matches.deleted")}
	}
	st := u.Heading()
	if e.deleted {
		st.Color = u.Theme.Secondary
	}
	u.Label(head, st, paint.R(words.X, words.Y, words.W, 26*k), paint.Left)
	each := (words.H - 28*k) / float64(len(lines))
	for n, l := range lines {
		st := u.Aside().Sized(15.5 * k)
		if n == 0 && !e.deleted {
			st.Color = u.Theme.Text
		}
		u.Label(l, st, paint.R(words.X, words.Y+28*k+float64(n)*each, words.W, each), paint.Left)
	}
	for _, part := range buttons {
		face := panel.Button{Label: m.h.text("ui.matches." + part)}
		if part == "delete" {
			face.Look = panel.Bare
		}
		if u.Button(m.id(i, part), b, face).Clicked {
			m.press(i, part)
		}
		b.X += 138 * k
	}
}

func (m *matches) press(i int, part string) {
	switch part {
	case "resume":
		m.h.resume(m.rows[i].Name)
	case "watch":
		m.watch(m.rows[i].Name)
	case "delete":
		m.remove(i)
	case "restore":
		m.restore(i)
	}
}

// remove moves a match to the trash.
func (m *matches) remove(i int) {
	if err := m.h.store.Delete(m.rows[i].Name); err != nil {
		m.h.tell(m.h.unmoved(m.rows[i].Name, err))
		return
	}
	m.rows[i].deleted = true
	m.ui.SetFocus(m.id(i, "restore"))
}

// restore takes that back.
func (m *matches) restore(i int) {
	if err := m.h.store.Restore(m.rows[i].Name); err != nil {
		m.h.tell(m.h.unmoved(m.rows[i].Name, err))
		return
	}
	m.rows[i].deleted = false
	m.ui.SetFocus(m.id(i, m.offered(i)[0]))
}

// watch opens a match for watching. One that cannot be played is set aside.
func (m *matches) watch(name string) {
	rec, err := m.h.store.Read(name)
	if err != nil {
		m.h.tell(m.h.refusal(name, err))
		m.refresh()
		return
	}
	r, err := m.h.game(rec.Title).Watch(rec, m.h.seating(rec))
	if err != nil {
		m.h.tell(m.h.refusal(name, m.h.store.SetAside(name, err)))
		m.refresh()
		return
	}
	m.h.push(newReplay(m.h, rec.Title, r))
}

// described says what a match is: a head, and then line by line who played, when it
// began and how far it is; or why it cannot be opened, and what to do.
func (m *matches) described(e *store.Entry) (head string, lines []string) {
	h := m.h
	if e.Err != nil {
		return h.text("ui.matches.shut") + ": " + e.Name, []string{h.shut(e)}
	}
	if h.game(e.Title) == nil {
		return h.text("ui.matches.shut") + ": " + e.Name, []string{h.text("store.match.title", localization.Plain("file", e.Name))}
	}
	when := h.text("ui.matches.began", localization.Plain("when", h.date(e.Began)))
	if e.Began.IsZero() {
		when = h.text("ui.matches.changed", localization.Plain("when", h.date(e.Changed)))
	}
	key := "ui.matches.open"
	if e.Over {
		key = "ui.matches.over"
	}
	far := h.text(key, localization.Count("n", e.Actions))
	return h.text(e.Title + ".title"), []string{h.described(e), when + " · " + far}
}

// shut says why a match cannot be opened, and what to do.
func (h *house) shut(e *store.Entry) string {
	var broken *store.BrokenError
	var disk *store.DiskError
	why := h.refusal(e.Name, e.Err)
	switch {
	case errors.As(e.Err, &broken):
		return why + " " + h.text("ui.matches.broken")
	case errors.As(e.Err, &disk):
		return why + ". " + h.text("ui.matches.disk")
	}
	return why
}

// unmoved says why a match could not be thrown away or taken back.
func (h *house) unmoved(name string, err error) string {
	return h.text("store.match.unmoved", localization.Plain("file", name), localization.Plain("why", h.cause(err)))
}

// date is a time in the words of the language, as the clock showed it then and there.
func (h *house) date(t time.Time) string {
	return h.text("ui.date", localization.Plain("day", strconv.Itoa(t.Day())), localization.Key("month", "ui.month."+strconv.Itoa(int(t.Month()))),
		localization.Plain("year", strconv.Itoa(t.Year())), localization.Plain("time", t.Format("15:04")))
}
