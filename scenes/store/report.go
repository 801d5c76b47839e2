package store

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
)

// Report keeps the report of a crash beside the matches and returns its path. An older one
// is kept under a number. Errors are a *DiskError.
func (s *Store) Report(text string) (string, error) {
	dir := filepath.Dir(s.matches)
	if err := makeDirs(s.disk, dir); err != nil {
		return "", refused(dir, err)
	}
	name := "crash" + s.now().Format("-20060102-150405") + ".txt"
	path, err := keep(s.disk, filepath.Join(dir, name), []byte(text))
	return path, refused(filepath.Join(dir, name), err)
}

// Picture keeps a picture in the folder of pictures beside the matches and returns its
// path. Errors are a *DiskError.
func (s *Store) Picture(img image.Image) (string, error) {
	dir := filepath.Join(filepath.Dir(s.matches), "pictures")
	if err := makeDirs(s.disk, dir); err != nil {
		return "", refused(dir, err)
	}
	var data bytes.Buffer
	if err := png.Encode(&data, img); err != nil {
		return "", err
	}
	path := filepath.Join(dir, "alibi"+s.now().Format("-20060102-150405")+".png")
	kept, err := keep(s.disk, path, data.Bytes())
	return kept, refused(path, err)
}

// crashFile is where the runtime writes when the program dies in a way that nothing in it
// can catch.
const crashFile = "crash.txt"

// CrashFile opens the file for debug.SetCrashOutput, and gives the path of what an earlier
// program left there, if one died. Errors are a *DiskError.
func (s *Store) CrashFile() (f *os.File, earlier string, err error) {
	path := filepath.Join(filepath.Dir(s.matches), crashFile)
	if info, err := os.Stat(path); err == nil && info.Size() > 0 {
		earlier, err = free(s.disk, filepath.Join(filepath.Dir(path), "crash"+info.ModTime().Format("-20060102-150405")), ".txt")
		if err == nil {
			err = move(s.disk, path, earlier)
		}
		if err != nil {
			return nil, "", refused(path, err)
		}
	}
	f, err = os.OpenFile(path, os.O_CREATE|os.O_WRONLY|os.O_TRUNC, 0o600)
	return f, earlier, refused(path, err)
}
