package scenes

import (
	"image"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"alibi/render/screen"
	"alibi/scenes/store"
)

// Options are the wishes of the command line.
type Options struct {
	Lang       string       // "en", "pl" or "both"
	LangAsked  bool         // whether Lang was asked for, or is the system's
	Size       image.Point  // of the window, in device-independent pixels; zero: not asked for
	Died       string       // path of the report of an earlier program that died; or empty
	Fullscreen bool         // was asked for
	Seed       uint64       // of the next match
	Seeded     bool         // whether Seed was asked for
	Store      *store.Store // of matches and settings; nil: nothing is kept
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
	window windowKeeper
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
		a.window.driver = gameWindow{}
		a.window.first(a.stage.Settings(), o.Size)
	}
	return a
}

// Placed says that the window goes back to where it was.
func (a *App) Placed() bool { return a.window.put }

// guard keeps a panic outside the scenes' tick from ending the program.
func (a *App) guard() {
	if v := recover(); v != nil {
		a.stage.Broke(v)
		a.pulse.Touch()
	}
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
	defer a.guard()
	a.follow()
	in := a.reader.read(w, h)
	a.pulse.Tick()
	a.sleep.tick()
	if a.stage.Tick(in) {
		a.pulse.Touch()
	}
	a.screen.Prepare(a.stage.Frame())
	if quit, why := a.stage.Quit(); why != nil {
		return why
	} else if quit {
		return ebiten.Termination
	}
	return nil
}

// follow lets the window and the settings agree, once in some ticks.
func (a *App) follow() {
	if d := a.window.driver; a.window.tick%60 == 0 {
		a.stage.Monitors(d.Monitors(), d.Monitor())
	}
	if a.window.follow(a.stage.Settings()) {
		a.stage.Keep()
	}
}

// Draw paints the screen, in device pixels. A table at rest is not painted again, and a
// window that nobody can see is not painted at all.
func (a *App) Draw(dst *ebiten.Image) {
	if a.err != nil {
		return
	}
	defer a.guard()
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
	a.sleep.settle(a.pulse.Drowsy(hidden) && len(ebiten.AppendGamepadIDs(nil)) == 0) // a pad is no event
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
