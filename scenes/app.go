// Package scenes is what people see and do, screen by screen. It turns mouse
// and keys into offered actions of a match and draws with package render.
package scenes

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
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

// lacquer is the ground that every screen stands on.
var lacquer = color.RGBA{0x1d, 0x15, 0x20, 0xff}

// App is the whole program behind its window.
type App struct {
	options Options
}

var _ ebiten.LayoutFer = (*App)(nil)

// New is the app before its first tick.
func New(o Options) *App { return &App{options: o} }

// Update is one tick, a sixtieth of a second.
func (a *App) Update() error { return nil }

// Draw paints the screen, in device pixels.
func (a *App) Draw(screen *ebiten.Image) { screen.Fill(lacquer) }

// Layout is never asked for, since LayoutF is there.
func (a *App) Layout(width, height int) (int, int) { return width, height }

// LayoutF makes one pixel of the screen one pixel of the monitor.
func (a *App) LayoutF(width, height float64) (float64, float64) {
	s := ebiten.Monitor().DeviceScaleFactor()
	return width * s, height * s
}
