package venice

import "alibi/render/paint"

// The colours of Venice at dusk.
var (
	ink       = paint.Hex("#2a1a14")
	keyline   = paint.Hex("#160c12")
	istria    = paint.Hex("#d6c8a6") // the white stone of quays and ribbons
	istriaLit = paint.Hex("#efe2bf")
	waterDeep = paint.Hex("#1a3336")
	waterMid  = paint.Hex("#4d806b")
	foam      = paint.Hex("#cccca3")
	glint     = paint.Hex("#f2c780")
	shadow    = paint.Hex("#4a4470") // multiplied onto what lies in shade
	leafDark  = paint.Hex("#3f5a2c")
	leaf      = paint.Hex("#6f8437")
	leafLit   = paint.Hex("#a3a545")
	wood      = paint.Hex("#8a5a3a")
	woodDark  = paint.Hex("#5c3826")
	routeBlue = paint.Hex("#bfe6ee")
	lampGold  = paint.Hex("#ffd37a")
	gilt      = paint.Hex("#c9a25a")

	greenBridge = paint.Hex("#2f8a58")
	redBridge   = paint.Hex("#b3261e")
	beamShine   = paint.Hex("#ffb092")
)

var roofs = []paint.Color{
	paint.Hex("#a84c33"), paint.Hex("#b65a3c"), paint.Hex("#c06645"), paint.Hex("#c4734f"), paint.Hex("#9c4630"),
}

var facades = []paint.Color{
	paint.Hex("#e3b27a"), paint.Hex("#d99a6c"), paint.Hex("#e8cfa0"), paint.Hex("#c9785a"), paint.Hex("#eadcc0"),
}

// areaColours are the tints of the quarters, as they print best at dusk.
var areaColours = map[string]paint.Color{
	"red":    paint.Hex("#b23227"),
	"brown":  paint.Hex("#5a4432"),
	"purple": paint.Hex("#77518f"),
	"yellow": paint.Hex("#d6a02c"),
	"blue":   paint.Hex("#1f6fae"),
}

// AreaColour is the tint of a quarter.
func AreaColour(area string) paint.Color { return areaColours[area] }

// pavings are the same tints as sun-warmed stone.
var pavings = map[string]paint.Color{
	"red":    paint.Hex("#a9583f"),
	"brown":  paint.Hex("#7a6248"),
	"purple": paint.Hex("#93708b"),
	"yellow": paint.Hex("#c9963f"),
	"blue":   paint.Hex("#667f8d"),
}
