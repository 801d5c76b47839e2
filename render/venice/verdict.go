package venice

import (
	"math"

	rules "alibi/game/venice"
	"alibi/render/paint"
	"alibi/render/panel"
)

// VerdictWish is what the people want after the match.
type VerdictWish uint8

// The wishes after a match.
const (
	VerdictNone VerdictWish = iota
	VerdictAgain
	VerdictBoard
	VerdictMenu
	VerdictRules // the rulebook at a clause
)

// page is one of the leaves that the result is read on.
type page uint8

const (
	endPage page = iota
	murdersPage
	suspectsPage
	pages
)

var pageKeys = [pages]string{"venice.end.tab.end", "venice.end.tab.murders", "venice.end.tab.suspects"}

// Verdict is the picture of how a match ended, on three pages: who won, why and by which
// clause; every murder judged; who could still have been the Killer after each round
// (VV-END-15).
type Verdict struct {
	d     *Desk
	ui    *panel.UI
	layer *paint.Layer
	tips  *paint.Layer

	sight *Sight
	page  page
	// asked is the clause that was clicked in this tick.
	asked string
	// focus is the control that had the focus in the last tick; one that gets it by key
	// is scrolled into sight.
	focus string
	seek  paint.Rect
}

// Verdict opens the result of the match on this table.
func (d *Desk) Verdict(theme panel.Theme) *Verdict {
	return &Verdict{d: d, ui: panel.New(theme), layer: paint.NewLayer("venice/verdict"), tips: paint.NewLayer("venice/verdict-tips")}
}

// Busy says that the picture changes without input.
func (v *Verdict) Busy() bool { return v.ui.Busy() }

// Focus is the id of the control that has the focus.
func (v *Verdict) Focus() string { return v.ui.Focus() }

// leastSheet is the smallest window, in units, that the result is laid out on.
var leastSheet = paint.Pt(300, 280)

// verdictUnit is how many pixels a unit takes: at scale 1 as many as let 1280 by 720 of
// them fill the window, but no fewer than one, so that no text is below its floor of 14
// pixels; at any scale, so few that the smallest sheet fits.
func verdictUnit(w, h, scale float64) float64 {
	k := math.Max(1, math.Min(w/1280, h/720)) * math.Max(.5, math.Min(4, scale))
	return math.Max(1./64, math.Min(k, math.Min(w/leastSheet.X, h/leastSheet.Y)))
}

// Tick takes one tick on a window of w by h pixels at an interface scale, and says what is
// wished; clause is where the rulebook is wanted, with VerdictRules.
func (v *Verdict) Tick(in panel.Input, w, h, scale float64, s *Sight) (wish VerdictWish, clause string) {
	v.d.lay, v.d.sight = Lay(w, h, scale, false), s
	v.sight, v.asked = s, ""
	all := paint.R(0, 0, w, h)
	v.ui.BodySize = panel.SizeBody
	v.ui.Begin(in, verdictUnit(w, h, scale), all)
	v.layer.Record(all, func(c *paint.Canvas) {
		v.ui.On(c)
		wish = v.paint(all)
	})
	v.ui.End(v.tips)
	if v.asked != "" {
		return VerdictRules, v.asked
	}
	return wish, ""
}

// Frame lists the picture: the darkened town behind, the verdict in front.
func (v *Verdict) Frame(f *paint.Frame, _ *paint.Gallery) {
	f.Back = paint.Hex("#10181d")
	f.Show(paint.Sprite{Art: Poster(int(v.d.lay.W), int(v.d.lay.H)), At: paint.Identity()})
	f.Add(v.layer)
	f.Add(v.tips)
}

func (v *Verdict) table() *rules.Table { return &v.sight.Table.Pub }

