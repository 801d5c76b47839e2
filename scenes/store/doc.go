// Package store keeps matches and settings. It is the only package that touches the
// disk, and it knows no rules, no words and no window.
//
// A match is a journal (journal.go): a text file in the format of game.WriteRecord that
// is created in one step and then only grows. Append returns when its lines would
// outlast a power cut, so a program killed at any moment loses at most the action in
// flight. Whole files are replaced in one step (disk.go): written beside, flushed,
// renamed, and the folder flushed.
//
// Nothing is thrown away. What follows the last good line of a journal is kept beside it
// as *.torn, a journal that cannot be read is set aside as *.broken, settings that cannot
// be read as settings.json.bad, and a deleted match lies in the folder trash. Each of
// these is told by one [Notice] or error, which name texts by their ids.
//
// Matches end in .alibi, finished ones in .over.alibi; those are the names that List
// gives and Resume, Read, Delete and Restore take.
//
// A Store and its journals belong to one goroutine at a time.
package store
