package venice

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/render/paint"
)

// Whatever the window, the scale, the zoom and the place of the camera: the
// middle of each thing, taken to the screen and picked there, is that thing (faults 13).
func TestPickRoundTrips(t *testing.T) {
	p := Ground()
	for _, w := range windows {
		for _, scale := range []float64{1, 1.25, 1.5, 1.75, 2} {
			l := Lay(w[0], w[1], scale, false)
			for _, zoom := range []float64{1, 1.3, 2, 4} {
				for i := range p.Blocks {
					b := &p.Blocks[i]
					v := Camera{zoom, b.Centre}.View(l.View)
					targets := Targets{View: v}
					for k, s := range b.Spaces {
						at := v.Screen(s)
						require.True(t, l.View.Contains(at))
						require.InDelta(t, s.X, v.Ground(at).X, 1e-6)
						require.InDelta(t, s.Y, v.Ground(at).Y, 1e-6)
						require.Equal(t, Hit{HitSpace, b.ID, b.ID, k}, targets.At(at), "%gx%g scale %g zoom %g", w[0], w[1], scale, zoom)
					}
				}
			}
		}
	}
}

func TestEveryKindCanBePicked(t *testing.T) {
	p := Ground()
	v := Fitted().View(Lay(1920, 1080, 1, false).View)
	targets := Targets{View: v}
	for i := range p.Bridges {
		b := &p.Bridges[i]
		assert.Equal(t, Hit{HitBridge, b.ID, "", -1}, targets.At(v.Screen(b.Mid)), b.ID)
	}
	for i := range p.Docks {
		d := &p.Docks[i]
		assert.Equal(t, Hit{HitDock, d.ID, d.Block, -1}, targets.At(v.Screen(d.Pos)), d.ID)
	}
	for i := range p.Blocks {
		b := &p.Blocks[i]
		assert.Equal(t, b.ID, targets.At(v.Screen(b.Label)).Block, b.ID)
		if b.Tower != nil {
			at := v.Screen(*b.Tower)
			at.Y -= 80 * v.K
			assert.Equal(t, Hit{HitTower, b.ID, b.ID, -1}, targets.At(at), b.ID)
		}
	}
	north := p.Canals[0]
	assert.Equal(t, Hit{HitCanal, north.ID, "", -1}, targets.At(v.Screen(north.Line[1].Lerp(north.Line[2], .5))))
	leap := p.Alleys[0].Line[3]
	assert.Equal(t, HitAlley, targets.At(v.Screen(leap)).Kind)
	assert.Equal(t, HitNothing, targets.At(paint.Pt(5, 5)).Kind, "not on the board view")
}

func TestFiguresInFrontArePickedFirst(t *testing.T) {
	p := Ground()
	v := Fitted().View(Lay(1920, 1080, 1, false).View)
	b := p.Block("the-mint")
	targets := Targets{View: v}
	for k, s := range b.Spaces {
		targets.Figures = append(targets.Figures, Standing{fmt.Sprint("figure", k), b.ID, v.Screen(s)})
	}
	for k, s := range b.Spaces {
		assert.Equal(t, Hit{HitFigure, fmt.Sprint("figure", k), b.ID, -1}, targets.At(v.Screen(s)), "base of figure %d", k)
	}
	targets.Bodies = []Standing{{"dead", b.ID, v.Screen(b.Bodies[1])}}
	assert.Equal(t, Hit{HitBody, "dead", b.ID, -1}, targets.At(v.Screen(b.Bodies[1])))
}

// The pick area of a space is its disc and four pixels; between two the nearer
// middle counts.
func TestSpacesHaveAMargin(t *testing.T) {
	v := Fitted().View(Lay(1280, 720, 1, false).View)
	targets := Targets{View: v}
	b := Ground().Block("the-mint")
	at := v.Screen(b.Spaces[0])
	at.Y -= SpaceRadius*Flat*v.K + 2
	assert.Equal(t, HitSpace, targets.At(at).Kind)
	between := v.Screen(b.Spaces[1].Lerp(b.Spaces[2], .45))
	assert.Equal(t, 1, targets.At(between).Space)
}

func TestCameraKeepsItsLimits(t *testing.T) {
	r := Lay(1920, 1080, 1, false).View
	c := Fitted().ZoomAt(r, r.Centre(), 100)
	assert.Equal(t, ZoomLimit, c.Zoom)
	assert.Equal(t, Fitted(), c.ZoomAt(r, r.Centre(), .001))
	for _, zoom := range []float64{1.2, 2, 4} {
		for _, d := range [][2]float64{{1e6, 0}, {-1e6, 0}, {0, 1e6}, {0, -1e6}} {
			v := Camera{zoom, Fitted().At}.Pan(r, d[0], d[1]).View(r)
			left := v.Board().Meet(r)
			assert.GreaterOrEqual(t, left.W, min(r.W, v.Board().W)/3-1, "zoom %g pan %v", zoom, d)
			assert.GreaterOrEqual(t, left.H, min(r.H, v.Board().H)/3-1, "zoom %g pan %v", zoom, d)
		}
	}
}

func TestZoomKeepsThePlaceUnderThePointer(t *testing.T) {
	r := Lay(1920, 1080, 1, false).View
	p := paint.Pt(700, 400)
	c := Fitted()
	before := c.View(r).Ground(p)
	for range 4 {
		c = c.ZoomAt(r, p, 1.25)
		after := c.View(r).Ground(p)
		assert.InDelta(t, before.X, after.X, 1e-6)
		assert.InDelta(t, before.Y, after.Y, 1e-6)
	}
}

func TestPanMovesThePictureWithTheHand(t *testing.T) {
	r := Lay(1920, 1080, 1, false).View
	c := Camera{2, Fitted().At}
	place := paint.Pt(800, 400)
	a, b := c.View(r).Screen(place), c.Pan(r, 30, -20).View(r).Screen(place)
	assert.InDelta(t, 30, b.X-a.X, 1e-6)
	assert.InDelta(t, -20, b.Y-a.Y, 1e-6)
}
