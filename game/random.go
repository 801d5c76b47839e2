package game

import (
	"math/bits"
	"math/rand/v2"
)

// Outcome is how a random match went.
type Outcome struct {
	Actions int
	Over    bool
	Result  Result
}

// rareOdds is how seldom a rare action or an optional question is taken: 1 in 64.
const rareOdds = 64

// Random is the random player of playouts and benchmarks. It picks a sort of action
// evenly and then one of that sort; it takes rare sorts and optional questions one
// time in 64. It allocates nothing once its buffers have grown.
type Random[S any, A Action, E, Pub, Priv any] struct {
	rules     Rules[S, A, E, Pub, Priv]
	asks      []Ask
	offers    []A
	src       rand.PCG
	pos, next *S
	luck      *Chance
	turn      *Turn[E]
}

// NewRandom is a random player.
func NewRandom[S any, A Action, E, Pub, Priv any](r Rules[S, A, E, Pub, Priv]) *Random[S, A, E, Pub, Priv] {
	p := &Random[S, A, E, Pub, Priv]{rules: r, pos: new(S), next: new(S), luck: Loose(0, 0)}
	p.turn = NewTurn[E](p.luck, true)
	return p
}

// Seed starts the player's own choices anew.
func (p *Random[S, A, E, Pub, Priv]) Seed(seed uint64) { p.src.Seed(seed, 1) }

// Match plays a whole match without record or events, maxActions at the most. Deal,
// luck and choices all follow from the seed of the setup.
func (p *Random[S, A, E, Pub, Priv]) Match(setup Setup, maxActions int) (Outcome, error) {
	p.luck.Reseed(setup.Seed, 0)
	p.Seed(setup.Seed)
	if err := p.rules.New(p.pos, setup, p.turn); err != nil {
		return Outcome{}, err
	}
	o := Outcome{}
	for ; o.Actions < maxActions; o.Actions++ {
		if o.Result, o.Over = p.rules.Result(p.pos); o.Over {
			break
		}
		seat, a, ok := p.Choose(p.pos)
		if !ok {
			break
		}
		*p.next = *p.pos
		p.rules.Apply(p.next, seat, a, p.turn)
		p.pos, p.next = p.next, p.pos
	}
	return o, nil
}

// Choose picks a seat that is asked and one of its choices; ok is false when nobody
// may act.
func (p *Random[S, A, E, Pub, Priv]) Choose(s *S) (seat Seat, a A, ok bool) {
	p.asks = p.rules.Asked(s, p.asks[:0])
	if len(p.asks) == 0 {
		return Nobody, a, false
	}
	ask := p.asks[0]
	for _, q := range p.asks[1:] {
		if q.Optional && p.seldom() {
			ask = q
		}
	}
	p.offers = p.rules.Choices(s, ask.Seat, p.offers[:0])
	if len(p.offers) == 0 {
		return ask.Seat, a, false
	}
	return ask.Seat, p.pick(), true
}

func (p *Random[S, A, E, Pub, Priv]) pick() A {
	var common, rare uint64
	for i := range p.offers {
		if p.offers[i].Rare() {
			rare |= 1 << p.offers[i].Kind()
		} else {
			common |= 1 << p.offers[i].Kind()
		}
	}
	sorts := common
	if common == 0 || rare != 0 && p.seldom() {
		sorts = rare
	}
	for skip := p.below(bits.OnesCount64(sorts)); skip > 0; skip-- {
		sorts &= sorts - 1
	}
	kind := uint8(bits.TrailingZeros64(sorts))
	n := 0
	for i := range p.offers {
		if p.offers[i].Kind() == kind {
			n++
		}
	}
	for i, skip := 0, p.below(n); ; i++ {
		if p.offers[i].Kind() != kind {
			continue
		}
		if skip == 0 {
			return p.offers[i]
		}
		skip--
	}
}

func (p *Random[S, A, E, Pub, Priv]) seldom() bool { return p.src.Uint64()%rareOdds == 0 }

func (p *Random[S, A, E, Pub, Priv]) below(n int) int {
	hi, _ := bits.Mul64(p.src.Uint64(), uint64(n))
	return int(hi)
}
