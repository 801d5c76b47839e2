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
	rec.Header = store.Header(store.Party{Names: []string{"Ola", "Jan", "Ewa", "Łucja", "Żaneta", "Święta"}[:seats], Badges: []int{0, 1, 2, 3, 4, 5}[:seats], Lang: "pl"})
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

// words are the texts of the picture, joined, so that words can be looked for.
func words(h *scenetest.Hand) string {
	var b strings.Builder
	for _, t := range h.App.Told() {
		if t.Kind == "text" {
			b.WriteString(t.Text + " ")
		}
	}
	return strings.ReplaceAll(b.String(), "\u00a0", " ")
}

// TestTheListSaysWhatEachMatchIs, and of those that cannot be opened why, and what to do
// (faults 49).
func TestTheListSaysWhatEachMatchIs(t *testing.T) {
	for lang, want := range map[string][]string{
		"en": {"4 matches", "Ola, Jan, Ewa, Łucja", "Begun 30 November 2026, 04:47", "under way", "Begun 3 May 2026, 21:05", "finished", "version 9", "newer Alibi", "set aside", "line 2", "You can delete it"},
		"pl": {"4 partie", "Ola, Jan, Ewa, Łucja", "30 listopada 2026, 04:47", "w toku", "3 maja 2026, 21:05", "zakończona", "wersji 9", "nowszym Alibi", "Odłożono", "wiersza 2", "Można ją usunąć"},
	} {
		h := openList(t, shelf(t), lang, 1280, 720)
		for _, w := range want {
			assert.Contains(t, words(h), w)
		}
		assert.Len(t, h.All("button match/"), 2+3+1+1)
	}
}

// TestEveryLanguageReachesTheList in the same frame (faults 54).
func TestEveryLanguageReachesTheList(t *testing.T) {
	h := openList(t, shelf(t), "en", 1280, 720)
	h.Step(scenes.Hands{Lang: true})
	assert.Contains(t, words(h), "30 listopada 2026, 04:47")
}

// TestAnEmptyListSaysSo, and so does one that nothing is kept for.
func TestAnEmptyListSaysSo(t *testing.T) {
	h := openList(t, t.TempDir(), "en", 1280, 720)
	assert.Contains(t, words(h), "No match has been kept yet")
	h.Key(panel.KeyDown)
	h.Key(panel.KeyDelete)
	h.Key(panel.KeyEsc)
	assert.True(t, h.Sees("button title/ui.title.new"))
	h = scenetest.New(t, "pl", 7, 1280, 720)
	h.Rest(1)
	h.Click("button title/ui.title.matches")
	assert.Contains(t, words(h), "nic się nie zapisuje")
}

// row is the number of the row of the list that has a button.
func row(t *testing.T, h *scenetest.Hand, part string) int {
	t.Helper()
	for i := range 9 {
		if h.Sees(fmt.Sprintf("button match/%d/%s", i, part)) {
			return i
		}
	}
	require.Fail(t, "no row", part)
	return -1
}

// TestDeletedMatchesComeBack until the page is left; then they stay in the trash, and the
// title does not offer them.
func TestDeletedMatchesComeBack(t *testing.T) {
	dir := shelf(t)
	h := openList(t, dir, "en", 1280, 720)
	files := func() int {
		all, err := filepath.Glob(filepath.Join(dir, "matches", "*"))
		require.NoError(t, err)
		return len(all)
	}
	open := row(t, h, "resume")
	h.Click(fmt.Sprintf("button match/%d/delete", open))
	assert.Equal(t, 3, files())
	assert.Contains(t, words(h), "Moved to the trash")
	h.Click(fmt.Sprintf("button match/%d/restore", open))
	assert.Equal(t, 4, files())
	assert.True(t, h.Sees(fmt.Sprintf("button match/%d/resume", open)))
	h.Key(panel.KeyDelete) // the row has the focus
	assert.Equal(t, 3, files())
	h.Key(panel.KeyEnter)
	assert.Equal(t, 4, files(), "Enter takes it back")
	for i := range 4 {
		h.Click(fmt.Sprintf("button match/%d/delete", i))
	}
	assert.Equal(t, 0, files())
	h.Click("button back")
	h.Rest(1)
	assert.Empty(t, h.All("button title/ui.title.resume"))
	h.Click("button title/ui.title.matches")
	assert.Contains(t, words(h), "No match has been kept yet")
	trash, err := filepath.Glob(filepath.Join(dir, "trash", "*"))
	require.NoError(t, err)
	assert.Len(t, trash, 4)
}

