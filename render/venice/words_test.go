package venice

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
	rules "alibi/game/venice"
	"alibi/localization"
)

// speakers are the words of both languages; a text or a value that is missing fails the
// test.
func speakers(t *testing.T) []*Words {
	t.Helper()
	cat, err := localization.Load()
	require.NoError(t, err)
	cat.OnMissing(func(l localization.Lang, key string) { assert.Fail(t, "missing text", "%s %s", l, key) })
	names := []string{"Łucja", "Jan", "Ewa", "Ola"}
	return []*Words{{Cat: cat, Lang: localization.English, Names: names}, {Cat: cat, Lang: localization.Polish, Names: names}}
}

// randomMatch plays a match at random and calls look before each decision.
func randomMatch(t *testing.T, seed uint64, options []string, look func(*rules.Match)) {
	t.Helper()
	r, err := rules.Load()
	require.NoError(t, err)
	m, err := r.Start(game.Setup{Seats: 4, Mode: rules.ModeStandard, Seed: seed, Options: options})
	require.NoError(t, err)
	rng := rand.New(rand.NewPCG(seed, 1))
	for {
		look(m)
		asks := m.Table().Asks
		if len(asks) == 0 {
			return
		}
		seat := asks[0].Seat
		offers := m.Own(seat).Open.Offers
		a := offers[rng.IntN(len(offers))]
		for a.Rare() && len(offers) > 1 && !m.Table().Pub.Final {
			a = offers[rng.IntN(len(offers))]
		}
		require.NoError(t, m.Do(seat, a))
	}
}

// TestEveryRefusalIsWorded: whatever is not offered says why in one sentence, in both
// languages, with the numbers of the case and the clause (faults 43).
func TestEveryRefusalIsWorded(t *testing.T) {
	r, err := rules.Load()
	require.NoError(t, err)
	all := speakers(t)
	clauses := map[string]bool{}
	for seed := range uint64(3) {
		n := 0
		randomMatch(t, seed, []string{rules.OptionDeadEnd}, func(m *rules.Match) {
			if n++; n%3 != 0 {
				return
			}
			for seat := range game.Seat(4) {
				r.Alphabet(func(a rules.Action) bool {
					why := m.OwnWhy(seat, a)
					for _, bar := range why.Bars() {
						if clauses[bar.Clause] {
							continue
						}
						clauses[bar.Clause] = true
						for _, w := range all {
							var one game.Reason
							one.Add(bar)
							text, clause := w.Why(one, 1)
							assert.NotEmpty(t, text, bar.Clause)
							assert.NotContains(t, text, "{", bar.Clause)
							assert.Equal(t, bar.Clause, clause)
							assert.Contains(t, w.Clause(clause), clause)
						}
					}
					return true
				})
			}
		})
	}
	assert.Greater(t, len(clauses), 60, "few refusals were met: %v", clauses)
}

// TestFullBlockNamesItsNumbers: "full (3 of 3)" (faults 43).
func TestFullBlockNamesItsNumbers(t *testing.T) {
	r, err := rules.Load()
	require.NoError(t, err)
	m, err := r.Posed(game.Setup{Seats: 4, Mode: rules.ModeStandard}, []string{"use bishop p1", "at bishop fish-hall", "at gypsy moneychangers", "at playboy moneychangers"})
	require.NoError(t, err)
	row, ok := rules.ParseBlock("moneychangers")
	require.True(t, ok)
	why := m.Why(1, rules.Action{Verb: rules.Walk, Block: row})
	for _, w := range speakers(t) {
		text, clause := w.Why(why, 1)
		assert.Equal(t, "VV-MOVE-10", clause)
		assert.Equal(t, 2, strings.Count(text, "3"), text)
		assert.Contains(t, text, w.Block(row))
	}
}

// TestEverythingIsWorded: log, prompts and actions of whole matches, in both languages.
func TestEverythingIsWorded(t *testing.T) {
	all := speakers(t)
	silent := map[rules.EventKind]bool{rules.IdentityChosen: true, rules.UseEnded: true, rules.FinalAccusation: true, rules.RoundBegun: true}
	for seed := range uint64(6) {
		randomMatch(t, seed, []string{rules.OptionStrict}, func(m *rules.Match) {
			table := m.Table()
			for _, w := range all {
				for _, q := range table.Asks {
					assert.NotEmpty(t, w.Prompt(&table.Pub, q.Ask), q.Q)
					for _, a := range m.Own(q.Seat).Open.Offers {
						text := w.Action(&table.Pub, a)
						assert.NotEmpty(t, text)
						assert.NotContains(t, text, "{", "%s", a)
						assert.NotEmpty(t, w.Button(a.Verb))
					}
				}
				if !table.Pub.Over {
					continue
				}
				assert.NotContains(t, w.Ending(&table.Pub), "{")
				for _, e := range m.Log(game.Nobody) {
					line := w.Entry(e)
					assert.True(t, line != "" || silent[e.Event.Kind], "%s", e.Event)
					assert.NotContains(t, line, "{")
				}
			}
		})
	}
}

// TestTheLogKeepsTheCode: the room's line about a murder is the same for every code
// (VV-MURDER-12, faults 29).
func TestTheLogKeepsTheCode(t *testing.T) {
	open := rules.Event{Kind: rules.Murdered, Seat: 0, Grave: 1, Set: 1 << uint(rules.Lush)}
	for _, w := range speakers(t) {
		plain := w.Event(open)
		for code := rules.Poison; code <= rules.DeadEnd; code++ {
			told := open
			told.Code = code
			assert.Equal(t, plain, w.Event(told), code)
		}
	}
}
