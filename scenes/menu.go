package scenes

import (
	"alibi/render/paint"
	"alibi/render/panel"
)

// menu lies over a table.
type menu struct {
	sheet
	below *table
	sure  bool
}

func newMenu(h *house, t *table) *menu { return &menu{sheet: newSheet(h, "menu"), below: t} }

func (m *menu) tick(in *Hands) {
	if in.Lang {
		m.h.nextLang()
	}
	m.below.idle(in.Tick)
	m.draw(in, m.panels)
	if m.ui.Pressed(panel.KeyEsc) || in.Menu {
		m.h.pop(m)
	}
}

func (m *menu) panels() {
	u := m.ui
	m.shade(night)
	x, y := m.width/2-190, m.height/2-170
	u.Plate(m.at(x, y, 380, 340))
	u.Group("menu")
	u.Text(m.h.text("ui.menu"), u.Title(), m.at(x+30, y+22, 320, 40), paint.Centre)
	if m.sure {
		sure := "ui.menu.sure"
		if m.below.keeper.owes() || m.h.store == nil {
			sure = "ui.menu.sure.lost"
		}
		u.Text(m.h.text(sure), u.Body(), m.at(x+30, y+78, 320, 120), paint.Centre)
		if u.Hold("menu/leave", m.at(x+40, y+200, 300, 56), panel.Button{Label: m.h.text("ui.result.menu"), Look: panel.Grave}).Clicked {
			m.h.home()
		}
		if u.Button("menu/stay", m.at(x+40, y+266, 300, 48), panel.Button{Label: m.h.text("ui.cancel")}).Clicked {
			m.sure = false
		}
		return
	}
	if u.Button("menu/continue", m.at(x+40, y+80, 300, 56), panel.Button{Label: m.h.text("ui.title.continue"), Look: panel.Bright}).Clicked {
		m.h.pop(m)
	}
	if u.Button("menu/lang", m.at(x+40, y+148, 300, 56), panel.Button{Label: m.h.text("ui.settings.language") + ": " + m.h.text("ui.lang."+m.h.manner().Tag())}).Clicked {
		m.h.nextLang()
	}
	if u.Button("menu/quit", m.at(x+40, y+216, 300, 56), panel.Button{Label: m.h.text("ui.result.menu")}).Clicked {
		m.sure = true
	}
}

// busy: the table below goes on.
func (m *menu) busy() bool { return m.sheet.busy() || m.below.busy() }

// frame shows the table below, darkened.
func (m *menu) frame(f *paint.Frame) { m.over(f, m.below) }
