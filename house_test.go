package main

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The house's style, as far as a program can see it. What each check finds is a
// list of complaints; the last test seeds one fault of each kind.

const (
	linesOfFile     = 400 // a file has fewer
	linesOfFunction = 60  // a function has fewer
)

// longAllowed are files and functions ("path" and "path function") over the
// limits, each with the reason. An entry that is no longer needed is an error.
var longAllowed = map[string]string{
	"game/venice/code_test.go judgeByHand":  "a second reading of two sections of the ledger, code by code",
	"render/venice/figure_bishop.go bishop": "one painting, from the hem to the mitre",
}

// source is one text file of the tree; syntax is nil unless it is Go.
type source struct {
	path   string
	text   string
	set    *token.FileSet
	syntax *ast.File
}

// tree reads every text file of the project, in the order of the paths.
func tree(t *testing.T, fsys fs.FS) []source {
	t.Helper()
	var all []source
	require.NoError(t, fs.WalkDir(fsys, ".", func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if p == ".git" || p == ".tools" {
				return fs.SkipDir
			}
			return nil
		}
		if !d.Type().IsRegular() || p == "alibi" {
			return nil
		}
		b, err := fs.ReadFile(fsys, p)
		if err != nil || !utf8.Valid(b) || strings.ContainsRune(string(b), 0) {
			return err // pictures and fonts have no style
		}
		s := source{path: p, text: string(b)}
		if path.Ext(p) == ".go" {
			s.set = token.NewFileSet()
			if s.syntax, err = parser.ParseFile(s.set, p, b, parser.ParseComments); err != nil {
				return err
			}
		}
		all = append(all, s)
		return nil
	}))
	require.NotEmpty(t, all)
	return all
}

// Words that promise work, and folders of a machine that is not the reader's.
// They are put together here so that this file may stand the test itself.
var forbidden = regexp.MustCompile(`\b(?:TO` + `DO|FIX` + `ME|XX` + `X)\b|(?:^|[^\w.])/(?:wo` + `rk|ro` + `ot|ho` + `me)/`)

func forbiddenWords(all []source) (bad []string) {
	for _, s := range all {
		for i, line := range strings.Split(s.text, "\n") {
			if m := forbidden.FindString(line); m != "" {
				bad = append(bad, fmt.Sprintf("%s:%d: %q", s.path, i+1, m))
			}
		}
	}
	return bad
}

// Names that say nothing about what a thing is, and a prefix that Go does without.
var (
	vague     = regexp.MustCompile(`^(?:utils?|common|helpers?|managers?|base|misc)$`)
	vagueType = regexp.MustCompile(`(?:Manager|Helper|Utils?)$`)
	getter    = regexp.MustCompile(`^[gG]et[A-Z]`)
)

// vagueNames finds folders, files, types and accessors named against the style.
func vagueNames(all []source) (bad []string) {
	for _, s := range all {
		if s.syntax == nil {
			continue
		}
		name := strings.TrimSuffix(strings.TrimSuffix(path.Base(s.path), ".go"), "_test")
		if vague.MatchString(s.syntax.Name.Name) || vague.MatchString(path.Base(path.Dir(s.path))) || vague.MatchString(name) {
			bad = append(bad, s.path+": says nothing about what it is")
		}
		ast.Inspect(s.syntax, func(n ast.Node) bool {
			switch d := n.(type) {
			case *ast.TypeSpec:
				if vagueType.MatchString(d.Name.Name) {
					bad = append(bad, s.path+": type "+d.Name.Name)
				}
			case *ast.FuncDecl:
				if getter.MatchString(d.Name.Name) {
					bad = append(bad, s.path+": get-prefix of "+d.Name.Name)
				}
				if longReceiver(d) {
					bad = append(bad, s.path+": receiver of "+d.Name.Name+" has more than one letter")
				}
			}
			return true
		})
	}
	return bad
}

// longReceiver tells a receiver whose name has more than one letter.
func longReceiver(d *ast.FuncDecl) bool {
	return d.Recv != nil && len(d.Recv.List[0].Names) == 1 && utf8.RuneCountInString(d.Recv.List[0].Names[0].Name) > 1
}

// tooLong finds Go files and functions over the limits, by the names that
// longAllowed uses.
func tooLong(all []source) (bad []string) {
	for _, s := range all {
		if s.syntax == nil || ast.IsGenerated(s.syntax) {
			continue
		}
		if strings.Count(s.text, "\n") >= linesOfFile {
			bad = append(bad, s.path)
		}
		for _, d := range s.syntax.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && s.line(f.End())-s.line(f.Pos())+1 >= linesOfFunction {
				bad = append(bad, s.path+" "+f.Name.Name)
			}
		}
	}
	return bad
}

func (s source) line(p token.Pos) int { return s.set.Position(p).Line }

// plain are methods that everybody knows.
var plain = []string{"String", "Error", "Unwrap", "MarshalText", "UnmarshalText", "MarshalJSON", "UnmarshalJSON", "Len", "Less", "Swap"}

