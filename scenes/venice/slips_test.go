package venice

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
	"alibi/scenes"
)

// settled is what the table shows once everything has come to rest.
func (t *table) settled() string {
	var f *paint.Frame
	for range 130 {
		f = t.step(t.rest())
	}
	return t.everything(f)
}

// again is a fresh table at the same match.
func (t *table) again() *table {
	fresh := sitAt(t.t, localization.English)
	p, ok := fresh.play.(*play)
	require.True(t.t, ok)
	mine, ok := t.play.(*play)
	require.True(t.t, ok)
	p.match, p.words.Lang = mine.match, mine.words.Lang
	p.look()
	return fresh
}

// TestAStepTakenBackLeavesNoOldWays: after Undo the table is the one that the position
// makes, its glow included.
func TestAStepTakenBackLeavesNoOldWays(t *testing.T) {
	b := sitAt(t, localization.English, "use lush p1")
	b.settled()
	b.click("legal moneychangers", "legal dry-dock", "legal rope-walk", "legal sailors-rest", "legal giudecca-quay")
	b.settled()
	b.click("button act/undo")
	assert.Equal(t, lit(b.again().settled()), lit(b.settled()))
}

// lit are the lines of the targets that glow.
func lit(told string) []string {
	var all []string
	for _, line := range strings.Split(told, "\n") {
		if strings.Contains(line, " legal ") {
			all = append(all, line)
		}
	}
	return all
}

// TestAClickEndsAMovementWhereItLeads: the tick in which a click ends a movement shows
// every figure where the position has it, and so does every tick after (faults 46, 57).
func TestAClickEndsAMovementWhereItLeads(t *testing.T) {
	b := sitAt(t, localization.English, "use lush p1", "at lush sailors-rest")
	b.settled()
	p := b.play.(*play)
	require.NoError(t, p.match.Do(1, rules.Action{Verb: rules.Walk, Block: block("giudecca-quay")}))
	p.changed()
	for range 5 {
		b.step(b.rest())
	}
	revision := p.match.Table().Revision
	in := b.rest()
	in.Pressed, in.Down = true, true
	ended := b.everything(b.step(in))
	assert.Equal(t, figures(b.again().settled()), figures(ended))
	assert.Equal(t, revision, p.match.Table().Revision, "the click is no move")
}

// figures are the lines of the figures.
func figures(told string) []string {
	var all []string
	for _, line := range strings.Split(told, "\n") {
		if strings.HasPrefix(line, "sprite ") && !strings.Contains(line, "ground") {
			all = append(all, line)
		}
	}
	return all
}

// TestTheEleventhSuspectIsRefusedWithAReason: VV-COMP-04.
func TestTheEleventhSuspectIsRefusedWithAReason(t *testing.T) {
	b := sitAt(t, localization.English)
	b.settled()
	suspects := 0
	for c := rules.Bishop; c <= rules.Gypsy && suspects < rules.MaxTrackers; c++ {
		if c != rules.Dove {
			b.click("tracker " + c.String())
			suspects++
		}
	}
	b.click("tracker courier red") // and back
	b.click("tracker courier")
	b.click("tracker gypsy")
	told := b.everything(b.point(b.where("tracker gypsy")))
	assert.Contains(t, told, "VV-COMP-04")
	assert.NotContains(t, told, "tracker gypsy red")
	b.click("tracker dove")
	assert.Contains(t, b.everything(b.point(b.where("tracker dove"))), "VV-INVESTIGATE-11")
}

func (t *table) where(note string) (x, y float64) {
	t.t.Helper()
	at, ok := t.note(note)
	require.True(t.t, ok, "no %s", note)
	return at.X, at.Y
}

// TestAPointerAtRestLetsTheTableRest: wherever the pointer stays, nothing goes on for ever
// (faults 7).
func TestAPointerAtRestLetsTheTableRest(t *testing.T) {
	b := sitAt(t, localization.English, "round 3", "use lush p1", "grave 1 poison golden-house gypsy up", "grave 2 riot golden-house boatswain")
	b.settled()
	for y := 6.0; y < high; y += 37 {
		for x := 6.0; x < wide; x += 53 {
			b.point(x, y)
			for range 100 {
				if b.point(x, y); !b.play.Busy() {
					break
				}
			}
			assert.False(t, b.play.Busy(), "busy for ever at %v,%v", x, y)
		}
	}
}

