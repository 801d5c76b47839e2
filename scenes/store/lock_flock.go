//go:build darwin || dragonfly || freebsd || illumos || linux || netbsd || openbsd

package store

import (
	"errors"
	"io"
	"os"
	"syscall"
)

// lock takes an advisory lock on a file, which the system lets go of when the program
// ends, however it ends. The file stays: to remove it would let two programs hold one
// lock each. Where the file system has no locks the program goes on without one.
func lock(path string) (io.Closer, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	for {
		err = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		if !errors.Is(err, syscall.EINTR) {
			break
		}
	}
	switch {
	case err == nil, errors.Is(err, syscall.ENOTSUP), errors.Is(err, syscall.ENOSYS), errors.Is(err, syscall.ENOLCK):
		return f, nil
	case errors.Is(err, syscall.EWOULDBLOCK):
		err = errBusy
	}
	_ = f.Close() // nothing was written to it
	return nil, err
}
