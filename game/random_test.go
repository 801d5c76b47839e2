package game_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
	"alibi/game/gametest/charade"
)

// TestRandomPlayerPicksSortsEvenly: a sort of action first, then one of that sort; what
// is rare one time in 64.
func TestRandomPlayerPicksSortsEvenly(t *testing.T) {
	const tries = 64_000
	p := game.NewRandom[tossPosition, tossAction, string, int8, int8](toss{})
	p.Seed(1)
	verbs, picks := map[string]int{}, map[int8]int{}
	for range tries {
		seat, a, ok := p.Choose(&tossPosition{})
		require.True(t, ok)
		require.Equal(t, game.Seat(0), seat)
		verbs[a.verb]++
		if a.verb == "pick" {
			picks[a.n]++
		}
	}
	assert.InDelta(t, tries/64, verbs["quit"], 120)
	common := tries * 63 / 64 / 4
	for _, v := range []string{"step", "toss", "call", "pick"} {
		assert.InDelta(t, common, verbs[v], 500, v)
	}
	assert.Len(t, picks, 9)
	for n, times := range picks {
		assert.InDelta(t, common/9, times, 150, "pick %d", n)
	}
	_, _, ok := p.Choose(&tossPosition{over: true})
	assert.False(t, ok, "nobody may act")
}

func TestRandomMatchFollowsItsSeed(t *testing.T) {
	title := charade.Title()
	setup := game.Setup{Seats: 4, Mode: charade.ModeEvening, Seed: 3}
	first, err := title.Simulator()(setup)
	require.NoError(t, err)
	assert.True(t, first.Over)
	again := title.Simulator()
	setup.Seed = 4
	other, err := again(setup)
	require.NoError(t, err)
	assert.NotEqual(t, first, other)
	setup.Seed = 3
	second, err := again(setup)
	require.NoError(t, err)
	assert.Equal(t, first, second, "what was simulated before does not matter")

	_, err = again(game.Setup{Seats: 9, Mode: charade.ModeEvening})
	assert.Error(t, err)

	p := game.NewRandom[tossPosition, tossAction, string, int8, int8](toss{})
	o, err := p.Match(game.Setup{Seats: 2}, 0)
	require.NoError(t, err)
	assert.Equal(t, game.Outcome{}, o, "no more actions than allowed")
}
