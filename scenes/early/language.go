package early

// Language is what the program speaks.
type Language uint8

// The languages; the zero value names none.
const (
	NoLanguage Language = iota
	English
	Polish
	Both // English and Polish side by side
)

// String is the language as the flag --lang spells it, "" for none.
func (l Language) String() string {
	switch l {
	case English:
		return "en"
	case Polish:
		return "pl"
	case Both:
		return "both"
	}
	return ""
}

// ParseLanguage reads a value of --lang; NoLanguage for anything else.
func ParseLanguage(s string) Language {
	for l := English; l <= Both; l++ {
		if s == l.String() {
			return l
		}
	}
	return NoLanguage
}

// LanguageOf is the language asked for: by --lang among args (the last one
// counts), else by the first set one of LC_ALL, LC_MESSAGES and LANG, else English.
func LanguageOf(args []string, env func(string) string) Language {
	if l := flagged(args); l != NoLanguage {
		return l
	}
	for _, name := range [...]string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := env(name); v != "" {
			if v == "pl" || len(v) > 2 && v[:2] == "pl" && (v[2] == '_' || v[2] == '.' || v[2] == '@') {
				return Polish
			}
			return English
		}
	}
	return English
}

// flagged is the language that --lang names in args; NoLanguage if none does.
func flagged(args []string) Language {
	const flag = "--lang"
	asked := NoLanguage
	for i, a := range args {
		value := ""
		switch {
		case a == "--":
			return asked
		case a == flag && i+1 < len(args):
			value = args[i+1]
		case len(a) > len(flag) && a[:len(flag)+1] == flag+"=":
			value = a[len(flag)+1:]
		}
		if l := ParseLanguage(value); l != NoLanguage {
			asked = l
		}
	}
	return asked
}
