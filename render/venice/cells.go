package venice

import "alibi/render/paint"

// pick4 chooses by form.
func (l *Layout) pick4(s, c, w, q float64) float64 {
	return [...]float64{s, c, w, q}[l.Form] * l.U
}

// Grave is the cell of round i+1, i = 0..4.
func (l *Layout) Grave(i int) paint.Rect {
	side, gap, down := l.pick4(6, 4, 8, 4), l.pick4(10, 7, 11, 7), l.pick4(8, 6, 8, 6)
	w := (l.Graves.W - 2*side - 4*gap) / 5
	return paint.R(l.Graves.X+side+float64(i)*(w+gap), l.Graves.Y+down, w, l.Graves.H-2*down)
}

// GraveHead is the line with the round and the number of dead.
func (l *Layout) GraveHead(i int) paint.Rect {
	r := l.Grave(i)
	r.H = l.pick4(22, 18, 22, 18)
	return r
}

// GraveVictim is the card of the k-th of n victims (k < n <= 3) of a grave.
func (l *Layout) GraveVictim(i, k, n int) paint.Rect {
	r := l.Grave(i)
	w, h, step := l.pick4(92, 66, 80, 66), l.pick4(118, 84, 94, 84), l.pick4(60, 42, 60, 42)
	total := w + float64(n-1)*step
	x := r.X + l.pick4(10, 6, 14, 6)
	if room := r.W - l.pick4(20, 12, 28, 12); total > room {
		step = (room - w) / float64(max(n-1, 1))
	}
	return paint.R(x+float64(k)*step, r.Bottom()-h-l.pick4(4, 2, 4, 2), w, h)
}

// GraveCode is the code card that lies across the lower part of n victims.
func (l *Layout) GraveCode(i, n int) paint.Rect {
	last := l.GraveVictim(i, max(n-1, 0), max(n, 1))
	w, h := l.pick4(70, 46, 60, 46), l.pick4(98, 64, 84, 64)
	x := last.Right() + l.pick4(10, 4, 12, 4)
	if edge := l.Grave(i).Right() - w - l.pick4(8, 4, 8, 4); x > edge {
		x = edge
	}
	return paint.R(x, last.Bottom()-h, w, h)
}

// Tracker is the cell of the i-th character, i = 0..12.
func (l *Layout) Tracker(i int) paint.Rect {
	w, h := l.pick4(44, 34, 44, 37), l.pick4(58, 46, 58, 92)
	if l.Form == FormQ {
		left := l.Trackers.X + (l.Trackers.W-13*w)/2
		return paint.R(left+float64(i)*w, l.Trackers.Y+(l.Trackers.H-h)/2, w, h)
	}
	left, top := l.Trackers.X+(l.Trackers.W-7*w)/2, l.Trackers.Y+(l.Trackers.H-2*h)/2
	return paint.R(left+float64(i%7)*w, top+float64(i/7)*h, w, h)
}

// Seat is the row of the i-th seat, i = 0..5, the Killer's first.
func (l *Layout) Seat(i int) paint.Rect {
	h := l.pick4(74, 48, 140, 44)
	pad := l.pick4(9, 6, 10, 8)
	return paint.R(l.Seats.X, l.Seats.Y+pad+float64(i)*h, l.Seats.W, h)
}

// SeatTab is the k-th card (0..3) lying in a seat's row.
func (l *Layout) SeatTab(i, k int) paint.Rect {
	r := l.Seat(i)
	w, h, gap := l.pick4(64, 46, 64, 46), l.pick4(40, 30, 40, 30), l.pick4(4, 4, 6, 4)
	if l.Form == FormQ {
		return paint.R(r.Right()-l.U*8-float64(4-k)*(w+gap), r.Y+(r.H-h)/2, w, h)
	}
	right := r.Right() - l.pick4(12, 10, 12, 0)
	return paint.R(right-float64(4-k)*(w+gap)+gap, r.Bottom()-h-l.pick4(3, .6, 16, 0), w, h)
}

