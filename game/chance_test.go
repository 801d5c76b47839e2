package game_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
)

// drawn is what a turn on the given luck shuffles and draws.
func drawn(c *game.Chance) (cards []int8, one int8) {
	t := game.NewTurn[string](c, true)
	cards = []int8{1, 2, 3, 4, 5}
	game.Shuffle(t, "cards", cards)
	return cards, game.Draw(t, "coin", []int8{7, 8})
}

// TestLuckFollowsSeedAndLine: the same for the same, another for another.
func TestLuckFollowsSeedAndLine(t *testing.T) {
	cards, one := drawn(game.Live(3, 4))
	again, two := drawn(game.Live(3, 4))
	assert.Equal(t, cards, again)
	assert.Equal(t, one, two)
	other := 0
	for n := range uint64(50) {
		for _, c := range []*game.Chance{game.Live(3+1+n, 4), game.Live(3, 4+1+n), game.Live(3+1<<40+n, 4)} {
			if got, _ := drawn(c); !slices.Equal(got, cards) {
				other++
			}
		}
	}
	assert.Greater(t, other, 140, "of 150 other seeds and lines nearly all give another order")

	loose := game.Loose(3, 4)
	got, _ := drawn(loose)
	assert.Equal(t, cards, got, "unrecorded luck is the same luck")
	loose.Reseed(3, 4)
	got, _ = drawn(loose)
	assert.Equal(t, cards, got)
}

// TestLuckIsFair: every place of every card, and every value of a draw, about as often.
func TestLuckIsFair(t *testing.T) {
	const tries = 12_000
	var places [6][6]int
	var values [3]int
	for n := range uint64(tries) {
		turn := game.NewTurn[string](game.Live(n, 1), true)
		cards := []int8{0, 1, 2, 3, 4, 5}
		game.Shuffle(turn, "cards", cards)
		for i, c := range cards {
			places[i][c]++
		}
		values[game.Draw(turn, "one of three", []int8{0, 1, 2})]++
	}
	for i := range places {
		for c := range places[i] {
			assert.InDelta(t, tries/6, places[i][c], 250, "card %d in place %d", c, i)
		}
	}
	for v := range values {
		assert.InDelta(t, tries/3, values[v], 350, "value %d", v)
	}
}

func TestTapeIsReadAndNothingElse(t *testing.T) {
	shuffle := func(got ...int8) game.Drawn { return game.Drawn{What: "cards", Got: got} }
	coin := game.Drawn{What: "coin", Got: []int8{8}}
	all := shuffle(5, 4, 3, 2, 1)
	for _, c := range []struct {
		name        string
		tape        []game.Drawn
		asked, held string
	}{
		{"nothing", nil, "cards", ""},
		{"in another order", []game.Drawn{coin, all}, "cards", "coin"},
		{"too little", []game.Drawn{all}, "coin", ""},
		{"too much", []game.Drawn{all, coin, coin}, "", "coin"},
		{"a card twice", []game.Drawn{shuffle(5, 5, 3, 2, 1), coin}, "cards", "cards"},
		{"a card of another box", []game.Drawn{shuffle(5, 4, 3, 2, 6), coin}, "cards", "cards"},
		{"not all cards", []game.Drawn{shuffle(5, 4), coin}, "cards", "cards"},
		{"a value that is none", []game.Drawn{all, {What: "coin", Got: []int8{9}}}, "coin", "coin"},
		{"two values", []game.Drawn{all, {What: "coin", Got: []int8{7, 8}}}, "coin", "coin"},
	} {
		t.Run(c.name, func(t *testing.T) {
			luck := game.Taped(c.tape)
			drawn(luck)
			var misfit *game.TapeError
			require.ErrorAs(t, luck.Err(), &misfit)
			assert.ErrorIs(t, luck.Err(), game.ErrTape)
			assert.Equal(t, game.TapeError{Asked: c.asked, Held: c.held}, *misfit)
			assert.NotEmpty(t, misfit.Error())
		})
	}
	luck := game.Taped([]game.Drawn{all, coin})
	cards, one := drawn(luck)
	require.NoError(t, luck.Err())
	assert.Equal(t, []int8{5, 4, 3, 2, 1}, cards)
	assert.Equal(t, int8(8), one)

	first := game.Taped([]game.Drawn{{What: "cards", Got: []int8{4}, Rest: true}, coin})
	cards, _ = drawn(first)
	require.NoError(t, first.Err())
	assert.Equal(t, []int8{4, 1, 2, 3, 5}, cards, "the rest follows in its old order")
}
