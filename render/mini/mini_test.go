package mini

import (
	"image"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/render/paint"
)

// peg is a plain figure with everything that a figure can have.
var peg = Figure{ID: "peg", Bust: paint.R(-50, -300, 100, 120), Sculpt: func(s *Sculpture) {
	s.Part(Stuff{Color: paint.Hex("#c04040"), Low: paint.Hex("#802020")}, Outline("-40 -200! 40 -200! 60 20! 0 40 -60 20!"))
	s.Fold(-.8, Blade(14, "-10 -120 -16 -40 -20 20"))
	s.Hem(Stuff{Color: paint.Hex("#e0a93a"), Metal: true}, 10, Curve("-62 10 0 30 62 10"))
	s.Part(Stuff{Color: paint.Hex("#e0a984"), Gloss: .4}, paint.Circle(0, -240, 46))
	s.Ink(1, Curve("-20 -230 0 -222 20 -230"))
	if s.Acting() {
		s.Part(Stuff{Color: paint.Hex("#b4becc"), Metal: true}, Rod(10, 6, "30 -180 150 -300"))
	}
	s.In(paint.Translate(-60, -150).Mul(paint.Scale(.5, .5)), func() {
		s.Part(Stuff{Color: paint.Hex("#40a040"), Glow: .8}, paint.Circle(0, 0, 40))
	})
}}

func painted(a *paint.Art) *image.RGBA {
	p := paint.NewPix(a.W, a.H)
	a.Paint(p)
	return p.Img
}

