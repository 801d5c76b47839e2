package situation_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// failures are situations in which one thing does not hold.
var failures = []struct {
	text, want string
	line       int
}{
	{posed + "table points 2\n", "situation.absent", 7},
	{posed + "no table points 3\n", "situation.present", 7},
	{posed + "no table points *\n", "situation.present", 7},
	{posed + "table about *\n", "situation.absent", 7},
	{posed + "own p0 room hall gold\n", "situation.absent", 7},
	{posed + "own p1 favour veto\n", "situation.absent", 7},
	{posed + "no own p1 favour blank\n", "situation.present", 7},
	{posed + "no own p1 *\n", "situation.present", 7},
	{posed + "see p1 room hall gold\n", "situation.absent", 7},
	{posed + "hide p1 room hall gold\n", "situation.hidden", 7},
	{posed + "p0 look ada\nhide p0 room hall gold\n", "situation.seen", 8},
	{posed + "p0 look ada\nhide p1 points 2\n", "situation.seen", 8},
	{posed + "p0 look ada\nlog looked room=garden\n", "situation.absent", 8},
	{posed + "p0 look ada\nlog looked trinket=gold\n", "situation.absent", 8},
	{posed + "p0 look ada\nno log looked\n", "situation.present", 8},
	{posed + "p0 look ada\nno log *\n", "situation.present", 8},
	{posed + "p0 look ada\nno log p0 looked trinket=gold\n", "situation.present", 8},
	{posed + "p0 look ada\nlog looked\nlog looked\n", "situation.absent", 9},
	{posed + "p0 look ada\np0 done\nlog looked\n", "situation.absent", 9},
	{posed + "p0 done\nlog round\n", "situation.absent", 8},
	{posed + "p0 walk ada library\ntable points 3\n", "situation.refused", 7},
	{posed + "p1 done\ntable points 3\n", "situation.refused", 7},
	{posed + "may p0 walk ada library\n", "situation.refused", 7},
	{posed + "may p1 done\n", "situation.refused", 7},
	{posed + "! p0 walk ada study CH-WALK\n", "situation.allowed", 7},
	{posed + "! p0 walk ada library CH-LOOK\n", "situation.unnamed", 7},
	{posed + "! p0 walk ada library CH-WALK CH-LOOK\n", "situation.unnamed", 7},
	{posed + "undo p0\ntable points 3\n", "situation.refused.undo", 7},
	{posed + "! undo p0 learned\n", "situation.undo.other", 7},
	{posed + "p0 walk ada cellar\n! undo p0 nothing\n", "situation.allowed", 8},
	{posed + "note p0 sly p0\ntable points 3\n", "situation.refused", 7},
	{posed + "! note p1 sly p0 CH-NOTE\n", "situation.allowed", 7},
	{posed + "! note p0 sly p0 CH-WALK\n", "situation.unnamed", 7},
	{posed + "offers p0 look: ada\n", "situation.offers.unlike", 7},
	{posed + "offers p0 look: none\n", "situation.offers.unlike", 7},
	{posed + "offers p0 done: none\n", "situation.offers.unlike", 7},
	{posed + "offers p0 walk ada *: study | cellar | garden\n", "situation.offers.unlike", 7},
	{posed + "asked p1 charade.ask.act\n", "situation.asked.unlike", 7},
	{posed + "asked p0 nothing\n", "situation.asked.unlike", 7},
	{posed + "asked nobody\n", "situation.asked.unlike", 7},
	{posed + "over p0 bow CH-BOW\n", "situation.over.unlike", 7},
	{posed + "p0 bow-out\nno over\n", "situation.over.unlike", 8},
	{posed + "p0 bow-out\nover p0 bow CH-BOW\n", "situation.over.unlike", 8},
	{posed + "luck duel p0\np0 done\ntable points 3\n", "situation.luck.unused", 8},
	{posed + "table points 3\nluck duel p0\n", "situation.luck.unused", 8},
	{table + "pose turn p0\npose order p1 ada\np0 walk ada study\ntable points 2\n", "situation.luck.missing", 6},
	{table + "pose turn p0\npose order p1 ada\nluck lots p0\np0 walk ada study\ntable points 2\n", "situation.luck.other", 7},
	{head + "title charade\nseats 3\npose turn p0\npose order p1 ada\nluck duel p2\np0 walk ada study\ntable points 2\n", "situation.luck.impossible", 7},
	{table + "luck lots p0\nluck trinkets crown crown\nluck favours\nbegin\ntable points 3\n", "situation.luck.impossible", 7},
	{head + "title charade\nseats 5\nbegin\ntable points 3\n", "situation.setup", 4},
	{table + "! begin CH-SEATS\n", "situation.luck.missing", 4},
	{head + "title charade\nseats 5\n! begin CH-DEAL\n", "situation.unnamed", 4},
	{head + "title charade\nseats 5\n! begin CH-SEATS CH-DEAL\n", "situation.unnamed", 4},
	{head + "title charade\nseats 5\n! begin CH-SEATS\ntable points 3\n", "situation.refused.over", 5},
	{posed + "begin\n! begin CH-SEATS\n", "situation.allowed", 8},
	{posed + "pose room study crown\ntable points 3\n", "situation.pose", 7},
	{posed + "pose points 4\ntable points 3\n", "situation.pose", 7},
}

// TestFailures: whatever does not hold is found, at its line.
func TestFailures(t *testing.T) {
	for _, c := range failures {
		faults := read(t, "x.txt", c.text).Check()
		if assert.Len(t, faults, 1, c.text) {
			assert.Equal(t, c.want, faults[0].Text, "%s\n%s", c.text, faults[0])
			assert.Equal(t, c.line, faults[0].Line, "%s\n%s", c.text, faults[0])
			assert.Equal(t, c.want == "situation.pose", faults[0].Broken, faults[0])
		}
	}
}
