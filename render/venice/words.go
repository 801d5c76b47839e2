package venice

import (
	"strings"

	"alibi/game"
	rules "alibi/game/venice"
	"alibi/localization"
)

// Words turns views, events and reasons of Venice into sentences. Names are those of
// the seats, as the players typed them.
type Words struct {
	Cat   *localization.Catalog
	Lang  localization.Lang
	Names []string
}

// Seat is the name of a seat, empty for Nobody.
func (w *Words) Seat(s game.Seat) string {
	if s < 0 || int(s) >= len(w.Names) {
		return ""
	}
	return w.Names[s]
}

// Text is a text without arguments, or with those given.
func (w *Words) Text(key string, args ...localization.Arg) string {
	return w.Cat.Text(w.Lang, key, args)
}

// CharacterKey names the text of a character.
func CharacterKey(c rules.Character) string { return "venice.character." + c.String() }

// BlockKey names the text of a block.
func BlockKey(b rules.Block) string { return "venice.block." + b.String() }

// AreaKey names the text of an area.
func AreaKey(a rules.Area) string { return "venice.area." + a.String() }

// CodeKey names the text of a code.
func CodeKey(c rules.Code) string { return "venice.code." + c.String() }

// Character is the name of a character.
func (w *Words) Character(c rules.Character) string { return w.Text(CharacterKey(c)) }

// Block is the name of a block.
func (w *Words) Block(b rules.Block) string { return w.Text(BlockKey(b)) }

// Code is the name of a code.
func (w *Words) Code(c rules.Code) string { return w.Text(CodeKey(c)) }

func groupKeys(q rules.Group) []string {
	var keys []string
	for _, c := range q.Members() {
		keys = append(keys, CharacterKey(c))
	}
	return keys
}

// eventArgs are all arguments that an event's text may ask for.
func (w *Words) eventArgs(e *rules.Event) localization.Args {
	args := localization.Args{localization.Plain("seat", w.Seat(e.Seat))}
	if e.Who != rules.NoCharacter {
		args = append(args, localization.Key("who", CharacterKey(e.Who)))
	}
	if e.Other != rules.NoCharacter {
		for _, name := range []string{"other", "target", "passenger", "card"} {
			args = append(args, localization.Key(name, CharacterKey(e.Other)))
		}
	}
	place := e.To
	if place == 0 {
		place = e.From
	}
	if place != 0 {
		args = append(args, localization.Key("block", BlockKey(place)))
	}
	if e.Area != rules.NoArea {
		args = append(args, localization.Key("area", AreaKey(e.Area)))
	}
	if e.Code != rules.FaceDown {
		args = append(args, localization.Key("code", CodeKey(e.Code)))
	}
	round := e.Round
	if e.Grave != 0 {
		round = e.Grave
	}
	args = append(args, localization.Count("round", int(round)))
	if e.Set != 0 {
		args = append(args, localization.Keys("names", groupKeys(e.Set)...), localization.Count("n", e.Set.Len()))
	}
	return args
}

// Event is the log line of an event, empty for one that the log leaves out. A line
// says nothing that the event's receiver may not know.
func (w *Words) Event(e rules.Event) string {
	key := "venice.event." + e.Kind.String()
	switch e.Kind {
	case rules.NoEvent, rules.IdentityChosen, rules.UseEnded, rules.FinalAccusation:
		return ""
	case rules.RoundBegun:
		if e.Final {
			key = "venice.event.final-round"
		} else if e.Set == 0 {
			return ""
		} else {
			key = "venice.event.listed"
		}
	case rules.Sailed:
		if e.Other != rules.NoCharacter {
			key = "venice.event.carried"
		}
	case rules.PauseEnded:
		key = "venice.event.passed"
	case rules.Judged:
		key = "venice.event.judged-error"
		if e.Lawful {
			key = "venice.event.judged-lawful"
		}
	case rules.Ended:
		key = "venice.event.won-investigators"
		if e.Lawful {
			key = "venice.event.won-killer"
		}
	}
	return w.Cat.Text(w.Lang, key, w.eventArgs(&e))
}

// Entry is a log entry as a line.
func (w *Words) Entry(e rules.Entry) string {
	switch e.Sort {
	case game.EntryUndo:
		return w.Text("venice.event.undone", localization.Plain("seat", w.Seat(e.Seat)))
	case game.EntryNote:
		return ""
	default:
		return w.Event(e.Event)
	}
}

// Heard is a log entry as the line of a replay, which leaves out nothing.
func (w *Words) Heard(e rules.Entry) string {
	if text := w.Entry(e); text != "" {
		return text
	}
	if e.Sort == game.EntryNote {
		return w.note(&e)
	}
	switch e.Event.Kind {
	case rules.IdentityChosen, rules.UseEnded, rules.FinalAccusation:
		return w.Cat.Text(w.Lang, "venice.event."+e.Event.Kind.String(), w.eventArgs(&e.Event))
	}
	return ""
}

