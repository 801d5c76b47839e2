package venice

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/render/paint"
)

func small() (View, int, int) {
	return Fitted().View(paint.R(0, 0, 400, 180)), 400, 180
}

func TestGroundIsTheSameAtEveryPainting(t *testing.T) {
	v, w, h := small()
	for _, n := range []float64{0, .5, 1} {
		var a, b Backdrop
		var none *paint.Gallery
		first, second := none.Image(a.Art(v, w, h, n)), none.Image(b.Art(v, w, h, n))
		require.True(t, bytes.Equal(first.Pix, second.Pix), "night %g", n)
	}
}

func TestEveryPixelIsPainted(t *testing.T) {
	v, w, h := small()
	var b Backdrop
	var none *paint.Gallery
	img := none.Image(b.Art(v, w, h, .75))
	for i := 3; i < len(img.Pix); i += 4 {
		require.EqualValues(t, 255, img.Pix[i], "pixel %d", i/4)
	}
}

// Dusk turns to night step by step, and the lamps keep every space in sight.
func TestNightFallsByRounds(t *testing.T) {
	assert.Equal(t, []float64{0, .25, .5, .75, 1, 1}, []float64{Night(1), Night(2), Night(3), Night(4), Night(5), Night(6)})
	v, w, h := small()
	var b Backdrop
	var none *paint.Gallery
	last := 1e9
	for round := 1; round <= 5; round++ {
		img := none.Image(b.Art(v, w, h, Night(round)))
		sum := 0.0
		for i := 0; i < len(img.Pix); i += 4 {
			sum += float64(img.Pix[i]) + float64(img.Pix[i+1]) + float64(img.Pix[i+2])
		}
		assert.Less(t, sum, last, "round %d", round)
		last = sum
	}
	img := none.Image(b.Art(v, w, h, 1))
	for _, blk := range Ground().Blocks {
		for k, s := range blk.Spaces {
			q := v.Screen(s)
			c := img.RGBAAt(int(q.X), int(q.Y))
			l := paint.Color{R: c.R, G: c.G, B: c.B, A: 255}.Luminance()
			assert.Greater(t, l, .09, "space %d of %s at night", k, blk.ID)
		}
	}
}

// A house of height z hides Rise/Flat*z of ground behind it: no building may
// cover a space, a place of the dead, a name, a tower, a dock or a bridge.
func TestNothingBuiltHidesWhatMatters(t *testing.T) {
	p := Ground()
	require.Greater(t, len(town()), 150, "a town needs houses")
	for _, s := range append(town(), posts()...) {
		c := s.covers()
		for _, b := range p.Blocks {
			for k := range 3 {
				q := b.Spaces[k]
				near := paint.Pt(max(c.X, min(c.Right(), q.X)), max(c.Y, min(c.Bottom(), q.Y)))
				require.Greater(t, near.Dist(q), SpaceRadius, "%s at %v hides space %d of %s", s.kind, s.foot, k, b.ID)
				body := paint.R(b.Bodies[k].X-BodyW/2, b.Bodies[k].Y-BodyH/2, BodyW, BodyH).Inset(1)
				require.False(t, body.Overlaps(c), "%s at %v hides body %d of %s", s.kind, s.foot, k, b.ID)
			}
			require.False(t, paint.R(b.Label.X-70, b.Label.Y-9, 140, 18).Overlaps(c), "%s at %v hides the name of %s", s.kind, s.foot, b.ID)
			if b.Tower != nil {
				require.False(t, c.Contains(*b.Tower), "%s at %v hides the tower of %s", s.kind, s.foot, b.ID)
			}
		}
		for _, b := range p.Bridges {
			for _, q := range []paint.Point{b.Ends[0], b.Ends[1], b.Mid} {
				require.False(t, c.Contains(q), "%s at %v hides %s", s.kind, s.foot, b.ID)
			}
		}
		for _, d := range p.Docks {
			require.False(t, c.Contains(d.Pos), "%s at %v hides %s", s.kind, s.foot, d.ID)
		}
	}
}

func posts() []site {
	var out []site
	for _, q := range alleyLamps() {
		out = append(out, site{kind: "post", foot: paint.R(q.X-2, q.Y-3, 4, 3), high: alleyPost})
	}
	return out
}

// Names are read on their dark outline in any light; the outline itself stands
// between them and the ground.
func TestNamesHaveContrast(t *testing.T) {
	assert.Greater(t, paint.Contrast(nameColour, nameOutline), 7.0)
	for id, c := range pavings {
		assert.Greater(t, paint.Contrast(nameColour, c.Mix(nameOutline, .88)), 4.5, id)
	}
}

