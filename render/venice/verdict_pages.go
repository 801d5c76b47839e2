package venice

import (
	"strconv"

	"alibi/game"
	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/mini"
	"alibi/render/paint"
)

var plainLook = mini.Look{}

// end is the first page: the Suspect Card, who won, why and by which clause, and since
// when it could be known; where there is room, the suspects left as well. High is the
// height of the box that it is read in, pixels.
func (v *Verdict) end(width, high float64) part {
	k := v.ui.Unit
	if width < 440*k {
		return stack(v.reasons(width, 0), space(10*k), v.identity(width, min(width*.6, 190*k)))
	}
	card := min(260*k, width*.28, max(124*k, (high-56*k)/1.5))
	gap := min(30*k, width*.03)
	return beside(v.identity(card, card), v.reasons(width-card-gap, high), card, gap)
}

// identity is the Suspect Card turned up, and under it the one that was not chosen.
func (v *Verdict) identity(width, card float64) part {
	u, w, t := v.ui, v.d.words, v.table()
	other := v.text(w.Text("venice.end.other", localization.Key("who", CharacterKey(t.Other))), u.Aside(), width, 0, paint.Centre)
	up := part{card*1.5 + 10*u.Unit, func(r paint.Rect) {
		box := paint.R(r.X+(r.W-card)/2, r.Y, card, card*1.5).Snap()
		show(u.Canvas(), SuspectCard(t.Identity.String(), classID(t.Identity), cardTitle(w.Character(t.Identity)), int(box.W), int(box.H)), box)
		u.Canvas().Note("identity "+t.Identity.String(), box)
	}}
	return stack(up, other)
}

// reasons is the text of the first page.
func (v *Verdict) reasons(width, high float64) part {
	u, w, k, t := v.ui, v.d.words, v.ui.Unit, v.table()
	all := []part{
		v.text(v.accused(), u.Aside(), width, 4*k, paint.Left),
		v.text(w.Ending(t), u.Heading(), width, 8*k, paint.Left),
		v.clause("end", t.Clause, true, width, 12*k),
		v.text(w.Text("ui.result.winners", localization.Plains("names", v.names(t.Winners)...)), u.Body(), width, 6*k, paint.Left),
	}
	if !t.Winners.Has(t.Killer) {
		all = append(all, v.text(w.Text("venice.end.secret", localization.Plain("seat", w.Seat(t.Killer))), u.Aside(), width, 8*k, paint.Left))
	}
	all = append(all, v.text("**"+w.Deduced(t)+"**", u.Body(), width, 10*k, paint.Left))
	text := stack(all...)
	if room := high - text.h; room >= 230*k && width >= 420*k {
		return stack(text, v.chart(width, min(room, 380*k)))
	}
	return text
}

// accused is who accused whom last, if anybody did.
func (v *Verdict) accused() string {
	for i := len(v.sight.Log) - 1; i >= 0; i-- {
		if e := &v.sight.Log[i]; e.Sort == game.EntryEvent && e.Event.Kind == rules.Accused {
			return v.d.words.Event(e.Event)
		}
	}
	return ""
}

func (v *Verdict) names(q game.Seats) []string {
	var all []string
	for s := game.Seat(0); s < game.MaxSeats; s++ {
		if q.Has(s) {
			all = append(all, v.d.words.Seat(s))
		}
	}
	return all
}

// murders is the second page: every murder judged, in one column or in two.
func (v *Verdict) murders(width float64) part {
	k, t := v.ui.Unit, v.table()
	columns, gap := 1.0, 24*k
	if width >= 980*k {
		columns = 2
	}
	each := (width - (columns-1)*gap) / columns
	var all []part
	for g := 1; g <= rules.Rounds; g++ {
		if t.Graves[g].Judged {
			all = append(all, v.murder(g, each))
		}
	}
	if len(all) == 0 {
		return v.text(v.d.words.Text("venice.end.bloodless"), v.ui.Body(), width, 0, paint.Left)
	}
	if columns == 1 {
		return stack(all...)
	}
	var rows []part
	for i := 0; i < len(all); i += 2 {
		right := space(0)
		if i+1 < len(all) {
			right = all[i+1]
		}
		rows = append(rows, beside(all[i], right, each, gap))
	}
	return stack(rows...)
}

