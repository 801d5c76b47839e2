package venice

import (
	"slices"

	"alibi/game"
)

// lexicon is the shapes of everything that the title says in words: facts, log lines,
// position lines and luck. testdata/README.md explains each of them.
func (r *Rules) lexicon() game.Lexicon {
	return game.Lexicon{
		Kinds: r.kinds(),
		Table: []string{
			"seats {n}", "strict", "dead-end", "killer {seat}", "first {seat}", "round {n}", "step {step}", "final",
			"final next", "hand {n}", "pile {n}", "picked {n} of {n}", "picker {seat}",
			"at {character} {block}", "space {character} {n}", "value {character} {n}",
			"dead {character} at {block} in grave {n}", "card {character} {owner}",
			"listed {character}", "copied {character}", "quarantine {area} by {character}", "alarm {block} by {character}",
			"use {character} by {seat} as {character}", "stage {stage}", "points {n} of {n}", "ability used",
			"met {character}", "option {option}", "spent {character}", "flip at {block}",
			"grave {n} victims {character...}", "grave {n} code {card}", "grave {n} turned {n}", "grave {n} {verdict}", "grave {n} could {anybody...}",
			"over {ending} {clause}", "winners {seat...}", "identity {character}", "other {character}",
			"known {n} {anybody...}", "open {n} {anybody...}",
			game.FactNote,
		},
		Own: []string{"drawn {character}", "identity {character}", "hand {code}", "grave {n} code {code}"},
		Log: []string{
			"lots seat={seat}", "identity-chosen seat={seat} who={character}",
			"round who={character} round={n} set={character+} final",
			"markers-removed from={block} area={area}", "dealt round={n} set={character+}",
			"taken seat={seat} who={character}", "option-a seat={seat} who={character}", "option-b seat={seat} who={character}",
			"drew seat={seat} who={character} other={character}",
			"walked seat={seat} who={character} from={block} to={block}",
			"sailed seat={seat} who={character} other={character} from={block} to={block}",
			"met who={character} other={character} to={block}",
			"stopped seat={seat} who={character} to={block}", "ended seat={seat} who={character} to={block}",
			"quarantine seat={seat} who={character} from={block} area={area}",
			"alarm seat={seat} who={character} from={block} area={area}",
			"visited seat={seat} who={character} from={block} to={block}",
			"flew seat={seat} who={character} from={block} to={block}",
			"pulled seat={seat} who={character} other={character} from={block} to={block}",
			"swapped seat={seat} who={character} other={character} from={block} to={block}",
			"tunnelled seat={seat} who={character} from={block} to={block}",
			"leapt seat={seat} who={character} from={block} to={block}",
			"cast-off seat={seat} who={character} from={block} to={block}",
			"turned seat={seat} code={code} grave={n} set={character+}", "left-codes seat={seat} to={block}",
			"to-murder seat={seat}", "murdered seat={seat} code={code} grave={n} set={character+}",
			"went-on seat={seat}", "final-accusation", "accused seat={seat} who={character}",
			"revealed seat={seat} who={character}", "judged code={code} grave={n} set={character+} lawful={truth}",
			"conceded seat={seat}", "over how={ending}",
			game.LogNote, game.LogUndo,
		},
		Pose: []string{
			"identity {suspect}", "identity {suspect} {suspect}", "drawn {suspect} {suspect}",
			"at {character} {block}", "round {n}", "step {posed}", "use {character} {seat}",
			"dealt {character...}", "taken {seat} {character...}", "left {character} {character}", "pile {character...}",
			"hand {code...}", "grave {n} {code} {block} {character...}", "grave {n} {code} {block} {character...} up",
			"scene {n} {character} {block}", "scene {n} alarm {area} {character}",
			"listed {character...}", "listed none", "copied {character}",
			"quarantine {area} {character}", "alarm {block} {character}", "masked {character...}",
		},
		Luck: []string{"lots {seat}", "suspects {suspect...}", "cards {character...}"},
	}
}

func (r *Rules) kinds() []game.Kind {
	words := func(first, last int, word func(int) string) []string {
		var all []string
		for i := first; i <= last; i++ {
			all = append(all, word(i))
		}
		return all
	}
	var suspects []string
	for _, c := range r.f.suspects.Members() {
		suspects = append(suspects, c.String())
	}
	return []game.Kind{
		{Name: "character", Words: slices.Clone(characterIDs[1:])},
		{Name: "anybody", Words: slices.Clone(characterIDs[:])},
		{Name: "suspect", Words: suspects},
		{Name: "block", Words: slices.Clone(r.f.ids[1 : r.f.blocks+1])},
		{Name: "area", Words: slices.Clone(areaIDs[1:])},
		{Name: "code", Words: slices.Clone(codeIDs[1:])},
		{Name: "card", Words: slices.Clone(codeIDs[:])},
		{Name: "owner", Words: append([]string{"available"}, words(0, MaxSeats-1, func(i int) string { return game.Seat(i).String() })...)},
		{Name: "step", Words: words(int(StepIdentity), int(StepOver), func(i int) string { return Step(i).String() })},
		{Name: "stage", Words: words(int(Before), int(After), func(i int) string { return Stage(i).String() })},
		{Name: "option", Words: words(int(A), int(B), func(i int) string { return Option(i).String() })},
		{Name: "verdict", Words: []string{"lawful", "unlawful"}},
		{Name: "truth", Words: []string{"true", "false"}},
		{Name: "ending", Words: slices.Clone(endingWords[accusedRight : shame+1])},
		{Name: "clause", Words: slices.Clone(endingClauses[accusedRight:])},
		{Name: "posed", Words: []string{"identity", "begin", "pick", "killer", "murder", "pause", "accuse"}},
	}
}
