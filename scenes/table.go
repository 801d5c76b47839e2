package scenes

import (
	"math/rand/v2"

	"alibi/render/paint"
	"alibi/render/panel"
)

// table is a match on the screen, whatever its title.
type table struct {
	h    *house
	g    *Game
	seat Seating
	play Play
	due  Request // made while something lay over the table
}

func newTable(h *house, g *Game, s Seating, p Play) *table {
	return &table{h: h, g: g, seat: s, play: p}
}

func (t *table) tick(in *Hands) {
	if in.Lang {
		t.h.nextLang()
	}
	r := t.play.Tick(*in, t.h.w, t.h.h, 1)
	if r.Kind == NoRequest {
		r, t.due = t.due, Request{}
	}
	if in.Rules && r.Kind == NoRequest {
		r.Kind = RequestRules
	}
	switch r.Kind {
	case RequestCurtain:
		t.h.push(newCurtain(t.h, t.play, r.Seat))
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
	if r := t.play.Tick(Hands{Input: panel.Input{Away: true, Tick: tick}}, t.h.w, t.h.h, 1); r.Kind != NoRequest {
		t.due = r
	}
}

// again deals another match to the same table.
func (t *table) again(in *Hands) {
	t.seat.Setup.Seed = rand.Uint64()
	t.seat.Lang = t.h.lang
	play, err := t.g.Sit(t.seat)
	if err == nil {
		t.play = play
		t.tick(&Hands{Input: panel.Input{Away: true, Tick: in.Tick}, Focused: in.Focused})
	}
}

func (t *table) frame(f *paint.Frame) { t.play.Frame(f, t.h.gallery) }

func (t *table) busy() bool { return t.play.Busy() }

func (t *table) speak() { t.play.Speak(t.h.lang) }
