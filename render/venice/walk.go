package venice

import (
	"math"

	rules "alibi/game/venice"
	"alibi/render/anim"
	"alibi/render/mini"
	"alibi/render/paint"
)

// Times of the movements in ticks of a sixtieth of a second.
const (
	hopTicks    = 28 // a block over a bridge
	sailTicks   = 42 // a canal
	leapTicks   = 37 // a direct move
	toppleTicks = 37 // a flash and the fall
	fadeTicks   = 7  // from place to place, with reduced motion
)

// motion is one figure on its way along a line of the ground.
type motion struct {
	who   rules.Character
	way   Way
	ticks int
	kind  motionKind
}

type motionKind uint8

const (
	hopping motionKind = iota
	sailing
	leaping
	toppling
)

// Stage lets the figures walk what the log tells. It never holds play up: the position
// is there at once, the stage only shows the way to it, and its last frame is the
// position itself.
type Stage struct {
	queue [][]motion // each entry moves at the same time
	since int        // tick at which the first entry began
	tick  int
	known bool
	at    [rules.Cast + 1]paint.Point // where each was shown last
	speed float64
	still bool // nothing travels: figures fade from place to place
}

// Running says that figures are under way.
func (g *Stage) Running() bool { return len(g.queue) > 0 }

// Finish ends all movement at once: everybody is where the position has them.
func (g *Stage) Finish(v *rules.Table) {
	g.queue = g.queue[:0]
	g.settle(v)
}

// Follow takes up the log entries from number seen on.
func (g *Stage) Follow(s *Sight, seen, tick int) {
	g.tick = tick
	v := &s.Table.Pub
	if !g.known || len(s.Log) < seen || g.speed <= 0 {
		g.queue, g.known = g.queue[:0], true
		g.settle(v)
		return
	}
	began := len(g.queue) == 0
	for i := seen; i < len(s.Log); i++ {
		g.add(&s.Log[i].Event, v)
	}
	if began {
		g.since = tick
	}
	for len(g.queue) > 0 && tick-g.since >= g.length(g.queue[0]) {
		g.since += g.length(g.queue[0])
		for _, m := range g.queue[0] {
			g.at[m.who], _ = m.way.At(1)
		}
		g.queue = g.queue[1:]
	}
	if len(g.queue) == 0 {
		g.settle(v)
	}
}

func (g *Stage) length(ms []motion) int {
	longest := 0
	for _, m := range ms {
		longest = max(longest, m.ticks)
	}
	if g.still {
		return fadeTicks
	}
	return max(1, int(float64(longest)/g.speed))
}

func (g *Stage) settle(v *rules.Table) {
	for c := rules.Bishop; c <= rules.Gypsy; c++ {
		g.at[c] = spot(v.At[c], v.Space[c])
	}
}

// goal is where a figure will stand in a block: on its space if it stays there.
func goal(v *rules.Table, c rules.Character, b rules.Block) paint.Point {
	if v.At[c] == b && v.Grave[c] == 0 {
		return spot(b, v.Space[c])
	}
	return Ground().Block(b.String()).Spaces[0]
}

// last is where a figure will be once everything in the queue has happened.
func (g *Stage) last(c rules.Character) paint.Point {
	at := g.at[c]
	for _, ms := range g.queue {
		for _, m := range ms {
			if m.who == c {
				at, _ = m.way.At(1)
			}
		}
	}
	return at
}

// add puts the movement that an event tells into the queue.
func (g *Stage) add(e *rules.Event, v *rules.Table) {
	switch e.Kind {
	case rules.Walked:
		g.queue = append(g.queue, []motion{g.step(e.Who, e, hopping, v)})
	case rules.Sailed:
		ms := []motion{g.step(e.Who, e, sailing, v)}
		if e.Other != rules.NoCharacter {
			ms = append(ms, g.step(e.Other, e, sailing, v))
		}
		g.queue = append(g.queue, ms)
	case rules.Visited, rules.Flew, rules.Tunnelled, rules.Leapt, rules.CastedOff:
		g.queue = append(g.queue, []motion{g.leap(e.Who, e.To, v)})
	case rules.Pulled:
		g.queue = append(g.queue, []motion{g.leap(e.Other, e.To, v)})
	case rules.Swapped:
		g.queue = append(g.queue, []motion{g.leap(e.Who, e.To, v), g.leap(e.Other, e.From, v)})
	case rules.Murdered:
		for _, c := range e.Set.Members() {
			g.queue = append(g.queue, []motion{{who: c, way: Ground().Leap(g.last(c), g.last(c)), ticks: toppleTicks, kind: toppling}})
		}
	}
}

func (g *Stage) step(c rules.Character, e *rules.Event, kind motionKind, v *rules.Table) motion {
	ticks := hopTicks
	if kind == sailing {
		ticks = sailTicks
	}
	return motion{c, Ground().Walk(e.From.String(), g.last(c), e.To.String(), goal(v, c, e.To)), ticks, kind}
}

func (g *Stage) leap(c rules.Character, to rules.Block, v *rules.Table) motion {
	return motion{c, Ground().Leap(g.last(c), goal(v, c, to)), leapTicks, leaping}
}

// shown is where a figure is seen now, in what pose, and which way it looks.
type shown struct {
	at     paint.Point
	pose   mini.Pose
	high   float64 // board units above the ground
	right  bool
	moving bool
	fallen bool // its death has been shown
	fade   float64
}

// Show says how a figure is seen at this tick.
func (g *Stage) Show(c rules.Character, v *rules.Table) shown {
	s := shown{at: g.at[c], pose: mini.Rest(), fallen: v.Grave[c] != 0}
	for i, ms := range g.queue {
		for _, m := range ms {
			if m.who != c {
				continue
			}
			s.fallen = s.fallen && m.kind != toppling
			if i > 0 {
				continue
			}
			t := min(1, float64(g.tick-g.since)/float64(g.length(ms)))
			if g.still {
				g.fade(&s, m, t)
				return s
			}
			s.moving = true
			g.pose(&s, m, t)
			return s
		}
	}
	return s
}

// fade shows a figure going where it was and coming where it will be.
func (g *Stage) fade(s *shown, m motion, t float64) {
	s.fade = 1 - math.Abs(2*t-1)
	if t >= .5 {
		s.at, _ = m.way.At(1)
		s.fallen = s.fallen || m.kind == toppling
	}
}

func (g *Stage) pose(s *shown, m motion, t float64) {
	share := anim.InOut(t)
	switch m.kind {
	case toppling:
		s.pose = mini.Topple(t, 1)
		return
	case hopping:
		s.pose, share = mini.Hop(t, .4), mini.Travel(t)
	case sailing:
		s.pose = mini.Sway(2 * t)
	case leaping:
		s.pose, share = mini.Hop(t, 0), mini.Travel(t)
		s.high = m.way.Height(share)
	}
	at, dir := m.way.At(share)
	s.at, s.right = at, dir.X > 0
}
