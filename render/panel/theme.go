package panel

import "alibi/render/paint"

// Theme is the palette and the type of the interface: the one place for both.
type Theme struct {
	Lacquer, Deep   paint.Color // fill of plates; darker wells in them
	Gilt            paint.Color // frames
	Heading         paint.Color
	Text, Secondary paint.Color
	Emphasis        paint.Color // strong words, focus ring
	Gold            paint.Color // what is now, legal or chosen
	Danger          paint.Color
	Keyline         paint.Color
	Parchment, Ink  paint.Color // cards
}

// Night is the theme of the house: lacquer and gilt.
func Night() Theme {
	return Theme{
		Lacquer: paint.Hex("#1d1520"), Deep: paint.Hex("#120c14"), Gilt: paint.Hex("#c9a25a"),
		Heading: paint.Hex("#e2bd74"), Text: paint.Hex("#f1e4cb"), Secondary: paint.Hex("#bfae98"),
		Emphasis: paint.Hex("#ffd98c"), Gold: paint.Hex("#f2c34e"), Danger: paint.Hex("#c23a2c"),
		Keyline: paint.Hex("#160c12"), Parchment: paint.Hex("#ecdcb8"), Ink: paint.Hex("#2c1a12"),
	}
}

// HighContrast is the same house with black plates and brighter words.
func HighContrast() Theme {
	t := Night()
	t.Lacquer, t.Deep = paint.Hex("#000000"), paint.Hex("#000000")
	t.Gilt, t.Heading = paint.Hex("#ffe09a"), paint.Hex("#ffe09a")
	t.Text, t.Secondary = paint.Hex("#ffffff"), paint.Hex("#efe6d6")
	t.Emphasis, t.Gold = paint.Hex("#ffef9e"), paint.Hex("#ffe14d")
	t.Danger = paint.Hex("#ff5a48")
	t.Parchment, t.Ink = paint.Hex("#ffffff"), paint.Hex("#000000")
	return t
}

// The sizes of type in units of the layout; Least is the floor of all.
const (
	SizeTitle   = 27.0
	SizeHeading = 18.5
	SizeBody    = 17.0
	SizeSmall   = 14.0
	Least       = 14.0
)

// style is a text of the interface at the unit in force.
func (u *UI) style(f paint.Face, size float64, c paint.Color) paint.Style {
	return paint.Style{Face: f, Size: size * u.Unit, Color: c, Strong: u.Theme.Emphasis}
}

// Body is running text: 17 units, or 14 in the small forms.
func (u *UI) Body() paint.Style { return u.style(paint.Body, u.BodySize, u.Theme.Text) }

// Aside is secondary text, a tone dimmer.
func (u *UI) Aside() paint.Style { return u.style(paint.Body, u.BodySize, u.Theme.Secondary) }

// Heading is the head of a section.
func (u *UI) Heading() paint.Style {
	return u.style(paint.Head, max(Least, u.BodySize*SizeHeading/SizeBody), u.Theme.Heading)
}

// Title is the head of a panel.
func (u *UI) Title() paint.Style {
	return u.style(paint.Title, max(18, u.BodySize*SizeTitle/SizeBody), u.Theme.Heading)
}

// Small is the smallest text that is allowed.
func (u *UI) Small() paint.Style { return u.style(paint.Medium, Least, u.Theme.Secondary) }
