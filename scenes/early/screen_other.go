//go:build !linux || !cgo

package early

// screenOpens is true where a window needs no X server.
func screenOpens() bool { return true }
