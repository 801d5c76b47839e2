package store

import (
	"encoding/json"
	"errors"
	"io"
	"path/filepath"
	"time"

	"github.com/adrg/xdg"
)

// Store keeps the matches and settings of one player's account or of one folder.
type Store struct {
	disk disk
	now  func() time.Time

	settings string // path of the settings
	matches  string // folder of the journals
	trash    string // folder of the deleted ones
	lock     io.Closer

	open    map[string]*Journal // by name
	notices []Notice

	unknown map[string]json.RawMessage // settings of other versions, kept as they are
	spoilt  func() (string, error)     // keeps settings that could not be read; nil if there are none
}

// Open opens the store in a folder, or with an empty name in the folders that the system
// sets aside for configuration and data, and makes what is missing of them. Errors are a
// *BusyError when another program has the data open, else a *DiskError.
func Open(dataDir string) (*Store, error) {
	config, data := filepath.Join(xdg.ConfigHome, "alibi"), filepath.Join(xdg.DataHome, "alibi")
	if dataDir != "" {
		dir, err := filepath.Abs(dataDir)
		if err != nil {
			return nil, refused(dataDir, err)
		}
		config, data = dir, dir
	}
	settings := filepath.Join(config, "settings.json")
	// Settings that are a link to a file elsewhere stay one.
	if target, err := filepath.EvalSymlinks(settings); err == nil {
		settings = target
	}
	return open(local{}, settings, data, time.Now)
}

func open(d disk, settings, data string, now func() time.Time) (*Store, error) {
	s := &Store{
		disk: d, now: now, open: map[string]*Journal{},
		settings: settings, matches: filepath.Join(data, "matches"), trash: filepath.Join(data, "trash"),
	}
	for _, dir := range []string{filepath.Dir(settings), data, s.matches} {
		if err := makeDirs(d, dir); err != nil {
			return nil, refused(dir, err)
		}
	}
	lock, err := d.Lock(filepath.Join(data, "lock"))
	if errors.Is(err, errBusy) {
		return nil, &BusyError{data}
	}
	if err != nil {
		return nil, refused(data, err)
	}
	s.lock = lock
	sweep(d, s.matches)
	sweep(d, s.trash)
	if _, err := d.Stat(settings + newSuffix); err == nil {
		_ = d.Remove(settings + newSuffix) // the folder may hold files of others
	}
	return s, nil
}

// Close closes the journals that are still open and lets other programs have the folder.
// Errors are a *DiskError.
func (s *Store) Close() error {
	var err error
	for _, j := range s.open {
		err = errors.Join(err, j.Close())
	}
	return errors.Join(err, refused(s.matches, s.lock.Close()))
}

// Notices are what the player must be told of what Load, List, Last and Resume found;
// each is given once.
func (s *Store) Notices() []Notice {
	told := s.notices
	s.notices = nil
	return told
}
