// Package mini makes painted miniatures: a figure on a round base, standing,
// hopping or lying dead, in any size and always crisp.
//
// A figure is written as a list of parts, back to front, each an outline and
// the Stuff it is made of. The Sculpture that takes them keeps, beside the
// colours, how far every part bulges: from that it knows which way each pixel
// is turned, and lights the whole figure at the end as a painter of miniatures
// does: a key light from the left, indigo shade, washes in the folds, dry
// brush on the edges, a cool rim from the upper right, a dark keyline.
//
// Units: 1 is a hundredth of the radius of the base on the ground. The origin
// is the centre of the base, x to the right, y down; a figure is 450 high from
// its hat to the lower rim of the base. Figures are written looking left.
//
// The package knows no title; a title brings the parts.
package mini
