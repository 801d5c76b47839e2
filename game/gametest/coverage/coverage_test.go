package main

import (
	"os"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// tree is a small project in which everything is covered.
func tree() fstest.MapFS {
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	return fstest.MapFS{
		"testdata/chess/clauses.txt":               file("# the rules\nQQ-MOVE-01\nQQ-MOVE-02\nQQ-MOVE-03\nQQ-ROOK-KING-04\nQQ-TALK-05\n"),
		"testdata/chess/prose.txt":                 file("QQ-TALK-05 what is said at the table is no rule\n"),
		"testdata/chess/situations/castling.txt":   file("QQ-MOVE-03 the king may not pass\nQQ-TALK-05 is not in the first line\n"),
		"game/chess/move_test.go":                  file("package chess\n\nfunc TestQQ_MOVE_01_Forward() {}\n\nvar table = []string{\"a QQ-MOVE-02 b\"}\n"),
		"game/chess/rook_test.go":                  file("package chess\n\n// QQ-TALK-05 is only a comment.\nfunc TestRook() { run(`QQ-ROOK-KING-04`) }\n"),
		"game/chess/move.go":                       file("package chess\n\nconst clause = \"QQ-TALK-05\"\n"),
		"testdata/chess/playthroughs/standard.txt": file("QQ-TALK-05\n"),
	}
}

func TestEverythingIsCovered(t *testing.T) {
	text, err := report(tree())
	require.NoError(t, err, text)
	assert.Equal(t, "chess: 5 clauses, 4 with a test, 1 of prose, 0 without a test\n", text)
}

// TestGapsAreSeen takes or adds one thing at a time and demands the complaint.
func TestGapsAreSeen(t *testing.T) {
	for _, c := range []struct {
		name, file, text, want string
	}{
		{"no test function", "game/chess/move_test.go", "package chess\n\nfunc TestQQ_MOVE_011() {}\n\nvar table = \"QQ-MOVE-02\"\n", "without a test: QQ-MOVE-01"},
		{"no string", "game/chess/rook_test.go", "package chess\n\n// QQ-ROOK-KING-04 is here.\n", "without a test: QQ-ROOK-KING-04"},
		{"no situation", "testdata/chess/situations/castling.txt", "# QQ-MOVE-3\nQQ-MOVE-03\n", "without a test: QQ-MOVE-03"},
		{"no prose", "testdata/chess/prose.txt", "", "without a test: QQ-TALK-05"},
		{"a new clause", "testdata/chess/clauses.txt", "QQ-MOVE-01\nQQ-MOVE-02\nQQ-MOVE-03\nQQ-ROOK-KING-04\nQQ-TALK-05\nQQ-MOVE-06\n", "without a test: QQ-MOVE-06"},
		{"prose with a test", "testdata/chess/prose.txt", "QQ-TALK-05 said\nQQ-MOVE-01 said\n", "prose.txt: QQ-MOVE-01 has a test after all"},
		{"prose of nothing", "testdata/chess/prose.txt", "QQ-TALK-05 said\nQQ-TALK-06 said\n", "prose.txt: QQ-TALK-06 is no clause of the title"},
		{"prose without a reason", "testdata/chess/prose.txt", "QQ-TALK-05\n", "prose.txt: QQ-TALK-05 has no reason"},
		{"prose twice", "testdata/chess/prose.txt", "QQ-TALK-05 said\nQQ-TALK-05 said\n", "prose.txt: QQ-TALK-05 is there twice"},
		{"a clause twice", "testdata/chess/clauses.txt", "QQ-MOVE-01\nQQ-MOVE-01\nQQ-TALK-05\n", "\"QQ-MOVE-01\" is no clause, or there twice"},
		{"no clause", "testdata/chess/clauses.txt", "MOVE\nQQ-TALK-05\n", "\"MOVE\" is no clause, or there twice"},
	} {
		t.Run(c.name, func(t *testing.T) {
			files := tree()
			files[c.file] = &fstest.MapFile{Data: []byte(c.text)}
			text, err := report(files)
			assert.ErrorIs(t, err, errUncovered)
			assert.Contains(t, text, c.want)
		})
	}
}

// TestThisProject: no clause of a title is without a test, and the rulebook that people
// read has the same clauses.
func TestThisProject(t *testing.T) {
	root, err := moduleRoot()
	require.NoError(t, err)
	project := os.DirFS(root)
	text, err := report(project)
	assert.NoError(t, err, text)
	tested, err := lines(project, "testdata/venice/clauses.txt")
	require.NoError(t, err)
	read, err := lines(project, "localization/venice-clauses.txt")
	require.NoError(t, err)
	assert.Equal(t, read, tested)
}

func TestBrokenTreesAreErrors(t *testing.T) {
	empty := fstest.MapFS{"game/a_test.go": {Data: []byte("package a\n")}}
	_, err := report(empty)
	assert.ErrorContains(t, err, "clauses.txt")
	broken := tree()
	broken["game/chess/rook_test.go"] = &fstest.MapFile{Data: []byte("package\n")}
	_, err = report(broken)
	assert.ErrorContains(t, err, "rook_test.go")
	assert.NotErrorIs(t, err, errUncovered)
}