// TestNobodyIsChosenBeforehand: a suspect that was pointed at and left again is not chosen
// when the last accusation is due.
func TestNobodyIsChosenBeforehand(t *testing.T) {
	b := sitAt(t, localization.English, "step killer")
	b.settled()
	b.click("button accuse")
	b.click("suspect lush")
	b.click("button accuse/cancel")
	b.click("button accuse")
	assert.Contains(t, b.settled(), "hold accuse/confirm disabled")
	b.click("suspect lush")
	in := b.rest()
	in.Keys = []panel.Key{panel.KeyEsc}
	b.step(in)
	last := sitAt(t, localization.English, "step accuse", "grave 1 honeypot gaming-house playboy", "grave 2 poison rope-walk rat-catcher",
		"grave 3 fall mercy-hall inquisitor", "grave 4 riot customs-point boatswain", "grave 5 chariot opera-house actress")
	b.play.(*play).match = last.play.(*play).match
	b.play.(*play).changed()
	assert.Contains(t, b.settled(), "hold accuse/confirm disabled")
}

// TestTheKillerMayConcedeAtTheMurder: VV-END-14 holds to the last.
func TestTheKillerMayConcedeAtTheMurder(t *testing.T) {
	for _, step := range []string{"killer", "murder"} {
		b := sitAt(t, localization.English, "step "+step)
		b.settled()
		b.click("button act/concede")
		b.click("button concede/cancel")
		b.click("button act/concede")
		b.press(center(b.where("hold concede/confirm")), 10)
		assert.False(t, b.play.(*play).match.Table().Pub.Over, "a click is no hold")
		b.hold("hold concede/confirm")
		assert.True(t, b.play.(*play).match.Table().Pub.Over)
	}
}

func center(x, y float64) paint.Point { return paint.Pt(x, y) }

// TestTheResultAndTheBoard: from the result to the board and back, and from the board to
// the menu.
func TestTheResultAndTheBoard(t *testing.T) {
	b := sitAt(t, localization.Polish, "step killer")
	b.settled()
	b.click("button act/concede")
	b.hold("hold concede/confirm")
	b.settled()
	b.click("button verdict/board")
	told := b.settled()
	assert.NotContains(t, told, "button peek")
	b.click("button corner/menu")
	assert.Equal(t, scenes.RequestMenu, b.req)
	b.click("button act/result")
	assert.Contains(t, b.settled(), "identity ")
}

// TestTheLanguageReachesThePrivatePanel: behind the curtain as well, in the same tick,
// after everything has come to rest.
func TestTheLanguageReachesThePrivatePanel(t *testing.T) {
	b := sitAt(t, localization.English, "step murder", "identity gypsy lush")
	b.settled()
	own := b.play.Own(0)
	told := func(tick int) string {
		in := b.rest()
		in.Tick = tick
		own.Tick(in.Input, wide, high, 1)
		f := &paint.Frame{}
		own.Frame(f, gallery)
		return paint.Lines(f)
	}
	for tick := range 900 {
		told(tick)
	}
	assert.Contains(t, told(900), "Close the curtain")
	b.play.Suit(scenes.Manner{Lang: localization.Polish, Theme: panel.Night(), Speed: 1})
	assert.Contains(t, told(901), "Opuść kurtynę")
}

// TestVictimsAreNamedInFull: of several dead of one kill, whose cards cover one another,
// no card bears a name that another one covers.
func TestVictimsAreNamedInFull(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {2560, 1080}, {1000, 1000}} {
		b := sitAt(t, localization.English, "round 3", "step killer", "grave 1 gunpowder moneychangers cat-burglar bell-ringer dove up")
		b.w, b.h = size[0], size[1]
		b.settled()
		f, looked := b.step(b.rest()), false
		for i := range f.Items {
			l := f.Items[i].Layer
			if l == nil || l.ID != "venice/graves" {
				continue
			}
			looked = true
			top := size[1]
			for _, told := range l.Told() {
				if strings.HasPrefix(told.Text, "portrait/") {
					top = min(top, told.Rect.Y)
				}
			}
			for _, told := range l.Told() {
				onCard := told.Kind == "text" && told.Rect.Bottom() > top+4
				assert.False(t, onCard && strings.Contains("Bell Ringer, Dove, Cat Burglar", told.Text), "%s is covered at %v", told.Text, size)
			}
		}
		assert.True(t, looked)
	}
}

// TestNoWordIsBroken: the name of a card stays whole in every form and language.
func TestNoWordIsBroken(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {2560, 1080}, {1000, 1000}} {
		for _, lang := range []localization.Lang{localization.English, localization.Polish} {
			for _, cards := range []string{"bishop inquisitor plague-doctor playboy bell-ringer rat-catcher", "lush courier cat-burglar boatswain actress gypsy"} {
				b := sitAt(t, lang, "step pick", "dealt "+cards)
				b.w, b.h = size[0], size[1]
				b.settled()
				said := b.said("venice/action")
				for _, id := range strings.Fields(cards) {
					c, ok := rules.ParseCharacter(id)
					require.True(t, ok)
					for _, word := range strings.Fields(b.play.(*play).words.Short(c)) {
						assert.Contains(t, said, word, fmt.Sprint(size, lang))
					}
				}
			}
		}
	}
}

