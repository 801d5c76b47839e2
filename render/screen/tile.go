package screen

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"alibi/render/paint"
)

// cell is the width of the squares by which a layer is full or empty, in pixels.
const cell = 64

// tiles covers the inked parts of a layer of w by h pixels with rectangles that do not
// overlap; nil if little of it is empty.
func tiles(w, h int, inked []image.Rectangle) []image.Rectangle {
	across, down := (w+cell-1)/cell, (h+cell-1)/cell
	full := make([]bool, across*down)
	count := 0
	for _, r := range inked {
		for y := r.Min.Y / cell; y*cell < r.Max.Y; y++ {
			for x := r.Min.X / cell; x*cell < r.Max.X; x++ {
				if i := y*across + x; !full[i] {
					full[i] = true
					count++
				}
			}
		}
	}
	if count*10 > across*down*9 {
		return nil
	}
	all := []image.Rectangle{}
	for y := range down {
		for x := 0; x < across; x++ {
			from := x
			for x < across && full[y*across+x] {
				x++
			}
			if x > from {
				all = append(all, image.Rect(from*cell, y*cell, min(x*cell, w), min((y+1)*cell, h)))
			}
		}
	}
	return all
}

// quads draws many parts of one picture in one command; it keeps its memory.
type quads struct {
	corners []ebiten.Vertex
	order   []uint16
	options ebiten.DrawTrianglesOptions
}

// draw copies parts of a picture to the same places moved by at, whole pixels.
func (q *quads) draw(dst, src *ebiten.Image, parts []image.Rectangle, at paint.Point, shade float32) {
	q.corners, q.order = q.corners[:0], q.order[:0]
	dx, dy := float32(at.X), float32(at.Y)
	for _, r := range parts {
		n := uint16(len(q.corners))
		for i := range 4 {
			x, y := float32(r.Min.X), float32(r.Min.Y)
			if i&1 != 0 {
				x = float32(r.Max.X)
			}
			if i&2 != 0 {
				y = float32(r.Max.Y)
			}
			q.corners = append(q.corners, ebiten.Vertex{
				DstX: x + dx, DstY: y + dy, SrcX: x, SrcY: y,
				ColorR: shade, ColorG: shade, ColorB: shade, ColorA: shade,
			})
		}
		q.order = append(q.order, n, n+1, n+2, n+1, n+3, n+2)
	}
	q.options.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
	dst.DrawTriangles(q.corners, q.order, src, &q.options)
}
