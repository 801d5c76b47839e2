package venice

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
	"alibi/render/rendertest"
	"alibi/scenes"
)

// ended is a match of four played at random to its accusation, which is right or wrong,
// and the result that the table shows of it.
func ended(t *testing.T, lang localization.Lang, seed uint64, right bool) *table {
	t.Helper()
	r, err := rules.Load()
	require.NoError(t, err)
	m, err := r.Start(game.Setup{Seats: 4, Mode: rules.ModeStandard, Seed: seed, Options: []string{"killer=p0"}})
	require.NoError(t, err)
	rng := rand.New(rand.NewPCG(seed, 1))
	for m.Table().Pub.Step != rules.StepAccuse {
		q := m.Table().Asks[0]
		offers := q.Offers
		if q.Private {
			offers = m.Own(q.Seat).Open.Offers
		}
		a := offers[rng.IntN(len(offers))]
		for a.Verb == rules.Concede || a.Verb == rules.Accuse {
			a = offers[rng.IntN(len(offers))]
		}
		require.NoError(t, m.Do(q.Seat, a))
		require.False(t, m.Table().Pub.Over, "seed %d ends early", seed)
	}
	who := m.Own(0).Priv.Identity
	for c := rules.Bishop; !right && who == m.Own(0).Priv.Identity; c++ {
		who = c
	}
	require.NoError(t, m.Do(1, rules.Action{Verb: rules.Accuse, Who: who}))
	return atResult(t, lang, m)
}

// atResult shows the result of a match that is over.
func atResult(t *testing.T, lang localization.Lang, m *rules.Match) *table {
	t.Helper()
	require.True(t, m.Table().Pub.Over)
	cat, err := localization.Load()
	require.NoError(t, err)
	b := &table{t: t, w: wide, h: high, play: Open(m, scenes.Seating{
		Names: []string{"Ola", "Jan", "Ewa", "Łucja"}, Badges: []int{0, 1, 2, 3}, Words: cat, Manner: scenes.Manner{Lang: lang, Theme: panel.Night(), Speed: 1},
	})}
	b.settled()
	return b
}

// turnTo opens a page of the result.
func (t *table) turnTo(page string) {
	t.t.Helper()
	t.click("tab " + t.play.(*play).words.Text("venice.end.tab."+page))
}

var leaves = []string{"end", "murders", "suspects"}

// TestGoldenResult compares the three pages of the result with their approved pictures.
func TestGoldenResult(t *testing.T) {
	for _, lang := range []localization.Lang{localization.English, localization.Polish} {
		b := ended(t, lang, 3, true)
		for _, leaf := range leaves {
			t.Run(leaf+"-"+lang.String(), func(t *testing.T) {
				b.t = t
				b.turnTo(leaf)
				rendertest.Golden(t, shots, "result-"+leaf+"-"+lang.String(), b.rested(paint.Pt(-1, -1)), tolerance())
			})
		}
	}
	t.Run("small", func(t *testing.T) {
		b := ended(t, localization.Polish, 3, false)
		b.w, b.h = 640, 480
		b.turnTo("murders")
		rendertest.Golden(t, shots, "result-small-pl", b.rested(paint.Pt(-1, -1)), tolerance())
	})
}

// sheets are windows and scales of the interface.
var sheets = []struct{ w, h, scale float64 }{
	{640, 480, 1}, {300, 1400, 1}, {2560, 300, 1}, {1280, 720, 1}, {1920, 1080, 1}, {3840, 2160, 1},
	{1280, 720, .5}, {1280, 720, 2}, {1920, 1080, 4}, {640, 480, 4}, {300, 1400, 4}, {2560, 300, 4},
}

// TestTheResultFitsEveryWindow: whatever the window, the scale and the language, what
// stands still is inside the window, what scrolls is no wider than it, no text lies on
// another and none is below its floor (faults 15).
func TestTheResultFitsEveryWindow(t *testing.T) {
	for _, lang := range []localization.Lang{localization.English, localization.Polish, localization.Pseudo} {
		b := ended(t, lang, 3, true)
		for _, q := range sheets {
			b.w, b.h, b.scale = q.w, q.h, q.scale
			for _, leaf := range leaves {
				b.turnTo(leaf)
				where := fmt.Sprint(lang, q, leaf)
				texts := b.told("text")
				for i, one := range texts {
					assert.True(t, one.Rect.X >= 0 && one.Rect.Right() <= q.w, "%s: %q is cut off", where, one.Text)
					assert.GreaterOrEqual(t, one.Size, 14*min(1, q.scale)-.01, "%s: %q", where, one.Text)
					for _, other := range texts[:i] {
						assert.False(t, letters(one).Overlaps(letters(other)) && !apart(t, b, one, other), "%s: %q lies on %q", where, one.Text, other.Text)
					}
				}
				for _, n := range []string{"button verdict/", "tab "} {
					for _, control := range b.notes(n) {
						assert.True(t, control.Rect.Within(paint.R(0, 0, q.w, q.h)), "%s: %s", where, control.Text)
					}
				}
			}
		}
	}
}

// letters are where a text has ink: its rectangle without the leading.
func letters(q paint.Told) paint.Rect {
	return q.Rect.Pad(1, q.Size*.2, 1, q.Size*.2)
}

// apart reports whether one of two texts stands still and the other is clipped away under
// it.
func apart(t *testing.T, b *table, one, other paint.Told) bool {
	t.Helper()
	page := b.page()
	return !page.Overlaps(one.Rect) || !page.Overlaps(other.Rect)
}

