package venice

import (
	"alibi/render/mini"
	"alibi/render/paint"
)

// gypsy: turning, so that the layers of her skirt fly, a fan of cards in her
// hand.
func gypsy(s *mini.Sculpture) {
	shoe := mini.Stuff{Color: paint.Hex("#8e2f3c"), Round: 8, Gloss: .4}
	s.Part(skinTan, mini.Tube(20, 15, "18 -40 22 -8 18 22"))
	s.Part(shoe, mini.Outline("6 16 -6 34 -14 44 2 50 26 42 30 18"))
	s.Part(skinTan, mini.Tube(20, 15, "-24 -40 -34 -10 -46 8"))
	s.Part(shoe, mini.Outline("-54 0 -70 12 -84 16 -82 26 -58 28 -40 18 -38 4"))
	gypsySkirt(s)
	top := cloth("#f3e6d0", "#d9c4a0", 20)
	s.Part(top, mini.Outline("-20 -226 -38 -208 -34 -176 -26 -140! 4 -128 30 -144! 32 -180 36 -210 20 -228"))
	s.Fold(-.7, mini.Blade(7, "-6 -210 -4 -190 0 -174"))
	bodice := mini.Stuff{Color: paint.Hex("#4a2f6e"), Round: 14, Lift: 3}
	s.Part(bodice, mini.Outline("-32 -186 -14 -176! 2 -184 18 -178! 33 -188 30 -142! 4 -128 -26 -138!"))
	s.Draw(paint.Hex("#f0c860"), 3, paint.NewPath(-8, -172).Line(12, -164).Move(12, -172).Line(-8, -162).Move(-8, -156).Line(12, -148).Move(12, -156).Line(-8, -146))
	sash := mini.Stuff{Color: paint.Hex("#f0b23a"), Round: 8, Lift: 4}
	s.Part(sash, mini.Outline("-32 -148! 2 -138 36 -150! 42 -124! 4 -108 -36 -120!"))
	s.Fold(-.7, mini.Blade(6, "-34 -134 2 -122 38 -136"))
	for i := range 6 {
		t := float64(i) / 5
		s.Part(gold, paint.Circle(-32+70*t, -116+10*(1-4*(t-.5)*(t-.5)), 5))
	}
	s.Part(skinTan, mini.Outline("-20 -226 -10 -238 12 -240 22 -228 14 -208 0 -198 -12 -208"))
	for i := range 5 {
		t := float64(i) / 4
		s.Part(gold, paint.Circle(-14+28*t, -222+12*(1-4*(t-.5)*(t-.5)), 4.2))
	}
	// the arm that lifts the skirt, the arm with the cards
	s.Part(skinTan, mini.Tube(20, 16, "-56 -178 -84 -146 -92 -118"))
	s.Part(top, mini.Outline("-28 -218 -54 -210 -72 -184 -70 -160 -52 -156 -34 -176"))
	s.Fold(-.7, mini.Blade(8, "-40 -204 -56 -188 -60 -166"))
	s.Part(gold, mini.Rod(21, 20, "-86 -138 -88 -130"))
	fist(s, skinTan, -94, -110, .9, .3)
	s.Part(skinTan, mini.Tube(20, 16, "62 -196 92 -214 104 -242"))
	s.Part(top, mini.Outline("28 -222 54 -220 78 -206 82 -184 64 -174 40 -184"))
	s.Fold(-.7, mini.Blade(8, "40 -208 60 -196 68 -182"))
	s.Part(gold, mini.Rod(21, 20, "96 -226 100 -234"))
	cards(s)
	fist(s, skinTan, 106, -252, .95, .9)
	gypsyHead(s)
}

