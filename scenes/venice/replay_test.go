package venice

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
	rules "alibi/game/venice"
	"alibi/localization"
	"alibi/render/paint"
	"alibi/render/panel"
	"alibi/scenes"
)

// seated is who watches and plays in these tests.
func seated(t testing.TB, seats int) scenes.Seating {
	t.Helper()
	cat, err := localization.Load()
	require.NoError(t, err)
	return scenes.Seating{
		Names: []string{"Ola", "Jan", "Ewa", "Łucja", "Żaneta", "Święta"}[:seats], Badges: []int{0, 1, 2, 3, 4, 5}[:seats], Words: cat,
		Manner: scenes.Manner{Lang: localization.Polish, Theme: panel.Night(), Speed: 1},
	}
}

// watcher is a replay worked without a window.
type watcher struct {
	t      testing.TB
	replay scenes.Replay
	tick   int
}

func watching(t testing.TB, rec *game.Record) *watcher {
	t.Helper()
	g, err := Game()
	require.NoError(t, err)
	r, err := g.Watch(rec, seated(t, rec.Setup.Seats))
	require.NoError(t, err)
	return &watcher{t: t, replay: r}
}

// step takes one tick with the pointer at a place.
func (w *watcher) step(x, y float64) *paint.Frame {
	w.tick++
	in := scenes.Hands{Focused: true}
	in.Pointer, in.Tick = paint.Pt(x, y), w.tick
	w.replay.Tick(in, wide, high, 1, func(*panel.UI, paint.Rect) {})
	f := &paint.Frame{}
	w.replay.Frame(f, gallery)
	return f
}

// script are actions that a match chooses from; hidden ones are chosen by another rule.
type script struct {
	m      *rules.Match
	second bool // takes the second of what is secret, where there is one
}

func (s *script) murders(t *testing.T, seat game.Seat) map[rules.Character][]rules.Code {
	t.Helper()
	all := map[rules.Character][]rules.Code{}
	for _, a := range s.m.Own(seat).Open.Offers {
		if a.Verb == rules.Murder && a.Who != rules.NoCharacter {
			all[a.Who] = append(all[a.Who], a.Code)
		}
	}
	return all
}

// twins are the records of two matches that the room cannot tell apart: the Killer is
// somebody else, and murders by other codes.
func twins(t *testing.T, seed uint64) (a, b game.Record) {
	t.Helper()
	r, err := rules.Load()
	require.NoError(t, err)
	one, two := &script{}, &script{second: true}
	for _, s := range []*script{one, two} {
		s.m, err = r.Start(game.Setup{Seats: 4, Mode: rules.ModeStandard, Seed: seed})
		require.NoError(t, err)
	}
	luck := rand.New(rand.NewPCG(seed, 34))
	for range 400 {
		table := one.m.Table()
		if !assert.ObjectsAreEqual(table, two.m.Table()) {
			return a, b // here the room is told them apart
		}
		a, b = one.m.Record(), two.m.Record()
		if len(table.Asks) == 0 || !both(t, one, two, &table, luck) {
			break
		}
		if luck.IntN(7) == 0 && one.m.MayUndo(table.Asks[0].Seat) && two.m.MayUndo(table.Asks[0].Seat) {
			require.NoError(t, one.m.Undo(table.Asks[0].Seat))
			require.NoError(t, two.m.Undo(table.Asks[0].Seat))
		}
		if luck.IntN(9) == 0 && one.m.Note(table.Asks[0].Seat, "red gypsy") == nil {
			require.NoError(t, two.m.Note(table.Asks[0].Seat, "red gypsy"))
		}
	}
	return a, b
}

// both answers the question in both matches; false when no answer is alike in public.
func both(t *testing.T, one, two *script, table *rules.TableView, luck *rand.Rand) bool {
	t.Helper()
	q := table.Asks[0]
	switch {
	case q.Q == rules.AskIdentity:
		drawn := one.m.Own(q.Seat).Priv.Drawn
		require.NoError(t, one.m.Do(q.Seat, rules.Action{Verb: rules.Identity, Who: drawn[0]}))
		require.NoError(t, two.m.Do(q.Seat, rules.Action{Verb: rules.Identity, Who: drawn[1]}))
		return true
	case q.Q == rules.AskMurder:
		here, there := one.murders(t, q.Seat), two.murders(t, q.Seat)
		for who := rules.Bishop; who <= rules.Gypsy; who++ {
			for _, c := range here[who] {
				for _, d := range there[who] {
					if c != d {
						require.NoError(t, one.m.Do(q.Seat, rules.Action{Verb: rules.Murder, Code: c, Who: who}))
						require.NoError(t, two.m.Do(q.Seat, rules.Action{Verb: rules.Murder, Code: d, Who: who}))
						return true
					}
				}
			}
		}
		return false
	}
	var open []rules.Action
	for _, a := range q.Offers {
		if a.Verb != rules.Turn && a.Verb != rules.Accuse && a.Verb != rules.Concede {
			open = append(open, a)
		}
	}
	if len(open) == 0 {
		return false
	}
	a := open[luck.IntN(len(open))]
	require.NoError(t, one.m.Do(q.Seat, a))
	require.NoError(t, two.m.Do(q.Seat, a))
	return true
}

