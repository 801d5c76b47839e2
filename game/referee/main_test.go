package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/localization"
)

// told is what the referee said and how it ended.
type told struct {
	out, err string
	status   int
}

// tell runs the referee with arguments that a space parts, in an environment that
// speaks English.
func tell(args ...string) told {
	var out, stderr bytes.Buffer
	status := run(args, func(string) string { return "" }, &out, &stderr)
	return told{out.String(), stderr.String(), status}
}

func words(line string) []string { return strings.Fields(line) }

// golden compares what was said with a file, or writes the file anew.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", "golden", name+".txt")
	if os.Getenv("ALIBI_UPDATE") != "" {
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(got), 0o644))
	}
	want, err := os.ReadFile(path)
	require.NoError(t, err, "ALIBI_UPDATE=1 writes it")
	assert.Equal(t, string(want), got, name)
}

// session is a command line with all that came of it.
func session(line string, got told) string {
	text := "$ referee " + line + "\n" + got.out + got.err
	return text + "status " + strconv.Itoa(got.status) + "\n\n"
}

const matchFile = "testdata/match.alibi"

// TestSessions holds what the commands print to files, a file for each group and language.
func TestSessions(t *testing.T) {
	for name, lines := range map[string][]string{
		"help":     {"--help"},
		"rules":    {"rules VV-MOVE-01", "rules vv-move-15"},
		"check":    {"check testdata/pass/options.txt testdata/fail/full_block.txt testdata/fail/markers_leave.txt testdata/fail/tunnel.txt testdata/fail/casting_off.txt", "check testdata/pass/options.txt"},
		"broken":   {"check testdata/broken/misspelt.txt testdata/pass/options.txt", "check testdata/broken/no_clause.txt testdata/fail/tunnel.txt", "check testdata/broken/no_position.txt", "check testdata/broken/nowhere.txt", "dump testdata/broken/misspelt.txt", "dump testdata/fail/markers_leave.txt"},
		"verify":   {"verify " + matchFile},
		"dump":     {"dump " + matchFile, "dump testdata/pass/options.txt --seat 0", "dump testdata/pass/options.txt --seat p1"},
		"simulate": {"simulate venice --players 3 --matches 40 --seed 7", "simulate venice --players 2 --strict --matches 40 --seed 7"},
		"refusals": {
			"", "frob", "check", "verify", "simulate", "simulate venice", "simulate venice --players", "simulate venice --players many",
			"simulate venice --players=-3", "simulate venice --players 1", "simulate venice --players 7", "simulate venice --players 11",
			"simulate ludo --players 4", "simulate venice --players 4 --mode s9", "simulate venice --players 4 --matches 0",
			"simulate venice --players 4 --matches 1e6", "simulate venice --players 4 --seed x", "simulate venice --players 4 --json=maybe",
			"simulate venice --players 4 --matchez 3", "simulate venice --players 4 --colour", "rules VV-MOVE-99", "rules VV-MOVE-01 VV-MOVE-02",
			"rules --seat 1", "--lang", "verify testdata/nothing", "verify testdata", "verify testdata/pass/options.txt", "dump testdata/nothing",
			"dump " + matchFile + " --seat 9", "dump " + matchFile + " --seat x", "dump " + matchFile + " --seat",
		},
	} {
		for _, lang := range []string{"en", "pl"} {
			text := ""
			for _, line := range lines {
				text += session(line, tell(append([]string{"--lang=" + lang}, words(line)...)...))
			}
			golden(t, name+"."+lang, text)
		}
	}
	golden(t, "both", session("--lang both rules VV-MOVE-15", tell("--lang", "both", "rules", "VV-MOVE-15"))+
		session("check --lang both", tell("check", "--lang", "both", "testdata/fail/tunnel.txt", "testdata/broken/misspelt.txt")))
}

// TestStatuses: 0 for well, 1 for failures, 2 for what is broken, whatever comes with it.
func TestStatuses(t *testing.T) {
	pass, fail, broken := "testdata/pass/options.txt", "testdata/fail/tunnel.txt", "testdata/broken/misspelt.txt"
	for _, c := range []struct {
		files  []string
		status int
		last   string
	}{
		{[]string{pass}, 0, "1 passed, 0 failed"},
		{[]string{pass, fail}, 1, "1 passed, 1 failed"},
		{[]string{fail, pass, broken}, 2, "1 passed, 2 failed"},
		{[]string{broken, fail}, 2, "0 passed, 2 failed"},
		{[]string{"testdata/broken/no_position.txt"}, 2, "0 passed, 1 failed"},
	} {
		got := tell(append([]string{"check"}, c.files...)...)
		assert.Equal(t, c.status, got.status, c.files)
		lines := strings.Split(strings.TrimSuffix(got.out, "\n"), "\n")
		assert.Equal(t, c.last, lines[len(lines)-1])
		assert.Equal(t, slices.Contains(c.files, broken) || strings.Contains(c.files[0], "position"), got.err != "")
	}
}

