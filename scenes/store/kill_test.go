package store

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const (
	settingsAt = "/config/alibi/settings.json"
	dataAt     = "/data/alibi"
	matchesAt  = dataAt + "/matches"
)

// using opens the store of a disk.
func using(t testing.TB, m *memory) *Store {
	t.Helper()
	s, err := open(m, settingsAt, dataAt, m.now)
	require.NoError(t, err)
	return s
}

// evening is what somebody does with the program.
type evening struct {
	script *script
	lines  int
	// begun, acked and over say what was promised to be lasting; settings how many of
	// the three sets of settings.
	begun, over     bool
	acked, settings int
}

// sets are the settings that the evening saves.
var sets = func() (all [3]Settings) {
	for i := range all {
		all[i] = Defaults()
		all[i].Scale = 100 + 25*i
		all[i].Lang = langs[i]
	}
	return all
}()

// spend plays the evening on a disk until it fails, and ends it there.
func (e *evening) spend(m *memory) error {
	s, err := open(m, settingsAt, dataAt, m.now)
	if err != nil {
		return err
	}
	save := func(n int) error {
		err := s.Save(sets[n])
		if err == nil {
			e.settings = n + 1
		}
		return err
	}
	if err := save(0); err != nil {
		return err
	}
	j, err := s.Begin(e.script.head())
	if err != nil {
		return err
	}
	e.begun = true
	for n := range e.lines {
		if err := j.Append(e.script.rec.Lines[n]); err != nil {
			return err
		}
		e.acked = n + 1
	}
	if err := save(1); err != nil {
		return err
	}
	if err := j.Finish(); err != nil {
		return err
	}
	e.over = true
	return errors.Join(save(2), s.Close())
}

// check is the morning after: whatever was promised is there, and besides at most what
// was in flight.
func (e *evening) check(t testing.TB, m *memory) {
	t.Helper()
	s := using(t, m)
	require.Empty(t, m.names(newSuffix), "a half-written file is still there")
	want := []Settings{Defaults()}
	if e.settings > 0 {
		want = []Settings{sets[e.settings-1]}
	}
	if e.settings < len(sets) {
		want = append(want, sets[e.settings])
	}
	require.Contains(t, want, s.Load())
	require.Empty(t, s.Notices(), "settings")
	all, err := s.List()
	require.NoError(t, err)
	if len(all) == 0 {
		require.False(t, e.begun, "the match is gone")
		return
	}
	require.Len(t, all, 1)
	require.NoError(t, all[0].Err)
	if e.over {
		require.True(t, all[0].Over)
	}
	_, open := s.Last()
	require.Equal(t, !all[0].Over, open, "Resume comes first")
	rec, j, err := s.Resume(all[0].Name)
	require.NoError(t, err)
	for _, n := range s.Notices() {
		require.Equal(t, MatchTorn, n.Kind)
		require.NotEmpty(t, m.text(n.Kept))
	}
	require.Contains(t, []int{e.acked, e.acked + 1}, len(rec.Lines), "nothing is lost but the action in flight")
	e.script.requireAt(t, rec, len(rec.Lines))
	require.Equal(t, len(rec.Lines), all[0].Lines)
	require.NoError(t, j.Append(e.script.rec.Lines[len(rec.Lines):]...), "and the match goes on")
	require.NoError(t, s.Close())
	whole, err := using(t, m.after(allLost, nil)).Read(all[0].Name)
	require.NoError(t, err)
	e.script.requireAt(t, whole, len(e.script.rec.Lines))
}

// TestKilledAtEveryStep kills the program, or the power, at every step that it takes on
// the disk (faults 48).
func TestKilledAtEveryStep(t *testing.T) {
	sc := played(t)
	calm := newMemory()
	require.NoError(t, (&evening{script: sc, lines: 3}).spend(calm))
	require.Greater(t, calm.steps, 40)
	luck := rand.New(rand.NewPCG(4, 8))
	for step := 1; step <= calm.steps; step++ {
		for _, o := range []outcome{allKept, allLost, someKept, someKept, someKept} {
			m, e := newMemory(), &evening{script: sc, lines: 3}
			m.failAt, m.dead, m.err = step, true, errFull
			require.Error(t, e.spend(m))
			if !t.Run(fmt.Sprintf("%d %s %d", step, m.log[step-1], o), func(t *testing.T) { e.check(t, m.after(o, luck)) }) {
				return
			}
		}
	}
}

