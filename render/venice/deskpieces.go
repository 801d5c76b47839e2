package venice

import (
	"cmp"
	"math"
	"slices"

	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/mini"
	"alibi/render/paint"
)

// piece is one figure to be shown.
type piece struct {
	foot paint.Point // on screen
	m    mini.Miniature
	pose mini.Pose
	tint paint.Color
	fade float64
}

// showPieces puts bodies, figures and markers into the frame, shadows first, then from
// the back to the front.
func (d *Desk) showPieces(f *paint.Frame, n float64) {
	var all []piece
	v, t := d.view(), &d.sight.Table.Pub
	px := FigureHeight * v.K
	for c := rules.Bishop; c <= rules.Gypsy; c++ {
		s := d.stage.Show(c, t)
		look := mini.Look{Right: s.right, Red: d.sight.Red.Red(c), Act: s.moving}
		ground := s.at
		if s.fallen {
			look.Dead, look.Act = true, false
			ground = d.bodyPlace(c)
			s.pose = mini.Rest()
		}
		foot := v.Screen(ground)
		foot.Y -= s.high * Rise * v.K
		all = append(all, piece{foot, d.figure(c, px, look), s.pose, d.back.Light(ground, n), s.fade})
	}
	showSorted(f, all)
}

// showSorted shows shadows first, then the figures from the back to the front.
func showSorted(f *paint.Frame, all []piece) {
	slices.SortStableFunc(all, func(a, b piece) int { return cmp.Compare(a.foot.Y, b.foot.Y) })
	for i := range all {
		cast, _ := all[i].m.Place(all[i].snapped(all[i].m.Root), all[i].pose)
		cast.Fade = max(cast.Fade, all[i].fade)
		f.Show(cast)
	}
	for i := range all {
		_, body := all[i].m.Place(all[i].snapped(all[i].m.Foot), all[i].pose)
		body.Tint = all[i].tint
		body.Fade = max(body.Fade, all[i].fade)
		f.Show(body)
	}
}

// snapped is the foot of a figure at rest moved by a part of a pixel, so that the pixels
// of its picture fall on those of the screen: sharp, and alike with every driver.
func (p *piece) snapped(anchor paint.Point) paint.Point {
	if p.pose != mini.Rest() {
		return p.foot
	}
	return paint.Pt(math.Round(p.foot.X-anchor.X)+anchor.X, math.Round(p.foot.Y-anchor.Y)+anchor.Y)
}

// bodyPlace is where a dead character lies: in the order of the graves of its block.
func (d *Desk) bodyPlace(c rules.Character) paint.Point {
	t := &d.sight.Table.Pub
	n := 0
	for g := int8(1); g <= t.Grave[c]; g++ {
		for _, o := range t.Graves[g].Victims.Members() {
			if o == c {
				return Ground().Body(t.At[c].String(), n)
			}
			if t.At[o] == t.At[c] {
				n++
			}
		}
	}
	return Ground().Block(t.At[c].String()).Centre
}

// paintNames sets the names of the blocks; they change with view and language only.
func (d *Desk) paintNames() {
	now := naming{d.view(), d.lay.U, d.words.Lang}
	if d.named == now {
		return
	}
	d.named = now
	d.record(namesLayer, d.lay.View, func(c *paint.Canvas) {
		c.Push(paint.Identity())
		c.Clip(paint.RectPath(d.lay.View))
		PaintNames(c, now.view, now.unit, d.blockName, Shield)
		c.Pop()
	})
}

// paintSigns draws the tags of the bodies, the markers, and the eye on those whom the
// Inquisitor watches.
func (d *Desk) paintSigns() {
	c, t := d.ui.Canvas(), &d.sight.Table.Pub
	c.Push(paint.Identity())
	c.Clip(paint.RectPath(d.lay.View))
	if d.Settled() {
		for g := range rules.Rounds {
			d.paintTags(int8(g + 1))
		}
		for _, who := range t.Listed.Members() {
			if t.Grave[who] == 0 {
				d.paintEye(who)
			}
		}
	}
	if d.Settled() && d.role(rules.Actress) != rules.Actress && t.Grave[rules.Actress] == 0 {
		d.paintRole()
	}
	d.paintMarkers()
	c.Pop()
}

// figure is a figure's pictures, worked out once a size and look.
func (d *Desk) figure(who rules.Character, px float64, look mini.Look) mini.Miniature {
	key := miniKey{who, px, look}
	m, ok := d.minis[key]
	if !ok {
		if len(d.minis) > mostMinis {
			clear(d.minis)
		}
		m = Figure(who.String(), px, look)
		d.minis[key] = m
	}
	return m
}

// mostMinis bounds what zooming through many sizes leaves behind.
const mostMinis = 512

func (d *Desk) blockName(id string) string { return d.words.Text("venice.block." + id) }

// paintEye marks somebody on the Inquisitor's list, which is public.
func (d *Desk) paintEye(who rules.Character) {
	c, v := d.ui.Canvas(), d.view()
	at := v.Screen(d.place(who)).Add(paint.Pt(BaseRadius*v.K, 2*v.K))
	w := max(15*v.K, 13*d.ui.Unit)
	c.Fill(paint.Circle(at.X, at.Y, w*.62), paint.Solid(d.ui.Theme.Keyline))
	Mark(c, EmblemEye, paint.R(at.X-w/2, at.Y-w/2, w, w), d.ui.Theme.Gold)
}

// paintTags lays the tag of its grave on each body: the numeral while the code is face
// down, its sign once it is turned.
func (d *Desk) paintTags(g int8) {
	c, v, t := d.ui.Canvas(), d.view(), &d.sight.Table.Pub
	for _, who := range t.Graves[g].Victims.Members() {
		at := v.Screen(d.bodyPlace(who))
		w, h := max(22*v.K, 15*d.ui.Unit), max(30*v.K, 20*d.ui.Unit)
		r := paint.R(at.X+18*v.K, at.Y-h*.9, w, h).Snap()
		if code, _ := d.code(int(g)); code == rules.FaceDown {
			show(c, CodeBack(int(r.W), int(r.H), localization.Roman(int(g))), r)
		} else {
			show(c, CodeCard(code.String(), cardTitle(""), int(r.W), int(r.H)), r)
		}
		c.Note("body "+who.String(), r)
	}
}

// paintMarkers puts the quarantine round the shield of its area and the alarm on its
// tower.
func (d *Desk) paintMarkers() {
	c, v, t := d.ui.Canvas(), d.view(), &d.sight.Table.Pub
	if t.Quarantine != rules.NoArea {
		box := ShieldBox(v, d.lay.U, t.Quarantine.String(), d.blockName)
		lay(c, QuarantineMarker(box.H*1.7), paint.Pt(box.X, box.Centre().Y))
		c.Note("quarantine "+t.Quarantine.String(), box)
	}
	if t.Alarm != 0 {
		tower := Ground().Block(t.Alarm.String()).Tower
		at := v.Screen(*tower).Add(paint.Pt(0, -TowerHeight*.8*v.K))
		lay(c, AlarmMarker(46*v.K, .35), at)
		c.Note("alarm "+t.Alarm.String(), paint.R(at.X, at.Y, 1, 1))
	}
}
