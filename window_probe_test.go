package main

import (
	"encoding/binary"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/damage"
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"
	"github.com/stretchr/testify/require"
)

// watched is an X server of its own with what is shown on it as a file, the pictures
// that a program presents counted by the server, and a pointer that can be moved.
type watched struct {
	t       testing.TB
	display string
	frame   string // the folder of the frame buffer
	memory  []byte // the frame buffer itself
	conn    *xgb.Conn
	root    xproto.Window
	shown   atomic.Int64
	news    chan struct{} // something has been presented
}

// rootColour is what the screen shows before a program does, in no theme of ours.
const rootColour = 0x00c81e96

func watch(t *testing.T) *watched {
	t.Helper()
	w := &watched{t: t, frame: t.TempDir(), news: make(chan struct{}, 1)}
	w.display = screen(t, "-screen", "0", "1920x1080x24", "-noreset", "-fbdir", w.frame)
	conn, err := xgb.NewConnDisplay(strings.TrimPrefix(w.display, "DISPLAY="))
	require.NoError(t, err)
	t.Cleanup(conn.Close)
	w.conn = conn
	w.root = xproto.Setup(conn).DefaultScreen(conn).Root
	require.NoError(t, damage.Init(conn))
	require.NoError(t, xtest.Init(conn))
	_, err = damage.QueryVersion(conn, 1, 1).Reply()
	require.NoError(t, err)
	require.NoError(t, xproto.ChangeWindowAttributesChecked(conn, w.root, xproto.CwBackPixel, []uint32{rootColour}).Check())
	require.NoError(t, xproto.ClearAreaChecked(conn, false, w.root, 0, 0, 0, 0).Check())
	id, err := damage.NewDamageId(conn)
	require.NoError(t, err)
	require.NoError(t, damage.CreateChecked(conn, id, xproto.Drawable(w.root), damage.ReportLevelRawRectangles).Check())
	go w.count()
	w.memory = mapped(t, filepath.Join(w.frame, "Xvfb_screen0"))
	return w
}

// mapped is a file as memory.
func mapped(t *testing.T, name string) []byte {
	t.Helper()
	f, err := os.Open(name)
	require.NoError(t, err)
	defer func() { require.NoError(t, f.Close()) }()
	size, err := f.Stat()
	require.NoError(t, err)
	m, err := syscall.Mmap(int(f.Fd()), 0, int(size.Size()), syscall.PROT_READ, syscall.MAP_SHARED)
	require.NoError(t, err)
	t.Cleanup(func() { _ = syscall.Munmap(m) })
	return m
}

// count counts what is presented, until the connection is closed.
func (w *watched) count() {
	for {
		e, err := w.conn.WaitForEvent()
		if e == nil && err == nil {
			return
		}
		if _, ok := e.(damage.NotifyEvent); !ok {
			continue
		}
		w.shown.Add(1)
		select {
		case w.news <- struct{}{}:
		default:
		}
	}
}

// pixel is the colour at a place of the screen.
func (w *watched) pixel(x, y int) [3]uint8 {
	word := func(i int) int { return int(binary.BigEndian.Uint32(w.memory[4*i:])) }
	p := w.memory[word(0)+12*word(19)+y*word(12)+4*x:]
	return [3]uint8{p[2], p[1], p[0]}
}

func (w *watched) move(p image.Point) {
	xtest.FakeInput(w.conn, xproto.MotionNotify, 0, 0, w.root, int16(p.X), int16(p.Y), 0)
	w.conn.Sync()
}

func (w *watched) button(kind byte) {
	xtest.FakeInput(w.conn, kind, 1, 0, w.root, 0, 0, 0)
	w.conn.Sync()
}

// until waits for something to be seen and says how long it took.
func (w *watched) until(limit time.Duration, seen func() bool) (took time.Duration, ok bool) {
	began := time.Now()
	for time.Since(began) < limit {
		if seen() {
			return time.Since(began), true
		}
		select {
		case <-w.news:
		case <-time.After(2 * time.Millisecond):
		}
	}
	return limit, false
}

// process is a program under watch.
type process struct {
	t   testing.TB
	cmd *exec.Cmd
}

