package store

import (
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"alibi/game"
)

// The keys of the header. Names and badges are followed by their seat: "name p0".
const (
	badgeKey = "badge "
	beganKey = "began"
	langKey  = "lang"
	nameKey  = "name "
	pinKey   = "pin "
)

// mostName is how many letters of a name are read, so that a strange file breaks no
// picture.
const mostName = 40

// Party is who sits at a table.
type Party struct {
	// Names and Badges (0 to game.MaxSeats-1, no two alike) are by seat. A name is empty
	// when the record has none.
	Names  []string
	Badges []int
	// Pins are what locks each seat's curtain, empty for none; what they mean is the
	// caller's business. Nil when no seat has one.
	Pins []string
	// Lang is the language that was on at the beginning: "en", "pl" or "both", or empty.
	Lang string
}

// Header is the party as lines of a record's header, in the order of their keys.
func Header(p Party) []game.HeaderLine {
	var lines []game.HeaderLine
	add := func(key, value string) { lines = append(lines, game.HeaderLine{Key: key, Value: value}) }
	for i, b := range p.Badges {
		add(badgeKey+game.Seat(i).String(), strconv.Itoa(b))
	}
	for i, n := range p.Names {
		add(nameKey+game.Seat(i).String(), n)
	}
	for i, pin := range p.Pins {
		if pin != "" {
			add(pinKey+game.Seat(i).String(), pin)
		}
	}
	if p.Lang != "" {
		add(langKey, p.Lang)
	}
	slices.SortStableFunc(lines, byKey)
	return lines
}

func byKey(a, b game.HeaderLine) int { return strings.Compare(a.Key, b.Key) }

// Seated reads the party from a record, one for each of its seats. What is missing or
// makes no sense is made up for: no name, the first badge that is free, no language.
func Seated(rec *game.Record) Party {
	p := Party{Names: make([]string, rec.Setup.Seats), Badges: make([]int, rec.Setup.Seats)}
	taken := [game.MaxSeats]bool{}
	for i := range p.Names {
		seat := game.Seat(i).String()
		p.Names[i] = sayable(value(rec, nameKey+seat))
		b, err := strconv.Atoi(value(rec, badgeKey+seat))
		if err != nil || b < 0 || b >= game.MaxSeats || taken[b] {
			b = -1
		} else {
			taken[b] = true
		}
		p.Badges[i] = b
		if pin := value(rec, pinKey+seat); pin != "" {
			if p.Pins == nil {
				p.Pins = make([]string, rec.Setup.Seats)
			}
			p.Pins[i] = pin
		}
	}
	for i, b := range p.Badges {
		if b < 0 {
			p.Badges[i] = slices.Index(taken[:], false)
			taken[p.Badges[i]] = true
		}
	}
	if lang := value(rec, langKey); slices.Contains(langs, lang) {
		p.Lang = lang
	}
	return p
}

// langs are the languages that a table may agree on; empty is none in particular.
var langs = []string{"", "en", "pl", "both"}

func value(rec *game.Record, key string) string {
	for _, h := range rec.Header {
		if h.Key == key {
			return h.Value
		}
	}
	return ""
}

// sayable is the text on one line, of readable length, with nothing invisible in it.
func sayable(text string) string {
	text = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case r == utf8.RuneError, unicode.Is(unicode.C, r):
			return -1
		}
		return r
	}, text)
	text = strings.TrimSpace(text)
	if runes := []rune(text); len(runes) > mostName {
		text = strings.TrimSpace(string(runes[:mostName]))
	}
	return text
}

// began is when the match began, by its header.
func began(rec *game.Record) time.Time {
	t, err := time.Parse(time.RFC3339, value(rec, beganKey))
	if err != nil {
		return time.Time{}
	}
	return t
}
