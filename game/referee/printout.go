package main

import (
	"encoding/json"
	"strconv"
	"strings"

	"alibi/game"
	"alibi/localization"
)

// The result as JSON. Shares are parts of 1.
type (
	resultJSON struct {
		Game       string     `json:"game"`
		Mode       string     `json:"mode"`
		Players    int        `json:"players"`
		Options    []string   `json:"options"`
		Seed       uint64     `json:"seed"`
		Matches    int        `json:"matches"`
		Unfinished int        `json:"unfinished"`
		Actions    lengthJSON `json:"actions"`
		Ends       []endJSON  `json:"ends"`
		Winners    []endJSON  `json:"winners"`
		Seats      []seatJSON `json:"seats"`
	}
	lengthJSON struct {
		Total  int     `json:"total"`
		Mean   float64 `json:"mean"`
		Least  int     `json:"least"`
		Median int     `json:"median"`
		P90    int     `json:"p90"`
		Most   int     `json:"most"`
	}
	endJSON struct {
		How    string  `json:"how"`
		Clause string  `json:"clause,omitempty"`
		Count  int     `json:"count"`
		Share  float64 `json:"share"`
	}
	seatJSON struct {
		Seat  string  `json:"seat"`
		Wins  int     `json:"wins"`
		Share float64 `json:"share"`
	}
)

func (t *tally) share(n int) float64 { return float64(n) / float64(t.matches) }

func (t *tally) shares(counts []count) []endJSON {
	all := []endJSON{}
	for _, c := range counts {
		all = append(all, endJSON{c.name, c.clause, c.n, t.share(c.n)})
	}
	return all
}

func (d *desk) printJSON(p *plan, t *tally) error {
	r := resultJSON{
		Game: p.title.Name, Mode: p.setup.Mode, Players: p.setup.Seats, Options: append([]string{}, p.setup.Options...),
		Seed: p.setup.Seed, Matches: t.matches, Unfinished: t.unfinished,
		Actions: lengthJSON{
			Total: t.actions(), Mean: float64(t.actions()) / float64(t.matches),
			Least: t.length(0), Median: t.length(0.5), P90: t.length(0.9), Most: t.length(1),
		},
		Ends: t.shares(t.ends), Winners: t.shares(t.sides), Seats: []seatJSON{},
	}
	for s := range p.setup.Seats {
		r.Seats = append(r.Seats, seatJSON{game.Seat(s).String(), t.seats[s], t.share(t.seats[s])})
	}
	b, err := json.MarshalIndent(r, "", "  ")
	if err != nil {
		return err
	}
	d.print(string(b))
	return nil
}

// printTally says the result in every language asked for.
func (d *desk) printTally(p *plan, t *tally) {
	for _, l := range d.langs {
		v := tallyVoice{d, l, p, t}
		v.print()
	}
}

// tallyVoice says a tally in one language.
type tallyVoice struct {
	*desk
	lang localization.Lang
	plan *plan
	t    *tally
}

func (v tallyVoice) text(key string, args ...localization.Arg) {
	v.desk.print(v.texts.Text(v.lang, key, args))
}

func (v tallyVoice) print() {
	name := v.plan.title.Name
	v.text("ui.referee.simulate.heading", localization.Key("game", name+".title"), localization.Key("mode", name+".mode."+v.plan.setup.Mode),
		localization.Count("n", v.t.matches), localization.Counted("players", "ui.count.players", v.plan.setup.Seats))
	mean := strconv.FormatFloat(float64(v.t.actions())/float64(v.t.matches), 'f', 1, 64)
	v.text("ui.referee.simulate.length", localization.Plain("mean", v.decimal(mean)), localization.Count("min", v.t.length(0)), localization.Count("max", v.t.length(1)))
	v.text("ui.referee.simulate.ends")
	for _, c := range v.t.ends {
		v.share(v.word(name+".how."+c.name, c.name)+" ("+c.clause+")", c.n)
	}
	if v.t.unfinished > 0 {
		v.share(v.texts.Text(v.lang, "referee.simulate.unfinished", nil), v.t.unfinished)
	}
	v.text("referee.simulate.winners")
	for _, c := range v.t.sides {
		v.share(v.word(name+"."+c.name, c.name), c.n)
	}
	v.text("referee.simulate.seats")
	for s := range v.plan.setup.Seats {
		v.share(game.Seat(s).String(), v.t.seats[s])
	}
}

// word is the text of the key, or the id itself when the catalogues have none.
func (v tallyVoice) word(key, id string) string {
	if v.texts.Has(v.lang, key) {
		return v.texts.Text(v.lang, key, nil)
	}
	return id
}

func (v tallyVoice) decimal(number string) string {
	if v.lang == localization.Polish {
		return strings.Replace(number, ".", ",", 1)
	}
	return number
}

func (v tallyVoice) share(what string, n int) {
	percent := strconv.FormatFloat(100*v.t.share(n), 'f', 1, 64)
	v.desk.print("  " + v.texts.Text(v.lang, "ui.referee.simulate.share", localization.Args{
		localization.Plain("what", what), localization.Count("n", n), localization.Plain("percent", v.decimal(percent)),
	}))
}
