package gametest

import (
	"reflect"
	"slices"

	"alibi/game"
)

// look is all that one viewer can see of a position.
type look[A game.Action, Pub, Priv any] struct {
	pub  Pub
	priv Priv // zero for Nobody
	asks []game.Ask
	// offers are those of the public questions and of the viewer's own, one question
	// after another; ends says where each question's end.
	offers []A
	ends   []int
	result game.Result
	over   bool
}

// see fills in what the viewer sees.
func see[S any, A game.Action, E, Pub, Priv any](r game.Rules[S, A, E, Pub, Priv], s *S, viewer game.Seat, l *look[A, Pub, Priv]) {
	r.Public(s, &l.pub)
	var none Priv
	if l.priv = none; viewer != game.Nobody {
		r.Private(s, viewer, &l.priv)
	}
	l.asks = r.Asked(s, l.asks[:0])
	l.offers, l.ends = l.offers[:0], l.ends[:0]
	for _, q := range l.asks {
		if !q.Private || q.Seat == viewer {
			l.offers = r.Choices(s, q.Seat, l.offers)
		}
		l.ends = append(l.ends, len(l.offers))
	}
	l.result, l.over = r.Result(s)
}

// seen is the look that a match gives through its two doors.
func seen[S any, A game.Action, E, Pub, Priv any](m *game.Match[S, A, E, Pub, Priv], viewer game.Seat) look[A, Pub, Priv] {
	t := m.Table()
	l := look[A, Pub, Priv]{pub: t.Pub}
	own := game.Own[A, Priv]{}
	if viewer != game.Nobody {
		own = m.Own(viewer)
		l.priv = own.Priv
	}
	for _, q := range t.Asks {
		l.asks = append(l.asks, q.Ask)
		switch {
		case q.Seat == viewer && own.Asked && own.Open.Ask == q.Ask:
			l.offers = append(l.offers, own.Open.Offers...)
		case q.Seat != viewer || !q.Private:
			l.offers = append(l.offers, q.Offers...)
		}
		l.ends = append(l.ends, len(l.offers))
	}
	l.result, l.over = m.Result()
	return l
}

// views compares views quickly where their types allow it.
type views[Pub, Priv, E any] struct{ pub, priv, event bool }

func newViews[Pub, Priv, E any]() views[Pub, Priv, E] {
	return views[Pub, Priv, E]{
		reflect.TypeFor[Pub]().Comparable(), reflect.TypeFor[Priv]().Comparable(), reflect.TypeFor[E]().Comparable(),
	}
}

func (v views[Pub, Priv, E]) tables(a, b *Pub) bool {
	if v.pub {
		return any(*a) == any(*b)
	}
	return reflect.DeepEqual(a, b)
}

func (v views[Pub, Priv, E]) owns(a, b *Priv) bool {
	if v.priv {
		return any(*a) == any(*b)
	}
	return reflect.DeepEqual(a, b)
}

func (v views[Pub, Priv, E]) events(a, b []E) bool {
	return slices.EqualFunc(a, b, func(x, y E) bool {
		if v.event {
			return any(x) == any(y)
		}
		return reflect.DeepEqual(x, y)
	})
}

// differ names the first thing in which two looks differ, or nothing.
func (k *Kit[S, A, E, Pub, Priv]) differ(a, b *look[A, Pub, Priv]) string {
	switch {
	case !k.alike.tables(&a.pub, &b.pub):
		return "the table"
	case !k.alike.owns(&a.priv, &b.priv):
		return "the seat's own view"
	case !slices.Equal(a.asks, b.asks):
		return "the questions"
	case !slices.Equal(a.ends, b.ends) || !slices.Equal(a.offers, b.offers):
		return "the offers"
	case a.over != b.over || a.result != b.result:
		return "the result"
	}
	return ""
}

// hears is what the viewer hears of what was told.
func hears[E any](told []game.Told[E], viewer game.Seat) []E {
	var all []E
	for _, t := range told {
		switch {
		case t.To.Has(viewer):
			all = append(all, t.Full)
		case t.Open:
			all = append(all, t.Public)
		}
	}
	return all
}

// viewers are the room and every seat.
func viewers(seats int) []game.Seat {
	all := []game.Seat{game.Nobody}
	for s := range game.Seat(seats) {
		all = append(all, s)
	}
	return all
}

// clone is a look that shares no slice with the first.
func (l *look[A, Pub, Priv]) clone() look[A, Pub, Priv] {
	c := *l
	c.asks, c.offers, c.ends = slices.Clone(l.asks), slices.Clone(l.offers), slices.Clone(l.ends)
	return c
}
