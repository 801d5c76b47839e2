package venice

import (
	"alibi/render/mini"
	"alibi/render/paint"
)

// ratCatcher: a low triangle, a sack on his back, a cage before him and over
// his shoulder a pole with two rats.
func ratCatcher(s *mini.Sculpture) {
	smock := cloth("#a8946a", "#75664a", 36)
	hide := cloth("#6a5138", "#4c3826", 16)
	pole := mini.Stuff{Color: paint.Hex("#9a6f42"), Round: 6}
	sack := cloth("#c0a070", "#94774c", 36)
	s.Part(sack, mini.Outline("18 -196 34 -176 74 -164 108 -124 116 -76 100 -34 60 -22 24 -40 8 -100"))
	s.Fold(-.9, mini.Blade(10, "30 -180 56 -140 66 -96"))
	s.Fold(-.8, mini.Blade(9, "36 -176 78 -140 96 -100"))
	s.Fold(.7, mini.Blade(16, "84 -130 104 -90 94 -48"))
	s.Part(mini.Stuff{Color: paint.Hex("#7d6a3e"), Round: 6, Lift: 1}, mini.Outline("68 -90! 96 -86! 94 -58! 66 -60!"))
	s.Draw(paint.Hex("#e6d3a0"), 2.4, paint.NewPath(64, -84).Line(98, -80).Move(64, -66).Line(96, -64))
	s.Part(pole, mini.Rod(10, 8, "-96 -92 128 -296"))
	rat(s, 92, -262, 1, .05)
	rat(s, 128, -292, 1.06, -.08)
	// he crouches: knees up
	s.Part(hide, mini.Outline("34 -78 72 -50 74 -12 58 16 30 22 8 0 6 -50"))
	s.Part(with(leather, "#3f2c20"), mini.Outline("24 4 14 28 -2 40 2 52 40 50 62 36 66 8"))
	s.Part(smock, mini.Outline("-40 -168 -58 -110 -60 -50 -54 8! -24 24 10 20 42 10! 60 -40 60 -100 42 -160 4 -192"))
	s.Fold(-.8, mini.Blade(13, "10 -120 20 -60 20 14"))
	s.Fold(.8, mini.Blade(15, "34 -110 44 -50 36 4"))
	s.Fold(-.8, mini.Blade(10, "-20 -60 -26 -20 -26 20"))
	s.Part(mini.Stuff{Color: paint.Hex("#7a4a3a"), Round: 7, Lift: 1}, mini.Outline("12 -52! 42 -56! 44 -24! 16 -20!"))
	s.Draw(paint.Hex("#d8c090"), 2.6, paint.NewPath(10, -44).Line(44, -48).Move(12, -29).Line(46, -33))
	s.Part(hide, mini.Tube(44, 32, "-12 -72 -58 -78 -60 -8"))
	s.Fold(.7, mini.Blade(14, "-30 -84 -58 -74 -62 -30"))
	s.Part(with(leather, "#3f2c20"), mini.Outline("-76 -12 -76 14 -94 28 -90 40 -54 40 -36 30 -40 -8"))
	s.Part(with(leather, "#4a2f1c"), mini.Rod(12, 12, "-52 -100 0 -86 56 -98"))
	s.Part(brass, paint.RoundRect(paint.R(-22, -100, 17, 18), 4))
	cage(s)
	s.Part(smock, mini.Tube(44, 32, "-26 -160 -60 -128 -76 -112"))
	s.Fold(-.7, mini.Blade(8, "-40 -136 -56 -124 -70 -102"))
	s.Part(linen, mini.Rod(32, 28, "-66 -122 -78 -110"))
	fist(s, skinTan, -83, -105, 1.05, .5)
	ratCatcherHead(s)
}

