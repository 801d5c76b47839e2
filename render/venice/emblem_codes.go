package venice

import (
	"math"

	"alibi/render/mini"
	"alibi/render/paint"
)

// codeNib is the width of the lines in the emblems of the codes.
const codeNib = 3.4

func (g *glyph) fine(p *paint.Path) { g.pen(codeNib, p) }

// drawPoison: a flask with skull and bones.
func drawPoison(g *glyph) {
	g.fill(paint.RoundRect(paint.R(24, 3, 16, 7), 2))
	g.fine(mini.Outline("26 13! 38 13! 38 18 50 24 54 34! 54 54! 48 60 16 60 10 54! 10 34! 14 24 26 18"))
	g.pierced(mini.Outline("32 23 23 26 21 34 25 38! 26 43 38 43 39 38! 43 34 41 26"), paint.Circle(27.6, 33, 3), paint.Circle(36.4, 33, 3),
		paint.RectPath(paint.R(31.2, 38.4, 1.6, 5)))
	for _, s := range [...]float64{-1, 1} {
		g.bar(3.6, 32-11*s, 46, 32+11*s, 55)
		g.dot(32-12*s, 45, 2.4)
		g.dot(32+12*s, 56, 2.4)
	}
}

// drawGunpowder: a keg, its fuse alight.
func drawGunpowder(g *glyph) {
	g.fine(mini.Outline("14 26! 36 26! 40 42 36 59! 14 59! 10 42"))
	g.fine(mini.Curve("12 35 38 35"))
	g.fine(mini.Curve("12 50 38 50"))
	g.fill(paint.Star(25, 42.6, 6, 2.8, 6))
	g.fine(mini.Curve("25 26 24 16 34 12 42 18"))
	g.fill(paint.Star(49, 19, 12, 4.6, 9))
	g.pen(2.4, paint.NewPath(56, 33).Line(59, 38).Move(45, 35).Line(45, 40).Move(40, 6).Line(37, 2))
}

// drawFall: somebody falls from a clock tower.
func drawFall(g *glyph) {
	g.fine(mini.Outline("10 60! 10 22! 20 8! 30 22! 30 60!"))
	g.fine(paint.Circle(20, 30, 5.6))
	g.pen(2, paint.NewPath(20, 26.4).Line(20, 30).Line(22.6, 31.4))
	g.bar(codeNib, 9, 42, 31, 42)
	g.fill(mini.Outline("16.6 60! 16.6 51 20 48 23.4 51 23.4 60!"))
	m := paint.Translate(48, 38).Mul(paint.Rotate(2.7))
	g.fill(paint.Circle(0, -11, 4.2).Map(m))
	g.pen(5.6, paint.NewPath(0, -5).Line(0, 5).Map(m))
	g.pen(3.4, paint.NewPath(0, -4).Line(-9, -9).Move(0, -4).Line(8, -11).Move(0, 5).Line(-6, 13).Move(0, 5).Line(7, 11).Map(m))
	g.pen(2.2, paint.NewPath(42, 8).Line(42, 20).Move(50, 6).Line(50, 22).Move(57, 12).Line(57, 24))
}

// drawRiot: two sabres crossed before an anchor ring.
func drawRiot(g *glyph) {
	for _, s := range [...]float64{1, -1} {
		m := paint.Affine{A: s, C: 32, E: 1}
		g.fill(mini.Outline("-27 5! -12 16 4 34 17 49! 13 53! -2 40 -18 22").Map(m))
		g.pen(3.2, paint.NewPath(8, 54).Quad(20, 56, 21, 42).Map(m))
		g.pen(4.6, paint.NewPath(15, 50).Line(24, 60).Map(m))
	}
	g.fine(paint.Circle(32, 10, 5))
	g.fine(mini.Curve("22 52 32 61 42 52"))
}

