package venice

import (
	"strconv"

	"alibi/game"
	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/badge"
	"alibi/render/mini"
	"alibi/render/paint"
	"alibi/render/panel"
)

// paintAction draws the available cards, the buttons of the moment and Accuse.
func (d *Desk) paintAction() {
	u := d.ui
	u.Plate(d.lay.Action)
	if w := d.sight.Watch; w != nil {
		w.Bar(u, d.lay.Action)
		return
	}
	u.Group("cards")
	for i := range int8(7) {
		d.paintCard(i)
	}
	u.Group("buttons")
	for i, b := range d.buttons() {
		if i >= d.lay.Buttons() {
			break
		}
		if b.press == nil {
			continue // an ability that this card does not have
		}
		cell := d.lay.Button(i)
		if b.id == "undo" {
			cell = d.restarts(cell)
		}
		press := u.Button
		if b.held {
			press = u.Hold
		}
		if press("act/"+b.id, cell, b.face).Clicked {
			b.press()
		}
	}
	d.paintAccuseButton()
}

// paintCard is the cell of a dealt card: it stays where it is, hollow with the badge of
// its taker once taken.
func (d *Desk) paintCard(i int8) {
	u, v := d.ui, &d.sight.Table.Pub
	r := d.lay.Card(int(i))
	if i >= v.CardsLen {
		u.Well(r)
		if i == 6 && v.PileLen > 0 {
			d.paintPile(r)
		}
		return
	}
	card := v.Cards[i]
	id := "card/" + card.Who.String()
	if card.Owner != game.Nobody {
		u.Well(r)
		size := min(r.W, r.H) * .42
		if size < badge.Least && badge.Width(d.badges[card.Owner], badge.Least) < r.W {
			size = badge.Least
		}
		w := badge.Width(d.badges[card.Owner], size)
		d.badge(card.Owner, paint.R(r.Centre().X-w/2, r.Centre().Y-size/2, size, size))
		u.Area(id, r, panel.Tip{}, panel.Tip{Head: d.words.Character(card.Who), Text: d.words.Text("venice.panel.taken", localization.Plain("seat", d.words.Seat(card.Owner)))})
		return
	}
	act, seat := d.cardAction(card.Who)
	reason := panel.Tip{}
	live := act.Verb != rules.NoVerb && d.offer(act)
	if !live {
		reason = d.why(seat, act)
		reason.Head = d.words.Character(card.Who)
	}
	s := u.Area(id, r, reason, d.cardTip(card.Who))
	d.drawCard(r, card.Who, s, live, v.Spent.Has(card.Who))
	u.Canvas().Note(liveWord(live)+"card "+card.Who.String(), r)
	if s.Clicked && live {
		d.wish(seat, act)
	}
}

func liveWord(live bool) string {
	if live {
		return "live "
	}
	return ""
}

// cardAction is what a click on a dealt card would do now.
func (d *Desk) cardAction(c rules.Character) (rules.Action, game.Seat) {
	v := &d.sight.Table.Pub
	switch v.Step {
	case rules.StepKiller, rules.StepNext:
		return rules.Action{Verb: rules.Use, Who: c}, v.Killer
	default:
		seat := v.Picker
		if seat == game.Nobody {
			seat = v.First
		}
		return rules.Action{Verb: rules.Take, Who: c}, seat
	}
}

func (d *Desk) drawCard(r paint.Rect, who rules.Character, s panel.State, live, spent bool) {
	u, v := d.ui, &d.sight.Table.Pub
	if spent {
		u.Well(r)
		portrait(u.Canvas(), r.Inset(r.H*.16), who, mini.Look{Dead: true})
		u.Ring(r, s, false, false)
		return
	}
	lit := s.Hover && live
	if lit {
		r = r.Move(0, -4*u.Unit)
	}
	left := v.Step == rules.StepKiller || v.Step == rules.StepNext || v.Step == rules.StepMurder
	d.tile(r, who, live, lit, left)
	u.Ring(r, s, false, !live)
}

