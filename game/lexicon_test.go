package game_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"alibi/game"
)

func TestLexicon(t *testing.T) {
	x := &game.Lexicon{Kinds: []game.Kind{{Name: "fruit", Words: []string{"apple", "pear", "fig"}}}}
	shapes := []string{"eat {fruit}", "mix {fruit...} for {seat}", "buy fruit={fruit+} for={n} gladly", "note {seat} {word...}"}
	for text, fits := range map[string]bool{
		"eat apple": true, "eat plum": false, "eat": false, "eat apple pear": false, "apple": false, "": false, "  eat   fig ": true,
		"mix apple for p0": true, "mix apple pear fig for p9": true, "mix for p0": false, "mix apple for p10": false, "mix apple for apple": false,
		"buy fruit=apple for=3 gladly": true, "buy fruit=apple+fig+pear for=12 gladly": true, "buy fruit=apple+ for=3 gladly": false,
		"buy fruit=apple+plum for=3 gladly": false, "buy fruit= for=3 gladly": false, "buy apple for=3 gladly": false,
		"buy fruit=apple for=three gladly": false, "buy fruit=apple for=-3 gladly": false, "buy fruit=apple for=1000 gladly": false,
		"buy fruit=apple for=3": false, "note p1 whatever it is": true, "note p1": false,
	} {
		assert.Equal(t, fits, x.Fits(shapes, text), text)
		assert.True(t, !fits || x.Begins(shapes, text) && x.Parts(shapes, text), text)
	}
	for text, begins := range map[string]bool{
		"eat": true, "mix": true, "mix apple": true, "mix apple pear": true, "mix apple for": true, "mix for": false, "buy": true,
		"buy for=3": false, "drink": false, "": false, "eat apple pear": false,
	} {
		assert.Equal(t, begins, x.Begins(shapes, text), text)
	}
	for text, parts := range map[string]bool{
		"buy": true, "buy for=3": true, "buy gladly": true, "buy fruit=fig gladly": true, "buy gladly for=3": false, "buy fruit=plum": false,
		"for=3": false, "gladly": false, "": false, "buy buy": false,
	} {
		assert.Equal(t, parts, x.Parts(shapes, text), text)
	}
}

func TestNoteShapes(t *testing.T) {
	x := &game.Lexicon{}
	assert.True(t, x.Fits([]string{game.FactNote}, "note p3 red bishop"))
	assert.True(t, x.Fits([]string{game.LogNote}, "note p3 red bishop"))
	assert.True(t, x.Fits([]string{game.LogUndo}, "undo p3"))
	assert.False(t, x.Fits([]string{game.LogUndo}, "undo nobody"))
}
