package scenes_test

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"alibi/render/panel"
	"alibi/render/rendertest"
	"alibi/scenes/scenetest"
)

const shots = "../testdata/shots/scenes"

// golden compares what is seen with its approved picture.
func golden(t *testing.T, h *scenetest.Hand, name string) {
	t.Helper()
	h.Rest(40)
	tolerance := rendertest.Driver()
	if runtime.GOARCH == "amd64" {
		tolerance = rendertest.Exact()
	}
	rendertest.Golden(t, shots, name, h.App.Picture(), tolerance)
}

// TestGoldenReplays compares the list, a replay in public and uncovered, and the question
// between them with their approved pictures, in both languages.
func TestGoldenReplays(t *testing.T) {
	for _, lang := range []string{"en", "pl"} {
		dir := shelf(t)
		files, err := filepath.Glob(filepath.Join(dir, "matches", "*"))
		require.NoError(t, err)
		for i, f := range files {
			when := time.Unix(int64(1.7e9)+int64(i), 0)
			require.NoError(t, os.Chtimes(f, when, when))
		}
		h := openList(t, dir, lang, 960, 540)
		h.Point(h.All("button back")[0].Rect.Centre())
		golden(t, h, "matches-"+lang)
		h.Click(fmt.Sprintf("button match/%d/delete", row(t, h, "resume")))
		golden(t, h, "matches-deleted-"+lang)
		h.Key(panel.KeyEnter)
		h.Click(fmt.Sprintf("button match/%d/watch", row(t, h, "resume")))
		h.Rest(3)
		h.Key(panel.KeyEnd)
		golden(t, h, "replay-"+lang)
		h.Click("button replay/eyes/open")
		golden(t, h, "reveal-"+lang)
		h.Hold("hold reveal/show")
		golden(t, h, "replay-open-"+lang)
		empty := openList(t, t.TempDir(), lang, 960, 540)
		golden(t, empty, "matches-empty-"+lang)
	}
}
