package gametest

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"alibi/game"
)

// Matches plays random matches over every mode, head count and option set and proves
// every position of them.
func (k *Kit[S, A, E, Pub, Priv]) Matches(t *testing.T) {
	k.prepare()
	e := k.effort()
	found := &findings{moved: map[string]bool{}}
	t.Run("play", func(t *testing.T) {
		k.tables(func(mode string, seats int) {
			t.Run(fmt.Sprintf("%s-%d", mode, seats), func(t *testing.T) {
				if soaking() {
					t.Parallel()
				}
				setups := k.setups(mode, seats)
				for i := range max(e.matches, 2*len(setups)) {
					setup := setups[i%len(setups)]
					setup.Seed = uint64(i + 1)
					k.match(t, setup, e, found)
				}
			})
		})
	})
	for _, l := range k.leaves {
		if !t.Failed() && l.secret && !found.moved[l.path] {
			t.Errorf("%s is secret, but no redeal ever changed it: nothing proves that it stays hidden", l.path)
		}
	}
}

// match plays one random match to its end.
func (k *Kit[S, A, E, Pub, Priv]) match(t *testing.T, setup game.Setup, e effort, found *findings) {
	t.Helper()
	b := k.begin(t, setup, e)
	b.found = found
	for {
		deep := b.luck.IntN(e.deep) == 0
		b.position(deep)
		b.redeal(deep)
		if b.over() {
			break
		}
		if len(b.stand) >= k.Spec.MaxActions {
			b.fatal("no end after %d actions", len(b.stand))
		}
		b.move()
	}
	b.position(true)
	b.finish()
}

// position holds one position to everything that needs no second one.
func (b *bout[S, A, E, Pub, Priv]) position(deep bool) {
	if wrong := b.Invariant(&b.pos); wrong != "" {
		b.fatal("%s", wrong)
	}
	b.questions()
	b.sameShown("now")
	b.undoable()
	if !deep {
		seat := game.Seat(b.luck.IntN(b.setup.Seats))
		b.offers = b.rules.Choices(&b.pos, seat, b.offers[:0])
		for range 6 {
			b.agree(seat, b.alphabet[b.luck.IntN(len(b.alphabet))])
		}
		return
	}
	b.legality()
	b.refusal()
	b.scribbles()
	b.sameLogs()
	b.keep()
}

// questions: somebody must decide unless it is over; who is asked may do something, who
// is not may do nothing.
func (b *bout[S, A, E, Pub, Priv]) questions() {
	must := false
	var asked game.Seats
	for _, q := range b.room().asks {
		if q.Seat < 0 || int(q.Seat) >= b.setup.Seats || q.Q == "" || asked.Has(q.Seat) {
			b.fatal("a question to %s that cannot be: %q", q.Seat, q.Q)
		}
		if q.Private && len(b.room().asks) > 1 {
			b.fatal("%s is asked %q in secret beside another question", q.Seat, q.Q)
		}
		asked |= game.SeatSet(q.Seat)
		must = must || !q.Optional
	}
	if must == b.over() || b.over() && asked != 0 {
		b.fatal("over: %t, asked: %q", b.over(), asked)
	}
	for s := range game.Seat(b.setup.Seats) {
		b.offers = b.rules.Choices(&b.pos, s, b.offers[:0])
		if (len(b.offers) > 0) != asked.Has(s) {
			b.fatal("%s is asked: %t, and is offered %d actions", s, asked.Has(s), len(b.offers))
		}
		for i, a := range b.offers {
			if slices.Contains(b.offers[:i], a) {
				b.fatal("%s is offered %q twice", s, a)
			}
			if word, ok := b.words[a.String()]; !ok || word != a {
				b.fatal("%s is offered %q, which the alphabet does not know", s, a)
			}
			if why := b.rules.Why(&b.pos, s, a); why.Len() != 0 {
				b.fatal("%s is offered %q, which %s bars", s, a, why)
			}
		}
		again := b.rules.Choices(&b.pos, s, nil)
		if !slices.Equal(again, b.offers) {
			b.fatal("%s is offered the same in another order: %v, %v", s, b.offers, again)
		}
	}
}

// agree holds Choices (in b.offers) and Why together for one action.
func (b *bout[S, A, E, Pub, Priv]) agree(seat game.Seat, a A) {
	why := b.rules.Why(&b.pos, seat, a)
	if offered := slices.Contains(b.offers, a); offered == (why.Len() > 0) {
		b.fatal("%s %q is offered: %t, with the reason %q", seat, a, offered, why)
	}
	for _, bar := range why.Bars() {
		if bar.Clause == "" || b.clauses != nil && !b.clauses[bar.Clause] {
			b.fatal("%s %q: no such clause %q", seat, a, bar.Clause)
		}
	}
}

// legality: choices and reasons agree over everything that can be worded; about a
// private question the table says that it is behind the curtain and nothing else.
func (b *bout[S, A, E, Pub, Priv]) legality() {
	for s := range game.Seat(b.setup.Seats) {
		b.offers = b.rules.Choices(&b.pos, s, b.offers[:0])
		q, _ := b.ask(s)
		for _, a := range b.alphabet {
			b.agree(s, a)
			why := b.rules.Why(&b.pos, s, a)
			if b.m.OwnWhy(s, a) != why {
				b.fatal("%s %q: the match gives itself another reason than the rules", s, a)
			}
			if q.Private {
				why = game.Reason{}
				why.Add(game.Bar{Clause: game.BehindCurtain})
			}
			if b.m.Why(s, a) != why {
				b.fatal("%s %q: the table gives the reason %s, not %s", s, a, b.m.Why(s, a), why)
			}
		}
	}
}

// refusal plays something that is not offered: refused with its reason, and nothing
// has changed.
func (b *bout[S, A, E, Pub, Priv]) refusal() {
	seat := game.Seat(b.luck.IntN(b.setup.Seats))
	a := b.alphabet[b.luck.IntN(len(b.alphabet))]
	why := b.rules.Why(&b.pos, seat, a)
	if why.Len() == 0 {
		return
	}
	err := b.m.Do(seat, a)
	refused := (*game.Refusal)(nil)
	if !errors.As(err, &refused) || !errors.Is(err, game.ErrNotOffered) || refused.Why != why {
		b.fatal("%s %q: %v, not a refusal with %s", seat, a, err, why)
	}
	b.sameShown("after a refusal")
}

// scribbles overwrites all that the doors let out: the match must not notice.
func (b *bout[S, A, E, Pub, Priv]) scribbles() {
	for _, v := range b.viewers {
		table, log, notes := b.m.Table(), b.m.Log(v), b.m.Notes()
		scribble(reflect.ValueOf(&table).Elem())
		scribble(reflect.ValueOf(&log).Elem())
		scribble(reflect.ValueOf(&notes).Elem())
		if v != game.Nobody {
			own := b.m.Own(v)
			scribble(reflect.ValueOf(&own).Elem())
		}
	}
	b.sameShown("after scribbling")
	b.sameLogs()
}

// scribble zeroes everything that it can reach.
func scribble(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			scribble(v.Elem())
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			scribble(v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			scribble(v.Field(i))
		}
	case reflect.Map:
		v.Clear()
	}
	if v.CanSet() {
		v.SetZero()
	}
}
