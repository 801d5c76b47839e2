package venice

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
	"alibi/scenes"
)

// cells are the places of everything on the private panel that can be pressed.
func cells(t *testing.T, own scenes.Private, tick int) []string {
	t.Helper()
	in := panel.Input{Away: true, Tick: tick}
	require.False(t, own.Tick(in, wide, high, 1))
	f := &paint.Frame{}
	own.Frame(f, gallery)
	var all []string
	for i := range f.Items {
		if l := f.Items[i].Layer; l != nil {
			for _, n := range l.Told() {
				if n.Kind == "note" {
					all = append(all, fmt.Sprintf("%s %v", strings.TrimSuffix(n.Text, " disabled"), n.Rect))
				}
			}
		}
	}
	return all
}

// TestVV_APP_11_EveryCellHasItsPlace: whoever the Killer is, whatever she holds and may
// lawfully do, the murder panel has the same cells in the same places.
func TestVV_APP_11_EveryCellHasItsPlace(t *testing.T) {
	a := sitAt(t, localization.English, "identity gypsy lush", "step murder")
	b := sitAt(t, localization.English, "identity actress bishop", "step murder")
	a.point(-1, -1)
	b.point(-1, -1)
	one, other := cells(t, a.play.Own(0), 1), cells(t, b.play.Own(0), 1)
	require.Greater(t, len(one), 13+11)
	assert.Equal(t, one, other)
}

// TestVV_APP_11_MinimumStay: the confirm waits 12 s, whatever is chosen.
func TestVV_APP_11_MinimumStay(t *testing.T) {
	b := sitAt(t, localization.English, "identity gypsy lush", "step murder")
	b.point(-1, -1)
	own := b.play.Own(0)
	waits := func(tick int) bool {
		return strings.Contains(strings.Join(cells(t, own, tick), "\n"), "hold own/confirm disabled waiting")
	}
	cells(t, own, 1)
	assert.True(t, waits(2))
	assert.True(t, waits(1+12*60-1))
	assert.False(t, waits(1+12*60+1))
}

// TestVV_APP_09_FacesOnlyWhilePressed: behind the curtain every card of her own lies
// face down until it is pressed.
func TestVV_APP_09_FacesOnlyWhilePressed(t *testing.T) {
	b := sitAt(t, localization.English, "identity gypsy lush", "step murder")
	b.point(-1, -1)
	own := b.play.Own(0)
	faces := func(in panel.Input) string {
		require.False(t, own.Tick(in, wide, high, 1))
		f := &paint.Frame{}
		own.Frame(f, gallery)
		return paint.Lines(f)
	}
	shut := faces(panel.Input{Away: true, Tick: 1})
	assert.NotContains(t, shut, "card/suspect", "a face is up")
	assert.NotContains(t, shut, "Gypsy\n")
	var at paint.Point
	f := &paint.Frame{}
	own.Frame(f, gallery)
	for i := range f.Items {
		if l := f.Items[i].Layer; l != nil {
			for _, n := range l.Told() {
				if n.Text == "own/identity" {
					at = n.Rect.Centre()
				}
			}
		}
	}
	require.NotZero(t, at)
	pressed := faces(panel.Input{Pointer: at, Down: true, Pressed: true, Tick: 2})
	assert.NotEqual(t, shut, pressed, "the pressed card shows its face")
	assert.Equal(t, shut, strings.ReplaceAll(faces(panel.Input{Away: true, Released: true, Tick: 3}), " focus", ""), "and lies face down again")
}
