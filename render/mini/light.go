package mini

import (
	"math"

	"alibi/render/paint"
)

// Keyline is the dark line around everything that stands on a board.
var Keyline = paint.Hex("#160c12")

// The light of the house on figures: the key from the left, above and in
// front; the rim from the upper right and behind. Directions towards the light,
// x right, y down, z to the eye.
var (
	key  = unit3(-.58, -.60, .56)
	half = unit3(-.58, -.60, 1.56)
	rim  = unit3(.78, -.60, -.16)
)

// The colours of the light, factors and additions.
var (
	warm   = [3]float32{1.22, 1.15, 1.03}
	shade  = [3]float32{.41, .37, .55}
	bounce = [3]float32{20, 16, 30}
	cool   = [3]float32{150, 172, 226}
)

// brown is how the darks of yellow metal differ from its lights.
var brown = [3]float32{.12, -.02, -.12}

type vec [3]float32

func unit3(x, y, z float64) vec {
	l := math.Sqrt(x*x + y*y + z*z)
	return vec{float32(x / l), float32(y / l), float32(z / l)}
}

// finish lights everything that was laid.
func (s *Sculpture) finish() {
	s.pix.Pop()
	if s.flat {
		return
	}
	w, h := s.pix.Img.Rect.Dx(), s.pix.Img.Rect.Dy()
	heights := newCover(s.pix.Img.Rect)
	for i := range s.cells {
		heights.a[i] = s.cells[i].z
	}
	around := heights.blurred(9 * s.root)
	near := heights.blurred(math.Max(3*s.root, .6))
	for y := range h {
		for x := range w {
			i := y*w + x
			d := s.pix.Img.Pix[4*i : 4*i+4 : 4*i+4]
			if d[3] == 0 {
				continue
			}
			q := &s.cells[i]
			z := heights.a[i]
			hollow := clip((around.a[i]-z-1)/16)*.55 + clip((near.a[i]-z)/9)*.45
			s.light(d, q, hollow, s.shadowed(heights, x, y), x, y)
		}
	}
}

// shadowed is how much of the key light something nearer to it takes away.
func (s *Sculpture) shadowed(z *cover, x, y int) float32 {
	w, h := z.r.Dx(), z.r.Dy()
	const reach, rise = 42.0, .72 // units along the picture; height in a unit
	step := math.Max(1, s.root*2.2)
	z0 := z.a[y*w+x]
	var dark float32
	for d := step; d < reach*s.root; d += step {
		px, py := int(float64(x)-.69*d+.5), int(float64(y)-.72*d+.5)
		if px < 0 || py < 0 || px >= w || py >= h {
			break
		}
		over := z.a[py*w+px] - z0 - float32(d/s.root*rise) - 3
		dark = max(dark, clip(over/7))
	}
	return dark
}

// light turns the flat colour of a pixel into a lit one.
func (s *Sculpture) light(d []uint8, q *cell, hollow, shadow float32, x, y int) {
	a := float32(d[3]) / 255
	nz := float32(math.Sqrt(float64(max(1-q.nx*q.nx-q.ny*q.ny, .02))))
	lit := q.nx*key[0] + q.ny*key[1] + nz*key[2]
	lit = smooth(-.24, .96, lit) * (1 - .62*shadow)
	lit *= 1 - .5*hollow
	wash := clip(q.wash + hollow*.5)
	edge := clip(q.nx*rim[0]+q.ny*rim[1]+nz*rim[2]-.30) * 1.5
	edge *= 1 - .8*wash
	spec := float32(0)
	if q.gloss > 0 {
		v := q.nx*half[0] + q.ny*half[1] + nz*half[2]
		spec = q.gloss * (1 - .8*shadow) * (smooth(.86, .99, v)*.35 + smooth(.965, .99, v)*.65)
	}
	grain := 1 + (float32(paint.Hash(x, y, 17)>>40)/(1<<24)-.5)*.05
	grain *= 1.05 - .14*float32(y)/float32(s.pix.Img.Rect.Dy())
	yellow := clip(float32(int(d[0])-int(d[2])) / float32(d[3]) * 1.8)
	for c := range 3 {
		base := float32(d[c]) / a
		v := base * (shade[c] + (warm[c]-shade[c])*lit)
		if q.metal > 0 {
			v += (polished(base, yellow*brown[c], q, lit, shadow, hollow) - v) * q.metal
		}
		v += bounce[c] * (1 - lit) * (1 - wash)
		v *= 1 - .42*wash*(1-.3*q.metal)
		v += cool[c] * edge * (.26 + .30*base/255)
		v += (255 - v) * spec
		v += (255*.96 - v) * smooth(.90, 1.02, lit) * .16
		v = v*grain*(1-q.glow) + base*q.glow
		d[c] = uint8(min(max(v*a, 0), float32(d[3])) + .5)
	}
}

// polished is one channel of metal as it is painted with a brush: dark below
// the horizon, bright above, a hot line at the top.
func polished(base, tone float32, q *cell, lit, shadow, hollow float32) float32 {
	t := -.80*q.ny - .42*q.nx
	k := .42 + tone + (.38-tone)*smooth(-.5, -.9, t) + (.55-tone)*smooth(-.30, .30, t) + .30*smooth(.2, .7, t)
	k *= (1 - .42*shadow) * (1 - .35*hollow)
	v := base * k
	return v + (255-v)*.62*smooth(.52, .86, t)*(1-shadow)*(.5+.5*lit)
}

func clip(v float32) float32 { return min(max(v, 0), 1) }

// smooth runs from 0 at a to 1 at b, softly; a may be above b.
func smooth(a, b, v float32) float32 {
	t := clip((v - a) / (b - a))
	return t * t * (3 - 2*t)
}
