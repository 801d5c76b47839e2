package venice

import (
	"math"
	"sort"

	"alibi/render/paint"
)

// site is a thing that stands on the ground. Its foot is the rectangle of the
// board plane that it takes; high is how far it rises, board units.
type site struct {
	kind string // house, hip, gable, dome, terrace, tree, stall, well, crates, lamp
	foot paint.Rect
	high float64
	seed int
}

// box is where the thing is seen: from its roof to the foot of its front.
func (t site) box(v View) paint.Rect {
	a, b := v.Screen(paint.Pt(t.foot.X, t.foot.Y)), v.Screen(paint.Pt(t.foot.Right(), t.foot.Bottom()))
	up := t.high * Rise * v.K
	return paint.R(a.X, a.Y-up, b.X-a.X, b.Y-a.Y+up)
}

// covers is the part of the board plane that the thing hides or takes: a wall
// of height z hides Rise/Flat*z of ground behind it.
func (t site) covers() paint.Rect {
	back := t.high * Rise / Flat
	return paint.R(t.foot.X, t.foot.Y-back, t.foot.W, t.foot.H+back)
}

// keepOut is all that must stay in sight: nothing may be built on it or in
// front of it. It is a grid of cells over the board with running sums, so that
// a rectangle is tested in four reads.
type keepOut struct {
	w, h int
	sum  []int32
}

const keepCell = 1.5

func cells(length float64) int { return int(length/keepCell) + 2 }

type disc struct {
	c paint.Point
	r float64
}

type trace struct {
	a, b paint.Point
	half float64
}

// newKeepOut collects spaces, places of the dead, names, towers, bridges, docks
// and alleys, each with a margin.
func newKeepOut(p *Plan) *keepOut {
	var rects []paint.Rect
	var discs []disc
	var traces []trace
	for i := range p.Blocks {
		b := &p.Blocks[i]
		for j := range 3 {
			discs = append(discs, disc{b.Spaces[j], SpaceRadius + 3})
			c := b.Bodies[j]
			rects = append(rects, paint.R(c.X-BodyW/2, c.Y-BodyH/2, BodyW, BodyH).Inset(1))
		}
		rects = append(rects, paint.R(b.Label.X-76, b.Label.Y-13, 152, 26))
		if b.Tower != nil {
			rects = append(rects, paint.R(b.Tower.X-17, b.Tower.Y-20, 34, 24))
		}
	}
	for i := range p.Bridges {
		e := p.Bridges[i].Ends
		out := e[1].Sub(e[0]).Unit().Mul(9)
		traces = append(traces, trace{e[0].Sub(out), e[1].Add(out), 17})
	}
	for i := range p.Docks {
		discs = append(discs, disc{p.Docks[i].Pos, 24})
	}
	for i := range p.Alleys {
		ps := paint.SmoothLine(p.Alleys[i].Line...).Walk(12)
		for j := 1; j < len(ps); j++ {
			traces = append(traces, trace{ps[j-1], ps[j], 9})
		}
	}
	return summed(rects, discs, traces)
}

// summed marks the cells that are taken and adds them up from the top left.
func summed(rects []paint.Rect, discs []disc, traces []trace) *keepOut {
	k := &keepOut{w: cells(boardW), h: cells(boardH)}
	k.sum = make([]int32, k.w*k.h)
	mark := func(r paint.Rect, in func(paint.Point) bool) {
		for j := max(0, int(r.Y/keepCell)); j <= min(k.h-1, int(r.Bottom()/keepCell)); j++ {
			for i := max(0, int(r.X/keepCell)); i <= min(k.w-1, int(r.Right()/keepCell)); i++ {
				if in(paint.Pt((float64(i)+.5)*keepCell, (float64(j)+.5)*keepCell)) {
					k.sum[j*k.w+i] = 1
				}
			}
		}
	}
	for _, r := range rects {
		mark(r, func(paint.Point) bool { return true })
	}
	for _, d := range discs {
		mark(paint.R(d.c.X-d.r, d.c.Y-d.r, 2*d.r, 2*d.r), func(p paint.Point) bool { return p.Dist(d.c) < d.r+keepCell/2 })
	}
	for _, t := range traces {
		r := paint.Polyline(t.a, t.b).Bounds().Inset(-t.half - keepCell)
		mark(r, func(p paint.Point) bool { return away(p, t.a, t.b) < t.half+keepCell/2 })
	}
	for j := range k.h {
		row := int32(0)
		for i := range k.w {
			row += k.sum[j*k.w+i]
			k.sum[j*k.w+i] = row
			if j > 0 {
				k.sum[j*k.w+i] += k.sum[(j-1)*k.w+i]
			}
		}
	}
	return k
}

