package venice

import (
	"fmt"
	"math/bits"

	"alibi/game"
)

// The questions; each names a prompt.
const (
	AskIdentity = "venice.ask.identity"
	AskPick     = "venice.ask.pick"
	AskBefore   = "venice.ask.before"
	AskStep     = "venice.ask.step"
	AskAfter    = "venice.ask.after"
	AskFlip     = "venice.ask.flip"
	AskKiller   = "venice.ask.killer-option"
	AskNext     = "venice.ask.killer-next"
	AskMurder   = "venice.ask.murder"
	AskAccuse   = "venice.ask.accuse"
	AskPause    = "venice.ask.pause"
	AskFinal    = "venice.ask.final-accuse"
)

// Asked says who must decide; beside the decision of another seat the one on the
// Killer's left may accuse (VV-ACCUSE-11, VV-ACCUSE-13).
func (r *Rules) Asked(s *state, asks []game.Ask) []game.Ask {
	j := s.top()
	first := s.first()
	accuse := game.Ask{Seat: first, Q: AskAccuse, Optional: true}
	switch j.kind {
	case chooseIdentity:
		return append(asks, game.Ask{Seat: s.killer, Q: AskIdentity, Private: true})
	case stageTwo:
		asks = append(asks, game.Ask{Seat: r.picker(s), Q: AskPick})
		if r.picker(s) == first {
			return asks
		}
		return append(asks, accuse)
	case useCard:
		return append(asks, game.Ask{Seat: s.use.seat, Q: [...]string{"", AskBefore, AskStep, AskAfter}[s.use.stage]})
	case flipChance:
		return append(asks, game.Ask{Seat: j.seat, Q: AskFlip})
	case killerChoice:
		return append(asks, game.Ask{Seat: s.killer, Q: AskKiller}, accuse)
	case killerNext:
		return append(asks, game.Ask{Seat: s.killer, Q: AskNext}, accuse)
	case murderChoice:
		return append(asks, game.Ask{Seat: s.killer, Q: AskMurder, Private: true})
	case pause:
		return append(asks, game.Ask{Seat: first, Q: AskPause})
	case finalAccusation:
		return append(asks, game.Ask{Seat: first, Q: AskFinal})
	default:
		return asks
	}
}

// may reports whether the seat may use the verb at all now.
func (r *Rules) may(s *state, seat game.Seat, v Verb) bool {
	j := s.top()
	killer, first := seat == s.killer, seat == s.first()
	switch j.kind {
	case chooseIdentity:
		return killer && v == Identity
	case stageTwo:
		return seat == r.picker(s) && v == Take || first && v == Accuse
	case useCard:
		return seat == s.use.seat && v >= Draw && v <= CastOff
	case flipChance:
		return seat == j.seat && (v == Turn || v == Leave)
	case killerChoice:
		return killer && (v == Use || v == Concede) || first && v == Accuse
	case killerNext:
		return killer && (v == Use || v == ToMurder || v == Concede) || first && v == Accuse
	case murderChoice:
		return killer && (v == Murder || v == Concede)
	case pause:
		return first && (v == GoOn || v == Accuse)
	case finalAccusation:
		return first && v == Accuse
	default:
		return false
	}
}

// Why gathers every clause against the action; zero means that it is offered.
func (r *Rules) Why(s *state, seat game.Seat, a Action) game.Reason {
	var why game.Reason
	if !r.may(s, seat, a.Verb) {
		r.barsNow(s, seat, a, &why)
		return why
	}
	r.bars(s, a, &bars{why: &why})
	return why
}

// barsNow: the verb is not this seat's, or not now. It knows public facts only.
func (r *Rules) barsNow(s *state, seat game.Seat, a Action, why *game.Reason) {
	j := s.top()
	on := func(clause string) { why.Add(game.Bar{Clause: clause}) }
	if j.kind == over {
		on(endingClauses[s.ending])
		on("VV-ACCUSE-09")
		return
	}
	switch v := a.Verb; v {
	case Identity:
		on("VV-SETUP-09")
	case Take:
		switch {
		case seat == s.killer:
			on("VV-KILLER-02")
		case j.kind == stageTwo:
			on("VV-INV-11")
		default:
			on("VV-INV-07")
		}
	case Use:
		on("VV-KILLER-02")
	case Turn, Leave:
		if seat == s.killer {
			on("VV-KILLER-12")
		}
		on("VV-INVESTIGATE-02")
	case ToMurder:
		on("VV-KILLER-05")
	case Murder:
		if j.kind == pause {
			on("VV-MURDER-02")
		}
		on("VV-KILLER-01")
	case GoOn:
		on("VV-MURDER-09")
	case Accuse:
		if seat != s.first() {
			on("VV-ACCUSE-13")
		} else {
			on("VV-ACCUSE-11")
		}
	case Concede:
		on("VV-END-14")
	default:
		if j.kind == useCard || j.kind == flipChance {
			on("VV-INV-12")
		}
		on("VV-INV-04")
		if v == Tunnel && s.use.who == NoCharacter {
			on("VV-CHAR-RATCATCHER-02")
		}
	}
}

