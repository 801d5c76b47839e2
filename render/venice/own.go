package venice

import (
	"math"

	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/mini"
	"alibi/render/paint"
	"alibi/render/panel"
)

// OwnSight is what the Killer's side of the curtain is made from.
type OwnSight struct {
	Own rules.OwnView
	Pub *rules.Table
	// Past is set where a match is only watched: nothing can be answered.
	Past bool
	// Why says behind the curtain what bars an answer.
	Why func(rules.Action) (sentence, clause string)
}

// OwnDesk is the Killer's private panel: her cards lie face down and show only while
// they are pressed; every cell has one place and one size whatever she is (VV-APP-11).
type OwnDesk struct {
	d       *Desk
	ui      *panel.UI
	sight   *OwnSight
	lay     Private
	table   Layout
	bar     paint.Rect
	code    rules.Code
	who     rules.Character
	block   rules.Block
	opened  int
	started bool
	layers  [4]*paint.Layer // ground marks, panel, tips, confirm
	answer  rules.Action
	done    bool
	last    panel.Input
	seconds int // of the wait, as shown
	size    paint.Point
	lang    localization.Lang
}

// minimumStay is how long the murder panel stays before its confirm acts, 12 s whatever
// is chosen, so that speed tells nothing (VV-APP-11).
const minimumStay = 12 * 60

// Own opens the Killer's side of the curtain.
func (d *Desk) Own(theme panel.Theme) *OwnDesk {
	o := &OwnDesk{d: d, ui: panel.New(theme)}
	for i, name := range [...]string{"own/ground", "own/panel", "own/tip", "own/confirm"} {
		o.layers[i] = paint.NewLayer("venice/" + name)
	}
	return o
}

// Busy says that the picture changes without input.
func (o *OwnDesk) Busy() bool { return true }

// Tick takes one tick; it returns an answer when one has been confirmed, and done when
// the owner has seen enough.
func (o *OwnDesk) Tick(in panel.Input, w, h, scale float64, s *OwnSight) (answer rules.Action, done bool) {
	o.sight, o.answer, o.done = s, rules.Action{}, false
	if !o.started {
		o.started, o.opened = true, in.Tick
	} else if o.still(&in, w, h) {
		return o.answer, false
	}
	o.table = Lay(w, h, scale, false)
	o.lay = o.table.Private()
	high := 40.0
	if o.ui.BodySize = 14; o.lay.Wide {
		o.ui.BodySize, high = panel.SizeBody, 58
	}
	o.bar = paint.R(0, o.lay.Board.Y-(high+2)*o.lay.U, w, high*o.lay.U)
	if o.choosing() {
		o.bar.Y = 0 // nothing of the murder panel is there
	}
	o.ui.Begin(in, o.lay.U, paint.R(0, 0, w, h))
	all := paint.R(0, 0, w, h)
	under, confirm := o.lay.Board, o.lay.Confirm
	if o.choosing() {
		under, confirm = all, all
	}
	o.record(0, under, o.paintBoard)
	o.record(1, all, o.paintPanel)
	o.record(3, confirm, o.paintConfirm)
	o.ui.End(o.layers[2])
	return o.answer, o.done || o.ui.Pressed(panel.KeyEsc)
}

// still says that the picture would be the one that is there.
func (o *OwnDesk) still(in *panel.Input, w, h float64) bool {
	hands := in.Down || in.Pressed || in.Released || in.Wheel != 0 || len(in.Keys) > 0 || in.Pointer != o.last.Pointer || in.Away != o.last.Away
	same := !hands && !o.last.Down && !o.last.Released && !o.ui.Busy() && o.wait(in.Tick) == o.seconds && o.size == paint.Pt(w, h) && o.lang == o.d.words.Lang
	o.last, o.seconds, o.size, o.lang = *in, o.wait(in.Tick), paint.Pt(w, h), o.d.words.Lang
	return same
}

// wait is how many seconds of the minimum stay are left.
func (o *OwnDesk) wait(tick int) int { return max(0, (minimumStay-(tick-o.opened)+59)/60) }

func (o *OwnDesk) record(i int, r paint.Rect, draw func()) {
	o.layers[i].Record(r, func(c *paint.Canvas) {
		o.ui.On(c)
		draw()
	})
}

