package scenes

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"alibi/render/panel"
)

// TestAKeyHeldDownActsOnce: keys that act or close count when they go down; those that
// move or erase repeat (faults 40).
func TestAKeyHeldDownActsOnce(t *testing.T) {
	count := func(k panel.Key) (n int) {
		for ticks := range 300 {
			if due(k, ticks) {
				n++
			}
		}
		return n
	}
	for _, k := range []panel.Key{panel.KeyEnter, panel.KeySpace, panel.KeyEsc} {
		assert.Equal(t, 1, count(k))
	}
	for _, k := range []panel.Key{panel.KeyLeft, panel.KeyBackspace, panel.KeyDown} {
		assert.Greater(t, count(k), 20)
	}
}

// TestTheClickThatBringsTheWindowBackIsNoMove: neither the press nor the key that gives
// the window its focus reaches the table, nor what follows until it is let go (faults 22).
func TestTheClickThatBringsTheWindowBackIsNoMove(t *testing.T) {
	var r reader
	hands := func(focused, down, pressed, released bool, keys ...panel.Key) Hands {
		in := Hands{Focused: focused}
		in.Down, in.Pressed, in.Released, in.Keys, in.Act = down, pressed, released, keys, len(keys) > 0
		r.wake(&in)
		return in
	}
	away := hands(false, true, true, false, panel.KeyEnter)
	assert.False(t, away.Pressed || away.Down || away.Act || len(away.Keys) > 0, "another window has them")
	back := hands(true, true, true, false, panel.KeyEnter)
	assert.False(t, back.Pressed || back.Down || back.Act || len(back.Keys) > 0, "the press that brings it back")
	held := hands(true, true, false, false, panel.KeyEnter)
	assert.False(t, held.Down || len(held.Keys) > 0, "still down")
	up := hands(true, false, false, true)
	assert.False(t, up.Released, "its end is no click")
	next := hands(true, true, true, false, panel.KeyEnter)
	assert.True(t, next.Pressed && next.Down && next.Act && len(next.Keys) > 0, "the next one is")
}
