package localization

import "strings"

// Lang is a language of the catalogues. The zero value reads as English.
type Lang uint8

// The languages. Pseudo is English made longer by two fifths, with accents and
// brackets: layouts are tested with it, nobody chooses it.
const (
	NoLang Lang = iota
	English
	Polish
	Pseudo
	langCount
)

var langTags = [langCount]string{"en", "en", "pl", "pseudo"}

// String is the language's tag: en, pl or pseudo.
func (l Lang) String() string { return langTags[l.known()] }

// known maps what is no language of the catalogue to English, so that a text can
// always be shown.
func (l Lang) known() Lang {
	if l == NoLang || l >= langCount {
		return English
	}
	return l
}

// Mode is what a reader wants to see: one language or both side by side.
type Mode uint8

// The modes.
const (
	NoMode Mode = iota
	OnlyEnglish
	OnlyPolish
	Both
)

// ParseMode reads en, pl or both; ok is false for anything else.
func ParseMode(text string) (mode Mode, ok bool) {
	switch strings.ToLower(strings.TrimSpace(text)) {
	case "en":
		return OnlyEnglish, true
	case "pl":
		return OnlyPolish, true
	case "both":
		return Both, true
	}
	return NoMode, false
}

// String is the mode as ParseMode reads it; an impossible mode reads as English.
func (m Mode) String() string {
	switch m {
	case OnlyPolish:
		return "pl"
	case Both:
		return "both"
	}
	return "en"
}

// Langs lists the languages of the mode in the order in which they stand on a
// page: Polish left, English right.
func (m Mode) Langs() []Lang {
	switch m {
	case OnlyPolish:
		return []Lang{Polish}
	case Both:
		return []Lang{Polish, English}
	}
	return []Lang{English}
}

// First is the language of the mode in which short labels are written.
func (m Mode) First() Lang {
	if m == OnlyPolish || m == Both {
		return Polish
	}
	return English
}

// FromEnv picks the language from the values of LC_ALL, LC_MESSAGES and LANG:
// the first that is not empty decides, and whatever is not Polish is English.
func FromEnv(lcAll, lcMessages, lang string) Lang {
	for _, value := range []string{lcAll, lcMessages, lang} {
		value = strings.ToLower(strings.TrimSpace(value))
		if value == "" {
			continue
		}
		name, _, _ := strings.Cut(value, ".") // without the charset: pl_PL.UTF-8
		name, _, _ = strings.Cut(name, "@")
		if name == "pl" || name == "polish" || strings.HasPrefix(name, "pl_") || strings.HasPrefix(name, "pl-") {
			return Polish
		}
		return English
	}
	return English
}
