package scenes

import (
	"math"
	"unicode/utf8"

	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
)

// bookLine is one line of the book: a heading or a clause, in two languages.
type bookLine struct {
	section int
	clause  string // "" for a heading
	ruling  bool
	words   [2]string // left and right; in a narrow window above and below
}

// bookSet is a line as it is set in the columns at hand.
type bookSet struct {
	blocks [2]paint.Block
	h      float64 // with the space around it; 0: not set yet
}

// linesOf are the lines of a title's book in reading order.
func linesOf(cat *localization.Catalog, sections []localization.Section, langs [2]localization.Lang) []bookLine {
	var all []bookLine
	for i, s := range sections {
		head := bookLine{section: i}
		for j, l := range langs {
			head.words[j] = s.Title(l)
		}
		all = append(all, head)
		for _, clause := range s.Clauses {
			row := bookLine{section: i, clause: clause}
			for j, l := range langs {
				row.words[j], row.ruling, _ = cat.Rule(l, clause)
			}
			all = append(all, row)
		}
	}
	return all
}

// Sizes of the lines of the book, in units.
const (
	sizeChapter = 25.0
	spanLabel   = 22.0 // from the top of a clause to its words
	spanBelow   = 17.0 // below them
	spanBetween = 7.0  // between two languages that stand one above the other
	spanChapter = 30.0 // above a heading
	trackLabel  = 1.1
)

// bookInks are the colours on parchment.
type bookInks struct{ word, second, rubric, label, hair paint.Color }

func inksOf(t panel.Theme) bookInks {
	return bookInks{
		word: t.Ink, second: t.Ink.Mix(t.Parchment, .2), rubric: t.Danger.Mix(t.Ink, .42),
		label: t.Gilt.Mix(t.Ink, .6), hair: t.Ink.Alpha(.2),
	}
}

// styles are those of the words of a line in the left and in the right column.
func (r *rulebook) styles(heading bool) [2]paint.Style {
	k := inksOf(r.h.theme)
	if heading {
		st := paint.Style{Face: paint.Head, Size: sizeChapter * r.u, Color: k.rubric, Leading: 1.16}
		return [2]paint.Style{st, st.In(k.rubric.Mix(r.h.theme.Parchment, .12))}
	}
	st := paint.Style{Face: paint.Body, Size: panel.SizeBody * r.u, Color: k.word, Strong: k.rubric, Leading: 1.3}
	return [2]paint.Style{st, st.In(k.second)}
}

// label is the style of a clause's id.
func (r *rulebook) label() paint.Style {
	return paint.Style{Face: paint.Bold, Size: panel.Least * r.u, Color: inksOf(r.h.theme).label, Track: trackLabel * r.u}
}

// setLine breaks the words of a line into the columns; both languages begin on the same
// line, and the longer one says how high the pair is.
func (r *rulebook) setLine(l *bookLine) bookSet {
	var s bookSet
	u := r.u
	styles := r.styles(l.clause == "")
	for i := range s.blocks {
		s.blocks[i], _ = paint.Fit(l.words[i], styles[i], r.plan.column, math.Inf(1), styles[i].Size)
	}
	s.h = max(s.blocks[0].H, s.blocks[1].H)
	if r.plan.stacked {
		s.h = s.blocks[0].H + spanBetween*u + s.blocks[1].H
	}
	if l.clause == "" {
		s.h += (spanChapter + 22) * u
	} else {
		s.h += (spanLabel + spanBelow) * u
	}
	s.h = math.Round(s.h)
	return s
}

// guess is about how high a line will be, for the thumb before all are set.
func (r *rulebook) guess(l *bookLine) float64 {
	perRow := max(1, r.plan.column/(panel.SizeBody*r.u*.44))
	rows := func(i int) float64 { return math.Ceil(float64(len(l.words[i])) / perRow) }
	n := max(rows(0), rows(1))
	if r.plan.stacked {
		n = rows(0) + rows(1)
	}
	return (n*panel.SizeBody*1.3 + spanLabel + spanBelow) * r.u
}

// places are the top left corners of the two blocks of a line whose top is at y.
func (r *rulebook) places(l *bookLine, s *bookSet, y float64) [2]paint.Point {
	y += spanLabel * r.u
	if l.clause == "" {
		y += (spanChapter - spanLabel) * r.u
	}
	if r.plan.stacked {
		return [2]paint.Point{paint.Pt(r.plan.left, y), paint.Pt(r.plan.left, y+s.blocks[0].H+spanBetween*r.u)}
	}
	return [2]paint.Point{paint.Pt(r.plan.left, y), paint.Pt(r.plan.right, y)}
}

// paintLine draws a line with its top at y.
func (r *rulebook) paintLine(c *paint.Canvas, i int, y float64) {
	l, s := &r.scroll.lines[i], &r.scroll.sets[i]
	at := r.places(l, s, y)
	if l.clause == "" {
		r.paintChapter(c, s, at)
	} else {
		for col := range r.plan.columns() {
			r.paintLabel(c, l, col, y)
		}
		r.paintHits(c, i, at)
	}
	for j := range at {
		s.blocks[j].Draw(c, at[j], r.plan.column, paint.Left)
	}
}

