package store

import (
	"bytes"
	"errors"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"alibi/game"
)

// Journal is the file of a match that is being played.
type Journal struct {
	store *Store
	name  string
	// text is all that the file should hold; its first safe bytes would outlast a power
	// cut.
	text []byte
	safe int
	// whole says that the file holds text[:safe] and nothing else.
	whole bool
	// torn is what followed the last good line, until it has been kept elsewhere.
	torn []byte
	// file is open for writing at its end; nil until it is needed.
	file   file
	lines  int
	closed bool
}

// Begin starts the journal of a match with its head, and with the lines that it has. The
// header is given the time as "began" unless it has one. Errors are a *game.TextError for
// a record that could not be read again, else a *DiskError. With a *DiskError there is a
// journal all the same: it owes what could not be written and tries again with the next
// Append, so that the match may go on.
func (s *Store) Begin(rec *game.Record) (*Journal, error) {
	r, began := *rec, s.now()
	if !slices.ContainsFunc(r.Header, func(h game.HeaderLine) bool { return h.Key == beganKey }) {
		r.Header = append(slices.Clone(r.Header), game.HeaderLine{Key: beganKey, Value: began.Format(time.RFC3339)})
		slices.SortStableFunc(r.Header, byKey)
	}
	var text bytes.Buffer
	if err := game.WriteRecord(&text, &r); err != nil {
		return nil, err
	}
	if _, err := game.ReadRecord(bytes.NewReader(text.Bytes())); err != nil {
		return nil, err
	}
	j := &Journal{store: s, name: s.unused(r.Title, began), text: text.Bytes(), lines: len(r.Lines)}
	s.open[j.name] = j
	return j, j.Save()
}

// Resume opens the match of that name where it stopped. What follows its last good line
// is cut off, kept beside and told by a notice. Errors are a *BrokenError, a
// *game.VersionError, which leaves the match as it is, ErrOpen, or a *DiskError. A disk
// that can be read but not written to is told by the first Append.
func (s *Store) Resume(name string) (*game.Record, *Journal, error) {
	if s.open[name] != nil {
		return nil, nil, ErrOpen
	}
	rec, data, good, err := s.read(name)
	if err != nil {
		return nil, nil, s.judge(name, err, 0)
	}
	j := &Journal{
		store: s, name: name, text: data[:good:good], torn: data[good:],
		safe: good, whole: good == len(data), lines: len(rec.Lines),
	}
	s.open[name] = j
	if j.whole {
		j.settle()
		return rec, j, nil
	}
	n := Notice{Kind: MatchTorn, File: j.path(), Line: bytes.Count(j.text, newline) + 1}
	n.Kept, _ = j.mend() // if it cannot be done now, the next Append tries again
	s.notices = append(s.notices, n)
	return rec, j, nil
}

// settle flushes what a killed program may have written and not flushed, as far as the
// disk lets it: what people have seen must not be lost to a power cut after all.
func (j *Journal) settle() {
	_ = j.extend(nil)
	_ = j.store.disk.SyncDir(j.store.matches)
}

var newline = []byte("\n")

// Name is the name of the match.
func (j *Journal) Name() string { return j.name }

// Lines is how many lines the journal has, those it owes among them.
func (j *Journal) Lines() int { return j.lines }

// Owes says that something of the match would not outlast a power cut, since the disk
// refused it.
func (j *Journal) Owes() bool { return j.safe < len(j.text) }

// Append adds lines to the match and returns when they would outlast a power cut. Errors
// are a *game.TextError for a line that could not be read again, which adds nothing; a
// *DiskError, after which the lines are owed and the next Append or Save tries again; or
// ErrClosed.
func (j *Journal) Append(lines ...game.Line) error {
	if j.closed {
		return ErrClosed
	}
	var text []byte
	for i := range lines {
		t, err := legible(&lines[i])
		if err != nil {
			return err
		}
		text = append(text, t...)
	}
	j.text = append(j.text, text...)
	j.lines += len(lines)
	return j.Save()
}

