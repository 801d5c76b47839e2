package venice

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/scenes"
)

// recaps is what every seat would be told.
func (t *table) recaps() [][]scenes.RecapLine {
	var all [][]scenes.RecapLine
	for s := range game.Seat(4) {
		lines := t.play.(scenes.Recapper).Recap(s)
		for i := range lines {
			lines[i].Icon = nil // functions are not compared
		}
		all = append(all, lines)
	}
	return all
}

// act plays one action.
func (t *table) act(seat game.Seat, a rules.Action) {
	t.t.Helper()
	p := t.play.(*play)
	require.NoError(t.t, p.match.Do(seat, a))
	p.changed()
}

// TestRecapInWords: what happened while a seat was away, in its own language, each with
// its place; a way of two steps is one line, and standing still is none.
func TestRecapInWords(t *testing.T) {
	for _, c := range []struct {
		lang localization.Lang
		want []scenes.RecapLine
	}{
		{localization.English, []scenes.RecapLine{
			{Text: "The Lush goes to Doge's Palace.", Place: "doges-palace"},
			{Text: "Ewa takes the Bishop.", Place: "votive-church"},
		}},
		{localization.Polish, []scenes.RecapLine{
			{Text: "Birbantka idzie na pole Pałac Dożów.", Place: "doges-palace"},
			{Text: "Ewa bierze kartę Biskupa.", Place: "votive-church"},
		}},
	} {
		b := sitAt(t, c.lang, "use lush p1", "at lush giudecca-quay", "dealt lush bishop playboy courier dove actress")
		b.act(1, rules.Action{Verb: rules.Walk, Block: block("salt-stores")})
		b.act(1, rules.Action{Verb: rules.Walk, Block: block("doges-palace")})
		assert.Empty(t, b.recaps()[1], "nothing has happened since one's own step")
		if q := b.play.(*play).match.Table().Asks[0]; q.Offers[0].Verb != rules.Take {
			b.act(1, rules.Action{Verb: rules.End})
		}
		b.act(2, rules.Action{Verb: rules.Take, Who: rules.Bishop})
		assert.Equal(t, c.want, b.recaps()[3])
		assert.Equal(t, c.want[1:], b.recaps()[1])
		assert.Equal(t, c.want[:1], b.recaps()[2], "what led up to the turn that has begun")
	}
}

// TestRecapTellsNothing: of two matches that differ only in secrets and go the same way,
// every seat is told the same, and no code that lies face down is named (VV-MURDER-12).
func TestRecapTellsNothing(t *testing.T) {
	played := func(code rules.Code, a rules.Action) (*table, [][]scenes.RecapLine) {
		b := sitAt(t, localization.English, "identity bishop lush", "at bishop friars-church", "step murder", "hand gunpowder crossbow poison")
		b.act(0, a)
		all := b.recaps()
		b.act(1, rules.Action{Verb: rules.GoOn})
		pub := b.play.(*play).match.Table().Pub
		b.act(pub.Picker, rules.Action{Verb: rules.Take, Who: pub.Cards[0].Who})
		return b, append(all, b.recaps()...)
	}
	_, gunpowder := played(rules.Gunpowder, rules.Action{Verb: rules.Murder, Code: rules.Gunpowder, Block: block("gaming-house")})
	b, crossbow := played(rules.Crossbow, rules.Action{Verb: rules.Murder, Code: rules.Crossbow, Who: rules.Playboy})
	require.Equal(t, gunpowder, crossbow)
	w := b.play.(*play).words
	seen := 0
	for _, lines := range crossbow {
		for _, line := range lines {
			seen++
			for c := rules.Poison; c <= rules.DeadEnd; c++ {
				assert.NotContains(t, line.Text, w.Code(c))
			}
		}
	}
	assert.Greater(t, seen, 6)
	assert.Contains(t, crossbow[1], scenes.RecapLine{Text: "The Playboy is dead.", Place: "gaming-house"})
}

// TestTheRecapOfPairsIsTheSame: the pairs of positions that differ only in secrets, played
// on by the same public actions.
func TestTheRecapOfPairsIsTheSame(t *testing.T) {
	lines := 0
	for _, p := range pairs {
		t.Run(p.name, func(t *testing.T) {
			a := sitAt(t, localization.Polish, append(p.a, p.common...)...)
			b := sitAt(t, localization.Polish, append(p.b, p.common...)...)
			for range 12 {
				require.Equal(t, a.recaps(), b.recaps())
				for _, q := range a.recaps() {
					lines += len(q)
				}
				asks := a.play.(*play).match.Table().Asks
				if len(asks) == 0 || asks[0].Private || asks[0].Offers[0].Verb == rules.Accuse || asks[0].Offers[0].Verb == rules.Turn {
					return
				}
				a.act(asks[0].Seat, asks[0].Offers[0])
				b.act(asks[0].Seat, asks[0].Offers[0])
			}
		})
	}
	assert.Greater(t, lines, 20)
}

// TestShowLetsAPlacePulse: the place of a line pulses on the board and comes to rest; what
// is no place does nothing.
func TestShowLetsAPlacePulse(t *testing.T) {
	b := sitAt(t, localization.English)
	before := b.settled()
	r := b.play.(scenes.Recapper)
	r.Show("")
	r.Show("nowhere")
	assert.Equal(t, before, b.everything(b.step(b.rest())))
	r.Show("gaming-house")
	assert.True(t, b.play.Busy())
	assert.NotEqual(t, before, b.everything(b.step(b.rest())))
	assert.Equal(t, before, b.settled())
}
