package panel

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/render/paint"
)

// bench runs controls tick by tick.
type bench struct {
	ui   *UI
	tick int
	c    *paint.Canvas
	over *paint.Layer
	draw func(u *UI)
}

func newBench(draw func(u *UI)) *bench {
	return &bench{ui: New(Night()), draw: draw, c: new(paint.Canvas), over: paint.NewLayer("tips")}
}

// do runs one tick.
func (b *bench) do(in Input) {
	b.tick++
	in.Tick = b.tick
	b.c.Reset()
	b.ui.Begin(in, 1, paint.R(0, 0, 800, 600))
	b.ui.On(b.c)
	b.draw(b.ui)
	b.ui.End(b.over)
}

func (b *bench) keys(ks ...Key) {
	for _, k := range ks {
		b.do(Input{Keys: []Key{k}, Away: true})
	}
}

// click presses at one place and releases at another.
func (b *bench) click(from, to paint.Point) {
	b.do(Input{Pointer: from, Down: true, Pressed: true})
	b.do(Input{Pointer: to, Released: true})
}

var (
	inA, inB, out = paint.Pt(50, 50), paint.Pt(250, 50), paint.Pt(700, 500)
	rectA, rectB  = paint.R(10, 10, 120, 80), paint.R(210, 10, 120, 80)
)

func TestButtonActsOnReleaseInside(t *testing.T) {
	clicks := 0
	b := newBench(func(u *UI) {
		if u.Button("a", rectA, Button{Label: "Koniec"}).Clicked {
			clicks++
		}
		u.Button("b", rectB, Button{Label: "Inny"})
	})
	b.do(Input{Pointer: inA, Down: true, Pressed: true})
	assert.Zero(t, clicks, "not on press")
	b.do(Input{Pointer: inA, Released: true})
	assert.Equal(t, 1, clicks)
	b.click(inA, out)
	b.click(inB, inA)
	assert.Equal(t, 1, clicks, "not when the press or the release was elsewhere")
	b.keys(KeyEnter)
	assert.Equal(t, 1, clicks, "the focus went to the other button with the press")
	b.keys(KeyLeft, KeySpace)
	assert.Equal(t, 2, clicks)
}

func TestDisabledSaysWhyAndStaysInTheFocusOrder(t *testing.T) {
	var last State
	why := Tip{Text: "Pole jest pełne (3 z 3).", Clause: "VV-MOVE-10"}
	b := newBench(func(u *UI) { last = u.Button("a", rectA, Button{Label: "Wejdź", Reason: why}) })
	b.do(Input{Pointer: inA})
	assert.Contains(t, words(b.over), "Pole jest pełne", "the reason shows at once")
	assert.Contains(t, words(b.over), "VV-MOVE-10")
	b.click(inA, inA)
	assert.False(t, last.Clicked)
	assert.True(t, last.Why, "a click asks for the rule")
	b.do(Input{Away: true})
	assert.Empty(t, words(b.over))
	b.keys(KeyTab, KeyEnter)
	assert.False(t, last.Why, "the first Enter explains")
	assert.Contains(t, words(b.over), "VV-MOVE-10")
	b.keys(KeyEnter)
	assert.True(t, last.Why, "the second opens the rule")
	assert.False(t, last.Clicked)
}

func words(c interface{ Told() []paint.Told }) string {
	var sb strings.Builder
	for _, told := range c.Told() {
		if told.Kind == "text" {
			sb.WriteString(told.Text + " ")
		}
	}
	return strings.ReplaceAll(sb.String(), "\u00a0", " ")
}

func TestTipComesAfterAWhile(t *testing.T) {
	b := newBench(func(u *UI) { u.Button("a", rectA, Button{Label: "Kod", Tip: Tip{Head: "Trucizna"}}) })
	for range tipDelay {
		b.do(Input{Pointer: inA})
		assert.Empty(t, words(b.over))
		assert.True(t, b.ui.Busy(), "a tip is due")
	}
	b.do(Input{Pointer: inA})
	b.do(Input{Pointer: inA})
	assert.Contains(t, words(b.over), "Trucizna")
	b.do(Input{Pointer: out})
	assert.Empty(t, words(b.over))
}

