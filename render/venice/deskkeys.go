package venice

import (
	"slices"
	"strconv"
	"strings"

	"alibi/game"
	rules "alibi/game/venice"
	"alibi/render/paint"
	"alibi/render/panel"
)

// focusOrder is the order of the groups at the table.
var focusOrder = []string{"top", "cards", "board", "buttons", "accuse", "graves", "trackers", "seats", "log"}

// stepPan is how far an arrow moves the board, in units.
const stepPan = 60.0

// keyed says that a key, or a button of a controller, went down.
func (h *Hands) keyed() bool {
	acts := h.Undo || h.Redo || h.Restart || h.Log || h.Look || h.Menu
	return acts || len(h.Keys) > 0 || h.Digit != 0
}

// skip ends a running movement at the first click or key, which is then no move.
func (d *Desk) skip(in *Hands) {
	if d.watched() || !d.stage.Running() || !in.Pressed && !in.keyed() {
		return
	}
	d.stage.Finish(&d.sight.Table.Pub)
	in.Pressed, in.Released, in.Keys, in.Runes, in.Digit = false, false, nil, nil, 0
	in.Undo, in.Redo, in.Restart, in.Log, in.Look, in.Menu = false, false, false, false, false, false
}

// steer takes the keys that the table itself understands, and leaves the rest to the
// controls.
func (d *Desk) steer(in *Hands) {
	if in.Menu {
		d.wishes = append(d.wishes, Wish{Kind: WishMenu})
	}
	if d.dialog != noDialog {
		return
	}
	if in.Shift && d.onBoard() {
		in.Keys = slices.DeleteFunc(slices.Clone(in.Keys), func(k panel.Key) bool { return d.push(k) })
	}
	if in.Digit > 0 && in.Digit <= int(d.sight.Table.Pub.CardsLen) && in.Digit <= 7 {
		if id := "card/" + d.sight.Table.Pub.Cards[in.Digit-1].Who.String(); d.ui.Focus() != id {
			d.ui.SetFocus(id)
		}
		in.Keys = append(slices.Clone(in.Keys), panel.KeyEnter)
	}
	if in.Log && len(d.sight.Log) > 0 {
		d.ui.SetFocus(d.lastLine())
	}
	for _, c := range []struct {
		on   bool
		kind WishKind
	}{{in.Undo && d.sight.MayUndo, WishUndo}, {in.Redo && d.sight.MayRedo, WishRedo}, {in.Restart && d.sight.MayUndo, WishRestart}} {
		if q := d.asked(); c.on && q != nil {
			d.wishes = append(d.wishes, Wish{Kind: c.kind, Seat: q.Seat})
		}
	}
	if in.Look {
		d.lookCloser()
	}
}

// lookCloser fans out what has the focus on the board; elsewhere it is the way to the
// Killer's own cards.
func (d *Desk) lookCloser() {
	t := d.focused()
	switch {
	case d.crowd(t.block) > 0:
		d.fan(t.block)
	case t.block == 0 && !d.sight.Table.Pub.Over:
		d.wishes = append(d.wishes, Wish{Kind: WishPeek, Seat: d.sight.Table.Pub.Killer})
	}
}

// lastLine is the control of the last line of the log.
func (d *Desk) lastLine() string {
	for i := len(d.sight.Log) - 1; i >= 0; i-- {
		if d.words.Entry(d.sight.Log[i]) != "" {
			return "log/" + strconv.Itoa(i)
		}
	}
	return ""
}

// focused is the target that has the focus on the board.
func (d *Desk) focused() (t target) {
	if id, ok := strings.CutPrefix(d.ui.Focus(), "block/"); ok {
		t.block, _ = rules.ParseBlock(id)
	}
	if id, ok := strings.CutPrefix(d.ui.Focus(), "figure/"); ok {
		if t.who, ok = rules.ParseCharacter(id); ok {
			t.block = d.sight.Table.Pub.At[t.who]
		}
	}
	return t
}

func (d *Desk) onBoard() bool { return d.focused().block != 0 }

// push moves the board by an arrow and says whether the key was one.
func (d *Desk) push(k panel.Key) bool {
	by := stepPan * d.lay.U
	way, ok := map[panel.Key]paint.Point{
		panel.KeyLeft: {X: by}, panel.KeyRight: {X: -by}, panel.KeyUp: {Y: by}, panel.KeyDown: {Y: -by},
	}[k]
	if ok {
		d.cam = d.cam.Pan(d.lay.View, way.X, way.Y)
	}
	return ok
}

