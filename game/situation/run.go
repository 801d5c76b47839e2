package situation

import (
	"errors"
	"path/filepath"
	"slices"
	"strings"

	"alibi/game"
)

// KnownBug begins the names of files that pin known wrong behaviour: such a file has to
// fail, and passes its check by failing.
const KnownBug = "bug_"

// run is one case being played.
type run struct {
	f       *File
	play    game.Play
	setup   game.Setup
	pose    []line
	luck    []line
	refused bool // the set-up was refused, as demanded
	// heard is the log of every viewer before the present step, news what the step
	// added and cursor how far log lines have read it; index 0 is the room.
	heard, news [game.MaxSeats + 1][]string
	cursor      [game.MaxSeats + 1]int
}

// Check plays every case and lists what does not hold, a fault each, none when the file
// passes. Of each case the faults up to the first step that cannot be played are listed.
func (f *File) Check() []*Fault {
	var faults []*Fault
	for i := range f.cases {
		_, found := f.playCase(i)
		faults = append(faults, found...)
	}
	known := strings.HasPrefix(filepath.Base(f.Name), KnownBug)
	switch {
	case !known || slices.ContainsFunc(faults, func(x *Fault) bool { return x.Broken }):
		return faults
	case len(faults) == 0:
		return []*Fault{{File: f.Name, Line: 1, Text: "situation.bug", Args: []Arg{plain("example", KnownBug)}}}
	}
	return nil
}

// Play plays one case, counted from 0, without its demands, and gives the match as it
// stands at the end, nil if its set-up is refused. The fault is that of a step that
// cannot be played.
func (f *File) Play(i int) (game.Play, *Fault) {
	r := &run{f: f, setup: f.setup}
	for _, l := range slices.Concat(f.shared, f.cases[i].lines) {
		if l.sort.demands() && l.sort != refusingStart {
			continue
		}
		if fault := r.line(l); fault != nil {
			return nil, f.at(fault, l.n, i)
		}
	}
	if fault := r.begin(false); fault != nil && !r.refused {
		return nil, f.at(fault, f.cases[i].n, i)
	}
	return r.play, nil
}

// at says where a fault is.
func (f *File) at(fault *Fault, n, i int) *Fault {
	if fault.Line == 0 {
		fault.Line = n
	}
	fault.File, fault.Case = f.Name, f.cases[i].name
	return fault
}

func (f *File) playCase(i int) (game.Play, []*Fault) {
	r := &run{f: f, setup: f.setup}
	lines := slices.Concat(f.shared, f.cases[i].lines)
	var faults []*Fault
	for _, l := range lines {
		fault := r.line(l)
		if fault == nil {
			continue
		}
		faults = append(faults, f.at(fault, l.n, i))
		if !l.sort.demands() || r.play == nil {
			return r.play, faults // a step failed: nothing after it means anything
		}
	}
	last := lines[len(lines)-1].n
	if len(r.luck) > 0 {
		faults = append(faults, f.at(fault("situation.luck.unused", plain("what", r.luck[0].drawn.What)), r.luck[0].n, i))
	}
	if r.play != nil {
		if fault := retell(f.title, r.play, f.seeded); fault != nil {
			faults = append(faults, f.at(fault, last, i))
		}
	}
	return r.play, faults
}

// line plays one line.
func (r *run) line(l line) *Fault {
	switch l.sort {
	case choosing:
		r.setup.Options = append(slices.Clone(r.setup.Options), l.text)
		return nil
	case posing:
		r.pose = append(r.pose, l)
		return nil
	case drawing:
		r.luck = append(r.luck, l)
		return nil
	case refusingStart:
		return r.refuseStart(l)
	}
	if fault := r.begin(l.sort == beginning); fault != nil || l.sort == beginning {
		return fault
	}
	if l.sort.demands() {
		return r.demand(l)
	}
	if fault := r.step(l); fault != nil {
		return fault
	}
	r.listen()
	return nil
}

