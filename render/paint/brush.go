package paint

// Blend is how a mark meets what is already there.
type Blend uint8

// The ways of meeting. All but Over leave uncovered ground uncovered.
const (
	Over     Blend = iota // lies on top
	Multiply              // darkens like ink
	Screen                // lightens like light
	Atop                  // lies on top of what is covered, nowhere else
)

// Stop is a colour at a place (0..1) of a gradient.
type Stop struct {
	At    float64
	Color Color
}

type brushKind uint8

const (
	brushSolid brushKind = iota
	brushLinear
	brushRadial
	brushGrown
)

// Brush is what an area is filled with. Its places are in the units of the
// path that it fills.
type Brush struct {
	kind     brushKind
	Color    Color
	Blend    Blend
	from, to Point
	radius   Point
	stops    []Stop
	grow     func(x, y float64) Color
}

// Solid is one even colour.
func Solid(c Color) Brush { return Brush{Color: c} }

// Linear runs from one place to another.
func Linear(from, to Point, stops ...Stop) Brush {
	return Brush{kind: brushLinear, from: from, to: to, stops: stops}
}

// Radial runs from a centre out to an ellipse.
func Radial(centre Point, rx, ry float64, stops ...Stop) Brush {
	return Brush{kind: brushRadial, from: centre, radius: Point{rx, ry}, stops: stops}
}

// Grown is a colour computed for each pixel from its place in the units of the
// path: paving, water, wood. It is for Pix only; a Canvas cannot compare it.
func Grown(at func(x, y float64) Color) Brush { return Brush{kind: brushGrown, grow: at} }

// Ramp is two stops, first and last.
func Ramp(a, b Color) []Stop { return []Stop{{0, a}, {1, b}} }

// With is the brush with another blend.
func (b Brush) With(m Blend) Brush {
	b.Blend = m
	return b
}

// ink is a brush made ready for one mark: colours by a table of 256, places by
// maps from the picture.
type ink struct {
	kind  brushKind
	color Color
	blend Blend
	m     Affine // linear: A, B, C give t; radial: to the unit circle
	table *[256]Color
	grow  func(x, y float64) Color
}

// ready prepares the brush for marks made under m.
func (b Brush) ready(m Affine) ink {
	k := ink{kind: b.kind, color: b.Color, blend: b.Blend}
	if b.kind == brushSolid {
		return k
	}
	inv := m.Invert()
	if b.kind == brushGrown {
		k.m, k.grow = inv, b.grow
		return k
	}
	k.table = gradient(b.stops)
	if b.kind == brushLinear {
		d := b.to.Sub(b.from)
		q := d.X*d.X + d.Y*d.Y
		if q == 0 {
			q = 1
		}
		k.m = Affine{
			A: (inv.A*d.X + inv.D*d.Y) / q,
			B: (inv.B*d.X + inv.E*d.Y) / q,
			C: ((inv.C-b.from.X)*d.X + (inv.F-b.from.Y)*d.Y) / q,
		}
		return k
	}
	rx, ry := b.radius.X, b.radius.Y
	k.m = Scale(1/rx, 1/ry).Mul(Translate(-b.from.X, -b.from.Y)).Mul(inv)
	return k
}

func gradient(stops []Stop) *[256]Color {
	t := new([256]Color)
	if len(stops) == 0 {
		return t
	}
	j := 0
	for i := range t {
		at := float64(i) / 255
		for j+1 < len(stops) && stops[j+1].At <= at {
			j++
		}
		switch {
		case at <= stops[0].At:
			t[i] = stops[0].Color
		case j+1 >= len(stops):
			t[i] = stops[len(stops)-1].Color
		default:
			a, b := stops[j], stops[j+1]
			t[i] = a.Color.Mix(b.Color, (at-a.At)/(b.At-a.At))
		}
	}
	return t
}
