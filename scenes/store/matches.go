package store

import (
	"bytes"
	"cmp"
	"errors"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"alibi/game"
)

// How the files of a match end. What is set aside may be numbered besides.
const (
	suffix       = ".alibi"
	overSuffix   = ".over.alibi"
	brokenSuffix = ".broken"
	tornSuffix   = ".torn"
)

var setAside = regexp.MustCompile(`\.alibi\.broken(?:-[0-9]+)?$`)

// mostJournal is how long a journal may be; the longest match has a hundredth of it.
const mostJournal = 16 << 20

var errTaken = errors.New("another match has that name")

// Entry is a match in the list.
type Entry struct {
	// Name is what Resume, Read, Delete and Restore take.
	Name string
	// Title and Mode are ids of the game.
	Title, Mode string
	// Party is who sits at the table.
	Party Party
	// Began is zero when the journal does not say; Changed is the file's time.
	Began, Changed time.Time
	// Over says that the match was finished.
	Over bool
	// Lines is how many lines the journal has, Actions how many actions of them stand.
	Lines, Actions int
	// Err says why the match cannot be resumed, and then all the above but Name and
	// Changed is empty: a *BrokenError, a *game.VersionError or a *DiskError.
	Err error
}

// List lists all matches, those that changed last first. Journals that turn out to be
// broken are set aside, with a notice each. Errors are a *DiskError.
func (s *Store) List() ([]Entry, error) {
	files, err := s.files()
	if err != nil {
		return nil, err
	}
	var all []Entry
	for _, f := range files {
		if strings.HasSuffix(f.Name(), suffix) || setAside.MatchString(f.Name()) {
			all = append(all, s.entry(f))
		}
	}
	return all, nil
}

// Last is the match under way that changed last, and whether there is one. A broken one
// that changed later is set aside, with a notice.
func (s *Store) Last() (Entry, bool) {
	files, _ := s.files() // a folder that cannot be read holds no match to go on with
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), suffix) || over(f.Name()) {
			continue
		}
		if e := s.entry(f); e.Err == nil {
			return e, true
		}
	}
	return Entry{}, false
}

// files are the files of the matches, those that changed last first.
func (s *Store) files() ([]fs.FileInfo, error) {
	files, err := s.disk.List(s.matches)
	if err != nil {
		return nil, refused(s.matches, err)
	}
	slices.SortFunc(files, func(a, b fs.FileInfo) int {
		return cmp.Or(b.ModTime().Compare(a.ModTime()), cmp.Compare(b.Name(), a.Name()))
	})
	return files, nil
}

// entry reads the match of a file.
func (s *Store) entry(f fs.FileInfo) Entry {
	e := Entry{Name: f.Name(), Changed: f.ModTime()}
	rec, _, _, err := s.read(e.Name)
	switch {
	case setAside.MatchString(e.Name):
		b := broken(filepath.Join(s.matches, e.Name), err, 0)
		b.Notice.Kept = b.Notice.File
		e.Err = b
	case err != nil:
		e.Err = s.judge(e.Name, err, 0)
		var b *BrokenError
		if errors.As(e.Err, &b) {
			s.notices = append(s.notices, b.Notice)
			if b.Notice.Kept != "" {
				e.Name = filepath.Base(b.Notice.Kept)
			}
		}
	default:
		e.Title, e.Mode, e.Over, e.Lines = rec.Title, rec.Setup.Mode, over(e.Name), len(rec.Lines)
		e.Party, e.Began, e.Actions = Seated(rec), began(rec), standing(rec)
	}
	return e
}

// standing is how many actions of a record were not taken back.
func standing(rec *game.Record) (n int) {
	for i := range rec.Lines {
		switch rec.Lines[i].Sort {
		case game.LineAction:
			n++
		case game.LineUndo:
			n--
		}
	}
	return n
}

// Read is the record of a match, finished or not, for watching it. It changes nothing.
// Errors are a *game.TextError, a *game.VersionError or a *DiskError.
func (s *Store) Read(name string) (*game.Record, error) {
	rec, _, _, err := s.read(name)
	return rec, err
}

// read reads a journal. Its first good bytes are the record; what follows was torn.
func (s *Store) read(name string) (rec *game.Record, data []byte, good int, err error) {
	path, err := s.path(name)
	if err != nil {
		return nil, nil, 0, err
	}
	if data, err = s.disk.Read(path, mostJournal); errors.Is(err, errOdd) {
		return nil, nil, 0, &game.TextError{Line: 1, Want: "record.line"}
	} else if err != nil {
		return nil, nil, 0, refused(path, err)
	}
	rec, good, err = parse(data)
	return rec, data, good, err
}

