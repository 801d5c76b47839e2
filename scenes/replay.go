package scenes

import (
	"slices"

	"alibi/game"
	"alibi/render/paint"
	"alibi/render/panel"
)

// Replay is a match that is watched. It stands at one of its stops: 0 is the deal, the
// others are the lines that the room noticed, so that even their number is public. What
// it shows is for everybody until Look lets it show more.
type Replay interface {
	// Last is the number of the last stop; At is where it stands.
	Last() int
	At() int
	// Go goes to a stop. To the next one figures walk, anywhere else they stand at once.
	Go(stop int)
	// Rounds are the stops at which rounds begin, in order.
	Rounds() []int
	// Words say what led to this stop, as the room heard it; empty if it heard nothing.
	Words() string
	// Over says that the match came to its end.
	Over() bool
	// Look changes whose eyes it is seen with.
	Look(Eyes)
	// Tick takes one tick of input; bar draws what stands in place of the actions, with
	// the kit and into the rectangle that it is given.
	Tick(in Hands, w, h, scale float64, bar func(*panel.UI, paint.Rect)) Request
	Frame(f *paint.Frame, g *paint.Gallery)
	// Busy says that the picture changes without input; Moving that figures do.
	Busy() bool
	Moving() bool
	Suit(Manner)
	// Own is what the seat saw behind its curtain at this stop; nothing can be answered.
	Own(game.Seat) Private
	// Seats is how many there are; Seat names one and its badge.
	Seats() int
	Seat(game.Seat) (name string, badge int)
}

// Eyes is whose eyes a replay is seen with. The zero value is the public.
type Eyes struct {
	Kind EyesKind
	Seat game.Seat
}

// EyesKind is a sort of eyes.
type EyesKind uint8

// The eyes.
const (
	EyesPublic EyesKind = iota // the room's
	EyesSeat                   // those of Seat, behind its curtain too
	EyesOpen                   // everybody's at once
)

// replay is the scene around a Replay: pace, controls and whose eyes.
type replay struct {
	h     *house
	title string // id of the game
	play  Replay
	eyes  Eyes
	// agreed are the eyes that have been confirmed; of a finished match one is enough.
	agreed []Eyes
	paces  int // index of speeds
	going  bool
	since  int // tick at which the present stop was reached and nothing moved
	tick0  int // of the last tick
}

// paces are the speeds of a replay.
var paces = []float64{.5, 1, 1.5, 2, 4}

// dwellTicks is how long a replay stays at a stop once nothing moves, at the usual pace.
const dwellTicks = 50

func newReplay(h *house, title string, p Replay) *replay {
	r := &replay{h: h, title: title, play: p, paces: len(paces) - 1}
	for i, v := range paces {
		if v == h.set.Speed {
			r.paces = i
		}
	}
	r.suit()
	return r
}

// suit changes the manner; the pace is the replay's own.
func (r *replay) suit() {
	m := r.h.manner()
	m.Speed = paces[r.paces]
	r.play.Suit(m)
}

func (r *replay) tick(in *Hands) {
	r.tick0 = in.Tick
	if in.Lang {
		r.h.nextLang()
	}
	leave := r.steer(&in.Input)
	r.advance(in.Tick)
	req := r.play.Tick(*in, r.h.w, r.h.h, r.h.scale(), r.bar)
	if in.Rules && req.Kind == NoRequest {
		req.Kind = RequestRules
	}
	switch req.Kind {
	case RequestLang:
		r.h.nextLang()
	case RequestRules:
		r.h.push(newRulebook(r.h, r.title, req.Clause))
	case RequestCurtain:
		if r.eyes.Kind == EyesOpen || r.eyes == (Eyes{EyesSeat, req.Seat}) {
			r.going = false
			r.h.push(&behind{r.h, r.play.Own(req.Seat)})
		}
	case RequestMenu, RequestTitle:
		leave = true
	}
	if leave {
		r.h.pop(r)
	}
}

// steer takes the keys of a replay before any control can.
func (r *replay) steer(in *panel.Input) (leave bool) {
	kept := in.Keys[:0:0]
	for _, k := range in.Keys {
		switch k {
		case panel.KeySpace:
			r.toggle()
		case panel.KeyLeft:
			r.step(-1)
		case panel.KeyRight:
			r.step(1)
		case panel.KeyPageUp:
			r.round(-1)
		case panel.KeyPageDown:
			r.round(1)
		case panel.KeyHome:
			r.jump(0)
		case panel.KeyEnd:
			r.jump(r.play.Last())
		case panel.KeyEsc:
			leave = true
		default:
			kept = append(kept, k)
		}
	}
	in.Keys = kept
	return leave
}

// advance goes on by itself while the replay runs.
func (r *replay) advance(tick int) {
	if !r.going || r.play.Moving() {
		r.since = tick
		return
	}
	if r.play.At() >= r.play.Last() {
		r.going = false
		return
	}
	if float64(tick-r.since)*paces[r.paces] >= dwellTicks {
		r.play.Go(r.play.At() + 1)
		r.since = tick
	}
}

// toggle begins or pauses; at the end it begins again from the start.
func (r *replay) toggle() {
	if r.going = !r.going; r.going && r.play.At() >= r.play.Last() {
		r.play.Go(0)
	}
	r.since = r.tick0
}

// jump goes to a stop, and pauses.
func (r *replay) jump(stop int) {
	r.going = false
	if stop = min(max(0, stop), r.play.Last()); stop != r.play.At() {
		r.play.Go(stop)
	}
}

func (r *replay) step(n int) { r.jump(r.play.At() + n) }

// round goes to where the next round begins, or the last one that began before.
func (r *replay) round(n int) {
	to := r.play.Last()
	if n < 0 {
		to = 0
	}
	for _, at := range r.play.Rounds() {
		if n < 0 && at < r.play.At() {
			to = at
		}
		if n > 0 && at > r.play.At() {
			to = at
			break
		}
	}
	r.jump(to)
}

// pace changes the speed.
func (r *replay) pace(n int) {
	r.paces = min(max(0, r.paces+n), len(paces)-1)
	r.suit()
}

// look changes whose eyes the match is seen with: the public ones at once, others once
// everybody in the room has been told and somebody has held the button (faults 30).
func (r *replay) look(e Eyes) {
	if e.Kind == EyesPublic || r.mayLook(e) {
		r.eyes = e
		r.play.Look(e)
		return
	}
	r.going = false
	r.h.push(newReveal(r.h, r, e))
}

// mayLook says that nobody has to be asked any more.
func (r *replay) mayLook(e Eyes) bool {
	if r.play.Over() {
		return len(r.agreed) > 0
	}
	return slices.Contains(r.agreed, e)
}

// agree takes the confirmation for some eyes.
func (r *replay) agree(e Eyes) {
	r.agreed = append(r.agreed, e)
	r.look(e)
}

// idle lets the table be seen under what lies over it, out of reach of the hands.
func (r *replay) idle(tick int) {
	r.play.Tick(Hands{Input: panel.Input{Away: true, Tick: tick}}, r.h.w, r.h.h, r.h.scale(), r.bar)
}

func (r *replay) frame(f *paint.Frame) { r.play.Frame(f, r.h.gallery) }

func (r *replay) busy() bool { return r.going || r.play.Busy() }
