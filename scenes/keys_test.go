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
