package rendertest

import (
	"bytes"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/orisano/pixelmatch"
)

// Golden fails the test unless the picture equals the approved one of that name
// in dir (dir/name.png), as far as the tolerance says.
func Golden(t testing.TB, dir, name string, got *image.RGBA, tol Tolerance) {
	t.Helper()
	path := filepath.Join(dir, name+".png")
	if os.Getenv("ALIBI_UPDATE") == "1" {
		keep(t, path, got)
		return
	}
	want, err := read(path)
	if err != nil {
		keep(t, filepath.Join(dir, name+".candidate.png"), got)
		t.Errorf("golden %s: %v; a candidate was written beside it", path, err)
		return
	}
	if d := Compare(got, want, tol); !d.None() {
		keep(t, filepath.Join(dir, name+".got.png"), got)
		keep(t, filepath.Join(dir, name+".diff.png"), diff(got, want))
		t.Errorf("golden %s: %v; got and diff were written beside it", path, d)
		return
	}
	for _, old := range []string{".candidate.png", ".got.png", ".diff.png"} {
		if err := os.Remove(filepath.Join(dir, name+old)); err != nil && !os.IsNotExist(err) {
			t.Errorf("golden %s: %v", path, err)
		}
	}
}

// diff is a picture of what differs; pictures of different size are shown as
// they are.
func diff(got, want *image.RGBA) image.Image {
	var out image.Image
	if _, err := pixelmatch.MatchPixel(got, want, pixelmatch.Threshold(.05), pixelmatch.WriteTo(&out)); err != nil || out == nil {
		return got
	}
	return out
}

func read(path string) (*image.RGBA, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	src, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	out := image.NewRGBA(image.Rect(0, 0, src.Bounds().Dx(), src.Bounds().Dy()))
	draw.Draw(out, out.Rect, src, src.Bounds().Min, draw.Src)
	return out, nil
}

func keep(t testing.TB, path string, img image.Image) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatalf("golden %s: %v", path, err)
	}
	f, err := os.Create(path)
	if err != nil {
		t.Fatalf("golden %s: %v", path, err)
	}
	err = png.Encode(f, img)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err != nil {
		t.Fatalf("golden %s: %v", path, err)
	}
}
