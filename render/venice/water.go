package venice

import (
	"math"

	"alibi/render/paint"
)

// water paints the lagoon over the whole picture: flat tones in bands that
// follow the shores, foam along the quays, crests and glints.
func (s *scene) water() {
	r := s.seen()
	s.shore = newOffShore(s.plan, r, math.Max(1, 2/s.v.K))
	tones := [...]paint.Color{
		waterMid.Mix(foam, .18), waterMid, waterMid.Mix(waterDeep, .38),
		waterMid.Mix(waterDeep, .68), waterDeep.Mix(waterMid, .10), waterDeep,
	}
	limits := [...]float64{5, 13, 24, 40, 70}
	soft := 0.9 / s.v.K
	inv := s.v.Map().Invert()
	w, h := s.p.Img.Rect.Dx(), s.p.Img.Rect.Dy()
	for py := range h {
		row := s.p.Img.Pix[s.p.Img.PixOffset(0, py):]
		y := inv.E*(float64(py)+.5) + inv.F
		for px := range w {
			x := inv.A*(float64(px)+.5) + inv.C
			d := s.shore.at(x, y)
			if d <= 0 {
				continue
			}
			wob := ripple(x, y)
			c := tones[0]
			for i, l := range limits {
				if t := (d + wob*(1+l*.16) - l) / soft; t > 0 {
					c = tones[i+1]
					if t < 1 {
						c = tones[i].Mix(c, t)
					}
				}
			}
			if d > 60 {
				c = swell(c, x, y, d, soft)
			}
			c = foamed(c, d, wob, soft)
			q := row[4*px : 4*px+4 : 4*px+4]
			q[0], q[1], q[2], q[3] = c.R, c.G, c.B, 255
		}
	}
	s.crests(r)
}

// swell are broad flat patches on the open lagoon.
func swell(c paint.Color, x, y, d, soft float64) paint.Color {
	v := 14*math.Sin(x*.0093+1.9*math.Sin(y*.0127)) + 9*math.Sin(y*.031+x*.006)
	t := math.Max(0, math.Min(1, (v-7)/(soft*2.4))) * math.Min(1, (d-60)/30)
	return c.Mix(waterDeep.Mix(waterMid, .16), t)
}

// ripple is a slow wobble of about -3..3 from a few sines.
func ripple(x, y float64) float64 {
	return 1.2*math.Sin(x*.041+1.7*math.Sin(y*.023)) + .9*math.Sin(y*.067+x*.019+.8) + .7*math.Sin(x*.113-y*.071)
}

// foamed lays two foam lines parallel to the shore into a water tone.
func foamed(c paint.Color, d, wob, soft float64) paint.Color {
	for _, f := range [...]struct{ at, half, cover float64 }{{3.1, .65, .62}, {9.2, .45, .26}} {
		t := (f.half + soft/2 - math.Abs(d+wob*.28-f.at)) / soft
		if t > 0 {
			c = c.Mix(foam, f.cover*math.Min(t, 1))
		}
	}
	return c
}

// crests are short brush strokes on open water, a few of them in the gold of
// the low sun.
func (s *scene) crests(r paint.Rect) {
	const step = 23
	for gy := math.Floor(r.Y / step); gy*step < r.Bottom(); gy++ {
		for gx := math.Floor(r.X / step); gx*step < r.Right(); gx++ {
			i, j := int(gx), int(gy)
			if paint.Rand(i, j, 1) > .42 {
				continue
			}
			x, y := gx*step+paint.Span(0, step, i, j, 2), gy*step+paint.Span(0, step, i, j, 3)
			d := s.shore.at(x, y)
			if d < 6 {
				continue
			}
			length := paint.Span(5, 15, i, j, 4) * math.Min(1, d/16)
			bow := paint.Span(-1.6, 1.6, i, j, 5)
			a, b := s.v.Screen(paint.Pt(x-length, y)), s.v.Screen(paint.Pt(x+length, y+bow))
			m := s.v.Screen(paint.Pt(x, y-1.8))
			c, width := waterDeep.Darker(.25).Alpha(.5), 1.1
			switch paint.Hash(i, j, 6) % 4 {
			case 0:
				c, width = foam.Alpha(.34), .9
			case 1:
				c, width = waterMid.Mix(foam, .3).Alpha(.55), 1.0
			case 2:
				if paint.Rand(i, j, 7) < .45 {
					c, width = glint.Alpha(.5), .8
				}
			}
			s.p.Stroke(paint.NewPath(a.X, a.Y).Quad(m.X, m.Y, b.X, b.Y), paint.Nib(width*s.v.K), paint.Solid(c))
		}
	}
}
