package charade

import "alibi/game"

// MinSeats and MaxSeats bound the table (CH-SEATS).
const (
	MinSeats = 2
	MaxSeats = 4
)

// Guest is a character; the zero value is nobody.
type Guest int8

// Guests is how many there are, two a seat (CH-TEAM).
const Guests = 2 * MaxSeats

var guestIDs = [Guests + 1]string{"nobody", "ada", "ben", "cleo", "dora", "emil", "fay", "gus", "hana"}

// String is the guest's id.
func (g Guest) String() string { return guestIDs[g] }

// Seat is who plays the guest.
func (g Guest) Seat() game.Seat { return game.Seat((g - 1) / 2) }

// Room is a room of the ring; the zero value is none.
type Room int8

// Rooms is how many rooms the ring has.
const Rooms = 6

var roomIDs = [Rooms + 1]string{"nowhere", "hall", "study", "library", "garden", "gallery", "cellar"}

// String is the room's id.
func (r Room) String() string { return roomIDs[r] }

// beside reports whether two rooms lie side by side in the ring.
func (r Room) beside(q Room) bool { return (r-q+Rooms)%Rooms == 1 || (q-r+Rooms)%Rooms == 1 }

// Trinket is what lies in a room; the zero value lies face down, or is none.
type Trinket int8

// The trinkets (CH-END).
const (
	FaceDown Trinket = iota
	Glass
	Silver
	Gold
	Crown
)

var trinketIDs = [Crown + 1]string{"face-down", "glass", "silver", "gold", "crown"}

// String is the trinket's id.
func (t Trinket) String() string { return trinketIDs[t] }

var worth = [Crown + 1]int8{Silver: 1, Gold: 2, Crown: 4}

// Trinkets is how many there are.
const Trinkets = 12

var box = [Trinkets]Trinket{Glass, Glass, Glass, Glass, Silver, Silver, Silver, Silver, Gold, Gold, Gold, Crown}

// Favour is the card that a seat is dealt; the zero value is unknown.
type Favour int8

// The favours (CH-DEAL).
const (
	NoFavour Favour = iota
	Blank
	Veto
)

var favourIDs = [Veto + 1]string{"unknown", "blank", "veto"}

// String is the favour's id.
func (f Favour) String() string { return favourIDs[f] }

// Favours is how many there are.
const Favours = 6

var favours = [Favours]Favour{Blank, Blank, Blank, Veto, Veto, Veto}

// word finds an id in a list of ids.
func word[T ~int8](ids []string, id string) (T, bool) {
	for i, w := range ids[1:] {
		if w == id {
			return T(i + 1), true
		}
	}
	return 0, false
}
