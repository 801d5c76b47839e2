package rendertest

import (
	"image"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/render/paint"
)

// table is a small picture with a panel, a label, a figure eight and a token.
func table(label paint.Point, digits string, token bool) *image.RGBA {
	p := paint.NewPix(400, 160)
	p.Fill(paint.RectPath(paint.R(0, 0, 400, 160)), paint.Solid(paint.Hex("#33515a")))
	p.Fill(paint.RoundRect(paint.R(20, 20, 220, 120), 8), paint.Solid(paint.Hex("#1d1520")))
	st := paint.Style{Face: paint.Body, Size: 17, Color: paint.Hex("#f1e4cb")}
	p.Text(paint.Shape("Kody w ręce:", st), label, st.Color)
	p.Text(paint.Shape(digits, st), paint.Pt(170, 60), st.Color)
	if token {
		p.Fill(paint.Circle(310, 80, 9), paint.Solid(paint.Hex("#c9a25a")))
	}
	return p.Img
}

func approved() *image.RGBA { return table(paint.Pt(40, 60), "8", true) }

// Each seeded fault must be caught by both rules.
func TestSeededFaultsAreCaught(t *testing.T) {
	faults := map[string]*image.RGBA{
		"label moved by a pixel across": table(paint.Pt(41, 60), "8", true),
		"label moved by a pixel down":   table(paint.Pt(40, 61), "8", true),
		"a 3 for an 8":                  table(paint.Pt(40, 60), "3", true),
		"a missing token":               table(paint.Pt(40, 60), "8", false),
	}
	for name, got := range faults {
		for rule, tol := range map[string]Tolerance{"exact": Exact(), "driver": Driver()} {
			assert.False(t, Compare(got, approved(), tol).None(), "%s under %s", name, rule)
		}
	}
}

func TestEqualPicturesPass(t *testing.T) {
	assert.True(t, Compare(approved(), approved(), Exact()).None())
}

// The rounding of another driver: every pixel off by a little, a few by more.
func TestRoundingIsForgivenByDriverOnly(t *testing.T) {
	got := approved()
	for i := range got.Pix {
		if i%4 != 3 {
			got.Pix[i] = uint8(min(255, int(got.Pix[i])+2))
		}
	}
	for i := range 6 {
		got.Pix[4*(200*i+17)] ^= 0x40
	}
	assert.True(t, Compare(got, approved(), Driver()).None())
	assert.False(t, Compare(got, approved(), Exact()).None())
}

func TestAnotherSizeFails(t *testing.T) {
	assert.True(t, Compare(paint.NewPix(10, 10).Img, paint.NewPix(10, 11).Img, Driver()).Size)
}

// watch is a test that is expected to fail.
type watch struct {
	testing.TB
	failed bool
}

func (w *watch) Helper()               {}
func (w *watch) Errorf(string, ...any) { w.failed = true }
func (w *watch) run(dir string, img *image.RGBA) bool {
	w.failed = false
	Golden(w, dir, "table", img, Exact())
	return !w.failed
}

func TestGoldenLeavesWhatIsNeededToJudge(t *testing.T) {
	dir := t.TempDir()
	w := &watch{TB: t}
	assert.False(t, w.run(dir, approved()), "a missing golden fails")
	candidate := filepath.Join(dir, "table.candidate.png")
	require.FileExists(t, candidate)
	require.NoError(t, os.Rename(candidate, filepath.Join(dir, "table.png")))
	assert.True(t, w.run(dir, approved()))
	assert.False(t, w.run(dir, table(paint.Pt(40, 60), "3", true)))
	assert.FileExists(t, filepath.Join(dir, "table.got.png"))
	assert.FileExists(t, filepath.Join(dir, "table.diff.png"))
	assert.True(t, w.run(dir, approved()))
	assert.NoFileExists(t, filepath.Join(dir, "table.got.png"), "cleared once the picture is right again")
}