// undocumented finds exported names without a comment, outside tests and
// programs. A comment on a group of constants or variables is one for each.
func undocumented(all []source) (bad []string) {
	for _, s := range all {
		if s.syntax == nil || s.syntax.Name.Name == "main" || strings.HasSuffix(s.path, "_test.go") {
			continue
		}
		for _, d := range s.syntax.Decls {
			for _, name := range silent(d) {
				bad = append(bad, fmt.Sprintf("%s:%d: %s", s.path, s.line(d.Pos()), name))
			}
		}
	}
	return bad
}

// silent are the exported names of one declaration that nothing explains.
func silent(d ast.Decl) (names []string) {
	switch d := d.(type) {
	case *ast.FuncDecl:
		hidden := d.Recv != nil && !receives(d.Recv.List[0].Type).IsExported()
		if d.Doc == nil && d.Name.IsExported() && !hidden && !slices.Contains(plain, d.Name.Name) {
			names = append(names, d.Name.Name)
		}
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			switch spec := spec.(type) {
			case *ast.TypeSpec:
				if d.Doc == nil && spec.Doc == nil && spec.Comment == nil && spec.Name.IsExported() {
					names = append(names, spec.Name.Name)
				}
			case *ast.ValueSpec:
				if d.Doc == nil && spec.Doc == nil && spec.Comment == nil && spec.Names[0].IsExported() {
					names = append(names, spec.Names[0].Name)
				}
			}
		}
	}
	return names
}

// receives is the name of the type that a receiver's type expression is about.
func receives(e ast.Expr) *ast.Ident {
	for {
		switch x := e.(type) {
		case *ast.StarExpr:
			e = x.X
		case *ast.IndexExpr:
			e = x.X
		case *ast.IndexListExpr:
			e = x.X
		case *ast.Ident:
			return x
		default:
			return ast.NewIdent("_")
		}
	}
}

func TestNoForbiddenWords(t *testing.T) {
	assert.Empty(t, forbiddenWords(tree(t, os.DirFS("."))))
}

// TestNothingBuiltIsKept: programs and test binaries are made, not kept; git knows which
// files are.
func TestNothingBuiltIsKept(t *testing.T) {
	out, err := exec.Command("git", "ls-files", "-z").Output()
	if err != nil {
		t.Skip("not a checkout")
	}
	for _, name := range strings.Split(strings.Trim(string(out), "\x00"), "\x00") {
		f, err := os.Open(name)
		if errors.Is(err, fs.ErrNotExist) {
			continue // taken away, and not yet committed
		}
		require.NoError(t, err)
		head := make([]byte, 4)
		_, _ = f.Read(head) // a shorter file is no program
		require.NoError(t, f.Close())
		assert.NotEqual(t, "\x7fELF", string(head), name)
	}
}

func TestNamesSayWhatThingsAre(t *testing.T) {
	assert.Empty(t, vagueNames(tree(t, os.DirFS("."))))
}

func TestExportedNamesAreExplained(t *testing.T) {
	assert.Empty(t, undocumented(tree(t, os.DirFS("."))))
}

func TestFilesAndFunctionsAreShort(t *testing.T) {
	long := tooLong(tree(t, os.DirFS(".")))
	for _, what := range long {
		assert.NotEmpty(t, longAllowed[what], "%s is over the limit", what)
	}
	for what := range longAllowed {
		assert.Contains(t, long, what, "is allowed to be long and need not be")
	}
}

func TestFaultsOfStyleAreSeen(t *testing.T) {
	long := func(lines int) string { return "package p\n\nfunc f() {" + strings.Repeat("\n", lines-1) + "}\n" }
	for _, c := range []struct {
		check      func([]source) []string
		file, text string
	}{
		{forbiddenWords, "README.md", "see /wo" + "rk/main"},
		{forbiddenWords, "a/notes.txt", "TO" + "DO: later"},
		{vagueNames, "game/utils/a.go", "package utils"},
		{vagueNames, "game/common/a.go", "package game"},
		{vagueNames, "scenes/helpers_test.go", "package scenes"},
		{vagueNames, "a/a.go", "package a\n\ntype SoundManager int"},
		{vagueNames, "a/a.go", "package a\n\nfunc GetSeat() {}"},
		{vagueNames, "a/a.go", "package a\n\nfunc (match *M) Do() {}"},
		{tooLong, "a/a.go", "package a" + strings.Repeat("\n", linesOfFile)},
		{tooLong, "a/a.go", long(linesOfFunction)},
		{undocumented, "a/a.go", "package a\n\nfunc F() {}"},
		{undocumented, "a/a.go", "package a\n\n// T is.\ntype T[A any] int\n\nfunc (t *T[A]) Do() {}"},
		{undocumented, "a/a.go", "package a\n\ntype T int"},
		{undocumented, "a/a.go", "package a\n\nconst C = 1"},
	} {
		assert.Len(t, c.check(tree(t, fstest.MapFS{c.file: {Data: []byte(c.text)}})), 1, "%s: %s", c.file, c.text)
	}
	fine := "package a\n\n// C are.\nconst (\n\tC = iota\n\tD\n)\n\ntype t int\n\nfunc (x t) Do() {}\n\nfunc forget() {}\n"
	for _, check := range []func([]source) []string{forbiddenWords, vagueNames, tooLong, undocumented} {
		assert.Empty(t, check(tree(t, fstest.MapFS{"a/a.go": {Data: []byte(fine)}, "b/b.go": {Data: []byte(long(linesOfFunction - 1))}})))
	}
}
