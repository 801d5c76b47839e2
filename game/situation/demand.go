package situation

import (
	"errors"
	"slices"
	"strings"

	"alibi/game"
)

// demand checks one line that says what must hold.
func (r *run) demand(l line) *Fault {
	switch l.sort {
	case refusing:
		return r.refuse(l)
	case refusingUndo:
		var locked *game.LockedError
		err := r.probe(func(p game.Play) error { return p.Undo(l.seat) })
		return refusedBy(l.text, "undo "+l.seat.String(), errors.As(err, &locked), func() string { return locked.Why })
	case refusingNote:
		var refusal *game.Refusal
		err := r.probe(func(p game.Play) error { return p.Note(l.seat, l.text) })
		if !errors.As(err, &refusal) {
			return fault("situation.allowed", plain("action", "note "+l.seat.String()+" "+l.text))
		}
		return named(l, "note "+l.seat.String()+" "+l.text, refusal.Why)
	case allowing:
		why, err := r.play.Why(l.seat, l.text)
		if err == nil && why.Len() == 0 && slices.Contains(r.play.OwnOffers(l.seat), l.text) {
			return nil
		}
		return fault("situation.refused", plain("action", l.seat.String()+" "+l.text), plain("clauses", clausesOf(why)))
	case offering:
		return r.offer(l)
	case asking:
		return r.ask(l)
	case ending, lasting:
		return r.over(l)
	case logging:
		return r.log(l)
	case noLine, choosing, posing, drawing, beginning, acting, undoing, noting, refusingStart:
		panic("situation: a line that demands nothing")
	default:
		return r.fact(l)
	}
}

// probe tries something on a copy of the match that was replayed from its record.
func (r *run) probe(try func(game.Play) error) error {
	record := r.play.Record()
	copied, err := r.f.title.Replay(&record)
	if err != nil {
		return err
	}
	return try(copied)
}

func refusedBy(want, action string, refused bool, why func() string) *Fault {
	if !refused {
		return fault("situation.allowed", plain("action", action))
	}
	if got := why(); got != want {
		return fault("situation.undo.other", plain("action", action), plain("want", want), plain("got", got))
	}
	return nil
}

// named finds every demanded clause in a reason.
func named(l line, action string, why game.Reason) *Fault {
	for _, c := range l.clauses {
		if !why.Has(c) {
			return fault("situation.unnamed", plain("action", action), plain("clause", c), plain("clauses", clausesOf(why)))
		}
	}
	return nil
}

// refuse demands that an action is refused, by what the seat is told and in fact.
func (r *run) refuse(l line) *Fault {
	action := l.seat.String() + " " + l.text
	why, err := r.play.Why(l.seat, l.text)
	if err != nil {
		return r.stepFault(action, err)
	}
	if why.Len() == 0 || slices.Contains(r.play.OwnOffers(l.seat), l.text) {
		return fault("situation.allowed", plain("action", action))
	}
	return named(l, action, why)
}

// refuseStart demands that the set-up itself is refused with a clause.
func (r *run) refuseStart(l line) *Fault {
	if r.play != nil {
		return fault("situation.allowed", plain("action", "begin"))
	}
	_, err := r.start(r.drawn())
	var setup *game.SetupError
	var refusal *game.Refusal
	switch {
	case err == nil:
		return fault("situation.allowed", plain("action", "begin"))
	case errors.As(err, &refusal):
		r.refused, r.luck = true, nil
		return named(l, "begin", refusal.Why)
	case !errors.As(err, &setup):
		return r.startFault(err)
	}
	r.refused, r.luck = true, nil
	if len(l.clauses) > 1 || setup.Clause != l.clauses[0] {
		return fault("situation.unnamed", plain("action", "begin"), plain("clause", strings.Join(l.clauses, ", ")), plain("clauses", setup.Clause))
	}
	return nil
}

func (r *run) offer(l line) *Fault {
	var got []string
	for _, o := range r.play.OwnOffers(l.seat) {
		if item, ok := starred(l.text, o); ok {
			got = append(got, item)
		}
	}
	want := slices.Sorted(slices.Values(l.items))
	if slices.Sort(got); slices.Equal(want, got) {
		return nil
	}
	missing := slices.DeleteFunc(slices.Clone(want), func(s string) bool { return slices.Contains(got, s) })
	extra := slices.DeleteFunc(got, func(s string) bool { return slices.Contains(want, s) })
	return fault("situation.offers.unlike", plain("seat", l.seat.String()), plain("actions", l.text),
		plain("want", listed(missing)), plain("got", listed(extra)))
}

