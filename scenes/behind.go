package scenes

import "alibi/render/paint"

// behind is what a seat saw behind its curtain, in a replay that may show it.
type behind struct {
	h    *house
	view Private
}

func (b *behind) tick(in *Hands) {
	if in.Lang {
		b.h.nextLang()
	}
	if b.view.Tick(in.Input, b.h.w, b.h.h, 1) {
		b.h.pop(b)
	}
}

func (b *behind) frame(f *paint.Frame) { b.view.Frame(f, b.h.gallery) }

func (b *behind) busy() bool { return true }

// suit reaches the replay below, which is in the stack and words what lies behind.
func (b *behind) suit() {}
