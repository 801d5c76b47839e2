package gametest

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"alibi/game"
)

// kept is what was let out at some moment, with its text then.
type kept[S any, A game.Action, E, Pub, Priv any] struct {
	pos   S
	room  look[A, Pub, Priv]
	table game.Table[A, Pub]
	log   []game.Entry[E]
	text  string
}

// keep puts what the room has now aside.
func (b *bout[S, A, E, Pub, Priv]) keep() {
	k := kept[S, A, E, Pub, Priv]{pos: b.pos, room: b.room().clone(), table: b.m.Table(), log: b.m.Log(game.Nobody)}
	k.text = fmt.Sprintf("%+v %+v", k.table, k.log)
	b.kept = append(b.kept, k)
}

// unchanged demands that nothing that was let out, and no earlier position, was changed
// by what came later.
func (b *bout[S, A, E, Pub, Priv]) unchanged() {
	for i := range b.kept {
		k := &b.kept[i]
		if now := fmt.Sprintf("%+v %+v", k.table, k.log); now != k.text {
			b.fatal("later steps changed what was let out:\n%s\n%s", k.text, now)
		}
		see(b.rules, &k.pos, game.Nobody, &b.other)
		if what := b.differ(&k.room, &b.other); what != "" {
			b.fatal("the rules show an earlier position otherwise now: %s", what)
		}
	}
}

// finish holds the whole match to what must hold of it at its end: history unchanged,
// the record readable as text, the replay equal, the luck proven.
func (b *bout[S, A, E, Pub, Priv]) finish() {
	b.unchanged()
	text := b.written()
	rec, err := game.ReadRecord(strings.NewReader(text))
	if err != nil {
		b.fatal("%v", err)
	}
	again := strings.Builder{}
	if err := game.WriteRecord(&again, rec); err != nil || again.String() != text {
		b.fatal("a record that is read and written again is another one (%v)", err)
	}
	m, err := b.Spec.Replay(rec)
	if err != nil {
		b.fatal("%v", err)
	}
	b.sameMatch(m)
	if _, err := b.title.Verify(rec); err != nil {
		b.fatal("%v", err)
	}
	b.forged(rec)
}

// written is the record of the match as text. No private line can be read in it.
func (b *bout[S, A, E, Pub, Priv]) written() string {
	rec := b.m.Record()
	rec.Title = b.Spec.Name
	rec.Header = []game.HeaderLine{{Key: "name p0", Value: "Łucja \"Ż\"\n"}}
	var text strings.Builder
	if err := game.WriteRecord(&text, &rec); err != nil {
		b.fatal("%v", err)
	}
	if len(rec.Lines) != b.lines {
		b.fatal("the record holds %d lines", len(rec.Lines))
	}
	lines := strings.Split(strings.TrimSuffix(text.String(), "\n"), "\n")
	for i, l := range rec.Lines {
		line := lines[len(lines)-len(rec.Lines)+i]
		if l.Private && l.Sort == game.LineAction && (!strings.HasPrefix(line, l.Seat.String()+" ~") || strings.Contains(line, l.Text)) {
			b.fatal("the secret line %q can be read in the record", line)
		}
	}
	return text.String()
}

// sameMatch demands that a replay shows and remembers what the match does.
func (b *bout[S, A, E, Pub, Priv]) sameMatch(m *game.Match[S, A, E, Pub, Priv]) {
	for i, v := range b.viewers {
		l := seen(m, v)
		if what := b.differ(&b.looks[i], &l); what != "" {
			b.fatal("the replay shows %s another sight: %s", v, what)
		}
		if !reflect.DeepEqual(m.Log(v), b.m.Log(v)) {
			b.fatal("the replay has another log for %s", v)
		}
		if v != game.Nobody && m.MayUndo(v) != b.m.MayUndo(v) {
			b.fatal("the replay lets %s undo otherwise", v)
		}
	}
	if m.Table().Revision != b.m.Table().Revision || !slices.Equal(m.Notes(), b.m.Notes()) || !reflect.DeepEqual(m.Setup(), b.m.Setup()) {
		b.fatal("the replay has another revision, other notes or another setup")
	}
}

// forged changes the seed: the luck of the record is then not the seed's, and the
// verification must say so. A match that used no luck has nothing to verify.
func (b *bout[S, A, E, Pub, Priv]) forged(rec *game.Record) {
	long := slices.ContainsFunc(rec.Deal, func(d game.Drawn) bool { return len(d.Got) > 5 })
	if !long {
		return
	}
	other := *rec
	other.Setup.Seed ^= 1 << 40
	if _, err := b.title.Verify(&other); err == nil {
		b.fatal("a record with another seed was verified")
	}
}
