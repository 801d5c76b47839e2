package venice

import (
	"math"

	"alibi/render/mini"
	"alibi/render/paint"
)

func drawUndo(g *glyph) {
	g.pen(6, paint.Arc(34, 36, 19, 19, -math.Pi*.86, math.Pi*.62))
	g.fill(paint.Polygon(paint.Coords(5, 30, 26, 33, 14, 12)...))
}

func drawRedo(g *glyph) {
	g.pen(6, paint.Arc(30, 36, 19, 19, math.Pi*.38, math.Pi*1.86))
	g.fill(paint.Polygon(paint.Coords(59, 30, 38, 33, 50, 12)...))
}

func drawRestart(g *glyph) {
	g.bar(7, 10, 12, 10, 52)
	g.fill(paint.Polygon(paint.Coords(16, 32, 36, 14, 36, 50)...))
	g.fill(paint.Polygon(paint.Coords(36, 32, 56, 14, 56, 50)...))
}

func drawMenu(g *glyph) {
	for _, y := range [...]float64{16, 32, 48} {
		g.bar(6.4, 20, y, 56, y)
		g.fill(paint.Polygon(paint.Coords(10, y-5, 15, y, 10, y+5, 5, y)...))
	}
}

func drawBook(g *glyph) {
	g.line(mini.Outline("32 16! 22 9 6 10! 6 50! 22 49 32 56!"))
	g.line(mini.Outline("32 16! 42 9 58 10! 58 50! 42 49 32 56!"))
	g.pen(2.8, mini.Curve("13 22 19 21 25 24"))
	g.pen(2.8, mini.Curve("13 32 19 31 25 34"))
	g.pen(2.8, mini.Curve("51 22 45 21 39 24"))
	g.pen(2.8, mini.Curve("51 32 45 31 39 34"))
}

func drawCheck(g *glyph) { g.fill(mini.Outline("6 34! 16 26! 26 40! 48 8! 59 14! 28 58!")) }

func drawClose(g *glyph) {
	g.bar(7.4, 14, 14, 50, 50)
	g.bar(7.4, 50, 14, 14, 50)
}

func drawLock(g *glyph) {
	g.pierced(paint.RoundRect(paint.R(11, 28, 42, 30), 5), paint.Circle(32, 40, 4.6), paint.RectPath(paint.R(29.8, 41, 4.4, 10)))
	g.pen(6, paint.NewPath(19, 29).Line(19, 20).Quad(20, 7, 32, 7).Quad(44, 7, 45, 20).Line(45, 29))
}

func drawQuestion(g *glyph) {
	g.pen(7.4, paint.NewPath(18, 22).Quad(18, 8, 32, 8).Quad(47, 8, 47, 21).Quad(47, 30, 38, 33).Quad(32, 35, 32, 42))
	g.dot(32, 54, 4.8)
}

func drawNote(g *glyph) {
	g.line(mini.Outline("12 8! 42 8! 42 56! 12 56!"))
	g.bar(3, 19, 19, 35, 19)
	g.bar(3, 19, 28, 31, 28)
	g.fill(mini.Outline("28 48! 30 39! 51 16! 59 23! 38 46!"))
}

func drawGlobe(g *glyph) {
	g.pen(4, paint.Circle(32, 32, 25))
	g.pen(3, paint.Ellipse(32, 32, 11, 25))
	g.bar(3, 8, 32, 56, 32)
	g.pen(3, mini.Curve("12 19 32 23 52 19"))
	g.pen(3, mini.Curve("12 45 32 41 52 45"))
}
