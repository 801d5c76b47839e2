package venice

import (
	"strconv"

	"alibi/game"
)

// Name is the title's id in records, situation files and catalogues.
const Name = "venice"

// The title with its types.
type (
	// Match is one match of Venice Vendetta.
	Match = game.Match[state, Action, Event, Table, Own]
	// TableView is what Match.Table returns, OwnView what Match.Own returns.
	TableView = game.Table[Action, Table]
	OwnView   = game.Own[Action, Own]
	// Entry is one line of a match's log.
	Entry = game.Entry[Event]
	// Reel winds a record of this title to any of its lines.
	Reel = game.Reel[state, Action, Event, Table, Own]

	spec = game.Spec[state, Action, Event, Table, Own]
)

// Load reads the content and gives the title's rules, or a *ContentError.
func Load() (*Rules, error) {
	f, err := content()
	if err != nil {
		return nil, err
	}
	return &Rules{f}, nil
}

// Start deals a match.
func (r *Rules) Start(s game.Setup) (*Match, error) {
	return game.Start[state, Action, Event, Table, Own](r, s)
}

// Replay plays a record of this title from its recorded luck.
func (r *Rules) Replay(rec *game.Record) (*Match, error) { return r.spec().Replay(rec) }

// Reel is a record of this title at its deal, for watching it.
func (r *Rules) Reel(rec *game.Record) (*Reel, error) { return r.spec().Reel(rec) }

// Posed sets up any position from the pose lines of a situation file.
func (r *Rules) Posed(setup game.Setup, lines []string) (*Match, error) {
	return r.spec().Posed(setup, lines, nil)
}

// Title is Venice Vendetta on the shelf, or a *ContentError.
func Title() (*game.Title, error) {
	r, err := Load()
	if err != nil {
		return nil, err
	}
	return game.NewTitle(r.spec()), nil
}

func (r *Rules) spec() *spec {
	return &spec{
		Name:  Name,
		Modes: []game.Mode{{ID: ModeStandard, Min: MinSeats, Max: MaxSeats}},
		Options: []game.Option{
			{ID: OptionStrict}, {ID: OptionDeadEnd}, {ID: OptionKiller, BySeat: true},
		},
		Rules: r, Pose: r.Pose, Luck: luckWord, Facts: r.facts, OwnFacts: ownFacts,
		Told:       func(e Event) string { return e.String() },
		Lexicon:    r.lexicon(),
		Side:       side,
		MaxActions: maxActions,
	}
}

// side is whose win it was (VV-INTRO-03, VV-END-02).
func side(r game.Result) string {
	if r.Clause == endingClauses[accusedWrong] {
		return "killer"
	}
	return "investigators"
}

// maxActions bounds a match: 6 rounds of at most 5 uses and the Killer's 2, each of
// them a dozen actions in a Courier's longest run.
const maxActions = 6 * 7 * 30

// luckWord words a value of a draw: seats for the lots, characters for cards and
// suspects.
func luckWord(what, word string) (int8, bool) {
	switch what {
	case "lots":
		seat, err := game.ParseSeat(word)
		return int8(seat), err == nil
	case "cards", "suspects":
		c, ok := ParseCharacter(word)
		return int8(c), ok
	default:
		return 0, false
	}
}

// facts says everything that the room sees as short lines.
func (r *Rules) facts(v *Table, line func(string)) {
	num := func(n int8) string { return strconv.Itoa(int(n)) }
	line("seats " + num(v.Seats))
	if v.Strict {
		line(OptionStrict)
	}
	if v.Promo {
		line(OptionDeadEnd)
	}
	line("killer " + v.Killer.String())
	line("first " + v.First.String())
	line("round " + num(v.Round))
	line("step " + v.Step.String())
	if v.Final {
		line("final")
	}
	if v.FinalNext {
		line("final next")
	}
	line("hand " + num(v.HandLen))
	line("pile " + num(v.PileLen))
	line("picked " + num(v.Picked) + " of " + num(v.Picks))
	if v.Picker != game.Nobody {
		line("picker " + v.Picker.String())
	}
	for c := Bishop; c <= Gypsy; c++ {
		if v.Grave[c] != 0 {
			line("dead " + c.String() + " at " + v.At[c].String() + " in grave " + num(v.Grave[c]))
			continue
		}
		line("at " + c.String() + " " + v.At[c].String())
		line("space " + c.String() + " " + num(v.Space[c]+1))
		line("value " + c.String() + " " + num(v.Value[c]))
	}
	for i := range v.CardsLen {
		owner := "available"
		if v.Cards[i].Owner != game.Nobody {
			owner = v.Cards[i].Owner.String()
		}
		line("card " + v.Cards[i].Who.String() + " " + owner)
	}
	r.factsOfRound(v, line)
	r.factsOfGraves(v, line)
}