// page is where the pages are read: below the tabs and above the buttons.
func (t *table) page() paint.Rect {
	tabs, buttons := t.notes("tab "), t.notes("button verdict/")
	top, foot := tabs[0].Rect.Bottom(), buttons[0].Rect.Y
	return paint.R(0, top, t.w, foot-top)
}

// told are the marks of one kind in the layers of the result.
func (t *table) told(kind string) []paint.Told {
	var all []paint.Told
	f := t.step(t.rest())
	for i := range f.Items {
		if l := f.Items[i].Layer; l != nil && l.ID == "venice/verdict" {
			for _, told := range l.Told() {
				if told.Kind == kind {
					all = append(all, told)
				}
			}
		}
	}
	return all
}

// notes are the notes that begin so.
func (t *table) notes(begin string) []paint.Told {
	var all []paint.Told
	for _, told := range t.told("note") {
		if strings.HasPrefix(told.Text, begin) {
			all = append(all, told)
		}
	}
	return all
}

// TestEveryClauseOfTheResultOpensTheRulebook: whatever the window, the clause of every
// murder comes into sight with the wheel, and a click on it asks for the rulebook at that
// very clause; so does the clause of the ending.
func TestEveryClauseOfTheResultOpensTheRulebook(t *testing.T) {
	for _, q := range sheets {
		b := ended(t, localization.Polish, 3, false)
		b.w, b.h, b.scale = q.w, q.h, q.scale
		pub := b.play.(*play).match.Table().Pub
		want := map[string]string{"end": pub.Clause}
		for g := 1; g <= rules.Rounds; g++ {
			if pub.Graves[g].Judged {
				want[strconv.Itoa(g)] = pub.Graves[g].Clause
			}
		}
		require.Greater(t, len(want), 3)
		found := map[string]string{}
		for _, leaf := range []string{"end", "murders"} {
			b.turnTo(leaf)
			for i := range b.notes("rule ") {
				rule := b.bring(i)
				b.press(rule.Rect.Centre(), 1)
				require.Equal(t, scenes.RequestRules, b.req, "%v %s", q, rule.Text)
				found[strings.Fields(rule.Text)[1]] = b.clause
			}
		}
		assert.Equal(t, want, found, "%v", q)
	}
}

// unit is about how many pixels a unit of the result takes.
func (t *table) unit() float64 { return t.notes("tab ")[0].Rect.H / 38 }

// bring turns the wheel until the i-th clause of the page is in sight.
func (t *table) bring(i int) paint.Told {
	t.t.Helper()
	page := t.page()
	for range 400 {
		rule := t.notes("rule ")[i]
		if m := rule.Rect.Centre(); m.Y > page.Y+14*t.unit() && m.Y < page.Bottom()-12*t.unit() {
			return rule
		}
		in := scenes.Hands{}
		in.Pointer, in.Wheel = page.Centre(), -1
		if rule.Rect.Y < page.Y {
			in.Wheel = 1
		}
		t.step(in)
	}
	require.Fail(t.t, "out of reach", "%s on %vx%v", t.notes("rule ")[i].Text, t.w, t.h)
	return paint.Told{}
}

// TestTheResultIsReadByKeysAlone: Tab and the arrows reach every clause, which scrolls into
// sight, and Enter opens it.
func TestTheResultIsReadByKeysAlone(t *testing.T) {
	b := ended(t, localization.English, 3, true)
	b.w, b.h = 640, 480
	b.turnTo("murders")
	key := func(k panel.Key) {
		in := b.rest()
		in.Keys = []panel.Key{k}
		b.step(in)
	}
	seen := map[string]bool{}
	key(panel.KeyTab)
	for range b.notes("rule ") {
		b.step(b.rest())
		b.step(b.rest())
		focus := strings.TrimPrefix(b.play.(*play).end.Focus(), "verdict/rule/")
		rule := b.notes("rule " + focus + " ")
		require.Len(t, rule, 1, focus)
		assert.True(t, rule[0].Rect.Within(b.page()), "%s is out of sight", focus)
		key(panel.KeyEnter)
		require.Equal(t, scenes.RequestRules, b.req)
		seen[b.clause] = true
		key(panel.KeyDown)
	}
	assert.Len(t, seen, len(b.notes("rule ")))
}

// TestTheChartSaysWhatTheTableKnew: the numbers on the points are those of the position,
// once where both series meet.
func TestTheChartSaysWhatTheTableKnew(t *testing.T) {
	b := ended(t, localization.English, 3, true)
	b.turnTo("suspects")
	pub := b.play.(*play).match.Table().Pub
	want := map[string]int{"1": 1, "3": 1, "6": 1, "9": 1, "12": 1} // the axis
	for n := range pub.Round + 1 {
		known, open := pub.Known[n].Len(), pub.Open[n].Len()
		want[strconv.Itoa(known)]++
		if open != known {
			want[strconv.Itoa(open)]++
		}
	}
	got := map[string]int{}
	for _, told := range b.told("text") {
		if _, err := strconv.Atoi(told.Text); err == nil {
			got[told.Text]++
		}
	}
	assert.Equal(t, want, got)
	for _, lang := range []localization.Lang{localization.English, localization.Polish} {
		b.play.Suit(scenes.Manner{Lang: lang, Theme: panel.Night(), Speed: 1})
		var words []string
		for _, told := range b.told("text") {
			words = append(words, told.Text)
		}
		assert.Contains(t, words, b.play.(*play).words.Text("venice.chart.start"), "the deal is named in one piece")
	}
	assert.NotEqual(t, pub.Known, pub.Open, "a match that shows nothing")
}
