package venice

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/localization"
	"alibi/render/paint"
)

// TestTheActressShowsHerRole: while the Actress plays a card that she drew, her figure
// wears its portrait, and the tips of her figure and of her card name it and say what it
// can do; nobody else is changed.
func TestTheActressShowsHerRole(t *testing.T) {
	b := sitAt(t, localization.English, "dealt actress bishop playboy courier dove gypsy", "copied lush")
	told := b.settled()
	assert.Contains(t, told, "role lush")
	assert.NotContains(t, sitAt(t, localization.English, "dealt actress bishop playboy courier dove gypsy").settled(), " role ")
	tip := func(x, y float64) string {
		var f *paint.Frame
		for range 40 {
			f = b.point(x, y)
		}
		var words []string
		for i := range f.Items {
			if l := f.Items[i].Layer; l != nil && l.ID == "venice/tip" {
				for _, told := range l.Told() {
					if told.Kind == "text" {
						words = append(words, told.Text)
					}
				}
			}
		}
		return strings.Join(words, " ")
	}
	at, ok := b.note("role lush")
	require.True(t, ok)
	assert.Contains(t, tip(at.X+24, at.Y-20), "in the role of the Lush")
	at, ok = b.note("card actress", "live card actress")
	require.True(t, ok)
	assert.Contains(t, tip(at.X, at.Y), "in the role of the Lush")
	assert.Contains(t, tip(at.X, at.Y), "move one other living character of her area")
	at, ok = b.note("card bishop", "live card bishop")
	require.True(t, ok)
	assert.NotContains(t, tip(at.X, at.Y), "in the role")
}
