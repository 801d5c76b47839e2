package venice_test

import (
	"image"
	"image/draw"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/render/paint"
	"alibi/scenes/scenetest"
)

// TestAPartRepaintedIsThePictureRepainted: a layer of which only the stale part is painted
// anew shows the same as one that is painted anew altogether, and what is drawn of it
// leaves nothing out.
func TestAPartRepaintedIsThePictureRepainted(t *testing.T) {
	h := scenetest.New(t, "pl", 5, 1280, 720)
	kept := map[*paint.Layer]*image.RGBA{}
	rev := map[*paint.Layer]int{}
	parts := 0
	look := func() {
		for _, it := range h.App.Frame().Items {
			l := it.Layer
			if l == nil || rev[l] == l.Revision() {
				continue
			}
			whole := image.NewRGBA(image.Rect(0, 0, int(l.Rect.W), int(l.Rect.H)))
			l.PaintOn(whole, h.App.Gallery())
			if rev[l] != 0 && rev[l] == l.Revision()-1 && kept[l].Rect == whole.Rect {
				part := image.NewRGBA(l.Stale())
				l.PaintOn(part, h.App.Gallery())
				draw.Draw(kept[l], part.Rect, part, part.Rect.Min, draw.Src)
				require.LessOrEqual(t, farthest(kept[l], whole), 2, l.ID)
				if part.Rect != whole.Rect {
					parts++
				}
			}
			requireInk(t, whole, l)
			kept[l], rev[l] = whole, l.Revision()
		}
	}
	h.Rest(1)
	for _, note := range []string{"button title/ui.title.rules", "button title/ui.title.new"} {
		h.Point(h.All(note)[0].Rect.Centre())
		look()
	}
	h.Click("button title/ui.title.new")
	look()
	h.Click("button start")
	n := 0
	h.Each = look
	h.Enough = func() bool { n++; return n > 40 }
	h.Robot(rand.New(rand.NewPCG(5, 5)), 60)
	assert.Greater(t, parts, 30)
}

// farthest is how far two pictures are from each other where they differ most.
func farthest(a, b *image.RGBA) (most int) {
	for i := range a.Pix {
		x, y := int(a.Pix[i]), int(b.Pix[i])
		most = max(most, x-y, y-x)
	}
	return most
}

// requireInk demands that nothing is painted outside of what a layer says to be inked.
func requireInk(t *testing.T, whole *image.RGBA, l *paint.Layer) {
	t.Helper()
	rest := image.NewRGBA(whole.Rect)
	copy(rest.Pix, whole.Pix)
	for _, r := range l.Inked() {
		draw.Draw(rest, r, image.Transparent, image.Point{}, draw.Src)
	}
	for i := 3; i < len(rest.Pix); i += 4 {
		require.Zero(t, rest.Pix[i], "%s: ink at %d,%d", l.ID, i/4%whole.Rect.Dx(), i/4/whole.Rect.Dx())
	}
}
