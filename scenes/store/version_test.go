package store

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestFilesOfEveryVersion: what each version of the formats has written is still read;
// for a new one its files join those in testdata (faults 49).
func TestFilesOfEveryVersion(t *testing.T) {
	sc := played(t)
	text, err := os.ReadFile(filepath.Join("testdata", "venice-1.alibi"))
	require.NoError(t, err)
	settings, err := os.ReadFile(filepath.Join("testdata", "settings-1.json"))
	require.NoError(t, err)
	m := newMemory()
	m.put(matchesAt+"/v.alibi", string(text))
	m.put(settingsAt, string(settings))
	s := using(t, m)
	want := chosen() // without what that version did not know yet
	want.CurtainSeconds = Defaults().CurtainSeconds
	assert.Equal(t, want, s.Load())
	all := listed(t, s)
	require.Len(t, all, 1)
	assert.Equal(t, time.Date(2026, 1, 31, 20, 15, 40, 0, time.UTC), all[0].Began.UTC())
	assert.Equal(t, []string{"Łucja", "Żaneta \"Ż\"", "Ądźń", "Olga"}, all[0].Party.Names)
	rec, j, err := s.Resume("v.alibi")
	require.NoError(t, err)
	assert.Len(t, rec.Lines, strings.Count(string(text), "\np"))
	p, err := sc.title.Verify(rec)
	require.NoError(t, err)
	_, over := p.Result()
	assert.True(t, over)
	require.NoError(t, j.Close())
	assert.Empty(t, s.Notices())
	assert.Equal(t, string(text), m.text(matchesAt+"/v.alibi"), "reading changes nothing")
}
