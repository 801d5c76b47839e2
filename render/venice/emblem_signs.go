package venice

import (
	"math"

	"alibi/render/mini"
	"alibi/render/paint"
)

// drawings hold the pen strokes of every emblem.
var drawings [emblems]func(*glyph)

func init() {
	drawings = [emblems]func(*glyph){
		EmblemNoble: drawCoronet, EmblemCitizen: drawKey, EmblemCommoner: drawHammer, EmblemFeather: drawFeather,
		EmblemChisel: drawChisel, EmblemScales: drawScales, EmblemCap: drawCap, EmblemAnchor: drawAnchor, EmblemOar: drawOar,
		EmblemSkull: drawSkull, EmblemMask: drawMask, EmblemEye: drawEye, EmblemHourglass: drawHourglass,
		EmblemFootsteps: drawFootsteps, EmblemBell: drawBell, EmblemLantern: drawLantern, EmblemAccuse: drawAccuse,
		EmblemSpeech: drawSpeech, EmblemStop: drawStop, EmblemFlag: drawFlag, EmblemTunnel: drawTunnel, EmblemWing: drawWing,
		EmblemSwap: drawSwap, EmblemPull: drawPull, EmblemDraw: drawDraw, EmblemHook: drawHook, EmblemHeart: drawHeart,
		EmblemDagger: drawDagger, EmblemUndo: drawUndo, EmblemRedo: drawRedo, EmblemRestart: drawRestart, EmblemMenu: drawMenu, EmblemBook: drawBook, EmblemCheck: drawCheck,
		EmblemClose: drawClose, EmblemLock: drawLock, EmblemQuestion: drawQuestion, EmblemNote: drawNote, EmblemGlobe: drawGlobe,
		EmblemPoison: drawPoison, EmblemGunpowder: drawGunpowder, EmblemFall: drawFall, EmblemRiot: drawRiot,
		EmblemHoneypot: drawHoneypot, EmblemRevolution: drawRevolution, EmblemCrossbow: drawCrossbow, EmblemBirdStone: drawBirdStone,
		EmblemDrowning: drawDrowning, EmblemRafters: drawRafters, EmblemChariot: drawChariot, EmblemFarewell: drawFarewell,
		EmblemSmile: drawSmile, EmblemDeadEnd: drawDeadEnd,
	}
}

func drawCoronet(g *glyph) {
	g.pierced(mini.Outline("8 20! 20 34! 32 12! 44 34! 56 20! 51 48! 13 48!"), paint.Ellipse(32, 38, 4, 5))
	g.fill(paint.RoundRect(paint.R(13, 51, 38, 6), 2))
	g.dot(8, 17, 4)
	g.dot(32, 9, 4.6)
	g.dot(56, 17, 4)
}

func drawKey(g *glyph) {
	g.pen(5, paint.Circle(20, 20, 10))
	g.bar(5.4, 27, 27, 54, 54)
	g.bar(5, 44, 44, 52, 36)
	g.bar(5, 51, 51, 58, 44)
	g.dot(20, 20, 3)
}

func drawHammer(g *glyph) {
	g.fill(mini.Outline("26 8! 44 8 56 20! 48 28! 43 22! 36 28! 24 16!"))
	g.bar(6.4, 31, 24, 10, 54)
	g.fill(mini.Outline("24 12! 20 22! 28 30! 38 28! 36 16!"))
}

func drawFeather(g *glyph) {
	g.pierced(mini.Outline("56 7! 36 10 20 22 14 38 14 48! 22 46! 26 50! 42 44 53 28"), mini.Blade(3.4, "50 14 34 28 18 46"))
	g.bar(3.6, 20, 42, 8, 58)
}

func drawChisel(g *glyph) {
	g.fill(mini.Outline("8 56! 10 44! 32 22! 42 32! 20 54!"))
	g.fill(mini.Outline("36 18! 40 14 50 24 46 28!"))
	g.fill(mini.Outline("42 12! 46 6 58 18 52 22!"))
}

func drawScales(g *glyph) {
	g.bar(nib, 32, 8, 32, 54)
	g.bar(nib, 10, 17, 54, 17)
	g.dot(32, 10, 4.6)
	g.bar(5, 20, 56, 44, 56)
	for _, x := range [...]float64{12, 52} {
		g.pen(2.8, paint.NewPath(x, 17).Line(x-8, 38).Move(x, 17).Line(x+8, 38))
		g.fill(paint.NewPath(x-11, 37).Line(x+11, 37).Quad(x+9, 48, x, 48).Quad(x-9, 48, x-11, 37).Close())
	}
}

// drawCap is the corno of the doge.
func drawCap(g *glyph) {
	g.fill(mini.Outline("12 42! 10 30 18 20 30 18 38 20 44 14 52 8! 54 18 50 26 54 34 54 42!"))
	g.fill(mini.Outline("9 46! 55 46! 57 56! 7 56!"))
}