// cardTip says what a character can do now.
func (d *Desk) cardTip(c rules.Character) panel.Tip {
	w := d.words
	text := ""
	for _, a := range d.role(c).Abilities() {
		if text != "" {
			text += "\n"
		}
		text += w.Text("venice.ability." + a)
	}
	return panel.Tip{Head: d.inRole(c), Text: text}
}

func (d *Desk) paintPile(r paint.Rect) {
	u := d.ui
	back := r.Inset(r.H * .1).Snap()
	show(u.Canvas(), CharacterBack(int(back.W), int(back.H)), back)
	n := int(d.sight.Table.Pub.PileLen)
	k := u.Unit
	disc := paint.Pt(back.Right()-15*k, back.Bottom()-15*k)
	u.Canvas().Fill(paint.Circle(disc.X, disc.Y, 15*k), paint.Solid(u.Theme.Keyline))
	u.Canvas().Stroke(paint.Circle(disc.X, disc.Y, 15*k), paint.Pen{Width: 1.4 * k}, paint.Solid(u.Theme.Gilt))
	u.Label(strconv.Itoa(n), u.Heading(), paint.R(disc.X-15*k, disc.Y-15*k, 30*k, 30*k), paint.Centre)
	u.Area("pile", r, panel.Tip{}, panel.Tip{Head: d.words.Text("venice.thing.pile"), Text: d.words.Text("venice.count.pile", localization.Count("n", n))})
}

// control is a button of the action bar.
type control struct {
	id    string
	face  panel.Button
	press func()
	held  bool // acts only when it is held
}

// buttons are the buttons of the moment, in their fixed places.
func (d *Desk) buttons() []control {
	v := &d.sight.Table.Pub
	switch v.Step {
	case rules.StepUse:
		return d.useButtons()
	case rules.StepFlip:
		return d.flipButtons()
	case rules.StepNext:
		return []control{d.simple(rules.ToMurder, sign(EmblemDagger), panel.Bright), d.undo(), {}, {}, d.concede()}
	case rules.StepPause:
		return []control{d.simple(rules.GoOn, sign(EmblemFootsteps), panel.Bright)}
	case rules.StepKiller:
		return []control{{}, d.undo(), {}, {}, d.concede()}
	case rules.StepIdentity, rules.StepMurder:
		return d.curtainButtons()
	case rules.StepOver:
		return []control{{id: "result", face: panel.Button{Label: d.words.Text("ui.result.show"), Icon: sign(EmblemScales), Look: panel.Bright}, press: func() {
			d.wishes = append(d.wishes, Wish{Kind: WishResult})
		}}}
	default:
		return []control{d.undo()}
	}
}

// simple is a button for an action without a choice.
func (d *Desk) simple(verb rules.Verb, icon panel.Icon, look panel.Look) control {
	a := rules.Action{Verb: verb}
	b := panel.Button{Label: d.words.Button(verb), Icon: icon, Look: look, Tip: panel.Tip{Text: d.words.Text("venice.act." + verb.String() + ".tip")}}
	seat := game.Nobody
	if q := d.asked(); q != nil {
		seat = q.Seat
	}
	if !d.offer(a) {
		b.Reason, b.Look = d.why(seat, a), panel.Quiet
	}
	return control{id: verb.String(), face: b, press: func() {
		if d.offer(a) {
			d.wish(seat, a)
		}
	}}
}

func (d *Desk) undo() control {
	b := panel.Button{Label: d.words.Text("ui.undo"), Icon: sign(EmblemUndo), Tip: panel.Tip{Text: d.words.Text("ui.undo.tip")}}
	if !d.sight.MayUndo {
		b.Reason = panel.Tip{Text: d.words.Text("ui.why.locked")}
	}
	return control{id: "undo", face: b, press: func() {
		if q := d.asked(); q != nil && d.sight.MayUndo {
			d.wishes = append(d.wishes, Wish{Kind: WishUndo, Seat: q.Seat})
		}
	}}
}

