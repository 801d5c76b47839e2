package scenes

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"alibi/render/panel"
)

// keyboard is one as the system reports it.
type keyboard interface {
	// Ticks is how long a key has been down, 1 in the tick in which it went down.
	Ticks(ebiten.Key) int
	// Runes are the letters typed in this tick.
	Runes() []rune
	// Letter is what a key bears on this keyboard, empty if that is not known.
	Letter(ebiten.Key) string
}

// windowKeys is the keyboard of the window.
type windowKeys struct{}

func (windowKeys) Ticks(k ebiten.Key) int     { return inpututil.KeyPressDuration(k) }
func (windowKeys) Runes() []rune              { return ebiten.AppendInputChars(nil) }
func (windowKeys) Letter(k ebiten.Key) string { return ebiten.KeyName(k) }

var keys = []struct {
	from ebiten.Key
	to   panel.Key
}{
	{ebiten.KeyEnter, panel.KeyEnter}, {ebiten.KeyNumpadEnter, panel.KeyEnter}, {ebiten.KeySpace, panel.KeySpace},
	{ebiten.KeyEscape, panel.KeyEsc}, {ebiten.KeyArrowLeft, panel.KeyLeft}, {ebiten.KeyArrowRight, panel.KeyRight},
	{ebiten.KeyArrowUp, panel.KeyUp}, {ebiten.KeyArrowDown, panel.KeyDown}, {ebiten.KeyHome, panel.KeyHome},
	{ebiten.KeyEnd, panel.KeyEnd}, {ebiten.KeyPageUp, panel.KeyPageUp}, {ebiten.KeyPageDown, panel.KeyPageDown},
	{ebiten.KeyBackspace, panel.KeyBackspace}, {ebiten.KeyDelete, panel.KeyDelete},
}

// due says whether a key that has been down for some ticks counts in this one. Keys that
// move or erase repeat; those that act or close count once, so that one held down ends
// one turn and no more.
func due(k panel.Key, ticks int) bool {
	once := k == panel.KeyEnter || k == panel.KeySpace || k == panel.KeyEsc
	return ticks == 1 || !once && ticks > 30 && ticks%4 == 0
}

// typed reads letters and keys. Letters reach text fields whatever makes them, AltGr
// included, which some systems report as Ctrl and Alt: a short cut never has Alt.
func typed(k keyboard, in *Hands) {
	down := func(q ebiten.Key) bool { return k.Ticks(q) > 0 }
	in.Runes = k.Runes()
	for _, q := range keys {
		if due(q.to, k.Ticks(q.from)) {
			in.Keys = append(in.Keys, q.to)
		}
	}
	in.Shift = down(ebiten.KeyShift) || down(ebiten.KeyShiftLeft) || down(ebiten.KeyShiftRight)
	alt := down(ebiten.KeyAlt) || down(ebiten.KeyAltLeft) || down(ebiten.KeyAltRight)
	ctrl := down(ebiten.KeyControl) || down(ebiten.KeyControlLeft) || down(ebiten.KeyControlRight)
	if k.Ticks(ebiten.KeyTab) == 1 && !alt {
		tab := panel.KeyTab
		if in.Shift {
			tab = panel.KeyBackTab
		}
		in.Keys = append(in.Keys, tab)
	}
	in.Act = down(ebiten.KeyEnter) || down(ebiten.KeyNumpadEnter) || down(ebiten.KeySpace)
	in.Rules, in.Log = k.Ticks(ebiten.KeyF1) == 1, k.Ticks(ebiten.KeyF2) == 1
	in.Read, in.Menu, in.Full = k.Ticks(ebiten.KeyF8) == 1, k.Ticks(ebiten.KeyF10) == 1, k.Ticks(ebiten.KeyF11) == 1
	in.Shot = k.Ticks(ebiten.KeyF12) == 1
	switch {
	case alt:
	case ctrl:
		withCtrl(k, in)
	default:
		plain(k, in)
	}
}

// plain are the keys that mean something by themselves. Those that are letters do so only
// where nothing is being typed, which their readers see to.
func plain(k keyboard, in *Hands) {
	in.Lang, in.Fit = struck(k, ebiten.KeyL), struck(k, ebiten.KeyF) || k.Ticks(ebiten.KeyDigit0) == 1
	for i := range 9 {
		if k.Ticks(ebiten.KeyDigit1+ebiten.Key(i)) == 1 || k.Ticks(ebiten.KeyNumpad1+ebiten.Key(i)) == 1 {
			in.Digit = i + 1
		}
	}
	in.Zoom = signs(in.Runes)
}

// withCtrl are the short cuts with Ctrl; none of them is a letter typed.
func withCtrl(k keyboard, in *Hands) {
	in.Runes = nil
	in.Undo = struck(k, ebiten.KeyZ) && !in.Shift
	in.Redo = struck(k, ebiten.KeyY) || struck(k, ebiten.KeyZ) && in.Shift
	in.Restart = struck(k, ebiten.KeyR)
	if struck(k, ebiten.KeyA) {
		in.Keys = append(in.Keys, panel.KeyAll)
	}
	if k.Ticks(ebiten.KeyEqual) == 1 || k.Ticks(ebiten.KeyNumpadAdd) == 1 {
		in.Scale++
	}
	if k.Ticks(ebiten.KeyMinus) == 1 || k.Ticks(ebiten.KeyNumpadSubtract) == 1 {
		in.Scale--
	}
}

// signs counts the pluses and minuses among letters.
func signs(typed []rune) (n int) {
	for _, r := range typed {
		switch r {
		case '+', '=':
			n++
		case '-', '−':
			n--
		}
	}
	return n
}

// struck says that the key which bears a letter went down, on any layout; where the
// layout is not known, the key in the letter's usual place.
func struck(k keyboard, letter ebiten.Key) bool {
	if !anyStruck(k) {
		return false // most ticks: the layout need not be asked for
	}
	name := strings.ToLower(letter.String())
	for q := ebiten.KeyA; q <= ebiten.KeyZ; q++ {
		if strings.ToLower(k.Letter(q)) == name {
			letter = q
			break
		}
	}
	return k.Ticks(letter) == 1
}

// anyStruck says that some letter's key went down.
func anyStruck(k keyboard) bool {
	for q := ebiten.KeyA; q <= ebiten.KeyZ; q++ {
		if k.Ticks(q) == 1 {
			return true
		}
	}
	return false
}
