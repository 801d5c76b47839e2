package game_test

import (
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// law finds what the kernel and the titles may not do. It sees types, so that it knows
// a map when it is ranged over and a variable of the package when it is changed.
type law struct {
	set     *token.FileSet
	imports types.Importer
}

// newLaw is a law that knows the given packages and all that they import.
func newLaw(t *testing.T, packages ...string) *law {
	t.Helper()
	out, err := exec.Command("go", append([]string{"list", "-export", "-deps", "-f", "{{.ImportPath}}={{.Export}}"}, packages...)...).Output()
	require.NoError(t, err)
	exports := map[string]string{}
	for _, line := range strings.Fields(string(out)) {
		name, file, _ := strings.Cut(line, "=")
		exports[name] = file
	}
	set := token.NewFileSet()
	return &law{set, importer.ForCompiler(set, "gc", func(name string) (io.ReadCloser, error) { return os.Open(exports[name]) })}
}

// judge type-checks one package, given as file names and texts, and returns what is
// against the law, "file:line: what".
func (l *law) judge(pkg string, texts map[string]string) ([]string, error) {
	var files []*ast.File
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		f, err := parser.ParseFile(l.set, name, texts[name], parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
	}
	info := &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{},
		Defs: map[*ast.Ident]types.Object{}, Selections: map[*ast.SelectorExpr]*types.Selection{},
	}
	if _, err := (&types.Config{Importer: l.imports}).Check(pkg, l.set, files, info); err != nil {
		return nil, err
	}
	c := &court{law: l, info: info, pkg: pkg, inCall: map[ast.Expr]bool{}}
	for _, f := range files {
		c.imported(f)
		c.walk(f, nil)
	}
	return c.found, nil
}

// court judges one package.
type court struct {
	*law
	info  *types.Info
	pkg   string
	found []string
	// inCall are the expressions that are arguments of a call, or ranged over.
	inCall map[ast.Expr]bool
}

func (c *court) bad(n ast.Node, format string, values ...any) {
	at := c.set.Position(n.Pos())
	c.found = append(c.found, fmt.Sprintf("%s:%d: %s", path.Base(at.Filename), at.Line, fmt.Sprintf(format, values...)))
}

// forbidden are packages of clocks, machines and chance order; a name covers all below.
var forbidden = []string{
	"time", "os", "net", "unsafe", "reflect", "runtime", "syscall", "plugin", "C", "log", "context", "maps", "testing",
	"math/rand", "crypto/rand", "hash/maphash", "sync/atomic", "github.com/hajimehoshi/ebiten",
}

// chancy are the two files that may hold a source of random numbers.
var chancy = []string{"chance.go", "random.go"}

func (c *court) imported(f *ast.File) {
	kernel := c.pkg == "alibi/game"
	file := path.Base(c.set.Position(f.Pos()).Filename)
	for _, spec := range f.Imports {
		name := strings.Trim(spec.Path.Value, `"`)
		is := func(root string) bool { return name == root || strings.HasPrefix(name, root+"/") }
		switch {
		case is("math/rand") && kernel && slices.Contains(chancy, file):
		case slices.ContainsFunc(forbidden, is):
			c.bad(spec, "imports %s", name)
		case is("alibi") && (kernel || name != "alibi/game"):
			c.bad(spec, "imports %s", name)
		}
	}
}

// walk visits a node with its parents, the nearest last.
func (c *court) walk(n ast.Node, parents []ast.Node) {
	switch n := n.(type) {
	case *ast.CallExpr:
		for _, a := range n.Args {
			c.inCall[a] = true
		}
	case *ast.RangeStmt:
		c.inCall[n.X] = true
	}
	c.order(n)
	c.clockless(n)
	if id, ok := n.(*ast.Ident); ok {
		c.global(id, parents)
	}
	inner := append(parents[:len(parents):len(parents)], n)
	ast.Inspect(n, func(child ast.Node) bool {
		if child == nil || child == n {
			return child == n
		}
		c.walk(child, inner)
		return false
	})
}

// order: nothing in the order of a map, no floating point, whose results differ between
// machines.
func (c *court) order(n ast.Node) {
	if r, ok := n.(*ast.RangeStmt); ok {
		switch c.info.TypeOf(r.X).Underlying().(type) {
		case *types.Map:
			c.bad(n, "ranges over a map")
		case *types.Chan:
			c.bad(n, "ranges over a channel")
		}
	}
	e, ok := n.(ast.Expr)
	if !ok {
		return
	}
	if t := c.info.TypeOf(e); t != nil {
		if b, ok := t.Underlying().(*types.Basic); ok && b.Info()&(types.IsFloat|types.IsComplex) != 0 {
			c.bad(n, "floating point")
		}
	}
}

// clockless: nothing runs beside anything.
func (c *court) clockless(n ast.Node) {
	switch n := n.(type) {
	case *ast.GoStmt:
		c.bad(n, "starts a goroutine")
	case *ast.SelectStmt:
		c.bad(n, "selects")
	case *ast.SendStmt:
		c.bad(n, "sends")
	case *ast.ChanType:
		c.bad(n, "has a channel")
	case *ast.UnaryExpr:
		if n.Op == token.ARROW {
			c.bad(n, "receives")
		}
	case *ast.SelectorExpr:
		if o := c.info.Uses[n.Sel]; o != nil && o.Pkg() != nil && o.Pkg().Path() == "sync" && !strings.HasPrefix(o.Name(), "OnceValue") {
			c.bad(n, "synchronises")
		}
	}
}

// sources are the files of the kernel and of every title, by package.
func sources(t *testing.T) map[string]map[string]string {
	t.Helper()
	all := map[string]map[string]string{}
	require.NoError(t, filepath.WalkDir(".", func(p string, d os.DirEntry, err error) error {
		p = filepath.ToSlash(p)
		if err != nil || !judged(p) {
			return err
		}
		if d.IsDir() || path.Ext(p) != ".go" || strings.HasSuffix(p, "_test.go") {
			return nil
		}
		b, err := os.ReadFile(p)
		pkg := path.Join("alibi/game", path.Dir(p))
		if all[pkg] == nil {
			all[pkg] = map[string]string{}
		}
		all[pkg][p] = string(b)
		return err
	}))
	return all
}

// judged tells the kernel and the titles, Charade among them, from what only looks at
// them.
func judged(p string) bool {
	if p == "gametest" || p == "gametest/charade" || strings.HasPrefix(p, "gametest/charade/") {
		return true
	}
	for _, outside := range []string{"gametest", "situation", "referee"} {
		if strings.HasPrefix(p, outside+"/") {
			return false
		}
	}
	return true
}
