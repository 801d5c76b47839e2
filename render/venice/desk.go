package venice

import (
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
	// MayUndo is true while the deciding seat may take its last step back.
	MayUndo bool
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
	NoWish     WishKind = iota
	WishDo              // Seat plays Steps, one after another as far as they go
	WishUndo            // Seat takes its last step back
	WishNote            // Seat lays the note Text
	WishPeek            // Seat looks at its own cards, behind the curtain
	WishLang            // the next language
	WishMenu            // the menu
	WishResult          // the result once more
	WishRules           // the rulebook, at the clause Text if there is one
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
	over   target // what the pointer is on

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
	d.ui.BodySize = d.lay.Body() / d.lay.U
	d.ui.Begin(in.Input, d.lay.U, paint.R(0, 0, w, h))
	d.paintAll()
	d.ui.End(d.layers[tipLayer])
	if rule := d.ui.AskedRule(); rule != "" {
		d.wishes = append(d.wishes, Wish{Kind: WishRules, Text: rule})
	}
	if d.ui.Pressed(panel.KeyEsc) {
		d.aim, d.rider, d.dialog = rules.NoVerb, rules.NoCharacter, noDialog
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

// skip ends a running movement at the first click or key, which is then no move.
func (d *Desk) skip(in *Hands) {
	if d.watched() || !d.stage.Running() || !(in.Pressed || len(in.Keys) > 0) {
		return
	}
	d.stage.Finish(&d.sight.Table.Pub)
	in.Pressed, in.Released, in.Keys, in.Runes = false, false, nil, nil
}

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

// wish asks for steps of the deciding seat.
func (d *Desk) wish(seat game.Seat, steps ...rules.Action) {
	d.wishes = append(d.wishes, Wish{Kind: WishDo, Seat: seat, Steps: steps})
}

// asked is the question that must be answered, if there is one.
func (d *Desk) asked() (o *asked) {
	for i := range d.sight.Table.Asks {
		if q := &d.sight.Table.Asks[i]; !q.Optional {
			return q
		}
	}
	return nil
}

type asked = game.Open[rules.Action]

// offer finds an offered action of the seat that must decide.
func (d *Desk) offer(a rules.Action) bool {
	q := d.asked()
	if q == nil {
		return false
	}
	for _, o := range q.Offers {
		if o == a {
			return true
		}
	}
	return false
}

// offers are the offered actions of a verb.
func (d *Desk) offers(v rules.Verb) []rules.Action {
	var all []rules.Action
	if q := d.asked(); q != nil {
		for _, o := range q.Offers {
			if o.Verb == v {
				all = append(all, o)
			}
		}
	}
	return all
}

// mayAccuse reports whether the seat left of the Killer may accuse now.
func (d *Desk) mayAccuse() bool {
	for i := range d.sight.Table.Asks {
		for _, o := range d.sight.Table.Asks[i].Offers {
			if o.Verb == rules.Accuse {
				return true
			}
		}
	}
	return false
}

// why words what bars an action, as the reason of a control.
func (d *Desk) why(seat game.Seat, a rules.Action) panel.Tip {
	r := d.sight.Why(seat, a)
	return d.reason(&r)
}

func (d *Desk) reason(r *game.Reason) panel.Tip {
	decides := game.Nobody
	if q := d.asked(); q != nil {
		decides = q.Seat
	}
	text, clause := d.words.Why(*r, decides)
	tip := panel.Tip{Text: text}
	if clause != "" {
		tip.Clause, tip.Rule = d.words.Clause(clause), clause
	}
	return tip
}
