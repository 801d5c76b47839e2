package venice

import (
	"alibi/render/mini"
	"alibi/render/paint"
)

// courier: runs, her teal cloak flying behind, a letter held out before her.
func courier(s *mini.Sculpture) {
	cloak := cloth("#35b3a2", "#1f7d77", 26)
	shirt := cloth("#f6ead2", "#dcc9a4", 18)
	hose := cloth("#6a4a3a", "#4e352a", 14)
	boot := mini.Stuff{Color: paint.Hex("#9a5a2c"), Gloss: .3, Round: 12}
	// the cloak streams to the right
	s.Part(cloak, mini.Outline("-34 -236 4 -250 50 -252 96 -240 140 -250 184 -262! 176 -228 186 -196! 152 -190 160 -156! 118 -158 116 -120! 76 -138 40 -132 6 -150 -20 -180"))
	s.Fold(-.9, mini.Blade(14, "10 -226 70 -226 130 -232 176 -242"))
	s.Fold(.9, mini.Blade(16, "10 -212 70 -208 130 -208 178 -212"))
	s.Fold(-.9, mini.Blade(14, "14 -196 66 -188 118 -186 150 -176"))
	s.Fold(.8, mini.Blade(14, "16 -180 60 -168 104 -160"))
	s.Fold(-.7, mini.Blade(10, "14 -164 50 -150 100 -134"))
	// back leg kicked up, front leg
	s.Part(hose, mini.Tube(44, 28, "10 -124 52 -84 86 -62"))
	s.Part(boot, mini.Tube(32, 26, "78 -66 116 -64 134 -52"))
	s.Part(boot, mini.Outline("122 -68 146 -72 160 -58 166 -30 156 -22 146 -34 130 -40"))
	s.Part(with(boot, "#c98a4a"), mini.Rod(40, 38, "80 -68 92 -66"))
	s.Part(hose, mini.Tube(46, 30, "-12 -122 -62 -92 -68 -52"))
	s.Fold(-.7, mini.Blade(8, "-40 -120 -52 -98 -46 -80"))
	s.Part(boot, mini.Tube(32, 24, "-68 -62 -56 -26 -46 8"))
	s.Part(boot, mini.Outline("-60 -2 -66 16 -88 30 -86 42 -50 44 -30 36 -30 8 -40 -2"))
	s.Part(with(boot, "#c98a4a"), mini.Rod(38, 36, "-70 -66 -66 -54"))
	// jerkin
	jerkin := cloth("#2a8f87", "#1d6a68", 26)
	s.Part(jerkin, mini.Outline("-54 -234 -58 -200 -44 -160 -40 -130! -50 -96! -12 -92 24 -96 40 -112! 26 -140 16 -180 6 -222 -16 -244"))
	s.Fold(-.8, mini.Blade(10, "-20 -136 -20 -112 -24 -94"))
	s.Fold(-.7, mini.Blade(10, "10 -136 18 -114 24 -98"))
	s.Draw(paint.Hex("#f0c860"), 3, mini.Curve("-42 -226 -36 -180 -26 -134"))
	for i := range 4 {
		s.Part(gold, paint.Circle(-40+4.5*float64(i), -212+22*float64(i), 4.2))
	}
	s.Part(with(leather, "#7a4626"), mini.Rod(13, 13, "-46 -140 -12 -134 26 -146"))
	s.Part(with(leather, "#7a4626"), mini.Rod(11, 11, "-42 -226 -6 -170 36 -126"))
	satchel(s)
	// the arm behind, the arm before
	s.Part(shirt, mini.Tube(36, 28, "2 -214 40 -184 24 -154"))
	s.Fold(-.7, mini.Blade(7, "20 -198 36 -184 40 -166"))
	fist(s, skin, 18, -146, .9, -.6)
	s.Part(shirt, mini.Tube(38, 26, "-44 -216 -86 -206 -114 -222"))
	s.Fold(-.7, mini.Blade(7, "-64 -222 -70 -206 -66 -190"))
	s.Fold(-.7, mini.Blade(7, "-86 -220 -90 -206 -86 -194"))
	s.Part(with(leather, "#9a5a2c"), mini.Rod(28, 24, "-104 -218 -118 -226"))
	letter(s)
	fist(s, skin, -127, -232, .9, .5)
	courierHead(s)
}

