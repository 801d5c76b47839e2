package venice

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"alibi/game"
	rules "alibi/game/venice"
	"alibi/render/panel"
)

// TestRecapTellsWhatASeatHasMissed plays matches and keeps, beside the log, what each seat
// has missed since it last acted: all of that is told, nothing else is, in the order of
// the log, and nothing that the seat did itself.
func TestRecapTellsWhatASeatHasMissed(t *testing.T) {
	for _, w := range speakers(t) {
		d := NewDesk(panel.Night(), w, []int{0, 1, 2, 3})
		told := 0
		for seed := range uint64(3) {
			randomMatch(t, seed, []string{"killer=p0", rules.OptionStrict}, func(m *rules.Match) {
				s := &Sight{Table: m.Table(), Log: m.Log(game.Nobody)}
				for seat := range game.Seat(4) {
					got := d.Recap(s, seat)
					told += len(got)
					want := missed(w, s.Log, seat)
					if cut := s.Log; len(want) == 0 {
						// in the middle of its own turn: what led up to it
						for len(cut) > 0 && (cut[len(cut)-1].Sort != game.EntryEvent || !cut[len(cut)-1].Event.Kind.Seated() || cut[len(cut)-1].Event.Seat == seat) {
							cut = cut[:len(cut)-1]
						}
						want = missed(w, cut, seat)
					}
					assert.Equal(t, want, texts(got))
				}
			})
		}
		assert.Greater(t, told, 1000)
	}
}

func texts(all []Recalled) []string {
	var out []string
	for _, q := range all {
		out = append(out, q.Text)
	}
	return out
}

// missed is the recap told the other way round, from the newest line back to the seat's
// own: what a figure does on its way is forgotten once it is known where it went.
func missed(w *Words, log []rules.Entry, seat game.Seat) []string {
	var out []string
	var later rules.Character
	for _, e := range slices.Backward(log) {
		k := e.Event.Kind
		acted := e.Event.Seat == seat && !slices.Contains([]rules.EventKind{
			rules.RoundBegun, rules.MarkersRemoved, rules.CardsDealt, rules.Met, rules.FinalAccusation, rules.Judged, rules.Ended,
		}, k)
		if e.Seat == seat && (acted || e.Sort == game.EntryUndo) {
			break
		}
		quiet := slices.Contains([]rules.EventKind{rules.Stopped, rules.CodesLeft, rules.ToTheMurder, rules.PauseEnded}, k)
		if e.Sort != game.EntryEvent || quiet || w.Event(e.Event) == "" {
			continue
		}
		step := k == rules.Walked || k == rules.Sailed && e.Event.Other == rules.NoCharacter
		if step && later == e.Event.Who {
			continue
		}
		if later = rules.NoCharacter; step {
			later = e.Event.Who
		}
		out = append(out, w.Event(e.Event))
	}
	slices.Reverse(out)
	return out
}

// TestRecapPointsAtTheBoard: every line about a figure, a grave or a marker has a place,
// that of a murder where the dead lie.
func TestRecapPointsAtTheBoard(t *testing.T) {
	w := speakers(t)[0]
	d := NewDesk(panel.Night(), w, []int{0, 1, 2, 3})
	murders := 0
	randomMatch(t, 1, []string{"killer=p0"}, func(m *rules.Match) {
		s := &Sight{Table: m.Table(), Log: m.Log(game.Nobody)}
		for i := range s.Log {
			e := &s.Log[i].Event
			at := placeOf(e, &s.Table.Pub)
			switch e.Kind {
			case rules.Murdered, rules.CodeTurned:
				murders++
				assert.Equal(t, s.Table.Pub.At[e.Set.Members()[0]], at)
			case rules.Walked, rules.Sailed, rules.Flew, rules.Swapped:
				assert.Equal(t, e.To, at)
			case rules.CardTaken, rules.OptionA, rules.OptionB:
				assert.Equal(t, s.Table.Pub.At[e.Who], at)
			case rules.AlarmRung, rules.Quarantined:
				assert.Equal(t, e.From, at)
			case rules.CardsDealt:
				assert.Zero(t, at)
			}
		}
	})
	assert.Positive(t, murders)
	assert.Empty(t, d.Recap(&Sight{}, 1))
}
