package game

import (
	"errors"
	"slices"
)

var (
	// ErrNotOffered reports an action outside the seat's choices.
	ErrNotOffered = errors.New("the action is not offered")
	// ErrLocked reports an undo that would take back more than the seat's own step.
	ErrLocked = errors.New("the action cannot be taken back")
)

// LockedError is why an undo is refused: the id of its text.
type LockedError struct{ Why string }

// Why an undo is refused.
const (
	LockNothing = "nothing" // there is no action to take back
	LockSeat    = "seat"    // the last action or the present decision is another seat's
	LockLearned = "learned" // somebody learned something, or luck was used
)

// Error names the reason.
func (e *LockedError) Error() string { return "undo refused: " + e.Why }

// Unwrap makes it an ErrLocked.
func (e *LockedError) Unwrap() error { return ErrLocked }

// BehindCurtain is the only clause that the table tells about a private question.
const BehindCurtain = "curtain"

// Match runs one play of one title. The position never leaves it.
type Match[S any, A Action, E, Pub, Priv any] struct {
	rules Rules[S, A, E, Pub, Priv]
	setup Setup
	pose  []string
	deal  []Drawn
	// pos and next are two reused positions: an action is played on next.
	pos, next *S
	lines     []Line
	// stand are the actions that were not taken back: their line and the position
	// before each.
	stand []standing[S]
	log   []heard[E]
	// revision counts what the table could notice.
	revision int
	asks     []Ask
	offers   []A
}

type standing[S any] struct {
	line   int
	step   Step
	before S
}

type heard[E any] struct {
	line int
	seat Seat
	told Told[E]
	sort EntrySort
	text string
}

// start deals a match on the given luck.
func start[S any, A Action, E, Pub, Priv any](r Rules[S, A, E, Pub, Priv], setup Setup, c *Chance) (*Match[S, A, E, Pub, Priv], error) {
	m := &Match[S, A, E, Pub, Priv]{rules: r, setup: setup.Sorted(), pos: new(S), next: new(S)}
	t := NewTurn[E](c, false)
	if err := r.New(m.pos, m.setup, t); err != nil {
		return nil, err
	}
	if err := c.Err(); err != nil {
		return nil, err
	}
	m.deal = c.made
	m.hear(Nobody, 0, t.told)
	return m, nil
}

// Start deals a fresh match from the seed of its setup.
func Start[S any, A Action, E, Pub, Priv any](r Rules[S, A, E, Pub, Priv], setup Setup) (*Match[S, A, E, Pub, Priv], error) {
	return start(r, setup, Live(setup.Seed, 0))
}

// Table is what the room sees, with the offers of the public questions.
type Table[A Action, Pub any] struct {
	Pub Pub
	// Asks are the open questions; those of private ones have no offers.
	Asks []Open[A]
	// Revision grows with whatever the room can notice and never counts what is secret.
	Revision int
}

// Open is an open question and what may be answered.
type Open[A Action] struct {
	Ask
	Offers []A
}

// Own is what one seat sees behind its curtain.
type Own[A Action, Priv any] struct {
	Seat Seat
	Priv Priv
	// Open is the seat's question, if Asked.
	Open  Open[A]
	Asked bool
}

// Setup is what the match was dealt from, without its seed.
func (m *Match[S, A, E, Pub, Priv]) Setup() Setup {
	s := m.setup
	s.Seed, s.Options = 0, slices.Clone(s.Options)
	return s
}

// Table is the public door. The result is the caller's to keep.
func (m *Match[S, A, E, Pub, Priv]) Table() Table[A, Pub] { return m.table(m.pos) }

func (m *Match[S, A, E, Pub, Priv]) table(at *S) Table[A, Pub] {
	t := Table[A, Pub]{Revision: m.revision}
	m.rules.Public(at, &t.Pub)
	m.asks = m.rules.Asked(at, m.asks[:0])
	for _, a := range m.asks {
		o := Open[A]{Ask: a}
		if !a.Private {
			o.Offers = m.rules.Choices(at, a.Seat, nil)
		}
		t.Asks = append(t.Asks, o)
	}
	return t
}

// Own is the private door, for use behind the seat's curtain only.
func (m *Match[S, A, E, Pub, Priv]) Own(seat Seat) Own[A, Priv] {
	o := Own[A, Priv]{Seat: seat}
	m.rules.Private(m.pos, seat, &o.Priv)
	if a, ok := m.ask(seat); ok {
		o.Asked, o.Open = true, Open[A]{Ask: a, Offers: m.rules.Choices(m.pos, seat, nil)}
	}
	return o
}

// Why says at the table what bars an action; zero when it is offered there. About a
// private question it tells BehindCurtain and nothing else.
func (m *Match[S, A, E, Pub, Priv]) Why(seat Seat, a A) Reason {
	if q, ok := m.ask(seat); ok && q.Private {
		var r Reason
		r.Add(Bar{Clause: BehindCurtain})
		return r
	}
	return m.rules.Why(m.pos, seat, a)
}

// OwnWhy says behind the seat's curtain what bars an action.
func (m *Match[S, A, E, Pub, Priv]) OwnWhy(seat Seat, a A) Reason { return m.rules.Why(m.pos, seat, a) }

// Result reports how the match ended.
func (m *Match[S, A, E, Pub, Priv]) Result() (Result, bool) { return m.rules.Result(m.pos) }

