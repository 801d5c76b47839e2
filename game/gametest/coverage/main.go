// Coverage lists the clauses of the rulebooks that no test names, and ends with status 1
// if there are any. It needs no display.
//
// A title's clauses stand in testdata/<title>/clauses.txt, an id a line. A clause is
// covered if a test under game names it, in the name of a test function (with _ for -)
// or in a string, or if the first line of a situation file of the title does. Clauses
// that nothing could test stand in testdata/<title>/prose.txt, each with its reason; an
// entry there that is unknown, twice, without a reason, or covered after all, is a
// fault as well.
package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	root, err := moduleRoot()
	text := ""
	if err == nil {
		text, err = report(os.DirFS(root))
	}
	fmt.Print(text)
	switch {
	case err == nil:
	case errors.Is(err, errUncovered):
		os.Exit(1)
	default:
		fmt.Fprintln(os.Stderr, "coverage:", err)
		os.Exit(2)
	}
}

// moduleRoot is the folder of go.mod at or above the present one.
func moduleRoot() (string, error) {
	dir, err := os.Getwd()
	for ; err == nil; dir = filepath.Dir(dir) {
		if _, there := os.Stat(filepath.Join(dir, "go.mod")); there == nil {
			return dir, nil
		}
		if dir == filepath.Dir(dir) {
			return "", fmt.Errorf("no go.mod here or above")
		}
	}
	return "", err
}

// String is one title's account.
func (a *account) String() string {
	text := fmt.Sprintf("%s: %d clauses, %d with a test, %d of prose, %d without a test\n",
		a.title, a.clauses, a.covered, a.prose, len(a.missing))
	for _, id := range a.missing {
		text += "  without a test: " + id + "\n"
	}
	for _, fault := range a.faults {
		text += "  " + fault + "\n"
	}
	return text
}
