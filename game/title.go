package game

import "slices"

// Mode is a way to play a title.
type Mode struct {
	ID string
	// Min and Max are the head counts that it allows.
	Min, Max int
}

// Option is a switch of the setup: plain when Values is empty, else "id=value".
type Option struct {
	ID     string
	Values []string
	// BySeat options take a seat of the table as their value.
	BySeat bool
}

// Spec is a title with its types: everything the kernel, the referee and the tests
// need besides the rules. A title hands one to New.
type Spec[S any, A Action, E, Pub, Priv any] struct {
	Name    string
	Modes   []Mode
	Options []Option
	Rules   Rules[S, A, E, Pub, Priv]
	// Pose sets up any position from the lines of a situation file and plays on to
	// the first decision. It must leave no field undefined. Errors are *PoseError.
	Pose func(*S, Setup, []string, *Turn[E]) error
	// Luck words a value of a draw: "cards", "bishop" -> 1.
	Luck func(what, word string) (int8, bool)
	// Facts and OwnFacts say everything in a view as short lines of text.
	Facts    func(*Pub, func(string))
	OwnFacts func(*Priv, func(string))
	// Told says an event as a short line of text.
	Told func(E) string
	// Lexicon is the shapes of what Pose, Luck, Facts, OwnFacts and Told read and say.
	Lexicon Lexicon
	// Side names the side that won, for counting results: "killer".
	Side func(Result) string
	// MaxActions bounds every match.
	MaxActions int
}

// PoseError reports a line that describes no position.
type PoseError struct {
	// Line counts the pose lines from 0.
	Line int
	// Want is the id of the text that says what was expected.
	Want string
	Got  string
}

// Error names the line and what was wanted.
func (e *PoseError) Error() string { return "pose: want " + e.Want + ", got " + e.Got }

// Title is a game on the shelf, without its types.
type Title struct {
	Name    string
	Modes   []Mode
	Options []Option
	// MaxActions bounds every match.
	MaxActions int
	deal       func(Setup, *Chance) (Play, error)
	pose       func(Setup, []string, *Chance) (Play, error)
	replay     func(*Record, bool) (Play, error)
	simulator  func() func(Setup) (Outcome, error)
	luck       func(what, word string) (int8, bool)
	words      func() []string
	knows      func(string) bool
	lexicon    *Lexicon
	side       func(Result) string
}

// NewTitle puts a title on the shelf.
func NewTitle[S any, A Action, E, Pub, Priv any](spec *Spec[S, A, E, Pub, Priv]) *Title {
	words := alphabet(spec.Rules)
	parse := func(text string) (A, bool) { a, ok := words[text]; return a, ok }
	wrap := func(m *Match[S, A, E, Pub, Priv], err error) (Play, error) {
		if err != nil {
			return nil, err
		}
		return &play[S, A, E, Pub, Priv]{m, spec, parse}, nil
	}
	return &Title{
		Name: spec.Name, Modes: spec.Modes, Options: spec.Options, MaxActions: spec.MaxActions, luck: spec.Luck,
		deal: func(s Setup, c *Chance) (Play, error) { return wrap(start(spec.Rules, s, c)) },
		pose: func(s Setup, lines []string, c *Chance) (Play, error) { return wrap(posed(spec, s, lines, c)) },
		replay: func(r *Record, verify bool) (Play, error) {
			return wrap(replayed(spec, r, parse, verify))
		},
		simulator: func() func(Setup) (Outcome, error) {
			p := NewRandom(spec.Rules)
			return func(s Setup) (Outcome, error) { return p.Match(s, spec.MaxActions) }
		},
		words: func() []string {
			var all []string
			spec.Rules.Alphabet(func(a A) bool { all = append(all, a.String()); return true })
			return all
		},
		knows:   func(text string) bool { _, ok := words[text]; return ok },
		lexicon: &spec.Lexicon,
		side:    spec.Side,
	}
}

func alphabet[S any, A Action, E, Pub, Priv any](r Rules[S, A, E, Pub, Priv]) map[string]A {
	words := map[string]A{}
	r.Alphabet(func(a A) bool { words[a.String()] = a; return true })
	return words
}

