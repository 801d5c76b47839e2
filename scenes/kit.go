package scenes

import (
	"math"

	"alibi/render/paint"
	"alibi/render/panel"
)

// The plain screens are laid out on one of two sizes in units, and scaled as a whole to
// the window by the one that comes out larger: nothing is ever outside the window.
var (
	roomy   = paint.Pt(1280, 720)
	upright = paint.Pt(640, 1100)
)

// sheet is what the plain screens are made of: a picture behind, one layer of panels,
// one of tips, on a unit that fits the window.
type sheet struct {
	h      *house
	ui     *panel.UI
	back   *paint.Art
	large  bool // back is a picture that takes long to paint
	layer  *paint.Layer
	tips   *paint.Layer
	u      float64
	width  float64 // of the window, in units
	height float64
	tall   bool // laid out upright
}

func newSheet(h *house, id string) sheet {
	return sheet{h: h, ui: panel.New(h.theme), layer: paint.NewLayer(id), tips: paint.NewLayer(id + "/tips")}
}

// draw takes one tick: what draws the panels also takes the clicks.
func (s *sheet) draw(in *Hands, panels func()) {
	s.u, s.tall = s.h.unit()
	s.width, s.height = s.h.w/s.u, s.h.h/s.u
	s.ui.BodySize, s.ui.Theme, s.ui.Reduced = panel.SizeBody, s.h.theme, s.h.set.ReducedMotion
	all := paint.R(0, 0, s.h.w, s.h.h)
	s.ui.Begin(in.Input, s.u, all)
	s.layer.Record(all, func(c *paint.Canvas) {
		s.ui.On(c)
		panels()
	})
	s.ui.End(s.tips)
}

// unit is how many pixels a unit takes in this window, in the design that comes out
// larger; tall says that it is the upright one.
func (h *house) unit() (u float64, tall bool) {
	in := func(design paint.Point) float64 { return max(1./64, min(h.w/design.X, h.h/design.Y)) }
	flat, high := in(roomy), in(upright)
	return max(flat, high), high > flat
}

// wide is a box of at most w units about the middle of the window.
func (s *sheet) wide(y, w, h float64) paint.Rect {
	w = math.Min(w, s.width-40)
	return s.at((s.width-w)/2, y, w, h)
}

// at is a rectangle given in units.
func (s *sheet) at(x, y, w, h float64) paint.Rect {
	return paint.R(x*s.u, y*s.u, w*s.u, h*s.u)
}

// frame shows the picture behind and the panels on it.
func (s *sheet) frame(f *paint.Frame) {
	f.Back = s.h.theme.Lacquer
	switch {
	case s.back == nil:
	case s.large && s.h.aside:
		s.h.hang(f, s.back)
	default:
		f.Show(paint.Sprite{Art: s.back, At: paint.Identity()})
	}
	f.Add(s.layer)
	f.Add(s.tips)
}

// over shows the panels on the scene below.
func (s *sheet) over(f *paint.Frame, below scene) {
	below.frame(f)
	f.Add(s.layer)
	f.Add(s.tips)
}

// shade darkens all that lies behind what is painted next.
func (s *sheet) shade(c paint.Color) {
	s.ui.Canvas().Fill(paint.RectPath(paint.R(0, 0, s.h.w, s.h.h)), paint.Solid(c))
}

// The shades of pictures behind panels, and of a scene below another.
var (
	dusk  = paint.Hex("#0d080c").Alpha(.72)
	night = paint.Hex("#0a0608").Alpha(.66)
)

func (s *sheet) busy() bool { return s.ui.Busy() }

func (s *sheet) suit() {}

// poster puts the picture of the first game behind the panels.
func (s *sheet) poster() {
	w, h := int(s.h.w), int(s.h.h)
	if len(s.h.games) > 0 && (s.back == nil || s.back.W != w || s.back.H != h) {
		s.back, s.large = s.h.games[0].Poster(w, h), true
	}
}
