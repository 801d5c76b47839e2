package venice

import (
	"math"

	"alibi/render/paint"
)

// build paints one site.
func (s *scene) build(t site) {
	switch t.kind {
	case "hip", "gable", "terrace", "dome":
		s.house(t)
	case "tree":
		s.tree(t)
	case "stall":
		s.stall(t)
	case "well":
		s.well(t)
	case "crates":
		s.crates(t)
	case "lamp":
		s.lantern(t.foot.X+t.foot.W/2, t.foot.Bottom(), t.high)
	}
}

// wallPart is the share of a house's height that is wall; the rest is roof.
const wallPart = .66

func (s *scene) house(t site) {
	wall := facades[paint.Hash(t.seed, 21)%uint64(len(facades))].Times(1, .93, .84)
	roof := roofs[paint.Hash(t.seed, 22)%uint64(len(roofs))]
	f := t.foot
	x0, x1, y0, y1 := f.X, f.Right(), f.Y, f.Bottom()
	eave, top := t.high*wallPart, t.high
	if t.kind == "terrace" || t.kind == "dome" {
		eave = t.high * .8
	}
	front := s.facePath([3]float64{x0, y1, 0}, [3]float64{x1, y1, 0}, [3]float64{x1, y1, eave}, [3]float64{x0, y1, eave})
	a, b := s.at(x0, y1, 0), s.at(x1, y1, eave)
	s.p.Fill(front, paint.Linear(paint.Pt(a.X, b.Y), paint.Pt(b.X, a.Y), paint.Ramp(wall.Lighter(.05), wall.Shade(.22))...))
	s.windows(t, eave)
	s.edge(front, .55, .8)
	over := 1.4
	x0, x1, y0, y1 = x0-over, x1+over, y0-over, y1+over
	switch t.kind {
	case "hip":
		s.hipRoof(t, roof, x0, x1, y0, y1, eave, top)
	case "gable":
		s.gableRoof(t, roof, wall, x0, x1, y0, y1, eave, top)
	case "terrace":
		s.terrace(t, wall, x0, x1, y0, y1, eave)
	case "dome":
		s.terrace(t, istria, x0, x1, y0, y1, eave)
		s.domes(f, eave)
	}
	if t.kind == "hip" || t.kind == "gable" {
		s.chimney(t, x0, x1, y0, y1, eave, top)
	}
}

// hipRoof has a ridge along the street; its west side takes the sun.
func (s *scene) hipRoof(t site, c paint.Color, x0, x1, y0, y1, eave, top float64) {
	ym, in := (y0+y1)/2, math.Min((y1-y0)/2, (x1-x0)/2-1)
	l, r := [3]float64{x0 + in, ym, top}, [3]float64{x1 - in, ym, top}
	sw, se := [3]float64{x0, y1, eave}, [3]float64{x1, y1, eave}
	nw, ne := [3]float64{x0, y0, eave}, [3]float64{x1, y0, eave}
	s.face(c.Shade(.30), nw, ne, r, l)
	s.face(c.Lighter(.10).Times(1.06, 1, .95), nw, sw, l)
	south := s.face(c, sw, se, r, l)
	s.tiles(t, south, c, x0, x1, y1, ym, eave, top)
	east := s.face(c.Shade(.48), se, ne, r)
	s.edge(east, .4, .4)
	s.edge(s.facePath(nw, sw, se, ne), .6, .8)
	p, q := s.at(l[0], l[1], l[2]), s.at(r[0], r[1], r[2])
	s.p.Stroke(paint.NewPath(p.X, p.Y).Line(q.X, q.Y), paint.Nib(1.1*s.v.K), paint.Solid(c.Lighter(.22)))
}

