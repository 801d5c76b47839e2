package scenes_test

import (
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/render/paint"
	"alibi/render/panel"
	"alibi/scenes/scenetest"
)

// watch opens the replay of a match of four: the one under way, or the one that is over.
func watch(t *testing.T, over bool, lang string, w, h int) *scenetest.Hand {
	t.Helper()
	dir := t.TempDir()
	most := 70
	if over {
		most = 9000
	}
	lay(t, dir, played(t, 4, 6, most), over, "2026-11-30T04:47:00Z")
	hand := openList(t, dir, lang, w, h)
	hand.Click("button match/0/watch")
	hand.Rest(3)
	return hand
}

// at is the stop that a replay stands at, and the last one.
func at(t *testing.T, h *scenetest.Hand) (stop, last int) {
	t.Helper()
	_, err := fmt.Sscanf(h.All("slider replay/scrub")[0].Text, "slider replay/scrub %d/%d", &stop, &last)
	require.NoError(t, err)
	return stop, last
}

func isAt(t *testing.T, h *scenetest.Hand, want int) {
	t.Helper()
	got, _ := at(t, h)
	assert.Equal(t, want, got)
}

// TestTheKeysOfAReplay go through it line by line, round by round and to its ends.
func TestTheKeysOfAReplay(t *testing.T) {
	h := watch(t, true, "en", 1280, 720)
	_, last := at(t, h)
	require.Greater(t, last, 100)
	assert.Contains(t, words(h), "The match begins.")
	for _, c := range []struct {
		key  panel.Key
		want int
	}{{panel.KeyRight, 1}, {panel.KeyRight, 2}, {panel.KeyLeft, 1}, {panel.KeyHome, 0}, {panel.KeyLeft, 0}, {panel.KeyEnd, last}, {panel.KeyRight, last}, {panel.KeyHome, 0}} {
		h.Key(c.key)
		isAt(t, h, c.want)
	}
	var rounds []int
	for range 3 {
		h.Key(panel.KeyPageDown)
		n, _ := at(t, h)
		rounds = append(rounds, n)
	}
	assert.IsIncreasing(t, rounds)
	h.Key(panel.KeyPageUp)
	isAt(t, h, rounds[1])
	h.Key(panel.KeyEsc)
	assert.True(t, h.Sees("button match/0/watch"), "Esc goes back to the list")
}

// TestTheButtonsOfAReplay do what the keys do, by mouse and by Tab and Enter.
func TestTheButtonsOfAReplay(t *testing.T) {
	for _, press := range []func(h *scenetest.Hand, id string){
		func(h *scenetest.Hand, id string) { h.Click("button replay/" + id) },
		func(h *scenetest.Hand, id string) {
			for n := 0; n < 40 && !h.Sees("button replay/"+id+" focus") && !h.Sees("button replay/"+id+" hover focus"); n++ {
				h.Key(panel.KeyTab)
			}
			h.Key(panel.KeyEnter)
		},
	} {
		h := watch(t, true, "en", 1280, 720)
		_, last := at(t, h)
		for _, c := range []struct {
			id   string
			want int
		}{{"on", 1}, {"on", 2}, {"back", 1}, {"end", last}, {"start", 0}} {
			press(h, c.id)
			isAt(t, h, c.want)
		}
		press(h, "round-on")
		n, _ := at(t, h)
		assert.Positive(t, n)
		press(h, "round-back")
		isAt(t, h, 0)
		for range 2 {
			press(h, "faster")
		}
		assert.Contains(t, words(h), "2×")
		press(h, "slower")
		press(h, "slower")
		press(h, "slower")
		assert.Contains(t, words(h), "0.5×")
	}
}

// TestTheBarIsDraggedAndClicked to anywhere in the match, past its ends too.
func TestTheBarIsDraggedAndClicked(t *testing.T) {
	h := watch(t, true, "en", 1280, 720)
	_, last := at(t, h)
	r := h.All("slider replay/scrub")[0].Rect
	h.ClickAt(paint.Pt(r.Centre().X, r.Centre().Y))
	n, _ := at(t, h)
	assert.InDelta(t, last/2, n, 2)
	for _, c := range []struct{ x, want float64 }{{r.X + r.W*.75, .75}, {r.X - 500, 0}, {r.Right() + 400, 1}} {
		h.Drag(r.Centre(), paint.Pt(c.x, r.Y-200))
		n, _ := at(t, h)
		assert.InDelta(t, c.want*float64(last), n, float64(last)*.02+1)
	}
}

// TestAReplayPlaysToItsEnd at its own pace, pauses and goes on; a pause in the middle of
// a movement is a pause (faults 57).
func TestAReplayPlaysToItsEnd(t *testing.T) {
	ticks := func(faster int) int {
		h := watch(t, false, "en", 1280, 720)
		for range faster {
			h.Click("button replay/faster")
		}
		h.Key(panel.KeySpace)
		h.Rest(200)
		n, last := at(t, h)
		assert.Positive(t, n)
		h.Click("button replay/run")
		n, _ = at(t, h)
		h.Rest(300)
		isAt(t, h, n)
		h.Key(panel.KeySpace)
		for i := range 20000 {
			if n, _ := at(t, h); n == last && !h.App.Busy() {
				return i
			}
			h.Rest(1)
		}
		require.Fail(t, "no end")
		return 0
	}
	usual, fast := ticks(0), ticks(3)
	assert.Less(t, fast, usual/2)
}

// uncovered says that the picture shows what the room did not see.
func uncovered(h *scenetest.Hand) bool { return len(h.All("known ")) > 0 }

