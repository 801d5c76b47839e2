package venice

import (
	"math"

	"alibi/render/paint"
)

// The camera of the house: 52 degrees above the horizon. A ground circle
// becomes an ellipse of ratio Flat, and a height of z board units lifts a thing
// by Rise*z on screen.
const (
	Flat = 0.788
	Rise = 0.616

	boardW = 1600.0
	boardH = 878.0 // the grave strip below it is a panel of its own
)

// Sizes in board units.
const (
	SpaceRadius  = 26.8 // ground radius of a space
	BaseRadius   = 20.0 // ground radius of a figure's base
	FigureHeight = 90.0 // screen height of a figure, hat to lower rim, at k = 1
	BodyW, BodyH = 74.0, 44.0
	TowerHeight  = 87.0 // screen height of a clock tower at k = 1
)

// View maps board units to pixels: x = Origin.X + K*x, y = Origin.Y + K*y*Flat.
type View struct {
	Origin paint.Point
	K      float64
	Clip   paint.Rect // the board view on screen
}

// Screen is where a place on the ground is seen.
func (v View) Screen(p paint.Point) paint.Point {
	return paint.Pt(v.Origin.X+v.K*p.X, v.Origin.Y+v.K*Flat*p.Y)
}

// Ground is the place on the ground that is seen at a pixel.
func (v View) Ground(p paint.Point) paint.Point {
	return paint.Pt((p.X-v.Origin.X)/v.K, (p.Y-v.Origin.Y)/(v.K*Flat))
}

// Map is Screen as a map.
func (v View) Map() paint.Affine {
	return paint.Affine{A: v.K, C: v.Origin.X, E: v.K * Flat, F: v.Origin.Y}
}

// Board is the rectangle of the whole board on screen.
func (v View) Board() paint.Rect {
	return paint.R(v.Origin.X, v.Origin.Y, boardW*v.K, boardH*Flat*v.K)
}

// Camera is what part of the board is seen: Zoom 1 shows all of it, 4 is the
// most; At is the place on the ground in the middle of the view.
type Camera struct {
	Zoom float64
	At   paint.Point
}

// ZoomLimit is the strongest zoom.
const ZoomLimit = 4.0

// Fitted is the camera that shows the whole board.
func Fitted() Camera { return Camera{1, paint.Pt(boardW/2, boardH/2)} }

// fitK is the scale at which the whole board just fits a view.
func fitK(r paint.Rect) float64 { return math.Min(r.W/boardW, r.H/(boardH*Flat)) }

// View is what the camera sees in a rectangle of the screen.
func (c Camera) View(r paint.Rect) View {
	c = c.held(r)
	k := fitK(r) * c.Zoom
	m := r.Centre()
	return View{paint.Pt(m.X-c.At.X*k, m.Y-c.At.Y*k*Flat), k, r}
}

// held keeps the zoom in its limits, and at least a third of the view full of
// board in each direction; at zoom 1 the board stays in the middle.
func (c Camera) held(r paint.Rect) Camera {
	c.Zoom = math.Max(1, math.Min(ZoomLimit, c.Zoom))
	if c.Zoom == 1 {
		c.At = Fitted().At
		return c
	}
	k := fitK(r) * c.Zoom
	c.At.X = heldAxis(c.At.X, boardW, r.W/k)
	c.At.Y = heldAxis(c.At.Y, boardH, r.H/(k*Flat))
	return c
}

// heldAxis keeps the middle of a window of the given width such that it shows
// at least a third of the board, or of itself if it is smaller.
func heldAxis(at, board, window float64) float64 {
	least := math.Min(board, window) / 3
	return math.Max(least-window/2, math.Min(board-least+window/2, at))
}

// ZoomAt zooms by a factor about the place under a pixel, which stays there.
func (c Camera) ZoomAt(r paint.Rect, p paint.Point, factor float64) Camera {
	g := c.View(r).Ground(p)
	c.Zoom = math.Max(1, math.Min(ZoomLimit, c.Zoom*factor))
	k := fitK(r) * c.Zoom
	m := r.Centre()
	c.At = paint.Pt(g.X-(p.X-m.X)/k, g.Y-(p.Y-m.Y)/(k*Flat))
	return c.held(r)
}

// Pan moves the picture by some pixels.
func (c Camera) Pan(r paint.Rect, dx, dy float64) Camera {
	k := fitK(r) * c.Zoom
	c.At = paint.Pt(c.At.X-dx/k, c.At.Y-dy/(k*Flat))
	return c.held(r)
}
