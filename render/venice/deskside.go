package venice

import (
	"strconv"

	"alibi/game"
	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
)

// paintTrackers is the board of the suspects: a click puts a character into a red base
// or back into a black one (VV-INVESTIGATE-12).
func (d *Desk) paintTrackers() {
	u := d.ui
	if d.lay.Trackers.Empty() {
		return
	}
	u.Plate(d.lay.Trackers)
	u.Group("trackers")
	for c := rules.Bishop; c <= rules.Gypsy; c++ {
		d.paintTracker(c)
	}
}

func (d *Desk) paintTracker(who rules.Character) {
	u, v := d.ui, &d.sight.Table.Pub
	r := d.lay.Tracker(int(who) - 1).Inset(1.5 * u.Unit)
	red, dead := d.sight.Red.Red(who), v.Grave[who] != 0
	key := "venice.tracker.clear"
	switch {
	case who == rules.Dove:
		key = "venice.tracker.never"
	case red:
		key = "venice.tracker.red"
	case dead:
		key = "venice.tracker.dead"
	}
	tip := panel.Tip{Head: d.words.Text(key, localization.Key("who", CharacterKey(who))), Text: d.words.Text("venice.thing.tracker.text")}
	note := "red " + who.String()
	if red {
		note = "black " + who.String()
	}
	reason := panel.Tip{}
	if d.sight.Refused == note {
		reason = d.reason(&d.sight.RefusedWhy)
	}
	s := u.Area("tracker/"+who.String(), r, reason, tip)
	d.trackerCell(r, who, red, dead, s.Hover)
	u.Ring(r, s, false, false)
	u.Canvas().Note("tracker "+who.String()+map[bool]string{true: " red", false: ""}[red], r)
	if s.Clicked {
		d.wishes = append(d.wishes, Wish{Kind: WishNote, Seat: v.First, Text: note})
	}
}

// seatOrder is the Killer first, then the Investigators from her left.
func (d *Desk) seatOrder() []game.Seat {
	v := &d.sight.Table.Pub
	var all []game.Seat
	for i := range v.Seats {
		all = append(all, game.Seat((int8(v.Killer)+i)%v.Seats))
	}
	return all
}

// paintSeats is a row a seat: badge, name, what it has, and whose turn it is.
func (d *Desk) paintSeats() {
	u := d.ui
	if d.lay.Seats.Empty() {
		return
	}
	u.Plate(d.lay.Seats)
	u.Group("seats")
	for i, seat := range d.seatOrder() {
		d.paintSeat(i, seat)
	}
}

func (d *Desk) paintSeat(i int, seat game.Seat) {
	u, c, v := d.ui, d.ui.Canvas(), &d.sight.Table.Pub
	row := d.lay.Seat(i)
	if q := d.asked(); q != nil && q.Seat == seat {
		c.Fill(paint.RectPath(row.Inset(2*u.Unit)), paint.Linear(paint.Pt(row.X, 0), paint.Pt(row.Right(), 0),
			paint.Ramp(u.Theme.Gold.Alpha(.2), u.Theme.Gold.Alpha(.02))...))
		c.Fill(paint.RectPath(paint.R(row.X+2*u.Unit, row.Y+3*u.Unit, 6*u.Unit, row.H-6*u.Unit)), paint.Solid(u.Theme.Gold))
	} else if v.Picker == seat && v.Step != rules.StepPick && !v.Over {
		c.Stroke(paint.RectPath(paint.R(row.X+3*u.Unit, row.Y+4*u.Unit, 5*u.Unit, row.H-8*u.Unit)), paint.Pen{Width: u.Unit}, paint.Solid(u.Theme.Gold))
	}
	if i > 0 {
		c.Fill(paint.RectPath(paint.R(row.X+12*u.Unit, row.Y, row.W-24*u.Unit, max(1, u.Unit*.8))), paint.Solid(u.Theme.Gilt.Alpha(.28)))
	}
	id := "seat/" + seat.String()
	u.Ring(row.Inset(4*u.Unit), u.Area(id, row, panel.Tip{}, panel.Tip{}), false, false)
	u.Speak(id, d.seatSaid(seat))
	name := d.lay.SeatName(i)
	size := min(row.H-12*u.Unit, 40*u.Unit)
	if d.tabs(seat) > 3 {
		size = min(name.H, 26*u.Unit) // four cards fill the row below the name
	}
	w := d.badge(seat, paint.R(name.X, d.badgeTop(i, seat, size), size, size))
	text := name.Pad(w+10*u.Unit, 0, 0, 0)
	if seat == v.Killer {
		text = d.paintKillerRow(row, text)
	}
	st := u.Body()
	st.Face = paint.Bold
	if seat != v.Killer {
		text = d.levelled(i, seat, text, paint.Measure(d.words.Seat(seat), st))
	}
	u.Label(d.words.Seat(seat), st, text, paint.Left)
	c.Note("seat "+d.words.Seat(seat), row)
	d.paintTabs(i, seat)
}

// tabs is how many cards lie in a seat's row.
func (d *Desk) tabs(seat game.Seat) int {
	n := 0
	for _, card := range d.sight.Table.Pub.Cards[:d.sight.Table.Pub.CardsLen] {
		if card.Owner == seat {
			n++
		}
	}
	return n
}

// levelled puts a name beside the badge, in the middle of its row, as long as it stays
// clear of the cards that lie there.
func (d *Desk) levelled(i int, seat game.Seat, text paint.Rect, width float64) paint.Rect {
	row, n := d.lay.Seat(i), d.tabs(seat)
	if n > 0 && text.X+width > d.lay.SeatTab(i, 4-min(4, n)).X-6*d.ui.Unit {
		return text
	}
	text.Y, text.H = row.Y, row.H
	return text
}

