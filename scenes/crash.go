package scenes

import (
	"fmt"
	"path/filepath"
	"runtime"
	"strings"

	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
)

// guard is deferred by whatever runs scenes: a panic leaves the scenes for a plain screen
// that says so, and the match, which is in its journal, can be resumed from there.
func (s *Stage) guard(fresh *bool) {
	if v := recover(); v != nil {
		s.Broke(v)
		*fresh = true
	}
}

// Broke writes a report of a panic and shows the plain screen. A panic of the plain screen
// itself ends the program.
func (s *Stage) Broke(v any) {
	h := s.house
	h.reportTo(report(v))
	if _, again := h.top().(*broken); again {
		s.lost = fmt.Errorf("%T", v)
		h.quit = true
		return
	}
	// Scenes below may be what broke, so only the journals are asked to close.
	for _, c := range h.stack {
		if t, ok := c.(*table); ok {
			t.close()
		}
	}
	h.stack = []scene{newTitle(h)}
	h.push(&broken{newSheet(h, "broken")})
	s.calm = 0
	s.frame.Reset()
	h.top().tick(&Hands{})
	h.top().frame(&s.frame)
}

// reportTo writes a report where the player can find it, if there is such a place.
func (h *house) reportTo(text string) {
	if h.store == nil {
		return
	}
	path, err := h.store.Report(text)
	if err == nil {
		h.reported = path
	}
}

// report says where the program broke. It names no value, since any could be a secret.
func report(v any) string {
	var b strings.Builder
	fmt.Fprintf(&b, "panic of type %T\n", v)
	pcs := make([]uintptr, 64)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(2, pcs)])
	for {
		f, more := frames.Next()
		fmt.Fprintf(&b, "%s %s:%d\n", f.Function, filepath.Base(f.File), f.Line)
		if !more {
			return b.String()
		}
	}
}

// broken is the plain screen.
type broken struct{ sheet }

func (b *broken) tick(in *Hands) {
	b.draw(in, b.panels)
	if b.ui.Pressed(panel.KeyEsc) {
		b.h.home()
	}
}

func (b *broken) panels() {
	u := b.ui
	r := b.wide(b.height/2-170, 720, 340)
	u.Plate(r)
	in := r.Pad(36*b.u, 28*b.u, 36*b.u, 28*b.u)
	h := u.Text(b.h.text("ui.broken.heading"), u.Title(), in, paint.Left)
	text := b.h.text("ui.broken.text")
	if b.h.reported != "" {
		text += " " + b.h.text("ui.broken.report", localization.Plain("file", b.h.reported))
	}
	u.Text(text, u.Body(), in.Pad(0, h+16*b.u, 0, 70*b.u), paint.Left)
	u.Group("broken")
	w := (in.W - 20*b.u) / 2
	if u.Button("broken/title", paint.R(in.X, in.Bottom()-54*b.u, w, 54*b.u), panel.Button{Label: b.h.text("ui.broken.title"), Look: panel.Bright}).Clicked {
		b.h.home()
	}
	if u.Button("broken/quit", paint.R(in.X+w+20*b.u, in.Bottom()-54*b.u, w, 54*b.u), panel.Button{Label: b.h.text("ui.title.quit")}).Clicked {
		b.h.quit = true
	}
}
