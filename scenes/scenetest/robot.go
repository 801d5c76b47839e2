package scenetest

import (
	"math/rand/v2"
	"strings"

	"github.com/stretchr/testify/require"

	"alibi/render/paint"
)

// minimumStay is a little longer than the murder panel stays at the least, in ticks.
const minimumStay = 13 * 60

// Robot plays a match with the mouse alone, at random among what is lit, to the result.
// It accuses only when it must. Where Enough is set, it stops early, once that is true.
func (h *Hand) Robot(rng *rand.Rand, mostDecisions int) {
	h.T.Helper()
	for range mostDecisions {
		if h.Each != nil {
			h.Each()
		}
		if h.Enough != nil && h.Enough() || h.Sees("identity ") {
			return
		}
		h.decide(rng)
		h.Settle()
	}
	require.Fail(h.T, "no end", h.App.Lines())
}

func (h *Hand) decide(rng *rand.Rand) {
	switch {
	case h.Sees("hold curtain/lift"):
		h.behind(rng)
	case h.Sees("suspect "):
		h.ClickAt(pick(rng, h.Lit("suspect ")).Rect.Centre())
		if h.Sees("hold accuse/confirm") {
			h.Hold("hold accuse/confirm")
		}
	case h.Sees("button end/confirm"):
		h.Click("button end/confirm")
	default:
		h.turn(rng)
	}
}

// WithoutHover are the lines of a picture without what depends on the pointer.
func WithoutHover(lines string) string {
	var all []string
	for _, l := range strings.Split(lines, "\n") {
		all = append(all, strings.ReplaceAll(strings.ReplaceAll(l, " hover", ""), " focus", ""))
	}
	return strings.Join(all, "\n")
}

// Play makes that many of Robot's decisions, or fewer if the match ends.
func (h *Hand) Play(rng *rand.Rand, decisions int) {
	h.T.Helper()
	for range decisions {
		if h.Sees("identity ") {
			return
		}
		h.decide(rng)
		h.Settle()
	}
}

// turn clicks one thing that is lit at the table.
func (h *Hand) turn(rng *rand.Rand) {
	var lit []paint.Told
	for _, begin := range []string{"legal ", "button act/", "hold act/turn/", "live card ", "live tab "} {
		for _, t := range h.Lit(begin) {
			if !strings.Contains(t.Text, "act/undo") && !strings.Contains(t.Text, "act/redo") && !strings.Contains(t.Text, "act/restart") && !strings.Contains(t.Text, "act/concede") {
				lit = append(lit, t)
			}
		}
	}
	require.NotEmpty(h.T, lit, "nothing is lit in\n%s", h.App.Lines())
	if one := pick(rng, lit); strings.HasPrefix(one.Text, "hold ") {
		h.Hold(one.Text)
	} else {
		h.ClickAt(one.Rect.Centre())
	}
}

// behind answers behind the curtain: an identity, or a murder.
func (h *Hand) behind(rng *rand.Rand) {
	h.Lifted, h.counting = true, true
	h.Hold("hold curtain/lift")
	h.counting = false
	switch {
	case h.Sees("hold own/be"):
		h.Hold(pick(rng, h.Lit("hold own/be")).Text)
	case len(h.All("hold own/confirm")) > 0:
		h.murder(rng)
	default:
		h.Click("button own/close")
	}
	h.Lifted = false
	h.Rest(2)
}

// murder tries codes and victims until the confirm is lit.
func (h *Hand) murder(rng *rand.Rand) {
	h.T.Helper()
	h.Rest(minimumStay)
	for range 400 {
		h.ClickAt(pick(rng, h.Lit("code")).Rect.Centre())
		h.ClickAt(pick(rng, h.Lit("victim ")).Rect.Centre())
		if h.Sees("hold own/confirm") {
			if h.Each != nil {
				h.Each()
			}
			h.Hold("hold own/confirm")
			return
		}
	}
	require.Fail(h.T, "no lawful murder found", h.App.Lines())
}

func pick(rng *rand.Rand, from []paint.Told) paint.Told { return from[rng.IntN(len(from))] }
