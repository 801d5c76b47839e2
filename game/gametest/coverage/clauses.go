package main

import (
	"bufio"
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// errUncovered reports that the account of some title is not clean.
var errUncovered = errors.New("there are clauses without a test, or entries that are wrong")

// account is what is known of one title's clauses.
type account struct {
	title                   string
	clauses, covered, prose int
	missing                 []string // in the order of the list
	faults                  []string // of clauses.txt and prose.txt
}

// report is the account of every title of the tree.
func report(tree fs.FS) (text string, err error) {
	lists, err := fs.Glob(tree, "testdata/*/clauses.txt")
	if err != nil || len(lists) == 0 {
		return "", cmp.Or(err, errors.New("no testdata/<title>/clauses.txt"))
	}
	tests, err := namedByTests(tree)
	if err != nil {
		return "", err
	}
	clean := true
	for _, list := range lists {
		a, err := audit(tree, path.Dir(list), tests)
		if err != nil {
			return text, err
		}
		text += a.String()
		clean = clean && len(a.missing) == 0 && len(a.faults) == 0
	}
	if !clean {
		return text, errUncovered
	}
	return text, nil
}

// audit holds one title's clauses against the tests and its situation files.
func audit(tree fs.FS, folder string, tests *named) (*account, error) {
	a := &account{title: path.Base(folder)}
	listed, err := lines(tree, folder+"/clauses.txt")
	if err != nil {
		return nil, err
	}
	situations, err := namedBySituations(tree, folder)
	if err != nil {
		return nil, err
	}
	known := map[string]bool{}
	covers := func(id string) bool { return tests.names(id) || situations[id] }
	for _, id := range listed {
		if !isID(id) || known[id] {
			a.faults = append(a.faults, fmt.Sprintf("clauses.txt: %q is no clause, or there twice", id))
		}
		known[id] = true
	}
	prose, err := a.readProse(tree, folder, known, covers)
	if err != nil {
		return nil, err
	}
	a.clauses = len(known)
	for _, id := range listed {
		switch {
		case covers(id):
			a.covered++
		case prose[id]:
			a.prose++
		default:
			a.missing = append(a.missing, id)
		}
	}
	return a, nil
}

// readProse reads the clauses that nothing could test.
func (a *account) readProse(tree fs.FS, folder string, known map[string]bool, covers func(string) bool) (map[string]bool, error) {
	entries, err := lines(tree, folder+"/prose.txt")
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	prose := map[string]bool{}
	for _, entry := range entries {
		id, reason, _ := strings.Cut(entry, " ")
		wrong := ""
		switch {
		case !known[id]:
			wrong = "is no clause of the title"
		case prose[id]:
			wrong = "is there twice"
		case strings.TrimSpace(reason) == "":
			wrong = "has no reason"
		case covers(id):
			wrong = "has a test after all"
		}
		if wrong != "" {
			a.faults = append(a.faults, fmt.Sprintf("prose.txt: %s %s", id, wrong))
		}
		prose[id] = true
	}
	return prose, nil
}

// lines are the lines of a file that are neither empty nor begin with #.
func lines(tree fs.FS, name string) ([]string, error) {
	b, err := fs.ReadFile(tree, name)
	if err != nil {
		return nil, err
	}
	var all []string
	for sc := bufio.NewScanner(bytes.NewReader(b)); sc.Scan(); {
		if l := strings.TrimSpace(sc.Text()); l != "" && l[0] != '#' {
			all = append(all, l)
		}
	}
	return all, nil
}

// anID is a clause id such as VV-CHAR-PLAGUE-02.
var anID = regexp.MustCompile(`\b[A-Z]{2}(?:-[A-Z0-9]+)*-[0-9]+\b`)

func isID(text string) bool { return anID.FindString(text) == text && text != "" }

// named is what test files name.
type named struct {
	ids       map[string]bool
	functions []string // with - for _, and one at either end
}

func (n *named) names(id string) bool {
	return n.ids[id] || slices.ContainsFunc(n.functions, func(f string) bool { return strings.Contains(f, "-"+id+"-") })
}

// namedByTests reads the test files under game: names of test functions and strings,
// not comments.
func namedByTests(tree fs.FS) (*named, error) {
	n := &named{ids: map[string]bool{}}
	err := fs.WalkDir(tree, "game", func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(p, "_test.go") {
			return err
		}
		b, err := fs.ReadFile(tree, p)
		if err != nil {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), p, b, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, n.note)
		return nil
	})
	return n, err
}

func (n *named) note(node ast.Node) bool {
	switch x := node.(type) {
	case *ast.FuncDecl:
		if name, ok := strings.CutPrefix(x.Name.Name, "Test"); ok && x.Recv == nil {
			n.functions = append(n.functions, "-"+strings.ReplaceAll(name, "_", "-")+"-")
		}
	case *ast.BasicLit:
		if text, err := strconv.Unquote(x.Value); err == nil && x.Kind == token.STRING {
			for _, id := range anID.FindAllString(text, -1) {
				n.ids[id] = true
			}
		}
	}
	return true
}

// namedBySituations reads the first lines of a title's situation files.
func namedBySituations(tree fs.FS, folder string) (map[string]bool, error) {
	files, err := fs.Glob(tree, folder+"/situations/*")
	if err != nil {
		return nil, err
	}
	ids := map[string]bool{}
	for _, name := range files {
		b, err := fs.ReadFile(tree, name)
		if err != nil {
			return nil, err
		}
		first, _, _ := strings.Cut(string(b), "\n")
		for _, id := range anID.FindAllString(first, -1) {
			ids[id] = true
		}
	}
	return ids, nil
}