// TestAReplayAsksBeforeItUncovers: a match under way is shown in public at once; each
// other pair of eyes has to be held for, and letting go early or Esc leaves it covered
// (faults 30).
func TestAReplayAsksBeforeItUncovers(t *testing.T) {
	h := watch(t, false, "en", 1280, 720)
	h.Key(panel.KeyEnd)
	assert.False(t, uncovered(h))
	assert.Empty(t, h.All("button peek"))
	for _, id := range []string{"p0", "p1", "p2", "p3", "open"} {
		h.Click("button replay/eyes/" + id)
		require.True(t, h.Sees("hold reveal/show"), id)
		assert.Contains(t, words(h), "not over")
		h.Click("hold reveal/show") // too short
		require.True(t, h.Sees("hold reveal/show"), id)
		assert.False(t, uncovered(h))
		h.Key(panel.KeyEsc)
		require.False(t, h.Sees("hold reveal/show"))
		assert.False(t, uncovered(h))
		assert.NotEmpty(t, h.All("button replay/eyes/public chosen"))
	}
	h.Click("button replay/eyes/open")
	h.Hold("hold reveal/show")
	assert.True(t, uncovered(h))
	h.Click("button replay/eyes/public")
	assert.False(t, uncovered(h))
	h.Click("button replay/eyes/open")
	assert.True(t, uncovered(h), "once confirmed, it may be looked at again")
	h.Click("button replay/eyes/p0")
	assert.True(t, h.Sees("hold reveal/show"), "but other eyes are asked for again")
}

// TestAFinishedMatchAsksOnce.
func TestAFinishedMatchAsksOnce(t *testing.T) {
	h := watch(t, true, "en", 1280, 720)
	h.Key(panel.KeyPageDown)
	h.Key(panel.KeyPageDown)
	h.Click("button replay/eyes/open")
	assert.NotContains(t, words(h), "not over")
	h.Hold("hold reveal/show")
	assert.True(t, uncovered(h))
	for _, id := range []string{"p0", "p1", "p2", "p3", "open"} {
		h.Click("button replay/eyes/" + id)
		assert.False(t, h.Sees("hold reveal/show"), id)
	}
	h.Lifted = true
	h.Click("button peek")
	assert.NotEmpty(t, h.All("own/identity"))
	assert.Empty(t, h.All("hold "))
	h.Key(panel.KeyEsc)
	h.Lifted = false
	h.Rest(2)
	assert.Empty(t, h.All("own/identity"))
	assert.NotEmpty(t, h.All("slider replay/scrub"))
}

// TestReplaysFitEveryWindow: every control of the list, the replay and the question is
// in the window and clear of the others, in both languages (faults 15).
func TestReplaysFitEveryWindow(t *testing.T) {
	for _, size := range [][2]int{{300, 1400}, {2560, 300}, {640, 480}, {1000, 1000}, {1280, 720}, {3840, 2160}} {
		for _, lang := range []string{"en", "pl"} {
			where := fmt.Sprint(size, lang)
			dir := shelf(t)
			lay(t, dir, played(t, 6, 6, 120), false, "2026-12-01T04:47:00Z")
			title, st := kept(t, dir, lang, size[0], size[1])
			title.Rest(1)
			require.NotEmpty(t, title.All("button title/ui.title.resume"))
			apart(t, title, where, "title")
			require.NoError(t, st.Close())
			h := openList(t, dir, lang, size[0], size[1])
			apart(t, h, where, "matches")
			h.Click(fmt.Sprintf("button match/%d/watch", row(t, h, "resume")))
			h.Rest(2)
			for range 12 {
				h.Key(panel.KeyRight)
				apart(t, h, where, "venice/action")
			}
			for _, id := range []string{"start", "round-back", "back", "run", "on", "round-on", "end", "slower", "faster", "eyes/public", "eyes/p0", "eyes/p5", "eyes/open"} {
				assert.NotEmpty(t, h.All("button replay/"+id), where+id)
			}
			h.Click("button replay/eyes/open")
			apart(t, h, where, "reveal")
			h.Hold("hold reveal/show")
			h.Rest(2)
			apart(t, h, where, "venice/action")
			assert.True(t, uncovered(h), where)
			h.Click("button corner/leave")
			h.Rest(2)
			assert.NotEmpty(t, h.All("button back"), where)
		}
	}
}

// TestLookAtReplays writes pictures for looking at, where ALIBI_LOOK names a folder.
func TestLookAtReplays(t *testing.T) {
	if os.Getenv("ALIBI_LOOK") == "" {
		t.Skip("only for looking: ALIBI_LOOK=folder")
	}
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {640, 480}, {300, 1400}, {2560, 300}, {3840, 2160}} {
		for _, lang := range []string{"en", "pl"} {
			name := fmt.Sprintf("%d-%s-", size[0], lang)
			dir := shelf(t)
			first, st := kept(t, dir, lang, size[0], size[1])
			first.Rest(1)
			for first.Sees("button notice/close") {
				first.Click("button notice/close")
			}
			apart(t, first, name, "title")
			first.Shot(name + "title")
			require.NoError(t, st.Close())
			h := openList(t, dir, lang, size[0], size[1])
			h.Shot(name + "list")
			h.Click(fmt.Sprintf("button match/%d/watch", row(t, h, "resume")))
			h.Rest(5)
			h.Key(panel.KeyEnd)
			h.Rest(60)
			h.Shot(name + "public")
			h.Click("button replay/eyes/open")
			h.Shot(name + "sure")
			h.Hold("hold reveal/show")
			h.Rest(60)
			h.Shot(name + "open")
		}
	}
}
