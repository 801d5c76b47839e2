package store

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"strconv"
	"strings"
	"syscall"
)

// lockByOwner creates a file that must not exist and writes this program's number into
// it. A file whose program no longer runs is stale and is taken over.
func lockByOwner(path string) (io.Closer, error) {
	own := strconv.Itoa(os.Getpid())
	for range 3 {
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
		if err == nil {
			_, err = f.WriteString(own)
			return ownedLock(path), errors.Join(err, f.Close())
		}
		if !errors.Is(err, fs.ErrExist) {
			return nil, err
		}
		held, err := os.ReadFile(path)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
		if owner, err := strconv.Atoi(strings.TrimSpace(string(held))); err == nil && runs(owner) {
			return nil, errBusy
		}
		if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
	}
	return nil, errBusy // others keep coming in between
}

// runs tells whether there is a program of that number.
func runs(pid int) bool {
	p, err := os.FindProcess(pid)
	if err != nil {
		return false
	}
	err = p.Signal(syscall.Signal(0))
	return err == nil || errors.Is(err, fs.ErrPermission)
}

// ownedLock is the path of a lock that this program holds.
type ownedLock string

// Close gives the lock back.
func (l ownedLock) Close() error { return os.Remove(string(l)) }
