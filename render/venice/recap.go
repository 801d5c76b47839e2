package venice

import (
	"alibi/game"
	rules "alibi/game/venice"
	"alibi/render/panel"
)

// Recalled is one thing that has happened: its line of the log, its sign there, and the
// block that it is about, 0 for none.
type Recalled struct {
	Text string
	Icon panel.Icon
	At   rules.Block
}

// Recap is what the room has seen since a seat's last turn, the oldest first: the lines of
// the public log after the last one in which the seat acted, all of them if it never did.
// When nothing is, the seat is in the middle of a turn of its own, and what led up to that
// is told. Passes are left out, and of several steps of one movement the last one stands
// for all.
func (d *Desk) Recap(s *Sight, seat game.Seat) []Recalled {
	if all := d.missed(s, s.Log, seat); len(all) > 0 {
		return all
	}
	return d.missed(s, s.Log[:begun(s.Log, seat)], seat)
}

// missed is what a log tells after the last line in which the seat acted.
func (d *Desk) missed(s *Sight, log []rules.Entry, seat game.Seat) []Recalled {
	var all []Recalled
	var moved rules.Character // whose step the last line is
	for i := lastTurn(log, seat); i < len(log); i++ {
		e := &log[i]
		if e.Sort != game.EntryEvent || idle(e.Event.Kind) {
			continue
		}
		text := d.words.Event(e.Event)
		if text == "" {
			continue
		}
		steps := (e.Event.Kind == rules.Walked || e.Event.Kind == rules.Sailed) && e.Event.Other == rules.NoCharacter
		if steps && moved == e.Event.Who {
			all = all[:len(all)-1]
		}
		if moved = rules.NoCharacter; steps {
			moved = e.Event.Who
		}
		all = append(all, Recalled{text, logIcon(e.Event.Kind), placeOf(&e.Event, &s.Table.Pub)})
	}
	return all
}

// lastTurn is where the log goes on after the last line in which the seat acted.
func lastTurn(log []rules.Entry, seat game.Seat) int {
	for i := len(log); i > 0; i-- {
		e := &log[i-1]
		if e.Seat != seat {
			continue
		}
		if e.Sort == game.EntryUndo || e.Sort == game.EntryEvent && e.Event.Kind.Seated() && e.Event.Seat == seat {
			return i
		}
	}
	return 0
}

// begun is where the turn begins in which the seat has acted last: before it somebody else
// did.
func begun(log []rules.Entry, seat game.Seat) int {
	for i := len(log); i > 0; i-- {
		if e := &log[i-1]; e.Sort == game.EntryEvent && e.Event.Kind.Seated() && e.Event.Seat != seat {
			return i
		}
	}
	return 0
}

// idle are the events after which nothing is otherwise than before.
func idle(k rules.EventKind) bool {
	switch k {
	case rules.Stopped, rules.UseEnded, rules.CodesLeft, rules.ToTheMurder, rules.PauseEnded, rules.FinalAccusation:
		return true
	default:
		return false
	}
}

// placeOf is the block that an event is about, 0 for none: where it led, where it began,
// where the dead of its grave lie, or where the one it names stands now.
func placeOf(e *rules.Event, v *rules.Table) rules.Block {
	switch {
	case e.To != 0:
		return e.To
	case e.From != 0:
		return e.From
	case e.Grave != 0:
		return v.Graves[e.Grave].At
	default:
		return v.At[e.Who]
	}
}

// Point lets a block pulse for a while; 0 ends it.
func (d *Desk) Point(b rules.Block) { d.pulse, d.pulseAt = b, d.ui.Input().Tick }
