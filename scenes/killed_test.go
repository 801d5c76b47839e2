package scenes_test

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/scenes"
	"alibi/scenes/scenetest"
	"alibi/scenes/store"
)

// killedDir names the folder in which the program that is to be killed plays.
const killedDir = "ALIBI_TEST_KILLED_DIR"

// TestPlayToBeKilled is no test of its own: TestKilledAtAnyPoint runs it as a program. It
// goes on with the match in the folder, or begins one, and says after each decision how
// many lines the people at the table have seen the outcome of.
func TestPlayToBeKilled(t *testing.T) {
	dir := os.Getenv(killedDir)
	if dir == "" {
		t.Skip("run by TestKilledAtAnyPoint")
	}
	st, err := store.Open(dir)
	require.NoError(t, err)
	h := scenetest.Open(t, scenes.Options{Lang: "pl", LangAsked: true, Seed: 7, Seeded: true, Store: st}, 1280, 720)
	h.Rest(1)
	if h.Sees("button title/ui.title.resume") {
		h.Click("button title/ui.title.resume")
	} else {
		h.Click("button title/ui.title.new")
		h.Click("button start")
	}
	h.Rest(3)
	rng := rand.New(rand.NewPCG(uint64(os.Getpid()), 1))
	for {
		fmt.Printf("seen %d\n", lineCount(t, dir))
		if h.Sees("identity ") {
			h.Click("button verdict/again")
			h.Rest(3)
		}
		h.Play(rng, 1)
	}
}

// lineCount is how many lines of matches are in a folder.
func lineCount(t *testing.T, dir string) (lines int) {
	t.Helper()
	for _, rec := range journals(t, dir) {
		lines += len(rec.Lines)
	}
	return lines
}

// TestKilledAtAnyPoint kills the playing program at random moments: whatever was seen is
// there when it is started again, nothing is broken, and the match goes on from the title
// (faults 5, 48). 200 moments with ALIBI_SOAK, else a few.
func TestKilledAtAnyPoint(t *testing.T) {
	moments := 6
	if os.Getenv("ALIBI_SOAK") != "" {
		moments = 200
	}
	dir, rng := t.TempDir(), rand.New(rand.NewPCG(9, 9))
	program, err := os.Executable()
	require.NoError(t, err)
	most := 0
	for n := range moments {
		c := exec.Command(program, "-test.run=^TestPlayToBeKilled$", "-test.v")
		c.Env = append(os.Environ(), killedDir+"="+dir)
		out, err := c.StdoutPipe()
		require.NoError(t, err)
		require.NoError(t, c.Start())
		seen, first := 0, make(chan struct{})
		read := make(chan struct{})
		go func() {
			defer close(read)
			for s := bufio.NewScanner(out); s.Scan(); {
				number, said := strings.CutPrefix(s.Text(), "seen ")
				if lines, err := strconv.Atoi(number); said && err == nil {
					if seen == 0 {
						close(first)
					}
					seen = max(seen, lines, 1)
				}
			}
		}()
		select {
		case <-first:
		case <-time.After(60 * time.Second):
			require.Fail(t, "the program does not play")
		}
		time.Sleep(time.Duration(rng.IntN(1200)) * time.Millisecond)
		require.NoError(t, c.Process.Kill())
		_ = c.Wait() // it was killed
		<-read
		st, err := store.Open(dir)
		require.NoError(t, err)
		all, err := st.List()
		require.NoError(t, err)
		for _, e := range all {
			assert.NoError(t, e.Err, "moment %d", n)
		}
		if last, ok := st.Last(); ok {
			_, j, err := st.Resume(last.Name)
			require.NoError(t, err)
			require.NoError(t, j.Close())
		}
		require.NoError(t, st.Close())
		now := lineCount(t, dir)
		assert.GreaterOrEqual(t, now, seen, "moment %d", n)
		assert.GreaterOrEqual(t, now, most, "moment %d", n)
		most = now
	}
	assert.Greater(t, most, 10)
	t.Logf("%d moments, %d lines", moments, most)
}
