package scenes

import (
	"alibi/render/paint"
	"alibi/render/panel"
)

// title is the first screen.
type title struct{ sheet }

func newTitle(h *house) *title { return &title{newSheet(h, "title")} }

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

func (t *title) panels() {
	u, c := t.ui, t.ui.Canvas()
	left := paint.R(0, 0, 560*t.u, t.h.h)
	c.Fill(paint.RectPath(paint.R(0, 0, 900*t.u, t.h.h)), paint.Linear(paint.Pt(0, 0), paint.Pt(900*t.u, 0),
		paint.Stop{At: 0, Color: paint.Hex("#120b10").Alpha(.93)}, paint.Stop{At: .55, Color: paint.Hex("#120b10").Alpha(.72)}, paint.Stop{At: 1, Color: paint.Hex("#120b10").Alpha(0)}))
	x, y := 84.0, t.height*.16
	big := paint.Style{Face: paint.Title, Size: 128 * t.u, Color: u.Theme.Heading}
	name := paint.Shape(t.h.text("ui.title.name"), big)
	at := paint.Pt(x*t.u, y*t.u+name.Ascent*.8)
	c.Push(paint.Translate(at.X, at.Y))
	c.Shadow(name.Outline(), 0, 6*t.u, 10*t.u, paint.Solid(paint.Color{A: 220}))
	c.Pop()
	c.Text(name, at, u.Theme.Heading)
	u.Rule(left.X+x*t.u, left.X+(x+330)*t.u, at.Y+26*t.u)
	tag := u.Body()
	tag.Face, tag.Size, tag.Color = paint.Place, 23*t.u, u.Theme.Text
	u.Text(t.h.text("ui.title.tagline"), tag, paint.R(x*t.u, at.Y+42*t.u, 420*t.u, 80*t.u), paint.Left)
	u.Group("title")
	top := (at.Y + 150*t.u) / t.u
	for i, b := range []struct {
		key   string
		look  panel.Look
		press func()
	}{
		{"ui.title.new", panel.Bright, func() { t.h.push(newNewGame(t.h, t.h.games[0])) }},
		{"ui.title.rules", panel.Quiet, t.rules},
		{"ui.settings.language", panel.Quiet, t.h.nextLang},
		{"ui.title.quit", panel.Quiet, func() { t.h.quit = true }},
	} {
		label := t.h.text(b.key)
		if b.key == "ui.settings.language" {
			label += ": " + t.h.text("ui.lang."+t.h.lang.String())
		}
		if u.Button("title/"+b.key, t.at(x, top+float64(i)*72, 300, 58), panel.Button{Label: label, Look: b.look}).Clicked {
			b.press()
		}
	}
}

// frame adds how far the pictures are that a match begins with.
func (t *title) frame(f *paint.Frame) {
	t.sheet.frame(f)
	t.h.progress(f, t.u)
}

func (t *title) busy() bool { return t.sheet.busy() || t.h.loading() }
