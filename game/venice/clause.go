package venice

import "alibi/game"

// bars gathers the clauses against one action. With a reason to fill it gathers all;
// without one the first is enough, which is how choices are made quickly.
type bars struct {
	why *game.Reason
	hit bool
}

// on notes a clause if the condition holds, and reports whether to look no further.
func (b *bars) on(cond bool, clause string) bool {
	if !cond {
		return b.hit && b.why == nil
	}
	return b.add(game.Bar{Clause: clause})
}

func (b *bars) add(bar game.Bar) bool {
	b.hit = true
	if b.why == nil {
		return true
	}
	b.why.Add(bar)
	return false
}

// full bars a block without a free space, with the numbers of the case.
func (b *bars) full(s *state, to Block, clause string) bool {
	if !s.full(to) {
		return b.hit && b.why == nil
	}
	return b.add(game.Bar{Clause: clause, Where: to.String(), N: Spaces - s.free(to), Max: Spaces})
}
