package localization

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// keysOf lists the keys of a catalogue file in the order of the file.
func keysOf(t *testing.T, path string) []string {
	t.Helper()
	data, err := files.ReadFile(path)
	require.NoError(t, err)
	dec := json.NewDecoder(bytes.NewReader(data))
	_, err = dec.Token()
	require.NoError(t, err, path)
	var keys []string
	for dec.More() {
		key, err := dec.Token()
		require.NoError(t, err, path)
		keys = append(keys, key.(string))
		var value json.RawMessage
		require.NoError(t, dec.Decode(&value), path)
	}
	return keys
}

func TestEveryFileHasTheSameKeysInBothLanguages(t *testing.T) {
	total := 0
	for _, name := range catalogues {
		en, pl := keysOf(t, name+".en.json"), keysOf(t, name+".pl.json")
		assert.Equal(t, en, pl, name)
		sorted := slices.Sorted(slices.Values(en))
		assert.Len(t, slices.Compact(sorted), len(en), "%s: a key stands twice", name)
		total += len(en)
	}
	c, _ := load(t)
	assert.Len(t, c.Keys(), total)

	embedded, err := fs.Glob(files, "*.??.json")
	require.NoError(t, err)
	assert.Len(t, embedded, 2*len(catalogues), "every catalogue file is loaded")
}

// pairs calls f with every key and its forms in both languages.
func pairs(t *testing.T, f func(c *Catalog, key string, en, pl []string)) {
	t.Helper()
	c, _ := load(t)
	for _, key := range c.Keys() {
		f(c, key, c.Sources(English, key), c.Sources(Polish, key))
	}
}

// values is every argument that texts may ask for.
var values = strings.Fields(`
	action actions area block card clause clauses code day done draw example fact failed fields file flag game got kept
	line matches max mean min mode month n names other passed passenger path percent players round seat seed
	target time value version want what when who why year`)

func TestBothLanguagesAskForTheSameArguments(t *testing.T) {
	used := map[string]bool{}
	pairs(t, func(_ *Catalog, key string, en, pl []string) {
		want := argumentNames(strings.Join(en, " "))
		assert.Equal(t, want, argumentNames(strings.Join(pl, " ")), key)
		for _, form := range pl {
			assert.Equal(t, want, argumentNames(form), "%s: every Polish form has them all", key)
		}
		for _, name := range want {
			used[name] = true
			assert.Contains(t, values, name, key)
			if strings.HasPrefix(key, "venice.why.") {
				assert.Contains(t, []string{"who", "block", "area", "code", "n", "max", "seat"}, name, key)
			}
		}
	})
	for _, name := range values {
		assert.True(t, used[name], "no text asks for {%s}", name)
	}
}

// argumentNames lists the arguments of a source, each once, sorted.
func argumentNames(source string) []string {
	names := []string{}
	for _, m := range hole.FindAllStringSubmatch(source, -1) {
		names = append(names, m[1])
	}
	slices.Sort(names)
	return slices.Compact(names)
}

func TestEveryCaseThatASentenceAsksForExists(t *testing.T) {
	families := map[string]string{
		"who": "venice.character.", "target": "venice.character.", "other": "venice.character.",
		"passenger": "venice.character.", "card": "venice.character.", "names": "venice.character.",
		"area": "venice.area.",
	}
	c, _ := load(t)
	asked := 0
	for _, key := range c.Keys() {
		for _, l := range []Lang{English, Polish} {
			for _, m := range hole.FindAllStringSubmatch(strings.Join(c.Sources(l, key), " "), -1) {
				if m[2] == "" {
					continue
				}
				asked++
				family := families[m[1]]
				require.NotEmpty(t, family, "%s: %s has no cases", key, m[0])
				for _, base := range members(c, family) {
					assert.True(t, c.Has(l, base+m[2]), "%s asks for %s%s in %s", key, base, m[2], l)
				}
			}
		}
	}
	assert.Greater(t, asked, 50)
}

// members lists the keys that are one word below the family.
func members(c *Catalog, family string) []string {
	var keys []string
	for _, key := range c.Keys() {
		if rest, ok := strings.CutPrefix(key, family); ok && !strings.Contains(rest, ".") {
			keys = append(keys, key)
		}
	}
	return keys
}

