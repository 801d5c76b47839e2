package venice

import (
	"alibi/game"
	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/mini"
	"alibi/render/paint"
	"alibi/render/panel"
)

// paintDialog draws what lies over the table.
func (d *Desk) paintDialog() {
	if d.dialog != noDialog {
		d.ui.Layer(1)
	}
	switch d.dialog {
	case accuseDialog:
		d.paintAccusation()
	case concedeDialog:
		d.paintConcession()
	case endDialog:
		d.paintEnding()
	case fanDialog:
		d.paintFan()
	}
}

// dim darkens the table behind a dialog.
func (d *Desk) dim() {
	if d.dialog != noDialog && d.dialog != fanDialog {
		d.ui.Canvas().Fill(paint.RectPath(paint.R(0, 0, d.lay.W, d.lay.H)), paint.Solid(paint.Hex("#0a0608").Alpha(.62)))
	}
}

// dialogBox is where the dialog is.
func (d *Desk) dialogBox() paint.Rect {
	k := d.lay.U
	switch d.dialog {
	case accuseDialog:
		return d.lay.Accusation().Dialog
	case fanDialog:
		return d.fanBox()
	case concedeDialog, endDialog:
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
	u.Speak("suspect/"+c.String(), d.words.Character(c))
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

// paintEnding asks once more before something useful is given up with the end of a turn;
// what answers is another control, in another place, than what asked.
func (d *Desk) paintEnding() {
	u, w := d.ui, d.words
	k := u.Unit
	r := d.dialogBox()
	u.Plate(r)
	u.Group("end")
	text := w.Text("venice.act.end.confirm", localization.Plains("names", d.unused()...))
	u.Text(text, u.Heading(), r.Pad(30*k, 36*k, 30*k, 110*k), paint.Centre)
	u.Canvas().Note("asks "+text, r)
	if u.Button("end/cancel", paint.R(r.X+30*k, r.Bottom()-90*k, 200*k, 60*k), panel.Button{Label: w.Text("venice.act.end.stay")}).Clicked {
		d.dialog = noDialog
	}
	if u.Button("end/confirm", paint.R(r.Right()-270*k, r.Bottom()-90*k, 240*k, 60*k), panel.Button{Label: w.Button(rules.End), Look: panel.Bright}).Clicked {
		d.dialog = noDialog
		d.endTurn()
	}
}

// unused names what the seat could still do with the card in use.
func (d *Desk) unused() []string {
	v := &d.sight.Table.Pub
	var all []string
	if len(d.offers(rules.Walk))+len(d.offers(rules.Sail)) > 0 && v.Use.Points > 0 {
		all = append(all, d.words.Text("ui.count.steps", localization.Count("n", int(v.Use.Points))))
	}
	for _, verb := range d.abilities() {
		if verb != rules.Sail && len(d.aimed(verb)) > 0 {
			all = append(all, d.words.Text("venice.act."+verb.String()))
		}
	}
	return all
}

// endTurn ends the use of the card, with the stop before it where that is all that could
// follow.
func (d *Desk) endTurn() {
	seat, stop, fin := d.sight.Table.Pub.Use.Seat, rules.Action{Verb: rules.Stop}, rules.Action{Verb: rules.End}
	if d.offer(fin) {
		d.wish(seat, fin)
	} else if d.offer(stop) {
		d.wish(seat, stop, fin)
	}
}
