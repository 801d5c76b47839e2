package scenes

import (
	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
	"alibi/scenes/store"
)

// house is what all scenes share.
type house struct {
	options Options
	games   []*Game
	store   *store.Store // nil where nothing is kept
	set     store.Settings
	cat     *localization.Catalog
	lang    localization.Lang
	both    bool // the rulebook in the other language besides
	theme   panel.Theme
	notices notices
	// reported is where the last crash was reported.
	reported string
	// monitors are the names of those there are, with the main one first; monitor is the
	// one that the window is on.
	monitors []string
	monitor  int
	gallery  *paint.Gallery
	w, h     float64 // of the window, in pixels
	stack    []scene
	quit     bool
	aside    bool // large pictures are painted on the side
	wall     wall
}

// scene is one screen.
type scene interface {
	// tick takes one tick and prepares the picture.
	tick(in *Hands)
	// frame lists the picture.
	frame(f *paint.Frame)
	// busy says that the picture changes without input.
	busy() bool
	// suit takes up a change of the settings.
	suit()
}

// closer is a scene that must be told when it is left for good.
type closer interface{ close() }

// top is the scene that people see.
func (h *house) top() scene { return h.stack[len(h.stack)-1] }

func (h *house) push(s scene) { h.stack = append(h.stack, s) }

// pop closes a scene. One that is no longer on top stays as it is, so that a click and a
// key in the same tick never close two.
func (h *house) pop(s scene) {
	if len(h.stack) > 1 && h.top() == s {
		h.stack = h.stack[:len(h.stack)-1]
		h.again()
	}
}

// home goes back to the title.
func (h *house) home() {
	for _, s := range h.stack[1:] {
		if c, ok := s.(closer); ok {
			c.close()
		}
	}
	h.stack = h.stack[:1]
	h.again()
}

// again lets the title look afresh for the match to go on with when it is back.
func (h *house) again() {
	if t, ok := h.top().(*title); ok {
		t.refresh()
	}
}

// nextLang changes the language of everything at once.
func (h *house) nextLang() {
	if h.lang == localization.Polish {
		h.speak(localization.OnlyEnglish)
	} else {
		h.speak(localization.OnlyPolish)
	}
}

// speak changes the language of everything, and keeps it.
func (h *house) speak(m localization.Mode) {
	h.lang, h.both = m.First(), m == localization.Both
	h.set.Lang = m.String()
	h.settle()
}

// manner is how plays show themselves now.
func (h *house) manner() Manner {
	return Manner{Lang: h.lang, Both: h.both, Theme: h.theme, Speed: h.set.Speed, Still: h.set.ReducedMotion}
}

// scale is that of the interface, 0.5 to 4.
func (h *house) scale() float64 { return float64(h.set.Scale) / 100 }

// settle applies the settings to every scene and keeps them.
func (h *house) settle() {
	h.dress()
	for _, s := range h.stack {
		s.suit()
	}
	h.keep()
}

// dress puts the palette of the settings on.
func (h *house) dress() {
	h.theme = panel.Night()
	if h.set.HighContrast {
		h.theme = panel.HighContrast()
	}
}

// keep writes the settings down.
func (h *house) keep() {
	if h.store == nil {
		return
	}
	if err := h.store.Save(h.set); err != nil {
		h.tell(h.unkept(err))
	}
}

func (h *house) text(key string, args ...localization.Arg) string {
	return h.cat.Text(h.lang, key, args)
}

// changed says that hands did something in this tick.
func changed(in *Hands) bool {
	mouse := in.Moved || in.Down || in.Released || in.Second || in.Wheel != 0 || in.Pan != (paint.Point{})
	return mouse || in.keyed()
}