func drawAnchor(g *glyph) {
	g.pen(4.6, paint.Circle(32, 12, 6))
	g.bar(5.4, 32, 18, 32, 56)
	g.bar(nib, 18, 26, 46, 26)
	g.pen(5, paint.NewPath(10, 38).Quad(13, 56, 32, 57).Quad(51, 56, 54, 38))
	g.fill(paint.Polygon(paint.Coords(4, 44, 10, 32, 18, 42)...))
	g.fill(paint.Polygon(paint.Coords(60, 44, 54, 32, 46, 42)...))
}

func drawOar(g *glyph) {
	g.bar(5, 54, 8, 28, 36)
	g.fill(mini.Outline("32 28! 36 33! 30 44 16 58 8 57 7 48 20 34"))
	g.bar(5, 50, 6, 57, 13)
}

func drawSkull(g *glyph) {
	g.pierced(mini.Outline("32 6 14 12 8 28 12 40 20 44! 20 54 26 57 38 57 44 54 44 44! 52 40 56 28 50 12"),
		paint.Ellipse(22, 30, 6.4, 7), paint.Ellipse(42, 30, 6.4, 7), paint.Polygon(paint.Coords(32, 37, 36, 44, 28, 44)...),
		paint.RectPath(paint.R(27, 50, 2.4, 7.5)), paint.RectPath(paint.R(34.6, 50, 2.4, 7.5)))
}

func drawMask(g *glyph) {
	g.pierced(mini.Outline("4 20! 16 14 32 19 48 14 60 20! 60 34 50 46 40 45 32 38 24 45 14 46 4 34"),
		mini.Outline("12 29! 20 24 27 31! 20 36"), mini.Outline("52 29! 44 24 37 31! 44 36"))
	g.pen(3, mini.Curve("5 22 2 36 6 52"))
	g.pen(3, mini.Curve("59 22 62 36 58 52"))
}

func drawEye(g *glyph) {
	g.pierced(mini.Outline("3 32! 16 17 32 13 48 17 61 32! 48 47 32 51 16 47"), mini.Outline("11 32! 20 22 32 19 44 22 53 32! 44 42 32 45 20 42"))
	g.pierced(paint.Circle(32, 32, 10), paint.Circle(35, 29, 3))
}

func drawHourglass(g *glyph) {
	g.bar(5, 14, 7, 50, 7)
	g.bar(5, 14, 57, 50, 57)
	g.line(paint.NewPath(18, 8).Line(18, 16).Quad(18, 25, 32, 32).Quad(46, 39, 46, 48).Line(46, 56))
	g.line(paint.NewPath(46, 8).Line(46, 16).Quad(46, 25, 32, 32).Quad(18, 39, 18, 48).Line(18, 56))
	g.fill(paint.Polygon(paint.Coords(23, 55, 32, 42, 41, 55)...))
	g.fill(paint.Polygon(paint.Coords(24, 19, 40, 19, 32, 27)...))
}

func drawFootsteps(g *glyph) {
	for _, f := range [...]struct{ x, y, a float64 }{{20, 40, -.10}, {44, 22, .14}} {
		m := paint.Translate(f.x, f.y).Mul(paint.Rotate(f.a))
		g.fill(mini.Outline("-9 -10 -6 -18 2 -19 8 -12 8 -2 5 6 -4 7 -7 0").Map(m))
		g.fill(mini.Outline("-5 11! 5 10! 6 17 0 20 -6 17").Map(m))
	}
}

func drawBell(g *glyph) {
	g.fill(mini.Outline("32 8 22 12 18 24 16 38 8 48! 56 48! 48 38 46 24 42 12"))
	g.bar(5, 8, 48, 56, 48)
	g.dot(32, 7, 4)
	g.fill(paint.NewPath(24, 53).Line(40, 53).Quad(38, 61, 32, 61).Quad(26, 61, 24, 53).Close())
}

func drawLantern(g *glyph) {
	g.pen(3.6, paint.NewPath(22, 16).Quad(24, 4, 32, 4).Quad(40, 4, 42, 16))
	g.fill(mini.Outline("14 24! 32 11! 50 24!"))
	g.line(paint.RoundRect(paint.R(18, 27, 28, 25), 3))
	g.fill(mini.Outline("32 30 38 40 36 48 32 50 28 48 26 40"))
	g.bar(6, 15, 57, 49, 57)
}

// drawAccuse is a hand with its finger out.
func drawAccuse(g *glyph) {
	g.fill(mini.Outline("4 26! 4 34 10 36! 30 36! 32 42 34 46 34 52 44 54 56 48! 56 24! 46 20 34 20 28 25!"))
	g.fill(paint.RoundRect(paint.R(57, 20, 6, 32), 2))
	g.pen(2.6, paint.NewPath(31, 16).Line(28, 8).Move(20, 19).Line(14, 12).Move(42, 14).Line(42, 6))
}

