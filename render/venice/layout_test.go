package venice

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/render/paint"
)

// The windows on which the forms are designed.
var designed = map[Form][2]float64{FormS: {1920, 1080}, FormC: {1280, 720}, FormW: {2560, 1080}, FormQ: {1000, 1000}}

// windows are shapes of all kinds, from upright to very wide.
var windows = [][2]float64{
	{1920, 1080}, {1280, 720}, {2560, 1080}, {1000, 1000}, {3840, 2160}, {1366, 768},
	{1600, 1200}, {1920, 1200}, {2560, 1440}, {1024, 640}, {800, 1200}, {3440, 1440},
	{640, 480}, {300, 1400}, {2560, 300},
}

func TestFormsByWindow(t *testing.T) {
	for form, w := range designed {
		assert.Equal(t, form, Lay(w[0], w[1], 1, false).Form)
	}
	assert.Equal(t, FormC, Lay(1366, 768, 1, false).Form, "below 0.83 of S the compact form")
	assert.Equal(t, FormS, Lay(1600, 900, 1, false).Form)
	assert.Equal(t, FormC, Lay(1920, 1080, .75, false).Form)
	assert.Equal(t, FormC, Lay(1920, 1080, 1.5, false).Form, "larger type in the same window")
	small, large := Lay(1920, 1080, 1, false), Lay(1920, 1080, 1.5, false)
	assert.Greater(t, large.Body(), 1.2*small.Body())
	assert.Equal(t, FormQ, Lay(300, 1400, 1, false).Form)
	assert.Equal(t, FormW, Lay(2560, 300, 1, false).Form)
}

// The rectangles of the design table, to the pixel.
func TestDesignedRectangles(t *testing.T) {
	for form, want := range map[Form][7]paint.Rect{
		FormS: {paint.R(0, 72, 1588, 684), paint.R(0, 0, 1920, 56), paint.R(8, 760, 1572, 164), paint.R(1596, 64, 316, 128),
			paint.R(1596, 200, 316, 462), paint.R(1596, 670, 316, 254), paint.R(8, 932, 1904, 140)},
		FormC: {paint.R(0, 50, 1024, 444), paint.R(0, 0, 1280, 40), paint.R(4, 496, 1020, 120), paint.R(1028, 44, 248, 104),
			paint.R(1028, 152, 248, 300), paint.R(1028, 456, 248, 160), paint.R(4, 624, 1272, 92)},
		FormW: {paint.R(332, 72, 1896, 708), paint.R(0, 0, 2560, 56), paint.R(332, 784, 1896, 140), paint.R(8, 64, 316, 128),
			paint.R(2236, 64, 316, 860), paint.R(8, 200, 316, 724), paint.R(8, 932, 2544, 140)},
		FormQ: {paint.R(0, 50, 1000, 434), paint.R(0, 0, 1000, 40), paint.R(4, 486, 992, 120), paint.R(504, 612, 492, 104),
			paint.R(4, 612, 492, 280), paint.R(504, 722, 492, 170), paint.R(4, 900, 992, 96)},
	} {
		l := Lay(designed[form][0], designed[form][1], 1, false)
		got := [7]paint.Rect{l.View, l.TopBar, l.Graves, l.Trackers, l.Seats, l.Log, l.Action}
		assert.Equal(t, want, got, "form %s", form)
	}
	for form, k := range map[Form]float64{FormS: .9886, FormC: .64, FormW: 1.0233, FormQ: .625} {
		l := Lay(designed[form][0], designed[form][1], 1, false)
		assert.InDelta(t, k, Fitted().View(l.View).K, .0001, "form %s", form)
	}
}

func everyLayout(t *testing.T, check func(t *testing.T, l Layout)) {
	for _, w := range windows {
		for _, scale := range []float64{.5, 1, 1.25, 1.5, 1.75, 2, 4} {
			for _, folded := range []bool{false, true} {
				t.Run(fmt.Sprintf("%gx%g scale %g folded %t", w[0], w[1], scale, folded), func(t *testing.T) {
					check(t, Lay(w[0], w[1], scale, folded))
				})
			}
		}
	}
}

