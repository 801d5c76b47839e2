package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
)

// TestSimulation: the result does not depend on the number of workers, and adds up.
func TestSimulation(t *testing.T) {
	titles := shelf
	title, err := titles[0]()
	require.NoError(t, err)
	p := &plan{title, game.Setup{Seats: 5, Mode: "standard", Seed: 3}, 300}
	one, err := p.play(1, func(int) {})
	require.NoError(t, err)
	done := 0
	four, err := p.play(4, func(int) {})
	require.NoError(t, err)
	assert.Equal(t, one, four)
	_, err = p.play(1, func(n int) { done += n })
	require.NoError(t, err)
	assert.Equal(t, 300, done)

	sum := one.unfinished
	for _, e := range one.ends {
		sum += e.n
	}
	assert.Equal(t, 300, sum)
	assert.Greater(t, len(one.ends), 1)
	assert.Equal(t, 300, one.sides[0].n+one.sides[1].n)
	assert.LessOrEqual(t, one.length(0), one.length(0.5))
	assert.LessOrEqual(t, one.length(0.5), one.length(1))

	other, err := (&plan{title, game.Setup{Seats: 5, Mode: "standard", Seed: 4}, 300}).play(2, func(int) {})
	require.NoError(t, err)
	assert.NotEqual(t, one, other, "another seed plays other matches")
}

// TestJSON: with --json there is JSON alone on the output, the same every time.
func TestJSON(t *testing.T) {
	got := tell(words("simulate venice --players 4 --matches 50 --seed 9 --json")...)
	assert.Equal(t, 0, got.status)
	assert.Empty(t, got.err)
	assert.Equal(t, got, tell(words("simulate --json venice --seed 9 --matches 50 --players 4")...))
	var r resultJSON
	require.NoError(t, json.Unmarshal([]byte(got.out), &r))
	assert.Equal(t, "venice", r.Game)
	assert.Equal(t, "standard", r.Mode)
	assert.Equal(t, 4, r.Players)
	assert.Equal(t, 50, r.Matches)
	assert.Equal(t, uint64(9), r.Seed)
	assert.Len(t, r.Seats, 4)
	share := 0.0
	for _, e := range r.Ends {
		share += e.Share
		assert.NotEmpty(t, e.Clause)
	}
	assert.InDelta(t, 1-float64(r.Unfinished)/50, share, 1e-9)
	assert.InDelta(t, float64(r.Actions.Total)/50, r.Actions.Mean, 1e-9)
}

// TestProgress: a bar is for a terminal; the same bytes go elsewhere with or without it.
func TestProgress(t *testing.T) {
	assert.False(t, terminal(&bytes.Buffer{}))
	file, err := os.Create(filepath.Join(t.TempDir(), "x"))
	require.NoError(t, err)
	assert.False(t, terminal(file))
	require.NoError(t, file.Close())
	var out bytes.Buffer
	b := &bar{out: &out, max: 200, text: func(n int) string { return "now" }, stop: make(chan struct{})}
	b.step(50)
	assert.Equal(t, "[#######.......................] now", b.line())
	b.gone.Go(b.draw)
	b.end()
	assert.Equal(t, "\r\x1b[K", out.String())
}
