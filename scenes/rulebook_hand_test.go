package scenes

import (
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"alibi/render/paint"
	"alibi/render/panel"
)

// bookHand reads the rulebook without a window.
type bookHand struct {
	*Stage
	t    testing.TB
	book *rulebook
	at   paint.Point
	tick int
}

// openBook opens Venice's book over the title.
func openBook(t testing.TB, lang, clause string, w, h float64) *bookHand {
	t.Helper()
	s, err := NewStage(Options{Lang: lang}, w, h)
	require.NoError(t, err)
	s.house.push(newRulebook(s.house, "venice", clause))
	b := &bookHand{Stage: s, t: t, book: s.house.top().(*rulebook), at: paint.Pt(w/2, h/2)}
	b.do(Hands{})
	return b
}

// do takes one tick.
func (b *bookHand) do(in Hands) bool {
	b.tick++
	in.Tick, in.Pointer, in.Focused = b.tick, b.at, true
	return b.Tick(in)
}

// settle waits until nothing moves but the caret.
func (b *bookHand) settle() {
	b.t.Helper()
	for range 900 {
		b.do(Hands{})
		if s := &b.book.scroll; s.still() && s.whole() && b.book.pulse == 0 {
			return
		}
	}
	require.Fail(b.t, "the book never comes to rest")
}

func (b *bookHand) key(keys ...panel.Key) {
	for _, k := range keys {
		in := Hands{}
		in.Keys = []panel.Key{k}
		b.do(in)
	}
}

func (b *bookHand) write(text string) {
	b.book.ui.SetFocus(searchField)
	for _, r := range text {
		in := Hands{}
		in.Runes = []rune{r}
		b.do(in)
	}
}

// notes lists the notes in the frame that begin like that.
func (b *bookHand) notes(begin string) []paint.Told {
	var all []paint.Told
	for _, told := range b.Told() {
		if told.Kind == "note" && strings.HasPrefix(told.Text, begin) {
			all = append(all, told)
		}
	}
	return all
}

func (b *bookHand) click(note string) {
	b.t.Helper()
	all := b.notes(note)
	require.NotEmpty(b.t, all, note)
	b.press(all[0].Rect.Centre())
}

func (b *bookHand) press(at paint.Point) {
	b.at = at
	b.do(Hands{Moved: true})
	in := Hands{}
	in.Down, in.Pressed = true, true
	b.do(in)
	in.Down, in.Pressed, in.Released = false, false, true
	b.do(in)
}

// clause is the note of a clause that must be seen whole at its beginning.
func (b *bookHand) clause(id string) paint.Told {
	b.t.Helper()
	all := b.notes("clause " + id)
	require.NotEmpty(b.t, all, "%s is not on the page", id)
	return all[0]
}

// blockWords is the text of a block, its rows joined by spaces.
func blockWords(k *paint.Block) string {
	var out []string
	for i := range k.Rows {
		for _, part := range k.Rows[i].Parts {
			out = append(out, part.Line.Text)
		}
	}
	return plainSpaces(strings.Join(out, " "))
}

func plainSpaces(s string) string { return strings.ReplaceAll(s, "\u00a0", " ") }

// shot writes the picture for looking at, where ALIBI_LOOK names a folder.
func (b *bookHand) shot(name string) {
	dir := os.Getenv("ALIBI_LOOK")
	if dir == "" {
		return
	}
	require.NoError(b.t, os.MkdirAll(dir, 0o755))
	f, err := os.Create(filepath.Join(dir, name+".png"))
	require.NoError(b.t, err)
	require.NoError(b.t, png.Encode(f, b.Picture()))
	require.NoError(b.t, f.Close())
}

// bookSizes are windows that the book must fit, with the languages beside or above each
// other.
var bookSizes = []struct {
	w, h    float64
	stacked bool
}{
	{960, 540, false}, {1280, 720, false}, {1920, 1080, false}, {3840, 2160, false}, {1000, 1000, false},
	{880, 700, true}, {640, 480, true}, {300, 1400, true}, {2560, 300, false},
}