func TestPanelsNeverOverlapNorLeaveTheWindow(t *testing.T) {
	everyLayout(t, func(t *testing.T, l Layout) {
		all := append(l.Panels(), l.View)
		for i, a := range all {
			assert.True(t, a.Within(paint.R(0, 0, l.W+.01, l.H+.01)), "panel %d %v", i, a)
			assert.Positive(t, a.W, "panel %d", i)
			assert.Positive(t, a.H, "panel %d", i)
			for j := range i {
				assert.False(t, a.Inset(.01).Overlaps(all[j]), "panels %d %v and %d %v", i, a, j, all[j])
			}
		}
	})
}

// cells of the panels, each list without overlap inside its panel.
func TestCellsLieInTheirPanels(t *testing.T) {
	everyLayout(t, func(t *testing.T, l Layout) {
		list := func(name string, in paint.Rect, rs ...paint.Rect) {
			for i, r := range rs {
				require.True(t, r.Within(in.Inset(-.01)), "%s %d: %v in %v", name, i, r, in)
				for j := range i {
					require.False(t, r.Inset(.01).Overlaps(rs[j]), "%s %d and %d", name, i, j)
				}
			}
		}
		many := func(n int, f func(int) paint.Rect) []paint.Rect {
			var out []paint.Rect
			for i := range n {
				out = append(out, f(i))
			}
			return out
		}
		list("graves", l.Graves, many(5, l.Grave)...)
		list("action", l.Action, append(append(many(7, l.Card), many(l.Buttons(), l.Button)...), l.Accuse())...)
		top := append(many(6, l.Pip), many(4, l.Corner)...)
		list("top", l.TopBar, append(top, l.Turn(), l.Stage())...)
		for i := range 5 {
			list("grave parts", l.Grave(i), l.GraveHead(i), l.GraveVictim(i, 0, 1))
			for n := 1; n <= 3; n++ {
				require.True(t, l.GraveCode(i, n).Within(l.Grave(i)), "code of grave %d with %d", i, n)
				require.True(t, l.GraveVictim(i, n-1, n).Within(l.Grave(i)), "victim %d", n)
			}
		}
		if l.Folded {
			return
		}
		list("trackers", l.Trackers, many(13, l.Tracker)...)
		list("seats", l.Seats, many(6, l.Seat)...)
		for i := range 6 {
			list("seat", l.Seat(i), append(many(4, func(k int) paint.Rect { return l.SeatTab(i, k) }), l.SeatName(i))...)
		}
	})
}

// things are the 355 things of the board that must be seen, as rectangles on
// screen.
func things(v View) map[string]paint.Rect {
	out := map[string]paint.Rect{}
	about := func(name string, at paint.Point, rx, up, down float64) {
		q := v.Screen(at)
		out[name] = paint.R(q.X-rx*v.K, q.Y-up*v.K, 2*rx*v.K, (up+down)*v.K)
	}
	p := Ground()
	low := BaseRadius * Flat
	for _, b := range p.Blocks {
		for k := range 3 {
			about(fmt.Sprintf("space %s %d", b.ID, k), b.Spaces[k], SpaceRadius, SpaceRadius*Flat, SpaceRadius*Flat)
			about(fmt.Sprintf("figure %s %d", b.ID, k), b.Spaces[k], BaseRadius, FigureHeight-low, low)
			about(fmt.Sprintf("body %s %d", b.ID, k), b.Bodies[k], BodyW/2, BodyH/2, BodyH/2)
		}
		about("label "+b.ID, b.Label, 1, 8, 8)
		out["shore "+b.ID] = v.Map().Bounds(paint.Polygon(b.Polygon...).Bounds())
		if b.Tower != nil {
			about("tower "+b.ID, *b.Tower, 13, TowerHeight, 3)
		}
	}
	for _, b := range p.Bridges {
		about("bridge "+b.ID, b.Mid, 12, 12, 12)
	}
	for _, d := range p.Docks {
		about("dock "+d.ID, d.Pos, 8, 8, 8)
	}
	for _, a := range p.Alleys {
		for i, q := range a.Line {
			about(fmt.Sprintf("alley %s %d", a.ID, i), q, 3, 3, 3)
		}
	}
	for _, c := range p.Canals {
		for i, q := range c.Line {
			about(fmt.Sprintf("canal %s %d", c.ID, i), q, 3, 3, 3)
		}
	}
	return out
}

func TestNothingOfTheBoardLiesUnderAPanelAtFitZoom(t *testing.T) {
	everyLayout(t, func(t *testing.T, l Layout) {
		all := things(Fitted().View(l.View))
		require.GreaterOrEqual(t, len(all), 355)
		window := paint.R(0, 0, l.W, l.H)
		for name, r := range all {
			require.True(t, r.Within(window), "%s %v leaves the window", name, r)
			for i, q := range l.Panels() {
				require.False(t, r.Overlaps(q), "%s %v lies under panel %d %v", name, r, i, q)
			}
		}
	})
}