// TestLanguageOfTheEnvironment: --lang decides, else the environment.
func TestLanguageOfTheEnvironment(t *testing.T) {
	say := func(env map[string]string, args ...string) string {
		var out, stderr bytes.Buffer
		run(args, func(name string) string { return env[name] }, &out, &stderr)
		return out.String() + stderr.String()
	}
	polish := map[string]string{"LANG": "pl_PL.UTF-8"}
	assert.Contains(t, say(polish, "frob"), "polecenia")
	assert.Contains(t, say(polish, "frob", "--lang", "en"), "command")
	assert.Contains(t, say(nil, "frob", "--lang=pl"), "polecenia")
	assert.Contains(t, say(polish, "--lang", "de", "rules"), "przyjmuje")
	assert.Contains(t, say(nil, "--", "--lang", "pl"), "The referee")
}

// TestAllRules prints every clause of every section, in both languages.
func TestAllRules(t *testing.T) {
	texts, err := localization.Load()
	require.NoError(t, err)
	en, both := tell("rules"), tell("rules", "--lang", "both")
	n := 0
	for _, s := range texts.Rules() {
		assert.Contains(t, en.out, s.Title(localization.English)+"\n\n")
		assert.Contains(t, both.out, s.Title(localization.Polish)+" / "+s.Title(localization.English)+"\n\n")
		for _, c := range s.Clauses {
			assert.Equal(t, 1, strings.Count(en.out, "\n"+c+": "), c)
			assert.Equal(t, 2, strings.Count(both.out, "\n"+c+": "), c)
			n++
		}
	}
	list, err := os.ReadFile("../../testdata/venice/clauses.txt")
	require.NoError(t, err)
	assert.Equal(t, len(strings.Fields(string(list))), n)
}

// TestFailuresAreDocumented: the page about situation files shows real failures.
func TestFailuresAreDocumented(t *testing.T) {
	readme, err := os.ReadFile("../../testdata/README.md")
	require.NoError(t, err)
	got := tell("check", "testdata/fail/full_block.txt", "testdata/fail/markers_leave.txt", "testdata/fail/tunnel.txt", "testdata/fail/casting_off.txt", "testdata/pass/options.txt")
	assert.True(t, strings.Contains(string(readme), got.out), got.out)
}

// TestDumpKeepsSecrets: without a seat, and with one that knows nothing, nothing private
// is printed.
func TestDumpKeepsSecrets(t *testing.T) {
	file := filepath.Join(t.TempDir(), "secret.txt")
	require.NoError(t, os.WriteFile(file, []byte("# VV-SETUP-13: a secret\ntitle venice\nseats 4\npose identity gypsy lush\n"+
		"pose hand poison crossbow\npose step murder\np0 murder playboy with crossbow\np1 go-on\n"), 0o600))
	bad := tell("dump", file)
	assert.Equal(t, 2, bad.status, bad.err)
	require.NoError(t, os.WriteFile(file, []byte("# VV-SETUP-13: a secret\ntitle venice\nseats 4\npose identity gypsy lush\n"+
		"pose hand poison crossbow\npose step murder\np0 murder playboy with crossbow\nno over\n"), 0o600))
	room, investigator, killer := tell("dump", file), tell("dump", file, "--seat", "2"), tell("dump", file, "--seat", "0")
	for _, secret := range []string{"crossbow", "identity gypsy", "drawn lush", "hand poison"} {
		assert.NotContains(t, room.out, secret)
		assert.NotContains(t, investigator.out, secret)
		assert.Contains(t, killer.out, secret)
	}
	assert.Contains(t, room.out, "dead playboy at gaming-house in grave 1")
	require.NoError(t, os.WriteFile(file, []byte("# VV-SETUP-13: a secret\ntitle venice\nseats 4\npose identity gypsy\npose step murder\nno over\n"), 0o600))
	assert.NotContains(t, tell("dump", file).out, " with poison", "what the Killer may do is private")
	assert.Contains(t, tell("dump", file, "--seat", "0").out, "murder playboy with poison")
}