// launch starts a program on the watched screen, drawn in software, with a home of its own.
func (w *watched) launch(path string, args ...string) *process {
	home := w.t.TempDir()
	c := exec.Command(path, args...)
	c.Env = []string{w.display, "HOME=" + home, "PATH=" + os.Getenv("PATH"), "LIBGL_ALWAYS_SOFTWARE=1", "LANG=C.UTF-8", "XAUTHORITY=" + os.Getenv("XAUTHORITY")}
	c.Stderr = os.Stderr
	require.NoError(w.t, c.Start())
	w.t.Cleanup(func() {
		_ = c.Process.Kill()
		_ = c.Wait()
	})
	return &process{w.t, c}
}

func (p *process) read(file string) string {
	data, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(p.cmd.Process.Pid), file))
	require.NoError(p.t, err)
	return string(data)
}

// cpu is the processor time that the program has used.
func (p *process) cpu() time.Duration {
	stat := p.read("stat")
	f := strings.Fields(stat[strings.LastIndexByte(stat, ')')+1:])
	user, _ := strconv.Atoi(f[11])
	system, _ := strconv.Atoi(f[12])
	return time.Duration(user+system) * 10 * time.Millisecond // USER_HZ is 100 everywhere
}

// memory is the resident memory in MB, now and at its highest.
func (p *process) memory() (now, most float64) {
	for line := range strings.Lines(p.read("status")) {
		f := strings.Fields(line)
		if len(f) < 2 {
			continue
		}
		kb, _ := strconv.ParseFloat(f[1], 64)
		switch f[0] {
		case "VmRSS:":
			now = kb / 1024
		case "VmHWM:":
			most = kb / 1024
		}
	}
	return now, most
}

// wakeups is how often the program has given up a processor of its own accord.
func (p *process) wakeups() int {
	tasks, err := filepath.Glob(filepath.Join("/proc", strconv.Itoa(p.cmd.Process.Pid), "task/*/status"))
	require.NoError(p.t, err)
	all := 0
	for _, task := range tasks {
		data, err := os.ReadFile(task)
		if err != nil {
			continue // a thread that has just ended
		}
		for line := range strings.Lines(string(data)) {
			if n, ok := strings.CutPrefix(line, "voluntary_ctxt_switches:"); ok {
				k, _ := strconv.Atoi(strings.TrimSpace(n))
				all += k
			}
		}
	}
	return all
}

func (p *process) end() {
	_ = p.cmd.Process.Signal(syscall.SIGTERM)
	_ = p.cmd.Wait()
}

// window is the window of a program, which is alone on its screen.
func (w *watched) window(*process) xproto.Window {
	tree, err := xproto.QueryTree(w.conn, w.root).Reply()
	require.NoError(w.t, err)
	for _, c := range tree.Children {
		class, err := xproto.GetProperty(w.conn, false, c, xproto.AtomWmClass, xproto.AtomAny, 0, 64).Reply()
		if err == nil && strings.HasPrefix(string(class.Value), "alibi") {
			return c
		}
	}
	require.Fail(w.t, "no window of Alibi")
	return 0
}

// iconic says of a window, as a window manager would, that it is minimised (3) or not (1).
func (w *watched) iconic(win xproto.Window, state byte) {
	atom, err := xproto.InternAtom(w.conn, false, 8, "WM_STATE").Reply()
	require.NoError(w.t, err)
	data := []byte{state, 0, 0, 0, 0, 0, 0, 0}
	require.NoError(w.t, xproto.ChangePropertyChecked(w.conn, xproto.PropModeReplace, win, atom.Atom, atom.Atom, 32, 2, data).Check())
}

// claim puts a program's window into the corner and gives it the keyboard, as a window
// manager would.
func (w *watched) claim(p *process) {
	win := w.window(p)
	require.NoError(w.t, xproto.ConfigureWindowChecked(w.conn, win, xproto.ConfigWindowX|xproto.ConfigWindowY, []uint32{0, 0}).Check())
	require.NoError(w.t, xproto.SetInputFocusChecked(w.conn, xproto.InputFocusParent, win, 0).Check())
}
