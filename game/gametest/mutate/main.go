// Mutate seeds faults into a copy of the rules, one at a time, and reports which of them
// the tests of the game folder see: "caught", or "MISSED" and exit status 1. It needs
// no display. With names as arguments it seeds only those faults.
package main

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// fault is one textual edit of one file.
type fault struct {
	name     string
	file     string // below the game folder
	old, new string
}

func main() {
	missed, err := run(os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(2)
	}
	if missed > 0 {
		fmt.Fprintf(os.Stderr, "mutate: the tests miss %d faults\n", missed)
		os.Exit(1)
	}
}

// run seeds the named faults, all of them without names, and reports each.
func run(names []string) (missed int, err error) {
	chosen := slices.DeleteFunc(slices.Clone(faults), func(f fault) bool {
		return len(names) > 0 && !slices.Contains(names, f.name)
	})
	if len(chosen) == 0 {
		return 0, fmt.Errorf("no fault is named %s", strings.Join(names, " or "))
	}
	copied, err := newCopy()
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(copied)) }()
	if what, err := seen(copied); err != nil || what != "" {
		return 0, cmp.Or(err, fmt.Errorf("the tests fail without any fault: %s", what))
	}
	for _, f := range chosen {
		what, err := f.seed(copied)
		if err != nil {
			return missed, err
		}
		if what == "" {
			missed++
			fmt.Printf("MISSED %s\n", f.name)
			continue
		}
		fmt.Printf("caught %s by %s\n", f.name, what)
	}
	fmt.Printf("%d caught, %d missed\n", len(chosen)-missed, missed)
	return missed, nil
}

// seed makes the edit, runs the tests and takes the edit back.
func (f *fault) seed(root string) (what string, err error) {
	file := filepath.Join(root, "game", filepath.FromSlash(f.file))
	was, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	if n := strings.Count(string(was), f.old); n != 1 {
		return "", fmt.Errorf("%s: %q stands in %s %d times", f.name, f.old, f.file, n)
	}
	now := strings.Replace(string(was), f.old, f.new, 1)
	if err := os.WriteFile(file, []byte(now), 0o644); err != nil {
		return "", err
	}
	what, err = seen(root)
	if err != nil {
		err = fmt.Errorf("%s: %w", f.name, err)
	}
	return what, errors.Join(err, os.WriteFile(file, was, 0o644))
}

// needed are the parts of the tree that the tests of the game folder read.
var needed = []string{"go.mod", "go.sum", "game", "testdata", "localization"}

// newCopy copies those parts into a new folder.
func newCopy() (string, error) {
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}").Output()
	if err != nil {
		return "", err
	}
	from := os.DirFS(strings.TrimSpace(string(out)))
	to, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return "", err
	}
	for _, part := range needed {
		err = errors.Join(err, copyTree(from, part, to))
	}
	return to, err
}

func copyTree(from fs.FS, part, to string) error {
	return fs.WalkDir(from, part, func(p string, d fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) && p == part {
			return nil
		}
		if err != nil {
			return err
		}
		file := filepath.Join(to, filepath.FromSlash(p))
		if d.IsDir() {
			return os.MkdirAll(file, 0o755)
		}
		b, err := fs.ReadFile(from, p)
		if err != nil {
			return err
		}
		return os.WriteFile(file, b, 0o644)
	})
}

// Complaints in the output of go test: the lines of tests, and the packages that failed.
var (
	complaint = regexp.MustCompile(`(?m)^ *(?:[a-z_]+\.go:\d+: .*|panic: .*)$`)
	failed    = regexp.MustCompile(`(?m)^FAIL\t(\S+)`)
)

// seen runs the tests; what is who complained, and the first complaint, empty if nobody
// did. Code that does not compile is an error: it proves nothing.
func seen(root string) (what string, err error) {
	list, err := goRun(root, "list", "./game/...")
	if err != nil {
		return "", fmt.Errorf("go list: %w\n%s", err, list)
	}
	// The faults are not looked for in a copy that has one.
	packages := slices.DeleteFunc(strings.Fields(list), func(p string) bool { return strings.HasSuffix(p, "/gametest/mutate") })
	out, err := goRun(root, append([]string{"test", "-count=1", "-failfast"}, packages...)...)
	if err == nil {
		return "", nil
	}
	if strings.Contains(out, "[build failed]") || strings.Contains(out, "[setup failed]") {
		return "", fmt.Errorf("it does not compile:\n%s", out)
	}
	var by []string
	for _, m := range failed.FindAllStringSubmatch(out, -1) {
		by = append(by, path.Base(m[1]))
	}
	if len(by) == 0 {
		return "", fmt.Errorf("the tests ended strangely (%w):\n%s", err, out)
	}
	return strings.Join(by, ", ") + ": " + strings.TrimSpace(complaint.FindString(out)), nil
}

func goRun(root string, args ...string) (string, error) {
	c := exec.Command("go", args...)
	c.Dir = root
	c.Env = append(slices.DeleteFunc(os.Environ(), func(e string) bool { return strings.HasPrefix(e, "ALIBI_") }), "GOFLAGS=-buildvcs=false")
	out, err := c.CombinedOutput()
	return string(out), err
}