func (d *Desk) curtain() control {
	killer := d.sight.Table.Pub.Killer
	return control{id: "curtain", face: panel.Button{Label: d.words.Text("ui.curtain.peek"), Icon: sign(EmblemMask), Look: panel.Bright}, press: func() {
		d.wishes = append(d.wishes, Wish{Kind: WishPeek, Seat: killer})
	}}
}

// curtainButtons: the way to the question behind the curtain, and before a murder the
// way out, which is open whatever the Killer holds (VV-END-14).
func (d *Desk) curtainButtons() []control {
	if d.sight.Table.Pub.Step == rules.StepIdentity {
		return []control{d.curtain()}
	}
	return []control{d.curtain(), {}, {}, {}, d.concede()}
}

// concede opens the dialog that asks once more (VV-END-14).
func (d *Desk) concede() control {
	return control{id: "concede", face: panel.Button{
		Label: d.words.Button(rules.Concede), Icon: sign(EmblemClose), Tip: panel.Tip{Text: d.words.Text("venice.act.concede.tip")},
	}, press: func() { d.dialog = concedeDialog }}
}

// useButtons: two abilities, stop, end, undo.
func (d *Desk) useButtons() []control {
	var all []control
	for _, verb := range d.abilities() {
		all = append(all, d.ability(verb))
	}
	stop := d.simple(rules.Stop, sign(EmblemStop), panel.Quiet)
	end := d.simple(rules.End, sign(EmblemFlag), panel.Bright)
	if d.offer(rules.Action{Verb: rules.Stop}) && !d.offer(rules.Action{Verb: rules.End}) {
		end = d.stopAndEnd(end)
	}
	if end.face.Reason == (panel.Tip{}) && len(d.unused()) > 0 {
		end.face.Look = panel.Quiet
		end.press = func() { d.dialog = endDialog }
	}
	for len(all) < d.lay.Buttons()-3 {
		all = append(all, control{})
	}
	return append(all[:d.lay.Buttons()-3], stop, end, d.undo())
}

// stopAndEnd lets one click stop and end where no ability could follow the stop.
func (d *Desk) stopAndEnd(end control) control {
	seat := d.sight.Table.Pub.Use.Seat
	stop, fin := rules.Action{Verb: rules.Stop}, rules.Action{Verb: rules.End}
	t, ok := d.sight.Ahead(seat, stop)
	if !ok || len(t.Asks) == 0 || len(t.Asks[0].Offers) != 1 || t.Asks[0].Offers[0] != fin {
		return end
	}
	end.face.Reason, end.face.Look = panel.Tip{}, panel.Quiet
	end.press = d.endTurn
	return end
}

func (d *Desk) flipButtons() []control {
	v := &d.sight.Table.Pub
	var all []control
	q := d.asked()
	for _, a := range d.offers(rules.Turn) {
		label := d.words.Action(v, a)
		all = append(all, control{
			id: "turn/" + strconv.Itoa(int(a.Grave)), held: true,
			face:  panel.Button{Label: label, Icon: sign(EmblemEye), Tip: panel.Tip{Text: d.words.Text("ui.hold")}},
			press: func() { d.wish(q.Seat, a) },
		})
	}
	leave := d.simple(rules.Leave, sign(EmblemStop), panel.Quiet)
	return append(all, leave)
}

func (d *Desk) paintAccuseButton() {
	d.ui.Group("accuse")
	b := panel.Button{Label: d.words.Button(rules.Accuse), Icon: sign(EmblemScales), Look: panel.Grave, Tip: panel.Tip{Text: d.words.Text("venice.act.accuse.tip")}}
	if !d.mayAccuse() {
		b.Reason = d.why(d.sight.Table.Pub.First, rules.Action{Verb: rules.Accuse, Who: rules.Bishop})
	}
	if d.ui.Button("accuse", d.lay.Accuse(), b).Clicked {
		d.dialog, d.accused = accuseDialog, rules.NoCharacter
	}
}
