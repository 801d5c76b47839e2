//go:build !unix

package store

// syncDir has nothing to do where folders cannot be flushed: on Windows the rename
// itself is written through.
func syncDir(string) error { return nil }
