// Package localization holds every string that a person reads, in English and
// in Polish, and turns keys into sentences.
//
// A key such as "venice.ask.step" names a text in every language. A text may
// hold placeholders in braces:
//
//	{seat}       the value of the argument "seat"
//	{who.acc}    the argument "who" is itself a key: its form with the suffix
//	             ".acc" is taken when there is one, else its plain form
//
// and plural forms by CLDR category (one, few, many, other), chosen by the
// argument "n" (without one by the first count, else by the length of the first
// list). Names that players type are never inflected: sentences leave them in the
// nominative, and the present tense asks for no gender.
//
//	c, err := localization.Load()
//	c.Text(localization.Polish, "venice.ask.step", localization.Args{
//		localization.Plain("seat", "Ola"),
//		localization.Key("who", "venice.character.lush"),
//		localization.Count("n", 1), localization.Count("max", 2),
//	})
//
// The files *.en.json and *.pl.json have the shape of go-i18n, so translators'
// tools read them; every file stands in both languages. venice-names and
// venice-rules are written by assets/workshop/split from the content; the others
// are written by hand. The audit test holds languages, placeholders, plural forms
// and glossary together.
//
// The package imports nothing of ours and no window: the referee uses it too.
package localization
