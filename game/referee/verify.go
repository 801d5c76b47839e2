package main

import (
	"errors"
	"os"
	"strings"

	"alibi/game"
	"alibi/localization"
)

// read reads a whole file.
func read(name string) (string, error) {
	b, err := os.ReadFile(name)
	if err != nil {
		return "", refuse("ui.error.no-read", localization.Plain("file", name))
	}
	return string(b), nil
}

// verify replays a record and draws all of its luck anew.
func (d *desk) verify(name string) error {
	text, err := read(name)
	if err != nil {
		return err
	}
	record, title, err := d.record(name, text)
	if err != nil {
		return err
	}
	if _, err := title.Verify(record); err != nil {
		return d.unsound(name, text, record, err)
	}
	d.tell("ui.referee.verify.sound", localization.Plain("file", name), localization.Count("n", len(record.Lines)))
	return nil
}

// record reads a record of a title on the shelf.
func (d *desk) record(name, text string) (*game.Record, *game.Title, error) {
	record, err := game.ReadRecord(strings.NewReader(text))
	var broken *game.TextError
	var version *game.VersionError
	switch {
	case errors.As(err, &broken):
		line := broken.Line
		if line == 0 {
			line = countLines(text) + 1 // it ended too early
		}
		return nil, nil, refuse("ui.error.bad-record", localization.Plain("file", name), localization.Count("line", line), localization.Key("want", broken.Want))
	case errors.As(err, &version):
		return nil, nil, refuse("ui.error.version", localization.Plain("file", name), localization.Plain("version", version.Got))
	case err != nil:
		return nil, nil, err
	}
	title := d.title(record.Title)
	if title == nil {
		return nil, nil, refuse("referee.record.game", localization.Plain("file", name), localization.Count("line", headLine(text, "title")),
			localization.Plain("game", record.Title), localization.Plains("names", d.titleNames()...))
	}
	return record, title, nil
}

func countLines(text string) int {
	n := strings.Count(text, "\n")
	if !strings.HasSuffix(text, "\n") && text != "" {
		n++
	}
	return n
}

// headLine is the number of the first line that begins with the word, 1 without one.
func headLine(text, word string) int {
	for i, l := range strings.Split(text, "\n") {
		if l == word || strings.HasPrefix(l, word+" ") {
			return i + 1
		}
	}
	return 1
}

// unsound says at which line a record stops being a match of its title.
func (d *desk) unsound(name, text string, record *game.Record, err error) error {
	var replay *game.ReplayError
	if !errors.As(err, &replay) {
		return err
	}
	deal := headLine(text, "deal")
	where := []localization.Arg{localization.Plain("file", name), localization.Count("line", deal+replay.Line)}
	line := game.Line{}
	if replay.Line > 0 {
		line = record.Lines[replay.Line-1]
	}
	key, more := misfit(line, replay.Err)
	var setup *game.SetupError
	if errors.As(err, &setup) {
		where[1] = localization.Count("line", headLine(text, setup.What))
	}
	return refuse(key, append(where, more...)...)
}

// misfit is the text for what is wrong with a journal line. Of a private line it tells
// neither the action nor what bars it.
func misfit(l game.Line, err error) (key string, args []localization.Arg) {
	var tape *game.TapeError
	var draw *game.DrawError
	var refusal *game.Refusal
	var word *game.WordError
	var locked *game.LockedError
	var setup *game.SetupError
	var pose *game.PoseError
	action := localization.Plain("action", l.Seat.String()+" "+l.Text)
	switch {
	case errors.As(err, &draw):
		return "referee.verify.draw", []localization.Arg{localization.Plain("what", draw.What)}
	case errors.As(err, &tape):
		return "referee.verify.draw", []localization.Arg{localization.Plain("what", tape.Asked+tape.Held)}
	case errors.As(err, &locked):
		return "referee.verify.undo", []localization.Arg{localization.Plain("seat", l.Seat.String())}
	case errors.As(err, &setup):
		return "referee.verify.setup", []localization.Arg{
			localization.Plain("what", setup.What), localization.Plain("got", setup.Got), localization.Plain("want", setup.Want),
		}
	case errors.As(err, &pose):
		return "referee.verify.pose", []localization.Arg{localization.Key("want", pose.Want)}
	case l.Private:
		return "referee.verify.private", nil
	case errors.As(err, &word):
		return "referee.verify.word", []localization.Arg{action}
	case errors.As(err, &refusal):
		var clauses []string
		for _, b := range refusal.Why.Bars() {
			clauses = append(clauses, b.Clause)
		}
		return "ui.referee.verify.action", []localization.Arg{action, localization.Plain("clauses", strings.Join(clauses, ", "))}
	}
	return "referee.verify.other", []localization.Arg{localization.Plain("got", oneLine(err))}
}
