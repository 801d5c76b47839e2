// Package venice is Killing Code: Venice Vendetta for 2 to 6 players: one Killer
// against the Investigators. Clause ids are those of the ledger.
//
//	section of the rules          file
//	2  set-up                     setup.go
//	4  the board, 15 the cards    content.go readfacts.go *.json
//	5  rounds, 6 the deal         round.go
//	7  taking a card              round.go
//	8  movement                   move.go
//	9  the Killer's stage         killer.go
//	10 murder                     killer.go
//	11 direct movement, 16 the
//	   characters' abilities      ability.go (who may), act.go (what happens)
//	12 investigating, trackers    investigate.go
//	13 accusing, 14 the end       accuse.go
//	17-19 the killing codes       code.go
//	24 who may see what           view.go
//	25 the order of decisions     choices.go, state.go (the stack of steps)
//
// The position is the type state in state.go. An action is offered if no bars…
// function of its family stands against it; [Rules.Choices] and [Rules.Why] ask the
// same functions. The Killer's murder is judged by the scene that is kept with the
// grave, so that a later look at the code judges the board of that moment.
//
// notation.go and pose.go read positions for situation files; title.go words views and
// puts the title on the shelf. The map, the start blocks and every number on a card are
// data: another board in board.json is another board in play.
//
// Scenarios will join here: a mode other than "standard" adds its markers to state, its
// steps to the stack and its endings to accuse.go. Codes already ask for masks.
package venice
