package card

import (
	"fmt"
	"math"

	"alibi/render/paint"
)

// Text is what a card says. Any part may be empty.
type Text struct {
	Title  string // on the ribbon
	Second string // below it: the title in the second language
	Rule   string // the rule, **emphasis** in the colour of the card
	Aside  string // the rule in the second language
	Foot   string // the caption, set in capitals
}

// Face is the open side of a card.
type Face struct {
	ID     string // names Picture, Banner and Row in the key of the Art
	Text   Text
	Colour paint.Color
	// Picture paints what stands in the medallion: its middle and radius. The
	// paper around is bare down to room below the middle.
	Picture func(p *paint.Pix, c paint.Point, r float64)
	// Banner replaces the ribbon.
	Banner func(p paint.Painter, box paint.Rect)
	On     paint.Color // colour of the title; zero = cream
	// Row stands between medallion and rule: points, signs.
	Row func(p paint.Painter, box paint.Rect)
}

// Art is the card as a picture.
func (f Face) Art(w, h int) *paint.Art {
	return &paint.Art{
		Key: fmt.Sprintf("card/%s/%+v/%v/%dx%d", f.ID, f.Text, f.Colour, w, h), W: w, H: h,
		Paint: func(p *paint.Pix) { f.paint(p, paint.R(0, 0, float64(w), float64(h))) },
	}
}

// plan is where the parts of a card lie, pixels.
type plan struct {
	k                         float64 // scale against Width
	sheet                     paint.Rect
	ribbon                    paint.Rect
	centre                    paint.Point
	radius                    float64
	row, rule, foot           paint.Rect
	label                     paint.Rect  // inside the ribbon
	titleText                 paint.Block // of a card without a second title
	narrow                    float64     // its width against what its letters would take
	ruleText, asideText       paint.Block
	hasTitle, hasRule, hasRow bool
}

func (f Face) paint(p *paint.Pix, box paint.Rect) {
	l := f.plan(box)
	sheet := Border(p, box, Gilt)
	if !l.hasTitle && box.W < 60 {
		f.tiny(p, sheet)
		return
	}
	Paper(p, sheet, len(f.ID))
	if l.hasRule {
		corners(p, sheet, f.Colour.Mix(Gilt, .35))
	}
	Medallion(p, l.centre, l.radius, f.Colour, true)
	if f.Picture != nil {
		f.Picture(p, l.centre, l.radius)
	}
	if l.hasTitle {
		f.banner(p, &l)
	}
	if l.hasRow {
		f.Row(p, l.row)
	}
	if l.hasRule {
		f.text(p, &l)
	}
}

// tiny is a card that only shows its sign.
func (f Face) tiny(p *paint.Pix, sheet paint.Rect) {
	path := paint.RoundRect(sheet, 1.5)
	p.Fill(path, paint.Linear(paint.Pt(0, sheet.Y), paint.Pt(0, sheet.Bottom()), paint.Ramp(f.Colour.Lighter(.16), f.Colour.Darker(.3))...))
	if f.Picture != nil {
		p.Push(paint.Identity())
		p.Clip(path)
		f.Picture(p, sheet.Centre(), math.Min(sheet.W, sheet.H)*.74)
		p.Pop()
	}
}

// plan lays the card out: text first takes room from the medallion, then gets
// smaller.
func (f Face) plan(box paint.Rect) plan {
	k := box.W / Width
	in := 10.8 * k
	l := plan{k: k, sheet: box.Inset(in)}
	l.hasTitle = f.Text.Title != "" && box.W >= 46
	l.hasRule = (f.Text.Rule != "" || f.Text.Foot != "") && box.W >= 180
	l.hasRow = f.Row != nil && box.W >= 180
	top := l.sheet.Y + 8*k
	if l.hasTitle {
		if f.name(&l, box); l.hasTitle {
			top = l.ribbon.Bottom() + 6*k
		}
	}
	bottom := l.sheet.Bottom() - 6*k
	if !l.hasRule {
		f.disc(&l, top, bottom)
		return l
	}
	l.foot = paint.R(l.sheet.X+34*k, l.sheet.Bottom()-31*k, l.sheet.W-68*k, 20*k)
	rowH := 0.0
	if l.hasRow {
		rowH = 34 * k
	}
	width := l.sheet.W - 44*k
	room := l.foot.Y - top - rowH
	least := room * .36 // of the height for the medallion
	need := f.set(&l, width, room-least)
	f.disc(&l, top, l.foot.Y-need-rowH-14*k)
	l.row = paint.R(l.sheet.X+18*k, l.foot.Y-need-rowH-10*k, l.sheet.W-36*k, rowH)
	l.rule = paint.R(l.sheet.X+22*k, l.foot.Y-need, width, need)
	return l
}

