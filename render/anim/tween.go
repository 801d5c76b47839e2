package anim

import "math"

// PerSecond is the number of ticks in a second.
const PerSecond = 60

// Ticks is a time in milliseconds at a speed (1 = as designed, 4 = four times
// as fast). It is at least one tick, and 0 for a speed of 0, which means at
// once.
func Ticks(ms, speed float64) int {
	if speed <= 0 || ms <= 0 {
		return 0
	}
	return max(1, int(math.Round(ms*PerSecond/1000/speed)))
}

// Ease bends time: it maps 0..1 to 0..1, 0 to 0 and 1 to 1.
type Ease func(t float64) float64

// Linear is even.
func Linear(t float64) float64 { return t }

// In starts slowly.
func In(t float64) float64 { return t * t }

// Out ends slowly.
func Out(t float64) float64 { return 1 - (1-t)*(1-t) }

// InOut starts and ends slowly.
func InOut(t float64) float64 { return t * t * (3 - 2*t) }

// Back goes a little too far and comes back.
func Back(t float64) float64 {
	const k = 1.70158
	t--
	return 1 + t*t*((k+1)*t+k)
}

// Tween is a number that goes From one value To another, beginning at tick
// Start and lasting Ticks. An Ease of nil is InOut.
type Tween struct {
	From, To float64
	Start    int
	Ticks    int
	Ease     Ease
}

// Share is how much of the time is over at a tick, 0..1.
func (w Tween) Share(tick int) float64 {
	if w.Ticks <= 0 || tick >= w.Start+w.Ticks {
		return 1
	}
	return math.Max(0, float64(tick-w.Start)/float64(w.Ticks))
}

// At is the value at a tick.
func (w Tween) At(tick int) float64 {
	t := w.Share(tick)
	switch {
	case t >= 1:
		return w.To
	case t <= 0:
		return w.From
	}
	e := w.Ease
	if e == nil {
		e = InOut
	}
	return w.From + (w.To-w.From)*e(t)
}

// Done says whether the value has come to rest.
func (w Tween) Done(tick int) bool { return w.Share(tick) >= 1 }

// Toward is the tween that runs on from where this one is at a tick to another
// value: for turning back halfway.
func (w Tween) Toward(to float64, tick, ticks int) Tween {
	return Tween{From: w.At(tick), To: to, Start: tick, Ticks: ticks, Ease: w.Ease}
}
