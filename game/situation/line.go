package situation

import (
	"slices"
	"strings"

	"alibi/game"
)

// sort is what a line does; the zero value is no line.
type sort uint8

const (
	noLine   sort = iota
	choosing      // an option of the set-up
	posing
	drawing
	beginning
	acting
	undoing
	noting
	// The rest demand something.
	refusing      // an action
	refusingStart // the set-up itself
	refusingUndo
	refusingNote
	allowing
	offering
	asking
	tabling
	owning
	seeing
	hiding
	logging
	ending
	lasting // the match is not over
)

func (s sort) demands() bool { return s >= refusing }

// setsUp reports a line that has to stand before the match begins; luck may stand
// anywhere.
func (s sort) setsUp() bool { return s == choosing || s == posing }

// line is one line of a file.
type line struct {
	n    int
	sort sort
	seat game.Seat
	// text is the action, the fact, the question, the note or the ending.
	text string
	// not turns a demand round: no table FACT.
	not bool
	// clauses are demanded of a refusal, or of the ending.
	clauses []string
	// items are what offers must list, in any order.
	items []string
	drawn game.Drawn
	seats game.Seats
}

// parse reads a line of a case.
func (r *reader) parse(words []string) (line, *Fault) {
	rest := words[1:]
	switch words[0] {
	case "option":
		l := line{sort: choosing, text: strings.Join(rest, " ")}
		if !hasOption(r.f.title, l.text) {
			return l, broken("situation.option", plain("names", options(r.f.title)), plain("got", l.text))
		}
		return l, nil
	case "pose":
		return r.parsePose(rest)
	case "luck":
		return r.parseLuck(rest)
	case "begin":
		return line{sort: beginning}, r.nothingMore(rest)
	case "undo":
		l, more, fault := r.seated(line{sort: undoing}, rest)
		return l, first(fault, r.nothingMore(more))
	case "note":
		return r.parseNote(line{sort: noting}, rest)
	case "!":
		return r.parseRefusal(rest)
	case "may":
		l, more, fault := r.seated(line{sort: allowing}, rest)
		if fault != nil {
			return l, fault
		}
		return r.action(l, more)
	case "offers":
		return r.parseOffers(rest)
	case "asked":
		return r.parseAsked(rest)
	case "over":
		return r.parseOver(rest)
	case "no":
		return r.parseNot(rest)
	case "table", "own", "see", "hide", "log":
		return r.parseFact(words, false)
	}
	if seat, err := game.ParseSeat(words[0]); err == nil {
		if !r.sits(seat) {
			return line{}, r.noSeat(words[0])
		}
		return r.action(line{sort: acting, seat: seat}, rest)
	}
	return line{}, broken("situation.word", plain("got", words[0]))
}

func first(a, b *Fault) *Fault {
	if a != nil {
		return a
	}
	return b
}

func (r *reader) nothingMore(words []string) *Fault {
	if len(words) == 0 {
		return nil
	}
	return broken("situation.more", plain("got", strings.Join(words, " ")))
}

func (r *reader) sits(s game.Seat) bool { return s >= 0 && int(s) < r.f.setup.Seats }

func (r *reader) noSeat(got string) *Fault {
	return broken("situation.seat", plain("max", game.Seat(r.f.setup.Seats-1).String()), plain("got", got))
}

// seated takes the seat that a line begins with.
func (r *reader) seated(l line, words []string) (line, []string, *Fault) {
	if len(words) == 0 {
		return l, nil, r.noSeat("")
	}
	seat, err := game.ParseSeat(words[0])
	if err != nil || !r.sits(seat) {
		return l, nil, r.noSeat(words[0])
	}
	l.seat = seat
	return l, words[1:], nil
}

// action takes words that must be an action of the title.
func (r *reader) action(l line, words []string) (line, *Fault) {
	if l.text = strings.Join(words, " "); !r.f.title.Knows(l.text) {
		return l, broken("situation.action", plain("got", l.text))
	}
	return l, nil
}

