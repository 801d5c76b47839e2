package paint

import (
	"hash/maphash"
	"math"
)

type op uint8

const (
	opFill op = iota
	opStroke
	opShadow
	opInner
	opText
	opSprite
	opPush
	opClip
	opPop
	opNote
)

// mark is one recorded call.
type mark struct {
	op     op
	path   *Path
	brush  Brush
	pen    Pen
	dx, dy float64
	blur   float64
	line   *Line
	sprite Sprite
	m      Affine
	note   string
	rect   Rect
}

// Canvas is a Painter that keeps its marks, so that they can be painted later,
// compared with the marks of the last time, and read as text.
type Canvas struct{ marks []mark }

// Reset forgets all marks.
func (c *Canvas) Reset() { c.marks = c.marks[:0] }

// Len is the number of marks.
func (c *Canvas) Len() int { return len(c.marks) }

// Fill implements Painter.
func (c *Canvas) Fill(p *Path, b Brush) {
	c.marks = append(c.marks, mark{op: opFill, path: p, brush: b})
}

// Stroke implements Painter.
func (c *Canvas) Stroke(p *Path, pen Pen, b Brush) {
	c.marks = append(c.marks, mark{op: opStroke, path: p, pen: pen, brush: b})
}

// Shadow implements Painter.
func (c *Canvas) Shadow(p *Path, dx, dy, blur float64, b Brush) {
	c.marks = append(c.marks, mark{op: opShadow, path: p, dx: dx, dy: dy, blur: blur, brush: b})
}

// Inner implements Painter.
func (c *Canvas) Inner(p *Path, dx, dy, blur float64, b Brush) {
	c.marks = append(c.marks, mark{op: opInner, path: p, dx: dx, dy: dy, blur: blur, brush: b})
}

// Text implements Painter.
func (c *Canvas) Text(l *Line, at Point, col Color) {
	c.marks = append(c.marks, mark{op: opText, line: l, dx: at.X, dy: at.Y, brush: Solid(col)})
}

// Sprite implements Painter.
func (c *Canvas) Sprite(s Sprite) { c.marks = append(c.marks, mark{op: opSprite, sprite: s}) }

// Push implements Painter.
func (c *Canvas) Push(m Affine) { c.marks = append(c.marks, mark{op: opPush, m: m}) }

// Clip implements Painter.
func (c *Canvas) Clip(p *Path) { c.marks = append(c.marks, mark{op: opClip, path: p}) }

// Pop implements Painter.
func (c *Canvas) Pop() { c.marks = append(c.marks, mark{op: opPop}) }

// Note says in the text picture that something stands in a rectangle: a
// control and its state, a figure, a reason. It leaves no pixel.
func (c *Canvas) Note(text string, r Rect) {
	c.marks = append(c.marks, mark{op: opNote, note: text, rect: r})
}

// Play makes the kept marks on another Painter.
func (c *Canvas) Play(p Painter) {
	for i := range c.marks {
		k := &c.marks[i]
		switch k.op {
		case opFill:
			p.Fill(k.path, k.brush)
		case opStroke:
			p.Stroke(k.path, k.pen, k.brush)
		case opShadow:
			p.Shadow(k.path, k.dx, k.dy, k.blur, k.brush)
		case opInner:
			p.Inner(k.path, k.dx, k.dy, k.blur, k.brush)
		case opText:
			p.Text(k.line, Point{k.dx, k.dy}, k.brush.Color)
		case opSprite:
			p.Sprite(k.sprite)
		case opPush:
			p.Push(k.m)
		case opClip:
			p.Clip(k.path)
		case opPop:
			p.Pop()
		}
	}
}

// seed makes sums comparable within one run of the program.
var seed = maphash.MakeSeed()

type summer struct{ h maphash.Hash }

func (s *summer) n(v uint64) {
	var b [8]byte
	for i := range b {
		b[i] = byte(v >> (8 * i))
	}
	s.h.Write(b[:])
}

func (s *summer) f(vs ...float64) {
	for _, v := range vs {
		s.n(math.Float64bits(v))
	}
}

func (s *summer) color(c Color) {
	s.n(uint64(c.R) | uint64(c.G)<<8 | uint64(c.B)<<16 | uint64(c.A)<<24)
}

func (s *summer) path(p *Path) {
	if p == nil {
		return
	}
	for _, v := range p.verbs {
		s.h.WriteByte(byte(v))
	}
	for _, q := range p.pts {
		s.f(q.X, q.Y)
	}
}

func (s *summer) brush(b *Brush) {
	s.n(uint64(b.kind)<<8 | uint64(b.Blend))
	s.color(b.Color)
	if b.kind == brushSolid {
		return
	}
	s.f(b.from.X, b.from.Y, b.to.X, b.to.Y, b.radius.X, b.radius.Y)
	for _, t := range b.stops {
		s.f(t.At)
		s.color(t.Color)
	}
}

func (s *summer) sprite(p *Sprite) {
	if p.Art == nil {
		return
	}
	s.h.WriteString(p.Art.Key)
	s.f(p.At.A, p.At.B, p.At.C, p.At.D, p.At.E, p.At.F, p.Fade, p.Flash)
	s.color(p.Tint)
}
