package charade

import (
	"slices"
	"strconv"
	"strings"

	"alibi/game"
)

// posing reads a position from lines; what no line says stands as after a deal in the
// order of the box.
type posing struct {
	s    *state
	args []string
	bad  bool
}

// pose sets up a position in the turn of a seat. Its lines are those of the lexicon.
func (r *Rules) pose(s *state, setup game.Setup, lines []string, _ *game.Turn[Event]) error {
	if err := r.lay(s, setup); err != nil {
		return err
	}
	s.first = max(s.first, 0)
	s.turn, s.round, s.points = s.first, 1, s.each
	for room := Room(1); room <= Rooms; room++ {
		s.room[room].full = true
	}
	step := act
	for i, line := range lines {
		words := strings.Fields(line)
		p := posing{s: s}
		if len(words) == 0 {
			words = []string{""}
		}
		p.args = words[1:]
		if p.read(words[0], &step); p.bad || len(p.args) > 0 {
			return &game.PoseError{Line: i, Want: "charade.pose", Got: line}
		}
	}
	if !s.deal() {
		return &game.PoseError{Line: len(lines) - 1, Want: "charade.pose.box", Got: "the position"}
	}
	s.push(job{kind: step, seat: s.turn})
	return nil
}

// next takes the next argument of the line.
func (p *posing) next() string {
	if len(p.args) == 0 {
		p.bad = true
		return ""
	}
	word := p.args[0]
	p.args = p.args[1:]
	return word
}

func (p *posing) number(most int8) int8 {
	n, err := strconv.ParseInt(p.next(), 10, 8)
	p.bad = p.bad || err != nil || n < 0 || int8(n) > most
	return int8(n)
}

func (p *posing) seat() game.Seat {
	seat, err := game.ParseSeat(p.next())
	if err != nil || int8(seat) >= p.s.seats {
		p.bad = true
		return 0
	}
	return seat
}

func thing[T ~int8](p *posing, ids []string) T {
	v, ok := word[T](ids, p.next())
	p.bad = p.bad || !ok
	return v
}

func (p *posing) guest() Guest {
	g := thing[Guest](p, guestIDs[:])
	p.bad = p.bad || !p.s.plays(g)
	return g
}

// read takes one line.
func (p *posing) read(word string, step *jobKind) {
	s := p.s
	switch word {
	case "turn":
		s.turn = p.seat()
	case "round":
		s.round = p.number(s.rounds)
	case "points":
		s.points = p.number(s.each)
	case "step":
		kind := slices.Index(stepIDs[:], p.next())
		*step = jobKind(kind)
		p.bad = p.bad || *step != order && *step != act
	case "at":
		g := p.guest()
		s.at[g] = thing[Room](p, roomIDs[:])
	case "room":
		room := thing[Room](p, roomIDs[:])
		if len(p.args) == 1 && p.args[0] == "empty" {
			p.args = nil
			s.room[room] = spot{}
			return
		}
		s.room[room] = spot{what: thing[Trinket](p, trinketIDs[:]), full: true}
	case "seen":
		room := thing[Room](p, roomIDs[:])
		for ok := true; ok; ok = len(p.args) > 0 {
			s.room[room].seen |= game.SeatSet(p.seat())
		}
	case "favour":
		seat := p.seat()
		s.side[seat].favour = thing[Favour](p, favourIDs[:])
	case "order":
		seat := p.seat()
		s.side[seat].order = p.guest()
	case "halts":
		seat := p.seat()
		s.side[seat].calls = p.number(halts)
	case "tokens":
		seat := p.seat()
		s.side[seat].tokens = p.number(100)
	case "took":
		seat := p.seat()
		d := &s.side[seat]
		for ok := true; ok && d.took < Trinkets; ok = len(p.args) > 0 {
			d.haul[d.took] = taken{thing[Trinket](p, trinketIDs[:]), game.SeatSet(seat)}
			d.took++
		}
	default:
		p.bad = true
	}
}

// deal lays what no line named: trinkets in the rooms that are not empty, favours before
// the seats, and the rest into chest and drawer. It reports whether there is enough.
func (s *state) deal() bool {
	chest, drawer, ok := slices.Clone(box[:]), slices.Clone(favours[:]), true
	for i := range s.seats {
		d := &s.side[i]
		for _, h := range d.haul[:d.took] {
			ok = drop(&chest, h.what) && ok
		}
		if d.favour != NoFavour {
			ok = drop(&drawer, d.favour) && ok
		}
	}
	for _, spot := range s.room {
		if ok = ok && (spot.full || spot.seen == 0); spot.what != FaceDown {
			ok = drop(&chest, spot.what) && ok
		}
	}
	for i := range s.room {
		if spot := &s.room[i]; spot.full && spot.what == FaceDown && len(chest) > 0 {
			spot.what = chest[0]
			chest = chest[1:]
		}
	}
	for i := range s.seats {
		if d := &s.side[i]; d.favour == NoFavour && len(drawer) > 0 {
			d.favour = drawer[0]
			drawer = drawer[1:]
		}
	}
	s.chest, s.drawer = [Trinkets]Trinket{}, [Favours]Favour{}
	s.chestLen = int8(copy(s.chest[:], chest))
	copy(s.drawer[s.seats:], drawer)
	return ok
}

// drop takes one card out of a pile, if it is there.
func drop[T comparable](pile *[]T, card T) bool {
	i := slices.Index(*pile, card)
	if i >= 0 {
		*pile = slices.Delete(*pile, i, i+1)
	}
	return i >= 0
}
