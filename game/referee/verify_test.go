package main

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
	"alibi/localization"
)

// randomRecord plays a match by the seed and writes it down.
func randomRecord(t testing.TB, setup game.Setup) string {
	t.Helper()
	title, err := shelf[0]()
	require.NoError(t, err)
	play, err := title.Start(setup)
	require.NoError(t, err)
	rng := rand.New(rand.NewPCG(setup.Seed, 5))
	for range title.MaxActions {
		asks := play.Asks()
		if len(asks) == 0 {
			break
		}
		offers := slices.DeleteFunc(play.OwnOffers(asks[0].Seat), func(o string) bool {
			return (strings.HasPrefix(o, "accuse") || o == "concede") && rng.IntN(30) > 0
		})
		if len(offers) == 0 {
			offers = play.OwnOffers(asks[0].Seat)
		}
		require.NoError(t, play.Say(asks[0].Seat, offers[rng.IntN(len(offers))]))
		if rng.IntN(5) == 0 {
			_ = play.Undo(asks[0].Seat) // refused often: only what is allowed is written down
		}
		if rng.IntN(9) == 0 {
			_ = play.Note(asks[0].Seat, []string{"red bishop", "black bishop", "red gypsy"}[rng.IntN(3)])
		}
	}
	record := play.Record()
	record.Header = []game.HeaderLine{{Key: "name p0", Value: "Łucja"}}
	var b strings.Builder
	require.NoError(t, game.WriteRecord(&b, &record))
	return b.String()
}

// TestMatchFile keeps the record that the sessions use.
func TestMatchFile(t *testing.T) {
	got := randomRecord(t, game.Setup{Seats: 4, Mode: "standard", Seed: 20260401})
	if os.Getenv("ALIBI_UPDATE") != "" {
		require.NoError(t, os.WriteFile(matchFile, []byte(got), 0o644))
	}
	want, err := os.ReadFile(matchFile)
	require.NoError(t, err)
	assert.Equal(t, string(want), got)
}

// TestVerify: records of random matches are sound for every head count.
func TestVerify(t *testing.T) {
	file := filepath.Join(t.TempDir(), "match")
	for seed := range uint64(10) {
		setup := game.Setup{Seats: 2 + int(seed%5), Mode: "standard", Seed: seed}
		if seed%2 == 1 {
			setup.Options = []string{"strict"}
		}
		require.NoError(t, os.WriteFile(file, []byte(randomRecord(t, setup)), 0o600))
		got := tell("verify", file)
		assert.Equal(t, 0, got.status, got.err)
		assert.Contains(t, got.out, "sound")
	}
}

// edited is the record with one line changed; the first line that has the mark counts.
func edited(t *testing.T, record, mark string, change func(string) string) (text string, n int) {
	t.Helper()
	lines := strings.Split(record, "\n")
	n = slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, mark) })
	require.GreaterOrEqual(t, n, 0, mark)
	lines[n] = change(lines[n])
	return strings.Join(lines, "\n"), n + 1
}

// tampering changes the first line with the mark, perhaps with the help of another record.
type tampering struct {
	what, mark string
	change     func(line, other string) string
	says       string
}

func to(text string) func(string, string) string {
	return func(string, string) string { return text }
}

// same is the line of the other record with the mark.
func same(mark string) func(string, string) string {
	return func(_, other string) string { return lineWith(other, mark) }
}

func lineWith(record, mark string) string {
	lines := strings.Split(record, "\n")
	return lines[slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, mark) })]
}

// tamperings change a record, each in one line, and name what the refusal must speak of.
var tamperings = []tampering{
	{"another seed", "seed ", same("seed "), "lots"},
	{"another deal", "deal ", same("deal "), "lots"},
	{"luck of another match", " | ", func(line, other string) string {
		action, _, _ := strings.Cut(line, " | ")
		_, drawn, _ := strings.Cut(lineWith(other, " | "), " | ")
		return action + " | " + drawn
	}, "cards"},
	{"luck left out", " | ", func(line, _ string) string { action, _, _ := strings.Cut(line, " | "); return action }, "cards"},
	{"what is no action", " take ", func(line, _ string) string { return line[:3] + "take dove-not" }, "no action"},
	{"another seat", " take ", func(line, _ string) string { return "p0" + line[2:] }, "VV-"},
	{"an action too early", " take ", func(line, _ string) string { return line[:3] + "end" }, "VV-"},
	{"another game", "title ", to("title ludo"), "ludo"},
	{"too many seats", "seats ", to("seats 7"), "seats"},
	{"an unknown mode", "mode ", to("mode s9"), "mode"},
	{"no seat", " take ", to("x take bishop"), "a seat"},
	{"no action", " take ", to("p1 "), "an action"},
	{"no base64", "deal ", to("deal !"), "deal"},
	{"another version", "alibi record", to("alibi record 2"), "2"},
	{"no record", "alibi record", to("# VV-MOVE-10"), "first line"},
	{"a note that nobody may lay", " take ", to(`p1 note "red dove"`), "VV-INVESTIGATE-11"},
	{"an undo too much", " take ", to("p1 undo"), "take"},
}