// Do plays one offered action, or returns a *Refusal and changes nothing.
func (m *Match[S, A, E, Pub, Priv]) Do(seat Seat, a A) error {
	return m.do(seat, a, Live(m.setup.Seed, uint64(len(m.lines)+1)))
}

func (m *Match[S, A, E, Pub, Priv]) do(seat Seat, a A, c *Chance) error {
	m.offers = m.rules.Choices(m.pos, seat, m.offers[:0])
	if !slices.Contains(m.offers, a) {
		return &Refusal{Seat: seat, Action: a.String(), Why: m.rules.Why(m.pos, seat, a)}
	}
	q, _ := m.ask(seat)
	was := slices.Clone(m.asks)
	*m.next = *m.pos
	t := NewTurn[E](c, false)
	step := m.rules.Apply(m.next, seat, a, t)
	if err := c.Err(); err != nil {
		return err
	}
	if len(c.made) > 0 {
		step = Locked
	}
	m.stand = append(m.stand, standing[S]{line: len(m.lines), step: step, before: *m.pos})
	m.lines = append(m.lines, Line{Sort: LineAction, Seat: seat, Text: a.String(), Private: q.Private, Draws: c.made})
	m.pos, m.next = m.next, m.pos
	m.notice(was, m.hear(seat, len(m.lines), t.told))
	return nil
}

// Undo takes the seat's last action back, if it was Free and the seat still decides.
// The journal keeps both lines: luck is keyed by the line and never goes back.
func (m *Match[S, A, E, Pub, Priv]) Undo(seat Seat) error {
	if why := m.undoBar(seat); why != "" {
		return &LockedError{why}
	}
	was := slices.Clone(m.asks)
	last := m.stand[len(m.stand)-1]
	m.stand = m.stand[:len(m.stand)-1]
	*m.pos = last.before
	hidden := m.lines[last.line].Private
	m.lines = append(m.lines, Line{Sort: LineUndo, Seat: seat, Private: hidden})
	// The room hears of the undo if it heard of the action.
	open := !hidden
	m.log = slices.DeleteFunc(m.log, func(h heard[E]) bool {
		undone := h.sort == EntryEvent && h.line == last.line+1
		open = open || undone && h.told.Open
		return undone
	})
	m.log = append(m.log, heard[E]{line: len(m.lines), seat: seat, sort: EntryUndo, told: Told[E]{To: SeatSet(seat), Open: open}})
	m.notice(was, open)
	return nil
}

// MayUndo reports whether Undo would succeed: the seat may be shown it, since both
// the actor and what was learned are public.
func (m *Match[S, A, E, Pub, Priv]) MayUndo(seat Seat) bool { return m.undoBar(seat) == "" }

func (m *Match[S, A, E, Pub, Priv]) undoBar(seat Seat) string {
	if len(m.stand) == 0 {
		return LockNothing
	}
	last := m.stand[len(m.stand)-1]
	if q, ok := m.ask(seat); m.lines[last.line].Seat != seat || !ok || q.Optional {
		return LockSeat
	}
	if last.step != Free {
		return LockLearned
	}
	return ""
}

// Noting is implemented by rules whose title keeps notes beside the position, such as
// Venice's suspect trackers. Notes never touch the position.
type Noting[S any] interface {
	// NoteWhy is zero if the note may be laid now, after those that stand. It may say
	// nothing that the room does not know.
	NoteWhy(s *S, stand []Note, n Note) Reason
}

// Note is a mark that a seat lays beside the board.
type Note struct {
	Seat Seat
	Text string
}

// Note lays a note, or returns a *Refusal.
func (m *Match[S, A, E, Pub, Priv]) Note(seat Seat, text string) error {
	n, ok := m.rules.(Noting[S])
	if !ok {
		return &Refusal{Seat: seat, Action: text}
	}
	if why := n.NoteWhy(m.pos, m.Notes(), Note{seat, text}); why.Len() > 0 {
		return &Refusal{Seat: seat, Action: text, Why: why}
	}
	m.lines = append(m.lines, Line{Sort: LineNote, Seat: seat, Text: text})
	m.log = append(m.log, heard[E]{line: len(m.lines), seat: seat, sort: EntryNote, text: text, told: Told[E]{Open: true}})
	m.revision++
	return nil
}

// Notes are the notes in the order in which they were laid.
func (m *Match[S, A, E, Pub, Priv]) Notes() []Note {
	var notes []Note
	for _, l := range m.lines {
		if l.Sort == LineNote {
			notes = append(notes, Note{l.Seat, l.Text})
		}
	}
	return notes
}

func (m *Match[S, A, E, Pub, Priv]) ask(seat Seat) (Ask, bool) {
	m.asks = m.rules.Asked(m.pos, m.asks[:0])
	for _, a := range m.asks {
		if a.Seat == seat {
			return a, true
		}
	}
	return Ask{}, false
}

// hear logs what was told and reports whether the room heard any of it.
func (m *Match[S, A, E, Pub, Priv]) hear(seat Seat, line int, told []Told[E]) bool {
	open := false
	for _, t := range told {
		m.log = append(m.log, heard[E]{line: line, seat: seat, told: t})
		open = open || t.Open
	}
	return open
}

// notice counts a change that the room can see: it heard something, or other questions
// are open than were.
func (m *Match[S, A, E, Pub, Priv]) notice(was []Ask, open bool) {
	if m.asks = m.rules.Asked(m.pos, m.asks[:0]); open || !slices.Equal(was, m.asks) {
		m.revision++
	}
}
