package store

import (
	"errors"
	"io/fs"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
)

// names are the names of entries, in their order.
func names(entries []Entry) (all []string) {
	for _, e := range entries {
		all = append(all, e.Name)
	}
	return all
}

// listed is the list of matches, which can be read.
func listed(t testing.TB, s *Store) []Entry {
	t.Helper()
	all, err := s.List()
	require.NoError(t, err)
	return all
}

// TestTheShelf: matches are listed with what their journals say, those that changed last
// first; the last one under way is the one to go on with.
func TestTheShelf(t *testing.T) {
	sc, m := played(t), newMemory()
	s := using(t, m)
	_, ok := s.Last()
	assert.False(t, ok)
	assert.Empty(t, listed(t, s))

	first, err := s.Begin(sc.head())
	require.NoError(t, err)
	began := m.clock
	other := &game.Record{Title: "Zupełnie inna!", Setup: game.Setup{Seats: 2, Mode: "plain"}}
	second, err := s.Begin(other)
	require.NoError(t, err)
	require.NoError(t, first.Append(sc.rec.Lines[:5]...))
	changed := m.clock
	third, err := s.Begin(other)
	require.NoError(t, err)
	require.NoError(t, third.Finish())
	assert.True(t, strings.HasSuffix(third.Name(), ".over.alibi"))
	m.put(matchesAt+"/notes.txt", "no match")

	all := listed(t, s)
	require.Equal(t, []string{third.Name(), first.Name(), second.Name()}, names(all))
	assert.Equal(t, Entry{
		Name: first.Name(), Title: "venice", Mode: "standard", Lines: 5, Actions: 2, Changed: all[1].Changed, Began: all[1].Began,
		Party: Party{Names: []string{"Łucja", "Żaneta \"Ż\"", "Ądźń", "Olga"}, Badges: []int{3, 1, 0, 9}, Lang: "pl"},
	}, all[1])
	assert.WithinDuration(t, began, all[1].Began, 10*time.Second)
	assert.WithinDuration(t, changed, all[1].Changed, 2*time.Second)
	assert.True(t, all[0].Over)
	assert.Equal(t, []int{0, 1}, all[0].Party.Badges)
	last, ok := s.Last()
	assert.True(t, ok)
	assert.Equal(t, all[1], last)

	was := first.Name()
	require.NoError(t, first.Finish())
	require.NoError(t, first.Finish())
	_, _, err = s.Resume(was)
	require.ErrorIs(t, err, fs.ErrNotExist)
	_, _, err = s.Resume(first.Name())
	require.ErrorIs(t, err, ErrOpen)
	last, _ = s.Last()
	assert.Equal(t, second.Name(), last.Name)
	require.NoError(t, second.Finish())
	_, ok = s.Last()
	assert.False(t, ok)
	assert.Empty(t, s.Notices())
	require.NoError(t, first.Append(sc.rec.Lines[5]), "somebody has a last word")
	rec, err := s.Read(first.Name())
	require.NoError(t, err)
	sc.requireAt(t, rec, 6)
}

// TestNamesOfTheirOwn: matches of the same second, and such as lie in the trash, never
// take another's name.
func TestNamesOfTheirOwn(t *testing.T) {
	sc, m := played(t), newMemory()
	noon := time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC)
	s, err := open(m, settingsAt, dataAt, func() time.Time { return noon })
	require.NoError(t, err)
	for _, want := range []string{"venice-20260131-120000", "venice-20260131-120000-2", "venice-20260131-120000-3"} {
		j, err := s.Begin(sc.head())
		require.NoError(t, err)
		assert.Equal(t, want+".alibi", j.Name())
		require.NoError(t, j.Close())
		if strings.HasSuffix(want, "-2") {
			require.NoError(t, s.Delete(j.Name()))
		}
	}
	m.failAt, m.dead, m.err = m.steps+1, true, syscall.ENOSPC
	for _, want := range []string{"venice-20260131-120000-4.alibi", "venice-20260131-120000-5.alibi"} {
		j, err := s.Begin(sc.head())
		require.Error(t, err)
		assert.Equal(t, want, j.Name(), "though it is on no disk yet")
	}
	m.failAt = 0
	for title, want := range map[string]string{"": "match", "../Ż/..": "match", "good cop": "goodcop"} {
		j, err := s.Begin(&game.Record{Title: title, Setup: game.Setup{Seats: 2}})
		require.NoError(t, err)
		assert.True(t, strings.HasPrefix(j.Name(), want+"-2026"), j.Name())
	}
}

