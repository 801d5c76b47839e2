package venice

import (
	"strconv"
	"testing"
	"time"

	"alibi/game"
)

// BenchmarkRandomMatch plays whole random matches with the full rules, events off.
// steps/action is the cost in steps of a splitmix64 loop timed in the same run.
func BenchmarkRandomMatch(b *testing.B) {
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		b.Run(strconv.Itoa(seats), func(b *testing.B) { benchmarkMatches(b, seats) })
	}
}

func benchmarkMatches(b *testing.B, seats int) {
	r, err := Load()
	if err != nil {
		b.Fatal(err)
	}
	p := game.NewRandom[state, Action, Event, Table, Own](r)
	setup := game.Setup{Seats: seats, Mode: ModeStandard}
	actions := 0
	b.ReportAllocs()
	b.ResetTimer()
	for i := range b.N {
		setup.Seed = uint64(i)
		o, err := p.Match(setup, maxActions)
		if err != nil || !o.Over {
			b.Fatal(o, err)
		}
		actions += o.Actions
	}
	b.StopTimer()
	spent := b.Elapsed()
	step := splitmixStep()
	b.ReportMetric(float64(actions)/spent.Seconds(), "actions/s")
	b.ReportMetric(float64(b.N)/spent.Seconds(), "matches/s")
	b.ReportMetric(float64(spent.Nanoseconds())/float64(actions)/step, "steps/action")
	b.ReportMetric(float64(actions)/float64(b.N), "actions/match")
}

// splitmixStep is what one step of a splitmix64 loop costs now, in ns.
func splitmixStep() float64 {
	const n = 50_000_000
	x, sum := uint64(1), uint64(0)
	start := time.Now()
	for range n {
		x += 0x9e3779b97f4a7c15
		z := (x ^ x>>30) * 0xbf58476d1ce4e5b9
		z = (z ^ z>>27) * 0x94d049bb133111eb
		sum += z ^ z>>31
	}
	spent := time.Since(start)
	if sum == 0 {
		panic("splitmix64 sums to zero")
	}
	return float64(spent.Nanoseconds()) / n
}