// said is all that a layer says, word by word.
func (t *table) said(layer string) []string {
	var all []string
	f := t.step(t.rest())
	for i := range f.Items {
		if l := f.Items[i].Layer; l != nil && l.ID == layer {
			for _, told := range l.Told() {
				if told.Kind == "text" {
					all = append(all, strings.FieldsFunc(told.Text, func(r rune) bool { return r == ' ' || r == '\u00a0' })...)
				}
			}
		}
	}
	return all
}

// TestANameStaysOnItsPlate: no name reaches below the card that bears it.
func TestANameStaysOnItsPlate(t *testing.T) {
	for _, size := range [][2]float64{{960, 540}, {1280, 720}, {1920, 1080}, {2560, 1080}, {1000, 1000}} {
		for _, lang := range []localization.Lang{localization.English, localization.Polish} {
			b := sitAt(t, lang, "step pick", "dealt plague-doctor bell-ringer rat-catcher cat-burglar gypsy bishop")
			b.w, b.h = size[0], size[1]
			b.settled()
			f := b.step(b.rest())
			cards, names := 0, 0
			for i := range f.Items {
				l := f.Items[i].Layer
				if l == nil || l.ID != "venice/action" {
					continue
				}
				for _, card := range l.Told() {
					if !strings.HasPrefix(card.Text, "live card ") {
						continue
					}
					cards++
					for _, name := range l.Told() {
						if name.Kind == "text" && card.Rect.Contains(name.Rect.Centre()) {
							names++
							assert.LessOrEqual(t, name.Rect.Bottom(), card.Rect.Bottom()-2, "%s at %v", name.Text, size)
							assert.GreaterOrEqual(t, name.Rect.X, card.Rect.X+2, "%s at %v", name.Text, size)
							assert.LessOrEqual(t, name.Rect.Right(), card.Rect.Right()-2, "%s at %v", name.Text, size)
						}
					}
				}
			}
			assert.Equal(t, 6, cards)
			assert.GreaterOrEqual(t, names, 6)
		}
	}
}

// TestAWalkIsNotOverBeforeItIsShown: between the last step of a way and the tick that
// begins to show it the table is busy too, or the next click would be taken for one that
// ends a movement (faults 46).
func TestAWalkIsNotOverBeforeItIsShown(t *testing.T) {
	b := sitAt(t, localization.English, "round 2", "use gypsy p1", "grave 1 drowning golden-house boatswain")
	b.settled()
	p := b.play.(*play)
	b.click("legal arsenal-gate")
	ticks := 0
	for ; p.Busy() && ticks < 600; ticks++ {
		b.step(b.rest())
	}
	assert.Greater(t, ticks, 2*25, "a way of several blocks")
	assert.Less(t, ticks, 600)
	at := p.match.Table().Pub.At[rules.Gypsy]
	assert.Equal(t, block("arsenal-gate"), at)
	assert.Equal(t, figures(b.again().settled()), figures(b.everything(b.step(b.rest()))))
	for range 5 {
		b.step(b.rest())
		assert.False(t, p.Busy(), "and stays at rest")
	}
}

// TestBadgesKeepTheirShapes: on the smallest window that is asked for, every seat is still
// known by its shape and letter, and no control's words leave it.
func TestBadgesKeepTheirShapes(t *testing.T) {
	b := sitAt(t, localization.Polish, "step murder")
	b.w, b.h = 640, 480
	var f *paint.Frame
	for range 3 {
		f = b.point(-1, -1)
	}
	letters := map[string]int{}
	var words []paint.Told
	var button paint.Rect
	for i := range f.Items {
		if f.Items[i].Layer == nil {
			continue
		}
		for _, told := range f.Items[i].Layer.Told() {
			switch {
			case told.Kind == "text" && len(told.Text) == 1 && told.Text >= "0" && told.Text <= "Z":
				letters[told.Text]++
			case told.Kind == "text" && strings.Contains("Obejrzyj swoje karty", told.Text):
				words = append(words, told)
			case strings.HasPrefix(told.Text, "button act/curtain"):
				button = told.Rect
			}
		}
	}
	for i, letter := range []string{"A", "B", "C", "D"} {
		assert.Positive(t, letters[letter], letter)
		assert.Zero(t, letters[fmt.Sprint(i+1)], "a number stands for %s", letter)
	}
	require.Len(t, words, 3)
	for _, w := range words {
		assert.True(t, w.Rect.Within(button), "%s at %v in %v", w.Text, w.Rect, button)
	}
}
