package venice

import (
	"alibi/render/mini"
	"alibi/render/paint"
)

// dove: no human, a white bird on a column with an olive twig; its wings are
// open when it acts.
func dove(s *mini.Sculpture) {
	column(s)
	white := mini.Stuff{Color: paint.Hex("#fffdf6"), Low: paint.Hex("#dfe0ea"), Round: 34, Lift: 12}
	pink := mini.Stuff{Color: paint.Hex("#e68a7a"), Round: 4, Lift: 4}
	s.Part(pink, mini.Tube(6, 6, "-6 -186 -8 -168"))
	s.Part(pink, mini.Tube(6, 6, "14 -186 16 -168"))
	for _, foot := range []string{"-8 -168 -24 -162", "-8 -168 -12 -158", "16 -168 0 -161", "16 -168 14 -157"} {
		s.Part(pink, mini.Tube(5, 4, foot))
	}
	if s.Acting() {
		openWing(s, 1)
	}
	// the tail, a fan of feathers
	for _, end := range []string{"118 -196", "116 -180", "108 -166"} {
		s.Part(with(white, "#e9eaf2"), mini.Tube(20, 20, "52 -216 86 -204 "+end))
	}
	s.Part(white, mini.Outline("-67 -294 -63 -315 -44 -329 -20 -325 -6 -306 0 -286 20 -266 50 -240 78 -206! 48 -193 12 -184 -26 -186 -52 -206 -63 -236 -60 -260 -66 -278"))
	s.Fold(-.5, mini.Blade(10, "-40 -216 -16 -198 20 -196"))
	s.Fold(-.4, mini.Blade(14, "-58 -258 -36 -248 -8 -262"))
	if s.Acting() {
		openWing(s, 0)
	} else {
		foldedWing(s, white)
	}
	doveHead(s, white)
}

// column is a short marble shaft with a leafy capital.
func column(s *mini.Sculpture) {
	stone := mini.Stuff{Color: paint.Hex("#d8cdb8"), Low: paint.Hex("#b0a592"), Round: 24, Gloss: .15}
	s.Part(stone, mini.Outline("-50 0! -50 26! 0 44 50 26! 50 0! 0 -14"))
	s.Part(stone, mini.Outline("-42 -18 -46 -4 -40 8 0 22 40 8 46 -4 42 -18 0 -30"))
	s.Part(stone, mini.Outline("-30 -116! -34 0! 0 12 34 0! 30 -116!"))
	for _, flute := range []string{"-21 -112 -23 4", "-8 -110 -9 8", "8 -110 9 8", "21 -112 23 4"} {
		s.Fold(-.9, mini.Rod(7, 7, flute))
	}
	s.Part(stone, mini.Outline("-34 -120 -36 -110 0 -100 36 -110 34 -120 0 -126"))
	s.Part(stone, mini.Outline("-32 -120! -46 -158! 46 -158! 32 -120! 0 -112"))
	s.Fold(-.9, mini.Blade(7, "-16 -116 -20 -136 -30 -152"))
	s.Fold(-.9, mini.Blade(7, "16 -116 20 -136 30 -152"))
	s.Fold(.8, mini.Blade(12, "0 -114 0 -134 0 -154"))
	s.Part(gold, paint.Circle(-44, -146, 11))
	s.Ink(.8, mini.Curve("-44 -146 -48 -150 -50 -144 -42 -140 -38 -148"))
	s.Part(gold, paint.Circle(44, -146, 11))
	s.Ink(.8, mini.Curve("44 -146 48 -150 50 -144 42 -140 38 -148"))
	s.Part(stone, mini.Outline("-58 -172! -58 -158! 0 -142 58 -158! 58 -172! 0 -186"))
}

