package scenes

import (
	"strconv"
	"strings"

	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
	"alibi/scenes/store"
)

// settings is where everything is chosen that outlasts a match. A choice acts at once.
type settings struct{ sheet }

func newSettings(h *house) *settings { return &settings{newSheet(h, "settings")} }

func (s *settings) tick(in *Hands) {
	if in.Lang {
		s.h.nextLang()
	}
	s.poster()
	s.draw(in, s.panels)
	if s.ui.Pressed(panel.KeyEsc) {
		s.h.pop(s)
	}
}

// option is one of the values of a row.
type option struct {
	id, label string
	chosen    bool
	press     func(*store.Settings)
}

// row is one setting: its values side by side, or a number between two buttons.
type row struct {
	id      string
	options []option
	// number is set for a value that goes down and up.
	number *number
}

// number is a value in steps.
type number struct {
	label    string
	down, up func(*store.Settings)
	least    bool
	most     bool
}

// scales are the steps of the interface scale in percent.
var scales = []int{50, 60, 75, 85, 100, 115, 130, 150, 175, 200, 250, 300, 400}

// speeds are the steps of the figures' speed; the last is at once.
var speeds = []float64{.5, 1, 1.5, 2, 4, 0}

func (s *settings) rows() []row {
	set := &s.h.set
	rows := []row{s.languages(), s.scaleRow(), s.speedRow(),
		s.toggle("motion", set.ReducedMotion, func(v *store.Settings, on bool) { v.ReducedMotion = on }),
		s.toggle("contrast", set.HighContrast, func(v *store.Settings, on bool) { v.HighContrast = on }),
		s.curtainRow(),
		s.toggle("fullscreen", set.Fullscreen, func(v *store.Settings, on bool) { v.Fullscreen = on }),
	}
	if len(s.h.monitors) > 1 {
		rows = append(rows, s.monitorRow())
	}
	return rows
}

func (s *settings) languages() row {
	r := row{id: "language"}
	for _, m := range []localization.Mode{localization.OnlyEnglish, localization.OnlyPolish, localization.Both} {
		r.options = append(r.options, option{
			id: m.String(), label: s.h.text("ui.lang." + m.String()), chosen: s.h.manner().Tag() == m.String(),
			press: func(*store.Settings) { s.h.speak(m) },
		})
	}
	return r
}

func (s *settings) scaleRow() row {
	at := s.h.scaleStep()
	return row{id: "scale", number: &number{
		label: s.h.text("ui.settings.percent", localization.Count("n", s.h.set.Scale)),
		least: at == 0, most: at == len(scales)-1,
		down: func(v *store.Settings) { v.Scale = scales[max(0, at-1)] },
		up:   func(v *store.Settings) { v.Scale = scales[min(len(scales)-1, at+1)] },
	}}
}

// scaleStep is the step of the interface scale in force.
func (h *house) scaleStep() (at int) {
	for i, v := range scales {
		if v <= h.set.Scale {
			at = i
		}
	}
	return at
}

// resize changes the interface scale by some steps and keeps it.
func (h *house) resize(by int) {
	if to := min(max(0, h.scaleStep()+by), len(scales)-1); by != 0 && scales[to] != h.set.Scale {
		h.set.Scale = scales[to]
		h.settle()
	}
}

func (s *settings) speedRow() row {
	r := row{id: "speed"}
	for _, v := range speeds {
		label := s.h.times(v)
		if v == 0 {
			label = s.h.text("ui.settings.speed.instant")
		}
		r.options = append(r.options, option{id: strconv.FormatFloat(v, 'g', -1, 64), label: label, chosen: s.h.set.Speed == v,
			press: func(set *store.Settings) { set.Speed = v }})
	}
	return r
}

func (s *settings) curtainRow() row {
	n := s.h.set.CurtainSeconds
	return row{id: "curtain", number: &number{
		label: s.h.text("ui.count.seconds", localization.Count("n", n)), least: n <= 10, most: n >= 60,
		down: func(v *store.Settings) { v.CurtainSeconds = max(10, n-5) },
		up:   func(v *store.Settings) { v.CurtainSeconds = min(60, n+5) },
	}}
}

// times words a speed: "1.5×".
func (h *house) times(speed float64) string {
	label := strconv.FormatFloat(speed, 'g', -1, 64) + "×"
	if h.lang == localization.Polish {
		label = strings.Replace(label, ".", ",", 1)
	}
	return label
}

