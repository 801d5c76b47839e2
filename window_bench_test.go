package main

import (
	"fmt"
	"image"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"alibi/render/paint"
	"alibi/scenes"
	"alibi/scenes/scenetest"
)

// TestBenchWindow measures the window from outside, in turn with an empty Ebitengine window
// of the same size (render/screen/bare), and holds the ratios against their bars. Absolute
// times say little on a shared machine.
func TestBenchWindow(t *testing.T) {
	if os.Getenv("ALIBI_BENCH") != "window" {
		t.Skip("takes minutes and wants a quiet machine: make bench-window")
	}
	b := &windowBench{t: t, w: watch(t), alibi: built(t), bare: filepath.Join(t.TempDir(), "bare"), got: map[string][]float64{}}
	out, err := exec.Command("go", "build", "-buildvcs=false", "-o", b.bare, "./render/screen/bare").CombinedOutput()
	require.NoError(t, err, "%s", out)
	warm := b.w.launch(b.bare) // the page cache and Mesa's
	time.Sleep(2 * time.Second)
	warm.end()
	defer b.report()
	for range starts / b.less() {
		b.start()
	}
	for range rounds / b.less() {
		b.lag()
		b.table()
	}
}

// How often each is measured; the medians are compared.
const (
	starts = 7
	rounds = 3
)

// windowBench collects what was measured, by name.
type windowBench struct {
	t           *testing.T
	w           *watched
	alibi, bare string
	got         map[string][]float64
}

// less divides the number of measurements.
func (b *windowBench) less() int {
	if testing.Short() {
		return rounds
	}
	return 1
}

func (b *windowBench) note(name string, v float64) { b.got[name] = append(b.got[name], v) }

func (b *windowBench) median(name string) float64 {
	all := slices.Sorted(slices.Values(b.got[name]))
	if len(all) == 0 {
		return math.NaN() // the measurement broke off before
	}
	return (all[len(all)/2] + all[(len(all)-1)/2]) / 2
}

// bars are what must hold: a ratio to the bare window, or a figure of its own.
var bars = []struct {
	what, ours, bare string
	bar              float64
}{
	{"CPU to the first picture", "start", "bare start", 2.0},
	{"CPU per frame while a figure moves", "frame", "bare frame", 1.6},
	{"resident memory at the table, highest", "memory", "bare memory", 2.2},
	{"pointer to picture, title", "lag title", "bare lag", 1.25},
	{"pointer to picture, table", "lag table", "bare lag", 1.25},
	{"% of a core, title at rest", "idle title", "", 3},
	{"% of a core, table at rest", "idle table", "", 3},
	{"% of a core, table minimised", "idle away", "", 1},
}

func (b *windowBench) report() {
	fmt.Printf("\n%-42s %10s %10s %8s %8s\n", "1920x1080, medians", "alibi", "bare", "ratio", "bar")
	for _, r := range bars {
		ours, ratio, bare := b.median(r.ours), b.median(r.ours), ""
		if r.bare != "" {
			ratio /= b.median(r.bare)
			bare = fmt.Sprintf("%.1f", b.median(r.bare))
		}
		verdict := ""
		if ratio > r.bar {
			verdict = "  MISSED"
			b.t.Errorf("%s: %.2f, the bar is %.2f", r.what, ratio, r.bar)
		}
		fmt.Printf("%-42s %10.1f %10s %8.2f %8.2f%s\n", r.what, ours, bare, ratio, r.bar, verdict)
	}
	for _, name := range []string{"wall", "bare wall", "wakeups", "poster", "frames rest", "memory now"} {
		if len(b.got[name]) > 0 {
			fmt.Printf("%-42s %10.1f\n", "("+name+")", b.median(name))
		}
	}
}

func (b *windowBench) open() *process {
	return b.w.launch(b.alibi, "--lang", "pl", "--seed", "11", "--size", "1920x1080", "--data-dir", b.t.TempDir())
}

// start measures the way to the first picture: anything at all in the bare window, every
// word and button of the title in ours.
func (b *windowBench) start() {
	p := b.w.launch(b.bare)
	changed := func() bool { return b.w.pixel(960, 540) == [3]uint8{0x80, 0x80, 0x80} }
	wall, ok := b.w.until(30*time.Second, changed)
	require.True(b.t, ok, "no bare window")
	b.note("bare start", p.cpu().Seconds()*1000)
	b.note("bare wall", float64(wall.Milliseconds()))
	time.Sleep(4 * time.Second)
	cpu, frames := p.cpu(), b.w.shown.Load()
	time.Sleep(3 * time.Second)
	b.note("bare frame", (p.cpu()-cpu).Seconds()*1000/float64(b.w.shown.Load()-frames))
	_, most := p.memory()
	b.note("bare memory", most)
	p.end()

	h := scenetest.New(b.t, "pl", 11, 1920, 1080)
	h.Rest(1)
	readable := b.words(h.App)
	p = b.open()
	wall, ok = b.w.until(30*time.Second, readable)
	require.True(b.t, ok, "no title")
	b.note("start", p.cpu().Seconds()*1000)
	b.note("wall", float64(wall.Milliseconds()))
	keep(b.t, "first-picture", readScreen(b.t, b.w.frame))
	p.end()
}

