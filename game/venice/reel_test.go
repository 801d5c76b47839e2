package venice

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
)

// slow plays a match in which nobody accuses before he must and everybody walks as long
// as he can, with steps taken back and notes laid on the way.
func slow(t testing.TB, seats int, seed uint64) game.Record {
	t.Helper()
	r, err := Load()
	require.NoError(t, err)
	m, err := r.Start(game.Setup{Seats: seats, Mode: ModeStandard, Seed: seed})
	require.NoError(t, err)
	luck := rand.New(rand.NewPCG(seed, 8))
	for range 4000 {
		asks := m.Table().Asks
		if len(asks) == 0 {
			break
		}
		seat := asks[0].Seat
		offers := m.Own(seat).Open.Offers
		calm := offers[:0:0]
		for _, a := range offers {
			if v := a.Verb; v != Accuse && v != Concede && v != Stop && v != End {
				calm = append(calm, a)
			}
		}
		if len(calm) == 0 {
			calm = offers
		}
		require.NoError(t, m.Do(seat, calm[luck.IntN(len(calm))]))
		if luck.IntN(6) == 0 && m.MayUndo(seat) {
			require.NoError(t, m.Undo(seat))
		}
		if luck.IntN(9) == 0 {
			_ = m.Note(seat, "red bishop") // it may stand there already
		}
	}
	_, over := m.Result()
	require.True(t, over)
	rec := m.Record()
	rec.Title = Name
	return rec
}

// TestAReelIsTheMatch: wound to any line, forwards or back, a record shows the table,
// every seat and every log what a replay of so many lines shows them.
func TestAReelIsTheMatch(t *testing.T) {
	r, err := Load()
	require.NoError(t, err)
	rec := slow(t, 4, 3)
	reel, err := r.Reel(&rec)
	require.NoError(t, err)
	require.Equal(t, len(rec.Lines), reel.Lines())
	luck := rand.New(rand.NewPCG(3, 4))
	at := 0
	for i := range 120 {
		n := luck.IntN(len(rec.Lines) + 1)
		if i%3 == 0 {
			n = min(at+1, len(rec.Lines))
		}
		at = n
		got, err := reel.Wind(n)
		require.NoError(t, err)
		part := rec
		part.Lines = rec.Lines[:n]
		want, err := r.Replay(&part)
		require.NoError(t, err)
		require.Equal(t, want.Table(), got.Table(), n)
		for s := game.Nobody; s < 4; s++ {
			require.Equal(t, want.Log(s), got.Log(s), n)
			if s != game.Nobody {
				require.Equal(t, want.Own(s), got.Own(s), n)
			}
		}
	}
}

// TestAReelStopsAtABadLine and names it.
func TestAReelStopsAtABadLine(t *testing.T) {
	r, err := Load()
	require.NoError(t, err)
	rec := slow(t, 3, 5)
	rec.Lines[17].Text = "leap nowhere"
	rec.Lines[17].Sort = game.LineAction
	reel, err := r.Reel(&rec)
	require.NoError(t, err)
	for range 2 {
		_, err = reel.Wind(len(rec.Lines))
		var bad *game.ReplayError
		require.ErrorAs(t, err, &bad)
		assert.Equal(t, 18, bad.Line)
	}
	_, err = reel.Wind(17)
	require.NoError(t, err)
	rec.Deal = nil
	_, err = r.Reel(&rec)
	require.Error(t, err)
}

// BenchmarkWindBack goes back by one line from the end of a long match.
func BenchmarkWindBack(b *testing.B) {
	r, err := Load()
	require.NoError(b, err)
	var rec game.Record
	for seed := range uint64(20) {
		if q := slow(b, 6, seed); len(q.Lines) > len(rec.Lines) {
			rec = q
		}
	}
	reel, err := r.Reel(&rec)
	require.NoError(b, err)
	b.ResetTimer()
	for range b.N {
		for _, n := range []int{len(rec.Lines), len(rec.Lines) - 1} {
			_, err := reel.Wind(n)
			require.NoError(b, err)
		}
	}
	b.ReportMetric(float64(len(rec.Lines)), "lines")
}
