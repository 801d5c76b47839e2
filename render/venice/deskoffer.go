package venice

import (
	"alibi/game"
	rules "alibi/game/venice"
	"alibi/render/panel"
)

// wish asks for steps of the deciding seat.
func (d *Desk) wish(seat game.Seat, steps ...rules.Action) {
	d.wishes = append(d.wishes, Wish{Kind: WishDo, Seat: seat, Steps: steps})
}

// asked is the question that must be answered, if there is one.
func (d *Desk) asked() (o *asked) {
	for i := range d.sight.Table.Asks {
		if q := &d.sight.Table.Asks[i]; !q.Optional {
			return q
		}
	}
	return nil
}

type asked = game.Open[rules.Action]

// offer finds an offered action of the seat that must decide.
func (d *Desk) offer(a rules.Action) bool {
	q := d.asked()
	if q == nil {
		return false
	}
	for _, o := range q.Offers {
		if o == a {
			return true
		}
	}
	return false
}

// offers are the offered actions of a verb.
func (d *Desk) offers(v rules.Verb) []rules.Action {
	var all []rules.Action
	if q := d.asked(); q != nil {
		for _, o := range q.Offers {
			if o.Verb == v {
				all = append(all, o)
			}
		}
	}
	return all
}

// mayAccuse reports whether the seat left of the Killer may accuse now.
func (d *Desk) mayAccuse() bool {
	for i := range d.sight.Table.Asks {
		for _, o := range d.sight.Table.Asks[i].Offers {
			if o.Verb == rules.Accuse {
				return true
			}
		}
	}
	return false
}

// why words what bars an action, as the reason of a control.
func (d *Desk) why(seat game.Seat, a rules.Action) panel.Tip {
	r := d.sight.Why(seat, a)
	return d.reason(&r)
}

func (d *Desk) reason(r *game.Reason) panel.Tip {
	decides := game.Nobody
	if q := d.asked(); q != nil {
		decides = q.Seat
	}
	text, clause := d.words.Why(*r, decides)
	tip := panel.Tip{Text: text}
	if clause != "" {
		tip.Clause, tip.Rule = d.words.Clause(clause), clause
	}
	return tip
}
