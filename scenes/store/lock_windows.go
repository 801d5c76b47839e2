package store

import (
	"errors"
	"io"
	"os"
	"syscall"
)

// sharingViolation is what Windows says of a file that somebody has opened for himself.
const sharingViolation = syscall.Errno(32)

// lock opens a file for this program alone; Windows closes it when the program ends,
// however it ends.
func lock(path string) (io.Closer, error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	h, err := syscall.CreateFile(name, syscall.GENERIC_READ|syscall.GENERIC_WRITE, 0, nil,
		syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if errors.Is(err, sharingViolation) {
		return nil, errBusy
	}
	if err != nil {
		return nil, &os.PathError{Op: "open", Path: path, Err: err}
	}
	return os.NewFile(uintptr(h), path), nil
}
