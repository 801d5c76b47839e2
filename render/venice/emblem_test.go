package venice

import (
	"image"
	"testing"

	"github.com/stretchr/testify/assert"

	rules "alibi/game/venice"
	"alibi/render/paint"
)

func marked(e Emblem, px int) *image.RGBA {
	p := paint.NewPix(px, px)
	Mark(p, e, paint.R(0, 0, float64(px), float64(px)), paint.Color{R: 255, G: 255, B: 255, A: 255})
	return p.Img
}

// Every emblem stays inside its square and covers enough of it to be seen.
func TestEveryEmblemIsDrawn(t *testing.T) {
	for e := Emblem(1); e < emblems; e++ {
		assert.NotNil(t, drawings[e], "emblem %d", e)
		for _, px := range []int{20, 64} {
			n := 0
			img := marked(e, px)
			for i := 3; i < len(img.Pix); i += 4 {
				if img.Pix[i] > 127 {
					n++
				}
			}
			share := float64(n) / float64(px*px)
			assert.Greater(t, share, .09, "emblem %d at %d", e, px)
			assert.Less(t, share, .75, "emblem %d at %d", e, px)
		}
		for _, s := range e.glyph().strokes {
			b := s.path.Bounds().Inset(-s.width / 2)
			assert.True(t, b.Within(paint.R(-5, -5, 74, 74)), "emblem %d: %v", e, b)
		}
	}
}

// At 20 pixels no two emblems are taken for each other, but for the oar, which
// is both the sign of the blue area and of casting off.
func TestEmblemsDifferWhenSmall(t *testing.T) {
	var all []*image.RGBA
	for e := Emblem(1); e < emblems; e++ {
		all = append(all, marked(e, 20))
	}
	for i := range all {
		for j := range i {
			assert.Greater(t, apart(all[i], all[j]), .11, "emblems %d and %d", i+1, j+1)
		}
	}
}

func TestGiltIsPaintedTheSameTwice(t *testing.T) {
	for e := Emblem(1); e < emblems; e++ {
		assert.Equal(t, pixels(EmblemArt(e, 32)).Pix, pixels(EmblemArt(e, 32)).Pix)
	}
}

func TestEveryAreaHasAShieldOfItsOwn(t *testing.T) {
	var all []*image.RGBA
	for a := rules.Yellow; a <= rules.Blue; a++ {
		_, ok := areaEmblems[a.String()]
		assert.True(t, ok, a.String())
		p := paint.NewPix(28, 32)
		Shield(p, a.String(), paint.R(0, 0, 28, 32))
		all = append(all, p.Img)
	}
	assert.Len(t, all, 5)
	for i := range all {
		for j := range i {
			assert.Greater(t, apart(all[i], all[j]), .15)
		}
	}
}

// The sign alone tells the areas apart for those who see no colours.
func TestShieldsDifferWithoutColour(t *testing.T) {
	seen := map[Emblem]bool{}
	for _, e := range areaEmblems {
		seen[e] = true
	}
	assert.Len(t, seen, 5)
}

func TestPipsDiffer(t *testing.T) {
	var all []*image.RGBA
	for _, s := range []struct {
		state PipState
		label string
	}{{PipComing, "IV"}, {PipNow, "IV"}, {PipDone, "1"}, {PipDone, "3"}, {PipScales, ""}} {
		for _, px := range []float64{20, 30} {
			p := paint.NewPix(40, 40)
			RoundPip(p, paint.R(5, 5, px, px), s.state, s.label)
			if px == 30 {
				all = append(all, p.Img)
			}
		}
	}
	for i := range all {
		for j := range i {
			assert.Greater(t, apart(all[i], all[j]), .002, "%d and %d", i, j)
		}
	}
}

func TestMarkersHangWhereTheyShould(t *testing.T) {
	m := AlarmMarker(60, .3)
	assert.NotEqual(t, m.Art.Key, AlarmMarker(60, -.3).Art.Key)
	img := pixels(m.Art)
	assert.Greater(t, img.RGBAAt(int(m.Anchor.X), int(m.Anchor.Y)).A, uint8(200), "the beam is at the anchor")
	side := func(angle float64) (sum float64) {
		m := AlarmMarker(60, angle)
		img, n := pixels(m.Art), 0.0
		for y := img.Rect.Dy() / 2; y < img.Rect.Dy(); y++ {
			for x := range img.Rect.Dx() {
				if c := img.RGBAAt(x, y); c.A > 200 {
					sum += float64(x) - m.Anchor.X
					n++
				}
			}
		}
		return sum / n
	}
	assert.Less(t, side(.4), side(-.4)-6, "a bell turned clockwise hangs to the left")
	q := QuarantineMarker(80)
	ring := pixels(q.Art)
	assert.Zero(t, ring.RGBAAt(int(q.Anchor.X), int(q.Anchor.Y)).A, "the shield shows through")
	assert.Greater(t, ring.RGBAAt(int(q.Anchor.X-31), int(q.Anchor.Y)).A, uint8(200), "the rope")
}
