package venice

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"alibi/render/paint"
)

// TestNamesStandClearOfFigures: the name of a block is never behind a figure that stands in
// another block, stays within the board, beside its block and clear of the other names, in
// both languages and in every form of the table.
func TestNamesStandClearOfFigures(t *testing.T) {
	moved := 0
	for _, w := range speakers(t) {
		for _, q := range []paint.Point{{X: 1280, Y: 720}, {X: 1920, Y: 1080}, {X: 3840, Y: 2160}, {X: 1000, Y: 1000}, {X: 2560, Y: 1080}} {
			l := Lay(q.X, q.Y, 1, false)
			v := Fitted().View(l.View)
			plan := Ground()
			var before []paint.Rect
			for i := range plan.Blocks {
				b := &plan.Blocks[i]
				n := nameBox(v, l.U, b, w.Text("venice.block."+b.ID))
				for j := range plan.Blocks {
					for _, s := range plan.Blocks[j].Spaces {
						for _, r := range n.rows() {
							assert.False(t, i != j && r.Overlaps(standing(v, s)), "%v %v: %s lies behind a figure in %s", w.Lang, q, b.ID, plan.Blocks[j].ID)
						}
					}
				}
				at := v.Screen(b.Label)
				if m := n.rect.Centre(); m.Dist(at) > .5 {
					moved++
					assert.LessOrEqual(t, m.Dist(at), mostAside*1.1*v.K, "%v %v: %s is too far away", w.Lang, q, b.ID)
				}
				assert.True(t, n.rect.Within(l.View.Inset(-2)), "%v %v: %s leaves the board", w.Lang, q, b.ID)
				for _, r := range n.rows() {
					for _, o := range before {
						assert.False(t, r.Inset(1).Overlaps(o.Inset(1)), "%v %v: %s lies on another name", w.Lang, q, b.ID)
					}
				}
				before = append(before, n.rows()...)
			}
		}
	}
	assert.Positive(t, moved, "no name was in the way")
}
