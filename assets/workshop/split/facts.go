package main

import (
	"bytes"
	"slices"
	"strconv"
)

// pair is a key and a value of an object whose order matters.
type pair struct{ key, value string }

// pairs is an object written in its own order.
type pairs []pair

// MarshalJSON writes the object in the order of the pairs.
func (p pairs) MarshalJSON() ([]byte, error) {
	var buf bytes.Buffer
	buf.WriteByte('{')
	for i, one := range p {
		if i > 0 {
			buf.WriteByte(',')
		}
		buf.Write(compact(one.key))
		buf.WriteByte(':')
		buf.Write(compact(one.value))
	}
	buf.WriteByte('}')
	return buf.Bytes(), nil
}

// boardFacts is the board as the rules need it: a graph without a picture.
func (c *content) boardFacts() []byte {
	b := c.board
	s := object()
	s.field("spacesPerBlock", b.SpacesPerBlock)
	s.field("graves", len(b.Graves))
	areas := make([]string, 0, len(b.Areas))
	for _, area := range b.Areas {
		areas = append(areas, area.ID)
	}
	s.field("areas", areas)
	var list []any
	for _, block := range b.Blocks {
		list = append(list, struct {
			ID    string `json:"id"`
			Area  string `json:"area"`
			Tower bool   `json:"tower"`
		}{block.ID, block.Area, block.Clock})
	}
	s.list("blocks", list)
	list = nil
	for _, bridge := range b.Bridges {
		list = append(list, struct {
			ID   string `json:"id"`
			Kind string `json:"kind"`
			A    string `json:"a"`
			B    string `json:"b"`
		}{bridge.ID, bridge.Kind, bridge.A, bridge.B})
	}
	s.list("bridges", list)
	list = nil
	for _, canal := range b.Canals {
		list = append(list, struct {
			ID string `json:"id"`
			A  string `json:"a"`
			B  string `json:"b"`
		}{canal.ID, canal.Blocks[0], canal.Blocks[1]})
	}
	s.list("canals", list)
	list = nil
	for _, alley := range b.Alleys {
		list = append(list, struct {
			ID     string   `json:"id"`
			Blocks []string `json:"blocks"`
		}{alley.ID, alley.Blocks})
	}
	s.list("alleys", list)
	starts := pairs{}
	for _, who := range c.characters.Characters {
		starts = append(starts, pair{who.ID, b.Starts[who.ID]})
	}
	s.field("starts", starts)
	return s.close()
}

// characterFacts is the 13 Character Cards without their words, in the order
// of their index. The Dove's class and gender are empty (VV-CARD-03, -08).
func (c *content) characterFacts() []byte {
	type ability struct {
		ID     string   `json:"id"`
		Kind   string   `json:"kind"`
		Direct bool     `json:"direct"`
		When   []string `json:"when"`
	}
	var list []any
	for _, who := range c.characters.Characters {
		abilities := make([]ability, 0, len(who.Abilities))
		for _, a := range who.Abilities {
			abilities = append(abilities, ability{a.ID, a.Kind, a.Direct, a.When})
		}
		list = append(list, struct {
			ID        string    `json:"id"`
			Class     string    `json:"class"`
			Gender    string    `json:"gender"`
			Movement  int       `json:"movement"`
			Suspect   bool      `json:"suspect"`
			Abilities []ability `json:"abilities"`
		}{who.ID, orEmpty(who.Class), orEmpty(who.Gender), who.Movement, who.Suspect, abilities})
	}
	return rows(list)
}

// codeFacts is the killing codes in the order of their number.
func (c *content) codeFacts() []byte {
	var list []any
	for _, code := range c.codes.Codes {
		list = append(list, struct {
			ID       string `json:"id"`
			Number   int    `json:"number"`
			Set      string `json:"set"`
			Scenario string `json:"scenario"`
		}{code.ID, code.Number, code.Set, orEmpty(code.Scenario)})
	}
	return rows(list)
}

// dealFacts is how many cards are dealt and which Investigator picks when, by
// number of players (VV-FLIP-06 to -10, VV-INV-11).
func (c *content) dealFacts() []byte {
	heads := make([]int, 0, len(c.components.Players))
	for text := range c.components.Players {
		if n, err := strconv.Atoi(text); err == nil {
			heads = append(heads, n)
		}
	}
	slices.Sort(heads)
	s := object()
	for _, n := range heads {
		row := c.components.Players[strconv.Itoa(n)]
		s.field(strconv.Itoa(n), struct {
			Deal  int   `json:"deal"`
			Picks []int `json:"picks"`
		}{row.Deal, row.Seats})
	}
	return s.close()
}

func orEmpty(text *string) string {
	if text == nil {
		return ""
	}
	return *text
}