// Frame lists the private picture back to front; no panel of the table is in it.
func (o *OwnDesk) Frame(f *paint.Frame, g *paint.Gallery) {
	f.Back = paint.Hex("#0d080c")
	if o.choosing() {
		f.Show(paint.Sprite{Art: Poster(int(o.table.W), int(o.table.H)), At: paint.Identity()})
		f.Add(o.layers[0])
		f.Add(o.layers[1])
		f.Add(o.layers[3])
		f.Add(o.layers[2])
		return
	}
	v := o.view()
	n := Night(int(max(1, o.sight.Pub.Round)))
	f.Within(o.lay.Board)
	f.Show(o.d.back.Sprite(g, v, int(o.table.W), int(o.table.H), n))
	f.Add(o.layers[0])
	o.showFigures(f, v, n)
	f.Within(paint.Rect{})
	f.Add(o.layers[1])
	f.Add(o.layers[3])
	f.Add(o.layers[2])
}

func (o *OwnDesk) view() View { return Fitted().View(o.lay.Board) }

func (o *OwnDesk) showFigures(f *paint.Frame, v View, n float64) {
	var all []piece
	for c := rules.Bishop; c <= rules.Gypsy; c++ {
		if o.sight.Pub.Grave[c] != 0 {
			continue
		}
		at := spot(o.sight.Pub.At[c], o.sight.Pub.Space[c])
		all = append(all, piece{v.Screen(at), o.d.figure(c, FigureHeight*v.K, mini.Look{}), mini.Rest(), o.d.back.Light(at, n), 0})
	}
	showSorted(f, all)
}

// paintBoard marks the block that Gunpowder would take, and takes the click on one.
func (o *OwnDesk) paintBoard() {
	if o.choosing() {
		o.ui.Canvas().Fill(paint.RectPath(paint.R(0, o.bar.Bottom(), o.table.W, o.table.H)), paint.Solid(paint.Hex("#0d080c").Alpha(.78)))
	}
	if !o.murdering() || o.code != rules.Gunpowder {
		return
	}
	v, in := o.view(), o.ui.Input()
	o.ui.Group("blocks")
	over := rules.Block(0)
	if o.lay.Board.Contains(in.Pointer) {
		g := v.Ground(in.Pointer)
		for b := rules.Block(1); b <= rules.Blocks(); b++ {
			if inside(Ground().Block(b.String()).Polygon, g) {
				over = b
			}
		}
	}
	if over != 0 && o.ui.Area("own/block/"+over.String(), o.lay.Board, panel.Tip{}, panel.Tip{}).Clicked {
		o.block, o.who = over, rules.NoCharacter
	}
	c := o.ui.Canvas()
	c.Push(v.Map())
	for _, b := range []rules.Block{over, o.block} {
		if b != 0 {
			c.Stroke(paint.Polygon(Ground().Block(b.String()).Polygon...), paint.Pen{Width: 4}, paint.Solid(o.ui.Theme.Emphasis))
		}
	}
	c.Pop()
}

func (o *OwnDesk) murdering() bool { return o.sight.Own.Asked && o.sight.Own.Open.Q == rules.AskMurder }

func (o *OwnDesk) choosing() bool {
	return o.sight.Own.Asked && o.sight.Own.Open.Q == rules.AskIdentity
}

func (o *OwnDesk) paintPanel() {
	u, w := o.ui, o.d.words
	bar := o.bar
	u.Canvas().Fill(paint.RectPath(bar), paint.Solid(u.Theme.Lacquer))
	u.Canvas().Fill(paint.RectPath(paint.R(bar.X, bar.Bottom(), bar.W, max(1, o.lay.U))), paint.Solid(u.Theme.Gilt))
	prompt := w.Text("ui.curtain.peek")
	if o.sight.Own.Asked && o.sight.Own.Open.Private {
		prompt = w.Text(o.sight.Own.Open.Q + ".own")
	}
	u.Label(prompt, u.Heading(), bar.Pad(14*o.lay.U, 0, 260*o.lay.U, 0), paint.Left)
	u.Group("close")
	if u.Button("own/close", paint.R(bar.Right()-250*o.lay.U, bar.Y+4*o.lay.U, 244*o.lay.U, bar.H-8*o.lay.U), panel.Button{Label: w.Text("ui.curtain.close")}).Clicked {
		o.done = true
	}
	u.Group("own")
	if o.choosing() {
		o.paintIdentityChoice()
		return
	}
	o.paintSuspects()
	o.paintOwnGraves()
	o.paintVictims()
	o.paintCodes()
}

