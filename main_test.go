package main

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/alecthomas/kong"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/scenes/early"
)

// The tests below watch the built program from outside, on screens of their
// own, as a player's machine would run it.

var program struct {
	once sync.Once
	path string
	err  error
}

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "alibi-*")
	if err != nil {
		panic(err)
	}
	program.path = filepath.Join(dir, "alibi")
	status := m.Run()
	_ = os.RemoveAll(dir) // a leftover in the temporary folder does no harm
	os.Exit(status)
}

// built is the path of the program, built on first use.
func built(t *testing.T) string {
	t.Helper()
	program.once.Do(func() {
		out, err := exec.Command("go", "build", "-buildvcs=false", "-o", program.path, ".").CombinedOutput()
		if program.err = err; err != nil {
			t.Log(string(out))
		}
	})
	require.NoError(t, program.err)
	return program.path
}

// told is what the program said and how it ended.
type told struct {
	out, err string
	status   int
}

// start runs the program until it ends or has run for thirty seconds (status -1),
// with this environment and a home folder of its own.
func start(t *testing.T, env []string, args ...string) told {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
	defer cancel()
	c := exec.CommandContext(ctx, built(t), args...)
	c.Env = append([]string{"PATH=" + os.Getenv("PATH"), "HOME=" + t.TempDir(), "LIBGL_ALWAYS_SOFTWARE=1"}, env...)
	var out, errs bytes.Buffer
	c.Stdout, c.Stderr = &out, &errs
	_ = c.Run() // the status tells
	return told{out.String(), errs.String(), c.ProcessState.ExitCode()}
}

