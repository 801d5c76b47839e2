package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestFaultsApply: every edit still finds its place, exactly one, so that a change of
// the rules cannot quietly take a fault out of the list.
func TestFaultsApply(t *testing.T) {
	seen := map[string]bool{}
	for _, f := range faults {
		assert.False(t, seen[f.name], "two faults are called %q", f.name)
		seen[f.name] = true
		b, err := os.ReadFile(filepath.Join("..", "..", filepath.FromSlash(f.file)))
		require.NoError(t, err)
		assert.Equal(t, 1, strings.Count(string(b), f.old), "%s in %s", f.name, f.file)
		assert.NotEqual(t, f.old, f.new, f.name)
	}
	assert.GreaterOrEqual(t, len(faults), 12)
}

func TestUnknownNamesAreRefused(t *testing.T) {
	_, err := run([]string{"no such fault"})
	assert.ErrorContains(t, err, "no such fault")
}

// TestFaultsAreCaught seeds every fault, which takes minutes.
func TestFaultsAreCaught(t *testing.T) {
	if os.Getenv("ALIBI_SOAK") != "1" {
		t.Skip("a long run: ALIBI_SOAK=1")
	}
	missed, err := run(nil)
	require.NoError(t, err)
	assert.Zero(t, missed)
}
