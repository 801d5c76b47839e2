package scenes

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestAPinIsNoText: the header holds neither the digits nor the same for the same digits.
func TestAPinIsNoText(t *testing.T) {
	a, b := newPin("0420"), newPin("0420")
	assert.NotEqual(t, a, b)
	assert.NotContains(t, string(a), "0420")
	assert.True(t, a.fits("0420"))
	assert.False(t, a.fits("0421"))
	assert.False(t, pin("").fits("0420"))
	assert.False(t, pin("rubbish").fits(""))
}

// TestThePadIsDealtAnew: all ten digits, in another order each time.
func TestThePadIsDealtAnew(t *testing.T) {
	orders := map[[10]byte]bool{}
	for range 40 {
		p := newDigitPad()
		orders[p.order] = true
		assert.Len(t, strings.Split(string(p.order[:]), ""), 10)
		for d := byte('0'); d <= '9'; d++ {
			assert.Contains(t, string(p.order[:]), string(d))
		}
	}
	assert.Greater(t, len(orders), 30)
}
