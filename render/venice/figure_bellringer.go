package venice

import (
	"alibi/render/mini"
	"alibi/render/paint"
)

// bellRinger: stooped, one shoulder high, hanging on the rope of a bell that
// hangs from a post.
func bellRinger(s *mini.Sculpture) {
	wood := mini.Stuff{Color: paint.Hex("#8a5a34"), Round: 8, Gloss: .1}
	s.Part(wood, mini.Rod(20, 18, "80 0 82 -352"))
	s.Part(wood, mini.Rod(9, 9, "84 -286 34 -342"))
	s.Part(wood, mini.Rod(17, 17, "98 -350 -98 -356"))
	s.Ink(.7, mini.Curve("80 -352 -60 -356"))
	s.Part(steel, mini.Rod(22, 22, "72 -320 92 -320"))
	s.Part(steel, mini.Rod(22, 22, "-66 -356 -52 -356"))
	ringersBell(s)

	tunic := cloth("#a8642f", "#7c4526", 36)
	hose := cloth("#5f6f5a", "#4c5848", 14)
	s.Part(hose, mini.Tube(34, 24, "30 -84 44 -40 32 6"))
	s.Part(with(leather, "#4a3020"), mini.Outline("18 -6 16 18 2 30 6 40 34 38 50 26 48 -4"))
	s.Part(hose, mini.Tube(36, 26, "-8 -80 -30 -38 -24 14"))
	s.Part(with(leather, "#4a3020"), mini.Outline("-40 6 -42 26 -60 38 -56 50 -26 48 -8 36 -10 6"))
	s.Ink(.8, mini.Curve("-42 16 -26 20 -10 14"))
	// the hump and the body
	s.Part(tunic, mini.Outline("-34 -168 -22 -212 14 -236 52 -228 70 -196 66 -150 58 -100 60 -52! 34 -44 14 -54! -4 -42 -24 -50! -38 -42! -44 -100"))
	s.Fold(-.8, mini.Blade(12, "-22 -100 -26 -70 -30 -46"))
	s.Fold(-.8, mini.Blade(12, "22 -104 26 -76 22 -48"))
	s.Fold(.7, mini.Blade(14, "44 -110 50 -80 46 -50"))
	s.Fold(.9, mini.Blade(26, "18 -216 46 -200 56 -164"))
	vest := mini.Stuff{Color: paint.Hex("#6f5a3a"), Round: 20, Lift: 4, Gloss: .15}
	s.Part(vest, mini.Outline("-30 -176 -18 -208 16 -230 50 -222 62 -192 58 -140 54 -116! 20 -108 -20 -112! -36 -116!"))
	s.Fold(-.7, mini.Blade(10, "6 -200 12 -160 10 -114"))
	s.Draw(paint.Hex("#d8b070"), 2.4, mini.Curve("-8 -196 -6 -150 -10 -112"))
	s.Part(mini.Stuff{Color: paint.Hex("#8f7f4e"), Round: 6, Lift: 1}, mini.Outline("26 -180! 48 -176! 46 -150! 24 -154!"))
	s.Draw(paint.Hex("#e8d29a"), 2, paint.NewPath(26, -176).Line(47, -172).Move(25, -157).Line(45, -154))
	s.Part(with(leather, "#4f3019"), mini.Rod(14, 14, "-46 -112 6 -104 62 -116"))
	s.Part(brass, paint.RoundRect(paint.R(-20, -118, 18, 20), 4))

	// far arm, rope, head, near arm
	s.Part(with(tunic, "#9a5a2a"), mini.Tube(32, 24, "-20 -190 -62 -214 -66 -236"))
	rope := mini.Stuff{Color: paint.Hex("#dcc48c"), Round: 4}
	s.Part(rope, mini.Rod(9, 9, "-60 -276 -62 -190 -64 -92 -56 -70"))
	for i := range 12 {
		y := -268 + 16*float64(i)
		s.Draw(paint.Hex("#7a6038"), 2.4, paint.NewPath(-70, y+5).Line(-54, y-4))
	}
	s.Part(rope, mini.Outline("-66 -76 -52 -76 -46 -52 -54 -46 -62 -56 -70 -46 -76 -54"))
	fist(s, skinTan, -63, -240, 1.05, .2)
	ringersHead(s)
	s.Part(tunic, mini.Tube(40, 28, "28 -196 -10 -150 -52 -168"))
	s.Fold(-.7, mini.Blade(9, "0 -172 -8 -156 -20 -142"))
	s.Part(linen, mini.Rod(30, 26, "-38 -164 -52 -169"))
	fist(s, skinTan, -64, -172, 1.15, .2)
}

// ringersBell swings at the end of the beam.
func ringersBell(s *mini.Sculpture) {
	metal := bronze
	metal.Round, metal.Lift = 26, 8
	s.In(paint.Translate(-60, -352).Mul(paint.Rotate(.16)), func() {
		s.Part(with(steel, "#6a6470"), mini.Tube(9, 9, "0 72 0 86"))
		s.Part(with(steel, "#6a6470"), paint.Circle(0, 88, 8))
		s.Part(metal, mini.Outline("-10 6! -18 16 -24 42 -34 64 -44 76! -20 84 0 86 20 84 44 76! 34 64 24 42 18 16 10 6!"))
		s.Hem(with(metal, "#d9944a"), 6, mini.Curve("-40 70 0 79 40 70"))
		s.Hem(with(metal, "#d9944a"), 4, mini.Curve("-26 34 0 40 26 34"))
	})
}

// ringersHead hangs low before the high shoulder.
func ringersHead(s *mini.Sculpture) {
	s.Part(mini.Stuff{Color: paint.Hex("#5f6f5a"), Round: 16, Lift: 8}, mini.Outline("-56 -190 -50 -168 -24 -154 8 -160 24 -184 18 -206 -10 -214"))
	s.Fold(-.7, mini.Blade(8, "-40 -176 -20 -166 6 -170"))
	face{skin: skinTan, brow: "#8c3a1c", eye: "#4a6a3a", blush: "#c94f3a", smile: true}.at(s, -26, -212, .68, -.12)
	hair := mini.Stuff{Color: paint.Hex("#b5502a"), Round: 9, Lift: 6}
	s.Part(hair, mini.Outline("-56 -222! -62 -240 -48 -262 -20 -272 8 -262 22 -238 16 -206! 4 -214 4 -232! -8 -240 -22 -238! -34 -248 -46 -236!"))
	s.Fold(-.8, mini.Blade(6, "-44 -250 -38 -262 -22 -266"))
	s.Fold(-.8, mini.Blade(6, "-14 -246 -2 -258 8 -252"))
	s.Fold(.8, mini.Blade(6, "-30 -246 -22 -260 -6 -262"))
	s.Fold(.8, mini.Blade(5, "-50 -236 -48 -250 -38 -256"))
}
