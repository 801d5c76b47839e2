package gametest

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"alibi/game"
)

// maxAnswers is how many answers to a secret question are compared with each other.
const maxAnswers = 24

// sight is what one viewer had of an answer or a deal.
type sight[A game.Action, E, Pub, Priv any] struct {
	look  look[A, Pub, Priv]
	heard []E
	step  game.Step
	text  string
}

// alternatives plays every answer to a seat's secret question: two that leave the room,
// or another seat, with the same sight must sound the same, and may both be taken back
// or neither.
func (b *bout[S, A, E, Pub, Priv]) alternatives(seat game.Seat) {
	answers := b.rules.Choices(&b.pos, seat, nil)
	b.luck.Shuffle(len(answers), func(i, j int) { answers[i], answers[j] = answers[j], answers[i] })
	answers = answers[:min(len(answers), maxAnswers)]
	other := game.Seat((int(seat) + 1 + b.luck.IntN(b.setup.Seats-1)) % b.setup.Seats)
	for _, v := range []game.Seat{game.Nobody, other} {
		var had []sight[A, E, Pub, Priv]
		for _, a := range answers {
			s := b.pos
			out := b.apply(&s, seat, a)
			one := sight[A, E, Pub, Priv]{heard: hears(out.told, v), step: out.step, text: a.String()}
			see(b.rules, &s, v, &one.look)
			if wrong := b.tell(had, &one); wrong != "" {
				b.fatal("%s can tell the secret answers of %s apart: %s", v, seat, wrong)
			}
			had = append(had, one)
		}
	}
}

// tell says how one sight sounds unlike another that looks the same.
func (k *Kit[S, A, E, Pub, Priv]) tell(had []sight[A, E, Pub, Priv], one *sight[A, E, Pub, Priv]) string {
	for i := range had {
		p := &had[i]
		if k.differ(&p.look, &one.look) != "" {
			continue
		}
		if !k.alike.events(p.heard, one.heard) {
			return fmt.Sprintf("%q and %q look the same and sound unlike", p.text, one.text)
		}
		if p.step != one.step {
			return fmt.Sprintf("%q and %q look the same and only one may be taken back", p.text, one.text)
		}
	}
	return ""
}

// Deals deals every setup with many seeds: to whom two deals look the same, they sound
// the same.
func (k *Kit[S, A, E, Pub, Priv]) Deals(t *testing.T) {
	k.prepare()
	deals := k.effort().deals
	k.tables(func(mode string, seats int) {
		for _, setup := range k.setups(mode, seats) {
			had := make([][]sight[A, E, Pub, Priv], seats+1)
			for seed := range deals {
				turn := game.NewTurn[E](game.Live(uint64(seed), 0), false)
				var s S
				require.NoError(t, k.Spec.Rules.New(&s, setup, turn))
				require.Empty(t, k.Invariant(&s), "%s seed %d", name(setup), seed)
				for i, v := range viewers(seats) {
					one := sight[A, E, Pub, Priv]{heard: hears(turn.Told(), v), text: fmt.Sprintf("seed %d", seed)}
					see(k.Spec.Rules, &s, v, &one.look)
					require.Empty(t, k.tell(had[i], &one), "%s: %s can tell deals apart", name(setup), v)
					had[i] = append(had[i], one)
				}
			}
		}
	})
	k.refusedSetups(t)
}

// refusedSetups: what the title does not offer it refuses with a *game.SetupError that
// says what it wants.
func (k *Kit[S, A, E, Pub, Priv]) refusedSetups(t *testing.T) {
	t.Helper()
	for _, m := range k.Spec.Modes {
		for _, s := range []game.Setup{
			{Seats: m.Min - 1, Mode: m.ID},
			{Seats: m.Max + 1, Mode: m.ID},
			{Seats: m.Min, Mode: "no-such-mode"},
			{Seats: m.Min, Mode: m.ID, Options: []string{"no-such-option"}},
		} {
			_, err := k.title.Start(s)
			var refused *game.SetupError
			require.ErrorAs(t, err, &refused, "%s", name(s))
			require.NotEmpty(t, refused.Want)
		}
	}
}
