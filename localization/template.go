package localization

import (
	"fmt"
	"strings"
)

// segment is a piece of a text: letters as they are, or a placeholder.
type segment struct {
	text string // letters; empty for a placeholder
	name string // the placeholder's argument
	form int    // index into Catalog.suffixes, -1 without suffix
}

// text is one plural form of a message, parsed once at loading.
//
// The sentences are filled in here and not by text/template, which go-i18n would
// use: that costs several allocations and reflection for every label of every
// frame, and it cannot give a nested name the case its sentence asks for.
// go-i18n reads the files and owns the plural rules.
type text []segment

// parse cuts a source into letters and {name} or {name.suffix} placeholders;
// intern numbers the suffixes.
func parse(source string, intern func(string) int) (text, error) {
	var t text
	for source != "" {
		open := strings.IndexByte(source, '{')
		if open < 0 {
			open = len(source)
		}
		if strings.IndexByte(source[:open], '}') >= 0 {
			return nil, fmt.Errorf("a closing brace has no opening one in %q", source)
		}
		if open > 0 {
			t = append(t, segment{text: source[:open], form: -1})
			source = source[open:]
			continue
		}
		end := strings.IndexByte(source, '}')
		if end < 0 {
			return nil, fmt.Errorf("an opening brace has no closing one in %q", source)
		}
		name, suffix, dotted := strings.Cut(source[1:end], ".")
		if name == "" || strings.ContainsAny(name, "{ ") {
			return nil, fmt.Errorf("no argument can be called %q", name)
		}
		hole := segment{name: name, form: -1}
		if dotted {
			hole.form = intern("." + suffix)
		}
		t = append(t, hole)
		source = source[end+1:]
	}
	return t, nil
}

// plain is the whole text when it has no placeholder.
func (t text) plain() (string, bool) {
	switch {
	case len(t) == 0:
		return "", true
	case len(t) == 1 && t[0].name == "":
		return t[0].text, true
	}
	return "", false
}

// source is the text as its file has it, with the suffixes of the catalogue.
func (t text) source(suffixes []string) string {
	var b strings.Builder
	for _, s := range t {
		if s.name == "" {
			b.WriteString(s.text)
			continue
		}
		b.WriteString("{" + s.name)
		if s.form >= 0 {
			b.WriteString(suffixes[s.form])
		}
		b.WriteString("}")
	}
	return b.String()
}

// message is one key in one language.
type message struct {
	forms [formCount]text
	has   [formCount]bool
	kin   []*message // the messages under key+suffix, by the suffix's number; nil without any
}

// counted reports whether the message has plural forms.
func (m *message) counted() bool { return m.has[one] || m.has[few] || m.has[many] }

// with is the message in the case of the suffix, itself when it has no such case.
func (m *message) with(suffix int) *message {
	if suffix >= 0 && suffix < len(m.kin) && m.kin[suffix] != nil {
		return m.kin[suffix]
	}
	return m
}
