package scenes

import (
	"alibi/game"
	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
)

// Game is a title as the scenes know it.
type Game struct {
	Title *game.Title
	// Sit opens a match for the table that was agreed on.
	Sit func(Seating) (Play, error)
	// Resume opens a match where its record stops. Errors are a *game.ReplayError.
	Resume func(*game.Record, Seating) (Play, error)
	// Watch opens a record for watching. Errors are a *game.ReplayError.
	Watch func(*game.Record, Seating) (Replay, error)
	// Poster is the picture behind the title screen, w by h pixels.
	Poster func(w, h int) *paint.Art
	// Board is the first large picture that the table of a match needs, in a window of w
	// by h pixels; it is painted ahead.
	Board func(w, h int) *paint.Art
}

// Seating is who sits down to what.
type Seating struct {
	Setup  game.Setup
	Names  []string // by seat
	Badges []int    // which of the ten badges, by seat
	Pins   []string // what locks each seat's curtain, by seat; see pin; nil: nothing does
	Words  *localization.Catalog
	Manner
	// Keep, if set, is given the record of the match whenever it has grown, before
	// anything of that is shown; over says that the match has ended.
	Keep func(rec *game.Record, over bool)
}

// Manner is how a play shows itself, whatever the match.
type Manner struct {
	Lang localization.Lang
	// Both puts the rulebook into the other language besides; all else stays in Lang.
	Both  bool
	Theme panel.Theme
	// Speed of figures: 0.5 to 4 times the usual, 0 for at once.
	Speed float64
	// Still is reduced motion: nothing travels, things fade over.
	Still bool
}

// Tag is the choice of languages: "en", "pl", "both" or that of a test.
func (m Manner) Tag() string {
	if m.Lang == localization.Pseudo {
		return m.Lang.String()
	}
	return m.mode().String()
}

// mode is the choice of languages.
func (m *Manner) mode() localization.Mode {
	switch {
	case m.Both:
		return localization.Both
	case m.Lang == localization.Polish:
		return localization.OnlyPolish
	}
	return localization.OnlyEnglish
}

// Play is one match on the screen. It holds the match; everything it shows at the table
// comes from the match's public door.
type Play interface {
	// Tick takes one tick of input on a window of w by h pixels.
	Tick(in Hands, w, h, scale float64) Request
	// Frame lists the picture of the last tick.
	Frame(f *paint.Frame, g *paint.Gallery)
	// Busy says that the picture changes without input.
	Busy() bool
	// Suit changes the manner.
	Suit(Manner)
	// Seat names a seat and its badge for the curtain.
	Seat(game.Seat) (name string, badge int)
	// Own opens a seat's own view. Only the curtain calls it, once it is lifted.
	Own(game.Seat) Private
}

// Recapper is a play that can tell what has happened since a seat's last turn. It tells
// what the room knows and nothing else, so that it may be shown before a curtain is lifted.
type Recapper interface {
	// Recap lists it, the oldest first, without passes and the like; empty when nothing has.
	Recap(game.Seat) []RecapLine
	// Show lets the place of a line pulse on the table; "" is none.
	Show(place string)
}

// RecapLine is one thing that has happened: a sentence of the log, its sign there, nil
// for none, and the place on the board that it is about, "" for none.
type RecapLine struct {
	Text, Place string
	Icon        panel.Icon
}

// Private is what lies behind a lifted curtain.
type Private interface {
	// Tick takes one tick; done says that the owner has finished.
	Tick(in panel.Input, w, h, scale float64) (done bool)
	Frame(f *paint.Frame, g *paint.Gallery)
}

// RequestKind is what a play asks of the scenes.
type RequestKind uint8

// The requests.
const (
	NoRequest      RequestKind = iota
	RequestCurtain             // Seat must, or wants to, look at its own view
	RequestLang                // the next language
	RequestMenu
	RequestRules // the rulebook at Clause, or from its beginning
	RequestAgain // another match with the same table
	RequestTitle
)

// Request is one of them.
type Request struct {
	Kind   RequestKind
	Seat   game.Seat
	Clause string
}

// Hands is what hands did in one tick.
type Hands struct {
	panel.Input
	// Pan is how far the pointer was dragged with the second button, or the right stick
	// leant, in pixels.
	Pan paint.Point
	// Fit, Lang, Full and Rules are keys: show all of the board, the next language, full
	// screen, the rulebook.
	Fit, Lang, Full, Rules bool
	// Menu, Log, Look and Read are keys: the menu, the log, a closer look at what has the
	// focus, a notice that has been read.
	Menu, Log, Look, Read bool
	// Undo, Redo and Restart take the last step back, play it again, or take back all of
	// the turn.
	Undo, Redo, Restart bool
	// Shift is held.
	Shift bool
	// Digit is a key from 1 to 9 that went down; 0 is none.
	Digit int
	// Zoom is how many steps the board is to come nearer, Scale how many steps the
	// interface is to grow.
	Zoom, Scale int
	// Moved says that the pointer is elsewhere than in the tick before.
	Moved bool
	// Focused is false while another window has the keyboard.
	Focused bool
	// Veil says that private views must close: the window was minimised or went to another
	// monitor, or a picture of the screen is being taken.
	Veil bool
	// Shot is the key that keeps a picture of what is seen.
	Shot bool
}

// keyed says that a key or a button of a controller did something.
func (h *Hands) keyed() bool {
	acts := h.Fit || h.Lang || h.Full || h.Rules || h.Menu || h.Log || h.Look || h.Read || h.Undo || h.Redo || h.Restart || h.Shot || h.Veil
	return acts || len(h.Keys) > 0 || len(h.Runes) > 0 || h.Act || h.Digit != 0 || h.Zoom != 0 || h.Scale != 0
}
