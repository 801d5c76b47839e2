// Alibi opens the table: three board games of hidden identity, played by people
// around one screen. This file turns the command line into a window and says in
// one sentence why there is none; everything else is package scenes.
package main

import (
	"errors"
	"fmt"
	"image"
	"io"
	"io/fs"
	"os"
	"runtime/debug"
	"strings"
	"syscall"

	"github.com/hajimehoshi/ebiten/v2"

	"alibi/scenes"
	"alibi/scenes/early"
	"alibi/scenes/store"
	"alibi/scenes/venice"
)

// firstSize is the window of a first start, in device-independent pixels.
var firstSize = image.Pt(1280, 720)

func main() { os.Exit(run(os.Args[1:], os.Getenv, os.Stderr)) }

// run plays until the window is closed and returns the exit status. What went
// wrong is written to stderr, a sentence a line.
func run(args []string, env func(string) string, stderr io.Writer) int {
	speak := early.LanguageOf(args, env)
	say := func(s early.Sentence, l early.Language) {
		_, _ = fmt.Fprintln(stderr, s.In(l)) // nobody is left to be told of a failure
	}
	f, err := parse(args)
	var r refusal
	if errors.As(err, &r) {
		say(r.Sentence, speak)
		return early.StatusRefused
	}
	st, err := store.Open(string(f.DataDir))
	if err != nil {
		say(unopened(err), speak)
		return early.StatusRefused
	}
	defer func() { _ = st.Close() }() // what could not be kept has been told
	died := watchDeath(st)
	venice, err := venice.Game() // a line a title
	if err != nil {
		say(oneLine(err), speak)
		return early.StatusBroke
	}
	began, err := open(f, speak, st, died, venice)
	switch {
	case err == nil:
		return early.StatusFine
	case began:
		say(early.Stopped.With(oneLine(err)), speak)
		return early.StatusBroke
	}
	// A machine without OpenGL is often not set up for its player's language
	// either, so unless --lang chose one, this is said in both.
	if f.Lang.Language == early.NoLanguage {
		speak = early.Both
	}
	say(early.NoOpenGL.With(oneLine(err)), speak)
	return early.StatusRefused
}

// open runs the window until it is closed. began tells whether the scenes got
// as far as one tick: an error before that is the graphics library's.
func open(f flags, speak early.Language, st *store.Store, died string, games ...*scenes.Game) (began bool, err error) {
	w := &window{App: scenes.New(scenes.Options{
		Lang:       speak.String(),
		LangAsked:  f.Lang.Language != early.NoLanguage,
		Size:       f.Size.Point,
		Fullscreen: f.Fullscreen,
		Seed:       f.Seed.number,
		Seeded:     f.Seed.given,
		Store:      st,
		Died:       died,
	}, games...)}
	// A table at rest is not painted again, so what was painted must stay.
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetWindowTitle("Alibi")
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	s := f.Size.Point
	if s == (image.Point{}) {
		s = firstSize
	}
	if f.Size.Point != (image.Point{}) || !w.Placed() {
		ebiten.SetWindowSize(s.X, s.Y)
	}
	// One thread does all: an idle table then costs about half as much.
	err = ebiten.RunGameWithOptions(w, &ebiten.RunGameOptions{
		SingleThread:    true,
		X11ClassName:    "alibi",
		X11InstanceName: "alibi",
	})
	return w.began, err
}

// window is the app, and whether it has been asked for a tick.
type window struct {
	*scenes.App
	began bool
}

// Update passes the tick on.
func (w *window) Update() error {
	w.began = true
	return w.App.Update()
}

// watchDeath lets what nothing in the program can catch be written to a file, and gives the
// report of an earlier program that died, if there is one. Without that file the system's
// own ways must do.
func watchDeath(st *store.Store) (died string) {
	f, died, err := st.CrashFile()
	if err != nil {
		return ""
	}
	_ = debug.SetCrashOutput(f, debug.CrashOptions{}) // keeps a handle of its own
	_ = f.Close()
	return died
}

// unopened says why the folder of matches and settings cannot be used.
func unopened(err error) early.Sentence {
	var busy *store.BusyError
	if errors.As(err, &busy) {
		return early.BusyFolder.With(shown(busy.Dir))
	}
	var disk *store.DiskError
	if errors.As(err, &disk) {
		return early.NoFolder.With(shown(disk.Path), reason(disk.Err))
	}
	return oneLine(err)
}

// reason puts the usual reasons why a folder cannot be written to into words.
func reason(err error) early.Sentence {
	switch {
	case errors.Is(err, fs.ErrPermission):
		return early.Forbidden
	case errors.Is(err, fs.ErrNotExist): // such as below /proc
		return early.NoRoom
	case errors.Is(err, syscall.ENOTDIR):
		return early.NotFolder
	case errors.Is(err, syscall.EROFS):
		return early.ReadOnly
	case errors.Is(err, syscall.ENOSPC):
		return early.DiskFull
	}
	var at *fs.PathError
	if errors.As(err, &at) {
		err = at.Err // the sentence has named the path already
	}
	return oneLine(err)
}

// oneLine is an error's text as part of a sentence.
func oneLine(err error) early.Sentence {
	return early.Same(strings.Join(strings.Fields(err.Error()), " "))
}
