//go:build !windows

package store

// Here the portable codes are all there are.
var fullCodes, readOnlyCodes []error
