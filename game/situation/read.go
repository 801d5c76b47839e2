package situation

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"alibi/game"
)

// The limits of a file. They are far above what anybody can read, and keep a broken
// file from running for long.
const (
	maxLine  = 1000
	maxLines = 2000
	maxCases = 64
)

// Shelf finds a title by its name, nil when there is none.
type Shelf func(name string) *game.Title

// File is a situation file that has been read.
type File struct {
	Name string
	// Clauses and Sentence are those of the first line.
	Clauses  []string
	Sentence string

	title *game.Title
	setup game.Setup
	// seeded says that all luck follows from the seed instead of being scripted.
	seeded bool
	// shared are the lines before the first case, which every case begins with.
	shared []line
	cases  []part
}

// part is one case, or the whole file when it has none.
type part struct {
	name  string
	n     int // its line
	lines []line
}

// Title is the game that is played.
func (f *File) Title() *game.Title { return f.title }

// Cases names the cases in order; a file without cases has one without a name.
func (f *File) Cases() []string {
	var names []string
	for _, c := range f.cases {
		names = append(names, c.name)
	}
	return names
}

// Naming is a clause that a file names, and where.
type Naming struct {
	Clause string
	Line   int
}

// Namings lists every clause that the file names: in its first line, of its refusals
// and of its endings.
func (f *File) Namings() []Naming {
	var all []Naming
	for _, c := range f.Clauses {
		all = append(all, Naming{c, 1})
	}
	for _, l := range f.lines() {
		for _, c := range l.clauses {
			all = append(all, Naming{c, l.n})
		}
	}
	return all
}

// lines are all lines of the file.
func (f *File) lines() []line {
	all := slices.Clone(f.shared)
	for _, c := range f.cases {
		all = append(all, c.lines...)
	}
	return all
}

// reader reads a file line by line.
type reader struct {
	f     *File
	shelf Shelf
	seen  []string // the set-up words that may stand once
	began bool     // the present case has a line that needs a match
	cased bool     // a case has begun
}

// Read reads a file; name is what faults call it. The fault is nil when every line is
// understood.
func Read(name, text string, shelf Shelf) (*File, *Fault) {
	r := &reader{f: &File{Name: name, setup: game.Setup{}}, shelf: shelf}
	if fault := r.read(text); fault != nil {
		fault.File, fault.Broken = name, true
		return nil, fault
	}
	return r.f, nil
}

func (r *reader) read(text string) *Fault {
	lines := strings.Split(strings.ReplaceAll(strings.TrimSuffix(text, "\n"), "\r\n", "\n"), "\n")
	for i, text := range lines {
		fault := r.line(i+1, text)
		if i == maxLines {
			fault = broken("situation.long", plain("max", strconv.Itoa(maxLines)))
		}
		if fault != nil {
			if fault.Line == 0 {
				fault.Line = i + 1
			}
			return fault
		}
	}
	fault := r.close()
	if fault != nil && fault.Line == 0 {
		fault.Line = len(lines)
	}
	return fault
}

func (r *reader) line(n int, text string) *Fault {
	switch {
	case !utf8.ValidString(text):
		return broken("situation.utf8")
	case len(text) > maxLine:
		return broken("situation.wide", plain("max", strconv.Itoa(maxLine)))
	case n == 1:
		return r.head(text)
	}
	words := strings.Fields(text)
	if len(words) == 0 || strings.HasPrefix(words[0], "#") {
		return nil
	}
	switch words[0] {
	case "==":
		return r.openCase(n, words[1:])
	case "title", "seats", "mode", "seed":
		return r.setting(words)
	}
	if r.f.title == nil || r.f.setup.Seats == 0 {
		return broken("situation.setting")
	}
	l, fault := r.parse(words)
	if fault != nil {
		return fault
	}
	l.n = n
	if l.sort.setsUp() && r.began {
		return broken("situation.began", plain("got", words[0]))
	}
	r.began = r.began || begins(l)
	if r.cased {
		last := &r.f.cases[len(r.f.cases)-1]
		last.lines = append(last.lines, l)
	} else {
		r.f.shared = append(r.f.shared, l)
	}
	return nil
}

// head reads the first line: "# CLAUSE...: sentence".
func (r *reader) head(text string) *Fault {
	rest, ok := strings.CutPrefix(text, "# ")
	ids, sentence, colon := strings.Cut(rest, ": ")
	r.f.Clauses, r.f.Sentence = strings.Fields(ids), strings.TrimSpace(sentence)
	if !ok || !colon || len(r.f.Clauses) == 0 || r.f.Sentence == "" {
		return broken("situation.head")
	}
	for _, c := range r.f.Clauses {
		if !isClause(c) {
			return broken("situation.head.clause", plain("got", c))
		}
	}
	return nil
}