// screen starts an X server for the test and returns its DISPLAY.
func screen(t *testing.T, options ...string) string {
	t.Helper()
	if _, err := exec.LookPath("Xvfb"); err != nil {
		t.Skip("Xvfb is not installed; make test installs it")
	}
	read, write, err := os.Pipe()
	require.NoError(t, err)
	c := exec.Command("Xvfb", append([]string{"-displayfd", "3", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"}, options...)...)
	c.ExtraFiles = []*os.File{write}
	require.NoError(t, c.Start())
	t.Cleanup(func() {
		_ = c.Process.Kill()
		_ = c.Wait()
	})
	require.NoError(t, write.Close())
	require.NoError(t, read.SetReadDeadline(time.Now().Add(20*time.Second)))
	number := make([]byte, 16)
	n, err := read.Read(number)
	require.NoError(t, err, "Xvfb did not start")
	return "DISPLAY=:" + strings.TrimSpace(string(number[:n]))
}

// requireSentence demands that the program refused with one line that matches.
func requireSentence(t *testing.T, got told, pattern string) {
	t.Helper()
	require.Equal(t, early.StatusRefused, got.status, got.err)
	require.Empty(t, got.out)
	require.Equal(t, 1, strings.Count(got.err, "\n"), got.err)
	require.Regexp(t, pattern, got.err)
}

// TestWithoutADisplay: one sentence, in the language asked for (faults 4).
func TestWithoutADisplay(t *testing.T) {
	requireSentence(t, start(t, nil), `^Alibi cannot open its window .*DISPLAY.*start it from a desktop`)
	requireSentence(t, start(t, []string{"LANG=pl_PL.UTF-8"}), `^Alibi nie może otworzyć okna.*DISPLAY.*uruchom`)
	requireSentence(t, start(t, nil, "--lang", "pl"), `^Alibi nie może`)
	requireSentence(t, start(t, []string{"WAYLAND_DISPLAY=wayland-0"}), `install Xwayland`)
	requireSentence(t, start(t, []string{"DISPLAY=:65000"}), `DISPLAY=:65000 does not answer`)

	both := start(t, nil, "--lang=both")
	assert.Equal(t, early.StatusRefused, both.status)
	assert.Equal(t, 2, strings.Count(both.err, "\n"), both.err)
}

func TestVersionAndHelpNeedNoDisplay(t *testing.T) {
	version := start(t, nil, "--version")
	assert.Equal(t, told{version.out, "", early.StatusFine}, version)
	assert.Regexp(t, `^Alibi \d+\.\d+\.\d+\n$`, version.out)

	help := start(t, []string{"LC_ALL=pl_PL.UTF-8"}, "--help")
	assert.Equal(t, told{help.out, "", early.StatusFine}, help)
	assert.Contains(t, help.out, "Użycie: alibi")
}

// The help text is written by hand; it must name the options that there are.
func TestHelpNamesEveryOption(t *testing.T) {
	k, err := kong.New(&flags{}, kong.NoDefaultHelp())
	require.NoError(t, err)
	want := []string{"--version", "--help"}
	for _, f := range k.Model.Flags {
		want = append(want, "--"+f.Name)
	}
	lines := regexp.MustCompile(`(?m)^  (--[a-z-]+)`).FindAllStringSubmatch(start(t, nil, "--help").out, -1)
	var got []string
	for _, m := range lines {
		got = append(got, m[1])
	}
	assert.ElementsMatch(t, want, got)
}

func TestBrokenOptions(t *testing.T) {
	display := screen(t)
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	for _, c := range []struct {
		args   []string
		en, pl string
	}{
		{[]string{"--langs=pl"}, `option --langs: did you mean --lang\?`, `Alibi nie zna opcji --langs: czy`},
		{[]string{"--colour"}, `does not know the option --colour:`, `nie zna opcji --colour:`},
		{[]string{"-x"}, `does not know the option -x:`, `nie zna opcji -x:`},
		{[]string{"holiday\nnow"}, `what to do with “holiday\\nnow”`, `co zrobić z „holiday\\nnow”`},
		{[]string{"--size"}, `option --size needs a value`, `Opcja --size wymaga wartości`},
		{[]string{"--size=big"}, `--size takes .* not “big”`, `--size przyjmuje .* nie „big”`},
		{[]string{"--size=100x100"}, `--size takes .* from 320x240 to 16384x16384`, `od 320x240`},
		{[]string{"--size", "99999x99999"}, `--size takes`, `--size przyjmuje`},
		{[]string{"--seed=-1"}, `--seed takes a whole number`, `--seed przyjmuje liczbę całkowitą`},
		{[]string{"--seed", "18446744073709551616"}, `--seed takes`, `--seed przyjmuje`},
		{[]string{"--lang=de"}, `--lang takes en, pl or both, not “de”`, `--lang przyjmuje en, pl albo both`},
		{[]string{"--fullscreen=maybe"}, `--fullscreen stands alone`, `--fullscreen podaje się samą`},
		{[]string{"--data-dir="}, `--data-dir needs a value`, `--data-dir wymaga wartości`},
		{[]string{"--data-dir", file}, `cannot write to its folder .*/file \(part of the path is a file\)`, `część ścieżki jest plikiem`},
		{[]string{"--data-dir", "/proc/alibi"}, `cannot write to its folder /proc/alibi`, `nie może zapisywać w swoim folderze /proc/alibi`},
	} {
		t.Run(strings.Join(c.args, " "), func(t *testing.T) {
			requireSentence(t, start(t, []string{display}, c.args...), c.en)
			requireSentence(t, start(t, []string{display, "LC_MESSAGES=pl_PL.UTF-8"}, c.args...), c.pl)
		})
	}
}

// TestWithoutOpenGL: one sentence, and nothing is written (faults 3).
func TestWithoutOpenGL(t *testing.T) {
	env := []string{screen(t, "-extension", "GLX"), "LIBGL_DRIVERS_PATH=/nonexistent", "__EGL_VENDOR_LIBRARY_FILENAMES=/dev/null"}
	data := t.TempDir()
	save := filepath.Join(data, "match.journal")
	require.NoError(t, os.WriteFile(save, []byte("kept"), 0o600))

	got := start(t, env, "--data-dir", data)
	assert.Equal(t, early.StatusRefused, got.status)
	lines := strings.Split(strings.TrimSuffix(got.err, "\n"), "\n")
	require.Len(t, lines, 2, "%s", got.err)
	assert.Regexp(t, `^Alibi cannot draw .*OpenGL.*libgl1-mesa-dri`, lines[0])
	assert.Regexp(t, `^Alibi nie może rysować.*OpenGL.*libgl1-mesa-dri`, lines[1])
	requireSentence(t, start(t, env, "--lang=pl"), `^Alibi nie może rysować`)

	left, err := os.ReadFile(save)
	require.NoError(t, err)
	assert.Equal(t, "kept", string(left))
	files, err := os.ReadDir(data)
	require.NoError(t, err)
	for _, f := range files { // no match and no settings
		assert.Contains(t, []string{"match.journal", "matches", "lock", "crash.txt"}, f.Name())
	}
}

func TestTheWindowOpens(t *testing.T) {
	display := screen(t)
	for _, c := range []struct {
		args []string
		want string
	}{
		{nil, "Geometry: 1280x720"},
		{[]string{"--size", "900x600", "--seed", "7"}, "Geometry: 900x600"},
	} {
		ctx, cancel := context.WithCancel(t.Context())
		app := exec.CommandContext(ctx, built(t), append(c.args, "--data-dir", t.TempDir())...)
		app.Env = append(os.Environ(), display, "LIBGL_ALWAYS_SOFTWARE=1")
		var errs bytes.Buffer
		app.Stderr = &errs
		require.NoError(t, app.Start())
		var seen []byte
		assert.Eventually(t, func() bool {
			look := exec.CommandContext(ctx, "xdotool", "search", "--onlyvisible", "--class", "^alibi$", "getwindowname", "getwindowgeometry")
			look.Env = append(os.Environ(), display)
			seen, _ = look.Output() // fails while there is no window
			return strings.HasPrefix(string(seen), "Alibi\n") && strings.Contains(string(seen), c.want)
		}, 20*time.Second, 100*time.Millisecond, "no window %v: %s", c.args, &errs)
		cancel()
		_ = app.Wait() // it was killed
		assert.Empty(t, errs.String())
	}
}
