package venice

import (
	"fmt"
	"math"

	"alibi/render/mini"
	"alibi/render/paint"
)

// Marker is a thing that lies or hangs on the board: its picture, and the
// pixel in it that stands for its place.
type Marker struct {
	Art    *paint.Art
	Anchor paint.Point
}

// QuarantineMarker is a rope round the shield of an area, with a lantern that
// hangs from it. Its ring is .8 px wide; the anchor is the middle of the ring.
func QuarantineMarker(px float64) Marker {
	n := int(math.Ceil(px * 1.25))
	c := paint.Pt(math.Round(px*.5), math.Round(px*.5))
	return Marker{&paint.Art{Key: fmt.Sprintf("marker/quarantine/%.2f", px), W: n, H: n, Paint: func(p *paint.Pix) {
		p.Push(paint.Translate(c.X, c.Y).Mul(paint.Scale(px/100, px/100)))
		ropeRing(p)
		hungLantern(p)
		p.Pop()
		p.Halo(math.Max(.6, px/110), keyline.Alpha(.8))
	}}, c}
}

// ropeRing is a rope of two strands about the origin, its ends tied below.
func ropeRing(p *paint.Pix) {
	ring := paint.Circle(0, 0, 39)
	p.Stroke(ring.Map(paint.Translate(2, 3)), paint.Nib(11), paint.Solid(keyline.Alpha(.45)))
	p.Stroke(ring, paint.Nib(11), paint.Solid(keyline))
	p.Stroke(ring, paint.Nib(8), paint.Linear(paint.Pt(-40, -40), paint.Pt(40, 40), paint.Ramp(paint.Hex("#f6e2ae"), paint.Hex("#9a7338"))...))
	const n = 30
	twist := new(paint.Path)
	for i := range n {
		a := 2 * math.Pi * float64(i) / n
		u, v := paint.Rotate(a).Apply(paint.Pt(35.2, 0)), paint.Rotate(a+.14).Apply(paint.Pt(42.8, 0))
		twist.Move(u.X, u.Y).Line(v.X, v.Y)
	}
	p.Stroke(twist, paint.Nib(1.7), paint.Solid(paint.Hex("#5c3f1c")))
}

// hungLantern hangs at the lower right of the ring.
func hungLantern(p *paint.Pix) {
	p.Push(paint.Translate(36, 42))
	defer p.Pop()
	brass := paint.Linear(paint.Pt(-14, 0), paint.Pt(14, 0), paint.Stop{At: 0, Color: giltLight}, paint.Stop{At: .5, Color: giltMid}, paint.Stop{At: 1, Color: giltDark})
	p.Shadow(paint.Circle(0, 2, 13), 0, 0, 12, paint.Solid(paint.Hex("#ffd37a").Alpha(.8)))
	p.Stroke(paint.Arc(0, -17, 7, 9, math.Pi, 2*math.Pi), paint.Nib(5), paint.Solid(keyline))
	p.Stroke(paint.Arc(0, -17, 7, 9, math.Pi, 2*math.Pi), paint.Nib(2.4), paint.Solid(giltMid))
	parts := [...]*paint.Path{mini.Outline("-15 -11! 0 -22 15 -11!"), mini.Outline("-14 15! 14 15! 17 24! -17 24!")}
	glass := paint.RoundRect(paint.R(-11, -11, 22, 27), 3)
	p.Stroke(glass, paint.Nib(4), paint.Solid(keyline))
	p.Fill(glass, paint.Radial(paint.Pt(0, 5), 16, 18, paint.Stop{At: 0, Color: paint.Hex("#fffbe0")}, paint.Stop{At: .5, Color: paint.Hex("#ffd25a")}, paint.Stop{At: 1, Color: paint.Hex("#d9822a")}))
	p.Stroke(paint.NewPath(0, -10).Line(0, 15), paint.Nib(2), paint.Solid(keyline.Alpha(.6)))
	for _, q := range parts {
		p.Stroke(q, paint.Nib(3), paint.Solid(keyline))
		p.Fill(q, brass)
	}
}

// AlarmMarker is the bell on a clock tower, px high, swung by an angle in
// radians. The anchor is the beam that it hangs from; lines of sound stand on
// the side to which it swings.
func AlarmMarker(px, angle float64) Marker {
	w, h := int(math.Ceil(px*1.7)), int(math.Ceil(px*1.25))
	at := paint.Pt(math.Round(float64(w)/2), math.Round(px*.14))
	return Marker{&paint.Art{Key: fmt.Sprintf("marker/alarm/%.2f/%.3f", px, angle), W: w, H: h, Paint: func(p *paint.Pix) {
		p.Push(paint.Translate(at.X, at.Y).Mul(paint.Scale(px/100, px/100)))
		sound(p, angle)
		swungBell(p, angle)
		beam := paint.RoundRect(paint.R(-34, -10, 68, 14), 4)
		p.Stroke(beam, paint.Nib(5), paint.Solid(keyline))
		p.Fill(beam, paint.Linear(paint.Pt(0, -10), paint.Pt(0, 5), paint.Ramp(paint.Hex("#b07a48"), paint.Hex("#5c3820"))...))
		p.Pop()
		p.Halo(math.Max(.6, px/110), keyline.Alpha(.8))
	}}, at}
}

// sound is drawn beside the mouth of the bell, stronger the further it swings.
func sound(p *paint.Pix, angle float64) {
	loud := math.Min(1, math.Abs(angle)*2.2)
	for _, s := range [...]float64{-1, 1} {
		cover := loud
		if s*angle > 0 {
			cover *= .35
		}
		for i := range 2 {
			r := 56 + 13*float64(i)
			a0, a1 := .15, .75
			if s < 0 {
				a0, a1 = math.Pi-.75, math.Pi-.15
			}
			arc := paint.Arc(0, 24, r, r, a0, a1)
			p.Stroke(arc, paint.Nib(7), paint.Solid(keyline.Alpha(.7*cover)))
			p.Stroke(arc, paint.Nib(4), paint.Solid(paint.Hex("#ffe39a").Alpha(cover)))
		}
	}
}

