package localization

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Span is a piece of a text in bytes: text[From:To].
type Span struct{ From, To int }

// Hit is a clause that a search found.
type Hit struct {
	Clause string
	spans  [langCount][]Span
}

// In lists the matched pieces of the clause's text in the language, in the order of the
// text and apart from each other. It is empty where only the other language or the
// clause's id matched.
func (h *Hit) In(l Lang) []Span { return h.spans[l.known()] }

// Index finds clauses of one title by words in any of its languages. It is read-only
// and may be used from several goroutines.
type Index struct {
	langs   []Lang
	entries []entry
}

// entry is one clause made ready for searching.
type entry struct {
	clause string
	id     folded
	texts  []folded // by the index's languages
}

// Index is the index of a title's rules in the languages.
func (c *Catalog) Index(game string, langs ...Lang) *Index {
	x := &Index{langs: langs}
	for _, section := range c.sections {
		if section.Game != game {
			continue
		}
		for _, clause := range section.Clauses {
			e := entry{clause: clause, id: fold(clause)}
			for _, l := range langs {
				words, _, _ := c.Rule(l, clause)
				e.texts = append(e.texts, fold(words))
			}
			x.entries = append(x.entries, e)
		}
	}
	return x
}

// Find lists the clauses that have every word of the query, in the order of the book.
// Capitals and diacritics do not matter, and the beginning of a word stands for the
// word: "most" finds "mosty". All words must be in one language. What has a hyphen is
// looked for in the clause's id too: "MOVE-10". An empty query finds nothing.
func (x *Index) Find(query string) []Hit {
	tokens := tokensOf(query)
	if len(tokens) == 0 {
		return nil
	}
	var hits []Hit
	for i := range x.entries {
		e := &x.entries[i]
		hit, found := Hit{Clause: e.clause}, false
		for j, l := range x.langs {
			if spans, ok := e.match(&e.texts[j], tokens); ok {
				hit.spans[l.known()], found = spans, true
			}
		}
		if found {
			hits = append(hits, hit)
		}
	}
	return hits
}

// match looks for all tokens in one text, or in the clause's id.
func (e *entry) match(text *folded, tokens []string) (spans []Span, ok bool) {
	for _, token := range tokens {
		before := len(spans)
		spans = text.find(spans, token)
		named := strings.Contains(token, "-") && e.id.has(token)
		if len(spans) == before && !named {
			return nil, false
		}
	}
	return merged(spans), true
}

// merged sorts spans and joins those that overlap.
func merged(spans []Span) []Span {
	slices.SortFunc(spans, func(a, b Span) int { return a.From - b.From })
	out := spans[:0]
	for _, s := range spans {
		if n := len(out); n > 0 && s.From < out[n-1].To {
			out[n-1].To = max(out[n-1].To, s.To)
		} else {
			out = append(out, s)
		}
	}
	return out
}

// folded is a text without capitals and diacritics that knows where its letters come
// from.
type folded struct {
	text   string
	from   []int32 // by byte of text: the byte in the source; one more for its end
	starts []int32 // where words begin in text
}

// find adds the places where words begin with the token, as spans of the source.
func (f *folded) find(spans []Span, token string) []Span {
	for _, at := range f.starts {
		if strings.HasPrefix(f.text[at:], token) {
			spans = append(spans, Span{int(f.from[at]), int(f.from[int(at)+len(token)])})
		}
	}
	return spans
}

func (f *folded) has(token string) bool {
	return slices.ContainsFunc(f.starts, func(at int32) bool { return strings.HasPrefix(f.text[at:], token) })
}

// fold folds a text letter by letter.
func fold(source string) folded {
	f := folded{from: make([]int32, 0, len(source)+1)}
	text := make([]byte, 0, len(source))
	inside := false
	for at, r := range source {
		r = plainRune(r)
		if r == 0 {
			continue
		}
		word := unicode.IsLetter(r) || unicode.IsDigit(r)
		if word && !inside {
			f.starts = append(f.starts, int32(len(text)))
		}
		inside = word
		before := len(text)
		text = utf8.AppendRune(text, r)
		for range len(text) - before {
			f.from = append(f.from, int32(at))
		}
	}
	f.from = append(f.from, int32(len(source)))
	f.text = string(text)
	return f
}

// plainRune is a letter without capital and diacritics, and a sign as keyboards type it;
// 0 for a diacritic that stands alone.
func plainRune(r rune) rune {
	if r < utf8.RuneSelf {
		return unicode.ToLower(r)
	}
	switch r {
	case 'ł', 'Ł': // has no decomposition
		return 'l'
	case 'ø', 'Ø':
		return 'o'
	case 'đ', 'Đ':
		return 'd'
	case noBreak, '\u2009', '\u202f':
		return ' '
	case '’', '‘':
		return '\''
	case '„', '”', '“', '«', '»':
		return '"'
	case '–', '—', '‑', '−':
		return '-'
	}
	if unicode.Is(unicode.Mn, r) {
		return 0
	}
	var space [utf8.UTFMax]byte
	n := utf8.EncodeRune(space[:], r)
	if d := norm.NFD.Properties(space[:n]).Decomposition(); d != nil {
		r, _ = utf8.DecodeRune(d)
	}
	return unicode.ToLower(r)
}

// tokensOf cuts a query at its spaces and drops signs around words.
func tokensOf(query string) []string {
	f := fold(query)
	var tokens []string
	for _, token := range strings.Fields(f.text) {
		token = strings.TrimFunc(token, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
		if token != "" && !slices.Contains(tokens, token) {
			tokens = append(tokens, token)
		}
	}
	return tokens
}
