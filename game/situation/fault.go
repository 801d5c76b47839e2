package situation

import (
	"fmt"
	"strconv"
	"strings"

	"alibi/game"
)

// Arg is one value of a fault's text.
type Arg struct {
	Name, Text string
	// Key says that Text is itself the id of a text.
	Key bool
}

// Fault is what is wrong with a situation, and where.
type Fault struct {
	File string
	// Line counts from 1; 0 is the file as a whole.
	Line int
	// Case names the case that was being played, empty outside of cases.
	Case string
	// Text is the id of the sentence, Args its values.
	Text string
	Args []Arg
	// Broken says that the file itself is wrong, so that nothing could be played: bad
	// input and no failure.
	Broken bool
}

// Error says the fault for developers; players get the sentence of Text.
func (f *Fault) Error() string {
	text := f.File + ":" + strconv.Itoa(f.Line) + ": " + f.Text
	if f.Case != "" {
		text += " (" + f.Case + ")"
	}
	for _, a := range f.Args {
		text += fmt.Sprintf(" %s=%q", a.Name, a.Text)
	}
	return text
}

func plain(name, text string) Arg { return Arg{Name: name, Text: text} }

func key(name, text string) Arg { return Arg{Name: name, Text: text, Key: true} }

func fault(text string, args ...Arg) *Fault { return &Fault{Text: text, Args: args} }

// broken is a fault of the file itself.
func broken(text string, args ...Arg) *Fault { return &Fault{Text: text, Args: args, Broken: true} }

// clausesOf lists the clauses of a reason.
func clausesOf(r game.Reason) string {
	var ids []string
	for _, b := range r.Bars() {
		ids = append(ids, b.Clause)
	}
	if len(ids) == 0 {
		return "-"
	}
	return strings.Join(ids, ", ")
}
