package venice

import (
	"strings"

	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
)

// paintGraves is the strip of five graves at the Killer's edge (VV-MAP-19).
func (d *Desk) paintGraves() {
	u := d.ui
	u.Plate(d.lay.Graves)
	u.Group("graves")
	for i := range rules.Rounds {
		d.paintGrave(i)
	}
}

func (d *Desk) paintGrave(i int) {
	u, c, v := d.ui, d.ui.Canvas(), &d.sight.Table.Pub
	r := d.lay.Grave(i)
	g := &v.Graves[i+1]
	u.Well(r)
	if int(v.Round) == i+1 && !v.Final && g.Victims == 0 {
		c.Stroke(paint.RoundRect(r.Inset(2*u.Unit), 5*u.Unit), paint.Pen{Width: 1.6 * u.Unit, Dash: []float64{5 * u.Unit, 4 * u.Unit}}, paint.Solid(u.Theme.Gold))
	}
	head := d.words.Text("venice.round", localization.Plain("round", localization.Roman(i+1)))
	st := u.Small()
	if g.Victims == 0 {
		mid := u.Aside()
		mid.Face = paint.Title
		u.Label(localization.Roman(i+1), mid.Sized(r.H*.3).In(u.Theme.Gilt.Alpha(.3)), r, paint.Centre)
		u.Area("grave/"+localization.Roman(i+1), r, panel.Tip{}, panel.Tip{Head: head, Text: d.words.Text("venice.grave.empty")})
		return
	}
	victims := g.Victims.Members()
	named := d.lay.Wide() && len(victims) == 1 // several cover each other's names
	box, line := d.lay.GraveHead(i).Pad(8*u.Unit, 2*u.Unit, 4*u.Unit, 0), head
	if !named {
		line = d.whoLies(i, g.Victims, st, box.W)
	}
	u.Label(line, st.In(u.Theme.Heading), box, paint.Left)
	for k, who := range victims {
		d.victim(d.lay.GraveVictim(i, k, len(victims)), who, named)
	}
	code := d.lay.GraveCode(i, len(victims))
	shown, uncovered := d.code(i + 1)
	if shown == rules.FaceDown {
		code = code.Snap()
		show(c, CodeBack(int(code.W), int(code.H), localization.Roman(i+1)), code)
	} else {
		d.codeFace(code, shown)
	}
	if uncovered {
		d.uncover(code)
	}
	id := "grave/" + localization.Roman(i+1)
	s := u.Area(id, r, panel.Tip{}, d.graveTip(i+1, head))
	u.Ring(r, s, false, false)
	c.Note("grave "+g.Victims.String()+" "+shown.String(), r)
	if s.Hover && u.Hovered() != id || s.Clicked { // once, not as long as the pointer rests
		d.Point(g.At)
	}
}

// graveTip says who lies here and what the room knows of the code.
func (d *Desk) graveTip(n int, head string) panel.Tip {
	w, g := d.words, &d.sight.Table.Pub.Graves[n]
	code, uncovered := d.code(n)
	tip := panel.Tip{Head: head, Text: w.Text("venice.event.murdered", localization.Keys("names", groupKeys(g.Victims)...), localization.Count("n", g.Victims.Len()))}
	if code == rules.FaceDown {
		tip.Text += "\n" + w.Text("venice.grave.closed")
	} else {
		tip.Text += "\n" + w.Code(code) + ": " + w.Text(CodeKey(code)+".text")
	}
	if uncovered {
		tip.Text += "\n" + w.Text("venice.replay.uncovered")
	}
	if g.Judged {
		tip.Text += "\n" + w.Text("venice.end.could", localization.Keys("names", groupKeys(g.Could)...))
	}
	return tip
}

// whoLies names those who lie in a grave, or counts them where their names have no room.
func (d *Desk) whoLies(i int, q rules.Group, st paint.Style, room float64) string {
	var names []string
	for _, c := range q.Members() {
		names = append(names, d.words.Short(c))
	}
	line := localization.Roman(i+1) + "  " + strings.Join(names, ", ")
	if paint.Measure(line, st) <= room {
		return line
	}
	return localization.Roman(i+1) + "  " + d.words.Text("ui.count.victims", localization.Count("n", q.Len()))
}
