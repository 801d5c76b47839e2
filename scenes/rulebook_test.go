package scenes

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
)

func TestTheBookOpensAtAClause(t *testing.T) {
	for _, size := range bookSizes {
		for _, id := range []string{"VV-INTRO-01", "VV-MOVE-10", "VV-CHAR-ACTRESS-11", "VV-DOC-01"} {
			b := openBook(t, "en", id, size.w, size.h)
			require.Equal(t, size.stacked, b.book.plan.stacked, "%v", size)
			told, page := b.clause(id), b.book.plan.page
			assert.True(t, told.Rect.Y >= page.Y && told.Rect.Y+20 < page.Bottom(), "%s at %v on %v", id, told.Rect, page)
			b.settle()
			assert.Equal(t, told, b.clause(id), "%s stays while the rest of the book is set", id)
		}
	}
	b := openBook(t, "pl", "no clause", 1280, 720)
	assert.NotEmpty(t, b.notes("heading venice.rules.1"))
	assert.Zero(t, b.book.pulse)
}

// TestTheClauseIsPointedOutOnce looks at the light under the clause: it comes, goes, and
// is painted once.
func TestTheClauseIsPointedOutOnce(t *testing.T) {
	b := openBook(t, "en", "VV-MOVE-10", 1280, 720)
	var lights []float64
	for b.Busy() {
		lights = append(lights, 0)
		for _, item := range b.Frame().Items {
			if item.Layer == b.book.glow {
				lights[len(lights)-1] = 1 - item.Fade
			}
		}
		b.do(Hands{})
		require.Less(t, len(lights), 600)
	}
	top := 0
	for i, l := range lights {
		if l > lights[top] {
			top = i
		}
	}
	assert.InDelta(t, pulseTicks/2, top, 3)
	assert.Greater(t, lights[top], .99)
	for i := 1; i < len(lights); i++ {
		assert.True(t, i <= top && lights[i] >= lights[i-1] || i > top && lights[i] <= lights[i-1], "tick %d: %v", i, lights)
	}
	assert.Equal(t, 1, b.book.glow.Revision())
}

// TestEveryClauseIsReachedAndBothItsTextsStand pages through the whole book.
func TestEveryClauseIsReachedAndBothItsTextsStand(t *testing.T) {
	for _, size := range bookSizes[:7] {
		b := openBook(t, "pl", "", size.w, size.h)
		seen := map[string]bool{}
		for range 2000 {
			page := b.book.plan.page
			for _, n := range b.notes("clause ") {
				require.True(t, n.Rect.Bottom() > page.Y && n.Rect.Y < page.Bottom())
				seen[strings.Fields(n.Text)[1]] = true
			}
			was := b.book.scroll.at
			b.key(panel.KeyPageDown)
			b.settle()
			if b.book.scroll.at == was {
				break
			}
		}
		count := 0
		for _, s := range b.book.sections {
			for _, id := range s.Clauses {
				count++
				require.True(t, seen[id], "%s at %v", id, size)
				b.stands(id)
			}
		}
		assert.Len(t, seen, count)
		last := &b.book.scroll
		assert.InDelta(t, last.tops[len(last.lines)]-last.height, last.at, 1, "the end of the book is the end of the page")
	}
}

// stands checks that both texts of a clause are set word for word.
func (b *bookHand) stands(id string) {
	i := b.book.lineOf[id]
	s := b.book.scroll.sized(i)
	for j, l := range b.book.langs {
		want, _, ok := b.house.cat.Rule(l, id)
		require.True(b.t, ok)
		got := blockWords(&s.blocks[j])
		if !strings.EqualFold(plainSpaces(want), got) { // a word wider than the column is broken
			require.Equal(b.t, strings.ReplaceAll(plainSpaces(want), " ", ""), strings.ReplaceAll(got, " ", ""), id)
		}
	}
}

