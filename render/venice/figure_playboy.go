package venice

import (
	"alibi/render/mini"
	"alibi/render/paint"
)

// playboy: caught in a sweeping bow, the plumed hat swung out behind him, a
// red rose held forward.
func playboy(s *mini.Sculpture) {
	coat := cloth("#d8566a", "#a8334e", 30)
	hose := cloth("#f4ead8", "#d6c8b0", 13)
	shoe := mini.Stuff{Color: paint.Hex("#3a2630"), Gloss: .6, Round: 9}
	cape := cloth("#5b2f5f", "#43244e", 22)
	s.Part(cape, mini.Outline("0 -226 40 -214 74 -180 92 -120 98 -60! 70 -66 50 -44! 30 -70 14 -120"))
	s.Fold(-.8, mini.Blade(12, "40 -196 66 -140 72 -68"))
	s.Fold(.8, mini.Blade(12, "30 -190 50 -130 54 -60"))
	// back leg, then the leg stretched forward
	s.Part(hose, mini.Tube(38, 22, "30 -118 52 -64 50 -8"))
	s.Part(shoe, mini.Outline("38 -8 34 14 18 26 24 36 54 34 66 20 62 -6"))
	s.Part(brass, paint.RoundRect(paint.R(30, 8, 14, 12), 3))
	s.Part(hose, mini.Tube(40, 20, "-2 -112 -46 -52 -72 16"))
	s.Fold(.6, mini.Blade(10, "-14 -100 -48 -46 -66 0"))
	s.Part(with(shoe, "#d8566a"), mini.Rod(9, 9, "-69 -44 -37 -27"))
	s.Part(shoe, mini.Outline("-78 8 -84 26 -108 34 -116 44 -106 50 -80 48 -62 40 -58 20"))
	s.Part(brass, paint.RoundRect(paint.R(-90, 24, 14, 12), 3))
	// breeches and the skirts of the coat
	s.Part(with(coat, "#7a2f52"), mini.Outline("-34 -150 -50 -96 -22 -76 8 -92! 30 -84 60 -92 58 -140 40 -160"))
	s.Fold(-.7, mini.Blade(8, "-20 -130 -26 -104 -20 -82"))
	s.Fold(-.7, mini.Blade(8, "34 -136 42 -112 40 -92"))
	s.Part(coat, mini.Outline("-22 -176 -34 -140! 0 -128 30 -112 58 -76 78 -58! 92 -90 80 -130 56 -168 30 -190"))
	s.Fold(-.8, mini.Blade(10, "26 -160 54 -120 70 -76"))
	s.Fold(.8, mini.Blade(10, "40 -164 68 -124 82 -84"))
	s.Hem(gold, 5.5, mini.Curve("-34 -138 0 -126 30 -110 58 -74 78 -56"))
	// the torso leans to the left
	s.Part(coat, mini.Outline("-78 -250 -86 -216 -66 -178 -34 -142 -8 -136 24 -148 50 -168 40 -206 4 -240 -36 -262"))
	s.Fold(-.8, mini.Blade(10, "-40 -196 -14 -172 18 -164"))
	s.Fold(.7, mini.Blade(14, "-20 -240 20 -206 40 -174"))
	s.Part(mini.Stuff{Color: paint.Hex("#f0c860"), Round: 9, Lift: 2}, mini.Outline("-80 -226! -66 -186 -34 -146! -20 -152 -44 -186 -62 -232!"))
	for i := range 4 {
		s.Part(gold, paint.Circle(-62+13*float64(i), -204+17*float64(i), 4.4))
	}
	plumedHat(s, coat)
	s.Part(coat, mini.Outline("-60 -232 -92 -212 -112 -194 -96 -176 -70 -188 -46 -206"))
	s.Fold(-.7, mini.Blade(8, "-66 -212 -84 -202 -90 -188"))
	s.Part(linen, mini.Outline("-100 -206 -116 -206 -126 -190 -120 -172 -106 -170 -94 -182"))
	s.Fold(-.7, mini.Blade(5, "-112 -200 -116 -188 -112 -176"))
	rose(s)
	fist(s, skinFair, -128, -190, .9, -.2)
	playboyHead(s)
}

