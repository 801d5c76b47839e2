package main

import (
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/alecthomas/kong"

	"alibi/localization"
)

// commands is the command line. Values are read as text, and each command judges its
// own, so that all sentences about them come from the catalogues.
type commands struct {
	Lang  string `name:"lang"`
	Check struct {
		Files []string `arg:""`
	} `cmd:""`
	Verify struct {
		File string `arg:""`
	} `cmd:""`
	Simulate simulation `cmd:""`
	Dump     struct {
		File string `arg:""`
		Seat string
	} `cmd:""`
	Rules struct {
		Clause string `arg:"" optional:""`
	} `cmd:""`
}

// simulation is what simulate is asked to play.
type simulation struct {
	Game    string `arg:""`
	Players string
	Mode    string
	Strict  bool
	Matches string
	Seed    string
	JSON    bool `name:"json"`
}

// commandNames are the commands in the order in which they are told.
var commandNames = []string{"check", "verify", "simulate", "dump", "rules"}

// todo is a command, ready to be done.
type todo func(*desk) error

// parse reads the arguments.
func (d *desk) parse(args []string) (todo, error) {
	var c commands
	k, err := kong.New(&c, kong.Name("referee"), kong.NoDefaultHelp())
	if err != nil {
		return nil, err
	}
	ctx, err := k.Parse(args)
	if err != nil {
		return nil, flagRefusal(err, args)
	}
	if _, known := localization.ParseMode(c.Lang); c.Lang != "" && !known {
		return nil, refuse("referee.lang", localization.Plain("got", c.Lang))
	}
	command, _, _ := strings.Cut(ctx.Command(), " ")
	switch command {
	case "check":
		return func(d *desk) error { return d.check(c.Check.Files) }, nil
	case "verify":
		return func(d *desk) error { return d.verify(c.Verify.File) }, nil
	case "simulate":
		return func(d *desk) error { return d.simulate(&c.Simulate) }, nil
	case "dump":
		return func(d *desk) error { return d.dump(c.Dump.File, c.Dump.Seat) }, nil
	default:
		return func(d *desk) error { return d.rules(c.Rules.Clause) }, nil
	}
}

// What kong says of a command line that it cannot read.
var (
	kongUnknown = regexp.MustCompile(`^unknown flag (\S+?)(?:, did you mean (?:one of )?(.+)\?)?$`)
	kongStray   = regexp.MustCompile(`(?s)^unexpected (?:flag )?argument (\S+)`)
	kongSwitch  = regexp.MustCompile(`^(--[a-z-]+): bool value`)
	kongValue   = regexp.MustCompile(`^(--[a-z-]+)[^:]*: (?:missing value|expected .* value but got)`)
	kongMissing = regexp.MustCompile(`^expected "?<([a-z]+)>`)
	kongCommand = regexp.MustCompile(`^expected one of `)
)

// flagRefusal turns what kong found into a sentence of ours.
func flagRefusal(err error, args []string) error {
	var parsed *kong.ParseError
	text := oneLine(err)
	if errors.As(err, &parsed) {
		text = oneLine(parsed)
	}
	names := localization.Plains("names", commandNames...)
	if m := kongUnknown.FindStringSubmatch(text); m != nil {
		if m[2] != "" {
			return refuse("referee.flag.near", localization.Plain("flag", m[1]), localization.Plain("want", strings.ReplaceAll(m[2], `"`, "")))
		}
		return refuse("referee.flag.unknown", localization.Plain("flag", m[1]))
	}
	if m := kongSwitch.FindStringSubmatch(text); m != nil {
		return refuse("referee.flag.switch", localization.Plain("flag", m[1]))
	}
	if m := kongValue.FindStringSubmatch(text); m != nil {
		return refuse("referee.flag.value", localization.Plain("flag", m[1]))
	}
	if m := kongStray.FindStringSubmatch(text); m != nil {
		key := "referee.word"
		if !slices.ContainsFunc(args, func(a string) bool { return slices.Contains(commandNames, a) }) {
			key = "referee.command"
		}
		return refuse(key, localization.Plain("got", strings.TrimSuffix(m[1], ",")), names)
	}
	if m := kongMissing.FindStringSubmatch(text); m != nil {
		want := "ui.want.file"
		if m[1] == "game" {
			want = "referee.want.game"
		}
		return refuse("referee.argument", localization.Key("want", want))
	}
	if kongCommand.MatchString(text) {
		return refuse("referee.command.none", names)
	}
	return refuse("referee.flag.other", localization.Plain("got", text))
}

// number reads the value of a flag, a whole number from low to high; fallback when the
// flag is not there.
func number(flag, value string, low, high, fallback uint64) (uint64, error) {
	if value == "" {
		return fallback, nil
	}
	n, err := strconv.ParseUint(value, 10, 64)
	if err != nil || n < low || n > high {
		return 0, refuse("referee.range", localization.Plain("flag", flag), localization.Plain("got", value),
			localization.Plain("min", strconv.FormatUint(low, 10)), localization.Plain("max", strconv.FormatUint(high, 10)))
	}
	return n, nil
}

// wantsHelp reports whether help is asked for, before anything else is read.
func wantsHelp(args []string) bool {
	for _, a := range args {
		switch a {
		case "--":
			return false
		case "--help", "-h":
			return true
		}
	}
	return false
}

// helpLines are the commands and flags with the ids of their texts.
var helpLines = [][2]string{
	{"check FILE...", "ui.referee.help.check"},
	{"verify FILE", "ui.referee.help.verify"},
	{"simulate GAME", "ui.referee.help.simulate"},
	{"  --players N", "ui.referee.help.players"},
	{"  --mode MODE", "ui.referee.help.mode"},
	{"  --strict", "ui.referee.help.strict"},
	{"  --matches K", "ui.referee.help.matches"},
	{"  --seed S", "ui.referee.help.seed"},
	{"  --json", "ui.referee.help.json"},
	{"dump FILE", "ui.referee.help.dump"},
	{"  --seat N", "ui.referee.help.seat"},
	{"rules [CLAUSE]", "ui.referee.help.rules"},
	{"--lang LANG", "ui.referee.help.lang"},
	{"--help", "referee.help.help"},
}

// help explains the command line, in each language asked for.
func (d *desk) help() {
	for _, l := range d.langs {
		d.print(d.texts.Text(l, "ui.referee.about", nil))
		d.print(d.texts.Text(l, "ui.referee.usage", nil))
		for _, line := range helpLines {
			d.print("  " + line[0] + strings.Repeat(" ", 18-len(line[0])) + d.texts.Text(l, line[1], nil))
		}
	}
}
