package main

import (
	"strings"

	"alibi/game"
	"alibi/localization"
)

// dump says what stands on the table at the end of a record or of every case of a
// situation, in the words of situation files; with a seat also what that seat sees.
func (d *desk) dump(name, seat string) error {
	text, err := read(name)
	if err != nil {
		return err
	}
	if strings.HasPrefix(text, "alibi ") {
		record, title, err := d.record(name, text)
		if err != nil {
			return err
		}
		play, err := title.Replay(record)
		if err != nil {
			return d.unsound(name, text, record, err)
		}
		return d.show(play, record.Setup.Seats, seat)
	}
	file, err := d.parseSituation(name, text)
	if err != nil {
		return err
	}
	for i, c := range file.Cases() {
		if c != "" {
			d.tell("referee.dump.case", localization.Plain("what", c))
		}
		play, fault := file.Play(i)
		if fault != nil {
			return faultRefusal{fault}
		}
		if play == nil {
			continue
		}
		if err := d.show(play, play.Record().Setup.Seats, seat); err != nil {
			return err
		}
	}
	return nil
}

// show prints the facts and the log of the room; only with a seat anything that is
// private, and then of that seat alone.
func (d *desk) show(play game.Play, seats int, name string) error {
	viewer := game.Nobody
	if name != "" {
		s, err := game.ParseSeat("p" + strings.TrimPrefix(name, "p"))
		if err != nil || int(s) >= seats {
			return refuse("ui.referee.seat", localization.Plain("seat", name), localization.Plain("min", game.Seat(0).String()),
				localization.Plain("max", game.Seat(seats-1).String()))
		}
		viewer = s
	}
	d.list("referee.dump.table", "", play.Facts())
	d.list("referee.dump.asked", "", asked(play))
	if viewer != game.Nobody {
		d.list("referee.dump.own", viewer.String(), play.OwnFacts(viewer))
		d.list("referee.dump.offers", viewer.String(), play.OwnOffers(viewer))
	}
	d.list("ui.log.heading", "", play.Heard(viewer))
	return nil
}

func asked(play game.Play) []string {
	var lines []string
	for _, a := range play.Asks() {
		lines = append(lines, a.Seat.String()+" "+a.Q)
		for _, o := range play.Offers(a.Seat) {
			lines = append(lines, a.Seat.String()+" "+o)
		}
	}
	return lines
}

// list prints a heading and lines below it.
func (d *desk) list(heading, seat string, lines []string) {
	d.tell(heading, localization.Plain("seat", seat))
	for _, l := range lines {
		d.print("  " + l)
	}
}
