package scenes_test

import (
	"math/rand/v2"
	"os"
	"testing"

	"alibi/render/paint"
	"alibi/render/panel"
	"alibi/scenes"
	"alibi/scenes/scenetest"
)

// windows are sizes that a window manager may give, sensible or not (faults 15).
var windows = [][2]float64{
	{1280, 720}, {300, 1400}, {2560, 300}, {640, 480}, {1000, 1000}, {1920, 1080}, {1, 1}, {800, 1}, {1, 600}, {3840, 2160},
}

// wildKeys are all that the kit understands.
var wildKeys = []panel.Key{
	panel.KeyTab, panel.KeyBackTab, panel.KeyEnter, panel.KeySpace, panel.KeyEsc, panel.KeyLeft, panel.KeyRight, panel.KeyUp,
	panel.KeyDown, panel.KeyHome, panel.KeyEnd, panel.KeyPageUp, panel.KeyPageDown, panel.KeyBackspace, panel.KeyDelete,
}

// TestWildHands lets hands do anything, at any place, on windows of any size that change
// between two ticks: no panic, and nothing private before a curtain has been held up.
func TestWildHands(t *testing.T) {
	rounds := 2
	if os.Getenv("ALIBI_SOAK") != "" {
		rounds = 30
	}
	for seed := range uint64(rounds) {
		rng := rand.New(rand.NewPCG(seed, 77))
		h := scenetest.New(t, "en", seed, 1280, 720)
		h.Lifted = true // a hold may well succeed here
		deal(h)
		for n := range 900 {
			if n%90 == 0 {
				size := windows[rng.IntN(len(windows))]
				h.App.Resize(size[0], size[1])
				h.Step(scenes.Hands{})
			}
			wild(h, rng)
			if quits(h) {
				break
			}
		}
	}
}

// wild does one thing at random.
func wild(h *scenetest.Hand, rng *rand.Rand) {
	w, high := h.App.Size()
	at := paint.Pt(rng.Float64()*w*1.1-w*.05, rng.Float64()*high*1.1-high*.05)
	switch in := (scenes.Hands{}); rng.IntN(12) {
	case 0, 1, 2:
		if told := h.All(""); len(told) > 0 {
			at = told[rng.IntN(len(told))].Rect.Centre()
		}
		h.ClickAt(at)
	case 3, 4:
		h.ClickAt(at)
	case 5:
		in.Wheel = float64(rng.IntN(3) - 1)
		h.Step(in)
	case 6:
		in.Pan = paint.Pt(rng.Float64()*200-100, rng.Float64()*200-100)
		in.Second = true
		h.Step(in)
	case 7:
		if lit := h.Lit("hold "); len(lit) > 0 {
			h.Hold(lit[rng.IntN(len(lit))].Text)
		}
	case 8:
		in.Lang, in.Fit = rng.IntN(2) == 0, rng.IntN(2) == 0
		h.Step(in)
	case 9:
		odd := []rune("Łłżź L\u0000\u200d😀a")
		in.Runes = []rune{odd[rng.IntN(len(odd))]}
		h.Step(in)
	default:
		h.Key(wildKeys[rng.IntN(len(wildKeys))])
	}
}

// quits says that the app wants to end.
func quits(h *scenetest.Hand) bool {
	quit, _ := h.App.Quit()
	return quit
}
