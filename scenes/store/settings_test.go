package store

import (
	"encoding/json"
	"math"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// chosen are settings that differ from the defaults in every field.
func chosen() Settings {
	return Settings{
		Version: 1, Lang: "pl", Scale: 400, Speed: 0, Fullscreen: true, Monitor: "Dell \"Ż\" <&>", Window: Window{-5, 7, 640, 480},
		ReducedMotion: true, HighContrast: true, CurtainSeconds: 45, Sound: false, Volume: 0,
	}
}

func TestSettingsComeBack(t *testing.T) {
	m := newMemory()
	s := using(t, m)
	assert.Equal(t, Defaults(), s.Load(), "a first start")
	require.NoError(t, s.Save(chosen()))
	m = m.after(allLost, nil)
	s = using(t, m)
	assert.Equal(t, chosen(), s.Load())
	assert.Empty(t, s.Notices())
	assert.Empty(t, m.names(".bad"))
	require.NoError(t, s.Save(chosen()))
	assert.Len(t, m.names("/config/"), 1)
}

// TestEverySettingIsSaved: no field of Settings is forgotten, and none is lost for
// another that is wrong.
func TestEverySettingIsSaved(t *testing.T) {
	m := newMemory()
	require.NoError(t, using(t, m).Save(chosen()))
	var file, memory map[string]any
	require.NoError(t, json.Unmarshal([]byte(m.text(settingsAt)), &file))
	flat, err := json.Marshal(Defaults())
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(flat, &memory))
	window := memory["Window"].(map[string]any)
	require.Len(t, file, len(memory)-1+len(window))
	require.Len(t, fields, len(file))
	d := Defaults()
	for _, f := range fields {
		mine, err := f.write(&d)
		require.NoError(t, err)
		if f.key != "version" {
			theirs, err := json.Marshal(file[f.key])
			require.NoError(t, err)
			assert.NotEqual(t, string(mine), string(theirs), f.key)
		}
		file[f.key] = []int{}
		spoilt, err := json.Marshal(file)
		require.NoError(t, err)
		m := newMemory()
		m.put(settingsAt, string(spoilt))
		s := using(t, m)
		got, want := s.Load(), chosen()
		require.True(t, f.read(&want, mine))
		assert.Equal(t, want, got, "%s is the default and the rest is as chosen", f.key)
		assert.Equal(t, []string{f.key}, s.Notices()[0].Fields)
		require.NoError(t, s.Save(chosen()))
		require.NoError(t, json.Unmarshal([]byte(m.text(settingsAt)), &file))
	}
}

// TestBrokenSettings start with the defaults; the file is kept beside, told once and
// written anew (faults 10).
func TestBrokenSettings(t *testing.T) {
	m := newMemory()
	require.NoError(t, using(t, m).Save(chosen()))
	whole := m.text(settingsAt)
	texts := []string{
		"", "\x00", "null", "[]", "7", `"x"`, "{", whole + "x", whole + whole, "\x93\xfa\x00\x01random",
		strings.Repeat("[", 20000), "{" + strings.Repeat(" ", mostSettings) + "}", "<settings/>",
	}
	for n := range len(whole) - 2 { // the last two are the bracket and the end of the line
		texts = append(texts, whole[:n])
	}
	for _, text := range texts {
		m := newMemory()
		m.put(settingsAt, text)
		s := using(t, m)
		require.Equal(t, Defaults(), s.Load(), "%.40q", text)
		require.Equal(t, []Notice{{Kind: SettingsBroken, File: settingsAt, Kept: settingsAt + ".bad"}}, s.Notices())
		m = m.after(allLost, nil)
		require.Equal(t, text, m.text(settingsAt+".bad"))
		s = using(t, m)
		require.Equal(t, Defaults(), s.Load())
		require.Empty(t, s.Notices(), "told once")
	}
}

