package main

import (
	"encoding/binary"
	"image"
	"image/color"
	"image/png"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/render/rendertest"
	"alibi/scenes"
	"alibi/scenes/scenetest"
)

// xdotool is a mirror: it moves the real pointer over the real window.
type xdotool struct {
	t       *testing.T
	display string
	frame   string // the folder of the X server's frame buffer
	synced  int
}

// Sync is patient: a busy machine may take seconds for what is painted first.
func (x *xdotool) Sync(app *scenes.Stage) {
	x.t.Helper()
	want := app.Picture()
	var diff rendertest.Difference
	for range 150 {
		if diff = rendertest.Compare(readScreen(x.t, x.frame), want, rendertest.Driver()); diff.None() {
			x.synced++
			return
		}
		time.Sleep(100 * time.Millisecond)
	}
	keep(x.t, "outside-got", readScreen(x.t, x.frame))
	keep(x.t, "outside-want", want)
	require.True(x.t, diff.None(), "the window shows something else after %d steps: %v\n%s", x.synced, diff, app.Lines())
}

func (x *xdotool) do(args ...string) {
	x.t.Helper()
	c := exec.Command("xdotool", args...)
	c.Env = append(os.Environ(), x.display, "LC_ALL=C.UTF-8")
	out, err := c.CombinedOutput()
	require.NoError(x.t, err, "%s", out)
}

func (x *xdotool) Move(px, py float64) {
	x.do("mousemove", strconv.Itoa(int(px)), strconv.Itoa(int(py)))
}

func (x *xdotool) Press() { x.do("mousedown", "1") }

func (x *xdotool) Release() { x.do("mouseup", "1") }

// Type presses the keys of a Polish keyboard, AltGr for the letters of their own.
func (x *xdotool) Type(text string) { x.do("type", "--delay", "80", text) }

// Wait is generous: the window may lag behind on a busy machine, never ahead.
func (x *xdotool) Wait(ticks int) {
	time.Sleep(time.Duration(ticks)*time.Second/60*5/4 + 60*time.Millisecond)
}

// TestPlayedFromOutside plays a whole match of four people in Polish with real mouse
// events on the program's window, names with Polish letters typed. A second app without
// a window, dealt from the same seed, tells where to click; at the end the window shows
// what that app would.
func TestPlayedFromOutside(t *testing.T) {
	if os.Getenv("ALIBI_SOAK") == "" {
		t.Skip("takes minutes of real time: ALIBI_SOAK=1, or make soak")
	}
	frame := t.TempDir()
	display := screen(t, "-screen", "0", "1280x720x24", "-fbdir", frame)
	app := exec.Command(built(t), "--lang", "pl", "--seed", "11", "--size", "1280x720", "--data-dir", t.TempDir())
	app.Env = append(os.Environ(), display, "LIBGL_ALWAYS_SOFTWARE=1")
	app.Stderr = os.Stderr
	require.NoError(t, app.Start())
	t.Cleanup(func() {
		_ = app.Process.Kill()
		_ = app.Wait()
	})
	x := &xdotool{t: t, display: display, frame: frame}
	require.Eventually(t, func() bool {
		c := exec.Command("xdotool", "search", "--onlyvisible", "--class", "^alibi$", "windowmove", "0", "0", "windowfocus")
		c.Env = append(os.Environ(), display)
		return c.Run() == nil
	}, 20*time.Second, 200*time.Millisecond)
	// Not before the window is there: without any client the X server forgets it.
	layout := exec.Command("setxkbmap", "pl")
	layout.Env = append(os.Environ(), display)
	require.NoError(t, layout.Run(), "a Polish keyboard")
	time.Sleep(2 * time.Second)

	h := scenetest.New(t, "pl", 11, 1280, 720)
	h.Mirror = x
	h.Rest(1)
	h.Click("button title/ui.title.new")
	for i, name := range []string{"Łucja", "Żaneta", "Święta", "Ądźń"} {
		h.Click("field name/" + strconv.Itoa(i))
		h.Type(name)
	}
	h.Click("button start")
	h.Rest(60)
	n := 0
	h.Each = func() {
		if n++; n%15 == 0 {
			keep(t, "outside-"+strconv.Itoa(n), readScreen(t, frame))
		}
	}
	h.Robot(rand.New(rand.NewPCG(11, 2)), 900)
	keep(t, "outside-end", readScreen(t, frame))
	assert.Contains(t, strings.Join(texts(h), "\n"), "Żaneta", "the Killer by lot, who wins")
	t.Logf("%d steps, the window and the app without one alike after each", x.synced)
}

func texts(h *scenetest.Hand) []string {
	var all []string
	for _, t := range h.App.Told() {
		if t.Kind == "text" {
			all = append(all, t.Text)
		}
	}
	return all
}

// readScreen reads the X server's frame buffer, an xwd file of 32-bit pixels.
func readScreen(t *testing.T, dir string) *image.RGBA {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(dir, "Xvfb_screen0"))
	require.NoError(t, err)
	word := func(i int) int { return int(binary.BigEndian.Uint32(data[4*i:])) }
	w, h, line, start := word(4), word(5), word(12), word(0)+12*word(19)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for i := range w {
			p := data[start+y*line+4*i:]
			img.SetRGBA(i, y, color.RGBA{p[2], p[1], p[0], 255})
		}
	}
	return img
}

// keep writes a picture for looking at, where ALIBI_LOOK names a folder.
func keep(t *testing.T, name string, img image.Image) {
	t.Helper()
	look := os.Getenv("ALIBI_LOOK")
	if look == "" {
		return
	}
	f, err := os.Create(filepath.Join(look, name+".png"))
	require.NoError(t, err)
	require.NoError(t, png.Encode(f, img))
	require.NoError(t, f.Close())
}
