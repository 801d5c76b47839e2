package game

import "slices"

// Ahead shows the table as it would be after the seat's given actions, if each of them
// is offered in its turn as an answer to a public question and is Free: a preview can
// then tell nothing that doing and undoing would not. ok is false otherwise. The match
// itself does not change.
func (m *Match[S, A, E, Pub, Priv]) Ahead(seat Seat, steps ...A) (t Table[A, Pub], ok bool) {
	at := *m.pos
	quiet := NewTurn[E](Loose(0, 0), true)
	for _, a := range steps {
		m.asks = m.rules.Asked(&at, m.asks[:0])
		public := slices.ContainsFunc(m.asks, func(q Ask) bool { return q.Seat == seat && !q.Private })
		m.offers = m.rules.Choices(&at, seat, m.offers[:0])
		if !public || !slices.Contains(m.offers, a) || m.rules.Apply(&at, seat, a, quiet) != Free {
			return Table[A, Pub]{}, false
		}
	}
	return m.table(&at), true
}
