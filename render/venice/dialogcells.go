package venice

import (
	"math"

	"alibi/render/paint"
)

// Accusation is the public dialog in which somebody is accused.
type Accusation struct {
	Dialog   paint.Rect
	Suspects [13]paint.Rect // in the order of the characters
	Confirm  paint.Rect     // not under the pointer after a choice
	Cancel   paint.Rect
}

// Accusation lays the dialog out.
func (l *Layout) Accusation() Accusation {
	var a Accusation
	switch l.Form {
	case FormC:
		a = accusationOf(paint.R(200, 80, 880, 520), paint.R(230, 140, 112, 130), 118, 138)
		a.Confirm, a.Cancel = paint.R(800, 520, 250, 60), paint.R(230, 520, 180, 60)
	case FormQ:
		a = accusationOf(paint.R(60, 120, 880, 640), paint.R(90, 200, 112, 150), 118, 158)
		a.Confirm, a.Cancel = paint.R(640, 670, 270, 70), paint.R(90, 670, 190, 70)
	default:
		a = accusationOf(paint.R(470, 180, 980, 640), paint.R(502, 250, 124, 150), 130, 158)
		a.Confirm, a.Cancel = paint.R(1130, 716, 288, 72), paint.R(502, 716, 200, 72)
	}
	d := design[l.Form]
	if l.Form == FormW {
		d = design[FormS]
	}
	u := math.Min(l.W/d.w, l.H/d.h)
	if l.Form == FormW {
		u = l.U
	}
	place := centred(l.W, l.H, d.w, d.h, u)
	a.Dialog, a.Confirm, a.Cancel = place(a.Dialog), place(a.Confirm), place(a.Cancel)
	for i := range a.Suspects {
		a.Suspects[i] = place(a.Suspects[i])
	}
	return a
}

func accusationOf(dialog, first paint.Rect, dx, dy float64) Accusation {
	a := Accusation{Dialog: dialog}
	for i := range a.Suspects {
		a.Suspects[i] = first.Move(dx*float64(i%7), dy*float64(i/7))
	}
	return a
}

// centred places rectangles of a design of w by h units into the middle of a
// window.
func centred(W, H, w, h, u float64) func(paint.Rect) paint.Rect {
	dx, dy := (W-w*u)/2, (H-h*u)/2
	return func(r paint.Rect) paint.Rect { return r.Scale(u).Move(dx, dy) }
}

// Private is the screen that only the Killer sees, behind the curtain. It is
// laid out anew, nothing of the table stays.
type Private struct {
	U        float64
	Wide     bool // large type
	Board    paint.Rect
	Text     paint.Rect // of the pressed code
	Identity paint.Rect
	Other    paint.Rect // the other drawn card, or the Beloved
	Notes    paint.Rect // graves with their true codes
	Confirm  paint.Rect
	Victims  [13]paint.Rect
	Codes    [13]paint.Rect
}

// Private lays the Killer's screen out: the S arrangement in S, C's in all
// other forms, scaled to fit and centred.
func (l *Layout) Private() Private {
	p := Private{Wide: l.Form == FormS}
	d := design[FormC]
	if p.Wide {
		d = design[FormS]
		p.Board, p.Text = paint.R(0, 60, 1100, 476), paint.R(8, 544, 1092, 152)
		p.Identity, p.Other, p.Notes = paint.R(1116, 64, 260, 400), paint.R(1384, 64, 260, 400), paint.R(1652, 64, 260, 400)
		p.Confirm = paint.R(1116, 472, 796, 224)
		for i := range 13 {
			x := 14 + 146*float64(i)
			p.Victims[i], p.Codes[i] = paint.R(x, 704, 140, 110), paint.R(x, 824, 140, 240)
		}
	} else {
		p.Board, p.Text = paint.R(0, 42, 736, 318), paint.R(4, 366, 732, 128)
		p.Identity, p.Other, p.Notes = paint.R(744, 44, 170, 262), paint.R(920, 44, 170, 262), paint.R(1096, 44, 180, 262)
		p.Confirm = paint.R(744, 314, 532, 180)
		for i := range 13 {
			x := 5 + 98*float64(i)
			p.Victims[i], p.Codes[i] = paint.R(x, 500, 94, 64), paint.R(x, 570, 94, 146)
		}
	}
	p.U = math.Min(l.W/d.w, l.H/d.h)
	place := centred(l.W, l.H, d.w, d.h, p.U)
	for _, r := range []*paint.Rect{&p.Board, &p.Text, &p.Identity, &p.Other, &p.Notes, &p.Confirm} {
		*r = place(*r)
	}
	for i := range 13 {
		p.Victims[i], p.Codes[i] = place(p.Victims[i]), place(p.Codes[i])
	}
	return p
}
