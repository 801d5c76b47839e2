package scenes_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/render/paint"
	"alibi/render/panel"
	"alibi/scenes"
	"alibi/scenes/scenetest"
)

// TestEveryWindowHoldsEverything: on a window of any shape every control of every plain
// screen is inside the window and none covers another (faults 15).
func TestEveryWindowHoldsEverything(t *testing.T) {
	for _, size := range [][2]int{{300, 1400}, {2560, 300}, {640, 480}, {1000, 1000}, {1280, 720}, {1920, 1080}, {3840, 2160}} {
		for _, lang := range []string{"en", "pl"} {
			h := scenetest.New(t, lang, 7, size[0], size[1])
			look := func(layer string) {
				t.Helper()
				apart(t, h, fmt.Sprint(layer, size, lang), layer)
			}
			h.Rest(1)
			look("title")
			h.Click("button title/ui.title.new")
			h.Click("button heads/6")
			for i := range 6 {
				h.Click(fmt.Sprintf("field name/%d", i))
				h.Type("Święta Żółć ŁŚĆŹ " + fmt.Sprint(i))
			}
			look("newgame")
		}
	}
}

// apart asserts that the controls of a layer are in the window and clear of each other.
func apart(t *testing.T, h *scenetest.Hand, where, layer string) {
	t.Helper()
	w, high := h.App.Size()
	window := paint.R(-1, -1, w+2, high+2)
	var all []paint.Told
	for _, it := range h.App.Frame().Items {
		if it.Layer == nil || it.Layer.ID != layer {
			continue
		}
		for _, told := range it.Layer.Told() {
			kind, _, _ := strings.Cut(told.Text, " ")
			control := told.Kind == "note" && (kind == "button" || kind == "hold" || kind == "field" || kind == "slider")
			if told.Kind == "text" || control {
				inside := window.Contains(paint.Pt(told.Rect.X, told.Rect.Y)) && window.Contains(paint.Pt(told.Rect.Right(), told.Rect.Bottom()))
				assert.True(t, inside, "%s: %s %v is cut off", where, told.Text, told.Rect)
			}
			if control {
				for _, o := range all {
					assert.False(t, o.Rect.Inset(1).Overlaps(told.Rect.Inset(1)), "%s: %s lies on %s", where, told.Text, o.Text)
				}
				all = append(all, told)
			}
		}
	}
	assert.NotEmpty(t, all, where)
}

// TestCurtainAndMenuFitEveryWindow: the same for the curtain, the choice behind it, and the
// menu.
func TestCurtainAndMenuFitEveryWindow(t *testing.T) {
	for _, size := range [][2]int{{300, 1400}, {2560, 300}, {640, 480}, {1000, 1000}, {1280, 720}} {
		h := scenetest.New(t, "pl", 7, size[0], size[1])
		where := fmt.Sprint(size)
		h.Rest(1)
		h.Click("button title/ui.title.new")
		for i := range 4 {
			h.Click(fmt.Sprintf("field name/%d", i))
			h.Type(fmt.Sprintf("MWŚMWŻMWMWMWMWMWM%d", i))
		}
		h.Click("button start")
		h.Rest(3)
		apart(t, h, where, "curtain")
		h.Lifted = true
		h.Hold("hold curtain/lift")
		apart(t, h, where, "venice/own/panel")
		h.Hold("hold own/beI")
		h.Lifted = false
		h.Rest(3)
		h.Click("button corner/menu")
		apart(t, h, where, "menu")
		h.Click("button menu/quit")
		apart(t, h, where, "menu")
	}
}

// TestTheTableUnderTheMenuFollows: another language and another size of the window reach
// what the menu lies on, in the same tick.
func TestTheTableUnderTheMenuFollows(t *testing.T) {
	h := scenetest.New(t, "en", 7, 1280, 720)
	deal(h)
	behindAndBack(h)
	h.Click("button corner/menu")
	h.Step(scenes.Hands{Lang: true})
	assert.NotContains(t, h.App.Lines(), " Accuse\n")
	assert.Contains(t, h.App.Lines(), " Oskarż\n")
	h.App.Resize(1920, 1080)
	h.Step(scenes.Hands{})
	assert.Contains(t, h.App.Lines(), "layer venice/top -22,-22 1964x100")
}

