package paint

import (
	"image"
	"math"

	"github.com/go-text/typesetting/font"
)

// Style is how a text is set.
type Style struct {
	Face    Face
	Size    float64 // em in pixels
	Color   Color
	Strong  Color   // colour of **emphasis**; zero = Color
	Leading float64 // line height as a share of Size; 0 = 1.235 (17 on 21)
	Track   float64 // extra space after each letter, pixels
}

// Sized is the style at another size.
func (s Style) Sized(px float64) Style { s.Size = px; return s }

// In is the style in another colour.
func (s Style) In(c Color) Style { s.Color = c; return s }

// leading is the line height in pixels.
func (s Style) leading() float64 {
	if s.Leading == 0 {
		return s.Size * 1.235
	}
	return s.Size * s.Leading
}

// Line is one shaped line of type. It is immutable and shared.
type Line struct {
	Text            string
	Face            Face
	Size            float64
	Width           float64 // advance in pixels
	Ascent, Descent float64 // of the cut, above and below the baseline
	CapHeight       float64
	glyphs          []glyph
}

type glyph struct {
	face Face
	id   font.GID
	x, y float64
	lean float64 // synthetic slant
}

type lineKey struct {
	text        string
	face        Face
	size, track int
}

// Shape sets a text in one line, without breaks or emphasis.
func Shape(text string, st Style) *Line {
	types.Lock()
	defer types.Unlock()
	key := lineKey{text, st.Face, int(math.Round(st.Size * 64)), int(math.Round(st.Track * 64))}
	if l, ok := types.lines[key]; ok {
		return l
	}
	if len(types.lines) >= cacheLimit {
		clear(types.lines)
	}
	l := types.set(text, st)
	types.lines[key] = l
	return l
}

// Measure is the width of a text set in one line.
func Measure(text string, st Style) float64 { return Shape(text, st).Width }

// set shapes run by run. The italic of Playfair has a barred Z that a Polish
// reader takes for Ż, so Z, Ź and Ż come slanted from the upright cut.
func (t *typeset) set(text string, st Style) *Line {
	l := &Line{Text: text, Face: st.Face, Size: st.Size}
	rs := []rune(text)
	for i := 0; i < len(rs); {
		j := i + 1
		zed := st.Face == Place && isZed(rs[i])
		for j < len(rs) && (st.Face == Place && isZed(rs[j])) == zed {
			j++
		}
		f, size, lean := st.Face, st.Size, 0.0
		if zed {
			f, lean = upright, 0.2
		}
		out := t.shape(rs[i:j], f, size, st.Track)
		for _, g := range out.Glyphs {
			l.glyphs = append(l.glyphs, glyph{
				f, g.GlyphID, l.Width + float64(g.XOffset)/64, -float64(g.YOffset) / 64, lean,
			})
			l.Width += float64(g.Advance)/64 + st.Track
		}
		i = j
	}
	if n := len(rs); n > 0 {
		l.Width -= st.Track
	}
	face := t.face(st.Face)
	if ext, ok := face.FontHExtents(); ok {
		k := st.Size / float64(face.Upem())
		l.Ascent, l.Descent = float64(ext.Ascender)*k, -float64(ext.Descender)*k
	}
	l.CapHeight = float64(face.LineMetric(font.CapHeight)) * st.Size / float64(face.Upem())
	return l
}

func isZed(r rune) bool { return r == 'Z' || r == 'Ź' || r == 'Ż' }

// Bounds is the rectangle of the line when its baseline starts at a place:
// advance wide, from ascender to descender.
func (l *Line) Bounds(at Point) Rect {
	return Rect{at.X, at.Y - l.Ascent, l.Width, l.Ascent + l.Descent}
}

// Outline is the line as a path with its baseline starting at (0, 0).
func (l *Line) Outline() *Path {
	types.Lock()
	defer types.Unlock()
	p := new(Path)
	for _, g := range l.glyphs {
		p.Add(types.outline(g.face, g.id).Map(Affine{l.Size, 0, g.x, 0, l.Size, g.y}.lean(g.lean)))
	}
	return p
}

// lean replaces the shear of a glyph map: x moves against y.
func (m Affine) lean(k float64) Affine {
	m.B = -k * m.A
	return m
}

type maskKey struct {
	outlineKey
	size, sub int
	lean      bool
}

// subSteps is to how many places within a pixel a glyph may be shifted.
const subSteps = 4

// glyphMask is the cover of a glyph at the origin, shifted right by sub
// quarters of a pixel.
func (t *typeset) glyphMask(g glyph, size float64, sub int) *mask {
	key := maskKey{outlineKey{g.face, g.id}, int(math.Round(size * 64)), sub, g.lean != 0}
	if k, ok := t.masks[key]; ok {
		return k
	}
	if len(t.masks) >= cacheLimit {
		clear(t.masks)
	}
	m := Affine{size, 0, float64(sub) / subSteps, 0, size, 0}.lean(g.lean)
	const far = 1 << 14
	k := cover(t.outline(g.face, g.id), m, image.Rect(-far, -far, far, far))
	t.masks[key] = k
	return k
}

// Text implements Painter. Unturned lines are set from glyph pictures made at
// the very size, the baseline on a whole pixel.
func (p *Pix) Text(l *Line, at Point, c Color) {
	if p.m.B != 0 || p.m.D != 0 || p.m.A != p.m.E {
		p.Push(Translate(at.X, at.Y))
		p.Fill(l.Outline(), Solid(c))
		p.Pop()
		return
	}
	k := p.m.A
	at = p.m.Apply(at)
	base := math.Round(at.Y)
	types.Lock()
	defer types.Unlock()
	for _, g := range l.glyphs {
		x := math.Round((at.X+g.x*k)*subSteps) / subSteps
		whole := math.Floor(x)
		m := types.glyphMask(g, l.Size*k, int((x-whole)*subSteps+.5))
		if m == nil {
			continue
		}
		moved := mask{m.r.Add(image.Pt(int(whole), int(base+math.Round(g.y*k)))), m.pix}
		p.lay(moved.cropped(p.within), ink{color: c})
	}
}
