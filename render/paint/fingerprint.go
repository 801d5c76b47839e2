package paint

import (
	"image"
	"math"
)

// fingerprint tells a mark from any other, the map and the clip that it is made under
// included, and says which pixels it can reach.
type fingerprint struct {
	sum   uint64
	reach image.Rectangle // empty for what leaves no pixel
}

// under is what a mark is made under.
type under struct {
	m   Affine
	sum uint64
}

// fingerprints appends those of all marks to a list.
func (c *Canvas) fingerprints(to []fingerprint) []fingerprint {
	now, stack := under{m: Identity()}, make([]under, 0, 8)
	for i := range c.marks {
		k := &c.marks[i]
		var f fingerprint
		switch k.op {
		case opNote:
			continue
		case opPush:
			stack = append(stack, now)
			now = under{now.m.Mul(k.m), k.sum(now.sum)}
		case opClip:
			now.sum = k.sum(now.sum)
		case opPop:
			now, stack = stack[len(stack)-1], stack[:len(stack)-1]
		default:
			f = fingerprint{k.sum(now.sum), k.reach(now.m)}
		}
		to = append(to, f)
	}
	return to
}

// changedMarks is the span of marks, counted from the front and from the back, outside of
// which two lists are alike; -1 if they are alike throughout.
func changedMarks(a, b []fingerprint) (first, last int) {
	n := min(len(a), len(b))
	for first < n && a[first] == b[first] {
		first++
	}
	if first == len(a) && first == len(b) {
		return -1, -1
	}
	for last < n-first && a[len(a)-1-last] == b[len(b)-1-last] {
		last++
	}
	return first, last
}

// reach is what the marks between first from the front and last from the back can reach.
func reach(all []fingerprint, first, last int) (r image.Rectangle) {
	for i := first; i < len(all)-last; i++ {
		r = r.Union(all[i].reach)
	}
	return r
}

// reach is the pixels that a mark can touch under a map.
func (k *mark) reach(m Affine) image.Rectangle {
	var r Rect
	pad := 0.0
	switch k.op {
	case opFill, opInner:
		r = k.path.Bounds()
	case opStroke:
		r, pad = k.path.Bounds(), 2*k.pen.Width // a mitre reaches farther than half the width
	case opShadow:
		r, pad = k.path.Bounds().Move(k.dx, k.dy), k.blur*1.6
	case opText:
		r, pad = k.line.Bounds(Point{k.dx, k.dy}), k.line.Size/2 // for what leans out
	case opSprite:
		r = k.sprite.bounds()
	}
	return outer(m.Bounds(r)).Inset(-2 - int(math.Ceil(pad*m.Size())))
}

// sum is a fingerprint of the mark and of what it is made under.
func (k *mark) sum(under uint64) uint64 {
	var h summer
	h.h.SetSeed(seed)
	h.n(under)
	h.n(uint64(k.op))
	h.path(k.path)
	h.brush(&k.brush)
	h.f(k.dx, k.dy, k.blur, k.pen.Width, k.pen.Phase, k.m.A, k.m.B, k.m.C, k.m.D, k.m.E, k.m.F)
	h.n(uint64(k.pen.Cap)<<8 | uint64(k.pen.Join))
	h.f(k.pen.Dash...)
	if k.line != nil {
		h.h.WriteString(k.line.Text)
		h.f(k.line.Size, k.line.Width)
		h.n(uint64(k.line.Face))
	}
	h.sprite(&k.sprite)
	return h.h.Sum64()
}