// drawHoneypot: a jar with a heart, honey running down, a bee.
func drawHoneypot(g *glyph) {
	g.fine(mini.Outline("16 28! 48 28! 55 42 48 60! 16 60! 9 42"))
	g.fill(mini.Outline("13 19! 51 19! 51 28! 45 28! 45 34 42 36 39 34 39 28! 27 28! 27 40 24 42 21 40 21 28! 13 28!"))
	g.fill(paint.NewPath(33, 57).Cubic(24, 51, 23, 48, 24, 45).Cubic(25, 41, 31, 41, 33, 45).Cubic(35, 41, 41, 41, 42, 45).Cubic(43, 48, 42, 51, 33, 57).Close())
	g.fill(mini.Blade(8, "36 12 42 10 49 8"))
	g.pen(2.2, paint.Ellipse(40, 5, 3.6, 2.8))
	g.pen(1.8, mini.Curve("34 13 26 15 22 9 16 9"))
}

// drawRevolution: a raised fist.
func drawRevolution(g *glyph) {
	for i := range 4 {
		x := 18.5 + 7.6*float64(i)
		g.fine(paint.RoundRect(paint.R(x, 11+math.Abs(float64(i)-1.4), 7.6, 17), 3.6))
	}
	g.fine(mini.Outline("18 28! 49 28! 49 36 44 44! 44 60! 24 60! 24 46! 17 40"))
	g.fill(mini.Outline("14 26! 20 24 34 32 38 37 34 40 26 37 17 36"))
	for i := range 7 {
		a := math.Pi * (1.12 + .76*float64(i)/6)
		s, c := math.Sincos(a)
		g.bar(2.4, 33+27*c, 31+27*s, 33+31*c, 31+31*s)
	}
}

// drawCrossbow lies with its bolt to the upper right.
func drawCrossbow(g *glyph) {
	m := paint.Translate(31, 33).Mul(paint.Rotate(math.Pi / 4))
	g.fill(mini.Outline("-4 -16! 4 -16! 4.6 14 8 22 8.4 37! -1 37! -4.6 24").Map(m))
	g.pen(5, mini.Curve("-28 -4 -18 -17 0 -20 18 -17 28 -4").Map(m))
	g.pen(2.2, paint.NewPath(-28, -4).Line(0, 8).Line(28, -4).Map(m))
	g.bar(2.8, 44, 20, 53, 11)
	g.fill(paint.Polygon(paint.Coords(-6, -28, 0, -41, 6, -28, 0, -31)...).Map(m))
	g.pen(3, paint.NewPath(-4, 18).Quad(-13, 20, -11, 28).Map(m))
	g.pen(3, mini.Curve("-8 -22 -8 -33 0 -24 8 -33 8 -22").Map(m))
}

// drawBirdStone: a dove, and the stone that meets it.
func drawBirdStone(g *glyph) {
	g.pierced(mini.Outline("4 20! 12 14 20 17 26 25 36 25 46 16 60 12! 58 26 48 36 58 44! 44 46 30 44 18 40 12 28 11 22!"), paint.Circle(15.4, 20.6, 1.8))
	g.pen(2, mini.Curve("28 33 38 34 46 24"))
	g.fill(mini.Outline("14 50! 22 46! 30 50! 31 57! 22 61! 14 57!"))
	g.pen(2.2, paint.NewPath(35, 52).Line(43, 51).Move(35, 58).Line(49, 58))
}

// drawDrowning: a hand above the waves.
func drawDrowning(g *glyph) {
	for _, f := range [...][4]float64{{25, 24, 21, 11}, {30.6, 22, 29.4, 5}, {36.4, 22, 38, 6}, {41.6, 26, 46, 13}} {
		g.bar(4.6, f[0], f[1], f[2], f[3])
	}
	g.fill(mini.Outline("22.6 22! 44 22! 43 34 39 42! 26 42! 24 36 15 28 14 24 18 24 23 28!"))
	for i, w := range [...]string{"4 46 12 41 20 46 28 51 36 46 44 41 52 46 60 50", "4 56 12 51 20 56 28 61 36 56 44 51 52 56 60 60"} {
		g.pen(3.6-.4*float64(i), mini.Curve(w))
	}
}

