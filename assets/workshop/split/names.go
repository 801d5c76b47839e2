package main

import "strings"

// declined is the case forms of a Polish noun that sentences need.
type declined struct{ genitive, accusative string }

// bare is an English name without its article.
func bare(name string) string { return strings.TrimPrefix(name, "The ") }

// names is the catalogue of names and card texts in one language. A character
// has its name as a heading, within a sentence (.mid), without article
// (.short) and in the cases .gen and .acc; English, which has no cases, holds
// the form within a sentence there, so that both languages have the same keys.
func (c *content) names(lang string) []byte {
	s := object()
	for _, who := range c.characters.Characters {
		key, name := "venice.character."+who.ID, who.Name[lang]
		mid, short, forms := name, name, c.cases[bare(who.Name["en"])]
		if lang == "en" {
			short = bare(name)
			mid = "the " + short
			forms = declined{mid, mid}
		}
		s.field(key, name)
		s.field(key+".mid", mid)
		s.field(key+".short", short)
		s.field(key+".gen", forms.genitive)
		s.field(key+".acc", forms.accusative)
	}
	for _, who := range c.characters.Characters {
		for _, ability := range who.Abilities {
			s.field("venice.ability."+ability.ID, ability.Text[lang])
		}
	}
	for _, v := range c.characters.Classes {
		s.field("venice.class."+v.ID, v.Name[lang])
	}
	for _, v := range c.characters.Genders {
		s.field("venice.gender."+v.ID, v.Name[lang])
	}
	for _, v := range c.board.Areas {
		s.field("venice.area."+v.ID, v.Name[lang])
	}
	for _, v := range c.board.Blocks {
		s.field("venice.block."+v.ID, v.Name[lang])
	}
	for _, v := range c.board.Alleys {
		s.field("venice.alley."+v.ID, v.Name[lang])
	}
	for _, v := range c.board.Canals {
		s.field("venice.canal."+v.ID, v.Name[lang])
	}
	for _, v := range c.codes.Codes {
		s.field("venice.code."+v.ID, v.Name[lang])
		s.field("venice.code."+v.ID+".text", v.Text[lang])
	}
	s.field("venice.mode."+c.standard.ID, c.standard.Name[lang])
	s.field("venice.mode."+c.standard.ID+".text", c.standard.Story[lang])
	return s.close()
}
