package localization

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// counts are the numbers at which Polish and English forms change.
var counts = []int{0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 112, 122}

// polishForm is the form of each of those numbers, typed out.
var polishForm = map[int]form{
	0: many, 1: one, 2: few, 4: few, 5: many, 11: many, 12: many, 14: many,
	21: many, 22: few, 25: many, 101: many, 112: many, 122: few,
}

func TestEveryCountedTextTakesTheRightForm(t *testing.T) {
	c, missing := load(t)
	tried := 0
	for _, key := range c.Keys() {
		en, pl := c.messages[English][key], c.messages[Polish][key]
		if !en.counted() && !pl.counted() {
			continue
		}
		tried++
		for _, n := range counts {
			args := Args{Count("n", n)}
			for _, name := range c.Needs(key) {
				if name != "n" {
					args = append(args, Plain(name, "X"))
				}
			}
			wantEnglish := other
			if n == 1 {
				wantEnglish = one
			}
			assert.Equal(t, by(en.forms[wantEnglish], n), c.Text(English, key, args), "%s %d", key, n)
			assert.Equal(t, by(pl.forms[polishForm[n]], n), c.Text(Polish, key, args), "%s %d", key, n)
		}
	}
	assert.Greater(t, tried, 25)
	assert.Empty(t, *missing)
}

// by fills a text by hand.
func by(t text, n int) string {
	var b strings.Builder
	for _, s := range t {
		switch s.name {
		case "":
			b.WriteString(s.text)
		case "n":
			b.WriteString(strconv.Itoa(n))
		default:
			b.WriteString("X")
		}
	}
	return b.String()
}

// TestCountedWordsInPolish: one, few and many, and 21 is not one (faults 52).
func TestCountedWordsInPolish(t *testing.T) {
	c, _ := load(t)
	for key, forms := range map[string][3]string{ // 1, 2, 5
		"ui.count.players":           {"gracz", "graczy", "graczy"},
		"ui.count.cards":             {"karta", "karty", "kart"},
		"ui.count.rounds":            {"runda", "rundy", "rund"},
		"ui.count.turns":             {"tura", "tury", "tur"},
		"ui.count.actions":           {"akcja", "akcje", "akcji"},
		"ui.count.points":            {"punkt", "punkty", "punktów"},
		"ui.count.steps":             {"pole", "pola", "pól"},
		"ui.count.codes":             {"kod", "kody", "kodów"},
		"ui.count.victims":           {"ofiara", "ofiary", "ofiar"},
		"ui.count.seconds":           {"sekunda", "sekundy", "sekund"},
		"ui.count.matches":           {"partia", "partie", "partii"},
		"ui.count.draws":             {"losowanie", "losowania", "losowań"},
		"ui.count.lines":             {"wiersz", "wiersze", "wierszy"},
		"ui.count.seats":             {"miejsce przy stole", "miejsca przy stole", "miejsc przy stole"},
		"venice.count.investigators": {"Śledczy", "Śledczych", "Śledczych"},
		"venice.count.points":        {"punkt ruchu", "punkty ruchu", "punktów ruchu"},
	} {
		for _, n := range counts {
			want := strconv.Itoa(n) + " " + forms[int(polishForm[n])-int(one)]
			assert.Equal(t, want, spaced(c.Text(Polish, key, Args{Count("n", n)})), key)
		}
	}
	left := func(n int) string { return spaced(c.Text(Polish, "venice.count.points.left", Args{Count("n", n)})) }
	assert.Equal(t, "Został 1 punkt ruchu", left(1))
	assert.Equal(t, "Zostały 22 punkty ruchu", left(22))
	assert.Equal(t, "Zostało 21 punktów ruchu", left(21))
}

func TestFormsBeyondTheTableAreTheLibrarys(t *testing.T) {
	c, _ := load(t)
	pl := c.counters[Polish]
	for n, want := range map[int]form{127: many, 128: many, 132: few, 1001: many, 1002: few, 1012: many, 1_000_000: many, -1: one, -3: few} {
		assert.Equal(t, want, pl.form(n), n)
	}
	require.Equal(t, one, c.counters[English].form(1))
	assert.Equal(t, other, c.counters[English].form(1001))
}

func TestTheCountIsTheArgumentN(t *testing.T) {
	for _, row := range []struct {
		args Args
		n    int
		ok   bool
	}{
		{nil, 0, false},
		{Args{Plain("n", "3")}, 0, false},
		{Args{Count("max", 5), Count("n", 1)}, 1, true},
		{Args{Count("round", 4), Count("max", 5)}, 4, true},
		{Args{Keys("names", "a", "b"), Count("round", 4)}, 4, true},
		{Args{Plains("names", "a", "b"), Keys("others", "c")}, 2, true},
		{Args{Counted("cards", "ui.count.cards", 7)}, 0, false},
	} {
		n, ok := row.args.count()
		assert.Equal(t, row.n, n, "%+v", row.args)
		assert.Equal(t, row.ok, ok, "%+v", row.args)
	}
}