// legible is the line as the journal holds it, if it will be read as the same.
func legible(l *game.Line) (string, error) {
	var head strings.Builder
	for _, h := range game.HeadLines(&game.Record{Setup: game.Setup{Seats: 1}}) {
		head.WriteString(h + "\n")
	}
	text := l.String() + "\n"
	rec, err := game.ReadRecord(strings.NewReader(head.String() + text))
	if err != nil {
		return "", err
	}
	if len(rec.Lines) != 1 || rec.Lines[0].Sort != l.Sort || rec.Lines[0].String()+"\n" != text {
		return "", &game.TextError{Line: 1, Want: "record.action"}
	}
	return text, nil
}

// Save tries to write what the journal owes. Errors are a *DiskError.
func (j *Journal) Save() error {
	if j.whole && j.safe == len(j.text) {
		return nil
	}
	if info, err := j.store.disk.Stat(j.path()); err != nil || info.Size() != int64(j.safe) {
		j.whole = false // somebody has been at it, or it was never written
	}
	if !j.whole {
		_, err := j.mend()
		return refused(j.path(), err)
	}
	if err := j.extend(j.text[j.safe:]); err != nil {
		// What reached the file is anybody's guess, and what a failed flush has dropped a
		// second one does not bring back.
		j.whole = false
		return refused(j.path(), err)
	}
	j.safe = len(j.text)
	return nil
}

// extend writes at the end of the file.
func (j *Journal) extend(text []byte) (err error) {
	if j.file == nil {
		if j.file, err = j.store.disk.Extend(j.path()); err != nil {
			return err
		}
	}
	if _, err := j.file.Write(text); err != nil {
		return err
	}
	return j.file.Sync()
}

// mend writes the file anew in one step, after keeping what was torn off its end. It
// returns where that is.
func (j *Journal) mend() (kept string, err error) {
	d := j.store.disk
	if err := j.drop(); err != nil {
		return "", err
	}
	if err := makeDirs(d, j.store.matches); err != nil {
		return "", err
	}
	if len(j.torn) > 0 {
		if kept, err = keep(d, filepath.Join(j.store.matches, stem(j.name)+tornSuffix), j.torn); err != nil {
			return "", err
		}
		j.torn = nil
	}
	if err := replace(d, j.path(), j.text); err != nil {
		return kept, err
	}
	j.safe, j.whole = len(j.text), true
	return kept, nil
}

// drop closes the file, if it is open. A file that is about to be written anew may fail
// to close.
func (j *Journal) drop() error {
	f := j.file
	j.file = nil
	if f == nil {
		return nil
	}
	if err := f.Close(); j.whole {
		return err
	}
	return nil
}

// Finish marks the match as over: it saves what is owed and gives the file its other
// name. Errors are a *DiskError; a match that could not be marked counts as one under way
// and can be finished when it is resumed.
func (j *Journal) Finish() error {
	if j.closed {
		return ErrClosed
	}
	if err := j.Save(); err != nil || over(j.name) {
		return err
	}
	if err := j.drop(); err != nil {
		return refused(j.path(), err)
	}
	s := j.store
	to, err := free(s.disk, filepath.Join(s.matches, stem(j.name)), overSuffix)
	if err != nil {
		return refused(j.path(), err)
	}
	if err := s.disk.Rename(j.path(), to); err != nil {
		return refused(j.path(), err)
	}
	delete(s.open, j.name)
	j.name = filepath.Base(to)
	s.open[j.name] = j
	return refused(to, s.disk.SyncDir(s.matches))
}

// Close saves what is owed and closes the file; what still could not be saved is lost to
// the next Resume. Errors are a *DiskError.
func (j *Journal) Close() error {
	if j.closed {
		return nil
	}
	err := j.Save()
	j.closed = true
	delete(j.store.open, j.name)
	return errors.Join(err, refused(j.path(), j.drop()))
}

func (j *Journal) path() string { return filepath.Join(j.store.matches, j.name) }
