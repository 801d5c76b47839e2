package venice

import (
	"alibi/render/mini"
	"alibi/render/paint"
)

// boatswain: planted legs, a three-cornered hat, an oar taller than she is.
func boatswain(s *mini.Sculpture) {
	coat := cloth("#2f6377", "#234a5e", 34)
	white := cloth("#f1e8d4", "#d4c7ac", 15)
	boot := mini.Stuff{Color: paint.Hex("#4b2f22"), Gloss: .4, Round: 13}
	// tails of the coat
	s.Part(coat, mini.Outline("-40 -150 -66 -90 -78 -40! -40 -34 0 -44 42 -34 82 -42! 68 -92 42 -150"))
	s.Fold(-.8, mini.Blade(12, "46 -120 56 -80 60 -40"))
	s.Fold(-.8, mini.Blade(12, "-46 -120 -54 -80 -58 -40"))
	// legs
	s.Part(white, mini.Tube(46, 32, "24 -130 44 -70 52 -26"))
	s.Fold(-.6, mini.Blade(8, "30 -80 46 -74 60 -80"))
	s.Part(boot, mini.Outline("34 -44! 70 -46! 72 -8 66 14 72 32 50 40 34 34 38 10"))
	s.Part(with(boot, "#8a5a34"), mini.Outline("30 -52! 74 -54! 74 -34! 32 -32!"))
	s.Part(white, mini.Tube(46, 32, "-20 -130 -42 -66 -50 -16"))
	s.Fold(-.6, mini.Blade(8, "-56 -74 -42 -68 -28 -74"))
	s.Part(boot, mini.Outline("-70 -36! -32 -36! -34 8 -38 34 -54 48 -84 46 -88 34 -66 20 -68 0"))
	s.Part(with(boot, "#8a5a34"), mini.Outline("-74 -44! -28 -44! -30 -24! -72 -24!"))
	// body
	s.Part(coat, mini.Outline("-22 -240 -48 -216 -46 -160 -44 -134 -64 -88 -78 -42! -44 -50 -22 -80 -6 -124! 6 -124! 22 -80 46 -52 82 -44! 66 -90 44 -134 46 -160 48 -216 24 -240"))
	s.Fold(-.7, mini.Blade(9, "-30 -130 -42 -90 -56 -50"))
	s.Fold(-.7, mini.Blade(9, "32 -130 44 -92 58 -52"))
	s.Part(white, mini.Outline("-16 -232! 16 -232! 18 -150! 12 -116! -12 -116! -18 -150!"))
	s.Fold(-.6, mini.Blade(6, "0 -220 1 -180 0 -140"))
	s.Part(linen, mini.Outline("-18 -238 -22 -222 -12 -206 -16 -180! 0 -188 16 -180! 12 -206 22 -222 18 -238"))
	s.Fold(-.7, mini.Blade(6, "-4 -222 -6 -204 -6 -188"))
	lapel := mini.Stuff{Color: paint.Hex("#3f8fb0"), Round: 6, Lift: 2}
	s.Part(lapel, mini.Outline("-22 -236 -38 -220 -34 -168! -18 -150! -18 -212"))
	s.Part(lapel, mini.Outline("22 -236 38 -220 34 -168! 18 -150! 18 -212"))
	for i := range 3 {
		y := -206 + 22*float64(i)
		s.Part(gold, paint.Circle(-28+2.4*float64(i), y, 4.6))
		s.Part(gold, paint.Circle(28-2.4*float64(i), y, 4.6))
	}
	sash := mini.Stuff{Color: paint.Hex("#3fa4dc"), Round: 9, Lift: 4}
	s.Part(sash, mini.Outline("-45 -156! 0 -146 45 -156! 44 -128! 0 -116 -44 -128!"))
	s.Fold(-.7, mini.Blade(6, "-42 -142 0 -132 42 -142"))
	s.Part(sash, mini.Outline("18 -134! 36 -136! 50 -66! 28 -58!"))
	s.Fold(-.7, mini.Blade(6, "28 -130 34 -100 38 -64"))
	s.Part(gold, paint.RoundRect(paint.R(16, -146, 18, 20), 5))

	// the hand on her hip
	s.Part(coat, mini.Tube(36, 30, "40 -208 84 -176 60 -132"))
	s.Fold(-.7, mini.Blade(8, "62 -186 76 -172 90 -170"))
	s.Part(gold, mini.Rod(35, 33, "66 -146 57 -128"))
	s.Part(linen, mini.Rod(27, 25, "58 -130 54 -124"))
	fist(s, skinFair, 46, -128, .85, -1)

	oar(s)
	s.Part(coat, mini.Tube(36, 30, "-38 -208 -68 -170 -88 -192"))
	s.Fold(-.7, mini.Blade(8, "-50 -184 -62 -170 -72 -154"))
	s.Part(gold, mini.Rod(35, 33, "-80 -182 -90 -194"))
	fist(s, skinFair, -97, -200, 1, .3)

	boatswainHead(s)
}

