// Package venice seats Killing Code: Venice Vendetta at the scenes' table: it holds the
// match, shows its public door to the desk and its private door to the curtain.
package venice

import (
	"errors"

	"alibi/game"
	rules "alibi/game/venice"
	"alibi/render/paint"
	"alibi/render/panel"
	desk "alibi/render/venice"
	"alibi/scenes"
)

// Game is Venice Vendetta on the shelf, or a *rules.ContentError.
func Game() (*scenes.Game, error) {
	r, err := rules.Load()
	if err != nil {
		return nil, err
	}
	t, err := rules.Title()
	if err != nil {
		return nil, err
	}
	return &scenes.Game{
		Title:  t,
		Sit:    func(s scenes.Seating) (scenes.Play, error) { return sit(r, s) },
		Resume: func(rec *game.Record, s scenes.Seating) (scenes.Play, error) { return resume(r, rec, s) },
		Watch:  func(rec *game.Record, s scenes.Seating) (scenes.Replay, error) { return watch(r, rec, s) },
		Poster: desk.Poster,
		Board:  desk.Board,
	}, nil
}

// play is one match at the table.
type play struct {
	match  *rules.Match
	words  *desk.Words
	desk   *desk.Desk
	end    *desk.Verdict
	theme  panel.Theme
	badges []int
	keep   func(*game.Record, bool)
	sight  *desk.Sight
	queue  []rules.Action
	seat   game.Seat // whose queue
	// done are the actions played at this table, undone those taken back since the last.
	done, undone []played
	// opened is set once the curtain has been asked for by the present question.
	opened bool
	board  bool // the board is looked at after the end
}

func sit(r *rules.Rules, s scenes.Seating) (scenes.Play, error) {
	m, err := r.Start(s.Setup)
	if err != nil {
		return nil, err
	}
	return Open(m, s), nil
}

func resume(r *rules.Rules, rec *game.Record, s scenes.Seating) (scenes.Play, error) {
	m, err := r.Replay(rec)
	if err != nil {
		return nil, err
	}
	return Open(m, s), nil
}

// Open shows a match that is under way to the table that sits at it.
func Open(m *rules.Match, s scenes.Seating) scenes.Play {
	w := &desk.Words{Cat: s.Words, Lang: s.Lang, Names: s.Names}
	p := &play{match: m, words: w, badges: s.Badges, keep: s.Keep, desk: desk.NewDesk(s.Theme, w, s.Badges)}
	p.Suit(s.Manner)
	p.changed()
	return p
}

// look takes a fresh sight of the match's public door.
func (p *play) look() {
	t := p.match.Table()
	p.sight = &desk.Sight{
		Table: t, Log: p.match.Log(game.Nobody), Red: rules.ReadTrackers(p.match.Notes()),
		Ahead: func(s game.Seat, steps ...rules.Action) (rules.TableView, bool) { return p.match.Ahead(s, steps...) },
		Why:   func(s game.Seat, a rules.Action) game.Reason { return p.match.Why(s, a) },
	}
	for i := range t.Asks {
		if !t.Asks[i].Optional {
			s := t.Asks[i].Seat
			p.sight.MayUndo, p.sight.MayRedo, p.sight.MayRestart = p.match.MayUndo(s), p.mayRedo(s), p.mayRestart(s)
		}
	}
}

// Tick takes one tick of input.
func (p *play) Tick(in scenes.Hands, w, h, scale float64) scenes.Request {
	if p.sight.Table.Pub.Over && p.settled() && !p.board {
		return p.verdict(in, w, h, scale)
	}
	wishes := p.desk.Tick(desk.Hands{
		Input: in.Input, Pan: in.Pan, Fit: in.Fit, Zoom: in.Zoom, Digit: in.Digit, Shift: in.Shift,
		Undo: in.Undo, Redo: in.Redo, Restart: in.Restart, Log: in.Log, Look: in.Look, Menu: in.Menu,
	}, w, h, scale, p.sight)
	var asked scenes.Request
	for _, wish := range wishes {
		if r := p.grant(wish); r.Kind != scenes.NoRequest {
			asked = r
		}
	}
	p.walkOn()
	if asked.Kind == scenes.NoRequest {
		asked = p.private()
	}
	return asked
}

// grant does what the people at the table want.
func (p *play) grant(w desk.Wish) scenes.Request {
	switch w.Kind {
	case desk.WishDo:
		p.queue, p.seat = w.Steps, w.Seat
		p.walkOn()
	case desk.WishUndo:
		p.undo(w.Seat)
	case desk.WishRedo:
		p.redo(w.Seat)
	case desk.WishRestart:
		p.restart(w.Seat)
	case desk.WishNote:
		p.note(w)
	case desk.WishResult:
		p.board = false
	}
	return request(w)
}

// request is what a wish asks of the scenes, if it is for them.
func request(w desk.Wish) scenes.Request {
	switch w.Kind {
	case desk.WishPeek:
		return scenes.Request{Kind: scenes.RequestCurtain, Seat: w.Seat}
	case desk.WishLang:
		return scenes.Request{Kind: scenes.RequestLang}
	case desk.WishMenu:
		return scenes.Request{Kind: scenes.RequestMenu}
	case desk.WishRules:
		return scenes.Request{Kind: scenes.RequestRules, Clause: w.Text}
	default:
		return scenes.Request{}
	}
}

