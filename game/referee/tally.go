package main

import (
	"math"
	"slices"
	"strings"

	"alibi/game"
)

// tally counts how matches went. Tallies of parts add up to that of the whole in any
// order, so that the number of workers changes nothing.
type tally struct {
	matches, unfinished int
	// lengths counts matches by their number of actions.
	lengths []int
	ends    []count
	sides   []count
	seats   [game.MaxSeats]int
}

// count is how often something came about.
type count struct {
	name, clause string
	n            int
}

func newTally(longest int) *tally { return &tally{lengths: make([]int, longest+1)} }

func bump(counts []count, name, clause string, by int) []count {
	i := slices.IndexFunc(counts, func(c count) bool { return c.name == name && c.clause == clause })
	if i < 0 {
		return append(counts, count{name, clause, by})
	}
	counts[i].n += by
	return counts
}

func (t *tally) add(o *game.Outcome, side string) {
	t.matches++
	t.lengths[o.Actions]++
	if !o.Over {
		t.unfinished++
		return
	}
	t.ends = bump(t.ends, o.Result.How, o.Result.Clause, 1)
	if side != "" {
		t.sides = bump(t.sides, side, "", 1)
	}
	for s := range game.Seat(game.MaxSeats) {
		if o.Result.Winners.Has(s) {
			t.seats[s]++
		}
	}
}

func (t *tally) merge(part *tally) {
	t.matches += part.matches
	t.unfinished += part.unfinished
	for i, n := range part.lengths {
		t.lengths[i] += n
	}
	for _, c := range part.ends {
		t.ends = bump(t.ends, c.name, c.clause, c.n)
	}
	for _, c := range part.sides {
		t.sides = bump(t.sides, c.name, c.clause, c.n)
	}
	for s, n := range part.seats {
		t.seats[s] += n
	}
}

// sort puts the most frequent first, and what is equally frequent by name.
func (t *tally) sort() {
	for _, counts := range [][]count{t.ends, t.sides} {
		slices.SortFunc(counts, func(a, b count) int {
			if a.n != b.n {
				return b.n - a.n
			}
			return strings.Compare(a.name+" "+a.clause, b.name+" "+b.clause)
		})
	}
}

// length is the smallest number of actions that the share of all matches does not pass.
func (t *tally) length(share float64) int {
	need := max(1, int(math.Ceil(share*float64(t.matches))))
	for i, n := range t.lengths {
		if need -= n; need <= 0 {
			return i
		}
	}
	return 0
}

func (t *tally) actions() int {
	sum := 0
	for i, n := range t.lengths {
		sum += i * n
	}
	return sum
}