// badgeTop puts a badge into the middle of its row, or beside the name when the cards
// need the rest.
func (d *Desk) badgeTop(i int, seat game.Seat, size float64) float64 {
	row, name := d.lay.Seat(i), d.lay.SeatName(i)
	if d.tabs(seat) > 3 {
		return name.Y + (name.H-size)/2
	}
	return row.Y + (row.H-size)/2
}

// paintKillerRow adds the mask, which is the way to her own cards, and the number of
// codes in her hand.
func (d *Desk) paintKillerRow(row, text paint.Rect) paint.Rect {
	u, v := d.ui, &d.sight.Table.Pub
	if v.Over && d.known() == nil {
		return text
	}
	if d.watched() && d.known() == nil {
		return d.countHand(row, text)
	}
	peek := min(row.H-10*u.Unit, 44*u.Unit)
	r := paint.R(row.Right()-peek-10*u.Unit, row.Y+(row.H-peek)/2, peek, peek)
	label := d.words.Text("venice.count.hand", localization.Count("n", int(v.HandLen)))
	s := u.Button("peek", r, panel.Button{Icon: sign(EmblemMask), Look: panel.Bare, Tip: panel.Tip{
		Head: d.words.Text("ui.curtain.peek"), Text: label,
	}})
	if s.Clicked {
		d.wishes = append(d.wishes, Wish{Kind: WishPeek, Seat: v.Killer})
	}
	left := paint.R(text.X, text.Y, r.X-text.X-6*u.Unit, text.H)
	if d.known() != nil {
		return d.paintKnown(row, left)
	}
	return d.countHand(row, left)
}

// countHand says how many codes the Killer has left, and returns the room for her name.
func (d *Desk) countHand(row, left paint.Rect) paint.Rect {
	u := d.ui
	label := d.words.Text("venice.count.hand", localization.Count("n", int(d.sight.Table.Pub.HandLen)))
	if d.lay.Wide() || d.lay.Form == FormC {
		hand := paint.R(left.X, left.Bottom(), left.W, row.Bottom()-left.Bottom()-3*u.Unit)
		u.Label(label, u.Small(), hand, paint.Left)
		return left
	}
	w := paint.Measure(label, u.Small())
	u.Label(label, u.Small(), paint.R(left.Right()-w, left.Y, w, left.H), paint.Right)
	return left.Pad(0, 0, w+8*u.Unit, 0)
}

// paintTabs are the taken cards in their owner's row; those that the Killer may use
// under option B stand out.
func (d *Desk) paintTabs(row int, seat game.Seat) {
	u, v := d.ui, &d.sight.Table.Pub
	k := 4 - min(4, d.tabs(seat))
	for i := range v.CardsLen {
		card := v.Cards[i]
		if card.Owner != seat || seat == v.Killer || k > 3 {
			continue
		}
		r := d.lay.SeatTab(row, k)
		k++
		act := rules.Action{Verb: rules.Use, Who: card.Who}
		live := (v.Step == rules.StepKiller || v.Step == rules.StepNext) && d.offer(act)
		reason := panel.Tip{}
		if !live && (v.Step == rules.StepKiller || v.Step == rules.StepNext) {
			reason = d.why(v.Killer, act)
			reason.Head = d.words.Character(card.Who)
		}
		s := u.Area("tab/"+card.Who.String(), r, reason, d.cardTip(card.Who))
		if live {
			r = r.Move(0, -4*u.Unit)
		}
		r = r.Snap()
		show(u.Canvas(), Tab(card.Who.String(), classID(card.Who), int(r.W), int(r.H), false), r)
		if live {
			u.Canvas().Stroke(paint.RoundRect(r, 4*u.Unit), paint.Pen{Width: 2.5 * u.Unit}, paint.Solid(u.Theme.Gold))
		}
		u.Ring(r, s, false, false)
		u.Canvas().Note(liveWord(live)+"tab "+card.Who.String(), r)
		if s.Clicked && live {
			d.wish(v.Killer, act)
		}
	}
}

// paintLog is the public log; a click on a line lets its place pulse.
func (d *Desk) paintLog() {
	u := d.ui
	if d.lay.Log.Empty() {
		return
	}
	u.Plate(d.lay.Log)
	u.Group("log")
	if last := d.lastLine(); last != "" {
		u.Prefer(last)
	}
	var rows []panel.Row
	for i := range d.sight.Log {
		if text := d.words.Entry(d.sight.Log[i]); text != "" {
			rows = append(rows, panel.Row{ID: strconv.Itoa(i), Text: text, Icon: logIcon(d.sight.Log[i].Event.Kind)})
		}
	}
	box := d.lay.Log.Inset(9 * u.Unit)
	if len(rows) == 0 {
		u.Text(d.words.Text("ui.log.empty"), u.Aside(), box, paint.Left)
		return
	}
	if id := u.List("log", box, rows); id != "" {
		if n, err := strconv.Atoi(id); err == nil {
			d.Point(placeOf(&d.sight.Log[n].Event, &d.sight.Table.Pub))
		}
	}
}

func logIcon(k rules.EventKind) panel.Icon {
	switch k {
	case rules.Murdered:
		return sign(EmblemSkull)
	case rules.CodeTurned:
		return sign(EmblemEye)
	case rules.AlarmRung:
		return sign(EmblemBell)
	case rules.Quarantined:
		return sign(EmblemLantern)
	case rules.Accused, rules.Revealed, rules.Judged, rules.Ended:
		return sign(EmblemScales)
	case rules.Sailed, rules.CastedOff:
		return sign(EmblemOar)
	default:
		return nil
	}
}
