//go:build unix

package store

import (
	"errors"
	"os"
	"syscall"
)

// syncDir flushes the names in a folder. Some file systems cannot, and then nothing can
// be done about it.
func syncDir(dir string) error {
	f, err := os.Open(dir)
	if err != nil {
		return err
	}
	err = f.Sync()
	if errors.Is(err, syscall.EINVAL) || errors.Is(err, syscall.ENOTSUP) || errors.Is(err, syscall.ENOSYS) {
		err = nil
	}
	return errors.Join(err, f.Close())
}