// foldedWing lies along the body, its feathers drawn.
func foldedWing(s *mini.Sculpture, white mini.Stuff) {
	grey := mini.Stuff{Color: paint.Hex("#f3f3f8"), Low: paint.Hex("#b9c0d6"), Round: 16, Lift: 7}
	s.Part(grey, mini.Outline("-20 -262 -28 -238 -14 -212 18 -200 58 -204 104 -214! 84 -228 48 -246 10 -264"))
	s.Fold(-.7, mini.Blade(5, "10 -214 46 -212 92 -214"))
	s.Fold(-.7, mini.Blade(5, "6 -224 42 -224 88 -224"))
	s.Fold(-.7, mini.Blade(5, "8 -236 36 -236 66 -236"))
	white.Round, white.Lift = 14, 3
	s.Part(white, mini.Outline("-22 -260 -30 -240 -18 -222 2 -218 22 -230 28 -248 8 -264"))
	s.Ink(.5, mini.Curve("-18 -240 -10 -232 -2 -240 6 -230 14 -240"))
}

// openWing is spread upwards; the far one (side 1) stands behind the body.
func openWing(s *mini.Sculpture, side int) {
	feather := mini.Stuff{Color: paint.Hex("#fffdf6"), Low: paint.Hex("#cdd3e4"), Round: 8, Lift: 4}
	m := paint.Translate(14, -246).Mul(paint.Rotate(.16))
	if side == 1 {
		m = paint.Translate(-24, -252).Mul(paint.Rotate(-.62)).Mul(paint.Scale(-.92, .92))
		feather.Color, feather.Low = paint.Hex("#e6e8f2"), paint.Hex("#aab2ca")
	}
	s.In(m, func() {
		for _, line := range []string{"10 8 50 16 84 18", "14 0 66 0 112 -6", "14 -8 74 -20 130 -34", "12 -16 70 -42 134 -68", "6 -22 58 -62 120 -102", "0 -26 42 -74 92 -126"} {
			s.Part(feather, mini.Tube(40, 27, line))
			s.Ink(.45, mini.Curve(line))
		}
		for _, line := range []string{"4 10 34 12 60 8", "8 0 44 -8 78 -22", "6 -12 42 -30 80 -54", "0 -22 32 -52 68 -86"} {
			s.Part(feather, mini.Tube(34, 24, line))
		}
		feather.Round = 14
		s.Part(feather, mini.Outline("-22 16 -24 -10 -10 -40 12 -68 32 -80 46 -72 50 -50 46 -20 34 6 12 22"))
		s.Ink(.5, mini.Curve("16 10 24 0 20 -10 32 -16 28 -28 40 -36 34 -48"))
		s.Ink(.5, mini.Curve("2 8 10 -4 6 -16 20 -24 14 -38 28 -48 24 -60"))
	})
}

// doveHead: round, with a black eye, and the twig in the beak.
func doveHead(s *mini.Sculpture, white mini.Stuff) {
	olive := mini.Stuff{Color: paint.Hex("#7f9a3c"), Round: 5, Lift: 5}
	s.Part(mini.Stuff{Color: paint.Hex("#7a5a34"), Round: 3}, mini.Rod(4, 3, "-76 -284 -98 -262 -122 -252"))
	for _, leaf := range []string{"-88 -272 -84 -256 -90 -242", "-102 -260 -104 -246 -114 -236", "-96 -266 -112 -270 -124 -282", "-112 -256 -126 -262 -138 -264", "-118 -254 -130 -246 -140 -240", "-82 -278 -92 -288 -94 -302"} {
		s.Part(olive, mini.Blade(13, leaf))
	}
	s.Part(with(mini.Stuff{Round: 6, Lift: 3, Gloss: .3}, "#e8a04a"), mini.Outline("-62 -300! -88 -284! -62 -280!"))
	s.Ink(.7, mini.Curve("-86 -285 -62 -290"))
	white.Round, white.Line, white.Lift = 24, -1, 1
	white.Low = paint.Color{}
	s.Part(white, paint.Ellipse(-36, -296, 27, 29))
	s.Paint(paint.Hex("#f0b8a0").Alpha(.5), paint.Circle(-42, -284, 10))
	s.Part(mini.Stuff{Color: paint.Hex("#2a1a22"), Gloss: 1, Round: 5, Lift: 1}, paint.Circle(-42, -304, 6.4))
	s.Paint(paint.Hex("#ffffff"), paint.Circle(-44.4, -306.6, 2.2))
}
