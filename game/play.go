package game

// Play is a match in words: what the referee and situation files hold.
type Play interface {
	// Asks are the open questions.
	Asks() []Ask
	// Offers are what the seat may do, worded; OwnOffers besides those behind its
	// curtain.
	Offers(Seat) []string
	OwnOffers(Seat) []string
	// Say plays the worded action; SayTaped does so on scripted luck.
	Say(Seat, string) error
	SayTaped(Seat, string, []Drawn) error
	// Why tells the seat itself what bars the worded action, or a *WordError.
	Why(Seat, string) (Reason, error)
	Undo(Seat) error
	Note(Seat, string) error
	// Facts are what the room sees, one short line each; OwnFacts what the seat sees
	// besides.
	Facts() []string
	OwnFacts(Seat) []string
	// Heard is the log of the viewer in words; Nobody is the room.
	Heard(Seat) []string
	Result() (Result, bool)
	Record() Record
}

type play[S any, A Action, E, Pub, Priv any] struct {
	*Match[S, A, E, Pub, Priv]
	spec  *Spec[S, A, E, Pub, Priv]
	parse func(string) (A, bool)
}

func (p *play[S, A, E, Pub, Priv]) Asks() []Ask {
	return p.rules.Asked(p.pos, nil)
}

func (p *play[S, A, E, Pub, Priv]) Offers(s Seat) []string {
	if q, ok := p.ask(s); ok && q.Private {
		return nil
	}
	return p.OwnOffers(s)
}

func (p *play[S, A, E, Pub, Priv]) OwnOffers(s Seat) []string {
	var texts []string
	for _, a := range p.rules.Choices(p.pos, s, nil) {
		texts = append(texts, a.String())
	}
	return texts
}

func (p *play[S, A, E, Pub, Priv]) Say(s Seat, text string) error {
	a, ok := p.parse(text)
	if !ok {
		return &WordError{text}
	}
	return p.Do(s, a)
}

func (p *play[S, A, E, Pub, Priv]) SayTaped(s Seat, text string, tape []Drawn) error {
	a, ok := p.parse(text)
	if !ok {
		return &WordError{text}
	}
	return p.do(s, a, Taped(tape))
}

func (p *play[S, A, E, Pub, Priv]) Why(s Seat, text string) (Reason, error) {
	a, ok := p.parse(text)
	if !ok {
		return Reason{}, &WordError{text}
	}
	return p.OwnWhy(s, a), nil
}

func (p *play[S, A, E, Pub, Priv]) Facts() []string {
	var pub Pub
	var lines []string
	p.rules.Public(p.pos, &pub)
	p.spec.Facts(&pub, func(l string) { lines = append(lines, l) })
	for _, n := range p.Notes() {
		lines = append(lines, "note "+n.Seat.String()+" "+n.Text)
	}
	return lines
}

func (p *play[S, A, E, Pub, Priv]) OwnFacts(s Seat) []string {
	var priv Priv
	var lines []string
	p.rules.Private(p.pos, s, &priv)
	p.spec.OwnFacts(&priv, func(l string) { lines = append(lines, l) })
	return lines
}

func (p *play[S, A, E, Pub, Priv]) Heard(viewer Seat) []string {
	var lines []string
	for _, e := range p.Log(viewer) {
		switch e.Sort {
		case EntryEvent:
			lines = append(lines, p.spec.Told(e.Event))
		case EntryUndo:
			lines = append(lines, "undo "+e.Seat.String())
		case EntryNote:
			lines = append(lines, "note "+e.Seat.String()+" "+e.Text)
		}
	}
	return lines
}

func (p *play[S, A, E, Pub, Priv]) Record() Record {
	r := p.Match.Record()
	r.Title = p.spec.Name
	return r
}