func TestTabGoesByGroupsAndArrowsInside(t *testing.T) {
	b := newBench(func(u *UI) {
		u.Group("cards")
		for i, id := range []string{"c0", "c1", "c2"} {
			u.Button(id, paint.R(float64(i)*100, 0, 90, 40), Button{Label: id})
		}
		u.Group("buttons")
		u.Button("end", paint.R(0, 100, 90, 40), Button{Label: "end", Reason: Tip{Text: "nie teraz"}})
		u.Group("log")
		u.Button("log", paint.R(0, 200, 90, 40), Button{Label: "log"})
	})
	var seen []string
	for _, k := range []Key{KeyTab, KeyRight, KeyRight, KeyRight, KeyLeft, KeyTab, KeyTab, KeyTab, KeyBackTab, KeyBackTab, KeyDown} {
		b.keys(k)
		seen = append(seen, b.ui.Focus())
	}
	assert.Equal(t, []string{"c0", "c1", "c2", "c2", "c1", "end", "log", "c1", "log", "end", "end"}, seen, "Tab comes back to where the focus was")
}

func TestFocusRingIsDrawn(t *testing.T) {
	b := newBench(func(u *UI) { u.Button("a", rectA, Button{Label: "x"}) })
	b.do(Input{Away: true})
	before := b.c.Len()
	b.keys(KeyTab)
	b.do(Input{Away: true})
	assert.Greater(t, b.c.Len(), before)
}

func TestHoldNeedsItsTimeAndActsOnce(t *testing.T) {
	done := 0
	b := newBench(func(u *UI) {
		if u.Hold("kill", rectA, Button{Label: "Oskarż"}).Clicked {
			done++
		}
	})
	hold := func(ticks int) {
		b.do(Input{Pointer: inA, Down: true, Pressed: true})
		for range ticks {
			b.do(Input{Pointer: inA, Down: true})
		}
		b.do(Input{Pointer: inA, Released: true})
	}
	hold(holdTicks - 1)
	assert.Zero(t, done, "let go too early")
	b.click(inA, inA)
	b.click(inA, inA)
	assert.Zero(t, done, "a double click is no hold")
	hold(4 * holdTicks)
	assert.Equal(t, 1, done)
	b.do(Input{Pointer: out})
	b.ui.SetFocus("kill")
	for range holdTicks + 2 {
		b.do(Input{Away: true, Act: true})
	}
	assert.Equal(t, 1, done, "a key that went down elsewhere holds nothing")
	b.do(Input{Away: true})
	b.do(Input{Away: true, Act: true, Keys: []Key{KeyEnter}})
	for range 4 * holdTicks {
		b.do(Input{Away: true, Act: true})
	}
	assert.Equal(t, 2, done, "by keyboard as well")
}

func TestHoldLeavingTheButtonStartsAnew(t *testing.T) {
	done := 0
	b := newBench(func(u *UI) {
		if u.Hold("kill", rectA, Button{Label: "x"}).Clicked {
			done++
		}
	})
	b.do(Input{Pointer: inA, Down: true, Pressed: true})
	for range holdTicks - 10 {
		b.do(Input{Pointer: inA, Down: true})
	}
	b.do(Input{Pointer: out, Down: true})
	for range 20 {
		b.do(Input{Pointer: inA, Down: true})
	}
	assert.Zero(t, done)
}

