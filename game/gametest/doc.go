// Package gametest proves titles. A title fills in one [Kit] and calls [Kit.Run]; the
// kit then plays random matches and holds every position of them to what the kernel
// promises, whatever the game:
//
//	playout.go      an action is lawful if and only if it is offered; views are the
//	                viewer's to keep; undo restores everything; a record replays
//	redeal.go       nobody can tell the true position from one in which everything
//	                that he cannot know was dealt anew, now or later
//	alternative.go  secret answers, and deals, that look alike sound alike
//	shape.go        the position is a small value without pointers; secret fields
//	                are dealt anew by the redeal and no others
//	allocs.go       playing on allocates nothing
//	determinism.go  seed and journal always give the same views
//	playthrough.go  whole matches as text, compared with files
//	fuzz.go         bytes as a player
//
// The position of a match never leaves the kernel, not even for tests. The kit plays
// the bare rules beside the match and demands that both show the same.
//
// Charade is a title that lives only here and uses everything that the kernel offers.
package gametest
