package venice

import (
	"alibi/render/mini"
	"alibi/render/paint"
)

// catBurglar: a low crouch, a hood with two points, a coil of rope and a hook
// in the raised hand.
func catBurglar(s *mini.Sculpture) {
	suit := cloth("#565a80", "#3d405b", 26)
	dark := cloth("#3a3c56", "#2b2c42", 14)
	rope := mini.Stuff{Color: paint.Hex("#dcc48c"), Round: 5, Lift: 5}
	// a chimney top to crouch on
	chimney(s)
	// the rope behind her, up to the hook
	s.Part(rope, mini.Tube(7, 7, "30 -60 78 -70 112 -120 98 -190 108 -250"))
	s.Part(suit, mini.Tube(40, 30, "28 -156 72 -166 92 -204"))
	s.Fold(-.7, mini.Blade(8, "52 -168 68 -164 76 -148"))
	grapnel(s)
	s.Part(dark, mini.Rod(32, 28, "87 -192 95 -212"))
	fist(s, with(skin, "#34364e"), 98, -222, 1, .4)
	// the far leg, the body, the near leg
	s.Part(suit, mini.Tube(46, 34, "-14 -80 -72 -110 -80 -52"))
	s.Part(dark, mini.Outline("-98 -62 -100 -36 -112 -20 -104 -10 -70 -12 -58 -24 -62 -58"))
	s.Part(suit, mini.Outline("-42 -160 -54 -110 -46 -64 -20 -42 20 -40 48 -60 56 -110 46 -154 16 -180 -20 -180"))
	s.Fold(-.7, mini.Blade(9, "-34 -120 -30 -90 -14 -70"))
	s.Fold(-.7, mini.Blade(9, "36 -130 40 -100 34 -70"))
	s.Part(with(leather, "#8a4a2c"), mini.Rod(13, 13, "-50 -94 0 -80 52 -96"))
	s.Part(brass, paint.RoundRect(paint.R(-12, -94, 18, 19), 4))
	s.Part(with(leather, "#8a4a2c"), mini.Outline("14 -86! 38 -90! 40 -62 28 -56 16 -62"))
	coil(s, rope)
	s.Part(suit, mini.Tube(50, 34, "20 -72 84 -98 84 -40"))
	s.Fold(.7, mini.Blade(14, "44 -92 82 -90 88 -60"))
	s.Part(dark, mini.Outline("66 -50 60 -24 44 -10 50 2 92 0 106 -14 102 -50"))
	s.Part(suit, mini.Tube(42, 30, "-32 -154 -62 -112 -46 -56"))
	s.Fold(-.7, mini.Blade(8, "-44 -132 -58 -116 -70 -104"))
	s.Part(dark, mini.Rod(33, 30, "-52 -76 -45 -54"))
	s.In(paint.Translate(-44, -38).Mul(paint.Rotate(-1.1)), func() { palm(s, with(skin, "#34364e"), 0, 0, .95, 0) })
	catBurglarHead(s)
}

// chimney is the flared pot of a Venetian roof, seen from above.
func chimney(s *mini.Sculpture) {
	brick := mini.Stuff{Color: paint.Hex("#b8694a"), Low: paint.Hex("#8a4632"), Round: 22}
	s.Part(brick, mini.Outline("-84 -24! -74 30! -40 46 0 52 40 46 74 30! 84 -24! 0 -4"))
	for i := range 3 {
		y := 16 + 13*float64(i)
		s.Draw(paint.Hex("#5f2c22"), 2.4, mini.Curve("-86 "+coord(y-22)+" -44 "+coord(y-6)+" 0 "+coord(y)+" 44 "+coord(y-6)+" 86 "+coord(y-22)))
	}
	for i := range 10 {
		x := -72 + 16*float64(i)
		y := 16 - x*x/400
		s.Draw(paint.Hex("#5f2c22"), 2.2, paint.NewPath(x, y).Line(x, y+13).Move(x+8, y+13).Line(x+8, y+26).Move(x, y+26).Line(x, y+38))
	}
	s.Part(mini.Stuff{Color: paint.Hex("#d9cdb4"), Round: 9, Lift: 4}, mini.Outline("-104 -34 -98 -12 -60 6 0 14 60 6 98 -12 104 -34 60 -56 0 -62 -60 -56"))
	s.Fold(-.5, mini.Blade(7, "-90 -14 0 8 90 -14"))
}

