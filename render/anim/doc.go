// Package anim moves pictures by tick: a tick is a sixtieth of a second, counted
// by the scene, never read from a clock, so that a recorded game gives the same
// frames again. The last value of every tween is the value that it was made
// for: a picture that has come to rest equals the one drawn directly.
//
// Ticks turns milliseconds into ticks at a speed; Tween runs a number from one
// value to another along an Ease; Hop, Topple, Flip and Pulse are the shapes of
// movement that the tables share; Noise is the idle sway of things, from an id
// and a tick, and never from the chance of the match.
package anim
