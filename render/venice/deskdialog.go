package venice

import (
	"alibi/game"
	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/mini"
	"alibi/render/paint"
	"alibi/render/panel"
)

// paintDialog draws what lies over the table: the accusation, or the concession.
func (d *Desk) paintDialog() {
	switch d.dialog {
	case accuseDialog:
		d.ui.Layer(1)
		d.paintAccusation()
	case concedeDialog:
		d.ui.Layer(1)
		d.paintConcession()
	}
}

// dim darkens the table behind a dialog.
func (d *Desk) dim() {
	if d.dialog != noDialog {
		d.ui.Canvas().Fill(paint.RectPath(paint.R(0, 0, d.lay.W, d.lay.H)), paint.Solid(paint.Hex("#0a0608").Alpha(.62)))
	}
}

// dialogBox is where the dialog is.
func (d *Desk) dialogBox() paint.Rect {
	k := d.lay.U
	switch d.dialog {
	case accuseDialog:
		return d.lay.Accusation().Dialog
	case concedeDialog:
		return paint.R((d.lay.W-560*k)/2, (d.lay.H-240*k)/2, 560*k, 240*k)
	default:
		return paint.Rect{}
	}
}

// paintAccusation shows thirteen portraits; the confirm stands apart, names the stake
// and must be held by the seat on the Killer's left (VV-ACCUSE-13).
func (d *Desk) paintAccusation() {
	u, v, w := d.ui, &d.sight.Table.Pub, d.words
	a := d.lay.Accusation()
	u.Plate(a.Dialog)
	u.Group("accuse")
	head := a.Dialog.Pad(30*u.Unit, 16*u.Unit, 30*u.Unit, 0)
	head.H = a.Suspects[0].Y - head.Y - 6*u.Unit
	seat := localization.Plain("seat", w.Seat(v.First))
	key := "venice.ask.accuse"
	if v.Step == rules.StepAccuse {
		key = game.Ask{Q: rules.AskFinal}.Q
	}
	u.Text(w.Text(key, seat), u.Title(), head, paint.Left)
	for c := rules.Bishop; c <= rules.Gypsy; c++ {
		d.paintSuspect(c, a.Suspects[c-1])
	}
	confirm := panel.Button{Label: w.Text("venice.act.accuse.hold", seat), Look: panel.Grave, Icon: sign(EmblemScales)}
	box := a.Dialog.Pad(30*u.Unit, 0, 30*u.Unit, 0)
	box.Y = a.Suspects[rules.Cast-1].Bottom() + 8*u.Unit
	box.H = a.Confirm.Y - box.Y - 6*u.Unit
	if d.accused == rules.NoCharacter {
		confirm.Reason = panel.Tip{Text: w.Text("venice.act.accuse.tip")}
		u.Text(w.Text("venice.act.accuse.tip"), u.Aside(), box, paint.Centre)
	} else {
		u.Text(w.Text("venice.act.accuse.confirm", localization.Key("who", CharacterKey(d.accused))), u.Heading(), box, paint.Centre)
	}
	if u.Hold("accuse/confirm", a.Confirm, confirm).Clicked {
		d.wish(v.First, rules.Action{Verb: rules.Accuse, Who: d.accused})
		d.dialog = noDialog
	}
	if v.Step != rules.StepAccuse && u.Button("accuse/cancel", a.Cancel, panel.Button{Label: w.Text("ui.cancel")}).Clicked {
		d.dialog, d.accused = noDialog, rules.NoCharacter
	}
}

func (d *Desk) paintSuspect(c rules.Character, r paint.Rect) {
	u, v := d.ui, &d.sight.Table.Pub
	reason := panel.Tip{}
	if c == rules.Dove {
		reason = d.why(v.First, rules.Action{Verb: rules.Accuse, Who: c})
	}
	s := u.Area("suspect/"+c.String(), r, reason, panel.Tip{})
	name := 24 * u.Unit
	portrait(u.Canvas(), r.Pad(0, 0, 0, name), c, mini.Look{Dead: v.Grave[c] != 0, Red: d.sight.Red.Red(c)})
	st := u.Small()
	st.Color, st.Face = u.Theme.Text, paint.Bold
	u.Label(d.words.Short(c), st, paint.R(r.X, r.Bottom()-name, r.W, name), paint.Centre)
	if c == rules.Dove {
		u.Canvas().Fill(paint.RoundRect(r, 5*u.Unit), paint.Solid(u.Theme.Keyline.Alpha(.5)))
	}
	if s.Hover || d.accused == c {
		u.Canvas().Stroke(paint.RoundRect(r, 6*u.Unit), paint.Pen{Width: 3 * u.Unit}, paint.Solid(u.Theme.Gold))
	}
	u.Ring(r, s, d.accused == c, c == rules.Dove)
	u.Canvas().Note("suspect "+c.String(), r)
	if s.Clicked {
		d.accused = c
	}
}

// paintConcession asks once more; conceding ends the match (VV-END-14).
func (d *Desk) paintConcession() {
	u, w := d.ui, d.words
	k := u.Unit
	r := d.dialogBox()
	u.Plate(r)
	u.Group("concede")
	u.Text(w.Text("venice.act.concede.confirm"), u.Heading(), r.Pad(30*k, 36*k, 30*k, 110*k), paint.Centre)
	killer := d.sight.Table.Pub.Killer
	if u.Hold("concede/confirm", paint.R(r.Right()-270*k, r.Bottom()-90*k, 240*k, 60*k), panel.Button{Label: w.Button(rules.Concede), Look: panel.Grave}).Clicked {
		d.wish(killer, rules.Action{Verb: rules.Concede})
		d.dialog = noDialog
	}
	if u.Button("concede/cancel", paint.R(r.X+30*k, r.Bottom()-90*k, 180*k, 60*k), panel.Button{Label: w.Text("ui.cancel")}).Clicked {
		d.dialog = noDialog
	}
}
