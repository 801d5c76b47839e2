package venice

import (
	"alibi/render/mini"
	"alibi/render/paint"
)

// bishop: a broad cope, the tallest hat of all, a crosier, a blessing hand.
func bishop(s *mini.Sculpture) {
	cope := mini.Stuff{Color: paint.Hex("#c12a3a"), Low: paint.Hex("#93203a"), Round: 46}
	alb := mini.Stuff{Color: paint.Hex("#f2e8d2"), Low: paint.Hex("#d9c9a8"), Round: 16, Lift: 2}
	s.Part(with(leather, "#7a1f2c"), mini.Outline("-26 30 -34 46 -22 56 -4 50 -2 32"))
	s.Part(with(leather, "#7a1f2c"), mini.Outline("8 32 8 50 22 56 36 48 28 30"))
	s.Part(cope, mini.Outline("-22 -248 -58 -214 -76 -120 -96 8! -66 34 -36 42! 0 34 38 42! 70 32 98 4! 80 -120 60 -214 24 -248"))
	s.Fold(-.9, mini.Blade(18, "-60 -150 -68 -60 -78 28"))
	s.Fold(.8, mini.Blade(20, "-72 -120 -84 -40 -90 16"))
	s.Fold(-.9, mini.Blade(18, "62 -150 70 -60 82 26"))
	s.Fold(.8, mini.Blade(20, "74 -120 86 -40 92 14"))
	s.Hem(gold, 9, mini.Curve("-98 2 -66 27 -36 35 36 35 70 25 100 -2"))
	s.Part(alb, mini.Outline("-16 -214! 18 -214! 32 44! 0 50 -30 44!"))
	s.Fold(-.8, mini.Blade(9, "-12 -120 -16 -40 -18 46"))
	s.Fold(-.8, mini.Blade(9, "12 -120 16 -40 20 46"))
	s.Hem(gold, 7, mini.Curve("-34 34 0 40 36 34"))
	stole := mini.Stuff{Color: paint.Hex("#d9a83c"), Round: 6, Lift: 2}
	for _, side := range [...]float64{-1, 1} {
		s.Part(stole, mini.Outline("8 -214! 24 -214! 34 8! 12 10!").Map(paint.Affine{A: side, C: 1, E: 1}))
		for i := range 3 {
			x, y := 1+side*(18+2.2*float64(i)), -142+56*float64(i)
			s.Draw(paint.Hex("#8e1f30"), 5, paint.NewPath(x, y-11).Line(x, y+12).Move(x-7, y-3).Line(x+7, y-3))
		}
	}
	band := mini.Stuff{Color: paint.Hex("#e3b44a"), Metal: true, Round: 7, Lift: 6, Gloss: .3}
	s.Part(band, mini.Outline("-22 -236 -40 -214 -44 -120 -50 40! -34 44! -30 -120 -24 -206"))
	s.Part(band, mini.Outline("24 -236 42 -214 46 -120 54 40! 38 44! 32 -120 26 -206"))
	for i := range 7 {
		y := -190 + 34*float64(i)
		s.Part(with(gold, "#c0243a"), paint.Ellipse(40+.9*float64(i), y, 5, 7))
		s.Part(with(gold, "#c0243a"), paint.Ellipse(-37-.9*float64(i), y, 5, 7))
	}

	// the blessing arm
	s.Part(alb, mini.Tube(34, 30, "-56 -176 -82 -172 -92 -186"))
	s.Part(cope, mini.Outline("-44 -212 -74 -196 -100 -160 -96 -136 -72 -132 -52 -150"))
	s.Fold(-.7, mini.Blade(9, "-56 -190 -76 -168 -84 -140"))
	s.Hem(gold, 8, mini.Curve("-102 -164 -100 -140 -72 -130"))
	s.Part(skinFair, mini.Outline("-102 -206 -104 -188 -94 -176 -80 -180 -78 -196 -84 -206"))
	s.Part(skinFair, mini.Tube(9, 7, "-98 -202 -101 -222 -102 -234"))
	s.Part(skinFair, mini.Tube(9, 7, "-90 -204 -90 -224 -90 -237"))
	s.Part(skinFair, mini.Tube(8, 7, "-80 -194 -74 -206 -72 -212"))

	crosier(s)
	s.Part(alb, mini.Tube(30, 30, "66 -150 92 -136"))
	s.Part(cope, mini.Outline("46 -214 78 -196 100 -162 92 -128 76 -126 56 -150"))
	s.Fold(-.7, mini.Blade(9, "56 -190 76 -164 80 -136"))
	s.Hem(gold, 8, mini.Curve("104 -158 94 -126 72 -124"))
	fist(s, skinFair, 103, -138, 1.05, 0)

	// collar, beard, head, mitre
	s.Part(band, mini.Outline("-34 -236 -46 -220 -24 -196 0 -188 26 -196 46 -220 34 -238"))
	s.Draw(paint.Hex("#8e1f30"), 4, mini.Curve("-38 -222 -20 -202 0 -196 22 -202 40 -222"))
	face{skin: skinFair, brow: "#f2eee6", eye: "#3f6f9a", blush: "#d9534f"}.at(s, 0, -268, .70, 0)
	beard := mini.Stuff{Color: paint.Hex("#f6f2ea"), Round: 16, Lift: 8}
	s.Part(beard, mini.Outline("-36 -262! -38 -238 -32 -216 -20 -196 -10 -184! 4 -198 22 -212 36 -238 36 -272! 26 -250 8 -240 -4 -246 -12 -242 -22 -246 -30 -244"))
	s.Fold(-.7, mini.Blade(6, "-24 -238 -22 -216 -14 -196"))
	s.Fold(-.7, mini.Blade(6, "-4 -232 -4 -212 -8 -196"))
	s.Fold(-.7, mini.Blade(6, "20 -244 14 -222 2 -202"))
	s.Part(beard, mini.Blade(13, "-13 -247 -24 -243 -36 -232"))
	s.Part(beard, mini.Blade(13, "-12 -247 4 -245 16 -234"))
	mitre(s)
}

