package venice

import (
	"alibi/game"
	rules "alibi/game/venice"
)

// played is an action that a seat played at the table.
type played struct {
	seat   game.Seat
	action rules.Action
	free   bool // could be taken back once it was played
}

// did remembers an action that can perhaps be taken back; what was taken back before it
// cannot be played again any more.
func (p *play) did(s game.Seat, a rules.Action) {
	p.done, p.undone = append(p.done, played{s, a, p.match.MayUndo(s)}), nil
}

// forget drops what was done and taken back: something happened that is not among it.
func (p *play) forget() { p.done, p.undone = nil, nil }

// undo takes the seat's last action back.
func (p *play) undo(s game.Seat) bool {
	if p.queue = nil; p.match.Undo(s) != nil {
		return false
	}
	if n := len(p.done); n > 0 {
		p.done, p.undone = p.done[:n-1], append(p.undone, p.done[n-1])
	}
	p.changed()
	return true
}

// redo plays again what was taken back last, while nothing else was done.
func (p *play) redo(s game.Seat) {
	if p.queue = nil; !p.mayRedo(s) {
		return
	}
	n := len(p.undone) - 1
	again, left := p.undone[n], p.undone[:n]
	if p.match.Do(s, again.action) != nil {
		p.undone = nil
	} else {
		p.did(s, again.action)
		p.undone = left
	}
	p.changed()
}

func (p *play) mayRedo(s game.Seat) bool {
	n := len(p.undone)
	return n > 0 && p.undone[n-1].seat == s
}

// restart takes back all of the seat's turn that can be taken back.
func (p *play) restart(s game.Seat) {
	for p.match.MayUndo(s) && !p.began(s) && p.undo(s) {
	}
}

// began says that the seat's turn begins after the last action that stands: the last one
// ended a turn, or was another's, or nobody knows it any more.
func (p *play) began(s game.Seat) bool {
	n := len(p.done)
	return n == 0 || p.done[n-1].seat != s || p.done[n-1].action.Verb == rules.End
}

// mayRestart says that there are several steps of the turn to take back.
func (p *play) mayRestart(s game.Seat) bool {
	n := len(p.done)
	return p.match.MayUndo(s) && n > 1 && !p.began(s) && p.done[n-2].seat == s && p.done[n-2].free
}
