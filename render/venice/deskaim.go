package venice

import (
	"alibi/game"
	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
)

// target is what the pointer is on: a block, and the figure in front if it is on one.
type target struct {
	block rules.Block
	who   rules.Character
}

// place is where a living figure stands on the ground.
func (d *Desk) place(who rules.Character) paint.Point {
	v := &d.sight.Table.Pub
	return spot(v.At[who], v.Space[who])
}

// targets are the figures and bodies that can be pointed at.
func (d *Desk) targets() *Targets {
	v, t := d.view(), &d.sight.Table.Pub
	all := &Targets{View: v}
	for c := rules.Bishop; c <= rules.Gypsy; c++ {
		s := Standing{ID: c.String(), Block: t.At[c].String()}
		if t.Grave[c] != 0 {
			s.Foot = v.Screen(d.bodyPlace(c))
			all.Bodies = append(all.Bodies, s)
			continue
		}
		s.Foot = v.Screen(d.place(c))
		all.Figures = append(all.Figures, s)
	}
	return all
}

// find is what lies under a pixel: the frontmost figure, else the block.
func (d *Desk) find(p paint.Point) target {
	hit := d.targets().At(p)
	b, _ := rules.ParseBlock(hit.Block)
	if hit.Kind != HitFigure {
		return target{block: b}
	}
	c, _ := rules.ParseCharacter(hit.ID)
	return target{b, c}
}

// point works out what the pointer and the focus are on, shows the tip and takes the
// click.
func (d *Desk) point() {
	in := d.ui.Input()
	d.over = target{}
	if d.needRoutes() {
		d.routes = findRoutes(d.sight, d.sight.Table.Pub.Use.Seat)
	}
	if d.dialog != noDialog {
		return
	}
	d.stops()
	under, focused := target{}, d.focused()
	if !in.Away && d.lay.View.Contains(in.Pointer) {
		under = d.find(in.Pointer)
	}
	if under.block != 0 {
		d.spot(under, true)
	}
	if focused.block != 0 && focused != under {
		d.spot(focused, false)
	}
}

// spot is the control on a block or a figure: a click means what it leads to, a longer
// press fans out who is there.
func (d *Desk) spot(t target, over bool) {
	seat, steps := d.meaning(t)
	id, box := d.targetBox(t)
	tip, reason := d.targetTip(t, steps), panel.Tip{}
	if len(steps) == 0 && d.sight.Table.Pub.Step == rules.StepUse && t.block != d.sight.Table.Pub.At[d.sight.Table.Pub.Use.Who] {
		if reason = d.targetReason(t); reason.Text != "" {
			reason.Head = tip.Head
		}
	}
	s := d.ui.Spot(id, box, over, d.crowd(t.block) > 0, reason, tip)
	if s.Hover && !d.ui.Keyed() || s.Focus && d.ui.Keyed() {
		d.over = t
	}
	if s.Long {
		d.fan(t.block)
	}
	if s.Clicked {
		d.choose(t, seat, steps)
	}
}

// choose does what a click on a target means.
func (d *Desk) choose(t target, seat game.Seat, steps []rules.Action) {
	if len(steps) > 0 {
		d.wish(seat, steps...)
	} else if d.aim == rules.Sail && d.rider == rules.NoCharacter && d.riderOffered(t.who) {
		d.rider = t.who
	}
}

func (d *Desk) needRoutes() bool {
	return !d.routes.done && d.sight.Table.Pub.Step == rules.StepUse && d.Settled()
}

// targetBox is the control that stands for a target on the board.
func (d *Desk) targetBox(t target) (id string, box paint.Rect) {
	v := d.view()
	if t.who != rules.NoCharacter {
		foot := v.Screen(d.place(t.who))
		high, half := FigureHeight*v.K, (BaseRadius+4)*v.K
		return "figure/" + t.who.String(), paint.R(foot.X-half, foot.Y-high+half*.8, 2*half, high)
	}
	m := paint.Polygon(Ground().Block(t.block.String()).Polygon...).Bounds()
	a, b := v.Screen(paint.Pt(m.X, m.Y)), v.Screen(paint.Pt(m.Right(), m.Bottom()))
	return "block/" + t.block.String(), paint.R(a.X, a.Y, b.X-a.X, b.Y-a.Y)
}

// meaning is what a click on a target does now: the aimed ability, else the way, else
// an ability that leads there, else the card of the figure.
func (d *Desk) meaning(t target) (game.Seat, []rules.Action) {
	q, v := d.asked(), &d.sight.Table.Pub
	if q == nil || q.Private {
		return game.Nobody, nil
	}
	if d.aim != rules.NoVerb {
		if a, ok := d.aimAt(d.aim, t); ok {
			return q.Seat, []rules.Action{a}
		}
		return q.Seat, nil
	}
	switch v.Step {
	case rules.StepUse:
		if r := d.routes.to[t.block]; r != nil {
			return q.Seat, r.steps
		}
		// Where two of them lead to the same block they come to the same.
		for _, verb := range []rules.Verb{rules.Fly, rules.Tunnel, rules.Leap, rules.CastOff, rules.Visit} {
			if a := (rules.Action{Verb: verb, Block: t.block}); d.offer(a) {
				return q.Seat, []rules.Action{a}
			}
		}
	case rules.StepPick, rules.StepKiller, rules.StepNext:
		if t.who != rules.NoCharacter {
			if a, seat := d.cardAction(t.who); d.offer(a) {
				return seat, []rules.Action{a}
			}
		}
	}
	return q.Seat, nil
}

