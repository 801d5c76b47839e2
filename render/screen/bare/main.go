// Bare is the window that `make bench-window` measures Alibi against: nothing in it, or
// with the argument "cursor" a red square that follows the pointer. It is drawn anew in
// every frame, as an Ebitengine game is unless it does something about it.
package main

import (
	"fmt"
	"image/color"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

// square is the width of the red square in pixels.
const square = 24

// greeting is how many frames are painted grey, so that the first can be told from the
// ground of a window that shows nothing yet.
const greeting = 60

type bare struct {
	cursor *ebiten.Image
	frames int
}

func (*bare) Update() error { return nil }

func (b *bare) Draw(dst *ebiten.Image) {
	if b.frames++; b.frames <= greeting {
		dst.Fill(color.Gray{Y: 0x80})
	}
	if b.cursor == nil {
		return
	}
	x, y := ebiten.CursorPosition()
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(float64(x-square/2), float64(y-square/2))
	dst.DrawImage(b.cursor, op)
}

func (*bare) Layout(w, h int) (int, int) { return w, h }

func main() {
	b := &bare{}
	if len(os.Args) > 1 && os.Args[1] == "cursor" {
		b.cursor = ebiten.NewImage(square, square)
		b.cursor.Fill(color.RGBA{R: 255, A: 255})
	}
	ebiten.SetWindowSize(1920, 1080)
	err := ebiten.RunGameWithOptions(b, &ebiten.RunGameOptions{SingleThread: true, X11ClassName: "bare", X11InstanceName: "bare"})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
