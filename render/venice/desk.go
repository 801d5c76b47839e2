package venice

import (
	"math"

	"alibi/game"
	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/mini"
	"alibi/render/paint"
	"alibi/render/panel"
)

// Sight is everything that the picture of the table is made from: what the room may
// know, and the two questions that it may ask about it.
type Sight struct {
	Table rules.TableView
	Log   []rules.Entry
	Red   rules.Trackers
	// Ahead previews public steps; Why says what bars one.
	Ahead func(game.Seat, ...rules.Action) (rules.TableView, bool)
	Why   func(game.Seat, rules.Action) game.Reason
	// MayUndo is true while the deciding seat may take its last step back, MayRedo while
	// it may play again what it has taken back, MayRestart while there are several to take
	// back at once.
	MayUndo, MayRedo, MayRestart bool
	// Refused is the note that was refused last, RefusedWhy the reason.
	Refused    string
	RefusedWhy game.Reason
	// Watch is set where the match is only watched.
	Watch *Watch
}

// WishKind is what the people at the table want.
type WishKind uint8

// The wishes.
const (
	NoWish      WishKind = iota
	WishDo               // Seat plays Steps, one after another as far as they go
	WishUndo             // Seat takes its last step back
	WishRedo             // Seat plays again what it took back last
	WishRestart          // Seat takes back all of its turn
	WishNote             // Seat lays the note Text
	WishPeek             // Seat looks at its own cards, behind the curtain
	WishLang             // the next language
	WishMenu             // the menu
	WishResult           // the result once more
	WishRules            // the rulebook, at the clause Text if there is one
)

// Wish is one of them.
type Wish struct {
	Kind  WishKind
	Seat  game.Seat
	Steps []rules.Action
	Text  string
}

// Hands is what hands do to the table in one tick.
type Hands struct {
	panel.Input
	// Pan is how far the board is dragged, in pixels; Fit shows all of it again.
	Pan paint.Point
	Fit bool
	// Zoom is how many steps the board comes nearer; Digit chooses the card in that place;
	// Shift lets arrows move the board.
	Zoom, Digit int
	Shift       bool
	// Undo, Redo, Restart, Log, Look and Menu are keys.
	Undo, Redo, Restart, Log, Look, Menu bool
}

// Desk is the picture of the table and the hands on it. It holds no match: it is shown
// a Sight and answers with wishes.
type Desk struct {
	ui     *panel.UI
	words  *Words
	badges []int // which badge each seat has
	lay    Layout
	cam    Camera
	back   Backdrop
	stage  Stage
	sight  *Sight
	wishes []Wish

	// aim is the ability that wants a target, NoVerb for walking; rider the passenger
	// that has been chosen for it.
	aim    rules.Verb
	rider  rules.Character
	routes routes
	over   target      // what the pointer is on, or the focus
	fanned rules.Block // the block whose pieces are fanned out

	dialog  dialog
	accused rules.Character
	seen    rules.Table // of the last tick
	lastLog int
	pulse   rules.Block // a place that the log pointed at
	pulseAt int

	layers [deskLayers]*paint.Layer
	named  naming
	minis  map[miniKey]mini.Miniature
}

// naming is what the names on the board were last painted for.
type naming struct {
	view View
	unit float64
	lang localization.Lang
}

// miniKey is a figure in one size and look.
type miniKey struct {
	who  rules.Character
	px   float64
	look mini.Look
}

// dialog is what lies over the table.
type dialog uint8

const (
	noDialog dialog = iota
	accuseDialog
	concedeDialog
	endDialog
	fanDialog
)

type deskLayer int

const (
	marksLayer deskLayer = iota
	namesLayer
	signsLayer
	topLayer
	gravesLayer
	trackersLayer
	seatsLayer
	logLayer
	actionLayer
	dimLayer
	dialogLayer
	tipLayer
	deskLayers
)

var deskLayerNames = [deskLayers]string{
	"marks", "names", "signs", "top", "graves", "trackers", "seats", "log", "action", "dim", "dialog", "tip",
}

// NewDesk lays a table for these seats.
func NewDesk(theme panel.Theme, words *Words, badges []int) *Desk {
	d := &Desk{ui: panel.New(theme), words: words, badges: badges, cam: Fitted(), minis: map[miniKey]mini.Miniature{}}
	for i := range d.layers {
		d.layers[i] = paint.NewLayer("venice/" + deskLayerNames[i])
	}
	return d
}

// Busy says that the picture changes without input.
func (d *Desk) Busy() bool { return d.ui.Busy() || d.stage.Running() || d.pulse != 0 }

// Settled says that nothing moves on the board.
func (d *Desk) Settled() bool { return !d.stage.Running() }

// Behind says that something has happened which no tick has taken up yet.
func (d *Desk) Behind(s *Sight) bool { return len(s.Log) != d.lastLog || s.Table.Pub != d.seen }

// Suit changes the palette, the speed of the figures (1 as designed, 0 at once) and
// whether they travel at all.
func (d *Desk) Suit(theme panel.Theme, speed float64, still bool) {
	d.ui.Theme, d.ui.Reduced = theme, still
	d.stage.speed, d.stage.still = speed, still
	d.named = naming{}
}

