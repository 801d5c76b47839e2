package paint

import (
	"runtime"
	"testing"
)

// A layer that is gone may leave its address to another of the same id: the picture of
// the one must never be shown for the other.
func TestLayersOfOneIdAreToldApart(t *testing.T) {
	g := NewGallery(1 << 24)
	for i := range 200 {
		l := NewLayer("plate")
		c := Color{R: uint8(i), A: 255}
		l.Record(R(0, 0, 8, 8), func(p *Canvas) { p.Fill(RectPath(R(0, 0, 8, 8)), Solid(c)) })
		f := &Frame{}
		f.Add(l)
		if got := Compose(f, 8, 8, g).RGBAAt(4, 4).R; got != c.R {
			t.Fatalf("layer %d shows %d", i, got)
		}
		runtime.GC()
	}
}
