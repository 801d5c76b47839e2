package game_test

import (
	"strconv"

	"alibi/game"
)

// toss is the smallest title that shows the kernel's corners: seat 0 walks about in the
// open and tosses a coin, seat 1 whispers behind its curtain, and a careless rule calls
// the toss Free.
type toss struct{}

type tossPosition struct {
	steps, whispers, coin int8
	hidden, over          bool // hidden: seat 1 is asked
}

type tossAction struct {
	verb string
	n    int8
}

func (a tossAction) String() string {
	if a.n == 0 {
		return a.verb
	}
	return a.verb + " " + strconv.Itoa(int(a.n))
}

func (a tossAction) Kind() uint8 { return a.verb[0] - 'a' }

func (a tossAction) Rare() bool { return a.verb == "quit" }

func (toss) New(s *tossPosition, setup game.Setup, t *game.Turn[string]) error {
	*s = tossPosition{}
	if setup.Seats != 2 {
		return &game.SetupError{What: "seats", Got: strconv.Itoa(setup.Seats), Want: "2"}
	}
	if setup.Has("rolled") {
		s.coin = game.Draw(t, "coin", []int8{1, 2})
	}
	t.Tell("began")
	return nil
}

func (toss) Asked(s *tossPosition, asks []game.Ask) []game.Ask {
	switch {
	case s.over:
		return asks
	case s.hidden:
		return append(asks, game.Ask{Seat: 1, Q: "toss.whisper", Private: true})
	default:
		return append(asks, game.Ask{Seat: 0, Q: "toss.act"})
	}
}

func (r toss) Choices(s *tossPosition, seat game.Seat, to []tossAction) []tossAction {
	r.Alphabet(func(a tossAction) bool {
		if why := r.Why(s, seat, a); why.Len() == 0 {
			to = append(to, a)
		}
		return true
	})
	return to
}

func (toss) Why(s *tossPosition, seat game.Seat, a tossAction) (why game.Reason) {
	secret := a.verb == "whisper" || a.verb == "back"
	if s.over || secret != s.hidden || secret != (seat == 1) {
		why.Add(game.Bar{Clause: "TT-TURN-01"})
	}
	if a.n == 9 && s.whispers > 0 {
		why.Add(game.Bar{Clause: "TT-PICK-02", N: 9, Max: 8})
	}
	return why
}

func (toss) Alphabet(yield func(tossAction) bool) {
	for _, verb := range []string{"step", "toss", "call", "quit", "whisper", "back"} {
		if !yield(tossAction{verb: verb}) {
			return
		}
	}
	for n := int8(1); n <= 9 && yield(tossAction{"pick", n}); n++ {
	}
}

func (toss) Apply(s *tossPosition, _ game.Seat, a tossAction, t *game.Turn[string]) game.Step {
	switch a.verb {
	case "step":
		s.steps++
		t.Tell("stepped")
		return game.Free
	case "toss":
		s.coin = game.Draw(t, "coin", []int8{1, 2})
		t.TellApart(game.SeatSet(0), "tossed "+strconv.Itoa(int(s.coin)), "tossed")
		return game.Free
	case "call":
		s.hidden = true
	case "back":
		s.hidden = false
		return game.Free
	case "whisper":
		s.whispers++
		t.TellOnly(game.SeatSet(1), "whispered")
		return game.Free
	case "quit":
		s.over = true
	}
	return game.Locked
}

func (toss) Public(s *tossPosition, v *int8) { *v = s.steps }

func (toss) Private(s *tossPosition, seat game.Seat, v *int8) {
	if *v = s.coin; seat == 1 {
		*v = s.whispers
	}
}

func (toss) Result(s *tossPosition) (game.Result, bool) {
	return game.Result{Winners: game.SeatSet(1), How: "quit", Clause: "TT-QUIT-03"}, s.over
}

type tossMatch = game.Match[tossPosition, tossAction, string, int8, int8]

func do(verb string) tossAction { return tossAction{verb: verb} }

// tossed is a match in which the given actions were played, each by whom it belongs to.
func tossed(setup game.Setup, verbs ...string) (*tossMatch, error) {
	setup.Seats = 2
	m, err := game.Start[tossPosition, tossAction, string, int8, int8](toss{}, setup)
	for _, v := range verbs {
		seat := game.Seat(0)
		if v == "whisper" || v == "back" {
			seat = 1
		}
		if err == nil {
			err = m.Do(seat, do(v))
		}
	}
	return m, err
}
