package venice

import (
	"alibi/render/mini"
	"alibi/render/paint"
)

// lush: a wide skirt, leaning back, a goblet held high and a bottle at hand.
func lush(s *mini.Sculpture) {
	silk := cloth("#b8428c", "#83285f", 44)
	silk.Gloss = .12
	cream := cloth("#fbeed6", "#e6c6ac", 12)
	s.Part(silk, mini.Outline("-14 -142 -46 -110 -80 -46 -98 6! -74 34 -36 46 8 48 52 40 82 24 96 -2! 84 -56 60 -108 34 -142"))
	for _, f := range []string{"-30 -110 -58 -40 -70 32", "-6 -110 -18 -30 -24 44", "28 -110 38 -30 40 42", "46 -100 72 -40 80 20"} {
		s.Fold(-.9, mini.Blade(16, f))
	}
	for _, f := range []string{"-52 -80 -80 -20 -86 12", "-16 -90 -38 -20 -46 38", "12 -110 10 -30 10 42", "42 -100 58 -30 62 34"} {
		s.Fold(.8, mini.Blade(18, f))
	}
	s.Hem(cream, 14, mini.Curve("-100 -2 -76 24 -36 36 8 38 52 30 82 14 98 -10"))
	swags(s)
	// the bodice leans to the right
	s.Part(silk, mini.Outline("-8 -214 -18 -180 -12 -146 4 -126! 24 -132 40 -148 58 -184 58 -216 26 -228"))
	s.Part(with(cream, "#f7d9a8"), mini.Outline("4 -212! 36 -210! 32 -160 12 -130! 4 -160"))
	for i := range 4 {
		y := -200 + 17*float64(i)
		s.Draw(paint.Hex("#8e2f6b"), 3, paint.NewPath(4, y).Line(34, y+7).Move(36, y).Line(4, y+7))
	}
	s.Part(skinFair, mini.Outline("-6 -216 4 -230 16 -240 42 -240 54 -224 56 -210 42 -200 24 -206 8 -200"))
	s.Fold(-.5, mini.Blade(4, "25 -218 25 -210 24 -204"))
	s.Part(cream, mini.Outline("-10 -212 -14 -200 2 -194 22 -200 44 -192 60 -202 56 -214 42 -206 24 -210 6 -206"))
	s.Fold(-.7, mini.Blade(4, "4 -208 2 -202 2 -196"))

	// the bottle arm, then the goblet arm
	s.Part(silk, mini.Outline("44 -222 66 -212 84 -186 78 -168 60 -166 46 -186"))
	s.Fold(-.7, mini.Blade(7, "60 -206 70 -190 68 -174"))
	s.Part(skinFair, mini.Tube(23, 17, "72 -180 102 -146 106 -120"))
	s.Part(cream, mini.Outline("60 -186 82 -194 92 -178 84 -162 66 -158"))
	bottle(s)
	fist(s, skinFair, 107, -112, .95, -1.2)
	s.Part(skinFair, mini.Tube(23, 17, "-20 -206 -52 -236 -62 -276"))
	s.Part(silk, mini.Outline("2 -220 -22 -222 -44 -206 -40 -186 -22 -178 -4 -188"))
	s.Fold(-.7, mini.Blade(7, "-14 -212 -26 -198 -24 -184"))
	s.Part(cream, mini.Outline("-26 -224 -48 -222 -56 -204 -44 -190 -30 -198"))
	goblet(s)
	fist(s, skinFair, -64, -286, .95, .1)
	lushHead(s)
}

// swags are the gathered drapes over the skirt.
func swags(s *mini.Sculpture) {
	over := cloth("#7a2a6a", "#5c1f54", 14)
	s.Part(over, mini.Outline("-14 -140 -44 -112 -72 -62! -48 -46 -20 -62! -2 -100 8 -138"))
	s.Fold(-.8, mini.Blade(8, "-20 -122 -44 -86 -56 -60"))
	s.Part(over, mini.Outline("32 -142 60 -112 80 -66! 58 -48 34 -62! 18 -100 10 -138"))
	s.Fold(-.8, mini.Blade(8, "32 -122 52 -88 62 -60"))
	s.Part(gold, mini.Outline("-30 -66! -20 -74 -10 -66! -14 -54! -26 -54!"))
	s.Part(gold, mini.Outline("32 -66! 42 -74 52 -66! 48 -54! 36 -54!"))
}

