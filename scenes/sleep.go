package scenes

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// sleeper lets the loop of the window wait for events while nothing changes, instead of
// asking sixty times a second: a table at rest then takes next to no processor, and a
// hand is noticed at once. Whatever wakes the loop draws the picture once more: without a
// compositor the X server asks in this way for an area that another window has left.
type sleeper struct {
	on     bool
	ticked bool // an Update has run since the last Draw
	timer  *time.Timer
	wait   func(bool) // for events, or for the monitor
	rouse  func()     // wakes a loop that waits; for any goroutine
}

const (
	// beat is how long a sleep lasts at the most, in case that no event tells what the
	// window has lost.
	beat = 5 * time.Second
	// hiddenRest is how long a loop rests between ticks that nobody can see.
	hiddenRest = 100 * time.Millisecond
)

func newSleeper() sleeper {
	return sleeper{
		// Games are told not to use this mode since they tick by it. Here it is entered
		// when nothing ticks, and nothing else lets the loop wait for events.
		wait: func(yes bool) {
			if yes {
				ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum) //lint:ignore SA1019 see above
			} else {
				ebiten.SetVsyncEnabled(true)
			}
		},
		rouse: func() {
			ebiten.ScheduleFrame() //lint:ignore SA1019 see above
		},
	}
}

// tick is to be called in every Update.
func (s *sleeper) tick() { s.ticked = true }

// settle ends a Draw: the loop goes to sleep, sleeps on, or gets up.
func (s *sleeper) settle(drowsy bool) {
	switch {
	case !drowsy && s.on:
		s.on = false
		s.timer.Stop()
		s.wait(false)
	case drowsy && !s.on:
		s.on = true
		s.timer = time.AfterFunc(beat, s.rouse)
		s.wait(true)
	case drowsy:
		s.timer.Reset(beat)
		if !s.ticked {
			s.rouse() // the loop took this event for too early to tick; it must not be lost
		}
	}
	s.ticked = false
}