// satchel is full of letters.
func satchel(s *mini.Sculpture) {
	paper := mini.Stuff{Color: paint.Hex("#f7ecd0"), Round: 4, Line: .8}
	s.Part(paper, mini.Outline("26 -142! 40 -156! 56 -142! 44 -126!"))
	s.Part(paper, mini.Outline("42 -138! 60 -148! 68 -130! 54 -120!"))
	hide := mini.Stuff{Color: paint.Hex("#a8682f"), Round: 13, Gloss: .25, Lift: 6}
	s.Part(hide, mini.Outline("14 -128! 70 -126! 74 -84 66 -72 24 -74 14 -86"))
	s.Part(mini.Stuff{Color: paint.Hex("#c07c3c"), Round: 8, Gloss: .25, Lift: 3}, mini.Outline("12 -132! 72 -130! 72 -106 44 -94 14 -108"))
	s.Part(brass, paint.RoundRect(paint.R(36, -108, 15, 18), 4))
}

// letter is sealed in red.
func letter(s *mini.Sculpture) {
	s.In(paint.Translate(-148, -248).Mul(paint.Rotate(-.42)), func() {
		s.Part(mini.Stuff{Color: paint.Hex("#fdf4dc"), Round: 5, Lift: 5, Line: 1.2}, paint.RectPath(paint.R(-27, -18, 54, 36)))
		s.Draw(paint.Hex("#b09a70"), 3, paint.NewPath(-27, -18).Line(0, 4).Line(27, -18))
		s.Part(mini.Stuff{Color: paint.Hex("#cf2434"), Gloss: .7, Round: 6, Lift: 2, Line: .8}, paint.Circle(0, 5, 9))
	})
}

// courierHead: a beret with a long feather, dark curls in the wind.
func courierHead(s *mini.Sculpture) {
	hair := mini.Stuff{Color: paint.Hex("#5a3222"), Round: 12, Lift: 4, Gloss: .2}
	s.Part(hair, mini.Horn(22, "-14 -282 16 -276 40 -284 62 -274"))
	s.Part(hair, mini.Horn(20, "-14 -268 12 -258 34 -264 54 -254"))
	s.Part(skin, mini.Rod(26, 28, "-34 -256 -28 -230"))
	s.Part(cloth("#35b3a2", "#1f7d77", 10), mini.Outline("-62 -236 -52 -222 -28 -218 0 -226 10 -242 -4 -254 -40 -250"))
	s.Fold(-.7, mini.Blade(6, "-54 -234 -28 -228 0 -240"))
	s.Part(gold, paint.Circle(-48, -230, 8))
	s.Part(hair, paint.Ellipse(-26, -292, 35, 36))
	face{skin: skin, brow: "#40241a", eye: "#2f7f7a", lips: "#c0504a", blush: "#e2705a", smile: true}.at(s, -38, -280, .66, -.10)
	s.Part(hair, mini.Outline("-34 -312! -14 -308 4 -290 4 -264 -6 -252! -8 -276 -18 -296 -44 -304!"))
	s.Fold(-.7, mini.Blade(6, "-24 -304 -6 -290 -2 -268"))
	plume := mini.Stuff{Color: paint.Hex("#fbe9b8"), Low: paint.Hex("#f0a860"), Round: 8, Lift: 5}
	felt := cloth("#2a8f87", "#1d6a68", 16)
	felt.Lift = 12
	s.Part(felt, mini.Outline("-78 -302 -82 -322 -62 -342 -26 -350 10 -338 22 -314 8 -296 -20 -306 -52 -308"))
	s.Fold(-.6, mini.Blade(9, "-70 -310 -40 -326 4 -318"))
	s.Hem(with(leather, "#c98a4a"), 7, mini.Curve("-80 -304 -50 -306 -20 -304 10 -294"))
	s.Part(plume, mini.Outline("-8 -318! 16 -346 52 -364 92 -358! 84 -342 62 -330 28 -320"))
	s.Fold(-.7, mini.Blade(5, "-2 -320 36 -344 84 -356"))
	s.Part(gold, paint.Circle(-6, -318, 7))
}
