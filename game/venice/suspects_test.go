package venice

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
)

// imagined are the characters for whom what the room sees now could have come about, by
// dealing the rest anew.
func (r *Rules) imagined(s state, luck *rand.Rand) Group {
	var q Group
	s.todo[s.depth-1].kind = killerChoice // shame is no matter here
	for m := r.f.suspects; m != 0; m &= m - 1 {
		world := s
		if world.identity = m.first(); r.recode(&world, luck) {
			q |= one(world.identity)
		}
	}
	return q
}

// TestVV_END_15_SuspectsLeft plays matches of both modes and writes down, while they are
// played, for whom the room could have imagined everything; the end must say the same of
// every round, though codes were turned later.
func TestVV_END_15_SuspectsLeft(t *testing.T) {
	r := load(t)
	matches := 120
	if testing.Short() {
		matches = 30
	}
	narrowed, wider, errors := 0, 0, 0
	for seed := range uint64(matches) {
		luck := rand.New(rand.NewPCG(seed, 5))
		setup := game.Setup{Seats: 2 + int(seed)%5, Mode: ModeStandard, Seed: seed}
		if seed%3 == 0 {
			setup.Options = []string{OptionStrict, OptionDeadEnd}
		}
		var s state
		turn := game.NewTurn[Event](game.Live(setup.Seed, 1), false)
		require.NoError(t, r.New(&s, setup, turn))
		var seen [Rounds + 2]Group
		for s.ending == running {
			seen[s.round] = r.imagined(s, luck)
			r.step(t, &s, luck, turn)
		}
		var v Table
		r.Public(&s, &v)
		if s.ending == codeError {
			errors++
			assert.NotZero(t, v.Known[s.round]&v.Open[s.round])
			seen[s.round] = v.Known[s.round] // what the last code told came with the end
		}
		assert.Equal(t, seen, v.Known, "seed %d", seed)
		narrowed += 12 - v.Known[s.round].Len()
		wider += (v.Known[s.round] &^ v.Open[s.round]).Len()
		r.assertNarrowing(t, &s, &v)
	}
	assert.Greater(t, narrowed, matches, "hardly anybody was ruled out")
	assert.Greater(t, wider, matches/2, "codes face down hid hardly anybody")
	assert.Positive(t, errors)
}

// step plays one random choice; accusations and concessions are rare.
func (r *Rules) step(t *testing.T, s *state, luck *rand.Rand, turn *game.Turn[Event]) {
	t.Helper()
	asks := r.Asked(s, nil)
	seat := asks[0].Seat
	offers := r.Choices(s, seat, nil)
	a := offers[luck.IntN(len(offers))]
	for n := 0; (a.Verb == Accuse || a.Verb == Concede) && n < 40; n++ {
		a = offers[luck.IntN(len(offers))]
	}
	r.Apply(s, seat, a, turn)
}

// assertNarrowing: the twelve at first (VV-CHAR-DOVE-04), never more than a round before,
// never fewer than with all codes open, and the Killer always among them.
func (r *Rules) assertNarrowing(t *testing.T, s *state, v *Table) {
	t.Helper()
	assert.Equal(t, r.f.suspects, v.Known[0])
	assert.Equal(t, r.f.suspects, v.Open[0])
	for n := int8(0); n <= Rounds+1; n++ {
		if n > v.Round {
			assert.Zero(t, v.Known[n]|v.Open[n], "round %d was not played", n)
			continue
		}
		assert.True(t, v.Known[n].has(s.identity) && v.Open[n].has(s.identity), "the Killer was ruled out")
		assert.Zero(t, v.Open[n]&^v.Known[n])
		if n > 0 {
			assert.Zero(t, v.Known[n]&^v.Known[n-1]|v.Open[n]&^v.Open[n-1])
		}
	}
}

// TestNothingOfSuspectsBeforeTheEnd: who could be the Killer is worked out with the true
// identity, and no table shows it while the match goes on (VV-APP-07).
func TestNothingOfSuspectsBeforeTheEnd(t *testing.T) {
	r := load(t)
	luck := rand.New(rand.NewPCG(1, 1))
	var s state
	turn := game.NewTurn[Event](game.Live(3, 1), false)
	require.NoError(t, r.New(&s, game.Setup{Seats: 4, Mode: ModeStandard, Seed: 3}, turn))
	for s.ending == running {
		var v Table
		r.Public(&s, &v)
		assert.Zero(t, v.Known)
		assert.Zero(t, v.Open)
		for _, g := range v.Graves {
			assert.Empty(t, g.Clause)
		}
		r.step(t, &s, luck, turn)
	}
}

// TestTheClauseThatJudges: of every murder the end names a clause: the code's own when it
// was kept, the one that was broken otherwise (VV-END-11, VV-END-15).
func TestTheClauseThatJudges(t *testing.T) {
	r := load(t)
	for _, c := range []struct {
		name   string
		lines  string
		lawful bool
		clause string
	}{
		{"kept", "identity gypsy lush/grave 1 honeypot gaming-house playboy", true, "VV-CODE-HONEYPOT-01"},
		{"the wrong sex", "identity bishop lush/grave 1 honeypot gaming-house playboy", false, "VV-CODE-HONEYPOT-01"},
		{"the Dove", "identity bishop lush/grave 1 honeypot gaming-house dove", false, "VV-CODE-HONEYPOT-02"},
		{"herself", "identity playboy lush/grave 1 poison gaming-house playboy", false, "VV-MURDER-13"},
		{"no bridge", "identity bishop lush/at bishop dry-dock/grave 1 gunpowder gaming-house playboy", false, "VV-CODE-GUNPOWDER-02"},
		{"under the alarm", "identity gypsy lush/grave 1 honeypot gaming-house playboy/scene 1 alarm red bell-ringer", false, "VV-CHAR-BELLRINGER-05"},
	} {
		t.Run(c.name, func(t *testing.T) {
			setup := game.Setup{Seats: 4, Mode: ModeStandard, Options: []string{"killer=p0", OptionStrict}}
			m, err := r.Posed(setup, append(strings.Split(c.lines, "/"), "round 2", "step killer"))
			require.NoError(t, err)
			require.NoError(t, m.Do(0, Action{Verb: Concede}))
			g := m.Table().Pub.Graves[1]
			assert.Equal(t, c.lawful, g.Lawful)
			assert.Equal(t, c.clause, g.Clause)
		})
	}
}