// TestAPublicReplayTellsNothing: the public replays of two matches that the room could
// not tell apart are alike, stop by stop and frame by frame, while figures walk too, and
// wherever the pointer is (faults 30).
func TestAPublicReplayTellsNothing(t *testing.T) {
	murders := 0
	for seed := range uint64(4) {
		a, b := twins(t, seed)
		require.Equal(t, len(a.Lines), len(b.Lines))
		require.NotEqual(t, a.Lines, b.Lines)
		one, two := watching(t, &a), watching(t, &b)
		require.Equal(t, one.replay.Last(), two.replay.Last())
		require.Equal(t, one.replay.Rounds(), two.replay.Rounds())
		luck := rand.New(rand.NewPCG(seed, 1))
		for n := range one.replay.Last() + 1 {
			one.replay.Go(n)
			two.replay.Go(n)
			require.Equal(t, one.replay.Words(), two.replay.Words())
			for range 3 {
				x, y := luck.Float64()*wide, luck.Float64()*high
				require.Equal(t, seen(one.step(x, y)), seen(two.step(x, y)), "seed %d stop %d at %v,%v", seed, n, x, y)
				require.Equal(t, one.replay.Busy(), two.replay.Busy())
			}
		}
		for _, l := range a.Lines {
			if strings.HasPrefix(l.Text, "murder") {
				murders++
			}
		}
		one.replay.Look(scenes.Eyes{Kind: scenes.EyesOpen})
		two.replay.Look(scenes.Eyes{Kind: scenes.EyesOpen})
		require.NotEqual(t, paint.Lines(one.step(-1, -1)), paint.Lines(two.step(-1, -1)), "open shows what they differ in")
	}
	require.Greater(t, murders, 4)
}

// seen is the picture as text without the ground, whose light is painted by and by.
func seen(f *paint.Frame) string {
	_, lines, _ := strings.Cut(paint.Lines(f), "\n")
	return lines
}

// layers are the layers of a frame as text, by id.
func layers(f *paint.Frame) map[string]string {
	all := map[string]string{}
	for i := range f.Items {
		if l := f.Items[i].Layer; l != nil {
			one := &paint.Frame{}
			one.Add(l)
			all[l.ID] = paint.Lines(one)
		}
	}
	return all
}

// saw is what could be seen of a match after so many lines: the public layers, and what
// lay behind each seat's curtain.
func saw(public *paint.Frame, own func(game.Seat) scenes.Private, seats int) map[string]string {
	all := layers(public)
	kept := map[string]string{}
	for _, id := range []string{"venice/graves", "venice/trackers", "venice/log", "venice/names", "venice/signs"} {
		kept[id] = all[id]
	}
	for s := range game.Seat(seats) {
		p := own(s)
		f := &paint.Frame{}
		in := panel.Input{Away: true}
		for in.Tick = range 3 {
			p.Tick(in, wide, high, 1)
		}
		p.Frame(f, gallery)
		for id, text := range layers(f) {
			if id != "venice/own/confirm" { // where the answer is given
				kept[s.String()+" "+id] = text
			}
		}
	}
	return kept
}

// TestAReplayShowsEachSeatWhatItSaw: what lay on the table and behind each curtain while
// a match was played is, line by line, what its replay shows the room and that seat
// (faults 34).
func TestAReplayShowsEachSeatWhatItSaw(t *testing.T) {
	r, err := rules.Load()
	require.NoError(t, err)
	m, err := r.Start(game.Setup{Seats: 3, Mode: rules.ModeStandard, Seed: 12})
	require.NoError(t, err)
	b := &table{t: t, w: wide, h: high, play: Open(m, seated(t, 3))}
	p, ok := b.play.(*play)
	require.True(t, ok)
	live := map[int]map[string]string{}
	luck := rand.New(rand.NewPCG(3, 4))
	look := func() {
		for b.point(-1, -1); b.play.Busy(); {
			b.point(-1, -1)
		}
		live[len(m.Record().Lines)] = saw(b.point(-1, -1), b.play.Own, 3)
	}
	for look(); len(m.Table().Asks) > 0 && len(live) < 90; look() {
		q := m.Table().Asks[0]
		offers := m.Own(q.Seat).Open.Offers
		calm := offers[:0:0]
		for _, a := range offers {
			if a.Verb != rules.Accuse && a.Verb != rules.Concede {
				calm = append(calm, a)
			}
		}
		require.NoError(t, m.Do(q.Seat, calm[luck.IntN(len(calm))]))
		p.changed()
		if luck.IntN(6) == 0 && m.MayUndo(q.Seat) {
			look()
			require.NoError(t, m.Undo(q.Seat))
			p.changed()
		}
	}
	rec := m.Record()
	w := watching(t, &rec)
	require.Equal(t, len(rec.Lines), w.replay.Last(), "the room noticed every line")
	for n := w.replay.Last(); n >= 0; n-- {
		w.replay.Go(n)
		w.step(-1, -1)
		w.step(-1, -1)
		got := saw(w.step(-1, -1), w.replay.Own, 3)
		for id, want := range live[n] {
			require.Equal(t, want, got[id], "line %d, %s", n, id)
		}
	}
}

