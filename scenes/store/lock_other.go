//go:build !(darwin || dragonfly || freebsd || illumos || linux || netbsd || openbsd || windows)

package store

import "io"

// lock takes the lock of a system that has none of its own.
func lock(path string) (io.Closer, error) { return lockByOwner(path) }
