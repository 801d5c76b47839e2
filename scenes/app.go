package scenes

import (
	"image"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"alibi/render/screen"
)

// Options are the wishes of the command line.
type Options struct {
	Lang       string      // "en", "pl" or "both"
	Size       image.Point // of the window, in device-independent pixels; zero: not asked for
	Fullscreen bool        // was asked for
	Seed       uint64      // of the next match
	Seeded     bool        // whether Seed was asked for
	DataDir    string      // absolute; exists and can be written to
}

// How much memory painted and uploaded pictures may take.
const (
	galleryBytes = 320 << 20
	screenBytes  = 256 << 20
)

// App is the whole program behind its window.
type App struct {
	stage  *Stage
	reader reader
	screen *screen.Screen
	pulse  screen.Pulse
	sleep  sleeper
	err    error
}

var _ ebiten.LayoutFer = (*App)(nil)

// New is the app before its first tick, with its games in the order of the shelf. A
// catalogue that cannot be read is told by the first Update.
func New(o Options, games ...*Game) *App {
	a := &App{sleep: newSleeper()}
	if a.stage, a.err = NewStage(o, 0, 0, games...); a.err == nil {
		a.stage.house.aside = true
		a.screen = screen.New(a.stage.Gallery(), screenBytes)
	}
	return a
}

// Update is one tick, a sixtieth of a second.
func (a *App) Update() error {
	if a.err != nil {
		return a.err
	}
	w, h := a.stage.Size()
	if w == 0 {
		return nil
	}
	in := a.reader.read(w, h)
	a.pulse.Tick()
	a.sleep.tick()
	if in.Full {
		ebiten.SetFullscreen(!ebiten.IsFullscreen())
	}
	if a.stage.Tick(in) {
		a.pulse.Touch()
	}
	a.screen.Prepare(a.stage.Frame())
	if a.stage.Quit() {
		return ebiten.Termination
	}
	return nil
}

// Draw paints the screen, in device pixels. A table at rest is not painted again, and a
// window that nobody can see is not painted at all.
func (a *App) Draw(dst *ebiten.Image) {
	if a.err != nil {
		return
	}
	hidden := ebiten.IsWindowMinimized()
	if a.sleep.on {
		a.pulse.Again()
	}
	if !hidden && a.pulse.Due() {
		a.screen.Draw(dst, a.stage.Frame())
	}
	if hidden && !a.sleep.on {
		time.Sleep(hiddenRest)
	}
	a.sleep.settle(a.pulse.Drowsy(hidden))
}

// Layout is never asked for, since LayoutF is there.
func (a *App) Layout(width, height int) (int, int) { return width, height }

// LayoutF makes one pixel of the screen one pixel of the monitor.
func (a *App) LayoutF(width, height float64) (float64, float64) {
	s := ebiten.Monitor().DeviceScaleFactor()
	width, height = width*s, height*s
	if a.err != nil {
		return width, height
	}
	if w, h := a.stage.Size(); w != width || h != height {
		a.stage.Resize(width, height)
		a.pulse.Touch()
	}
	return width, height
}
