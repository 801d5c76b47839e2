package game_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"alibi/game"
)

func TestSeats(t *testing.T) {
	for s := range game.Seat(game.MaxSeats) {
		got, err := game.ParseSeat(s.String())
		assert.NoError(t, err)
		assert.Equal(t, s, got)
	}
	for _, text := range []string{"", "p", "p10", "q1", "P1", "p-1", "1", "nobody"} {
		got, err := game.ParseSeat(text)
		assert.Error(t, err, text)
		assert.Equal(t, game.Nobody, got)
	}
	assert.Equal(t, "nobody", game.Nobody.String())

	set := game.SeatSet(0, 3, game.Nobody)
	assert.Equal(t, "p0 p3", set.String())
	assert.Equal(t, 2, set.Len())
	assert.True(t, set.Has(3))
	assert.False(t, set.Has(1) || set.Has(game.Nobody))
	assert.Equal(t, game.SeatSet(0, 1, 2), game.AllSeats(3))
}
