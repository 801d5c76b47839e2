package venice

import (
	"alibi/game"
	rules "alibi/game/venice"
)

// route is a way to a block: the steps, and what happens on it.
type route struct {
	steps  []rules.Action
	path   []rules.Block // blocks entered, the last is where it leads
	meets  rules.Character
	bodies []rules.Block // where codes may be turned over on the way
	left   int8          // points left there
}

// routes are the shortest ways that the use in progress has, by block.
type routes struct {
	done bool
	to   [rules.MaxBlocks + 1]*route
}

// findRoutes looks ahead step by step, as far as nothing has to be decided on the way.
func findRoutes(s *Sight, seat game.Seat) routes {
	r := routes{done: true}
	start := s.Table.Pub.At[s.Table.Pub.Use.Who]
	type node struct {
		r *route
		t rules.TableView
	}
	queue := []node{{&route{}, s.Table}}
	for len(queue) > 0 {
		n := queue[0]
		queue = queue[1:]
		for _, a := range stepsOf(&n.t, seat) {
			if r.to[a.Block] != nil || a.Block == start {
				continue
			}
			steps := append(append([]rules.Action(nil), n.r.steps...), a)
			t, ok := s.Ahead(seat, steps...)
			if !ok {
				continue
			}
			next := &route{
				steps: steps, path: append(append([]rules.Block(nil), n.r.path...), a.Block),
				meets: t.Pub.Use.Met, left: t.Pub.Use.Points, bodies: n.r.bodies,
			}
			if t.Pub.FlipAt != 0 {
				next.bodies = append(append([]rules.Block(nil), n.r.bodies...), t.Pub.FlipAt)
			}
			r.to[a.Block] = next
			if t.Pub.FlipAt == 0 {
				queue = append(queue, node{next, t})
			}
		}
	}
	return r
}

// stepsOf are the steps that the table offers the seat, without passengers.
func stepsOf(t *rules.TableView, seat game.Seat) []rules.Action {
	var steps []rules.Action
	for i := range t.Asks {
		if t.Asks[i].Seat != seat {
			continue
		}
		for _, a := range t.Asks[i].Offers {
			if (a.Verb == rules.Walk || a.Verb == rules.Sail) && a.Who == rules.NoCharacter {
				steps = append(steps, a)
			}
		}
	}
	return steps
}
