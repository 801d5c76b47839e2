package situation

import (
	"slices"
	"strings"

	"alibi/game"
)

// retell plays the case once more from its own record, through the text in which
// records are written, and compares everything that anybody sees and hears. With live
// luck every draw is made afresh from the seed as well.
func retell(t *game.Title, play game.Play, live bool) *Fault {
	record := play.Record()
	var text, again strings.Builder
	err := game.WriteRecord(&text, &record)
	if err != nil {
		return fault("situation.unwritten", plain("got", err.Error()))
	}
	read, err := game.ReadRecord(strings.NewReader(text.String()))
	if err != nil {
		return fault("situation.unwritten", plain("got", err.Error()))
	}
	if err := game.WriteRecord(&again, read); err != nil || again.String() != text.String() {
		return fault("situation.unwritten", plain("got", again.String()))
	}
	replay := t.Replay
	if live {
		replay = t.Verify
	}
	copied, err := replay(read)
	if err != nil {
		return fault("situation.unwritten", plain("got", err.Error()))
	}
	was, is := account(play, record.Setup.Seats), account(copied, record.Setup.Seats)
	for i := range max(len(was), len(is)) {
		if i >= len(was) || i >= len(is) || was[i] != is[i] {
			return fault("situation.retold", plain("got", strings.Join(slices.Concat(was[i:min(i+1, len(was))], is[i:min(i+1, len(is))]), " | ")))
		}
	}
	return nil
}

// account is everything that the room and the seats see, hear and may do, a line each.
func account(p game.Play, seats int) []string {
	lines := p.Facts()
	add := func(name string, all []string) {
		for _, l := range all {
			lines = append(lines, name+" "+l)
		}
	}
	for _, a := range p.Asks() {
		lines = append(lines, "asked "+a.Seat.String()+" "+a.Q)
	}
	add("log", p.Heard(game.Nobody))
	for s := range game.Seat(seats) {
		add("own "+s.String(), p.OwnFacts(s))
		add("log "+s.String(), p.Heard(s))
		add("offers "+s.String(), p.Offers(s))
		add("may "+s.String(), p.OwnOffers(s))
	}
	if result, over := p.Result(); over {
		lines = append(lines, ended(result.Winners, result.How, result.Clause))
	}
	return lines
}
