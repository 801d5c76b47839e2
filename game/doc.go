// Package game is the kernel under every title: seats, luck, the journal, undo,
// and the only two doors of a match, its table and a seat's own view.
//
// # The idea
//
// A title's whole position is an unexported value type of small integers in fixed
// arrays, so that a copy is an assignment. The position never leaves the kernel.
// A [Match] lets two things out: [Match.Table], which is what the room sees, and
// [Match.Own], which is what one seat sees behind its curtain. Both are built up
// field by field from nothing; nothing is ever stripped.
//
// An action is lawful if and only if it is offered. [Rules.Choices] is the only
// legality there is; [Rules.Why] gives the clauses against everything else, and a
// test holds the two together over the whole [Rules.Alphabet]. An action's text is
// its identity: journal, record, situation file and bug report share it.
//
// All luck goes through the [Turn]. It is keyed by the seed and the journal line,
// recorded draw by draw, and a replay reads the tape and refuses to improvise.
//
// A question inside a turn is state: a title keeps what is still to do as a small
// stack in its position, [Rules.Apply] answers the top and runs on until somebody
// must decide again. [Rules.Asked] says who that is.
//
// # Reading order
//
// seat.go, rules.go (the seam every title fills), turn.go and chance.go (luck and
// telling), match.go (the two doors, Do and Undo), record.go (matches as text),
// title.go (a title without its types, for the referee and the shelf), random.go
// (the random player of playouts and benchmarks).
package game
