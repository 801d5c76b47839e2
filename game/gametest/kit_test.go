package gametest

import (
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"alibi/game"
)

// card is a nested part of a position with a secret of its own.
type card struct {
	face  int8 `view:"secret"`
	turns uint16
}

// position has every sort of leaf.
type position struct {
	Seats int8
	on    bool
	pile  [3]int8 `view:"secret"`
	cards [2]card
	hand  struct {
		deep [2][2]card
		n    int64
	} `view:"secret"`
}

func TestLeaves(t *testing.T) {
	all, faults := leaves(reflect.TypeFor[position]())
	assert.Empty(t, faults)
	secret := map[string]bool{}
	for _, l := range all {
		secret[l.path] = l.secret
	}
	assert.Equal(t, map[string]bool{
		"position.Seats": false, "position.on": false, "position.pile": true,
		"position.cards.face": true, "position.cards.turns": false,
		"position.hand.deep.face": true, "position.hand.deep.turns": true, "position.hand.n": true,
	}, secret)
	assert.Len(t, all, 3+2*2+4*2+1)
}

func TestMovedFindsTheLeaf(t *testing.T) {
	all, _ := leaves(reflect.TypeFor[position]())
	for _, c := range []struct {
		path   string
		change func(*position)
	}{
		{"position.on", func(s *position) { s.on = true }},
		{"position.pile", func(s *position) { s.pile[2] = 1 }},
		{"position.cards.face", func(s *position) { s.cards[1].face = 9 }},
		{"position.cards.turns", func(s *position) { s.cards[0].turns = 256 }},
		{"position.hand.deep.turns", func(s *position) { s.hand.deep[1][1].turns = 1 }},
		{"position.hand.n", func(s *position) { s.hand.n = 1 << 40 }},
	} {
		var a, b position
		c.change(&b)
		var found []string
		moved(all, &a, &b, func(l *leaf) { found = append(found, l.path) })
		assert.Equal(t, []string{c.path}, found)
	}
}

func TestSharedPartsAreFound(t *testing.T) {
	type bad struct {
		Pointer *int
		Slice   []int8
		Map     map[int]int
		Text    string
		Any     any
		Func    func()
		Chan    chan int
		Float   float32
		Complex complex64
		Nested  [2]struct{ Text [1]string }
	}
	_, faults := leaves(reflect.TypeFor[bad]())
	assert.Len(t, faults, 11)
	assert.Contains(t, faults, "position.Nested.Text is a string")
}

func TestSetupsTryEveryOption(t *testing.T) {
	k := &Kit[position, mute, int, int, int]{Spec: &game.Spec[position, mute, int, int, int]{Options: []game.Option{
		{ID: "strict"}, {ID: "speed", Values: []string{"slow", "fast"}}, {ID: "first", BySeat: true},
	}}}
	setups := k.setups("plain", 4)
	assert.Len(t, setups, 2*3*3)
	names := map[string]bool{}
	for _, s := range setups {
		assert.True(t, strings.HasPrefix(name(s), "plain-4"))
		names[name(s)] = true
	}
	assert.Len(t, names, len(setups))
	assert.True(t, names["plain-4"] && names["plain-4-first-p3-speed-fast-strict"])
}

// mute is an action that says nothing.
type mute int8

func (g mute) String() string { return "a" }
func (g mute) Kind() uint8    { return 0 }
func (g mute) Rare() bool     { return false }

func TestHearing(t *testing.T) {
	told := []game.Told[string]{
		{Full: "a", Public: "a", Open: true},
		{To: game.SeatSet(1), Full: "secret", Public: "open", Open: true},
		{To: game.SeatSet(2), Full: "whisper"},
	}
	assert.Equal(t, []string{"a", "open"}, hears(told, game.Nobody))
	assert.Equal(t, []string{"a", "secret"}, hears(told, 1))
	assert.Equal(t, []string{"a", "open", "whisper"}, hears(told, 2))
}

func TestUnfitWordings(t *testing.T) {
	for _, bad := range []string{"", " a", "a ", "undo", "a|b", "~a", "a\nb", "note a"} {
		assert.True(t, unfit(bad), bad)
	}
	for _, good := range []string{"walk hall", "undo-it", "notes"} {
		assert.False(t, unfit(good), good)
	}
}

func TestTextDifferences(t *testing.T) {
	assert.Empty(t, firstUnlike("a\nb\n", "a\nb\n"))
	assert.Equal(t, "2\nwant b\n got c", firstUnlike("a\nb\n", "a\nc\n"))
	assert.Equal(t, "3\nwant (the end)\n got c", firstUnlike("a\nb", "a\nb\nc"))
	assert.Equal(t, []string{"a", "c"}, without([]string{"a", "a", "b", "c"}, []string{"b", "a"}))
	assert.Equal(t, " walk hall, study; stop; take a", grouped([]string{"walk hall", "walk study", "stop", "take a"}))
	long := grouped(strings.Fields(strings.Repeat("wordword ", 40)))
	for _, line := range strings.Split(long, "\n") {
		assert.LessOrEqual(t, len(line), lineWidth+10)
	}
}

func TestScribbling(t *testing.T) {
	shared := []int{1, 2}
	v := struct {
		List []int
		Map  map[string]int
		Ptr  *int
	}{shared, map[string]int{"a": 1}, &shared[1]}
	m := v.Map
	scribble(reflect.ValueOf(&v).Elem())
	assert.Equal(t, []int{0, 0}, shared)
	assert.Empty(t, m)
	assert.Nil(t, v.List)
}
