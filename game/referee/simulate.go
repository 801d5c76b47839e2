package main

import (
	"errors"
	"math"
	"runtime"
	"slices"
	"sync/atomic"

	"golang.org/x/sync/errgroup"

	"alibi/game"
	"alibi/localization"
)

// mostMatches bounds a simulation: more would not fit what counts them.
const mostMatches = 1_000_000_000

// plan is what a simulation plays.
type plan struct {
	title   *game.Title
	setup   game.Setup
	matches int
}

// simulate plays random matches and prints how they went.
func (d *desk) simulate(s *simulation) error {
	p, err := d.plan(s)
	if err != nil {
		return err
	}
	bar := d.progress(p.matches)
	t, err := p.play(runtime.GOMAXPROCS(0), bar.step)
	bar.end()
	if err != nil {
		return setupRefusal(err)
	}
	if s.JSON {
		return d.printJSON(p, t)
	}
	d.printTally(p, t)
	return nil
}

// plan judges what is asked for.
func (d *desk) plan(s *simulation) (*plan, error) {
	title := d.title(s.Game)
	if title == nil {
		return nil, refuse("ui.referee.game", localization.Plain("game", s.Game), localization.Plains("names", d.titleNames()...))
	}
	if s.Players == "" {
		return nil, refuse("referee.flag.missing", localization.Plain("flag", "--players"))
	}
	players, err := number("--players", s.Players, 1, game.MaxSeats, 0)
	if err != nil {
		return nil, err
	}
	matches, err := number("--matches", s.Matches, 1, mostMatches, 1000)
	if err != nil {
		return nil, err
	}
	seed, err := number("--seed", s.Seed, 0, math.MaxUint64, 1)
	if err != nil {
		return nil, err
	}
	mode, ok := title.ModeFor(s.Mode, int(players))
	if !ok && s.Mode != "" {
		return nil, refuse("ui.referee.mode", localization.Plain("game", title.Name), localization.Plain("mode", s.Mode), localization.Plains("names", modeNames(title)...))
	}
	if !ok {
		mode = title.Modes[0] // the title itself says which head counts it takes
	}
	setup := game.Setup{Seats: int(players), Mode: mode.ID, Seed: seed}
	if s.Strict {
		if !slices.ContainsFunc(title.Options, func(o game.Option) bool { return o.ID == "strict" }) {
			return nil, refuse("referee.strict", localization.Plain("game", title.Name))
		}
		setup.Options = []string{"strict"}
	}
	return &plan{title, setup, int(matches)}, nil
}

func modeNames(t *game.Title) []string {
	var names []string
	for _, m := range t.Modes {
		names = append(names, m.ID)
	}
	return names
}

func setupRefusal(err error) error {
	var setup *game.SetupError
	if !errors.As(err, &setup) {
		return err
	}
	return refuse("ui.error.setup."+setup.What, localization.Plain("value", setup.Got), localization.Plain("want", setup.Want))
}

// play shares the matches out among workers. Every match has a seed of its own, so that
// it does not matter who plays it.
func (p *plan) play(workers int, done func(int)) (*tally, error) {
	const share = 64
	var next atomic.Int64
	var g errgroup.Group
	parts := make([]*tally, workers)
	for w := range workers {
		parts[w] = newTally(p.title.MaxActions)
		g.Go(func() error {
			match := p.title.Simulator()
			setup := p.setup
			for {
				from := int(next.Add(share)) - share
				if from >= p.matches {
					return nil
				}
				to := min(from+share, p.matches)
				for i := from; i < to; i++ {
					setup.Seed = matchSeed(p.setup.Seed, uint64(i))
					o, err := match(setup)
					if err != nil {
						return err
					}
					parts[w].add(&o, p.title.Side(o.Result))
				}
				done(to - from)
			}
		})
	}
	if err := g.Wait(); err != nil {
		return nil, err
	}
	whole := newTally(p.title.MaxActions)
	for _, part := range parts {
		whole.merge(part)
	}
	whole.sort()
	return whole, nil
}

// matchSeed mixes a match's own seed out of the simulation's (splitmix64).
func matchSeed(seed, match uint64) uint64 {
	z := seed + (match+1)*0x9e3779b97f4a7c15
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}
