package mini

import (
	"math"

	"alibi/render/paint"
)

// Pose is how a standing miniature is shown at one moment of a movement.
type Pose struct {
	Lift  float64 // above the ground, share of the height of a tall figure
	Wide  float64 // stretch sideways; 1 = as made
	High  float64 // stretch upwards; 1 = as made
	Lean  float64 // radians about the right edge of the base, < 0 the left one
	Flash float64 // 0 .. 1 all white
	Fade  float64 // 0 .. 1 gone
}

// Rest is a figure that stands.
func Rest() Pose { return Pose{Wide: 1, High: 1} }

// The parts of a hop: crouch, flight, landing.
const (
	leap = .18
	land = .78
)

// Hop is a figure on its way from one space to the next, t from 0 to 1: a
// crouch, an arc, a landing that shakes a little. arc is the height of the
// flight as a share of the height of a tall figure; .4 is a step, 1 a leap.
func Hop(t, arc float64) Pose {
	p := Rest()
	switch {
	case t <= 0 || t >= 1:
	case t < leap:
		k := math.Sin(t / leap * math.Pi / 2)
		p.High, p.Wide = 1-.20*k, 1+.13*k
	case t < land:
		k := (t - leap) / (land - leap)
		p.Lift = arc * 4 * k * (1 - k)
		s := .13 * math.Cos(k*math.Pi) * math.Cos(k*math.Pi)
		p.High, p.Wide = 1+s, 1-.6*s
	default:
		k := (t - land) / (1 - land)
		s := .16 * math.Exp(-3*k) * math.Cos(k*2.5*math.Pi) * (1 - k)
		p.High, p.Wide = 1-s, 1+.65*s
	}
	return p
}

// Travel is the share of the way that a hopping figure has gone at t.
func Travel(t float64) float64 {
	k := math.Max(0, math.Min(1, (t-leap)/(land-leap)))
	return k * k * (3 - 2*k)
}

// Topple is a figure that is struck, t from 0 to 1: a white flash, then it
// falls over the edge of its base, bounces once and fades into the lying one,
// which the scene shows from Fallen on. to is 1 for a fall to the right, -1 to
// the left.
func Topple(t, to float64) Pose {
	p := Rest()
	const struck, down = .11, .76
	if t < struck {
		p.Flash = math.Sin(t / struck * math.Pi)
		return p
	}
	const flat = 1.40
	k := (t - struck) / (down - struck)
	if k < 1 {
		p.Lean = to * flat * k * k
		return p
	}
	b := (t - down) / (1 - down)
	p.Lean = to * (flat - .16*math.Sin(math.Min(b, 1)*math.Pi)*(1-b))
	p.Fade = math.Max(0, math.Min(1, (b-.2)/.8))
	return p
}

// Fallen is how visible the lying figure is at t of a Topple, 0 .. 1.
func Fallen(t float64) float64 { return math.Max(0, math.Min(1, (t-.76)/.2)) }

// Sway is the breath of a figure that waits to act, t in turns.
func Sway(t float64) Pose {
	p := Rest()
	k := .5 - .5*math.Cos(2*math.Pi*t)
	p.High, p.Wide = 1+.025*k, 1-.012*k
	return p
}

// Place gives the shadow and the figure in a pose, the centre of the base at a
// place on the screen.
func (m Miniature) Place(at paint.Point, p Pose) (cast, body paint.Sprite) {
	tall := m.Unit * Tall
	fade := 1 - (1-p.Fade)/(1+2.2*p.Lift)
	slide := paint.Translate(at.X+p.Lift*tall*.42, at.Y-p.Lift*tall*.12)
	cast = paint.Sprite{Art: m.Cast, Fade: fade,
		At: slide.Mul(paint.Scale(p.Wide, 1)).Mul(paint.Translate(-m.Root.X, -m.Root.Y))}
	if p.Lean != 0 {
		cast.Fade = 1 - (1-fade)*math.Max(0, 1-math.Abs(p.Lean))
	}
	pivot := math.Copysign(Radius*m.Unit, p.Lean)
	turn := paint.Translate(pivot, 0).Mul(paint.Rotate(p.Lean)).Mul(paint.Translate(-pivot, 0))
	body = paint.Sprite{Art: m.Body, Fade: p.Fade, Flash: p.Flash,
		At: paint.Translate(at.X, at.Y-p.Lift*tall).Mul(turn).Mul(paint.Scale(p.Wide, p.High)).Mul(paint.Translate(-m.Foot.X, -m.Foot.Y))}
	return cast, body
}