// encounters are the ways to come upon bad.alibi, which is broken, beside good.alibi; each
// gives what is told of it.
var encounters = map[string]func(*testing.T, *Store) []Notice{
	"last": func(t *testing.T, s *Store) []Notice {
		last, ok := s.Last()
		assert.True(t, ok)
		assert.Equal(t, "good.alibi", last.Name, "the broken one is no match to go on with")
		return s.Notices()
	},
	"list": func(t *testing.T, s *Store) []Notice {
		assert.Equal(t, []string{"bad.alibi.broken-2", "bad.alibi.broken", "good.alibi"}, names(listed(t, s)))
		return s.Notices()
	},
	"resume": func(t *testing.T, s *Store) []Notice {
		_, _, err := s.Resume("bad.alibi")
		var b *BrokenError
		require.ErrorAs(t, err, &b)
		var text *game.TextError
		require.ErrorAs(t, err, &text)
		assert.Equal(t, b.Notice.Want, text.Want)
		assert.Contains(t, err.Error(), "bad.alibi, line")
		assert.Empty(t, s.Notices(), "the error tells it")
		return []Notice{b.Notice}
	},
}

// TestBrokenMatches: a match that cannot be read is set aside under a name of its own,
// told once with its line and what was wanted there, and never overwritten.
func TestBrokenMatches(t *testing.T) {
	sc := played(t)
	whole := sc.text(t, 9)
	head := strings.Count(sc.text(t, 0), "\n")
	for _, c := range []struct {
		text, want string
		line       int
	}{
		{"", "record.deal", 0},
		{"\x00\x00\n\x00", "record.mark", 1},
		{strings.Replace(whole, "seats 4", "seats four", 1), "record.seats", head - 3},
		{strings.Replace(whole, "p2 undo\n", "p2\n", 1), "record.seat", head + 3},
		{strings.Replace(whole, "\np2 undo", "\nZ9 undo", 1)[:len(whole)-2], "record.seat", head + 3},
	} {
		m := newMemory()
		m.put(matchesAt+"/good.alibi", sc.text(t, 3))
		m.put(matchesAt+"/bad.alibi.broken", "an older one")
		m.put(matchesAt+"/bad.alibi", c.text)
		notice := Notice{Kind: MatchBroken, File: matchesAt + "/bad.alibi", Kept: matchesAt + "/bad.alibi.broken-2", Line: c.line, Want: c.want}
		for name, come := range encounters {
			at := m.after(allKept, nil)
			s := using(t, at)
			require.Equal(t, []Notice{notice}, come(t, s), name)
			assert.Equal(t, c.text, at.text(matchesAt+"/bad.alibi.broken-2"))
			assert.Equal(t, "an older one", at.text(matchesAt+"/bad.alibi.broken"))
			assert.Len(t, at.names("/bad.alibi"), 2)
			for _, e := range listed(t, s) {
				if e.Name == "bad.alibi.broken-2" {
					var b *BrokenError
					require.ErrorAs(t, e.Err, &b)
					assert.Equal(t, c.want, b.Notice.Want)
					assert.Equal(t, c.line, b.Notice.Line)
				}
			}
			assert.Empty(t, s.Notices(), "once")
			assert.Equal(t, c.text, at.after(allLost, nil).text(matchesAt+"/bad.alibi.broken-2"))
		}
	}
}