// gableRoof shows its gable to the viewer.
func (s *scene) gableRoof(t site, c, wall paint.Color, x0, x1, y0, y1, eave, top float64) {
	xm := (x0 + x1) / 2
	s.face(c.Lighter(.08).Times(1.05, 1, .95), [3]float64{x0, y1, eave}, [3]float64{xm, y1, top}, [3]float64{xm, y0, top}, [3]float64{x0, y0, eave})
	east := s.face(c.Shade(.40), [3]float64{x1, y1, eave}, [3]float64{xm, y1, top}, [3]float64{xm, y0, top}, [3]float64{x1, y0, eave})
	for i := 1.0; i < 4; i++ {
		u := i / 4
		for _, side := range [...]float64{x0, x1} {
			p, q := s.at(side+(xm-side)*u, y1, eave+(top-eave)*u), s.at(side+(xm-side)*u, y0, eave+(top-eave)*u)
			s.p.Stroke(paint.NewPath(p.X, p.Y).Line(q.X, q.Y), paint.Nib(.45*s.v.K), paint.Solid(ink.Alpha(.3)))
		}
	}
	f := t.foot
	gable := s.face(wall.Shade(.12), [3]float64{f.X, f.Bottom(), eave}, [3]float64{f.Right(), f.Bottom(), eave}, [3]float64{xm, f.Bottom(), top - 1.4})
	s.edge(gable, .4, .5)
	p := s.at(xm, f.Bottom(), eave+(top-eave)*.4)
	s.p.Fill(paint.Circle(p.X, p.Y, 1.3*s.v.K), paint.Solid(ink.Alpha(.75)))
	s.edge(east, .4, .4)
	s.edge(s.facePath([3]float64{x0, y1, eave}, [3]float64{xm, y1, top}, [3]float64{x1, y1, eave}), 1.0, .8)
	s.edge(s.facePath([3]float64{x0, y0, eave}, [3]float64{x0, y1, eave}, [3]float64{xm, y1, top}, [3]float64{x1, y1, eave}, [3]float64{x1, y0, eave}, [3]float64{xm, y0, top}), .6, .7)
}

// terrace is a flat roof with a balustrade.
func (s *scene) terrace(t site, wall paint.Color, x0, x1, y0, y1, eave float64) {
	slab := s.face(wall.Lighter(.12), [3]float64{x0, y0, eave}, [3]float64{x1, y0, eave}, [3]float64{x1, y1, eave}, [3]float64{x0, y1, eave})
	s.edge(slab, .6, .75)
	in := s.face(roofs[t.seed%len(roofs)].Mix(istria, .35), [3]float64{x0 + 2, y0 + 2, eave}, [3]float64{x1 - 2, y0 + 2, eave}, [3]float64{x1 - 2, y1 - 2, eave}, [3]float64{x0 + 2, y1 - 2, eave})
	s.p.Inner(in, 2.2*s.v.K, 1.5*s.v.K, 1, paint.Solid(shadow.Alpha(.65)).With(paint.Multiply))
	s.edge(in, .4, .4)
}

// domes are lead cupolas, a large one between two small ones.
func (s *scene) domes(f paint.Rect, z float64) {
	c := f.Centre()
	lead := paint.Hex("#8f9a90")
	for _, d := range []struct{ x, r float64 }{{f.X + f.W*.2, f.W * .15}, {f.Right() - f.W*.2, f.W * .15}, {c.X, f.W * .23}} {
		p := s.at(d.x, c.Y, z)
		k, r := s.v.K, d.r*s.v.K
		drum := paint.RectPath(paint.R(p.X-r*.92, p.Y-r*.35, 1.84*r, r*.5))
		s.p.Fill(drum, paint.Solid(istria.Shade(.2)))
		bowl := paint.NewPath(p.X-r, p.Y-r*.2).Cubic(p.X-r, p.Y-r*1.1, p.X-r*.45, p.Y-r*1.45, p.X, p.Y-r*1.6).
			Cubic(p.X+r*.45, p.Y-r*1.45, p.X+r, p.Y-r*1.1, p.X+r, p.Y-r*.2).Quad(p.X, p.Y+r*.12, p.X-r, p.Y-r*.2).Close()
		s.p.Fill(bowl, paint.Linear(paint.Pt(p.X-r, p.Y), paint.Pt(p.X+r, p.Y), paint.Stop{At: 0, Color: lead.Lighter(.35)}, paint.Stop{At: .45, Color: lead}, paint.Stop{At: 1, Color: lead.Shade(.6)}))
		for _, u := range [...]float64{-.5, 0, .5} {
			s.p.Stroke(paint.NewPath(p.X+u*r*1.7, p.Y-r*.15).Quad(p.X+u*r*1.3, p.Y-r*1.1, p.X, p.Y-r*1.58), paint.Nib(.4*k), paint.Solid(ink.Alpha(.35)))
		}
		s.edge(bowl, .55, .85)
		s.p.Stroke(paint.NewPath(p.X, p.Y-r*1.6).Line(p.X, p.Y-r*1.6-3.4*k), paint.Nib(1.1*k), paint.Solid(gilt))
	}
}

