package panel

import "alibi/render/paint"

// Key is a key that the kit understands; letters arrive as runes.
type Key uint8

// The keys.
const (
	KeyNone Key = iota
	KeyTab
	KeyBackTab // Shift and Tab
	KeyEnter
	KeySpace
	KeyEsc
	KeyLeft
	KeyRight
	KeyUp
	KeyDown
	KeyHome
	KeyEnd
	KeyPageUp
	KeyPageDown
	KeyBackspace
	KeyDelete
	KeyAll // select the whole text of a field
)

// Input is what hands did since the last tick.
type Input struct {
	Pointer  paint.Point // pixels
	Away     bool        // the pointer is outside the window
	Down     bool        // the first button is held
	Pressed  bool        // it went down in this tick
	Released bool        // it went up in this tick
	Second   bool        // the second button went down in this tick
	Wheel    float64     // notches, up is positive
	Runes    []rune      // typed, with all national letters
	Keys     []Key       // went down or repeated in this tick
	Act      bool        // Enter or Space is held
	Tick     int         // 60 a second
}

// key says whether a key went down in this tick.
func (i *Input) key(k Key) bool {
	for _, q := range i.Keys {
		if q == k {
			return true
		}
	}
	return false
}
