package venice

import (
	"fmt"
	"sync"

	"alibi/render/paint"
)

// Backdrop paints and keeps the ground of the latest views. The zero value is
// ready; it is safe for several goroutines.
type Backdrop struct {
	painting sync.Mutex // one ground at a time
	mu       sync.Mutex // guards what follows, never held while painting
	kept     []keptGround
	shown    shownGround
}

type keptGround struct {
	key string
	s   *scene
}

// shownGround is the ground that was shown last, to stand in for one that is
// not painted yet.
type shownGround struct {
	art *paint.Art
	v   View
}

// keepGrounds is how many unlit grounds stay in memory: the whole board and
// the latest enlarged part.
const keepGrounds = 2

// Art is the ground of a view when dusk has turned to night by n (see Night),
// for a picture of w by h pixels. The unlit ground is painted once a view, the
// light once a step.
func (b *Backdrop) Art(v View, w, h int, n float64) *paint.Art {
	key := fmt.Sprintf("%dx%d/%.3f,%.3f,%.5f", w, h, v.Origin.X, v.Origin.Y, v.K)
	return &paint.Art{Key: fmt.Sprintf("venice/ground/%d/%s/%.2f", groundVersion, key, n), W: w, H: h, Paint: func(p *paint.Pix) {
		s := b.scene(key, v, w, h, p.Done)
		s.lightUp(p, n)
		s.routes(p)
	}}
}

// Sprite shows the ground of a view: the sharp picture if the gallery has it,
// else the latest one, moved and scaled to fit, while the sharp one is painted
// on the side. The first ground of all is painted at once.
func (b *Backdrop) Sprite(g *paint.Gallery, v View, w, h int, n float64) paint.Sprite {
	art := b.Art(v, w, h, n)
	b.mu.Lock()
	last := b.shown
	b.mu.Unlock()
	if last.art == nil || last.art.W != w || last.art.H != h || g.Ask(art) {
		b.mu.Lock()
		b.shown = shownGround{art, v}
		b.mu.Unlock()
		return paint.Sprite{Art: art, At: paint.Identity()}
	}
	k := v.K / last.v.K
	return paint.Sprite{Art: last.art, At: paint.Affine{
		A: k, C: v.Origin.X - k*last.v.Origin.X,
		E: k, F: v.Origin.Y - k*last.v.Origin.Y,
	}}
}

func (b *Backdrop) scene(key string, v View, w, h int, done func(float64)) *scene {
	b.painting.Lock()
	defer b.painting.Unlock()
	if s := b.find(key); s != nil {
		return s
	}
	s := paintGround(v, w, h, done)
	b.mu.Lock()
	defer b.mu.Unlock()
	b.kept = append(b.kept, keptGround{key, s})
	if len(b.kept) > keepGrounds {
		b.kept = append(b.kept[:0:0], b.kept[1:]...)
	}
	return s
}

func (b *Backdrop) find(key string) *scene {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, k := range b.kept {
		if k.key == key {
			return k.s
		}
	}
	return nil
}

// Light is the light on a place of the board when dusk has turned to night by
// n, as the tint of a figure that stands there: never so dark that the figure
// would be lost.
func (*Backdrop) Light(at paint.Point, n float64) paint.Color {
	c, share := ambient(n), lampShare(n)
	for _, l := range standingLamps() {
		if d := l.at.Dist(at) / l.reach; d < 1 && share > 0 {
			k := (1 - d*d) * (1 - d*d) * share
			for i := range c {
				c[i] += k * l.colour[i]
			}
		}
	}
	var out [3]uint8
	for i := range c {
		out[i] = uint8(255 * max(.5, min(1, c[i]*.65+.35)))
	}
	return paint.Color{R: out[0], G: out[1], B: out[2], A: 255}
}
