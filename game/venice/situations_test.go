package venice

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
	"alibi/game/situation"
)

const situations = "../../testdata/venice/situations"

// oneTitle is the title and a shelf with nothing else.
func oneTitle(t testing.TB) (*game.Title, situation.Shelf) {
	t.Helper()
	title, err := Title()
	require.NoError(t, err)
	return title, func(name string) *game.Title {
		if name == Name {
			return title
		}
		return nil
	}
}

// TestSituations plays every situation file of the title. Each of them names its clauses
// in its first line.
func TestSituations(t *testing.T) {
	_, shelf := oneTitle(t)
	files, err := filepath.Glob(situations + "/*.txt")
	require.NoError(t, err)
	require.Greater(t, len(files), 250)
	list, err := os.ReadFile("../../testdata/venice/clauses.txt")
	require.NoError(t, err)
	clauses := strings.Fields(string(list))
	for _, path := range files {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		file, fault := situation.Read(filepath.Base(path), string(text), shelf)
		if fault != nil {
			t.Error(fault)
			continue
		}
		for _, fault := range file.Check() {
			t.Error(fault)
		}
		for _, n := range file.Namings() {
			assert.Contains(t, clauses, n.Clause, "%s:%d", path, n.Line)
		}
	}
}

// TestHandedSituations: all situations that came with the ledger are here, but for those
// of the scenarios.
func TestHandedSituations(t *testing.T) {
	for _, id := range strings.Fields(`
		s01 s02 s04 s05 s07 s08 s10 s11 s13 s14 s16 s17 s19 s20 s22 s23 s25 s26 s28 s29 s31 s32 s34 s35 s37 s38 s40 s41 s43 s44
		s46 s47 s49 s50 s52 s53 s55 s56 s58 s59 s61 s64 s65 s67 s68 s70 s71 s73 s74 s85 s86 s88 s89 s91 s92 s94 s95 s97 s98 s100`) {
		found, err := filepath.Glob(situations + "/" + id + "_*.txt")
		require.NoError(t, err)
		assert.Len(t, found, 1, id)
	}
}

// randomPlay plays a match in words and shows each position to look.
func randomPlay(t *testing.T, title *game.Title, setup game.Setup, rng *rand.Rand, look func(game.Play)) {
	t.Helper()
	play, err := title.Start(setup)
	require.NoError(t, err)
	for range maxActions {
		look(play)
		asks := play.Asks()
		if len(asks) == 0 {
			return
		}
		seat := asks[0].Seat
		offers := slices.DeleteFunc(play.OwnOffers(seat), func(o string) bool {
			return (strings.HasPrefix(o, "accuse") || o == "concede") && rng.IntN(40) > 0
		})
		if len(offers) == 0 {
			offers = play.OwnOffers(seat)
		}
		require.NoError(t, play.Say(seat, offers[rng.IntN(len(offers))]))
	}
	t.Fatal("the match does not end")
}

// TestLexicon: everything that anybody sees or hears in a match has one of the shapes
// that situation files are held to.
func TestLexicon(t *testing.T) {
	title, _ := oneTitle(t)
	x := title.Lexicon()
	said := map[string]bool{}
	fits := func(shapes []string, text string) {
		assert.True(t, x.Fits(shapes, text) && x.Begins(shapes, strings.Fields(text)[0]), text)
		said[strings.Fields(text)[0]] = true
	}
	for seed := range uint64(24) {
		rng := rand.New(rand.NewPCG(seed, 3))
		setup := game.Setup{Seats: MinSeats + int(seed%5), Mode: ModeStandard, Seed: seed}
		if seed%2 == 0 {
			setup.Options = []string{OptionStrict, OptionDeadEnd}
		}
		randomPlay(t, title, setup, rng, func(p game.Play) {
			for _, f := range p.Facts() {
				fits(x.Table, f)
			}
			for s := range game.Seat(setup.Seats) {
				for _, f := range p.OwnFacts(s) {
					fits(x.Own, f)
				}
			}
			for s := game.Nobody; int(s) < setup.Seats; s++ {
				for _, e := range p.Heard(s) {
					assert.True(t, x.Parts(x.Log, e), e)
					said[strings.Fields(e)[0]] = true
				}
			}
		})
	}
	for _, shape := range slices.Concat(x.Table, x.Own, x.Log) {
		word := strings.Fields(shape)[0]
		assert.True(t, said[word] || slices.Contains([]string{"note", "undo"}, word), "%s is never said", shape)
	}
}

// TestGrammarIsDocumented: somebody who has testdata/README.md alone knows every shape,
// every word, every question and every action of the title.
func TestGrammarIsDocumented(t *testing.T) {
	title, _ := oneTitle(t)
	b, err := os.ReadFile("../../testdata/README.md")
	require.NoError(t, err)
	readme := string(b)
	has := func(text string) { assert.True(t, strings.Contains(readme, text), "%s is not explained", text) }
	x := title.Lexicon()
	for _, shape := range slices.Concat(x.Table, x.Own, x.Log, x.Pose, x.Luck) {
		has("`" + shape + "`")
	}
	for _, k := range x.Kinds {
		has("{" + k.Name)
		for _, w := range k.Words {
			has(w)
		}
	}
	for _, q := range []string{
		AskIdentity, AskPick, AskBefore, AskStep, AskAfter, AskFlip, AskKiller, AskNext, AskMurder, AskAccuse, AskPause, AskFinal,
	} {
		has("`" + q + "`")
	}
	for v := Identity; v <= Concede; v++ {
		has("`" + v.String())
	}
	for _, o := range title.Options {
		has("option " + o.ID)
	}
	for _, why := range []string{game.LockNothing, game.LockSeat, game.LockLearned} {
		has("`" + why + "`")
	}
}

// TestDocumentedExample plays the example of testdata/README.md.
func TestDocumentedExample(t *testing.T) {
	_, shelf := oneTitle(t)
	b, err := os.ReadFile("../../testdata/README.md")
	require.NoError(t, err)
	_, text, ok := strings.Cut(string(b), "```\n# VV-")
	require.True(t, ok)
	text, _, _ = strings.Cut(text, "```")
	file, fault := situation.Read("README.md", "# VV-"+text, shelf)
	require.Nil(t, fault, "%v", fault)
	assert.Empty(t, file.Check())
	assert.Len(t, file.Cases(), 2)
}

// FuzzSituation: whatever a file says, the title is posed, dealt and played without a
// panic, and every match is told again by its own record.
func FuzzSituation(f *testing.F) {
	_, shelf := oneTitle(f)
	for _, name := range []string{"s07_too_few_cards", "s26_alarm_by_actress", "s44_gypsy_between_full_blocks", "s94_gunpowder_on_own_block", "s98_red_bases"} {
		text, err := os.ReadFile(situations + "/" + name + ".txt")
		require.NoError(f, err)
		f.Add(string(text))
	}
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Count(text, "\n== ") > 2 || len(text) > 3000 {
			t.Skip("long files are only slow")
		}
		file, fault := situation.Read("x.txt", text, shelf)
		if fault != nil {
			return
		}
		for _, fault := range file.Check() {
			if slices.Contains([]string{"situation.retold", "situation.unwritten", "situation.stuck"}, fault.Text) {
				t.Fatal(fault)
			}
		}
	})
}
