package scenes

import (
	"math"

	"alibi/render/paint"
	"alibi/render/panel"
)

// bookPlan is where everything of the rulebook is, in pixels.
type bookPlan struct {
	w, h, u  float64
	narrow   bool       // the contents lie over the page when asked for
	stacked  bool       // the languages stand one above the other
	head     paint.Rect // title, search, close
	contents paint.Rect // the column of the sections
	cover    paint.Rect
	paper    paint.Rect // inside the cover
	page     paint.Rect // what scrolls
	bar      paint.Rect // the rail of the thumb
	running  paint.Rect // what stands above the page
	left     float64    // of the left column
	right    float64
	column   float64 // how wide each is
}

// narrowBelow is the width in pixels below which the languages are stacked; so they are
// when the columns would have less than leastColumn units.
const (
	narrowBelow = 900.0
	leastColumn = 210.0
	mostColumn  = 640.0
)

// bookUnit is how many pixels a unit of the book is: its words are read for long, so they
// are never smaller than type should be.
func bookUnit(w, h float64) float64 {
	return max(panel.Least/panel.SizeBody, min(w/1280, h/720))
}

// planBook lays the book out in a window of w by h pixels.
func planBook(w, h, u float64) bookPlan {
	p := bookPlan{w: w, h: h, u: u}
	p.narrow = w < narrowBelow || w/u < 860
	edge, gap := 20*u, 16*u
	p.head = paint.R(0, 0, w, 74*u)
	if p.narrow {
		edge, gap = 8*u, 8*u
		p.head.H = 128 * u
	}
	body := paint.R(edge, p.head.H, w-2*edge, h-p.head.H-edge)
	p.contents, p.cover = body, body
	if !p.narrow {
		p.contents.W = 262 * u
		p.cover = body.Pad(p.contents.W+gap, 0, 0, 0)
	}
	p.pages(p.narrow)
	if !p.stacked && p.column > mostColumn*u { // lines too long to read
		over := 2 * (p.column - mostColumn*u)
		p.cover = p.cover.Pad(over/2, 0, over/2, 0)
		if !p.narrow {
			p.contents.X += over / 2
		}
		p.pages(false)
	}
	p.column = max(p.column, 3*panel.SizeBody*u) // a window of a few pixels has no room, but lays out
	for _, r := range []*paint.Rect{&p.head, &p.contents, &p.cover, &p.paper, &p.page, &p.bar, &p.running} {
		*r = r.Snap()
	}
	return p
}

// pages lays out what is inside the cover.
func (p *bookPlan) pages(stacked bool) {
	u := p.u
	side, gutter, border := 34*u, 62*u, 9*u
	if p.narrow {
		side, border = 16*u, 6*u
	}
	p.stacked = stacked
	p.paper = p.cover.Inset(border)
	top := 44 * u
	if p.paper.H < 260*u { // a low window keeps what it has for the words
		top = 30 * u
	}
	p.running = paint.R(p.paper.X+side, p.paper.Y+4*u, p.paper.W-2*side, top-8*u)
	p.page = p.paper.Pad(0, top, 0, 10*u)
	p.bar = paint.R(p.paper.Right()-side/2-4*u, p.page.Y+4*u, 8*u, p.page.H-8*u)
	p.left = math.Round(p.paper.X + side)
	p.column = math.Floor(p.paper.W - 2*side)
	if p.stacked {
		p.right = p.left
		return
	}
	p.column = math.Floor((p.paper.W - 2*side - gutter) / 2)
	p.right = math.Round(p.left + p.column + gutter)
	if p.column < leastColumn*u {
		p.pages(true)
	}
}

// columns is how many columns stand side by side.
func (p *bookPlan) columns() int {
	if p.stacked {
		return 1
	}
	return 2
}

// columnX is the left edge of a column.
func (p *bookPlan) columnX(col int) float64 {
	if col == 0 {
		return p.left
	}
	return p.right
}

// spine is the middle between the pages.
func (p *bookPlan) spine() float64 { return (p.left + p.column + p.right) / 2 }