// TestTwoHundredKills kills a whole match at random steps (faults 48).
func TestTwoHundredKills(t *testing.T) {
	sc := played(t)
	calm := newMemory()
	require.NoError(t, (&evening{script: sc, lines: len(sc.rec.Lines)}).spend(calm))
	luck := rand.New(rand.NewPCG(200, 1))
	for range 200 {
		m, e := newMemory(), &evening{script: sc, lines: len(sc.rec.Lines)}
		m.failAt, m.dead, m.err = 1+luck.IntN(calm.steps), true, errFull
		require.Error(t, e.spend(m))
		e.check(t, m.after(outcome(luck.IntN(3)), luck))
	}
}

// TestPowerCutsInARow: what a start after a power cut mends outlasts the next one.
func TestPowerCutsInARow(t *testing.T) {
	sc := played(t)
	luck := rand.New(rand.NewPCG(1, 200))
	calm := newMemory()
	require.NoError(t, (&evening{script: sc, lines: 20}).spend(calm))
	for range 200 {
		m, e := newMemory(), &evening{script: sc, lines: 20}
		m.failAt, m.dead, m.err = calm.steps-15-luck.IntN(40), true, errFull
		require.Error(t, e.spend(m))
		require.True(t, e.begun)
		lines := e.acked
		for range 4 {
			if o := outcome(luck.IntN(3)); o == allKept {
				m.restart()
			} else {
				m = m.after(o, luck)
			}
			s := using(t, m)
			m.failAt, m.dead, m.err = m.steps+1+luck.IntN(18), true, errFull
			last, ok := s.Last()
			require.True(t, ok)
			rec, j, err := s.Resume(last.Name)
			require.NoError(t, err)
			require.Contains(t, []int{lines, lines + 1}, len(rec.Lines))
			sc.requireAt(t, rec, len(rec.Lines))
			if m.steps >= m.failAt {
				continue // it was killed before anybody saw the match
			}
			for lines = len(rec.Lines); j.Append(sc.rec.Lines[lines]) == nil; lines++ {
			}
		}
	}
}

// TestEveryByte cuts the file of a whole match after every byte and resumes it: all lines
// that are whole survive, and nothing else; without its head it is no match.
func TestEveryByte(t *testing.T) {
	sc := played(t)
	text, head, lines := sc.text(t, len(sc.rec.Lines)), sc.text(t, 0), -1
	for n := range len(text) + 1 {
		m := newMemory()
		m.put(matchesAt+"/v.alibi", text[:n])
		rec, _, err := using(t, m).Resume("v.alibi")
		if n < len(head) {
			var b *BrokenError
			require.ErrorAs(t, err, &b)
			require.Equal(t, text[:n], m.text(b.Notice.Kept))
			continue
		}
		require.NoError(t, err)
		whole := strings.Count(text[len(head):n], "\n")
		require.Len(t, rec.Lines, whole, "cut after %d bytes", n)
		require.Equal(t, text[:n], m.text(matchesAt+"/v.alibi")+m.text(matchesAt+"/v.torn"))
		if whole != lines {
			sc.requireAt(t, rec, whole)
			lines = whole
		}
	}
	require.Equal(t, len(sc.rec.Lines), lines)
}

// TestTornEnds resumes a match from files cut at random, and from such as a power cut
// leaves: what follows the last good line is kept beside.
func TestTornEnds(t *testing.T) {
	sc := played(t)
	luck := rand.New(rand.NewPCG(9, 9))
	for range 60 {
		n := 1 + luck.IntN(len(sc.rec.Lines)-1)
		good, next := sc.text(t, n), sc.text(t, n+1)
		half := next[len(good) : len(good)+luck.IntN(len(next)-len(good))]
		for _, torn := range []string{half, half + "\x00\x00\x00", "\x00\x00\n" + half, strings.Repeat("\x00", 4000), strings.Repeat("z", 70<<10) + "\n"} {
			m := newMemory()
			m.put(matchesAt+"/v.alibi", good+torn)
			s := using(t, m)
			rec, j, err := s.Resume("v.alibi")
			require.NoError(t, err, "%q", torn)
			sc.requireAt(t, rec, n)
			assert.Equal(t, good, m.text(matchesAt+"/v.alibi"))
			assert.Equal(t, torn, m.text(matchesAt+"/v.torn"))
			told := s.Notices()
			if torn == "" {
				require.Empty(t, told)
			} else {
				line := strings.Count(good, "\n") + 1
				require.Equal(t, []Notice{{Kind: MatchTorn, File: matchesAt + "/v.alibi", Kept: matchesAt + "/v.torn", Line: line}}, told)
			}
			require.NoError(t, j.Append(sc.rec.Lines[n]))
			assert.Equal(t, next, m.after(allLost, nil).text(filepath.Join(matchesAt, "v.alibi")))
		}
	}
}
