package charade

import (
	"slices"
	"strconv"

	"alibi/game"
)

// Spec is Charade with its types.
type Spec = game.Spec[state, Action, Event, Table, Own]

// NewSpec is everything that the kernel and the tests need.
func NewSpec() *Spec {
	r := &Rules{}
	return &Spec{
		Name:  "charade",
		Modes: []game.Mode{{ID: ModeEvening, Min: MinSeats, Max: MaxSeats}, {ID: ModeToast, Min: 3, Max: MaxSeats}},
		Options: []game.Option{
			{ID: OptionBrisk}, {ID: OptionFirst, BySeat: true},
		},
		Rules: r, Pose: r.pose, Luck: luckWord, Facts: facts, OwnFacts: ownFacts,
		Told:       func(e Event) string { return e.String() },
		Lexicon:    lexicon(),
		Side:       func(game.Result) string { return "seats" },
		MaxActions: maxActions,
	}
}

// Title is Charade as if it stood on the shelf.
func Title() *game.Title { return game.NewTitle(NewSpec()) }

// maxActions bounds a match: in each turn of four seats for three rounds an order, an
// end, and three actions with three answers each.
const maxActions = 3 * MaxSeats * (2 + 3*4)

func luckWord(what, text string) (int8, bool) {
	switch what {
	case "lots", "duel":
		seat, err := game.ParseSeat(text)
		return int8(seat), err == nil
	case "trinkets":
		t, ok := word[Trinket](trinketIDs[:], text)
		return int8(t), ok
	case "favours":
		f, ok := word[Favour](favourIDs[:], text)
		return int8(f), ok
	default:
		return 0, false
	}
}

func num(n int8) string { return strconv.Itoa(int(n)) }

// seats says a set of seats, "nobody" when it is empty.
func seats(q game.Seats) string {
	if q == 0 {
		return game.Nobody.String()
	}
	return q.String()
}

// facts says everything that the room sees.
func facts(v *Table, line func(string)) {
	line("seats " + num(v.Seats))
	line("round " + num(v.Round) + " of " + num(v.Rounds))
	line("turn " + v.Turn.String() + " after " + v.First.String())
	line("points " + num(v.Points))
	line("chest " + num(v.Chest))
	line("step " + v.Step)
	if v.Guest != 0 {
		line("about " + v.Guest.String())
	}
	for g := Guest(1); g <= Guests; g++ {
		if v.At[g] != 0 {
			line("at " + g.String() + " " + v.At[g].String())
		}
	}
	for r := Room(1); r <= Rooms; r++ {
		if v.Full[r] {
			line("full " + r.String() + " seen by " + seats(v.Seen[r]))
		}
	}
	for i := range game.Seat(v.Seats) {
		d, name := &v.Side[i], " "+i.String()+" "
		line("halts" + name + num(d.Calls))
		line("tokens" + name + num(d.Tokens))
		line("caught" + name + num(d.Caught))
		if d.Spent {
			line("spent" + name[:len(name)-1])
		}
		for n := range d.Took {
			line("took" + name + num(n+1) + " " + d.Haul[n].String() + " known by " + seats(d.Known[n]))
		}
		if v.Over {
			line("score" + name + num(d.Score))
		}
	}
	if v.Over {
		line("winners " + v.Winners.String())
	}
}

// ownFacts says everything that a seat sees besides.
func ownFacts(v *Own, line func(string)) {
	line("favour " + v.Favour.String())
	if v.Watched != 0 {
		line("watched " + v.Watched.String())
	}
	for r, t := range v.Room {
		if t != FaceDown {
			line("room " + Room(r).String() + " " + t.String())
		}
	}
	for i := range game.Seat(MaxSeats) {
		for n, t := range v.Haul[i] {
			if t != FaceDown {
				line("knows " + i.String() + " " + num(int8(n+1)) + " " + t.String())
			}
		}
	}
}

// lexicon is the shapes of all that the title says.
func lexicon() game.Lexicon {
	return game.Lexicon{
		Kinds: []game.Kind{
			kind("guest", guestIDs[1:]), kind("room", roomIDs[1:]), kind("trinket", trinketIDs[1:]),
			kind("card", trinketIDs[:]), kind("favour", favourIDs[:]), kind("step", stepIDs[:]),
		},
		Table: []string{
			"seats {n}", "round {n} of {n}", "turn {seat} after {seat}", "points {n}", "chest {n}", "step {step}", "about {guest}",
			"at {guest} {room}", "full {room} seen by {word...}", "halts {seat} {n}", "tokens {seat} {n}", "caught {seat} {n}", "spent {seat}",
			"took {seat} {n} {card} known by {word...}", "score {seat} {n}", "winners {seat...}", game.FactNote,
		},
		Own: []string{"favour {favour}", "watched {guest}", "room {room} {trinket}", "knows {seat} {n} {trinket}"},
		Log: []string{
			"lots seat={seat}", "round round={n}", "filled room={room}", "ordered seat={seat} guest={guest}",
			"walked seat={seat} guest={guest} room={room}", "caught seat={seat} guest={guest}", "token seat={seat}",
			"halted seat={seat} guest={guest}", "let seat={seat} guest={guest}", "looked seat={seat} room={room} trinket={trinket}",
			"reached seat={seat} guest={guest} room={room}", "passed seat={seat}", "vetoed seat={seat}",
			"took seat={seat} room={room} trinket={trinket}", "turn-ended seat={seat}", "bowed-out seat={seat}",
			"showed seat={seat} trinket={trinket}", "over", game.LogNote, game.LogUndo,
		},
		Pose: []string{
			"turn {seat}", "round {n}", "points {n}", "step {step}", "at {guest} {room}", "room {room} {trinket}",
			"room {room} empty", "seen {room} {seat...}", "favour {seat} {favour}", "order {seat} {guest}",
			"halts {seat} {n}", "tokens {seat} {n}", "took {seat} {trinket...}",
		},
		Luck: []string{"lots {seat}", "duel {seat}", "trinkets {trinket...}", "favours {favour...}"},
	}
}

func kind(name string, words []string) game.Kind {
	return game.Kind{Name: name, Words: slices.Clone(words)}
}
