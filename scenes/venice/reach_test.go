package venice

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"alibi/game"
	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
	"alibi/scenes"
)

// course is a match that can be told again from its start.
type course struct {
	setup game.Setup
	seats []game.Seat
	done  []rules.Action
}

func (c *course) match(t *testing.T) *rules.Match {
	t.Helper()
	r, err := rules.Load()
	require.NoError(t, err)
	m, err := r.Start(c.setup)
	require.NoError(t, err)
	for i, a := range c.done {
		require.NoError(t, m.Do(c.seats[i], a))
	}
	return m
}

func (c *course) add(s game.Seat, a rules.Action) {
	c.seats, c.done = append(c.seats, s), append(c.done, a)
}

// TestEveryOfferIsReached plays random matches of every head count and does, for every
// kind of action that the table offers, what hands would do with the mouse: each leads to
// that very action.
func TestEveryOfferIsReached(t *testing.T) {
	tried := map[string]int{}
	most := 3
	if testing.Short() {
		most = 1
	}
	for seats := 2; seats <= 6; seats++ {
		for seed := range uint64(4) {
			c := &course{setup: game.Setup{Seats: seats, Mode: rules.ModeStandard, Seed: seed, Options: []string{"killer=p0"}}}
			c.reach(t, tried, most)
		}
	}
	for verb := rules.Take; verb <= rules.Accuse; verb++ {
		found := false
		for kind := range tried {
			found = found || strings.HasPrefix(kind, verb.String()+" ")
		}
		if verb != rules.Identity && verb != rules.Murder {
			require.True(t, found, "%s never came up", verb)
		}
	}
}

func (c *course) reach(t *testing.T, tried map[string]int, most int) {
	rng := rand.New(rand.NewPCG(c.setup.Seed, uint64(c.setup.Seats)))
	m := c.match(t)
	for range 400 {
		table := m.Table()
		if table.Pub.Over {
			return
		}
		var all []rules.Action
		var seats []game.Seat
		for _, q := range table.Asks {
			offers := q.Offers
			if q.Private {
				offers = m.Own(q.Seat).Open.Offers
			}
			for _, a := range offers {
				if !q.Private {
					kind := fmt.Sprintf("%s %v %v %v %v", a.Verb, table.Pub.Step, table.Pub.Use.Card, table.Pub.Use.Stage, a.Who != rules.NoCharacter)
					if tried[kind] < most && rng.IntN(3) == 0 {
						tried[kind]++
						c.try(t, q.Seat, a)
					}
				}
				if a.Verb != rules.Accuse && a.Verb != rules.Concede || table.Pub.Step == rules.StepAccuse {
					all, seats = append(all, a), append(seats, q.Seat)
				}
			}
		}
		i := rng.IntN(len(all))
		require.NoError(t, m.Do(seats[i], all[i]))
		c.add(seats[i], all[i])
	}
}

// try does an action with the mouse and compares with doing it.
func (c *course) try(t *testing.T, seat game.Seat, a rules.Action) {
	t.Helper()
	want := c.match(t)
	require.NoError(t, want.Do(seat, a))
	m := c.match(t)
	cat, err := localization.Load()
	require.NoError(t, err)
	b := &table{t: t, w: wide, h: high, play: Open(m, scenes.Seating{
		Names: []string{"Ola", "Jan", "Ewa", "Łucja", "Żaneta", "Święta"}, Badges: []int{0, 1, 2, 3, 4, 5}, Words: cat, Manner: scenes.Manner{Theme: panel.Night(), Speed: 1},
	})}
	before := m.Table().Pub
	b.perform(&before, a)
	require.Equal(t, want.Table().Pub, m.Table().Pub, "%v of %v at %v with %v", a, seat, before.Step, before.Use)
}

// perform is what hands do for an action.
func (t *table) perform(v *rules.Table, a rules.Action) {
	t.t.Helper()
	switch a.Verb {
	case rules.Take:
		t.click("live card " + a.Who.String())
	case rules.Use:
		t.click("live card "+a.Who.String(), "live tab "+a.Who.String())
	case rules.Walk:
		t.click("legal " + a.Block.String())
	case rules.Sail:
		if a.Who != rules.NoCharacter {
			t.click("button act/sail-with")
			t.click("legal figure " + a.Who.String())
			if !t.sees("legal " + a.Block.String()) {
				return
			}
		}
		t.click("legal " + a.Block.String())
	case rules.Visit, rules.Fly, rules.Tunnel, rules.Leap, rules.CastOff:
		t.click("button act/" + a.Verb.String())
		t.click("legal " + a.Block.String())
	case rules.Pull, rules.Swap:
		t.click("button act/" + a.Verb.String())
		t.click("legal figure " + a.Who.String())
	case rules.Turn:
		t.hold(fmt.Sprintf("hold act/turn/%d", a.Grave))
	case rules.Accuse:
		if v.Step != rules.StepAccuse {
			t.click("button accuse")
		}
		t.click("suspect " + a.Who.String())
		t.hold("hold accuse/confirm")
	case rules.Concede:
		t.click("button act/concede")
		t.hold("hold concede/confirm")
	default:
		t.click("button act/" + a.Verb.String())
		if t.sees("button end/confirm") {
			t.click("button end/confirm")
		}
	}
}

// note is the middle of the first control that has one of these notes and is not dim.
func (t *table) note(notes ...string) (at paint.Point, ok bool) {
	f := t.step(t.rest())
	for i := range f.Items {
		if f.Items[i].Layer == nil {
			continue
		}
		for _, told := range f.Items[i].Layer.Told() {
			for _, n := range notes {
				whole := told.Text == n || strings.HasPrefix(told.Text, n+" ")
				if told.Kind == "note" && whole && !strings.Contains(told.Text, " disabled") {
					return told.Rect.Centre(), true
				}
			}
		}
	}
	return paint.Point{}, false
}

func (t *table) rest() scenes.Hands {
	in := scenes.Hands{}
	in.Away = true
	return in
}

func (t *table) sees(note string) bool {
	_, ok := t.note(note)
	return ok
}

// click presses and releases in the middle of a control.
func (t *table) click(notes ...string) {
	t.t.Helper()
	at, ok := t.note(notes...)
	require.True(t.t, ok, "no %v", notes)
	t.press(at, 1)
}

// hold presses a control for a second.
func (t *table) hold(note string) {
	t.t.Helper()
	at, ok := t.note(note)
	require.True(t.t, ok, "no %v", note)
	t.press(at, 60)
}

func (t *table) press(at paint.Point, ticks int) {
	t.point(at.X, at.Y)
	for i := range ticks {
		in := scenes.Hands{}
		in.Pointer, in.Down, in.Pressed = at, true, i == 0
		t.step(in)
	}
	in := scenes.Hands{}
	in.Pointer, in.Released = at, true
	t.step(in)
}