func (r *reader) parsePose(words []string) (line, *Fault) {
	text := strings.Join(words, " ")
	if x := r.f.title.Lexicon(); !x.Fits(x.Pose, text) {
		return line{}, broken("situation.pose.shape", plain("got", text))
	}
	return line{sort: posing, text: text}, nil
}

func (r *reader) parseLuck(words []string) (line, *Fault) {
	l := line{sort: drawing, text: strings.Join(words, " ")}
	x := r.f.title.Lexicon()
	if len(words) == 0 || !x.Begins(x.Luck, words[0]) {
		return l, broken("situation.luck.name", plain("got", l.text))
	}
	l.drawn = game.Drawn{What: words[0], Rest: true}
	for _, w := range words[1:] {
		v, ok := r.f.title.Luck(words[0], w)
		if !ok {
			return l, broken("situation.luck.value", plain("what", words[0]), plain("got", w))
		}
		l.drawn.Got = append(l.drawn.Got, v)
	}
	return l, nil
}

func (r *reader) parseNote(l line, words []string) (line, *Fault) {
	l, more, fault := r.seated(l, words)
	if l.text = strings.Join(more, " "); fault == nil && l.text == "" {
		fault = broken("situation.note")
	}
	return l, fault
}

// cutClauses takes the clauses off the end of a line, at least one.
func cutClauses(words []string) (rest, clauses []string, fault *Fault) {
	n := len(words)
	for n > 0 && isClause(words[n-1]) {
		n--
	}
	if n == len(words) {
		return nil, nil, broken("situation.clauses")
	}
	return words[:n], words[n:], nil
}

func (r *reader) parseRefusal(words []string) (line, *Fault) {
	if len(words) > 0 && words[0] == "undo" {
		l, more, fault := r.seated(line{sort: refusingUndo}, words[1:])
		if fault != nil {
			return l, fault
		}
		why := []string{game.LockNothing, game.LockSeat, game.LockLearned}
		if l.text = strings.Join(more, " "); !slices.Contains(why, l.text) {
			return l, broken("situation.locked", plain("names", strings.Join(why, ", ")), plain("got", l.text))
		}
		return l, nil
	}
	rest, clauses, fault := cutClauses(words)
	if fault != nil {
		return line{}, fault
	}
	switch {
	case len(rest) == 1 && rest[0] == "begin":
		return line{sort: refusingStart, clauses: clauses}, nil
	case len(rest) > 0 && rest[0] == "note":
		return r.parseNote(line{sort: refusingNote, clauses: clauses}, rest[1:])
	}
	l, more, fault := r.seated(line{sort: refusing, clauses: clauses}, rest)
	if fault != nil {
		return l, fault
	}
	return r.action(l, more)
}

// parseOffers reads "offers p1 walk: a | b", "offers p0 murder * with poison: a | b" and
// "offers p1 *: walk a | stop". The star stands for what the items say.
func (r *reader) parseOffers(words []string) (line, *Fault) {
	l, more, fault := r.seated(line{sort: offering}, words)
	if fault != nil {
		return l, fault
	}
	pattern, list, ok := strings.Cut(strings.Join(more, " "), ":")
	pattern, list = strings.TrimSpace(pattern), strings.TrimSpace(list)
	stars := strings.Count(" "+pattern+" ", " * ")
	if !ok || pattern == "" || list == "" || stars > 1 || strings.Count(pattern, "*") != stars {
		return l, broken("situation.offers")
	}
	l.text = pattern
	if !slices.ContainsFunc(r.f.title.Words(), func(w string) bool { _, ok := starred(pattern, w); return ok }) {
		return l, broken("situation.offers.none", plain("got", pattern))
	}
	if list == "none" {
		return l, nil
	}
	for item := range strings.SplitSeq(list, "|") {
		item = strings.TrimSpace(item)
		if text := unstarred(pattern, item); !r.f.title.Knows(text) {
			return l, broken("situation.action", plain("got", text))
		}
		if slices.Contains(l.items, item) {
			return l, broken("situation.offers.twice", plain("got", item))
		}
		l.items = append(l.items, item)
	}
	return l, nil
}