// TestFieldTakesPolishLetters, small and capital (faults 23).
func TestFieldTakesPolishLetters(t *testing.T) {
	text := ""
	b := newBench(func(u *UI) { u.Field("name", rectA, &text, Field{Hint: "imię", Most: 20}) })
	b.do(Input{Away: true})
	assert.Contains(t, words(b.c), "imię")
	b.ui.SetFocus("name")
	b.do(Input{Runes: []rune("ąćęłńóśźż"), Away: true})
	b.do(Input{Runes: []rune("ĄĆĘŁŃÓŚŹŻ"), Away: true})
	assert.Equal(t, "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ", text)
	b.do(Input{Runes: []rune("1234"), Away: true})
	assert.Len(t, []rune(text), 20, "no more than asked")
	b.do(Input{Runes: []rune{'\t', 0x07}, Away: true})
	assert.NotContains(t, text, "\t")
	b.keys(KeyHome, KeyDelete, KeyRight, KeyBackspace, KeyEnd, KeyBackspace, KeyLeft)
	assert.Equal(t, "ęłńóśźżĄĆĘŁŃÓŚŹŻ1", text)
	b.do(Input{Runes: []rune("w"), Away: true})
	assert.Equal(t, "ęłńóśźżĄĆĘŁŃÓŚŹŻw1", text)
}

func TestArrowsInAFieldDoNotMoveTheFocus(t *testing.T) {
	text := "Ola"
	b := newBench(func(u *UI) {
		u.Field("name", rectA, &text, Field{})
		u.Button("b", rectB, Button{Label: "x"})
	})
	b.ui.SetFocus("name")
	b.keys(KeyRight)
	assert.Equal(t, "name", b.ui.Focus())
	b.do(Input{Runes: []rune(" "), Keys: []Key{KeySpace}, Away: true})
	assert.Equal(t, "Ola ", text, "a space is a letter here")
}

func TestHigherLayersLockLowerOnes(t *testing.T) {
	low, high := 0, 0
	open := true
	b := newBench(func(u *UI) {
		if u.Button("low", rectA, Button{Label: "low"}).Clicked {
			low++
		}
		if open {
			u.Layer(1)
			if u.Button("high", rectA, Button{Label: "high"}).Clicked {
				high++
			}
			u.Layer(0)
		}
	})
	b.do(Input{Away: true})
	b.click(inA, inA)
	assert.Equal(t, [2]int{0, 1}, [2]int{low, high})
	open = false
	b.do(Input{Away: true})
	b.do(Input{Away: true})
	b.click(inA, inA)
	assert.Equal(t, [2]int{1, 1}, [2]int{low, high})
}

func TestScrollMovesAndHidesWhatIsOutside(t *testing.T) {
	box := paint.R(0, 0, 200, 100)
	clicked := ""
	rows := []Row{{ID: "1", Text: "pierwszy"}, {ID: "2", Text: "drugi"}, {ID: "3", Text: "trzeci"}, {ID: "4", Text: "czwarty"},
		{ID: "5", Text: "piąty"}, {ID: "6", Text: "szósty"}, {ID: "7", Text: "siódmy"}, {ID: "8", Text: "ósmy"}}
	b := newBench(func(u *UI) {
		if id := u.List("log", box, rows); id != "" {
			clicked = id
		}
	})
	b.do(Input{Away: true})
	assert.Contains(t, words(b.c), "pierwszy")
	assert.NotContains(t, words(b.c), "ósmy")
	b.click(paint.Pt(20, 10), paint.Pt(20, 10))
	assert.Equal(t, "1", clicked)
	for range 9 {
		b.do(Input{Pointer: paint.Pt(20, 50), Wheel: -1})
	}
	assert.Contains(t, words(b.c), "ósmy")
	assert.NotContains(t, words(b.c), "pierwszy")
	clicked = ""
	b.click(paint.Pt(20, 400), paint.Pt(20, 400))
	assert.Empty(t, clicked, "a row outside the box cannot be hit")
	b.ui.ScrollTo("log", 0)
	b.do(Input{Away: true})
	assert.Contains(t, words(b.c), "pierwszy")
}

func TestTabsChoose(t *testing.T) {
	at := 0
	b := newBench(func(u *UI) { at = u.Tabs("tabs", paint.R(0, 0, 400, 40), []string{"Polski", "English"}, at) })
	b.click(paint.Pt(300, 20), paint.Pt(300, 20))
	assert.Equal(t, 1, at)
}

