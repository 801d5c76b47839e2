package scenes_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
	"alibi/game/venice"
	"alibi/render/panel"
	"alibi/scenes"
	"alibi/scenes/scenetest"
	"alibi/scenes/store"
)

// played is the record of a match that is played at random, with steps taken back and
// notes laid on the way, until it has that many lines or is over.
func played(t testing.TB, seats int, seed uint64, most int) game.Record {
	t.Helper()
	r, err := venice.Load()
	require.NoError(t, err)
	m, err := r.Start(game.Setup{Seats: seats, Mode: venice.ModeStandard, Seed: seed})
	require.NoError(t, err)
	luck := rand.New(rand.NewPCG(seed, 1))
	for len(m.Record().Lines) < most {
		asks := m.Table().Asks
		if len(asks) == 0 {
			break
		}
		seat := asks[0].Seat
		offers := m.Own(seat).Open.Offers
		calm := offers[:0:0]
		for _, a := range offers {
			if a.Verb != venice.Accuse && a.Verb != venice.Concede {
				calm = append(calm, a)
			}
		}
		if len(calm) == 0 {
			calm = offers
		}
		require.NoError(t, m.Do(seat, calm[luck.IntN(len(calm))]))
		if luck.IntN(8) == 0 && m.MayUndo(seat) {
			require.NoError(t, m.Undo(seat))
		}
		if luck.IntN(12) == 0 {
			_ = m.Note(m.Table().Pub.First, "red lush") // it may stand there already
		}
	}
	rec := m.Record()
	rec.Title = venice.Name
	rec.Header = store.Header([]string{"Ola", "Jan", "Ewa", "Łucja", "Żaneta", "Święta"}[:seats], []int{0, 1, 2, 3, 4, 5}[:seats], "pl")
	return rec
}

// lay puts a match into a folder, begun at a given time.
func lay(t testing.TB, dir string, rec game.Record, over bool, began string) string {
	t.Helper()
	rec.Header = append([]game.HeaderLine{{Key: "began", Value: began}}, rec.Header...)
	var b strings.Builder
	require.NoError(t, game.WriteRecord(&b, &rec))
	require.NoError(t, os.MkdirAll(filepath.Join(dir, "matches"), 0o700))
	name := "venice-" + strings.NewReplacer("-", "", "T", "-", ":", "").Replace(began[:19]) + ".alibi"
	if over {
		name = strings.Replace(name, ".alibi", ".over.alibi", 1)
	}
	require.NoError(t, os.WriteFile(filepath.Join(dir, "matches", name), []byte(b.String()), 0o600))
	return name
}

// shelf is a folder with a match under way, a finished one, a broken one and one of
// another version.
func shelf(t testing.TB) string {
	t.Helper()
	dir := t.TempDir()
	lay(t, dir, played(t, 4, 5, 70), false, "2026-11-30T04:47:00Z")
	lay(t, dir, played(t, 3, 6, 9000), true, "2026-05-03T21:05:00+02:00")
	matches := filepath.Join(dir, "matches")
	require.NoError(t, os.WriteFile(filepath.Join(matches, "venice-20260101-000000.alibi"), []byte("alibi record 1\nrubbish\nrubbish\n"), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(matches, "venice-20250101-000000.alibi"), []byte("alibi record 9\ntitle venice\n"), 0o600))
	return dir
}

func openList(t *testing.T, dir, lang string, w, h int) *scenetest.Hand {
	t.Helper()
	hand, _ := kept(t, dir, lang, w, h)
	hand.Rest(1)
	hand.Click("button title/ui.title.matches")
	for hand.Sees("button notice/close") {
		hand.Click("button notice/close")
	}
	return hand
}

// TestLook writes pictures for looking at.
func TestLookAtReplays(t *testing.T) {
	if os.Getenv("ALIBI_LOOK") == "" {
		t.Skip("only for looking: ALIBI_LOOK=folder")
	}
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {640, 480}, {1000, 1000}, {300, 1400}, {2560, 300}} {
		for _, lang := range []string{"en", "pl"} {
			name := fmt.Sprintf("%d-%s-", size[0], lang)
			h := openList(t, shelf(t), lang, size[0], size[1])
			h.Shot(name + "list")
			for i := range 4 {
				if note := fmt.Sprintf("button match/%d/watch", i); h.Sees(note) && !h.Sees(fmt.Sprintf("button match/%d/resume", i)) {
					h.Click(note)
				}
			}
			h.Rest(5)
			h.Shot(name + "start")
			for range 3 {
				h.Key(panel.KeyPageDown)
			}
			h.Settle()
			h.Shot(name + "public")
			h.Click("button replay/eyes/open")
			h.Shot(name + "sure")
			h.Hold("hold reveal/show")
			h.Rest(5)
			h.Shot(name + "open")
			h.Lifted = true
			h.Click("button peek")
			h.Rest(5)
			h.Shot(name + "own")
			_ = scenes.EyesOpen
			assert.NotNil(t, h)
		}
	}
}
