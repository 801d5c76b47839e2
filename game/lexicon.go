package game

import (
	"slices"
	"strings"
)

// Lexicon is the shapes of all that a title says in words. Situation files are held to
// it, so that a misspelt fact is an error and not a fact that happens to be absent.
//
// A shape is words with a space between them: a plain word stands for itself, {kind}
// for one word of that kind and {kind...} for one or more of them; name={kind} is one
// word, and so is name={kind+}, where several are joined by a plus. The kinds {n}, a
// whole number, {seat}, p0 to p9, and {word}, anything, are known everywhere.
type Lexicon struct {
	Kinds []Kind
	// Table and Own are the shapes of facts, Log those of log lines; of a log line any
	// part but the first word may be left out.
	Table, Own, Log []string
	// Pose are the shapes of position lines, without the word pose.
	Pose []string
	// Luck are the shapes of draws: name and values.
	Luck []string
}

// Kind is a set of words with a name.
type Kind struct {
	Name  string
	Words []string
}

// LogNote and LogUndo are the shapes of the log lines that every title has.
const (
	LogNote = "note {seat} {word...}"
	LogUndo = "undo {seat}"
)

// FactNote is the shape of the table's fact about a note.
const FactNote = LogNote

// Fits reports whether the words are as one of the shapes says.
func (x *Lexicon) Fits(shapes []string, text string) bool {
	return slices.ContainsFunc(shapes, func(s string) bool { return x.fits(strings.Fields(s), strings.Fields(text), false) })
}

// Begins reports whether the words are the beginning of one of the shapes.
func (x *Lexicon) Begins(shapes []string, text string) bool {
	words := strings.Fields(text)
	return slices.ContainsFunc(shapes, func(s string) bool {
		shape := strings.Fields(s)
		for n := 1; n <= len(shape); n++ {
			if x.fits(shape[:n], words, false) {
				return true
			}
		}
		return false
	})
}

// Parts reports whether the words are the first word of one of the shapes and any of
// its other words, in order: how log lines are asked for.
func (x *Lexicon) Parts(shapes []string, text string) bool {
	words := strings.Fields(text)
	return slices.ContainsFunc(shapes, func(s string) bool {
		shape := strings.Fields(s)
		return len(words) > 0 && len(shape) > 0 && x.word(shape[0], words[0]) && x.fits(shape[1:], words[1:], true)
	})
}

// fits matches words one by one; with skip words of the shape may be left out.
func (x *Lexicon) fits(shape, words []string, skip bool) bool {
	if len(shape) == 0 {
		return len(words) == 0
	}
	one, many := strings.CutSuffix(shape[0], "...}")
	if many {
		one += "}"
	}
	switch {
	case skip && x.fits(shape[1:], words, true):
		return true
	case len(words) == 0 || !x.word(one, words[0]):
		return false
	case many && x.fits(shape, words[1:], skip):
		return true
	}
	return x.fits(shape[1:], words[1:], skip)
}

// word matches one word with one word of a shape. The words of a list that is one word
// are joined by a plus.
func (x *Lexicon) word(shape, word string) bool {
	name, kind, ok := strings.Cut(shape, "{")
	if !ok {
		return shape == word
	}
	value, ok := strings.CutPrefix(word, name)
	if !ok || value == "" {
		return false
	}
	kind, list := strings.CutSuffix(strings.TrimSuffix(kind, "}"), "+")
	if !list {
		return x.kind(kind, value)
	}
	for v := range strings.SplitSeq(value, "+") {
		if !x.kind(kind, v) {
			return false
		}
	}
	return true
}

func (x *Lexicon) kind(kind, value string) bool {
	switch kind {
	case "n":
		return len(value) < 4 && !strings.ContainsFunc(value, func(r rune) bool { return r < '0' || r > '9' })
	case "seat":
		_, err := ParseSeat(value)
		return err == nil
	case "word":
		return true
	}
	i := slices.IndexFunc(x.Kinds, func(k Kind) bool { return k.Name == kind })
	return i >= 0 && slices.Contains(x.Kinds[i].Words, value)
}