// turned shows a card while it is pressed and its back otherwise.
func (o *OwnDesk) turned(id string, r paint.Rect, back, face func() *paint.Art) panel.State {
	r = r.Snap()
	s := o.ui.Area(id, r, panel.Tip{}, panel.Tip{})
	art := back
	if s.Held {
		art = face
	}
	show(o.ui.Canvas(), art(), r)
	o.ui.Ring(r, s, false, false)
	o.ui.Canvas().Note(id, r)
	return s
}

// suspect is one Suspect Card of her own, face down until pressed.
func (o *OwnDesk) suspect(id string, r paint.Rect, c rules.Character) {
	r = r.Snap()
	o.turned(id, r,
		func() *paint.Art { return SuspectBack(int(r.W), int(r.H)) },
		func() *paint.Art {
			return SuspectCard(c.String(), classID(c), cardTitle(o.d.words.Character(c)), int(r.W), int(r.H))
		})
}

// paintIdentityChoice lays the two cards that she drew side by side in the middle, each
// with its own button to hold (VV-SETUP-09).
func (o *OwnDesk) paintIdentityChoice() {
	o.paintHint(o.d.words.Text("venice.own.press"))
	for i, r := range o.drawn() {
		o.suspect("own/drawn"+localization.Roman(i+1), r, o.sight.Own.Priv.Drawn[i])
	}
}

// drawn are the places of the two cards that she drew.
func (o *OwnDesk) drawn() (all [2]paint.Rect) {
	k, top := o.lay.U, o.hintBottom(o.d.words.Text("venice.own.press"))
	high := min(560*k, o.table.H-182*k-(top-o.bar.Bottom()))
	wide, gap := high/1.5, 90*k
	for i, x := range [2]float64{o.table.W/2 - gap/2 - wide, o.table.W/2 + gap/2} {
		all[i] = paint.R(x, top, wide, high)
	}
	return all
}

// paintIdentities are the two buttons to hold.
func (o *OwnDesk) paintIdentities() {
	k := o.lay.U
	for i, r := range o.drawn() {
		hold := paint.R(r.X, r.Bottom()+22*k, r.W, 62*k)
		if o.ui.Hold("own/be"+localization.Roman(i+1), hold, panel.Button{Label: o.d.words.Button(rules.Identity)}).Clicked {
			o.answer = rules.Action{Verb: rules.Identity, Who: o.sight.Own.Priv.Drawn[i]}
		}
	}
}

// paintHint says on a plate of its own how the cards are turned; see hint.
func (o *OwnDesk) paintHint(text string) {
	b, plate := o.hint(text)
	pad := max(12*o.lay.U, 8)
	o.ui.Plate(plate)
	b.DrawIn(o.ui.Canvas(), plate.Inset(pad*.7).Pad(pad*.3, 0, pad*.3, 0), paint.Centre)
}

// hint lays the words out under the bar, never smaller than the floor in pixels.
func (o *OwnDesk) hint(text string) (paint.Block, paint.Rect) {
	k := o.lay.U
	st := o.ui.Body()
	st.Size = max(st.Size, panel.Least)
	pad := max(12*k, 8)
	wide := min(max(840*k, 560), o.table.W-4*pad)
	b, _ := paint.Fit(text, st, wide, math.Inf(1), panel.Least)
	return b, paint.R(o.table.W/2-b.W/2-pad, o.bar.Bottom()+22*k, b.W+2*pad, b.H+1.4*pad)
}

// hintBottom is where what comes under the hint begins.
func (o *OwnDesk) hintBottom(text string) float64 {
	_, plate := o.hint(text)
	return max(o.bar.Bottom()+118*o.lay.U, plate.Bottom()+20*o.lay.U)
}

