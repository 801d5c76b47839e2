package venice

import (
	"math"

	"alibi/render/paint"
)

var (
	parchment = paint.Hex("#ecdcb8")
	cardInk   = paint.Hex("#2c1a12")
	bone      = paint.Hex("#f6ead0")
)

var areaEmblems = map[string]Emblem{
	"yellow": EmblemChisel, "red": EmblemScales, "purple": EmblemCap, "brown": EmblemAnchor, "blue": EmblemOar,
}

// Shield paints the arms of an area into a box: its tint and its sign.
func Shield(p paint.Painter, area string, box paint.Rect) {
	h := math.Min(box.H, box.W*1.14)
	w, c := h/1.14, box.Centre()
	r := paint.R(c.X-w/2, c.Y-h/2, w, h)
	thin := math.Max(1, h/26)
	path := escutcheon(r.Inset(thin))
	tint := AreaColour(area)
	p.Shadow(path, thin*.8, thin*1.2, thin*2, paint.Solid(keyline.Alpha(.6)))
	p.Stroke(path, paint.Pen{Width: thin * 2.4, Join: paint.JoinRound}, paint.Solid(keyline))
	p.Fill(path, paint.Linear(paint.Pt(r.X, r.Y), paint.Pt(r.Right(), r.Bottom()),
		paint.Stop{At: 0, Color: giltLight}, paint.Stop{At: .5, Color: giltMid}, paint.Stop{At: 1, Color: giltDark}))
	inner := escutcheon(r.Inset(thin * 2.5))
	p.Fill(inner, paint.Linear(paint.Pt(r.X, r.Y), paint.Pt(r.Right(), r.Bottom()), paint.Ramp(tint.Lighter(.12), tint.Darker(.22))...))
	p.Inner(inner, -thin, -thin*1.4, thin*2, paint.Solid(keyline.Alpha(.45)))
	p.Stroke(inner, paint.Pen{Width: math.Max(.6, thin*.5)}, paint.Solid(keyline.Alpha(.8)))
	sign := paint.R(c.X-h*.30, r.Y+h*.15, h*.60, h*.60)
	Mark(p, areaEmblems[area], sign.Move(thin*.5, thin*.7), keyline.Alpha(.55))
	Mark(p, areaEmblems[area], sign, bone)
}

// escutcheon is the outline of a shield.
func escutcheon(r paint.Rect) *paint.Path {
	x0, y0, x1, y1, m := r.X, r.Y, r.Right(), r.Bottom(), r.X+r.W/2
	return paint.NewPath(x0, y0).Quad(m-r.W*.2, y0+r.H*.06, m, y0).Quad(m+r.W*.2, y0+r.H*.06, x1, y0).
		Line(x1, y0+r.H*.46).Cubic(x1, y0+r.H*.76, m+r.W*.26, y1-r.H*.1, m, y1).
		Cubic(m-r.W*.26, y1-r.H*.1, x0, y0+r.H*.76, x0, y0+r.H*.46).Close()
}

// classLooks are colour and sign of the classes; "" is the Dove, who has none.
var classLooks = map[string]struct {
	colour paint.Color
	sign   Emblem
}{
	"noble":    {paint.Hex("#6a3b8f"), EmblemNoble},
	"citizen":  {paint.Hex("#2a5a96"), EmblemCitizen},
	"commoner": {paint.Hex("#a83230"), EmblemCommoner},
	"":         {paint.Hex("#d9c9a2"), EmblemFeather},
}

// ClassColour is the colour of a class on plates.
func ClassColour(class string) paint.Color { return classLooks[class].colour }

// ClassEmblem is the sign of a class; the feather for the Dove.
func ClassEmblem(class string) Emblem { return classLooks[class].sign }

// ClassIcon paints the sign of a class on a small disc of its colour.
func ClassIcon(p paint.Painter, class string, box paint.Rect) {
	k := classLooks[class]
	side, c := math.Min(box.W, box.H), box.Centre()
	r, thin := side/2, math.Max(1, side/20)
	disc := paint.Circle(c.X, c.Y, r-thin*.6)
	p.Fill(disc, paint.Solid(keyline))
	p.Fill(paint.Circle(c.X, c.Y, r-thin*1.4), paint.Solid(giltMid))
	inner := paint.Circle(c.X, c.Y, r-thin*2.3)
	p.Fill(inner, paint.Linear(paint.Pt(box.X, box.Y), paint.Pt(box.X, box.Bottom()), paint.Ramp(k.colour.Lighter(.12), k.colour.Darker(.22))...))
	sign := bone
	if class == "" {
		sign = cardInk
	}
	Mark(p, k.sign, paint.R(c.X-side*.31, c.Y-side*.31, side*.62, side*.62), sign)
}

// ClassPlate paints the plate of a class into a box, without writing on it: a
// noble's has pointed ends, a citizen's straight, a commoner's notched; the
// Dove has a plain scroll.
func ClassPlate(p paint.Painter, class string, box paint.Rect) {
	colour := classLooks[class].colour
	thin := math.Max(1, box.H/22)
	path := platePath(class, box.Inset(thin))
	p.Stroke(path, paint.Pen{Width: thin * 2, Join: paint.JoinRound}, paint.Solid(keyline))
	p.Fill(path, paint.Linear(paint.Pt(0, box.Y), paint.Pt(0, box.Bottom()),
		paint.Stop{At: 0, Color: colour.Lighter(.16)}, paint.Stop{At: .5, Color: colour}, paint.Stop{At: 1, Color: colour.Darker(.24)}))
	p.Inner(path, 0, -thin*1.5, thin*2, paint.Solid(keyline.Alpha(.4)))
	line := platePath(class, box.Inset(thin*3))
	edge := giltMid
	if class == "" {
		edge = cardInk.Alpha(.6)
	}
	p.Stroke(line, paint.Pen{Width: math.Max(.8, thin*.7), Join: paint.JoinRound}, paint.Solid(edge))
}

// platePath is the outline of a plate.
func platePath(class string, r paint.Rect) *paint.Path {
	x0, y0, x1, y1, m := r.X, r.Y, r.Right(), r.Bottom(), r.Y+r.H/2
	n := math.Min(r.H*.42, r.W*.12)
	switch class {
	case "noble":
		return paint.Polygon(paint.Coords(x0, m, x0+n, y0, x1-n, y0, x1, m, x1-n, y1, x0+n, y1)...)
	case "commoner":
		return paint.Polygon(paint.Coords(x0, y0, x1, y0, x1-n, m, x1, y1, x0, y1, x0+n, m)...)
	case "citizen":
		return paint.RectPath(r)
	}
	c := r.H * .30
	return paint.NewPath(x0+c, y0).Line(x1-c, y0).Quad(x1+c*.2, y0, x1-c*.2, m).Quad(x1+c*.6, y1, x1-c, y1).
		Line(x0+c, y1).Quad(x0-c*.2, y1, x0+c*.2, m).Quad(x0-c*.6, y0, x0+c, y0).Close()
}
