package charade

// Verb is a sort of action.
type Verb uint8

// The verbs, in the order in which choices list them.
const (
	NoVerb Verb = iota
	Keep        // no new order (CH-WATCH)
	Watch       // have a guest watched (CH-WATCH)
	Walk        // (CH-WALK)
	Look        // (CH-LOOK)
	Take        // (CH-TAKE)
	Done        // the end of the turn
	Halt        // stop a walker (CH-HALT)
	Let         // do not
	Pass        // no veto (CH-VETO)
	VetoIt      // (CH-VETO)
	BowOut      // (CH-BOW)
)

var verbIDs = [BowOut + 1]string{"nothing", "keep", "watch", "walk", "look", "take", "done", "halt", "let", "pass", "veto", "bow-out"}

// Action is one thing a seat may do; fields that do not count are zero.
type Action struct {
	Verb  Verb
	Guest Guest
	Room  Room
}

// String is the action's text.
func (a Action) String() string {
	text := verbIDs[a.Verb]
	if a.Guest != 0 {
		text += " " + a.Guest.String()
	}
	if a.Room != 0 {
		text += " " + a.Room.String()
	}
	return text
}

// Kind groups actions by verb.
func (a Action) Kind() uint8 { return uint8(a.Verb) }

// Rare is true of bowing out, which ends the match.
func (a Action) Rare() bool { return a.Verb == BowOut }

// Alphabet yields every action that can be worded, once.
func (r *Rules) Alphabet(yield func(Action) bool) {
	for v := Keep; v <= BowOut; v++ {
		switch v {
		case Watch, Look, Take, Walk:
			for g := Guest(1); g <= Guests; g++ {
				if !yieldRooms(Action{Verb: v, Guest: g}, yield) {
					return
				}
			}
		default:
			if !yield(Action{Verb: v}) {
				return
			}
		}
	}
}

func yieldRooms(a Action, yield func(Action) bool) bool {
	if a.Verb != Walk {
		return yield(a)
	}
	for a.Room = 1; a.Room <= Rooms; a.Room++ {
		if !yield(a) {
			return false
		}
	}
	return true
}

// EventKind is a sort of event.
type EventKind uint8

// The events.
const (
	NoEvent    EventKind = iota
	LotsDrawn            // Seat begins
	RoundBegun           // Round
	Filled               // Room, from the chest
	Ordered              // Seat has Guest watched: heard by that seat alone
	Walked               // Guest to Room
	Caught               // Guest was watched by Seat
	Token                // to Seat
	Halted               // Guest by Seat
	LetPass              // Guest by Seat
	Looked               // Seat in Room, at Trinket
	Reached              // Seat reaches for what lies in Room
	Passed               // Seat plays no veto
	Vetoed               // Seat does
	Took                 // Seat took Trinket from Room
	TurnEnded            // Seat's
	BowedOut             // Seat
	Showed               // Seat had Trinket
	Ended                // the match is over
)

var eventIDs = [Ended + 1]string{
	"nothing", "lots", "round", "filled", "ordered", "walked", "caught", "token", "halted", "let", "looked",
	"reached", "passed", "vetoed", "took", "turn-ended", "bowed-out", "showed", "over",
}
