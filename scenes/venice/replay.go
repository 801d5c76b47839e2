package venice

import (
	"alibi/game"
	rules "alibi/game/venice"
	"alibi/render/paint"
	"alibi/render/panel"
	desk "alibi/render/venice"
	"alibi/scenes"
)

// replay is a match that is watched. It winds the record's reel and shows what the
// match lets out through its doors; the record itself is never shown.
type replay struct {
	reel   *rules.Reel
	match  *rules.Match
	words  *desk.Words
	desk   *desk.Desk
	theme  panel.Theme
	badges []int
	stops  []stop
	rounds []int
	over   bool
	at     int
	eyes   scenes.Eyes
	sight  *desk.Sight
}

// stop is a line that the room noticed: how many lines there are up to it, and what the
// room heard of it.
type stop struct {
	lines int
	heard []rules.Entry
}

// watch plays a record once to its end, to find its stops, and stands at the deal.
func watch(r *rules.Rules, rec *game.Record, s scenes.Seating) (scenes.Replay, error) {
	reel, err := r.Reel(rec)
	if err != nil {
		return nil, err
	}
	w := &desk.Words{Cat: s.Words, Lang: s.Lang, Names: s.Names}
	p := &replay{reel: reel, words: w, badges: s.Badges, desk: desk.NewDesk(s.Theme, w, s.Badges)}
	if err := p.scan(); err != nil {
		return nil, err
	}
	p.Suit(s.Manner)
	p.Go(0)
	return p, nil
}

// scan finds the stops, and at which of them rounds begin.
func (p *replay) scan() error {
	p.stops = []stop{{}}
	revision, round, log := 0, int8(0), 0
	for n := range p.reel.Lines() + 1 {
		m, err := p.reel.Wind(n)
		if err != nil {
			return err
		}
		t := m.Table()
		now := t.Pub.Round
		if t.Pub.Final {
			now = rules.Rounds + 1
		}
		heard := m.Log(game.Nobody)
		if n > 0 && t.Revision != revision {
			p.stops = append(p.stops, stop{n, fresh(heard, log)})
		}
		if now != round {
			p.rounds = append(p.rounds, len(p.stops)-1)
		}
		revision, round, log, p.over = t.Revision, now, len(heard), t.Pub.Over
	}
	return nil
}

// fresh is what the room heard last: what follows the entries there were, or the undo
// that took some of them away.
func fresh(log []rules.Entry, was int) []rules.Entry {
	if n := len(log); n > 0 && log[n-1].Sort == game.EntryUndo {
		return log[n-1:]
	}
	return log[min(was, len(log)):]
}

// Last is the number of the last stop.
func (p *replay) Last() int { return len(p.stops) - 1 }

// At is the stop at which the match stands.
func (p *replay) At() int { return p.at }

// Rounds are the stops at which rounds begin, the Accusation Round the last of them.
func (p *replay) Rounds() []int { return p.rounds }

// Over says that the record is of a whole match.
func (p *replay) Over() bool { return p.over }

// Go goes to a stop; only to the next one figures walk.
func (p *replay) Go(to int) {
	walks := to == p.at+1 && p.sight != nil
	if walks {
		p.desk.Finish()
	} else {
		p.desk.Jump()
	}
	// The whole record was played when it was opened, so that every line can be.
	if m, err := p.reel.Wind(p.stops[to].lines); err == nil {
		p.match, p.at = m, to
	}
	p.look()
}

// look takes a fresh sight of the match, and of what the eyes see besides.
func (p *replay) look() {
	t := p.match.Table()
	for i := range t.Asks {
		t.Asks[i].Offers = nil // nothing can be done
	}
	p.sight = &desk.Sight{
		Table: t, Log: p.match.Log(game.Nobody), Red: rules.ReadTrackers(p.match.Notes()),
		Ahead: func(game.Seat, ...rules.Action) (rules.TableView, bool) { return rules.TableView{}, false },
		Why:   func(game.Seat, rules.Action) game.Reason { return game.Reason{} },
		Watch: &desk.Watch{Known: p.known(t.Pub.Killer)},
	}
}

// known is the Killer's own view if the eyes see it: she alone has one.
func (p *replay) known(killer game.Seat) *rules.Own {
	if p.eyes.Kind == scenes.EyesOpen || p.eyes.Kind == scenes.EyesSeat && p.eyes.Seat == killer {
		own := p.match.Own(killer).Priv
		return &own
	}
	return nil
}

// Look changes whose eyes the match is seen with.
func (p *replay) Look(e scenes.Eyes) {
	p.eyes = e
	p.look()
}

// Words are what the room heard at this stop, in the language in force.
func (p *replay) Words() string {
	text := ""
	for _, e := range p.stops[p.at].heard {
		if line := p.words.Heard(e); line != "" {
			if text != "" {
				text += " "
			}
			text += line
		}
	}
	return text
}

// Tick takes one tick of input.
func (p *replay) Tick(in scenes.Hands, w, h, scale float64, bar func(*panel.UI, paint.Rect)) scenes.Request {
	p.sight.Watch.Bar = bar
	var asked scenes.Request
	for _, wish := range p.desk.Tick(desk.Hands{Input: in.Input, Pan: in.Pan, Fit: in.Fit}, w, h, scale, p.sight) {
		if r := request(wish); r.Kind != scenes.NoRequest {
			asked = r
		}
	}
	return asked
}

// Frame lists the picture of the last tick.
func (p *replay) Frame(f *paint.Frame, g *paint.Gallery) { p.desk.Frame(f, g) }

// Busy says that the picture changes without input.
func (p *replay) Busy() bool { return p.desk.Busy() || p.desk.Behind(p.sight) }

// Moving says that figures are under way, or will be with the next tick.
func (p *replay) Moving() bool { return !p.desk.Settled() || p.desk.Behind(p.sight) }

// Suit changes the manner of everything, the log included.
func (p *replay) Suit(m scenes.Manner) {
	p.words.Lang = m.Lang
	p.theme = m.Theme
	p.desk.Suit(m.Theme, m.Speed, m.Still)
}

// Seats is how many there are.
func (p *replay) Seats() int { return len(p.badges) }

// Seat names a seat and its badge.
func (p *replay) Seat(s game.Seat) (string, int) { return p.words.Seat(s), p.badges[s] }

// Own is what the seat saw behind its curtain at this stop.
func (p *replay) Own(s game.Seat) scenes.Private {
	pub := p.sight.Table.Pub
	m := p.match
	return &past{desk: p.desk.Own(p.theme), sight: &desk.OwnSight{
		Own: m.Own(s), Pub: &pub, Past: true,
		Why: func(a rules.Action) (string, string) { return p.words.Why(m.OwnWhy(s, a), s) },
	}}
}

// past is a private panel that takes no answer.
type past struct {
	desk  *desk.OwnDesk
	sight *desk.OwnSight
}

// Tick takes one tick.
func (p *past) Tick(in panel.Input, w, h, scale float64) (done bool) {
	_, done = p.desk.Tick(in, w, h, scale, p.sight)
	return done
}

// Frame lists the private picture.
func (p *past) Frame(f *paint.Frame, g *paint.Gallery) { p.desk.Frame(f, g) }
