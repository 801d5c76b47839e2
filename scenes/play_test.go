package scenes_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"alibi/scenes/scenetest"
)

// deal opens a new game with the names as they stand and starts it.
func deal(h *scenetest.Hand) {
	h.Rest(1)
	h.Click("button title/ui.title.new")
	h.Click("button start")
	h.Rest(3)
}

// TestAWholeMatchWithTheMouse plays from New game to the result; on the way no frame
// shows a private layer unless its owner has lifted the curtain (faults 27).
func TestAWholeMatchWithTheMouse(t *testing.T) {
	h := scenetest.New(t, "en", 7, 1280, 720)
	deal(h)
	h.Robot(rand.New(rand.NewPCG(1, 4)), 900)
}

// TestLookAround writes pictures of a random match for looking at, where ALIBI_LOOK
// names a folder.
func TestLookAround(t *testing.T) {
	if os.Getenv("ALIBI_LOOK") == "" {
		t.Skip("only for looking: ALIBI_LOOK=folder")
	}
	for _, c := range []struct {
		name, lang string
		w, h       int
	}{{"S-en", "en", 1920, 1080}, {"C-pl", "pl", 1280, 720}} {
		h := scenetest.New(t, c.lang, 7, c.w, c.h)
		h.Rest(1)
		h.Shot(c.name + "-title")
		h.Click("button title/ui.title.new")
		h.Shot(c.name + "-newgame")
		h.Click("button start")
		h.Rest(3)
		h.Shot(c.name + "-curtain")
		n := 0
		h.Each = func() {
			if n++; n%10 == 0 || h.Sees("hold own/confirm") || h.Sees("suspect ") {
				h.Shot(fmt.Sprintf("%s-%03d", c.name, n))
			}
		}
		h.Robot(rand.New(rand.NewPCG(5, 5)), 400)
		h.Shot(c.name + "-end")
	}
}
