package charade

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"alibi/game"
	"alibi/game/gametest"
)

func kit() *gametest.Kit[state, Action, Event, Table, Own] {
	return &gametest.Kit[state, Action, Event, Table, Own]{
		Spec: NewSpec(), Invariant: wrong, Redeal: redeal, Reveals: reveals,
		Notes:   []string{"sly p0", "sly p1", "fair p1", "sly p3", "fair p0", "shy p0"},
		Dir:     "testdata",
		Written: [][]string{nil},
	}
}

func TestKit(t *testing.T) { kit().Run(t) }

func FuzzMatch(f *testing.F) { kit().Fuzz(f) }

// reveals are the events that show a trinket, a favour or an order.
func reveals(e Event) bool {
	return e.Trinket != FaceDown || e.Kind == Caught || e.Kind == Vetoed || e.Kind == Ended
}

// redeal deals the trinkets that the viewer does not know among the places where they
// lie, the favours that he has not seen among the other seats and the drawer, and gives
// the other seats other orders.
func redeal(s state, viewer game.Seat, luck *rand.Rand) state {
	var trinkets []*Trinket
	for i := range s.chest[:s.chestLen] {
		trinkets = append(trinkets, &s.chest[i])
	}
	for i := range s.room {
		if spot := &s.room[i]; spot.full && !spot.seen.Has(viewer) {
			trinkets = append(trinkets, &spot.what)
		}
	}
	var cards []*Favour
	for i := range s.drawer {
		if s.drawer[i] != NoFavour {
			cards = append(cards, &s.drawer[i])
		}
	}
	for i := range game.Seat(s.seats) {
		d := &s.side[i]
		for n := range d.haul[:d.took] {
			if !d.haul[n].known.Has(viewer) && !s.ended {
				trinkets = append(trinkets, &d.haul[n].what)
			}
		}
		if i == viewer {
			continue
		}
		if !d.spent {
			cards = append(cards, &d.favour)
		}
		// Anybody but the seat's own guests, or nobody.
		d.order = Guest(luck.IntN(int(2*s.seats + 1)))
		if d.order != 0 && d.order.Seat() == i {
			d.order = 0
		}
	}
	luck.Shuffle(len(trinkets), func(i, j int) { *trinkets[i], *trinkets[j] = *trinkets[j], *trinkets[i] })
	luck.Shuffle(len(cards), func(i, j int) { *cards[i], *cards[j] = *cards[j], *cards[i] })
	return s
}

// wrong says what no position may be, or nothing.
func wrong(s *state) string {
	count := map[Trinket]int{}
	for i, t := range s.chest {
		if (int8(i) < s.chestLen) == (t == FaceDown) {
			return "a hole in the chest"
		}
		count[t]++
	}
	for i, spot := range s.room {
		if spot.full != (spot.what != FaceDown) || !spot.full && spot.seen != 0 || i == 0 && spot.full {
			return fmt.Sprintf("room %d is full: %t, with %s", i, spot.full, spot.what)
		}
		count[spot.what]++
	}
	held := map[Favour]int{}
	for i := range game.Seat(MaxSeats) {
		d := &s.side[i]
		if int8(i) >= s.seats {
			if *d != (side{}) {
				return "an empty chair owns something"
			}
			continue
		}
		for n, h := range d.haul {
			if (int8(n) < d.took) != (h.what != FaceDown) || (h.what != FaceDown) != h.known.Has(i) {
				return fmt.Sprintf("%s does not know what it took", i)
			}
			count[h.what]++
		}
		if d.order != 0 && (d.order.Seat() == i || !s.plays(d.order)) || d.calls < 0 || d.calls > halts || d.spent && d.favour != Veto {
			return fmt.Sprintf("an order, a halt or a veto of %s that cannot be", i)
		}
		held[d.favour]++
	}
	for _, f := range s.drawer {
		held[f]++
	}
	if count[Glass] != 4 || count[Silver] != 4 || count[Gold] != 3 || count[Crown] != 1 || held[Blank] != 3 || held[Veto] != 3 {
		return fmt.Sprintf("trinkets %v, favours %v", count, held)
	}
	return wrongTurn(s)
}

func wrongTurn(s *state) string {
	switch {
	case s.depth < 1 || s.depth > maxTodo || s.top().kind == taking || s.todo[0].kind == noJob:
		return "a stack of steps that cannot be"
	case s.points < 0 || s.points > s.each || s.round < 1 || s.round > s.rounds:
		return fmt.Sprintf("%d points in round %d", s.points, s.round)
	case s.ended != (s.top().kind == over) || s.ended != (s.result != 0):
		return "an end that is none"
	}
	for g := Guest(1); g <= Guests; g++ {
		if s.plays(g) != (s.at[g] >= 1 && s.at[g] <= Rooms) {
			return g.String() + " is nowhere"
		}
	}
	return ""
}
