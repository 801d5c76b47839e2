package situation_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
	"alibi/game/gametest/charade"
	"alibi/game/situation"
)

var title = charade.Title()

func shelf(name string) *game.Title {
	if name == title.Name {
		return title
	}
	return nil
}

// TestExamples plays the examples of the grammar.
func TestExamples(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	require.NoError(t, err)
	require.Len(t, files, 5)
	for _, path := range files {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		f, fault := situation.Read(path, string(text), shelf)
		if !assert.Nil(t, fault, "%v", fault) {
			continue
		}
		for _, fault := range f.Check() {
			assert.Fail(t, fault.Error())
		}
	}
}

// TestDocumentedExample plays the example of testdata/README.md.
func TestDocumentedExample(t *testing.T) {
	b, err := os.ReadFile("../../testdata/README.md")
	require.NoError(t, err)
	_, text, ok := strings.Cut(string(b), "```\n# CH-")
	require.True(t, ok)
	text, _, _ = strings.Cut(text, "```")
	assert.Empty(t, read(t, "README.md", "# CH-"+text).Check())
}

const (
	head  = "# CH-WALK: a test\n"
	table = head + "title charade\nseats 2\n"
	posed = table + "pose turn p0\npose room hall gold\npose room cellar crown\n"
)

// read is a file that must be understood.
func read(t *testing.T, name, text string) *situation.File {
	t.Helper()
	f, fault := situation.Read(name, text, shelf)
	require.Nil(t, fault, "%v", fault)
	return f
}

// TestRefusedStart: a set-up that is refused as demanded passes.
func TestRefusedStart(t *testing.T) {
	assert.Empty(t, read(t, "x.txt", head+"title charade\nseats 5\n! begin CH-SEATS\n").Check())
}

// TestEveryDemandIsChecked: a failed demand does not hide the next one, a failed step
// does, and a failed case does not hide the next case.
func TestEveryDemandIsChecked(t *testing.T) {
	faults := read(t, "x.txt", posed+"table points 2\ntable points 1\n== a\np1 done\ntable points 9\n== b\ntable points 8\n").Check()
	var lines []int
	for _, f := range faults {
		lines = append(lines, f.Line)
	}
	assert.Equal(t, []int{7, 8, 10, 7, 8, 13}, lines)
	assert.Equal(t, "a", faults[0].Case)
	assert.Equal(t, "b", faults[5].Case)
}

// TestOffers: whole actions, first words, and a star anywhere.
func TestOffers(t *testing.T) {
	assert.Empty(t, read(t, "x.txt", posed+`
offers p0 look: ada | ben
offers p0 walk ada *: study | cellar
offers p0 walk * garden: none
offers p0 walk * study: ada
offers p0 done: done
offers p0 halt: none
offers p0 *: walk ada study | walk ada cellar | walk ben library | walk ben gallery | look ada | look ben | done | bow-out
offers p1 *: none
`).Check())
}

// TestKnownBug: a file that pins a bug passes by failing.
func TestKnownBug(t *testing.T) {
	holds, fails := posed+"table points 3\n", posed+"table points 2\n"
	assert.Empty(t, read(t, "x/bug_points.txt", fails).Check())
	faults := read(t, "x/bug_points.txt", holds).Check()
	require.Len(t, faults, 1)
	assert.Equal(t, "situation.bug", faults[0].Text)
	assert.False(t, faults[0].Broken)
	impossible := read(t, "bug_points.txt", posed+"pose points 4\ntable points 3\n").Check()
	require.Len(t, impossible, 1, "what cannot be set up pins nothing")
	assert.True(t, impossible[0].Broken)
}

// TestCasesStartAnew: every case begins with the lines before the first one.
func TestCasesStartAnew(t *testing.T) {
	f := read(t, "x.txt", table+"pose turn p0\n\n== gold\npose room hall gold\np0 look ada\nown p0 room hall gold\ntable points 2\n"+
		"== crown, brisk\noption brisk\npose room hall crown\ntable points 2\np0 look ada\nown p0 room hall crown\ntable points 1\n")
	assert.Empty(t, f.Check())
	assert.Equal(t, []string{"gold", "crown, brisk"}, f.Cases())
	assert.Equal(t, []string{"CH-WALK"}, f.Clauses)
	assert.Equal(t, "a test", f.Sentence)
	assert.Equal(t, title, f.Title())
}

// TestNamings: every clause that a file names, with its line.
func TestNamings(t *testing.T) {
	f := read(t, "x.txt", posed+"! p0 walk ada library CH-WALK\n== a\np0 bow-out\nover p1 bow CH-BOW\n")
	assert.Equal(t, []situation.Naming{{Clause: "CH-WALK", Line: 1}, {Clause: "CH-WALK", Line: 7}, {Clause: "CH-BOW", Line: 10}}, f.Namings())
}

// TestPlay: the position at the end of a case, whatever the file demands.
func TestPlay(t *testing.T) {
	f := read(t, "x.txt", posed+"table points 1\n== a\np0 look ada\nno over\n== b\np0 done\nno over\n== c\np1 done\nno over\n")
	play, fault := f.Play(0)
	require.Nil(t, fault)
	assert.Contains(t, play.Facts(), "points 2")
	play, fault = f.Play(1)
	require.Nil(t, fault)
	assert.Contains(t, play.Facts(), "turn p1 after p0")
	_, fault = f.Play(2)
	require.NotNil(t, fault)
	assert.Equal(t, "situation.refused", fault.Text)
	assert.Equal(t, 15, fault.Line)
}

// TestWindowsLines: the other line ends and loose spaces are fine.
func TestWindowsLines(t *testing.T) {
	assert.Empty(t, read(t, "x.txt", strings.ReplaceAll(posed, "\n", "\r\n")+"  p0   look  ada \r\n\r\n# a remark\r\nown p0 room  hall gold\r\n").Check())
}

// FuzzRead: no text makes the reader or the runner panic, nothing that is understood is
// without a demand, and every fault knows its line.
func FuzzRead(f *testing.F) {
	for _, seed := range []string{
		"", head, table + "table points 3\n", posed + "p0 look ada\nhide p1 room hall gold\n! undo p0 learned\n",
		posed + "offers p0 walk ada *: study | cellar\n== a\np0 walk ada study\np0 done\nlog turn-ended\n",
		table + "option first=p1\nluck trinkets crown\nluck favours veto\nbegin\nno log *\n== b\nover p1 bow CH-BOW\n",
		table + "seed 7\nasked p0 nothing\nnote p1 sly p0\n! note p1 sly p0 CH-NOTE\n", head + "title charade\nseats 7\n! begin CH-SEATS\n",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Count(text, "\n== ") > 4 || len(text) > 4000 {
			t.Skip("long files are only slow")
		}
		file, fault := situation.Read("x.txt", text, shelf)
		if fault != nil {
			if fault.Line < 1 || !fault.Broken || fault.Text == "" {
				t.Fatal(fault)
			}
			return
		}
		for _, fault := range file.Check() {
			if fault.Line < 1 || fault.File == "" || !strings.HasPrefix(fault.Text, "situation.") {
				t.Fatal(fault)
			}
			// A record that tells another story than the match is a bug of the program.
			if slices.Contains([]string{"situation.retold", "situation.unwritten", "situation.stuck"}, fault.Text) {
				t.Fatal(fault)
			}
		}
		for i := range file.Cases() {
			_, _ = file.Play(i)
		}
	})
}
