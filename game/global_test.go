package game_test

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
)

// global judges one use of a name: a variable of a package is read and nothing else. It
// may be indexed, ranged over, compared, called and handed to a function; what could
// change it, or keep a way to it, is against the law.
func (c *court) global(id *ast.Ident, parents []ast.Node) {
	v, ok := c.info.Uses[id].(*types.Var)
	if !ok || v.IsField() || v.Pkg() == nil || v.Parent() != v.Pkg().Scope() {
		return
	}
	// whole is the longest way from the variable into itself: v.f[i].g.
	whole := ast.Expr(id)
	i := len(parents) - 1
	for ; i >= 0 && partOf(parents[i], whole); i-- {
		whole = parents[i].(ast.Expr)
	}
	if i < 0 {
		return
	}
	outer := i - 1 // a slice of it may be handed to a builtin that writes
	switch {
	case c.written(parents[i], whole), outer >= 0 && c.written(parents[outer], sliced(parents[i])):
		c.bad(id, "changes the variable %s of a package", v.Name())
	case c.addressed(parents[i], whole):
		c.bad(id, "takes the address of the variable %s of a package", v.Name())
	case c.aliased(parents[i], whole):
		c.bad(id, "keeps a way to the variable %s of a package", v.Name())
	}
}

// sliced is the node as a slice of something, or nothing.
func sliced(n ast.Node) ast.Expr {
	if s, ok := n.(*ast.SliceExpr); ok {
		return s
	}
	return nil
}

// partOf reports whether the parent leads further into the expression.
func partOf(parent ast.Node, e ast.Expr) bool {
	switch p := parent.(type) {
	case *ast.SelectorExpr:
		return p.X == e || p.Sel == e
	case *ast.IndexExpr:
		return p.X == e
	case *ast.ParenExpr, *ast.StarExpr:
		return true
	default:
		return false
	}
}

// written: assigned to, counted, ranged into, or handed to a builtin that writes.
func (c *court) written(parent ast.Node, e ast.Expr) bool {
	if e == nil {
		return false
	}
	switch p := parent.(type) {
	case *ast.AssignStmt:
		return slices.Contains(p.Lhs, e)
	case *ast.IncDecStmt:
		return true
	case *ast.RangeStmt:
		return p.Key == e || p.Value == e
	case *ast.CallExpr:
		f, ok := p.Fun.(*ast.Ident)
		if !ok || len(p.Args) == 0 || p.Args[0] != e {
			return false
		}
		_, builtin := c.info.Uses[f].(*types.Builtin)
		return builtin && slices.Contains([]string{"append", "clear", "copy", "delete"}, f.Name)
	}
	return false
}

// addressed: by &, or by a method that wants a pointer.
func (c *court) addressed(parent ast.Node, e ast.Expr) bool {
	if p, ok := parent.(*ast.UnaryExpr); ok {
		return p.Op == token.AND
	}
	s, ok := e.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	sel := c.info.Selections[s]
	if sel == nil || sel.Kind() != types.MethodVal {
		return false
	}
	recv := sel.Obj().(*types.Func).Signature().Recv().Type()
	_, wants := recv.(*types.Pointer)
	_, has := sel.Recv().(*types.Pointer)
	return wants && !has
}

// aliased: an array sliced, or a slice, map or pointer put down, elsewhere than in the
// arguments of a call.
func (c *court) aliased(parent ast.Node, e ast.Expr) bool {
	if s, ok := parent.(*ast.SliceExpr); ok && s.X == e {
		_, array := c.info.TypeOf(e).Underlying().(*types.Array)
		return array && !c.inCall[s]
	}
	switch c.info.TypeOf(e).Underlying().(type) {
	case *types.Slice, *types.Map, *types.Pointer, *types.Chan:
	default:
		return false
	}
	switch p := parent.(type) {
	case *ast.AssignStmt, *ast.ValueSpec, *ast.ReturnStmt, *ast.CompositeLit, *ast.KeyValueExpr:
		return true
	case *ast.SliceExpr:
		return !c.inCall[p]
	}
	return false
}