// swungBell hangs from the origin; its clapper lags behind.
func swungBell(p *paint.Pix, angle float64) {
	p.Push(paint.Rotate(angle))
	defer p.Pop()
	tongue := paint.Rotate(-angle * .6).Apply(paint.Pt(0, 88))
	p.Stroke(paint.NewPath(0, 40).Line(tongue.X, tongue.Y), paint.Nib(6), paint.Solid(keyline))
	p.Fill(paint.Circle(tongue.X, tongue.Y, 10), paint.Solid(keyline))
	p.Fill(paint.Circle(tongue.X-1, tongue.Y-1, 7.4), paint.Solid(paint.Hex("#8d8a96")))
	body := mini.Outline("-11 4! -19 12 -25 36 -33 60 -44 76! -22 84 0 86 22 84 44 76! 33 60 25 36 19 12 11 4!")
	p.Stroke(body, paint.Nib(6), paint.Solid(keyline))
	p.Fill(body, paint.Linear(paint.Pt(-42, 0), paint.Pt(42, 20),
		paint.Stop{At: 0, Color: paint.Hex("#a8652a")}, paint.Stop{At: .24, Color: paint.Hex("#ffe6b0")}, paint.Stop{At: .42, Color: paint.Hex("#dd9446")},
		paint.Stop{At: .78, Color: paint.Hex("#7a431c")}, paint.Stop{At: 1, Color: paint.Hex("#b8743a")}))
	p.Push(paint.Identity())
	p.Clip(body)
	for _, l := range [...]string{"-46 68 -20 76 0 78 20 76 46 68", "-30 34 0 41 30 34"} {
		p.Stroke(mini.Curve(l), paint.Nib(3), paint.Solid(paint.Hex("#5a2f14").Alpha(.8)))
		p.Stroke(mini.Curve(l).Map(paint.Translate(0, -2.4)), paint.Nib(1.6), paint.Solid(paint.Hex("#ffe6b0").Alpha(.8)))
	}
	p.Pop()
}

// PipState is what has become of a round.
type PipState uint8

// The states of a pip.
const (
	PipComing PipState = iota // outline and numeral
	PipNow                    // gold and numeral
	PipDone                   // a skull and the number of its victims
	PipScales                 // the Accusation Round
)

// RoundPip paints one pip of the round track into a box. label is the numeral,
// or the number of victims of a round that is over.
func RoundPip(p paint.Painter, box paint.Rect, state PipState, label string) {
	side, c := math.Min(box.W, box.H), box.Centre()
	r, thin := side/2, math.Max(1, side/18)
	ring, fill, on := giltMid.Alpha(.75), paint.Hex("#2a1f30"), paint.Hex("#cdbfa6")
	switch state {
	case PipNow:
		ring, fill, on = giltLight, paint.Hex("#e8b440"), paint.Hex("#2a1608")
		p.Shadow(paint.Circle(c.X, c.Y, r), 0, 0, side*.22, paint.Solid(paint.Hex("#ffcf5a").Alpha(.55)))
	case PipDone:
		ring, fill, on = paint.Hex("#e9a79a"), paint.Hex("#a3262c"), paint.Hex("#fbeee0")
	case PipScales:
		ring, fill = giltMid, paint.Hex("#3a2450")
	}
	p.Fill(paint.Circle(c.X, c.Y, r), paint.Solid(keyline))
	disc := paint.Circle(c.X, c.Y, r-thin)
	p.Fill(disc, paint.Linear(paint.Pt(0, box.Y), paint.Pt(0, box.Bottom()), paint.Ramp(fill.Lighter(.16), fill.Darker(.18))...))
	p.Stroke(paint.Circle(c.X, c.Y, r-thin*1.5), paint.Pen{Width: thin}, paint.Solid(ring))
	switch state {
	case PipDone:
		pipDeaths(p, box, side, label, on)
	case PipScales:
		Mark(p, EmblemScales, paint.R(c.X-side*.32, c.Y-side*.32, side*.64, side*.64), giltLight)
	default:
		st := paint.Style{Face: paint.Title, Size: side * .46}
		l := paint.Shape(label, st)
		if l.Width > side*.62 {
			l = paint.Shape(label, paint.Style{Face: paint.Title, Size: st.Size * side * .62 / l.Width})
		}
		p.Text(l, paint.Pt(c.X-l.Width/2, c.Y+l.CapHeight/2), on)
	}
}

// pipDeaths is a skull; more than one victim, or none, is counted beside it.
func pipDeaths(p paint.Painter, box paint.Rect, side float64, label string, on paint.Color) {
	c := box.Centre()
	Mark(p, EmblemSkull, paint.R(c.X-side*.30, c.Y-side*.31, side*.60, side*.60), on)
	if label == "" {
		return
	}
	r := math.Max(side*.235, 5.5)
	at := paint.Pt(c.X+side*.36, c.Y+side*.34)
	p.Fill(paint.Circle(at.X, at.Y, r+math.Max(1, side*.035)), paint.Solid(keyline))
	p.Fill(paint.Circle(at.X, at.Y, r), paint.Solid(paint.Hex("#f6e7c8")))
	l := paint.Shape(label, paint.Style{Face: paint.Bold, Size: r * 1.75})
	p.Text(l, paint.Pt(at.X-l.Width/2, at.Y+l.CapHeight/2), paint.Hex("#5a1018"))
}
