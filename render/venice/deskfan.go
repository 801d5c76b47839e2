package venice

import (
	"cmp"
	"slices"

	"alibi/game"
	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/mini"
	"alibi/render/paint"
	"alibi/render/panel"
)

// fan lists who stands and lies on a block, so that each can be told apart and chosen.
func (d *Desk) fan(b rules.Block) {
	d.dialog, d.fanned = fanDialog, b
}

// fannedOut are the pieces of the block in reading order: the living from the left to the
// right, then the dead in the order of their graves.
func (d *Desk) fannedOut() []rules.Character {
	v := &d.sight.Table.Pub
	var all []rules.Character
	for c := rules.Bishop; c <= rules.Gypsy; c++ {
		if v.At[c] == d.fanned {
			all = append(all, c)
		}
	}
	slices.SortStableFunc(all, func(a, b rules.Character) int {
		if v.Grave[a] != v.Grave[b] {
			return cmp.Compare(v.Grave[a], v.Grave[b])
		}
		if v.Grave[a] != 0 {
			return 0
		}
		return cmp.Compare(d.place(a).X, d.place(b).X)
	})
	return all
}

// fanBox is where the list is: beside its block, inside the board.
func (d *Desk) fanBox() paint.Rect {
	k := d.lay.U
	rows := float64(d.crowd(d.fanned) + 2)
	row := min(50*k, (d.lay.View.H-60*k)/rows)
	_, block := d.targetBox(target{block: d.fanned})
	r := paint.R(block.Right()+14*k, 0, 300*k, rows*row+52*k)
	r.Y = block.Centre().Y - r.H/2
	if r.Right() > d.lay.View.Right()-8*k {
		r.X = block.X - r.W - 14*k
	}
	r.X = max(d.lay.View.X+8*k, min(r.X, d.lay.View.Right()-r.W-8*k))
	r.Y = max(d.lay.View.Y+4*k, min(r.Y, d.lay.View.Bottom()-r.H-4*k))
	return r
}

// paintFan draws the list and takes what is chosen from it. A press beside it closes it
// and is nothing else.
func (d *Desk) paintFan() {
	u, w, k := d.ui, d.words, d.ui.Unit
	r := d.fanBox()
	if in := u.Input(); in.Pressed && !r.Contains(in.Pointer) {
		d.dialog = noDialog
		return
	}
	u.Plate(r)
	u.Group("fan")
	in := r.Inset(10 * k)
	u.Label(w.Block(d.fanned), u.Heading(), paint.R(in.X+4*k, in.Y, in.W-8*k, 30*k), paint.Left)
	u.Canvas().Note("fan "+d.fanned.String(), r)
	all := d.fannedOut()
	row := (in.H - 32*k) / float64(len(all)+2)
	box := paint.R(in.X, in.Y+32*k, in.W, row-4*k)
	d.fanBlock(box)
	for _, who := range all {
		box.Y += row
		d.fanPiece(who, box)
	}
	box.Y += row
	if u.Button("fan/close", box, panel.Button{Label: w.Text("ui.close"), Look: panel.Bare}).Clicked {
		d.dialog = noDialog
	}
}

// fanBlock is the line of the block itself: what a click on it would do.
func (d *Desk) fanBlock(box paint.Rect) {
	t := target{block: d.fanned}
	seat, steps := d.meaning(t)
	b := panel.Button{Label: d.words.Text("venice.fan.here"), Tip: d.targetTip(t, steps)}
	if len(steps) == 0 {
		b.Reason = panel.Tip{Text: d.words.Text("venice.fan.nothing")}
		if d.sight.Table.Pub.Step == rules.StepUse && d.fanned != d.sight.Table.Pub.At[d.sight.Table.Pub.Use.Who] {
			if why := d.targetReason(t); why.Text != "" {
				b.Reason = why
			}
		}
	}
	if d.ui.Button("fan/block", box, b).Clicked {
		d.dialog = noDialog
		d.choose(t, seat, steps)
	}
}

// fanPiece is the line of a figure, which is chosen for the aimed ability, or of a body,
// which leads to its grave.
func (d *Desk) fanPiece(who rules.Character, box paint.Rect) {
	w, v := d.words, &d.sight.Table.Pub
	look := mini.Look{Red: d.sight.Red.Red(who), Dead: v.Grave[who] != 0}
	b := panel.Button{Label: w.Character(who), Tip: d.cardTip(who), Icon: func(p paint.Painter, r paint.Rect, _ paint.Color) { portrait(p, r, who, look) }}
	t := target{d.fanned, who}
	var seat game.Seat
	var steps []rules.Action
	if g := v.Grave[who]; g != 0 {
		b.Under = w.Text("venice.round", localization.Plain("round", localization.Roman(int(g))))
		b.Tip = d.graveTip(int(g), b.Under)
	} else if d.aim != rules.NoVerb {
		if seat, steps = d.meaning(t); len(steps) == 0 && !d.riderOffered(who) {
			b.Reason = d.targetReason(t)
		}
	}
	if !d.ui.Button("fan/"+who.String(), box, b).Clicked {
		return
	}
	d.dialog = noDialog
	if g := v.Grave[who]; g != 0 {
		d.ui.SetFocus("grave/" + localization.Roman(int(g)))
		return
	}
	d.choose(t, seat, steps)
}