// plumedHat is swung out behind by the other arm.
func plumedHat(s *mini.Sculpture, coat mini.Stuff) {
	plume := mini.Stuff{Color: paint.Hex("#fbf3e2"), Low: paint.Hex("#f0c9c0"), Round: 12, Lift: 5}
	s.Part(coat, mini.Outline("-14 -240 24 -246 62 -232 92 -222 96 -198 66 -196 24 -204"))
	s.Fold(-.7, mini.Blade(8, "30 -236 38 -218 34 -204"))
	s.Part(linen, mini.Outline("86 -230 104 -232 116 -214 110 -194 94 -190"))
	s.Fold(-.7, mini.Blade(5, "98 -224 104 -210 100 -196"))
	felt := mini.Stuff{Color: paint.Hex("#6a2440"), Round: 12, Lift: 6, Gloss: .15}
	s.In(paint.Translate(140, -222).Mul(paint.Rotate(-.32)), func() {
		s.Part(felt, mini.Outline("-58 6 -46 -12 0 -18 46 -12 60 6 44 22 0 28 -42 22"))
		s.Fold(-.6, paint.Ellipse(0, 4, 30, 11))
		s.Part(felt, mini.Outline("-28 0! -30 -22 -18 -40 6 -42 26 -30 30 0! 0 10"))
		s.Hem(gold, 9, mini.Curve("-32 -6 0 4 34 -6"))
		s.Part(plume, mini.Outline("24 -4! 40 -26 38 -58 18 -86 -20 -96 -58 -82 -66 -58 -46 -68 -30 -62 -40 -48 -16 -52 -4 -42 -12 -32 4 -28 12 -14"))
		s.Fold(-.7, mini.Blade(6, "24 -10 26 -50 0 -76 -40 -74"))
		s.Fold(-.6, mini.Blade(5, "20 -40 8 -48 -8 -50"))
		s.Fold(-.6, mini.Blade(5, "16 -62 -2 -64 -20 -62"))
		s.Part(gold, paint.Circle(22, -4, 7))
	})
	fist(s, skinFair, 112, -208, .95, 2.6)
}

// rose is red and larger than any rose.
func rose(s *mini.Sculpture) {
	green := mini.Stuff{Color: paint.Hex("#3f7a3a"), Round: 4}
	s.Part(green, mini.Tube(5, 4, "-126 -172 -134 -206 -148 -236"))
	s.Part(green, mini.Blade(15, "-138 -212 -124 -226 -116 -242"))
	s.Part(green, mini.Blade(14, "-140 -218 -158 -222 -170 -216"))
	red := mini.Stuff{Color: paint.Hex("#d91f35"), Gloss: .3, Round: 12, Lift: 6}
	s.Part(red, mini.Outline("-172 -256 -176 -240 -162 -226 -144 -226 -130 -240 -132 -258 -146 -270 -162 -268"))
	s.Ink(.9, mini.Curve("-170 -252 -160 -238 -142 -240 -134 -256"))
	s.Part(red, mini.Outline("-166 -262 -160 -246 -146 -246 -138 -260 -146 -272 -158 -272"))
	s.Ink(.9, mini.Curve("-158 -262 -150 -254 -144 -262 -152 -268 -158 -260"))
}

// playboyHead: a white wig with a black bow, a beauty spot, a smile.
func playboyHead(s *mini.Sculpture) {
	wig := mini.Stuff{Color: paint.Hex("#f5efe4"), Round: 15, Lift: 4}
	s.Part(wig, mini.Horn(22, "-36 -290 -8 -270 0 -240 14 -226"))
	s.Part(with(linen, "#fbf6ea"), mini.Outline("-92 -244 -104 -226 -92 -214! -88 -198 -78 -214! -62 -208 -58 -230 -66 -248"))
	s.Fold(-.7, mini.Blade(5, "-84 -240 -88 -222 -88 -206"))
	s.Part(wig, paint.Ellipse(-62, -292, 38, 38))
	face{skin: skinFair, brow: "#4a3a34", eye: "#3f6f4a", blush: "#ef7f78", smile: true}.at(s, -74, -276, .66, -.22)
	s.Part(wig, mini.Outline("-108 -290! -110 -312 -92 -330 -64 -334 -40 -320 -30 -296 -34 -268 -44 -258! -52 -276 -58 -298 -84 -306"))
	s.Fold(-.7, mini.Blade(6, "-96 -314 -72 -322 -50 -310"))
	s.Fold(.7, mini.Blade(8, "-90 -322 -66 -330 -46 -316"))
	s.Part(wig, mini.Tube(16, 16, "-50 -286 -36 -284"))
	s.Ink(.8, mini.Curve("-46 -290 -40 -284 -46 -280"))
	s.Part(wig, mini.Tube(16, 16, "-46 -270 -32 -268"))
	s.Ink(.8, mini.Curve("-42 -274 -36 -268 -42 -264"))
	bow := mini.Stuff{Color: paint.Hex("#2f2430"), Round: 6, Lift: 4}
	s.Part(bow, mini.Outline("-14 -276! 2 -292 6 -274! 10 -256 -8 -262!"))
	s.Ink(.6, mini.Curve("-8 -270 4 -272"))
}
