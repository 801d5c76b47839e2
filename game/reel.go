package game

import "errors"

// Reel is a record that is wound to any of its lines, for watching it. It gives a match
// like any other, which lets out nothing but its two doors.
type Reel[S any, A Action, E, Pub, Priv any] struct {
	spec  *Spec[S, A, E, Pub, Priv]
	rec   *Record
	words map[string]A
	match *Match[S, A, E, Pub, Priv]
	at    int
}

// Reel is the record at its deal, from its recorded luck. Errors are a *ReplayError.
func (s *Spec[S, A, E, Pub, Priv]) Reel(rec *Record) (*Reel[S, A, E, Pub, Priv], error) {
	r := &Reel[S, A, E, Pub, Priv]{spec: s, rec: rec, words: alphabet(s.Rules)}
	return r, r.rewind()
}

// rewind goes back to the deal.
func (r *Reel[S, A, E, Pub, Priv]) rewind() error {
	dealt := *r.rec
	dealt.Lines = nil
	m, err := replayed(r.spec, &dealt, r.parse, false)
	if err == nil {
		r.match, r.at = m, 0
	}
	return err
}

func (r *Reel[S, A, E, Pub, Priv]) parse(text string) (A, bool) { a, ok := r.words[text]; return a, ok }

// Lines is how many lines the record has.
func (r *Reel[S, A, E, Pub, Priv]) Lines() int { return len(r.rec.Lines) }

// Wind is the match after the first n lines, 0 to Lines. It is good until the next Wind.
// Errors are a *ReplayError, after which the match stands before the line that it names.
func (r *Reel[S, A, E, Pub, Priv]) Wind(n int) (*Match[S, A, E, Pub, Priv], error) {
	if n < r.at {
		if err := r.rewind(); err != nil {
			return r.match, err
		}
	}
	for r.at < n {
		if err := r.match.replay(r.rec.Lines[r.at:r.at+1], r.parse, false); err != nil {
			var bad *ReplayError
			if errors.As(err, &bad) {
				bad.Line = r.at + 1 // it was given one line alone
			}
			return r.match, err
		}
		r.at++
	}
	return r.match, nil
}
