package charade

import (
	"fmt"

	"alibi/game"
)

// Apply plays an offered action and then all that needs no decision.
func (r *Rules) Apply(s *state, seat game.Seat, a Action, t *game.Turn[Event]) game.Step {
	switch a.Verb {
	case Keep, Watch:
		if a.Verb == Watch {
			s.side[seat].order = a.Guest
			t.TellOnly(game.SeatSet(seat), Event{Kind: Ordered, Seat: seat, Guest: a.Guest})
		}
		s.top().kind = act
		return game.Free
	case Walk:
		return r.walk(s, seat, a, t)
	case Look:
		spot := &s.room[s.at[a.Guest]]
		spot.seen |= game.SeatSet(seat)
		s.points--
		open := Event{Kind: Looked, Seat: seat, Room: s.at[a.Guest]}
		full := open
		full.Trinket = spot.what
		t.TellApart(game.SeatSet(seat), full, open)
	case Take:
		r.reach(s, seat, a, t)
	case Done:
		t.Tell(Event{Kind: TurnEnded, Seat: seat})
		r.next(s, t)
	case Halt, Let:
		r.answer(s, seat, a, t)
	case Pass:
		t.Tell(Event{Kind: Passed, Seat: seat})
		s.pop()
	case VetoIt:
		t.Tell(Event{Kind: Vetoed, Seat: seat})
		s.side[seat].spent = true
		for s.top().kind != act {
			s.pop()
		}
	case BowOut:
		s.bowed |= game.SeatSet(seat)
		t.Tell(Event{Kind: BowedOut, Seat: seat})
		r.finish(s, t)
	default:
		panic(fmt.Sprintf("charade: no such verb %d", a.Verb))
	}
	if s.top().kind == taking {
		r.take(s, t)
	}
	return game.Locked
}

// walk moves a guest; whoever is in the room may know now whether it is watched, so the
// step is free only where nobody is (CH-WALK, CH-CAUGHT, CH-HALT).
func (r *Rules) walk(s *state, seat game.Seat, a Action, t *game.Turn[Event]) game.Step {
	s.at[a.Guest] = a.Room
	s.points--
	t.Tell(Event{Kind: Walked, Seat: seat, Guest: a.Guest, Room: a.Room})
	step := game.Free
	for n := int8(1); n < s.seats; n++ {
		q := s.after(seat, n)
		if !s.meets(q, a.Room) {
			continue
		}
		step = game.Locked
		if s.side[q].order == a.Guest {
			s.side[q].order = 0
			s.side[q].caught++
			t.Tell(Event{Kind: Caught, Seat: q, Guest: a.Guest})
			won := game.Draw(t, "duel", []game.Seat{seat, q})
			s.side[won].tokens++
			t.Tell(Event{Kind: Token, Seat: won})
		}
	}
	for n := s.seats - 1; n > 0; n-- {
		if q := s.after(seat, n); s.meets(q, a.Room) && s.side[q].calls > 0 {
			s.push(job{halting, q, a.Guest})
		}
	}
	return step
}

// answer halts the walker, which nobody needs to be asked about again, or lets it pass.
func (r *Rules) answer(s *state, seat game.Seat, a Action, t *game.Turn[Event]) {
	walker := s.top().guest
	if a.Verb == Let {
		t.Tell(Event{Kind: LetPass, Seat: seat, Guest: walker})
		s.pop()
		return
	}
	s.side[seat].calls--
	s.points = 0
	t.Tell(Event{Kind: Halted, Seat: seat, Guest: walker})
	for s.top().kind == halting {
		s.pop()
	}
}

// reach asks every other seat whatever it holds, the next one clockwise first (CH-VETO).
func (r *Rules) reach(s *state, seat game.Seat, a Action, t *game.Turn[Event]) {
	s.points--
	t.Tell(Event{Kind: Reached, Seat: seat, Guest: a.Guest, Room: s.at[a.Guest]})
	s.push(job{taking, seat, a.Guest})
	for n := s.seats - 1; n > 0; n-- {
		s.push(job{reacting, s.after(seat, n), a.Guest})
	}
}