// note lays a note; what refuses one is for the desk to say.
func (p *play) note(w desk.Wish) {
	err := p.match.Note(w.Seat, w.Text)
	var no *game.Refusal
	if errors.As(err, &no) {
		p.sight.Refused, p.sight.RefusedWhy = w.Text, no.Why
		return
	}
	p.undone = nil
	p.changed()
}

// walkOn plays the next of several steps once the figures stand still; what is no
// longer offered ends the walk.
func (p *play) walkOn() {
	if len(p.queue) == 0 || !p.settled() {
		return
	}
	a := p.queue[0]
	p.queue = p.queue[1:]
	if p.match.Do(p.seat, a) != nil {
		p.queue = nil
		return
	}
	p.did(p.seat, a)
	p.changed()
}

// changed keeps what is new of the match and then looks at it.
func (p *play) changed() {
	p.opened = false
	if p.keep != nil {
		rec := p.match.Record()
		p.keep(&rec, p.match.Table().Pub.Over)
	}
	p.look()
}

// private asks for the curtain once when a private question opens.
func (p *play) private() scenes.Request {
	if p.opened || !p.settled() {
		return scenes.Request{}
	}
	for i := range p.sight.Table.Asks {
		if q := &p.sight.Table.Asks[i]; q.Private {
			p.opened = true
			return scenes.Request{Kind: scenes.RequestCurtain, Seat: q.Seat}
		}
	}
	return scenes.Request{}
}

func (p *play) verdict(in scenes.Hands, w, h, scale float64) scenes.Request {
	if p.end == nil {
		p.end = p.desk.Verdict(p.theme)
	}
	wish, clause := p.end.Tick(in.Input, w, h, scale, p.sight)
	switch wish {
	case desk.VerdictAgain:
		return scenes.Request{Kind: scenes.RequestAgain}
	case desk.VerdictMenu:
		return scenes.Request{Kind: scenes.RequestTitle}
	case desk.VerdictRules:
		return scenes.Request{Kind: scenes.RequestRules, Clause: clause}
	case desk.VerdictBoard:
		p.board = true
	}
	return scenes.Request{}
}

// Frame lists the picture of the last tick.
func (p *play) Frame(f *paint.Frame, g *paint.Gallery) {
	if p.end != nil && !p.board {
		p.end.Frame(f, g)
		return
	}
	p.desk.Frame(f, g)
}

// settled says that the board shows all that has happened and nothing moves on it.
func (p *play) settled() bool { return p.desk.Settled() && !p.desk.Behind(p.sight) }

// Busy says that the picture changes without input.
func (p *play) Busy() bool {
	return p.desk.Busy() || p.desk.Behind(p.sight) || len(p.queue) > 0 || p.end != nil && p.end.Busy()
}

// Suit changes the manner of everything, the log included.
func (p *play) Suit(m scenes.Manner) {
	p.words.Lang = m.Lang
	p.theme = m.Theme
	p.desk.Suit(m.Theme, m.Speed, m.Still)
}

// Seat names a seat and its badge.
func (p *play) Seat(s game.Seat) (string, int) { return p.words.Seat(s), p.badges[s] }

var _ scenes.Recapper = (*play)(nil)

// Recap is what has happened since the seat's last turn, from the public log.
func (p *play) Recap(s game.Seat) []scenes.RecapLine {
	var lines []scenes.RecapLine
	for _, q := range p.desk.Recap(p.sight, s) {
		line := scenes.RecapLine{Text: q.Text, Icon: q.Icon}
		if q.At != 0 {
			line.Place = q.At.String()
		}
		lines = append(lines, line)
	}
	return lines
}

// Show lets a block pulse, by its id.
func (p *play) Show(place string) {
	if b, ok := rules.ParseBlock(place); ok {
		p.desk.Point(b)
	}
}

// Own opens the seat's own view, for the curtain alone.
func (p *play) Own(s game.Seat) scenes.Private {
	pub := p.sight.Table.Pub
	return &own{p: p, seat: s, panel: p.desk.Own(p.theme), sight: &desk.OwnSight{
		Own: p.match.Own(s), Pub: &pub,
		Why: func(a rules.Action) (string, string) { return p.words.Why(p.match.OwnWhy(s, a), s) },
	}}
}

// own is the seat's side of the curtain. Its sight holds until it answers, which closes
// it.
type own struct {
	p     *play
	seat  game.Seat
	panel *desk.OwnDesk
	sight *desk.OwnSight
}

// Tick shows the seat what it alone may see, and plays its answer.
func (o *own) Tick(in panel.Input, w, h, scale float64) (done bool) {
	a, done := o.panel.Tick(in, w, h, scale, o.sight)
	if a.Verb == rules.NoVerb {
		return done
	}
	if o.p.match.Do(o.seat, a) == nil {
		o.p.forget()
		o.p.changed()
		return true
	}
	return done
}

// Frame lists the private picture.
func (o *own) Frame(f *paint.Frame, g *paint.Gallery) { o.panel.Frame(f, g) }
