package screen

import "time"

// Times of the still table, in ticks of a sixtieth of a second.
const (
	heartbeat = 60  // one drawing a second although nothing changed
	again     = 3   // drawings after a change, for all buffers of the window
	drowsy    = 120 // ticks of quiet until the loop may sleep
)

// Pulse says whether a drawing is needed. The zero value asks for one.
type Pulse struct {
	left    int // drawings that are still due
	beat    int // ticks since the last drawing
	quiet   int // ticks since the last change
	started bool
}

// Touch reports a change: the next drawings are due.
func (p *Pulse) Touch() {
	p.left, p.quiet = again, 0
}

// Tick counts a sixtieth of a second; call it once an Update.
func (p *Pulse) Tick() {
	p.beat++
	p.quiet++
}

// Due says whether Draw has to draw now, and counts it as done.
func (p *Pulse) Due() bool {
	if !p.started {
		p.started = true
		p.Touch()
	}
	if p.left == 0 && p.beat < heartbeat {
		return false
	}
	p.left = max(0, p.left-1)
	p.beat = 0
	return true
}

// Rest is how long an idle loop may sleep between two drawings.
func (p *Pulse) Rest(focused bool) time.Duration {
	switch {
	case p.left > 0:
		return 0
	case !focused:
		return 100 * time.Millisecond
	case p.quiet > drowsy:
		return 33 * time.Millisecond
	}
	return 0
}
