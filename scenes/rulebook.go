package scenes

import (
	"math"

	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
)

// rulebook is the book of a title's rules: Polish left, English right, each clause on the
// same line, with a search in both.
type rulebook struct {
	sheet
	title    string
	sections []localization.Section
	langs    [2]localization.Lang // left and right
	chapters []int                // the lines of the headings, by section
	lineOf   map[string]int       // by clause
	scroll   bookScroll
	search   bookSearch
	plan     bookPlan
	arranged bookState
	opened   int // the line at which the book opens

	entries    []bookEntry // the contents
	contentsAt float64
	followed   int // the section that the contents show
	lastFocus  string
	drawer     bool // the contents lie over the page
	leave      bool

	dragging bool
	grabbed  float64 // how far below the top of the thumb
	pulsed   int     // the line that is pointed out
	pulse    int     // for how many ticks more

	ground, running, list, rail, glow *paint.Layer
	tiles                             [tileSlots]bookTile
	tileH                             float64
}

// bookState is everything on which the layout of the book depends.
type bookState struct {
	plan  bookPlan
	lang  localization.Lang
	both  bool
	theme panel.Theme
}

// newRulebook opens a title's book at a clause; "" and what is no clause open it at its
// beginning.
func newRulebook(h *house, title, clause string) *rulebook {
	r := &rulebook{
		sheet: newSheet(h, "rules"), title: title, lineOf: map[string]int{}, followed: -1,
		ground: paint.NewLayer("rules/ground"), running: paint.NewLayer("rules/running"), list: paint.NewLayer("rules/contents"),
		rail: paint.NewLayer("rules/rail"), glow: paint.NewLayer("rules/glow"),
	}
	for i := range r.tiles {
		r.tiles[i].layer = paint.NewLayer("rules/page")
	}
	for _, s := range h.cat.Rules() {
		if s.Game == title {
			r.sections = append(r.sections, s)
		}
	}
	r.read()
	if i, ok := r.lineOf[clause]; ok {
		r.opened = i
		r.point(i)
	}
	return r
}

// read takes up the words of the book; what is set is set anew by who calls it.
func (r *rulebook) read() {
	r.langs = [2]localization.Lang{localization.Polish, localization.English}
	if r.h.lang == localization.Pseudo {
		r.langs[1] = localization.Pseudo
	}
	lines := linesOf(r.h.cat, r.sections, r.langs)
	s := &r.scroll
	s.lines = lines
	if len(s.sets) != len(lines) {
		s.sets, s.tops = make([]bookSet, len(lines)), make([]float64, len(lines)+1)
	}
	s.set, s.guess = r.setLine, r.guess
	r.chapters = r.chapters[:0]
	for i, l := range lines {
		if l.clause == "" {
			r.chapters = append(r.chapters, i)
		} else {
			r.lineOf[l.clause] = i
		}
	}
	r.search.index = nil
}

// tick takes one tick.
func (r *rulebook) tick(in *Hands) {
	if in.Lang && r.ui.Focus() != searchField {
		r.h.nextLang()
	}
	r.arrange()
	hands := r.steer(in)
	r.haul(&hands)
	r.scroll.glide(r.ui.Reduced)
	r.scroll.more(setsPerTick)
	r.pulse = max(0, r.pulse-1)
	r.ui.Begin(hands, r.u, paint.R(0, 0, r.h.w, r.h.h))
	r.paint()
	r.ui.End(r.tips)
	if r.ui.Pressed(panel.KeyEsc) {
		r.leave = !r.drawer
		r.drawer = false
	}
	if r.leave {
		r.leave = false
		r.h.pop(r)
	}
}

// arrange lays the book out anew when the window, the language or the theme are others.
func (r *rulebook) arrange() {
	r.u = bookUnit(r.h.w, r.h.h)
	r.width, r.height = r.h.w/r.u, r.h.h/r.u
	mode, _ := localization.ParseMode(r.h.options.Lang)
	now := bookState{planBook(r.h.w, r.h.h, r.u), r.h.lang, mode == localization.Both, r.h.theme}
	was := r.arranged
	if now == was {
		return
	}
	if (now.lang == localization.Pseudo) != (r.langs[1] == localization.Pseudo) {
		r.read()
		r.refind()
	}
	r.arranged, r.plan = now, now.plan
	r.ui.Theme, r.ui.BodySize = now.theme, panel.SizeBody
	r.tileH = max(64, math.Ceil(r.plan.page.H/3))
	if was.plan.u == 0 {
		r.scroll.height = r.plan.page.H
		r.scroll.open(r.opened, r.margin(r.opened))
	} else {
		r.scroll.renew(r.plan.page.H)
	}
	r.drawer = r.drawer && r.plan.narrow
	r.listContents()
	r.followed = -1
	r.ground.Record(paint.R(0, 0, r.h.w, r.h.h), func(c *paint.Canvas) {
		r.ui.Unit = r.u
		r.ui.On(c)
		r.paintGround(c)
	})
}

// reading is the languages in which the contents are listed, the first one larger.
func (r *rulebook) reading() []localization.Lang {
	if !r.arranged.both {
		return []localization.Lang{r.h.lang}
	}
	other := r.langs[0]
	if r.h.lang == other {
		other = r.langs[1]
	}
	return []localization.Lang{r.h.lang, other}
}

// margin is how far below the top of the page a line comes to lie when it is gone to.
func (r *rulebook) margin(i int) float64 {
	if r.scroll.lines[i].clause == "" {
		return -.5 * spanChapter * r.u
	}
	return math.Round(r.plan.page.H * .16)
}

// goTo glides to a line, on a page that can be seen.
func (r *rulebook) goTo(i int) {
	r.drawer = false
	r.scroll.show(i, r.margin(i))
}

// point points a line out once.
func (r *rulebook) point(i int) { r.pulsed, r.pulse = i, pulseTicks }

// section is the section at the top of the page; at the end of the book, the last one.
func (r *rulebook) section() int {
	if r.scroll.ended() {
		return len(r.sections) - 1
	}
	return r.scroll.lines[r.scroll.line(r.scroll.at+60*r.u)].section
}

// example is a clause to name where one is asked for.
func (r *rulebook) example() string { return r.sections[r.section()].Clauses[0] }

// suit takes up the language in the next tick.
func (r *rulebook) suit() {}

func (r *rulebook) busy() bool {
	return r.ui.Busy() || !r.scroll.still() || !r.scroll.whole() || r.pulse > 0
}

// frame lists the book: what stays, what glides over it, what floats above.
func (r *rulebook) frame(f *paint.Frame) {
	f.Back = r.h.theme.Lacquer
	f.Add(r.ground)
	f.Within(r.plan.page)
	r.showGlow(f)
	r.showTiles(f)
	f.Within(paint.Rect{})
	f.Add(r.running)
	f.Add(r.rail)
	if !r.plan.narrow || r.drawer {
		f.Add(r.list)
	}
	f.Add(r.layer)
	f.Add(r.tips)
}

// langKey is the end of the key of a language's name.
func langKey(l localization.Lang) string {
	if l == localization.Polish {
		return "pl"
	}
	return "en"
}
