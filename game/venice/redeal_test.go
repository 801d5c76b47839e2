package venice

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
)

// redeal deals anew what the viewer cannot know (section 24 of the ledger): the pile
// and the ten Suspect Cards that nobody saw; for everybody but the Killer her two
// cards, her identity, her hand and the codes that lie face down as well. At the end
// identity and codes lie open for all. The world that it makes is possible: in guarded
// mode every murder was lawful, in strict mode every one that was looked at.
func (r *Rules) redeal(s state, viewer game.Seat, luck *rand.Rand) state {
	mix(luck, s.pile[:s.pileLen])
	switch {
	case s.top().kind == chooseIdentity && viewer != s.killer:
		mix(luck, s.suspects[:])
	case viewer == s.killer:
		mix(luck, s.suspects[2:])
	case s.ending != running:
		mix(luck, s.suspects[2:])
		mix(luck, s.suspects[:2])
	default:
		r.recast(&s, luck)
	}
	return s
}

func mix[T any](luck *rand.Rand, cards []T) {
	luck.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
}

// recast gives the Killer another identity and other codes in hand and on the graves,
// such that all that the room has seen could have happened. The true one is such.
func (r *Rules) recast(s *state, luck *rand.Rand) {
	mix(luck, s.suspects[:])
	for i := range s.suspects {
		world := *s
		// Her two cards are the first two; she may have chosen either.
		world.identity = s.suspects[i]
		world.suspects[0], world.suspects[i] = world.suspects[i], world.suspects[0]
		mix(luck, world.suspects[:2])
		if r.recode(&world, luck) {
			*s = world
			return
		}
	}
	panic("venice: not even the true world is possible")
}

// recode deals the codes of hand and face-down graves anew.
func (r *Rules) recode(s *state, luck *rand.Rand) bool {
	free := s.hand
	for g := 1; g <= Rounds; g++ {
		switch {
		case s.scene[g].victims == 0:
		case s.turned[g] == 0:
			free |= 1 << uint(s.code[g])
		case !r.lawful(&s.scene[g], s.identity, s.code[g]):
			return false // it would have ended the match (VV-END-05)
		}
	}
	var codes []Code
	for m := free; m != 0; m &= m - 1 {
		codes = append(codes, Code(bits.TrailingZeros16(m)))
	}
	mix(luck, codes)
	return r.layCodes(s, 1, free, codes)
}

// layCodes lays a code on every face-down grave from g on; what is left is the hand.
func (r *Rules) layCodes(s *state, g int8, free uint16, codes []Code) bool {
	for g <= Rounds && (s.scene[g].victims == 0 || s.turned[g] != 0) {
		g++
	}
	if g > Rounds {
		s.hand = free
		// In guarded mode shame would have ended the match before she was asked
		// (VV-APP-04).
		return s.strict || s.top().kind != murderChoice || r.canMurder(s)
	}
	for _, c := range codes {
		if free>>uint(c)&1 == 0 || !r.possible(s, g, c) {
			continue
		}
		if s.code[g] = c; r.layCodes(s, g+1, free&^(1<<uint(c)), codes) {
			return true
		}
	}
	return false
}

// possible reports whether the murder of a grave could have been done with the code:
// with the right victims (VV-APP-05, VV-CODE-08), and in guarded mode lawfully.
func (r *Rules) possible(s *state, g int8, c Code) bool {
	sc := &s.scene[g]
	if c == Gunpowder {
		return sc.victims == sc.standing(sc.at[sc.victims.first()]) && (s.strict || r.lawful(sc, s.identity, c))
	}
	return sc.victims.Len() == 1 && (s.strict || r.lawful(sc, s.identity, c))
}

// TestVV_MURDER_12_GunpowderLooksLikeCrossbow: of one and the same victim, each code
// gives the same table, questions and log to everybody but the Killer, byte for byte,
// then and on through the next round.
func TestVV_MURDER_12_GunpowderLooksLikeCrossbow(t *testing.T) {
	for _, options := range [][]string{{"killer=p0"}, {"killer=p0", OptionStrict}} {
		gunpowder := murdered(t, options, "murder all at arsenal-gate with gunpowder")
		crossbow := murdered(t, options, "murder playboy with crossbow")
		assert.Equal(t, gunpowder.public, crossbow.public)
		assert.Equal(t, gunpowder.table, crossbow.table)
		assert.NotEqual(t, gunpowder.killer, crossbow.killer, "the Killer herself knows which code she laid down")
		assert.Contains(t, gunpowder.public, "murdered seat=p0 grave=1 set=playboy")
	}
}

// evening is what everybody saw and heard of a murder and the round after it.
type evening struct{ public, killer, table string }

// murdered plays one murder, by the Lush on the Playboy who stands alone beyond a
// bridge, and the next round with the same luck.
func murdered(t *testing.T, options []string, murder string) evening {
	t.Helper()
	r := load(t)
	setup := game.Setup{Seats: 4, Mode: ModeStandard, Options: options, Seed: 12}
	lines := []string{"identity lush", "at playboy arsenal-gate", "step murder"}
	title := game.NewTitle(r.spec())
	p, err := title.Pose(setup, lines, nil)
	require.NoError(t, err)
	e := evening{}
	look := func() {
		for v := game.Nobody; v < 4; v++ {
			text := fmt.Sprintln(v, p.Heard(v), p.Asks(), p.Facts())
			if v == 0 {
				e.killer += text + fmt.Sprintln(p.OwnFacts(0))
				continue
			}
			for s := range game.Seat(4) {
				text += fmt.Sprintln(s, p.Offers(s), p.Undo(s))
			}
			if v != game.Nobody {
				text += fmt.Sprintln(p.OwnFacts(v), p.OwnOffers(v))
			}
			e.public += text
		}
	}
	require.NoError(t, p.Say(0, murder))
	look()
	require.NoError(t, p.Say(1, "go-on"))
	look()

	// The same once more without words, so that nothing in the view hides behind them.
	s, next := new(state), game.NewTurn[Event](game.Live(setup.Seed, 1), false)
	require.NoError(t, r.Pose(s, setup, lines, next))
	r.Alphabet(func(a Action) bool {
		if a.String() == murder {
			r.Apply(s, 0, a, next)
		}
		return a.String() != murder
	})
	var v Table
	r.Public(s, &v)
	e.table = fmt.Sprintf("%#v", v)
	for _, told := range next.Told() {
		e.table += fmt.Sprintf("%#v %t", told.Public, told.Open)
	}
	return e
}