// paintSuspects are her identity and the card that she did not choose.
func (o *OwnDesk) paintSuspects() {
	own := &o.sight.Own.Priv
	other := own.Drawn[0]
	if other == own.Identity {
		other = own.Drawn[1]
	}
	for _, c := range []struct {
		id, key string
		r       paint.Rect
		who     rules.Character
	}{{"own/identity", "venice.own.identity", o.lay.Identity, own.Identity}, {"own/other", "venice.own.other", o.lay.Other, other}} {
		label := 22 * o.lay.U
		o.ui.Label(o.d.words.Text(c.key), o.ui.Small(), paint.R(c.r.X, c.r.Y, c.r.W, label), paint.Centre)
		o.suspect(c.id, c.r.Pad(0, label, 0, 0), c.who)
	}
}

// paintOwnGraves are the graves with their true codes, face down until pressed.
func (o *OwnDesk) paintOwnGraves() {
	u, own := o.ui, &o.sight.Own.Priv
	r := o.lay.Notes
	u.Label(o.d.words.Text("venice.panel.graves"), u.Small(), paint.R(r.X, r.Y, r.W, 22*o.lay.U), paint.Centre)
	r = r.Pad(0, 22*o.lay.U, 0, 0)
	u.Well(r)
	cell := (r.H - 8*o.lay.U) / rules.Rounds
	for g := 1; g <= rules.Rounds; g++ {
		row := paint.R(r.X+6*o.lay.U, r.Y+4*o.lay.U+float64(g-1)*cell, r.W-12*o.lay.U, cell-3*o.lay.U)
		text := localization.Roman(g)
		s := u.Area("own/grave"+localization.Roman(g), row, panel.Tip{}, panel.Tip{})
		if s.Held && own.Code[g] != rules.FaceDown {
			text += "  " + o.d.words.Code(own.Code[g])
		}
		u.Label(text, u.Body(), row, paint.Left)
		u.Ring(row, s, false, false)
	}
}

// offered reports whether an answer is among the offers.
func (o *OwnDesk) offered(match func(rules.Action) bool) bool {
	for _, a := range o.sight.Own.Open.Offers {
		if match(a) {
			return true
		}
	}
	return false
}

// chosen is the murder that is chosen so far, complete or not.
func (o *OwnDesk) chosen() (a rules.Action, complete bool) {
	a = rules.Action{Verb: rules.Murder, Code: o.code}
	if o.code == rules.Gunpowder {
		a.Block = o.block
		return a, o.block != 0
	}
	a.Who = o.who
	return a, o.code != rules.FaceDown && o.who != rules.NoCharacter
}

// paintConfirm is held for 0.8 s, and does not act before the minimum stay is over.
func (o *OwnDesk) paintConfirm() {
	if o.sight.Past {
		return
	}
	if o.choosing() {
		o.paintIdentities()
	}
	if !o.murdering() {
		return
	}
	u, w := o.ui, o.d.words
	r := o.lay.Confirm
	a, complete := o.chosen()
	button := panel.Button{Label: w.Button(rules.Murder), Look: panel.Grave, Icon: sign(EmblemDagger)}
	text := w.Text("venice.ask.murder.own")
	if complete {
		button.Label = w.Action(o.sight.Pub, a)
		if !o.offered(func(q rules.Action) bool { return q == a }) {
			sentence, clause := o.sight.Why(a)
			button.Reason = panel.Tip{Text: sentence, Clause: w.Clause(clause)}
			text = sentence
		}
	} else {
		button.Reason = panel.Tip{Text: text}
	}
	if left := o.wait(u.Input().Tick); left > 0 {
		button.Waiting, text = true, w.Text("ui.curtain.wait", localization.Count("n", left))
	}
	box := r.Pad(14*o.lay.U, 10*o.lay.U, 14*o.lay.U, r.H*.5)
	u.Text(text, u.Body(), box, paint.Centre)
	if u.Hold("own/confirm", paint.R(r.X+20*o.lay.U, r.Y+r.H*.5, r.W-40*o.lay.U, r.H*.42), button).Clicked && button.Reason.Text == "" && !button.Waiting {
		o.answer = a
	}
}
