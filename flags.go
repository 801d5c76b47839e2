package main

import (
	"errors"
	"fmt"
	"image"
	"regexp"
	"strconv"
	"strings"

	"github.com/alecthomas/kong"

	"alibi/scenes/early"
)

// flags are the options of the command line. --version and --help are not
// among them: package early has answered those before main began.
type flags struct {
	Lang       language
	Size       size
	Fullscreen bool
	Seed       seed
	DataDir    folder
}

// refusal is a fault of the player's input, as a sentence.
type refusal struct{ early.Sentence }

func (r refusal) Error() string { return r.English }

// parse reads the arguments after the program's name. Its error is a refusal.
func parse(args []string) (flags, error) {
	var f flags
	k, err := kong.New(&f, kong.Name("alibi"), kong.NoDefaultHelp())
	if err != nil {
		return flags{}, refusal{early.BadFlag.With(early.Same(err.Error()))}
	}
	if _, err := k.Parse(args); err != nil {
		return flags{}, translated(err)
	}
	return f, nil
}

// What kong says when something is wrong that is not a value's own fault.
var (
	kongUnknown = regexp.MustCompile(`^unknown flag (\S+?)(?:, did you mean (?:one of )?(.+)\?)?$`)
	kongStray   = regexp.MustCompile(`(?s)^unexpected (?:flag )?argument (.*)$`)
	kongSwitch  = regexp.MustCompile(`^(--[a-z-]+): bool value`)
	kongNoValue = regexp.MustCompile(`^(--[a-z-]+).*: expected value value but got`)
)

// translated turns what kong found into a sentence of ours.
func translated(err error) refusal {
	var r refusal
	if errors.As(err, &r) {
		return r
	}
	text := err.Error()
	if m := kongUnknown.FindStringSubmatch(text); m != nil {
		if m[2] != "" {
			near := strings.ReplaceAll(m[2], `"`, "")
			return refusal{early.NearFlag.With(early.Same(m[1]), early.Same(near))}
		}
		return refusal{early.UnknownFlag.With(early.Same(m[1]))}
	}
	if m := kongStray.FindStringSubmatch(text); m != nil {
		return refusal{early.StrayWord.With(shown(m[1]))}
	}
	if m := kongSwitch.FindStringSubmatch(text); m != nil {
		return refusal{early.NoSwitch.With(early.Same(m[1]))}
	}
	if m := kongNoValue.FindStringSubmatch(text); m != nil {
		return refusal{early.NoValue.With(early.Same(m[1]))}
	}
	return refusal{early.BadFlag.With(shown(text))}
}

// shown is input as it can be put into a sentence: on one line, nothing invisible.
func shown(s string) early.Sentence {
	q := strconv.Quote(s)
	return early.Same(strings.ReplaceAll(q[1:len(q)-1], `\"`, `"`))
}

// language is the value of --lang.
type language struct{ early.Language }

func (l *language) UnmarshalText(b []byte) error {
	if l.Language = early.ParseLanguage(string(b)); l.Language == early.NoLanguage {
		return refusal{early.BadLanguage.With(shown(string(b)))}
	}
	return nil
}

// size is the value of --size in device-independent pixels; zero if not given.
type size struct{ image.Point }

// The window sizes that --size takes.
var (
	smallest = image.Pt(320, 240)
	largest  = image.Pt(16384, 16384)
)

var sizeShape = regexp.MustCompile(`^([0-9]{1,5})[xX×]([0-9]{1,5})$`)

func (s *size) UnmarshalText(b []byte) error {
	if m := sizeShape.FindSubmatch(b); m != nil {
		s.X, _ = strconv.Atoi(string(m[1])) // five digits at most: cannot fail
		s.Y, _ = strconv.Atoi(string(m[2]))
		if s.X >= smallest.X && s.Y >= smallest.Y && s.X <= largest.X && s.Y <= largest.Y {
			return nil
		}
	}
	span := func(p image.Point) early.Sentence { return early.Same(fmt.Sprintf("%dx%d", p.X, p.Y)) }
	return refusal{early.BadSize.With(span(smallest), span(largest), shown(string(b)))}
}

// seed is the value of --seed, and whether there was one.
type seed struct {
	number uint64
	given  bool
}

func (s *seed) UnmarshalText(b []byte) error {
	n, err := strconv.ParseUint(string(b), 10, 64)
	if err != nil {
		const most = "18446744073709551615"
		return refusal{early.BadSeed.With(early.Same(most), shown(string(b)))}
	}
	s.number, s.given = n, true
	return nil
}

// folder is the value of --data-dir; empty if not given.
type folder string

func (f *folder) UnmarshalText(b []byte) error {
	if len(b) == 0 {
		return refusal{early.NoValue.With(early.Same("--data-dir"))}
	}
	*f = folder(b)
	return nil
}
