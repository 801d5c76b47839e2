package gametest

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"alibi/game"
)

// Kit is a title under test.
type Kit[S any, A game.Action, E, Pub, Priv any] struct {
	// Spec is the title.
	Spec *game.Spec[S, A, E, Pub, Priv]
	// Invariant says what is wrong with a position, or nothing.
	Invariant func(*S) string
	// Redeal is the position with everything dealt anew that the viewer cannot know;
	// the viewer Nobody is the room. What it deals must be possible: a world in which
	// all that the viewer has seen could have happened.
	Redeal func(s S, viewer game.Seat, luck *rand.Rand) S
	// Reveals reports an event that tells those who hear it something that was hidden.
	// What they hear their views must show as well: a log alone may tell nothing.
	Reveals func(E) bool
	// Notes are texts of notes to try, lawful and unlawful ones, for titles with notes.
	Notes []string
	// Dir is the title's folder of test data.
	Dir string
	// Written are the option sets that have a playthrough for every mode and head
	// count.
	Written [][]string
	// MaxBytes bounds the position; 0 means 1024.
	MaxBytes uintptr

	once     sync.Once
	alphabet []A
	words    map[string]A
	clauses  map[string]bool
	alike    views[Pub, Priv, E]
	title    *game.Title
	leaves   []leaf
}

// Environment of the tests.
const (
	soakVariable   = "ALIBI_SOAK"   // 1 for the long runs
	updateVariable = "ALIBI_UPDATE" // 1 to write files of expected text anew
)

func soaking() bool { return os.Getenv(soakVariable) == "1" }

// effort is how much is tried.
type effort struct {
	// matches are played for each mode and head count, spread over the option sets.
	matches int
	// deep is how seldom a position is looked at in full: one in so many.
	deep int
	// deals and replays are tried for each setup.
	deals, replays int
}

func (k *Kit[S, A, E, Pub, Priv]) effort() effort {
	switch {
	case soaking():
		return effort{matches: 10_000, deep: 251, deals: 60, replays: 100}
	case testing.Short():
		return effort{matches: 16, deep: 53, deals: 12, replays: 20}
	default:
		return effort{matches: 96, deep: 53, deals: 12, replays: 100}
	}
}

// Run proves the title, a part at a time.
func (k *Kit[S, A, E, Pub, Priv]) Run(t *testing.T) {
	t.Run("shape", k.Shape)
	t.Run("words", k.Words)
	t.Run("allocations", k.Allocations)
	t.Run("deals", k.Deals)
	t.Run("matches", k.Matches)
	t.Run("determinism", k.Determinism)
	t.Run("playthroughs", k.Playthroughs)
}

// prepare fills in what every part needs.
func (k *Kit[S, A, E, Pub, Priv]) prepare() {
	k.once.Do(func() {
		k.words = map[string]A{}
		k.Spec.Rules.Alphabet(func(a A) bool {
			k.alphabet, k.words[a.String()] = append(k.alphabet, a), a
			return true
		})
		k.leaves, _ = leaves(reflect.TypeFor[S]())
		k.clauses = readClauses(filepath.Join(k.Dir, "clauses.txt"))
		k.title = game.NewTitle(k.Spec)
		k.alike = newViews[Pub, Priv, E]()
	})
}

// readClauses reads the title's list of clauses; without one there is nothing to hold
// reasons to.
func readClauses(path string) map[string]bool {
	b, err := os.ReadFile(path)
	if err != nil {
		return nil
	}
	known := map[string]bool{}
	for _, id := range strings.Fields(string(b)) {
		known[id] = true
	}
	return known
}

// maxKind is how many kinds of action the random player can tell apart.
const maxKind = 64

// Words holds the alphabet to what records need: one action a text, no text that reads
// as another sort of journal line.
func (k *Kit[S, A, E, Pub, Priv]) Words(t *testing.T) {
	k.prepare()
	seen := map[string]bool{}
	k.Spec.Rules.Alphabet(func(a A) bool {
		text := a.String()
		require.False(t, seen[text], "two actions read %q", text)
		require.False(t, unfit(text), "%q reads as another journal line", text)
		require.Less(t, a.Kind(), uint8(maxKind), "%q is of a kind that the random player cannot count", text)
		seen[text] = true
		return true
	})
	require.NotEmpty(t, seen)
}

// unfit reports a text that a journal line could not carry.
func unfit(text string) bool {
	return strings.TrimSpace(text) != text || text == "" || text == "undo" || strings.ContainsAny(text, "\n|~") ||
		strings.HasPrefix(text, "note ")
}

// setups are all the ways to sit down to one mode with one head count, without seeds.
func (k *Kit[S, A, E, Pub, Priv]) setups(mode string, seats int) []game.Setup {
	sets := [][]string{nil}
	for _, o := range k.Spec.Options {
		var more [][]string
		for _, word := range wordings(o, seats) {
			for _, set := range sets {
				more = append(more, append(slices.Clone(set), word))
			}
		}
		sets = append(sets, more...)
	}
	all := make([]game.Setup, len(sets))
	for i, set := range sets {
		s := game.Setup{Seats: seats, Mode: mode, Options: set}
		all[i] = s.Sorted()
	}
	return all
}

func wordings(o game.Option, seats int) []string {
	values := slices.Clone(o.Values)
	if o.BySeat {
		values = append(values, game.Seat(0).String(), game.Seat(seats-1).String())
	}
	if len(values) == 0 {
		return []string{o.ID}
	}
	for i, v := range values {
		values[i] = o.ID + "=" + v
	}
	return values
}

// tables calls f for every mode and head count.
func (k *Kit[S, A, E, Pub, Priv]) tables(f func(mode string, seats int)) {
	for _, m := range k.Spec.Modes {
		for seats := m.Min; seats <= m.Max; seats++ {
			f(m.ID, seats)
		}
	}
}

// name is the setup in a word, for test and file names: "standard-4-strict".
func name(s game.Setup) string {
	parts := []string{s.Mode, fmt.Sprint(s.Seats)}
	for _, o := range s.Options {
		parts = append(parts, strings.ReplaceAll(o, "=", "-"))
	}
	return strings.Join(parts, "-")
}
