package gametest

import (
	"slices"
	"sync"

	"alibi/game"
)

// world is a course that looks to its viewer like the true one.
type world[S any] struct {
	pos   S
	alive bool
}

// findings are what all matches of a kit found out together.
type findings struct {
	sync.Mutex
	moved map[string]bool
}

func (f *findings) saw(path string) {
	f.Lock()
	f.moved[path] = true
	f.Unlock()
}

// redeal deals anew what each viewer cannot know and demands that he cannot tell.
func (b *bout[S, A, E, Pub, Priv]) redeal(deep bool) {
	closer := b.luck.IntN(len(b.viewers))
	for i, v := range b.viewers {
		w := b.Redeal(b.pos, v, b.luck)
		moved(b.leaves, &b.pos, &w, func(l *leaf) {
			if !l.secret {
				b.fatal("the redeal for %s changed %s, which is not tagged secret", v, l.path)
			}
			b.found.saw(l.path)
		})
		if wrong := b.Invariant(&w); wrong != "" {
			b.fatal("the redeal for %s is no position: %s", v, wrong)
		}
		see(b.rules, &w, v, &b.other)
		if what := b.differ(&b.looks[i], &b.other); what != "" {
			b.fatal("%s can tell by %s what was dealt anew", v, what)
		}
		if deep && i == closer {
			b.sameReasons(&w, v)
			b.sameNotes(&w, v)
		}
		if !b.worlds[i].alive || b.luck.IntN(8) == 0 {
			b.worlds[i] = world[S]{w, true}
		}
	}
}

// sameReasons: what bars an action is the same for all that the viewer may ask.
func (b *bout[S, A, E, Pub, Priv]) sameReasons(w *S, viewer game.Seat) {
	for s := range game.Seat(b.setup.Seats) {
		if q, _ := b.ask(s); q.Private && s != viewer {
			continue
		}
		for _, a := range b.alphabet {
			if x, y := b.rules.Why(&b.pos, s, a), b.rules.Why(w, s, a); x != y {
				b.fatal("%s can tell what was dealt anew by why %s may not %q: %s, or %s", viewer, s, a, x, y)
			}
		}
	}
}

// sameNotes: which notes may be laid tells nothing.
func (b *bout[S, A, E, Pub, Priv]) sameNotes(w *S, viewer game.Seat) {
	noting, ok := b.rules.(game.Noting[S])
	if !ok {
		return
	}
	stand := b.m.Notes()
	for s := range game.Seat(b.setup.Seats) {
		for _, text := range b.Notes {
			n := game.Note{Seat: s, Text: text}
			if x, y := noting.NoteWhy(&b.pos, stand, n), noting.NoteWhy(w, stand, n); x != y {
				b.fatal("%s can tell what was dealt anew by why %s may not note %q", viewer, s, text)
			}
		}
	}
}

// Ways to tell two courses apart that look the same.
const (
	byLog  = "the log"
	byUndo = "whether it may be taken back"
)

// follow plays what was just played in the world of one viewer, who must see and hear
// the same, unless he was told something that had been hidden, and then he must see it
// too. An answer that he does not see may be another one there, if it looks the same to
// him. A world that he could by now tell from the true one ends.
func (b *bout[S, A, E, Pub, Priv]) follow(i int, seat game.Seat, a A, ask game.Ask, out outcome[E]) {
	w, v := &b.worlds[i], b.viewers[i]
	if !w.alive {
		return
	}
	heard := hears(out.told, v)
	if !ask.Private || seat == v {
		next := w.pos
		what, told := b.unlike(i, &next, seat, a, heard, out.step)
		switch {
		case what == "":
			w.pos = next
			return
		case out.step == game.Free:
			b.fatal("%s %q may be taken back, and tells %s something by %s", seat, a, v, what)
		case what == byLog || what == byUndo:
			b.fatal("%s %q tells %s something by %s alone", seat, a, v, what)
		case !slices.ContainsFunc(heard, b.Reveals) && !slices.ContainsFunc(told, b.Reveals):
			b.fatal("%s %q tells %s something by %s", seat, a, v, what)
		}
		w.alive = false
		return
	}
	answers := b.rules.Choices(&w.pos, seat, nil)
	b.luck.Shuffle(len(answers), func(i, j int) { answers[i], answers[j] = answers[j], answers[i] })
	for _, c := range answers {
		next := w.pos
		if what, _ := b.unlike(i, &next, seat, c, heard, out.step); what == "" {
			w.pos = next
			return
		}
	}
	w.alive = false
}

// unlike plays an action on a viewer's world and names what differs for him from the
// true course, which has moved on to b.looks.
func (b *bout[S, A, E, Pub, Priv]) unlike(i int, s *S, seat game.Seat, a A, heard []E, step game.Step) (what string, told []E) {
	v := b.viewers[i]
	out := b.apply(s, seat, a)
	told = hears(out.told, v)
	see(b.rules, s, v, &b.other)
	switch what = b.differ(&b.looks[i], &b.other); {
	case what != "":
	case !b.alike.events(heard, told):
		what = byLog
	case out.step != step:
		what = byUndo
	}
	return what, told
}