// TestTamperedRecords: whatever is changed is found at its line, in one sentence.
func TestTamperedRecords(t *testing.T) {
	record := randomRecord(t, game.Setup{Seats: 4, Mode: "standard", Seed: 8})
	other := randomRecord(t, game.Setup{Seats: 4, Mode: "standard", Seed: 9})
	for _, c := range tamperings {
		text, n := edited(t, record, c.mark, func(line string) string { return c.change(line, other) })
		if c.what == "another seed" { // it shows where luck is first used
			_, n = edited(t, record, "deal ", func(line string) string { return line })
		}
		file := filepath.Join(t.TempDir(), "match")
		require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
		got := tell("verify", file)
		assert.Equal(t, 2, got.status, c.what)
		assert.Equal(t, 1, strings.Count(got.err, "\n"), "%s: %s", c.what, got.err)
		assert.Contains(t, got.err, c.says, c.what)
		if c.what != "another version" {
			assert.Contains(t, got.err, file+", line "+strconv.Itoa(n)+":", c.what)
		}
		assert.Empty(t, got.out, c.what)
		polish := tell("verify", "--lang", "pl", file)
		assert.Equal(t, 2, polish.status)
		assert.NotEqual(t, got.err, polish.err, c.what)
	}
}

// TestCutRecord: a record that ends too early is refused at the line after its end.
func TestCutRecord(t *testing.T) {
	cut, _, _ := strings.Cut(randomRecord(t, game.Setup{Seats: 4, Mode: "standard", Seed: 8}), "deal ")
	file := filepath.Join(t.TempDir(), "cut")
	require.NoError(t, os.WriteFile(file, []byte(cut), 0o600))
	got := tell("verify", file)
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.err, "line "+strconv.Itoa(strings.Count(cut, "\n")+1))
}

// TestPrivateLinesStayPrivate: a broken private line is reported without its action.
func TestPrivateLinesStayPrivate(t *testing.T) {
	record := randomRecord(t, game.Setup{Seats: 4, Mode: "standard", Seed: 8})
	text, n := edited(t, record, " ~", func(l string) string { return l[:3] + "~bXVyZGVyIGx1c2ggd2l0aCBwb2lzb24" }) // murder lush with poison
	file := filepath.Join(t.TempDir(), "match")
	require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
	got := tell("verify", file)
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.err, "line "+strconv.Itoa(n)+": this private action")
	assert.NotContains(t, got.err, "lush")
	assert.NotContains(t, got.err, "VV-")
}

// FuzzVerify: no bytes make the referee panic, and it refuses in one sentence.
func FuzzVerify(f *testing.F) {
	record := randomRecord(f, game.Setup{Seats: 2, Mode: "standard", Seed: 1})
	lines := strings.Split(record, "\n")
	f.Add(record)
	f.Add(strings.Join(lines[:min(len(lines), 14)], "\n"))
	f.Add("alibi record 1\ntitle venice\nseats 4\nmode standard\nseed AAAAAAAAAAA\npose dXNlIGd5cHN5IHAx\ndeal \np1 walk golden-house\np1 undo\n")
	texts, err := localization.Load()
	require.NoError(f, err)
	var out, stderr bytes.Buffer
	d := &desk{voice: voice{texts: texts, langs: []localization.Lang{localization.Polish}}, out: &out, err: &stderr}
	require.NoError(f, d.stock())
	file := filepath.Join(f.TempDir(), "match")
	f.Fuzz(func(t *testing.T, text string) {
		require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
		for _, command := range []func() error{
			func() error { return d.verify(file) }, func() error { return d.dump(file, "") }, func() error { return d.dump(file, "1") },
		} {
			out.Reset()
			stderr.Reset()
			status := d.fail(command())
			if status > statusBroken || (status == statusFine) != (stderr.Len() == 0) || strings.Count(stderr.String(), "\n") > 1 {
				t.Fatalf("status %d, %q", status, stderr.String())
			}
		}
	})
}
