package scenes

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"alibi/game"
	"alibi/localization"
	"alibi/render/badge"
	"alibi/render/paint"
	"alibi/render/panel"
)

// newGame is where a table is agreed on: head count, names, mode and options.
type newGame struct {
	sheet
	g       *Game
	mode    game.Mode
	seats   int
	names   [game.MaxSeats]string
	pins    [game.MaxSeats]pin
	options map[string]string // by option id: "" is off, "on", or a seat
	problem string
	// pad is up while a seat chooses its digits.
	pad    *digitPad
	locked int // whose
}

// mostName is how many letters a name may have.
const mostName = 18

func newNewGame(h *house, g *Game) *newGame {
	n := &newGame{sheet: newSheet(h, "newgame"), g: g, mode: g.Title.Modes[0], options: map[string]string{}}
	n.seats = min(max(4, n.mode.Min), n.mode.Max)
	return n
}

func (n *newGame) tick(in *Hands) {
	typing := strings.HasPrefix(n.ui.Focus(), "name/")
	if in.Lang && !typing {
		n.h.nextLang()
	}
	n.poster()
	n.draw(in, n.panels)
	if in.Rules && n.h.top() == n {
		n.h.push(newRulebook(n.h, n.g.Title.Name, ""))
		return
	}
	switch {
	case !n.ui.Pressed(panel.KeyEsc):
	case n.pad != nil:
		n.pad = nil
	default:
		n.h.pop(n)
	}
}

func (n *newGame) panels() {
	u := n.ui
	n.shade(dusk)
	high := 640.0
	if n.tall {
		high = 1060
	}
	r := n.wide((n.height-high)/2, 1160, high)
	u.Plate(r)
	in := r.Pad(36*n.u, 24*n.u, 36*n.u, 24*n.u)
	u.Text(n.h.text("ui.new.heading"), u.Title().Sized(34*n.u), in, paint.Left)
	u.Label(n.h.text(n.g.Title.Name+".title"), u.Heading(), paint.R(in.X, in.Y, in.W, 44*n.u), paint.Right)
	u.Rule(in.X, in.Right(), in.Y+54*n.u)
	left := paint.R(in.X, in.Y+70*n.u, in.W*.46, in.H-70*n.u)
	right := paint.R(in.X+in.W*.52, in.Y+70*n.u, in.W*.48, in.H-70*n.u)
	if n.tall {
		left.W = in.W
		right = in.Pad(0, 456*n.u, 0, 0)
	}
	n.paintHeads(left)
	n.paintOptions(left.Pad(0, 104*n.u, 0, 0))
	n.paintSeats(right)
	n.paintStart(in)
	if n.pad != nil {
		n.paintPad()
	}
}

// paintPad lets a seat choose the digits that lock its curtain.
func (n *newGame) paintPad() {
	u := n.ui
	u.Layer(1)
	n.shade(paint.Hex("#0d080c").Alpha(.8))
	r := n.wide(n.height/2-240, 460, 480)
	u.Plate(r)
	in := r.Pad(30*n.u, 24*n.u, 30*n.u, 24*n.u)
	h := u.Text(n.h.text("ui.pin.new", localization.Plain("seat", n.name(n.locked))), u.Body(), in, paint.Centre)
	box := in.Pad(in.W*.15, h+18*n.u, in.W*.15, 66*n.u)
	if digits, done := n.pad.draw(u, box, n.h.text("ui.pin.clear")); done {
		n.pins[n.locked], n.pad = newPin(digits), nil
	}
	u.Group("pad/close")
	if u.Button("pad/cancel", paint.R(in.X, in.Bottom()-50*n.u, in.W, 50*n.u), panel.Button{Label: n.h.text("ui.cancel")}).Clicked {
		n.pad = nil
	}
	u.Layer(0)
}

