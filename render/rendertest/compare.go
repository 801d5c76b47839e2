package rendertest

import (
	"fmt"
	"image"
)

// Tolerance says what may differ. A pixel is off when a channel differs by more
// than Step; a picture fails when a tile of Tile by Tile pixels has more than
// Most pixels off.
type Tolerance struct {
	Tile, Most, Step int
}

// Exact lets nothing differ.
func Exact() Tolerance { return Tolerance{Tile: 16, Most: 0, Step: 0} }

// Driver forgives what another driver of the graphics card rounds differently:
// at most 12 pixels of a 16x16 tile off by more than 24 of 255.
func Driver() Tolerance { return Tolerance{Tile: 16, Most: 12, Step: 24} }

// Difference is what Compare found.
type Difference struct {
	Size  bool        // the pictures are of different size
	Tiles int         // tiles that fail
	Worst image.Point // top left corner of the worst tile
	Off   int         // pixels off in the worst tile
}

// None says that the pictures are equal as far as asked.
func (d Difference) None() bool { return !d.Size && d.Tiles == 0 }

func (d Difference) String() string {
	switch {
	case d.Size:
		return "the pictures are of different size"
	case d.Tiles > 0:
		return fmt.Sprintf("%d tiles differ, the worst at %d,%d with %d pixels off", d.Tiles, d.Worst.X, d.Worst.Y, d.Off)
	}
	return "no difference"
}

// Compare looks at two pictures tile by tile. Tiles overlap by half, so that a
// small change cannot hide on a border between two.
func Compare(got, want *image.RGBA, t Tolerance) Difference {
	var d Difference
	if got.Rect.Size() != want.Rect.Size() {
		d.Size = true
		return d
	}
	w, h := got.Rect.Dx(), got.Rect.Dy()
	half := max(1, t.Tile/2)
	cols, rows := (w+half-1)/half, (h+half-1)/half
	off := make([]int, (cols+1)*(rows+1))
	for y := range h {
		a := got.Pix[y*got.Stride : y*got.Stride+4*w]
		b := want.Pix[y*want.Stride : y*want.Stride+4*w]
		for x := range w {
			if pixelOff(a[4*x:4*x+4], b[4*x:4*x+4], t.Step) {
				off[(y/half)*(cols+1)+x/half]++
			}
		}
	}
	for j := range rows {
		for i := range cols {
			k := j*(cols+1) + i
			sum := off[k] + off[k+1] + off[k+cols+1] + off[k+cols+2]
			if sum <= t.Most {
				continue
			}
			d.Tiles++
			if sum > d.Off {
				d.Off, d.Worst = sum, image.Pt(i*half, j*half)
			}
		}
	}
	return d
}

func pixelOff(a, b []uint8, step int) bool {
	for k := range 4 {
		if d := int(a[k]) - int(b[k]); d > step || -d > step {
			return true
		}
	}
	return false
}