// The states of a control differ in more than colour, and each is told in the
// text picture.
func TestStatesOfAControl(t *testing.T) {
	marks := map[string]string{}
	look := func(name string, in Input, focus string, btn Button) {
		b := newBench(func(u *UI) { u.Button("a", rectA, btn) })
		b.ui.SetFocus(focus)
		b.do(in)
		b.do(in)
		img := paint.NewPix(200, 120)
		b.c.Play(img)
		for other, pix := range marks {
			require.NotEqual(t, pix, string(img.Img.Pix), "%s looks like %s", name, other)
		}
		marks[name] = string(img.Img.Pix)
	}
	btn := Button{Label: "Koniec tury"}
	look("idle", Input{Away: true}, "", btn)
	look("hover", Input{Pointer: inA}, "", btn)
	look("focus", Input{Away: true}, "a", btn)
	look("pressed", Input{Pointer: inA, Down: true, Pressed: true}, "", btn)
	btn.Chosen = true
	look("chosen", Input{Away: true}, "", btn)
	btn.Chosen, btn.Waiting = false, true
	look("waiting", Input{Away: true}, "", btn)
	btn.Waiting, btn.Reason = false, Tip{Text: "nie teraz"}
	look("disabled", Input{Away: true}, "", btn)
}

// Words on buttons wrap and shrink to the floor, also in a language 40 % longer;
// nothing is cut.
func TestLongWordsFitTheirButton(t *testing.T) {
	for _, label := range []string{"Zakończ ruch", "Oskarż", "Zatrzymaj się tutaj", "[Żákóńcz rúch tęj pośtaci··]"} {
		b := newBench(func(u *UI) { u.Button("a", paint.R(10, 10, 136, 124), Button{Label: label, Icon: Hourglass}) })
		b.do(Input{Away: true})
		got := strings.Fields(words(b.c))
		assert.Equal(t, strings.Fields(label), got)
		for _, told := range b.c.Told() {
			if told.Kind == "text" {
				assert.GreaterOrEqual(t, told.Size, Least)
				assert.True(t, told.Rect.Within(paint.R(10, 4, 136, 136)), "%s at %v", told.Text, told.Rect)
			}
		}
	}
}

func TestThemesAreReadable(t *testing.T) {
	for name, th := range map[string]Theme{"night": Night(), "high contrast": HighContrast()} {
		least := 4.5
		if name == "high contrast" {
			least = 7
		}
		for what, c := range map[string]paint.Color{"text": th.Text, "secondary": th.Secondary, "heading": th.Heading, "emphasis": th.Emphasis} {
			assert.GreaterOrEqual(t, paint.Contrast(c, th.Lacquer), least, "%s: %s", name, what)
		}
		assert.GreaterOrEqual(t, paint.Contrast(th.Ink, th.Parchment), least, name)
	}
}

// TestAnIconGivesWayToTheWords: in a button too small for both, the words are whole and
// inside, and the icon takes what is left.
func TestAnIconGivesWayToTheWords(t *testing.T) {
	for _, size := range []paint.Point{{X: 66, Y: 80}, {X: 80, Y: 66}, {X: 92, Y: 60}, {X: 66, Y: 50}} {
		drawn := 0
		icon := func(_ paint.Painter, r paint.Rect, _ paint.Color) {
			drawn++
			assert.Greater(t, r.H, 5.0, "%v", size)
		}
		box := paint.R(10, 10, size.X, size.Y)
		b := newBench(func(u *UI) { u.Button("a", box, Button{Label: "Obejrzyj swoje karty", Icon: icon, Look: Bright}) })
		b.do(Input{Away: true})
		for _, told := range b.c.Told() {
			if told.Kind == "text" {
				assert.True(t, told.Rect.Within(box.Inset(-4)), "%v: %q at %v", size, told.Text, told.Rect)
			}
		}
		assert.LessOrEqual(t, drawn, 1)
	}
}
