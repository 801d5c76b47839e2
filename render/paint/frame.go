package paint

import (
	"fmt"
	"image"
	"strings"
	"sync/atomic"
)

// Layer is a rectangle of the screen with marks on it, painted once and kept
// until its marks change. Marks use screen pixels, not the layer's own.
type Layer struct {
	ID     string
	Rect   Rect // whole pixels
	canvas Canvas
	prints []fingerprint // of the marks, in their order
	spare  []fingerprint // memory for the next ones
	stale  image.Rectangle
	rev    int
	serial uint64 // tells layers of one id apart, also when one is gone
}

// made counts the layers of the process.
var made atomic.Uint64

// NewLayer makes an empty layer; the id names it in text pictures.
func NewLayer(id string) *Layer { return &Layer{ID: id, serial: made.Add(1)} }

// Record replaces the layer's place and marks. It says whether the picture is
// another one than before.
func (l *Layer) Record(r Rect, draw func(*Canvas)) bool {
	l.canvas.Reset()
	draw(&l.canvas)
	r = r.Snap()
	old := l.prints
	l.prints, l.spare = l.canvas.fingerprints(l.spare[:0]), old
	first, last := changedMarks(old, l.prints)
	if l.rev > 0 && first < 0 && r == l.Rect {
		return false
	}
	whole := image.Rect(0, 0, int(r.W), int(r.H))
	if l.stale = whole; l.rev > 0 && r == l.Rect {
		l.stale = reach(old, first, last).Union(reach(l.prints, first, last)).Sub(image.Pt(int(r.X), int(r.Y))).Intersect(whole)
	}
	l.Rect = r
	l.rev++
	return true
}

// Stale is the part of the picture, in its own pixels, that the last change has touched;
// all of it after a change of size.
func (l *Layer) Stale() image.Rectangle { return l.stale }

// Inked lists rectangles, in the picture's own pixels, outside of which it is empty. They
// may overlap.
func (l *Layer) Inked() []image.Rectangle {
	var all []image.Rectangle
	whole := image.Rect(0, 0, int(l.Rect.W), int(l.Rect.H))
	for _, p := range l.prints {
		if r := p.reach.Sub(image.Pt(int(l.Rect.X), int(l.Rect.Y))).Intersect(whole); !r.Empty() {
			all = append(all, r)
		}
	}
	return all
}

// Revision counts the changes of the picture; 0 = never recorded.
func (l *Layer) Revision() int { return l.rev }

// Empty says whether there is nothing to paint.
func (l *Layer) Empty() bool { return l.canvas.Len() == 0 || l.Rect.Empty() }

// PaintOn paints the layer on a picture of the layer's size, or on a part of one.
func (l *Layer) PaintOn(img *image.RGBA, g *Gallery) {
	p := On(img, g)
	p.m = Translate(-l.Rect.X, -l.Rect.Y)
	l.canvas.Play(p)
}

// Item is one thing of a Frame: a layer or a sprite.
type Item struct {
	Layer  *Layer
	Sprite Sprite
	Fade   float64 // of a layer
	Shift  Point   // of a layer
	Clip   Rect    // empty = everywhere
}

// Frame is everything on the screen at one time, back to front.
type Frame struct {
	Back  Color
	Items []Item
	clip  Rect
}

// Reset empties the frame and keeps its memory.
func (f *Frame) Reset() { f.Items, f.clip = f.Items[:0], Rect{} }

// Within keeps what follows inside a rectangle; the empty one lifts that.
func (f *Frame) Within(r Rect) { f.clip = r }

// Add puts a layer on top.
func (f *Frame) Add(l *Layer) { f.AddAt(l, Point{}, 0) }

// AddAt puts a layer on top, moved and faded (0 opaque .. 1 gone).
func (f *Frame) AddAt(l *Layer, shift Point, fade float64) {
	if !l.Empty() && fade < 1 {
		f.Items = append(f.Items, Item{Layer: l, Shift: shift, Fade: fade, Clip: f.clip})
	}
}

// Show puts a sprite on top.
func (f *Frame) Show(s Sprite) {
	if s.Art != nil && s.Fade < 1 {
		f.Items = append(f.Items, Item{Sprite: s, Clip: f.clip})
	}
}

// Compose paints a frame of w by h pixels on the CPU: the same picture that
// the screen shows, without a display.
func Compose(f *Frame, w, h int, g *Gallery) *image.RGBA {
	p := On(image.NewRGBA(image.Rect(0, 0, w, h)), g)
	p.Fill(RectPath(Rect{0, 0, float64(w), float64(h)}), Solid(f.Back))
	for i := range f.Items {
		it := &f.Items[i]
		p.Push(Identity())
		if !it.Clip.Empty() {
			p.Clip(RectPath(it.Clip))
		}
		if it.Layer != nil {
			l := it.Layer
			p.Sprite(Sprite{
				Art: &Art{Key: fmt.Sprintf("layer/%s/%d/%d", l.ID, l.serial, l.rev), W: int(l.Rect.W), H: int(l.Rect.H),
					Paint: func(q *Pix) { l.PaintOn(q.Img, g) }},
				At: Translate(l.Rect.X+it.Shift.X, l.Rect.Y+it.Shift.Y), Fade: it.Fade,
			})
		} else {
			p.Sprite(it.Sprite)
		}
		p.Pop()
	}
	return p.Img
}

// Lines writes a frame as text: each layer with its rectangle, in it each text
// with the rectangle that it takes, each sprite and each note; then the loose
// sprites. A picture that can be read, compared and tested without pixels.
func Lines(f *Frame) string {
	var sb strings.Builder
	for i := range f.Items {
		it := &f.Items[i]
		if it.Layer == nil {
			fmt.Fprintf(&sb, "sprite %s %s\n", it.Sprite.Art.Key, place(it.Sprite.bounds()))
			continue
		}
		fmt.Fprintf(&sb, "layer %s %s\n", it.Layer.ID, place(it.Layer.Rect))
		for _, t := range it.Layer.canvas.Told() {
			fmt.Fprintf(&sb, "  %s %s %s\n", t.Kind, place(t.Rect), t.Text)
		}
	}
	return sb.String()
}

func place(r Rect) string { return fmt.Sprintf("%.0f,%.0f %.0fx%.0f", r.X, r.Y, r.W, r.H) }

func (s Sprite) bounds() Rect {
	return s.At.Bounds(Rect{0, 0, float64(s.Art.W), float64(s.Art.H)})
}

// Told is one readable mark: a text, a sprite or a note, and where it is.
type Told struct {
	Kind string // "text", "sprite" or "note"
	Text string
	Rect Rect
	Size float64 // of a text, pixels
}

// Told lists what can be read of the marks, back to front.
func (l *Layer) Told() []Told { return l.canvas.Told() }

// Told lists what can be read of the marks, back to front.
func (c *Canvas) Told() []Told {
	var out []Told
	maps := []Affine{Identity()}
	for i := range c.marks {
		k := &c.marks[i]
		m := maps[len(maps)-1]
		switch k.op {
		case opPush:
			maps = append(maps, m.Mul(k.m))
		case opPop:
			maps = maps[:len(maps)-1]
		case opText:
			out = append(out, Told{"text", k.line.Text, m.Bounds(k.line.Bounds(Point{k.dx, k.dy})), k.line.Size * m.Size()})
		case opSprite:
			out = append(out, Told{Kind: "sprite", Text: k.sprite.Art.Key, Rect: m.Bounds(k.sprite.bounds())})
		case opNote:
			out = append(out, Told{Kind: "note", Text: k.note, Rect: m.Bounds(k.rect)})
		}
	}
	return out
}
