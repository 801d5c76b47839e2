package store

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
)

// TestPartiesAreReadAsWritten, through the text of a record.
func TestPartiesAreReadAsWritten(t *testing.T) {
	p := Party{
		Names:  []string{"Łucja", "", "Jan \"Ż\" \\", "李 雷", "a_b", "e", "f", "g", "h", strings.Repeat("ż", mostName)},
		Badges: []int{9, 8, 7, 6, 5, 4, 3, 2, 1, 0}, Lang: "both",
		Pins: []string{"", "salt hash", "", "", "", "", "", "", "", "x"},
	}
	head := Header(p)
	assert.True(t, slices.IsSortedFunc(head, byKey))
	var b strings.Builder
	require.NoError(t, game.WriteRecord(&b, &game.Record{Header: head, Setup: game.Setup{Seats: 10}}))
	rec, err := game.ReadRecord(strings.NewReader(b.String()))
	require.NoError(t, err)
	assert.Equal(t, p, Seated(rec))
	assert.Equal(t, []game.HeaderLine{{Key: "badge p0", Value: "4"}, {Key: "name p0", Value: "Ola"}}, Header(Party{Names: []string{"Ola"}, Badges: []int{4}}))
}

// TestStrangeHeaders: whatever stands there, everybody has a badge of his own and a name
// that can be shown.
func TestStrangeHeaders(t *testing.T) {
	line := func(key, value string) game.HeaderLine { return game.HeaderLine{Key: key, Value: value} }
	rec := &game.Record{Setup: game.Setup{Seats: 6}, Header: []game.HeaderLine{
		line("badge p0", "3"), line("badge p1", "3"), line("badge p2", "-1"), line("badge p3", "10"), line("badge p4", "x"), line("badge p9", "0"),
		line("name p0", " \t\x00Ola\nB\u202e "), line("name p1", strings.Repeat("ab ", 99)), line("name p2", "\xff\xfe"), line("name p2", "second"),
		line("lang", "tlh"), line("began", "yesterday"),
	}}
	p := Seated(rec)
	assert.Equal(t, Party{
		Names: []string{"Ola B", strings.TrimSpace(strings.Repeat("ab ", 99)[:mostName]), "", "", "", ""}, Badges: []int{3, 0, 1, 2, 4, 5},
	}, p)
	assert.True(t, began(rec).IsZero())
}
