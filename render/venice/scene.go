package venice

import (
	"alibi/render/paint"
)

// scene is one painting of the ground in progress.
type scene struct {
	plan  *Plan
	p     *paint.Pix
	v     View
	shore *offShore
	sites []site // what is built, back to front
	glows []glow // what shines by itself
	shade *paint.Path
}

// newScene prepares a picture of w by h pixels.
func newScene(v View, w, h int) *scene {
	return &scene{plan: Ground(), p: paint.NewPix(w, h), v: v, shade: new(paint.Path)}
}

// seen is the rectangle of the board plane that the picture shows.
func (s *scene) seen() paint.Rect {
	b := s.p.Img.Rect
	a := s.v.Ground(paint.Pt(0, 0))
	z := s.v.Ground(paint.Pt(float64(b.Dx()), float64(b.Dy())))
	return paint.R(a.X, a.Y, z.X-a.X, z.Y-a.Y)
}

// at is where a place z board units above the ground is seen.
func (s *scene) at(x, y, z float64) paint.Point {
	q := s.v.Screen(paint.Pt(x, y))
	q.Y -= z * Rise * s.v.K
	return q
}

// face fills a flat side given by corners (x, y, z).
func (s *scene) face(c paint.Color, corners ...[3]float64) *paint.Path {
	p := s.facePath(corners...)
	s.p.Fill(p, paint.Solid(c))
	return p
}

func (s *scene) facePath(corners ...[3]float64) *paint.Path {
	ps := make([]paint.Point, len(corners))
	for i, c := range corners {
		ps[i] = s.at(c[0], c[1], c[2])
	}
	return paint.Polygon(ps...)
}

// edge draws the thin ink line of the print along a path.
func (s *scene) edge(p *paint.Path, width float64, cover float64) {
	s.p.Stroke(p, paint.Nib(width*s.v.K), paint.Solid(ink.Alpha(cover)))
}

// outlinePath is a ground outline on screen.
func (s *scene) outlinePath(ps []paint.Point) *paint.Path {
	return paint.Polygon(ps...).Map(s.v.Map())
}

// visible says whether a rectangle of the board plane, with room for what
// stands on it, is in the picture.
func (s *scene) visible(r paint.Rect) bool {
	return r.Inset(-120).Overlaps(s.seen())
}

// cast adds the shadow of a box to the shade of the ground: the sun stands left
// and a little in front, so shadows fall to the right and back.
func (s *scene) cast(x, y, w, d, height float64) {
	dx, dy := height*.72, -height*.26
	for _, q := range [][]paint.Point{
		paint.Coords(x, y, x+dx, y+dy, x+w+dx, y+dy, x+w, y),
		paint.Coords(x+w, y, x+w+dx, y+dy, x+w+dx, y-d+dy, x+w, y-d),
		paint.Coords(x+dx, y+dy, x+w+dx, y+dy, x+w+dx, y-d+dy, x+dx, y-d+dy),
	} {
		s.shadeOn(q)
	}
}

// shadeOn adds an outline to the shade, always turning the same way, so that
// overlapping shadows do not cancel out.
func (s *scene) shadeOn(ps []paint.Point) {
	if area(ps) < 0 {
		for i, j := 0, len(ps)-1; i < j; i, j = i+1, j-1 {
			ps[i], ps[j] = ps[j], ps[i]
		}
	}
	s.shade.Add(s.outlinePath(ps))
}
