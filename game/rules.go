package game

import "fmt"

// Action is one thing a seat may do. Its text is its identity everywhere.
type Action interface {
	comparable
	fmt.Stringer
	// Kind groups actions of one sort, so that the random player can choose a sort
	// evenly before it chooses within it. There are at most 64.
	Kind() uint8
	// Rare marks actions that end or stall a match when chosen at random
	// (accusations before the end, conceding, standing orders).
	Rare() bool
}

// Rules is all that one title supplies. S is its position: a pointer-free value.
// A is an action, E an event, Pub what the room sees, Priv what one seat sees.
//
// No method keeps a pointer it is given. None returns an error for play: New
// refuses an impossible setup, everything later is offered or it is not.
type Rules[S any, A Action, E, Pub, Priv any] interface {
	// New deals. It refuses a setup with a *SetupError or a *Refusal.
	New(*S, Setup, *Turn[E]) error
	// Asked appends who must decide now, at most one question a seat.
	Asked(*S, []Ask) []Ask
	// Choices appends what the seat may do now, in a fixed order without repeats.
	Choices(*S, Seat, []A) []A
	// Why is zero exactly for the offered actions, else every clause in the way.
	Why(*S, Seat, A) Reason
	// Alphabet yields every action that can be worded, once.
	Alphabet(func(A) bool)
	// Apply plays an offered action and everything automatic after it.
	Apply(*S, Seat, A, *Turn[E]) Step
	// Public fills what the room sees.
	Public(*S, *Pub)
	// Private fills what only the seat sees besides.
	Private(*S, Seat, *Priv)
	// Result reports the end of the match.
	Result(*S) (Result, bool)
}

// Ask is an open question.
type Ask struct {
	Seat Seat
	// Q is the question's id, such as "venice.ask.pick"; it names the prompt's text.
	Q string
	// Private questions and their offers stay behind the seat's curtain. One is asked
	// alone: an answer beside another seat's decision would show in what that seat may
	// take back.
	Private bool
	// Optional questions need no answer for play to go on (Venice's accusation
	// beside the Killer's decision).
	Optional bool
}

// Step says whether the acting seat may take its action back. The zero value locks,
// so that forgetting to decide never lets anybody un-see a card.
type Step uint8

// Free promises that nobody learned anything; a test proves it for every seat.
const (
	Locked Step = iota
	Free
)

// Result is how a match ended.
type Result struct {
	Winners Seats
	// How is the id of the ending, such as "shame"; it names the text.
	How string
	// Clause is the clause that decided.
	Clause string
}

// MaxBars is how many clauses a reason can hold.
const MaxBars = 6

// Bar is one clause that stands against an action, with the numbers of the case.
type Bar struct {
	// Clause is a ledger id such as "VV-MOVE-10".
	Clause string
	// Who and Where are ids of the title's pieces and places, empty when the clause
	// speaks of none.
	Who, Where string
	// N and Max are the numbers of the case: "full (3 of 3)".
	N, Max int
}

// Reason is why an action is not offered: zero means that it is.
type Reason struct {
	n    int
	bars [MaxBars]Bar
}

// Add puts another clause into the reason; clauses past MaxBars and repeats are dropped.
func (r *Reason) Add(b Bar) {
	for i := range r.n {
		if r.bars[i].Clause == b.Clause {
			return
		}
	}
	if r.n < MaxBars {
		r.bars[r.n] = b
		r.n++
	}
}

// Len is the number of clauses in the reason, 0 when the action is offered.
func (r *Reason) Len() int { return r.n }

// Bars are the clauses in the way, the most telling first.
func (r *Reason) Bars() []Bar { return r.bars[:r.n] }

// Has reports whether the clause is among the reasons.
func (r *Reason) Has(clause string) bool {
	for i := range r.n {
		if r.bars[i].Clause == clause {
			return true
		}
	}
	return false
}

// String lists the clause ids.
func (r Reason) String() string {
	text := ""
	for i := range r.n {
		if i > 0 {
			text += " "
		}
		text += r.bars[i].Clause
	}
	return text
}

// Refusal is the error of an action that is not offered.
type Refusal struct {
	Seat   Seat
	Action string
	Why    Reason
}

// Error names the seat, the action and the clauses.
func (r *Refusal) Error() string {
	return fmt.Sprintf("%s %s: not offered (%s)", r.Seat, r.Action, r.Why)
}

// Unwrap makes every refusal an ErrNotOffered.
func (r *Refusal) Unwrap() error { return ErrNotOffered }
