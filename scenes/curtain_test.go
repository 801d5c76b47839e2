package scenes_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/render/panel"
	"alibi/scenes"
	"alibi/scenes/scenetest"
)

// TestTheCurtainFalls: in the very tick in which the window loses the keyboard, Esc is
// pressed or 20 s have passed without a hand, nothing private is in the frame; with a card
// held up as well, and whatever the size and the language are at that moment.
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
