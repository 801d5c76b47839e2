package venice

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/render/paint"
)

func TestWaysFollowBridgesAndCanals(t *testing.T) {
	p := Ground()
	from, to := p.Space("golden-house", 0), p.Space("opera-house", 2)
	w := p.Walk("golden-house", from, "opera-house", to)
	require.Equal(t, WayBridge, w.Kind)
	mid := p.Bridge("green:opera-house~golden-house").Mid
	nearest := 1e9
	for i := range 101 {
		at, _ := w.At(float64(i) / 100)
		nearest = min(nearest, at.Dist(mid))
	}
	assert.Less(t, nearest, 3.0, "the way leads over the bridge")

	c := p.Walk("doges-palace", p.Space("doges-palace", 0), "rialto-market", p.Space("rialto-market", 0))
	assert.Equal(t, WayCanal, c.Kind, "also against the direction of the data")
	assert.Equal(t, WayDirect, p.Walk("new-quay", from, "fish-hall", to).Kind, "a red bridge is no way")
	assert.Equal(t, WayStay, p.Walk("new-quay", from, "new-quay", to).Kind)
}

func TestWaysBeginAndEndWhereAsked(t *testing.T) {
	p := Ground()
	for _, b := range p.Bridges {
		if !b.Green {
			continue
		}
		for _, pair := range [][2]string{{b.A, b.B}, {b.B, b.A}} {
			from, to := p.Space(pair[0], 1), p.Space(pair[1], 2)
			w := p.Walk(pair[0], from, pair[1], to)
			require.Equal(t, WayBridge, w.Kind, b.ID)
			start, _ := w.At(0)
			end, _ := w.At(1)
			assert.InDelta(t, 0, start.Dist(from), 1e-9)
			assert.InDelta(t, 0, end.Dist(to), 1e-9)
			assert.Less(t, w.Length(), 3*from.Dist(to)+120, b.ID)
		}
	}
}

func TestOnlyDirectWaysRise(t *testing.T) {
	p := Ground()
	w := p.Leap(paint.Pt(100, 100), paint.Pt(900, 500))
	assert.Zero(t, w.Height(0))
	assert.Zero(t, w.Height(1))
	assert.Positive(t, w.Height(.5))
	assert.Zero(t, Way{Kind: WayBridge, Line: w.Line}.Height(.5))
}

// Routes are drawn on open water only: never under a bridge that they pass, nor
// over land beyond the quays of their docks.
func TestRoutesKeepToOpenWater(t *testing.T) {
	p := Ground()
	s := newScene(Fitted().View(paint.R(0, 0, 400, 180)), 4, 4)
	for i := range p.Canals {
		c := &p.Canals[i]
		pieces := s.openWater(c)
		require.GreaterOrEqual(t, len(pieces), 1+len(c.Under), "%s is cut at each bridge", c.ID)
		for _, piece := range pieces {
			for _, q := range piece {
				for _, id := range c.Under {
					b := p.Bridge(id)
					assert.Greater(t, away(q, b.Ends[0], b.Ends[1]), 12.0, "%s under %s", c.ID, id)
				}
			}
		}
	}
}

func TestPlanHoldsTogether(t *testing.T) {
	p := Ground()
	assert.Len(t, p.Bridges, 34)
	assert.Len(t, p.Docks, 10)
	assert.Len(t, p.Canals, 5)
	assert.Len(t, p.Alleys, 4)
	towers := 0
	for _, b := range p.Blocks {
		if b.Tower != nil {
			towers++
		}
		assert.True(t, inside(b.Polygon, b.Centre), b.ID)
		assert.NotEmpty(t, areaColours[b.Area], b.ID)
		for _, s := range b.Spaces {
			assert.True(t, inside(coast(&b), s), "space of %s on its island", b.ID)
		}
	}
	assert.Equal(t, 5, towers)
	_, err := readPlan([]byte(`{"areas":[]}`))
	assert.ErrorContains(t, err, "expected 23 blocks")
	_, err = readPlan([]byte(`{`))
	assert.Error(t, err)
}
