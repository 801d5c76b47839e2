package paint

import (
	"strings"
	"unicode/utf8"
)

// Align is where a line lies in its width.
type Align uint8

// The ways to align.
const (
	Left Align = iota
	Centre
	Right
)

// Block is a text broken into rows. Its top left corner is (0, 0).
type Block struct {
	Rows  []Row
	W, H  float64 // widest row; all rows
	Style Style   // as set, after shrinking
}

// Row is one line of a Block.
type Row struct {
	Base  float64 // baseline below the top
	W     float64
	Parts []Part
}

// Part is a run of one cut and colour in a Row.
type Part struct {
	X     float64
	Line  *Line
	Color Color
}

const nbsp = '\u00a0'

// Joined puts unbreakable spaces after one-letter words (Polish a, i, o, u, w,
// z), which must not end a line, and between a number and what it counts.
func Joined(s string) string {
	rs := []rune(s)
	for i, r := range rs {
		if r != ' ' || i == 0 {
			continue
		}
		alone := i == 1 || isGap(rs[i-2])
		if alone && strings.ContainsRune("aiouwzAIOUWZ0123456789", rs[i-1]) {
			rs[i] = nbsp
		}
	}
	return string(rs)
}

func isGap(r rune) bool {
	return r == ' ' || r == nbsp || r == '(' || r == '\n' || r == '„' || r == '*'
}

type word struct {
	text   string
	strong bool
	glued  bool // no space before it
	newRow bool // the text asks for a new row before it
}

// words cuts a text at spaces, new lines and the marks of emphasis (**).
func words(s string) []word {
	var out []word
	newRow, strong := false, false
	for li, line := range strings.Split(Joined(s), "\n") {
		newRow = li > 0
		for wi, w := range strings.Split(line, " ") {
			glued := false
			for pi, piece := range strings.Split(w, "**") {
				if pi > 0 {
					strong = !strong
				}
				if piece == "" && (pi > 0 || strings.Contains(w, "**") || wi > 0) {
					continue
				}
				out = append(out, word{piece, strong, glued, newRow})
				glued, newRow = true, false
			}
		}
	}
	return out
}

// Wrap breaks a text at spaces so that no row is wider than width; a single
// word that is wider stands on a row of its own. **Two stars** emphasise.
func Wrap(text string, st Style, width float64) Block {
	b := Block{Style: st}
	space := Measure(" ", st)
	var row Row
	flush := func() {
		b.Rows = append(b.Rows, row)
		row = Row{}
	}
	ws := words(text)
	for i, w := range ws {
		l, c := st.part(w)
		gap := 0.0
		if len(row.Parts) > 0 && !w.glued {
			gap = space + st.Track
		}
		need := gap + l.Width + tail(ws, i, st)
		if len(row.Parts) > 0 && (w.newRow || (!w.glued && row.W+need > width+.01)) {
			flush()
			gap = 0
		}
		row.Parts = append(row.Parts, Part{row.W + gap, l, c})
		row.W += gap + l.Width
	}
	flush()
	return b.placed()
}

// tail is the width of what is glued to the i-th word.
func tail(ws []word, i int, st Style) float64 {
	sum := 0.0
	for _, w := range ws[i+1:] {
		if !w.glued {
			break
		}
		l, _ := st.part(w)
		sum += l.Width
	}
	return sum
}

// part shapes one word in the cut and colour that it takes.
func (s Style) part(w word) (*Line, Color) {
	if !w.strong {
		return Shape(w.text, s), s.Color
	}
	c := s.Color
	if s.Strong.A != 0 {
		c = s.Strong
	}
	if s.Face == Body || s.Face == Medium {
		s.Face = Bold
	}
	return Shape(w.text, s), c
}

func (b Block) placed() Block {
	lead := b.Style.leading()
	probe := Shape("x", b.Style)
	above := (lead-probe.Ascent-probe.Descent)/2 + probe.Ascent
	for i := range b.Rows {
		b.Rows[i].Base = lead*float64(i) + above
		b.W = max(b.W, b.Rows[i].W)
	}
	b.H = lead * float64(len(b.Rows))
	return b
}

// Fit breaks a text into a box of w by h: at the style's size if it fits, else
// smaller by half pixels down to least. It says whether all is inside; if not,
// words that are too wide are broken so that nothing is cut off sideways. Text
// is never shortened.
func Fit(text string, st Style, w, h, least float64) (Block, bool) {
	for size := st.Size; ; size -= 0.5 {
		size = max(size, least)
		b := Wrap(text, st.Sized(size), w)
		if b.W <= w+.01 && b.H <= h+.5 {
			return b, true
		}
		if size <= least {
			if b.W > w {
				b = Wrap(broken(text, st.Sized(size), w), st.Sized(size), w)
			}
			return b, false
		}
	}
}

// broken puts breaks into the words that are wider than w.
func broken(text string, st Style, w float64) string {
	var sb strings.Builder
	for i, wd := range strings.Split(text, " ") {
		if i > 0 {
			sb.WriteByte(' ')
		}
		for Measure(wd, st) > w && utf8.RuneCountInString(wd) > 1 {
			rs := []rune(wd)
			n := len(rs) - 1
			for n > 1 && Measure(string(rs[:n]), st) > w {
				n--
			}
			sb.WriteString(string(rs[:n]))
			sb.WriteByte('\n')
			wd = string(rs[n:])
		}
		sb.WriteString(wd)
	}
	return sb.String()
}

// Draw sets the block with its top left corner at a place; rows are aligned
// within width.
func (b Block) Draw(p Painter, at Point, width float64, a Align) {
	for _, r := range b.Rows {
		x := at.X
		switch a {
		case Centre:
			x += (width - r.W) / 2
		case Right:
			x += width - r.W
		}
		for _, q := range r.Parts {
			if q.Line.Text != "" {
				p.Text(q.Line, Point{x + q.X, at.Y + r.Base}, q.Color)
			}
		}
	}
}

// DrawIn sets the block into a box: aligned sideways, centred in height.
func (b Block) DrawIn(p Painter, box Rect, a Align) {
	b.Draw(p, Point{box.X, box.Y + (box.H-b.H)/2}, box.W, a)
}

// Label sets one line into a box, shrunk down to least if it is too wide and
// then broken into rows; centred in height by its capitals.
func Label(p Painter, text string, st Style, box Rect, a Align, least float64) {
	for size := st.Size; size >= least; size -= 0.5 {
		l := Shape(text, st.Sized(size))
		if l.Width > box.W {
			continue
		}
		x := box.X
		switch a {
		case Centre:
			x += (box.W - l.Width) / 2
		case Right:
			x += box.W - l.Width
		}
		p.Text(l, Point{x, box.Y + (box.H+l.CapHeight)/2}, st.Color)
		return
	}
	b, _ := Fit(text, st.Sized(least), box.W, box.H, least)
	b.DrawIn(p, box, a)
}
