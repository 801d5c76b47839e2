package store

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"github.com/adrg/xdg"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// These tests use the disk of this machine, in folders of their own.

// playFolder names, in the environment, the folder in which a process plays the script.
const playFolder = "ALIBI_STORE_PLAY"

func TestMain(m *testing.M) {
	if dir := os.Getenv(playFolder); dir != "" {
		if err := playAlong(dir); err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// playAlong plays the script and says after each action, when its line is safe, how many
// there are. It plays as many as it is sent bytes.
func playAlong(dir string) error {
	sc, err := venetian()
	if err != nil {
		return err
	}
	s, err := Open(dir)
	if err != nil {
		return err
	}
	j, err := s.Begin(sc.head())
	if err != nil {
		return err
	}
	for n := range sc.rec.Lines {
		if _, err := os.Stdin.Read(make([]byte, 1)); err != nil {
			return err
		}
		if err := j.Append(sc.rec.Lines[n]); err != nil {
			return err
		}
		fmt.Println(n + 1)
	}
	return errors.New("nobody has killed it")
}

// TestKilledProcesses kills processes with a signal that none survives: each has lost at
// most the action in flight, and its folder is free at once (faults 48).
func TestKilledProcesses(t *testing.T) {
	sc := played(t)
	for _, at := range []int{1, 7, 30, 31, 90} {
		dir := filepath.Join(t.TempDir(), "Zażółć gęślą jaźń 図")
		c := exec.Command(os.Args[0])
		c.Env = append(os.Environ(), playFolder+"="+dir)
		out, err := c.StdoutPipe()
		require.NoError(t, err)
		in, err := c.StdinPipe()
		require.NoError(t, err)
		require.NoError(t, c.Start())
		_, err = in.Write(make([]byte, at+9)) // a few more, so that it is at work when it dies
		require.NoError(t, err)
		acked := 0
		for said := bufio.NewScanner(out); said.Scan(); {
			acked, err = strconv.Atoi(said.Text())
			require.NoError(t, err, said.Text())
			if acked == 1 {
				var busy *BusyError
				_, err := Open(dir)
				require.ErrorAs(t, err, &busy, "the folder is in use")
				assert.Equal(t, dir, busy.Dir)
				assert.Contains(t, err.Error(), dir)
			}
			if acked == at {
				require.NoError(t, c.Process.Kill())
			}
		}
		require.Error(t, c.Wait())
		require.GreaterOrEqual(t, acked, at)
		s, err := Open(dir)
		require.NoError(t, err)
		last, ok := s.Last()
		require.True(t, ok)
		rec, j, err := s.Resume(last.Name)
		require.NoError(t, err)
		require.Contains(t, []int{acked, acked + 1}, len(rec.Lines))
		sc.requireAt(t, rec, len(rec.Lines))
		require.NoError(t, j.Append(sc.rec.Lines[len(rec.Lines)]))
		require.NoError(t, s.Close())
	}
}

// TestOneProgramAtATime: the folder is for one store; who comes second is told, and gets
// it when the first has gone.
func TestOneProgramAtATime(t *testing.T) {
	dir := t.TempDir()
	first, err := Open(dir)
	require.NoError(t, err)
	var busy *BusyError
	_, err = Open(dir)
	require.ErrorAs(t, err, &busy)
	other, err := Open(filepath.Join(dir, "other"))
	require.NoError(t, err)
	require.NoError(t, other.Close())
	j, err := first.Begin(played(t).head())
	require.NoError(t, err)
	require.NoError(t, first.Close())
	require.ErrorIs(t, j.Append(), ErrClosed)
	second, err := Open(dir)
	require.NoError(t, err)
	require.Len(t, listed(t, second), 1)
	require.NoError(t, second.Close())
}

// TestLockByOwner: the lock of systems without one of their own.
func TestLockByOwner(t *testing.T) {
	path := filepath.Join(t.TempDir(), "lock")
	gone := exec.Command(os.Args[0], "-test.run=^$")
	require.NoError(t, gone.Run())
	for _, stale := range []string{"", strconv.Itoa(gone.Process.Pid), "no number", "-1", "0", "99999999999999999999"} {
		if stale != "" {
			require.NoError(t, os.WriteFile(path, []byte(stale), 0o600))
		}
		l, err := lockByOwner(path)
		require.NoError(t, err, "%q", stale)
		_, err = lockByOwner(path)
		require.ErrorIs(t, err, errBusy)
		require.NoError(t, l.Close())
		_, err = os.Stat(path)
		require.ErrorIs(t, err, fs.ErrNotExist)
	}
	_, err := lockByOwner(filepath.Join(path, "below", "nothing"))
	require.ErrorIs(t, err, fs.ErrNotExist)
}

// TestFolders: without a folder of its own the store is where the system wants it;
// nobody else may look into it.
func TestFolders(t *testing.T) {
	home := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", filepath.Join(home, "c"))
	t.Setenv("XDG_DATA_HOME", filepath.Join(home, "d"))
	xdg.Reload()
	t.Cleanup(xdg.Reload)
	s, err := Open("")
	require.NoError(t, err)
	require.NoError(t, s.Save(chosen()))
	j, err := s.Begin(played(t).head())
	require.NoError(t, err)
	require.NoError(t, s.Close())
	want := map[string]fs.FileMode{
		"c": 0o700, "c/alibi": 0o700, "c/alibi/settings.json": 0o600, "d": 0o700, "d/alibi": 0o700,
		"d/alibi/lock": 0o600, "d/alibi/matches": 0o700, "d/alibi/matches/" + j.Name(): 0o600,
	}
	assert.Equal(t, want, below(t, home))

	dir := filepath.Join(home, "x", "y")
	require.NoError(t, os.MkdirAll(filepath.Join(dir, "matches"), 0o700))
	for _, half := range []string{"settings.json.new", "matches/v.alibi.new"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, half), []byte("half"), 0o600))
	}
	s, err = Open(dir)
	require.NoError(t, err)
	require.NoError(t, s.Save(chosen()))
	require.NoError(t, s.Close())
	assert.Equal(t, map[string]fs.FileMode{"lock": 0o600, "matches": 0o700, "settings.json": 0o600}, below(t, dir))
}