// bounds is the rectangle around all pixels of at least the given cover.
func bounds(img *image.RGBA, least uint8) image.Rectangle {
	var r image.Rectangle
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			if img.RGBAAt(x, y).A >= least {
				r = r.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return r
}

func TestTheSameFigureIsPaintedTheSameTwice(t *testing.T) {
	for _, look := range []Look{{}, {Right: true, Red: true}, {Dead: true}, {Act: true, Bare: true}} {
		for _, px := range []float64{35, 90} {
			a, b := peg.Make(px, look), peg.Make(px, look)
			assert.Equal(t, a.Body.Key, b.Body.Key)
			assert.Equal(t, painted(a.Body).Pix, painted(b.Body).Pix)
			assert.Equal(t, painted(a.Cast).Pix, painted(b.Cast).Pix)
		}
	}
}

func TestEachLookIsAPictureOfItsOwn(t *testing.T) {
	looks := []Look{{}, {Right: true}, {Red: true}, {Dead: true}, {Act: true}, {Bare: true}, {Dead: true, Right: true}}
	keys, pictures := map[string]bool{}, map[string]bool{}
	for _, look := range looks {
		m := peg.Make(80, look)
		keys[m.Body.Key] = true
		pictures[string(painted(m.Body).Pix)] = true
	}
	assert.Len(t, keys, len(looks))
	assert.Len(t, pictures, len(looks))
	assert.NotEqual(t, peg.Make(80, Look{}).Body.Key, peg.Make(80.5, Look{}).Body.Key, "size belongs to the key")
}

// The base is a circle on the ground: its picture is as wide as two radii and
// its middle is the foot.
func TestTheFootIsTheMiddleOfTheBase(t *testing.T) {
	const px = 450 // one pixel a unit
	coin := Figure{ID: "coin", Sculpt: func(*Sculpture) {}}
	m := coin.Make(px, Look{})
	r := bounds(painted(m.Body), 200)
	assert.InDelta(t, 2*Radius, r.Dx(), 8)
	assert.InDelta(t, 2*Radius*Flat+thick, r.Dy(), 8)
	assert.InDelta(t, m.Foot.X, float64(r.Min.X+r.Max.X)/2, 2)
	assert.InDelta(t, m.Foot.Y-Radius*Flat, r.Min.Y, 5, "the upper edge of the ellipse")
}

func TestAFigureIsInsideItsPicture(t *testing.T) {
	for _, look := range []Look{{}, {Right: true}, {Dead: true}, {Dead: true, Right: true}} {
		m := peg.Make(180, look)
		r := bounds(painted(m.Body), 1)
		assert.True(t, r.In(image.Rect(1, 1, m.Body.W-1, m.Body.H-1)), "%+v: %v in %dx%d", look, r, m.Body.W, m.Body.H)
	}
}

// The light stays on the left when a figure turns round: its shape is
// mirrored, its colours are not.
func TestTheLightStaysWhereItIs(t *testing.T) {
	m, n := peg.Make(180, Look{Bare: true}), peg.Make(180, Look{Bare: true, Right: true})
	a, b := painted(m.Body), painted(n.Body)
	left, right := 0, 0
	for _, img := range []*image.RGBA{a, b} {
		foot := int(m.Foot.X)
		y := int(m.Foot.Y - 240*m.Unit) // the middle of the head
		d := int(30 * m.Unit)
		left += int(img.RGBAAt(foot-d, y-d/2).R)
		right += int(img.RGBAAt(foot+d, y+d/2).R)
	}
	assert.Greater(t, left, right+60)
	ra, rb := bounds(a, 128), bounds(b, 128)
	assert.InDelta(t, m.Foot.X-float64(ra.Min.X), float64(rb.Max.X)-n.Foot.X, 2.1, "mirrored about the foot")
}

func TestARedBaseIsRedAndWearsATab(t *testing.T) {
	black, red := painted(peg.Make(90, Look{}).Body), painted(peg.Make(90, Look{Red: true}).Body)
	count := func(img *image.RGBA) (n int) {
		for i := 0; i < len(img.Pix); i += 4 {
			if d := img.Pix[i:]; d[3] > 200 && int(d[0]) > 2*int(d[1])+40 && i > len(img.Pix)*7/10 {
				n++
			}
		}
		return n
	}
	assert.Greater(t, count(red), count(black)+100)
	assert.Greater(t, bounds(red, 200).Max.Y, bounds(black, 200).Max.Y, "the tab hangs over the lower rim")
}

func TestTheDeadAreGreyAndLie(t *testing.T) {
	m := peg.Make(180, Look{Dead: true})
	img := painted(m.Body)
	r := bounds(img, 128)
	assert.Greater(t, r.Dx(), r.Dy(), "on its side")
	assert.LessOrEqual(t, float64(r.Dx()), lieWide*m.Unit+4)
	assert.LessOrEqual(t, float64(r.Dy()), lieHigh*m.Unit+4)
	colour := func(img *image.RGBA) (sum int) {
		for i := 0; i < len(img.Pix); i += 4 {
			d := img.Pix[i:]
			sum += int(max(d[0], d[1], d[2])) - int(min(d[0], d[1], d[2]))
		}
		return sum
	}
	assert.Less(t, colour(img)*3, colour(painted(peg.Make(180, Look{}).Body)))
}

func TestAShadowFallsToTheRight(t *testing.T) {
	m := peg.Make(180, Look{})
	img := painted(m.Cast)
	r := bounds(img, 20)
	assert.Greater(t, float64(r.Max.X)-m.Root.X, 1.3*(m.Root.X-float64(r.Min.X)))
	require.Positive(t, img.RGBAAt(int(m.Root.X), int(m.Root.Y)).A)
	for i := 3; i < len(img.Pix); i += 4 {
		require.LessOrEqual(t, img.Pix[i], uint8(150), "a shadow never hides the ground")
	}
}

func TestAnOutlineMustBePairsOfNumbers(t *testing.T) {
	for _, bad := range []string{"1 2 3", "1 2 x 4", "", "1 2"} {
		assert.Panics(t, func() { Outline(bad) }, bad)
	}
	corner := Outline("0 0! 10 0! 10 10! 0 10!").Bounds()
	assert.Equal(t, paint.R(0, 0, 10, 10), corner, "corners are kept")
	soft := Outline("0 0 10 0 10 10 0 10")
	assert.False(t, soft.Empty())
	for _, p := range []*paint.Path{Tube(10, 4, "0 0 40 0 80 10"), Rod(10, 4, "0 0 80 0"), Blade(10, "0 0 40 10 80 0"), Horn(10, "0 0 80 0")} {
		b := p.Bounds()
		assert.InDelta(t, 80, b.W, 16)
		assert.InDelta(t, 12, b.H, 12)
	}
}

func BenchmarkFigure(b *testing.B) {
	m := peg.Make(90, Look{})
	for range b.N {
		m.Body.Paint(paint.NewPix(m.Body.W, m.Body.H))
	}
}