// starred is what the pattern's star stands for in an action; a pattern without a star
// is the first word of the actions meant, and an action of that one word stands for
// itself.
func starred(pattern, action string) (item string, ok bool) {
	if pattern == "*" {
		return action, true
	}
	before, after, star := strings.Cut(" "+pattern+" ", " * ")
	if !star {
		if action == pattern {
			return action, true
		}
		return strings.CutPrefix(action, pattern+" ")
	}
	item, ok = strings.CutPrefix(" "+action+" ", before+" ")
	if !ok {
		return "", false
	}
	item, ok = strings.CutSuffix(item, " "+after)
	return item, ok && item != "" && !strings.Contains(item, " ")
}

// unstarred is the action that the item means.
func unstarred(pattern, item string) string {
	switch {
	case strings.Contains(pattern, "*"):
		return strings.Replace(pattern, "*", item, 1)
	case item == pattern:
		return item
	}
	return pattern + " " + item
}

func (r *reader) parseAsked(words []string) (line, *Fault) {
	if len(words) == 1 && words[0] == "nobody" {
		return line{sort: asking, seat: game.Nobody}, nil
	}
	l, more, fault := r.seated(line{sort: asking}, words)
	if fault != nil {
		return l, fault
	}
	if len(more) != 1 {
		return l, broken("situation.asked")
	}
	l.text = more[0]
	return l, nil
}

// parseOver reads "over p1 p2 code-error VV-END-03": the winners, how, and the clause.
func (r *reader) parseOver(words []string) (line, *Fault) {
	l := line{sort: ending}
	for len(words) > 0 {
		seat, err := game.ParseSeat(words[0])
		if err != nil {
			break
		}
		if !r.sits(seat) {
			return l, r.noSeat(words[0])
		}
		l.seats |= game.SeatSet(seat)
		words = words[1:]
	}
	if len(words) != 2 || !isClause(words[1]) {
		return l, broken("situation.over")
	}
	l.text, l.clauses = words[0], words[1:]
	return l, nil
}

func (r *reader) parseNot(words []string) (line, *Fault) {
	if len(words) == 1 && words[0] == "over" {
		return line{sort: lasting}, nil
	}
	if len(words) == 0 || !slices.Contains([]string{"table", "own", "log"}, words[0]) {
		return line{}, broken("situation.not")
	}
	return r.parseFact(words, true)
}

// parseFact reads a demand on a fact and holds the fact to the title's lexicon.
func (r *reader) parseFact(words []string, not bool) (line, *Fault) {
	x := r.f.title.Lexicon()
	l := line{not: not, seat: game.Nobody}
	shapes, rest := x.Table, words[1:]
	var fault *Fault
	switch words[0] {
	case "table":
		l.sort = tabling
	case "own":
		l.sort, shapes = owning, x.Own
		l, rest, fault = r.seated(l, rest)
	case "see", "hide":
		if l.sort = seeing; words[0] == "hide" {
			l.sort = hiding
		}
		shapes = slices.Concat(x.Table, x.Own)
		l, rest, fault = r.seated(l, rest)
	case "log":
		l.sort, shapes = logging, x.Log
		if len(rest) > 0 {
			if _, err := game.ParseSeat(rest[0]); err == nil {
				l, rest, fault = r.seated(l, rest)
			}
		}
	}
	if fault != nil {
		return l, fault
	}
	l.text = strings.Join(rest, " ")
	if !r.fact(l, shapes, rest) {
		return l, broken("situation.fact", plain("got", l.text))
	}
	return l, nil
}

// fact reports whether the words are a fact of the title. A star at the end stands for
// the rest of a fact, a star alone for any; the latter can only be denied.
func (r *reader) fact(l line, shapes []string, words []string) bool {
	x := r.f.title.Lexicon()
	prefix, starred := strings.CutSuffix(l.text, " *")
	switch {
	case l.text == "*":
		return l.not
	case strings.Contains(prefix, "*"):
		return false
	case starred:
		return l.sort != logging && x.Begins(shapes, prefix)
	case l.sort == logging:
		return x.Parts(shapes, l.text)
	}
	return len(words) > 0 && x.Fits(shapes, l.text)
}
