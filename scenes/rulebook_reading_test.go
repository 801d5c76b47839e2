package scenes

import (
	"image"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
)

func TestSearchGoesFromPlaceToPlace(t *testing.T) {
	b := openBook(t, "pl", "", 1280, 720)
	b.write("kwarantann")
	b.settle()
	s := &b.book.search
	require.Greater(t, len(s.hits), 2)
	assert.Equal(t, "count 1 z "+strconv.Itoa(len(s.hits))+" zasad", plainSpaces(b.notes("count ")[0].Text))
	for i := range s.hits {
		id := s.hits[i].Clause
		assert.True(t, strings.HasSuffix(b.clause(id).Text, " hit chosen"), id)
		b.key(panel.KeyEnter)
		b.settle()
	}
	assert.Equal(t, 0, s.now, "after the last place comes the first")
	b.click("button rules/previous")
	assert.Equal(t, len(s.hits)-1, s.now)
	b.click("button rules/next")
	assert.Equal(t, 0, s.now)
	b.at = paint.Pt(640, 400)
	b.write("xq")
	b.settle()
	assert.Equal(t, "count Żadna zasada tego nie zawiera.", plainSpaces(b.notes("count ")[0].Text))
	assert.NotEmpty(t, b.notes("button rules/next disabled"))
	assert.Empty(t, b.notes("clause VV-CHAR-PLAGUE-01 hit"))
}

func TestSearchFindsIdsAndMarksWords(t *testing.T) {
	b := openBook(t, "en", "", 1280, 720)
	b.write("vv-move-10")
	b.settle()
	assert.Equal(t, "clause VV-MOVE-10 hit chosen", b.clause("VV-MOVE-10").Text)
	assert.Len(t, b.book.search.hits, 1)

	c := openBook(t, "en", "", 1280, 720)
	c.write("most")
	for i, line := range c.book.search.lines {
		hit := &c.book.search.hits[i]
		for j, l := range c.book.langs {
			words := c.book.scroll.lines[line].words[j]
			block := &c.book.scroll.sized(line).blocks[j]
			marks := spots(block, words, hit.In(l))
			require.Len(t, marks, len(hit.In(l)), "%s: %s", hit.Clause, words)
			for k, m := range marks {
				span := hit.In(l)[k]
				st := block.Style
				want := paint.Measure(words[span.From:span.To], st)
				assert.InDelta(t, want+2, m.W, 1.5, "%s: %s", hit.Clause, words)
				assert.True(t, m.X >= -1.5 && m.Right() <= block.W+1.5 && m.Y >= -1 && m.Bottom() <= block.H+1)
			}
		}
	}
}

// TestLettersInTheSearchAreNoShortCuts (faults 23).
func TestLettersInTheSearchAreNoShortCuts(t *testing.T) {
	b := openBook(t, "pl", "", 1280, 720)
	in := Hands{}
	in.Runes = []rune{'/'}
	b.do(in)
	require.Equal(t, searchField, b.book.ui.Focus())
	in.Runes, in.Lang = []rune{'l'}, true
	b.do(in)
	assert.Equal(t, localization.Polish, b.house.lang)
	assert.Equal(t, "l", b.book.search.text)
}

func TestLanguageSwitchesAtOnceAndKeepsThePlace(t *testing.T) {
	b := openBook(t, "pl", "VV-MOVE-10", 1280, 720)
	b.settle()
	before := b.clause("VV-MOVE-10")
	require.Contains(t, b.Lines(), "Księga")
	require.Contains(t, b.Lines(), "bezpośredni")
	b.do(Hands{Lang: true})
	assert.NotContains(t, b.Lines(), "Księga")
	assert.Contains(t, b.Lines(), "Rulebook")
	assert.Contains(t, b.Lines(), "Direct")
	assert.Equal(t, before, b.clause("VV-MOVE-10"))
	b.stands("VV-MOVE-10")
}

func TestResizingKeepsTheLineAtTheTop(t *testing.T) {
	b := openBook(t, "en", "VV-MURDER-03", 1280, 720)
	b.settle()
	top := func() int { return b.book.scroll.line(b.book.scroll.at) }
	want := top()
	for _, size := range bookSizes {
		b.Resize(size.w, size.h)
		b.settle()
		assert.Equal(t, size.stacked, b.book.plan.stacked)
		assert.Equal(t, want, top(), "%v", size)
	}
}