// paint is the sheet: the headline, the tabs, the page that holds, the buttons.
func (v *Verdict) paint(window paint.Rect) VerdictWish {
	u, w, k, t := v.ui, v.d.words, v.ui.Unit, v.table()
	c := u.Canvas()
	c.Fill(paint.RectPath(window), paint.Solid(paint.Hex("#0a0608").Alpha(.55)))
	roomy := window.W >= 760*k && window.H >= 460*k
	margin, pad := 4*k, 12*k
	if roomy {
		margin, pad = 20*k, 26*k
	}
	most := 860 * k
	if window.H > window.W {
		most = 1240 * k
	}
	wide, high := min(window.W-2*margin, 1240*k), min(window.H-2*margin, most)
	sheet := paint.R((window.W-wide)/2, (window.H-high)/2, wide, high).Snap()
	u.Plate(sheet)
	in := sheet.Pad(pad, pad*.7, pad, pad*.8)
	headline := "venice.won.investigators"
	if t.Winners.Has(t.Killer) {
		headline = "venice.won.killer"
	}
	title, tall := u.Title(), 40*k
	if roomy {
		title, tall = title.Sized(title.Size*1.35), 52*k
	}
	u.Label(w.Text(headline), title, paint.R(in.X, in.Y, in.W, tall), paint.Left)
	tabs := paint.R(in.X, in.Y+tall, min(in.W, 720*k), 38*k)
	u.Group("verdict/tabs")
	labels := make([]string, pages)
	for i, key := range pageKeys {
		labels[i] = w.Text(key)
	}
	if now := page(u.Tabs("verdict/tabs", tabs, labels, int(v.page))); now != v.page {
		v.page = now
		u.ScrollTo("verdict/page", 0)
	}
	u.Rule(in.X, in.Right(), tabs.Bottom()+5*k)
	next := v.row(in)
	v.read(paint.R(in.X, tabs.Bottom()+12*k, in.W, next[0].Y-tabs.Bottom()-20*k))
	return v.buttons(next)
}

// read shows the page that holds, in a scroll if it is longer than the box.
func (v *Verdict) read(box paint.Rect) {
	u, k := v.ui, v.ui.Unit
	width := box.W - 14*k // beside the bar
	var all part
	switch v.page {
	case murdersPage:
		all = v.murders(width)
	case suspectsPage:
		all = v.suspects(width, box.H)
	default:
		all = v.end(width, box.H)
	}
	u.Group("verdict/page")
	v.seek = paint.Rect{}
	top := 0.0
	u.Scroll("verdict/page", box, all.h, func(y float64) {
		top = y
		all.draw(paint.R(box.X, y, width, all.h))
	})
	byKey := u.Focus() != v.focus && !u.Input().Pressed
	if byKey && !v.seek.Empty() && (v.seek.Y < box.Y || v.seek.Bottom() > box.Bottom()) {
		u.ScrollTo("verdict/page", v.seek.Centre().Y-top-box.H/2)
	}
	v.focus = u.Focus()
}

// row is where the buttons stand: side by side from the right, or one below the other in
// a narrow sheet.
func (v *Verdict) row(in paint.Rect) (all [3]paint.Rect) {
	k := v.ui.Unit
	gap, high := 10*k, 44*k
	if in.H > 520*k {
		high = 54 * k
	}
	wide := min(220*k, (in.W-2*gap)/3)
	for i := range all {
		all[i] = paint.R(in.Right()-float64(i+1)*(wide+gap)+gap, in.Bottom()-high, wide, high)
		if wide < 128*k && in.H > 420*k {
			all[i] = paint.R(in.X, in.Bottom()-float64(3-i)*(high+gap)+gap, in.W, high)
		}
	}
	return all
}

// buttons are what to do next.
func (v *Verdict) buttons(at [3]paint.Rect) VerdictWish {
	v.ui.Group("verdict")
	wish := VerdictNone
	for i, b := range [...]struct {
		id, key string
		look    panel.Look
		wish    VerdictWish
	}{
		{"again", "ui.result.again", panel.Bright, VerdictAgain},
		{"board", "ui.result.board", panel.Quiet, VerdictBoard},
		{"menu", "ui.result.menu", panel.Quiet, VerdictMenu},
	} {
		if v.ui.Button("verdict/"+b.id, at[i], panel.Button{Label: v.d.words.Text(b.key), Look: b.look}).Clicked {
			wish = b.wish
		}
	}
	return wish
}
