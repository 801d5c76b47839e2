package charade

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
)

// table is a posed match in words; every step after the pose is "p0 walk ada study".
type table struct {
	*testing.T
	game.Play
}

func posed(t *testing.T, seats int, lines ...string) table {
	t.Helper()
	p, err := Title().Pose(game.Setup{Seats: seats, Mode: ModeEvening}, lines, nil)
	require.NoError(t, err)
	return table{t, p}
}

// play plays the actions of one seat.
func (b table) play(seat game.Seat, actions ...string) {
	b.Helper()
	for _, a := range actions {
		require.NoError(b, b.Say(seat, a), a)
	}
}

// asks demands that exactly this seat is asked this.
func (b table) asks(seat game.Seat, q string) {
	b.Helper()
	require.Len(b, b.Asks(), 1)
	assert.Equal(b, seat, b.Asks()[0].Seat)
	assert.Equal(b, q, b.Asks()[0].Q)
}

// shows demands facts of the table.
func (b table) shows(facts ...string) {
	b.Helper()
	for _, f := range facts {
		assert.Contains(b, b.Facts(), f)
	}
}

// bars demands the clause against an action.
func (b table) bars(seat game.Seat, action, clause string) {
	b.Helper()
	why, err := b.Why(seat, action)
	require.NoError(b, err)
	assert.True(b, why.Has(clause), "%s is barred by %s", action, why)
}

// TestWalkIsFreeUntilItMeets: CH-WALK, CH-POINTS, CH-TEAM.
func TestWalkIsFreeUntilItMeets(t *testing.T) {
	b := posed(t, 2, "at cleo library", "at dora garden") // ada in the hall, ben in the garden
	b.bars(0, "walk cleo garden", "CH-TEAM")
	b.bars(0, "walk ada library", "CH-WALK")
	b.bars(1, "done", "CH-TURN")
	b.play(0, "walk ada study")
	b.shows("at ada study", "points 2")
	require.NoError(t, b.Undo(0))
	b.shows("at ada hall", "points 3")
	b.play(0, "walk ada study", "walk ada library")
	b.asks(1, AskHalt)
	b.play(1, "let")
	assert.ErrorIs(t, b.Undo(0), game.ErrLocked)
	b.play(0, "walk ada study")
	b.bars(0, "walk ada hall", "CH-POINTS")
}

// TestHaltInterrupts: CH-HALT, seats clockwise, twice a game.
func TestHaltInterrupts(t *testing.T) {
	b := posed(t, 3, "turn p1", "at ada hall", "at emil hall", "at cleo study")
	b.play(1, "walk cleo hall")
	b.asks(2, AskHalt)
	b.bars(1, "done", "CH-TURN")
	b.play(2, "let")
	b.asks(0, AskHalt)
	b.play(0, "halt")
	b.asks(1, AskAct)
	b.shows("points 0", "halts p0 1")
	b.play(1, "done")

	b = posed(t, 2, "at cleo study", "at dora study", "halts p1 0")
	b.play(0, "walk ada study")
	b.asks(0, AskAct)
}

// TestTakingNeedsKnowledge: CH-LOOK, CH-TAKE, CH-VETO.
func TestTakingNeedsKnowledge(t *testing.T) {
	lines := []string{"room hall crown", "seen hall p2", "favour p0 blank", "favour p1 blank", "favour p2 veto"}
	b := posed(t, 3, lines...)
	b.bars(0, "take ada", "CH-TAKE")
	b.play(0, "look ada")
	assert.Contains(t, b.OwnFacts(0), "room hall crown")
	assert.NotContains(t, b.OwnFacts(1), "room hall crown")
	assert.Contains(t, b.Heard(0), "looked seat=p0 room=hall trinket=crown")
	assert.Contains(t, b.Heard(1), "looked seat=p0 room=hall")
	assert.ErrorIs(t, b.Undo(0), game.ErrLocked)
	b.bars(0, "look ada", "CH-LOOK")
	b.play(0, "take ada")
	b.asks(1, AskReact)
	b.bars(1, "veto", "CH-VETO")
	assert.Equal(t, []string{"pass"}, b.OwnOffers(1), "asked whatever it holds")
	b.play(1, "pass")
	b.asks(2, AskReact)
	b.play(2, "pass")
	b.shows("took p0 1 face-down known by p0 p2")
	assert.Contains(t, b.OwnFacts(2), "knows p0 1 crown")
	assert.Contains(t, b.Heard(1), "took seat=p0 room=hall")
	b.bars(0, "take ada", "CH-TAKE")
	assert.Equal(t, -1, slices.Index(b.Facts(), "full hall seen by p0 p2"))

	b = posed(t, 3, lines...)
	b.play(0, "look ada", "take ada")
	b.play(1, "pass")
	b.play(2, "veto")
	b.asks(0, AskAct)
	b.shows("spent p2", "full hall seen by p0 p2", "points 1")
	b.play(0, "take ada")
	b.play(1, "pass")
	b.bars(2, "veto", "CH-VETO")
}