func TestPluralFormsAreComplete(t *testing.T) {
	c, _ := load(t)
	for _, key := range c.Keys() {
		en, pl := c.messages[English][key], c.messages[Polish][key]
		require.Equal(t, en.counted(), pl.counted(), "%s is counted in one language only", key)
		if en.counted() {
			assert.Equal(t, [formCount]bool{other: true, one: true}, en.has, key)
			assert.Equal(t, [formCount]bool{other: true, one: true, few: true, many: true}, pl.has, key)
		} else {
			assert.True(t, en.has[other] && pl.has[other], key)
		}
	}
}

func TestNothingIsLeftUntranslated(t *testing.T) {
	same := map[string]bool{ // texts that are alike in both languages
		"ui.lang.en.code": true, "ui.lang.pl.code": true,
		"ui.list.comma": true, "ui.ok": true, "ui.menu": true, "ui.title.name": true,
		"ui.lang.en": true, "ui.lang.pl": true,
		"ui.settings.monitor": true,
	}
	pairs(t, func(_ *Catalog, key string, en, pl []string) {
		for i := range en {
			if !strings.ContainsFunc(plainLetters(en[i]), unicode.IsLetter) {
				continue
			}
			if same[key] {
				assert.Equal(t, en, pl, "%s needs no exception any more", key)
			} else {
				assert.NotContains(t, pl, en[i], key)
			}
		}
	})
}

func TestTextsAreWellFormed(t *testing.T) {
	english := regexp.MustCompile(`\b(the|and|of|Killer|Investigators|with|is)\b`)
	polish := regexp.MustCompile(`[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]`)
	ending := regexp.MustCompile(`[.?!:]$`)
	pairs(t, func(_ *Catalog, key string, en, pl []string) {
		for i, form := range append(slices.Clone(en), pl...) {
			isPolish := i >= len(en)
			if !strings.HasPrefix(key, "ui.list.") {
				assert.Equal(t, strings.TrimSpace(form), form, key)
			}
			assert.NotContains(t, form, "  ", key)
			bare := hole.ReplaceAllString(form, "X")
			assert.NotRegexp(t, `[,;!?][\pL\d]|[:.][\pL]| [,;:.?!]|\.\.|…|['"]{2}`, bare, key) // no space too few or too many
			if isPolish {
				assert.NotContains(t, form, `"`, "%s: Polish quotes are „ and ”", key)
				assert.Equal(t, strings.Count(form, "„"), strings.Count(form, "”"), key)
				assert.False(t, english.MatchString(form), "%s: %s", key, form)
				if key != "ui.settings.on" && key != "ui.settings.off" { // abbreviations in Polish
					assert.Equal(t, ending.FindString(en[0]), ending.FindString(form), key)
				}
			} else {
				assert.False(t, polish.MatchString(form), "%s: %s", key, form)
			}
		}
	})
}

func TestPolishAsksForNoGender(t *testing.T) {
	// The past tense and its short forms tell the gender of a person: they stand in no
	// sentence with the name of a player, and nobody is addressed in them.
	past := regexp.MustCompile(`(ł|ła|ło|li|ły)$`)
	addressed := regexp.MustCompile(`(łem|łam|łeś|łaś)$`)
	fine := map[string]bool{ // nouns, adjectives, and verbs of things
		"kanałem": true, "roli": true, "pozostali": true, "jeśli": true,
		"został": true, "zostało": true, "zostały": true, "zwykły": true, "mógł": true,
	}
	seen := map[string]bool{}
	pairs(t, func(_ *Catalog, key string, _, pl []string) {
		for _, form := range pl {
			named := strings.Contains(form, "{seat") || strings.Contains(form, "{who") || strings.Contains(form, "{names")
			for _, word := range polishWords(form) {
				if addressed.MatchString(word) || named && past.MatchString(word) {
					seen[word] = true
					assert.True(t, fine[word], "%s: %q asks for a gender", key, word)
				}
			}
		}
	})
	for word := range fine {
		assert.True(t, seen[word], "%q needs no exception", word)
	}
}

// polishWords is the words of a text in small letters, without placeholders.
func polishWords(form string) []string {
	letters := strings.ToLower(hole.ReplaceAllString(form, " "))
	return strings.FieldsFunc(letters, func(r rune) bool { return !unicode.IsLetter(r) })
}
