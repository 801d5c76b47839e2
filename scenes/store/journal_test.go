package store

import (
	"bytes"
	"fmt"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
)

// fitful plays n lines on a disk that may fail now and then, and goes on whatever
// happens. Every failure must be one *DiskError of that cause.
func fitful(t *testing.T, m *memory, sc *script, n int, cause Cause) (j *Journal, failed int) {
	t.Helper()
	fine := func(err error) {
		t.Helper()
		if err == nil {
			assert.False(t, j.Owes())
			return
		}
		failed++
		var disk *DiskError
		require.ErrorAs(t, err, &disk)
		assert.Equal(t, cause, disk.Cause)
		assert.Contains(t, disk.Path, matchesAt)
		assert.NotContains(t, strings.TrimPrefix(err.Error(), disk.Path), disk.Path, "the path is named once")
	}
	s := using(t, m)
	var err error
	j, err = s.Begin(sc.head())
	require.NotNil(t, j)
	fine(err)
	for i := range n {
		fine(j.Append(sc.rec.Lines[i]))
		assert.Equal(t, i+1, j.Lines())
	}
	return j, failed
}

// TestTheMatchGoesOn: a disk that is full, may not be written to or breaks, at any step
// and for any time, is told as one error each, and loses nothing: what was owed is
// written as soon as it can be (faults 48).
func TestTheMatchGoesOn(t *testing.T) {
	sc := played(t)
	const lines = 6
	calm := newMemory()
	using(t, calm)
	opening := calm.steps
	calm = newMemory()
	_, failed := fitful(t, calm, sc, lines, CauseUnknown)
	require.Zero(t, failed)
	for step := opening + 1; step <= calm.steps; step++ {
		for _, c := range []struct {
			err   error
			cause Cause
		}{{syscall.ENOSPC, CauseFull}, {syscall.EDQUOT, CauseFull}, {syscall.EROFS, CauseReadOnly}, {syscall.EACCES, CauseReadOnly}, {syscall.EIO, CauseUnknown}} {
			m := newMemory()
			m.failAt, m.err = step, c.err
			j, failed := fitful(t, m, sc, lines, c.cause)
			assert.Equal(t, 1, failed, m.log[step-1])
			require.NoError(t, j.Save())
			require.Equal(t, sc.text(t, lines), unbegun(m.after(allLost, nil).text(j.path())), "failed to %s", m.log[step-1])

			m = newMemory()
			m.failAt, m.dead, m.err = step, true, c.err
			j, failed = fitful(t, m, sc, lines, c.cause)
			assert.NotZero(t, failed)
			assert.True(t, j.Owes())
			m.failAt = 0
			require.NoError(t, j.Close())
			require.Equal(t, sc.text(t, lines), unbegun(m.after(allLost, nil).text(j.path())), "failed from %s on", m.log[step-1])
		}
	}
}

// unbegun is a journal without the time that Begin adds.
func unbegun(text string) string {
	var kept []string
	for _, l := range strings.Split(text, "\n") {
		if !strings.HasPrefix(l, "about began ") {
			kept = append(kept, l)
		}
	}
	return strings.Join(kept, "\n")
}

func TestAFolderTakenAwayComesBack(t *testing.T) {
	sc, m := played(t), newMemory()
	j, _ := fitful(t, m, sc, 3, CauseUnknown)
	delete(m.files, j.path())
	delete(m.dirs, matchesAt)
	require.NoError(t, j.Append(sc.rec.Lines[3]))
	assert.Equal(t, sc.text(t, 4), unbegun(m.text(j.path())))
	m.files[j.path()].data = []byte("somebody wrote over it")
	require.NoError(t, j.Append(sc.rec.Lines[4]))
	assert.Equal(t, sc.text(t, 5), unbegun(m.text(j.path())))
}