// behindAndBack chooses the first card behind the curtain.
func behindAndBack(h *scenetest.Hand) {
	h.Lifted = true
	h.Hold("hold curtain/lift")
	h.Hold("hold own/beI")
	h.Lifted = false
	h.Rest(3)
}

// TestAnotherLanguageIsOnEveryTextOfTheSameFrame: whatever asks for it (faults 54).
func TestAnotherLanguageIsOnEveryTextOfTheSameFrame(t *testing.T) {
	h := scenetest.New(t, "en", 7, 1280, 720)
	h.Rest(1)
	h.Point(h.All("button title/ui.settings.language")[0].Rect.Centre())
	in := scenes.Hands{}
	in.Pressed, in.Down = true, true
	h.Step(in)
	in = scenes.Hands{}
	in.Released = true
	h.Step(in)
	first := h.App.Lines()
	h.Rest(2)
	assert.Equal(t, h.App.Lines(), first)
	assert.Contains(t, first, "Zakończ")
}

// TestAClickAndAKeyCloseOneScene: Esc in the tick of a click that closes the menu leaves
// the match where it is.
func TestAClickAndAKeyCloseOneScene(t *testing.T) {
	h := scenetest.New(t, "en", 7, 1280, 720)
	deal(h)
	behindAndBack(h)
	h.Click("button corner/menu")
	h.Point(h.All("button menu/continue")[0].Rect.Centre())
	in := scenes.Hands{}
	in.Pressed, in.Down = true, true
	h.Step(in)
	in = scenes.Hands{}
	in.Released, in.Keys = true, []panel.Key{panel.KeyEsc}
	h.Step(in)
	h.Rest(3)
	assert.True(t, h.Sees("button corner/menu"), "the match is still there")
}

// TestAnotherMatchBeginsAtTheCurtain: as the first did.
func TestAnotherMatchBeginsAtTheCurtain(t *testing.T) {
	h := scenetest.New(t, "en", 7, 1280, 720)
	deal(h)
	behindAndBack(h)
	h.Click("live card ")
	h.Settle()
	for n := 0; !h.Sees("button accuse") && n < 20; n++ {
		h.Click("button act/end")
		if h.Sees("button end/confirm") {
			h.Click("button end/confirm")
		}
		h.Settle()
		if !h.Sees("button accuse") {
			h.Click("live card ")
			h.Settle()
		}
	}
	h.Click("button accuse")
	h.Click("suspect bishop")
	h.Hold("hold accuse/confirm")
	h.Settle()
	h.Rest(10)
	h.Click("button verdict/again")
	h.Rest(3)
	assert.True(t, h.Sees("hold curtain/lift"), h.App.Lines())
}

// TestASeatThatIsGoneIsNotTheKiller: with fewer players a choice of the last seat goes
// back to lots, and the button says so.
func TestASeatThatIsGoneIsNotTheKiller(t *testing.T) {
	h := scenetest.New(t, "en", 7, 1280, 720)
	h.Rest(1)
	h.Click("button title/ui.title.new")
	h.Click("button heads/6")
	h.Click("button option/killer/p5")
	require.NotContains(t, h.All("button option/killer/lots")[0].Text, "chosen")
	h.Click("button heads/3")
	assert.Contains(t, h.All("button option/killer/lots")[0].Text, "chosen")
}

// TestNamesAreTyped: L is a letter where a name has the focus and a key elsewhere; a name
// has 18 letters at the most; two seats with one name, or blanks, are no table.
func TestNamesAreTyped(t *testing.T) {
	h := scenetest.New(t, "en", 7, 1280, 720)
	h.Rest(1)
	h.Click("button title/ui.title.new")
	h.Click("field name/0")
	in := scenes.Hands{Lang: true}
	in.Runes = []rune{'L'}
	h.Step(in)
	h.Type("ĄĆĘŁŃÓŚŹŻąćęłńóśźżQ")
	assert.Contains(t, h.App.Lines(), " Number\n")
	assert.Contains(t, h.App.Lines(), "LĄĆĘŁŃÓŚŹŻąćęłńóśź\n")
	h.Click("field name/1")
	h.Type("Ola")
	h.Click("field name/2")
	h.Type(" ola ")
	assert.Contains(t, h.All("button start")[0].Text, "disabled")
	h.Click("field name/2")
	for range 5 {
		h.Key(panel.KeyBackspace)
	}
	h.Type("   ")
	assert.NotContains(t, h.All("button start")[0].Text, "disabled", "blanks are no name: the seat has its number")
}
