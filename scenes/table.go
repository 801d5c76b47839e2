package scenes

import (
	"math/rand/v2"

	"alibi/render/paint"
)

// table is a match on the screen, whatever its title.
type table struct {
	h    *house
	g    *Game
	seat Seating
	play Play
}

func newTable(h *house, g *Game, s Seating, p Play) *table { return &table{h, g, s, p} }

func (t *table) tick(in *Hands) {
	if in.Lang {
		t.h.nextLang()
	}
	switch r := t.play.Tick(*in, t.h.w, t.h.h, 1); r.Kind {
	case RequestCurtain:
		t.h.push(newCurtain(t.h, t.play, r.Seat))
	case RequestLang:
		t.h.nextLang()
	case RequestMenu:
		t.h.push(newMenu(t.h, t))
	case RequestTitle:
		t.h.home()
	case RequestAgain:
		t.again()
	}
}

// again deals another match to the same table.
func (t *table) again() {
	t.seat.Setup.Seed = rand.Uint64()
	t.seat.Lang = t.h.lang
	play, err := t.g.Sit(t.seat)
	if err == nil {
		t.play = play
		t.play.Tick(Hands{}, t.h.w, t.h.h, 1)
	}
}

func (t *table) frame(f *paint.Frame) { t.play.Frame(f, t.h.gallery) }

func (t *table) busy() bool { return t.play.Busy() }

func (t *table) speak() { t.play.Speak(t.h.lang) }
