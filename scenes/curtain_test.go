package scenes_test

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/render/paint"
	"alibi/render/panel"
	"alibi/scenes"
	"alibi/scenes/scenetest"
)

// TestTheCurtainFalls: in the very tick in which the window loses the keyboard, Esc is
// pressed or 20 s have passed without a hand, nothing private is in the frame; with a card
// held up as well, and whatever the size and the language are at that moment
// (faults 27, 36).
func TestTheCurtainFalls(t *testing.T) {
	private := func(h *scenetest.Hand) bool { return strings.Contains(h.App.Lines(), "venice/own/") }
	for name, fall := range map[string]func(h *scenetest.Hand, in scenes.Hands){
		"focus": func(h *scenetest.Hand, in scenes.Hands) {
			in.Focused = false
			h.App.Tick(in)
		},
		"esc": func(h *scenetest.Hand, in scenes.Hands) {
			in.Keys = []panel.Key{panel.KeyEsc}
			h.App.Tick(in)
		},
		"veil": func(h *scenetest.Hand, in scenes.Hands) {
			in.Veil = true
			h.App.Tick(in)
		},
		"picture": func(h *scenetest.Hand, in scenes.Hands) {
			in.Shot = true
			h.App.Tick(in)
		},
		"idle": func(h *scenetest.Hand, in scenes.Hands) {
			in.Down = false
			for range 20*60 + 2 {
				in.Tick++
				h.App.Tick(in)
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			h := scenetest.New(t, "en", 7, 1280, 720)
			deal(h)
			h.Lifted = true
			h.Hold("hold curtain/lift")
			require.True(t, private(h))
			card := h.All("own/drawnI")[0].Rect.Centre()
			h.Point(card)
			in := scenes.Hands{}
			in.Pressed, in.Down = true, true
			h.Step(in)
			h.App.Resize(1000, 1000)
			h.Step(scenes.Hands{Lang: true})
			last := scenes.Hands{Focused: true}
			last.Pointer, last.Down, last.Tick = card, true, 100000
			fall(h, last)
			assert.False(t, private(h), h.App.Lines())
		})
	}
}

// digits clicks four keys of the pad, wherever they lie.
func digits(h *scenetest.Hand, pin string) {
	for _, d := range pin {
		h.Click("button pad/" + string(d))
	}
}

// TestACurtainWithDigits: a seat that has locked its curtain is asked for its digits after
// the hold; wrong ones show nothing and soon make everybody wait; the table can unlock it,
// and all are told.
func TestACurtainWithDigits(t *testing.T) {
	dir := t.TempDir()
	h, st := kept(t, dir, "en", 1280, 720)
	h.Rest(1)
	h.Click("button title/ui.title.new")
	for s := range 4 {
		h.Click("button lock/" + string(rune('0'+s)))
		h.Shot("pad-new")
		digits(h, "2580")
	}
	h.Shot("newgame-locked")
	h.Click("button start")
	h.Rest(3)
	h.Hold("hold curtain/lift")
	h.Shot("pad-ask")
	for range 3 {
		digits(h, "1111")
	}
	assert.Empty(t, h.All("button pad/"), "everybody waits")
	h.Rest(601)
	assert.NotContains(t, h.App.Lines(), "venice/own/")
	require.NoError(t, st.Close())

	h, _ = kept(t, dir, "en", 1280, 720)
	h.Rest(1)
	h.Click("button title/ui.title.resume")
	h.Rest(3)
	h.Hold("hold curtain/lift")
	digits(h, "1111")
	assert.NotContains(t, h.App.Lines(), "venice/own/")
	for _, d := range "258" {
		h.Click("button pad/" + string(d))
	}
	h.Lifted = true
	h.Click("button pad/0")
	assert.Contains(t, h.App.Lines(), "venice/own/")
	h.Key(panel.KeyEsc)
	h.Lifted = false
	if !h.Sees("hold curtain/lift") {
		h.Rest(3)
		h.Click("button peek")
	}
	h.Hold("hold curtain/lift")
	h.Hold("hold pin/forgotten")
	assert.True(t, h.Sees("button notice/close"), "the room is told")
	h.Lifted = true
	h.Hold("hold curtain/lift")
	assert.Contains(t, h.App.Lines(), "venice/own/")
}

// TestAPictureIsPublic: the key that keeps a picture lets the curtain fall first (faults 36).
func TestAPictureIsPublic(t *testing.T) {
	dir := t.TempDir()
	h, _ := kept(t, dir, "en", 640, 480)
	deal(h)
	h.Lifted = true
	h.Hold("hold curtain/lift")
	require.Contains(t, h.App.Lines(), "venice/own/")
	h.Lifted = false
	h.Step(scenes.Hands{Shot: true})
	assert.NotContains(t, h.App.Lines(), "venice/own/")
	kept, err := filepath.Glob(filepath.Join(dir, "pictures", "*.png"))
	require.NoError(t, err)
	assert.Len(t, kept, 1)
	h.Step(scenes.Hands{})
	assert.True(t, h.Sees("button notice/close"), "where it is")
}

// TestAKeyThatIsStillDownLiftsNothing: a curtain that comes up while Enter is held for
// something else stays closed.
func TestAKeyThatIsStillDownLiftsNothing(t *testing.T) {
	h := scenetest.New(t, "en", 7, 1280, 720)
	deal(h)
	for range 90 {
		in := scenes.Hands{}
		in.Act = true
		h.Step(in)
	}
	assert.True(t, h.Sees("hold curtain/lift"))
	h.Lifted = true
	for i := range 90 {
		in := scenes.Hands{}
		in.Act = true
		if i == 0 {
			in.Keys = []panel.Key{panel.KeySpace}
		}
		h.Step(in)
	}
	assert.Contains(t, h.App.Lines(), "venice/own/")
}

// TestTheCurtainTellsWhatHasHappened: from the second hand-over on the closed curtain lists
// what the room has seen since, in the language in force, and a click on a line goes to its
// place on the table.
func TestTheCurtainTellsWhatHasHappened(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {300, 1400}, {640, 480}, {2560, 300}} {
		h := scenetest.New(t, "pl", 7, size[0], size[1])
		deal(h)
		assert.Empty(t, h.All("button recap"))
		rng := rand.New(rand.NewPCG(1, 4))
		h.Play(rng, 1)
		for n := 0; n < 200 && !h.Sees("hold curtain/lift"); n++ {
			h.Play(rng, 1)
		}
		h.Rest(2)
		h.Shot(fmt.Sprintf("recap-%dx%d", size[0], size[1]))
		require.Contains(t, h.App.Lines(), "ostatniej")
		apart(t, h, fmt.Sprint(size), "curtain")
		h.Step(scenes.Hands{Lang: true})
		assert.Contains(t, h.App.Lines(), "Since")
		if size[0] == 1280 {
			h.ClickAt(paint.Pt(900, 190))
			h.Rest(2)
			assert.False(t, h.Sees("hold curtain/lift"), "back at the table")
			h.Shot("recap-place")
		}
	}
}
