package game

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"
)

// MaxSeats is the largest table of any title.
const MaxSeats = 10

// Seat is a place at the table, counted clockwise from 0. Nobody is -1.
type Seat int8

// Nobody is no seat.
const Nobody Seat = -1

// String names the seat as records and situation files spell it: p0, p1 and so on.
func (s Seat) String() string {
	if s == Nobody {
		return "nobody"
	}
	return "p" + strconv.Itoa(int(s))
}

// ParseSeat reads a seat spelled p0 to p9.
func ParseSeat(text string) (Seat, error) {
	if n, ok := strings.CutPrefix(text, "p"); ok && len(n) == 1 && n[0] >= '0' && n[0] <= '9' {
		return Seat(n[0] - '0'), nil
	}
	return Nobody, fmt.Errorf("%q is no seat (want p0 to p%d)", text, MaxSeats-1)
}

// Seats is a set of seats, bit i for seat i.
type Seats uint16

// SeatSet is the set that holds the given seats; Nobody adds nothing.
func SeatSet(seats ...Seat) Seats {
	var set Seats
	for _, s := range seats {
		if s != Nobody {
			set |= 1 << uint(s)
		}
	}
	return set
}

// AllSeats is the set of the first n seats.
func AllSeats(n int) Seats { return 1<<uint(n) - 1 }

// Has reports whether the set holds s.
func (q Seats) Has(s Seat) bool { return s >= 0 && q>>uint(s)&1 == 1 }

// Len is the number of seats in the set.
func (q Seats) Len() int { return bits.OnesCount16(uint16(q)) }

// String lists the seats, "p0 p2".
func (q Seats) String() string {
	var names []string
	for s := Seat(0); s < MaxSeats; s++ {
		if q.Has(s) {
			names = append(names, s.String())
		}
	}
	return strings.Join(names, " ")
}