// name makes room for the title. Small cards have a band instead of a ribbon
// with tails, so high that the title stays readable.
func (f Face) name(l *plan, box paint.Rect) {
	k := l.k
	l.ribbon = paint.R(box.X+7*k, box.Y+17*k, box.W-14*k, 56*k)
	if !l.hasRule || f.Text.Second == "" {
		f.title(l, box)
	}
	pad := math.Max(2, math.Min(l.ribbon.H*.34, 29*k))
	l.label = l.ribbon.Pad(pad, l.ribbon.H*.08, pad, l.ribbon.H*.10)
}

// disc puts the medallion between two heights.
func (f Face) disc(l *plan, top, bottom float64) {
	h := bottom - top
	l.radius = math.Min(h/2.12, l.sheet.W*.405)
	if l.hasRule {
		l.radius = math.Min(h/2.26, l.sheet.W*.355)
	}
	l.centre = paint.Pt(l.sheet.X+l.sheet.W/2, top+h/2)
}

// set breaks both rules into the width so that they take at most the given
// height, and says how much they take.
func (f Face) set(l *plan, width, room float64) float64 {
	k := l.k
	size := math.Max(18*k, math.Min(14, 18*k*1.25))
	for ; ; size -= .5 {
		st := paint.Style{Face: paint.Medium, Size: size, Color: Ink, Strong: f.Colour.Darker(.15), Leading: 1.22}
		aside := paint.Style{Face: paint.Italic, Size: size * .86, Color: faded, Strong: faded, Leading: 1.2}
		l.ruleText, l.asideText = paint.Block{}, paint.Block{}
		need := 17 * k
		if f.Text.Rule != "" {
			l.ruleText = paint.Wrap(f.Text.Rule, st, width)
			need += l.ruleText.H
		}
		if f.Text.Aside != "" {
			l.asideText = paint.Wrap(f.Text.Aside, aside, width)
			need += l.asideText.H + 6*k
		}
		wide := math.Max(l.ruleText.W, l.asideText.W) > width+.01
		if (need <= room && !wide) || size < 5 {
			return need
		}
	}
}

// banner writes the title, and the second title below it.
func (f Face) banner(p paint.Painter, l *plan) {
	b := l.ribbon
	switch {
	case f.Banner != nil:
		f.Banner(p, b)
	case b.W < 100:
		band(p, b, f.Colour)
	default:
		Ribbon(p, b, f.Colour)
	}
	on := f.On
	if on.A == 0 {
		on = cream
	}
	if len(l.titleText.Rows) > 0 {
		l.write(p, on)
		return
	}
	upper, lower := l.label, l.label
	upper.H = l.label.H * .62
	lower.Y, lower.H = l.label.Y+l.label.H*.60, l.label.H*.38
	fitted(p, f.Text.Title, paint.Style{Face: paint.Title, Size: b.H * .44, Color: on, Leading: 1.02}, upper)
	fitted(p, f.Text.Second, paint.Style{Face: paint.Place, Size: b.H * .255, Color: on.Mix(Gilt, .30), Leading: 1.02}, lower)
}

// fitted sets a text into a box, smaller or in rows if it must.
func fitted(p paint.Painter, text string, st paint.Style, box paint.Rect) {
	if l := oneLine(text, st, box.W); l != nil {
		p.Text(l, paint.Pt(box.X+(box.W-l.Width)/2, box.Y+(box.H+l.CapHeight)/2), st.Color)
		return
	}
	b, _ := paint.Fit(text, st.Sized(st.Size*.8), box.W, box.H, 3)
	b.DrawIn(p, box, paint.Centre)
}

// oneLine is a text in one line of at most a width, not much smaller than it
// should be; nil if that is not possible.
func oneLine(text string, st paint.Style, width float64) *paint.Line {
	for size := st.Size; size > st.Size*.64; size -= .5 {
		if l := paint.Shape(text, st.Sized(size)); l.Width <= width {
			return l
		}
	}
	return nil
}

// text sets the rules and the caption.
func (f Face) text(p paint.Painter, l *plan) {
	k := l.k
	y := l.rule.Y
	x0, x1, m := l.sheet.X+20*k, l.sheet.Right()-20*k, l.sheet.X+l.sheet.W/2
	line := paint.Pen{Width: math.Max(.7, 1*k)}
	p.Stroke(paint.NewPath(x0, y).Line(m-9*k, y).Move(m+9*k, y).Line(x1, y), line, paint.Solid(Ink.Alpha(.45)))
	p.Fill(paint.Polygon(paint.Coords(m, y-5*k, m+5*k, y, m, y+5*k, m-5*k, y)...), paint.Solid(f.Colour))
	y += 8 * k
	l.ruleText.Draw(p, paint.Pt(l.rule.X, y), l.rule.W, paint.Left)
	y += l.ruleText.H + 6*k
	l.asideText.Draw(p, paint.Pt(l.rule.X, y), l.rule.W, paint.Left)
	if f.Text.Foot != "" {
		fitted(p, f.Text.Foot, paint.Style{Face: paint.Bold, Size: math.Max(11.5*k, math.Min(11, 13*k)), Track: 1.6 * k, Color: Ink.Alpha(.75)}, l.foot)
	}
}
