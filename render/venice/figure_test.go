package venice

import (
	"image"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	rules "alibi/game/venice"
	"alibi/render/mini"
	"alibi/render/paint"
)

func pixels(a *paint.Art) *image.RGBA {
	p := paint.NewPix(a.W, a.H)
	a.Paint(p)
	return p.Img
}

func TestEveryCharacterHasAFigureOfItsClass(t *testing.T) {
	require.Len(t, figures, int(rules.Gypsy-rules.Bishop)+1)
	for c := rules.Bishop; c <= rules.Gypsy; c++ {
		assert.Equal(t, c.String(), figures[c-rules.Bishop].ID, "in the order of the characters")
		assert.Equal(t, classID(c), classOf[c.String()])
	}
	assert.Panics(t, func() { Figure("gondolier", 90, mini.Look{}) })
}

// shape is what of a figure is seen above its base, as a black shape.
type shape struct {
	on   []bool
	w, h int
	area int
}

func shapeOf(f mini.Figure, px float64) shape {
	img := f.Silhouette(px)
	s := shape{w: img.Rect.Dx(), h: img.Rect.Dy()}
	s.on = make([]bool, s.w*s.h)
	for y := range int(float64(s.h) * .70) {
		for x := range s.w {
			if img.RGBAAt(x, y).A > 127 {
				s.on[y*s.w+x] = true
				s.area++
			}
		}
	}
	return s
}

// unlike is the least share of the larger of two shapes in which they differ,
// over small shifts and with one of them mirrored.
func (s shape) unlike(o shape) float64 {
	best := 1e9
	for dy := -4; dy <= 4; dy += 2 {
		for dx := -8; dx <= 8; dx += 2 {
			for _, flip := range []bool{false, true} {
				best = min(best, s.apart(o, dx, dy, flip))
			}
		}
	}
	return best / float64(max(s.area, o.area))
}

func (s shape) apart(o shape, dx, dy int, flip bool) float64 {
	both := 0
	for y := range s.h {
		for x := range s.w {
			if !s.on[y*s.w+x] {
				continue
			}
			u, v := x+dx, y+dy
			if flip {
				u = s.w - 1 - u
			}
			if u >= 0 && v >= 0 && u < s.w && v < s.h && o.on[v*s.w+u] {
				both++
			}
		}
	}
	return float64(s.area + o.area - 2*both)
}

// Who a figure is must be told by its outline alone, at the size of the small
// form of the table.
func TestFiguresDifferByTheirOutlines(t *testing.T) {
	const px = 60
	all := make([]shape, len(figures))
	for i, f := range figures {
		all[i] = shapeOf(f, px)
		require.Positive(t, all[i].area)
	}
	for i := range all {
		assert.Zero(t, all[i].unlike(all[i]))
		for j := range i {
			d := all[i].unlike(all[j])
			assert.GreaterOrEqual(t, d, .25, "%s and %s differ by %.2f", figures[i].ID, figures[j].ID, d)
		}
	}
}

func TestFiguresFillTheirHeight(t *testing.T) {
	const px = 450
	for _, f := range figures {
		m := f.Make(px, mini.Look{})
		img := pixels(m.Body)
		top, low := m.Body.H, 0
		for y := range m.Body.H {
			for x := range m.Body.W {
				if img.RGBAAt(x, y).A > 127 {
					top, low = min(top, y), max(low, y)
				}
			}
		}
		assert.Greater(t, top, 0, "%s is not cut at the top", f.ID)
		assert.Less(t, low, m.Body.H-1, f.ID)
		tall := low - top
		assert.LessOrEqual(t, tall, 490, f.ID)
		assert.GreaterOrEqual(t, tall, 380, "%s is %d high", f.ID, tall)
		for y := range m.Body.H {
			require.Zero(t, img.RGBAAt(0, y).A, "%s is not cut at the left", f.ID)
			require.Zero(t, img.RGBAAt(m.Body.W-1, y).A, "%s is not cut at the right", f.ID)
		}
	}
}

func TestTheBishopIsTheTallest(t *testing.T) {
	top := func(id string) int {
		s := figureOf(id).Silhouette(450)
		for y := range s.Rect.Dy() {
			for x := range s.Rect.Dx() {
				// hats only: props such as oar and plume do not count
				if d := x - s.Rect.Dx()/2; s.RGBAAt(x, y).A > 127 && d > -40 && d < 20 {
					return y
				}
			}
		}
		return s.Rect.Dy()
	}
	for _, f := range figures {
		if f.ID != "bishop" {
			assert.Greater(t, top(f.ID), top("bishop"), f.ID)
		}
	}
}

func TestTheDoveOpensItsWings(t *testing.T) {
	wide := func(look mini.Look) (n int) {
		img := pixels(Figure("dove", 180, look).Body)
		for i := 3; i < len(img.Pix); i += 4 {
			if img.Pix[i] > 127 {
				n++
			}
		}
		return n
	}
	assert.Greater(t, wide(mini.Look{Act: true}), wide(mini.Look{})*5/4)
}

func TestFiguresArePaintedTheSameTwice(t *testing.T) {
	for _, f := range figures {
		for _, look := range []mini.Look{{Red: true}, {Dead: true, Right: true}} {
			a, b := Figure(f.ID, 64, look), Figure(f.ID, 64, look)
			require.Equal(t, a.Body.Key, b.Body.Key)
			assert.Equal(t, pixels(a.Body).Pix, pixels(b.Body).Pix, f.ID)
			assert.Equal(t, pixels(a.Cast).Pix, pixels(b.Cast).Pix, f.ID)
		}
	}
}

// Portraits of two people never look alike, and each look is seen.
func TestPortraitsDiffer(t *testing.T) {
	for _, wh := range [][2]int{{44, 58}, {34, 46}, {37, 92}, {136, 90}} {
		var all []*image.RGBA
		for _, f := range figures {
			all = append(all, pixels(Portrait(f.ID, wh[0], wh[1], mini.Look{})))
		}
		all = append(all, pixels(Portrait("lush", wh[0], wh[1], mini.Look{Dead: true})), pixels(Portrait("lush", wh[0], wh[1], mini.Look{Red: true})))
		for i := range all {
			for j := range i {
				assert.Greater(t, apart(all[i], all[j]), .05, "%d and %d at %v", i, j, wh)
			}
		}
	}
	assert.Equal(t, pixels(Portrait("dove", 44, 58, mini.Look{})).Pix, pixels(Portrait("dove", 44, 58, mini.Look{})).Pix)
}

// apart is the share of pixels that differ visibly.
func apart(a, b *image.RGBA) float64 {
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		d := 0
		for k := range 4 {
			d = max(d, int(a.Pix[i+k])-int(b.Pix[i+k]), int(b.Pix[i+k])-int(a.Pix[i+k]))
		}
		if d > 32 {
			n++
		}
	}
	return float64(4*n) / float64(len(a.Pix))
}

func BenchmarkFigure(b *testing.B) {
	for _, id := range []string{"bishop", "gypsy", "dove"} {
		b.Run(id, func(b *testing.B) {
			m := Figure(id, 90, mini.Look{})
			for range b.N {
				m.Body.Paint(paint.NewPix(m.Body.W, m.Body.H))
			}
		})
	}
}
