package scenes

import (
	"errors"
	"path/filepath"

	"alibi/game"
	"alibi/localization"
	"alibi/scenes/store"
)

// keeper keeps the match of a table: whatever is new of it stands in its journal before
// anybody sees it. What the disk refuses is told once and owed, and the match goes on.
type keeper struct {
	h       *house
	title   string
	header  []game.HeaderLine
	journal *store.Journal
	told    bool // the refusal that is still in force
}

// newKeeper is the keeper of a new match, nil where nothing is kept.
func newKeeper(h *house, title string, s *Seating) *keeper {
	if h.store == nil {
		return nil
	}
	return &keeper{h: h, title: title, header: store.Header(store.Party{Names: s.Names, Badges: s.Badges, Pins: s.Pins, Lang: s.Manner.mode().String()})}
}

// keep writes what is new of a record; over marks the match as finished.
func (k *keeper) keep(rec *game.Record, over bool) {
	if k == nil {
		return
	}
	var err error
	if k.journal == nil {
		rec.Title, rec.Header = k.title, k.header
		k.journal, err = k.h.store.Begin(rec)
	} else {
		err = k.journal.Append(rec.Lines[k.journal.Lines():]...)
	}
	if err == nil && over {
		err = k.journal.Finish()
	}
	k.answer(err)
}

// answer tells the first of several refusals.
func (k *keeper) answer(err error) {
	if err == nil {
		k.told = false
		return
	}
	if !k.told {
		k.told = true
		k.h.tell(k.h.unkept(err))
	}
}

// retry tries again to write what is owed.
func (k *keeper) retry() {
	if k.owes() {
		k.answer(k.journal.Save())
	}
}

// owes says that something of the match would be lost if the program ended now.
func (k *keeper) owes() bool { return k != nil && k.journal != nil && k.journal.Owes() }

// close ends the keeping of the match, which can be resumed.
func (k *keeper) close() {
	if k == nil || k.journal == nil {
		return
	}
	if err := k.journal.Close(); err != nil {
		k.h.tell(k.h.unkept(err))
	}
	k.journal = nil
}

// unkept words why something could not be written.
func (h *house) unkept(err error) string {
	return h.text("store.unkept", localization.Plain("why", h.cause(err)))
}

// cause words an error: why the disk refuses, with the place, or the error's own words.
func (h *house) cause(err error) string {
	var disk *store.DiskError
	if !errors.As(err, &disk) {
		return err.Error()
	}
	return h.text(disk.Cause.String(), localization.Plain("path", disk.Path), localization.Plain("why", disk.Error()))
}

// refusal words why a match cannot be opened.
func (h *house) refusal(name string, err error) string {
	var version *game.VersionError
	var broken *store.BrokenError
	switch {
	case errors.As(err, &version):
		return h.text("store.match.version", localization.Plain("file", name), localization.Plain("version", version.Got))
	case errors.As(err, &broken):
		return h.notice(&broken.Notice)
	case errors.Is(err, store.ErrOpen):
		return h.text("store.match.open", localization.Plain("file", name))
	}
	return h.text("store.match.unknown", localization.Plain("file", name), localization.Plain("why", h.cause(err)))
}

// notice words what the store has found.
func (h *house) notice(n *store.Notice) string {
	kept := n.Kept
	if kept == "" {
		kept = n.File
	}
	args := []localization.Arg{
		localization.Plain("file", filepath.Base(n.File)), localization.Plain("kept", filepath.Base(kept)),
		localization.Count("line", n.Line), localization.Plains("fields", n.Fields...),
	}
	return h.text(n.Kind.String(), args...)
}

// hear tells what the store has found since it was last asked.
func (h *house) hear() {
	if h.store == nil {
		return
	}
	for _, n := range h.store.Notices() {
		h.tell(h.notice(&n))
	}
}
