package store

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"

	"github.com/natefinch/atomic"
)

// disk is what the store asks of a file system. Tests put one in its place that fails or
// stops at any step.
type disk interface {
	// Stat describes what a path leads to.
	Stat(path string) (fs.FileInfo, error)
	// List describes the regular files of a folder.
	List(dir string) ([]fs.FileInfo, error)
	// Read is a regular file of at most that many bytes, else errOdd.
	Read(path string, most int64) ([]byte, error)
	// MakeDir makes one folder.
	MakeDir(dir string) error
	// Create opens an empty file for writing, whatever stood there.
	Create(path string) (file, error)
	// Extend opens a file for writing at its end.
	Extend(path string) (file, error)
	// Rename moves a file in one step, over whatever stood there.
	Rename(from, to string) error
	// Remove takes a file away for good.
	Remove(path string) error
	// SyncDir returns when the names in the folder would outlast a power cut.
	SyncDir(dir string) error
	// Lock takes what one program at a time can have, until it closes it or ends; else
	// errBusy.
	Lock(path string) (io.Closer, error)
}

// file is an open file of a disk.
type file interface {
	io.Writer
	// Sync returns when all that was written would outlast a power cut.
	Sync() error
	Close() error
}

var (
	errOdd  = errors.New("no regular file of a sensible size")
	errBusy = errors.New("in use by another program")
)

// replace gives a file another content in one step: whoever reads it, even after a power
// cut, finds all of the old or all of the new.
func replace(d disk, path string, data []byte) error {
	fresh := path + newSuffix
	f, err := d.Create(fresh)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if err == nil {
		err = f.Sync()
	}
	err = errors.Join(err, f.Close())
	if err == nil {
		err = d.Rename(fresh, path)
	}
	if err != nil {
		_ = d.Remove(fresh) // the next start clears up what is left
		return err
	}
	return d.SyncDir(filepath.Dir(path))
}

// newSuffix marks a file that is being written.
const newSuffix = ".new"

// move renames a file and makes the change lasting in both folders.
func move(d disk, from, to string) error {
	if err := d.Rename(from, to); err != nil {
		return err
	}
	into, out := filepath.Dir(to), filepath.Dir(from)
	if err := d.SyncDir(into); err != nil || into == out {
		return err
	}
	return d.SyncDir(out)
}

// keep writes data under the path or the next free number of it, path-2 and so on, unless
// one of those holds the same already. It returns where the data is.
func keep(d disk, path string, data []byte) (string, error) {
	for n := 1; ; n++ {
		at := numbered(path, n)
		held, err := d.Read(at, int64(len(data)))
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return at, replace(d, at, data)
		case err == nil && slices.Equal(held, data):
			return at, nil
		case err != nil && !errors.Is(err, errOdd):
			return "", err
		}
	}
}

// free is the first of path, path-2 and so on, each with that ending, where nothing
// stands.
func free(d disk, path, ending string) (string, error) {
	for n := 1; ; n++ {
		at := numbered(path, n) + ending
		if _, err := d.Stat(at); errors.Is(err, fs.ErrNotExist) {
			return at, nil
		} else if err != nil {
			return "", err
		}
	}
}

func numbered(path string, n int) string {
	if n == 1 {
		return path
	}
	return path + "-" + strconv.Itoa(n)
}

// makeDirs makes a folder and those above it, lastingly.
func makeDirs(d disk, dir string) error {
	info, err := d.Stat(dir)
	switch {
	case err == nil && info.IsDir():
		return nil
	case err == nil:
		return &fs.PathError{Op: "mkdir", Path: dir, Err: syscall.ENOTDIR}
	case !errors.Is(err, fs.ErrNotExist) || filepath.Dir(dir) == dir:
		return err
	}
	if err := makeDirs(d, filepath.Dir(dir)); err != nil {
		return err
	}
	if err := d.MakeDir(dir); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	return d.SyncDir(filepath.Dir(dir))
}

// sweep takes away what a killed program was writing in a folder.
func sweep(d disk, dir string) {
	files, _ := d.List(dir) // a leftover does no harm
	for _, f := range files {
		if strings.HasSuffix(f.Name(), newSuffix) {
			_ = d.Remove(filepath.Join(dir, f.Name()))
		}
	}
}

// local is the disk of this machine. Files and folders are their owner's alone: journals
// hold secrets.
type local struct{}

func (local) Stat(path string) (fs.FileInfo, error) { return os.Stat(path) }

func (local) List(dir string) ([]fs.FileInfo, error) {
	all, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var files []fs.FileInfo
	for _, e := range all {
		if !e.Type().IsRegular() {
			continue
		}
		if info, err := e.Info(); err == nil { // else it has just gone
			files = append(files, info)
		}
	}
	return files, nil
}

func (local) Read(path string, most int64) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || info.Size() > most {
		return nil, errOdd
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	data, err := io.ReadAll(io.LimitReader(f, most+1))
	if err = errors.Join(err, f.Close()); err != nil {
		return nil, err
	}
	if int64(len(data)) > most {
		return nil, errOdd
	}
	return data, nil
}

func (local) MakeDir(dir string) error { return os.Mkdir(dir, 0o700) }

func (local) Create(path string) (file, error) {
	return opened(os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600))
}

func (local) Extend(path string) (file, error) {
	return opened(os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0))
}

// opened keeps a nil *os.File from becoming a file that is not nil.
func opened(f *os.File, err error) (file, error) {
	if err != nil {
		return nil, err
	}
	return f, nil
}

func (local) Rename(from, to string) error { return atomic.ReplaceFile(from, to) }

func (local) Remove(path string) error { return os.Remove(path) }

func (local) SyncDir(dir string) error { return syncDir(dir) }

func (local) Lock(path string) (io.Closer, error) { return lock(path) }
