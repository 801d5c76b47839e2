package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"alibi/localization"
)

// bar is a progress bar on a terminal, and nothing anywhere else.
type bar struct {
	out  io.Writer // nil draws nothing
	max  int
	done atomic.Int64
	text func(done int) string
	stop chan struct{}
	gone sync.WaitGroup
}

const barWidth = 30

// progress starts a bar on the terminal that complaints go to.
func (d *desk) progress(most int) *bar {
	b := &bar{max: most, stop: make(chan struct{})}
	if !terminal(d.err) {
		return b
	}
	b.out = d.err
	b.text = func(done int) string {
		return d.texts.Text(d.langs[0], "ui.referee.simulate.progress", localization.Args{localization.Count("done", done), localization.Count("max", most)})
	}
	b.gone.Go(b.draw)
	return b
}

// terminal reports whether a person sees what is written there as it is written.
func terminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0 && os.Getenv("TERM") != "dumb"
}

// step counts matches that are done.
func (b *bar) step(n int) { b.done.Add(int64(n)) }

// end takes the bar away.
func (b *bar) end() {
	close(b.stop)
	b.gone.Wait()
}

func (b *bar) draw() {
	tick := time.NewTicker(100 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-tick.C:
			_, _ = io.WriteString(b.out, "\r"+b.line()+"\x1b[K")
		case <-b.stop:
			_, _ = io.WriteString(b.out, "\r\x1b[K")
			return
		}
	}
}

func (b *bar) line() string {
	done := int(b.done.Load())
	full := barWidth * done / max(b.max, 1)
	return fmt.Sprintf("[%s%s] %s", strings.Repeat("#", full), strings.Repeat(".", barWidth-full), b.text(done))
}
