package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"alibi/render/paint"
)

// reader reads mouse, keyboard and controllers, once a tick.
type reader struct {
	tick    int
	last    paint.Point
	focused bool
	monitor *ebiten.MonitorType
	// deaf is set while the press that brought the window back is still down, mute while
	// a key is: neither is an act at the table.
	deaf, mute bool
	pads       pads
}

// read is what hands did since the last tick.
func (r *reader) read(w, h float64) Hands {
	r.tick++
	var in Hands
	x, y := ebiten.CursorPosition()
	in.Pointer = paint.Pt(float64(x), float64(y))
	in.Away = in.Pointer.X < 0 || in.Pointer.Y < 0 || in.Pointer.X >= w || in.Pointer.Y >= h
	in.Tick = r.tick
	in.Focused = ebiten.IsFocused() && !ebiten.IsWindowMinimized()
	m := ebiten.Monitor()
	in.Veil = m != r.monitor || ebiten.IsKeyPressed(ebiten.KeyPrintScreen)
	r.monitor = m
	in.Down = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	in.Pressed = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	in.Released = inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft)
	in.Second = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight)
	if ebiten.IsMouseButtonPressed(ebiten.MouseButtonRight) && !in.Second {
		in.Pan = in.Pointer.Sub(r.last)
	}
	_, in.Wheel = ebiten.Wheel()
	typed(windowKeys{}, &in)
	r.pads.read(&in)
	in.Moved = in.Pointer != r.last
	r.last = in.Pointer
	r.wake(&in)
	return in
}

// wake swallows the press, and the keys, that give the window its focus: they are no
// move. What is pressed while another window has the keyboard is none either.
func (r *reader) wake(in *Hands) {
	if in.Focused && !r.focused {
		r.deaf, r.mute = in.Down, true
	}
	r.focused = in.Focused
	if r.deaf || !in.Focused {
		if in.Released || !in.Down {
			r.deaf = false
		}
		in.Pressed, in.Released, in.Down, in.Second = false, false, false, false
	}
	if r.mute || !in.Focused {
		if !in.keyed() {
			r.mute = false
		}
		in.Keys, in.Runes, in.Act, in.Shift, in.Digit, in.Zoom, in.Scale = nil, nil, false, false, 0, 0, 0
		in.Fit, in.Lang, in.Full, in.Rules, in.Menu, in.Log, in.Look, in.Read = false, false, false, false, false, false, false, false
		in.Undo, in.Redo, in.Restart, in.Pan = false, false, false, paint.Point{}
	}
}
