package localization

import (
	"embed"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

//go:embed *.json venice-clauses.txt
var files embed.FS

// catalogues are the files of a language, without tag and ending. A title adds
// its files here.
var catalogues = []string{"ui", "referee", "venice", "venice-names", "venice-rules", "venice-extra-rules"}

// Catalog is every text in every language. It is read-only after Load and may be
// used from several goroutines.
type Catalog struct {
	messages [langCount]map[string]*message
	whys     [langCount]map[string]*message // refusals by clause id
	counters [langCount]*counter
	suffixes []string // ".acc" and so on, in the order of their numbers
	sections []Section
	rules    map[string]standing // by clause id
	missing  func(Lang, string)
}

// Load reads the embedded files. An error names the file and the key.
func Load() (*Catalog, error) {
	c := &Catalog{rules: map[string]standing{}, missing: func(Lang, string) {}}
	for _, l := range []Lang{English, Polish} {
		if err := c.loadLang(l); err != nil {
			return nil, err
		}
	}
	c.stretchEnglish()
	for l := range c.messages {
		c.join(Lang(l))
	}
	if err := c.loadSections(); err != nil {
		return nil, err
	}
	return c, nil
}

// OnMissing sets what is called when a text, a language of it or a value for one
// of its placeholders is missing; key then names the text, with the placeholder
// after a space. Set it before the catalogue is used.
func (c *Catalog) OnMissing(report func(l Lang, key string)) { c.missing = report }

func (c *Catalog) loadLang(l Lang) error {
	var err error
	if c.counters[l], err = newCounter(language.Make(l.String())); err != nil {
		return err
	}
	c.messages[l] = map[string]*message{}
	for _, name := range catalogues {
		path := name + "." + l.String() + ".json"
		data, err := files.ReadFile(path)
		if err != nil {
			return err
		}
		file, err := i18n.ParseMessageFileBytes(data, path, nil)
		if err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		for _, source := range file.Messages {
			if c.messages[l][source.ID] != nil {
				return fmt.Errorf("%s: %s stands in an earlier file too", path, source.ID)
			}
			m, err := c.message(l, source)
			if err != nil {
				return fmt.Errorf("%s: %s: %w", path, source.ID, err)
			}
			c.messages[l][source.ID] = m
		}
	}
	return nil
}

// message parses the plural forms of one source.
func (c *Catalog) message(l Lang, source *i18n.Message) (*message, error) {
	m := &message{}
	for f, text := range [formCount]string{other: source.Other, one: source.One, few: source.Few, many: source.Many} {
		if text == "" {
			continue
		}
		if l == Polish {
			text = tie(text)
		}
		var err error
		if m.forms[f], err = parse(text, c.intern); err != nil {
			return nil, err
		}
		m.has[f] = true
	}
	return m, nil
}

// intern numbers the suffixes that placeholders ask for.
func (c *Catalog) intern(suffix string) int {
	if i := slices.Index(c.suffixes, suffix); i >= 0 {
		return i
	}
	c.suffixes = append(c.suffixes, suffix)
	return len(c.suffixes) - 1
}

// stretchEnglish builds the pseudo-language.
func (c *Catalog) stretchEnglish() {
	c.counters[Pseudo] = c.counters[English]
	c.messages[Pseudo] = make(map[string]*message, len(c.messages[English]))
	for key, m := range c.messages[English] {
		long := &message{has: m.has}
		for f := range m.forms {
			if long.forms[f] = m.forms[f]; m.has[f] && key != listComma && key != listLast {
				long.forms[f] = stretch(m.forms[f])
			}
		}
		c.messages[Pseudo][key] = long
	}
}

// join ties every text to its case forms, so that a placeholder finds them
// without building a key, and sorts out the refusals.
func (c *Catalog) join(l Lang) {
	c.whys[l] = map[string]*message{}
	for key, m := range c.messages[l] {
		for i, suffix := range c.suffixes {
			if form := c.messages[l][key+suffix]; form != nil {
				if m.kin == nil {
					m.kin = make([]*message, len(c.suffixes))
				}
				m.kin[i] = form
			}
		}
		if clause, ok := whyClause(key); ok {
			c.whys[l][clause] = m
		}
	}
}

// find is the text of the key, the English one when the language has none, nil
// when there is none at all; both of the latter are reported.
func (c *Catalog) find(l Lang, key string) *message {
	if m := c.messages[l][key]; m != nil {
		return m
	}
	c.report(l, key)
	return c.messages[English][key]
}

// report tells what is missing. The copy keeps the arguments of every other call
// off the heap.
func (c *Catalog) report(l Lang, key string) { c.missing(l, strings.Clone(key)) }

// Has reports whether the key has a text in the language itself.
func (c *Catalog) Has(l Lang, key string) bool { return c.messages[l.known()][key] != nil }

// Keys lists every key of the English catalogue, sorted.
func (c *Catalog) Keys() []string {
	keys := make([]string, 0, len(c.messages[English]))
	for key := range c.messages[English] {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}

// Sources lists every plural form of the key in the language, with its
// placeholders in braces: what a font must be able to draw.
func (c *Catalog) Sources(l Lang, key string) []string {
	m := c.messages[l.known()][key]
	if m == nil {
		return nil
	}
	var all []string
	for f, t := range m.forms {
		if m.has[f] {
			all = append(all, t.source(c.suffixes))
		}
	}
	return all
}

// Text is the text of the key in the language, filled with the arguments. A key
// without a text is shown as it is, a placeholder without a value in braces; both
// are reported to OnMissing. It allocates the result, and nothing when the text
// has no placeholder.
func (c *Catalog) Text(l Lang, key string, args Args) string {
	l = l.known()
	m := c.find(l, key)
	if m == nil {
		return key
	}
	t := c.choose(l, m, args)
	if plain, ok := t.plain(); ok {
		return plain
	}
	var space [256]byte
	return string(c.fill(space[:0], l, key, t, args))
}

// Append adds the text to dst, for callers that keep their own buffer.
func (c *Catalog) Append(dst []byte, l Lang, key string, args Args) []byte {
	l = l.known()
	m := c.find(l, key)
	if m == nil {
		return append(dst, key...)
	}
	return c.fill(dst, l, key, c.choose(l, m, args), args)
}

// choose is the plural form for the arguments.
func (c *Catalog) choose(l Lang, m *message, args Args) text {
	if m.counted() {
		if n, ok := args.count(); ok {
			return c.plural(l, m, n)
		}
	}
	if m.has[other] {
		return m.forms[other]
	}
	return m.forms[many]
}

// plural is the form for n, or other where the language has no such form.
func (c *Catalog) plural(l Lang, m *message, n int) text {
	if f := c.counters[l].form(n); m.has[f] {
		return m.forms[f]
	}
	return m.forms[other]
}

// fill appends the text with its placeholders filled in.
func (c *Catalog) fill(dst []byte, l Lang, key string, t text, args Args) []byte {
	for i := range t {
		s := &t[i]
		if s.name == "" {
			dst = append(dst, s.text...)
			continue
		}
		arg := args.find(s.name)
		if arg == nil {
			dst = c.gap(dst, l, key, s.name)
			continue
		}
		dst = c.value(dst, l, arg, s.form)
	}
	return dst
}

// gap shows and reports a placeholder without a value.
func (c *Catalog) gap(dst []byte, l Lang, key, name string) []byte {
	c.missing(l, key+" {"+name+"}")
	return append(append(append(dst, '{'), name...), '}')
}

// value appends one argument in the form that its placeholder asks for.
func (c *Catalog) value(dst []byte, l Lang, arg *Arg, suffix int) []byte {
	switch arg.kind {
	case plainText:
		return append(dst, arg.text...)
	case number:
		return strconv.AppendInt(dst, int64(arg.n), 10)
	case keyed:
		return c.word(dst, l, arg.text, suffix)
	case counted:
		m := c.find(l, arg.text)
		if m == nil {
			return append(dst, arg.text...)
		}
		return c.inner(dst, l, arg.text, c.plural(l, m, arg.n), arg)
	case plainList, keyList:
		return c.list(dst, l, arg, suffix)
	}
	panic(fmt.Sprintf("localization: an argument of kind %d", arg.kind))
}

// word appends a text without arguments of its own.
func (c *Catalog) word(dst []byte, l Lang, key string, suffix int) []byte {
	m := c.find(l, key)
	if m == nil {
		return append(dst, key...)
	}
	return c.inner(dst, l, key, m.with(suffix).forms[other], nil)
}

// inner appends a text that stands within another: of arguments it knows only the
// number {n} of a counted one.
func (c *Catalog) inner(dst []byte, l Lang, key string, t text, number *Arg) []byte {
	for i := range t {
		switch s := &t[i]; {
		case s.name == "":
			dst = append(dst, s.text...)
		case s.name == "n" && number != nil:
			dst = strconv.AppendInt(dst, int64(number.n), 10)
		default:
			dst = c.gap(dst, l, key, s.name)
		}
	}
	return dst
}

// The joints of lists.
const (
	listComma = "ui.list.comma"
	listLast  = "ui.list.last"
)

// list appends the items joined as the language joins them.
func (c *Catalog) list(dst []byte, l Lang, arg *Arg, suffix int) []byte {
	for i, item := range arg.list {
		form := suffix
		if i > 0 {
			joint := listComma
			if i == len(arg.list)-1 {
				joint = listLast
			}
			dst = c.word(dst, l, joint, -1)
			if form < 0 {
				form = slices.Index(c.suffixes, ".mid")
			}
		}
		if arg.kind == plainList {
			dst = append(dst, item...)
		} else {
			dst = c.word(dst, l, item, form)
		}
	}
	return dst
}
