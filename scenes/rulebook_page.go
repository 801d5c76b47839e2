package scenes

import (
	"math"

	"alibi/render/paint"
	"alibi/render/panel"
)

// tileSlots is how many tiles of the page are kept: one more than can be seen at once.
const tileSlots = 5

// bookTile is a strip of the long page. It is painted once and then glides, so that
// scrolling paints only what comes into sight.
type bookTile struct {
	layer   *paint.Layer
	strip   int // which one: its top is at strip times the height of a tile
	edition int
}

// pulseTicks is how long a line is pointed out.
const pulseTicks = 84

// paint records every layer.
func (r *rulebook) paint() {
	p := &r.plan
	head := paint.R(0, 0, p.w, p.head.H)
	r.layer.Record(head, func(c *paint.Canvas) {
		r.ui.On(c)
		r.paintHead()
	})
	r.list.Record(p.contents.Inset(-panel.ShadowReach*r.u), func(c *paint.Canvas) {
		r.ui.On(c)
		if !p.narrow || r.drawer {
			r.paintContents()
		}
	})
	r.running.Record(p.running, r.paintRunning)
	r.paintTiles()
	r.paintGlow()
	r.rail.Record(p.bar.Inset(-4*r.u), func(c *paint.Canvas) {
		r.ui.On(c)
		r.paintRail(c)
		if !r.drawer {
			r.paintSigns()
		}
	})
}

// strips are the first and the last strip that are seen.
func (r *rulebook) strips() (first, last int) {
	at := math.Round(r.scroll.at)
	return int(math.Floor(at / r.tileH)), int(math.Floor((at + r.plan.page.H - 1) / r.tileH))
}

// tile is the slot of a strip.
func (r *rulebook) tile(strip int) *bookTile {
	return &r.tiles[((strip%tileSlots)+tileSlots)%tileSlots]
}

// paintTiles records the strips that are seen and are not painted yet.
func (r *rulebook) paintTiles() {
	s, page := &r.scroll, r.plan.page
	first, last := r.strips()
	for strip := first; strip <= last; strip++ {
		t := r.tile(strip)
		if t.strip == strip && t.edition == s.edition {
			continue
		}
		t.strip, t.edition = strip, s.edition
		top := float64(strip) * r.tileH
		s.grow(top, top+r.tileH)
		t.layer.Record(paint.R(page.X, page.Y, page.W, r.tileH), func(c *paint.Canvas) {
			for i := s.line(top); i < s.hi && s.tops[i] < top+r.tileH; i++ {
				r.paintLine(c, i, page.Y+s.tops[i]-top)
			}
		})
	}
}

func (r *rulebook) showTiles(f *paint.Frame) {
	first, last := r.strips()
	at := math.Round(r.scroll.at)
	for strip := first; strip <= last; strip++ {
		f.AddAt(r.tile(strip).layer, paint.Pt(0, float64(strip)*r.tileH-at), 0)
	}
}

// glowing is the line that is pointed out, if it is set.
func (r *rulebook) glowing() (i int, ok bool) {
	s := &r.scroll
	return r.pulsed, r.pulse > 0 && r.pulsed >= s.lo && r.pulsed < s.hi
}

// paintGlow draws the light under the line that is pointed out; it fades without being
// painted again.
func (r *rulebook) paintGlow() {
	i, ok := r.glowing()
	if !ok {
		return
	}
	u, page, gold := r.u, r.plan.page, r.h.theme.Gold
	h, over, side := r.scroll.sets[i].h, math.Round(8*u), 9*u
	if r.plan.narrow {
		side = 5 * u
	}
	r.glow.Record(paint.R(page.X, page.Y-over, page.W, h+over), func(c *paint.Canvas) {
		for col := range r.plan.columns() {
			x := r.plan.columnX(col)
			box := paint.RoundRect(paint.R(x-side, page.Y-4*u, r.plan.column+2*side, h-(spanBelow-12)*u), 6*u)
			c.Fill(box, paint.Solid(gold.Alpha(.34)))
			c.Stroke(box, paint.Pen{Width: max(1, 1.6*u)}, paint.Solid(gold.Mix(r.h.theme.Ink, .25)))
		}
	})
}

func (r *rulebook) showGlow(f *paint.Frame) {
	i, ok := r.glowing()
	if !ok {
		return
	}
	light := 1.0 // with reduced motion it comes and goes without a ramp
	if !r.ui.Reduced {
		light = math.Sin(math.Pi * float64(r.pulse) / (pulseTicks + 1))
	}
	f.AddAt(r.glow, paint.Pt(0, r.scroll.tops[i]-math.Round(r.scroll.at)), 1-light)
}

// paintRail draws the rail, the places that were found, and the thumb.
func (r *rulebook) paintRail(c *paint.Canvas) {
	bar, k, t := r.plan.bar, inksOf(r.h.theme), r.h.theme
	c.Fill(paint.RoundRect(bar, bar.W/2), paint.Solid(t.Ink.Alpha(.16)))
	grip, _ := r.thumb()
	c.Fill(paint.RoundRect(grip, bar.W/2), paint.Solid(t.Gilt.Mix(t.Ink, .32)))
	c.Stroke(paint.RoundRect(grip.Inset(.5), bar.W/2), paint.Pen{Width: 1}, paint.Solid(t.Ink.Alpha(.5)))
	if len(r.search.lines) > 0 {
		total, _ := r.scroll.extent(r.scroll.at)
		y, j, last := 0.0, 0, -10.0
		for i := range r.scroll.lines {
			if j < len(r.search.lines) && r.search.lines[j] == i {
				j++
				if at := math.Round(bar.Y + bar.H*y/total); at > last+2*r.u {
					c.Fill(paint.RectPath(paint.R(bar.X-2*r.u, at, bar.W+4*r.u, max(1, 1.6*r.u))), paint.Solid(k.rubric))
					last = at
				}
			}
			h := r.scroll.sets[i].h
			if h == 0 {
				h = r.guess(&r.scroll.lines[i])
			}
			y += h
		}
	}
	c.Note("thumb", grip)
}

// paintSigns makes the page a control for the keys and gives each sign of a ruling its
// tip; notes say which clauses are seen.
func (r *rulebook) paintSigns() {
	u, page, c := r.ui, r.plan.page, r.ui.Canvas()
	u.Group("rules/page")
	u.Area("rules/page", page, panel.Tip{}, panel.Tip{})
	r.scroll.seen(page, func(i int, y float64) {
		l := &r.scroll.lines[i]
		if l.clause == "" {
			c.Note("heading "+r.sections[l.section].ID, paint.R(page.X, y, page.W, r.scroll.sets[i].h))
			return
		}
		note := "clause " + l.clause
		if r.search.at(i) != nil {
			note += " hit"
		}
		if r.search.current(i) {
			note += " chosen"
		}
		c.Note(note, paint.R(page.X, y, page.W, r.scroll.sets[i].h))
		if !l.ruling {
			return
		}
		for col := range r.plan.columns() {
			sign := r.signRect(l, col, y)
			if !sign.Within(page) {
				continue
			}
			tip := panel.Tip{Text: r.h.text("ui.ruling"), Clause: l.clause}
			id := "ruling/" + l.clause + "/" + langKey(r.langs[col])
			u.Area(id, sign, panel.Tip{}, tip)
			c.Note(id, sign)
		}
	})
}
