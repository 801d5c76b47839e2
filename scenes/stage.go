package scenes

import (
	"image"

	"alibi/localization"
	"alibi/render/paint"
	"alibi/scenes/store"
)

// Stage is the app without its window: scenes that take ticks and give frames. The
// window drives one (app.go), and so do tests and whoever wants pictures.
type Stage struct {
	house *house
	frame paint.Frame
	// calm counts ticks in which nothing happened and nothing was due; a calm scene is
	// left alone until hands move.
	calm    int
	w, h    float64
	focused bool
	lost    error // why the program must end
}

// calmAfter is how many idle ticks a scene gets before it is left alone: enough for a
// picture to settle.
const calmAfter = 3

// NewStage opens the title on a window of w by h pixels, with its games in the order of
// the shelf.
func NewStage(o Options, w, h float64, games ...*Game) (*Stage, error) {
	cat, err := localization.Load()
	if err != nil {
		return nil, err
	}
	s := &house{
		options: o, games: games, gallery: paint.NewGallery(galleryBytes),
		cat: cat, w: w, h: h, store: o.Store, set: store.Defaults(),
	}
	if s.store != nil {
		s.set = s.store.Load()
	}
	s.prefer(o)
	s.notices.layer = paint.NewLayer("notices")
	s.stack = []scene{newTitle(s)}
	if o.Died != "" {
		s.tell(s.text("ui.broken.died", localization.Plain("file", o.Died)))
	}
	return &Stage{house: s}, nil
}

// prefer lets what the command line asks for stand before what was kept.
func (h *house) prefer(o Options) {
	mode, asked := localization.ParseMode(o.Lang)
	if kept, ok := localization.ParseMode(h.set.Lang); ok && !o.LangAsked || !asked {
		mode = kept
	}
	h.lang, h.both = mode.First(), mode == localization.Both
	h.set.Fullscreen = h.set.Fullscreen || o.Fullscreen
	h.dress()
}

// Tick takes one tick and prepares the frame; it says whether the picture may be
// another one than before.
func (s *Stage) Tick(in Hands) (fresh bool) {
	defer s.guard(&fresh)
	h := s.house
	if s.rests(&in) {
		return false
	}
	if in.Full {
		h.set.Fullscreen = !h.set.Fullscreen
		h.settle()
	}
	was, spoken := h.top(), h.lang
	h.resize(in.Scale)
	told := h.notices.stale(in.Tick)
	h.notices.tick(h, &in)
	was.tick(&in)
	if h.top() != was || h.lang != spoken {
		// A scene that has just come up prepares its first picture with idle hands, and
		// another language is on every text of this very frame.
		idle := Hands{Focused: in.Focused}
		idle.Pointer, idle.Away, idle.Down, idle.Tick = in.Pointer, in.Away, in.Down, in.Tick
		h.top().tick(&idle)
		fresh = true
	}
	fresh = fresh || told || changed(&in) || s.Busy() || h.gallery.Asked() > 0
	s.frame.Reset()
	h.top().frame(&s.frame)
	h.notices.frame(h, &s.frame)
	if in.Shot {
		s.shoot()
	}
	return fresh
}

// shoot keeps a picture of what is seen. A curtain has fallen by then, so the picture is
// a public one.
func (s *Stage) shoot() {
	h := s.house
	if h.store == nil {
		return
	}
	path, err := h.store.Picture(s.Picture())
	if err != nil {
		h.tell(h.unkept(err))
		return
	}
	h.tell(h.text("ui.shot.kept", localization.Plain("file", path)))
}

// rests says that a tick would change nothing.
func (s *Stage) rests(in *Hands) bool {
	still := !changed(in) && !s.house.notices.stale(in.Tick) && !s.Busy() && s.house.gallery.Asked() == 0 &&
		s.house.w == s.w && s.house.h == s.h && in.Focused == s.focused
	s.w, s.h, s.focused = s.house.w, s.house.h, in.Focused
	if !still {
		s.calm = 0
		return false
	}
	s.calm++
	return s.calm > calmAfter
}

// Busy says that the picture changes without input.
func (s *Stage) Busy() bool { return s.house.top().busy() }

// Resize changes the size of the window.
func (s *Stage) Resize(w, h float64) { s.house.w, s.house.h = w, h }

// Size is the size of the window in pixels.
func (s *Stage) Size() (w, h float64) { return s.house.w, s.house.h }

// Quit says that the program is to end, and if it broke, why.
func (s *Stage) Quit() (bool, error) { return s.house.quit, s.lost }

// Settings are those in force, for the window to follow and to keep its place in.
func (s *Stage) Settings() *store.Settings { return &s.house.set }

// Monitors tells which there are and on which the window is.
func (s *Stage) Monitors(names []string, at int) { s.house.monitors, s.house.monitor = names, at }

// Keep writes the settings down.
func (s *Stage) Keep() { s.house.keep() }

// Frame is the picture of the last tick.
func (s *Stage) Frame() *paint.Frame { return &s.frame }

// Gallery is where its pictures are painted.
func (s *Stage) Gallery() *paint.Gallery { return s.house.gallery }

// Picture paints the frame without a display.
func (s *Stage) Picture() *image.RGBA {
	return paint.Compose(&s.frame, int(s.house.w), int(s.house.h), s.house.gallery)
}

// Lines is the frame as text.
func (s *Stage) Lines() string { return paint.Lines(&s.frame) }

// Told lists what can be read of the frame, back to front.
func (s *Stage) Told() []paint.Told {
	var all []paint.Told
	for i := range s.frame.Items {
		if l := s.frame.Items[i].Layer; l != nil {
			all = append(all, l.Told()...)
		}
	}
	return all
}
