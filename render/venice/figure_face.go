package venice

import (
	"alibi/render/mini"
	"alibi/render/paint"
)

// face is a head in three quarter view, looking left and seen from a little
// above. Its own units: 116 from crown to chin, the middle at the origin.
type face struct {
	skin  mini.Stuff
	brow  string // colour of the brows
	eye   string // colour of the iris
	lips  string // colour of painted lips; "" = a man's mouth
	blush string // colour of the cheeks
	stern bool   // brows drawn together
	smile bool
	shut  bool // eyes closed
}

// at lays the face with its middle at (x, y), k times its own size, turned by
// rad.
func (f face) at(s *mini.Sculpture, x, y, k, rad float64) {
	s.In(paint.Translate(x, y).Mul(paint.Rotate(rad)).Mul(paint.Scale(k, k)), func() {
		ear := f.skin
		ear.Round = 6
		s.Part(ear, paint.Ellipse(46, 4, 9, 15))
		head := f.skin
		head.Round, head.Lift = 44, 8
		if f.lips == "" {
			s.Part(head, mini.Outline("-43 -30 -48 -4 -44 22 -34 46 -12 60 14 54 36 36 48 6 44 -34 20 -58 -18 -58"))
		} else {
			s.Part(head, mini.Outline("-42 -30 -46 -4 -42 18 -30 44 -14 57 4 51 32 30 46 2 42 -34 18 -58 -18 -58"))
		}
		f.sockets(s)
		f.eyes(s)
		f.mouth(s)
		nose := f.skin
		nose.Round, nose.Lift, nose.Line, nose.Gloss = 8, 3, .6, .3
		if f.lips != "" {
			nose.Line, nose.Round = .38, 6
			s.Part(nose, mini.Outline("-20 4 -25 14 -30 21 -27 26 -19 26 -15 19 -16 10"))
			return
		}
		s.Part(nose, mini.Outline("-19 -8 -27 8 -35 22 -30 30 -19 29 -13 20 -14 4"))
	})
}

// sockets are the soft darks and reds of a painted face.
func (f face) sockets(s *mini.Sculpture) {
	dark := f.skin.Color.Mix(paint.Hex("#6b2f38"), .55)
	s.Paint(dark.Alpha(.42), paint.Ellipse(5, -2, 19, 13))
	s.Paint(dark.Alpha(.42), paint.Ellipse(-34, -2, 13, 12))
	s.Fold(-.35, paint.Ellipse(5, -1, 18, 12))
	s.Fold(-.35, paint.Ellipse(-34, -1, 12, 12))
	if f.blush != "" {
		s.Paint(paint.Hex(f.blush).Alpha(.38), paint.Ellipse(18, 24, 15, 11))
		s.Paint(paint.Hex(f.blush).Alpha(.38), paint.Ellipse(-40, 23, 8, 10))
	}
}

func (f face) eyes(s *mini.Sculpture) {
	lid := mini.Keyline
	if f.shut {
		s.Draw(lid, 4.6, mini.Curve("-8 1 5 8 18 0"))
		s.Draw(lid, 4.4, mini.Curve("-43 1 -36 7 -28 2"))
	} else {
		white := paint.Hex("#f7efe2")
		s.Paint(white, mini.Outline("-9 2! 0 -7 10 -8 20 0! 8 9 -2 9"))
		s.Paint(white, mini.Outline("-45 1! -38 -7 -30 -7 -24 2! -32 8 -39 8"))
		iris := paint.Hex(f.eye)
		s.Paint(iris, paint.Ellipse(2, 0, 7.4, 8.6))
		s.Paint(iris, paint.Ellipse(-38, 0, 5.8, 8.6))
		s.Paint(mini.Keyline, paint.Circle(1.6, 0, 3.9))
		s.Paint(mini.Keyline, paint.Circle(-38.4, 0, 3.5))
		s.Paint(white, paint.Circle(-.4, -2.6, 1.9))
		s.Paint(white, paint.Circle(-40, -2.6, 1.6))
		w := 4.2
		if f.lips != "" {
			w = 5.6
			s.Draw(lid, 3.4, paint.NewPath(18, -1).Line(25, -6))
		}
		s.Draw(lid, w, mini.Curve("-10 3 0 -7 10 -8 20 0"))
		s.Draw(lid, w, mini.Curve("-45 1 -38 -7 -30 -7 -25 1"))
	}
	hair := paint.Hex(f.brow)
	near, far := "-8 -14 6 -21 24 -12", "-45 -13 -36 -19 -25 -15"
	if f.stern {
		near, far = "-13 -9 2 -17 23 -19", "-46 -16 -36 -15 -26 -9"
	}
	w := 9.5
	if f.lips != "" {
		w = 6.5
	}
	s.Paint(hair, mini.Blade(w, near))
	s.Paint(hair, mini.Blade(w*.85, far))
}

func (f face) mouth(s *mini.Sculpture) {
	line := f.skin.Color.Mix(paint.Hex("#4a1420"), .75)
	switch {
	case f.lips == "" && f.smile:
		s.Draw(line, 3.6, mini.Curve("-34 36 -22 42 -4 36"))
	case f.lips == "":
		s.Draw(line, 3.6, mini.Curve("-32 41 -20 39 -6 41"))
		s.Draw(line.Alpha(.35), 3, mini.Curve("-26 48 -18 49 -12 48"))
	case f.smile:
		s.Paint(paint.Hex(f.lips), mini.Outline("-33 34! -25 33 -21 35 -16 33 -4 34! -12 43 -20 46 -28 43"))
		s.Draw(line, 2.2, mini.Curve("-33 35 -20 40 -4 34"))
	default:
		s.Paint(paint.Hex(f.lips), mini.Outline("-31 38! -24 34 -20 36 -16 34 -7 38! -14 44 -20 46 -26 43"))
		s.Draw(line, 2.2, mini.Curve("-31 39 -19 38.6 -7 38"))
	}
}

// fist is a closed hand about (x, y), of a radius of 14 at k = 1, turned by
// rad; its knuckles look left.
func fist(s *mini.Sculpture, k mini.Stuff, x, y, size, rad float64) {
	k.Round, k.Lift = 11, 6
	s.In(paint.Translate(x, y).Mul(paint.Rotate(rad)).Mul(paint.Scale(size, size)), func() {
		s.Part(k, mini.Outline("-14 -9 -15 2 -11 12 2 14 13 9 15 -4 9 -13 -5 -14"))
		s.Ink(.7, mini.Curve("-16 -4 -6 -5"))
		s.Ink(.7, mini.Curve("-16 3 -6 3"))
		s.Ink(.7, mini.Curve("-13 9 -5 9"))
		s.Part(k, mini.Tube(8, 6, "6 -8 -4 -11 -10 -7"))
	})
}

// palm is an open hand about (x, y) whose fingers point to the left.
func palm(s *mini.Sculpture, k mini.Stuff, x, y, size, rad float64) {
	k.Round, k.Lift = 7, 5
	s.In(paint.Translate(x, y).Mul(paint.Rotate(rad)).Mul(paint.Scale(size, size)), func() {
		s.Part(k, mini.Tube(7, 5, "0 -7 -8 -16 -12 -20"))
		s.Part(k, mini.Outline("12 -9 0 -10 -18 -9 -29 -5 -31 -1 -20 1 -31 4 -30 9 -18 9 -24 14 -16 16 -2 12 12 9"))
		s.Ink(.6, mini.Curve("-31 1 -14 1"))
		s.Ink(.6, mini.Curve("-26 10 -12 8"))
	})
}
