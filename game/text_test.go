package game_test

import (
	"bytes"
	"encoding/base64"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
)

// written is a record as text.
func written(t testing.TB, r *game.Record) string {
	t.Helper()
	var b strings.Builder
	require.NoError(t, game.WriteRecord(&b, r))
	return b.String()
}

// sample is a record with everything that a record can hold.
func sample() *game.Record {
	coin := []game.Drawn{{What: "coin", Got: []int8{2}}, {What: "cards", Got: []int8{3, -1, 127}}}
	return &game.Record{
		Title:  "toss",
		Header: []game.HeaderLine{{Key: "name p0", Value: "Łucja \"Ż\"\nnext"}},
		Setup:  game.Setup{Seats: 2, Mode: "plain", Options: []string{"killer=p1", "rolled"}, Seed: 1<<63 + 5},
		Pose:   []string{"identity lush", "ręka"},
		Deal:   coin,
		Lines: []game.Line{
			{Sort: game.LineAction, Seat: 0, Text: "step"},
			{Sort: game.LineUndo, Seat: 0},
			{Sort: game.LineAction, Seat: 0, Text: "toss", Draws: coin},
			{Sort: game.LineNote, Seat: 1, Text: "red | ~\n\"bishop\""},
			{Sort: game.LineAction, Seat: 1, Text: "whisper", Private: true, Draws: coin},
			{Sort: game.LineUndo, Seat: 1, Private: true},
		},
	}
}

func TestRecordIsReadAsItWasWritten(t *testing.T) {
	text := written(t, sample())
	r, err := game.ReadRecord(strings.NewReader(text))
	require.NoError(t, err)
	assert.Equal(t, sample(), r)
	for _, secret := range []string{"whisper", "identity lush", "coin", "127"} {
		assert.NotContains(t, text, secret, "a secret can be read by opening the file")
	}
	for _, open := range []string{"p0 step\n", "p1 ~undo\n", "option rolled\n"} {
		assert.Contains(t, text, open)
	}
}

// brokenLines are lines that cannot stand where they do: instead of the line that
// begins so, and what is then said to be wanted.
func brokenLines() []struct{ instead, line, want string } {
	hide := base64.RawStdEncoding.EncodeToString
	return []struct{ instead, line, want string }{
		{"alibi", "alibi", "record.mark"},
		{"alibi", "", "record.mark"},
		{"title", "tittle x", "record.head"},
		{"about", "about x", "record.about"},
		{"about", "about x \"open", "record.about"},
		{"seats", "seats two", "record.seats"},
		{"seats", "seats 11", "record.seats"},
		{"seats", "seats 0", "record.seats"},
		{"seed", "seed AAAA", "record.seed"},
		{"seed", "seats 2", "record.head"},
		{"option", "mode plain", "record.head"},
		{"seed", "seed !", "record.seed"},
		{"pose", "pose !", "record.pose"},
		{"pose", "pose " + hide([]byte("a\nb")), "record.pose"},
		{"deal", "deal " + hide([]byte("coin 300")), "record.deal"},
		{"deal", "deal " + hide([]byte(" 1")), "record.deal"},
		{"p0 step", "p0", "record.seat"},
		{"p0 step", "pX step", "record.seat"},
		{"p0 step", "", "record.seat"},
		{"p0 step", "p0 ", "record.action"},
		{"p0 toss", "p0 toss | !", "record.luck"},
		{"p0 toss", "p0 toss | " + hide([]byte("coin two")), "record.luck"},
		{"p1 note", "p1 note red", "record.note"},
		{"p1 ~", "p1 ~!", "record.action"},
		{"p1 ~", "p1 ~" + hide([]byte{0xff}), "record.action"},
	}
}

// wholeRecord is the sample as lines, and where the line is that begins so.
func wholeRecord(t *testing.T) (lines []string, at func(string) int) {
	t.Helper()
	lines = strings.Split(strings.TrimSuffix(written(t, sample()), "\n"), "\n")
	return lines, func(prefix string) int {
		return slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, prefix) })
	}
}

// refused demands that the lines are no record, and says why.
func refused(t *testing.T, lines []string) game.TextError {
	t.Helper()
	_, err := game.ReadRecord(strings.NewReader(strings.Join(lines, "\n")))
	var wrong *game.TextError
	require.ErrorAs(t, err, &wrong)
	return *wrong
}

// TestBrokenRecordsAreRefused: every line broken in its own way is an error with the
// number of the line and what was expected there.
func TestBrokenRecordsAreRefused(t *testing.T) {
	whole, at := wholeRecord(t)
	for _, c := range brokenLines() {
		t.Run(c.line, func(t *testing.T) {
			broken, i := slices.Clone(whole), at(c.instead)
			broken[i] = c.line
			wrong := refused(t, broken)
			assert.Equal(t, c.want, wrong.Want)
			assert.Equal(t, i+1, wrong.Line)
		})
	}
}

// TestHalfRecordsAreRefused: a record without its beginning, its end, or a line of its
// head is no record.
func TestHalfRecordsAreRefused(t *testing.T) {
	whole, at := wholeRecord(t)
	for _, head := range []string{"title", "seats", "mode", "seed"} {
		i := at(head)
		assert.Equal(t, "record.head", refused(t, slices.Delete(slices.Clone(whole), i, i+1)).Want, "without its %s", head)
	}
	for n := range at("deal") {
		assert.Equal(t, game.TextError{Want: "record.deal"}, refused(t, whole[:n]), "after %d lines", n)
	}
}

func TestOtherVersionsAreRefusedByName(t *testing.T) {
	text := strings.Replace(written(t, sample()), "alibi record 1", "alibi record 2", 1)
	_, err := game.ReadRecord(strings.NewReader(text))
	var other *game.VersionError
	require.ErrorAs(t, err, &other)
	assert.Equal(t, "2", other.Got)
	assert.Contains(t, err.Error(), `"2"`)
}

func TestLongLinesAreQuotedShort(t *testing.T) {
	_, err := game.ReadRecord(strings.NewReader(strings.Repeat("ż", 1000)))
	var wrong *game.TextError
	require.ErrorAs(t, err, &wrong)
	assert.Equal(t, strings.Repeat("ż", 40), wrong.Got)
	_, err = game.ReadRecord(strings.NewReader("alibi record 1\n" + strings.Repeat("x", 1<<17)))
	require.ErrorAs(t, err, &wrong)
	assert.Equal(t, "record.line", wrong.Want)
}

// FuzzReadRecord: whatever the bytes, a record or an error; what is read can be written
// and is read as the same again.
func FuzzReadRecord(f *testing.F) {
	f.Add([]byte(written(f, sample())))
	f.Add([]byte("alibi record 1\ntitle x\nseats 2\nmode m\nseed AAAAAAAAAAA\ndeal \np0 a\np0 undo\n"))
	f.Add([]byte("alibi record 1\nabout k \"\\x00\"\nmode\nseats 2\nseed AAAAAAAAAAA\ntitle\ndeal\np9 note \"\"\n"))
	f.Fuzz(func(t *testing.T, b []byte) {
		r, err := game.ReadRecord(bytes.NewReader(b))
		if err != nil {
			assert.NotEmpty(t, err.Error())
			return
		}
		text := written(t, r)
		again, err := game.ReadRecord(strings.NewReader(text))
		require.NoError(t, err, text)
		assert.Equal(t, text, written(t, again))
	})
}