func posed[S any, A Action, E, Pub, Priv any](spec *Spec[S, A, E, Pub, Priv], setup Setup, lines []string, c *Chance) (*Match[S, A, E, Pub, Priv], error) {
	m := &Match[S, A, E, Pub, Priv]{rules: spec.Rules, setup: setup.Sorted(), pose: slices.Clone(lines), pos: new(S), next: new(S)}
	t := NewTurn[E](c, false)
	if err := spec.Pose(m.pos, m.setup, lines, t); err != nil {
		return nil, err
	}
	if err := c.Err(); err != nil {
		return nil, err
	}
	m.deal = c.made
	m.hear(Nobody, 0, t.told)
	return m, nil
}

// Posed sets up a position, with its types, on scripted luck.
func (s *Spec[S, A, E, Pub, Priv]) Posed(setup Setup, lines []string, tape []Drawn) (*Match[S, A, E, Pub, Priv], error) {
	return posed(s, setup, lines, Taped(tape))
}

// Replay plays a record of the spec's title with its types, from the recorded luck.
func (s *Spec[S, A, E, Pub, Priv]) Replay(r *Record) (*Match[S, A, E, Pub, Priv], error) {
	words := alphabet(s.Rules)
	return replayed(s, r, func(text string) (A, bool) { a, ok := words[text]; return a, ok }, false)
}

func replayed[S any, A Action, E, Pub, Priv any](spec *Spec[S, A, E, Pub, Priv], r *Record, parse func(string) (A, bool), verify bool) (*Match[S, A, E, Pub, Priv], error) {
	c := Taped(r.Deal)
	if verify {
		c = Live(r.Setup.Seed, 0)
	}
	begin := func() (*Match[S, A, E, Pub, Priv], error) {
		if r.Pose != nil {
			return posed(spec, r.Setup, r.Pose, c)
		}
		return start(spec.Rules, r.Setup, c)
	}
	m, err := begin()
	if err == nil && !sameDraws(m.deal, r.Deal) {
		err = &DrawError{firstUnlike(m.deal, r.Deal)}
	}
	if err != nil {
		return nil, &ReplayError{Line: 0, Text: "deal", Err: err}
	}
	return m, m.replay(r.Lines, parse, verify)
}

// Start deals a fresh match.
func (t *Title) Start(s Setup) (Play, error) { return t.deal(s, Live(s.Seed, 0)) }

// StartTaped deals a match on scripted luck.
func (t *Title) StartTaped(s Setup, tape []Drawn) (Play, error) { return t.deal(s, Taped(tape)) }

// Pose sets up a position on scripted luck.
func (t *Title) Pose(s Setup, lines []string, tape []Drawn) (Play, error) {
	return t.pose(s, lines, Taped(tape))
}

// Replay plays a record from its recorded luck.
func (t *Title) Replay(r *Record) (Play, error) { return t.replay(r, false) }

// Verify plays a record and draws all luck afresh from its seed: every draw must be
// the recorded one.
func (t *Title) Verify(r *Record) (Play, error) { return t.replay(r, true) }

// Simulator plays random matches, one after another; each worker needs its own.
func (t *Title) Simulator() func(Setup) (Outcome, error) { return t.simulator() }

// Luck words a value of a draw for situation files.
func (t *Title) Luck(what, word string) (int8, bool) { return t.luck(what, word) }

// Words are the texts of all actions that can be worded, in the order of the Alphabet.
func (t *Title) Words() []string { return t.words() }

// Knows reports whether the text words an action.
func (t *Title) Knows(text string) bool { return t.knows(text) }

// Lexicon is the shapes of what the title says in words.
func (t *Title) Lexicon() *Lexicon { return t.lexicon }

// Side names the side that won, empty when the title tells none apart.
func (t *Title) Side(r Result) string {
	if t.side == nil {
		return ""
	}
	return t.side(r)
}

// ModeFor is the mode of that id; with an empty id the first that seats that many.
func (t *Title) ModeFor(id string, seats int) (Mode, bool) {
	for _, m := range t.Modes {
		if m.ID == id || id == "" && seats >= m.Min && seats <= m.Max {
			return m, true
		}
	}
	return Mode{}, false
}
