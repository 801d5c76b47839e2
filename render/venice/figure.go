package venice

import (
	"strconv"

	"alibi/render/mini"
	"alibi/render/paint"
)

// The stuffs that several figures are made of.
var (
	skin     = mini.Stuff{Color: paint.Hex("#e0a984"), Gloss: .12}
	skinFair = mini.Stuff{Color: paint.Hex("#f0c4a2"), Gloss: .12}
	skinTan  = mini.Stuff{Color: paint.Hex("#c98d63"), Gloss: .14}
	gold     = mini.Stuff{Color: paint.Hex("#e0a93a"), Metal: true, Gloss: .5}
	brass    = mini.Stuff{Color: paint.Hex("#c98f3c"), Metal: true, Gloss: .4}
	bronze   = mini.Stuff{Color: paint.Hex("#c47f3e"), Metal: true, Gloss: .4}
	steel    = mini.Stuff{Color: paint.Hex("#b4becc"), Metal: true, Gloss: .5}
	leather  = mini.Stuff{Color: paint.Hex("#6b4226"), Gloss: .25}
	timber   = mini.Stuff{Color: paint.Hex("#7a4c2c"), Gloss: .2}
	linen    = mini.Stuff{Color: paint.Hex("#ece2cc")}
)

// with is the stuff in another colour.
func with(k mini.Stuff, c string) mini.Stuff {
	k.Color = paint.Hex(c)
	return k
}

// cloth is a matt stuff, darker towards its lower end.
func cloth(top, low string, round float64) mini.Stuff {
	return mini.Stuff{Color: paint.Hex(top), Low: paint.Hex(low), Round: round}
}

// figures are the thirteen, in the order of the characters.
var figures = []mini.Figure{
	{ID: "bishop", Sculpt: bishop, Bust: paint.R(-85, -394, 160, 205)},
	{ID: "inquisitor", Sculpt: inquisitor, Bust: paint.R(-100, -362, 200, 205)},
	{ID: "plague-doctor", Sculpt: plagueDoctor, Bust: paint.R(-122, -364, 196, 200)},
	{ID: "playboy", Sculpt: playboy, Bust: paint.R(-152, -346, 156, 170)},
	{ID: "bell-ringer", Sculpt: bellRinger, Bust: paint.R(-112, -306, 170, 180)},
	{ID: "rat-catcher", Sculpt: ratCatcher, Bust: paint.R(-98, -310, 160, 192)},
	{ID: "dove", Sculpt: dove, Bust: paint.R(-134, -346, 210, 180)},
	{ID: "lush", Sculpt: lush, Bust: paint.R(-78, -384, 190, 195)},
	{ID: "courier", Sculpt: courier, Bust: paint.R(-118, -374, 172, 190)},
	{ID: "cat-burglar", Sculpt: catBurglar, Bust: paint.R(-92, -302, 160, 182)},
	{ID: "boatswain", Sculpt: boatswain, Bust: paint.R(-85, -354, 165, 190)},
	{ID: "actress", Sculpt: actress, Bust: paint.R(-80, -392, 165, 205)},
	{ID: "gypsy", Sculpt: gypsy, Bust: paint.R(-92, -348, 176, 178)},
}

// figureOf is the figure of a character; an unknown id is a mistake of ours.
func figureOf(id string) mini.Figure {
	for _, f := range figures {
		if f.ID == id {
			return f
		}
	}
	panic("venice: no figure of " + id)
}

// Figure is the miniature of a character at a size: px is the height of a tall
// figure from hat to lower rim, FigureHeight times the scale of the board.
func Figure(id string, px float64, look mini.Look) mini.Miniature {
	return figureOf(id).Make(px, look)
}

// coord writes a number into the text of an outline.
func coord(v float64) string { return strconv.FormatFloat(v, 'f', 1, 64) }

// sized is the part of a key that names a size.
func sized(w, h int) string { return "/" + strconv.Itoa(w) + "x" + strconv.Itoa(h) }
