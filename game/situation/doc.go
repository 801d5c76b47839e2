// Package situation reads and runs situation files: a position, what is done in it, and
// what must follow, in lines of text that all titles share. testdata/README.md explains
// every line.
//
// A title adds only its words, through [game.Title]: positions, luck, actions and facts.
// Every word is checked before anything is played, so that a misspelt fact is an error
// in the file and not a fact that happens to be absent.
//
//	read.go    the file: first line, set-up, cases
//	line.go    one line
//	run.go     playing the cases
//	demand.go  what must hold
//	retell.go  the case once more, from its own record
//	fault.go   what is wrong, and at which line
package situation
