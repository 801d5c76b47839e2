package game_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
)

func TestRefusalChangesNothing(t *testing.T) {
	m, err := tossed(game.Setup{}, "step")
	require.NoError(t, err)
	before, record := m.Table(), m.Record()
	err = m.Do(1, do("step"))
	var refused *game.Refusal
	require.ErrorAs(t, err, &refused)
	assert.ErrorIs(t, err, game.ErrNotOffered)
	assert.Equal(t, "p1 step: not offered (TT-TURN-01)", err.Error())
	assert.Equal(t, before, m.Table())
	assert.Equal(t, record, m.Record())
}

// TestUndoSaysWhyNot: nothing is taken back that told somebody something or used chance,
// nor a step of another seat (faults 37, 38).
func TestUndoSaysWhyNot(t *testing.T) {
	for _, c := range []struct {
		name  string
		verbs []string
		seat  game.Seat
		why   string
	}{
		{"nothing was done", nil, 0, game.LockNothing},
		{"another seat did it", []string{"step"}, 1, game.LockSeat},
		{"another seat decides", []string{"step", "call"}, 0, game.LockSeat},
		{"a locked step", []string{"step", "call", "back", "pick"}, 0, game.LockLearned},
		{"luck was used", []string{"toss"}, 0, game.LockLearned},
	} {
		t.Run(c.name, func(t *testing.T) {
			m, err := tossed(game.Setup{})
			require.NoError(t, err)
			for _, v := range c.verbs {
				a := do(v)
				if v == "pick" {
					a.n = 3
				}
				require.NoError(t, m.Do(map[bool]game.Seat{true: 1}[v == "back"], a))
			}
			assert.False(t, m.MayUndo(c.seat))
			err = m.Undo(c.seat)
			var locked *game.LockedError
			require.ErrorAs(t, err, &locked)
			assert.ErrorIs(t, err, game.ErrLocked)
			assert.Equal(t, c.why, locked.Why)
		})
	}
}

// TestUndoIsRemembered: the journal keeps the action and its undo, the log the undo
// alone, and the luck of the next line is that of its own number.
func TestUndoIsRemembered(t *testing.T) {
	m, err := tossed(game.Setup{Seed: 5}, "step")
	require.NoError(t, err)
	require.NoError(t, m.Undo(0))
	require.NoError(t, m.Do(0, do("toss")))
	assert.Equal(t, int8(0), m.Table().Pub)
	r := m.Record()
	require.Len(t, r.Lines, 3)
	assert.Equal(t, []game.LineSort{game.LineAction, game.LineUndo, game.LineAction}, []game.LineSort{r.Lines[0].Sort, r.Lines[1].Sort, r.Lines[2].Sort})
	var sorts []game.EntrySort
	for _, e := range m.Log(game.Nobody) {
		sorts = append(sorts, e.Sort)
	}
	assert.Equal(t, []game.EntrySort{game.EntryEvent, game.EntryUndo, game.EntryEvent}, sorts)

	var third []game.Drawn
	for seed := range uint64(64) {
		first, err := tossed(game.Setup{Seed: seed}, "toss")
		require.NoError(t, err)
		late, err := tossed(game.Setup{Seed: seed}, "step", "step", "toss")
		require.NoError(t, err)
		third = append(third, late.Record().Lines[2].Draws...)
		if first.Record().Lines[0].Draws[0].Got[0] != third[len(third)-1].Got[0] {
			return // the same toss in another line is another toss
		}
	}
	t.Fatal("luck does not depend on the journal's line")
}

// TestRevisionCountsWhatTheRoomNotices, and a whisper is not that.
func TestRevisionCountsWhatTheRoomNotices(t *testing.T) {
	m, err := tossed(game.Setup{})
	require.NoError(t, err)
	assert.Zero(t, m.Table().Revision)
	grows := func(by int, play func() error) {
		t.Helper()
		before := m.Table().Revision
		require.NoError(t, play())
		assert.Equal(t, before+by, m.Table().Revision)
	}
	grows(1, func() error { return m.Do(0, do("step")) })
	grows(1, func() error { return m.Undo(0) })
	grows(1, func() error { return m.Do(0, do("call")) }) // another question, no event
	grows(0, func() error { return m.Do(1, do("whisper")) })
	grows(0, func() error { return m.Do(1, do("whisper")) })
	grows(0, func() error { return m.Undo(1) })
	grows(1, func() error { return m.Do(1, do("back")) })
}