// murder is one of them: code, round, victims, kept or broken, who could have done it.
func (v *Verdict) murder(g int, width float64) part {
	u, w, k := v.ui, v.d.words, v.ui.Unit
	grave := &v.table().Graves[g]
	card, gap := 118*k, 16*k
	narrow := width < 420*k
	if narrow {
		card, gap = 66*k, 10*k
	}
	wide := width - card - gap - 20*k
	round := localization.Plain("round", localization.Roman(g))
	line := w.Text("venice.end.grave", round, localization.Key("code", CodeKey(grave.Code)), localization.Keys("names", groupKeys(grave.Victims)...))
	seen := w.Text("venice.end.shut")
	if grave.Turned != 0 {
		seen = w.Text("venice.end.turned", localization.Plain("round", localization.Roman(int(grave.Turned))))
	}
	could := w.Text("venice.end.could.nobody")
	if grave.Could != 0 {
		could = w.Text("venice.end.could", localization.Keys("names", groupKeys(grave.Could)...))
	}
	head := stack(v.text(line, u.Heading(), wide, 3*k, paint.Left), v.kept(grave.Lawful, seen, wide))
	rest := wide
	if narrow {
		rest = width - 20*k
	}
	text := stack(
		v.text(could, u.Body(), rest, 4*k, paint.Left),
		v.faces(ids(grave.Could), 38*k, rest, 6*k),
		v.clause(strconv.Itoa(g), grave.Clause, false, rest, 0),
	)
	up := part{card * 1.5, func(r paint.Rect) {
		box := r.Snap()
		title := ""
		if card >= 100*k {
			title = w.Code(grave.Code)
		}
		show(u.Canvas(), CodeCard(grave.Code.String(), cardTitle(title), int(box.W), int(box.H)), box)
		u.Canvas().Note("judged "+strconv.Itoa(g)+" "+grave.Code.String(), box)
	}}
	row := beside(up, stack(head, text), card, gap)
	if narrow {
		row = stack(beside(up, head, card, gap), space(8*k), text)
	}
	return part{row.h + 32*k, func(r paint.Rect) {
		box := paint.R(r.X, r.Y, r.W, r.H-12*k)
		u.Well(box)
		row.draw(paint.R(box.X+10*k, box.Y+10*k, box.W-20*k, row.h))
	}}
}

// kept says by a sign, a word and a colour whether a code was kept, and when it was seen.
func (v *Verdict) kept(lawful bool, seen string, width float64) part {
	u, w, k := v.ui, v.d.words, v.ui.Unit
	sign, ink, word := EmblemCheck, paint.Hex("#8fc07a"), "venice.end.kept"
	if !lawful {
		sign, ink, word = EmblemSkull, u.Theme.Danger.Lighter(.3), "venice.end.broken"
	}
	st := u.Aside()
	st.Strong = ink
	line := v.text("**"+w.Text(word)+"** · "+seen, st, width-28*k, 6*k, paint.Left)
	return part{max(line.h, 26*k), func(r paint.Rect) {
		Mark(u.Canvas(), sign, paint.R(r.X, r.Y, 20*k, 20*k), ink)
		line.draw(paint.R(r.X+28*k, r.Y, r.W-28*k, line.h))
	}}
}

func ids(q rules.Group) []string {
	var all []string
	for _, c := range q.Members() {
		all = append(all, c.String())
	}
	return all
}

// suspects is the third page: how many were left after each round, and who.
func (v *Verdict) suspects(width, high float64) part {
	u, w, k, t := v.ui, v.d.words, v.ui.Unit, v.table()
	all := []part{
		v.text("**"+w.Deduced(t)+"**", u.Body(), width, 8*k, paint.Left),
		v.chart(width, min(460*k, max(250*k, high*.66))),
		space(14 * k),
	}
	for n := 1; n <= int(t.Round); n++ {
		line := w.Text("venice.chart.after", localization.Plain("round", localization.Roman(n)), localization.Keys("names", groupKeys(t.Known[n])...))
		if n == int(t.Round) {
			line = w.Text("venice.chart.last", localization.Keys("names", groupKeys(t.Known[n])...))
		}
		all = append(all, v.text(line, u.Body(), width, 2*k, paint.Left))
		if t.Open[n] != t.Known[n] {
			open := w.Text("venice.chart.names.open", localization.Keys("names", groupKeys(t.Open[n])...))
			all = append(all, v.text(open, u.Aside(), width, 2*k, paint.Left))
		}
		all = append(all, space(6*k))
	}
	return stack(all...)
}