// TestTornAndFull: on a disk that is full when a torn match is resumed, the match can be
// played, nothing of the file is lost, and it is mended when there is room.
func TestTornAndFull(t *testing.T) {
	sc, m := played(t), newMemory()
	m.put(matchesAt+"/v.alibi", sc.text(t, 5)+"p0 ta")
	s := using(t, m)
	m.failAt, m.dead, m.err = m.steps+1, true, syscall.ENOSPC
	rec, j, err := s.Resume("v.alibi")
	require.NoError(t, err)
	sc.requireAt(t, rec, 5)
	require.Equal(t, []Notice{{Kind: MatchTorn, File: j.path(), Line: strings.Count(sc.text(t, 5), "\n") + 1}}, s.Notices())
	var disk *DiskError
	require.ErrorAs(t, j.Append(sc.rec.Lines[5]), &disk)
	assert.Equal(t, CauseFull, disk.Cause)
	assert.Equal(t, sc.text(t, 5)+"p0 ta", m.text(j.path()), "it is as it was")
	m.failAt = 0
	require.NoError(t, j.Append(sc.rec.Lines[6]))
	assert.Equal(t, sc.text(t, 7), m.text(j.path()))
	assert.Equal(t, "p0 ta", m.text(matchesAt+"/v.torn"))
	delete(m.files, matchesAt+"/v.torn")
	delete(m.files, j.path())
	require.NoError(t, j.Append(sc.rec.Lines[7]))
	assert.Empty(t, m.names(".torn"), "it is kept once")
}

// TestFinishSavesWhatIsOwed before it says that the match is over.
func TestFinishSavesWhatIsOwed(t *testing.T) {
	sc, m := played(t), newMemory()
	j, _ := fitful(t, m, sc, 3, CauseUnknown)
	m.failAt, m.dead, m.err = m.steps+1, true, syscall.ENOSPC
	require.Error(t, j.Append(sc.rec.Lines[3]))
	require.Error(t, j.Finish())
	assert.False(t, over(j.Name()))
	m.failAt = 0
	require.NoError(t, j.Finish())
	assert.Equal(t, sc.text(t, 4), unbegun(m.after(allLost, nil).text(j.path())))
}

// TestTornTwice: what is cut off never takes the place of what was cut off before.
func TestTornTwice(t *testing.T) {
	sc, m := played(t), newMemory()
	for i, torn := range []string{"p0 ta", "p0 t", "p0 ta"} {
		m.put(matchesAt+"/v.alibi", sc.text(t, 5)+torn)
		s := using(t, m)
		_, _, err := s.Resume("v.alibi")
		require.NoError(t, err)
		require.NoError(t, s.Close(), i)
	}
	assert.Equal(t, []string{matchesAt + "/v.torn", matchesAt + "/v.torn-2"}, m.names(".torn"))
	assert.Equal(t, "p0 ta", m.text(matchesAt+"/v.torn"))
	assert.Equal(t, "p0 t", m.text(matchesAt+"/v.torn-2"))
}

// TestSecretsCannotBeRead: nobody reads a role by opening the file, and what the store
// says of a broken one quotes nothing (faults 30).
func TestSecretsCannotBeRead(t *testing.T) {
	sc, m := played(t), newMemory()
	j, _ := fitful(t, m, sc, len(sc.rec.Lines), CauseUnknown)
	text := m.text(j.path())
	hidden := 0
	for i := range sc.rec.Lines {
		if l := &sc.rec.Lines[i]; l.Private && l.Sort == game.LineAction {
			hidden++
			assert.NotContains(t, text, l.Text)
		}
	}
	require.NotZero(t, hidden)
	for _, d := range sc.rec.Deal {
		assert.NotContains(t, text, d.What)
	}
	require.NoError(t, j.Close())
	m.put(matchesAt+"/w.alibi", strings.Replace(text, "p2 take", "p2 ~murder-by-revolution", 1))
	_, _, err := using(t, m.after(allKept, nil)).Resume("w.alibi")
	require.Error(t, err)
	assert.NotContains(t, err.Error(), "revolution")
	assert.NotContains(t, fmt.Sprintf("%+v", err.(*BrokenError).Notice), "revolution")
}

// TestUnreadableLinesAreRefused: what could not be read again is not written.
func TestUnreadableLinesAreRefused(t *testing.T) {
	sc, m := played(t), newMemory()
	j, _ := fitful(t, m, sc, 2, CauseUnknown)
	was := m.text(j.path())
	for _, l := range []game.Line{
		{},
		{Sort: game.LineAction, Seat: 1},
		{Sort: game.LineAction, Seat: game.Nobody, Text: "end"},
		{Sort: game.LineAction, Seat: 1, Text: "take\np2 end"},
		{Sort: game.LineAction, Seat: 1, Text: "undo"},
		{Sort: game.LineAction, Seat: 1, Text: "note \"x\""},
		{Sort: game.LineNote, Seat: 1, Text: strings.Repeat("x", 1<<17)},
	} {
		var text *game.TextError
		require.ErrorAs(t, j.Append(sc.rec.Lines[2], l), &text, "%v", l)
	}
	assert.Equal(t, was, m.text(j.path()))
	assert.Equal(t, 2, j.Lines())

	s := using(t, newMemory())
	for _, change := range []func(*game.Record){
		func(r *game.Record) { r.Setup.Mode = "a\nb" },
		func(r *game.Record) { r.Setup.Seats = 0 },
		func(r *game.Record) { r.Header = []game.HeaderLine{{Key: "", Value: "x"}} },
		func(r *game.Record) { r.Header = Header(Party{Names: []string{strings.Repeat("x", 1<<17)}}) },
	} {
		r := sc.head()
		change(r)
		j, err := s.Begin(r)
		var text *game.TextError
		require.ErrorAs(t, err, &text)
		assert.Nil(t, j)
	}
}