// lock is the button that locks a seat's curtain by digits, or unlocks it again.
func (n *newGame) lock(s int, r paint.Rect) {
	b := panel.Button{Icon: panel.Lock, Chosen: n.pins[s] != "", Tip: panel.Tip{Text: n.h.text("ui.pin.set")}}
	if b.Chosen {
		b.Tip.Text = n.h.text("ui.pin.locked")
	}
	if !n.ui.Button("lock/"+fmt.Sprint(s), r, b).Clicked {
		return
	}
	if n.pins[s] != "" {
		n.pins[s] = ""
		return
	}
	n.pad, n.locked = newDigitPad(), s
}

// paintHeads offers the head counts, and says why the rest are not on offer.
func (n *newGame) paintHeads(r paint.Rect) {
	u := n.ui
	u.Group("heads")
	u.Text(n.h.text("ui.new.players"), u.Heading(), r, paint.Left)
	size := 58.0
	for i := 2; i <= game.MaxSeats; i++ {
		box := paint.R(r.X+float64(i-2)*size*.9*n.u, r.Y+32*n.u, (size*.9-8)*n.u, 48*n.u)
		b := panel.Button{Label: fmt.Sprint(i), Chosen: i == n.seats}
		if i < n.mode.Min || i > n.mode.Max {
			key := "ui.heads.many"
			if i < n.mode.Min {
				key = "ui.heads.few"
			}
			b.Reason = panel.Tip{Text: n.h.text(key, localization.Count("n", i), localization.Count("min", n.mode.Min), localization.Count("max", n.mode.Max))}
		}
		if u.Button(fmt.Sprintf("heads/%d", i), box, b).Clicked {
			n.seat(i)
		}
	}
}

// seat changes the head count; a choice of a seat that is gone goes back to lots.
func (n *newGame) seat(heads int) {
	n.seats = heads
	for _, o := range n.g.Title.Options {
		if seat, err := game.ParseSeat(n.options[o.ID]); o.BySeat && err == nil && int(seat) >= heads {
			n.options[o.ID] = ""
		}
	}
}

// paintOptions offers the title's switches, each with what it means.
func (n *newGame) paintOptions(r paint.Rect) {
	u := n.ui
	u.Group("options")
	y := r.Y
	for _, o := range n.g.Title.Options {
		key := n.g.Title.Name + ".option." + o.ID
		if o.BySeat {
			y = n.paintSeatOption(o, paint.R(r.X, y, r.W, 100*n.u))
			continue
		}
		on := n.options[o.ID] != ""
		box := paint.R(r.X, y, 176*n.u, 46*n.u)
		if u.Button("option/"+o.ID, box, panel.Button{Label: n.h.text(key), Chosen: on}).Clicked {
			n.options[o.ID] = map[bool]string{true: "", false: "on"}[on]
		}
		u.Text(n.h.text(key+".text"), u.Aside(), paint.R(box.Right()+14*n.u, y, r.Right()-box.Right()-14*n.u, 84*n.u), paint.Left)
		y += 92 * n.u
	}
}

// paintSeatOption lets the table name a seat, or leave it to lots.
func (n *newGame) paintSeatOption(o game.Option, r paint.Rect) float64 {
	u := n.ui
	u.Text(n.h.text("ui.new."+o.ID), u.Heading(), r, paint.Left)
	row := paint.R(r.X, r.Y+30*n.u, 128*n.u, 46*n.u)
	if u.Button("option/"+o.ID+"/lots", row, panel.Button{Label: n.h.text("ui.new.lots"), Chosen: n.options[o.ID] == "", Tip: panel.Tip{Text: n.h.text("ui.new." + o.ID + ".tip")}}).Clicked {
		n.options[o.ID] = ""
	}
	w := (r.W - 140*n.u) / float64(n.seats)
	for s := range n.seats {
		seat := game.Seat(s)
		box := paint.R(r.X+140*n.u+float64(s)*w, row.Y, min(w-6*n.u, 70*n.u), row.H)
		st := u.Button("option/"+o.ID+"/"+seat.String(), box, panel.Button{Chosen: n.options[o.ID] == seat.String(), Tip: panel.Tip{Text: n.name(s)}})
		size := 26 * n.u
		badge.Lettered(u.Canvas(), s, box.Centre().X-badge.Width(s, size)/2, box.Centre().Y-size/2, size, u.Theme.Text)
		if st.Clicked {
			n.options[o.ID] = seat.String()
		}
	}
	return r.Y + 92*n.u
}

