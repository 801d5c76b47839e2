package venice

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/panel"
	"alibi/scenes"
)

// TestEverySpeedEndsInTheSamePicture: slow, fast, at once and with reduced motion a walk
// ends where the position has everybody; at once there is nothing to wait for (faults 57).
func TestEverySpeedEndsInTheSamePicture(t *testing.T) {
	var want string
	took := map[string]int{}
	for _, c := range []struct {
		name  string
		speed float64
		still bool
	}{{"usual", 1, false}, {"slow", .5, false}, {"fast", 4, false}, {"at once", 0, false}, {"reduced", 1, true}} {
		b := sitAt(t, localization.English, "use lush p1", "at lush sailors-rest")
		b.play.Suit(scenes.Manner{Lang: localization.English, Theme: panel.Night(), Speed: c.speed, Still: c.still})
		b.settled()
		p := b.play.(*play)
		require.NoError(t, p.match.Do(1, rules.Action{Verb: rules.Walk, Block: block("giudecca-quay")}))
		p.changed()
		for took[c.name] = 1; took[c.name] < 200; took[c.name]++ {
			b.step(b.rest())
			if p.settled() {
				break
			}
		}
		end := strings.Join(figures(b.settled()), "\n")
		if want == "" {
			want = end
		}
		assert.Equal(t, want, end, c.name)
	}
	assert.Less(t, took["at once"], took["reduced"])
	assert.Less(t, took["reduced"], took["usual"])
	assert.Less(t, took["fast"], took["usual"])
	assert.Less(t, took["usual"], took["slow"])
}
