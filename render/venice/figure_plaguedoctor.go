package venice

import (
	"alibi/render/mini"
	"alibi/render/paint"
)

// plagueDoctor: wide hat, beak, long coat, a pointer in one hand and a green
// lantern in the other.
func plagueDoctor(s *mini.Sculpture) {
	coat := mini.Stuff{Color: paint.Hex("#3c4560"), Low: paint.Hex("#2a2f45"), Round: 40}
	boots := with(leather, "#2e211d")
	s.Part(boots, mini.Outline("-34 20 -44 34 -52 46 -40 52 -18 46 -8 26"))
	s.Part(boots, mini.Outline("8 24 4 44 -2 56 14 60 32 50 30 26"))
	s.Part(coat, mini.Outline("-30 -226 -46 -180 -46 -120 -62 -40 -72 16! -40 34 0 42 44 34 74 16! 64 -44 50 -120 52 -180 38 -228"))
	s.Fold(-.9, mini.Blade(16, "-34 -110 -42 -40 -46 34"))
	s.Fold(.8, mini.Blade(20, "-50 -60 -60 -10 -62 30"))
	s.Fold(-.8, mini.Blade(14, "30 -110 42 -40 48 36"))
	s.Fold(.7, mini.Blade(22, "48 -60 60 -10 62 30"))
	s.Fold(-.7, mini.Blade(12, "14 -90 20 -30 22 40"))
	s.Hem(with(leather, "#8a5a2e"), 9, mini.Curve("-74 10 -40 28 0 36 44 28 76 10"))
	lining := mini.Stuff{Color: paint.Hex("#8e2430"), Round: 12, Lift: 1}
	s.Part(lining, mini.Outline("-16 -128! -4 -128! 6 38! -30 36!"))
	s.Fold(-.6, mini.Blade(10, "-10 -120 -12 -40 -14 36"))
	for i := range 4 {
		y := -116 + 32*float64(i)
		s.Part(gold, paint.Circle(2+float64(i)*2.2, y, 5))
	}
	s.Part(with(leather, "#7a4a26"), mini.Rod(14, 14, "-47 -132 0 -122 50 -134"))
	s.Part(brass, paint.RoundRect(paint.R(-16, -134, 18, 19), 4))
	s.Part(with(leather, "#7a4a26"), mini.Outline("-46 -126! -24 -122! -22 -92 -34 -88 -46 -94"))
	s.Ink(.8, mini.Curve("-46 -110 -34 -106 -22 -108"))

	// the pointer arm
	s.Part(timber, mini.Rod(8, 5, "-62 -122 -128 -10"))
	s.Part(linen, mini.Rod(7, 5.5, "-114 -34 -128 -10"))
	s.Part(coat, mini.Tube(44, 34, "-34 -206 -66 -170 -66 -126"))
	s.Fold(-.7, mini.Blade(8, "-46 -160 -58 -158 -72 -162"))
	s.Part(with(leather, "#4a3226"), mini.Rod(38, 34, "-67 -142 -66 -122"))
	s.Part(with(leather, "#5a3c2a"), mini.Outline("-78 -126 -80 -108 -70 -98 -56 -102 -52 -118 -60 -130"))

	// the lantern arm
	s.Part(coat, mini.Tube(44, 34, "42 -206 70 -172 62 -130"))
	s.Fold(-.7, mini.Blade(8, "52 -160 64 -158 78 -164"))
	s.Part(with(leather, "#4a3226"), mini.Rod(38, 34, "66 -146 62 -126"))
	s.Part(with(leather, "#5a3c2a"), mini.Outline("48 -126 46 -110 54 -100 68 -102 76 -114 70 -130"))
	lantern(s, 60, -62, 1)

	// cape and head
	s.Part(mini.Stuff{Color: paint.Hex("#2f3346"), Round: 30, Lift: 12}, mini.Outline("-20 -250 -48 -222 -62 -176! -34 -160 0 -154 38 -160 66 -178! 54 -222 28 -250"))
	s.Fold(-.7, mini.Blade(10, "-22 -220 -30 -190 -34 -160"))
	s.Fold(-.7, mini.Blade(10, "26 -220 34 -190 38 -160"))
	s.Fold(-.5, mini.Blade(9, "2 -205 4 -180 4 -156"))
	s.Part(mini.Stuff{Color: paint.Hex("#272a3a"), Round: 26, Lift: 8}, mini.Outline("-34 -270 -34 -240 -16 -222 12 -218 34 -232 40 -262 28 -296 -20 -298"))
	mask(s)
	hat(s)
}

