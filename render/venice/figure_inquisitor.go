package venice

import (
	"alibi/render/mini"
	"alibi/render/paint"
)

// inquisitor: a narrow pillar under a flat wide hat, an open book with a red
// eye, a seal on a ribbon.
func inquisitor(s *mini.Sculpture) {
	robe := cloth("#4a4656", "#332f3f", 30)
	white := mini.Stuff{Color: paint.Hex("#f6efdf"), Low: paint.Hex("#d8cdb6"), Round: 12, Lift: 2}
	red := mini.Stuff{Color: paint.Hex("#c3222f"), Round: 6}
	s.Part(with(leather, "#2c2226"), mini.Outline("-30 26 -40 44 -26 52 -8 46 -6 28"))
	s.Part(with(leather, "#2c2226"), mini.Outline("4 28 2 48 16 54 30 46 26 26"))
	s.Part(robe, mini.Outline("-20 -240 -42 -212 -44 -120 -52 -30 -58 24! -28 40 0 43 30 40 58 24! 52 -40 46 -120 44 -212 22 -240"))
	s.Fold(-.9, mini.Blade(13, "-34 -110 -38 -30 -42 34"))
	s.Fold(.8, mini.Blade(14, "-44 -90 -48 -20 -50 26"))
	s.Fold(-.9, mini.Blade(13, "36 -110 40 -30 44 34"))
	s.Fold(.8, mini.Blade(14, "45 -90 49 -20 51 24"))
	s.Part(white, mini.Outline("-20 -222! 20 -222! 27 44! 0 48 -27 44!"))
	s.Fold(-.6, mini.Blade(8, "-8 -100 -10 -30 -12 46"))
	s.Fold(-.6, mini.Blade(8, "10 -110 13 -30 15 46"))
	s.Draw(paint.Hex("#c3222f"), 6, mini.Curve("-21 -222 -30 44"))
	s.Draw(paint.Hex("#c3222f"), 6, mini.Curve("21 -222 30 44"))
	s.Part(red, mini.Outline("-46 -128! 0 -118 47 -128! 47 -110! 0 -100 -47 -110!"))
	s.Part(red, mini.Outline("20 -110! 36 -112! 42 -36! 24 -34!"))
	s.Fold(-.6, mini.Blade(5, "28 -104 32 -70 33 -38"))
	s.Draw(paint.Hex("#f0c860"), 3, mini.Curve("23 -44 42 -46"))

	s.Part(robe, mini.Tube(46, 44, "36 -208 58 -172 30 -138"))
	s.Fold(-.8, mini.Blade(9, "46 -182 56 -168 66 -160"))
	s.Draw(paint.Hex("#c3222f"), 6, mini.Curve("34 -120 18 -134 16 -156"))
	s.Part(robe, mini.Tube(44, 46, "-34 -208 -78 -176 -96 -134"))
	s.Fold(-.8, mini.Blade(9, "-50 -186 -72 -176 -88 -176"))
	s.Fold(.7, mini.Blade(10, "-74 -180 -96 -160 -104 -140"))
	s.Draw(paint.Hex("#c3222f"), 6, mini.Curve("-118 -130 -98 -114 -76 -124"))
	openBook(s)
	fist(s, skinFair, 10, -128, .95, 0)
	fist(s, skinFair, -96, -116, .95, .5)

	// capelet, collar, head, hat
	s.Part(mini.Stuff{Color: paint.Hex("#3d3948"), Round: 20, Lift: 8}, mini.Outline("-20 -246 -44 -220 -50 -190! -22 -180 0 -178 24 -180 52 -190! 46 -220 24 -246"))
	s.Draw(paint.Hex("#c3222f"), 5, mini.Curve("-52 -192 -22 -183 0 -181 24 -183 54 -192"))
	s.Part(white, mini.Outline("-22 -234 -26 -222 -8 -204! -2 -216! 4 -204! 26 -222 24 -236"))
	face{skin: with(skinFair, "#ecc6a8"), brow: "#3a3238", eye: "#6b2020", stern: true}.at(s, 0, -272, .70, 0)
	beard := mini.Stuff{Color: paint.Hex("#4a4048"), Round: 7, Lift: 4}
	s.Part(beard, mini.Outline("-22 -238! -14 -242 -2 -238! -4 -226 -13 -212! -20 -228"))
	s.Part(beard, mini.Blade(8, "-13 -250 -22 -247 -28 -240"))
	s.Part(beard, mini.Blade(8, "-12 -250 0 -248 8 -241"))
	inquisitorHat(s)
}

