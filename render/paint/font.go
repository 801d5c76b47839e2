package paint

import (
	"bytes"
	"fmt"
	"sync"

	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	ot "github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"

	"alibi/assets"
)

// Face is one cut of a typeface.
type Face uint8

// The cuts in use: Playfair Display for what is read as a title or a place,
// Alegreya Sans for everything else.
const (
	Body    Face = iota // rules text and interface
	Medium              // labels on buttons
	Bold                // emphasis, names
	Italic              // asides, the second language
	Title               // Playfair Black: titles, numerals
	Head                // Playfair Bold: headings
	Place               // Playfair Medium Italic: names on the map
	upright             // Playfair Medium: lends its Z to Place
	faces
)

var faceFiles = [faces]string{
	Body:    "shared/fonts/AlegreyaSans_400Regular.ttf",
	Medium:  "shared/fonts/AlegreyaSans_500Medium.ttf",
	Bold:    "shared/fonts/AlegreyaSans_700Bold.ttf",
	Italic:  "shared/fonts/AlegreyaSans_400Regular_Italic.ttf",
	Title:   "venice/fonts/PlayfairDisplay_900Black.ttf",
	Head:    "venice/fonts/PlayfairDisplay_700Bold.ttf",
	Place:   "venice/fonts/PlayfairDisplay_500Medium_Italic.ttf",
	upright: "venice/fonts/PlayfairDisplay_500Medium.ttf",
}

// Faces lists every cut, for tests that look at all of them.
func Faces() []Face {
	out := make([]Face, faces)
	for i := range out {
		out[i] = Face(i)
	}
	return out
}

// typeset is everything that shapes and holds type; the libraries below it are
// not made for several goroutines, so one lock guards it all.
type typeset struct {
	sync.Mutex
	fonts    [faces]*font.Face
	shaper   shaping.HarfbuzzShaper
	lines    map[lineKey]*Line
	outlines map[outlineKey]*Path
	masks    map[maskKey]*mask
}

var types = &typeset{
	lines:    map[lineKey]*Line{},
	outlines: map[outlineKey]*Path{},
	masks:    map[maskKey]*mask{},
}

// cacheLimit bounds each of the type caches; a full one is emptied, so that a
// long evening does not grow without end.
const cacheLimit = 16384

// face loads a cut at its first use; an unreadable one is a broken build.
func (t *typeset) face(f Face) *font.Face {
	if t.fonts[f] == nil {
		data, err := assets.Fonts.ReadFile(faceFiles[f])
		if err != nil {
			panic(fmt.Sprintf("paint: %v", err))
		}
		parsed, err := font.ParseTTF(bytes.NewReader(data))
		if err != nil {
			panic(fmt.Sprintf("paint: %s: %v", faceFiles[f], err))
		}
		t.fonts[f] = parsed
	}
	return t.fonts[f]
}

// Has says whether a cut has a picture of its own for the rune.
func Has(f Face, r rune) bool {
	types.Lock()
	defer types.Unlock()
	g, ok := types.face(f).NominalGlyph(r)
	return ok && g != 0
}

// features: lining figures always; ligatures only where letters are not spread.
func features(track float64) []shaping.FontFeature {
	fs := []shaping.FontFeature{{Tag: ot.MustNewTag("lnum"), Value: 1}}
	if track != 0 {
		fs = append(fs, shaping.FontFeature{Tag: ot.MustNewTag("liga"), Value: 0})
	}
	return fs
}

// shape runs HarfBuzz over one run of one cut.
func (t *typeset) shape(text []rune, f Face, size, track float64) shaping.Output {
	return t.shaper.Shape(shaping.Input{
		Text: text, RunEnd: len(text), Direction: di.DirectionLTR, Face: t.face(f),
		FontFeatures: features(track), Size: fixed.Int26_6(size * 64),
		Script: language.Latin, Language: language.NewLanguage("pl"),
	})
}

type outlineKey struct {
	f Face
	g font.GID
}

// outline is the shape of a glyph one unit (the em) high, y down.
func (t *typeset) outline(f Face, g font.GID) *Path {
	key := outlineKey{f, g}
	if p, ok := t.outlines[key]; ok {
		return p
	}
	face := t.face(f)
	k := 1 / float64(face.Upem())
	p := new(Path)
	data, _ := face.GlyphDataOutline(g)
	for _, s := range data.Segments {
		a := s.Args
		x := func(i int) float64 { return float64(a[i].X) * k }
		y := func(i int) float64 { return -float64(a[i].Y) * k }
		switch s.Op {
		case ot.SegmentOpMoveTo:
			p.Move(x(0), y(0))
		case ot.SegmentOpLineTo:
			p.Line(x(0), y(0))
		case ot.SegmentOpQuadTo:
			p.Quad(x(0), y(0), x(1), y(1))
		case ot.SegmentOpCubeTo:
			p.Cubic(x(0), y(0), x(1), y(1), x(2), y(2))
		}
	}
	t.outlines[key] = p
	return p
}