// rat hangs by its tail, tied at (x, y).
func rat(s *mini.Sculpture, x, y, k, rad float64) {
	fur := mini.Stuff{Color: paint.Hex("#8f8790"), Low: paint.Hex("#6a626e"), Round: 14, Lift: 6}
	pink := mini.Stuff{Color: paint.Hex("#e0a09a"), Round: 3}
	s.In(paint.Translate(x, y).Mul(paint.Rotate(rad)).Mul(paint.Scale(k, k)), func() {
		s.Part(pink, mini.Rod(4, 7, "-6 -8 6 0 0 14 2 36"))
		s.Part(pink, mini.Blade(7, "-12 60 -20 68 -24 66"))
		s.Part(pink, mini.Blade(7, "14 56 22 62 26 58"))
		s.Part(fur, mini.Outline("2 30 -12 44 -18 66 -14 86 -10 104 0 116 8 104 14 86 20 64 14 44"))
		s.Fold(-.5, mini.Blade(4, "-4 52 -6 66 -4 80"))
		s.Part(pink, paint.Ellipse(-12, 88, 6.5, 7))
		s.Part(pink, paint.Ellipse(13, 88, 6.5, 7))
		s.Part(with(pink, "#3a2a30"), paint.Circle(0, 116, 4))
		s.Part(pink, mini.Blade(7, "-10 80 -20 86 -22 92"))
	})
}

// cage is a trap of wire with a wooden lid.
func cage(s *mini.Sculpture) {
	wood := mini.Stuff{Color: paint.Hex("#8a5f38"), Round: 6}
	s.In(paint.Translate(-30, 26), func() {
		s.Part(mini.Stuff{Color: paint.Hex("#2a2028"), Round: 6, Lift: 10}, mini.Outline("-34 -30! 34 -26! 34 22! -34 18!"))
		s.Part(mini.Stuff{Color: paint.Hex("#8f8790"), Round: 12, Lift: 1, Line: .6}, mini.Outline("-24 14 -20 -6 -2 -14 16 -8 24 8 14 16"))
		s.Paint(paint.Hex("#f2d06a"), paint.Circle(-15, 1, 3.6))
		for i := range 6 {
			x := -30 + 12*float64(i)
			s.Part(with(steel, "#c8ccd4"), mini.Rod(3.6, 3.6, coord(x)+" -30 "+coord(x)+" 18"))
		}
		s.Part(wood, mini.Outline("-39 16! 39 20! 39 31! -39 27!"))
		s.Part(wood, mini.Outline("-39 -38! 39 -34! 39 -23! -39 -27!"))
		s.Part(with(steel, "#9aa0ac"), mini.Tube(5, 5, "-14 -36 -12 -50 0 -54 12 -48 14 -34"))
	})
}

// ratCatcherHead: a hood with a long tip, a squint, stubble.
func ratCatcherHead(s *mini.Sculpture) {
	hood := cloth("#71854f", "#53663e", 24)
	hood.Lift = 10
	s.Part(hood, mini.Outline("-58 -158 -50 -140 -20 -126 16 -132 44 -150 48 -176 26 -204 -30 -200"))
	s.Fold(-.8, mini.Blade(9, "-30 -160 -16 -144 10 -142"))
	s.Part(hood, mini.Outline("-52 -200 -56 -232 -34 -256 0 -262 32 -244 56 -214 72 -178! 44 -196 30 -182 14 -164 -20 -160"))
	s.Part(mini.Stuff{Color: paint.Hex("#2c2620"), Round: 10, Lift: 1}, paint.Ellipse(-18, -202, 36, 40))
	face{skin: with(skin, "#d39a72"), brow: "#4a3a2a", eye: "#5a4a2a", blush: "#b85a48", stern: true}.at(s, -18, -200, .60, .05)
	s.Part(mini.Stuff{Color: paint.Hex("#6a5844"), Round: 5, Lift: 2}, mini.Outline("-42 -178 -30 -182 -10 -180! -8 -170 -18 -162 -34 -164"))
	hood.Lift = 8
	s.Part(hood, mini.Outline("-54 -204! -54 -234 -34 -256 0 -262 32 -242 38 -210 22 -168! 16 -196 8 -226 -16 -238 -38 -232"))
	s.Fold(-.8, mini.Blade(8, "-30 -246 4 -250 26 -222"))
	s.Fold(.8, mini.Blade(9, "-40 -240 -8 -252 20 -238"))
	feather := mini.Stuff{Color: paint.Hex("#d9b45a"), Low: paint.Hex("#a8642f"), Round: 6, Lift: 4}
	s.Part(feather, mini.Outline("-28 -252! -52 -276 -62 -304! -40 -296 -26 -276"))
	s.Fold(-.7, mini.Blade(4, "-30 -256 -44 -276 -58 -298"))
}
