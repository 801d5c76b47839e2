package venice

import (
	"math/bits"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
	"alibi/game/gametest"
)

// kit proves Venice Vendetta like every other title.
func kit(t testing.TB) *gametest.Kit[state, Action, Event, Table, Own] {
	t.Helper()
	r, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	return &gametest.Kit[state, Action, Event, Table, Own]{
		Spec:      r.spec(),
		Invariant: func(s *state) string { return r.wrong(s) },
		Redeal:    r.redeal,
		Reveals:   reveals,
		Notes:     []string{"red bishop", "black bishop", "red gypsy", "red lush", "red dove", "red nobody", "pink"},
		Dir:       "../../testdata/venice",
		Written:   [][]string{nil, {OptionStrict}},
	}
}

// TestKit: nobody is ever stuck and every action is offered or refused (faults 42), and
// a match replays to the same position however it is run (faults 44).
func TestKit(t *testing.T) { kit(t).Run(t) }

func FuzzMatch(f *testing.F) { kit(f).Fuzz(f) }

// TestTheBox: what lies in the box, and in play when a standard game begins.
func TestTheBox(t *testing.T) {
	r := load(t)
	m, err := Title()
	require.NoError(t, err)
	t.Run("VV-SCEN-03 a standard game is always on offer", func(t *testing.T) {
		for seats := MinSeats; seats <= MaxSeats; seats++ {
			mode, ok := m.ModeFor("", seats)
			assert.True(t, ok && mode.ID == ModeStandard)
		}
	})
	var s state
	turn := game.NewTurn[Event](game.Live(1, 0), false)
	require.NoError(t, r.New(&s, game.Setup{Seats: 4, Mode: ModeStandard}, turn))
	t.Run("VV-COMP-07 thirteen killing codes, two of them special, and the promotional one", func(t *testing.T) {
		var in []struct {
			ID, Set, Scenario string
			Number            int
		}
		require.NoError(t, decode(files, "codes.json", &in))
		sets := map[string]int{}
		for _, c := range in {
			sets[c.Set]++
		}
		assert.Equal(t, map[string]int{"common": 11, "scenario": 2, "promo": 1}, sets)
		assert.Equal(t, 11, bits.OnesCount16(s.hand))
	})
	r.Apply(&s, s.killer, Action{Verb: Identity, Who: s.suspects[0]}, turn)
	t.Run("VV-COMP-08 VV-SETUP-15 a card for each of the thirteen is ready", func(t *testing.T) {
		cards := append(append([]Character(nil), s.dealt[:s.dealtLen]...), s.pile[:s.pileLen]...)
		slices.Sort(cards)
		assert.Equal(t, allCast.Members(), cards)
	})
}

// reveals are the events that show what was hidden: a code, the Suspect Card, the top
// of the pile, the end (and with it everything).
func reveals(e Event) bool {
	switch e.Kind {
	case CodeTurned, Judged, Revealed, CardDrawn, Ended:
		return true
	default:
		return false
	}
}
