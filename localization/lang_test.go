package localization

import (
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTheEnvironmentNamesTheLanguage(t *testing.T) {
	for _, one := range []struct {
		all, messages, lang string
		want                Lang
	}{
		{"", "", "", English},
		{"", "", "C", English},
		{"", "", "C.UTF-8", English},
		{"", "", "pl_PL.UTF-8", Polish},
		{"", "", "pl", Polish},
		{"", "", "PL_pl", Polish},
		{"", "", "pl_PL@euro", Polish},
		{"", "", "polish", Polish},
		{"", "", "plt_MG", English}, // Malagasy begins with the same letters
		{"", "en_GB.UTF-8", "pl_PL.UTF-8", English},
		{"pl_PL.UTF-8", "en_GB.UTF-8", "en_GB", Polish},
		{"de_DE", "pl_PL", "pl_PL", English},
		{" ", "", "pl_PL", Polish},
	} {
		assert.Equal(t, one.want, FromEnv(one.all, one.messages, one.lang), "%+v", one)
	}
}

func TestModesAreReadAndListTheirLanguages(t *testing.T) {
	for text, want := range map[string]struct {
		mode  Mode
		langs []Lang
		first Lang
	}{
		"en":   {OnlyEnglish, []Lang{English}, English},
		"pl":   {OnlyPolish, []Lang{Polish}, Polish},
		"both": {Both, []Lang{Polish, English}, Polish},
	} {
		mode, ok := ParseMode(text)
		require.True(t, ok, text)
		assert.Equal(t, want.mode, mode)
		assert.Equal(t, text, mode.String())
		assert.Equal(t, want.langs, mode.Langs())
		assert.Equal(t, want.first, mode.First())
	}
	for _, text := range []string{"", "de", "english", "pl,en", "pseudo"} {
		_, ok := ParseMode(text)
		assert.False(t, ok, text)
	}
	mode, ok := ParseMode(" PL ")
	assert.True(t, ok)
	assert.Equal(t, OnlyPolish, mode)
}

func TestTheSmallPolishWordsHoldOnToTheNext(t *testing.T) {
	for source, want := range map[string]string{
		"Stoi w dzielnicy i patrzy":  "Stoi w\u00a0dzielnicy i\u00a0patrzy",
		"W drodze":                   "W\u00a0drodze",
		"a i o tym":                  "a\u00a0i\u00a0o\u00a0tym",
		"„A to” (o czym)":            "„A\u00a0to” (o\u00a0czym)",
		"na polu {block} i {who}":    "na polu {block} i\u00a0{who}",
		"w {block}":                  "w\u00a0{block}",
		"bez zmian: na, do, za, Ola": "bez zmian: na, do, za, Ola",
		"opcja A, opcja B":           "opcja A, opcja B",
		"":                           "",
		"i":                          "i",
	} {
		assert.Equal(t, want, tie(source))
	}
}

func TestThePseudoLanguageIsLongerInBracketsAndKeepsItsPlaceholders(t *testing.T) {
	c, missing := load(t)
	for _, key := range c.Keys() {
		if key == listComma || key == listLast {
			continue
		}
		plain, long := c.Sources(English, key), c.Sources(Pseudo, key)
		require.Len(t, long, len(plain), key)
		for i := range plain {
			assert.Regexp(t, `^\[[\s\S]*\]$`, long[i], key)
			letters := utf8.RuneCountInString(plainLetters(plain[i]))
			grown := utf8.RuneCountInString(plainLetters(long[i]))
			assert.GreaterOrEqual(t, grown*10, letters*14, "%s: %s", key, long[i])
			assert.Equal(t, holes(plain[i]), holes(long[i]), key)
		}
	}
	assert.Equal(t, "[Šeat 3 ö]", replaceE(c.Text(Pseudo, "ui.new.seat", Args{Count("n", 3)})))
	assert.Empty(t, *missing)
}
