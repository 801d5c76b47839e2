package main

import (
	"alibi/game"
	"alibi/game/situation"
	"alibi/localization"
)

// check runs situation files: a line per failure, and a closing count.
func (d *desk) check(files []string) error {
	passed, failed, broken := 0, 0, false
	for _, name := range files {
		faults, bad := d.checkFile(name)
		for _, text := range faults {
			d.print(text)
		}
		broken = broken || bad
		if len(faults) == 0 && !bad {
			passed++
		} else {
			failed++
		}
	}
	d.tell("ui.referee.check.done", localization.Count("passed", passed), localization.Count("failed", failed))
	switch {
	case broken:
		return errBroken
	case failed > 0:
		return errWrong
	}
	return nil
}

// checkFile says what fails in a file. What cannot be read is complained about at once.
func (d *desk) checkFile(name string) (failures []string, broken bool) {
	file, err := d.situation(name)
	if err != nil {
		d.fail(err)
		return nil, true
	}
	for _, f := range file.Check() {
		if f.Broken {
			d.fail(faultRefusal{f})
			broken = true
			continue
		}
		failures = append(failures, d.sentences(f))
	}
	return failures, broken
}

// situation reads a situation file and sees to it that its clauses exist.
func (d *desk) situation(name string) (*situation.File, error) {
	text, err := read(name)
	if err != nil {
		return nil, err
	}
	return d.parseSituation(name, text)
}

func (d *desk) parseSituation(name, text string) (*situation.File, error) {
	file, fault := situation.Read(name, text, func(title string) *game.Title { return d.title(title) })
	if fault != nil {
		return nil, faultRefusal{fault}
	}
	for _, n := range file.Namings() {
		if _, _, ok := d.texts.Rule(localization.English, n.Clause); !ok {
			return nil, faultRefusal{&situation.Fault{
				File: name, Line: n.Line, Broken: true,
				Text: "situation.clause", Args: []situation.Arg{{Name: "clause", Text: n.Clause}},
			}}
		}
	}
	return file, nil
}