// listed joins items as files write them.
func listed(items []string) string {
	if len(items) == 0 {
		return "none"
	}
	return strings.Join(items, " | ")
}

func (r *run) ask(l line) *Fault {
	asks := r.play.Asks()
	if l.seat == game.Nobody {
		if len(asks) == 0 {
			return nil
		}
		return fault("situation.asked.unlike", plain("seat", asks[0].Seat.String()), plain("want", "nothing"), plain("got", asks[0].Q))
	}
	got := "nothing"
	for _, a := range asks {
		if a.Seat == l.seat {
			got = a.Q
		}
	}
	if got == l.text {
		return nil
	}
	return fault("situation.asked.unlike", plain("seat", l.seat.String()), plain("want", l.text), plain("got", got))
}

func (r *run) over(l line) *Fault {
	got, over := "no over", false
	var result game.Result
	if result, over = r.play.Result(); over {
		got = ended(result.Winners, result.How, result.Clause)
	}
	want := "no over"
	if l.sort == ending {
		want = ended(l.seats, l.text, l.clauses[0])
	}
	if got == want {
		return nil
	}
	return fault("situation.over.unlike", plain("want", want), plain("got", got))
}

func ended(winners game.Seats, how, clause string) string {
	return strings.Join(strings.Fields("over "+winners.String()+" "+how+" "+clause), " ")
}

// fact checks what the room or a seat sees.
func (r *run) fact(l line) *Fault {
	var facts []string
	switch l.sort {
	case tabling:
		facts = r.play.Facts()
	case owning:
		facts = r.play.OwnFacts(l.seat)
	default:
		facts = slices.Concat(r.play.Facts(), r.play.OwnFacts(l.seat))
	}
	found := slices.ContainsFunc(facts, func(f string) bool { return matches(l.text, f) })
	switch {
	case l.sort == hiding && found:
		return fault("situation.seen", plain("seat", l.seat.String()), plain("fact", l.text))
	case l.sort == hiding && !r.anybodySees(l.text):
		return fault("situation.hidden", plain("fact", l.text))
	case l.sort == hiding, found != l.not:
		return nil
	case l.not:
		return fault("situation.present", plain("fact", l.text))
	}
	return fault("situation.absent", plain("fact", l.text), plain("got", nearest(l.text, facts)))
}

// anybodySees reports whether the fact is true for some seat: hiding what is not true
// would prove nothing.
func (r *run) anybodySees(fact string) bool {
	for s := range game.Seat(r.setup.Seats) {
		if slices.ContainsFunc(r.play.OwnFacts(s), func(f string) bool { return matches(fact, f) }) {
			return true
		}
	}
	return false
}

// matches compares a fact with what a file says of it; a star stands for the rest.
func matches(want, fact string) bool {
	if want == "*" || want == fact {
		return true
	}
	prefix, starred := strings.CutSuffix(want, " *")
	return starred && (fact == prefix || strings.HasPrefix(fact, prefix+" "))
}

// nearest are the facts that begin like the one that was wanted, at most four.
func nearest(want string, facts []string) string {
	best, near := 1, []string(nil)
	words := strings.Fields(want)
	for _, f := range facts {
		n := 0
		for i, w := range strings.Fields(f) {
			if i >= len(words) || words[i] != w {
				break
			}
			n++
		}
		if n > best {
			best, near = n, nil
		}
		if n == best && len(near) < 4 {
			near = append(near, f)
		}
	}
	if len(near) == 0 {
		return "-"
	}
	return strings.Join(near, " | ")
}

// log checks what a viewer heard of the last step. Log lines that follow one another
// must have been heard in that order.
func (r *run) log(l line) *Fault {
	v := int(l.seat) + 1
	news := r.news[v]
	if l.not {
		if i := slices.IndexFunc(news, func(e string) bool { return l.text == "*" || heardAs(l.text, e) }); i >= 0 {
			return fault("situation.present", plain("fact", "log "+news[i]))
		}
		return nil
	}
	from := r.cursor[v]
	if i := slices.IndexFunc(news[from:], func(e string) bool { return heardAs(l.text, e) }); i >= 0 {
		r.cursor[v] = from + i + 1
		return nil
	}
	return fault("situation.absent", plain("fact", "log "+l.text), plain("got", listed(news[from:])))
}

// heardAs reports whether the entry begins with the first word and has all the others,
// in order.
func heardAs(want, entry string) bool {
	words := strings.Fields(want)
	for i, e := range strings.Fields(entry) {
		if len(words) == 0 {
			return true
		}
		if words[0] == e {
			words = words[1:]
		} else if i == 0 {
			return false
		}
	}
	return len(words) == 0
}