// hit says whether a rectangle of the board plane touches what must be seen.
func (k *keepOut) hit(r paint.Rect) bool {
	at := func(x, y float64) int32 {
		i, j := int(math.Floor(x/keepCell)), int(math.Floor(y/keepCell))
		if i < 0 || j < 0 {
			return 0
		}
		return k.sum[min(j, k.h-1)*k.w+min(i, k.w-1)]
	}
	x0, y0 := r.X-keepCell, r.Y-keepCell
	return at(r.Right(), r.Bottom())-at(x0, r.Bottom())-at(r.Right(), y0)+at(x0, y0) > 0
}

// sizes are the houses that are tried, large first: width, depth, height.
var sizes = [...][3]float64{{40, 22, 24}, {32, 20, 26}, {30, 18, 19}, {24, 17, 22}, {22, 15, 16}, {17, 14, 18}, {15, 12, 13}}

// townscape decides what is built where: the same town at every painting.
func townscape(p *Plan) []site {
	k := newKeepOut(p)
	var out []site
	for i := range p.Blocks {
		out = append(out, buildBlock(p, k, i)...)
	}
	sort.SliceStable(out, func(i, j int) bool { return out[i].foot.Bottom() < out[j].foot.Bottom() })
	return out
}

func buildBlock(p *Plan, k *keepOut, i int) []site {
	b := &p.Blocks[i]
	floor := inset(coast(b), 11.5)
	box := paint.Polygon(floor...).Bounds()
	var own []site
	try := func(t site, gap float64) bool {
		if !footInside(floor, t.foot) || k.hit(t.covers()) {
			return false
		}
		for _, o := range own {
			if o.foot.Inset(-gap).Overlaps(t.foot) {
				return false
			}
		}
		own = append(own, t)
		return true
	}
	for si, size := range sizes {
		for y := box.Y; y < box.Bottom()-size[1]; y += 3 {
			for x := box.X; x < box.Right()-size[0]; x += 3 {
				seed := int(x)*31 + int(y)*17 + si
				w := size[0] * paint.Span(.9, 1.1, seed, 1)
				h := size[2] * paint.Span(.88, 1.12, seed, 2)
				try(site{houseKind(seed, size), paint.R(x, y, w, size[1]), h, seed}, 2.2)
			}
		}
	}
	for y := box.Y; y < box.Bottom(); y += 5 {
		for x := box.X; x < box.Right(); x += 5 {
			seed := int(x)*13 + int(y)*7 + i
			if paint.Rand(seed, 5) > .7 {
				continue
			}
			jx, jy := paint.Span(-2, 2, seed, 6), paint.Span(-2, 2, seed, 7)
			try(prop(seed, x+jx, y+jy), 3)
		}
	}
	return own
}

func houseKind(seed int, size [3]float64) string {
	r := paint.Rand(seed, 11)
	switch {
	case size[0] >= 30 && r < .16:
		return "dome"
	case r < .42:
		return "gable"
	case r < .46:
		return "terrace"
	}
	return "hip"
}

// prop is a small thing for a free corner.
func prop(seed int, x, y float64) site {
	switch r := paint.Rand(seed, 12); {
	case r < .56:
		return site{kind: "tree", foot: paint.R(x, y, 11, 8), high: paint.Span(11, 16, seed, 13), seed: seed}
	case r < .68:
		return site{kind: "stall", foot: paint.R(x, y, 17, 10), high: 11, seed: seed}
	case r < .78:
		return site{kind: "well", foot: paint.R(x, y, 11, 9), high: 5, seed: seed}
	case r < .90:
		return site{kind: "crates", foot: paint.R(x, y, 12, 8), high: 6, seed: seed}
	}
	return site{kind: "lamp", foot: paint.R(x, y, 5, 5), high: 21, seed: seed}
}

func footInside(floor []paint.Point, r paint.Rect) bool {
	for _, c := range [...]paint.Point{{X: r.X, Y: r.Y}, {X: r.Right(), Y: r.Y}, {X: r.X, Y: r.Bottom()},
		{X: r.Right(), Y: r.Bottom()}, {X: r.X + r.W/2, Y: r.Y}, {X: r.X + r.W/2, Y: r.Bottom()}} {
		if !inside(floor, c) {
			return false
		}
	}
	return true
}
