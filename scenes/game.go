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
	Words  *localization.Catalog
	Lang   localization.Lang
	Theme  panel.Theme
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
	// Speak changes the language.
	Speak(localization.Lang)
	// Seat names a seat and its badge for the curtain.
	Seat(game.Seat) (name string, badge int)
	// Own opens a seat's own view. Only the curtain calls it, once it is lifted.
	Own(game.Seat) Private
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
	// Pan is how far the pointer was dragged with the second button, in pixels.
	Pan paint.Point
	// Fit, Lang, Full and Rules are keys: show all of the board, the next language, full
	// screen, the rulebook.
	Fit, Lang, Full, Rules bool
	// Moved says that the pointer is elsewhere than in the tick before.
	Moved bool
	// Focused is false while another window has the keyboard.
	Focused bool
}
