package venice

import (
	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/mini"
	"alibi/render/paint"
	"alibi/render/panel"
)

// Watch is what a table is like that is only watched: nothing can be done at it.
type Watch struct {
	// Bar draws what stands in place of cards and buttons.
	Bar func(*panel.UI, paint.Rect)
	// Known is what the Killer saw besides the room, uncovered; nil: what the room saw.
	Known *rules.Own
}

// Jump lets the next tick show its position at once, without the way there.
func (d *Desk) Jump() { d.stage.known = false }

// Finish ends a movement that is under way.
func (d *Desk) Finish() { d.stage.Finish(&d.sight.Table.Pub) }

// watched says that nothing can be done at the table.
func (d *Desk) watched() bool { return d.sight.Watch != nil }

// known is what is uncovered besides, nil for nothing.
func (d *Desk) known() *rules.Own {
	if d.sight.Watch == nil {
		return nil
	}
	return d.sight.Watch.Known
}

// code is the code of a grave as far as it may be seen; uncovered says that the room did
// not see it.
func (d *Desk) code(g int) (code rules.Code, uncovered bool) {
	code = d.sight.Table.Pub.Graves[g].Code
	if own := d.known(); own != nil && code == rules.FaceDown {
		return own.Code[g], own.Code[g] != rules.FaceDown
	}
	return code, false
}

// uncover marks a card that the room did not see.
func (d *Desk) uncover(r paint.Rect) {
	c, k := d.ui.Canvas(), d.ui.Unit
	c.Stroke(paint.RoundRect(r.Inset(-1.5*k), 5*k), paint.Pen{Width: 2 * k, Dash: []float64{5 * k, 3 * k}, Cap: paint.CapButt}, paint.Solid(d.ui.Theme.Gold))
	w := min(20*k, r.W*.5)
	eye := paint.R(r.Right()-w*.6, r.Bottom()-w*.8, w, w)
	c.Fill(paint.Circle(eye.Centre().X, eye.Centre().Y, w*.62), paint.Solid(d.ui.Theme.Keyline))
	Mark(c, EmblemEye, eye, d.ui.Theme.Gold)
}

// paintKnown shows in the Killer's row who she is and what she holds: her portrait at the
// right end of the box, the signs of her codes in the line below. It returns the room
// that is left for the name.
func (d *Desk) paintKnown(row, text paint.Rect) paint.Rect {
	u, own, k := d.ui, d.known(), d.ui.Unit
	high := min(row.H-12*k, 62*k)
	face := paint.R(text.Right()-high, row.Y+(row.H-high)/2, high, high).Snap()
	left := text
	if own.Identity != rules.NoCharacter {
		portrait(u.Canvas(), face, own.Identity, mini.Look{})
		d.uncover(face)
		u.Area("known/identity", face, panel.Tip{}, panel.Tip{
			Head: d.words.Text("venice.replay.identity", localization.Key("who", CharacterKey(own.Identity))), Text: d.words.Text("venice.replay.uncovered"),
		})
		u.Canvas().Note("known identity "+own.Identity.String(), face)
		left.W = face.X - left.X - 6*k
	}
	hand := paint.R(left.X, left.Bottom(), left.W, row.Bottom()-left.Bottom()-3*k)
	if d.lay.Form == FormQ {
		hand = paint.R(left.X+left.W*.4, row.Y+6*k, left.W*.6, row.H-12*k)
		left.W *= .38
	}
	d.paintHand(hand)
	return left
}

// paintHand is the signs of the codes in hand, in the order of the cards, in two lines
// where they are larger so.
func (d *Desk) paintHand(box paint.Rect) {
	u, own := d.ui, d.known()
	if own.HandLen == 0 {
		return
	}
	var keys []string
	n := int(own.HandLen)
	line := n
	size := min(box.H, box.W/float64(n), 26*u.Unit)
	if two := min(box.H/2, box.W/float64((n+1)/2), 26*u.Unit); two > size {
		line, size = (n+1)/2, two
	}
	top := box.Centre().Y - size*float64((n+line-1)/line)/2
	for i, code := range own.Hand[:n] {
		r := paint.R(box.X+float64(i%line)*size, top+float64(i/line)*size, size, size)
		Mark(u.Canvas(), CodeEmblem(code.String()), r.Inset(size*.06), u.Theme.Gold)
		u.Canvas().Note("known code "+code.String(), r)
		keys = append(keys, CodeKey(code))
	}
	u.Area("known/hand", box, panel.Tip{}, panel.Tip{
		Head: d.words.Text("venice.replay.hand", localization.Keys("names", keys...)), Text: d.words.Text("venice.replay.uncovered"),
	})
}
