package game

import (
	"errors"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
)

// ErrTape reports that the luck asked for is not the luck on the tape.
var ErrTape = errors.New("the recorded luck does not fit")

// TapeError is how taped luck does not fit.
type TapeError struct {
	// Asked is the draw that the rules asked for, empty when luck was left over.
	Asked string
	// Held is the draw that was next on the tape, empty when nothing was. If it is the
	// one asked for, its values are not among those that can come up.
	Held string
}

// Error names both draws, and never their values: those may be secret.
func (e *TapeError) Error() string {
	switch {
	case e.Asked == "":
		return fmt.Sprintf("%v: %q was never drawn", ErrTape, e.Held)
	case e.Held == "":
		return fmt.Sprintf("%v: asked for %q, the tape holds nothing", ErrTape, e.Asked)
	case e.Held == e.Asked:
		return fmt.Sprintf("%v: %q cannot come out like that", ErrTape, e.Asked)
	default:
		return fmt.Sprintf("%v: asked for %q, the tape holds %q", ErrTape, e.Asked, e.Held)
	}
}

// Unwrap makes it an ErrTape.
func (e *TapeError) Unwrap() error { return ErrTape }

// Drawn is one recorded outcome of luck: for a shuffle all values in their new order,
// for a draw the one value.
type Drawn struct {
	What string
	Got  []int8
	// Rest lets a situation file name only the first values of a shuffle: those it
	// does not name follow in their old order. Records name all.
	Rest bool
}

// Chance is the only source of luck. A live one rolls and, if it records, keeps what
// it rolled; a taped one reads a record back and refuses to improvise.
type Chance struct {
	src     rand.PCG
	records bool
	// tape is nil for live luck; an empty tape is not nil.
	tape []Drawn
	made []Drawn
	err  error
}

// Live is the luck of one journal line of a match with this seed.
func Live(seed, line uint64) *Chance {
	c := &Chance{records: true}
	c.src.Seed(seed, line)
	return c
}

// Loose is luck that nobody records, for playouts and searches.
func Loose(seed, line uint64) *Chance {
	c := &Chance{}
	c.src.Seed(seed, line)
	return c
}

// Reseed starts a loose source anew without an allocation.
func (c *Chance) Reseed(seed, line uint64) { c.src.Seed(seed, line) }

// Taped is luck read from a record, and nothing else.
func Taped(tape []Drawn) *Chance {
	return &Chance{records: true, tape: append(make([]Drawn, 0, len(tape)), tape...)}
}

// Err is the first misfit of a taped source, or that luck was left on the tape.
func (c *Chance) Err() error {
	if c.err == nil && len(c.tape) > 0 {
		return &TapeError{Held: c.tape[0].What}
	}
	return c.err
}

// below is an even number in [0, n), by multiplication with rejection.
func (c *Chance) below(n uint64) uint64 {
	hi, lo := bits.Mul64(c.src.Uint64(), n)
	if lo < n {
		for floor := -n % n; lo < floor; {
			hi, lo = bits.Mul64(c.src.Uint64(), n)
		}
	}
	return hi
}

func keep[T ~int8](c *Chance, what string, got []T) {
	if !c.records {
		return
	}
	d := Drawn{What: what, Got: make([]int8, len(got))}
	for i, v := range got {
		d.Got[i] = int8(v)
	}
	c.made = append(c.made, d)
}

// readTape orders the cards as recorded. The tape must hold the same cards.
func readTape[T ~int8](c *Chance, what string, cards []T) {
	d, ok := c.next(what)
	if !ok {
		return
	}
	want := slices.Clone(cards)
	for _, v := range d.Got {
		i := slices.Index(want, T(v))
		if i < 0 {
			c.fail(&TapeError{what, what})
			return
		}
		want = slices.Delete(want, i, i+1)
	}
	if len(want) != 0 && !d.Rest {
		c.fail(&TapeError{what, what})
		return
	}
	for i, v := range d.Got {
		cards[i] = T(v)
	}
	copy(cards[len(d.Got):], want)
	keep(c, what, cards)
}

func readOne[T ~int8](c *Chance, what string, one, from []T) {
	d, ok := c.next(what)
	if !ok {
		return
	}
	if len(d.Got) != 1 || !slices.Contains(from, T(d.Got[0])) {
		c.fail(&TapeError{what, what})
		return
	}
	one[0] = T(d.Got[0])
	keep(c, what, one)
}

func (c *Chance) next(what string) (Drawn, bool) {
	if len(c.tape) == 0 || c.tape[0].What != what {
		held := ""
		if len(c.tape) > 0 {
			held = c.tape[0].What
		}
		c.fail(&TapeError{what, held})
		return Drawn{}, false
	}
	d := c.tape[0]
	c.tape = c.tape[1:]
	return d, true
}

func (c *Chance) fail(err error) {
	if c.err == nil {
		c.err = err
	}
}
