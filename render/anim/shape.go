package anim

import "math"

// Body is the momentary shape of a figure: how far it has come along its way,
// how high it is (share of its height), how much it is stretched in height and
// width (1 = as at rest), and how far it leans (radians, clockwise).
type Body struct {
	Along, Lift, High, Wide, Lean float64
}

// Still is a figure at rest at the end of its way.
func Still() Body { return Body{Along: 1, High: 1, Wide: 1} }

// Hop is a share t of one hop: a crouch, an arc with a stretch, a landing with
// a damped wobble.
func Hop(t float64) Body {
	const crouch, land = .18, .80
	b := Body{High: 1, Wide: 1}
	switch {
	case t <= 0:
		return b
	case t >= 1:
		return Still()
	case t < crouch:
		k := math.Sin(t / crouch * math.Pi / 2)
		b.High, b.Wide = 1-.20*k, 1+.13*k
	case t < land:
		u := (t - crouch) / (land - crouch)
		b.Along = InOut(u)
		b.Lift = .52 * 4 * u * (1 - u)
		s := math.Sin(u * math.Pi)
		b.High, b.Wide = 1+.13*s-.20*math.Max(0, 1-u*8), 1-.07*s+.13*math.Max(0, 1-u*8)
	default:
		u := (t - land) / (1 - land)
		k := math.Exp(-3*u) * math.Sin(u*3*math.Pi) * (1 - u)
		b.Along = 1
		b.High, b.Wide = 1-.22*k, 1+.15*k
	}
	return b
}

// Topple is a share t of falling over the rim of the base, with one small
// bounce at the end; lean is a quarter turn.
func Topple(t float64) Body {
	b := Still()
	const fall = .82
	switch {
	case t <= 0:
	case t >= 1:
		b.Lean = math.Pi / 2
	case t < fall:
		u := t / fall
		b.Lean = math.Pi / 2 * u * u
	default:
		u := (t - fall) / (1 - fall)
		b.Lean = math.Pi/2 - .13*4*u*(1-u)
	}
	return b
}

// Flip is a share t of turning a card over: its width as a share, and whether
// the other side is up.
func Flip(t float64) (wide float64, turned bool) {
	if t >= 1 {
		return 1, true
	}
	if t <= 0 {
		return 1, false
	}
	return math.Abs(math.Cos(InOut(t) * math.Pi)), InOut(t) >= .5
}

// Pulse swells once and goes back, for a share t of its time.
func Pulse(t float64) float64 {
	if t <= 0 || t >= 1 {
		return 0
	}
	return math.Sin(t*math.Pi) * math.Sin(t*math.Pi)
}

// Noise is a slow sway in -1..1 of the thing named id at a tick; equal for
// equal arguments, different for different ids.
func Noise(id string, tick int) float64 {
	h := uint64(14695981039346656037)
	for i := range len(id) {
		h = (h ^ uint64(id[i])) * 1099511628211
	}
	phase := float64(h>>40) / (1 << 24) * 2 * math.Pi
	speed := .8 + .4*float64(h&0xffff)/0x10000
	t := float64(tick) / PerSecond * speed
	return .6*math.Sin(t*1.3+phase) + .4*math.Sin(t*2.1+phase*1.7)
}