// words says whether all bright letters of a scene are on the screen.
func (b *windowBench) words(s *scenes.Stage) func() bool {
	picture := s.Picture()
	var at []image.Point
	for _, told := range s.Told() {
		if told.Kind != "text" {
			continue
		}
		r := told.Rect.Snap()
		for y := int(r.Y); y < int(r.Bottom()); y += 2 {
			for x := int(r.X); x < int(r.Right()); x++ {
				if c := picture.RGBAAt(x, y); int(c.R)+int(c.G)+int(c.B) > 500 {
					at = append(at, image.Pt(x, y))
				}
			}
		}
	}
	require.Greater(b.t, len(at), 1000)
	return func() bool {
		same := 0
		for i, p := range at {
			c, is := picture.RGBAAt(p.X, p.Y), b.w.pixel(p.X, p.Y)
			if near(c.R, is[0]) && near(c.G, is[1]) && near(c.B, is[2]) {
				same++
			}
			if i == 200 && same < 100 {
				return false
			}
		}
		return same > len(at)*95/100
	}
}

func near(a, b uint8) bool { return max(a, b)-min(a, b) < 24 }

// lag measures from a movement of the pointer to the picture that answers it, at rest, as
// people at a table move it.
func (b *windowBench) lag() {
	p := b.w.launch(b.bare, "cursor")
	time.Sleep(3 * time.Second)
	for i := range 20 {
		at := image.Pt(400+i%8*150, 200+i%5*150)
		b.answer("bare lag", at, func() bool { return b.w.pixel(at.X, at.Y) == [3]uint8{255, 0, 0} })
	}
	p.end()

	h := scenetest.New(b.t, "pl", 11, 1920, 1080)
	h.Rest(1)
	p = b.open()
	_, ok := b.w.until(20*time.Second, b.words(h.App))
	require.True(b.t, ok)
	b.w.claim(p)
	b.still()
	time.Sleep(3 * time.Second)
	b.rest("idle title", p)
	var at []image.Point
	for _, told := range h.All("button title/") {
		at = append(at, point(told.Rect.Centre()))
	}
	b.lags("lag title", at)
	p.end()
}

func point(p paint.Point) image.Point { return image.Pt(int(p.X), int(p.Y)) }

// lags points at places whose neighbourhood then looks different.
func (b *windowBench) lags(name string, at []image.Point) {
	b.w.move(at[len(at)-1])
	time.Sleep(3 * time.Second)
	for i := range 20 {
		p := at[i%len(at)]
		at := b.around(p)
		was := make([][3]uint8, len(at))
		for k, q := range at {
			was[k] = b.w.pixel(q.X, q.Y)
		}
		b.answer(name, p, func() bool {
			n := 0
			for k, q := range at {
				if b.w.pixel(q.X, q.Y) != was[k] {
					n++
				}
			}
			return n > 12
		})
	}
}

// around is every third pixel about a place.
func (b *windowBench) around(p image.Point) []image.Point {
	var all []image.Point
	for y := max(0, p.Y-80); y < min(1080, p.Y+80); y += 3 {
		for x := max(0, p.X-120); x < min(1920, p.X+120); x += 3 {
			all = append(all, image.Pt(x, y))
		}
	}
	return all
}

func (b *windowBench) answer(name string, to image.Point, seen func() bool) {
	b.w.move(to)
	took, ok := b.w.until(3*time.Second, seen)
	if !ok {
		keep(b.t, strings.ReplaceAll(name, " ", "-"), readScreen(b.t, b.w.frame))
	}
	require.True(b.t, ok, "%s: nothing at %v", name, to)
	b.note(name, took.Seconds()*1000)
	time.Sleep(time.Duration(2300+rand.IntN(50)) * time.Millisecond)
}

// still waits until nothing moves in the window: less than two frames in 300 ms.
func (b *windowBench) still() {
	for range 200 {
		n := b.w.shown.Load()
		time.Sleep(300 * time.Millisecond)
		if b.w.shown.Load()-n < 2 {
			return
		}
	}
	require.Fail(b.t, "the window never rests")
}

// rest measures ten seconds in which nothing happens.
func (b *windowBench) rest(name string, p *process) {
	cpu, woken, frames := p.cpu(), p.wakeups(), b.w.shown.Load()
	time.Sleep(10 * time.Second)
	b.note(name, (p.cpu()-cpu).Seconds()*10)
	b.note("wakeups", float64(p.wakeups()-woken)/10)
	b.note("frames rest", float64(b.w.shown.Load()-frames))
}