func (r *Rules) factsOfRound(v *Table, line func(string)) {
	num := func(n int8) string { return strconv.Itoa(int(n)) }
	for _, c := range v.Listed.Members() {
		line("listed " + c.String())
	}
	if v.Copied != NoCharacter {
		line("copied " + v.Copied.String())
	}
	if v.Quarantine != NoArea {
		line("quarantine " + v.Quarantine.String() + " by " + v.QuarantineBy.String())
	}
	if v.Alarm != 0 {
		line("alarm " + v.Alarm.String() + " by " + v.AlarmBy.String())
	}
	if u := v.Use; u.Who != NoCharacter {
		line("use " + u.Who.String() + " by " + u.Seat.String() + " as " + u.Card.String())
		line("stage " + u.Stage.String())
		line("points " + num(u.Points) + " of " + num(u.Of))
		if u.Ability {
			line("ability used")
		}
		if u.Met != NoCharacter {
			line("met " + u.Met.String())
		}
	}
	if v.Option != Undecided {
		line("option " + v.Option.String())
	}
	for _, c := range v.Spent.Members() {
		line("spent " + c.String())
	}
	if v.FlipAt != 0 {
		line("flip at " + v.FlipAt.String())
	}
}

func (r *Rules) factsOfGraves(v *Table, line func(string)) {
	for g := 1; g <= Rounds; g++ {
		if v.Graves[g].Victims == 0 {
			continue
		}
		name := "grave " + strconv.Itoa(g) + " "
		line(name + "victims " + v.Graves[g].Victims.String())
		line(name + "code " + v.Graves[g].Code.String())
		if v.Graves[g].Turned != 0 {
			line(name + "turned " + strconv.Itoa(int(v.Graves[g].Turned)))
		}
		if v.Graves[g].Judged {
			verdict := "unlawful"
			if v.Graves[g].Lawful {
				verdict = "lawful"
			}
			line(name + verdict)
			line(name + "could " + v.Graves[g].Could.String())
		}
	}
	if v.Over {
		line("over " + v.Ending + " " + v.Clause)
		line("winners " + v.Winners.String())
		line("identity " + v.Identity.String())
		line("other " + v.Other.String())
		for n := range v.Round + 1 {
			line("known " + strconv.Itoa(int(n)) + " " + v.Known[n].String())
			line("open " + strconv.Itoa(int(n)) + " " + v.Open[n].String())
		}
	}
}

// ownFacts says everything that the Killer sees besides.
func ownFacts(v *Own, line func(string)) {
	if !v.Killer {
		return
	}
	line("drawn " + v.Drawn[0].String())
	line("drawn " + v.Drawn[1].String())
	if v.Identity != NoCharacter {
		line("identity " + v.Identity.String())
	}
	for _, c := range v.Hand[:v.HandLen] {
		line("hand " + c.String())
	}
	for g := 1; g <= Rounds; g++ {
		if v.Code[g] != FaceDown {
			line("grave " + strconv.Itoa(g) + " code " + v.Code[g].String())
		}
	}
}

// String is the step's word.
func (s Step) String() string {
	return [...]string{
		"none", "identity", "pick", "use", "flip", "killer", "next", "murder", "pause", "accuse", "over",
	}[s]
}

// String is the stage's word.
func (s Stage) String() string { return [...]string{"idle", "before", "stepping", "after"}[s] }

// String is the option's letter.
func (o Option) String() string { return [...]string{"undecided", "A", "B"}[o] }
