// Package early gives the answers that cannot wait for main.
//
// Importing Ebitengine asks for a screen before main starts, and without one
// the program dies with a stack dump: even --version and --help would. So this
// package answers them, and says what is missing, while it is initialised. Go
// initialises packages that are ready in the order of their import paths;
// early needs nothing that Ebitengine's ui package does not need itself, and
// alibi/ sorts before github.com/, so early always comes first. It stays a
// leaf for that reason (os and io; on Linux libX11 and xgb, which ui needs too):
// a test of the imports and one of the built program keep watch.
//
// For the same reason its words stand here and not in the catalogues of
// package localization, which cannot be loaded yet. See words.go.
package early

import "os"

// Release is the version that --version names.
const Release = "0.1.0"

// build is the commit, put in by the linker (see the Makefile); it may be empty.
var build string

// Exit statuses of the program.
const (
	StatusFine    = 0 // all was done
	StatusBroke   = 1 // the match had to stop
	StatusRefused = 2 // bad flags, no screen, no OpenGL, no folder to write to
)

func init() {
	if isTest(os.Args[0]) {
		return
	}
	a, answered := reply(os.Args[1:], os.Getenv, screenOpens)
	if !answered {
		return
	}
	out := os.Stdout
	if a.status != StatusFine {
		out = os.Stderr
	}
	_, _ = out.WriteString(a.text + "\n") // nobody is left to be told of a failure
	os.Exit(a.status)
}

// answer is one thing said before main, and the status the program ends with.
type answer struct {
	text   string
	status int
}

// reply gives the answer to these arguments in this environment, if it is to be
// given early; opens is asked last, since it takes a round trip to the screen.
func reply(args []string, env func(string) string, opens func() bool) (answer, bool) {
	l := LanguageOf(args, env)
	for _, a := range args {
		switch a {
		case "--":
			return screen(l, env, opens)
		case "--version":
			return answer{versionText(), StatusFine}, true
		case "--help", "-h":
			return answer{help.In(l), StatusFine}, true
		}
	}
	return screen(l, env, opens)
}

// screen refuses to start where no window can be opened. A Wayland session is
// reached through its X display, which is all that GLFW knows here.
func screen(l Language, env func(string) string, opens func() bool) (answer, bool) {
	if opens() {
		return answer{}, false
	}
	s := screenSilent.With(Same(env("DISPLAY")))
	if env("DISPLAY") == "" {
		s = screenUnnamed
		if env("WAYLAND_DISPLAY") != "" {
			s = screenWayland
		}
	}
	return answer{s.In(l), StatusRefused}, true
}

func versionText() string {
	if build == "" {
		return "Alibi " + Release
	}
	return "Alibi " + Release + " (" + build + ")"
}

// isTest tells a test binary by its name: the tests of package main contain
// this package, and their flags are not ours to answer.
func isTest(program string) bool {
	return endsWith(program, ".test") || endsWith(program, ".test.exe")
}

func endsWith(s, end string) bool {
	return len(s) >= len(end) && s[len(s)-len(end):] == end
}
