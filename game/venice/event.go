package venice

import (
	"fmt"
	"strings"

	"alibi/game"
)

// EventKind is a sort of event.
type EventKind uint8

// The events.
const (
	NoEvent         EventKind = iota
	LotsDrawn                 // Seat is the Killer by lot
	IdentityChosen            // Seat chose; Who is known to her alone
	RoundBegun                // Round, Final; Who's list is Set
	MarkersRemoved            // quarantine of Area, alarm of From
	CardsDealt                // Set lies face up in Round
	CardTaken                 // Seat took Who
	OptionA                   // Seat uses the left-over card Who
	OptionB                   // Seat uses the taken card Who
	CardDrawn                 // Who drew the card of Other
	Walked                    // Who, From, To
	Sailed                    // Who, with Other perhaps, From, To
	Met                       // Who stops at To beside Other
	Stopped                   // Who stops at To
	UseEnded                  // Who's use is over at To
	Quarantined               // Who closes Area
	AlarmRung                 // Who rings at From, in Area
	Visited                   // direct: Who, From, To
	Flew                      // direct: Who, From, To
	Pulled                    // Who moves Other From To
	Swapped                   // Who From To, Other the other way
	Tunnelled                 // direct: Who, From, To
	Leapt                     // direct: Who, From, To
	CastedOff                 // direct: Who, From, To
	CodeTurned                // Seat turns Code of Grave
	CodesLeft                 // Seat turns nothing at To
	ToTheMurder               // Seat's movement is over
	Murdered                  // Set died, into Grave; Code is known to the Killer alone
	PauseEnded                // Seat goes on to the next round
	FinalAccusation           // the accusation is due
	Accused                   // Seat accuses Who
	Revealed                  // Seat was Who all along
	Judged                    // Code of Grave was Lawful or not
	Conceded                  // Seat gives up
	Ended                     // Ending
)

var eventWords = [Ended + 1]string{
	"nothing", "lots", "identity-chosen", "round", "markers-removed", "dealt", "taken", "option-a", "option-b",
	"drew", "walked", "sailed", "met", "stopped", "ended", "quarantine", "alarm", "visited", "flew", "pulled",
	"swapped", "tunnelled", "leapt", "cast-off", "turned", "left-codes", "to-murder", "murdered", "went-on",
	"final-accusation", "accused", "revealed", "judged", "conceded", "over",
}

// String is the event's word; it names the log line's text.
func (k EventKind) String() string { return eventWords[k] }

// Seated reports that events of the kind are a seat's doing: of Event.Seat.
func (k EventKind) Seated() bool {
	switch k {
	case RoundBegun, MarkersRemoved, CardsDealt, Met, FinalAccusation, Judged, Ended:
		return false
	default:
		return true
	}
}

// Event is one thing that happened. Which fields count depends on the kind.
type Event struct {
	Kind       EventKind
	Seat       game.Seat
	Who, Other Character
	From, To   Block
	Area       Area
	Code       Code
	Grave      int8
	Round      int8
	Set        Group
	Final      bool
	Lawful     bool
	Ending     string
}

// String says the event as one line for playthroughs and situation files.
func (e Event) String() string {
	text := e.Kind.String()
	add := func(name string, v any) { text += fmt.Sprintf(" %s=%v", name, v) }
	if e.Kind.Seated() {
		add("seat", e.Seat)
	}
	if e.Who != NoCharacter {
		add("who", e.Who)
	}
	if e.Other != NoCharacter {
		add("other", e.Other)
	}
	if e.From != 0 {
		add("from", e.From)
	}
	if e.To != 0 {
		add("to", e.To)
	}
	if e.Area != NoArea {
		add("area", e.Area)
	}
	if e.Code != FaceDown {
		add("code", e.Code)
	}
	if e.Grave != 0 {
		add("grave", e.Grave)
	}
	if e.Round != 0 {
		add("round", e.Round)
	}
	if e.Set != 0 {
		add("set", strings.ReplaceAll(e.Set.String(), " ", "+"))
	}
	if e.Kind == Judged {
		add("lawful", e.Lawful)
	}
	if e.Final {
		text += " final"
	}
	if e.Ending != "" {
		add("how", e.Ending)
	}
	return text
}
