package scenes

import (
	"math"
	"strings"

	"alibi/render/paint"
	"alibi/render/panel"
)

// paperGrain is a piece of paper that is laid side by side: fibres and specks.
var paperGrain = &paint.Art{Key: "rulebook/grain", W: grainSize, H: grainSize, Paint: func(p *paint.Pix) {
	size := paint.R(0, 0, grainSize, grainSize)
	p.Fill(paint.RectPath(size), paint.Grown(func(x, y float64) paint.Color {
		i, j := int(x), int(y)
		v := paint.Rand(i, j, 7)*.5 + paint.Rand(i/2, j/2, 8)*.3 + paint.Rand(i/5, j/3, 9)*.2
		if v > .5 {
			return paint.Color{R: 255, G: 250, B: 235, A: uint8((v - .5) * 60)}
		}
		return paint.Color{R: 70, G: 46, B: 20, A: uint8((.5 - v) * 60)}
	}))
	for i := range 46 {
		x, y := paint.Span(0, grainSize, i, 1), paint.Span(0, grainSize, i, 2)
		turn, long := paint.Span(0, 2*math.Pi, i, 3), paint.Span(4, 13, i, 4)
		s, c := math.Sincos(turn)
		fibre := paint.NewPath(x, y).Quad(x+c*long*.5+2, y+s*long*.5, x+c*long, y+s*long)
		p.Stroke(fibre, paint.Nib(.7), paint.Solid(paint.Color{R: 90, G: 60, B: 28, A: uint8(paint.Span(10, 34, i, 5))}))
	}
}}

const grainSize = 192

// paintGround draws what stays as it is while the book is open: the table, the plate of
// the contents, the cover, the paper.
func (r *rulebook) paintGround(c *paint.Canvas) {
	p, t, u := &r.plan, r.h.theme, r.u
	all := paint.R(0, 0, p.w, p.h)
	c.Fill(paint.RectPath(all), paint.Radial(all.Centre(), all.W*.72, all.H*.85, paint.Ramp(t.Lacquer.Lighter(.045), t.Lacquer.Darker(.5))...))
	if !p.narrow {
		r.ui.Plate(p.contents)
	}
	r.paintCover(c)
	r.paintPaper(c)
	hair := paint.Solid(t.Gilt.Mix(t.Ink, .3).Alpha(.7))
	y := p.page.Y - math.Round(4*u)
	for col := range p.columns() {
		c.Fill(paint.RectPath(paint.R(p.columnX(col), y, p.column, max(1, u))), hair)
	}
}

// paintCover draws the boards of the book: leather with a gilt line.
func (r *rulebook) paintCover(c *paint.Canvas) {
	p, t, u := &r.plan, r.h.theme, r.u
	leather := t.Danger.Mix(t.Lacquer, .66)
	board := paint.RoundRect(p.cover, 9*u)
	c.Shadow(board, 0, 5*u, 14*u, paint.Solid(paint.Color{A: 190}))
	c.Fill(board, paint.Linear(paint.Pt(0, p.cover.Y), paint.Pt(0, p.cover.Bottom()), paint.Ramp(leather.Lighter(.06), leather.Darker(.3))...))
	c.Stroke(paint.RoundRect(p.cover.Inset(3*u), 7*u), paint.Pen{Width: max(1, 1.1*u)}, paint.Solid(t.Gilt.Alpha(.85)))
}

// paintPaper draws the open pages: the edges of those below, the paper and its grain, and
// the fold.
func (r *rulebook) paintPaper(c *paint.Canvas) {
	p, t, u := &r.plan, r.h.theme, r.u
	paper := p.paper
	for i, dark := range [...]float64{.42, .14, .3, .08} {
		edge := paint.RoundRect(paper.Inset((float64(i)+.5)*u), 3*u)
		c.Stroke(edge, paint.Pen{Width: 1.1 * u}, paint.Solid(t.Parchment.Mix(t.Ink, dark)))
	}
	paper = paper.Inset(math.Round(3.5 * u))
	tone := func(dark float64) paint.Color { return t.Parchment.Mix(t.Ink, dark) }
	stops := []paint.Stop{{At: 0, Color: tone(.09)}, {At: .07, Color: tone(0)}, {At: .93, Color: tone(0)}, {At: 1, Color: tone(.09)}}
	if !p.stacked {
		fold := (p.spine() - paper.X) / paper.W
		stops = []paint.Stop{
			{At: 0, Color: tone(.09)}, {At: .05, Color: tone(0)}, {At: fold - .05, Color: tone(.03)}, {At: fold - .012, Color: tone(.16)}, {At: fold, Color: tone(.4)},
			{At: fold + .006, Color: tone(.2)}, {At: fold + .03, Color: tone(.06)}, {At: fold + .08, Color: tone(0)}, {At: .95, Color: tone(0)}, {At: 1, Color: tone(.09)},
		}
	}
	shape := paint.RoundRect(paper, 2*u)
	c.Fill(shape, paint.Linear(paint.Pt(paper.X, 0), paint.Pt(paper.Right(), 0), stops...))
	c.Push(paint.Identity())
	c.Clip(shape)
	for x := paper.X; x < paper.Right(); x += grainSize {
		for y := paper.Y; y < paper.Bottom(); y += grainSize {
			c.Sprite(paint.Sprite{Art: paperGrain, At: paint.Translate(x, y)})
		}
	}
	c.Pop()
	c.Inner(shape, 0, -3*u, 26*u, paint.Solid(t.Ink.Alpha(.34)))
}

// paintRunning draws what stands above the page: the languages, and the section that is
// open.
func (r *rulebook) paintRunning(c *paint.Canvas) {
	p, u := &r.plan, r.u
	k := inksOf(r.h.theme)
	head := &r.scroll.lines[r.chapters[r.section()]]
	small := paint.Style{Face: paint.Bold, Size: panel.Least * u, Color: k.label, Track: 2 * u}
	open := paint.Style{Face: paint.Place, Size: 16.5 * u, Color: k.rubric}
	for col := range p.columns() {
		box := paint.R(p.columnX(col), p.running.Y, p.column, p.running.H)
		side, l := paint.Right, r.langs[col]
		words := head.words[col]
		if p.stacked && r.h.lang != r.langs[0] {
			words = head.words[1]
		}
		if !p.stacked {
			name := paint.Shape(strings.ToUpper(r.h.cat.Text(l, "ui.lang."+langKey(l), nil)), small)
			x := box.X
			box.W -= name.Width + 18*u
			if col == 1 {
				x, side = box.Right()+18*u, paint.Left
			} else {
				box.X += name.Width + 18*u
			}
			c.Text(name, paint.Pt(x, box.Y+(box.H+name.CapHeight)/2), small.Color)
		} else {
			side = paint.Centre
		}
		paint.Label(c, words, open, box, side, panel.Least*u)
	}
}
