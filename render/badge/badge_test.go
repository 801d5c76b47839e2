package badge

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"alibi/render/paint"
)

// inside are the shapes as formulas, in a square -.5 .. .5, y down.
var inside = [Count]func(x, y float64) bool{
	func(x, y float64) bool { return x*x+y*y <= .25 },
	func(x, y float64) bool { return y <= .42 && math.Abs(x) <= .5*(y+.5)/.92 },
	func(x, y float64) bool { return max(math.Abs(x), math.Abs(y)) <= .42 },
	func(x, y float64) bool {
		u, v := 2.35*x, -2.35*y+.12
		q := u*u + v*v - 1
		return q*q*q-u*u*v*v*v <= 0
	},
	func(x, y float64) bool { return x*x+y*y <= .25 && (x-.24)*(x-.24)+y*y > .16 },
	func(x, y float64) bool { return math.Hypot(x, y) <= .33+.17*math.Cos(5*math.Atan2(x, -y)) },
	func(x, y float64) bool { return math.Abs(y) <= .5 && math.Abs(x) <= .08+.68*math.Abs(y) },
	func(x, y float64) bool { r := math.Hypot(x, y); return r >= .27 && r <= .5 },
	func(x, y float64) bool {
		pts := [...][2]float64{{.14, -.5}, {-.36, .1}, {-.04, .1}, {-.14, .5}, {.36, -.12}, {.04, -.12}}
		in := false
		for i, a := range pts {
			b := pts[(i+1)%len(pts)]
			if (a[1] > y) != (b[1] > y) && x < a[0]+(y-a[1])/(b[1]-a[1])*(b[0]-a[0]) {
				in = !in
			}
		}
		return in
	},
	func(x, y float64) bool {
		u, v := (x+.1)/.4, y/.27
		return u*u+v*v <= 1 || (x >= .2 && x <= .5 && math.Abs(y) <= .34*(x-.14)/.36)
	},
}

func TestEachShapeIsTheOneOfItsSeat(t *testing.T) {
	const n = 200
	for i := range Count {
		p := paint.NewPix(n, n)
		p.Fill(Shape(i, paint.R(0, 0, n, n)), paint.Solid(paint.Color{A: 255}))
		wrong, all := 0, 0
		for y := range n {
			for x := range n {
				want := inside[i]((float64(x)+.5)/n-.5, (float64(y)+.5)/n-.5)
				if want {
					all++
				}
				if want != (p.Img.RGBAAt(x, y).A > 127) {
					wrong++
				}
			}
		}
		assert.Less(t, float64(wrong)/float64(all), .025, "seat %s", Letter(i))
	}
}

// TestNoTwoSeatsShareColourShapeOrLetter: colour is never the only sign (faults 55).
func TestNoTwoSeatsShareColourShapeOrLetter(t *testing.T) {
	colours, letters := map[paint.Color]bool{}, map[string]bool{}
	for i := range Count {
		colours[Colour(i)], letters[Letter(i)] = true, true
		assert.GreaterOrEqual(t, paint.Contrast(Colour(i), On(i)), 4.5, "a letter on %s", Letter(i))
	}
	assert.Len(t, colours, Count)
	assert.Len(t, letters, Count)
	assert.Equal(t, "A", Letter(0))
	assert.Equal(t, "J", Letter(Count-1))
}

func TestALetterStandsInsideOnlyWhereItFits(t *testing.T) {
	for i := range Count {
		fits := map[string]bool{"A": true, "C": true, "D": true}[Letter(i)]
		assert.Equal(t, fits, Holds(i, 28))
		assert.False(t, Holds(i, 27))
	}
}

func TestABadgeAlwaysHasItsLetterAndAContour(t *testing.T) {
	for i := range Count {
		for _, box := range []paint.Rect{paint.R(4, 4, 60, 40), paint.R(4, 4, 30, 20), paint.R(4, 4, 31, 16)} {
			var c paint.Canvas
			Draw(&c, i, box)
			var letters []string
			for _, told := range c.Told() {
				if told.Kind == "text" {
					letters = append(letters, told.Text)
					assert.True(t, told.Rect.X >= box.X-1 && told.Rect.Right() <= box.Right()+1, "seat %s in %v: %v", Letter(i), box, told.Rect)
				}
			}
			assert.Equal(t, []string{Letter(i)}, letters, "%v", box)
		}
		p := paint.NewPix(40, 40)
		p.Fill(paint.RectPath(paint.R(0, 0, 40, 40)), paint.Solid(Colour(i)))
		Draw(p, i, paint.R(4, 4, 32, 32))
		deep, light := 0, 0
		for k := 0; k < len(p.Img.Pix); k += 4 {
			c := paint.Color{R: p.Img.Pix[k], G: p.Img.Pix[k+1], B: p.Img.Pix[k+2], A: 255}
			if paint.Contrast(c, cream) < 1.25 {
				light++
			}
			if paint.Contrast(c, dark) < 1.4 {
				deep++
			}
		}
		assert.Greater(t, deep, 40, "dark line of %s on its own colour", Letter(i))
		assert.Greater(t, light, 20, "cream line of %s on its own colour", Letter(i))
	}
}

func TestASmallBadgeIsANumber(t *testing.T) {
	var c paint.Canvas
	Draw(&c, 9, paint.R(0, 0, 15, 15))
	told := c.Told()
	assert.Len(t, told, 1)
	assert.Equal(t, "10", told[0].Text)
}

func TestABadgeIsPaintedTheSameTwice(t *testing.T) {
	for i := range Count {
		a, p, q := Art(i, 32), paint.NewPix(32, 32), paint.NewPix(32, 32)
		a.Paint(p)
		a.Paint(q)
		assert.Equal(t, p.Img.Pix, q.Img.Pix)
	}
}
