package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"alibi/render/paint"
	"alibi/render/panel"
)

// reader reads mouse and keyboard, once a tick.
type reader struct {
	tick    int
	last    paint.Point
	focused bool
	monitor *ebiten.MonitorType
	// deaf is set while the press that brought the window back is still down: it is
	// no press at the table.
	deaf bool
}

var keys = []struct {
	from ebiten.Key
	to   panel.Key
}{
	{ebiten.KeyEnter, panel.KeyEnter}, {ebiten.KeyNumpadEnter, panel.KeyEnter}, {ebiten.KeySpace, panel.KeySpace},
	{ebiten.KeyEscape, panel.KeyEsc}, {ebiten.KeyArrowLeft, panel.KeyLeft}, {ebiten.KeyArrowRight, panel.KeyRight},
	{ebiten.KeyArrowUp, panel.KeyUp}, {ebiten.KeyArrowDown, panel.KeyDown}, {ebiten.KeyHome, panel.KeyHome},
	{ebiten.KeyEnd, panel.KeyEnd}, {ebiten.KeyPageUp, panel.KeyPageUp}, {ebiten.KeyPageDown, panel.KeyPageDown},
	{ebiten.KeyBackspace, panel.KeyBackspace}, {ebiten.KeyDelete, panel.KeyDelete},
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
	r.typed(&in)
	in.Moved = in.Pointer != r.last
	r.last = in.Pointer
	r.wake(&in)
	return in
}

// due says whether a key that has been down for some ticks counts in this one. Keys that
// move or erase repeat; those that act or close count once, so that one held down ends
// one turn and no more.
func due(k panel.Key, ticks int) bool {
	once := k == panel.KeyEnter || k == panel.KeySpace || k == panel.KeyEsc
	return ticks == 1 || !once && ticks > 30 && ticks%4 == 0
}

// typed reads letters and keys. Letters reach text fields whatever makes them, AltGr
// included; short cuts want no modifier.
func (r *reader) typed(in *Hands) {
	in.Runes = ebiten.AppendInputChars(nil)
	for _, k := range keys {
		if due(k.to, inpututil.KeyPressDuration(k.from)) {
			in.Keys = append(in.Keys, k.to)
		}
	}
	if inpututil.IsKeyJustPressed(ebiten.KeyTab) {
		tab := panel.KeyTab
		if ebiten.IsKeyPressed(ebiten.KeyShift) {
			tab = panel.KeyBackTab
		}
		in.Keys = append(in.Keys, tab)
	}
	in.Act = ebiten.IsKeyPressed(ebiten.KeyEnter) || ebiten.IsKeyPressed(ebiten.KeySpace)
	plain := !ebiten.IsKeyPressed(ebiten.KeyAlt) && !ebiten.IsKeyPressed(ebiten.KeyControl)
	in.Lang = plain && inpututil.IsKeyJustPressed(ebiten.KeyL)
	in.Fit = plain && (inpututil.IsKeyJustPressed(ebiten.KeyF) || inpututil.IsKeyJustPressed(ebiten.KeyDigit0))
	in.Full = inpututil.IsKeyJustPressed(ebiten.KeyF11)
	in.Rules = inpututil.IsKeyJustPressed(ebiten.KeyF1)
	in.Shot = inpututil.IsKeyJustPressed(ebiten.KeyF12)
}

// wake swallows the press that gives the window its focus: it is no move.
func (r *reader) wake(in *Hands) {
	if in.Focused && !r.focused && in.Down {
		r.deaf = true
	}
	r.focused = in.Focused
	if !r.deaf && in.Focused {
		return
	}
	if in.Released || !in.Down {
		r.deaf = false
	}
	in.Pressed, in.Released, in.Down, in.Second = false, false, false, false
}
