// Package screen shows paint.Frames with Ebitengine, and is the only package
// under render that imports it. Layers and pictures are painted on the CPU by
// paint and uploaded once; a drawing composes them with their maps, so that a
// frame costs a handful of draw commands and every pixel is the same on every
// driver.
//
// Prepare does all painting and uploading and belongs in Update; Draw makes and
// uploads nothing. Pulse is the dirty flag: it says whether Draw has to draw at
// all, with a slow heartbeat because an area that another window covered stays
// stale until the next drawing.
package screen