// TestAMatchThatCannotBeTakenBackSaysWhy.
func TestAMatchThatCannotBeTakenBackSaysWhy(t *testing.T) {
	dir := shelf(t)
	h := openList(t, dir, "en", 1280, 720)
	i := row(t, h, "resume")
	h.Click(fmt.Sprintf("button match/%d/delete", i))
	require.NoError(t, os.RemoveAll(filepath.Join(dir, "trash")))
	h.Click(fmt.Sprintf("button match/%d/restore", i))
	assert.Contains(t, words(h), "stays where it is")
}

// TestTheListResumes the match that is under way.
func TestTheListResumes(t *testing.T) {
	h := openList(t, shelf(t), "en", 1280, 720)
	h.Click(fmt.Sprintf("button match/%d/resume", row(t, h, "resume")))
	h.Rest(3)
	assert.True(t, h.Sees("button corner/menu"), h.App.Lines())
}

// TestTheKeysGoThroughALongList: every row is reached, none is cut off, and the page
// follows.
func TestTheKeysGoThroughALongList(t *testing.T) {
	dir := t.TempDir()
	rec := played(t, 2, 9, 40)
	for i := range 60 {
		lay(t, dir, rec, i%2 == 0, fmt.Sprintf("2026-01-01T00:00:%02dZ", i))
	}
	h := openList(t, dir, "en", 1280, 720)
	h.Key(panel.KeyDown)
	for i := range 59 {
		require.True(t, focused(h, i), "row %d", i)
		h.Key(panel.KeyDown)
	}
	require.True(t, focused(h, 59))
	apart(t, h, "the end", "matches")
	h.Key(panel.KeyPageUp)
	assert.False(t, focused(h, 59))
	h.Key(panel.KeyHome)
	assert.True(t, focused(h, 0))
	h.Key(panel.KeyEnd)
	assert.True(t, focused(h, 59))
	h.Key(panel.KeyUp)
	h.Key(panel.KeyRight)
	h.Key(panel.KeyUp)
	assert.True(t, focused(h, 57))
	in := scenes.Hands{}
	in.Wheel = 200
	h.Point(h.All("button match/57/")[0].Rect.Centre())
	h.Step(in)
	h.Rest(2)
	assert.True(t, h.Sees("button match/0/delete"))
}

func focused(h *scenetest.Hand, row int) bool {
	for _, b := range h.All(fmt.Sprintf("button match/%d/", row)) {
		if strings.Contains(b.Text, " focus") {
			return true
		}
	}
	return false
}

// TestATornMatchIsWatchedUpToTheTear, and one that cannot be played is set aside when it
// is to be watched.
func TestATornMatchIsWatchedUpToTheTear(t *testing.T) {
	dir := t.TempDir()
	name := lay(t, dir, played(t, 3, 5, 30), false, "2026-01-01T00:00:00Z")
	path := filepath.Join(dir, "matches", name)
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(path, append(text, "p0 ta"...), 0o600))
	h := openList(t, dir, "en", 1280, 720)
	h.Click("button match/0/watch")
	h.Key(panel.KeyEnd)
	assert.Contains(t, h.All("line ")[0].Text, "30 / 30")
	torn, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.True(t, strings.HasSuffix(string(torn), "p0 ta"), "watching changes nothing")

	h.Key(panel.KeyEsc)
	h.Key(panel.KeyEsc)
	rec := played(t, 3, 5, 30)
	for i := range rec.Lines {
		if l := &rec.Lines[i]; i > 5 && l.Sort == game.LineAction && !l.Private {
			l.Text = "leap rialto"
			break
		}
	}
	lay(t, dir, rec, true, "2026-02-01T00:00:00Z")
	h.Click("button title/ui.title.matches")
	for i := range 2 {
		if note := fmt.Sprintf("button match/%d/", i); !h.Sees(note + "resume") {
			h.Click(note + "watch")
		}
	}
	assert.Contains(t, words(h), "It was set aside")
	assert.FileExists(t, filepath.Join(dir, "matches", "venice-20260201-000000.over.alibi.broken"))
	assert.True(t, h.Sees("button back"), "and the list is still there")
}