// TestThePagesShowWhatIsSet compares the painted strips with the lines.
func TestThePagesShowWhatIsSet(t *testing.T) {
	b := openBook(t, "en", "VV-MURDER-05", 1280, 720)
	b.settle()
	painted := map[string]bool{}
	for _, told := range b.Told() {
		if told.Kind == "text" {
			painted[told.Text] = true
		}
	}
	n := 0
	b.book.scroll.seen(b.book.plan.page, func(i int, _ float64) {
		for _, k := range b.book.scroll.sets[i].blocks {
			for _, row := range k.Rows {
				for _, part := range row.Parts {
					n++
					assert.True(t, painted[part.Line.Text], "%q is not painted", part.Line.Text)
				}
			}
		}
		if id := b.book.scroll.lines[i].clause; id != "" {
			assert.True(t, painted[id], id)
		}
	})
	assert.Greater(t, n, 100)
}

// TestPairsShareTheirTopLine looks at every pair of texts.
func TestPairsShareTheirTopLine(t *testing.T) {
	for _, size := range bookSizes {
		b := openBook(t, "en", "", size.w, size.h)
		b.settle()
		r := b.book
		for i := range r.scroll.lines {
			l, s := &r.scroll.lines[i], r.scroll.sized(i)
			at := r.places(l, s, 0)
			if size.stacked {
				require.GreaterOrEqual(t, at[1].Y, at[0].Y+s.blocks[0].H)
			} else {
				require.Equal(t, at[0].Y, at[1].Y)
				require.Less(t, at[0].X+r.plan.column, at[1].X)
			}
			for j := range at {
				require.LessOrEqual(t, at[j].Y+s.blocks[j].H, s.h, "%d", i)
			}
		}
	}
}

// TestNothingOverflows looks at the columns in every language, and at every text of the
// frame (faults 53).
func TestNothingOverflows(t *testing.T) {
	for _, lang := range []localization.Lang{localization.English, localization.Polish, localization.Pseudo} {
		for _, mode := range []string{"en", "both"} {
			for _, size := range bookSizes {
				b := openBook(t, mode, "VV-CODE-REVOLUTION-05", size.w, size.h)
				b.house.lang = lang
				b.write("zz")
				b.settle()
				require.Equal(t, lang == localization.Pseudo, b.book.langs[1] == localization.Pseudo)
				b.fits(lang)
				b.book.search.text = "a"
				b.book.find()
				b.book.drawer = b.book.plan.narrow
				b.settle()
				b.fits(lang)
			}
		}
	}
}

func (b *bookHand) fits(lang localization.Lang) {
	r := b.book
	for i := range r.scroll.lines {
		for j, k := range r.scroll.sized(i).blocks {
			require.LessOrEqual(b.t, k.W, r.plan.column+.1, "%s, %d: %s", lang, j, r.scroll.lines[i].words[j])
		}
	}
	for _, e := range r.entries {
		for _, k := range e.blocks {
			require.LessOrEqual(b.t, k.W, r.plan.contents.W-46*r.u)
		}
	}
	for _, item := range b.Frame().Items {
		if item.Layer == nil {
			continue
		}
		for _, told := range item.Layer.Told() {
			if told.Kind == "text" {
				inside := told.Rect.X >= item.Layer.Rect.X-1 && told.Rect.Right() <= item.Layer.Rect.Right()+1
				require.True(b.t, inside, "%s: %q at %v leaves %s %v of %v", lang, told.Text, told.Rect, item.Layer.ID, item.Layer.Rect, r.plan.w)
			}
		}
	}
	require.True(b.t, r.plan.page.Within(r.plan.paper) && r.plan.paper.Within(paint.R(0, 0, r.plan.w, r.plan.h)))
	require.Greater(b.t, r.plan.page.H, 60.0)
}

// TestAWindowOfAFewPixelsIsBorne: nobody reads in it, but it comes by on the way to
// another size.
func TestAWindowOfAFewPixelsIsBorne(t *testing.T) {
	b := openBook(t, "en", "VV-MURDER-03", 1280, 720)
	for _, size := range [][2]float64{{320, 180}, {200, 100}, {60, 700}, {1, 1}} {
		b.Resize(size[0], size[1])
		b.settle()
		b.Picture()
		b.key(panel.KeyPageDown, panel.KeyEnd, panel.KeyHome)
		b.settle()
	}
	b.Resize(1280, 720)
	b.settle()
	assert.NotEmpty(t, b.notes("clause VV-INTRO-01"))
}
