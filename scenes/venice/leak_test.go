package venice

import (
	"fmt"
	"hash/fnv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
	"alibi/scenes"
)

// table is a play on a posed position, worked without a window.
type table struct {
	t    *testing.T
	play scenes.Play
	tick int
	req  scenes.RequestKind
	w, h float64
	// scale is that of the interface, 0 for 1; clause is where the rulebook was asked for.
	scale  float64
	clause string
}

func sitAt(t *testing.T, lang localization.Lang, lines ...string) *table {
	t.Helper()
	r, err := rules.Load()
	require.NoError(t, err)
	m, err := r.Posed(game.Setup{Seats: 4, Mode: rules.ModeStandard, Options: []string{"killer=p0"}}, lines)
	require.NoError(t, err)
	cat, err := localization.Load()
	require.NoError(t, err)
	return &table{t: t, w: wide, h: high, play: Open(m, scenes.Seating{
		Names: []string{"Ola", "Jan", "Ewa", "Łucja"}, Badges: []int{0, 1, 2, 3}, Words: cat, Manner: scenes.Manner{Lang: lang, Theme: panel.Night(), Speed: 1},
	})}
}

const wide, high = 1280, 720

// gallery is shared, so that the ground is painted once for all tests.
var gallery = paint.NewGallery(200 << 20)

func (t *table) step(in scenes.Hands) *paint.Frame {
	t.tick++
	in.Tick, in.Focused = t.tick, true
	scale := t.scale
	if scale == 0 {
		scale = 1
	}
	r := t.play.Tick(in, t.w, t.h, scale)
	t.req, t.clause = r.Kind, r.Clause
	f := &paint.Frame{}
	t.play.Frame(f, gallery)
	return f
}

func (t *table) point(x, y float64) *paint.Frame {
	in := scenes.Hands{Moved: true}
	in.Pointer = paint.Pt(x, y)
	return t.step(in)
}

// everything is all that a frame shows: its text picture, which names every picture by
// its key, and what the play asks of the scenes.
func (t *table) everything(f *paint.Frame) string {
	return fmt.Sprintf("%s\nrequest %d busy %v", paint.Lines(f), t.req, t.play.Busy())
}

// pairs are positions that differ only in what the room may not know: the identity, the
// other card, the code face down, the hand, the pile.
var pairs = []struct {
	name   string
	common []string
	a, b   []string
}{
	{"picking", []string{"round 2", "dealt dove playboy courier actress gypsy bishop"},
		[]string{"identity gypsy lush", "grave 1 poison golden-house boatswain", "pile inquisitor plague-doctor bell-ringer rat-catcher lush cat-burglar"},
		[]string{"identity bishop courier", "grave 1 gunpowder golden-house boatswain", "pile cat-burglar lush rat-catcher bell-ringer plague-doctor inquisitor"}},
	{"a card in use", []string{"round 2", "use rat-catcher p1"},
		[]string{"identity gypsy lush", "grave 1 drowning dry-dock boatswain"},
		[]string{"identity actress courier", "grave 1 revolution dry-dock boatswain"}},
	{"the Killer's stage", []string{"step killer"}, []string{"identity gypsy lush"}, []string{"identity bishop courier"}},
	{"the murder, from outside", []string{"step murder"}, []string{"identity gypsy lush"}, []string{"identity bishop courier"}},
	{"between rounds", []string{"round 1", "step pause"},
		[]string{"identity gypsy lush", "grave 1 honeypot gaming-house playboy"},
		[]string{"identity bishop courier", "grave 1 crossbow gaming-house playboy"}},
	{"the accusation", []string{"step accuse"},
		[]string{
			"identity gypsy lush", "grave 1 honeypot gaming-house playboy", "grave 2 poison rope-walk rat-catcher",
			"grave 3 fall mercy-hall inquisitor", "grave 4 riot customs-point boatswain", "grave 5 chariot opera-house actress",
		},
		[]string{
			"identity bishop courier", "grave 1 crossbow gaming-house playboy", "grave 2 riot rope-walk rat-catcher",
			"grave 3 poison mercy-hall inquisitor", "grave 4 drowning customs-point boatswain", "grave 5 honeypot opera-house actress",
		}},
}

// TestThePictureTellsNothing: in positions that differ only in secrets, every picture of
// the table is the same, wherever the pointer is (faults 28, 30).
func TestThePictureTellsNothing(t *testing.T) {
	for _, p := range pairs {
		t.Run(p.name, func(t *testing.T) {
			a := sitAt(t, localization.Polish, append(p.a, p.common...)...)
			b := sitAt(t, localization.Polish, append(p.b, p.common...)...)
			require.Equal(t, a.everything(a.point(-1, -1)), b.everything(b.point(-1, -1)))
			step := 24.0
			if testing.Short() {
				step = 96
			}
			for y := 4.0; y < high; y += step {
				for x := 4.0; x < wide; x += step {
					one, other := a.everything(a.point(x, y)), b.everything(b.point(x, y))
					if one != other {
						require.Equal(t, one, other, "the pointer at %v,%v tells", x, y)
					}
				}
			}
		})
	}
}

// TestThePixelsTellNothing: the same pairs, painted.
func TestThePixelsTellNothing(t *testing.T) {
	for _, p := range pairs {
		t.Run(p.name, func(t *testing.T) {
			a := sitAt(t, localization.English, append(p.a, p.common...)...)
			b := sitAt(t, localization.English, append(p.b, p.common...)...)
			assert.Equal(t, sum(a.point(-1, -1)), sum(b.point(-1, -1)))
		})
	}
}

func sum(f *paint.Frame) uint64 {
	h := fnv.New64a()
	_, _ = h.Write(paint.Compose(f, wide, high, gallery).Pix)
	return h.Sum64()
}

// TestNoSecretIsNamed: no text and no picture on the table names the secrets of the
// position: who the Killer is, or the code of a grave that lies face down (faults 28).
func TestNoSecretIsNamed(t *testing.T) {
	b := sitAt(t, localization.English, "round 2", "identity gypsy lush", "grave 1 drowning dry-dock boatswain",
		"dealt dove playboy courier actress bishop cat-burglar")
	for y := 4.0; y < high; y += 32 {
		for x := 4.0; x < wide; x += 32 {
			told := b.everything(b.point(x, y))
			require.False(t, strings.Contains(told, "Drowning") || strings.Contains(told, "code/drowning"), "the pointer at %v,%v names the code", x, y)
		}
	}
}

// TestMurderWalksTheSameWhateverTheCode: from the press on the confirm to the next
// decision, a Gunpowder murder of one victim shows, frame by frame, what a Crossbow
// murder of that victim shows (VV-MURDER-12).
func TestMurderWalksTheSameWhateverTheCode(t *testing.T) {
	frames := func(code string, a rules.Action) []string {
		b := sitAt(t, localization.English, "identity bishop lush", "at bishop friars-church", "step murder", "hand "+code)
		b.point(-1, -1)
		p, ok := b.play.(*play)
		require.True(t, ok)
		require.NoError(t, p.match.Do(0, a))
		p.changed()
		var all []string
		for range 120 {
			all = append(all, b.everything(b.point(-1, -1)))
		}
		return all
	}
	playboy, ok := rules.ParseBlock("gaming-house")
	require.True(t, ok)
	with := frames("gunpowder crossbow poison", rules.Action{Verb: rules.Murder, Code: rules.Gunpowder, Block: playboy})
	other := frames("gunpowder crossbow poison", rules.Action{Verb: rules.Murder, Code: rules.Crossbow, Who: rules.Playboy})
	assert.Equal(t, with, other)
}
