package scenes

import (
	"strings"

	"alibi/render/paint"
	"alibi/render/panel"
	"alibi/scenes/store"
)

// title is the first screen.
type title struct {
	sheet
	last *store.Entry // the match under way that was played last, if there is one
}

func newTitle(h *house) *title {
	t := &title{sheet: newSheet(h, "title")}
	t.refresh()
	return t
}

// refresh looks for the match to go on with.
func (t *title) refresh() {
	t.last = nil
	if t.h.store == nil {
		return
	}
	if e, ok := t.h.store.Last(); ok {
		t.last = &e
	}
	t.h.hear()
}

func (t *title) tick(in *Hands) {
	if in.Lang {
		t.h.nextLang()
	}
	t.poster()
	t.draw(in, t.panels)
	if in.Rules && t.h.top() == t {
		t.rules()
	}
}

// rules opens the rulebook of the first game.
func (t *title) rules() { t.h.push(newRulebook(t.h, t.h.games[0].Title.Name, "")) }

// titleButton is one line of the title's menu.
type titleButton struct {
	key   string
	under string
	look  panel.Look
	press func()
}

func (t *title) buttons() []titleButton {
	var all []titleButton
	start := panel.Bright
	if t.last != nil {
		all = append(all, titleButton{"ui.title.resume", t.h.described(t.last), panel.Bright, func() { t.h.resume(t.last.Name) }})
		start = panel.Quiet
	}
	return append(all,
		titleButton{"ui.title.new", "", start, func() { t.h.push(newNewGame(t.h, t.h.games[0])) }},
		titleButton{"ui.title.rules", "", panel.Quiet, t.rules},
		titleButton{"ui.title.matches", "", panel.Quiet, func() { t.h.push(newMatches(t.h)) }},
		titleButton{"ui.title.settings", "", panel.Quiet, func() { t.h.push(newSettings(t.h)) }},
		titleButton{"ui.title.quit", "", panel.Quiet, func() { t.h.quit = true }},
	)
}

func (t *title) panels() {
	u, c := t.ui, t.ui.Canvas()
	c.Fill(paint.RectPath(paint.R(0, 0, 900*t.u, t.h.h)), paint.Linear(paint.Pt(0, 0), paint.Pt(900*t.u, 0),
		paint.Stop{At: 0, Color: paint.Hex("#120b10").Alpha(.93)}, paint.Stop{At: .55, Color: paint.Hex("#120b10").Alpha(.72)}, paint.Stop{At: 1, Color: paint.Hex("#120b10").Alpha(0)}))
	top := t.head()
	u.Group("title")
	for _, b := range t.buttons() {
		high := 46.0
		if b.under != "" {
			high = 64
		}
		if u.Button("title/"+b.key, t.at(84, top, 330, high), panel.Button{Label: t.h.text(b.key), Under: b.under, Look: b.look}).Clicked {
			b.press()
		}
		top += high + 9
	}
	lang := t.h.text("ui.settings.language") + ": " + t.h.text("ui.lang."+t.h.manner().Tag())
	u.Group("language")
	if u.Button("title/ui.settings.language", t.at(84, t.height-64, 330, 44), panel.Button{Label: lang, Look: panel.Bare}).Clicked {
		t.h.nextLang()
	}
}

// head paints the name of the program and returns where the menu begins, in units.
func (t *title) head() float64 {
	u, c := t.ui, t.ui.Canvas()
	x, y := 84.0, t.height*.1
	big := paint.Style{Face: paint.Title, Size: 116 * t.u, Color: u.Theme.Heading}
	name := paint.Shape(t.h.text("ui.title.name"), big)
	at := paint.Pt(x*t.u, y*t.u+name.Ascent*.8)
	c.Push(paint.Translate(at.X, at.Y))
	c.Shadow(name.Outline(), 0, 6*t.u, 10*t.u, paint.Solid(paint.Color{A: 220}))
	c.Pop()
	c.Text(name, at, u.Theme.Heading)
	u.Rule(x*t.u, (x+330)*t.u, at.Y+24*t.u)
	tag := u.Body()
	tag.Face, tag.Size, tag.Color = paint.Place, 22*t.u, u.Theme.Text
	u.Text(t.h.text("ui.title.tagline"), tag, paint.R(x*t.u, at.Y+38*t.u, 470*t.u, 64*t.u), paint.Left)
	return at.Y/t.u + 112
}

// described says who plays a match.
func (h *house) described(e *store.Entry) string {
	return strings.Join(h.names(&e.Party), ", ")
}

// frame adds how far the pictures are that a match begins with.
func (t *title) frame(f *paint.Frame) {
	t.sheet.frame(f)
	t.h.progress(f, t.u)
}

func (t *title) busy() bool { return t.sheet.busy() || t.h.loading() }
