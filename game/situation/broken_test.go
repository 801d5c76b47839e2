package situation_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"alibi/game/situation"
)

// brokenFiles are texts that are no situation, and what must be found where.
var brokenFiles = []struct {
	text, want string
	line       int
}{
	{"", "situation.head", 1},
	{"\n" + table + "table points 3", "situation.head", 1},
	{"# CH-WALK a test\n", "situation.head", 1},
	{"# CH-WALK: \n", "situation.head", 1},
	{"# : a test\n", "situation.head", 1},
	{"# a test: of something\n", "situation.head.clause", 1},
	{"# CH-WALK Walk-01: a test\n", "situation.head.clause", 1},
	{"# 12-WALK: a test\n", "situation.head.clause", 1},
	{"# CH-WALK: a\xff test\n", "situation.utf8", 1},
	{head, "situation.setting", 1},
	{head + "seats 2\n", "situation.setting", 2},
	{head + "title charade\ntable points 3\n", "situation.setting", 3},
	{head + "title ludo\n", "situation.title", 2},
	{head + "title charade\nseats none\n", "situation.seats", 3},
	{head + "title charade\nseats 11\n", "situation.seats", 3},
	{table + "seats 2\n", "situation.twice", 4},
	{table + "mode gang\n", "situation.mode", 4},
	{table + "mode\n", "situation.mode", 4},
	{table + "option slow\n", "situation.option", 4},
	{table + "option brisk=2\n", "situation.option", 4},
	{table + "option first\n", "situation.option", 4},
	{table + "option first=p\n", "situation.option", 4},
	{table + "seed -1\n", "situation.seed", 4},
	{table + "seed 3\npose turn p0\ntable points 3\n", "situation.seeded", 5},
	{table + "seed 3\nluck lots p0\ntable points 3\n", "situation.seeded", 5},
	{posed, "situation.idle", 6},
	{posed + "p0 walk ada cellar\n", "situation.idle", 7},
	{posed + "== a\n== b\ntable points 3\n", "situation.idle.case", 7},
	{posed + "== a\ntable points 3\n== b\np0 done\n", "situation.idle.case", 9},
	{posed + "== a\ntable points 3\n== a\ntable points 3\n", "situation.case", 9},
	{posed + "==\ntable points 3\n", "situation.case", 7},
	{posed + "table points 3\npose turn p1\n", "situation.began", 8},
	{posed + "begin\noption brisk\n", "situation.began", 8},
	{posed + "table points 3\nmode evening\n", "situation.late", 8},
	{posed + "== a\nmode evening\n", "situation.late", 8},
	{posed + "walk ada cellar\n", "situation.word", 7},
	{posed + "begin now\n", "situation.more", 7},
	{posed + "undo p0 now\n", "situation.more", 7},
	{posed + "p2 done\n", "situation.seat", 7},
	{posed + "may\n", "situation.seat", 7},
	{posed + "undo nobody\n", "situation.seat", 7},
	{posed + "over p2 end CH-END\n", "situation.seat", 7},
	{posed + "p0\n", "situation.action", 7},
	{posed + "p0 walk ada attic\n", "situation.action", 7},
	{posed + "may p0 walk\n", "situation.action", 7},
	{posed + "! p0 walk ada attic CH-WALK\n", "situation.action", 7},
	{posed + "! p0 walk ada study\n", "situation.clauses", 7},
	{posed + "! p0 walk ada study ch-walk\n", "situation.clauses", 7},
	{posed + "! undo p0 CH-WALK\n", "situation.locked", 7},
	{posed + "! undo p0\n", "situation.locked", 7},
	{posed + "! note p0 CH-NOTE\n", "situation.note", 7},
	{posed + "note p0\n", "situation.note", 7},
	{posed + "pose hall gold\n", "situation.pose.shape", 7},
	{posed + "pose room hall\n", "situation.pose.shape", 7},
	{posed + "luck\n", "situation.luck.name", 7},
	{posed + "luck dice 6\n", "situation.luck.name", 7},
	{posed + "luck trinkets silk\n", "situation.luck.value", 7},
	{posed + "offers p0 walk\n", "situation.offers", 7},
	{posed + "offers p0 walk:\n", "situation.offers", 7},
	{posed + "offers p0 : none\n", "situation.offers", 7},
	{posed + "offers p0 * *: none\n", "situation.offers", 7},
	{posed + "offers p0 wal*: none\n", "situation.offers", 7},
	{posed + "offers p0 dance: none\n", "situation.offers.none", 7},
	{posed + "offers p0 walk ada * now: none\n", "situation.offers.none", 7},
	{posed + "offers p0 look: ada | ada\n", "situation.offers.twice", 7},
	{posed + "offers p0 look: ada | zoe\n", "situation.action", 7},
	{posed + "asked p0\n", "situation.asked", 7},
	{posed + "over p0 bow\n", "situation.over", 7},
	{posed + "over p0 bow ch-bow\n", "situation.over", 7},
	{posed + "no\n", "situation.not", 7},
	{posed + "no see p0 points 3\n", "situation.not", 7},
	{posed + "table\n", "situation.fact", 7},
	{posed + "table pints 3\n", "situation.fact", 7},
	{posed + "no table at ada attic\n", "situation.fact", 7},
	{posed + "table points *3\n", "situation.fact", 7},
	{posed + "table *\n", "situation.fact", 7},
	{posed + "table pints *\n", "situation.fact", 7},
	{posed + "own p0 points 3\n", "situation.fact", 7},
	{posed + "hide p0 *\n", "situation.fact", 7},
	{posed + "log walked guest=zoe\n", "situation.fact", 7},
	{posed + "log walked room=hall guest=ada\n", "situation.fact", 7},
	{posed + "log walked *\n", "situation.fact", 7},
	{table + strings.Repeat("\n", 2000), "situation.long", 2001},
	{table + "# " + strings.Repeat("a", 1000), "situation.wide", 4},
	{table + "pose turn p0\n" + cases(65), "situation.cases", 133},
}

func cases(n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString("== " + strings.Repeat("a", i+1) + "\ntable points 3\n")
	}
	return b.String()
}

// TestBrokenFiles: whatever cannot be understood is refused with its line, and never
// passes.
func TestBrokenFiles(t *testing.T) {
	for _, c := range brokenFiles {
		f, fault := situation.Read("x.txt", c.text, shelf)
		assert.Nil(t, f)
		if assert.NotNil(t, fault, c.text) {
			assert.Equal(t, c.want, fault.Text, "%s\n%s", c.text, fault)
			assert.Equal(t, c.line, fault.Line, "%s\n%s", c.text, fault)
			assert.True(t, fault.Broken)
			assert.Equal(t, "x.txt", fault.File)
			assert.Contains(t, fault.Error(), "x.txt:")
		}
	}
}
