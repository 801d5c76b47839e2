package scenes

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"alibi/scenes/store"
)

// frameDriver is the window as the system has it. What is asked of it may take ticks.
type frameDriver interface {
	// Monitors are the names of those there are, the main one first.
	Monitors() []string
	// Monitor is the place in that list of the one that the window is on.
	Monitor() int
	SetMonitor(i int)
	// Room is the size of a monitor in device-independent pixels.
	Room(i int) image.Point
	Fullscreen() bool
	SetFullscreen(bool)
	// Place is where the window is on its monitor.
	Place() image.Rectangle
	SetPlace(image.Rectangle)
}

// windowKeeper brings the window to where the settings want it, one step at a time: full
// screen is asked for only once the window is on the monitor that it is to fill.
type windowKeeper struct {
	driver  frameDriver
	asked   int // 1 + the monitor that was asked for last
	since   int // tick of that
	full    bool
	fullAt  int
	tick    int
	placed  image.Rectangle
	steady  int // looks in which the window has not moved
	started bool
	put     bool // where it was kept
}

// patience is how long a monitor or full screen may take, in ticks, before what there is
// is taken as it is.
const patience = 120

// first puts the window where it was, or leaves the place to the system if that is on no
// monitor any more.
func (k *windowKeeper) first(set *store.Settings, size image.Point) {
	at := 0
	if i := slices.Index(k.driver.Monitors(), set.Monitor); i >= 0 {
		at = i
		k.driver.SetMonitor(i)
	}
	w := set.Window
	place := image.Rect(w.X, w.Y, w.X+w.Width, w.Y+w.Height)
	room := k.driver.Room(at)
	if size != (image.Point{}) || w.Width < smallestWindow.X || w.Height < smallestWindow.Y || !onScreen(place, room) {
		return
	}
	k.put = true
	k.driver.SetPlace(place)
}

// smallestWindow is the least size that is kept.
var smallestWindow = image.Pt(160, 120)

// onScreen says that enough of a window is on its monitor to take hold of it.
func onScreen(place image.Rectangle, room image.Point) bool {
	seen := place.Intersect(image.Rectangle{Max: room})
	return seen.Dx() >= min(place.Dx(), 120) && seen.Dy() >= min(place.Dy(), 60) && place.Min.Y >= 0
}

// follow takes one tick, and asks the window every sixth of them. It says whether the settings have taken up a new place.
func (k *windowKeeper) follow(set *store.Settings) (moved bool) {
	if k.tick++; k.tick%6 != 0 {
		return false
	}
	want := slices.Index(k.driver.Monitors(), set.Monitor)
	if want >= 0 && want != k.driver.Monitor() && !k.tired(want) {
		if k.driver.Fullscreen() {
			k.driver.SetFullscreen(false) // a full screen window stays where it is
			return false
		}
		k.driver.SetMonitor(want)
		return false
	}
	if k.driver.Fullscreen() != set.Fullscreen {
		if k.full != set.Fullscreen || k.fullAt == 0 || k.tick-k.fullAt > patience {
			k.full, k.fullAt = set.Fullscreen, k.tick
			k.driver.SetFullscreen(set.Fullscreen)
		}
		return false
	}
	return !set.Fullscreen && k.place(set)
}

// tired says that a monitor was asked for long ago, in vain.
func (k *windowKeeper) tired(want int) bool {
	if k.asked != want+1 {
		k.asked, k.since = want+1, k.tick
	}
	return k.tick-k.since > patience
}

// place takes up where the window has come to rest.
func (k *windowKeeper) place(set *store.Settings) bool {
	now := k.driver.Place()
	if now != k.placed {
		k.placed, k.steady = now, 0
		return false
	}
	if k.steady++; k.steady != 10 {
		return false
	}
	if !k.started { // the place of the start is no choice
		k.started = true
		return false
	}
	w := store.Window{X: now.Min.X, Y: now.Min.Y, Width: now.Dx(), Height: now.Dy()}
	if w == set.Window {
		return false
	}
	set.Window = w
	return true
}

// gameWindow is Ebitengine's.
type gameWindow struct{}

func (gameWindow) all() []*ebiten.MonitorType { return ebiten.AppendMonitors(nil) }

func (g gameWindow) Monitors() []string {
	var names []string
	for _, m := range g.all() {
		names = append(names, m.Name())
	}
	return names
}

func (g gameWindow) Monitor() int { return max(0, slices.Index(g.all(), ebiten.Monitor())) }

func (g gameWindow) SetMonitor(i int) {
	if all := g.all(); i < len(all) {
		ebiten.SetMonitor(all[i])
	}
}

func (g gameWindow) Room(i int) image.Point {
	all := g.all()
	if i >= len(all) {
		return image.Point{}
	}
	w, h := all[i].Size()
	return image.Pt(w, h)
}

func (gameWindow) Fullscreen() bool        { return ebiten.IsFullscreen() }
func (gameWindow) SetFullscreen(full bool) { ebiten.SetFullscreen(full) }

func (gameWindow) Place() image.Rectangle {
	x, y := ebiten.WindowPosition()
	w, h := ebiten.WindowSize()
	return image.Rect(x, y, x+w, y+h)
}

func (gameWindow) SetPlace(r image.Rectangle) {
	ebiten.SetWindowPosition(r.Min.X, r.Min.Y)
	ebiten.SetWindowSize(r.Dx(), r.Dy())
}
