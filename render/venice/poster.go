package venice

import "alibi/render/paint"

// Poster is the board at dusk as a picture of w by h pixels, for the title screen: the
// middle of it fills the window.
func Poster(w, h int) *paint.Art {
	var b Backdrop
	r := paint.R(0, 0, float64(w), float64(h))
	zoom := max(1, max(r.W/(boardW*fitK(r)), r.H/(boardH*Flat*fitK(r))))
	v := Camera{Zoom: zoom * 1.12, At: paint.Pt(boardW*.46, boardH*.5)}.View(r)
	a := b.Art(v, w, h, .5)
	a.Key = "venice/poster/" + a.Key
	return a
}

// Board is the ground as the table shows it first in a window of w by h pixels.
func Board(w, h int) *paint.Art {
	var b Backdrop
	lay := Lay(float64(w), float64(h), 1, false)
	return b.Art(Fitted().View(lay.View), w, h, Night(1))
}
