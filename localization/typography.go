package localization

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

const noBreak = '\u00a0'

// tie keeps Polish one-letter words (a, i, o, u, w, z) off the end of a line: the
// space after them becomes a no-break space.
func tie(source string) string {
	var b strings.Builder
	b.Grow(len(source) + 8)
	for i, r := range source {
		if r == ' ' && i > 0 && strings.IndexByte("aiouwzAIOUWZ", source[i-1]) >= 0 && lone(source[:i]) {
			r = noBreak
		}
		b.WriteRune(r)
	}
	return b.String()
}

// lone reports whether the last letter of before is a word of its own.
func lone(before string) bool {
	prev, _ := utf8.DecodeLastRuneInString(before[:len(before)-1])
	return prev == utf8.RuneError || strings.ContainsRune(" \u00a0\n(„”–—/", prev)
}

// Pseudo-language: letters with signs that a font must have and that stay legible.
var accents = strings.NewReplacer(
	"a", "á", "c", "ć", "e", "ė", "i", "í", "l", "ł", "n", "ń", "o", "ö", "s", "š", "u", "ů", "y", "ý", "z", "ž",
	"A", "Á", "C", "Ć", "E", "Ė", "I", "Í", "L", "Ł", "N", "Ń", "O", "Ö", "S", "Š", "U", "Ů", "Y", "Ý", "Z", "Ž",
)

// stretch is the pseudo-language of an English text: accents, brackets, and two
// fifths more letters in words that can wrap.
func stretch(t text) text {
	letters := 0
	out := make(text, 0, len(t)+2)
	out = append(out, segment{text: "[", form: -1})
	for _, s := range t {
		letters += utf8.RuneCountInString(s.text)
		s.text = accents.Replace(s.text)
		out = append(out, s)
	}
	var pad strings.Builder
	for i := range (letters*2 + 4) / 5 {
		if i%8 == 0 {
			pad.WriteByte(' ')
		} else {
			pad.WriteRune('ö')
		}
	}
	return append(out, segment{text: pad.String() + "]", form: -1})
}

// Roman is a small number in Roman figures, I to XII; any other stays as it is.
func Roman(n int) string {
	if n < 1 || n > 12 {
		return strconv.Itoa(n)
	}
	return strings.Repeat("X", n/10) + [...]string{"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"}[n%10]
}