// below are all files and folders below one, and who may do what with them.
func below(t *testing.T, dir string) map[string]fs.FileMode {
	t.Helper()
	all := map[string]fs.FileMode{}
	require.NoError(t, filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || path == dir {
			return err
		}
		info, err := d.Info()
		rel, _ := filepath.Rel(dir, path)
		all[filepath.ToSlash(rel)] = info.Mode().Perm()
		return err
	}))
	return all
}

// TestSettingsMayBeALink: settings kept elsewhere stay there, and what lies beside them
// is left alone.
func TestSettingsMayBeALink(t *testing.T) {
	dir, elsewhere := t.TempDir(), t.TempDir()
	target := filepath.Join(elsewhere, "mine.json")
	require.NoError(t, os.WriteFile(target, []byte(`{"scale": 150}`), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(elsewhere, "other.new"), nil, 0o600))
	require.NoError(t, os.Symlink(target, filepath.Join(dir, "settings.json")))
	s, err := Open(dir)
	require.NoError(t, err)
	assert.Equal(t, 150, s.Load().Scale)
	require.NoError(t, s.Save(chosen()))
	require.NoError(t, s.Close())
	text, err := os.ReadFile(target)
	require.NoError(t, err)
	assert.Contains(t, string(text), `"scale": 400`)
	assert.FileExists(t, filepath.Join(elsewhere, "other.new"))
	at, err := os.Readlink(filepath.Join(dir, "settings.json"))
	require.NoError(t, err)
	assert.Equal(t, target, at)
}

// TestFoldersThatCannotBe are one error each, which says why.
func TestFoldersThatCannotBe(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	for _, dir := range []string{file, filepath.Join(file, "below"), "/proc/alibi"} {
		_, err := Open(dir)
		var disk *DiskError
		require.ErrorAs(t, err, &disk, dir)
		assert.Equal(t, 1, strings.Count(err.Error(), disk.Path), err.Error())
	}
	for err, cause := range map[error]Cause{syscall.ENOSPC: CauseFull, syscall.EROFS: CauseReadOnly, syscall.EIO: CauseUnknown} {
		for step := 1; step <= 6; step++ { // five folders and their flushes
			m := newMemory()
			m.failAt, m.err = step, err
			_, got := open(m, settingsAt, dataAt, m.now)
			var disk *DiskError
			require.ErrorAs(t, got, &disk)
			assert.Equal(t, cause, disk.Cause)
		}
	}
}

// TestCausesHaveTheirTexts: every cause and every kind of notice has the id of a text of
// its own.
func TestCausesHaveTheirTexts(t *testing.T) {
	ids := map[string]bool{}
	for c := CauseUnknown; c <= CauseMissing; c++ {
		ids[c.String()] = true
	}
	for k := SettingsBroken; k <= MatchBroken; k++ {
		ids[k.String()] = true
	}
	assert.Len(t, ids, 8)
	assert.False(t, ids[""])
}

// TestTheRealDisk: the parts of a disk do on this machine what the tests' own disk does.
func TestTheRealDisk(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "a")
	d := local{}
	require.NoError(t, replace(d, path, []byte("one")))
	require.NoError(t, replace(d, path, []byte("two")))
	f, err := d.Extend(path)
	require.NoError(t, err)
	_, err = f.Write([]byte("three"))
	require.NoError(t, err)
	require.NoError(t, f.Sync())
	require.NoError(t, f.Close())
	data, err := d.Read(path, 8)
	require.NoError(t, err)
	assert.Equal(t, "twothree", string(data))
	_, err = d.Read(path, 7)
	require.ErrorIs(t, err, errOdd)
	_, err = d.Read(dir, 7)
	require.ErrorIs(t, err, errOdd)
	_, err = d.Read(path+"x", 7)
	require.ErrorIs(t, err, fs.ErrNotExist)
	f, err = d.Extend(path + "x")
	require.ErrorIs(t, err, fs.ErrNotExist)
	assert.True(t, f == nil, "no file that is nil and is none")
	files, err := d.List(dir)
	require.NoError(t, err)
	require.Len(t, files, 1)
	assert.Equal(t, int64(8), files[0].Size())
	require.Error(t, replace(d, filepath.Join(dir, "none", "a"), nil))
	missing := refused(path, d.Rename(path+"x", path))
	assert.Equal(t, 1, strings.Count(missing.Error(), path), missing.Error())
	assert.Equal(t, CauseMissing, causeOf(missing))
	if full, err := d.Extend("/dev/full"); err == nil {
		_, err = full.Write([]byte("x"))
		assert.Equal(t, CauseFull, causeOf(err))
		require.NoError(t, full.Close())
	}
}