// bars gathers the clauses against an action that the seat may word now.
func (r *Rules) bars(s *state, a Action, b *bars) {
	switch a.Verb {
	case Identity:
		r.barsIdentity(s, a, b)
	case Take:
		r.barsTake(s, a, b)
	case Use:
		r.barsUse(s, a, b)
	case Draw:
		r.barsDraw(s, b)
	case Walk:
		r.barsWalk(s, a, b)
	case Sail:
		r.barsSail(s, a, b)
	case Stop:
		r.barsStop(s, b)
	case End:
		r.barsEnd(s, b)
	case Quarantine:
		r.barsQuarantine(s, b)
	case Ring:
		r.barsRing(s, b)
	case Visit:
		r.barsVisit(s, a, b)
	case Fly:
		r.barsFly(s, a, b)
	case Pull:
		r.barsPull(s, a, b)
	case Swap:
		r.barsSwap(s, a, b)
	case Tunnel:
		r.barsTunnel(s, a, b)
	case Leap:
		r.barsLeap(s, a, b)
	case CastOff:
		r.barsCastOff(s, a, b)
	case Turn:
		r.barsTurn(s, a, b)
	case ToMurder:
		r.barsToMurder(s, b)
	case Murder:
		r.barsMurder(s, a, b)
	case Accuse:
		r.barsAccuse(a, b)
	case Leave, GoOn, Concede:
	default:
		panic(fmt.Sprintf("venice: no such verb %d", a.Verb))
	}
}

// Choices appends what the seat may do now, verb by verb.
func (r *Rules) Choices(s *state, seat game.Seat, to []Action) []Action {
	for v := Identity; v <= Concede; v++ {
		if !r.may(s, seat, v) {
			continue
		}
		r.candidates(s, v, func(a Action) bool {
			var b bars
			if r.bars(s, a, &b); !b.hit {
				to = append(to, a)
			}
			return true
		})
	}
	return to
}

// candidates yields the wordings of a verb that can be worth asking about: all of
// them, but for the verbs where the position rules most out at a glance. It may leave
// out nothing that is offered.
func (r *Rules) candidates(s *state, v Verb, yield func(Action) bool) {
	u := &s.use
	card, here := s.card(u.who), s.at[u.who]
	switch v {
	case Walk:
		r.eachOf(r.f.green[here], func(b Block) bool { return yield(Action{Verb: v, Block: b}) })
		return
	case Sail:
		r.eachOf(r.f.canal[here], func(b Block) bool {
			yield(Action{Verb: v, Block: b})
			if card != Boatswain {
				return true
			}
			return r.eachCharacter(func(c Character) bool { return yield(Action{Verb: v, Block: b, Who: c}) })
		})
		return
	case Murder:
		for c := Poison; c <= DeadEnd; c++ {
			if s.hand>>uint(c)&1 == 1 {
				r.eachVictim(c, yield)
			}
		}
		return
	case Tunnel:
		if s.tunneller(u.who) != NoCharacter {
			r.eachOf(r.f.alley[here], func(b Block) bool { return yield(Action{Verb: v, Block: b}) })
		}
		return
	}
	owner := [...]Character{Visit: Playboy, Fly: Dove, Pull: Lush, Swap: Gypsy, Leap: CatBurglar, CastOff: Boatswain}
	if int(v) < len(owner) && owner[v] != NoCharacter && owner[v] != card {
		return
	}
	r.wordings(v, yield)
}

func (r *Rules) eachOf(q land, yield func(Block) bool) {
	for ; q != 0; q &= q - 1 {
		if !yield(Block(bits.TrailingZeros32(uint32(q)))) {
			return
		}
	}
}

// Apply plays an offered action and everything automatic after it.
func (r *Rules) Apply(s *state, seat game.Seat, a Action, t *game.Turn[Event]) game.Step {
	step := r.play(s, seat, a, t)
	r.settle(s, t)
	return step
}

func (r *Rules) play(s *state, seat game.Seat, a Action, t *game.Turn[Event]) game.Step {
	switch a.Verb {
	case Identity:
		return r.applyIdentity(s, a, t)
	case Take:
		return r.applyTake(s, seat, a, t)
	case Use:
		return r.applyUse(s, a, t)
	case Draw:
		return r.applyDraw(s, t)
	case Walk, Sail:
		return r.applyStep(s, a, t)
	case Stop:
		return r.applyStop(s, t)
	case End:
		return r.applyEnd(s, t)
	case Turn:
		return r.applyTurn(s, seat, a, t)
	case Leave:
		return r.applyLeave(s, seat, t)
	case ToMurder:
		return r.applyToMurder(s, t)
	case Murder:
		return r.applyMurder(s, a, t)
	case GoOn:
		t.Tell(Event{Kind: PauseEnded, Seat: seat})
		s.become(beginRound)
		return game.Locked
	case Accuse:
		return r.applyAccuse(s, seat, a, t)
	case Concede:
		return r.applyConcede(s, t)
	default:
		return r.applyAbility(s, a, t)
	}
}
