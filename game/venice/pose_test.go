package venice

import (
	"errors"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
)

func pose(t *testing.T, seats int, options []string, lines string) (*state, error) {
	t.Helper()
	var s state
	setup := game.Setup{Seats: seats, Mode: ModeStandard, Options: options}
	turn := game.NewTurn[Event](game.Taped([]game.Drawn{{What: "cards", Rest: true}}), true)
	return &s, load(t).Pose(&s, setup, strings.Split(strings.TrimSpace(lines), "\n"), turn)
}

// noPositions are lines that describe no position, and what was wanted instead.
var noPositions = []struct {
	lines, want string
}{
	{"", "venice.pose.word"},
	{"where gypsy", "venice.pose.word"},
	{"identity dove", "venice.pose.identity"},
	{"identity gypsy lush bishop", "venice.pose.identity"},
	{"identity", "venice.pose.character"},
	{"identity zorro", "venice.pose.character"},
	{"identity gypsy gypsy", "venice.pose.character"},
	{"drawn gypsy", "venice.pose.identity"},
	{"drawn gypsy lush", "venice.pose.identity"}, // nobody has chosen at this step
	{"at gypsy", "venice.pose.at"},
	{"at gypsy lido", "venice.pose.at"},
	{"at zorro lido", "venice.pose.at"},
	{"grave 1 poison golden-house dove\nat dove the-mint", "venice.pose.at"},
	{"at bishop the-mint\nat gypsy the-mint\nat lush the-mint\nat courier the-mint", "venice.pose.full"},
	{"grave 6 poison golden-house dove", "venice.pose.grave"},
	{"grave 1 arsenic golden-house dove", "venice.pose.grave"},
	{"grave 1 poison lido dove", "venice.pose.grave"},
	{"grave 1 poison golden-house", "venice.pose.grave"},
	{"grave 1 poison golden-house up", "venice.pose.grave"},
	{"grave 1 poison golden-house dove gypsy", "venice.pose.grave"},
	{"grave 1 poison golden-house dove dove", "venice.pose.grave"},
	{"grave 1 poison golden-house dove\ngrave 1 fall golden-house gypsy", "venice.pose.grave"},
	{"grave 1 poison golden-house dove\ngrave 2 poison golden-house gypsy", "venice.pose.grave"},
	{"scene 1", "venice.pose.scene"},
	{"scene 1 gypsy golden-house", "venice.pose.scene"},
	{"grave 1 poison golden-house dove\nscene 1 dove the-mint", "venice.pose.scene"},
	{"grave 1 poison golden-house dove\nscene 1 alarm red", "venice.pose.scene"},
	{"grave 1 poison golden-house dove\nscene 1 alarm lido bell-ringer", "venice.pose.scene"},
	{"round 0", "venice.pose.round"},
	{"round 7", "venice.pose.round"},
	{"round 6", "venice.pose.round"},
	{"round two", "venice.pose.round"},
	{"round 257", "venice.pose.round"},
	{"grave 2 poison golden-house dove\nround 2", "venice.pose.round"},
	{"round 2\nstep pause", "venice.pose.round"},
	{"drawn gypsy lush\nround 2\nstep identity", "venice.pose.round"},
	{"step accuse", "venice.pose.final"},
	{fiveDead + "step killer", "venice.pose.final"},
	{fiveDead + "step murder", "venice.pose.final"},
	{fiveDead + "use boatswain p0", "venice.pose.final"},
	{"step dance", "venice.pose.step"},
	{"step use", "venice.pose.step"},
	{"step", "venice.pose.step"},
	{"hand poison arsenic", "venice.pose.code"},
	{"grave 1 poison golden-house dove\nhand poison", "venice.pose.code"},
	{"listed", "venice.pose.character"},
	{"grave 1 poison golden-house dove\nlisted dove", "venice.pose.character"},
	{"copied actress", "venice.pose.copied"},
	{"copied zorro", "venice.pose.copied"},
	{"copied gypsy", "venice.pose.copied"},
	{"copied gypsy\ntaken p1 actress\ndealt gypsy", "venice.pose.dealt"},
	{"dealt bishop inquisitor plague-doctor playboy bell-ringer rat-catcher lush", "venice.pose.dealt"},
	{"grave 1 poison golden-house dove\ndealt dove", "venice.pose.dealt"},
	{"dealt gypsy\nstep begin", "venice.pose.dealt"},
	{"pile gypsy\nstep begin", "venice.pose.dealt"},
	{"dealt gypsy\npile gypsy", "venice.pose.pile"},
	{"pile bishop inquisitor plague-doctor playboy bell-ringer rat-catcher dove lush", "venice.pose.pile"},
	{"taken p1", "venice.pose.taken"},
	{"taken p0 gypsy", "venice.pose.taken"},
	{"taken p4 gypsy", "venice.pose.taken"},
	{"taken p1 zorro", "venice.pose.character"},
	{"taken p2 gypsy", "venice.pose.taken"}, // the first card is p1's
	{"taken p1 gypsy lush", "venice.pose.taken"},
	{"taken p1 gypsy\ntaken p2 gypsy", "venice.pose.taken"},
	{"left gypsy", "venice.pose.left"},
	{"left gypsy lush", "venice.pose.left"},
	{"left gypsy lush\ntaken p1 gypsy\nstep killer", "venice.pose.left"},
	{"use zorro p1", "venice.pose.use"},
	{"use gypsy", "venice.pose.use"},
	{"taken p1 bishop lush\ntaken p2 playboy\ntaken p3 courier\nuse gypsy p1", "venice.pose.taken"},
	{"quarantine red", "venice.pose.marker"},
	{"quarantine lido plague-doctor", "venice.pose.marker"},
	{"alarm the-mint bell-ringer", "venice.pose.marker"},
	{"alarm moneychangers zorro", "venice.pose.marker"},
}

