package main

import (
	"image"
	"math/rand/v2"
	"time"

	"github.com/jezek/xgb/xproto"
	"github.com/stretchr/testify/require"

	"alibi/render/paint"
	"alibi/scenes"
	"alibi/scenes/scenetest"
)

// table plays into a match and measures there.
func (b *windowBench) table() {
	p := b.open()
	h := scenetest.New(b.t, "pl", 11, 1920, 1080)
	h.Rest(1)
	_, ok := b.w.until(20*time.Second, b.words(h.App))
	require.True(b.t, ok)
	b.w.claim(p)
	b.still()
	h.Mirror = &pointer{b}
	h.Click("button title/ui.title.new")
	h.Click("button start")
	h.Rest(60)
	h.Enough = func() bool { return len(h.Lit("legal ")) > 3 }
	rng := rand.New(rand.NewPCG(11, 2))
	for i := range 5 {
		h.Robot(rng, 900)
		if i == 0 {
			b.away(p)
			time.Sleep(3 * time.Second)
			b.rest("idle table", p)
			b.lags("lag table", []image.Point{b.place(h, 0), b.place(h, 1), b.place(h, 2)})
		}
		b.walk(h, p)
	}
	now, most := p.memory()
	b.note("memory now", now)
	b.note("memory", most)
	p.end()
}

func (b *windowBench) place(h *scenetest.Hand, i int) image.Point {
	return point(h.Lit("legal ")[i].Rect.Centre())
}

// walk sends a figure as far as it may go and measures until it has arrived.
func (b *windowBench) walk(h *scenetest.Hand, p *process) {
	far, most := paint.Point{}, 0.0
	for _, told := range h.Lit("legal ") {
		if d := told.Rect.Centre().Dist(paint.Pt(960, 420)); d >= most {
			far, most = told.Rect.Centre(), d
		}
	}
	b.w.move(point(far))
	time.Sleep(2 * time.Second)
	mirror := h.Mirror
	h.Mirror = nil
	h.ClickAt(far)
	h.Mirror = mirror
	b.w.button(xproto.ButtonPress)
	time.Sleep(100 * time.Millisecond)
	cpu, frames := p.cpu(), b.w.shown.Load()
	b.w.button(xproto.ButtonRelease)
	time.Sleep(80 * time.Millisecond)
	lastCPU, last := cpu, frames
	for quiet := 0; quiet < 15; {
		time.Sleep(20 * time.Millisecond)
		if n := b.w.shown.Load(); n > last {
			lastCPU, last, quiet = p.cpu(), n, 0
		} else {
			quiet++
		}
	}
	if n := last - frames; n > 5 {
		b.note("frame", (lastCPU-cpu).Seconds()*1000/float64(n))
	}
	for n := 0; n < 600 && h.App.Busy(); n++ {
		h.Step(scenes.Hands{})
	}
	b.still()
}

// away minimises the window for a while.
func (b *windowBench) away(p *process) {
	win := b.w.window(p)
	b.w.iconic(win, 3)
	require.NoError(b.t, xproto.UnmapWindowChecked(b.w.conn, win).Check())
	time.Sleep(3 * time.Second)
	b.rest("idle away", p)
	b.w.iconic(win, 1)
	require.NoError(b.t, xproto.MapWindowChecked(b.w.conn, win).Check())
	b.w.claim(p)
	b.still()
}

// pointer is a mirror on the watched screen.
type pointer struct{ b *windowBench }

func (m *pointer) Move(x, y float64) { m.b.w.move(image.Pt(int(x), int(y))) }
func (m *pointer) Press()            { m.b.w.button(xproto.ButtonPress) }
func (m *pointer) Release()          { m.b.w.button(xproto.ButtonRelease) }
func (m *pointer) Type(string)       {}
func (m *pointer) Wait(ticks int) {
	time.Sleep(time.Duration(ticks)*time.Second/60*5/4 + 60*time.Millisecond)
}
func (m *pointer) Sync(*scenes.Stage) { m.b.still() }
