package venice

import (
	"math"

	"alibi/render/paint"
)

// Form is one of the four arrangements of the table.
type Form uint8

// The forms by window: S is the standard, C the compact one, W very wide, Q
// nearly square or upright.
const (
	FormS Form = iota
	FormC
	FormW
	FormQ
)

func (f Form) String() string { return [...]string{"S", "C", "W", "Q"}[f] }

// design is the size that a form is laid out on.
var design = [...]struct{ w, h float64 }{{1920, 1080}, {1280, 720}, {2560, 1080}, {1000, 1000}}

// larger is the interface scale from which on the compact form takes the place
// of the roomy ones: it fills the same window with type a quarter larger.
const larger = 1.2

// Layout is the table of a window: every rectangle in screen pixels.
type Layout struct {
	Form   Form
	W, H   float64 // the window
	U      float64 // pixels per unit of the form
	Folded bool    // the right column is folded away

	View     paint.Rect // the board view
	TopBar   paint.Rect
	Graves   paint.Rect
	Trackers paint.Rect
	Seats    paint.Rect
	Log      paint.Rect
	Action   paint.Rect
}

// Lay arranges a window of w by h pixels at an interface scale (1 = as
// designed). The form is scaled as a whole; what is left over in width or
// height goes to the board view. A scale below 1 makes the panels smaller, one
// from 1.2 on takes the form with the largest type.
func Lay(w, h, scale float64, folded bool) Layout {
	w, h = math.Max(w, 1), math.Max(h, 1)
	l := Layout{W: w, H: h, Folded: folded}
	l.Form = formOf(w, h, scale)
	d := design[l.Form]
	l.U = math.Min(w/d.w, h/d.h) * math.Max(0.5, math.Min(1, scale))
	switch l.Form {
	case FormS:
		l.layS()
	case FormC:
		l.layC()
	case FormW:
		l.layW()
	default:
		l.layQ()
	}
	return l
}

func formOf(w, h, scale float64) Form {
	switch a := w / h; {
	case a < 1.4:
		return FormQ
	case scale >= larger:
		return FormC
	case a >= 2.1:
		return FormW
	}
	if math.Min(w/design[FormS].w, h/design[FormS].h)*scale >= 0.83 {
		return FormS
	}
	return FormC
}

// at makes a rectangle from units: negative x, y count from the right and the
// lower edge; w, h <= 0 reach to that distance from the right or lower edge.
func (l *Layout) at(x, y, w, h float64) paint.Rect {
	u := l.U
	r := paint.R(x*u, y*u, w*u, h*u)
	if x < 0 {
		r.X += l.W
	}
	if y < 0 {
		r.Y += l.H
	}
	if w <= 0 {
		r.W = l.W + w*u - r.X
	}
	if h <= 0 {
		r.H = l.H + h*u - r.Y
	}
	return r
}

func (l *Layout) layS() {
	column := 332.0
	if l.Folded {
		column = 16
	}
	l.TopBar = l.at(0, 0, 0, 56)
	l.View = l.at(0, 72, -column, -324)
	l.Graves = l.at(8, -320, -column-8, 164)
	l.Action = l.at(8, -148, -8, 140)
	if !l.Folded {
		l.Trackers = l.at(-324, 64, 316, 128)
		l.Seats = l.at(-324, 200, 316, 462)
		l.Log = l.at(-324, 670, 316, -156)
	}
}

func (l *Layout) layC() {
	column := 256.0
	if l.Folded {
		column = 8
	}
	l.TopBar = l.at(0, 0, 0, 40)
	l.View = l.at(0, 50, -column, -226)
	l.Graves = l.at(4, -224, -column, 120)
	l.Action = l.at(4, -96, -4, 92)
	if !l.Folded {
		l.Trackers = l.at(-252, 44, 248, 104)
		l.Seats = l.at(-252, 152, 248, 300)
		l.Log = l.at(-252, 456, 248, -104)
	}
}

func (l *Layout) layW() {
	left, right := 332.0, 332.0
	if l.Folded {
		left, right = 16, 16
	}
	l.TopBar = l.at(0, 0, 0, 56)
	l.View = l.at(left, 72, -right, -300)
	l.Graves = l.at(left, -296, -right, 140)
	l.Action = l.at(8, -148, -8, 140)
	if !l.Folded {
		l.Trackers = l.at(8, 64, 316, 128)
		l.Log = l.at(8, 200, 316, -156)
		l.Seats = l.at(-324, 64, 316, -156)
	}
}

func (l *Layout) layQ() {
	l.TopBar = l.at(0, 0, 0, 40)
	l.Action = l.at(4, -100, -4, 96)
	if l.Folded {
		l.View = l.at(0, 50, 0, -230)
		l.Graves = l.at(4, -228, -4, 120)
		return
	}
	l.View = l.at(0, 50, 0, -516)
	l.Graves = l.at(4, -514, -4, 120)
	half := (l.W - 16*l.U) / 2
	l.Seats = l.at(4, -388, 492, 280)
	l.Seats.W = half
	l.Trackers = l.at(4, -388, 492, 104)
	l.Log = l.at(4, -278, 492, 170)
	l.Trackers.X, l.Trackers.W = 12*l.U+half, half
	l.Log.X, l.Log.W = 12*l.U+half, half
}

// Body is the size of running text: 17 on 21 in S and W, 14 on 18 in C and Q.
func (l *Layout) Body() float64 {
	if l.Wide() {
		return 17 * l.U
	}
	return 14 * l.U
}

// Least is the smallest size of any text.
func (l *Layout) Least() float64 { return 14 * l.U }

// Wide says whether the form is one of the two with large type (S and W).
func (l *Layout) Wide() bool { return l.Form == FormS || l.Form == FormW }

// Panels lists the panels of the table in reading order, without those that
// are folded away.
func (l *Layout) Panels() []paint.Rect {
	var out []paint.Rect
	for _, r := range []paint.Rect{l.TopBar, l.Trackers, l.Seats, l.Log, l.Graves, l.Action} {
		if !r.Empty() {
			out = append(out, r)
		}
	}
	return out
}

// Inspection is where the card that explains a thing opens: on the side of the
// board view away from the pointer.
func (l *Layout) Inspection(pointer paint.Point) paint.Rect {
	w, h, m, top := 340.0, 520.0, 8.0, 72.0
	if !l.Wide() {
		w, h, m, top = 260, 398, 4, 46
	}
	u := l.U
	r := paint.R(l.View.X+m*u, top*u, w*u, math.Min(h*u, l.H-top*u-m*u))
	edge := l.View.Right() - m*u
	if l.Form == FormC || l.Form == FormQ {
		edge = l.View.Right()
		if l.Form == FormQ {
			edge -= 4 * u
		}
	}
	if pointer.X < l.View.Centre().X {
		r.X = edge - r.W
	}
	return r
}
