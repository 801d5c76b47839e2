package anim

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestTicksRoundToAtLeastOne(t *testing.T) {
	assert.Equal(t, 28, Ticks(460, 1))
	assert.Equal(t, 7, Ticks(460, 4))
	assert.Equal(t, 1, Ticks(1, 4))
	assert.Zero(t, Ticks(460, 0), "speed 0 is at once")
}

func TestEasesKeepTheirEnds(t *testing.T) {
	for name, e := range map[string]Ease{"Linear": Linear, "In": In, "Out": Out, "InOut": InOut, "Back": Back} {
		assert.InDelta(t, 0, e(0), 1e-12, name)
		assert.InDelta(t, 1, e(1), 1e-12, name)
	}
}

func TestTweenEndsExactlyOnItsGoal(t *testing.T) {
	w := Tween{From: 3, To: 7.3, Start: 100, Ticks: 20, Ease: Back}
	assert.Equal(t, 3.0, w.At(90), "waits before its start")
	assert.Equal(t, 7.3, w.At(120))
	assert.Equal(t, 7.3, w.At(10_000))
	assert.False(t, w.Done(119))
	assert.True(t, w.Done(120))
	assert.Equal(t, 7.3, Tween{To: 7.3}.At(0), "no ticks: at once")
}

func TestTowardGoesOnFromWhereItIs(t *testing.T) {
	w := Tween{To: 10, Ticks: 10, Ease: Linear}
	b := w.Toward(0, 4, 6)
	assert.Equal(t, w.At(4), b.At(4))
	assert.Equal(t, 0.0, b.At(10))
}

func TestShapesComeToRest(t *testing.T) {
	assert.Equal(t, Still(), Hop(1))
	assert.Equal(t, Still(), Hop(2))
	assert.Equal(t, math.Pi/2, Topple(1).Lean)
	assert.Zero(t, Topple(0).Lean)
	wide, turned := Flip(1)
	assert.Equal(t, 1.0, wide)
	assert.True(t, turned)
	assert.Zero(t, Pulse(1))
}

// A movement without jumps: from one of 60 steps to the next nothing moves by
// more than a small part of its range.
func TestShapesAreContinuous(t *testing.T) {
	last, lastLean := Hop(0), 0.0
	for i := 1; i <= 600; i++ {
		s := float64(i) / 600
		b := Hop(s)
		for _, d := range []float64{b.Along - last.Along, b.Lift - last.Lift, b.High - last.High, b.Wide - last.Wide} {
			assert.Less(t, math.Abs(d), .02, "hop at %.3f", s)
		}
		last = b
		lean := Topple(s).Lean
		assert.Less(t, math.Abs(lean-lastLean), .02, "topple at %.3f", s)
		lastLean = lean
	}
}

func TestNoiseIsItsOwnForEachIdAndStaysInRange(t *testing.T) {
	same := 0
	for tick := range 600 {
		a, b := Noise("bishop", tick), Noise("lush", tick)
		assert.LessOrEqual(t, math.Abs(a), 1.0)
		assert.Equal(t, a, Noise("bishop", tick))
		if math.Abs(a-b) < .01 {
			same++
		}
	}
	assert.Less(t, same, 60)
}