// mitre is split at the top, its two peaks one behind the other.
func mitre(s *mini.Sculpture) {
	white := mini.Stuff{Color: paint.Hex("#f7efdc"), Round: 24, Lift: 12}
	s.Part(mini.Stuff{Color: paint.Hex("#e3b44a"), Metal: true, Round: 10, Lift: 4}, mini.Outline("-26 -300! -24 -340 18 -386! 50 -338 46 -292!"))
	s.Part(mini.Stuff{Color: paint.Hex("#a8283a"), Round: 10, Lift: 1}, mini.Outline("-16 -304! -14 -338 19 -374! 42 -336 38 -296!"))
	s.Part(white, mini.Outline("-42 -294! -50 -334 -12 -384! 32 -332 42 -292! 20 -284 -20 -284"))
	s.Hem(gold, 9, mini.Curve("-46 -300 -20 -290 22 -290 46 -300"))
	s.Hem(gold, 8, mini.Curve("-42 -292 -50 -334 -12 -384! 32 -332 42 -292"))
	s.Hem(gold, 9, mini.Curve("-12 -378 -10 -340 -6 -292"))
	s.Hem(gold, 8, mini.Curve("-36 -336 -10 -330 22 -336"))
	s.Part(with(gold, "#d3304a"), paint.Ellipse(-10, -332, 7, 9))
}

// crosier is the bishop's staff; its crook is what one knows him by.
func crosier(s *mini.Sculpture) {
	s.Part(gold, mini.Rod(10, 10, "92 36 112 -250"))
	s.Part(gold, paint.Ellipse(97, -40, 9, 6))
	s.Part(gold, paint.Ellipse(106, -166, 9, 6))
	crook := gold
	crook.Lift = 8
	s.Part(crook, mini.Tube(15, 10, "112 -252 120 -290 116 -326 92 -346 62 -334 56 -306 74 -290 92 -300 90 -316"))
	s.Part(gold, paint.Ellipse(112, -254, 14, 11))
	s.Part(with(gold, "#d3304a"), paint.Circle(112, -255, 5))
}