func drawSpeech(g *glyph) {
	g.line(mini.Outline("8 10! 56 10! 56 42! 32 42! 18 56! 19 42! 8 42!"))
	g.bar(3.6, 17, 21, 47, 21)
	g.bar(3.6, 17, 31, 38, 31)
}

func drawStop(g *glyph) {
	for _, f := range [...][4]float64{{22, 36, 20, 15}, {30.5, 34, 30, 9}, {39, 36, 40, 13}, {46, 38, 49, 21}} {
		g.bar(7.4, f[0], f[1], f[2], f[3])
	}
	g.fill(mini.Outline("18 32! 50 32! 50 42 44 56 34 59 24 57 16 48 7 36 9 31 14 33 19 40!"))
}

func drawFlag(g *glyph) {
	g.bar(4.8, 14, 7, 14, 58)
	g.fill(mini.Outline("17 9! 30 6 40 13 56 9! 50 22 56 36! 42 40 30 33 17 37!"))
}

func drawTunnel(g *glyph) {
	arch := paint.NewPath(6, 56).Line(6, 34).Quad(8, 8, 32, 8).Quad(56, 8, 58, 34).Line(58, 56).Close()
	g.pierced(arch, paint.NewPath(18, 58).Line(18, 36).Quad(19, 21, 32, 21).Quad(45, 21, 46, 36).Line(46, 58).Close())
	g.fill(mini.Outline("24 58! 24 46 29 40 35 40 40 46 40 58!"))
	g.dot(27, 40, 3.2)
	g.dot(37, 40, 3.2)
}

func drawWing(g *glyph) {
	g.fill(mini.Outline("6 22! 18 10 38 8 60 12! 50 18 54 24! 44 28 46 34! 37 36 38 43! 28 43 26 52! 14 48 6 36"))
	g.pen(3, mini.Curve("14 58 22 60 34 58"))
}

func drawSwap(g *glyph) {
	g.pen(5, mini.Curve("10 30 14 16 32 11 48 20"))
	g.fill(paint.Polygon(paint.Coords(42, 28, 58, 27, 54, 10)...))
	g.pen(5, mini.Curve("54 34 50 48 32 53 16 44"))
	g.fill(paint.Polygon(paint.Coords(22, 36, 6, 37, 10, 54)...))
}

// drawPull is somebody drawn to a place.
func drawPull(g *glyph) {
	g.dot(50, 14, 7)
	g.fill(mini.Outline("39 52! 41 32 46 24 54 24 59 32 61 52!"))
	g.bar(5.4, 33, 34, 20, 34)
	g.fill(paint.Polygon(paint.Coords(22, 23, 22, 45, 8, 34)...))
	g.pen(3.6, paint.NewPath(14, 54).Quad(3, 46, 3, 34).Quad(3, 22, 14, 14))
}

func drawDraw(g *glyph) {
	g.line(mini.Outline("8 42! 34 34! 56 42! 30 52!"))
	g.line(mini.Curve("8 50! 30 60! 56 50!"))
	g.bar(6, 32, 40, 32, 18)
	g.fill(paint.Polygon(paint.Coords(19, 21, 45, 21, 32, 3)...))
}

// drawHook is a grapnel, its claws up, a rope through its ring.
func drawHook(g *glyph) {
	g.bar(5, 32, 10, 32, 40)
	g.pen(5, paint.NewPath(8, 30).Quad(10, 9, 32, 9).Quad(54, 9, 56, 30))
	g.fill(paint.Polygon(paint.Coords(2, 24, 15, 24, 7, 38)...))
	g.fill(paint.Polygon(paint.Coords(62, 24, 49, 24, 57, 38)...))
	g.fill(paint.Polygon(paint.Coords(25, 22, 39, 22, 32, 33)...))
	g.pen(4, paint.Circle(32, 44, 5))
	g.pen(4, mini.Curve("32 49 42 54 32 58 18 61"))
}

func drawHeart(g *glyph) {
	g.fill(paint.NewPath(32, 57).Cubic(8, 40, 4, 30, 5, 22).Cubic(7, 6, 27, 4, 32, 18).Cubic(37, 4, 57, 6, 59, 22).Cubic(60, 30, 56, 40, 32, 57).Close())
}

func drawDagger(g *glyph) {
	m := paint.Translate(32, 32).Mul(paint.Rotate(math.Pi / 4)).Mul(paint.Translate(-32, -32))
	g.pierced(mini.Outline("32 68! 25 56! 26 24! 38 24! 39 56!").Map(m), mini.Outline("31 54! 31 28! 33 28! 33 54!").Map(m))
	g.pen(5, paint.NewPath(18, 20).Line(46, 20).Map(m))
	g.pen(6, paint.NewPath(32, 20).Line(32, 4).Map(m))
	g.fill(paint.Circle(32, -1, 5).Map(m))
}
