package paint

import (
	"bytes"
	"image"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// covered is the area of a mask in pixels.
func covered(p *Path, m Affine) float64 {
	k := cover(p, m, image.Rect(-500, -500, 500, 500))
	sum := 0.0
	for _, a := range k.pix {
		sum += float64(a) / 255
	}
	return sum
}

func TestShapesCoverTheirArea(t *testing.T) {
	assert.InDelta(t, math.Pi*40*40, covered(Circle(0, 0, 40), Identity()), 30)
	assert.InDelta(t, math.Pi*(40*40-30*30), covered(Ring(0, 0, 40, 40, 30, 30), Identity()), 12)
	assert.InDelta(t, 50*20, covered(RectPath(R(.5, .5, 50, 20)), Identity()), 2)
	assert.InDelta(t, 50*20*4, covered(RectPath(R(0, 0, 50, 20)), Rotate(.4).Mul(Scale(2, 2))), 4)
	assert.InDelta(t, 60*40-(4-math.Pi)*100, covered(RoundRect(R(0, 0, 60, 40), 10), Identity()), 8)
}

func TestStrokesHaveTheirWidth(t *testing.T) {
	line := NewPath(-50, 3).Line(50, 3)
	assert.InDelta(t, 100*6, covered(Pen{Width: 6}.Outline(line, Identity()), Identity()), 2)
	assert.InDelta(t, 100*6+math.Pi*9, covered(Nib(6).Outline(line, Identity()), Identity()), 2)
	assert.InDelta(t, 106*6, covered(Pen{Width: 6, Cap: CapSquare}.Outline(line, Identity()), Identity()), 2)
	assert.InDelta(t, 2*math.Pi*40*5, covered(Pen{Width: 5}.Outline(Circle(0, 0, 40), Identity()), Identity()), 8)
	assert.InDelta(t, 50*6, covered(Pen{Width: 6, Dash: []float64{10, 10}}.Outline(line, Identity()), Identity()), 3)
	corner := NewPath(0, 0).Line(50, 0).Line(50, 50)
	assert.InDelta(t, 100*6, covered(Pen{Width: 6}.Outline(corner, Identity()), Identity()), 2, "a mitred corner")
	assert.InDelta(t, 100*6-4.5, covered(Pen{Width: 6, Join: JoinBevel}.Outline(corner, Identity()), Identity()), 2, "a bevelled corner")
	assert.InDelta(t, 4*100*6, covered(Pen{Width: 6}.Outline(corner, Scale(2, 2)), Identity()), 6, "a pen grows with its map")
}

// scene is a picture with one of every kind of mark.
func everything(p Painter) {
	p.Fill(RectPath(R(0, 0, 120, 90)), Linear(Pt(0, 0), Pt(0, 90), Ramp(Hex("#1d1520"), Hex("#4d806b"))...))
	p.Push(Translate(10, 10).Mul(Scale(1.5, 1.5)))
	p.Clip(RoundRect(R(0, 0, 40, 30), 6))
	p.Fill(Circle(20, 15, 18), Radial(Pt(16, 12), 18, 18, Ramp(Hex("#ffd37a"), Hex("#b23227"))...))
	p.Inner(Circle(20, 15, 14), -3, -3, 2, Solid(Hex("#160c12").Alpha(.7)).With(Multiply))
	p.Pop()
	p.Shadow(RectPath(R(70, 20, 30, 30)), 3, 3, 4, Solid(Color{A: 180}))
	p.Stroke(Star(85, 35, 20, 9, 5), Pen{Width: 2, Join: JoinRound, Dash: []float64{5, 2}}, Solid(Hex("#c9a25a")))
	p.Text(Shape("Żuraw 38", body(17)), Pt(8, 80), Hex("#f1e4cb"))
	p.Sprite(Sprite{Art: star(), At: Translate(90, 55).Mul(Rotate(.3)), Fade: .2, Tint: Hex("#ffaa88"), Flash: .3})
}

func star() *Art {
	return &Art{Key: "test/star", W: 24, H: 24, Paint: func(p *Pix) {
		p.Fill(Star(12, 12, 11, 5, 5), Solid(Hex("#f2c34e")))
		p.Halo(1.5, Hex("#160c12"))
	}}
}

func painted2(draw func(Painter)) *image.RGBA {
	p := On(image.NewRGBA(image.Rect(0, 0, 120, 90)), NewGallery(1<<20))
	draw(p)
	return p.Img
}

func TestPaintingTwiceGivesEqualBytes(t *testing.T) {
	assert.True(t, bytes.Equal(painted2(everything).Pix, painted2(everything).Pix))
}

func TestCanvasPlaysWhatWasRecorded(t *testing.T) {
	var c Canvas
	everything(&c)
	assert.True(t, bytes.Equal(painted2(everything).Pix, painted2(func(p Painter) { c.Play(p) }).Pix))
}

func TestLayerKnowsWhetherItChanged(t *testing.T) {
	l := NewLayer("test")
	r := R(0, 0, 120, 90)
	assert.True(t, l.Record(r, func(c *Canvas) { everything(c) }))
	assert.False(t, l.Record(r, func(c *Canvas) { everything(c) }), "the same marks")
	assert.False(t, l.Record(r, func(c *Canvas) { everything(c); c.Note("state", r) }), "a note leaves no pixel")
	assert.Equal(t, 1, l.Revision())
	more := map[string]func(c *Canvas){
		"one more mark":  func(c *Canvas) { everything(c); c.Fill(Circle(1, 1, 1), Solid(Color{A: 9})) },
		"another letter": func(c *Canvas) { c.Text(Shape("b", body(17)), Pt(0, 0), Color{A: 255}) },
		"a pixel away":   func(c *Canvas) { c.Text(Shape("b", body(17)), Pt(1, 0), Color{A: 255}) },
		"another colour": func(c *Canvas) { c.Text(Shape("b", body(17)), Pt(1, 0), Color{R: 1, A: 255}) },
	}
	for _, name := range []string{"one more mark", "another letter", "a pixel away", "another colour"} {
		assert.True(t, l.Record(r, more[name]), name)
	}
	assert.True(t, l.Record(r.Move(1, 0), more["another colour"]), "another place")
}

func TestComposeStacksLayersAndSprites(t *testing.T) {
	l := NewLayer("plate")
	l.Record(R(10, 10, 20, 20), func(c *Canvas) { c.Fill(RectPath(R(10, 10, 20, 20)), Solid(Hex("#ff0000"))) })
	var f Frame
	f.Back = Hex("#0000ff")
	f.Add(l)
	f.Within(R(0, 0, 16, 100))
	f.Show(Sprite{Art: &Art{Key: "test/green", W: 8, H: 8, Paint: func(p *Pix) {
		p.Fill(RectPath(R(0, 0, 8, 8)), Solid(Hex("#00ff00")))
	}}, At: Translate(12, 12)})
	img := Compose(&f, 40, 40, NewGallery(1<<20))
	assert.Equal(t, [3]uint8{0, 0, 255}, rgb(img, 5, 5))
	assert.Equal(t, [3]uint8{255, 0, 0}, rgb(img, 11, 11))
	assert.Equal(t, [3]uint8{0, 255, 0}, rgb(img, 14, 14))
	assert.Equal(t, [3]uint8{255, 0, 0}, rgb(img, 18, 14), "clipped at 16")
	f.Reset()
	f.AddAt(l, Pt(5, 0), .5)
	img = Compose(&f, 40, 40, nil)
	assert.Equal(t, [3]uint8{0, 0, 255}, rgb(img, 12, 12), "moved away")
	assert.InDelta(t, 128, img.Pix[img.PixOffset(20, 20)], 2, "half faded")
}

func rgb(img *image.RGBA, x, y int) [3]uint8 {
	i := img.PixOffset(x, y)
	return [3]uint8{img.Pix[i], img.Pix[i+1], img.Pix[i+2]}
}

func TestLinesTellTextsWithTheirPlaces(t *testing.T) {
	l := NewLayer("seats")
	l.Record(R(100, 50, 200, 80), func(c *Canvas) {
		c.Push(Translate(100, 50))
		Label(c, "Ola", body(20), R(10, 10, 100, 30), Left, 14)
		c.Pop()
		c.Note("button end disabled", R(110, 90, 50, 20))
	})
	var f Frame
	f.Add(l)
	f.Show(Sprite{Art: star(), At: Translate(7, 9)})
	text := Lines(&f)
	assert.Contains(t, text, "layer seats 100,50 200x80\n")
	assert.Contains(t, text, " Ola\n")
	assert.Contains(t, text, "note 110,90 50x20 button end disabled\n")
	assert.Contains(t, text, "sprite test/star 7,9 24x24\n")
	told := l.Told()[0]
	assert.Equal(t, 20.0, told.Size)
	assert.True(t, told.Rect.Within(R(100, 50, 200, 80)), "%v", told.Rect)
	assert.Equal(t, 1, strings.Count(text, "text "))
}

func TestGalleryKeepsItsBudgetAndForgetsTheOldest(t *testing.T) {
	g := NewGallery(3 * 100 * 100 * 4)
	painted := map[string]int{}
	art := func(key string) *Art {
		return &Art{Key: key, W: 100, H: 100, Paint: func(*Pix) { painted[key]++ }}
	}
	for _, key := range []string{"a", "b", "c", "a", "d"} {
		g.Image(art(key))
	}
	assert.True(t, g.Holds("a"), "used lately")
	assert.False(t, g.Holds("b"), "the oldest went")
	assert.Equal(t, map[string]int{"a": 1, "b": 1, "c": 1, "d": 1}, painted)
	g.Drop("a")
	assert.False(t, g.Holds("a"))
}

func TestAskPaintsOnTheSideOnce(t *testing.T) {
	g := NewGallery(1 << 20)
	calls := make(chan bool, 9)
	a := &Art{Key: "slow", W: 4, H: 4, Paint: func(*Pix) { calls <- true }}
	assert.False(t, g.Ask(a))
	g.Ask(a)
	require.Eventually(t, func() bool { return g.Ask(a) && g.Asked() == 0 }, 5e9, 1e6)
	assert.Len(t, calls, 1)
}

func TestColours(t *testing.T) {
	assert.Equal(t, Color{0xc9, 0xa2, 0x5a, 255}, Hex("#c9a25a"))
	assert.Panics(t, func() { Hex("c9a25a") })
	assert.Panics(t, func() { Hex("#c9a25g") })
	assert.InDelta(t, 21, Contrast(Hex("#000000"), Hex("#ffffff")), .01)
	assert.Equal(t, Contrast(Hex("#102030"), Hex("#f0e0d0")), Contrast(Hex("#f0e0d0"), Hex("#102030")))
}

func TestOutlinesFromText(t *testing.T) {
	assert.InDelta(t, 200, covered(D("M 0 0 L 20 0 20 10 0 10 Z"), Identity()), 1)
	assert.Panics(t, func() { D("M 0 0 L 20") })
	assert.Panics(t, func() { D("M 0 x") })
	assert.Panics(t, func() { D("0 0") })
}

func TestBlendsLeaveUncoveredGroundAlone(t *testing.T) {
	for _, m := range []Blend{Multiply, Screen, Atop} {
		p := NewPix(20, 20)
		p.Fill(RectPath(R(0, 0, 10, 20)), Solid(Hex("#808080")))
		p.Fill(RectPath(R(0, 0, 20, 20)), Solid(Hex("#ff8040")).With(m))
		assert.EqualValues(t, 0, p.Img.Pix[p.Img.PixOffset(15, 10)+3], "blend %d", m)
		i := p.Img.PixOffset(5, 10)
		assert.EqualValues(t, 255, p.Img.Pix[i+3])
		assert.NotEqual(t, [3]uint8{0x80, 0x80, 0x80}, rgb(p.Img, 5, 10))
	}
}

func TestAffineInverse(t *testing.T) {
	m := Translate(3, 4).Mul(Rotate(.7)).Mul(Scale(2, 3)).Mul(Skew(.2, 0))
	q := m.Invert().Apply(m.Apply(Pt(5, 6)))
	assert.InDelta(t, 5, q.X, 1e-9)
	assert.InDelta(t, 6, q.Y, 1e-9)
}
