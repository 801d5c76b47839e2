package venice

import "math/bits"

// suspectsAfter are the characters who could still have been the Killer at the end of a
// round from 0 to 6: those for whom everything that the room had seen by then could have
// happened. With all set the room is taken to have seen every code and how it was judged.
func (r *Rules) suspectsAfter(s *state, round int8, all bool) Group {
	var q Group
	for m := r.f.suspects; m != 0; m &= m - 1 {
		if c := m.first(); r.couldBe(s, c, round, all) {
			q |= one(c)
		}
	}
	return q
}

// couldBe: a code that lies open was judged as it would have been for this character
// (VV-END-05, VV-CODE-04). In guarded mode every other murder was lawful as well, by a
// code that nobody has seen, and one code serves once (VV-APP-01, VV-MURDER-11); so the
// dead are innocent there. In strict mode a code face down says nothing, and she may lie
// under it herself (VV-APP-02, VV-ACCUSE-12). The Dove is no suspect (VV-CHAR-DOVE-04).
func (r *Rules) couldBe(s *state, c Character, round int8, all bool) bool {
	free, shut := s.codes(), uint8(0)
	for g := int8(1); g <= min(round, Rounds); g++ {
		sc, code := &s.scene[g], s.code[g]
		switch {
		case sc.victims == 0:
		case all, s.turned[g] != 0 && s.turned[g] <= round:
			if r.lawful(sc, c, code) != r.lawful(sc, s.identity, code) {
				return false
			}
			free &^= 1 << uint(code)
		default:
			shut |= 1 << uint(g)
		}
	}
	return s.strict || r.explained(s, c, shut, free)
}

// codes are all that the Killer was dealt, bit c for code c.
func (s *state) codes() uint16 {
	q := s.hand
	for _, c := range s.code {
		if c != FaceDown {
			q |= 1 << uint(c)
		}
	}
	return q
}

// explained reports whether the character could have done the murders of these graves,
// bit g for grave g, each with another of the free codes.
func (r *Rules) explained(s *state, c Character, graves uint8, free uint16) bool {
	if graves == 0 {
		return true
	}
	g := uint(bits.TrailingZeros8(graves))
	for m := free; m != 0; m &= m - 1 {
		code := Code(bits.TrailingZeros16(m))
		if r.lawful(&s.scene[g], c, code) && r.explained(s, c, graves&^(1<<g), free&^(1<<uint(code))) {
			return true
		}
	}
	return false
}
