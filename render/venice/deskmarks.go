package venice

import (
	rules "alibi/game/venice"
	"alibi/render/paint"
)

// spot is where a living character stands on the ground, on its space of its block.
func spot(b rules.Block, space int8) paint.Point { return Ground().Space(b.String(), int(space)) }

// paintMarks draws what lies on the ground under the figures: the glow of what may be
// done, the way under the pointer, the ring of the figure in use.
func (d *Desk) paintMarks() {
	d.ui.Group("board")
	d.point()
	c, v, u := d.ui.Canvas(), d.view(), &d.sight.Table.Pub.Use
	c.Push(paint.Identity())
	c.Clip(paint.RectPath(d.lay.View))
	if q := d.sight.Table.Pub.Quarantine; q != rules.NoArea {
		MarkArea(c, v, q.String(), paint.Hex("#d9c27a"), d.lay.U)
	}
	if d.pulse != 0 {
		MarkBlock(c, v, Ground().Block(d.pulse.String()), d.lay.U, d.pulseStrength())
	}
	for b, lit := range d.glow() {
		if lit {
			d.paintGlow(rules.Block(b))
		}
	}
	if u.Who != rules.NoCharacter && d.Settled() {
		MarkActive(c, v, d.place(u.Who), d.lay.U)
	}
	for _, who := range d.figureTargets() {
		MarkLegal(c, v, d.place(who), d.lay.U, strength(d.over.who == who))
		at := v.Screen(d.place(who))
		c.Note("legal figure "+who.String(), paint.R(at.X-4, at.Y-20*v.K, 8, 8))
	}
	if t := &d.sight.Table.Pub; t.FlipAt != 0 && d.Settled() {
		for _, g := range t.Graves {
			if g.Victims != 0 && g.At == t.FlipAt && g.Code == rules.FaceDown {
				MarkBody(c, v, d.bodyPlace(g.Victims.Members()[0]), d.lay.U, 1)
			}
		}
	}
	d.paintWay()
	d.paintFocus()
	c.Pop()
}

func strength(on bool) float64 {
	if on {
		return 1
	}
	return .25
}

func (d *Desk) pulseStrength() float64 {
	return max(0, 1-float64(d.ui.Input().Tick-d.pulseAt)/pulseTicks)
}

// paintGlow marks a block that may be chosen on its lowest free space; nobody need
// leave a space for it to be free for the one in use.
func (d *Desk) paintGlow(b rules.Block) {
	for i := range int8(rules.Spaces) {
		if !d.taken(b, i) {
			v := d.view()
			MarkLegal(d.ui.Canvas(), v, spot(b, i), d.lay.U, strength(d.over.block == b))
			at := v.Screen(spot(b, i))
			d.ui.Canvas().Note("legal "+b.String(), paint.R(at.X-4, at.Y-4, 8, 8))
			return
		}
	}
}

func (d *Desk) taken(b rules.Block, space int8) bool {
	v := &d.sight.Table.Pub
	for c := rules.Bishop; c <= rules.Gypsy; c++ {
		if v.Grave[c] == 0 && v.At[c] == b && v.Space[c] == space && c != v.Use.Who {
			return true
		}
	}
	return false
}

// paintWay draws the way to the block under the pointer, or what is in its way: a full
// block, or a red bridge.
func (d *Desk) paintWay() {
	b, v := d.over.block, &d.sight.Table.Pub
	if b == 0 || !d.Settled() || v.Step != rules.StepUse {
		return
	}
	c, here := d.ui.Canvas(), v.At[v.Use.Who]
	if ways := d.waysTo(b); len(ways) > 0 {
		MarkTrail(c, d.view(), ways, d.lay.U)
		return
	}
	if d.living(b) >= rules.Spaces && here != b {
		MarkFull(c, d.view(), Ground().Block(b.String()), d.lay.U)
	}
	for i := range Ground().Bridges {
		g := &Ground().Bridges[i]
		joins := g.A == here.String() && g.B == b.String() || g.B == here.String() && g.A == b.String()
		if !g.Green && joins {
			MarkBarred(c, d.view(), g, d.lay.U)
		}
	}
}

// waysTo is what a click on the block under the pointer would walk.
func (d *Desk) waysTo(b rules.Block) []Way {
	v := &d.sight.Table.Pub
	_, steps := d.meaning(d.over)
	from, at := d.place(v.Use.Who), v.At[v.Use.Who]
	var ways []Way
	for _, a := range steps {
		switch {
		case a.Block == 0:
			return nil
		case a.Verb == rules.Walk || a.Verb == rules.Sail:
			ways = append(ways, Ground().Walk(at.String(), from, a.Block.String(), d.landing(a.Block)))
		default:
			ways = append(ways, Ground().Leap(from, d.landing(a.Block)))
		}
		from, at = d.landing(a.Block), a.Block
	}
	return ways
}

// landing is the lowest free space of a block.
func (d *Desk) landing(b rules.Block) paint.Point {
	for i := range int8(rules.Spaces) {
		if !d.taken(b, i) {
			return spot(b, i)
		}
	}
	return Ground().Block(b.String()).Centre
}
