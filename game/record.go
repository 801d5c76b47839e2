package game

import (
	"fmt"
	"slices"
)

// LineSort says what a journal line is.
type LineSort uint8

// The sorts of journal lines.
const (
	LineAction LineSort = iota + 1
	LineUndo
	LineNote
)

// Line is one line of the journal.
type Line struct {
	Sort LineSort
	Seat Seat
	// Text is the action or the note.
	Text string
	// Private lines are written so that nobody reads them by opening the file.
	Private bool
	// Draws is the luck that the action used.
	Draws []Drawn
}

// Record is a match as it can be written down: it holds every secret.
type Record struct {
	Title string
	// Header holds what the table agreed on and the rules do not need: names,
	// colours, languages. Sorted by key.
	Header []HeaderLine
	Setup  Setup
	// Pose are the lines of a position that was set up rather than dealt.
	Pose []string
	// Deal is the luck of the deal.
	Deal  []Drawn
	Lines []Line
}

// HeaderLine is one remark about the table, "name p0" = "Łucja".
type HeaderLine struct{ Key, Value string }

// Record copies the match's history out, secrets included: it is for files, never for
// a screen.
func (m *Match[S, A, E, Pub, Priv]) Record() Record {
	r := Record{Setup: m.setup, Pose: slices.Clone(m.pose), Deal: slices.Clone(m.deal), Lines: slices.Clone(m.lines)}
	r.Setup.Options = slices.Clone(m.setup.Options)
	return r
}

// ReplayError reports the journal line at which a record stops being a match.
type ReplayError struct {
	// Line counts journal lines from 1; 0 is the deal.
	Line int
	Text string
	Err  error
}

// Error names the line.
func (e *ReplayError) Error() string {
	return fmt.Sprintf("line %d (%s): %v", e.Line, e.Text, e.Err)
}

// Unwrap gives the cause.
func (e *ReplayError) Unwrap() error { return e.Err }

// replay plays the lines of a record on a match that was dealt from it. With verify
// the luck is drawn afresh from the seed and must equal the record.
func (m *Match[S, A, E, Pub, Priv]) replay(lines []Line, parse func(string) (A, bool), verify bool) error {
	for i, l := range lines {
		var err error
		switch l.Sort {
		case LineAction:
			err = m.replayAction(l, parse, verify)
		case LineUndo:
			err = m.Undo(l.Seat)
		case LineNote:
			err = m.Note(l.Seat, l.Text)
		default:
			panic(fmt.Sprintf("game: no such journal line %d", l.Sort))
		}
		if err != nil {
			return &ReplayError{Line: i + 1, Text: l.Seat.String() + " " + l.Text, Err: err}
		}
	}
	return nil
}

func (m *Match[S, A, E, Pub, Priv]) replayAction(l Line, parse func(string) (A, bool), verify bool) error {
	a, ok := parse(l.Text)
	if !ok {
		return &WordError{l.Text}
	}
	c := Taped(l.Draws)
	if verify {
		c = Live(m.setup.Seed, uint64(len(m.lines)+1))
	}
	if err := m.do(l.Seat, a, c); err != nil {
		return err
	}
	if made := m.lines[len(m.lines)-1].Draws; !sameDraws(made, l.Draws) {
		return &DrawError{firstUnlike(made, l.Draws)}
	}
	return nil
}

// DrawError reports a recorded draw that is not the one that the seed gives.
type DrawError struct {
	// What names the draw; its values may be secret and stay out.
	What string
}

// Error names the draw.
func (e *DrawError) Error() string {
	return fmt.Sprintf("%v: %q does not come from the seed", ErrTape, e.What)
}

// Unwrap makes it an ErrTape.
func (e *DrawError) Unwrap() error { return ErrTape }

// firstUnlike names the first draw in which two tapes differ.
func firstUnlike(made, held []Drawn) string {
	for i := range max(len(made), len(held)) {
		switch {
		case i >= len(made):
			return held[i].What
		case i >= len(held) || !sameDraws(made[i:i+1], held[i:i+1]):
			return made[i].What
		}
	}
	return ""
}

func sameDraws(a, b []Drawn) bool {
	return slices.EqualFunc(a, b, func(x, y Drawn) bool { return x.What == y.What && slices.Equal(x.Got, y.Got) })
}

// WordError reports a text that words no action of the title.
type WordError struct{ Text string }

// Error quotes the text.
func (e *WordError) Error() string { return fmt.Sprintf("%q is no action of this game", e.Text) }
