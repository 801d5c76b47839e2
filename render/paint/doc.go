// Package paint is the kit of marks from which every picture of Alibi is made.
// It is pure Go, draws on the CPU and needs neither a display nor Ebitengine,
// so that whole screens are painted, measured and compared in plain tests.
//
// The parts, from the bottom up:
//
//   - Point, Rect, Affine, Path, Pen, Color and Brush describe a mark;
//   - Pix is a picture in memory; Painter is what it and Canvas have in common;
//   - Face, Style, Line, Text and Fit measure and set type (HarfBuzz shaping,
//     lining figures, Polish non-breaking joins, wrap before shrink, no ellipsis);
//   - Art is a picture painted once under a key; Gallery keeps painted Art;
//   - Canvas records marks; Layer is a recorded rectangle of the screen that is
//     painted again only when its marks change; Frame is the back-to-front list
//     of layers and sprites that one drawing of the screen consists of;
//   - Compose paints a Frame on the CPU; Lines writes it as text.
//
// Units are device pixels, x to the right and y down. Sizes of type are device
// pixels as well: a scene multiplies by the interface scale before it asks, so
// that glyphs are always rasterised at the size at which they are seen.
//
// Everything is deterministic: equal marks give equal bytes. Decoration that
// looks random takes its numbers from Hash, never from a clock or the match.
package paint
