package localization

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// venice is the index of the whole book of Venice, as its readers have it.
func venice(t testing.TB) (*Catalog, *Index) {
	c, _ := load(t)
	return c, c.Index("venice", Polish, English)
}

// clausesOf lists a title's clauses in the order of the book.
func clausesOf(c *Catalog, game string) []string {
	var all []string
	for _, s := range c.Rules() {
		if s.Game == game {
			all = append(all, s.Clauses...)
		}
	}
	return all
}

// matched lists the words of the clause that the hit marks.
func matched(c *Catalog, l Lang, h *Hit) []string {
	words, _, _ := c.Rule(l, h.Clause)
	var out []string
	for _, s := range h.In(l) {
		out = append(out, words[s.From:s.To])
	}
	return out
}

// find is the hit of a query that must be among all of them.
func find(t *testing.T, x *Index, query, clause string) *Hit {
	t.Helper()
	hits := x.Find(query)
	i := slices.IndexFunc(hits, func(h Hit) bool { return h.Clause == clause })
	require.GreaterOrEqual(t, i, 0, "%q does not find %s", query, clause)
	return &hits[i]
}

func TestTheBeginningOfAWordFindsIt(t *testing.T) {
	c, x := venice(t)
	for query, word := range map[string]string{"most": "mosty", "kwarantann": "kwarantanną", "zabojc": "zabójca"} {
		seen := map[string]bool{}
		for _, h := range x.Find(query) {
			words, _, _ := c.Rule(Polish, h.Clause)
			for _, s := range h.In(Polish) {
				rest := strings.ToLower(words[s.From:])
				end := strings.IndexFunc(rest, func(r rune) bool { return !unicode.IsLetter(r) })
				if end < 0 {
					end = len(rest)
				}
				seen[rest[:end]] = true
			}
		}
		assert.True(t, seen[word], "%q finds %v", query, seen)
	}
}

// TestEveryClauseIsFoundByItsOwnWords asks for the words of each clause in each
// language, typed without capitals and Polish letters.
func TestEveryClauseIsFoundByItsOwnWords(t *testing.T) {
	c, x := venice(t)
	bare := strings.NewReplacer("ą", "a", "ć", "c", "ę", "e", "ł", "l", "ń", "n", "ó", "o", "ś", "s", "ź", "z", "ż", "z")
	for _, clause := range clausesOf(c, "venice") {
		for _, l := range []Lang{Polish, English} {
			words, _, ok := c.Rule(l, clause)
			require.True(t, ok, clause)
			list := strings.FieldsFunc(words, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
			list = list[:min(4, len(list))]
			for _, query := range []string{strings.Join(list, " "), bare.Replace(strings.ToLower(strings.Join(list, " ")))} {
				h := find(t, x, query, clause)
				marked := strings.Join(matched(c, l, h), " ")
				for _, word := range list {
					assert.Contains(t, strings.ToLower(marked), strings.ToLower(word), "%s in %s: %q", clause, l, query)
				}
			}
		}
	}
}

func TestAllWordsMustBeInOneLanguage(t *testing.T) {
	c, x := venice(t)
	both := x.Find("green bridge")
	require.NotEmpty(t, both)
	for _, h := range both {
		words, _, _ := c.Rule(English, h.Clause)
		assert.Contains(t, strings.ToLower(words), "green")
		assert.Contains(t, strings.ToLower(words), "bridge")
		assert.Empty(t, h.In(Polish), h.Clause)
	}
	assert.Less(t, len(both), len(x.Find("bridge")))
	assert.Empty(t, x.Find("green zielony"))
	assert.Equal(t, both, x.Find("  BRIDGE, Green! bridge"), "order, signs and capitals do not matter")
}

func TestIdsAreFound(t *testing.T) {
	_, x := venice(t)
	for _, query := range []string{"VV-MOVE-10", "MOVE-10", "move-10", "vv-move-10", "VV–MOVE–10"} {
		hits := x.Find(query)
		require.Len(t, hits, 1, query)
		assert.Equal(t, "VV-MOVE-10", hits[0].Clause)
	}
	assert.Equal(t, "VV-SCEN-S1-01", find(t, x, "s1-01", "VV-SCEN-S1-01").Clause)
	assert.Len(t, x.Find("VV-ROUND-"), 4, "all clauses of a family")
	assert.Empty(t, x.Find("MOVE-1010"))
	for _, h := range x.Find("move") {
		assert.NotEmpty(t, h.In(English), "%s: a plain word is no id", h.Clause)
	}
}

func TestHitsStandInTheOrderOfTheBook(t *testing.T) {
	c, x := venice(t)
	order := clausesOf(c, "venice")
	at := -1
	hits := x.Find("zabojc")
	require.Greater(t, len(hits), 20)
	for _, h := range hits {
		i := slices.Index(order, h.Clause)
		assert.Greater(t, i, at)
		at = i
	}
}

func TestAQueryWithoutWordsFindsNothing(t *testing.T) {
	_, x := venice(t)
	for _, query := range []string{"", "   ", "…", "-", "\u0301", "xyzzy", "osty"} {
		assert.Empty(t, x.Find(query), "%q", query)
	}
	c, _ := load(t)
	assert.Empty(t, c.Index("chess", Polish, English).Find("most"))
}

func TestSpansAreWholeLettersOfTheSource(t *testing.T) {
	f := fold("Łódź — Zło, cafe\u0301 i\u00a0ŻÓŁĆ")
	assert.Equal(t, "lodz - zlo, cafe i zolc", f.text)
	for query, want := range map[string]string{"lod": "Łód", "lodz": "Łódź", "caf": "caf", "cafe": "cafe\u0301", "zolc": "ŻÓŁĆ"} {
		spans := f.find(nil, query)
		require.Len(t, spans, 1, query)
		assert.Equal(t, want, "Łódź — Zło, cafe\u0301 i\u00a0ŻÓŁĆ"[spans[0].From:spans[0].To])
	}
	assert.Equal(t, []Span{{0, 5}, {7, 9}}, merged([]Span{{7, 9}, {0, 2}, {0, 5}, {1, 3}}))
	assert.Equal(t, []string{"zolc", "face-down"}, tokensOf("„ŻÓŁĆ” (face-down) zolc"))
}

// BenchmarkThreeHundredSearches is what a long evening asks of the book.
func BenchmarkThreeHundredSearches(b *testing.B) {
	_, x := venice(b)
	queries := []string{"most", "kwarantann", "Killer", "zielony most", "MOVE-10", "w grze", "the", "xyzzy", "łódź", "a"}
	b.ReportAllocs()
	for b.Loop() {
		for i := range 300 {
			x.Find(queries[i%len(queries)])
		}
	}
}

func BenchmarkIndex(b *testing.B) {
	c, _ := load(b)
	for b.Loop() {
		c.Index("venice", Polish, English)
	}
}