// TestWrongSettings: each that is none is the default, the others hold.
func TestWrongSettings(t *testing.T) {
	for _, c := range []struct {
		text  string
		wrong []string
		want  func(*Settings)
	}{
		{`{"scale": 49}`, []string{"scale"}, nil},
		{`{"scale": 401, "speed": 4}`, []string{"scale"}, func(s *Settings) { s.Speed = 4 }},
		{`{"scale": "100", "lang": "pl"}`, []string{"scale"}, func(s *Settings) { s.Lang = "pl" }},
		{`{"scale": null, "sound": null, "lang": null}`, []string{"lang", "scale", "sound"}, nil},
		{`{"scale": 1e400, "speed": 1e400}`, []string{"scale", "speed"}, nil},
		{`{"scale": 100.5}`, []string{"scale"}, nil},
		{`{"speed": 0.49}`, []string{"speed"}, nil},
		{`{"speed": 4.01}`, []string{"speed"}, nil},
		{`{"speed": -1}`, []string{"speed"}, nil},
		{`{"speed": 0}`, nil, func(s *Settings) { s.Speed = 0 }},
		{`{"speed": 0.5, "volume": 100}`, nil, func(s *Settings) { s.Speed, s.Volume = .5, 100 }},
		{`{"lang": "tlh"}`, []string{"lang"}, nil},
		{`{"fullscreen": 1, "sound": false}`, []string{"fullscreen"}, func(s *Settings) { s.Sound = false }},
		{`{"monitor": "` + strings.Repeat("x", 201) + `"}`, []string{"monitor"}, nil},
		{`{"windowWidth": -1, "windowX": 99999}`, []string{"windowX", "windowWidth"}, nil},
		{`{"version": 2, "scale": 200}`, []string{"version"}, func(s *Settings) { s.Scale = 200 }},
		{`{"version": 0, "scale": 200}`, []string{"version"}, func(s *Settings) { s.Scale = 200 }},
		{`{}`, nil, nil},
		{"\ufeff{\"scale\": 50}", nil, func(s *Settings) { s.Scale = 50 }},
		{`{"SCALE": 200, "Lang": 7}`, nil, nil},
	} {
		m := newMemory()
		m.put(settingsAt, c.text)
		s := using(t, m)
		want := Defaults()
		if c.want != nil {
			c.want(&want)
		}
		assert.Equal(t, want, s.Load(), c.text)
		told := s.Notices()
		if c.wrong == nil {
			assert.Empty(t, told, c.text)
			assert.Equal(t, c.text, m.text(settingsAt), "it is left alone")
			continue
		}
		assert.Equal(t, []Notice{{Kind: SettingsMended, File: settingsAt, Kept: settingsAt + ".bad", Fields: c.wrong}}, told)
		assert.Equal(t, c.text, m.text(settingsAt+".bad"))
		s = using(t, m.after(allLost, nil))
		assert.Equal(t, want, s.Load(), c.text)
		assert.Empty(t, s.Notices(), c.text)
	}
}

// TestUnknownSettingsSurvive: what another version has written is still there after a
// save, and after a mending.
func TestUnknownSettingsSurvive(t *testing.T) {
	for _, scale := range []string{"200", `"wide"`} {
		m := newMemory()
		m.put(settingsAt, `{"scale": `+scale+`, "SCALE": 3, "later": {"deep": [1, 12345678901234567890, "Ż<"]}}`)
		s := using(t, m)
		set := s.Load()
		set.Volume = 11
		require.NoError(t, s.Save(set))
		dec := json.NewDecoder(strings.NewReader(m.text(settingsAt)))
		dec.UseNumber()
		var all map[string]any
		require.NoError(t, dec.Decode(&all))
		assert.Equal(t, map[string]any{"deep": []any{json.Number("1"), json.Number("12345678901234567890"), "Ż<"}}, all["later"])
		assert.Equal(t, json.Number("3"), all["SCALE"])
		assert.Equal(t, json.Number("11"), all["volume"])
		s = using(t, m.after(allKept, nil))
		assert.Equal(t, set, s.Load())
	}
}

// TestBadSettingsAreAllKept: a second bad file does not take the place of the first.
func TestBadSettingsAreAllKept(t *testing.T) {
	m := newMemory()
	for _, text := range []string{"one", "two", "one", "three"} {
		m.put(settingsAt, text)
		s := using(t, m.after(allKept, nil))
		m = s.disk.(*memory)
		s.Load()
		require.Len(t, s.Notices(), 1)
	}
	assert.Equal(t, "one", m.text(settingsAt+".bad"))
	assert.Equal(t, "two", m.text(settingsAt+".bad-2"))
	assert.Equal(t, "three", m.text(settingsAt+".bad-3"))
	assert.Len(t, m.names(".bad"), 3)
}

