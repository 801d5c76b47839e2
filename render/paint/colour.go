package paint

import (
	"image/color"
	"math"
)

// Color is a straight (not premultiplied) sRGB colour.
type Color struct{ R, G, B, A uint8 }

// Hex reads a colour such as #c9a25a; a wrong text is a mistake of ours and
// panics at start.
func Hex(s string) Color {
	if len(s) != 7 || s[0] != '#' {
		panic("paint: colour must look like #rrggbb: " + s)
	}
	var v [3]uint8
	for i := range v {
		v[i] = nibble(s[1+2*i])<<4 | nibble(s[2+2*i])
	}
	return Color{v[0], v[1], v[2], 255}
}

func nibble(c byte) uint8 {
	switch {
	case c >= '0' && c <= '9':
		return c - '0'
	case c >= 'a' && c <= 'f':
		return c - 'a' + 10
	case c >= 'A' && c <= 'F':
		return c - 'A' + 10
	}
	panic("paint: not a hexadecimal digit: " + string(c))
}

// Alpha is the colour with its cover multiplied by a (0..1).
func (c Color) Alpha(a float64) Color {
	c.A = clamp8(float64(c.A) * a)
	return c
}

// Mix is the colour a share t (0..1) of the way to d.
func (c Color) Mix(d Color, t float64) Color {
	m := func(a, b uint8) uint8 { return clamp8(float64(a) + (float64(b)-float64(a))*t) }
	return Color{m(c.R, d.R), m(c.G, d.G), m(c.B, d.B), m(c.A, d.A)}
}

// Lighter goes a share t towards white.
func (c Color) Lighter(t float64) Color { return c.Mix(Color{255, 255, 255, c.A}, t) }

// Darker goes a share t towards black.
func (c Color) Darker(t float64) Color { return c.Mix(Color{0, 0, 0, c.A}, t) }

// Shade goes a share t towards the indigo that all shadows of the house take.
func (c Color) Shade(t float64) Color {
	s := Color{c.R, c.G, c.B, c.A}
	m := func(a uint8, k float64) uint8 { return clamp8(float64(a) * (1 - t + t*k)) }
	return Color{m(s.R, .26), m(s.G, .24), m(s.B, .46), s.A}
}

// Times multiplies the three channels by factors.
func (c Color) Times(r, g, b float64) Color {
	return Color{clamp8(float64(c.R) * r), clamp8(float64(c.G) * g), clamp8(float64(c.B) * b), c.A}
}

// Luminance is the relative luminance of WCAG, 0..1.
func (c Color) Luminance() float64 {
	l := func(v uint8) float64 {
		f := float64(v) / 255
		if f <= 0.04045 {
			return f / 12.92
		}
		return math.Pow((f+0.055)/1.055, 2.4)
	}
	return 0.2126*l(c.R) + 0.7152*l(c.G) + 0.0722*l(c.B)
}

// Contrast is the WCAG ratio of two opaque colours, 1..21.
func Contrast(a, b Color) float64 {
	x, y := a.Luminance(), b.Luminance()
	if x < y {
		x, y = y, x
	}
	return (x + 0.05) / (y + 0.05)
}

func clamp8(v float64) uint8 {
	if v <= 0 {
		return 0
	}
	if v >= 255 {
		return 255
	}
	return uint8(v + 0.5)
}

// Hash mixes any integers into 64 evenly spread bits: the only source of
// decoration that looks random.
func Hash(vs ...int) uint64 {
	h := uint64(0x9e3779b97f4a7c15)
	for _, v := range vs {
		h ^= uint64(int64(v))
		h *= 0xbf58476d1ce4e5b9
		h ^= h >> 29
		h *= 0x94d049bb133111eb
		h ^= h >> 32
	}
	return h
}

// Rand is Hash as a number in [0, 1).
func Rand(vs ...int) float64 { return float64(Hash(vs...)>>11) / (1 << 53) }

// Span is Hash as a number in [lo, hi).
func Span(lo, hi float64, vs ...int) float64 { return lo + (hi-lo)*Rand(vs...) }

// NRGBA is the colour as the standard library knows it.
func (c Color) NRGBA() color.NRGBA { return color.NRGBA{R: c.R, G: c.G, B: c.B, A: c.A} }
