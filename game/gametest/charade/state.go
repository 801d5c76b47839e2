package charade

import "alibi/game"

// state is the whole position.
type state struct {
	seats, rounds, each int8 // each: points a turn
	first, turn         game.Seat
	round, points       int8
	todo                [maxTodo]job
	depth               int8

	at   [Guests + 1]Room
	room [Rooms + 1]spot
	// chest are the undealt trinkets, the top first.
	chest    [Trinkets]Trinket `view:"secret"`
	chestLen int8
	// drawer are the undealt favours.
	drawer [Favours]Favour `view:"secret"`
	side   [MaxSeats]side

	bowed  game.Seats
	result game.Seats
	ended  bool
}

// spot is a room: what lies there and who has seen it. Full is public, what is not.
type spot struct {
	what Trinket `view:"secret"`
	full bool
	seen game.Seats
}

// side is what belongs to one seat.
type side struct {
	favour Favour `view:"secret"`
	spent  bool
	order  Guest `view:"secret"`
	calls  int8  // how often it may still halt somebody
	tokens int8
	caught int8 // how many of its orders were carried out
	haul   [Trinkets]taken
	took   int8
}

// taken is a trinket in front of a seat and who knows which it is.
type taken struct {
	what  Trinket `view:"secret"`
	known game.Seats
}

// maxTodo is the deepest stack: the turn, the taking, and three seats that are asked.
const maxTodo = 5

// job is a step that is still to do; the top of the stack is next. Seat decides, Guest
// is the one that walked or takes.
type job struct {
	kind  jobKind
	seat  game.Seat
	guest Guest
}

type jobKind int8

const (
	noJob jobKind = iota
	order
	act
	halting
	reacting
	taking
	over
)

func (s *state) push(j job) {
	s.todo[s.depth] = j
	s.depth++
}

func (s *state) pop() {
	s.depth--
	s.todo[s.depth] = job{}
}

func (s *state) top() *job { return &s.todo[s.depth-1] }

// plays reports whether the guest's seat sits at the table.
func (s *state) plays(g Guest) bool { return int8(g.Seat()) < s.seats }

// meets reports whether a guest of the seat is in the room.
func (s *state) meets(seat game.Seat, r Room) bool {
	g := Guest(2*seat + 1)
	return s.at[g] == r || s.at[g+1] == r
}

// after is the seat n places clockwise from another.
func (s *state) after(seat game.Seat, n int8) game.Seat {
	return game.Seat((int8(seat) + n) % s.seats)
}

// score is what a seat has won (CH-END).
func (s *state) score(seat game.Seat) int8 {
	d := &s.side[seat]
	sum := d.tokens
	for _, t := range d.haul[:d.took] {
		sum += worth[t.what]
	}
	return sum
}
