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
	"alibi/render/panel"
	"alibi/scenes"
	"alibi/scenes/scenetest"
	"alibi/scenes/store"
)

// kept opens the app on a folder.
func kept(t *testing.T, dir, lang string, w, h int) (*scenetest.Hand, *store.Store) {
	t.Helper()
	st, err := store.Open(dir)
	require.NoError(t, err)
	t.Cleanup(func() { _ = st.Close() })
	return scenetest.Open(t, scenes.Options{Lang: lang, LangAsked: true, Seed: 7, Seeded: true, Store: st}, w, h), st
}

// journal is the record of the only match in a folder.
func journal(t *testing.T, dir string) *game.Record {
	t.Helper()
	all := journals(t, dir)
	require.Len(t, all, 1)
	return all[0]
}

// journals are the records of the matches in a folder.
func journals(t *testing.T, dir string) (all []*game.Record) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "matches", "*.alibi"))
	require.NoError(t, err)
	for _, name := range files {
		f, err := os.Open(name)
		require.NoError(t, err)
		rec, err := game.ReadRecord(f)
		require.NoError(t, err)
		require.NoError(t, f.Close())
		all = append(all, rec)
	}
	return all
}

// TestAMatchGoesOnWhereItStopped: a match that is left at any point goes on from the title
// with the same picture, and every action was in its journal by then (faults 48).
func TestAMatchGoesOnWhereItStopped(t *testing.T) {
	dir := t.TempDir()
	h, st := kept(t, dir, "pl", 1280, 720)
	assert.Empty(t, h.All("button title/ui.title.resume"))
	deal(h)
	rng := rand.New(rand.NewPCG(3, 3))
	for round := range 6 {
		h.Play(rng, 5+round)
		h.Settle()
		for h.Sees("hold curtain/lift") { // it is in the way of the menu
			h.Play(rng, 1)
			h.Settle()
		}
		h.Rest(2)
		was := h.App.Lines()
		lines := len(journal(t, dir).Lines)
		require.NoError(t, st.Close())

		h, st = kept(t, dir, "pl", 1280, 720)
		h.Rest(1)
		h.Click("button title/ui.title.resume")
		h.Settle()
		h.Rest(2)
		assert.True(t, board(was) == board(h.App.Lines()), "the same table in round %d", round)
		assert.Len(t, journal(t, dir).Lines, lines)
	}
	h.Robot(rng, 900)
	assert.Empty(t, h.All("hold curtain"))
	files, err := filepath.Glob(filepath.Join(dir, "matches", "*.over.alibi"))
	require.NoError(t, err)
	assert.Len(t, files, 1, "a finished match is marked")
	require.NoError(t, st.Close())
	h, _ = kept(t, dir, "pl", 1280, 720)
	h.Rest(1)
	assert.Empty(t, h.All("button title/ui.title.resume"), "nothing to go on with")
}

// board are the lines of the picture that do not depend on the pointer.
func board(lines string) string {
	lines, _, _ = strings.Cut(lines, "layer venice/tip")
	_, lines, _ = strings.Cut(lines, "\n") // the ground, whose light is painted by and by
	return scenetest.WithoutHover(lines)
}

// TestADiskThatRefusesDoesNotStopAMatch: the folder cannot be written to from some action
// on; people are told once, the match goes on, and what was owed is written later.
func TestADiskThatRefusesDoesNotStopAMatch(t *testing.T) {
	if os.Getuid() == 0 {
		t.Log("as root the folder is taken away instead of its rights")
	}
	dir := t.TempDir()
	h, _ := kept(t, dir, "en", 1280, 720)
	deal(h)
	rng := rand.New(rand.NewPCG(4, 4))
	h.Play(rng, 6)
	before := len(journal(t, dir).Lines)
	matches := filepath.Join(dir, "matches")
	require.NoError(t, os.Rename(matches, matches+"-away"))
	require.NoError(t, os.WriteFile(matches, nil, 0o600))
	for range 40 {
		h.Play(rng, 1)
		if h.Sees("button notice/close") {
			break
		}
	}
	require.True(t, h.Sees("button notice/close"), "people are told")
	assert.Contains(t, h.App.Lines(), "saved:")
	h.Shot("unsaved")
	h.Click("button notice/close")
	assert.False(t, h.Sees("button notice/close"))
	h.Play(rng, 4)
	assert.False(t, h.Sees("button notice/close"), "once is enough")
	require.NoError(t, os.Remove(matches))
	require.NoError(t, os.Rename(matches+"-away", matches))
	h.Rest(400)
	assert.Greater(t, len(journal(t, dir).Lines), before, "what was owed is written")
}

