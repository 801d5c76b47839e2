// Package scenes is what people see and do, screen by screen. It turns mouse and keys
// into offered actions of a match and draws with package render.
//
// App (app.go) is the program behind its window: it reads the hands once a tick
// (input.go), gives them to the scene on top and shows the frame that comes back. The
// scenes are the title (title.go), New game (newgame.go), the table of a title
// (table.go), the curtain before anything private (curtain.go), which alone opens a
// seat's own view, and the menu over the table (menu.go).
//
// A title joins with a [Game]: its rules as a game.Title, its poster, and a Play for
// each match. Package scenes/venice is the first.
package scenes
