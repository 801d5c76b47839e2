package venice

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
)

// TestAhead: a preview shows the table of the steps it is given and changes nothing; a
// step that teaches somebody something or uses luck has no preview.
func TestAhead(t *testing.T) {
	r := load(t)
	m, err := r.Start(game.Setup{Seats: 4, Mode: ModeStandard, Options: []string{"killer=p0"}, Seed: 11})
	require.NoError(t, err)
	_, ok := m.Ahead(0, Action{Verb: Identity, Who: m.Own(0).Open.Offers[0].Who})
	assert.False(t, ok, "a private answer has no preview")
	require.NoError(t, m.Do(0, m.Own(0).Open.Offers[0]))

	before := m.Table()
	take := before.Asks[0].Offers[0]
	seen, ok := m.Ahead(1, take)
	require.True(t, ok)
	assert.Equal(t, before, m.Table())
	require.NoError(t, m.Do(1, take))
	done := m.Table()
	assert.Equal(t, done.Pub, seen.Pub)
	assert.Equal(t, done.Asks, seen.Asks)

	_, ok = m.Ahead(1, Action{Verb: Accuse, Who: Lush})
	assert.False(t, ok, "what is not offered has no preview")
	_, ok = m.Ahead(2, done.Asks[0].Offers[0])
	assert.False(t, ok, "another seat's decision has no preview")
}