// parse reads a journal up to its last good line. A line without its end was never
// acknowledged; a last line that cannot be read is what a power cut leaves.
func parse(data []byte) (rec *game.Record, good int, err error) {
	good = bytes.LastIndexByte(data, '\n') + 1
	rec, err = game.ReadRecord(bytes.NewReader(data[:good]))
	var wrong *game.TextError
	if err == nil || !errors.As(err, &wrong) || wrong.Line != bytes.Count(data[:good], newline) || good == 0 {
		return rec, good, err
	}
	shorter := bytes.LastIndexByte(data[:good-1], '\n') + 1
	if rec, again := game.ReadRecord(bytes.NewReader(data[:shorter])); again == nil {
		return rec, shorter, nil
	}
	return nil, good, err
}

// judge sets a match aside if the error says that it is broken, and gives the error that
// the caller of the store gets to see.
func (s *Store) judge(name string, err error, head int) error {
	var version *game.VersionError
	var disk *DiskError
	if errors.As(err, &version) || errors.As(err, &disk) {
		return err
	}
	b := broken(filepath.Join(s.matches, name), err, head)
	if s.open[name] != nil {
		return b // its journal mends it
	}
	to, err := free(s.disk, b.Notice.File+brokenSuffix, "")
	if err == nil && move(s.disk, b.Notice.File, to) == nil {
		b.Notice.Kept = to
	}
	return b
}

// SetAside sets a match aside whose journal can be read but not played, for the reason
// of a *game.ReplayError. It returns a *BrokenError, ErrOpen or a *DiskError.
func (s *Store) SetAside(name string, reason error) error {
	if s.open[name] != nil {
		return ErrOpen
	}
	rec, data, good, err := s.read(name)
	if err != nil {
		return s.judge(name, err, 0)
	}
	return s.judge(name, reason, bytes.Count(data[:good], newline)-len(rec.Lines))
}

// Delete moves a match to the trash, together with what was cut off it. Errors are
// ErrOpen or a *DiskError.
func (s *Store) Delete(name string) error {
	if s.open[name] != nil {
		return ErrOpen
	}
	path, err := s.path(name)
	if err == nil {
		_, err = s.disk.Stat(path)
	}
	if err == nil {
		err = makeDirs(s.disk, s.trash)
	}
	if err != nil {
		return refused(path, err)
	}
	return s.carry(name, s.matches, s.trash, true)
}

// Restore takes back a Delete. Errors are a *DiskError, also when another match has the
// name.
func (s *Store) Restore(name string) error {
	if _, err := s.path(name); err != nil {
		return err
	}
	return s.carry(name, s.trash, s.matches, false)
}

// carry moves a match and what was cut off it to another folder. What has the name there
// is given another one, or stands in the way.
func (s *Store) carry(name, from, to string, yields bool) error {
	path := filepath.Join(to, name)
	_, err := s.disk.Stat(path)
	if err == nil && !yields {
		return refused(path, errTaken)
	}
	if err == nil {
		first := stem(name)
		old, err := free(s.disk, filepath.Join(to, first), strings.TrimPrefix(name, first))
		if err == nil {
			err = move(s.disk, path, old)
		}
		if err != nil {
			return refused(path, err)
		}
	}
	if err := move(s.disk, filepath.Join(from, name), path); err != nil {
		return refused(path, err)
	}
	files, _ := s.disk.List(from) // the match itself has been moved
	for _, f := range files {
		if strings.HasPrefix(f.Name(), stem(name)+tornSuffix) {
			if to, err := free(s.disk, filepath.Join(to, f.Name()), ""); err == nil {
				_ = move(s.disk, filepath.Join(from, f.Name()), to) // a scrap may stay behind
			}
		}
	}
	return nil
}

// path is where the match of that name is, or a *DiskError if there can be none: names
// come from List and lead nowhere else.
func (s *Store) path(name string) (string, error) {
	path := filepath.Join(s.matches, name)
	if name != filepath.Base(path) || !filepath.IsLocal(name) || !strings.HasSuffix(name, suffix) && !setAside.MatchString(name) {
		return path, &DiskError{Path: path, Cause: CauseMissing, Err: fs.ErrNotExist}
	}
	return path, nil
}

// over tells a finished match by its name.
func over(name string) bool { return strings.HasSuffix(name, overSuffix) }

// stem is the name of a match without what may change of it.
func stem(name string) string {
	s, _, _ := strings.Cut(name, suffix)
	return strings.TrimSuffix(s, strings.TrimSuffix(overSuffix, suffix))
}

var unfit = regexp.MustCompile(`[^a-z0-9-]+`)

// unused is the name of a new match, such as venice-20260131-201530.alibi.
func (s *Store) unused(title string, began time.Time) string {
	taken := map[string]bool{}
	for _, dir := range []string{s.matches, s.trash} {
		files, _ := s.disk.List(dir) // where nothing can be read nothing will be written
		for _, f := range files {
			taken[stem(f.Name())] = true
		}
	}
	for name := range s.open {
		taken[stem(name)] = true
	}
	first := cmp.Or(unfit.ReplaceAllString(title, ""), "match") + began.Format("-20060102-150405")
	for n, name := 2, first; ; n, name = n+1, first+"-"+strconv.Itoa(n) {
		if !taken[name] {
			return name + suffix
		}
	}
}