// name is what a seat will be called.
func (n *newGame) name(s int) string {
	if name := strings.TrimSpace(n.names[s]); name != "" {
		return name
	}
	return n.h.unnamed(s)
}

func (n *newGame) paintSeats(r paint.Rect) {
	u := n.ui
	u.Group("names")
	u.Text(n.h.text("ui.new.seats"), u.Heading(), r, paint.Left)
	row := min(64*n.u, (r.H-120*n.u)/float64(n.seats))
	for s := range n.seats {
		y := r.Y + 32*n.u + float64(s)*row
		badge.Lettered(u.Canvas(), s, r.X, y+(row-36*n.u)/2, 36*n.u, u.Theme.Text)
		high := min(row-10*n.u, 48*n.u)
		box := paint.R(r.X+70*n.u, y+5*n.u, r.W-70*n.u-high-8*n.u, high)
		n.lock(s, paint.R(r.Right()-high, box.Y, high, high))
		u.Field("name/"+fmt.Sprint(s), box, &n.names[s], panel.Field{Hint: n.name(s), Most: mostName})
	}
}

func (n *newGame) paintStart(in paint.Rect) {
	u := n.ui
	u.Group("start")
	if u.Button("back", paint.R(in.X, in.Bottom()-56*n.u, 180*n.u, 56*n.u), panel.Button{Label: n.h.text("ui.back")}).Clicked {
		n.h.pop(n)
	}
	b := panel.Button{Label: n.h.text("ui.new.start"), Look: panel.Bright}
	if twice := n.twice(); twice != "" {
		b.Reason = panel.Tip{Text: n.h.text("ui.new.name.twice", localization.Plain("seat", twice))}
	}
	if n.problem != "" {
		u.Label(n.problem, u.Aside(), paint.R(in.X+200*n.u, in.Bottom()-56*n.u, in.W-440*n.u, 56*n.u), paint.Centre)
	}
	if u.Button("start", paint.R(in.Right()-220*n.u, in.Bottom()-56*n.u, 220*n.u, 56*n.u), b).Clicked {
		n.start()
	}
}

// twice is a name that two seats have.
func (n *newGame) twice() string {
	seen := map[string]bool{}
	for s := range n.seats {
		name := strings.ToLower(n.name(s))
		if seen[name] {
			return n.name(s)
		}
		seen[name] = true
	}
	return ""
}

// seating is the table as agreed on.
func (n *newGame) seating() Seating {
	s := Seating{Words: n.h.cat, Manner: n.h.manner()}
	s.Setup = game.Setup{Seats: n.seats, Mode: n.mode.ID, Seed: rand.Uint64()}
	if n.h.options.Seeded {
		s.Setup.Seed = n.h.options.Seed
	}
	for _, o := range n.g.Title.Options {
		switch value := n.options[o.ID]; {
		case value == "":
		case o.BySeat:
			s.Setup.Options = append(s.Setup.Options, o.ID+"="+value)
		default:
			s.Setup.Options = append(s.Setup.Options, o.ID)
		}
	}
	slices.Sort(s.Setup.Options)
	for i := range n.seats {
		s.Names = append(s.Names, n.name(i))
		s.Badges = append(s.Badges, i)
		s.Pins = append(s.Pins, string(n.pins[i]))
	}
	return s
}

func (n *newGame) start() {
	s := n.seating()
	t, err := sitDown(n.h, n.g, s)
	if err != nil {
		n.problem = err.Error()
		return
	}
	n.h.stack[len(n.h.stack)-1] = t
}