func TestWheelKeysAndThumbMoveThePage(t *testing.T) {
	b := openBook(t, "en", "VV-MOVE-10", 1280, 720)
	b.settle()
	at := func() float64 { b.settle(); _, above := b.book.scroll.extent(b.book.scroll.at); return above }
	from := at()
	in := Hands{}
	in.Wheel = -2
	b.do(in)
	require.True(t, b.Busy(), "it glides")
	assert.InDelta(t, from+168, at(), 1)
	b.key(panel.KeyUp)
	assert.InDelta(t, from+104, at(), 1)
	b.key(panel.KeyPageUp)
	assert.InDelta(t, from+104-.9*b.book.plan.page.H, at(), 1)
	b.key(panel.KeyHome)
	assert.Zero(t, at())
	b.key(panel.KeyUp, panel.KeyPageUp)
	assert.Zero(t, at())
	b.key(panel.KeyEnd)
	total, _ := b.book.scroll.extent(0)
	assert.InDelta(t, total-b.book.plan.page.H, at(), 1)
	b.key(panel.KeyLeft)
	b.settle()
	b.key(panel.KeyLeft)
	b.settle()
	assert.NotEmpty(t, b.notes("heading venice.rules.components"))

	b.at = b.notes("thumb")[0].Rect.Centre()
	drag := Hands{}
	drag.Down, drag.Pressed = true, true
	b.do(drag)
	drag.Pressed = false
	b.at.Y = b.book.plan.bar.Centre().Y
	b.do(drag)
	assert.InDelta(t, b.at.Y, b.notes("thumb")[0].Rect.Centre().Y, 2, "the thumb stays in the hand")
	assert.InDelta(t, (total-b.book.plan.page.H)/2, at(), total*.01)
	drag.Pressed = true
	b.at = b.notes("thumb")[0].Rect.Centre()
	b.do(drag)
	drag.Pressed = false
	b.at = paint.Pt(0, -500)
	b.do(drag)
	assert.Zero(t, at())
	b.at = paint.Pt(640, 400)
	b.do(Hands{})
	assert.Zero(t, at(), "let go")
}

func TestContentsLeadToSections(t *testing.T) {
	for _, size := range bookSizes[:7] {
		b := openBook(t, "en", "", size.w, size.h)
		b.settle()
		if b.book.plan.narrow {
			assert.Empty(t, b.notes("contents "))
			b.click("button rules/drawer")
		}
		b.click("contents venice.rules.4")
		b.settle()
		assert.NotEmpty(t, b.notes("heading venice.rules.4"), "%v", size)
		if b.book.plan.narrow {
			assert.Empty(t, b.notes("contents "), "the drawer closes")
			continue
		}
		assert.NotEmpty(t, b.notes("contents venice.rules.4 chosen"))
		b.key(panel.KeyEnd)
		b.settle()
		assert.NotEmpty(t, b.notes("contents venice.rules.app chosen"), "the contents follow the page")
	}
}

func TestRulingsHaveASignAndATip(t *testing.T) {
	b := openBook(t, "en", "VV-MOVE-12", 1280, 720)
	b.settle()
	_, ruling, _ := b.house.cat.Rule(localization.English, "VV-MOVE-12")
	require.True(t, ruling)
	assert.Empty(t, b.notes("ruling/VV-MOVE-10/"))
	for _, l := range []string{"pl", "en"} {
		b.at = b.notes("ruling/VV-MOVE-12/" + l)[0].Rect.Centre()
		for range 40 {
			b.do(Hands{Moved: true})
		}
		assert.NotEmpty(t, b.notes("tip "+b.house.text("ui.ruling")))
		b.at = paint.Pt(1, 1)
		b.do(Hands{Moved: true})
		assert.Empty(t, b.notes("tip "))
	}
}

func TestEscAndTheCrossCloseTheBook(t *testing.T) {
	b := openBook(t, "en", "", 1280, 720)
	b.key(panel.KeyEsc)
	assert.NotSame(t, b.book, b.house.top())
	b = openBook(t, "en", "", 1280, 720)
	b.click("button rules/close")
	assert.NotSame(t, b.book, b.house.top())
	b = openBook(t, "en", "", 640, 480)
	b.click("button rules/drawer")
	b.key(panel.KeyEsc)
	assert.Same(t, b.book, b.house.top(), "the drawer goes first")
	b.key(panel.KeyEsc)
	assert.NotSame(t, b.book, b.house.top())
}

