package scenes

import (
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	mrand "math/rand/v2"
	"strings"

	"alibi/render/paint"
	"alibi/render/panel"
)

// pin is a seat's four digits as the journal's header holds them: salt and hash, so that
// nobody reads them by opening the file; empty for a seat without.
type pin string

const pinDigits = 4

func newPin(digits string) pin {
	salt := rand.Text()
	return pin(salt + " " + hashed(salt, digits))
}

func hashed(salt, digits string) string {
	sum := sha256.Sum256([]byte(salt + " " + digits))
	return hex.EncodeToString(sum[:])
}

// fits compares in constant time.
func (p pin) fits(digits string) bool {
	salt, want, ok := strings.Cut(string(p), " ")
	return ok && subtle.ConstantTimeCompare([]byte(hashed(salt, digits)), []byte(want)) == 1
}

// digitPad is where four digits are typed. Its keys lie in another order each time, so that the
// way of the pointer tells nothing to who sees it and not the keys.
type digitPad struct {
	order  [10]byte
	digits string
}

func newDigitPad() *digitPad {
	p := &digitPad{}
	for i, d := range mrand.Perm(len(p.order)) {
		p.order[i] = '0' + byte(d)
	}
	return p
}

// draw paints the pad into a rectangle and says when four digits are there.
func (p *digitPad) draw(u *panel.UI, r paint.Rect, clear string) (digits string, done bool) {
	u.Group("pad")
	k := r.W / 3
	dot := paint.Pt(r.X+r.W/2-1.5*k*.5, r.Y+k*.2)
	for i := range pinDigits {
		at := paint.Circle(dot.X+float64(i)*k*.5, dot.Y, k*.09)
		if i < len(p.digits) {
			u.Canvas().Fill(at, paint.Solid(u.Theme.Emphasis))
		}
		u.Canvas().Stroke(at, paint.Pen{Width: max(1, 1.5*u.Unit)}, paint.Solid(u.Theme.Gilt))
	}
	high := (r.H - k*.5) / 4
	for i, d := range p.order {
		at := i
		if i == 9 {
			at = 10
		}
		box := paint.R(r.X+float64(at%3)*k, r.Y+k*.5+float64(at/3)*high, k-8*u.Unit, high-8*u.Unit)
		if u.Button("pad/"+string(d), box, panel.Button{Label: string(d)}).Clicked {
			p.typed(rune(d))
		}
	}
	box := paint.R(r.X+2*k, r.Y+k*.5+3*high, k-8*u.Unit, high-8*u.Unit)
	if u.Button("pad/clear", box, panel.Button{Label: clear, Look: panel.Bare}).Clicked || u.Pressed(panel.KeyBackspace) {
		p.digits = ""
	}
	for _, c := range u.Input().Runes {
		p.typed(c)
	}
	return p.digits, len(p.digits) == pinDigits
}

func (p *digitPad) typed(c rune) {
	if c >= '0' && c <= '9' && len(p.digits) < pinDigits {
		p.digits += string(c)
	}
}
