package venice

import (
	"alibi/game"
	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
)

// VerdictWish is what the people want after the match.
type VerdictWish uint8

// The wishes after a match.
const (
	VerdictNone VerdictWish = iota
	VerdictAgain
	VerdictBoard
	VerdictMenu
)

// Verdict is the picture of how a match ended: who won and by which clause, who the
// Killer was, and every murder judged (VV-END-15).
type Verdict struct {
	d     *Desk
	ui    *panel.UI
	layer *paint.Layer
	tips  *paint.Layer
}

// Verdict opens the result of the match on this table.
func (d *Desk) Verdict(theme panel.Theme) *Verdict {
	return &Verdict{d: d, ui: panel.New(theme), layer: paint.NewLayer("venice/verdict"), tips: paint.NewLayer("venice/verdict-tips")}
}

// Busy says that the picture changes without input.
func (v *Verdict) Busy() bool { return v.ui.Busy() }

// Tick takes one tick and says what is wished.
func (v *Verdict) Tick(in panel.Input, w, h, scale float64, s *Sight) (wish VerdictWish) {
	l := Lay(w, h, scale, false)
	v.d.lay, v.d.sight = l, s
	v.ui.BodySize = l.Body() / l.U
	v.ui.Begin(in, l.U, paint.R(0, 0, w, h))
	all := paint.R(0, 0, w, h)
	v.layer.Record(all, func(c *paint.Canvas) {
		v.ui.On(c)
		wish = v.paint(&l, &s.Table.Pub)
	})
	v.ui.End(v.tips)
	return wish
}

// Frame lists the picture: the darkened town behind, the verdict in front.
func (v *Verdict) Frame(f *paint.Frame, _ *paint.Gallery) {
	f.Back = paint.Hex("#10181d")
	f.Show(paint.Sprite{Art: Poster(int(v.d.lay.W), int(v.d.lay.H)), At: paint.Identity()})
	f.Add(v.layer)
	f.Add(v.tips)
}

func (v *Verdict) paint(l *Layout, t *rules.Table) VerdictWish {
	u, w, k := v.ui, v.d.words, l.U
	c := u.Canvas()
	c.Fill(paint.RectPath(paint.R(0, 0, l.W, l.H)), paint.Solid(paint.Hex("#0a0608").Alpha(.55)))
	wide, high := min(l.W-40*k, 1240*k), min(l.H-40*k, 800*k)
	r := paint.R((l.W-wide)/2, (l.H-high)/2, wide, high)
	u.Plate(r)
	in := r.Pad(34*k, 26*k, 34*k, 26*k)
	card := min(300*k, in.W*.26)
	v.suspect(paint.R(in.X, in.Y, card, card*1.5), t)
	text := in.Pad(card+30*k, 0, 0, 0)
	y := text.Y
	put := func(s string, st paint.Style, gap float64) {
		y += u.Text(s, st, paint.R(text.X, y, text.W, in.Bottom()-y), paint.Left) + gap*k
	}
	headline := "venice.won.investigators"
	if t.Winners.Has(t.Killer) {
		headline = "venice.won.killer"
	}
	put(w.Text(headline), u.Title().Sized(u.Title().Size*1.35), 6)
	put(w.Ending(t), u.Heading(), 4)
	rule, _, _ := w.Cat.Rule(w.Lang, t.Clause)
	put(w.Text("ui.clause", localization.Plain("clause", t.Clause))+" · "+rule, u.Aside(), 8)
	put(w.Text("ui.result.winners", localization.Plains("names", v.names(t.Winners)...)), u.Body(), 4)
	if !t.Winners.Has(t.Killer) {
		put(w.Text("venice.end.secret", localization.Plain("seat", w.Seat(t.Killer))), u.Aside(), 8)
	}
	u.Rule(text.X, text.Right(), y)
	y += 12 * k
	v.murders(paint.R(text.X, y, text.W, in.Bottom()-y-76*k), t)
	return v.buttons(in)
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

// suspect is the Suspect Card turned up, and under it the one that was not chosen.
func (v *Verdict) suspect(r paint.Rect, t *rules.Table) {
	u, w := v.ui, v.d.words
	r = r.Snap()
	show(u.Canvas(), SuspectCard(t.Identity.String(), classID(t.Identity), cardTitle(w.Character(t.Identity)), int(r.W), int(r.H)), r)
	u.Canvas().Note("identity "+t.Identity.String(), r)
	other := w.Text("venice.end.other", localization.Key("who", CharacterKey(t.Other)))
	u.Text(other, u.Aside(), paint.R(r.X, r.Bottom()+12*u.Unit, r.W, 70*u.Unit), paint.Centre)
}

// murders lists every murder: victims, code, whether it was kept, who could have.
func (v *Verdict) murders(box paint.Rect, t *rules.Table) {
	u, w, k := v.ui, v.d.words, v.ui.Unit
	n := 0
	for g := 1; g <= rules.Rounds; g++ {
		if t.Graves[g].Judged {
			n++
		}
	}
	if n == 0 {
		return
	}
	row := min(box.H/float64(n), 96*k)
	y := box.Y
	for g := 1; g <= rules.Rounds; g++ {
		grave := &t.Graves[g]
		if !grave.Judged {
			continue
		}
		cell := paint.R(box.X, y, box.W, row-6*k).Snap()
		y += row
		code := paint.R(cell.X, cell.Y, cell.H*.7, cell.H).Snap()
		show(u.Canvas(), CodeCard(grave.Code.String(), cardTitle(""), int(code.W), int(code.H)), code)
		mark, ink := EmblemCheck, paint.Hex("#8fc07a")
		verdict := "venice.event.judged-lawful"
		if !grave.Lawful {
			mark, ink, verdict = EmblemSkull, u.Theme.Danger.Lighter(.2), "venice.event.judged-error"
		}
		Mark(u.Canvas(), mark, paint.R(code.Right()+8*k, cell.Y+4*k, 22*k, 22*k), ink)
		text := cell.Pad(code.W+38*k, 0, 0, 0)
		round, name := localization.Plain("round", Roman(g)), localization.Key("code", CodeKey(grave.Code))
		line := w.Text("venice.end.grave", round, name, localization.Keys("names", groupKeys(grave.Victims)...))
		h := u.Text("**"+line+"**", u.Body(), text, paint.Left)
		rest := w.Text(verdict, round, name)
		if grave.Could != 0 {
			rest = w.Text("venice.end.could", localization.Keys("names", groupKeys(grave.Could)...))
		}
		u.Text(rest, u.Aside(), text.Pad(0, h, 0, 0), paint.Left)
	}
}

func (v *Verdict) buttons(in paint.Rect) VerdictWish {
	u, w, k := v.ui, v.d.words, v.ui.Unit
	u.Group("verdict")
	wish := VerdictNone
	for i, b := range []struct {
		id, key string
		look    panel.Look
		wish    VerdictWish
	}{
		{"again", "ui.result.again", panel.Bright, VerdictAgain},
		{"board", "ui.result.board", panel.Quiet, VerdictBoard},
		{"menu", "ui.result.menu", panel.Quiet, VerdictMenu},
	} {
		r := paint.R(in.Right()-float64(i+1)*214*k+14*k, in.Bottom()-60*k, 200*k, 60*k)
		if u.Button("verdict/"+b.id, r, panel.Button{Label: w.Text(b.key), Look: b.look}).Clicked {
			wish = b.wish
		}
	}
	return wish
}
