package paint

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const polish = "aąbcćdeęfghijklłmnńoóprsśtuwyzźżAĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ"

// Every face has its own picture for every Polish letter and for what texts are
// made of; the check is on the glyph, since an empty box draws without error (faults 51).
func TestEveryFaceHasEveryPolishLetter(t *testing.T) {
	for _, f := range Faces() {
		for _, r := range polish + "0123456789„”’–—…·:;,.!?()/+-%&°" {
			assert.True(t, Has(f, r), "%s has no %q", faceFiles[f], r)
		}
	}
}

// The same for every text of the catalogues, in the faces of running text.
func TestEveryWordOfTheCataloguesCanBeSet(t *testing.T) {
	files, err := filepath.Glob("../../localization/*.json")
	require.NoError(t, err)
	for _, name := range files {
		data, err := os.ReadFile(name)
		require.NoError(t, err)
		var any any
		require.NoError(t, json.Unmarshal(data, &any), name)
		for _, s := range stringsIn(any) {
			for _, f := range []Face{Body, Medium, Bold, Italic} {
				for _, r := range s {
					if r >= ' ' && !Has(f, r) {
						t.Errorf("%s: no %q (%U) in %s: %s", name, r, r, faceFiles[f], s)
					}
				}
			}
		}
	}
}

func stringsIn(v any) []string {
	switch v := v.(type) {
	case string:
		return []string{v}
	case []any:
		var out []string
		for _, e := range v {
			out = append(out, stringsIn(e)...)
		}
		return out
	case map[string]any:
		var out []string
		for _, e := range v {
			out = append(out, stringsIn(e)...)
		}
		return out
	}
	return nil
}

func body(px float64) Style { return Style{Face: Body, Size: px, Color: Hex("#f1e4cb")} }

// Figures stand on the line and are of one height in every face: no old-style
// 3 below and 8 above.
func TestFiguresAreLining(t *testing.T) {
	for _, f := range Faces() {
		top, low := 1e9, -1e9
		for _, d := range "0123456789" {
			b := Shape(string(d), Style{Face: f, Size: 100}).Outline().Bounds()
			top, low = min(top, -b.Y), max(low, b.Bottom())
			assert.InDelta(t, 0, b.Bottom(), 7, "%s: %c stands on the line", faceFiles[f], d)
		}
		assert.Greater(t, top, 55.0, "%s: all figures are tall", faceFiles[f])
	}
}

// The barred italic Z would be read as Ż.
func TestPlaceNamesHaveAPlainZ(t *testing.T) {
	l := Shape("Zaułek Źródeł i Żagli", Style{Face: Place, Size: 20})
	faces := map[Face]int{}
	for _, g := range l.glyphs {
		faces[g.face]++
	}
	assert.Equal(t, 3, faces[upright])
}

func plain(b Block) string {
	var rows []string
	for _, r := range b.Rows {
		var sb strings.Builder
		for i, p := range r.Parts {
			if i > 0 && p.X > r.Parts[i-1].X+r.Parts[i-1].Line.Width+.01 {
				sb.WriteByte(' ')
			}
			sb.WriteString(p.Line.Text)
		}
		rows = append(rows, sb.String())
	}
	return strings.ReplaceAll(strings.Join(rows, "\n"), string(nbsp), " ")
}

func TestWrapKeepsEveryWordAndTheWidth(t *testing.T) {
	text := "Zabij **jedną postać** w dzielnicy Zabójcy, jeśli i ona jest z tobą o zmroku (a nie w nocy)."
	want := strings.ReplaceAll(text, "**", "")
	for w := 90.0; w < 700; w += 7 {
		b := Wrap(text, body(17), w)
		assert.Equal(t, want, strings.ReplaceAll(plain(b), "\n", " "), "width %g", w)
		for _, r := range b.Rows {
			if len(r.Parts) > 1 {
				assert.LessOrEqual(t, r.W, w+.02, "width %g", w)
			}
		}
	}
}

func TestNoRowEndsInAOneLetterWord(t *testing.T) {
	text := "Idź z nim i w mroku o świcie u wieży a potem z nią w dół i o krok dalej"
	for w := 60.0; w < 500; w += 3 {
		for _, row := range strings.Split(plain(Wrap(text, body(17), w)), "\n") {
			fs := strings.Fields(row)
			last := fs[len(fs)-1]
			assert.False(t, len(last) == 1 && strings.ContainsAny(last, "aiouwz"), "row %q at %g", row, w)
		}
	}
}

func TestNewLinesAreKept(t *testing.T) {
	assert.Len(t, Wrap("eins\nzwei", body(17), 500).Rows, 2)
}

func TestEmphasisTakesTheBoldCutAndItsColour(t *testing.T) {
	st := body(17)
	st.Strong = Hex("#ffd98c")
	b := Wrap("a **b**c", st, 500)
	parts := b.Rows[0].Parts
	require.Len(t, parts, 2+1-0)
	assert.Equal(t, Bold, parts[1].Line.Face)
	assert.Equal(t, st.Strong, parts[1].Color)
	assert.Equal(t, Body, parts[2].Line.Face)
	assert.InDelta(t, parts[1].X+parts[1].Line.Width, parts[2].X, 1e-9, "glued, no space between")
}

// A long text shrinks down to the floor, never below, and never loses a letter.
func TestFitShrinksThenBreaks(t *testing.T) {
	text := "Konstantynopolitańczykowianeczka przechodzi przez most"
	b, ok := Fit(text, body(17), 400, 60, 14)
	assert.True(t, ok)
	assert.Equal(t, 17.0, b.Style.Size)
	b, ok = Fit(text, body(17), 210, 80, 14)
	assert.True(t, ok)
	assert.Less(t, b.Style.Size, 17.0)
	b, ok = Fit(text, body(17), 90, 30, 14)
	assert.False(t, ok)
	assert.Equal(t, 14.0, b.Style.Size)
	assert.LessOrEqual(t, b.W, 90.01)
	assert.Equal(t, strings.ReplaceAll(text, " ", ""), strings.NewReplacer("\n", "", " ", "").Replace(plain(b)))
	assert.NotContains(t, plain(b), "…")
}

func TestShapeIsCachedAndTracked(t *testing.T) {
	assert.Same(t, Shape("Runda", body(17)), Shape("Runda", body(17)))
	st := body(17)
	st.Track = 2
	assert.InDelta(t, Measure("Runda", body(17))+8, Measure("Runda", st), .5, "four gaps of two")
}

// Type is rasterised at the size at which it is seen: the soft edge stays one
// pixel wide, so its share falls as the type grows. In the enlarged picture of a
// small text that share would stay as it is (faults 12).
func TestTypeIsSharpAtEveryScale(t *testing.T) {
	soft := func(scale float64) float64 {
		p := NewPix(int(200*scale), int(40*scale))
		p.Text(Shape("Most", body(17*scale)), Pt(4, 28*scale), Hex("#ffffff"))
		grey, solid := 0.0, 0.0
		for i := 3; i < len(p.Img.Pix); i += 4 {
			switch a := p.Img.Pix[i]; {
			case a == 255:
				solid++
			case a > 0:
				grey++
			}
		}
		return grey / (grey + solid)
	}
	last := soft(1)
	for _, scale := range []float64{1.25, 1.5, 2, 3} {
		share := soft(scale)
		assert.Less(t, share, last, "scale %g", scale)
		last = share
	}
	assert.Less(t, last, soft(1)/1.8)
}
