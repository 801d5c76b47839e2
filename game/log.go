package game

// EntrySort says what a log entry is.
type EntrySort uint8

// The sorts of log entries.
const (
	EntryEvent EntrySort = iota // something happened: Event
	EntryUndo                   // Seat took its last action back
	EntryNote                   // Seat laid a note: Text
)

// Entry is one line of the log as a viewer may read it.
type Entry[E any] struct {
	Sort EntrySort
	// Seat acted, or Nobody for the deal.
	Seat  Seat
	Event E
	Text  string
}

// Log is everything the viewer heard, in order; Nobody hears what the room hears.
// Events of actions that were taken back are gone, the undo itself stays.
func (m *Match[S, A, E, Pub, Priv]) Log(viewer Seat) []Entry[E] {
	entries := make([]Entry[E], 0, len(m.log))
	for i := range m.log {
		h := &m.log[i]
		e := Entry[E]{Sort: h.sort, Seat: h.seat, Event: h.told.Public, Text: h.text}
		switch {
		case h.told.To.Has(viewer):
			e.Event = h.told.Full
		case !h.told.Open:
			continue
		}
		entries = append(entries, e)
	}
	return entries
}
