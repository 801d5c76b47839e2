package venice

import (
	"alibi/render/mini"
	"alibi/render/paint"
)

// actress: arms wide, a great ruff, a mask on a stick.
func actress(s *mini.Sculpture) {
	gown := cloth("#ea8062", "#c4553f", 36)
	cream := cloth("#fbeed6", "#e2cda6", 14)
	s.Part(gown, mini.Outline("-24 -140 -46 -84 -66 -20 -78 20! -56 34 -28 44 0 47 30 44 58 34 80 18! 66 -24 46 -86 26 -140"))
	s.Fold(-.9, mini.Blade(15, "-30 -110 -46 -40 -56 30"))
	s.Fold(.8, mini.Blade(16, "-42 -80 -58 -20 -68 22"))
	s.Fold(-.9, mini.Blade(15, "32 -110 46 -40 58 28"))
	s.Fold(.8, mini.Blade(16, "44 -80 60 -20 70 20"))
	s.Part(cream, mini.Outline("-10 -136! 12 -136! 34 42! 0 50 -32 44!"))
	s.Fold(-.7, mini.Blade(8, "-6 -100 -12 -30 -18 44"))
	s.Fold(-.7, mini.Blade(8, "8 -100 14 -30 20 44"))
	for i := range 4 {
		y := -110 + 36*float64(i)
		w := 9 + 5.5*float64(i)
		s.Draw(paint.Hex("#d9913f"), 4, paint.NewPath(-w, y-6).Line(1, y+8).Line(w+2, y-6))
	}
	s.Hem(gold, 7, mini.Curve("-36 38 0 44 38 36"))
	s.Hem(gold, 7, mini.Curve("-80 14 -56 28 -30 38"))
	pannier(s, gown)
	s.Part(gown, mini.Outline("-18 -226 -38 -212 -34 -170 -22 -134! 0 -122! 24 -134! 36 -170 40 -212 20 -226"))
	s.Part(cream, mini.Outline("-15 -216! 17 -216! 12 -150! 1 -124! -9 -150!"))
	for i := range 3 {
		y := -200 + 20*float64(i)
		w := 12 - 2.6*float64(i)
		s.Draw(paint.Hex("#c4553f"), 3, paint.NewPath(-w, y).Line(w+2, y+6).Move(w+2, y).Line(-w, y+6))
	}
	actressArms(s, gown, cream)
	actressHead(s)
}

// pannier are the puffs at the hips.
func pannier(s *mini.Sculpture, gown mini.Stuff) {
	gown.Lift = 6
	s.Part(gown, mini.Outline("-16 -140 -44 -134 -64 -106 -60 -80 -38 -78 -18 -100 -6 -130"))
	s.Fold(-.7, mini.Blade(8, "-20 -126 -42 -112 -54 -88"))
	s.Part(gown, mini.Outline("18 -140 46 -134 66 -106 62 -80 40 -78 20 -100 8 -130"))
	s.Fold(-.7, mini.Blade(8, "22 -126 44 -112 56 -88"))
}

// actressArms spread over the whole stage; the left one holds the mask.
func actressArms(s *mini.Sculpture, gown, cream mini.Stuff) {
	s.Part(cream, mini.Outline("-92 -216 -112 -206 -120 -160 -100 -172 -90 -160 -84 -182"))
	s.Part(skinFair, mini.Tube(22, 16, "-86 -200 -112 -218 -134 -242"))
	s.Part(cream, mini.Outline("92 -210 116 -200 126 -152 106 -166 96 -152 86 -176"))
	s.Part(skinFair, mini.Tube(22, 16, "88 -194 116 -206 140 -224"))
	s.Part(gown, mini.Tube(48, 38, "-30 -204 -62 -198 -92 -206"))
	s.Fold(-.8, mini.Blade(8, "-58 -218 -62 -200 -58 -180"))
	s.Fold(-.8, mini.Blade(8, "-76 -216 -80 -202 -76 -186"))
	s.Hem(gold, 6, mini.Curve("-96 -228 -100 -206 -92 -184"))
	s.Part(gown, mini.Tube(48, 38, "32 -204 64 -196 94 -200"))
	s.Fold(-.8, mini.Blade(8, "60 -216 62 -198 56 -176"))
	s.Fold(-.8, mini.Blade(8, "78 -214 80 -200 74 -180"))
	s.Hem(gold, 6, mini.Curve("98 -222 102 -200 94 -180"))
	s.In(paint.Translate(146, -230).Mul(paint.Scale(-1, 1)), func() {
		palm(s, skinFair, 0, 0, .9, -.1)
	})
	s.Part(gold, mini.Rod(6, 6, "-140 -232 -150 -300"))
	s.In(paint.Translate(-153, -316).Mul(paint.Rotate(-.12)), func() { stageMask(s) })
	fist(s, skinFair, -141, -250, .9, .2)
}

