package panel

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"alibi/render/paint"
)

// slide takes one tick of a slider that is 220 units wide, 200 of them rail from 10 on.
func slide(u *UI, in Input, at int) int {
	l := paint.NewLayer("test")
	u.Begin(in, 1, paint.R(0, 0, 400, 200))
	l.Record(paint.R(0, 0, 400, 200), func(c *paint.Canvas) {
		u.On(c)
		at = u.Slider("s", paint.R(0, 100, 220, 40), Slider{At: at, Most: 50, Marks: []Mark{{0, "I"}, {1, "II"}, {25, "III"}}})
	})
	u.End(nil)
	return at
}

func TestASliderIsDraggedFromEndToEnd(t *testing.T) {
	u := New(Night())
	in := Input{Pointer: paint.Pt(110, 120), Pressed: true, Down: true, Tick: 1}
	assert.Equal(t, 25, slide(u, in, 3), "a press goes there")
	in.Pressed = false
	for _, c := range []struct {
		x    float64
		want int
	}{{50, 10}, {-100, 0}, {900, 50}, {13, 1}} {
		in.Pointer = paint.Pt(c.x, 10)
		assert.Equal(t, c.want, slide(u, in, 25), "outside its box too")
	}
	assert.Equal(t, 40, slide(u, Input{Pointer: paint.Pt(170, 10), Released: true}, 1))
	assert.Equal(t, 40, slide(u, Input{Pointer: paint.Pt(20, 120)}, 40), "let go, it stays")
	assert.Equal(t, 40, slide(u, Input{Pointer: paint.Pt(20, 10), Pressed: true, Down: true}, 40), "a press elsewhere is not its own")
}

func TestASliderTakesKeysWithTheFocus(t *testing.T) {
	u := New(Night())
	press := func(k Key, at int) int { return slide(u, Input{Away: true, Keys: []Key{k}}, at) }
	assert.Equal(t, 7, press(KeyRight, 7))
	u.SetFocus("s")
	for _, c := range []struct {
		key      Key
		at, want int
	}{{KeyRight, 7, 8}, {KeyLeft, 7, 6}, {KeyLeft, 0, 0}, {KeyRight, 50, 50}, {KeyPageDown, 7, 12}, {KeyPageUp, 3, 0}, {KeyHome, 30, 0}, {KeyEnd, 30, 50}, {KeyUp, 30, 30}} {
		assert.Equal(t, c.want, press(c.key, c.at))
		u.SetFocus("s")
	}
}
