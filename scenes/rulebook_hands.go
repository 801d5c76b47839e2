package scenes

import (
	"math"
	"strings"

	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
)

// bookSearch is what is searched for and what was found.
type bookSearch struct {
	index *localization.Index
	text  string
	hits  []localization.Hit
	lines []int       // by hit
	byRow map[int]int // hits by line
	now   int         // the hit that is shown
	// origin is the line at the top of the page when the search began; places below it
	// come first.
	origin int
}

// at is the hit in a line, or nil.
func (s *bookSearch) at(line int) *localization.Hit {
	if i, ok := s.byRow[line]; ok {
		return &s.hits[i]
	}
	return nil
}

// current says that a line is the place that is shown.
func (s *bookSearch) current(line int) bool { return len(s.hits) > 0 && s.lines[s.now] == line }

// find takes up a change of what is searched for and goes to the first place at or below
// the one where the search began.
func (r *rulebook) find() {
	s := &r.search
	if len(s.hits) == 0 {
		s.origin = r.scroll.line(r.scroll.at)
	}
	r.refind()
	for i, line := range s.lines {
		if line >= s.origin {
			s.now = i
			break
		}
	}
	if len(s.hits) > 0 {
		r.goTo(s.lines[s.now])
	}
}

// refind searches again.
func (r *rulebook) refind() {
	s := &r.search
	if s.index == nil {
		s.index = r.h.cat.Index(r.title, r.langs[0], r.langs[1])
	}
	s.hits, s.now, s.lines, s.byRow = s.index.Find(s.text), 0, s.lines[:0], map[int]int{}
	for i := range s.hits {
		line := r.lineOf[s.hits[i].Clause]
		s.lines = append(s.lines, line)
		s.byRow[line] = i
	}
	r.scroll.edition++
}

// step goes to the next place, or back to the one before.
func (r *rulebook) step(by int) {
	s := &r.search
	if len(s.hits) == 0 {
		return
	}
	s.now = (s.now + by + len(s.hits)) % len(s.hits)
	r.scroll.edition++
	r.goTo(s.lines[s.now])
	r.point(s.lines[s.now])
}

// steer takes the wheel and the keys that move the page, and leaves the rest to the
// controls.
func (r *rulebook) steer(in *Hands) panel.Input {
	out := in.Input
	out.Keys = nil
	if !in.Away && in.Wheel != 0 && !r.overList(in.Pointer) {
		r.scroll.by(-in.Wheel * 84 * r.u)
	}
	for _, k := range in.Keys {
		if !r.moves(k) {
			out.Keys = append(out.Keys, k)
		}
	}
	if len(in.Runes) == 1 && in.Runes[0] == '/' && r.ui.Focus() != searchField {
		r.ui.SetFocus(searchField)
		out.Runes = nil
	}
	return out
}

// overList says that the contents are under a place.
func (r *rulebook) overList(at paint.Point) bool {
	return (!r.plan.narrow || r.drawer) && r.plan.contents.Contains(at)
}

// moves takes a key if it moves the page: the page keys always, the others unless a
// control has the focus that wants them.
func (r *rulebook) moves(k panel.Key) bool {
	switch k {
	case panel.KeyPageDown:
		r.scroll.by(r.plan.page.H * .9)
		return true
	case panel.KeyPageUp:
		r.scroll.by(-r.plan.page.H * .9)
		return true
	}
	focus := r.ui.Focus()
	switch {
	case focus == searchField:
		return r.movesInSearch(k)
	case focus == "" || focus == "rules/page" || strings.HasPrefix(focus, "ruling/"):
		return r.movesOnPage(k)
	}
	return r.ends(k)
}

// movesInSearch goes from place to place while words are typed.
func (r *rulebook) movesInSearch(k panel.Key) bool {
	switch k {
	case panel.KeyEnter, panel.KeyDown:
		r.step(1)
	case panel.KeyUp:
		r.step(-1)
	default:
		return false
	}
	return true
}

// movesOnPage scrolls by a few lines, or by sections.
func (r *rulebook) movesOnPage(k panel.Key) bool {
	switch k {
	case panel.KeyDown:
		r.scroll.by(64 * r.u)
	case panel.KeyUp:
		r.scroll.by(-64 * r.u)
	case panel.KeyRight:
		r.goTo(r.chapters[min(r.section()+1, len(r.chapters)-1)])
	case panel.KeyLeft:
		r.goTo(r.chapters[max(r.section()-1, 0)])
	default:
		return r.ends(k)
	}
	return true
}

// ends goes to the beginning or the end of the book.
func (r *rulebook) ends(k panel.Key) bool {
	switch k {
	case panel.KeyHome:
		r.scroll.show(0, 0)
	case panel.KeyEnd:
		r.scroll.show(len(r.scroll.lines)-1, 0)
	default:
		return false
	}
	return true
}

// thumb is the grip of the rail and how far it can go, in pixels.
func (r *rulebook) thumb() (grip paint.Rect, way float64) {
	bar := r.plan.bar
	total, above := r.scroll.extent(r.scroll.at)
	length := min(bar.H, max(34*r.u, bar.H*r.plan.page.H/total))
	way = bar.H - length
	share := 0.0
	if total > r.plan.page.H {
		share = min(1, max(0, above/(total-r.plan.page.H)))
	}
	return paint.R(bar.X, math.Round(bar.Y+way*share), bar.W, math.Round(length)), way
}

// haul drags the thumb.
func (r *rulebook) haul(in *panel.Input) {
	if !in.Down {
		r.dragging = false
	}
	if in.Pressed && !in.Away && !r.drawer && r.plan.bar.Inset(-6*r.u).Contains(in.Pointer) {
		grip, _ := r.thumb()
		r.dragging, r.grabbed = true, grip.H/2
		if in.Pointer.Y >= grip.Y && in.Pointer.Y < grip.Bottom() {
			r.grabbed = in.Pointer.Y - grip.Y
		}
	}
	if !r.dragging {
		return
	}
	r.scroll.more(len(r.scroll.lines)) // all must be set for the thumb to stay in the hand
	if _, way := r.thumb(); way > 0 {
		r.scroll.drag(min(1, max(0, (in.Pointer.Y-r.grabbed-r.plan.bar.Y)/way)))
	}
}
