package main

import (
	"strings"

	"alibi/localization"
)

// rules prints all rules, or one clause.
func (d *desk) rules(clause string) error {
	if clause == "" {
		for i, s := range d.texts.Rules() {
			if i > 0 {
				d.print("")
			}
			d.section(s)
		}
		return nil
	}
	clause = strings.ToUpper(clause)
	if _, _, ok := d.texts.Rule(localization.English, clause); !ok {
		return refuse("ui.referee.clause", localization.Plain("clause", clause), localization.Plain("example", "VV-MOVE-10"))
	}
	d.clause(clause)
	return nil
}

func (d *desk) section(s localization.Section) {
	var titles []string
	for _, l := range d.langs {
		titles = append(titles, s.Title(l))
	}
	d.print(strings.Join(titles, " / ") + "\n")
	for _, c := range s.Clauses {
		d.clause(c)
	}
}

// clause prints a clause in every language asked for, a line each.
func (d *desk) clause(id string) {
	for _, l := range d.langs {
		words, ruling, _ := d.texts.Rule(l, id)
		if ruling {
			words += " (" + d.texts.Text(l, "ui.ruling.short", nil) + ")"
		}
		d.print(id + ": " + words)
	}
}