// TestSettingsOnAFullDisk: a save that fails is one error and leaves the old settings;
// bad ones are never written over before they are kept.
func TestSettingsOnAFullDisk(t *testing.T) {
	calm := newMemory()
	calm.put(settingsAt, "bad")
	s := using(t, calm)
	before := calm.steps
	s.Load()
	for step := before + 1; step <= calm.steps; step++ {
		for _, dead := range []bool{false, true} {
			m := newMemory()
			m.put(settingsAt, "bad")
			s := using(t, m)
			m.failAt, m.dead, m.err = step, dead, syscall.ENOSPC
			require.Equal(t, Defaults(), s.Load())
			require.Len(t, s.Notices(), 1)
			held := m.after(allKept, nil)
			require.Contains(t, []string{held.text(settingsAt), held.text(settingsAt + ".bad")}, "bad", m.log[step-1])
			if !dead {
				require.Empty(t, m.names(newSuffix), "room is given back")
				m.failAt = m.steps + 1
			}
			var disk *DiskError
			require.ErrorAs(t, s.Save(chosen()), &disk)
			assert.Equal(t, CauseFull, disk.Cause)
			assert.Equal(t, settingsAt, disk.Path)
			held = m.after(allKept, nil)
			require.Contains(t, []string{held.text(settingsAt), held.text(settingsAt + ".bad")}, "bad", m.log[step-1])
			m.failAt = 0
			require.NoError(t, s.Save(chosen()))
			m = m.after(allLost, nil)
			assert.Equal(t, "bad", m.text(settingsAt+".bad"))
			assert.Equal(t, chosen(), using(t, m).Load())
		}
	}
}

// TestSettingsThatCannotBeOpened: what stands in their place and is no file is moved
// aside.
func TestSettingsThatCannotBeOpened(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, local{}.MakeDir(dir+"/settings.json"))
	s, err := Open(dir)
	require.NoError(t, err)
	assert.Equal(t, Defaults(), s.Load())
	assert.Equal(t, []Notice{{Kind: SettingsBroken, File: s.settings, Kept: s.settings + ".bad"}}, s.Notices())
	require.NoError(t, s.Save(chosen()))
	assert.Equal(t, chosen(), s.Load())
	require.NoError(t, s.Close())
}

// TestSettingsOutOfRangeAreNotSaved: a slip of the program does not make the next start
// complain.
func TestSettingsOutOfRangeAreNotSaved(t *testing.T) {
	s := using(t, newMemory())
	require.NoError(t, s.Save(Settings{Version: 9, Lang: "x", Scale: -1, Speed: math.NaN(), Monitor: "\xff", Window: Window{1 << 20, 0, 0, 0}, Volume: 101, HighContrast: true}))
	want := Defaults()
	want.Sound, want.HighContrast = false, true
	assert.Equal(t, want, s.Load())
	assert.Empty(t, s.Notices())
}

// FuzzSettings: whatever stands in the file, the settings are such as there can be, the
// file is kept if anything was wrong, and a second start has nothing to tell.
func FuzzSettings(f *testing.F) {
	m := newMemory()
	f.Add([]byte(using(f, m).disk.(*memory).text(settingsAt)))
	f.Add([]byte(`{"scale": 50, "speed": 0.5, "lang": "pl", "monitor": "x", "later": {"a": [null, 1e9]}}`))
	f.Add([]byte(`{"scale": 5e1, "speed": "0.5", "windowX": null, "version": 2}`))
	f.Add([]byte("\ufeff{}"))
	f.Fuzz(func(t *testing.T, data []byte) {
		m := newMemory()
		m.put(settingsAt, string(data))
		s := using(t, m)
		set := s.Load()
		told := s.Notices()
		require.LessOrEqual(t, len(told), 1)
		if len(told) == 1 {
			require.Equal(t, string(data), m.text(settingsAt+".bad"))
		} else {
			require.Equal(t, string(data), m.text(settingsAt))
		}
		for _, f := range fields {
			raw, err := f.write(&set)
			require.NoError(t, err)
			again := Defaults()
			require.True(t, f.read(&again, raw), f.key)
		}
		require.NoError(t, s.Save(set))
		s = using(t, m.after(allLost, nil))
		require.Equal(t, set, s.Load())
		require.Empty(t, s.Notices())
	})
}
