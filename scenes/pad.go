package scenes

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"alibi/render/paint"
	"alibi/render/panel"
)

// padState is a controller of the standard layout at one moment: A is the lower button,
// axes go from -1 to 1, right and down being positive.
type padState struct {
	a, b, x, y            bool
	up, down, left, right bool
	nextGroup, lastGroup  bool // the bumpers
	nearer, farther       bool // the triggers
	start, back           bool
	leanX, leanY          float64 // the left stick
	panX, panY            float64 // the right stick
}

// pad is a controller over time: how long each of its acts has been held, in ticks.
type pad struct{ ticks [padActs]int }

// What a controller can do.
const (
	padEnter = iota
	padEsc
	padUndo
	padLook
	padUp
	padDown
	padLeft
	padRight
	padNext
	padLast
	padNearer
	padFarther
	padMenu
	padRules
	padActs
)

// leant is how far a stick must lean to count as a key.
const leant = .55

// padPan is how far a full lean of the right stick moves the board in a tick, in pixels.
const padPan = 14

// acts says which are on.
func (s *padState) acts() [padActs]bool {
	return [padActs]bool{
		padEnter: s.a, padEsc: s.b, padUndo: s.x, padLook: s.y,
		padUp: s.up || s.leanY < -leant, padDown: s.down || s.leanY > leant,
		padLeft: s.left || s.leanX < -leant, padRight: s.right || s.leanX > leant,
		padNext: s.nextGroup, padLast: s.lastGroup, padNearer: s.nearer, padFarther: s.farther,
		padMenu: s.start, padRules: s.back,
	}
}

// padKeys are the keys that a controller's acts stand for.
var padKeys = []struct {
	act int
	key panel.Key
}{
	{padEnter, panel.KeyEnter}, {padEsc, panel.KeyEsc}, {padUp, panel.KeyUp}, {padDown, panel.KeyDown},
	{padLeft, panel.KeyLeft}, {padRight, panel.KeyRight}, {padNext, panel.KeyTab}, {padLast, panel.KeyBackTab},
}

// hands adds what a controller does in this tick.
func (p *pad) hands(s padState, in *Hands) {
	for i, on := range s.acts() {
		p.ticks[i]++
		if !on {
			p.ticks[i] = 0
		}
	}
	for _, k := range padKeys {
		tab := k.key == panel.KeyTab || k.key == panel.KeyBackTab
		if due(k.key, p.ticks[k.act]) && (!tab || p.ticks[k.act] == 1) {
			in.Keys = append(in.Keys, k.key)
		}
	}
	in.Act = in.Act || s.a
	in.Undo = in.Undo || p.ticks[padUndo] == 1
	in.Look = in.Look || p.ticks[padLook] == 1
	in.Menu = in.Menu || p.ticks[padMenu] == 1
	in.Rules = in.Rules || p.ticks[padRules] == 1
	if p.ticks[padNearer]%12 == 1 {
		in.Zoom++
	}
	if p.ticks[padFarther]%12 == 1 {
		in.Zoom--
	}
	if math.Hypot(s.panX, s.panY) > .2 {
		in.Pan = in.Pan.Add(paint.Pt(-s.panX*padPan, -s.panY*padPan))
	}
}

// pads are the controllers of the window.
type pads struct {
	byID map[ebiten.GamepadID]*pad
}

// read adds what all controllers of the standard layout do.
func (p *pads) read(in *Hands) {
	ids := ebiten.AppendGamepadIDs(nil)
	if p.byID == nil {
		p.byID = map[ebiten.GamepadID]*pad{}
	}
	for id := range p.byID {
		if !slices.Contains(ids, id) {
			delete(p.byID, id)
		}
	}
	for _, id := range ids {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		if p.byID[id] == nil {
			p.byID[id] = &pad{}
		}
		p.byID[id].hands(standard(id), in)
	}
}

// standard reads one controller.
func standard(id ebiten.GamepadID) padState {
	on := func(b ebiten.StandardGamepadButton) bool { return ebiten.IsStandardGamepadButtonPressed(id, b) }
	axis := func(a ebiten.StandardGamepadAxis) float64 { return ebiten.StandardGamepadAxisValue(id, a) }
	return padState{
		a: on(ebiten.StandardGamepadButtonRightBottom), b: on(ebiten.StandardGamepadButtonRightRight),
		x: on(ebiten.StandardGamepadButtonRightLeft), y: on(ebiten.StandardGamepadButtonRightTop),
		up: on(ebiten.StandardGamepadButtonLeftTop), down: on(ebiten.StandardGamepadButtonLeftBottom),
		left: on(ebiten.StandardGamepadButtonLeftLeft), right: on(ebiten.StandardGamepadButtonLeftRight),
		nextGroup: on(ebiten.StandardGamepadButtonFrontTopRight), lastGroup: on(ebiten.StandardGamepadButtonFrontTopLeft),
		nearer: on(ebiten.StandardGamepadButtonFrontBottomRight), farther: on(ebiten.StandardGamepadButtonFrontBottomLeft),
		start: on(ebiten.StandardGamepadButtonCenterRight), back: on(ebiten.StandardGamepadButtonCenterLeft),
		leanX: axis(ebiten.StandardGamepadAxisLeftStickHorizontal), leanY: axis(ebiten.StandardGamepadAxisLeftStickVertical),
		panX: axis(ebiten.StandardGamepadAxisRightStickHorizontal), panY: axis(ebiten.StandardGamepadAxisRightStickVertical),
	}
}
