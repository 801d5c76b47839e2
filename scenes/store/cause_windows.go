package store

import "syscall"

// What Windows says of a full and of a write-protected disk.
var (
	fullCodes     = []error{syscall.Errno(112), syscall.Errno(39)}
	readOnlyCodes = []error{syscall.Errno(19)}
)
