package game

// Turn is what the rules are handed while an action is played: the luck and the ear
// of the table. Both can be off: a search plays on without recording or telling.
type Turn[E any] struct {
	chance *Chance
	told   []Told[E]
	quiet  bool
}

// Told is one event as it was told.
type Told[E any] struct {
	// To are the seats that heard Full; the rest of the room heard Public.
	To Seats
	// Full is the whole event.
	Full E
	// Public is what the room may know of it.
	Public E
	// Open is false for an event of which the room does not even know that it was.
	Open bool
}

// NewTurn is a turn on the given luck. A quiet turn tells nothing.
func NewTurn[E any](c *Chance, quiet bool) *Turn[E] { return &Turn[E]{chance: c, quiet: quiet} }

// Quiet reports that nobody listens, so that an event need not be worded.
func (t *Turn[E]) Quiet() bool { return t.quiet }

// Told is everything that was told so far. The rules never ask; what plays an action
// beside a match, as gametest does, does.
func (t *Turn[E]) Told() []Told[E] { return t.told }

// Drew reports whether recorded luck was used.
func (t *Turn[E]) Drew() bool { return len(t.chance.made) > 0 }

// Tell tells an event that hides nothing.
func (t *Turn[E]) Tell(e E) {
	if !t.quiet {
		t.told = append(t.told, Told[E]{Full: e, Public: e, Open: true})
	}
}

// TellApart tells the seats in to the full event and everybody else its public face.
func (t *Turn[E]) TellApart(to Seats, full, public E) {
	if !t.quiet {
		t.told = append(t.told, Told[E]{To: to, Full: full, Public: public, Open: true})
	}
}

// TellOnly tells the seats in to something of which the room hears nothing at all.
func (t *Turn[E]) TellOnly(to Seats, full E) {
	if !t.quiet {
		t.told = append(t.told, Told[E]{To: to, Full: full})
	}
}

// Shuffle puts the cards in an order of luck. What names the draw in the record, and
// in the luck lines of situation files.
func Shuffle[T ~int8, E any](t *Turn[E], what string, cards []T) {
	c := t.chance
	if c.tape != nil {
		readTape(c, what, cards)
		return
	}
	for i := len(cards) - 1; i > 0; i-- {
		j := c.below(uint64(i + 1))
		cards[i], cards[j] = cards[j], cards[i]
	}
	keep(c, what, cards)
}

// Draw picks one of the given values by luck.
func Draw[T ~int8, E any](t *Turn[E], what string, from []T) T {
	c := t.chance
	one := [1]T{}
	if c.tape != nil {
		one[0] = from[0]
		readOne(c, what, one[:], from)
		return one[0]
	}
	one[0] = from[c.below(uint64(len(from)))]
	keep(c, what, one[:])
	return one[0]
}
