package gametest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"alibi/game"
)

// bout is one match under test, and beside it the same course played by the bare rules,
// whose position the checks may see.
type bout[S any, A game.Action, E, Pub, Priv any] struct {
	*Kit[S, A, E, Pub, Priv]
	t      *testing.T
	rules  game.Rules[S, A, E, Pub, Priv]
	setup  game.Setup
	m      *game.Match[S, A, E, Pub, Priv]
	luck   *rand.Rand
	player *game.Random[S, A, E, Pub, Priv]
	// patient players take no rare action while there is another.
	patient bool
	effort  effort
	found   *findings

	pos     S
	lines   int
	stand   []stood[S]
	said    []said[E]
	viewers []game.Seat
	looks   []look[A, Pub, Priv] // of pos, by viewer
	worlds  []world[S]           // by viewer
	other   look[A, Pub, Priv]   // for comparing
	offers  []A
	kept    []kept[S, A, E, Pub, Priv]
}

// stood is an action that was not taken back.
type stood[S any] struct {
	line    int
	seat    game.Seat
	private bool
	step    game.Step
	before  S
}

// said is an entry that the log must hold.
type said[E any] struct {
	line int
	seat game.Seat
	sort game.EntrySort
	told game.Told[E]
	text string
}

// outcome is what an action did besides moving on.
type outcome[E any] struct {
	told []game.Told[E]
	step game.Step
}

// begin deals the match and, with the same luck, the position beside it.
func (k *Kit[S, A, E, Pub, Priv]) begin(t *testing.T, setup game.Setup, e effort) *bout[S, A, E, Pub, Priv] {
	t.Helper()
	b := &bout[S, A, E, Pub, Priv]{
		Kit: k, t: t, rules: k.Spec.Rules, setup: setup, effort: e, viewers: viewers(setup.Seats),
		luck: rand.New(rand.NewPCG(setup.Seed, 99)), player: game.NewRandom(k.Spec.Rules), patient: setup.Seed%2 == 0,
	}
	b.player.Seed(setup.Seed)
	b.looks = make([]look[A, Pub, Priv], len(b.viewers))
	b.worlds = make([]world[S], len(b.viewers))
	turn := game.NewTurn[E](game.Live(setup.Seed, 0), false)
	if err := b.rules.New(&b.pos, setup, turn); err != nil {
		b.fatal("%v", err)
	}
	m, err := game.Start(b.rules, setup)
	if err != nil {
		b.fatal("%v", err)
	}
	b.m = m
	b.say(0, game.Nobody, turn.Told())
	b.refresh()
	return b
}

// fatal ends the test and says where the match stands.
func (b *bout[S, A, E, Pub, Priv]) fatal(format string, values ...any) {
	b.t.Helper()
	b.t.Fatalf("%s seed %d, after %d lines: %s", name(b.setup), b.setup.Seed, b.lines, fmt.Sprintf(format, values...))
}

// apply plays the action on a position with the luck of the next journal line.
func (b *bout[S, A, E, Pub, Priv]) apply(s *S, seat game.Seat, a A) outcome[E] {
	turn := game.NewTurn[E](game.Live(b.setup.Seed, uint64(b.lines+1)), false)
	step := b.rules.Apply(s, seat, a, turn)
	if step == game.Free && turn.Drew() {
		b.fatal("%s %s used luck and is called Free", seat, a)
	}
	return outcome[E]{turn.Told(), step}
}

func (b *bout[S, A, E, Pub, Priv]) say(line int, seat game.Seat, told []game.Told[E]) {
	for _, t := range told {
		b.said = append(b.said, said[E]{line: line, seat: seat, told: t})
	}
}

// refresh looks at the position anew with every viewer's eyes.
func (b *bout[S, A, E, Pub, Priv]) refresh() {
	for i, v := range b.viewers {
		see(b.rules, &b.pos, v, &b.looks[i])
	}
}

// room is what everybody sees.
func (b *bout[S, A, E, Pub, Priv]) room() *look[A, Pub, Priv] { return &b.looks[0] }

func (b *bout[S, A, E, Pub, Priv]) over() bool { return b.room().over }

// ask is the seat's question.
func (b *bout[S, A, E, Pub, Priv]) ask(seat game.Seat) (game.Ask, bool) {
	i := slices.IndexFunc(b.room().asks, func(q game.Ask) bool { return q.Seat == seat })
	if i < 0 {
		return game.Ask{}, false
	}
	return b.room().asks[i], true
}

// choose lets the random player choose; a patient one is asked again when it chose
// something rare.
func (b *bout[S, A, E, Pub, Priv]) choose() (game.Seat, A) {
	for try := 0; ; try++ {
		seat, a, ok := b.player.Choose(&b.pos)
		if !ok {
			b.fatal("nobody may act and the match is not over")
		}
		if !b.patient || !a.Rare() || try == 20 {
			return seat, a
		}
	}
}

// move takes something back, lays a note, or plays an action.
func (b *bout[S, A, E, Pub, Priv]) move() {
	if len(b.Notes) > 0 && b.luck.IntN(16) == 0 {
		b.note()
	}
	for b.luck.IntN(6) == 0 && b.takeBack() {
	}
	seat, a := b.choose()
	if ask, _ := b.ask(seat); ask.Private {
		b.alternatives(seat)
	}
	b.play(seat, a)
}

// play plays the action in the match and beside it.
func (b *bout[S, A, E, Pub, Priv]) play(seat game.Seat, a A) {
	ask, _ := b.ask(seat)
	next := b.pos
	out := b.apply(&next, seat, a)
	b.aheadOf(seat, a, ask, out, &next)
	before := b.m.Table()
	if err := b.m.Do(seat, a); err != nil {
		b.fatal("%v", err)
	}
	b.stand = append(b.stand, stood[S]{b.lines + 1, seat, ask.Private, out.step, b.pos})
	b.pos = next
	b.refresh()
	for i := range b.worlds {
		b.follow(i, seat, a, ask, out)
	}
	b.lines++
	b.say(b.lines, seat, out.told)
	b.revised(&before, out.told)
}

// aheadOf demands that a preview shows what will be, and exactly for public Free steps.
func (b *bout[S, A, E, Pub, Priv]) aheadOf(seat game.Seat, a A, ask game.Ask, out outcome[E], next *S) {
	t, ok := b.m.Ahead(seat, a)
	if want := !ask.Private && out.step == game.Free; ok != want {
		b.fatal("%s %s has a preview: %t", seat, a, ok)
	}
	if !ok {
		return
	}
	see(b.rules, next, game.Nobody, &b.other)
	if !b.alike.tables(&t.Pub, &b.other.pub) {
		b.fatal("the preview of %s %s shows another table", seat, a)
	}
}

// revised demands that the revision tells a changed table from an unchanged one, and
// that it tells nothing else.
func (b *bout[S, A, E, Pub, Priv]) revised(before *game.Table[A, Pub], told []game.Told[E]) {
	now := b.m.Table()
	changed := !b.alike.tables(&before.Pub, &now.Pub) || !sameAsks(before.Asks, now.Asks)
	heard := len(hears(told, game.Nobody)) > 0
	switch grown := now.Revision > before.Revision; {
	case changed && !grown:
		b.fatal("the table changed and its revision did not")
	case !changed && !heard && now.Revision != before.Revision:
		b.fatal("the revision counts something secret")
	}
}

func sameAsks[A game.Action](a, b []game.Open[A]) bool {
	return slices.EqualFunc(a, b, func(x, y game.Open[A]) bool {
		return x.Ask == y.Ask && slices.Equal(x.Offers, y.Offers)
	})
}
