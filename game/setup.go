package game

import (
	"fmt"
	"slices"
	"strings"
)

// Setup is what the table settles before the first card is dealt. Names, colours and
// languages are no part of it: they stand in the journal's header.
type Setup struct {
	// Seats is the head count, 2 to MaxSeats.
	Seats int
	// Mode is the id of a mode of the title, such as "standard".
	Mode string
	// Options are sorted; an option is a word or "word=value".
	Options []string
	// Seed feeds all luck of the match.
	Seed uint64
}

// Has reports whether the plain option is set.
func (s *Setup) Has(option string) bool { return slices.Contains(s.Options, option) }

// Value is the text after "option=", and whether the option is there.
func (s *Setup) Value(option string) (string, bool) {
	for _, o := range s.Options {
		if name, value, ok := strings.Cut(o, "="); ok && name == option {
			return value, true
		}
	}
	return "", false
}

// Sorted is the setup with its options in order and without repeats.
func (s *Setup) Sorted() Setup {
	t := *s
	t.Options = slices.Compact(slices.Sorted(slices.Values(s.Options)))
	return t
}

// SetupError reports a setup that a title cannot deal.
type SetupError struct {
	// What is "seats", "mode" or "option".
	What string
	// Got is the offending text, Want what would have been accepted.
	Got, Want string
	// Clause is the clause behind a head count, or empty.
	Clause string
}

// Error says what was wrong and what was wanted.
func (e *SetupError) Error() string {
	return fmt.Sprintf("%s %q cannot be played: want %s", e.What, e.Got, e.Want)
}
