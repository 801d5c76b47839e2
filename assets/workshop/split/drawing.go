package main

import "encoding/json"

// geometry is the ground plan for drawing: board px, x to the right, y
// towards the viewer. Ids are those of the facts.
func (c *content) geometry() []byte {
	type raw = json.RawMessage
	b := c.board
	s := object()
	s.field("size", b.Size)
	s.field("spacesPerBlock", b.SpacesPerBlock)
	lists := map[string][]any{}
	add := func(key string, entry any) { lists[key] = append(lists[key], entry) }
	for _, v := range b.Areas {
		add("areas", struct {
			ID     string   `json:"id"`
			Colour string   `json:"colour"`
			Blocks []string `json:"blocks"`
		}{v.ID, v.Colour, v.Blocks})
	}
	for _, v := range b.Blocks {
		add("blocks", struct {
			ID      string `json:"id"`
			Area    string `json:"area"`
			Centre  raw    `json:"centre"`
			Polygon raw    `json:"polygon"`
			Spaces  raw    `json:"spaces"`
			Label   raw    `json:"label"`
			Tower   raw    `json:"tower"` // null where no clock tower stands
			Bodies  raw    `json:"bodies"`
		}{v.ID, v.Area, v.Centre, v.Polygon, v.Spaces, v.Label, v.Tower, v.Bodies})
	}
	for _, v := range b.Bridges {
		add("bridges", v)
	}
	for _, v := range b.Docks {
		add("docks", v)
	}
	for _, v := range b.Canals {
		add("canals", struct {
			ID           string   `json:"id"`
			Blocks       []string `json:"blocks"`
			Polyline     raw      `json:"polyline"`
			UnderBridges []string `json:"underBridges"`
		}{v.ID, v.Blocks, v.Polyline, v.UnderBridges})
	}
	for _, v := range b.Alleys {
		add("alleys", struct {
			ID       string   `json:"id"`
			Blocks   []string `json:"blocks"`
			Polyline raw      `json:"polyline"`
		}{v.ID, v.Blocks, v.Polyline})
	}
	for _, v := range b.Graves {
		add("graves", v)
	}
	for _, key := range []string{"areas", "blocks", "bridges", "docks", "canals", "alleys", "graves"} {
		s.list(key, lists[key])
	}
	s.field("gravesStrip", b.GravesStrip)
	return s.close()
}

// figures is what tells the 13 miniatures apart, in the order of the
// characters: silhouette, prop and accent colour, with a note for the modeller.
func (c *content) figures() []byte {
	var list []any
	for _, who := range c.characters.Characters {
		m := who.Miniature
		list = append(list, struct {
			ID          string `json:"id"`
			Silhouette  string `json:"silhouette"`
			Prop        string `json:"prop"`
			Accent      string `json:"accent"`
			Description string `json:"description"`
		}{who.ID, m.Silhouette, m.Prop, m.Accent, m.Description})
	}
	return rows(list)
}
