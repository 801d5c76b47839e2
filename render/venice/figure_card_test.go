package venice

import (
	"testing"

	"github.com/stretchr/testify/assert"

	rules "alibi/game/venice"
	"alibi/render/card"
	"alibi/render/paint"
)

func TestEveryCodeHasItsOwnEmblemAndColour(t *testing.T) {
	emblemsSeen, colours := map[Emblem]bool{}, map[paint.Color]bool{}
	for i, look := range codeLooks {
		assert.Equal(t, EmblemPoison+Emblem(i), CodeEmblem(look.id))
		emblemsSeen[CodeEmblem(look.id)] = true
		colours[CodeColour(look.id)] = true
		assert.GreaterOrEqual(t, paint.Contrast(look.colour, paint.Hex("#f8efd8")), 3.0, "title on %s", look.id)
	}
	assert.Len(t, emblemsSeen, 14)
	assert.Len(t, colours, 14)
	assert.Equal(t, NoEmblem, CodeEmblem("arsenic"))
	for c := rules.Poison; c <= rules.Chariot; c++ {
		assert.NotEqual(t, NoEmblem, CodeEmblem(c.String()), c.String())
	}
}

// The back of a code is the same whatever code it is: nothing but the numeral
// of its round goes into it.
func TestABackOfACodeTellsNothing(t *testing.T) {
	for _, wh := range [][2]int{{22, 30}, {70, 98}, {340, 520}} {
		assert.Equal(t, pixels(CodeBack(wh[0], wh[1], "II")).Pix, pixels(CodeBack(wh[0], wh[1], "II")).Pix)
		assert.Greater(t, apart(pixels(CodeBack(wh[0], wh[1], "II")), pixels(CodeBack(wh[0], wh[1], "V"))), .004)
	}
}

func TestBacksOfKindsDiffer(t *testing.T) {
	all := []*paint.Art{CodeBack(92, 118, ""), CharacterBack(92, 118), SuspectBack(92, 118)}
	for i := range all {
		for j := range i {
			assert.Greater(t, apart(pixels(all[i]), pixels(all[j])), .05)
		}
	}
}

func TestCardsOfPeople(t *testing.T) {
	text := card.Text{Title: "Szczurołap", Second: "The Rat Catcher", Rule: "Gdy **inna postać** kończy ruch.", Aside: "When another ends its move.", Foot: "Lud"}
	keys := map[string]bool{}
	arts := []*paint.Art{
		CharacterCard("rat-catcher", "commoner", 2, []Emblem{EmblemTunnel}, text, 340, 520),
		CharacterCard("rat-catcher", "commoner", 1, []Emblem{EmblemTunnel}, text, 340, 520),
		CharacterCard("rat-catcher", "commoner", 2, []Emblem{EmblemTunnel, EmblemEye}, text, 340, 520),
		CharacterCard("dove", "", 0, []Emblem{EmblemWing}, text, 340, 520),
		SuspectCard("rat-catcher", "commoner", text, 340, 520),
		Tab("rat-catcher", "commoner", 64, 40, false),
		Tab("rat-catcher", "commoner", 64, 40, true),
		Tab("rat-catcher", "commoner", 46, 30, false),
	}
	for _, a := range arts {
		keys[a.Key] = true
		assert.Equal(t, pixels(a).Pix, pixels(a).Pix, a.Key)
	}
	assert.Len(t, keys, len(arts))
	assert.Greater(t, apart(pixels(arts[0]), pixels(arts[1])), .0002, "points are seen")
	assert.Greater(t, apart(pixels(arts[0]), pixels(arts[2])), .001, "signs are seen")
}

// What is special about a plate is its ends.
func TestPlatesOfClassesDiffer(t *testing.T) {
	box := paint.R(0, 0, 90, 22)
	outline := func(class string) *paint.Path { return platePath(class, box) }
	in := func(class string, x, y float64) bool {
		p := paint.NewPix(90, 22)
		p.Fill(outline(class), paint.Solid(paint.Color{A: 255}))
		return p.Img.RGBAAt(int(x), int(y)).A > 127
	}
	corner := func(c string) bool { return in(c, 2, 2) }
	middle := func(c string) bool { return in(c, 2, 11) }
	assert.False(t, corner("noble"))
	assert.True(t, middle("noble"), "pointed")
	assert.True(t, corner("citizen"))
	assert.True(t, middle("citizen"), "straight")
	assert.True(t, corner("commoner"))
	assert.False(t, middle("commoner"), "notched")
}

func BenchmarkCodeCard(b *testing.B) {
	a := CodeCard("poison", card.Text{Title: "Trucizna", Second: "Poison", Rule: "Zabij **jedną postać** w dzielnicy Zabójcy.", Foot: "Kod śmierci"}, 340, 520)
	for range b.N {
		a.Paint(paint.NewPix(a.W, a.H))
	}
}

func BenchmarkCharacterCard(b *testing.B) {
	a := CharacterCard("lush", "noble", 2, []Emblem{EmblemPull}, card.Text{Title: "Birbantka", Second: "The Lush", Rule: "Przed ruchem lub po nim.", Foot: "Szlachta"}, 340, 520)
	for range b.N {
		a.Paint(paint.NewPix(a.W, a.H))
	}
}
