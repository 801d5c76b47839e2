package localization

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// clauseList is every clause id of the Venice ledger.
func clauseList(t *testing.T) []string {
	t.Helper()
	data, err := files.ReadFile("venice-clauses.txt")
	require.NoError(t, err)
	return strings.Fields(string(data))
}

func TestEveryClauseOfTheLedgerHasItsText(t *testing.T) {
	c, missing := load(t)
	clauses := clauseList(t)
	require.Greater(t, len(clauses), 400)
	known := map[string]bool{}
	for _, clause := range clauses {
		known[clause] = true
		for _, l := range []Lang{English, Polish} {
			words, _, ok := c.Rule(l, clause)
			assert.True(t, ok, clause)
			assert.True(t, c.Has(l, clause), "%s %s", l, clause)
			assert.Greater(t, len(words), 15, clause)
			first, _ := utf8.DecodeRuneInString(words)
			assert.False(t, unicode.IsLower(first), clause)
			assert.Regexp(t, `[.?!]$`, words, clause)
		}
	}
	for clause := range c.rules {
		assert.True(t, known[clause], "%s is no clause of the ledger", clause)
	}
	for l := range c.whys {
		for clause := range c.whys[l] {
			assert.True(t, known[clause], "venice.why.%s speaks of no clause", clause)
		}
	}
	assert.Empty(t, *missing)
}

func TestTheSectionsHoldEveryClauseOnce(t *testing.T) {
	c, _ := load(t)
	sections := c.Rules()
	seen := map[string]string{}
	for _, s := range sections {
		assert.Equal(t, "venice", s.Game)
		assert.NotEmpty(t, s.Clauses, s.ID)
		assert.NotEqual(t, s.Title(English), s.Title(Polish))
		for _, clause := range s.Clauses {
			assert.Empty(t, seen[clause], "%s stands in %s too", clause, seen[clause])
			seen[clause] = s.ID
		}
	}
	assert.Len(t, seen, len(clauseList(t)))
	assert.Equal(t, "What the game is about", sections[0].Title(English))
	assert.Equal(t, "O czym jest ta gra", spaced(sections[0].Title(Polish)))
	assert.Equal(t, "VV-INTRO-01", sections[0].Clauses[0])
	assert.Equal(t, "venice.rules.26", sections[25].ID)
	assert.Equal(t, "venice.rules.app", sections[len(sections)-1].ID)

	sections[0].ID = "scribbled"
	assert.Equal(t, "venice.rules.1", c.Rules()[0].ID)
}

func TestRulingsAreMarked(t *testing.T) {
	c, _ := load(t)
	rulings := 0
	for _, clause := range clauseList(t) {
		if _, ruling, _ := c.Rule(English, clause); ruling {
			rulings++
		}
	}
	assert.Equal(t, 145, rulings, "the ledger's section 27 counts them")
	_, ruling, ok := c.Rule(Polish, "VV-MOVE-12")
	assert.True(t, ruling && ok)
	words, ruling, ok := c.Rule(Polish, "VV-MOVE-10")
	assert.True(t, ok && !ruling)
	assert.Equal(t, "Zwykłym ruchem nie można wejść na pełne pole ani przez nie przejść.", spaced(words))
	_, _, ok = c.Rule(English, "VV-MOVE-99")
	assert.False(t, ok)
}

func TestARefusalHasTheNumbersOfTheCase(t *testing.T) {
	c, missing := load(t)
	full := Args{Key("block", "venice.block.moneychangers"), Count("n", 3), Count("max", 3)}
	assert.Equal(t, "Moneychangers' Row is full (3 of 3); nobody can enter or pass, so choose another way.", c.Why(English, "VV-MOVE-10", full))
	assert.Contains(t, c.Why(Polish, "VV-MOVE-10", full), "3 z\u00a03")
	rule, _, _ := c.Rule(English, "VV-MOVE-10")
	assert.Equal(t, rule, c.Why(English, "VV-MOVE-10", nil), "without its numbers the rule answers")
	rule, _, _ = c.Rule(Polish, "VV-MAP-04")
	assert.Equal(t, rule, c.Why(Polish, "VV-MAP-04", full), "a clause without a refusal answers with its rule")
	assert.Empty(t, *missing)

	assert.Equal(t, "VV-MOVE-99", c.Why(English, "VV-MOVE-99", nil))
	assert.Equal(t, []string{"en VV-MOVE-99"}, *missing)
}

func TestReasonsAreBuiltFromIds(t *testing.T) {
	c, missing := load(t)
	for _, one := range []struct {
		clause string
		facts  Facts
		want   string
	}{
		{"VV-MOVE-03", Facts{Who: "dove"}, "The Dove has movement value 0 and makes no normal movement; use an ability or end."},
		{"VV-MOVE-03", Facts{}, "This character has movement value 0 and makes no normal movement; use an ability or end."},
		{"VV-CHAR-PLAGUE-03", Facts{Who: "lush", Where: "brown"}, "The brown area is under quarantine: the Lush cannot leave it by normal movement before the next round."},
		{"VV-MOVE-10", Facts{Where: "the-mint", N: 3, Max: 3}, "The Mint is full (3 of 3); nobody can enter or pass, so choose another way."},
		{"VV-INVESTIGATE-03", Facts{N: 2, Max: 5}, "The code of grave 2 lies face up already, for the rest of the game."},
		{"VV-INV-12", Facts{Seat: "Ola"}, "Ola took this card and decides about it; the others may only give advice."},
	} {
		assert.Equal(t, one.want, c.Reason(English, one.clause, one.facts))
	}
	assert.Equal(t, "Karta tej postaci leży już przed graczem; wybierz inną.", spaced(c.Why(Polish, "VV-INV-03", nil)))
	args := c.place(nil, "venice", "purple", "block", "block", "area", "area")
	assert.Equal(t, Args{Key("area", "venice.area.purple")}, args)
	assert.Equal(t, Args{Key("code", "venice.code.poison")}, c.place(nil, "venice", "poison", "who", "character", "code", "code"))
	assert.Empty(t, c.place(nil, "venice", "nobody", "who", "character", "code", "code"))
	rule, _, _ := c.Rule(English, "VV-MOVE-10")
	assert.Equal(t, rule, c.Reason(English, "VV-MOVE-10", Facts{Where: "atlantis"}))
	assert.Empty(t, *missing)
}

func TestNeedsListsTheArguments(t *testing.T) {
	c, _ := load(t)
	assert.Equal(t, []string{"block", "n", "max"}, c.Needs("venice.why.VV-MOVE-10"))
	assert.Equal(t, []string{"seat", "who", "n", "max"}, c.Needs("venice.ask.step"))
	assert.Nil(t, c.Needs("ui.title.new"))
	assert.Nil(t, c.Needs("no.such.key"))
}