// TestAtRestNothingIsPainted: ticks without hands leave every layer as it is, and a glide
// paints a strip only when it comes into sight.
func TestAtRestNothingIsPainted(t *testing.T) {
	b := openBook(t, "en", "VV-MOVE-10", 1280, 720)
	b.settle()
	revisions := func() (all map[*paint.Layer]int) {
		all = map[*paint.Layer]int{}
		for _, item := range b.Frame().Items {
			all[item.Layer] = item.Layer.Revision()
		}
		return all
	}
	before := revisions()
	assert.LessOrEqual(t, len(before), 12)
	for range 10 {
		b.do(Hands{Moved: true})
	}
	assert.Equal(t, before, revisions())

	ground := b.book.ground.Revision()
	painted := 0
	for _, tile := range b.book.tiles {
		painted -= tile.layer.Revision()
	}
	b.key(panel.KeyPageDown, panel.KeyPageDown, panel.KeyPageDown)
	b.settle()
	for _, tile := range b.book.tiles {
		painted += tile.layer.Revision()
	}
	assert.Equal(t, ground, b.book.ground.Revision())
	assert.InDelta(t, 2.7*3, painted, 1.5, "each strip once")
}

func TestInksAreReadableOnParchment(t *testing.T) {
	for name, th := range map[string]panel.Theme{"night": panel.Night(), "high contrast": panel.HighContrast()} {
		k := inksOf(th)
		for what, c := range map[string]paint.Color{"words": k.word, "second": k.second, "rubric": k.rubric, "label": k.label} {
			assert.GreaterOrEqual(t, paint.Contrast(c, th.Parchment), 4.5, "%s: %s", name, what)
			if what == "words" || what == "second" {
				assert.GreaterOrEqual(t, paint.Contrast(c, th.Parchment.Mix(th.Gold, .5)), 4.5, "%s: %s on a mark", name, what)
			}
		}
	}
}

// TestLookAtTheBook writes pictures for looking at, where ALIBI_LOOK names a folder.
func TestLookAtTheBook(t *testing.T) {
	if os.Getenv("ALIBI_LOOK") == "" {
		t.Skip("only for looking: ALIBI_LOOK=folder")
	}
	for _, size := range bookSizes {
		name := strconv.Itoa(int(size.w)) + "x" + strconv.Itoa(int(size.h))
		b := openBook(t, "pl", "VV-MOVE-10", size.w, size.h)
		for range pulseTicks / 2 {
			b.do(Hands{})
		}
		b.shot(name + "-pl-open")
		b.settle()
		b.write("most")
		b.settle()
		b.shot(name + "-pl-search")
		if b.book.plan.narrow {
			b.click("button rules/drawer")
			b.settle()
			b.shot(name + "-pl-contents")
		}
		c := openBook(t, "both", "", size.w, size.h)
		c.house.lang = localization.English
		c.settle()
		c.shot(name + "-both-start")
	}
}

// BenchmarkOpeningTheBook is the first tick, its words set and recorded.
func BenchmarkOpeningTheBook(b *testing.B) {
	s, err := NewStage(Options{Lang: "pl"}, 1920, 1080)
	require.NoError(b, err)
	for b.Loop() {
		r := newRulebook(s.house, "venice", "VV-MURDER-03")
		r.tick(&Hands{})
		if math.IsNaN(r.scroll.at) {
			b.Fatal("no place")
		}
	}
}

// BenchmarkScrollingTheBook is a tick of a glide: what comes into sight is set, recorded
// and painted.
func BenchmarkScrollingTheBook(b *testing.B) {
	hand := openBook(b, "pl", "", 1920, 1080)
	hand.settle()
	img := map[*paint.Layer]*image.RGBA{}
	rev := map[*paint.Layer]int{}
	way := -1.0
	for b.Loop() {
		in := Hands{}
		if in.Wheel = way; hand.tick%300 == 0 {
			way = -way
		}
		hand.do(in)
		for _, item := range hand.Frame().Items {
			l := item.Layer
			if rev[l] == l.Revision() {
				continue
			}
			rev[l] = l.Revision()
			if k := img[l]; k == nil || k.Rect.Dx() != int(l.Rect.W) || k.Rect.Dy() != int(l.Rect.H) {
				img[l] = image.NewRGBA(image.Rect(0, 0, int(l.Rect.W), int(l.Rect.H)))
			}
			clear(img[l].Pix)
			l.PaintOn(img[l], hand.Gallery())
		}
	}
}