// grapnel is the hook with its three claws.
func grapnel(s *mini.Sculpture) {
	iron := with(steel, "#c2c9d6")
	iron.Lift = 7
	s.In(paint.Translate(112, -246).Mul(paint.Rotate(.12)), func() {
		s.Part(iron, mini.Rod(9, 9, "0 12 0 -62"))
		s.Part(iron, mini.Horn(12, "0 -56 -20 -62 -38 -48 -42 -22"))
		s.Part(iron, mini.Horn(12, "0 -56 20 -62 38 -48 42 -22"))
		s.Part(iron, mini.Horn(12, "0 -58 6 -48 8 -30 2 -12"))
		s.Part(iron, paint.Circle(0, -62, 9))
		s.Part(iron, paint.Ring(0, 18, 9, 9, 4, 4))
	})
}

// coil hangs across her body.
func coil(s *mini.Sculpture, rope mini.Stuff) {
	for i := range 3 {
		k := 11 * float64(i)
		s.Part(rope, mini.Tube(11, 11, coord(-40+k)+" -170 "+coord(-22+k)+" -134 "+coord(6+k*.8)+" -104 "+coord(44+k*.4)+" "+coord(-84-k*.6)))
		for j := range 7 {
			t := (float64(j) + .5) / 7
			x, y := -40+k+84*t, -168+84*t+18*t*(1-t)
			s.Draw(paint.Hex("#8a6c3e"), 2.4, paint.NewPath(x-2, y-7).Line(x+3, y+7))
		}
	}
}

// catBurglarHead: the hood like ears, a dark mask over green eyes.
func catBurglarHead(s *mini.Sculpture) {
	scarf := cloth("#b8324a", "#8e2440", 12)
	scarf.Lift = 8
	s.Part(scarf, mini.Outline("-48 -178 -42 -160 -14 -148 18 -154 40 -172 34 -188 -34 -190"))
	s.Fold(-.7, mini.Blade(7, "-38 -170 -10 -160 24 -170"))
	s.Part(scarf, mini.Outline("30 -174 52 -176 76 -164 92 -172! 86 -152 60 -146 36 -156"))
	s.Fold(-.7, mini.Blade(6, "38 -166 60 -162 82 -160"))
	hood := cloth("#4c5078", "#3a3c58", 28)
	hood.Lift = 6
	s.Part(hood, mini.Outline("-50 -206 -56 -236 -60 -290! -30 -266 -4 -270 22 -266 52 -288! 50 -236 44 -202 28 -178 -2 -170 -34 -180"))
	s.Fold(-.7, mini.Blade(9, "-54 -276 -46 -252 -30 -246"))
	s.Fold(-.7, mini.Blade(9, "46 -274 40 -252 24 -246"))
	s.Part(mini.Stuff{Color: paint.Hex("#262438"), Round: 10, Lift: 1}, paint.Ellipse(-10, -216, 39, 40))
	face{skin: skin, brow: "#2a1c20", eye: "#5fae3f", lips: "#b8394a", blush: "#e07a6a", smile: true}.at(s, -12, -212, .62, 0)
	mask := mini.Stuff{Color: paint.Hex("#2f2d46"), Round: 7, Lift: 2, Line: .7}
	s.Part(mask, mini.Outline("-46 -226 -40 -232 -22 -224 -12 -232 12 -230 20 -218 12 -204 -4 -202 -18 -206 -26 -204 -38 -204 -46 -212"))
	cat := paint.Hex("#c8f05a")
	s.Paint(cat, mini.Outline("-20 -211! -8 -221 6 -221! 0 -210 -12 -208"))
	s.Paint(cat, mini.Outline("-44 -212! -40 -221 -28 -217! -30 -209 -38 -208"))
	s.Paint(mini.Keyline, paint.Ellipse(-8, -215, 3, 5.6))
	s.Paint(mini.Keyline, paint.Ellipse(-37, -214.6, 2.6, 5))
	hair := mini.Stuff{Color: paint.Hex("#2f1f22"), Round: 6, Lift: 3, Gloss: .3}
	s.Part(hair, mini.Horn(13, "-6 -250 -28 -244 -42 -230"))
	hood.Lift, hood.Round = 6, 12
	s.Part(hood, mini.Outline("-50 -216! -52 -240 -60 -290! -30 -266 -4 -270 22 -266 52 -288! 48 -232 34 -188! 28 -222 12 -244 -12 -250 -36 -242"))
	s.Fold(-.8, mini.Blade(9, "-56 -282 -40 -258 -20 -258"))
	s.Fold(-.8, mini.Blade(9, "48 -280 34 -258 12 -258"))
	s.Fold(.7, mini.Blade(8, "-34 -250 -10 -260 20 -246"))
}
