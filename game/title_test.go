package game_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
	"alibi/game/gametest/charade"
)

// begun is a match of Charade in words, with a few lines of every sort.
func begun(t *testing.T) game.Play {
	t.Helper()
	p, err := charade.Title().Start(game.Setup{Seats: 3, Mode: charade.ModeEvening, Options: []string{"first=p0"}, Seed: 8})
	require.NoError(t, err)
	require.NoError(t, p.Say(0, "watch cleo"))
	require.NoError(t, p.Say(0, "look ada"))
	require.NoError(t, p.Note(1, "sly p0"))
	require.NoError(t, p.Say(0, "take ada"))
	require.NoError(t, p.Say(1, "pass"))
	return p
}

func TestPlayInWords(t *testing.T) {
	p := begun(t)
	assert.Equal(t, []game.Ask{{Seat: 2, Q: charade.AskReact, Private: true}}, p.Asks())
	assert.Empty(t, p.Offers(2), "a secret question has no public offers")
	assert.Contains(t, p.OwnOffers(2), "pass")
	assert.Contains(t, p.Facts(), "note p1 sly p0")
	assert.Contains(t, p.Heard(1), "note p1 sly p0")
	assert.Contains(t, p.OwnFacts(0), "watched cleo")
	assert.Contains(t, p.Heard(0), "ordered seat=p0 guest=cleo")
	assert.NotContains(t, strings.Join(p.Heard(game.Nobody), "\n"), "ordered")

	var word *game.WordError
	require.ErrorAs(t, p.Say(2, "dance"), &word)
	assert.Equal(t, "dance", word.Text)
	_, err := p.Why(2, "dance")
	assert.ErrorAs(t, err, &word)
	assert.ErrorAs(t, p.SayTaped(2, "dance", nil), &word)
	why, err := p.Why(2, "done")
	require.NoError(t, err)
	assert.Equal(t, "CH-TURN", why.String())
	assert.ErrorIs(t, p.Say(2, "done"), game.ErrNotOffered)
}

func TestRecordsReplay(t *testing.T) {
	p, title := begun(t), charade.Title()
	r := p.Record()
	assert.Equal(t, "charade", r.Title)
	for name, replay := range map[string]func(*game.Record) (game.Play, error){"replay": title.Replay, "verify": title.Verify} {
		again, err := replay(&r)
		require.NoError(t, err, name)
		for v := game.Nobody; v < 3; v++ {
			assert.Equal(t, p.Heard(v), again.Heard(v), name)
		}
		assert.Equal(t, p.Facts(), again.Facts(), name)
	}
}

// TestForgedRecordsAreRefused: a record is played line by line, and the first line that
// could not have been is named.
func TestForgedRecordsAreRefused(t *testing.T) {
	p := begun(t)
	for _, c := range []struct {
		name  string
		forge func(*game.Record)
		line  int
		is    error
	}{
		{"a word that is none", func(r *game.Record) { r.Lines[1].Text = "dance" }, 2, nil},
		{"an action that was not offered", func(r *game.Record) { r.Lines[1].Text = "look cleo" }, 2, game.ErrNotOffered},
		{"another seat", func(r *game.Record) { r.Lines[0].Seat = 1 }, 1, game.ErrNotOffered},
		{"a line too few", func(r *game.Record) { r.Lines = r.Lines[1:] }, 1, game.ErrNotOffered},
		{"an undo of what was learned", func(r *game.Record) { r.Lines[4] = game.Line{Sort: game.LineUndo, Seat: 0} }, 5, game.ErrLocked},
		{"a note that may not be", func(r *game.Record) { r.Lines[2].Text = "sly p1" }, 3, game.ErrNotOffered},
		{"luck that was not drawn", func(r *game.Record) { r.Lines[1].Draws = []game.Drawn{{What: "duel", Got: []int8{0}}} }, 2, game.ErrTape},
		{"no deal", func(r *game.Record) { r.Deal = nil }, 0, game.ErrTape},
		{"another deal", func(r *game.Record) { r.Deal[0].Got[0] = 9 }, 0, game.ErrTape},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := written(t, ptr(p.Record()))
			r, err := game.ReadRecord(strings.NewReader(text))
			require.NoError(t, err)
			c.forge(r)
			_, err = charade.Title().Replay(r)
			var wrong *game.ReplayError
			require.ErrorAs(t, err, &wrong)
			assert.Equal(t, c.line, wrong.Line)
			if c.is != nil {
				assert.ErrorIs(t, err, c.is)
			}
		})
	}
}

func ptr[T any](v T) *T { return &v }

// TestVerifyDrawsAfresh: a deal that could have been, but not from this seed, replays
// and is not verified; its values are not told.
func TestVerifyDrawsAfresh(t *testing.T) {
	r := begun(t).Record()
	got := r.Deal[1].Got
	for i, v := range got {
		if v != got[3] {
			got[i], got[3] = got[3], v
			break
		}
	}
	r.Lines = r.Lines[:1]
	_, err := charade.Title().Replay(&r)
	require.NoError(t, err)
	_, err = charade.Title().Verify(&r)
	assert.ErrorIs(t, err, game.ErrTape)
	assert.NotContains(t, err.Error(), "[")
}

func TestPosesAndScriptedDeals(t *testing.T) {
	title := charade.Title()
	setup := game.Setup{Seats: 2, Mode: charade.ModeEvening}
	p, err := title.Pose(setup, []string{"room hall crown", "seen hall p0"}, nil)
	require.NoError(t, err)
	assert.Contains(t, p.OwnFacts(0), "room hall crown")
	r := p.Record()
	again, err := title.Replay(&r)
	require.NoError(t, err)
	assert.Equal(t, p.Facts(), again.Facts(), "a posed match replays from its pose")

	_, err = title.Pose(setup, []string{"room hall crown", "room attic gold"}, nil)
	var wrong *game.PoseError
	require.ErrorAs(t, err, &wrong)
	assert.Equal(t, 1, wrong.Line)
	_, err = title.Pose(setup, nil, []game.Drawn{{What: "lots", Got: []int8{0}}})
	assert.ErrorIs(t, err, game.ErrTape)

	_, err = title.StartTaped(setup, nil)
	assert.ErrorIs(t, err, game.ErrTape)
	m, ok := title.ModeFor("", 2)
	assert.True(t, ok && m.ID == charade.ModeEvening)
	m, ok = title.ModeFor(charade.ModeToast, 9)
	assert.True(t, ok && m.ID == charade.ModeToast, "a mode that is named is meant")
	_, ok = title.ModeFor("", 9)
	assert.False(t, ok)
	v, ok := title.Luck("trinkets", "crown")
	assert.True(t, ok && v == 4)
}