// TestLogIsEveryonesOwn: full to whom it was told, the public face to the room, nothing
// of what was told apart; a secret undo is seen by its seat alone.
func TestLogIsEveryonesOwn(t *testing.T) {
	m, err := tossed(game.Setup{}, "toss", "call", "whisper", "whisper")
	require.NoError(t, err)
	require.NoError(t, m.Undo(1))
	heard := func(v game.Seat) (all []string) {
		for _, e := range m.Log(v) {
			all = append(all, map[game.EntrySort]string{game.EntryUndo: "undo"}[e.Sort]+e.Event)
		}
		return all
	}
	assert.Equal(t, []string{"began", "tossed"}, heard(game.Nobody))
	assert.Equal(t, []string{"began", "tossed", "whispered", "undo"}, heard(1))
	require.Len(t, heard(0), 2)
	assert.Regexp(t, "^tossed [12]$", heard(0)[1])
}

func TestCurtain(t *testing.T) {
	m, err := tossed(game.Setup{}, "call")
	require.NoError(t, err)
	table := m.Table()
	require.Len(t, table.Asks, 1)
	assert.True(t, table.Asks[0].Private)
	assert.Empty(t, table.Asks[0].Offers)
	own := m.Own(1)
	assert.True(t, own.Asked)
	assert.Equal(t, []tossAction{do("whisper"), do("back")}, own.Open.Offers)
	assert.False(t, m.Own(0).Asked)
	why, ownWhy := m.Why(1, do("whisper")), m.OwnWhy(1, do("whisper"))
	assert.Equal(t, game.BehindCurtain, why.String())
	assert.Zero(t, ownWhy.Len())
	why = m.Why(0, do("step"))
	assert.Equal(t, "TT-TURN-01", why.String())
}

func TestReasons(t *testing.T) {
	var r game.Reason
	for i := range game.MaxBars + 2 {
		r.Add(game.Bar{Clause: string(rune('A' + i)), N: i})
		r.Add(game.Bar{Clause: string(rune('A' + i)), N: 99})
	}
	assert.Equal(t, game.MaxBars, r.Len())
	assert.Equal(t, "A B C D E F", r.String())
	assert.Equal(t, 1, r.Bars()[1].N, "a repeat is dropped")
	assert.True(t, r.Has("C"))
	assert.False(t, r.Has("G"))
}

func TestNotesNeedRulesForThem(t *testing.T) {
	m, err := tossed(game.Setup{})
	require.NoError(t, err)
	assert.ErrorIs(t, m.Note(0, "red"), game.ErrNotOffered)
	assert.Empty(t, m.Notes())
}

func TestSetupIsKeptSortedAndWithoutSeed(t *testing.T) {
	options := []string{"x", "rolled", "x"}
	m, err := tossed(game.Setup{Options: options, Seed: 7})
	require.NoError(t, err)
	s := m.Setup()
	assert.Equal(t, game.Setup{Seats: 2, Options: []string{"rolled", "x"}}, s)
	s.Options[0] = "scribble"
	assert.Equal(t, "rolled", m.Setup().Options[0])
	assert.Equal(t, []string{"x", "rolled", "x"}, options)
	assert.Equal(t, uint64(7), m.Record().Setup.Seed)

	_, err = game.Start[tossPosition, tossAction, string, int8, int8](toss{}, game.Setup{Seats: 3})
	var refused *game.SetupError
	require.ErrorAs(t, err, &refused)
	assert.Equal(t, `seats "3" cannot be played: want 2`, err.Error())

	s = game.Setup{Options: []string{"killer=p2", "strict"}}
	value, ok := s.Value("killer")
	assert.True(t, ok && value == "p2" && s.Has("strict") && !s.Has("killer"))
	_, ok = s.Value("strict")
	assert.False(t, ok)
}