// tiles hatches a roof side and picks out single tiles.
func (s *scene) tiles(t site, side *paint.Path, c paint.Color, x0, x1, y, ym, eave, top float64) {
	s.p.Push(paint.Identity())
	s.p.Clip(side)
	k := s.v.K
	for x := x0 + 2.6; x < x1; x += 2.6 {
		p, q := s.at(x, y, eave), s.at(x, ym, top)
		s.p.Stroke(paint.NewPath(p.X, p.Y).Line(q.X, q.Y), paint.Nib(.55*k), paint.Solid(ink.Alpha(.30)))
	}
	for i := range int((x1 - x0) / 2.2) {
		u := paint.Rand(t.seed, i, 31)
		x, tone := x0+paint.Rand(t.seed, i, 32)*(x1-x0), c.Lighter(.20)
		if i%2 == 0 {
			tone = c.Darker(.22)
		}
		p := s.at(x, y+(ym-y)*u, eave+(top-eave)*u)
		s.p.Fill(paint.RectPath(paint.R(p.X, p.Y, 2.4*k, 1.7*k)), paint.Solid(tone.Alpha(.75)))
	}
	s.p.Pop()
}

// windows sets rows of windows into a front; some are lit.
func (s *scene) windows(t site, eave float64) {
	k, f := s.v.K, t.foot
	rows := max(1, int(eave/8.2))
	cols := max(2, int(f.W/7))
	for r := range rows {
		for c := range cols {
			x := f.X + (float64(c)+.5)*f.W/float64(cols)
			z := eave * (float64(r) + .5) / float64(rows)
			p := s.at(x, f.Bottom(), z)
			w, h := 2.7*k, 3.9*k*Rise*1.25
			if r == 0 && c == int(t.seed)%cols {
				s.p.Fill(paint.RoundRect(paint.R(p.X-1.8*k, p.Y-h*.6, 3.6*k, h*1.6), 1.6*k), paint.Solid(woodDark))
				continue
			}
			pane := paint.RectPath(paint.R(p.X-w/2, p.Y-h/2, w, h))
			s.p.Fill(paint.RectPath(paint.R(p.X-w/2-.7*k, p.Y-h/2-.5*k, w+1.4*k, h+1.1*k)), paint.Solid(istriaLit.Shade(.15)))
			if paint.Rand(t.seed, r, c, 41) < .42 {
				s.p.Fill(pane, paint.Solid(lampGold.Shade(.25)))
				s.glows = append(s.glows, glow{path: pane, colour: lampGold})
				continue
			}
			s.p.Fill(pane, paint.Solid(paint.Hex("#35404c")))
		}
	}
}

// chimney is the flared pot of the city.
func (s *scene) chimney(t site, x0, x1, y0, y1, eave, top float64) {
	if paint.Rand(t.seed, 51) < .45 {
		return
	}
	k := s.v.K
	x := x0 + (x1-x0)*paint.Span(.25, .75, t.seed, 52)
	p := s.at(x, (y0+y1)/2, top-1)
	shaft := paint.Polygon(paint.Coords(p.X-1.3*k, p.Y, p.X-1.1*k, p.Y-3.6*k, p.X-2.4*k, p.Y-5.6*k, p.X+2.4*k, p.Y-5.6*k, p.X+1.1*k, p.Y-3.6*k, p.X+1.3*k, p.Y)...)
	s.p.Fill(shaft, paint.Linear(paint.Pt(p.X-2*k, p.Y), paint.Pt(p.X+2*k, p.Y), paint.Ramp(paint.Hex("#d68a62"), paint.Hex("#7c4434"))...))
	s.edge(shaft, .45, .75)
}
