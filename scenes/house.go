package scenes

import (
	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
)

// house is what all scenes share.
type house struct {
	options Options
	games   []*Game
	cat     *localization.Catalog
	lang    localization.Lang
	theme   panel.Theme
	gallery *paint.Gallery
	aside   bool // large pictures are painted on the side
	wall    wall
	w, h    float64 // of the window, in pixels
	stack   []scene
	quit    bool
}

// scene is one screen.
type scene interface {
	// tick takes one tick and prepares the picture.
	tick(in *Hands)
	// frame lists the picture.
	frame(f *paint.Frame)
	// busy says that the picture changes without input.
	busy() bool
	// speak takes up a change of the language.
	speak()
}

// top is the scene that people see.
func (h *house) top() scene { return h.stack[len(h.stack)-1] }

func (h *house) push(s scene) { h.stack = append(h.stack, s) }

// pop closes a scene. One that is no longer on top stays as it is, so that a click and a
// key in the same tick never close two.
func (h *house) pop(s scene) {
	if len(h.stack) > 1 && h.top() == s {
		h.stack = h.stack[:len(h.stack)-1]
	}
}

// home goes back to the title.
func (h *house) home() { h.stack = h.stack[:1] }

// nextLang changes the language of everything at once.
func (h *house) nextLang() {
	if h.lang == localization.Polish {
		h.lang = localization.English
	} else {
		h.lang = localization.Polish
	}
	for _, s := range h.stack {
		s.speak()
	}
}

func (h *house) text(key string, args ...localization.Arg) string {
	return h.cat.Text(h.lang, key, args)
}

// changed says that hands did something in this tick.
func changed(in *Hands) bool {
	keys := len(in.Keys) > 0 || len(in.Runes) > 0 || in.Fit || in.Lang || in.Full || in.Rules
	mouse := in.Moved || in.Down || in.Released || in.Second || in.Wheel != 0
	return keys || mouse
}