// TestOnlyTheEyesThatMaySee: the public and the Investigators see no code and no Killer;
// the Killer's eyes and open ones see who she is, her hand and the codes of the graves.
func TestOnlyTheEyesThatMaySee(t *testing.T) {
	a, _ := twins(t, 2)
	w := watching(t, &a)
	w.replay.Go(w.replay.Last())
	p, ok := w.replay.(*replay)
	require.True(t, ok)
	killer := p.sight.Table.Pub.Killer
	own := p.match.Own(killer).Priv
	require.NotZero(t, own.Code[1])
	for s := game.Nobody; s < 4; s++ {
		eyes := scenes.Eyes{Kind: scenes.EyesSeat, Seat: s}
		if s == game.Nobody {
			eyes = scenes.Eyes{}
		}
		w.replay.Look(eyes)
		text := paint.Lines(w.step(-1, -1))
		for _, secret := range []string{"known ", "code/" + own.Code[1].String()} {
			assert.Equal(t, s == killer, strings.Contains(text, secret), "%v %s", s, secret)
		}
	}
	w.replay.Look(scenes.Eyes{Kind: scenes.EyesOpen})
	text := paint.Lines(w.step(-1, -1))
	assert.Contains(t, text, "known identity "+own.Identity.String())
	for _, c := range own.Hand[:own.HandLen] {
		assert.Contains(t, text, "known code "+c.String())
	}
	for g := 1; own.Code[g] != rules.FaceDown; g++ {
		assert.Contains(t, text, fmt.Sprintf("%v %v", p.sight.Table.Pub.Graves[g].Victims, own.Code[g]))
	}
}

// TestNothingCanBeDoneInAReplay: nothing is lit, and behind the curtain nothing is held.
func TestNothingCanBeDoneInAReplay(t *testing.T) {
	a, _ := twins(t, 1)
	w := watching(t, &a)
	for n := range w.replay.Last() + 1 {
		w.replay.Go(n)
		text := paint.Lines(w.step(-1, -1))
		for _, word := range []string{"legal ", "live ", "act/", "accuse", "hold "} {
			require.NotContains(t, text, word, n)
		}
		for s := range game.Seat(4) {
			own := w.replay.Own(s)
			own.Tick(panel.Input{Away: true, Tick: 1}, wide, high, 1)
			f := &paint.Frame{}
			own.Frame(f, gallery)
			require.NotContains(t, paint.Lines(f), "hold ", n)
		}
	}
}

// TestFiguresWalkToTheNextStopOnly.
func TestFiguresWalkToTheNextStopOnly(t *testing.T) {
	a, _ := twins(t, 3)
	w := watching(t, &a)
	w.step(-1, -1)
	walked := 0
	for n := 1; n <= w.replay.Last(); n++ {
		w.replay.Go(n)
		w.step(-1, -1)
		if w.replay.Moving() {
			walked++
		}
		for range 600 {
			if w.step(-1, -1); !w.replay.Moving() {
				break
			}
		}
		require.False(t, w.replay.Moving())
	}
	assert.Greater(t, walked, 8)
	for _, n := range []int{0, w.replay.Last(), 3, 9} {
		w.replay.Go(n)
		w.step(-1, -1)
		assert.False(t, w.replay.Moving(), n)
	}
}

// BenchmarkJump goes back and forth in a match of four to its end, with the picture's
// marks recorded but not painted.
func BenchmarkJump(b *testing.B) {
	r, err := rules.Load()
	require.NoError(b, err)
	m, err := r.Start(game.Setup{Seats: 6, Mode: rules.ModeStandard, Seed: 5})
	require.NoError(b, err)
	luck := rand.New(rand.NewPCG(5, 5))
	for len(m.Table().Asks) > 0 {
		q := m.Table().Asks[0]
		offers := m.Own(q.Seat).Open.Offers
		calm := offers[:0:0]
		for _, a := range offers {
			if v := a.Verb; v != rules.Accuse && v != rules.Concede && v != rules.Stop && v != rules.End {
				calm = append(calm, a)
			}
		}
		if len(calm) == 0 {
			calm = offers
		}
		require.NoError(b, m.Do(q.Seat, calm[luck.IntN(len(calm))]))
	}
	rec := m.Record()
	w := watching(b, &rec)
	b.ResetTimer()
	for range b.N {
		w.replay.Go(w.replay.Last())
		w.step(-1, -1)
		w.replay.Go(w.replay.Last() - 2)
		w.step(-1, -1)
	}
	b.ReportMetric(float64(len(rec.Lines)), "lines")
}
