package card

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"alibi/render/paint"
)

var sizes = [][2]int{{340, 520}, {260, 398}, {185, 300}, {140, 240}, {124, 150}, {92, 118}, {94, 146}, {70, 98}, {50, 70}, {46, 30}, {22, 30}}

var polish = Text{
	Title: "Maska skrywa morderczy uśmiech", Second: "The Mask Hides a Murderous Smile",
	Rule:  "Zabij wszystkich na jednym polu **połączonym** zielonym lub czerwonym mostem z polem Zabójcy. Nie na polu Zabójcy. Alarm nie chroni.",
	Aside: "Kill everybody in one block that a green or red bridge joins to the Killer's block. Not the Killer's own block. The alarm does not help.",
	Foot:  "Kod śmierci · Killing code",
}

// longer is a text with more to say, by a share.
func (t Text) longer(share float64) Text {
	more := func(s string) string {
		rs := []rune(strings.ReplaceAll(s, "**", ""))
		n := int(float64(len(rs)) * share)
		return s + " " + strings.TrimSpace(string(rs[:n]))
	}
	return Text{more(t.Title), more(t.Second), more(t.Rule), more(t.Aside), more(t.Foot)}
}

func testFace(t Text, row bool) Face {
	f := Face{ID: "test", Text: t, Colour: paint.Hex("#35663a")}
	if row {
		f.Row = func(p paint.Painter, box paint.Rect) { p.Fill(paint.RectPath(box), paint.Solid(Ink)) }
	}
	return f
}

// Nothing that a card says may leave its place, in any size and however long.
func TestTextsFitEveryCard(t *testing.T) {
	short := Text{Title: "Kusza", Second: "Crossbow", Rule: "Zabij.", Aside: "Kill.", Foot: "Kod"}
	for name, text := range map[string]Text{"short": short, "polish": polish, "longer": polish.longer(.4), "title only": {Title: polish.Title}, "none": {}} {
		for _, wh := range sizes {
			for _, row := range []bool{false, true} {
				f := testFace(text, row)
				box := paint.R(0, 0, float64(wh[0]), float64(wh[1]))
				l := f.plan(box)
				if box.W >= 50 {
					assert.Greater(t, l.radius, box.W*.09, "%s %v: there is a medallion", name, wh)
					disc := paint.R(l.centre.X-l.radius, l.centre.Y-l.radius, 2*l.radius, 2*l.radius)
					assert.True(t, disc.Within(box), "%s %v: %v", name, wh, disc)
					if l.hasTitle {
						assert.GreaterOrEqual(t, disc.Y, l.ribbon.Bottom(), "%s %v", name, wh)
					}
				}
				if n := len(l.titleText.Rows); n > 0 {
					assert.LessOrEqual(t, l.titleText.W*l.narrow, l.ribbon.W, "%s %v: title", name, wh)
					assert.LessOrEqual(t, l.titleText.H, l.ribbon.H+.01, "%s %v: title", name, wh)
				}
				if !l.hasRule {
					continue
				}
				assert.LessOrEqual(t, l.ruleText.W, l.rule.W+.01, "%s %v", name, wh)
				assert.LessOrEqual(t, l.asideText.W, l.rule.W+.01, "%s %v", name, wh)
				assert.LessOrEqual(t, l.rule.Y+14*l.k+l.ruleText.H+l.asideText.H, l.foot.Y, "%s %v: rule above the caption", name, wh)
				assert.LessOrEqual(t, l.centre.Y+l.radius, l.rule.Y, "%s %v: medallion above the rule", name, wh)
				assert.True(t, l.foot.Within(l.sheet), "%s %v", name, wh)
				if row {
					assert.LessOrEqual(t, l.centre.Y+l.radius, l.row.Y+1, "%s %v", name, wh)
					assert.LessOrEqual(t, l.row.Bottom(), l.rule.Y+.01, "%s %v", name, wh)
				}
			}
		}
	}
}

// An ordinary rule is set at a size that can be read.
func TestRulesAreReadable(t *testing.T) {
	for _, wh := range [][2]int{{340, 520}, {260, 398}} {
		l := testFace(polish, true).plan(paint.R(0, 0, float64(wh[0]), float64(wh[1])))
		assert.GreaterOrEqual(t, l.ruleText.Style.Size, 14*l.k, "%v", wh)
		assert.GreaterOrEqual(t, l.ruleText.Style.Size, 12.0, "%v", wh)
	}
	for _, title := range []string{"Spisek prochowy", "Rewolucja", "Bunt marynarzy", "Gunpowder Conspiracy", "Revolution", "Maska skrywa morderczy uśmiech"} {
		for w := 46.0; w <= 180; w += 2 {
			box := paint.R(0, 0, w, w*1.4)
			l := testFace(Text{Title: title}, false).plan(box)
			if w == 70 && title != polish.Title {
				assert.True(t, l.hasTitle, "%s has no room on a grave", title)
			}
			if l.hasTitle {
				assert.GreaterOrEqual(t, l.titleText.Style.Size, 14.0, "%s on %v", title, w)
				assert.GreaterOrEqual(t, l.narrow, .8, "%s on %v", title, w)
			}
		}
	}
}

func TestCardsArePaintedTheSameTwice(t *testing.T) {
	for _, wh := range sizes {
		a, b := testFace(polish, true).Art(wh[0], wh[1]), testFace(polish, true).Art(wh[0], wh[1])
		assert.Equal(t, a.Key, b.Key)
		p, q := paint.NewPix(a.W, a.H), paint.NewPix(b.W, b.H)
		a.Paint(p)
		b.Paint(q)
		assert.Equal(t, p.Img.Pix, q.Img.Pix)
		assert.Greater(t, p.Img.RGBAAt(a.W/2, a.H/2).A, uint8(250), "%v is opaque in the middle", wh)
	}
}

// A closed card tells nothing but its kind and its numeral.
func TestABackDependsOnNothingElse(t *testing.T) {
	back := func(label string) []uint8 {
		a := Back{ID: "code", Colour: paint.Hex("#33243f"), Label: label}.Art(70, 98)
		p := paint.NewPix(a.W, a.H)
		a.Paint(p)
		return p.Img.Pix
	}
	assert.Equal(t, back("III"), back("III"))
	assert.NotEqual(t, back("III"), back("II"))
}

func TestAKeyNamesAllThatIsSeen(t *testing.T) {
	keys := map[string]bool{}
	n := 0
	add := func(a *paint.Art) { keys[a.Key] = true; n++ }
	f := testFace(polish, false)
	add(f.Art(340, 520))
	add(f.Art(340, 521))
	f.Text.Rule = "x"
	add(f.Art(340, 520))
	f.Colour = Ink
	add(f.Art(340, 520))
	f.ID = "other"
	add(f.Art(340, 520))
	add(Back{ID: "a"}.Art(70, 98))
	add(Back{ID: "a", Label: "I"}.Art(70, 98))
	add(Back{ID: "b", Label: "I"}.Art(70, 98))
	assert.Len(t, keys, n)
}