// take moves the trinket to the seat; who has seen it knows what the seat now has.
func (r *Rules) take(s *state, t *game.Turn[Event]) {
	j := *s.top()
	s.pop()
	spot, d := &s.room[s.at[j.guest]], &s.side[j.seat]
	d.haul[d.took] = taken{spot.what, spot.seen}
	d.took++
	open := Event{Kind: Took, Seat: j.seat, Room: s.at[j.guest]}
	full := open
	full.Trinket = spot.what
	t.TellApart(spot.seen, full, open)
	spot.what, spot.full, spot.seen = FaceDown, false, 0
}

// next passes the turn on, or begins the next round, or ends the match.
func (r *Rules) next(s *state, t *game.Turn[Event]) {
	s.turn = s.after(s.turn, 1)
	switch {
	case s.turn != s.first:
		s.begin()
	case s.round < s.rounds:
		r.beginRound(s, t)
	default:
		r.finish(s, t)
	}
}

func (s *state) begin() {
	s.points, s.depth = s.each, 0
	s.push(job{kind: order, seat: s.turn})
}

// beginRound fills the empty rooms from the chest (CH-ROUND).
func (r *Rules) beginRound(s *state, t *game.Turn[Event]) {
	s.round++
	t.Tell(Event{Kind: RoundBegun, Round: s.round})
	for room := Room(1); room <= Rooms && s.chestLen > 0; room++ {
		if s.room[room].full {
			continue
		}
		s.room[room] = spot{what: s.chest[0], full: true}
		copy(s.chest[:], s.chest[1:s.chestLen])
		s.chestLen--
		s.chest[s.chestLen] = FaceDown
		t.Tell(Event{Kind: Filled, Room: room})
	}
	s.begin()
}

// finish shows what everybody has and names the winners (CH-END, CH-BOW).
func (r *Rules) finish(s *state, t *game.Turn[Event]) {
	best := int8(0)
	for i := range game.Seat(s.seats) {
		for _, h := range s.side[i].haul[:s.side[i].took] {
			t.Tell(Event{Kind: Showed, Seat: i, Trinket: h.what})
		}
		if !s.bowed.Has(i) {
			best = max(best, s.score(i))
		}
	}
	for i := range game.Seat(s.seats) {
		if !s.bowed.Has(i) && (s.bowed != 0 || s.score(i) == best) {
			s.result |= game.SeatSet(i)
		}
	}
	s.ended, s.depth = true, 0
	s.todo = [maxTodo]job{}
	s.push(job{kind: over, seat: game.Nobody})
	t.Tell(Event{Kind: Ended})
}

// Result reports the end of the match.
func (r *Rules) Result(s *state) (game.Result, bool) {
	switch {
	case !s.ended:
		return game.Result{}, false
	case s.bowed != 0:
		return game.Result{Winners: s.result, How: "bowed-out", Clause: "CH-BOW"}, true
	default:
		return game.Result{Winners: s.result, How: "counted", Clause: "CH-END"}, true
	}
}

// marks are the seats that each seat has marked, by the notes "sly p1" and "fair p1".
func marks(notes []game.Note) (m [MaxSeats]game.Seats) {
	for _, n := range notes {
		if seat, sly, ok := mark(n.Text); ok && sly {
			m[n.Seat] |= game.SeatSet(seat)
		} else if ok {
			m[n.Seat] &^= game.SeatSet(seat)
		}
	}
	return m
}

func mark(text string) (seat game.Seat, sly, ok bool) {
	for s := range game.Seat(MaxSeats) {
		switch text {
		case "sly " + s.String():
			return s, true, true
		case "fair " + s.String():
			return s, false, true
		}
	}
	return game.Nobody, false, false
}

// NoteWhy refuses a mark on oneself, on nobody, and one that is there already (CH-NOTE).
func (r *Rules) NoteWhy(s *state, stand []game.Note, n game.Note) game.Reason {
	var why game.Reason
	seat, sly, ok := mark(n.Text)
	if !ok || seat == n.Seat || int8(seat) >= s.seats || marks(stand)[n.Seat].Has(seat) == sly {
		why.Add(game.Bar{Clause: "CH-NOTE"})
	}
	return why
}
