package scenes

import (
	"math"

	"alibi/render/paint"
)

// bookScroll is the long page of the book. Lines are set only when they are needed: those
// from lo to hi are, counted from an anchor whose top is at 0, so that nothing that is
// seen moves while the rest is set.
type bookScroll struct {
	lines []bookLine
	sets  []bookSet
	// tops[i] is the top of line i, for lo <= i <= hi; the last one is the bottom.
	tops   []float64
	lo, hi int
	at     float64 // what the top of the page shows
	goal   float64 // where it glides to
	height float64 // of the page
	// edition counts what makes everything that was painted old.
	edition int
	set     func(*bookLine) bookSet
	guess   func(*bookLine) float64
}

// setsPerTick is how many lines are set in an idle tick until all are.
const setsPerTick = 8

// sized is the line, set.
func (s *bookScroll) sized(i int) *bookSet {
	if s.sets[i].h == 0 {
		s.sets[i] = s.set(&s.lines[i])
	}
	return &s.sets[i]
}

// renew forgets how the lines were set and keeps what stands at the top of the page.
func (s *bookScroll) renew(height float64) {
	i, share := 0, 0.0
	if s.hi > s.lo {
		i = s.line(s.at)
		share = (s.at - s.tops[i]) / s.sets[i].h
	}
	clear(s.sets)
	s.height = height
	s.anchor(i)
	s.at = math.Round(share * s.sized(i).h)
	s.goal = s.at
	s.keep()
}

// anchor makes a line the one that the others are counted from.
func (s *bookScroll) anchor(i int) {
	s.lo, s.hi = i, i
	s.tops[i] = 0
	s.edition++
}

// grow sets the lines between two heights.
func (s *bookScroll) grow(from, to float64) {
	for s.hi < len(s.lines) && s.tops[s.hi] < to {
		s.down()
	}
	for s.lo > 0 && s.tops[s.lo] > from {
		s.up()
	}
}

func (s *bookScroll) down() {
	s.tops[s.hi+1] = s.tops[s.hi] + s.sized(s.hi).h
	s.hi++
}

func (s *bookScroll) up() {
	s.lo--
	s.tops[s.lo] = s.tops[s.lo+1] - s.sized(s.lo).h
}

// whole says that every line is set.
func (s *bookScroll) whole() bool { return s.lo == 0 && s.hi == len(s.lines) }

// more sets n lines more, below and above in turn.
func (s *bookScroll) more(n int) {
	for range n {
		if s.hi < len(s.lines) {
			s.down()
		}
		if s.lo > 0 {
			s.up()
		}
	}
}

// keep holds the page within the book.
func (s *bookScroll) keep() {
	s.at, s.goal = s.kept(s.at), s.kept(s.goal)
}

func (s *bookScroll) kept(y float64) float64 {
	s.grow(y, y+s.height)
	if s.hi == len(s.lines) {
		y = min(y, s.tops[s.hi]-s.height)
	}
	s.grow(y, y+s.height)
	if s.lo == 0 {
		y = max(y, s.tops[0])
	}
	return y
}

// line is the line at a height that is set.
func (s *bookScroll) line(y float64) int {
	lo, hi := s.lo, s.hi-1
	for lo < hi {
		mid := (lo + hi + 1) / 2
		if s.tops[mid] <= y {
			lo = mid
		} else {
			hi = mid - 1
		}
	}
	return lo
}

// by moves the goal.
func (s *bookScroll) by(d float64) { s.goal = s.kept(s.goal + d) }

// show glides to a line, which comes to lie a little below the top of the page. What is
// far away is not passed line by line.
func (s *bookScroll) show(i int, margin float64) {
	above := i < s.line(s.at)
	if i < s.lo || i >= s.hi {
		s.anchor(i)
		s.goal = s.kept(s.tops[i] - margin)
		s.at = s.goal - s.height
		if above {
			s.at = s.goal + s.height
		}
	} else {
		s.goal = s.kept(s.tops[i] - margin)
	}
	s.at = s.kept(max(s.goal-s.height, min(s.goal+s.height, s.at)))
}

// open puts a line a little below the top of the page at once.
func (s *bookScroll) open(i int, margin float64) {
	s.anchor(i)
	s.at = s.kept(-margin)
	s.goal = s.at
}

// glide moves one tick towards the goal; at once with reduced motion.
func (s *bookScroll) glide(reduced bool) {
	d := s.goal - s.at
	if reduced || math.Abs(d) < 1 {
		s.at = s.goal
	} else {
		s.at += d * .26
	}
	s.keep()
}

// ended says that the end of the book is on the page.
func (s *bookScroll) ended() bool {
	return s.hi == len(s.lines) && s.at >= s.tops[s.hi]-s.height-1
}

// still says that the page does not move.
func (s *bookScroll) still() bool { return s.at == s.goal }

// extent is how high the whole book is and how much of it lies above a height; lines
// that are not set yet count by guess.
func (s *bookScroll) extent(y float64) (total, above float64) {
	for i := range s.lines {
		h := s.sets[i].h
		if h == 0 {
			h = s.guess(&s.lines[i])
		}
		if i < s.lo {
			above += h
		}
		total += h
	}
	return total, above + y - s.tops[s.lo]
}

// drag puts the page at a share of its way, 0 to 1.
func (s *bookScroll) drag(share float64) {
	s.more(len(s.lines))
	s.at = math.Round(s.tops[0] + share*(s.tops[len(s.lines)]-s.tops[0]-s.height))
	s.goal = s.at
	s.keep()
}

// seen calls f with every line on the page and where on the screen its top is.
func (s *bookScroll) seen(page paint.Rect, f func(i int, y float64)) {
	at := math.Round(s.at)
	for i := s.line(at); i < s.hi && s.tops[i] < at+page.H; i++ {
		f(i, page.Y+s.tops[i]-at)
	}
}
