package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"syscall"

	"alibi/game"
)

var (
	// ErrOpen refuses to resume or delete a match whose journal is still open.
	ErrOpen = errors.New("the match is being played")
	// ErrClosed refuses to write to a journal that was closed.
	ErrClosed = errors.New("the journal is closed")
)

// BusyError says that another program uses the data folder.
type BusyError struct{ Dir string }

// Error names the folder.
func (e *BusyError) Error() string { return e.Dir + " is in use by another program" }

// Cause is why the disk refused, as far as a player can do something about it.
type Cause uint8

// The causes.
const (
	CauseUnknown  Cause = iota // the system's own words must do
	CauseFull                  // no room, or no more allowed
	CauseReadOnly              // writing is not allowed there
	CauseMissing               // the file or its folder is not there
)

// String is the id of the cause's text.
func (c Cause) String() string {
	return [...]string{"store.disk", "store.full", "store.readonly", "store.missing"}[c]
}

// DiskError is what every refusal of the disk becomes.
type DiskError struct {
	// Path is the file or folder that it is about.
	Path  string
	Cause Cause
	Err   error
}

// Error names the path and gives the system's words.
func (e *DiskError) Error() string {
	var at *fs.PathError
	var link *os.LinkError
	switch { // the path has been named
	case errors.As(e.Err, &at):
		return e.Path + ": " + at.Err.Error()
	case errors.As(e.Err, &link):
		return e.Path + ": " + link.Err.Error()
	}
	return e.Path + ": " + e.Err.Error()
}

// Unwrap gives the system's error.
func (e *DiskError) Unwrap() error { return e.Err }

// refused makes a *DiskError of an error of the disk, and nil of nil.
func refused(path string, err error) error {
	if err == nil {
		return nil
	}
	var known *DiskError
	if errors.As(err, &known) {
		return err
	}
	return &DiskError{Path: path, Cause: causeOf(err), Err: err}
}

func causeOf(err error) Cause {
	among := func(codes ...error) bool {
		for _, c := range codes {
			if errors.Is(err, c) {
				return true
			}
		}
		return false
	}
	switch {
	case among(syscall.ENOSPC, syscall.EDQUOT) || among(fullCodes...):
		return CauseFull
	case among(syscall.EROFS, fs.ErrPermission) || among(readOnlyCodes...):
		return CauseReadOnly
	case among(fs.ErrNotExist):
		return CauseMissing
	}
	return CauseUnknown
}

// NoticeKind is what a notice is about.
type NoticeKind uint8

// The kinds of notices.
const (
	NoNotice       NoticeKind = iota
	SettingsBroken            // the settings cannot be read: all are the defaults
	SettingsMended            // some settings are none: those are the defaults
	MatchTorn                 // a match ended in half a line, which was cut off
	MatchBroken               // a match cannot be read
)

// String is the id of the notice's text.
func (k NoticeKind) String() string {
	return [...]string{"", "store.settings.broken", "store.settings.mended", "store.match.torn", "store.match.broken"}[k]
}

// Notice is something that the player must be told once. It quotes nothing of the file,
// so that it tells no secret.
type Notice struct {
	Kind NoticeKind
	// File is the path of what could not be read as it stands.
	File string
	// Kept is the path where it, or the part that was cut off, is now; empty when it could
	// not be kept elsewhere and so was left alone.
	Kept string
	// Line is the line of File, counted from 1; 0 means that the file ends too early.
	Line int
	// Want is the id of the text that says what was expected there, such as
	// "record.seat"; empty for a line that can be read but not played.
	Want string
	// Fields are the settings that were wrong.
	Fields []string
}

// BrokenError refuses a match that cannot be read. It has been set aside under the name
// that its notice gives.
type BrokenError struct {
	Notice Notice
	// Err is a *game.TextError, a *game.ReplayError or what the caller of SetAside gave.
	Err error
}

// Error names file, line and expectation.
func (e *BrokenError) Error() string {
	return fmt.Sprintf("%s, line %d: want %s", e.Notice.File, e.Notice.Line, e.Notice.Want)
}

// Unwrap gives the cause.
func (e *BrokenError) Unwrap() error { return e.Err }

// broken is the notice of a match that cannot be read. The file has so many lines before
// its journal.
func broken(path string, err error, head int) *BrokenError {
	n := Notice{Kind: MatchBroken, File: path}
	var text *game.TextError
	var replay *game.ReplayError
	switch {
	case errors.As(err, &text):
		n.Line, n.Want = text.Line, text.Want
	case errors.As(err, &replay):
		n.Line = head + replay.Line
	}
	return &BrokenError{Notice: n, Err: err}
}