// TestAnyLineComesBack: lines of every sort are read as they were written, several at
// once as well.
func TestAnyLineComesBack(t *testing.T) {
	lines := []game.Line{
		{Sort: game.LineAction, Seat: 0, Text: "step"},
		{Sort: game.LineUndo, Seat: 0},
		{Sort: game.LineNote, Seat: 1, Text: "czerwony | ~\n\"biskup\""},
		{Sort: game.LineAction, Seat: 9, Text: "whisper", Private: true, Draws: []game.Drawn{{What: "coin", Got: []int8{-1, 127}}}},
		{Sort: game.LineUndo, Seat: 1, Private: true},
	}
	m := newMemory()
	s := using(t, m)
	rec := &game.Record{Title: "toss", Setup: game.Setup{Seats: 10, Mode: "plain", Options: []string{"a=b", "c"}, Seed: 1 << 63}, Pose: []string{"ręka"}, Lines: lines[:1]}
	j, err := s.Begin(rec)
	require.NoError(t, err)
	assert.Equal(t, 1, j.Lines())
	assert.Empty(t, rec.Header, "the record is the caller's")
	require.NoError(t, j.Append(lines[1:]...))
	require.NoError(t, j.Append())
	require.NoError(t, j.Close())
	require.NoError(t, j.Close())
	require.ErrorIs(t, j.Append(lines[0]), ErrClosed)
	require.ErrorIs(t, j.Finish(), ErrClosed)
	again, k, err := s.Resume(j.Name())
	require.NoError(t, err)
	assert.Equal(t, lines, again.Lines)
	assert.Equal(t, rec.Setup, again.Setup)
	assert.Equal(t, rec.Pose, again.Pose)
	assert.Equal(t, len(lines), k.Lines())
	assert.False(t, k.Owes())
}

// FuzzJournal: whatever stands in the file of a match, it is resumed, refused by its
// version or set aside, without a panic and without losing a byte.
func FuzzJournal(f *testing.F) {
	sc, err := venetian()
	require.NoError(f, err)
	whole := sc.text(f, 12)
	f.Add([]byte(whole), "take bishop")
	f.Add([]byte(whole[:len(whole)-3]), "undo")
	f.Add([]byte(whole+"\x00\x00\n"), "")
	f.Add([]byte(strings.Replace(whole, "record 1", "record 2", 1)), "x\ny")
	f.Add([]byte("alibi record 1\ntitle x\nmode\nseats 2\nseed AAAAAAAAAAA\ndeal \r\np0 a\n\n"), "note \"\"")
	f.Fuzz(func(t *testing.T, data []byte, act string) {
		m := newMemory()
		m.put(matchesAt+"/v.alibi", string(data))
		s := using(t, m)
		all, err := s.List()
		require.NoError(t, err)
		require.Len(t, all, 1)
		rec, j, err := s.Resume(all[0].Name)
		if err != nil {
			require.Error(t, all[0].Err)
			assert.NotEmpty(t, err.Error())
			held := m.names("v.alibi")
			require.Len(t, held, 1)
			assert.Equal(t, string(data), m.text(held[0]))
			return
		}
		kept := m.text(matchesAt+"/v.alibi") + m.text(matchesAt+"/v.torn")
		assert.Equal(t, string(data), kept)
		want := len(rec.Lines)
		if j.Append(game.Line{Sort: game.LineAction, Seat: 1, Text: act}) == nil {
			want++
		}
		require.NoError(t, s.Close())
		after, err := using(t, m.after(allLost, nil)).Read("v.alibi")
		require.NoError(t, err)
		require.Len(t, after.Lines, want)
		var a, b bytes.Buffer
		after.Lines = after.Lines[:len(rec.Lines)]
		require.NoError(t, game.WriteRecord(&a, rec))
		require.NoError(t, game.WriteRecord(&b, after))
		assert.Equal(t, a.String(), b.String())
	})
}
