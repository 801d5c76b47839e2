package venice

import (
	"image"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/rendertest"
	"alibi/scenes"
)

// views are the pictures of the table that are held golden, each a position and where
// the pointer rests.
var views = []struct {
	name  string
	at    paint.Point // the pointer, as in a window of 1280x720
	lines []string
	then  []rules.Action // by p1
}{
	{"start", paint.Pt(-1, -1), []string{"step pick", "listed plague-doctor courier"}, nil},
	{"path", paint.Pt(412, 430), []string{"round 2", "use gypsy p1", "grave 1 drowning golden-house boatswain"}, nil},
	{"full-block", paint.Pt(208, 334), []string{"use bishop p1", "at bishop fish-hall", "at gypsy moneychangers", "at playboy moneychangers"}, nil},
	{"markers", paint.Pt(-1, -1), []string{"round 3", "quarantine purple plague-doctor", "alarm moneychangers bell-ringer", "grave 1 poison golden-house gypsy up", "grave 2 riot golden-house boatswain"}, nil},
	{"flip", paint.Pt(-1, -1), []string{"round 3", "use rat-catcher p1", "grave 1 poison dry-dock playboy", "grave 2 riot dry-dock courier"}, []rules.Action{{Verb: rules.Walk, Block: block("dry-dock")}}},
	{"gunpowder", paint.Pt(100, 560), []string{"round 3", "step killer", "grave 1 gunpowder moneychangers cat-burglar bell-ringer dove up"}, nil},
	{"night", paint.Pt(-1, -1), []string{"round 5", "step pick", "grave 1 poison gaming-house playboy up", "grave 2 riot rope-walk rat-catcher", "grave 3 fall mercy-hall inquisitor up", "grave 4 drowning customs-point boatswain"}, nil},
	{"accusing", paint.Pt(-1, -1), []string{"step accuse", "grave 1 honeypot gaming-house playboy", "grave 2 poison rope-walk rat-catcher", "grave 3 fall mercy-hall inquisitor", "grave 4 riot customs-point boatswain", "grave 5 chariot opera-house actress"}, nil},
	{"murder-outside", paint.Pt(-1, -1), []string{"step murder"}, nil},
}

const shots = "../../testdata/shots/venice"

// TestGoldenTables compares the table with its approved pictures, in both languages.
func TestGoldenTables(t *testing.T) {
	for _, v := range views {
		for _, lang := range []localization.Lang{localization.English, localization.Polish} {
			t.Run(v.name+"-"+lang.String(), func(t *testing.T) {
				b := sitAt(t, lang, v.lines...)
				b.w, b.h = 960, 540
				b.do(v.then...)
				rendertest.Golden(t, shots, v.name+"-"+lang.String(), b.rested(v.at.Mul(.75)), tolerance())
			})
		}
	}
	t.Run("large", func(t *testing.T) {
		b := sitAt(t, localization.Polish, views[len(views)-3].lines...)
		b.w, b.h = 1920, 1080
		rendertest.Golden(t, shots, "night-large-pl", b.rested(paint.Pt(-1, -1)), tolerance())
	})
}

// tolerance is none where floating point is computed as where the pictures were made;
// elsewhere it may round differently.
func tolerance() rendertest.Tolerance {
	if runtime.GOARCH == "amd64" {
		return rendertest.Exact()
	}
	return rendertest.Driver()
}

func block(id string) rules.Block {
	b, _ := rules.ParseBlock(id)
	return b
}

// do plays actions of p1 and lets the figures get there.
func (t *table) do(actions ...rules.Action) {
	p := t.play.(*play)
	t.point(-1, -1)
	for _, a := range actions {
		require.NoError(t.t, p.match.Do(1, a))
		p.changed()
		for range 120 {
			t.point(-1, -1)
		}
	}
}

// rested is the picture once every tip that is due has come up.
func (t *table) rested(at paint.Point) *image.RGBA {
	var f *paint.Frame
	for range 40 {
		f = t.point(at.X, at.Y)
	}
	return paint.Compose(f, int(t.w), int(t.h), gallery)
}

// TestGoldenPrivate compares what only the Killer sees.
func TestGoldenPrivate(t *testing.T) {
	for _, v := range []struct {
		name  string
		lines []string
	}{
		{"identity", []string{"step identity", "drawn lush gypsy"}},
		{"murder", []string{"step murder", "identity gypsy lush"}},
		{"peek", []string{"step killer", "identity gypsy lush"}},
	} {
		for _, lang := range []localization.Lang{localization.English, localization.Polish} {
			t.Run(v.name+"-"+lang.String(), func(t *testing.T) {
				b := sitAt(t, lang, v.lines...)
				b.point(-1, -1)
				const wide, high = 960, 540
				own := b.play.Own(0)
				in := scenes.Hands{}
				in.Away = true
				f := &paint.Frame{}
				for tick := range 5 {
					in.Tick = tick
					require.False(t, own.Tick(in.Input, wide, high, 1))
				}
				own.Frame(f, gallery)
				rendertest.Golden(t, filepath.Join(shots, "private"), v.name+"-"+lang.String(), paint.Compose(f, wide, high, gallery), tolerance())
			})
		}
	}
}
