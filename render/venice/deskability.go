package venice

import (
	"alibi/game"
	rules "alibi/game/venice"
	"alibi/render/panel"
)

// abilityVerbs are the verbs behind the abilities of each card.
func abilityVerbs(c rules.Character) []rules.Verb {
	switch c {
	case rules.PlagueDoctor:
		return []rules.Verb{rules.Quarantine}
	case rules.Playboy:
		return []rules.Verb{rules.Visit}
	case rules.BellRinger:
		return []rules.Verb{rules.Ring}
	case rules.Dove:
		return []rules.Verb{rules.Fly}
	case rules.Lush:
		return []rules.Verb{rules.Pull}
	case rules.CatBurglar:
		return []rules.Verb{rules.Leap}
	case rules.Boatswain:
		return []rules.Verb{rules.CastOff, rules.Sail}
	case rules.Actress:
		return []rules.Verb{rules.Draw}
	case rules.Gypsy:
		return []rules.Verb{rules.Swap}
	default:
		return nil
	}
}

// abilities are the verbs that deserve a button for the card in use: its own, those of
// the card that the Actress has drawn, and the Rat Catcher's alley where it is open.
func (d *Desk) abilities() []rules.Verb {
	u := d.sight.Table.Pub.Use
	verbs := abilityVerbs(u.Card)
	if u.Who == rules.Actress && u.Card != rules.Actress {
		verbs = append(verbs, rules.Draw)
	}
	if len(d.offers(rules.Tunnel)) > 0 {
		verbs = append([]rules.Verb{rules.Tunnel}, verbs...)
	}
	return verbs[:min(len(verbs), d.lay.Buttons()-3)]
}

var abilityEmblems = map[rules.Verb]Emblem{
	rules.Quarantine: EmblemLantern, rules.Visit: EmblemHeart, rules.Ring: EmblemBell, rules.Fly: EmblemWing,
	rules.Pull: EmblemPull, rules.Leap: EmblemHook, rules.CastOff: EmblemOar, rules.Sail: EmblemOar,
	rules.Draw: EmblemDraw, rules.Swap: EmblemSwap, rules.Tunnel: EmblemTunnel,
}

// ability is the button of an ability. One without a target acts; one with targets
// makes them glow until one is chosen.
func (d *Desk) ability(verb rules.Verb) control {
	seat := d.sight.Table.Pub.Use.Seat
	offers := d.aimed(verb)
	key := verb.String()
	if verb == rules.Sail {
		key = "sail-with"
	}
	b := panel.Button{
		Label: d.words.Text("venice.act." + key), Icon: sign(abilityEmblems[verb]), Chosen: d.aim == verb,
		Tip: panel.Tip{Text: d.words.Text("venice.act." + key + ".tip")},
	}
	if len(offers) == 0 {
		r := d.barred(seat, verb)
		b.Reason = d.reason(&r)
	}
	return control{id: key, face: b, press: func() { d.pressAbility(seat, verb, offers) }}
}

func (d *Desk) pressAbility(seat game.Seat, verb rules.Verb, offers []rules.Action) {
	switch {
	case len(offers) == 0:
	case offers[0].Who == rules.NoCharacter && offers[0].Block == 0:
		d.wish(seat, offers[0])
	case d.aim == verb:
		d.aim, d.rider = rules.NoVerb, rules.NoCharacter
	default:
		d.aim, d.rider = verb, rules.NoCharacter
	}
}

// aimed are the offers of an ability; of sailing those with a passenger.
func (d *Desk) aimed(verb rules.Verb) []rules.Action {
	var all []rules.Action
	for _, a := range d.offers(verb) {
		if verb != rules.Sail || a.Who != rules.NoCharacter {
			all = append(all, a)
		}
	}
	return all
}

// barred is the reason that speaks of the ability as a whole: the one that most of its
// wordings have in common.
func (d *Desk) barred(seat game.Seat, verb rules.Verb) game.Reason {
	var best game.Reason
	most := 0
	votes := map[string]int{}
	for _, a := range wordings(verb) {
		r := d.sight.Why(seat, a)
		if r.Len() == 0 {
			continue
		}
		clause := r.Bars()[0].Clause
		if votes[clause]++; votes[clause] > most {
			most, best = votes[clause], r
		}
	}
	return best
}

// wordings are the actions that a verb can name.
func wordings(verb rules.Verb) []rules.Action {
	var all []rules.Action
	switch verb {
	case rules.Pull, rules.Swap:
		for c := rules.Bishop; c <= rules.Gypsy; c++ {
			all = append(all, rules.Action{Verb: verb, Who: c})
		}
	case rules.Visit, rules.Fly, rules.Tunnel, rules.Leap, rules.CastOff:
		for b := rules.Block(1); b <= rules.Blocks(); b++ {
			all = append(all, rules.Action{Verb: verb, Block: b})
		}
	case rules.Sail:
		for b := rules.Block(1); b <= rules.Blocks(); b++ {
			for c := rules.Bishop; c <= rules.Gypsy; c++ {
				all = append(all, rules.Action{Verb: verb, Block: b, Who: c})
			}
		}
	default:
		all = append(all, rules.Action{Verb: verb})
	}
	return all
}
