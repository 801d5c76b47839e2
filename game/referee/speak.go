package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"alibi/game/situation"
	"alibi/localization"
)

// errWrong ends a command that has said already what it found to be wrong, errBroken
// one that has said already what it could not read.
var (
	errWrong  = errors.New("something was found to be wrong")
	errBroken = errors.New("something could not be read")
)

// refusal is a fault as a text of the catalogues.
type refusal struct {
	key  string
	args localization.Args
}

func refuse(key string, args ...localization.Arg) refusal { return refusal{key: key, args: args} }

// Error names the text; the sentence itself depends on the language.
func (r refusal) Error() string { return r.key }

// voice says texts in one language or both.
type voice struct {
	texts *localization.Catalog
	langs []localization.Lang
}

// say is the text in every language asked for, a line each.
func (v voice) say(key string, args ...localization.Arg) string {
	var lines []string
	for _, l := range v.langs {
		lines = append(lines, v.texts.Text(l, key, args))
	}
	return strings.Join(lines, "\n")
}

// tell writes the text to the output.
func (d *desk) tell(key string, args ...localization.Arg) { d.print(d.say(key, args...)) }

func (d *desk) print(text string) { _, _ = fmt.Fprintln(d.out, text) }

// complain writes the refusal where complaints go.
func (d *desk) complain(r refusal) { _, _ = io.WriteString(d.err, d.say(r.key, r.args...)+"\n") }

// spoken are the languages to speak: those of --lang among the arguments, the last one
// counts, else that of the environment.
func spoken(args []string, env func(string) string) []localization.Lang {
	langs := []localization.Lang{localization.FromEnv(env("LC_ALL"), env("LC_MESSAGES"), env("LANG"))}
	for i, a := range args {
		if a == "--" {
			break
		}
		value, ok := strings.CutPrefix(a, "--lang=")
		if a == "--lang" && i+1 < len(args) {
			value, ok = args[i+1], true
		}
		if mode, known := localization.ParseMode(value); ok && known {
			langs = mode.Langs()
		}
	}
	return langs
}

// faultRefusal is a situation's fault as the error of a command.
type faultRefusal struct{ fault *situation.Fault }

// Error says the fault for developers.
func (f faultRefusal) Error() string { return f.fault.Error() }

func (f faultRefusal) status() int {
	if f.fault.Broken {
		return statusBroken
	}
	return statusWrong
}

// sentence words a situation's fault, with its file and line.
func (v voice) sentence(f *situation.Fault, l localization.Lang) string {
	args := make(localization.Args, 0, len(f.Args))
	for _, a := range f.Args {
		if a.Key {
			args = append(args, localization.Key(a.Name, a.Text))
		} else {
			args = append(args, localization.Plain(a.Name, a.Text))
		}
	}
	what := v.texts.Text(l, f.Text, args)
	if f.Case != "" {
		what = v.texts.Text(l, "referee.case", localization.Args{localization.Plain("got", f.Case), localization.Plain("what", what)})
	}
	return v.texts.Text(l, "ui.referee.check.line", localization.Args{
		localization.Plain("file", f.File), localization.Count("line", f.Line), localization.Plain("what", what),
	})
}

// sentences is the fault in every language asked for.
func (v voice) sentences(f *situation.Fault) string {
	var lines []string
	for _, l := range v.langs {
		lines = append(lines, v.sentence(f, l))
	}
	return strings.Join(lines, "\n")
}

// oneLine is an error's text as part of a sentence.
func oneLine(err error) string { return strings.Join(strings.Fields(err.Error()), " ") }