// goblet is raised, and spills.
func goblet(s *mini.Sculpture) {
	s.In(paint.Translate(-70, -318).Mul(paint.Rotate(-.28)), func() {
		s.Part(mini.Stuff{Color: paint.Hex("#a3123a"), Gloss: .8, Round: 5}, mini.Horn(8, "-18 -30 -34 -26 -40 -8"))
		s.Part(mini.Stuff{Color: paint.Hex("#a3123a"), Gloss: .8, Round: 5}, paint.Circle(-40, 10, 5))
		s.Part(gold, mini.Rod(7, 7, "0 4 0 44"))
		s.Part(gold, paint.Ellipse(0, 20, 9, 6))
		s.Part(gold, mini.Outline("-18 44 0 36 18 44 0 52"))
		cup := gold
		cup.Round, cup.Lift = 16, 5
		s.Part(cup, mini.Outline("-26 -34! -24 -10 -10 6 10 6 24 -10 26 -34!"))
		s.Part(mini.Stuff{Color: paint.Hex("#8e1030"), Gloss: .9, Round: 5, Lift: 1}, paint.Ellipse(0, -34, 25, 8))
	})
}

// bottle hangs from the other hand.
func bottle(s *mini.Sculpture) {
	glass := mini.Stuff{Color: paint.Hex("#3f8a4a"), Low: paint.Hex("#1f5a36"), Gloss: 1, Round: 14, Lift: 4}
	s.In(paint.Translate(110, -112).Mul(paint.Rotate(-.22)), func() {
		s.Part(with(leather, "#c89a5a"), mini.Rod(9, 9, "0 -30 0 -20"))
		s.Part(glass, mini.Outline("-7 -22! 7 -22! 8 8 18 24 20 66 16 78! -16 78! -20 66 -18 24 -8 8"))
		s.Part(mini.Stuff{Color: paint.Hex("#f3e4bc"), Round: 5, Lift: 1, Line: .6}, mini.Outline("-18 34! 0 38 19 34! 19 60! 0 64 -19 60!"))
		s.Draw(paint.Hex("#8e2f6b"), 4, paint.NewPath(-9, 48).Line(9, 48))
	})
}

// lushHead: red hair piled up, pearls, eyes shut in bliss.
func lushHead(s *mini.Sculpture) {
	hair := mini.Stuff{Color: paint.Hex("#c8502c"), Low: paint.Hex("#9a3822"), Round: 16, Lift: 4, Gloss: .25}
	s.Part(hair, mini.Horn(20, "56 -280 74 -258 66 -232 78 -214"))
	s.Part(hair, paint.Ellipse(42, -292, 36, 38))
	s.Part(skinFair, mini.Rod(26, 30, "30 -246 24 -222"))
	face{skin: skinFair, brow: "#8c3a1c", eye: "#4a7a5a", lips: "#cf2740", blush: "#f0685f", smile: true, shut: true}.at(s, 30, -276, .68, .20)
	s.Part(hair, mini.Outline("-2 -296! -2 -318 18 -336 48 -336 70 -316 74 -284 64 -258! 58 -286 44 -304 18 -308"))
	s.Fold(-.8, mini.Blade(7, "14 -318 42 -322 60 -300"))
	s.Fold(.8, mini.Blade(8, "12 -326 40 -330 62 -312"))
	s.Part(hair, mini.Outline("16 -330 14 -356 34 -372 60 -366 72 -346 64 -328 40 -322"))
	s.Fold(-.8, mini.Blade(7, "26 -336 40 -356 58 -350"))
	s.Fold(.8, mini.Blade(7, "22 -346 38 -362 58 -358"))
	for i := range 5 {
		t := float64(i) / 4
		s.Part(mini.Stuff{Color: paint.Hex("#fff6e6"), Gloss: .9, Line: .7}, paint.Circle(16+50*t, -330-8*(1-4*(t-.5)*(t-.5))+4*t, 4.6))
	}
	s.Part(gold, paint.Circle(58, -258, 5))
	for i := range 6 {
		t := float64(i) / 5
		s.Part(mini.Stuff{Color: paint.Hex("#fff6e6"), Gloss: .9, Line: .7}, paint.Circle(8+36*t, -232+11*(1-4*(t-.5)*(t-.5)), 4.2))
	}
}