// gypsySkirt has three layers that swing out to the right.
func gypsySkirt(s *mini.Sculpture) {
	lower := cloth("#e0823a", "#b85a2c", 14)
	s.Part(lower, mini.Outline("-40 -70 -84 -30 -126 -6! -104 14 -78 10! -54 28 -24 22! 6 34 36 22! 66 26 90 4! 118 0 134 -30! 96 -50 50 -80"))
	frills(s, "-110 0 -90 -22", "-66 18 -56 -14", "-10 28 -8 -4", "50 24 44 -10", "104 0 84 -30")
	middle := cloth("#3f9a94", "#2a7270", 16)
	middle.Lift = 6
	s.Part(middle, mini.Outline("-34 -100 -78 -66 -120 -46! -96 -24 -72 -28! -46 -10 -18 -18! 12 -4 40 -16! 66 -12 88 -34! 112 -40 128 -70! 90 -84 42 -106"))
	frills(s, "-104 -40 -80 -56", "-60 -20 -48 -50", "-4 -10 -4 -44", "52 -16 44 -50", "100 -42 76 -66")
	upper := cloth("#a86ae8", "#7a42b8", 22)
	upper.Lift = 6
	s.Part(upper, mini.Outline("-30 -136 -62 -108 -104 -90! -82 -64 -58 -68! -34 -50 -8 -60! 18 -46 42 -58! 66 -56 84 -78! 104 -86 116 -112! 76 -120 34 -142"))
	frills(s, "-86 -80 -46 -116", "-46 -60 -28 -110", "4 -54 2 -112", "54 -60 30 -112", "92 -86 46 -124")
	s.Hem(gold, 5, mini.Curve("-104 -88 -82 -63 -58 -67! -34 -49 -8 -59! 18 -45 42 -57! 66 -55 84 -77! 104 -85 116 -111"))
}

// frills are the folds of a layer, from the hem upwards.
func frills(s *mini.Sculpture, lines ...string) {
	for _, l := range lines {
		s.Fold(-.9, mini.Horn(15, l))
	}
}

// cards are five, fanned, the middle one with a star.
func cards(s *mini.Sculpture) {
	for i := range 5 {
		a := -.85 + .44*float64(i)
		s.In(paint.Translate(108, -252).Mul(paint.Rotate(a)), func() {
			s.Part(mini.Stuff{Color: paint.Hex("#fdf3dc"), Round: 5, Lift: 4, Line: 1.1}, paint.RoundRect(paint.R(-17, -74, 34, 58), 4))
			s.Draw(paint.Hex("#7a42b8"), 2.6, paint.RoundRect(paint.R(-12.5, -69.5, 25, 49), 3))
			c := paint.Hex("#c3222f")
			if i%2 == 1 {
				c = paint.Hex("#3a2a5a")
			}
			s.Paint(c, paint.Star(0, -46, 10, 4.4, 5))
		})
	}
}

// gypsyHead: a yellow kerchief, black hair that flies, hoops in the ears.
func gypsyHead(s *mini.Sculpture) {
	hair := mini.Stuff{Color: paint.Hex("#3a2630"), Round: 14, Lift: 3, Gloss: .35}
	s.Part(hair, mini.Horn(30, "10 -290 -30 -262 -44 -226 -80 -210"))
	s.Part(hair, mini.Horn(26, "14 -280 44 -252 42 -214 62 -190"))
	s.Part(hair, mini.Horn(22, "0 -284 -40 -276 -62 -252 -94 -250"))
	s.Part(hair, paint.Ellipse(8, -278, 38, 38))
	s.Part(skinTan, mini.Rod(25, 28, "2 -246 2 -226"))
	face{skin: skinTan, brow: "#2a1a20", eye: "#6a4a1c", lips: "#b8283c", blush: "#c9584a", smile: true}.at(s, 0, -272, .70, .06)
	s.Part(hair, mini.Outline("14 -306! 34 -296 42 -270 36 -240 26 -232! 30 -262 20 -288 -6 -300!"))
	s.Part(gold, paint.Ring(30, -240, 10, 11, 6, 7))
	kerchief := cloth("#f4c245", "#d9902c", 18)
	kerchief.Lift = 10
	s.Part(kerchief, mini.Outline("-40 -290! -34 -318 -8 -334 22 -330 44 -308 46 -282! 24 -298 -4 -304 -26 -298"))
	s.Fold(-.8, mini.Blade(7, "-28 -304 4 -316 36 -298"))
	s.Fold(.7, mini.Blade(8, "-24 -314 6 -324 34 -310"))
	s.Part(kerchief, mini.Outline("40 -290 58 -300 84 -290! 74 -278 80 -262! 58 -268 42 -278"))
	s.Fold(-.7, mini.Blade(5, "44 -286 62 -284 76 -280"))
	for i := range 5 {
		t := float64(i) / 4
		s.Part(gold, paint.Circle(-34+60*t, -294-9*(1-4*(t-.5)*(t-.5))+2*t, 4.4))
	}
}
