package localization

// kind is what sort of value an argument is.
type kind uint8

const (
	noKind kind = iota
	plainText
	keyed
	number
	counted
	plainList
	keyList
)

// Arg is one named value of a text.
type Arg struct {
	name string
	kind kind
	text string   // a text, or a key
	n    int      // a count
	list []string // texts, or keys
}

// Args is the values of a text, in any order. It is not kept after the call.
type Args []Arg

// Plain is a text that goes in as it is: a player's name, a path, a flag.
func Plain(name, text string) Arg { return Arg{name: name, kind: plainText, text: text} }

// Key is a text of the catalogue, in the case that the placeholder asks for.
func Key(name, key string) Arg { return Arg{name: name, kind: keyed, text: key} }

// Count is a whole number. The one named "n" chooses the plural form.
func Count(name string, n int) Arg { return Arg{name: name, kind: number, n: n} }

// Counted is a counted text of the catalogue with a number of its own, for
// sentences that count two things: Counted("cards", "ui.count.cards", 3).
func Counted(name, key string, n int) Arg { return Arg{name: name, kind: counted, text: key, n: n} }

// Plains is a list of texts, joined as the language joins them: "Ola, Jan and Ewa".
func Plains(name string, texts ...string) Arg { return Arg{name: name, kind: plainList, list: texts} }

// Keys is a list of texts of the catalogue, joined as the language joins them. In
// a list without a form of its own every item after the first takes the form
// ".mid", that within a sentence: "The Lush and the Dove".
func Keys(name string, keys ...string) Arg { return Arg{name: name, kind: keyList, list: keys} }

// find is the argument of that name, nil when there is none.
func (a Args) find(name string) *Arg {
	for i := range a {
		if a[i].name == name {
			return &a[i]
		}
	}
	return nil
}

// count is the number that chooses the plural form; ok is false without any.
func (a Args) count() (n int, ok bool) {
	first := -1
	for i := range a {
		switch {
		case a[i].kind == number && a[i].name == "n":
			return a[i].n, true
		case a[i].kind == number && (first < 0 || a[first].kind != number):
			first = i
		case (a[i].kind == plainList || a[i].kind == keyList) && first < 0:
			first = i
		}
	}
	if first < 0 {
		return 0, false
	}
	if a[first].kind == number {
		return a[first].n, true
	}
	return len(a[first].list), true
}