// TestEndlessMatches: a file that is no match by its size alone is not read.
func TestEndlessMatches(t *testing.T) {
	m := newMemory()
	m.put(matchesAt+"/v.alibi", played(t).text(t, 0)+strings.Repeat("p0 end\n", mostJournal/7))
	_, _, err := using(t, m).Resume("v.alibi")
	var b *BrokenError
	require.ErrorAs(t, err, &b)
	assert.Equal(t, "record.line", b.Notice.Want)
	assert.Greater(t, len(m.text(b.Notice.Kept)), mostJournal)
}

// TestBrokenAndStuck: where a broken match cannot be set aside it stays as it is.
func TestBrokenAndStuck(t *testing.T) {
	m := newMemory()
	m.put(matchesAt+"/bad.alibi", "bad")
	m.put(dataAt+"/x", "")
	m.put(settingsAt, "{}")
	s := using(t, m)
	m.failAt, m.dead, m.err = m.steps+1, true, syscall.EROFS
	all := listed(t, s)
	require.Equal(t, []string{"bad.alibi"}, names(all))
	require.Error(t, all[0].Err)
	assert.Equal(t, []Notice{{Kind: MatchBroken, File: matchesAt + "/bad.alibi", Line: 0, Want: "record.deal"}}, s.Notices())
	_, _, err := s.Resume("bad.alibi")
	require.Error(t, err)
	assert.Equal(t, "bad", m.text(matchesAt+"/bad.alibi"))
}

// TestMatchesOfOtherVersions are refused by name and stay where they are (faults 49).
func TestMatchesOfOtherVersions(t *testing.T) {
	sc, m := played(t), newMemory()
	text := strings.Replace(sc.text(t, 9), "alibi record 1", "alibi record 7", 1)
	m.put(matchesAt+"/old.alibi", sc.text(t, 3))
	m.put(matchesAt+"/new.alibi", text)
	s := using(t, m)
	last, ok := s.Last()
	assert.True(t, ok)
	assert.Equal(t, "old.alibi", last.Name)
	all := listed(t, s)
	require.Equal(t, []string{"new.alibi", "old.alibi"}, names(all))
	_, _, resumed := s.Resume("new.alibi")
	_, read := s.Read("new.alibi")
	for _, err := range []error{all[0].Err, resumed, read, s.SetAside("new.alibi", errors.New("x"))} {
		var version *game.VersionError
		require.ErrorAs(t, err, &version)
		assert.Equal(t, "7", version.Got)
	}
	assert.Equal(t, text, m.text(matchesAt+"/new.alibi"))
	assert.Empty(t, s.Notices())
}

// TestUnplayableMatches: a journal that reads well but is no match is set aside with the
// line of the file where it stops being one.
func TestUnplayableMatches(t *testing.T) {
	sc, m := played(t), newMemory()
	m.put(matchesAt+"/v.alibi", strings.Replace(sc.text(t, 9), "p2 take bishop", "p2 take nobody", 1))
	s := using(t, m)
	rec, j, err := s.Resume("v.alibi")
	require.NoError(t, err)
	_, unsound := sc.title.Replay(rec)
	require.Error(t, unsound)
	require.ErrorIs(t, s.SetAside("v.alibi", unsound), ErrOpen)
	require.NoError(t, j.Close())
	err = s.SetAside("v.alibi", unsound)
	var b *BrokenError
	require.ErrorAs(t, err, &b)
	assert.ErrorIs(t, err, unsound)
	assert.Equal(t, Notice{
		Kind: MatchBroken, File: matchesAt + "/v.alibi", Kept: matchesAt + "/v.alibi.broken",
		Line: strings.Count(sc.text(t, 0), "\n") + 2,
	}, b.Notice)
	all := listed(t, s)
	require.Equal(t, []string{"v.alibi.broken"}, names(all))
	require.Error(t, all[0].Err, "and stays so")
	require.NotEmpty(t, all[0].Err.Error())
	_, ok := s.Last()
	assert.False(t, ok)
}