// note is a note about a suspect as a line.
func (w *Words) note(e *rules.Entry) string {
	colour, who, _ := strings.Cut(e.Text, " ")
	c, ok := rules.ParseCharacter(who)
	if !ok || colour != "red" && colour != "black" {
		return ""
	}
	return w.Text("venice.replay."+colour, localization.Plain("seat", w.Seat(e.Seat)), localization.Key("who", CharacterKey(c)))
}

// Why is a refusal as one sentence, with the clause of the most telling reason.
func (w *Words) Why(r game.Reason, decides game.Seat) (sentence, clause string) {
	if r.Len() == 0 {
		return "", ""
	}
	b := r.Bars()[0]
	if b.Clause == game.BehindCurtain {
		return w.Text("ui.why.not-asked", localization.Plain("seat", w.Seat(decides))), ""
	}
	return w.Cat.Reason(w.Lang, b.Clause, localization.Facts{
		Who: b.Who, Where: b.Where, Seat: w.Seat(decides), N: b.N, Max: b.Max,
	}), b.Clause
}

// Prompt is what the room is told about an open question.
func (w *Words) Prompt(v *rules.Table, ask game.Ask) string {
	args := localization.Args{localization.Plain("seat", w.Seat(ask.Seat))}
	if u := v.Use; u.Who != rules.NoCharacter {
		args = append(args, localization.Key("who", CharacterKey(u.Who)),
			localization.Count("n", int(u.Points)), localization.Count("max", int(max(u.Of, u.Points))))
	}
	if v.FlipAt != 0 {
		n := 0
		for _, g := range v.Graves {
			if g.Victims != 0 && g.Code == rules.FaceDown && g.At == v.FlipAt {
				n++
			}
		}
		args = localization.Args{args[0], localization.Count("n", n), localization.Key("block", BlockKey(v.FlipAt))}
	}
	return w.Cat.Text(w.Lang, ask.Q, args)
}

// Action is an action as a short sentence in the imperative, "Walk to Rialto Market".
func (w *Words) Action(v *rules.Table, a rules.Action) string {
	key := "venice.act." + a.Verb.String()
	args := localization.Args{}
	who := a.Who
	switch {
	case a.Verb == rules.Sail && a.Who != rules.NoCharacter:
		key = "venice.act.sail-with"
	case a.Verb == rules.Murder && a.Who == rules.NoCharacter:
		key = "venice.act.murder-all"
	}
	block := a.Block
	if u := v.Use; who == rules.NoCharacter && u.Who != rules.NoCharacter {
		who = u.Who
	}
	if block == 0 && v.Use.Who != rules.NoCharacter {
		block = v.At[v.Use.Who]
	}
	if who != rules.NoCharacter {
		for _, name := range []string{"who", "target", "passenger"} {
			args = append(args, localization.Key(name, CharacterKey(who)))
		}
	}
	if block != 0 {
		args = append(args, localization.Key("block", BlockKey(block)), localization.Key("area", AreaKey(block.Area())))
	}
	if a.Code != rules.FaceDown {
		args = append(args, localization.Key("code", CodeKey(a.Code)))
	}
	args = append(args, localization.Plain("round", localization.Roman(int(a.Grave))))
	return w.Cat.Text(w.Lang, key+".line", args)
}

// Button is the short label of a verb.
func (w *Words) Button(v rules.Verb) string { return w.Text("venice.act." + v.String()) }

// Ending is how a match ended, in a sentence.
func (w *Words) Ending(v *rules.Table) string {
	key := "venice.end." + v.Ending
	if v.Clause == "VV-END-14" {
		key = "venice.end.conceded"
	}
	return w.Text(key, localization.Key("who", CharacterKey(v.Identity)))
}

// Deduced says from which round on it could be known who the Killer is: at the table, or
// had every code lain open, or not even then.
func (w *Words) Deduced(v *rules.Table) string {
	who := localization.Key("who", CharacterKey(v.Identity))
	for _, q := range []struct {
		key  string
		left *[rules.Rounds + 2]rules.Group
	}{{"venice.chart.deduced", &v.Known}, {"venice.chart.hidden", &v.Open}} {
		for n := 1; n <= int(v.Round); n++ {
			if q.left[n].Len() == 1 {
				return w.Text(q.key, who, localization.Plain("round", localization.Roman(n)))
			}
		}
	}
	return w.Text("venice.chart.never", localization.Count("n", v.Open[v.Round].Len()))
}

// Clause names a clause of the rules, for the foot of a tip.
func (w *Words) Clause(id string) string {
	return w.Text("ui.clause", localization.Plain("clause", id))
}

// Short is the name of a character where room is scarce.
func (w *Words) Short(c rules.Character) string { return w.Text(CharacterKey(c) + ".short") }