// roam brings what has got the focus on the board into view; an arrow that finds no
// neighbour moves the board instead.
func (d *Desk) roam(was string) {
	t := d.focused()
	if t.block == 0 || d.dialog != noDialog || !d.ui.Keyed() {
		return
	}
	if d.ui.Focus() == was {
		for _, k := range d.ui.Input().Keys {
			d.push(k)
		}
		return
	}
	_, box := d.targetBox(t)
	if m := box.Centre(); !d.lay.View.Inset(30 * d.lay.U).Contains(m) {
		d.cam.At = d.view().Ground(m)
		d.cam = d.cam.held(d.lay.View)
	}
}

// stops are the places of the board in the order of the focus: the block of the figure in
// use first, then all blocks, and the figures that the chosen ability may aim at.
func (d *Desk) stops() {
	v := &d.sight.Table.Pub
	if v.Use.Who != rules.NoCharacter {
		d.ui.Prefer("block/" + v.At[v.Use.Who].String())
	}
	for b := rules.Block(1); b <= rules.Blocks(); b++ {
		d.ui.Stop(d.targetBox(target{block: b}))
	}
	for _, who := range d.figureTargets() {
		d.ui.Stop(d.targetBox(target{v.At[who], who}))
	}
}

// paintFocus rings the block, or the figure, that has the focus.
func (d *Desk) paintFocus() {
	t := d.focused()
	if t.block == 0 || d.dialog != noDialog || !d.ui.Keyed() {
		return
	}
	c, k := d.ui.Canvas(), d.ui.Unit
	pen, ink := paint.Pen{Width: 3 * k, Join: paint.JoinRound}, paint.Solid(d.ui.Theme.Emphasis)
	if t.who != rules.NoCharacter {
		_, box := d.targetBox(t)
		c.Stroke(paint.RoundRect(box.Inset(-3*k), 8*k), pen, ink)
		return
	}
	var outline []paint.Point
	for _, p := range Ground().Block(t.block.String()).Polygon {
		outline = append(outline, d.view().Screen(p))
	}
	c.Stroke(paint.Polygon(outline...), paint.Pen{Width: 6 * k, Join: paint.JoinRound}, paint.Solid(d.ui.Theme.Keyline))
	c.Stroke(paint.Polygon(outline...), pen, ink)
	c.Note("focus "+t.block.String(), paint.Polygon(outline...).Bounds())
}

// crowd is how many figures and bodies there are on a block.
func (d *Desk) crowd(b rules.Block) (n int) {
	v := &d.sight.Table.Pub
	for c := rules.Bishop; c <= rules.Gypsy && b != 0; c++ {
		if v.At[c] == b {
			n++
		}
	}
	return n
}

// restarts are the small buttons beside Undo, which gives them room only while one of
// them is of use.
func (d *Desk) restarts(cell paint.Rect) (undo paint.Rect) {
	s := d.sight
	q := d.asked()
	if !s.MayRedo && !s.MayRestart || q == nil {
		return cell
	}
	u, k := d.ui, d.ui.Unit
	wide := cell.W * .36
	undo = cell.Pad(0, 0, wide+4*k, 0)
	r := paint.R(undo.Right()+4*k, cell.Y, wide, (cell.H-4*k)/2)
	d.small("redo", r, EmblemRedo, s.MayRedo, Wish{Kind: WishRedo, Seat: q.Seat})
	r.Y += r.H + 4*k
	d.small("restart", r, EmblemRestart, s.MayRestart, Wish{Kind: WishRestart, Seat: q.Seat})
	u.Group("buttons")
	return undo
}

func (d *Desk) small(id string, r paint.Rect, e Emblem, on bool, w Wish) {
	b := panel.Button{Icon: sign(e), Tip: panel.Tip{Head: d.words.Text("ui." + id), Text: d.words.Text("ui." + id + ".tip")}}
	if !on {
		b.Reason = panel.Tip{Head: b.Tip.Head, Text: d.words.Text("ui.why.no-" + id)}
	}
	if d.ui.Button("act/"+id, r, b).Clicked {
		d.wishes = append(d.wishes, w)
	}
}

// seatSaid is a row of the seats for those who hear it.
func (d *Desk) seatSaid(seat game.Seat) string {
	v := &d.sight.Table.Pub
	said := d.words.Seat(seat)
	for _, card := range v.Cards[:v.CardsLen] {
		if card.Owner == seat {
			said += ", " + d.words.Character(card.Who)
		}
	}
	return said
}
