// Package scenetest plays the scenes without a window. A Hand finds controls by the
// notes that they leave in the picture and works them with pointer and keys, tick by
// tick; a Mirror does the same to a program that runs in a window beside it.
package scenetest

import (
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"alibi/render/paint"
	"alibi/render/panel"
	"alibi/scenes"
	"alibi/scenes/venice"
)

// Mirror is a second pair of hands that does what a Hand does.
type Mirror interface {
	Move(x, y float64)
	Press()
	Release()
	Type(text string)
	// Wait lets that many ticks pass.
	Wait(ticks int)
	// Sync waits until the window shows what the app without one shows.
	Sync(app *scenes.Stage)
}

// tipsAre is how many ticks it takes until every tip that is due has come up.
const tipsAre = 30

// sync lets both come to rest and compares them.
func (h *Hand) sync() {
	if h.Mirror == nil || h.counting {
		return
	}
	for range tipsAre {
		h.Step(scenes.Hands{})
	}
	for n := 0; n < 600 && h.App.Busy() && !h.Lifted; n++ {
		h.Step(scenes.Hands{})
	}
	h.Mirror.Sync(h.App)
}

// Hand drives the app without a window.
type Hand struct {
	T   *testing.T
	App *scenes.Stage
	// Lifted is set while the curtain is up for its owner; at any other time a private
	// layer in a frame fails the test.
	Lifted bool
	// Each, if set, is called before each of Robot's decisions.
	Each func()
	// Enough, if set, ends Robot's match before one of its decisions.
	Enough func() bool
	// Mirror, if set, repeats everything.
	Mirror Mirror
	// counting is set while seconds are counted down, which the two do at their own pace.
	counting bool
	// private is what the ids of private layers begin with.
	private string
	tick    int
	at      paint.Point
}

// New opens the app with Venice on its shelf on a window of w by h pixels.
func New(t *testing.T, lang string, seed uint64, w, h int) *Hand {
	t.Helper()
	return Open(t, scenes.Options{Lang: lang, Seed: seed, Seeded: true}, w, h)
}

// Open is New with all options of the app.
func Open(t *testing.T, o scenes.Options, w, h int) *Hand {
	t.Helper()
	g, err := venice.Game()
	require.NoError(t, err)
	s, err := scenes.NewStage(o, float64(w), float64(h), g)
	require.NoError(t, err)
	return &Hand{T: t, App: s, private: "venice/own/"}
}

// Rest lets n ticks pass.
func (h *Hand) Rest(n int) {
	for range n {
		h.Step(scenes.Hands{})
	}
	if h.Mirror != nil {
		h.Mirror.Wait(n)
	}
}

// Step takes one tick with the pointer where it is.
func (h *Hand) Step(in scenes.Hands) {
	h.tick++
	in.Tick, in.Pointer, in.Focused = h.tick, h.at, true
	h.App.Tick(in)
	if h.Lifted {
		return
	}
	for i := range h.App.Frame().Items {
		if l := h.App.Frame().Items[i].Layer; l != nil {
			require.False(h.T, strings.HasPrefix(l.ID, h.private), "private layer %s before the curtain is lifted", l.ID)
		}
	}
}

// Point moves the pointer.
func (h *Hand) Point(at paint.Point) {
	h.at = at
	if h.Mirror != nil {
		h.Mirror.Move(at.X, at.Y)
	}
	h.Step(scenes.Hands{Moved: true})
}

// Click presses and releases the control whose note begins like that.
func (h *Hand) Click(note string) {
	h.T.Helper()
	h.ClickAt(h.need(note).Rect.Centre())
}

// ClickAt presses and releases at a pixel.
func (h *Hand) ClickAt(at paint.Point) {
	h.Point(at)
	if h.Mirror != nil {
		h.Mirror.Wait(2)
		h.Mirror.Press()
		h.Mirror.Wait(3)
		h.Mirror.Release()
	}
	h.press(true, false)
	h.press(false, true)
	h.Rest(3)
	h.sync()
}

func (h *Hand) press(down, up bool) {
	in := scenes.Hands{}
	in.Down, in.Pressed, in.Released = down, down, up
	h.Step(in)
}

// Drag presses at one pixel, moves to another and lets go there.
func (h *Hand) Drag(from, to paint.Point) {
	h.Point(from)
	h.press(true, false)
	h.at = to
	in := scenes.Hands{Moved: true}
	in.Down = true
	h.Step(in)
	h.press(false, true)
	h.Rest(3)
}

// holdFor is a little longer than a hold asks for, in ticks.
const holdFor = 60

// Hold presses a control for as long as it asks for.
func (h *Hand) Hold(note string) {
	h.T.Helper()
	h.Point(h.need(note).Rect.Centre())
	if h.Mirror != nil {
		h.Mirror.Wait(2)
		h.Mirror.Press()
		h.Mirror.Wait(3 * holdFor) // a window on a busy machine ticks slowly
		h.Mirror.Release()
	}
	h.press(true, false)
	for range holdFor {
		in := scenes.Hands{}
		in.Down = true
		h.Step(in)
	}
	h.press(false, true)
	h.Rest(3)
	h.sync()
}

// Type sends letters to the field that has the focus.
func (h *Hand) Type(text string) {
	if h.Mirror != nil {
		h.Mirror.Type(text)
	}
	for _, r := range text {
		in := scenes.Hands{}
		in.Runes = []rune{r}
		h.Step(in)
	}
	h.Rest(2)
	h.sync()
}

// Key presses a key.
func (h *Hand) Key(k panel.Key) {
	in := scenes.Hands{}
	in.Keys = []panel.Key{k}
	h.Step(in)
	h.Rest(2)
}

// Settle waits until nothing moves on the board, 10 s at the most.
func (h *Hand) Settle() {
	for n := range 600 {
		h.Step(scenes.Hands{})
		if !h.App.Busy() {
			if h.Mirror != nil {
				h.Mirror.Wait(n + 1)
			}
			return
		}
	}
}

func (h *Hand) need(note string) paint.Told {
	h.T.Helper()
	all := h.All(note)
	require.NotEmpty(h.T, all, "no control %q in\n%s", note, h.App.Lines())
	return all[0]
}

// All are the controls whose note begins like that.
func (h *Hand) All(begin string) []paint.Told {
	var all []paint.Told
	for _, t := range h.App.Told() {
		if t.Kind == "note" && strings.HasPrefix(t.Text, begin) {
			all = append(all, t)
		}
	}
	return all
}

// Lit are those of All that are not dim and do not wait.
func (h *Hand) Lit(begin string) []paint.Told {
	var all []paint.Told
	for _, t := range h.All(begin) {
		if !strings.Contains(t.Text, " disabled") && !strings.Contains(t.Text, " waiting") {
			all = append(all, t)
		}
	}
	return all
}

// Sees reports whether any control of that kind is lit.
func (h *Hand) Sees(begin string) bool { return len(h.Lit(begin)) > 0 }

// Shot writes what is seen to a file for looking at, where ALIBI_LOOK names a folder.
func (h *Hand) Shot(name string) {
	dir := os.Getenv("ALIBI_LOOK")
	if dir == "" {
		return
	}
	require.NoError(h.T, os.MkdirAll(dir, 0o755))
	f, err := os.Create(filepath.Join(dir, name+".png"))
	require.NoError(h.T, err)
	require.NoError(h.T, png.Encode(f, h.App.Picture()))
	require.NoError(h.T, f.Close())
}