// openBook is held so that he reads and everybody sees the eye on its cover;
// a ribbon with a seal hangs from it.
func openBook(s *mini.Sculpture) {
	red := mini.Stuff{Color: paint.Hex("#d5303c"), Gloss: .6, Round: 9, Lift: 4}
	s.In(paint.Translate(-44, -150).Mul(paint.Rotate(-.10)), func() {
		s.Part(with(red, "#c3222f"), mini.Outline("-6 28! 8 28! 10 84! 1 76! -8 86!"))
		s.Part(red, paint.Circle(2, 92, 15))
		s.Draw(paint.Hex("#7d101c"), 3, paint.Circle(2, 92, 9))
		s.Draw(paint.Hex("#7d101c"), 3, paint.NewPath(2, 86).Line(2, 98).Move(-4, 91).Line(8, 91))
		page := mini.Stuff{Color: paint.Hex("#fbf0d4"), Round: 6, Lift: 2, Line: .8}
		s.Part(page, mini.Outline("-50 -36! -24 -50 0 -40! 24 -52 50 -38! 48 -16! 0 -10 -48 -14!"))
		s.Draw(paint.Hex("#b09a70"), 2, mini.Curve("-46 -34 -22 -45 0 -35! 24 -46 46 -36"))
		s.Draw(paint.Hex("#b09a70"), 2, mini.Curve("-46 -30 -22 -39 0 -30! 24 -41 46 -32"))
		cover := mini.Stuff{Color: paint.Hex("#8e1f2c"), Gloss: .3, Round: 7, Lift: 5, Line: 1.2}
		s.Part(cover, mini.Outline("-54 -34! -26 -40 0 -28! 0 40! -26 30 -54 36!"))
		s.Hem(gold, 4, mini.Curve("-48 -27! -26 -32 -6 -23! -6 31! -26 23 -48 28! -48 -27"))
		eye(s, -27, -2)
		s.Part(cover, mini.Outline("0 -28! 28 -42 54 -36! 54 34! 28 28 0 40!"))
		s.Hem(gold, 4, mini.Curve("6 -22! 28 -33 48 -29! 48 26! 28 21 6 31! 6 -22"))
		s.Draw(paint.Hex("#e0b048"), 5, paint.NewPath(28, -22).Line(28, 14).Move(15, -10).Line(41, -12))
	})
}

// eye is the red eye that makes others slow.
func eye(s *mini.Sculpture, x, y float64) {
	s.In(paint.Translate(x, y), func() {
		s.Part(mini.Stuff{Color: paint.Hex("#fff6e4"), Line: 1.2, Round: 4, Lift: 1}, mini.Outline("-20 0! -8 -11 8 -11 20 0! 8 11 -8 11"))
		s.Paint(paint.Hex("#c3222f"), paint.Circle(0, 0, 9.6))
		s.Paint(mini.Keyline, paint.Circle(0, 0, 4.4))
		s.Paint(paint.Hex("#ffffff"), paint.Circle(-3, -3.4, 2))
	})
}

// inquisitorHat is flat and wide, with a red cord and two tassels.
func inquisitorHat(s *mini.Sculpture) {
	felt := mini.Stuff{Color: paint.Hex("#3b3846"), Round: 9, Lift: 20, Gloss: .1}
	red := mini.Stuff{Color: paint.Hex("#d5303c"), Round: 5, Lift: 6}
	s.Part(red, mini.Rod(5, 5, "50 -296 56 -262 52 -236"))
	s.Part(red, mini.Outline("44 -238! 60 -238! 64 -206! 42 -206!"))
	s.Fold(-.6, mini.Blade(3, "52 -232 53 -220 53 -206"))
	s.Part(felt, mini.Outline("-106 -300 -92 -314 -50 -322 0 -324 52 -322 94 -314 106 -300 84 -288 44 -282 0 -280 -46 -282 -88 -288"))
	crown := felt
	crown.Round, crown.Lift = 18, 5
	s.Part(crown, mini.Outline("-40 -312! -36 -338 -16 -352 8 -354 30 -346 42 -312! 0 -302"))
	s.Hem(red, 10, mini.Curve("-44 -318 -10 -308 14 -308 46 -318"))
}
