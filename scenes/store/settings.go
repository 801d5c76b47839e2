package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"unicode/utf8"
)

// settingsVersion is the version of the settings that this program writes.
const settingsVersion = 1

// mostSettings is how long the file may be; ours has some hundred bytes.
const mostSettings = 1 << 20

// badSuffix marks settings that could not be read.
const badSuffix = ".bad"

// Settings are what a player has chosen for the program as a whole.
type Settings struct {
	// Version is that of the file's form.
	Version int
	// Lang is "en", "pl" or "both"; empty leaves it to the system.
	Lang string
	// Scale of the interface in percent, 50 to 400.
	Scale int
	// Speed of the figures, 0.5 to 4 times the usual; 0 moves them at once.
	Speed float64
	// Fullscreen is how the program starts.
	Fullscreen bool
	// Monitor is the name of the one to start on; empty leaves it to the system.
	Monitor string
	// Window is where the window was and how large, in device-independent pixels.
	Window Window
	// ReducedMotion keeps figures and pictures still where nothing depends on them.
	ReducedMotion bool
	// HighContrast draws text and edges in stronger tones.
	HighContrast bool
	// CurtainSeconds is how long a lifted curtain stays up without input, 10 to 60.
	CurtainSeconds int
	// Sound is whether there is any, Volume how loud in percent, 0 to 100.
	Sound  bool
	Volume int
}

// Window is the place of a window on its monitor; a width of 0 means that none is known.
type Window struct{ X, Y, Width, Height int }

// Defaults are the settings of a first start.
func Defaults() Settings {
	return Settings{Version: settingsVersion, Scale: 100, Speed: 1, CurtainSeconds: 20, Sound: true, Volume: 80}
}

// setting is one field of the file.
type setting struct {
	key string
	// read takes the value of the file, if it is one that the field may have.
	read func(*Settings, json.RawMessage) bool
	// write gives the value for the file; what the field may not have is the default.
	write func(*Settings) (json.RawMessage, error)
}

func field[T any](key string, of func(*Settings) *T, fits func(T) bool) setting {
	return setting{
		key: key,
		read: func(s *Settings, raw json.RawMessage) bool {
			var v *T // stays nil for null, which is no value
			if json.Unmarshal(raw, &v) != nil || v == nil || !fits(*v) {
				return false
			}
			*of(s) = *v
			return true
		},
		write: func(s *Settings) (json.RawMessage, error) {
			v := *of(s)
			if !fits(v) {
				d := Defaults()
				v = *of(&d)
			}
			return json.Marshal(v)
		},
	}
}

func within(low, high int) func(int) bool { return func(n int) bool { return low <= n && n <= high } }

func either(bool) bool { return true }

// farthest bounds places and sizes of windows.
const farthest = 1 << 15

// fields are all settings, in the order in which mended ones are named.
var fields = []setting{
	field("version", func(s *Settings) *int { return &s.Version }, within(settingsVersion, settingsVersion)),
	field("lang", func(s *Settings) *string { return &s.Lang }, func(l string) bool { return slices.Contains(langs, l) }),
	field("scale", func(s *Settings) *int { return &s.Scale }, within(50, 400)),
	field("speed", func(s *Settings) *float64 { return &s.Speed }, func(v float64) bool { return v == 0 || v >= .5 && v <= 4 }),
	field("fullscreen", func(s *Settings) *bool { return &s.Fullscreen }, either),
	field("monitor", func(s *Settings) *string { return &s.Monitor }, func(m string) bool { return len(m) <= 200 && utf8.ValidString(m) }),
	field("windowX", func(s *Settings) *int { return &s.Window.X }, within(-farthest, farthest)),
	field("windowY", func(s *Settings) *int { return &s.Window.Y }, within(-farthest, farthest)),
	field("windowWidth", func(s *Settings) *int { return &s.Window.Width }, within(0, farthest)),
	field("windowHeight", func(s *Settings) *int { return &s.Window.Height }, within(0, farthest)),
	field("reducedMotion", func(s *Settings) *bool { return &s.ReducedMotion }, either),
	field("highContrast", func(s *Settings) *bool { return &s.HighContrast }, either),
	field("curtainSeconds", func(s *Settings) *int { return &s.CurtainSeconds }, within(10, 60)),
	field("sound", func(s *Settings) *bool { return &s.Sound }, either),
	field("volume", func(s *Settings) *int { return &s.Volume }, within(0, 100)),
}

// Load reads the settings and never fails: what is missing is the default, and so is what
// is wrong. A file with anything wrong in it is kept beside as settings.json.bad, written
// anew and told by one notice.
func (s *Store) Load() Settings {
	set := Defaults()
	s.unknown, s.spoilt = nil, nil
	data, err := s.disk.Read(s.settings, mostSettings)
	if errors.Is(err, fs.ErrNotExist) {
		return set
	}
	n := Notice{Kind: SettingsBroken, File: s.settings}
	if err == nil {
		var ok bool
		if n.Fields, ok = s.understand(&set, data); ok {
			n.Kind = SettingsMended
		}
		if ok && len(n.Fields) == 0 {
			return set
		}
	}
	s.spoilt = func() (string, error) {
		if err == nil {
			return keep(s.disk, s.settings+badSuffix, data)
		}
		// It cannot be read, or is no file: all that can be done is to move it.
		to, err := free(s.disk, s.settings+badSuffix, "")
		if err != nil {
			return "", err
		}
		return to, move(s.disk, s.settings, to)
	}
	n.Kept, _ = s.keepSpoilt() // if it cannot be kept now, Save tries again
	if n.Kept != "" {
		_ = s.Save(set) // else the same notice comes again
	}
	s.notices = append(s.notices, n)
	return set
}

// keepSpoilt keeps settings that could not be read before they are written over, and
// returns where.
func (s *Store) keepSpoilt() (string, error) {
	if s.spoilt == nil {
		return "", nil
	}
	kept, err := s.spoilt()
	if err != nil {
		return "", err
	}
	s.spoilt = nil
	return kept, nil
}

// understand reads what a file says of the settings. It returns the keys of those that
// are wrong; ok is false when the file is none of settings.
func (s *Store) understand(set *Settings, data []byte) (wrong []string, ok bool) {
	var all map[string]json.RawMessage
	data = bytes.TrimPrefix(data, []byte("\ufeff")) // some editors begin with one
	if json.Unmarshal(data, &all) != nil || all == nil {
		return nil, false
	}
	for _, f := range fields {
		if raw, there := all[f.key]; there && !f.read(set, raw) {
			wrong = append(wrong, f.key)
		}
		delete(all, f.key)
	}
	s.unknown = all
	return wrong, true
}

// Save writes the settings, in one step. What the file held besides them is kept, and a
// setting out of its range is written as the default. Errors are a *DiskError, and then
// the file is still a whole one, most often the old.
func (s *Store) Save(set Settings) error {
	all := maps.Clone(s.unknown)
	if all == nil {
		all = map[string]json.RawMessage{}
	}
	set.Version = settingsVersion
	for _, f := range fields {
		raw, err := f.write(&set)
		if err != nil {
			return err
		}
		all[f.key] = raw
	}
	data, err := json.MarshalIndent(all, "", "  ")
	if err != nil {
		return err
	}
	if err := makeDirs(s.disk, filepath.Dir(s.settings)); err != nil {
		return refused(s.settings, err)
	}
	if _, err := s.keepSpoilt(); err != nil {
		return refused(s.settings, err)
	}
	return refused(s.settings, replace(s.disk, s.settings, append(data, '\n')))
}