// Type: no form sets text below 14 pixels on the window that it is made for.
func TestLeastTypeOnDesignedWindows(t *testing.T) {
	for form, w := range designed {
		l := Lay(w[0], w[1], 1, false)
		assert.GreaterOrEqual(t, l.Least(), 14.0, "form %s", form)
		assert.GreaterOrEqual(t, l.Body(), l.Least())
	}
	l := Lay(3840, 2160, 1, false)
	assert.GreaterOrEqual(t, l.Body(), 28.0, "a large screen has large type")
}

func TestInspectionOpensAwayFromThePointer(t *testing.T) {
	for form, want := range map[Form][2]paint.Rect{
		FormS: {paint.R(8, 72, 340, 520), paint.R(1240, 72, 340, 520)},
		FormC: {paint.R(4, 46, 260, 398), paint.R(764, 46, 260, 398)},
		FormW: {paint.R(340, 72, 340, 520), paint.R(1880, 72, 340, 520)},
		FormQ: {paint.R(4, 46, 260, 398), paint.R(736, 46, 260, 398)},
	} {
		l := Lay(designed[form][0], designed[form][1], 1, false)
		assert.Equal(t, want[0], l.Inspection(paint.Pt(l.View.Right()-10, 300)), "form %s", form)
		assert.Equal(t, want[1], l.Inspection(paint.Pt(l.View.X+10, 300)), "form %s", form)
	}
}

func TestDialogsLieInTheWindowWithoutOverlap(t *testing.T) {
	everyLayout(t, func(t *testing.T, l Layout) {
		window := paint.R(0, 0, l.W, l.H).Inset(-.01)
		apart := func(name string, rs []paint.Rect) {
			for i, r := range rs {
				require.True(t, r.Within(window), "%s %d: %v", name, i, r)
				for j := range i {
					require.False(t, r.Inset(.01).Overlaps(rs[j]), "%s %d and %d", name, i, j)
				}
			}
		}
		a := l.Accusation()
		inner := append(a.Suspects[:], a.Confirm, a.Cancel)
		apart("accusation", inner)
		for i, r := range inner {
			require.True(t, r.Within(a.Dialog), "part %d of the dialog", i)
		}
		p := l.Private()
		all := append(p.Victims[:], p.Codes[:]...)
		apart("private", append(all, p.Board, p.Text, p.Identity, p.Other, p.Notes, p.Confirm))
	})
}

// The rectangles of the design table, to the pixel.
func TestDesignedDialogs(t *testing.T) {
	s := Lay(1920, 1080, 1, false)
	a, p := s.Accusation(), s.Private()
	assert.Equal(t, paint.R(470, 180, 980, 640), a.Dialog)
	assert.Equal(t, paint.R(1130, 716, 288, 72), a.Confirm)
	assert.Equal(t, paint.R(502+130, 250+158, 124, 150), a.Suspects[8])
	assert.Equal(t, paint.R(1116, 472, 796, 224), p.Confirm)
	assert.Equal(t, paint.R(14+146*12, 824, 140, 240), p.Codes[12])
	w := Lay(2560, 1080, 1, false)
	assert.Equal(t, paint.R(790, 180, 980, 640), w.Accusation().Dialog)
	c := Lay(1280, 720, 1, false)
	assert.Equal(t, paint.R(800, 520, 250, 60), c.Accusation().Confirm)
	assert.Equal(t, paint.R(5+98*12, 570, 94, 146), c.Private().Codes[12])
	q := Lay(1000, 1000, 1, false)
	assert.Equal(t, paint.R(60, 120, 880, 640), q.Accusation().Dialog)
}

// TestTextOfAFirstStartIsReadOnABigScreen: 28 px at 3840x2160, and smaller or larger with
// the interface scale (faults 20).
func TestTextOfAFirstStartIsReadOnABigScreen(t *testing.T) {
	usual := Lay(3840, 2160, 1, false)
	small, large := Lay(3840, 2160, .5, false), Lay(3840, 2160, 2, false)
	assert.GreaterOrEqual(t, usual.Body(), 28.0)
	assert.Less(t, small.Body(), usual.Body())
	assert.Greater(t, large.Body(), usual.Body())
}