func (s *settings) toggle(id string, on bool, put func(*store.Settings, bool)) row {
	return row{id: id, options: []option{
		{"on", s.h.text("ui.settings.on"), on, func(v *store.Settings) { put(v, true) }},
		{"off", s.h.text("ui.settings.off"), !on, func(v *store.Settings) { put(v, false) }},
	}}
}

func (s *settings) monitorRow() row {
	r := row{id: "monitor"}
	for i, name := range s.h.monitors {
		r.options = append(r.options, option{
			id: strconv.Itoa(i + 1), label: strconv.Itoa(i+1) + " · " + name, chosen: s.h.monitor == i,
			press: func(v *store.Settings) { v.Monitor = name },
		})
	}
	return r
}

// rowHigh is the height of one setting, in units.
const rowHigh = 84.0

func (s *settings) panels() {
	u := s.ui
	s.shade(dusk)
	rows := s.rows()
	each := rowHigh
	if s.tall {
		each = 118
	}
	high := min(s.height-24, 190+each*float64(len(rows)))
	r := s.wide((s.height-high)/2, 1000, high)
	u.Plate(r)
	in := r.Pad(36*s.u, 24*s.u, 30*s.u, 24*s.u)
	u.Text(s.h.text("ui.settings.heading"), u.Title().Sized(34*s.u), in, paint.Left)
	u.Rule(in.X, in.Right(), in.Y+54*s.u)
	u.Group("settings")
	box := in.Pad(0, 68*s.u, 0, 72*s.u)
	u.Scroll("settings", box, each*s.u*float64(len(rows)), func(y float64) {
		for i := range rows {
			s.row(&rows[i], paint.R(box.X, y+float64(i)*each*s.u, box.W-14*s.u, each*s.u))
		}
	})
	u.Group("done")
	if u.Button("back", paint.R(in.X, in.Bottom()-52*s.u, 180*s.u, 52*s.u), panel.Button{Label: s.h.text("ui.back")}).Clicked {
		s.h.pop(s)
	}
	if u.Button("defaults", paint.R(in.Right()-260*s.u, in.Bottom()-52*s.u, 260*s.u, 52*s.u), panel.Button{Label: s.h.text("ui.settings.defaults"), Look: panel.Bare}).Clicked {
		s.choose(s.restore)
	}
}

// restore takes back what was chosen here; where the window is stays.
func (s *settings) restore(v *store.Settings) {
	d := store.Defaults()
	d.Lang, d.Window, d.Monitor = v.Lang, v.Window, v.Monitor
	*v = d
}

func (s *settings) choose(press func(*store.Settings)) {
	press(&s.h.set)
	s.h.settle()
}

// row paints one setting: its name, what it does, and its values.
func (s *settings) row(r *row, box paint.Rect) {
	u := s.ui
	words, values := box, box
	words.W = box.W * .44
	values.X, values.W = box.X+box.W*.46, box.W*.54
	if s.tall {
		words.W, words.H = box.W, box.H*.5
		values = paint.R(box.X, box.Y+box.H*.5, box.W, box.H*.5)
	}
	h := u.Text(s.h.text("ui.settings."+r.id), u.Heading(), words, paint.Left)
	u.Text(s.h.text("ui.settings."+r.id+".text"), u.Aside().Sized(14.5*s.u), words.Pad(0, h, 0, 6*s.u), paint.Left)
	values.Y += 4 * s.u
	values.H = 46 * s.u
	if r.number != nil {
		s.number(r, values)
		return
	}
	w := values.W / float64(len(r.options))
	for i, o := range r.options {
		b := paint.R(values.X+float64(i)*w, values.Y, w-8*s.u, values.H)
		if u.Button("settings/"+r.id+"/"+o.id, b, panel.Button{Label: o.label, Chosen: o.chosen}).Clicked {
			s.choose(o.press)
		}
	}
}

func (s *settings) number(r *row, box paint.Rect) {
	u, n := s.ui, r.number
	side := 64 * s.u
	none := panel.Tip{Text: s.h.text("ui.settings.limit")}
	down, up := panel.Button{Label: "−"}, panel.Button{Label: "+"}
	if n.least {
		down.Reason = none
	}
	if n.most {
		up.Reason = none
	}
	if u.Button("settings/"+r.id+"/down", paint.R(box.X, box.Y, side, box.H), down).Clicked {
		s.choose(n.down)
	}
	u.Label(n.label, u.Body(), paint.R(box.X+side, box.Y, 120*s.u, box.H), paint.Centre)
	if u.Button("settings/"+r.id+"/up", paint.R(box.X+side+120*s.u, box.Y, side, box.H), up).Clicked {
		s.choose(n.up)
	}
}
