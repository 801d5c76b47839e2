package paint

import (
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestOnlyTheLatestIsWaitedFor: however many pictures are asked for while one is being
// painted, that one and the last of them are painted, and nothing piles up (faults 8).
func TestOnlyTheLatestIsWaitedFor(t *testing.T) {
	g := NewGallery(1 << 20)
	var painted atomic.Int32
	hold := make(chan struct{})
	art := func(i int) *Art {
		return &Art{Key: fmt.Sprint("art/", i), W: 4, H: 4, Paint: func(*Pix) {
			painted.Add(1)
			<-hold
		}}
	}
	for i := range 1000 {
		require.False(t, g.Ask(art(i)))
		require.LessOrEqual(t, g.Asked(), 2)
	}
	close(hold)
	require.Eventually(t, func() bool { return g.Asked() == 0 }, 5*time.Second, time.Millisecond)
	assert.EqualValues(t, 2, painted.Load())
	assert.True(t, g.Holds("art/0"))
	assert.True(t, g.Holds("art/999"))
	assert.True(t, g.Ask(art(999)))
}

// TestAPictureIsCountedOnce: painted twice at the same time, it takes its memory once.
func TestAPictureIsCountedOnce(t *testing.T) {
	g := NewGallery(1 << 20)
	both := make(chan struct{}, 2)
	a := &Art{Key: "art", W: 4, H: 4, Paint: func(*Pix) {
		both <- struct{}{}
		for len(both) < 2 {
			time.Sleep(time.Millisecond)
		}
	}}
	done := make(chan struct{})
	go func() { g.Image(a); close(done) }()
	g.Image(a)
	<-done
	assert.Equal(t, 4*4*4, g.bytes)
}

// TestAPictureOnItsWayIsWaitedFor: who needs a picture that is being painted on the side
// gets that one, and it tells how far it is.
func TestAPictureOnItsWayIsWaitedFor(t *testing.T) {
	g := NewGallery(1 << 20)
	var painted atomic.Int32
	half, rest := make(chan struct{}), make(chan struct{})
	a := &Art{Key: "art", W: 4, H: 4, Paint: func(p *Pix) {
		painted.Add(1)
		p.Done(.5)
		close(half)
		<-rest
	}}
	require.False(t, g.Ask(a))
	<-half
	assert.Equal(t, .5, g.Share())
	time.AfterFunc(10*time.Millisecond, func() { close(rest) })
	g.Image(a)
	assert.EqualValues(t, 1, painted.Load())
}
