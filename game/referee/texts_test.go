package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/localization"
)

// called is a call in the program that names a text, with the arguments that it gives.
type called struct {
	key   string
	args  []string
	whole bool // all arguments are written out in the call
}

// calls finds the calls of the named functions in the files, whose first argument is the
// id of a text and the others are Plain("name", …), plain("name", …) and so on.
func calls(t *testing.T, glob string, functions ...string) []called {
	t.Helper()
	files, err := filepath.Glob(glob)
	require.NoError(t, err)
	var all []called
	for _, path := range files {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		require.NoError(t, err)
		ast.Inspect(file, func(n ast.Node) bool {
			c, ok := n.(*ast.CallExpr)
			if !ok || len(c.Args) == 0 || !slices.Contains(functions, name(c.Fun)) {
				return true
			}
			for i, a := range c.Args {
				if id := text(a); strings.Contains(id, ".") && i < 2 {
					all = append(all, arguments(id, c.Args[i+1:]))
					break
				}
			}
			return true
		})
	}
	require.NotEmpty(t, all, glob)
	return all
}

func name(e ast.Expr) string {
	switch x := e.(type) {
	case *ast.Ident:
		return x.Name
	case *ast.SelectorExpr:
		return x.Sel.Name
	}
	return ""
}

func text(e ast.Expr) string {
	if l, ok := e.(*ast.BasicLit); ok && l.Kind == token.STRING {
		s, _ := strconv.Unquote(l.Value)
		return s
	}
	return ""
}

func arguments(id string, given []ast.Expr) called {
	c := called{key: id, whole: true}
	for _, g := range given {
		if lit, ok := g.(*ast.CompositeLit); ok { // localization.Args{…}
			return arguments(id, lit.Elts)
		}
		arg, ok := g.(*ast.CallExpr)
		if !ok || len(arg.Args) == 0 || text(arg.Args[0]) == "" {
			c.whole = false
			continue
		}
		c.args = append(c.args, text(arg.Args[0]))
	}
	return c
}

// TestEveryTextExists: whatever the referee or a situation's fault says has a text in
// both languages, and every argument that the text asks for.
func TestEveryTextExists(t *testing.T) {
	c, err := localization.Load()
	require.NoError(t, err)
	all := slices.Concat(
		calls(t, "../situation/*.go", "fault", "broken"),
		calls(t, "*.go", "refuse", "tell", "text", "Text"),
	)
	used := map[string]bool{}
	for _, call := range all {
		used[call.key] = true
		if strings.HasSuffix(call.key, ".") {
			continue // the rest of the id is put together
		}
		for _, l := range []localization.Lang{localization.English, localization.Polish} {
			assert.True(t, c.Has(l, call.key), "%s has no text in %s", call.key, l)
		}
		for _, need := range c.Needs(call.key) {
			assert.True(t, !call.whole || slices.Contains(call.args, need), "%s is not given {%s}", call.key, need)
		}
	}
	for _, line := range helpLines {
		assert.True(t, c.Has(localization.Polish, line[1]), line[1])
		used[line[1]] = true
	}
	for _, key := range []string{"referee.want.game", "ui.want.file", "situation.clause", "referee.dump.case"} {
		assert.True(t, c.Has(localization.Polish, key), key)
		used[key] = true
	}
	source := sources(t)
	for _, key := range c.Keys() {
		if strings.HasPrefix(key, "referee.") || strings.HasPrefix(key, "situation.") {
			assert.True(t, used[key] || strings.Contains(source, `"`+key+`"`), "nothing says %s", key)
		}
	}
}

func sources(t *testing.T) string {
	t.Helper()
	var b strings.Builder
	for _, glob := range []string{"*.go", "../situation/*.go"} {
		files, err := filepath.Glob(glob)
		require.NoError(t, err)
		for _, path := range files {
			if strings.HasSuffix(path, "_test.go") {
				continue
			}
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			b.Write(text)
		}
	}
	return b.String()
}

// TestEveryExpectationHasAText: what a record, a position or a set-up was expected to be
// can be said in both languages.
func TestEveryExpectationHasAText(t *testing.T) {
	c, err := localization.Load()
	require.NoError(t, err)
	found := 0
	for _, glob := range []string{"../text.go", "../venice/notation.go", "../venice/pose.go"} {
		files, err := filepath.Glob(glob)
		require.NoError(t, err)
		for _, path := range files {
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
			require.NoError(t, err)
			ast.Inspect(file, func(n ast.Node) bool {
				e, ok := n.(ast.Expr)
				if !ok {
					return true
				}
				if id := text(e); strings.HasPrefix(id, "record.") || strings.HasPrefix(id, "venice.pose.") {
					found++
					for _, l := range []localization.Lang{localization.English, localization.Polish} {
						assert.True(t, c.Has(l, id), "%s has no text in %s", id, l)
					}
				}
				return true
			})
		}
	}
	assert.Greater(t, found, 40)
	for _, what := range []string{"seats", "mode", "option"} {
		assert.True(t, c.Has(localization.Polish, "ui.error.setup."+what))
	}
}

// TestEndingsHaveNames: every ending and side that a simulation counts is named.
func TestEndingsHaveNames(t *testing.T) {
	c, err := localization.Load()
	require.NoError(t, err)
	title, err := shelf[0]()
	require.NoError(t, err)
	for _, kind := range title.Lexicon().Kinds {
		if kind.Name != "ending" {
			continue
		}
		for _, how := range kind.Words {
			assert.True(t, c.Has(localization.Polish, title.Name+".how."+how), how)
		}
	}
	for _, side := range []string{"killer", "investigators"} {
		assert.True(t, c.Has(localization.Polish, title.Name+"."+side))
	}
	for _, m := range title.Modes {
		assert.True(t, c.Has(localization.Polish, title.Name+".mode."+m.ID))
	}
}