// TestDeleteAndTakeBack: a deleted match is gone from the list and comes back as it was,
// with what was cut off it; none overwrites another.
func TestDeleteAndTakeBack(t *testing.T) {
	sc, m := played(t), newMemory()
	text := sc.text(t, 4)
	m.put(matchesAt+"/v.alibi", text+"p0")
	m.put(matchesAt+"/w.alibi", text)
	s := using(t, m)
	_, j, err := s.Resume("v.alibi")
	require.NoError(t, err)
	require.ErrorIs(t, s.Delete("v.alibi"), ErrOpen)
	_, _, err = s.Resume("v.alibi")
	require.ErrorIs(t, err, ErrOpen)
	require.NoError(t, j.Close())
	require.NoError(t, s.Delete("v.alibi"))
	m = m.after(allLost, nil)
	s = using(t, m)
	assert.Equal(t, []string{"w.alibi"}, names(listed(t, s)))
	assert.Empty(t, m.names(matchesAt+"/v."))
	require.NoError(t, s.Restore("v.alibi"))
	m = m.after(allLost, nil)
	s = using(t, m)
	assert.Equal(t, text, m.text(matchesAt+"/v.alibi"))
	assert.Equal(t, "p0", m.text(matchesAt+"/v.torn"))
	assert.Empty(t, m.names("/trash/"))

	require.NoError(t, s.Delete("v.alibi"))
	m.put(matchesAt+"/v.alibi", sc.text(t, 2))
	require.ErrorIs(t, s.Restore("v.alibi"), errTaken)
	require.NoError(t, s.Delete("v.alibi"))
	require.NoError(t, s.Restore("v.alibi"))
	assert.Equal(t, sc.text(t, 2), m.text(matchesAt+"/v.alibi"), "the one deleted last")
	require.NoError(t, s.Restore("v-2.alibi"))
	assert.Equal(t, text, m.text(matchesAt+"/v-2.alibi"))
	m.put(matchesAt+"/x.alibi", "broken")
	listed(t, s)
	require.NoError(t, s.Delete("x.alibi.broken"))
	require.NoError(t, s.Restore("x.alibi.broken"))
	assert.Equal(t, "broken", m.text(matchesAt+"/x.alibi.broken"))
}

// TestKilledWhileDeleting: at every step a match is in one place or the other.
func TestKilledWhileDeleting(t *testing.T) {
	sc := played(t)
	for step := 1; step < 12; step++ {
		for _, o := range []outcome{allKept, allLost} {
			m := newMemory()
			m.put(settingsAt, "{}")
			m.put(matchesAt+"/v.alibi", sc.text(t, 4))
			m.failAt, m.dead, m.err = step, true, syscall.EIO
			s := using(t, m)
			failed := s.Delete("v.alibi")
			there := s.Restore("v.alibi")
			m = m.after(o, nil)
			held := append(m.names("/v.alibi"), m.names("/v-2.alibi")...)
			require.Len(t, held, 1, "%v %v %v", step, failed, there)
			assert.Equal(t, sc.text(t, 4), m.text(held[0]))
		}
	}
}

// TestNamesLeadNowhereElse: a name that List cannot have given is no match.
func TestNamesLeadNowhereElse(t *testing.T) {
	sc, m := played(t), newMemory()
	m.put(dataAt+"/out.alibi", sc.text(t, 4))
	m.put(matchesAt+"/plain", sc.text(t, 4))
	m.put(matchesAt+"/deep/v.alibi", sc.text(t, 4))
	s := using(t, m)
	for _, name := range []string{"", ".", "..", "../out.alibi", "plain", "/data/alibi/out.alibi", "gone.alibi", "deep/v.alibi", "deep/../gone.alibi"} {
		_, _, resumed := s.Resume(name)
		_, read := s.Read(name)
		for _, err := range []error{resumed, read, s.Delete(name), s.Restore(name), s.SetAside(name, errors.New("x"))} {
			var disk *DiskError
			require.ErrorAs(t, err, &disk, "%q", name)
			assert.Equal(t, CauseMissing, disk.Cause)
			assert.ErrorIs(t, err, fs.ErrNotExist)
		}
	}
	assert.Equal(t, sc.text(t, 4), m.text(dataAt+"/out.alibi"))
}
