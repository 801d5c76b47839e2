package scenes

import (
	"slices"

	"alibi/game"
	"alibi/localization"
	"alibi/scenes/store"
)

// resume opens a match where it stopped; one that cannot be played is set aside, and
// people are told.
func (h *house) resume(name string) {
	rec, j, err := h.store.Resume(name)
	if err != nil {
		h.tell(h.refusal(name, err))
		h.home()
		return
	}
	h.hear()
	g := h.game(rec.Title)
	if g == nil {
		h.drop(j)
		h.tell(h.text("store.match.title", localization.Plain("file", name)))
		return
	}
	t, err := sitBack(h, g, h.seating(rec), rec, j)
	if err != nil {
		h.drop(j)
		h.tell(h.refusal(name, h.store.SetAside(name, err)))
		h.hear()
		h.home()
		return
	}
	h.home()
	h.push(t)
}

// drop closes a journal that nothing was written to.
func (h *house) drop(j *store.Journal) {
	if err := j.Close(); err != nil {
		h.tell(h.unkept(err))
	}
}

// game is the title of that name, nil if it is not on the shelf.
func (h *house) game(name string) *Game {
	for _, g := range h.games {
		if g.Title.Name == name {
			return g
		}
	}
	return nil
}

// seating is who sat down to a match, by its record.
func (h *house) seating(rec *game.Record) Seating {
	p := store.Seated(rec)
	return Seating{Setup: rec.Setup, Names: h.names(&p), Badges: p.Badges, Pins: p.Pins, Words: h.cat, Manner: h.manner()}
}

// names are those of a party, by seat.
func (h *house) names(p *store.Party) []string {
	all := slices.Clone(p.Names)
	for i, n := range all {
		if n == "" {
			all[i] = h.unnamed(i)
		}
	}
	return all
}

// unnamed is what a seat without a name is called.
func (h *house) unnamed(seat int) string {
	return h.text("ui.new.name.default", localization.Count("n", seat+1))
}
