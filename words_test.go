package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/render/paint"
)

// TestEveryLetterOfEveryTextHasAPicture: each rune of each catalogue, rules texts
// included, in each face that sets running words (faults 51).
func TestEveryLetterOfEveryTextHasAPicture(t *testing.T) {
	files, err := filepath.Glob("localization/*.json")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	seen := map[rune]string{}
	for _, name := range files {
		data, err := os.ReadFile(name)
		require.NoError(t, err)
		var all any
		require.NoError(t, json.Unmarshal(data, &all), name)
		runes(all, func(r rune) { seen[r] = name })
	}
	assert.Contains(t, seen, 'ź')
	for r, name := range seen {
		if unicode.IsSpace(r) || unicode.Is(unicode.Cf, r) {
			continue
		}
		for _, face := range []paint.Face{paint.Body, paint.Medium, paint.Bold} {
			assert.True(t, paint.Has(face, r), "%s: %q has no picture in face %v", name, r, face)
		}
	}
}

// runes calls f for each rune of each text in a value of JSON.
func runes(v any, f func(rune)) {
	switch v := v.(type) {
	case string:
		for _, r := range v {
			f(r)
		}
	case []any:
		for _, e := range v {
			runes(e, f)
		}
	case map[string]any:
		for _, e := range v {
			runes(e, f)
		}
	}
}