// isClause reports whether the word looks like the id of a clause, VV-MOVE-10: groups of
// capital letters and digits, the first of letters alone.
func isClause(word string) bool {
	groups := strings.Split(word, "-")
	outside := func(r rune) bool { return (r < 'A' || r > 'Z') && (r < '0' || r > '9') }
	for _, g := range groups {
		if g == "" || strings.ContainsFunc(g, outside) {
			return false
		}
	}
	return len(groups) > 1 && !strings.ContainsAny(groups[0], "0123456789")
}

func (r *reader) openCase(n int, words []string) *Fault {
	name := strings.Join(words, " ")
	if name == "" || slices.Contains(r.f.Cases(), name) {
		return broken("situation.case")
	}
	if len(r.f.cases) == maxCases {
		return broken("situation.cases", plain("max", strconv.Itoa(maxCases)))
	}
	if fault := r.closeCase(); fault != nil {
		return fault
	}
	r.f.cases = append(r.f.cases, part{name: name, n: n})
	r.cased, r.began = true, slices.ContainsFunc(r.f.shared, begins)
	return nil
}

// begins reports whether the line needs a match that has begun.
func begins(l line) bool { return !l.sort.setsUp() && l.sort != drawing }

// closeCase refuses a case that demands nothing.
func (r *reader) closeCase() *Fault {
	if !r.cased {
		return nil
	}
	last := r.f.cases[len(r.f.cases)-1]
	if demands(last.lines) {
		return nil
	}
	fault := broken("situation.idle.case", plain("what", last.name))
	fault.Line = last.n
	return fault
}

func (r *reader) close() *Fault {
	f := r.f
	if f.title == nil || f.setup.Seats == 0 {
		return broken("situation.setting")
	}
	if fault := r.closeCase(); fault != nil {
		return fault
	}
	if len(f.cases) == 0 {
		f.cases, f.shared = []part{{lines: f.shared}}, nil
		if !demands(f.cases[0].lines) {
			return broken("situation.idle")
		}
	}
	if fault := r.closeSeed(); fault != nil {
		return fault
	}
	if f.setup.Mode == "" {
		mode, ok := f.title.ModeFor("", f.setup.Seats)
		if !ok {
			mode = f.title.Modes[0] // the title itself refuses the head count
		}
		f.setup.Mode = mode.ID
	}
	return nil
}

// closeSeed refuses positions and scripted luck where a seed deals and draws.
func (r *reader) closeSeed() *Fault {
	if !r.f.seeded {
		return nil
	}
	for _, l := range r.f.lines() {
		if l.sort == posing || l.sort == drawing {
			fault := broken("situation.seeded")
			fault.Line = l.n
			return fault
		}
	}
	return nil
}

// demands reports whether any line says what must hold.
func demands(lines []line) bool {
	return slices.ContainsFunc(lines, func(l line) bool { return l.sort.demands() })
}

// setting reads a line about the whole file: which game, how many, which mode.
func (r *reader) setting(words []string) *Fault {
	f, value := r.f, strings.Join(words[1:], " ")
	if r.cased || r.began {
		return broken("situation.late", plain("got", words[0]))
	}
	if slices.Contains(r.seen, words[0]) {
		return broken("situation.twice", plain("got", words[0]))
	}
	r.seen = append(r.seen, words[0])
	if f.title == nil && words[0] != "title" {
		return broken("situation.setting")
	}
	switch words[0] {
	case "title":
		if f.title = r.shelf(value); f.title == nil {
			return broken("situation.title", plain("got", value))
		}
	case "seats":
		n, err := strconv.Atoi(value)
		if err != nil || n < 1 || n > game.MaxSeats {
			return broken("situation.seats", plain("max", strconv.Itoa(game.MaxSeats)), plain("got", value))
		}
		f.setup.Seats = n
	case "mode":
		if _, ok := f.title.ModeFor(value, 0); !ok || value == "" {
			return broken("situation.mode", plain("names", modes(f.title)), plain("got", value))
		}
		f.setup.Mode = value
	case "seed":
		n, err := strconv.ParseUint(value, 10, 64)
		if err != nil {
			return broken("situation.seed", plain("got", value))
		}
		f.setup.Seed, f.seeded = n, true
	}
	return nil
}

func modes(t *game.Title) string {
	var ids []string
	for _, m := range t.Modes {
		ids = append(ids, m.ID)
	}
	return strings.Join(ids, ", ")
}

func options(t *game.Title) string {
	var ids []string
	for _, o := range t.Options {
		switch {
		case o.BySeat:
			ids = append(ids, o.ID+"=p0")
		case len(o.Values) > 0:
			ids = append(ids, o.ID+"="+strings.Join(o.Values, "|"))
		default:
			ids = append(ids, o.ID)
		}
	}
	return strings.Join(ids, ", ")
}

func hasOption(t *game.Title, text string) bool {
	id, value, valued := strings.Cut(text, "=")
	return slices.ContainsFunc(t.Options, func(o game.Option) bool {
		if o.ID != id {
			return false
		}
		if o.BySeat {
			_, err := game.ParseSeat(value)
			return err == nil
		}
		return valued == (len(o.Values) > 0) && (!valued || slices.Contains(o.Values, value))
	})
}
