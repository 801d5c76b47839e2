// Referee checks, replays and simulates matches without a window.
//
//	go run ./game/referee check FILE...              run situation files
//	go run ./game/referee verify FILE                replay a record, draw its luck anew
//	go run ./game/referee simulate GAME --players N  play random matches
//	go run ./game/referee dump FILE [--seat N]       say what stands on the table
//	go run ./game/referee rules [CLAUSE]             print the rules
//
// It ends with 0 when all is well, 1 when a situation fails, and 2 when it was given
// something that is broken.
package main

import (
	"errors"
	"io"
	"os"

	"alibi/game"
	"alibi/game/venice"
	"alibi/localization"
)

// shelf loads the titles: a line each.
var shelf = []func() (*game.Title, error){
	venice.Title,
}

// Exit statuses.
const (
	statusFine   = 0
	statusWrong  = 1 // a situation fails
	statusBroken = 2 // bad flags, names, files, and records that are no match
)

func main() {
	os.Exit(run(os.Args[1:], os.Getenv, os.Stdout, os.Stderr))
}

// desk is what a command works with.
type desk struct {
	voice
	titles   []*game.Title
	out, err io.Writer
}

// run does what the arguments say and returns the exit status.
func run(args []string, env func(string) string, out, stderr io.Writer) int {
	texts, err := localization.Load()
	if err != nil {
		// Without catalogues there is no language to say it in.
		_, _ = io.WriteString(stderr, err.Error()+"\n")
		return statusBroken
	}
	d := &desk{voice: voice{texts: texts, langs: spoken(args, env)}, out: out, err: stderr}
	if err := d.stock(); err != nil {
		return d.fail(contentRefusal(err))
	}
	if wantsHelp(args) {
		d.help()
		return statusFine
	}
	todo, err := d.parse(args)
	if err != nil {
		return d.fail(err)
	}
	return d.fail(todo(d))
}

// stock puts the titles at hand.
func (d *desk) stock() error {
	for _, load := range shelf {
		t, err := load()
		if err != nil {
			return err
		}
		d.titles = append(d.titles, t)
	}
	return nil
}

// fail says the error, if there is one, and returns the status that it means.
func (d *desk) fail(err error) int {
	var r refusal
	var f faultRefusal
	switch {
	case err == nil:
		return statusFine
	case errors.Is(err, errWrong):
		return statusWrong
	case errors.Is(err, errBroken):
		return statusBroken
	case errors.As(err, &r):
		d.complain(r)
		return statusBroken
	case errors.As(err, &f):
		_, _ = io.WriteString(d.err, d.sentences(f.fault)+"\n") // nobody is left to be told of a failure
		return f.status()
	}
	d.complain(refuse("referee.flag.other", localization.Plain("got", oneLine(err))))
	return statusBroken
}

// title finds a game by name.
func (d *desk) title(name string) *game.Title {
	for _, t := range d.titles {
		if t.Name == name {
			return t
		}
	}
	return nil
}

func (d *desk) titleNames() []string {
	var names []string
	for _, t := range d.titles {
		names = append(names, t.Name)
	}
	return names
}

func contentRefusal(err error) error {
	var c *venice.ContentError
	if errors.As(err, &c) {
		return refuse("ui.error.bad-content", localization.Plain("file", c.File), localization.Count("line", c.Line), localization.Plain("want", c.Want))
	}
	return err
}
