package gametest

import (
	"testing"

	"github.com/stretchr/testify/require"

	"alibi/game"
)

// Allocations plays whole matches without record and events and demands that dealing,
// copying, choosing and playing allocate nothing once the buffers have grown.
func (k *Kit[S, A, E, Pub, Priv]) Allocations(t *testing.T) {
	k.tables(func(mode string, seats int) {
		p := game.NewRandom(k.Spec.Rules)
		setup := game.Setup{Seats: seats, Mode: mode}
		play := func() {
			setup.Seed++
			if o, err := p.Match(setup, k.Spec.MaxActions); err != nil || !o.Over {
				t.Fatalf("%s seed %d: no end (%v)", name(setup), setup.Seed, err)
			}
		}
		for range 200 {
			play()
		}
		require.Zero(t, testing.AllocsPerRun(50, play), "%s", name(setup))
	})
}