// aimAt is the aimed ability on a target, if it is offered.
func (d *Desk) aimAt(verb rules.Verb, t target) (rules.Action, bool) {
	var found []rules.Action
	for _, a := range d.aimed(verb) {
		switch verb {
		case rules.Pull, rules.Swap:
			if a.Who == t.who {
				return a, true
			}
		case rules.Sail:
			if d.rider == rules.NoCharacter && a.Who == t.who {
				found = append(found, a)
			}
			if d.rider != rules.NoCharacter && a.Who == d.rider && a.Block == t.block {
				return a, true
			}
		default:
			if a.Block == t.block {
				return a, true
			}
		}
	}
	if len(found) == 1 {
		return found[0], true
	}
	return rules.Action{}, false
}

func (d *Desk) riderOffered(who rules.Character) bool {
	for _, a := range d.aimed(rules.Sail) {
		if a.Who == who && who != rules.NoCharacter {
			return true
		}
	}
	return false
}

// glow is, by block, what may be chosen on the board now.
func (d *Desk) glow() [rules.MaxBlocks + 1]bool {
	var lit [rules.MaxBlocks + 1]bool
	if d.sight.Table.Pub.Step != rules.StepUse || !d.Settled() {
		return lit
	}
	if d.aim == rules.NoVerb {
		for b := rules.Block(1); b <= rules.Blocks(); b++ {
			_, steps := d.meaning(target{block: b})
			lit[b] = len(steps) > 0
		}
		return lit
	}
	for _, a := range d.aimed(d.aim) {
		if d.aim != rules.Pull && d.aim != rules.Swap && (d.aim != rules.Sail || a.Who == d.rider) {
			lit[a.Block] = true
		}
	}
	return lit
}

// figureTargets are the figures that the aimed ability may choose.
func (d *Desk) figureTargets() []rules.Character {
	var all []rules.Character
	var seen rules.Group
	for _, a := range d.aimed(d.aim) {
		if a.Who != rules.NoCharacter && d.rider == rules.NoCharacter && !seen.Has(a.Who) {
			all, seen = append(all, a.Who), seen|1<<uint(a.Who)
		}
	}
	return all
}

// targetTip says what lies here, and what going here would cost and bring.
func (d *Desk) targetTip(t target, steps []rules.Action) panel.Tip {
	w, v := d.words, &d.sight.Table.Pub
	tip := panel.Tip{Head: w.Block(t.block)}
	line := func(text string) {
		if tip.Text != "" {
			tip.Text += "\n"
		}
		tip.Text += text
	}
	if t.who != rules.NoCharacter {
		tip.Head = d.inRole(t.who)
		line(w.Block(t.block))
		if v.Listed.Has(t.who) {
			line(w.Text("venice.listed"))
		}
	}
	if r := d.routes.to[t.block]; r != nil && len(steps) > 0 && d.aim == rules.NoVerb && v.Step == rules.StepUse {
		line(w.Text("venice.path.cost", localization.Count("n", len(r.steps))))
		if r.meets != rules.NoCharacter {
			line(w.Text("venice.path.meets", localization.Key("other", CharacterKey(r.meets))))
		}
		if len(r.bodies) > 0 {
			line(w.Text("venice.path.body"))
		}
		return tip
	}
	if len(steps) == 1 {
		line(w.Action(v, steps[0]))
		return tip
	}
	if t.who == rules.NoCharacter {
		line(w.Text("venice.block.spaces", localization.Count("n", d.living(t.block)), localization.Count("max", rules.Spaces)))
		line(w.Text(AreaKey(t.block.Area())))
	}
	return tip
}

func (d *Desk) living(b rules.Block) int {
	n := 0
	v := &d.sight.Table.Pub
	for c := rules.Bishop; c <= rules.Gypsy; c++ {
		if v.Grave[c] == 0 && v.At[c] == b {
			n++
		}
	}
	return n
}

// targetReason says why a block cannot be gone to, or a figure not be chosen.
func (d *Desk) targetReason(t target) panel.Tip {
	v := &d.sight.Table.Pub
	a := rules.Action{Verb: rules.Walk, Block: t.block}
	switch d.aim {
	case rules.NoVerb:
		if joinedByCanal(v.At[v.Use.Who], t.block) {
			a.Verb = rules.Sail
		}
		if v.Use.Card == rules.Dove {
			a.Verb = rules.Fly
		}
	case rules.Pull, rules.Swap:
		if t.who == rules.NoCharacter {
			return panel.Tip{}
		}
		a = rules.Action{Verb: d.aim, Who: t.who}
	case rules.Sail:
		if t.who == rules.NoCharacter {
			return panel.Tip{}
		}
		for b := rules.Block(1); b <= rules.Blocks(); b++ {
			if joinedByCanal(v.At[v.Use.Who], b) {
				a = rules.Action{Verb: rules.Sail, Block: b, Who: t.who}
			}
		}
	default:
		a.Verb = d.aim
	}
	return d.why(v.Use.Seat, a)
}

func joinedByCanal(a, b rules.Block) bool {
	for i := range Ground().Canals {
		ends := Ground().Canals[i].Blocks
		if ends[0] == a.String() && ends[1] == b.String() || ends[1] == a.String() && ends[0] == b.String() {
			return true
		}
	}
	return false
}