// TestPoseRefuses: a line that describes no position is refused where it stands, and so
// is a position that cannot be.
func TestPoseRefuses(t *testing.T) {
	for _, c := range noPositions {
		_, err := pose(t, 4, nil, c.lines)
		var refused *game.PoseError
		if assert.ErrorAs(t, err, &refused, c.lines) {
			assert.Equal(t, c.want, refused.Want, c.lines)
			assert.Equal(t, strings.Count(c.lines, "\n"), refused.Line, c.lines)
		}
	}
	_, err := pose(t, 7, nil, "step pick")
	var setup *game.SetupError
	require.True(t, errors.As(err, &setup))
	assert.Equal(t, "VV-INTRO-06", setup.Clause)
}

const fiveDead = "grave 1 gunpowder gaming-house playboy bishop dove\ngrave 2 honeypot rope-walk rat-catcher\ngrave 3 poison moneychangers cat-burglar\n"

// TestPoseIsWhole: whatever the lines leave open is filled in as the game would have it,
// so that no card is lost, none is there twice, and everybody has taken a fair share.
func TestPoseIsWhole(t *testing.T) {
	r := load(t)
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		for _, lines := range []string{
			"step pick", "step killer", "step murder", "dealt gypsy lush", "pile gypsy lush", "use gypsy p1", "use gypsy p0",
			"taken p1 gypsy", "copied lush\ntaken p1 actress", "left gypsy lush\nstep killer", "use dove p1\npile gypsy",
			fiveDead + "step pick", fiveDead + "step accuse", fiveDead + "use gypsy p1",
			"grave 1 poison golden-house dove\nstep pause", "grave 1 poison golden-house dove\nstep murder",
		} {
			name := strconv.Itoa(seats) + " seats: " + lines
			s, err := pose(t, seats, []string{OptionStrict}, lines)
			require.NoError(t, err, name)
			assert.Empty(t, r.wrong(s), name)
			assert.Equal(t, min(r.f.dealt[s.seats], int8(s.alive.Len())), s.dealtLen, name)
			var want, got [MaxSeats]int
			for _, p := range r.f.picks[s.seats][:s.picked] {
				want[s.investigator(p)]++
			}
			for _, owner := range s.owner[:s.dealtLen] {
				if owner != game.Nobody {
					got[owner]++
				}
			}
			assert.Equal(t, want, got, name)
			if strings.Contains(lines, "killer") || strings.Contains(lines, "murder") {
				assert.Equal(t, 2, s.left().Len(), "%s: two cards are left for the Killer (VV-FLIP-11)", name)
			}
		}
	}
}