// drawRafters: a beam that breaks.
func drawRafters(g *glyph) {
	g.fine(mini.Curve("6 26 32 5! 58 26"))
	g.fill(mini.Outline("8 30! 14 24! 31 36! 26 40! 32 44! 26 47!"))
	g.fill(mini.Outline("56 30! 50 24! 37 33! 40 38! 35 42! 40 47!"))
	g.pen(2.4, paint.NewPath(32, 14).Line(32, 27).Move(20, 20).Line(20, 24).Move(44, 20).Line(44, 24))
	g.fill(mini.Outline("16 56! 22 52! 28 57! 24 61! 17 61!"))
	g.fill(mini.Outline("36 54! 43 52! 46 59! 39 61!"))
	g.dot(52, 58, 2.6)
	g.dot(10, 50, 2.4)
}

// drawChariot: a closed carriage on high wheels.
func drawChariot(g *glyph) {
	g.pierced(mini.Outline("10 14! 46 14! 52 24 50 38 44 44! 20 44! 12 36 8 24"), paint.RoundRect(paint.R(20, 20, 18, 12), 2))
	g.fine(mini.Curve("50 36 56 34 61 38"))
	g.bar(codeNib, 8, 12, 48, 12)
	for _, w := range [...]struct{ x, y, r float64 }{{18, 49, 10}, {46, 51, 8}} {
		g.pen(3, paint.Circle(w.x, w.y, w.r))
		for i := range 4 {
			s, c := math.Sincos(math.Pi * (float64(i) + .3) / 4)
			g.bar(1.8, w.x-w.r*c, w.y-w.r*s, w.x+w.r*c, w.y+w.r*s)
		}
		g.dot(w.x, w.y, 2.6)
	}
	g.pen(2.6, mini.Curve("50 14 54 8 58 8"))
	g.dot(59, 10, 3)
}

// drawFarewell: a rose that drops its petals.
func drawFarewell(g *glyph) {
	g.fine(mini.Curve("28 30 30 44 24 60"))
	g.fill(mini.Blade(9, "28 46 38 42 46 44"))
	g.fill(mini.Blade(9, "27 50 18 44 11 46"))
	g.fine(mini.Outline("16 20! 18 10 28 5 38 9 41 20! 36 29 28 31 20 29"))
	g.pen(2.6, mini.Curve("16 20 24 27 34 25 41 18"))
	g.pen(2.6, mini.Curve("22 15 27 11 34 13 34 19 27 20 25 16"))
	g.fill(mini.Outline("48 26! 55 22 59 28 54 34!"))
	g.fill(mini.Outline("46 52! 53 49 58 54 52 60!"))
}

// drawSmile: a full mask with a smile that shows no joy.
func drawSmile(g *glyph) {
	g.pierced(mini.Outline("10 10! 22 5 32 8 42 5 54 10! 56 32 47 51 32 60 17 51 8 32"),
		mini.Outline("15 24! 22 18 29 26! 22 30"), mini.Outline("49 24! 42 18 35 26! 42 30"),
		mini.Outline("18 39! 32 46 46 39! 42 49 32 53 22 49"))
	g.pen(2.6, mini.Curve("10 9 6 4 4 2"))
	g.pen(2.6, mini.Curve("54 9 58 4 60 2"))
}

// drawDeadEnd: a bridge that stops in the air.
func drawDeadEnd(g *glyph) {
	g.pierced(mini.Outline("4 60! 4 30! 14 24 26 20 36 19! 33 25! 39 30! 35 36! 26 38 20 46 19 60!"))
	g.fine(mini.Curve("4 20 14 14 26 10 36 9"))
	g.pen(2.6, paint.NewPath(6, 20).Line(6, 30).Move(16, 14).Line(16, 24).Move(26, 11).Line(26, 20))
	g.fill(mini.Outline("60 60! 60 32! 54 29! 50 34! 52 40! 50 46! 52 60!"))
	g.fill(mini.Outline("41 42! 46 40! 47 46! 42 48!"))
	g.pen(2.8, mini.Curve("24 57 30 53 36 57 42 61 48 57"))
}
