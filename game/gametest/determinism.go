package gametest

import (
	"fmt"
	"hash/fnv"
	"runtime"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
)

// course is what was played, without what came of it.
type course[A game.Action] struct {
	setup game.Setup
	seats []game.Seat
	acts  []A
}

// maxCourse bounds the courses that are played again and again; between two looks at
// all views lie lookEvery actions.
const (
	maxCourse = 80
	lookEvery = 8
)

// Determinism plays the same course many times, one after another on one processor and
// many at once on sixteen: the views are always the same.
func (k *Kit[S, A, E, Pub, Priv]) Determinism(t *testing.T) {
	k.prepare()
	replays := k.effort().replays
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	k.tables(func(mode string, seats int) {
		c := k.course(t, game.Setup{Seats: seats, Mode: mode, Seed: uint64(seats)})
		want, err := k.viewed(c)
		require.NoError(t, err)
		for _, processors := range []int{1, 16} {
			runtime.GOMAXPROCS(processors)
			hashes := make([]uint64, replays/2)
			var all sync.WaitGroup
			for i := range hashes {
				all.Go(func() { hashes[i], _ = k.viewed(c) })
				if i%processors == processors-1 {
					all.Wait()
				}
			}
			all.Wait()
			for i, h := range hashes {
				assert.Equal(t, want, h, "%s replayed for the %dth time on %d processors", name(c.setup), i+1, processors)
			}
		}
	})
}

// course plays one match at random and keeps what was played.
func (k *Kit[S, A, E, Pub, Priv]) course(t *testing.T, setup game.Setup) course[A] {
	t.Helper()
	b := k.begin(t, setup, k.effort())
	b.patient = true
	c := course[A]{setup: setup}
	for !b.over() && len(c.acts) < maxCourse {
		seat, a := b.choose()
		require.NoError(t, b.m.Do(seat, a))
		b.apply(&b.pos, seat, a)
		b.lines++
		b.refresh()
		c.seats, c.acts = append(c.seats, seat), append(c.acts, a)
	}
	return c
}

// viewed plays a course and gives a hash of all views on its way and of all logs.
func (k *Kit[S, A, E, Pub, Priv]) viewed(c course[A]) (uint64, error) {
	m, err := game.Start(k.Spec.Rules, c.setup)
	if err != nil {
		return 0, err
	}
	sum := fnv.New64a()
	for i, a := range c.acts {
		if i%lookEvery == 0 {
			k.hash(sum.Write, m, c.setup.Seats)
		}
		if err := m.Do(c.seats[i], a); err != nil {
			return 0, err
		}
	}
	k.hash(sum.Write, m, c.setup.Seats)
	for _, v := range viewers(c.setup.Seats) {
		write(sum.Write, m.Log(v))
	}
	return sum.Sum64(), nil
}

func (k *Kit[S, A, E, Pub, Priv]) hash(to func([]byte) (int, error), m *game.Match[S, A, E, Pub, Priv], seats int) {
	write(to, m.Table())
	for s := range game.Seat(seats) {
		write(to, m.Own(s))
	}
}

func write(to func([]byte) (int, error), v any) {
	_, _ = to(fmt.Appendf(nil, "%+v\n", v)) // a hash takes everything
}