// TestOrdersAreSecretAndFireAlone: CH-WATCH, CH-CAUGHT.
func TestOrdersAreSecretAndFireAlone(t *testing.T) {
	b := posed(t, 2, "step order", "at cleo cellar", "at dora library")
	b.bars(0, "watch ada", "CH-WATCH")
	b.bars(0, "watch emil", "CH-SEATS")
	b.play(0, "watch cleo")
	assert.Contains(t, b.OwnFacts(0), "watched cleo")
	assert.Equal(t, []string{"watched cleo"}, without(b.OwnFacts(0), b.OwnFacts(1)))
	require.NoError(t, b.Undo(0), "an order may be taken back before anything else is done")
	b.asks(0, AskOrder)
	b.play(0, "watch cleo", "done")
	b.bars(1, "watch cleo", "CH-WATCH")
	b.play(1, "keep")
	require.NoError(t, b.SayTaped(1, "walk cleo hall", []game.Drawn{{What: "duel", Got: []int8{0}}}))
	b.shows("tokens p0 1", "tokens p1 0", "caught p0 1")
	assert.NotContains(t, b.OwnFacts(0), "watched cleo", "an order is carried out once")
	assert.Contains(t, b.Heard(game.Nobody), "caught seat=p0 guest=cleo")
}

// without are the lines that the others lack.
func without(lines, others []string) []string {
	return slices.DeleteFunc(slices.Clone(lines), func(l string) bool { return slices.Contains(others, l) })
}

// TestRoundsAndEnd: CH-ROUND, CH-END.
func TestRoundsAndEnd(t *testing.T) {
	b := posed(t, 2, "round 2", "turn p1", "room hall empty", "took p0 gold silver", "took p1 glass", "tokens p1 3")
	b.play(1, "done")
	b.shows("round 3 of 3", "full hall seen by nobody", "chest 3")
	b.play(0, "keep", "done")
	b.play(1, "keep", "done")
	b.shows("score p0 3", "score p1 3", "took p0 1 gold known by p0", "winners p0 p1")
	r, over := b.Result()
	assert.True(t, over)
	assert.Equal(t, game.Result{Winners: game.SeatSet(0, 1), How: "counted", Clause: "CH-END"}, r)
	b.bars(0, "done", "CH-END")
}

// TestBowingOut: CH-BOW.
func TestBowingOut(t *testing.T) {
	b := posed(t, 3, "tokens p0 9")
	b.play(0, "bow-out")
	r, over := b.Result()
	assert.True(t, over)
	assert.Equal(t, game.Result{Winners: game.SeatSet(1, 2), How: "bowed-out", Clause: "CH-BOW"}, r)
}

// TestMarks: CH-NOTE.
func TestMarks(t *testing.T) {
	b := posed(t, 2)
	for _, bad := range []string{"sly p0", "sly p2", "fair p1", "shy p1"} {
		assert.ErrorIs(t, b.Note(0, bad), game.ErrNotOffered, bad)
	}
	require.NoError(t, b.Note(0, "sly p1"))
	assert.ErrorIs(t, b.Note(0, "sly p1"), game.ErrNotOffered)
	require.NoError(t, b.Note(0, "fair p1"))
	b.shows("note p0 sly p1", "note p0 fair p1")
}

func TestPosesThatCannotBe(t *testing.T) {
	for _, line := range []string{
		"", "dance", "turn", "turn p2", "turn p0 p1", "round 4", "round -1", "points 9", "step react", "at emil hall", "at ada",
		"at ada attic", "room hall", "room hall empty gold", "seen hall", "favour p0 joker", "order p0 emil", "halts p0 3", "took p0",
	} {
		_, err := Title().Pose(game.Setup{Seats: 2, Mode: ModeEvening}, []string{"points 1", line}, nil)
		var wrong *game.PoseError
		require.ErrorAs(t, err, &wrong, line)
		assert.Equal(t, game.PoseError{Line: 1, Want: "charade.pose", Got: line}, *wrong)
	}
	for _, lines := range [][]string{
		{"room hall crown", "room study crown"}, {"room hall empty", "seen hall p0"},
		{"took p0 gold gold", "took p1 gold", "room hall gold"},
	} {
		_, err := Title().Pose(game.Setup{Seats: 2, Mode: ModeEvening}, lines, nil)
		assert.ErrorContains(t, err, "charade.pose.box", lines)
	}
}
