package scenes

import "alibi/render/paint"

// wall is what hangs behind the plain screens in a window. Large pictures are painted on
// the side, so that the first screen is there at once: until its picture is ready, the one
// before hangs in its place, stretched, or none, and a bar tells how far it is.
type wall struct {
	hung  *paint.Art // what is shown
	seen  int        // frames since the start
	board bool       // the board has been asked for
	bar   *paint.Layer
}

// firstFrames are shown before anything is painted on the side, which would hold them up.
const firstFrames = 3

// loading says that a picture is still to come.
func (h *house) loading() bool { return h.aside && !h.wall.board }

// hang shows the picture behind a scene, or has it painted.
func (h *house) hang(f *paint.Frame, back *paint.Art) {
	w := &h.wall
	if w.seen++; w.seen > firstFrames && h.gallery.Ask(back) {
		if w.hung = back; !w.board {
			w.board = h.gallery.Ask(h.games[0].Board(back.W, back.H))
		}
	}
	if w.hung == nil {
		return
	}
	f.Show(paint.Sprite{Art: w.hung, At: paint.Scale(float64(back.W)/float64(w.hung.W), float64(back.H)/float64(w.hung.H))})
}

// progress shows how far the pictures are that a match begins with.
func (h *house) progress(f *paint.Frame, u float64) {
	if !h.loading() {
		return
	}
	w := &h.wall
	if w.bar == nil {
		w.bar = paint.NewLayer("loading")
	}
	done := h.gallery.Share() / 2
	if w.hung != nil {
		done += .5
	}
	r := paint.R(84*u, h.h-20*u, 330*u, 19*u) // below the last button
	w.bar.Record(r, func(c *paint.Canvas) {
		st := paint.Style{Face: paint.Italic, Size: 14 * u, Color: h.theme.Text}
		text := paint.Shape(h.text("ui.title.painting"), st)
		c.Text(text, paint.Pt(r.X, r.Y+14*u), st.Color)
		line := paint.R(r.X+text.Width+12*u, r.Y+8*u, r.W-text.Width-12*u, 4*u)
		c.Fill(paint.RoundRect(line, 3*u), paint.Solid(h.theme.Gilt.Alpha(.3)))
		line.W *= max(.02, done)
		c.Fill(paint.RoundRect(line, 3*u), paint.Solid(h.theme.Gold))
	})
	f.Add(w.bar)
}
