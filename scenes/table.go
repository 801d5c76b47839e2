package scenes

import (
	"math/rand/v2"

	"alibi/game"
	"alibi/render/paint"
	"alibi/render/panel"
	"alibi/scenes/store"
)

// table is a match on the screen, whatever its title.
type table struct {
	h      *house
	g      *Game
	seat   Seating
	play   Play
	keeper *keeper
	due    Request // made while something lay over the table
}

// sitDown opens a new match for the table that was agreed on.
func sitDown(h *house, g *Game, s Seating) (*table, error) {
	t := &table{h: h, g: g, seat: s, keeper: newKeeper(h, g.Title.Name, &s)}
	return t, t.open(func(s Seating) (Play, error) { return g.Sit(s) })
}

// sitBack opens a match where its record stops.
func sitBack(h *house, g *Game, s Seating, rec *game.Record, j *store.Journal) (*table, error) {
	t := &table{h: h, g: g, seat: s, keeper: &keeper{h: h, title: g.Title.Name, journal: j}}
	return t, t.open(func(s Seating) (Play, error) { return g.Resume(rec, s) })
}

func (t *table) open(sit func(Seating) (Play, error)) error {
	s := t.seat
	s.Keep = t.keeper.keep
	play, err := sit(s)
	if err != nil {
		return err
	}
	t.play = play
	return nil
}

// pin is what locks a seat's curtain, empty for nothing.
func (t *table) pin(s game.Seat) pin {
	if int(s) >= len(t.seat.Pins) {
		return ""
	}
	return pin(t.seat.Pins[s])
}

// unlock lets a seat's curtain be lifted without digits from now on.
func (t *table) unlock(s game.Seat) {
	if int(s) < len(t.seat.Pins) {
		t.seat.Pins[s] = ""
	}
}

// retryEach is how often what the disk has refused is tried again, in ticks.
const retryEach = 5 * 60

// close leaves the match as it is; it can be resumed.
func (t *table) close() { t.keeper.close() }

func (t *table) tick(in *Hands) {
	if in.Lang {
		t.h.nextLang()
	}
	if in.Tick%retryEach == 0 {
		t.keeper.retry()
	}
	r := t.play.Tick(*in, t.h.w, t.h.h, t.h.scale())
	if r.Kind == NoRequest {
		r, t.due = t.due, Request{}
	}
	if in.Rules && r.Kind == NoRequest {
		r.Kind = RequestRules
	}
	switch r.Kind {
	case RequestCurtain:
		t.h.push(newCurtain(t, r.Seat))
	case RequestLang:
		t.h.nextLang()
	case RequestMenu:
		t.h.push(newMenu(t.h, t))
	case RequestRules:
		t.h.push(newRulebook(t.h, t.g.Title.Name, r.Clause))
	case RequestTitle:
		t.h.home()
	case RequestAgain:
		t.again(in)
	}
}

// idle lets the table go on under what lies over it, out of reach of the hands.
func (t *table) idle(tick int) {
	if r := t.play.Tick(Hands{Input: panel.Input{Away: true, Tick: tick}}, t.h.w, t.h.h, t.h.scale()); r.Kind != NoRequest {
		t.due = r
	}
}

// again deals another match to the same table.
func (t *table) again(in *Hands) {
	s := t.seat
	s.Setup.Seed, s.Manner = rand.Uint64(), t.h.manner()
	next, err := sitDown(t.h, t.g, s)
	if err == nil {
		t.close()
		*t = *next
		t.tick(&Hands{Input: panel.Input{Away: true, Tick: in.Tick}, Focused: in.Focused})
	}
}

func (t *table) frame(f *paint.Frame) { t.play.Frame(f, t.h.gallery) }

// busy: what the disk still owes is tried again even when nothing moves.
func (t *table) busy() bool { return t.play.Busy() || t.keeper.owes() }

func (t *table) suit() { t.play.Suit(t.h.manner()) }
