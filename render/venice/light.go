package venice

import (
	"math"

	"alibi/render/paint"
)

// lamp is a light that stands on the board and shines on the ground at night.
type lamp struct {
	at     paint.Point // board units
	reach  float64     // board units
	colour [3]float64  // added share of light at its foot
}

// glow is a thing that shines by itself: a lit window, a lantern.
type glow struct {
	path   *paint.Path
	colour paint.Color
	halo   float64 // blur of the light around it, pixels; 0 = none
}

// LightSteps is the number of lights from dusk to night, one a round.
const LightSteps = 5

// Night is how far dusk has turned to night in a round: 0, .25, .5, .75, 1 in
// rounds 1 to 5, and 1 from then on.
func Night(round int) float64 {
	return float64(max(0, min(round-1, LightSteps-1))) / (LightSteps - 1)
}

// ambient is the light of the sky, dusk 0 to night 1.
func ambient(n float64) [3]float64 {
	return [3]float64{1 + (.40-1)*n, 1 + (.42-1)*n, 1 + (.70-1)*n}
}

// lampShare is how bright the lamps burn: they are lit from round 3 on.
func lampShare(n float64) float64 { return math.Max(0, math.Min(1, (n-.2)/.8)) }

// lightField is the light on the ground at a coarse grid of the picture.
type lightField struct {
	cell int
	w, h int
	c    [][3]float32
}

func (s *scene) lightField(n float64) *lightField {
	const cell = 6
	b := s.p.Img.Rect
	f := &lightField{cell: cell, w: b.Dx()/cell + 3, h: b.Dy()/cell + 3}
	f.c = make([][3]float32, f.w*f.h)
	amb, share := ambient(n), lampShare(n)
	for i := range f.c {
		f.c[i] = [3]float32{float32(amb[0]), float32(amb[1]), float32(amb[2])}
	}
	if share == 0 {
		return f
	}
	for _, l := range standingLamps() {
		f.add(s.v, l, share)
	}
	return f
}

func (f *lightField) add(v View, l lamp, share float64) {
	q := v.Screen(l.at)
	rx, ry := l.reach*v.K, l.reach*v.K*Flat
	x0, x1 := int((q.X-rx)/float64(f.cell)), int((q.X+rx)/float64(f.cell))+1
	y0, y1 := int((q.Y-ry)/float64(f.cell)), int((q.Y+ry)/float64(f.cell))+1
	for y := max(0, y0); y <= min(f.h-1, y1); y++ {
		for x := max(0, x0); x <= min(f.w-1, x1); x++ {
			dx := (float64(x*f.cell) - q.X) / rx
			dy := (float64(y*f.cell) - q.Y) / ry
			d := dx*dx + dy*dy
			if d >= 1 {
				continue
			}
			k := (1 - d) * (1 - d) * share
			c := &f.c[y*f.w+x]
			for i := range 3 {
				c[i] += float32(k * l.colour[i])
			}
		}
	}
}

// at is the light at a pixel.
func (f *lightField) at(px, py int) [3]float32 {
	i, j := px/f.cell, py/f.cell
	u, v := float32(px%f.cell)/float32(f.cell), float32(py%f.cell)/float32(f.cell)
	a, b := &f.c[j*f.w+i], &f.c[j*f.w+i+1]
	c, d := &f.c[(j+1)*f.w+i], &f.c[(j+1)*f.w+i+1]
	var out [3]float32
	for k := range 3 {
		out[k] = (a[k]*(1-u)+b[k]*u)*(1-v) + (c[k]*(1-u)+d[k]*u)*v
	}
	return out
}

// shoulder bends strong light, where lamps meet, so that nothing burns out.
func shoulder(l float32) float32 {
	if l <= .85 {
		return l
	}
	return .85 + (l-.85)/(1+1.9*(l-.85))
}

// lightUp is the painted ground in the light of a step: multiplied by the sky
// and the lamps, then with everything that shines by itself.
func (s *scene) lightUp(dst *paint.Pix, n float64) {
	f := s.lightField(n)
	w, h := s.p.Img.Rect.Dx(), s.p.Img.Rect.Dy()
	for y := range h {
		from, to := s.p.Img.Pix[y*s.p.Img.Stride:], dst.Img.Pix[y*dst.Img.Stride:]
		if n == 0 {
			copy(to[:4*w], from[:4*w])
			continue
		}
		for x := range w {
			l := f.at(x, y)
			p, q := from[4*x:4*x+4:4*x+4], to[4*x:4*x+4:4*x+4]
			for k := range 3 {
				q[k] = uint8(min(float32(p[k])*shoulder(l[k]), 255))
			}
			q[3] = 255
		}
	}
	s.rims(dst, n)
	share := lampShare(n)
	for _, g := range s.glows {
		if share > 0 && g.halo > 0 {
			dst.Shadow(g.path, 0, 0, g.halo, paint.Solid(g.colour.Alpha(.85*share)).With(paint.Screen))
		}
		dst.Fill(g.path, paint.Solid(g.colour.Alpha(.35+.65*n)))
	}
}

// rims draws the edge of every space once more on the lit ground, a pale line
// in a dark one, never thinner than a pixel and a half: the spaces are found in
// every light and at every size.
func (s *scene) rims(dst *paint.Pix, n float64) {
	pale := istriaLit.Mix(istriaLit.Darker(.34), n)
	for i := range s.plan.Blocks {
		for _, c := range s.plan.Blocks[i].Spaces {
			w := max(1.8, 1.9*s.v.K)
			line := func(r, width float64, ink paint.Color) {
				q := s.v.Screen(c)
				dst.Stroke(paint.Ellipse(q.X, q.Y, r, r*Flat), paint.Pen{Width: width}, paint.Solid(ink))
			}
			r := SpaceRadius * s.v.K
			line(r+w*.45, w, keyline)
			line(r-w*.55, w, pale)
		}
	}
}
