package venice

import (
	rules "alibi/game/venice"
	"alibi/render/mini"
	"alibi/render/paint"
	"alibi/render/panel"
)

// edge frames a cell: a solid line, or dotted for what cannot be chosen in guarded
// mode; no colour and no glow tell them apart from afar (VV-APP-11).
func (o *OwnDesk) edge(r paint.Rect, can bool) {
	pen := paint.Pen{Width: max(1, o.lay.U)}
	if !can {
		pen.Dash = []float64{2 * pen.Width, 2 * pen.Width}
	}
	o.ui.Canvas().Stroke(paint.RoundRect(r.Inset(.5), 5*o.lay.U), pen, paint.Solid(o.ui.Theme.Gilt))
}

// paintVictims are all thirteen in their fixed places, the dead as empty outlines.
func (o *OwnDesk) paintVictims() {
	u, pub := o.ui, o.sight.Pub
	for c := rules.Bishop; c <= rules.Gypsy; c++ {
		r := o.lay.Victims[c-1].Snap()
		if pub.Grave[c] != 0 {
			u.Well(r)
			continue
		}
		s := u.Area("own/victim/"+c.String(), r, panel.Tip{}, panel.Tip{Head: o.d.words.Character(c)})
		can := !o.murdering() || o.code == rules.FaceDown || o.offered(func(a rules.Action) bool {
			return a.Code == o.code && a.Who == c
		})
		portrait(u.Canvas(), r.Inset(3*o.lay.U), c, mini.Look{})
		o.edge(r, can)
		u.Ring(r, s, o.murdering() && o.who == c, false)
		u.Canvas().Note("victim "+c.String(), r)
		if s.Clicked && o.murdering() && o.code != rules.Gunpowder {
			o.who, o.block = c, 0
		}
	}
}

// codesInPlay are the codes of this match in the order of the cards.
func (o *OwnDesk) codesInPlay() []rules.Code {
	var all []rules.Code
	for c := rules.Poison; c <= rules.CommonCodes; c++ {
		all = append(all, c)
	}
	if o.sight.Pub.Promo {
		all = append(all, rules.DeadEnd)
	}
	return all
}

func (o *OwnDesk) holds(c rules.Code) bool {
	own := &o.sight.Own.Priv
	for _, h := range own.Hand[:own.HandLen] {
		if h == c {
			return true
		}
	}
	return false
}

// paintCodes are her codes face down in their fixed places, used ones as outlines; the
// pressed one shows its face, and its text beside the board.
func (o *OwnDesk) paintCodes() {
	u, w := o.ui, o.d.words
	u.Well(o.lay.Text)
	for i, code := range o.codesInPlay() {
		r := o.lay.Codes[i].Snap()
		if !o.holds(code) {
			u.Well(r)
			continue
		}
		id := "own/code/" + code.String()
		s := u.Area(id, r, panel.Tip{}, panel.Tip{})
		if s.Held {
			show(u.Canvas(), CodeCard(code.String(), cardTitle(w.Code(code)), int(r.W), int(r.H)), r)
			box := o.lay.Text.Inset(10 * o.lay.U)
			h := u.Text(w.Code(code), u.Heading(), box, paint.Left)
			u.Text(w.Text(CodeKey(code)+".text"), u.Body(), box.Pad(0, h+4*o.lay.U, 0, 0), paint.Left)
		} else {
			show(u.Canvas(), CodeBack(int(r.W), int(r.H), ""), r)
		}
		can := !o.murdering() || o.offered(func(a rules.Action) bool { return a.Code == code })
		o.edge(r, can)
		u.Ring(r, s, o.murdering() && o.code == code, false)
		u.Canvas().Note("code", r)
		if s.Clicked && o.murdering() {
			o.code, o.block = code, 0
			if code == rules.Gunpowder {
				o.who = rules.NoCharacter
			}
		}
	}
}