// paintChapter draws the double line under a heading.
func (r *rulebook) paintChapter(c *paint.Canvas, s *bookSet, at [2]paint.Point) {
	hair := max(1, r.u)
	gilt := paint.Solid(r.h.theme.Gilt.Mix(r.h.theme.Ink, .3))
	low := max(at[0].Y+s.blocks[0].H, at[1].Y+s.blocks[1].H)
	y := math.Round(low + 5*r.u)
	for col := range r.plan.columns() {
		x := at[col].X
		c.Fill(paint.RectPath(paint.R(x, y, r.plan.column, 1.5*hair)), gilt)
		c.Fill(paint.RectPath(paint.R(x, y+math.Round(3*hair), r.plan.column, .75*hair)), gilt)
	}
}

// paintLabel draws the id of a clause, the sign of a ruling, and a thin line that parts
// the clause from the one above.
func (r *rulebook) paintLabel(c *paint.Canvas, l *bookLine, col int, y float64) {
	st := r.label()
	k := inksOf(r.h.theme)
	x, base := r.plan.columnX(col), y+spanLabel*r.u-6*r.u
	id := paint.Shape(l.clause, st)
	c.Text(id, paint.Pt(x, base), st.Color)
	x += id.Width + 9*r.u
	if l.ruling {
		sign := r.signRect(l, col, y)
		mid, d := paint.Pt(sign.X+5*r.u, base-st.Size*.3), 4.2*r.u
		c.Fill(paint.Polygon(paint.Coords(mid.X-d, mid.Y, mid.X, mid.Y-d, mid.X+d, mid.Y, mid.X, mid.Y+d)...), paint.Solid(k.rubric))
		if name := r.signName(col); sign.W > 14*r.u {
			small := r.signStyle()
			c.Text(paint.Shape(name, small), paint.Pt(sign.X+14*r.u, base), small.Color)
		}
		x = sign.Right() + 9*r.u
	}
	if end := r.plan.columnX(col) + r.plan.column; end > x {
		c.Fill(paint.RectPath(paint.R(x, math.Round(base-st.Size*.3), end-x, max(1, .7*r.u))), paint.Solid(k.hair))
	}
}

func (r *rulebook) signStyle() paint.Style {
	return paint.Style{Face: paint.Italic, Size: panel.Least * r.u, Color: inksOf(r.h.theme).rubric}
}

// signName is the word beside the sign of a ruling, in the language of the column.
func (r *rulebook) signName(col int) string {
	l := r.langs[col]
	if r.plan.stacked {
		l = r.h.lang
	}
	return r.h.cat.Text(l, "ui.ruling.short", nil)
}

// signRect is where the sign of a ruling stands when its line's top is at y; in a column
// too narrow for the word only the diamond stands.
func (r *rulebook) signRect(l *bookLine, col int, y float64) paint.Rect {
	x := r.plan.columnX(col) + paint.Measure(l.clause, r.label()) + 9*r.u
	w := 14*r.u + paint.Measure(r.signName(col), r.signStyle())
	if x+w > r.plan.columnX(col)+r.plan.column {
		w = 11 * r.u
	}
	return paint.R(x, y, w, spanLabel*r.u)
}

// paintHits marks what the search found in a line.
func (r *rulebook) paintHits(c *paint.Canvas, i int, at [2]paint.Point) {
	hit := r.search.at(i)
	if hit == nil {
		return
	}
	gold := r.h.theme.Gold.Alpha(.5)
	if r.search.current(i) {
		gold = r.h.theme.Gold
	}
	for j, l := range r.langs {
		for _, spot := range spots(&r.scroll.sets[i].blocks[j], r.scroll.lines[i].words[j], hit.In(l)) {
			c.Fill(paint.RoundRect(spot.Move(at[j].X, at[j].Y), 3*r.u), paint.Solid(gold))
		}
	}
}

// spots are the places of spans of the source in the block that it was broken into.
func spots(b *paint.Block, source string, spans []localization.Span) []paint.Rect {
	if len(spans) == 0 {
		return nil
	}
	letters := []rune(source)
	var out []paint.Rect
	at, byteAt := 0, 0
	for i := range b.Rows {
		for _, part := range b.Rows[i].Parts {
			for at < len(letters) && (letters[at] == ' ' || letters[at] == '\n') {
				at, byteAt = at+1, byteAt+1
			}
			n := min(utf8.RuneCountInString(part.Line.Text), len(letters)-at)
			word := letters[at : at+n]
			for _, s := range spans {
				if x, w, ok := within(word, byteAt, s, b.Style, part.Line); ok {
					top := b.Rows[i].Base - b.Style.Size*.79
					out = append(out, paint.R(part.X+x-1, top, w+2, b.Style.Size*1.06))
				}
			}
			at, byteAt = at+n, byteAt+len(string(word))
		}
	}
	return out
}

// within is the part of a word, which begins at a byte of its text, that a span covers:
// from x, w wide.
func within(word []rune, from int, s localization.Span, st paint.Style, l *paint.Line) (x, w float64, ok bool) {
	st.Face = l.Face
	first, last := -1, 0
	for i, r := range word {
		if from >= s.From && from < s.To {
			if first < 0 {
				first = i
			}
			last = i + 1
		}
		from += utf8.RuneLen(r)
	}
	if first < 0 {
		return 0, 0, false
	}
	x = paint.Measure(string(word[:first]), st)
	return x, paint.Measure(string(word[:last]), st) - x, true
}