// stageMask is the white and gold face that she plays behind.
func stageMask(s *mini.Sculpture) {
	ivory := mini.Stuff{Color: paint.Hex("#fff4dc"), Gloss: .6, Round: 17, Lift: 8, Line: 1.2}
	s.Part(ivory, mini.Outline("-34 -22! -18 -32 0 -30 18 -32 34 -22! 36 4 22 26 0 40 -22 26 -36 4"))
	s.Paint(mini.Keyline, mini.Outline("-25 -6! -14 -13 -5 -4! -14 2 -22 1"))
	s.Paint(mini.Keyline, mini.Outline("25 -6! 14 -13 5 -4! 14 2 22 1"))
	s.Draw(paint.Hex("#c4393a"), 5, mini.Curve("-15 16 0 27 15 16"))
	s.Paint(paint.Hex("#e06a5a").Alpha(.5), paint.Circle(-21, 10, 6))
	s.Paint(paint.Hex("#e06a5a").Alpha(.5), paint.Circle(21, 10, 6))
	s.Hem(gold, 6, mini.Curve("-36 -20 -18 -30 0 -27 18 -30 36 -20"))
	s.Part(with(gold, "#e0453f"), mini.Outline("0 -20! 6 -30 0 -42! -6 -30"))
}

// actressHead: the ruff behind and below, dark hair with pearls.
func actressHead(s *mini.Sculpture) {
	ruff := mini.Stuff{Color: paint.Hex("#fff8ea"), Round: 14, Lift: 8}
	petals := new(paint.Path)
	petals.Add(mini.Outline("-66 -246 -68 -224 -50 -212 -44 -200 -24 -204 -8 -194 6 -204 26 -196 38 -206 54 -206 58 -222 72 -232 66 -250 70 -268 54 -276 44 -292 0 -296 -44 -290 -56 -274 -70 -264"))
	s.Part(ruff, petals)
	for i := range 15 {
		a := .35 + float64(i)*.36
		c := paint.Rotate(a).Apply(paint.Pt(1, 0))
		s.Fold(-.9, mini.Blade(6, coord(26*c.X)+" "+coord(-250+20*c.Y)+" "+coord(48*c.X)+" "+coord(-247+36*c.Y)+" "+coord(66*c.X)+" "+coord(-246+50*c.Y)))
	}
	hair := mini.Stuff{Color: paint.Hex("#4a2a2c"), Round: 18, Lift: 4, Gloss: .35}
	plume := mini.Stuff{Color: paint.Hex("#fff4e4"), Low: paint.Hex("#f2a48e"), Round: 9, Lift: 3}
	s.Part(plume, mini.Outline("22 -336! 20 -362 34 -384 58 -390 66 -376 52 -372 56 -358 44 -356 48 -344 36 -340"))
	s.Fold(-.7, mini.Blade(5, "24 -338 32 -366 54 -384"))
	s.Part(plume, mini.Outline("30 -330! 44 -350 66 -356 82 -346 78 -334 64 -338 60 -326 48 -328"))
	s.Fold(-.7, mini.Blade(5, "32 -330 50 -344 74 -344"))
	s.Part(hair, paint.Ellipse(10, -288, 36, 38))
	face{skin: skinFair, brow: "#3a1f22", eye: "#4a7a5a", lips: "#d0303c", blush: "#ee7a70", smile: true}.at(s, 0, -272, .70, -.05)
	s.Part(hair, mini.Outline("-32 -284! -34 -310 -10 -330 20 -328 42 -304 40 -266 32 -256! 28 -282 14 -300 -12 -302"))
	s.Fold(-.7, mini.Blade(6, "-20 -304 6 -314 26 -300"))
	s.Fold(.8, mini.Blade(8, "-16 -314 10 -324 30 -310"))
	s.Part(hair, mini.Outline("-8 -322 -4 -350 18 -358 36 -344 34 -322 14 -316"))
	s.Fold(-.7, mini.Blade(6, "2 -334 16 -346 30 -338"))
	for i := range 6 {
		t := float64(i) / 5
		s.Part(mini.Stuff{Color: paint.Hex("#fff6e6"), Gloss: .9, Line: .7}, paint.Circle(-6+42*t, -322-6*(1-4*(t-.5)*(t-.5)), 4.4))
	}
	s.Part(gold, paint.Circle(14, -338, 7))
	s.Paint(paint.Hex("#d0303c"), paint.Circle(14, -338, 3.6))
	s.Part(mini.Stuff{Color: paint.Hex("#fff6e6"), Gloss: .9, Line: .7}, paint.Circle(30, -254, 4.6))
}
