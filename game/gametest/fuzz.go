package gametest

import (
	"slices"
	"strings"
	"testing"

	"alibi/game"
)

// Bytes of a fuzzer's script that are no choice.
const (
	scriptUndo = 255
	scriptNote = 254
	// maxScript bounds the scripts, so that a fuzzer finds many and not long ones.
	maxScript = 400
)

// Fuzz lets bytes play: the first settle the setup, each other picks a question and an
// offer, takes something back or lays a note. Whatever they do, the position stays
// possible, somebody may act until it is over, and the record replays.
func (k *Kit[S, A, E, Pub, Priv]) Fuzz(f *testing.F) {
	k.prepare()
	f.Add(uint64(1), uint8(0), []byte{0, 1, 2, 3, 4, 5, 6, 7})
	f.Add(uint64(2), uint8(9), []byte("The quick brown fox jumps over the lazy dog"))
	f.Add(uint64(3), uint8(200), []byte{scriptNote, 0, scriptUndo, 0, 9, scriptUndo, 40, 80, 120, scriptNote, 160})
	f.Fuzz(func(t *testing.T, seed uint64, table uint8, script []byte) {
		var setups []game.Setup
		k.tables(func(mode string, seats int) { setups = append(setups, k.setups(mode, seats)...) })
		setup := setups[int(table)%len(setups)]
		setup.Seed = seed
		b := k.begin(t, setup, k.effort())
		for _, c := range script[:min(len(script), maxScript)] {
			if b.over() {
				break
			}
			b.scripted(c)
			if wrong := b.Invariant(&b.pos); wrong != "" {
				b.fatal("%s", wrong)
			}
			b.questions()
		}
		rec, err := game.ReadRecord(strings.NewReader(b.written()))
		if err != nil {
			b.fatal("%v", err)
		}
		m, err := k.Spec.Replay(rec)
		if err != nil {
			b.fatal("%v", err)
		}
		b.sameMatch(m)
	})
}

// scripted does what one byte says.
func (b *bout[S, A, E, Pub, Priv]) scripted(c byte) {
	switch {
	case c == scriptUndo:
		b.takeBack()
		return
	case c == scriptNote && len(b.Notes) > 0:
		b.note()
		return
	}
	q := b.room().asks[int(c)%len(b.room().asks)]
	offers := slices.Clone(b.rules.Choices(&b.pos, q.Seat, nil))
	a := offers[int(c)/len(b.room().asks)%len(offers)]
	b.play(q.Seat, a)
}
