package localization

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// terms pairs an English word of the game with the one Polish term for it: where a
// text has the first, its Polish text must have the second.
var terms = []struct{ en, pl string }{
	{`\bareas?\b`, `(?i)dzielnic|\{area\.colour`},
	{`\balleys?\b`, `(?i)zauł`},
	{`\bclock towers?\b`, `(?i)wież\pL* zegarow`},
	{`\bdocks?\b`, `(?i)przysta`},
	{`\bcanals?\b`, `(?i)kanał|kanal`},
	{`\bbridges?\b`, `(?i)most`},
	{`\bgraves?\b`, `(?i)gr[óo]b`},
	{`\bvictims?\b`, `(?i)ofi[ae]`},
	{`\bInvestigators?\b`, `Śledcz`},
	{`\bKiller\b`, `(?i)zabójc`},
	{`\baccus`, `(?i)oskarż`},
	{`\bAccusation Round\b`, `Rund\pL+ oskarżenia`},
	{`\bAssassin's Shame\b`, `Hańb\pL+ zabójcy`},
	{`\b[Qq]uarantine\b`, `(?i)kwarantann`},
	{`\balarm\b|\bAlarm\b`, `(?i)alarm`},
	{`\bcohorts?\b`, `(?i)wspólni`},
	{`\bSuspect Cards?\b`, `(?i)kar[tc]\pL* podejrzan`},
	{`\bCharacter Cards?\b`, `(?i)kar[tc]\pL* (wszystkich żywych )?postaci|ich karty`},
	{`\bidentity\b`, `(?i)tożsamo`},
	{`\bmovement points?\b`, `(?i)punkt\pL* ruchu`},
	{`\bdirect movement\b`, `(?i)ruch\pL* bezpośredni`},
	{`\bclass\b`, `(?i)stan`},
	{`\bgender\b`, `(?i)pł(eć|ci)`},
	{`\bGunpowder\b`, `Spis\pL+ prochow`},
	{`\bguarded mode\b`, `(?i)tryb\pL* chronion`},
	{`\bstrict mode\b`, `(?i)tryb\pL* (chroniony i )?ścisł`},
	{`\bAlarm Marker\b`, `(?i)znacznik\pL* (kwarantanny i )?alarmu`},
	{`\bred bases?\b`, `(?i)czerwon\pL* podstaw`},
	{`\b(is|are) full\b|\bfull block`, `(?i)pełn`},
	{`\bcompulsory\b`, `(?i)obowiązkow`},
}

// paraphrased are the texts that say a thing without its name in Polish.
var paraphrased = map[string]bool{
	"VV-CHAR-BOATSWAIN-07": true, "venice.ability.boatswain.passenger": true, // far dock: the other side
	"VV-SCEN-S4-07": true, // the identity: the Killer's character
}

// wrong matches Polish words that the glossary replaces by another term.
var wrong = regexp.MustCompile(`^(alej\pL+|obszar\pL*|stref\pL+|klas\pL+|legaln\pL+|nielegaln\pL+|nosiciel\pL*|` +
	`detektyw\pL*|morderc(a|y|ę|ą)|cygank\pL*|złamani\pL+|przystan(ek|ki|ków)|dzwonnic\pL*|blok\pL*|dok(i|u|ów)?|integralno\pL+)$`)

func TestTheGlossaryIsKept(t *testing.T) {
	hits, needed := make([]int, len(terms)), map[string]bool{}
	pairs(t, func(_ *Catalog, key string, en, pl []string) {
		english, polish := strings.Join(en, " "), spaced(strings.Join(pl, " "))
		if strings.HasPrefix(key, "venice.block.") {
			return // proper names
		}
		for i, term := range terms {
			if !regexp.MustCompile(term.en).MatchString(english) {
				continue
			}
			hits[i]++
			if kept := regexp.MustCompile(term.pl).MatchString(polish); !kept {
				assert.True(t, paraphrased[key], "%s: %q is %s in Polish, not in %q", key, english, term.pl, polish)
				needed[key] = true
			}
		}
		for _, word := range polishWords(polish) {
			assert.NotRegexp(t, wrong, word, key)
		}
	})
	for i, term := range terms {
		assert.NotZero(t, hits[i], "no text uses %s", term.en)
	}
	assert.Equal(t, paraphrased, needed, "no exception without need")
}

func TestNamesAreDeclined(t *testing.T) {
	c, _ := load(t)
	for id, forms := range map[string][2]string{
		"bishop": {"Biskupa", "Biskupa"}, "inquisitor": {"Inkwizytora", "Inkwizytora"},
		"plague-doctor": {"Doktora dżumy", "Doktora dżumy"}, "playboy": {"Lowelasa", "Lowelasa"},
		"bell-ringer": {"Dzwonnika", "Dzwonnika"}, "rat-catcher": {"Szczurołapa", "Szczurołapa"},
		"dove": {"Gołębia", "Gołębia"}, "lush": {"Birbantki", "Birbantkę"}, "courier": {"Kurierki", "Kurierkę"},
		"cat-burglar": {"Włamywaczki", "Włamywaczkę"}, "boatswain": {"Bosmanki", "Bosmankę"},
		"actress": {"Aktorki", "Aktorkę"}, "gypsy": {"Wędrowczyni", "Wędrowczynię"},
	} {
		key := "venice.character." + id
		assert.Equal(t, forms[0], c.Text(Polish, key+".gen", nil))
		assert.Equal(t, forms[1], c.Text(Polish, key+".acc", nil))
		name := c.Text(English, key, nil)
		assert.Equal(t, "The "+c.Text(English, key+".short", nil), name)
		for _, form := range []string{".mid", ".gen", ".acc"} {
			assert.Equal(t, "the"+strings.TrimPrefix(name, "The"), c.Text(English, key+form, nil))
		}
	}
	assert.Len(t, members(c, "venice.character."), 13)
}
