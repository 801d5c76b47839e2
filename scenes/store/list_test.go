package store

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// BenchmarkListOf500 lists a folder of 500 finished matches of four players.
func BenchmarkListOf500(b *testing.B) {
	sc, err := venetian()
	require.NoError(b, err)
	dir := b.TempDir()
	s, err := Open(dir)
	require.NoError(b, err)
	defer func() { require.NoError(b, s.Close()) }()
	text := sc.text(b, len(sc.rec.Lines))
	for i := range 500 {
		name := filepath.Join(dir, "matches", fmt.Sprintf("venice-20260101-%06d.over.alibi", i))
		require.NoError(b, os.WriteFile(name, []byte(text), 0o600))
	}
	b.ResetTimer()
	for range b.N {
		all, err := s.List()
		require.NoError(b, err)
		require.Len(b, all, 500)
	}
	b.ReportMetric(float64(len(sc.rec.Lines)), "lines")
	b.ReportMetric(float64(len(text)), "bytes")
}