func TestNamesAreNeverBelow14AndStayWhole(t *testing.T) {
	long := "Kościół Świętych Żeglarzy i Źródeł"
	for form, w := range designed {
		l := Lay(w[0], w[1], 1, false)
		v := Fitted().View(l.View)
		c := new(paint.Canvas)
		PaintNames(c, v, l.U, func(string) string { return long }, nil)
		words := 0
		for _, told := range c.Told() {
			assert.GreaterOrEqual(t, told.Size, 14*l.U-.01, "form %s", form)
			assert.True(t, told.Rect.Within(paint.R(0, 0, l.W, l.H)), "form %s: %s", form, told.Text)
			words++
		}
		assert.Equal(t, 23*4, words, "form %s: all words of all names, i joined to the next", form)
	}
}

func TestBackdropStandsInWhileTheSharpOneIsPainted(t *testing.T) {
	v, w, h := small()
	g := paint.NewGallery(1 << 28)
	var b Backdrop
	first := b.Sprite(g, v, w, h, 0)
	assert.Equal(t, paint.Identity(), first.At)
	g.Image(first.Art)
	near := Camera{2, paint.Pt(500, 400)}.View(v.Clip)
	stand := b.Sprite(g, near, w, h, 0)
	assert.Equal(t, first.Art.Key, stand.Art.Key)
	place := paint.Pt(700, 300)
	want, got := near.Screen(place), stand.At.Apply(v.Screen(place))
	assert.InDelta(t, want.X, got.X, 1e-6)
	assert.InDelta(t, want.Y, got.Y, 1e-6)
	require.Eventually(t, func() bool { return g.Asked() == 0 }, 20e9, 10e6)
	sharp := b.Sprite(g, near, w, h, 0)
	assert.Equal(t, paint.Identity(), sharp.At)
	assert.NotEqual(t, first.Art.Key, sharp.Art.Key)
}

// Rings and barred bridges are told from their ground by at least 4.5:1 in all
// five lights, at the smallest designed size as well.
func TestRingsAndBeamsKeepTheirContrast(t *testing.T) {
	for _, w := range []paint.Rect{paint.R(0, 0, 1024, 444), paint.R(0, 0, 1588, 684)} {
		v := Fitted().View(w)
		var b Backdrop
		var none *paint.Gallery
		for round := 1; round <= 5; round++ {
			img := none.Image(b.Art(v, int(w.W), int(w.H), Night(round)))
			contrast := func(from, to paint.Point) float64 {
				low, high := 1.0, 0.0
				for i := range 60 {
					q := v.Screen(from.Lerp(to, float64(i)/59))
					c := img.RGBAAt(int(q.X), int(q.Y))
					l := paint.Color{R: c.R, G: c.G, B: c.B, A: 255}.Luminance()
					low, high = min(low, l), max(high, l)
				}
				return (high + .05) / (low + .05)
			}
			for _, blk := range Ground().Blocks {
				for k, s := range blk.Spaces {
					left, right := paint.Pt(s.X-SpaceRadius-3, s.Y), paint.Pt(s.X-SpaceRadius+9, s.Y)
					assert.GreaterOrEqual(t, contrast(left, right), 4.5, "round %d: ring %d of %s at %g", round, k, blk.ID, v.K)
				}
			}
			for _, br := range Ground().Bridges {
				if !br.Green {
					at := br.Mid.Add(paint.Pt(0, -11))
					assert.GreaterOrEqual(t, contrast(at.Add(paint.Pt(-11, 0)), at.Add(paint.Pt(11, 0))), 4.5, "round %d: beams of %s at %g", round, br.ID, v.K)
				}
			}
		}
	}
}

// BenchmarkGround paints the whole ground of a 1920x1080 window anew, and
// BenchmarkLight only the light of another round.
func BenchmarkGround(b *testing.B) {
	v := Fitted().View(Lay(1920, 1080, 1, false).View)
	town()
	for b.Loop() {
		paintGround(v, 1920, 1080, func(float64) {})
	}
}

func BenchmarkLight(b *testing.B) {
	s := paintGround(Fitted().View(Lay(1920, 1080, 1, false).View), 1920, 1080, func(float64) {})
	dst := paint.NewPix(1920, 1080)
	for b.Loop() {
		s.lightUp(dst, 1)
	}
}

func BenchmarkTown(b *testing.B) {
	for b.Loop() {
		townscape(Ground())
	}
}