// SeatName is the room for badge, letter and name in a seat's row.
func (l *Layout) SeatName(i int) paint.Rect {
	r, tab := l.Seat(i), l.SeatTab(i, 0)
	left := l.pick4(14, 12, 16, 12)
	if l.Form == FormQ {
		return paint.R(r.X+left, r.Y, tab.X-r.X-left, r.H)
	}
	h := tab.Y - r.Y
	return paint.R(r.X+left, r.Y, r.W-left-8*l.U, h)
}

// Card is the cell of the i-th available card, i = 0..6.
func (l *Layout) Card(i int) paint.Rect {
	w, gap, pad := l.pick4(136, 92, 150, 74), l.pick4(8, 4, 8, 4), l.pick4(8, 4, 8, 4)
	x := l.Action.X + pad + float64(i)*(w+gap)
	h := l.Action.H - 2*pad
	if l.Form == FormQ {
		h = 84 * l.U
		return paint.R(x, l.Action.Y+(l.Action.H-h)/2, w, h)
	}
	return paint.R(x, l.Action.Y+pad, w, h)
}

// Buttons is how many buttons stand between the cards and Accuse.
func (l *Layout) Buttons() int {
	if l.Form == FormW {
		return 6
	}
	return 5
}

// Button is the i-th button right of the cards.
func (l *Layout) Button(i int) paint.Rect {
	n := float64(l.Buttons())
	w, gap, apart := l.pick4(136, 92, 192, 66), l.pick4(8, 4, 9.6, 4), l.pick4(32, 16, 50, 8)
	x := l.Accuse().X - apart - n*w - (n-1)*gap + float64(i)*(w+gap)
	c := l.Card(0)
	return paint.R(x, c.Y, w, c.H)
}

// Accuse is the button that ends a match, apart from the others.
func (l *Layout) Accuse() paint.Rect {
	w, right := l.pick4(132, 96, 164, 82), l.pick4(16, 8, 16, 8)
	c := l.Card(0)
	return paint.R(l.W-right-w, c.Y, w, c.H)
}

// Turn is the plate that says who does what now.
func (l *Layout) Turn() paint.Rect {
	x, w := l.pick4(8, 4, 8, 4), l.pick4(552, 440, 700, 330)
	return paint.R(x, l.pick4(4, 3, 4, 3), w, l.TopBar.H-l.pick4(8, 6, 8, 6))
}

// Pip is the i-th mark of the round track, 0..4, and 5 for the Accusation
// Round.
func (l *Layout) Pip(i int) paint.Rect {
	d, gap := l.pick4(30, 20, 30, 20), l.pick4(12, 8, 12, 8)
	x := l.W/2 - l.pick4(320, 150, 320, 130) + float64(i)*(d+gap)
	if l.Form == FormQ {
		x = l.Turn().Right() + 16*l.U + float64(i)*(d+gap)
	}
	return paint.R(x, (l.TopBar.H-d)/2, d, d)
}

// Stage is the room for the three words or icons of the stage.
func (l *Layout) Stage() paint.Rect {
	p := l.Pip(5)
	w := l.pick4(360, 190, 440, 100)
	return paint.R(p.Right()+l.pick4(16, 10, 16, 8), l.pick4(8, 5, 8, 5), w, l.TopBar.H-l.pick4(16, 10, 16, 10))
}

// Corner is the i-th of the four small buttons at the right of the top bar:
// notebook, rules, language, menu.
func (l *Layout) Corner(i int) paint.Rect {
	w, gap := l.pick4(96, 60, 96, 48), l.pick4(6, 4, 6, 4)
	right := l.W - l.pick4(8, 4, 8, 4)
	h := l.pick4(44, 32, 44, 32)
	return paint.R(right-float64(4-i)*w-float64(3-i)*gap, (l.TopBar.H-h)/2, w, h)
}
