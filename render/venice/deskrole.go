package venice

import (
	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/mini"
	"alibi/render/paint"
)

// role is whose card a character plays: its own, or for the Actress the one that she drew
// in this round (VV-CHAR-ACTRESS-03).
func (d *Desk) role(c rules.Character) rules.Character {
	if copied := d.sight.Table.Pub.Copied; c == rules.Actress && copied != rules.NoCharacter {
		return copied
	}
	return c
}

// inRole is the name of a character, with the role that it plays.
func (d *Desk) inRole(c rules.Character) string {
	name := d.words.Character(c)
	if role := d.role(c); role != c {
		name += ", " + d.words.Text("venice.card.role", localization.Key("card", CharacterKey(role)))
	}
	return name
}

// paintRole hangs the portrait of her role on the Actress, to the left of her base; it is
// public (VV-CHAR-ACTRESS-09).
func (d *Desk) paintRole() {
	c, v, role := d.ui.Canvas(), d.view(), d.role(rules.Actress)
	at := v.Screen(d.place(rules.Actress)).Sub(paint.Pt((BaseRadius+4)*v.K, 0))
	w := max(34*v.K, 22*d.ui.Unit)
	box := paint.R(at.X-w*.7, at.Y-w*.6, w, w).Snap()
	portrait(c, box, role, mini.Look{})
	c.Stroke(paint.RoundRect(box, w*.06), paint.Pen{Width: max(1, 1.4*d.ui.Unit)}, paint.Solid(d.ui.Theme.Gold))
	c.Note("role "+role.String(), box)
}