// TestBrokenFilesAreToldAtTheTitle: a journal that cannot be read is set aside with a
// notice, and so are settings (faults 10, 49).
func TestBrokenFilesAreToldAtTheTitle(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(dir, "matches"), 0o700))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "matches", "venice-20260101-000000.alibi"), []byte("alibi record 1\nrubbish\nrubbish\n"), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "settings.json"), []byte("{"), 0o600))
	h, _ := kept(t, dir, "pl", 1280, 720)
	h.Rest(2)
	assert.Contains(t, h.App.Lines(), "ustawień")
	h.Shot("broken-settings")
	h.Click("button notice/close")
	h.Rest(1)
	assert.Contains(t, h.App.Lines(), "Odłożono")
	h.Click("button notice/close")
	assert.Empty(t, h.All("button notice/close"))
	assert.Empty(t, h.All("button title/ui.title.resume"))
	assert.FileExists(t, filepath.Join(dir, "settings.json.bad"))
}

// TestSettingsActAtOnceAndLast: each choice is on the picture of the same tick and there
// after the next start.
func TestSettingsActAtOnceAndLast(t *testing.T) {
	dir := t.TempDir()
	h, st := kept(t, dir, "en", 1280, 720)
	h.Rest(1)
	h.Click("button title/ui.title.settings")
	h.Shot("settings-en")
	h.Click("button settings/language/pl")
	assert.Contains(t, h.App.Lines(), "Ustawienia")
	for _, id := range []string{"settings/speed/4", "settings/motion/on", "settings/contrast/on", "settings/scale/up"} {
		h.Click("button " + id)
	}
	h.Shot("settings-pl")
	h.Key(panel.KeyEsc)
	require.NoError(t, st.Close())

	st, err := store.Open(dir)
	require.NoError(t, err)
	defer func() { _ = st.Close() }()
	h = scenetest.Open(t, scenes.Options{Lang: "en", Store: st}, 1280, 720)
	set := h.App.Settings()
	assert.Equal(t, "pl", set.Lang)
	assert.Equal(t, 4.0, set.Speed)
	assert.True(t, set.ReducedMotion)
	assert.True(t, set.HighContrast)
	assert.Equal(t, 115, set.Scale)
	h.Rest(1)
	assert.Contains(t, h.App.Lines(), "Ustawienia")
}

// TestAPanicLeavesThePlainScreen: whatever breaks, people are told, the match can be
// resumed, and the report names no value.
func TestAPanicLeavesThePlainScreen(t *testing.T) {
	dir := t.TempDir()
	h, _ := kept(t, dir, "en", 1280, 720)
	deal(h)
	rng := rand.New(rand.NewPCG(3, 3))
	h.Play(rng, 4)
	h.App.Broke(fmt.Errorf("the secret lush"))
	h.Rest(1)
	assert.Contains(t, h.App.Lines(), "secrets")
	h.Shot("broken")
	reports, err := filepath.Glob(filepath.Join(dir, "crash-*.txt"))
	require.NoError(t, err)
	require.Len(t, reports, 1)
	text, err := os.ReadFile(reports[0])
	require.NoError(t, err)
	assert.NotContains(t, string(text), "lush")
	assert.Contains(t, string(text), "keep_test.go")
	h.Click("button broken/title")
	h.Rest(1)
	h.Click("button title/ui.title.resume")
	h.Settle()
	h.Robot(rng, 900)
}