// Tick takes one tick of input on a window of w by h pixels and returns what is wished.
// The picture is ready for Frame afterwards.
func (d *Desk) Tick(in Hands, w, h, scale float64, s *Sight) []Wish {
	d.sight, d.wishes = s, d.wishes[:0]
	d.lay = Lay(w, h, scale, false)
	d.follow(in.Tick)
	d.skip(&in)
	d.move(&in)
	d.steer(&in)
	d.ui.BodySize = d.lay.Body() / d.lay.U
	focus := d.ui.Focus()
	d.ui.Begin(in.Input, d.lay.U, paint.R(0, 0, w, h))
	d.ui.Sequence(focusOrder...)
	d.paintAll()
	d.ui.End(d.layers[tipLayer])
	d.roam(focus)
	if rule := d.ui.AskedRule(); rule != "" {
		d.wishes = append(d.wishes, Wish{Kind: WishRules, Text: rule})
	}
	if d.ui.Pressed(panel.KeyEsc) {
		if d.dialog == noDialog {
			d.aim, d.rider = rules.NoVerb, rules.NoCharacter
		}
		d.dialog = noDialog
	}
	return d.wishes
}

// follow takes up what has happened since the last tick.
func (d *Desk) follow(tick int) {
	v := &d.sight.Table.Pub
	d.stage.Follow(d.sight, d.lastLog, tick)
	// Not the length of the log alone: a step that is taken back may leave it as long.
	if len(d.sight.Log) != d.lastLog || *v != d.seen {
		d.lastLog = len(d.sight.Log)
		d.ui.ScrollTo("log", 1e9)
	}
	if *v != d.seen {
		d.aim, d.rider, d.routes, d.dialog = rules.NoVerb, rules.NoCharacter, routes{}, noDialog
		if !d.watched() && v.Step == rules.StepAccuse && d.seen.Step != rules.StepAccuse {
			d.dialog, d.accused = accuseDialog, rules.NoCharacter
		}
		d.seen = *v
	}
	if d.pulse != 0 && tick-d.pulseAt > pulseTicks {
		d.pulse = 0
	}
}

const pulseTicks = 90

// move zooms and pans the board.
func (d *Desk) move(in *Hands) {
	r := d.lay.View
	if in.Wheel != 0 && r.Contains(in.Pointer) && d.dialog == noDialog {
		factor := 1.25
		if in.Wheel < 0 {
			factor = 1 / 1.25
		}
		d.cam = d.cam.ZoomAt(r, in.Pointer, factor)
		in.Wheel = 0
	}
	if in.Pan != (paint.Point{}) && d.dialog == noDialog {
		d.cam = d.cam.Pan(r, in.Pan.X, in.Pan.Y)
	}
	if in.Zoom != 0 && d.dialog == noDialog {
		d.cam = d.cam.ZoomAt(r, r.Centre(), math.Pow(1.25, float64(in.Zoom)))
	}
	if in.Fit {
		d.cam = Fitted()
	}
}

func (d *Desk) record(l deskLayer, r paint.Rect, draw func(*paint.Canvas)) {
	d.layers[l].Record(r, func(c *paint.Canvas) {
		d.ui.On(c)
		draw(c)
	})
}

// paintAll records every layer in reading order, which is the order of the focus.
func (d *Desk) paintAll() {
	all := paint.R(0, 0, d.lay.W, d.lay.H)
	reach := panel.ShadowReach * d.lay.U
	d.record(topLayer, d.lay.TopBar.Inset(-reach), func(*paint.Canvas) { d.paintTop() })
	d.record(actionLayer, d.lay.Action.Inset(-reach), func(*paint.Canvas) { d.paintAction() })
	d.record(marksLayer, d.lay.View, func(*paint.Canvas) { d.paintMarks() })
	d.paintNames()
	d.record(signsLayer, d.lay.View, func(*paint.Canvas) { d.paintSigns() })
	d.record(gravesLayer, d.lay.Graves.Inset(-reach), func(*paint.Canvas) { d.paintGraves() })
	d.record(trackersLayer, d.lay.Trackers.Inset(-reach), func(*paint.Canvas) { d.paintTrackers() })
	d.record(seatsLayer, d.lay.Seats.Inset(-reach), func(*paint.Canvas) { d.paintSeats() })
	d.record(logLayer, d.lay.Log.Inset(-reach), func(*paint.Canvas) { d.paintLog() })
	d.record(dimLayer, all, func(*paint.Canvas) { d.dim() })
	d.record(dialogLayer, d.dialogBox().Inset(-reach), func(*paint.Canvas) { d.paintDialog() })
}

// Frame lists the whole picture back to front.
func (d *Desk) Frame(f *paint.Frame, g *paint.Gallery) {
	f.Back = paint.Hex("#10181d")
	n := Night(int(max(1, d.sight.Table.Pub.Round)))
	f.Show(d.back.Sprite(g, d.view(), int(d.lay.W), int(d.lay.H), n))
	f.Add(d.layers[marksLayer])
	f.Add(d.layers[namesLayer])
	f.Within(d.lay.View)
	d.showPieces(f, n)
	f.Within(paint.Rect{})
	for _, l := range []deskLayer{signsLayer, topLayer, gravesLayer, trackersLayer, seatsLayer, logLayer, actionLayer, dimLayer, dialogLayer, tipLayer} {
		f.Add(d.layers[l])
	}
}

func (d *Desk) view() View { return d.cam.View(d.lay.View) }