// start sets the position up, or deals.
func (r *run) start(luck []game.Drawn) (game.Play, error) {
	switch t := r.f.title; {
	case r.f.seeded:
		return t.Start(r.setup)
	case r.pose == nil:
		return t.StartTaped(r.setup, luck)
	default:
		var lines []string
		for _, l := range r.pose {
			lines = append(lines, l.text)
		}
		return t.Pose(r.setup, lines, luck)
	}
}

func (r *run) drawn() []game.Drawn {
	var tape []game.Drawn
	for _, l := range r.luck {
		tape = append(tape, l.drawn)
	}
	return tape
}

// begin begins the match, if it has not begun. Only where the file says so itself does
// the deal take the luck lines so far: otherwise they are the first step's.
func (r *run) begin(explicit bool) *Fault {
	if r.refused {
		return fault("situation.refused.over")
	}
	if r.play != nil {
		return nil
	}
	var luck []game.Drawn
	if explicit {
		luck, r.luck = r.drawn(), nil
	}
	play, err := r.start(luck)
	if err != nil {
		return r.startFault(err)
	}
	r.play = play
	r.listen()
	return nil
}

func (r *run) startFault(err error) *Fault {
	var pose *game.PoseError
	var setup *game.SetupError
	switch {
	case errors.As(err, &pose):
		f := broken("situation.pose", key("want", pose.Want), plain("got", pose.Got))
		if pose.Line >= 0 && pose.Line < len(r.pose) {
			f.Line = r.pose[pose.Line].n
		}
		return f
	case errors.As(err, &setup):
		return fault("situation.setup", plain("what", setup.What), plain("got", setup.Got), plain("want", setup.Want))
	}
	return r.stepFault("begin", err)
}

// step plays one step of a seat.
func (r *run) step(l line) *Fault {
	switch l.sort {
	case undoing:
		return r.stepFault("undo "+l.seat.String(), r.play.Undo(l.seat))
	case noting:
		return r.stepFault("note "+l.seat.String()+" "+l.text, r.play.Note(l.seat, l.text))
	}
	var err error
	if r.f.seeded {
		err = r.play.Say(l.seat, l.text)
	} else {
		err = r.play.SayTaped(l.seat, l.text, r.drawn())
	}
	if err == nil {
		r.luck = nil
	}
	return r.stepFault(l.seat.String()+" "+l.text, err)
}

// stepFault words why a step cannot be played; nil for nil.
func (r *run) stepFault(action string, err error) *Fault {
	var tape *game.TapeError
	var refusal *game.Refusal
	var locked *game.LockedError
	switch {
	case err == nil:
		return nil
	case errors.As(err, &refusal):
		return fault("situation.refused", plain("action", action), plain("clauses", clausesOf(refusal.Why)))
	case errors.As(err, &locked):
		return fault("situation.refused.undo", plain("action", action), plain("got", locked.Why))
	case errors.As(err, &tape):
		switch {
		case tape.Asked == "":
			return fault("situation.luck.unused", plain("what", tape.Held))
		case tape.Held == "":
			return fault("situation.luck.missing", plain("action", action), plain("what", tape.Asked))
		case tape.Held == tape.Asked:
			return fault("situation.luck.impossible", plain("action", action), plain("what", tape.Asked))
		}
		return fault("situation.luck.other", plain("action", action), plain("want", tape.Asked), plain("got", tape.Held))
	}
	return fault("situation.stuck", plain("action", action), plain("got", err.Error()))
}

// listen keeps what every viewer heard of the step just played.
func (r *run) listen() {
	for v := range r.heard {
		now := r.play.Heard(game.Seat(v - 1))
		same := 0
		for same < len(now) && same < len(r.heard[v]) && now[same] == r.heard[v][same] {
			same++
		}
		r.heard[v], r.news[v], r.cursor[v] = now, now[same:], 0
	}
}
