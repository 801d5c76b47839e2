// Command split cuts the content of Killing Code: Venice Vendetta into the
// forms that the project keeps: facts for the rules, drawing data for the
// table, words for the catalogues.
//
//	go run ./assets/workshop/split CONTENT_DIR
//
// CONTENT_DIR is a folder with content/venice (board.json, characters.json,
// codes.json, components.json, scenarios.json) and rules (venice.md,
// venice-player-text-en.md, venice-player-text-pl.md, glossary.md). The
// program is run from the root of the repository and writes
//
//	game/venice/{board,characters,codes,deal}.json        facts, no words, no pixels
//	render/venice/{geometry,figures}.json                 drawing data, no rules
//	localization/venice-names.{en,pl}.json                names and card texts
//	localization/venice-rules.json                        sections, order, rulings
//	localization/venice-rules.{en,pl}.json                the players' rules by clause id
//	localization/venice-clauses.txt                       every clause id of the ledger
//
// The same input always gives the same bytes. To replace the house map or a
// card by the printed one, change the content and run the program again.
package main
