package venice

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
)

// TestPublicCourseTellsNothing plays pairs of whole matches with the same public course
// and other secrets: another identity, other codes on the graves. Until the first code
// is turned over the bytes that everybody but the Killer gets are the same.
func TestPublicCourseTellsNothing(t *testing.T) {
	title, err := Title()
	require.NoError(t, err)
	actions, unlike := 0, 0
	for seed := range uint64(12) {
		options := []string{"killer=p0"}
		if seed%2 == 1 {
			options = append(options, OptionStrict)
		}
		c := &pair{t: t, title: title, luck: rand.New(rand.NewPCG(seed, 3)), setup: game.Setup{Seats: 2 + int(seed)%5, Mode: ModeStandard, Options: options, Seed: seed}}
		c.begin()
		for c.play() {
			actions++
		}
		unlike += c.unlike
	}
	assert.Greater(t, actions, 400, "too little was played side by side")
	assert.Greater(t, unlike, 20, "too few secret answers were unlike")
}

// pair is two matches side by side.
type pair struct {
	t      *testing.T
	title  *game.Title
	setup  game.Setup
	luck   *rand.Rand
	a, b   game.Play
	unlike int // secret answers that were not the same
}

// begin deals both; in the second the Suspect Cards lie in another order.
func (p *pair) begin() {
	var err error
	p.a, err = p.title.Start(p.setup)
	require.NoError(p.t, err)
	deal := p.a.Record().Deal
	mix(p.luck, deal[len(deal)-1].Got)
	p.b, err = p.title.StartTaped(p.setup, deal)
	require.NoError(p.t, err)
	p.same()
}

// play plays one action in both and compares; it ends with the match, with something
// shown, and where the second Killer has no answer that looks like the first one's.
func (p *pair) play() bool {
	asks := p.a.Asks()
	if len(asks) == 0 {
		return false
	}
	q := asks[0]
	offers := slices.DeleteFunc(p.a.OwnOffers(q.Seat), func(o string) bool {
		return strings.HasPrefix(o, "accuse") || strings.HasPrefix(o, "turn ") || o == "concede"
	})
	if len(offers) == 0 {
		return false
	}
	said := offers[p.luck.IntN(len(offers))]
	require.NoError(p.t, p.a.Say(q.Seat, said))
	lines := p.a.Record().Lines
	draws := lines[len(lines)-1].Draws
	heard := p.a.Heard(game.Nobody)
	if shown(heard) {
		return false
	}
	if q.Private {
		return p.answer(q.Seat, said, draws)
	}
	require.NoError(p.t, p.b.SayTaped(q.Seat, said, draws))
	p.same()
	return true
}

// shown reports whether anything was turned up in what was heard.
func shown(heard []string) bool {
	return slices.ContainsFunc(heard, func(l string) bool {
		word, _, _ := strings.Cut(l, " ")
		return word == "turned" || word == "judged" || word == "revealed" || word == "over"
	})
}

// answer gives the second Killer an answer that sounds like the first one's, an unlike
// one if she has any.
func (p *pair) answer(seat game.Seat, said string, draws []game.Drawn) bool {
	answers := p.b.OwnOffers(seat)
	mix(p.luck, answers)
	slices.SortStableFunc(answers, func(x, y string) int {
		switch {
		case x == said && y != said:
			return 1
		case y == said && x != said:
			return -1
		default:
			return 0
		}
	})
	for _, answer := range answers {
		r := p.b.Record()
		again, err := p.title.Replay(&r)
		require.NoError(p.t, err)
		if again.SayTaped(seat, answer, draws) != nil || !slices.Equal(again.Heard(game.Nobody), p.a.Heard(game.Nobody)) {
			continue
		}
		if answer != said {
			p.unlike++
		}
		p.b = again
		p.same()
		return true
	}
	return false
}

// same demands that everybody but the Killer gets the same bytes of both.
func (p *pair) same() {
	p.t.Helper()
	require.Equal(p.t, p.bytes(p.a), p.bytes(p.b))
}

func (p *pair) bytes(m game.Play) string {
	var text strings.Builder
	for v := game.Nobody; v < game.Seat(p.setup.Seats); v++ {
		if v == 0 {
			continue // the Killer
		}
		fmt.Fprintln(&text, v, m.Asks(), m.Facts(), m.Heard(v))
		if v != game.Nobody {
			fmt.Fprintln(&text, m.OwnFacts(v), m.OwnOffers(v))
		}
	}
	for s := range game.Seat(p.setup.Seats) {
		fmt.Fprintln(&text, s, m.Offers(s))
	}
	return text.String()
}
