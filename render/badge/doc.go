// Package badge paints the badges of the ten seats: a colour, a shape and a
// letter that always go together. The shape is filled, with a cream line inside
// and a dark line outside, which carry the contrast on every ground.
package badge