// mask is the ivory beak with its green glasses.
func mask(s *mini.Sculpture) {
	bone := mini.Stuff{Color: paint.Hex("#efdcae"), Gloss: .3, Round: 15, Lift: 10}
	s.Part(bone, mini.Outline("14 -288 18 -262 4 -244 -24 -238 -66 -224 -122 -190! -106 -226 -74 -258 -40 -282 -14 -294"))
	s.Fold(.7, mini.Blade(9, "-28 -270 -64 -250 -114 -196"))
	for i := range 6 {
		t := float64(i) / 5
		x, y := -18-80*t, -246+44*t
		s.Draw(mini.Keyline, 2.6, paint.NewPath(x, y-3).Line(x-3, y+4))
	}
	s.Draw(paint.Hex("#8a6a42"), 1.6, mini.Curve("-6 -248 -54 -228 -114 -194"))
	s.Part(brass, paint.Ellipse(-14, -268, 16, 15))
	s.Part(mini.Stuff{Color: paint.Hex("#4f9a2e"), Low: paint.Hex("#b8f06a"), Gloss: 1, Glow: .35, Round: 8, Lift: 1}, paint.Ellipse(-14, -268, 10, 9.5))
	s.Part(brass, paint.Ellipse(-44, -266, 9, 13))
	s.Part(mini.Stuff{Color: paint.Hex("#4f9a2e"), Low: paint.Hex("#b8f06a"), Gloss: 1, Glow: .35, Round: 6, Lift: 1}, paint.Ellipse(-44.5, -266, 5, 8.5))
}

// hat is the physician's wide hat with its red band.
func hat(s *mini.Sculpture) {
	felt := mini.Stuff{Color: paint.Hex("#33343f"), Round: 12, Lift: 22, Gloss: .1}
	s.Part(felt, mini.Outline("-72 -280 -52 -300 -2 -308 52 -304 80 -288 66 -273 24 -277 -30 -273 -60 -266"))
	crown := felt
	crown.Round, crown.Lift = 26, 6
	s.Part(crown, mini.Outline("-36 -294! -32 -340 -26 -350 4 -356 32 -350 40 -340 42 -296! 4 -288"))
	s.Hem(mini.Stuff{Color: paint.Hex("#b3262e")}, 15, mini.Curve("-40 -302 -10 -296 20 -296 46 -304"))
}

// lantern hangs from a hand at (x, y), the middle of its glass.
func lantern(s *mini.Sculpture, x, y, k float64) {
	s.In(paint.Translate(x, y).Mul(paint.Scale(k, k)), func() {
		s.Part(brass, mini.Tube(4, 4, "-9 -26 -6 -40 0 -44 6 -40 9 -26"))
		s.Part(brass, mini.Outline("-13 -22! 0 -32 13 -22! 13 -18! -13 -18!"))
		s.Part(mini.Stuff{Color: paint.Hex("#5fd24a"), Low: paint.Hex("#f6ffc0"), Glow: .85, Round: 8}, paint.RoundRect(paint.R(-10, -18, 20, 30), 4))
		s.Draw(paint.Hex("#fffff0"), 7, paint.NewPath(0, -6).Line(0, 4))
		s.Part(brass, paint.RectPath(paint.R(-12, -18, 4, 32)))
		s.Part(brass, paint.RectPath(paint.R(8, -18, 4, 32)))
		s.Part(brass, mini.Outline("-14 12! 14 12! 12 22! -12 22!"))
	})
}
