package card

import (
	"math"

	"alibi/render/paint"
)

const (
	// leastTitle is the smallest size of a title that is there to be read, pixels.
	leastTitle = 14.0
	// mostSqueezed is how much wider than its room a title may be; it is set narrower then.
	mostSqueezed = 1.25
	// small is the width below which a card has a band instead of a ribbon.
	small = 110.0
)

// title breaks the title of a card into rows. A card without room for letters that can be
// read bears no title: its picture says what it is, and what shows it says the name.
func (f Face) title(l *plan, box paint.Rect) {
	k := l.k
	st := paint.Style{Face: paint.Title, Size: math.Max(28*k, leastTitle), Leading: 1.06}
	width, high := l.ribbon.W-math.Max(6, 58*k), box.H*.40
	if box.W < small {
		st.Face, st.Size, high = paint.Bold, leastTitle, box.H*.47
		if f.Banner == nil {
			width = l.ribbon.W - 4
		}
	}
	var ok bool
	if l.titleText, ok = paint.Fit(f.Text.Title, st, width, high, leastTitle); !ok {
		if l.titleText, ok = paint.Fit(f.Text.Title, st, width*mostSqueezed, high, leastTitle); !ok && box.W < 180 {
			l.hasTitle, l.titleText = false, paint.Block{}
			return
		}
	}
	if !ok { // a large card shows its title at any price
		l.titleText, _ = paint.Fit(f.Text.Title, st, width, high, 4)
	}
	l.narrow = math.Min(1, width/l.titleText.W)
	l.ribbon.H = math.Max(44*k, l.titleText.H+math.Max(3, 10*k))
}

// write sets the title into the middle of the ribbon.
func (l *plan) write(p paint.Painter, on paint.Color) {
	for i := range l.titleText.Rows {
		for j := range l.titleText.Rows[i].Parts {
			l.titleText.Rows[i].Parts[j].Color = on
		}
	}
	x := l.ribbon.Centre().X
	if l.narrow < 1 {
		p.Push(paint.Translate(x, 0).Mul(paint.Scale(l.narrow, 1)).Mul(paint.Translate(-x, 0)))
		defer p.Pop()
	}
	l.titleText.DrawIn(p, l.ribbon, paint.Centre)
}
