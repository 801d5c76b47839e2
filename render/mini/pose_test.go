package mini

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"alibi/render/paint"
)

func TestAHopBeginsAndEndsAtRest(t *testing.T) {
	for _, arc := range []float64{0, .4, 1} {
		assert.Equal(t, Rest(), Hop(0, arc))
		assert.Equal(t, Rest(), Hop(1, arc))
		assert.Equal(t, Rest(), Hop(-3, arc))
		was, top := Hop(0, arc), 0.0
		for i := 1; i <= 1000; i++ {
			p := Hop(float64(i)/1000, arc)
			assert.GreaterOrEqual(t, p.Lift, 0.0)
			assert.InDelta(t, was.Lift, p.Lift, .02*math.Max(arc, .1), "no jump at %d", i)
			assert.InDelta(t, 1, p.High, .25)
			assert.InDelta(t, 1, p.Wide, .25)
			was, top = p, math.Max(top, p.Lift)
		}
		assert.InDelta(t, arc, top, .001)
	}
	assert.Less(t, Hop(leap*.6, .4).High, .85, "it crouches first")
}

func TestAHopTravelsOnlyInTheAir(t *testing.T) {
	assert.Zero(t, Travel(0))
	assert.Zero(t, Travel(leap))
	assert.Equal(t, 1.0, Travel(land))
	assert.Equal(t, 1.0, Travel(2))
	was := 0.0
	for i := range 101 {
		v := Travel(float64(i) / 100)
		assert.GreaterOrEqual(t, v, was)
		was = v
	}
}

func TestAToppledFigureFallsAndGivesWayToTheLyingOne(t *testing.T) {
	assert.Equal(t, Rest(), Topple(0, 1))
	assert.Greater(t, Topple(.05, 1).Flash, .8)
	end := Topple(1, 1)
	assert.InDelta(t, 1.40, end.Lean, .001)
	assert.InDelta(t, 1, end.Fade, .001)
	assert.InDelta(t, -end.Lean, Topple(1, -1).Lean, .001)
	assert.Zero(t, Fallen(.5))
	assert.Equal(t, 1.0, Fallen(1))
	for i := range 101 {
		x := float64(i) / 100
		p := Topple(x, 1)
		assert.Greater(t, Fallen(x)+1-p.Fade, .7, "there is always a figure to be seen, t = %v", x)
	}
}

func TestSwayIsAClosedBreath(t *testing.T) {
	assert.InDelta(t, Sway(0).High, Sway(1).High, 1e-9)
	assert.Greater(t, Sway(.5).High, Sway(0).High)
}

// Whatever the pose, the sprite is moved about the foot.
func TestPlaceKeepsTheFootWhereItIs(t *testing.T) {
	m := peg.Make(90, Look{})
	at := paint.Pt(300, 200)
	for _, p := range []Pose{Rest(), Hop(.1, .4), Sway(.3), {Wide: 1.2, High: .8}} {
		cast, body := m.Place(at, p)
		foot := body.At.Apply(m.Foot)
		assert.InDelta(t, at.X, foot.X, 1e-9)
		assert.InDelta(t, at.Y, foot.Y, 1e-9)
		assert.InDelta(t, at.X, cast.At.Apply(m.Root).X, 1e-9)
	}
	cast, body := m.Place(at, Hop(.48, 1))
	assert.InDelta(t, at.Y-90, body.At.Apply(m.Foot).Y, 1, "a leap of one height")
	assert.Greater(t, cast.At.Apply(m.Root).X, at.X+20, "the shadow slides away")
	assert.Greater(t, cast.Fade, .3, "and pales")
	_, fallen := m.Place(at, Topple(1, 1))
	edge := m.Foot.Add(paint.Pt(Radius*m.Unit, 0))
	assert.InDelta(t, at.X+Radius*m.Unit, fallen.At.Apply(edge).X, 1e-9, "it turns about the edge of its base")
}
