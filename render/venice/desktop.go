package venice

import (
	"strconv"

	"alibi/game"
	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/badge"
	"alibi/render/paint"
	"alibi/render/panel"
)

// paintTop draws the turn plate, the round track, the stages and the corner buttons.
func (d *Desk) paintTop() {
	u, c, l := d.ui, d.ui.Canvas(), &d.lay
	bar := l.TopBar
	c.Fill(paint.RectPath(bar), paint.Linear(paint.Pt(0, bar.Y), paint.Pt(0, bar.Bottom()),
		paint.Ramp(u.Theme.Lacquer.Lighter(.03), u.Theme.Lacquer.Darker(.25))...))
	c.Fill(paint.RectPath(paint.R(bar.X, bar.Bottom()-max(1, l.U), bar.W, max(1, l.U))), paint.Solid(u.Theme.Gilt))
	c.Shadow(paint.RectPath(bar), 0, 3*l.U, 8*l.U, paint.Solid(paint.Color{A: 120}))
	u.Group("top")
	d.paintTurn()
	for i := range 6 {
		d.paintPip(i)
	}
	d.paintStages()
	d.paintCorner()
}

// paintTurn says who decides what.
func (d *Desk) paintTurn() {
	u, c := d.ui, d.ui.Canvas()
	box := d.lay.Turn()
	v := &d.sight.Table.Pub
	text := ""
	if q := d.asked(); q != nil {
		size := box.H * .78
		w := d.badge(q.Seat, paint.R(box.X+4*u.Unit, box.Y+(box.H-size)/2, size, size))
		box = box.Pad(w+14*u.Unit, 0, 0, 0)
		text = d.words.Prompt(v, q.Ask)
	} else if v.Over {
		text = d.words.Ending(v)
	}
	st := u.Body()
	st.Face = paint.Medium
	b, _ := paint.Fit(text, st, box.W, box.H, d.lay.Least())
	b.DrawIn(c, box, paint.Left)
	c.Note("turn "+text, box)
}

// badge shows the badge of a seat, shape and letter, at the left of a box as high as
// the shape; it says how wide both are. A
// shape that would be too small by a little is drawn as large as its form needs.
func (d *Desk) badge(s game.Seat, box paint.Rect) float64 {
	if s < 0 || int(s) >= len(d.badges) {
		return 0
	}
	if grown := badge.Least / box.H; grown > 1 && grown < 1.4 {
		box = paint.R(box.X, box.Y-(badge.Least-box.H)/2, badge.Least, badge.Least)
	}
	return badge.Lettered(d.ui.Canvas(), d.badges[s], box.X, box.Y, box.H, d.ui.Theme.Text)
}

// paintPip is one mark of the round track; the sixth is the Accusation Round, shown
// once it is certain.
func (d *Desk) paintPip(i int) {
	v, r, c := &d.sight.Table.Pub, d.lay.Pip(i), d.ui.Canvas()
	if i == 5 {
		if v.Final || v.FinalNext {
			RoundPip(c, r, PipScales, "")
			d.ui.Area("pip/final", r, panel.Tip{}, panel.Tip{Head: d.words.Text("venice.round.final")})
		}
		return
	}
	tip := panel.Tip{Head: d.words.Text("venice.round", localization.Plain("round", localization.Roman(i+1)))}
	switch dead := v.Graves[i+1].Victims.Len(); {
	case dead > 0:
		RoundPip(c, r, PipDone, strconv.Itoa(dead))
		tip.Text = d.words.Text("venice.count.dead", localization.Count("n", dead))
	case i+1 == int(v.Round) && !v.Final:
		RoundPip(c, r, PipNow, localization.Roman(i+1))
	default:
		RoundPip(c, r, PipComing, localization.Roman(i+1))
	}
	d.ui.Area("pip/"+localization.Roman(i+1), r, panel.Tip{}, tip)
}

// paintStages is the round's stage: a word in the large forms, an icon in the small.
func (d *Desk) paintStages() {
	u, v := d.ui, &d.sight.Table.Pub
	now := 1
	switch v.Step {
	case rules.StepIdentity, rules.StepKiller, rules.StepNext, rules.StepMurder:
		now = 2
	case rules.StepUse, rules.StepFlip:
		if v.Use.Seat == v.Killer && v.Use.Who != rules.NoCharacter {
			now = 2
		}
	case rules.StepPause, rules.StepOver:
		now = -1
	}
	box := d.lay.Stage()
	if !d.lay.Wide() {
		if now >= 0 {
			u.Label(d.words.Text(stageKeys[now]), u.Heading(), box, paint.Left)
		}
		return
	}
	w := box.W / 3
	for i, key := range stageKeys {
		st := u.Aside()
		if i == now {
			st = u.Heading()
		}
		cell := paint.R(box.X+float64(i)*w, box.Y, w-6*u.Unit, box.H)
		u.Label(d.words.Text(key), st, cell, paint.Centre)
		if i == now {
			u.Canvas().Fill(paint.RectPath(paint.R(cell.X+cell.W*.2, cell.Bottom()-2*u.Unit, cell.W*.6, 2*u.Unit)), paint.Solid(u.Theme.Gilt))
		}
	}
}

var stageKeys = [3]string{"venice.stage.cards", "venice.stage.investigators", "venice.stage.killer"}

// paintCorner is the rulebook, the language and the menu.
func (d *Desk) paintCorner() {
	w := d.words
	if d.ui.Button("corner/rules", d.lay.Corner(1), panel.Button{Icon: sign(EmblemBook), Tip: panel.Tip{Head: w.Text("ui.rules")}}).Clicked {
		d.wishes = append(d.wishes, Wish{Kind: WishRules})
	}
	lang := panel.Button{Label: w.Text("ui.lang." + w.Lang.String() + ".code"), Icon: sign(EmblemGlobe), Tip: panel.Tip{Head: w.Text("ui.settings.language")}}
	if d.lay.Form == FormQ {
		lang.Icon = nil // too narrow for both
	}
	if d.ui.Button("corner/lang", d.lay.Corner(2), lang).Clicked {
		d.wishes = append(d.wishes, Wish{Kind: WishLang})
	}
	if d.watched() {
		if d.ui.Button("corner/leave", d.lay.Corner(3), panel.Button{Icon: sign(EmblemClose), Tip: panel.Tip{Head: w.Text("ui.replay.leave")}}).Clicked {
			d.wishes = append(d.wishes, Wish{Kind: WishMenu})
		}
		return
	}
	if d.ui.Button("corner/menu", d.lay.Corner(3), panel.Button{Icon: sign(EmblemMenu), Tip: panel.Tip{Head: w.Text("ui.menu")}}).Clicked {
		d.wishes = append(d.wishes, Wish{Kind: WishMenu})
	}
}
