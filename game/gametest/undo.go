package gametest

import (
	"errors"
	"slices"

	"alibi/game"
)

// mayTakeBack is who may undo, as the steps so far say; Nobody if none.
func (b *bout[S, A, E, Pub, Priv]) mayTakeBack() game.Seat {
	if len(b.stand) == 0 {
		return game.Nobody
	}
	last := b.stand[len(b.stand)-1]
	if q, asked := b.ask(last.seat); !asked || q.Optional || last.step != game.Free {
		return game.Nobody
	}
	return last.seat
}

// undoable demands that exactly the right seat may undo.
func (b *bout[S, A, E, Pub, Priv]) undoable() {
	may := b.mayTakeBack()
	for s := range game.Seat(b.setup.Seats) {
		if b.m.MayUndo(s) != (s == may) {
			b.fatal("%s may undo: %t", s, s != may)
		}
		if s == may {
			continue
		}
		if err := b.m.Undo(s); !errors.Is(err, game.ErrLocked) {
			b.fatal("undo by %s: %v", s, err)
		}
	}
}

// takeBack undoes the last action, if it may be, and demands that everything is as it
// was before it, the log but for the undo itself included.
func (b *bout[S, A, E, Pub, Priv]) takeBack() bool {
	seat := b.mayTakeBack()
	if seat == game.Nobody {
		return false
	}
	before := b.m.Table()
	if err := b.m.Undo(seat); err != nil {
		b.fatal("undo by %s: %v", seat, err)
	}
	last := b.stand[len(b.stand)-1]
	b.stand = b.stand[:len(b.stand)-1]
	b.pos = last.before
	b.lines++
	open := !last.private
	for _, s := range b.said {
		open = open || s.line == last.line && s.sort == game.EntryEvent && s.told.Open
	}
	b.said = slices.DeleteFunc(b.said, func(s said[E]) bool { return s.line == last.line && s.sort == game.EntryEvent })
	b.said = append(b.said, said[E]{line: b.lines, seat: seat, sort: game.EntryUndo, told: game.Told[E]{To: game.SeatSet(seat), Open: open}})
	for i := range b.worlds {
		b.worlds[i].alive = false
	}
	b.refresh()
	b.sameShown("after an undo")
	b.sameLogs()
	if now := b.m.Table(); now.Revision == before.Revision && (open || !sameAsks(before.Asks, now.Asks)) {
		b.fatal("the table saw an undo and its revision did not")
	}
	return true
}

// note lays a note at random and demands that a refused one has a reason and that none
// touches the position.
func (b *bout[S, A, E, Pub, Priv]) note() {
	seat := game.Seat(b.luck.IntN(b.setup.Seats))
	text := b.Notes[b.luck.IntN(len(b.Notes))]
	before := len(b.m.Notes())
	err := b.m.Note(seat, text)
	refused := (*game.Refusal)(nil)
	switch {
	case err == nil:
		b.lines++
		b.said = append(b.said, said[E]{line: b.lines, seat: seat, sort: game.EntryNote, text: text, told: game.Told[E]{Open: true}})
		if notes := b.m.Notes(); len(notes) != before+1 || notes[before] != (game.Note{Seat: seat, Text: text}) {
			b.fatal("the note %q of %s is not among the notes", text, seat)
		}
	case !errors.As(err, &refused) || refused.Why.Len() == 0:
		b.fatal("the note %q of %s was refused without a reason: %v", text, seat, err)
	}
	b.sameShown("after a note")
}

// sameShown demands that the match shows every viewer what the rules show.
func (b *bout[S, A, E, Pub, Priv]) sameShown(when string) {
	for i, v := range b.viewers {
		l := seen(b.m, v)
		if what := b.differ(&b.looks[i], &l); what != "" {
			b.fatal("%s the match shows %s another sight than the rules: %s", when, v, what)
		}
	}
}

// sameLogs demands that every viewer's log holds exactly what he heard.
func (b *bout[S, A, E, Pub, Priv]) sameLogs() {
	for _, v := range b.viewers {
		got := b.m.Log(v)
		n := 0
		for _, s := range b.said {
			heard := hears([]game.Told[E]{s.told}, v)
			if len(heard) == 0 {
				continue
			}
			if n >= len(got) || got[n].Sort != s.sort || got[n].Seat != s.seat || got[n].Text != s.text ||
				!b.alike.events(heard, []E{got[n].Event}) {
				b.fatal("line %d of the log of %s is not what was told", n+1, v)
			}
			n++
		}
		if n != len(got) {
			b.fatal("the log of %s holds %d lines too many", v, len(got)-n)
		}
	}
}
