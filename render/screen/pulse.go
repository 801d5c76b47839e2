package screen

// Times of the still table, in ticks of a sixtieth of a second.
const (
	heartbeat = 60 // one drawing a second although nothing changed
	drowsy    = 60 // ticks of quiet until the loop may sleep
)

// Pulse says whether a drawing is needed. The zero value asks for one.
type Pulse struct {
	fresh   bool // a drawing is due
	beat    int  // ticks since the last drawing
	quiet   int  // ticks since the last change
	started bool
}

// Touch reports a change: a drawing is due. One is enough for all buffers of the window,
// since Ebitengine presents what was drawn several times.
func (p *Pulse) Touch() { p.fresh, p.quiet = true, 0 }

// Again asks for the same picture once more.
func (p *Pulse) Again() { p.fresh = true }

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
	if !p.fresh && p.beat < heartbeat {
		return false
	}
	p.fresh, p.beat = false, 0
	return true
}

// Drowsy says that the loop may sleep: nothing has changed for a second. What nobody can
// see does not keep it awake with drawings that are still due.
func (p *Pulse) Drowsy(hidden bool) bool { return p.quiet > drowsy && (hidden || !p.fresh) }