// oar stands before her, blade up.
func oar(s *mini.Sculpture) {
	wood := mini.Stuff{Color: paint.Hex("#c08a4e"), Round: 7, Gloss: .25, Lift: 6}
	s.Part(wood, mini.Rod(11, 12, "-88 46 -102 -262"))
	blade := wood
	blade.Round = 12
	s.Part(blade, mini.Outline("-110 -256 -126 -290 -130 -350 -116 -378! -96 -376! -84 -348 -86 -288 -96 -256"))
	s.Fold(.8, mini.Blade(12, "-104 -262 -106 -320 -107 -368"))
	s.Draw(paint.Hex("#2f6fae"), 16, paint.NewPath(-134, -344).Line(-80, -348))
	s.Draw(paint.Hex("#f3ead6"), 5, paint.NewPath(-134, -332).Line(-80, -336))
	s.Part(with(leather, "#5a3a24"), mini.Rod(15, 15, "-101 -236 -102 -258"))
}

// boatswainHead: brown hair in a queue, a ring in the ear, the hat.
func boatswainHead(s *mini.Sculpture) {
	hair := mini.Stuff{Color: paint.Hex("#7a4424"), Round: 14, Lift: 3}
	s.Part(hair, mini.Horn(24, "28 -266 44 -246 42 -214 52 -196"))
	s.Part(with(leather, "#3fa4dc"), mini.Rod(18, 16, "42 -230 43 -222"))
	s.Part(hair, paint.Ellipse(8, -278, 34, 38))
	face{skin: skinFair, brow: "#5f3418", eye: "#2f6f8a", lips: "#b8493f", blush: "#e0705f", smile: true}.at(s, -2, -270, .68, 0)
	s.Part(hair, mini.Outline("6 -306! 24 -300 34 -280 32 -250 26 -244! 24 -266 16 -286 -4 -296!"))
	s.Part(gold, paint.Circle(30, -254, 4.4))
	felt := mini.Stuff{Color: paint.Hex("#2c4454"), Round: 12, Lift: 16}
	s.Part(felt, mini.Outline("-30 -300 -26 -334 -4 -346 24 -338 34 -302! 0 -290"))
	front := felt
	front.Round, front.Lift = 13, 8
	s.Part(front, mini.Outline("-82 -312! -60 -320 -32 -338 -6 -342 26 -334 52 -318 80 -306! 62 -286 26 -284 -6 -290 -36 -288 -64 -296"))
	s.Fold(.6, mini.Blade(14, "-60 -306 -6 -310 58 -298"))
	s.Hem(gold, 5.5, mini.Curve("-82 -311 -60 -319 -32 -336 -6 -340 26 -332 52 -316 80 -305"))
	s.Part(mini.Stuff{Color: paint.Hex("#f3ead6"), Round: 6, Lift: 3}, paint.Circle(-38, -306, 9))
	s.Paint(paint.Hex("#3fa4dc"), paint.Circle(-38, -306, 5.4))
	s.Paint(paint.Hex("#c3222f"), paint.Circle(-38, -306, 2.4))
}
