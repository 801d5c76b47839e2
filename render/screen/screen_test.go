package screen

import (
	"errors"
	"image"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"alibi/render/paint"
	"alibi/render/rendertest"
)

// The tests run inside the loop of a window: pixels can be read only there.
type loop struct {
	m    *testing.M
	code int
}

var errDone = errors.New("done")

func (l *loop) Update() error {
	l.code = l.m.Run()
	return errDone
}
func (l *loop) Draw(*ebiten.Image)         {}
func (l *loop) Layout(w, h int) (int, int) { return w, h }

func TestMain(m *testing.M) {
	l := &loop{m: m}
	ebiten.SetWindowSize(320, 240)
	if err := ebiten.RunGame(l); !errors.Is(err, errDone) {
		panic(err)
	}
	os.Exit(l.code)
}

func disc(key string, c string) *paint.Art {
	return &paint.Art{Key: key, W: 40, H: 40, Paint: func(p *paint.Pix) {
		p.Fill(paint.Circle(20, 20, 18), paint.Solid(paint.Hex(c)))
	}}
}

// picture is a frame with a layer, plain and turned sprites, tint, fade, flash
// and a clip.
func picture() (*paint.Frame, *paint.Layer) {
	l := paint.NewLayer("plate")
	record(l, "Runda 3")
	f := &paint.Frame{Back: paint.Hex("#1d1520")}
	f.Show(paint.Sprite{Art: disc("a", "#4d806b"), At: paint.Translate(10, 12)})
	f.Show(paint.Sprite{Art: disc("b", "#c9a25a"), At: paint.Translate(80, 20).Mul(paint.Rotate(.4)).Mul(paint.Scale(1.3, .9)), Tint: paint.Hex("#ffb090")})
	f.Add(l)
	f.Within(paint.R(0, 0, 150, 240))
	f.Show(paint.Sprite{Art: disc("a", "#4d806b"), At: paint.Translate(130, 30), Fade: .4})
	f.Within(paint.Rect{})
	f.Show(paint.Sprite{Art: disc("b", "#c9a25a"), At: paint.Translate(200, 120), Flash: .6})
	return f, l
}

func record(l *paint.Layer, text string) bool {
	return l.Record(paint.R(20, 70, 180, 60), func(c *paint.Canvas) {
		c.Fill(paint.RoundRect(paint.R(20, 70, 180, 60), 8), paint.Solid(paint.Hex("#2b1e30")))
		st := paint.Style{Face: paint.Title, Size: 24, Color: paint.Hex("#e2bd74")}
		c.Text(paint.Shape(text, st), paint.Pt(32, 108), st.Color)
	})
}

func shot(s *Screen, f *paint.Frame) *image.RGBA {
	dst := ebiten.NewImage(260, 200)
	defer dst.Deallocate()
	s.Prepare(f)
	s.Draw(dst, f)
	return Shot(dst)
}

// What the screen shows is what Compose paints, but for the rounding of the
// driver.
func TestScreenShowsWhatComposePaints(t *testing.T) {
	g := paint.NewGallery(1 << 22)
	f, _ := picture()
	d := rendertest.Compare(shot(New(g, 1<<22), f), paint.Compose(f, 260, 200, g), rendertest.Driver())
	assert.True(t, d.None(), "%v", d)
}

// A settled table makes no image and uploads nothing; a changed layer is one
// upload.
func TestSteadyFramesCostNothing(t *testing.T) {
	s := New(paint.NewGallery(1<<22), 1<<22)
	f, l := picture()
	shot(s, f)
	warm := s.Stats()
	for range 5 {
		record(l, "Runda 3")
		shot(s, f)
	}
	assert.Equal(t, warm.Created, s.Stats().Created)
	assert.Equal(t, warm.Uploaded, s.Stats().Uploaded)
	assert.True(t, record(l, "Runda 4"))
	before := shot(s, f)
	assert.Equal(t, warm.Created, s.Stats().Created)
	assert.Equal(t, warm.Uploaded+1, s.Stats().Uploaded)
	record(l, "Runda 3")
	assert.False(t, rendertest.Compare(before, shot(s, f), rendertest.Exact()).None(), "the new text is shown")
}

// Drawing alone never makes or uploads anything, even when nothing was prepared.
func TestDrawMakesNothing(t *testing.T) {
	s := New(paint.NewGallery(1<<22), 1<<22)
	f, _ := picture()
	dst := ebiten.NewImage(260, 200)
	defer dst.Deallocate()
	s.Draw(dst, f)
	assert.Zero(t, s.Stats().Created)
	assert.Zero(t, s.Stats().Uploaded)
}

func TestArtBeyondTheBudgetIsForgotten(t *testing.T) {
	s := New(paint.NewGallery(1<<22), 3*40*40*4)
	for i := range 40 {
		f := &paint.Frame{}
		f.Show(paint.Sprite{Art: disc(string(rune('A'+i)), "#c9a25a"), At: paint.Identity()})
		s.Prepare(f)
	}
	assert.LessOrEqual(t, len(s.arts), 4)
	for range 700 {
		s.Prepare(&paint.Frame{})
	}
	assert.LessOrEqual(t, s.bytes, s.budget)
}

func TestLayersThatAreGoneAreFreed(t *testing.T) {
	s := New(paint.NewGallery(1<<22), 1<<22)
	f, _ := picture()
	s.Prepare(f)
	assert.Len(t, s.layers, 1)
	for range 601 {
		s.Prepare(&paint.Frame{})
	}
	assert.Empty(t, s.layers)
}

func TestPulseBeatsOnceASecondWhenStill(t *testing.T) {
	var p Pulse
	run := func(ticks int) (drawn int) {
		for range ticks {
			p.Tick()
			if p.Due() {
				drawn++
			}
		}
		return drawn
	}
	assert.Equal(t, 1, run(10), "the first drawing")
	assert.False(t, p.Drowsy(false))
	assert.InDelta(t, 10, run(600), 1, "a heartbeat a second")
	assert.True(t, p.Drowsy(false))
	p.Again()
	assert.False(t, p.Drowsy(false), "a drawing is due")
	assert.True(t, p.Drowsy(true), "but not where nobody sees it")
	assert.Equal(t, 1, run(1))
	assert.True(t, p.Drowsy(false))
	p.Touch()
	assert.False(t, p.Drowsy(true))
	assert.Equal(t, 1, run(10))
	assert.False(t, p.Drowsy(false), "awake for a while after a change")
}
