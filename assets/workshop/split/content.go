package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
)

// languages are the tags of the catalogues, in the order of the source files.
var languages = []string{"en", "pl"}

// words is one text in every language, by tag.
type words map[string]string

// content is everything that is read from the folder.
type content struct {
	board      board
	characters characters
	codes      codes
	components components
	standard   scenario
	rules      map[string]rulebook // players' text by language
	ledger     []string            // clause ids in the ledger's order
	cases      map[string]declined // Polish case forms by English name without the article
}

// board is the source of the map. Coordinates are board px, x to the right,
// y towards the viewer; they pass through unread, so that no digit changes.
type board struct {
	Size struct {
		W int `json:"w"`
		H int `json:"h"`
	} `json:"size"`
	SpacesPerBlock int `json:"spacesPerBlock"`
	Areas          []struct {
		ID     string   `json:"id"`
		Name   words    `json:"name"`
		Colour string   `json:"colour"`
		Blocks []string `json:"blocks"`
	} `json:"areas"`
	Blocks []struct {
		ID      string          `json:"id"`
		Area    string          `json:"area"`
		Name    words           `json:"name"`
		Centre  json.RawMessage `json:"centre"`
		Polygon json.RawMessage `json:"polygon"`
		Spaces  json.RawMessage `json:"spaces"`
		Clock   bool            `json:"clockTower"`
		Label   json.RawMessage `json:"label"`
		Tower   json.RawMessage `json:"tower"`
		Bodies  json.RawMessage `json:"bodies"`
	} `json:"blocks"`
	Bridges []struct {
		ID   string          `json:"id"`
		Kind string          `json:"kind"`
		A    string          `json:"a"`
		B    string          `json:"b"`
		Ends json.RawMessage `json:"ends"`
		Mid  json.RawMessage `json:"mid"`
	} `json:"bridges"`
	Docks []struct {
		ID    string          `json:"id"`
		Block string          `json:"block"`
		Canal string          `json:"canal"`
		Pos   json.RawMessage `json:"pos"`
	} `json:"docks"`
	Canals []struct {
		ID           string          `json:"id"`
		Name         words           `json:"name"`
		Blocks       []string        `json:"blocks"`
		Polyline     json.RawMessage `json:"polyline"`
		UnderBridges []string        `json:"underBridges"`
	} `json:"canals"`
	Alleys []struct {
		ID       string          `json:"id"`
		Name     words           `json:"name"`
		Blocks   []string        `json:"blocks"`
		Polyline json.RawMessage `json:"polyline"`
	} `json:"alleys"`
	Graves []struct {
		ID    string          `json:"id"`
		Round int             `json:"round"`
		Rect  json.RawMessage `json:"rect"`
	} `json:"graves"`
	GravesStrip json.RawMessage   `json:"gravesStrip"`
	Starts      map[string]string `json:"starts"`
}

// named is an entry that is only a name.
type named struct {
	ID   string `json:"id"`
	Name words  `json:"name"`
}

type characters struct {
	Classes    []named `json:"classes"`
	Genders    []named `json:"genders"`
	Characters []struct {
		ID        string  `json:"id"`
		Index     int     `json:"index"`
		Name      words   `json:"name"`
		Class     *string `json:"class"`
		Gender    *string `json:"gender"`
		Movement  int     `json:"movement"`
		Suspect   bool    `json:"suspect"`
		Abilities []struct {
			ID     string   `json:"id"`
			Kind   string   `json:"kind"`
			Direct bool     `json:"direct"`
			When   []string `json:"when"`
			Text   words    `json:"text"`
		} `json:"abilities"`
		Miniature struct {
			Silhouette  string `json:"silhouette"`
			Prop        string `json:"prop"`
			Accent      string `json:"accent"`
			Description string `json:"description"`
		} `json:"miniature"`
	} `json:"characters"`
}

type codes struct {
	Codes []struct {
		ID       string  `json:"id"`
		Number   int     `json:"number"`
		Name     words   `json:"name"`
		Set      string  `json:"set"`
		Scenario *string `json:"scenario"`
		Text     words   `json:"text"`
	} `json:"codes"`
}

type components struct {
	Players map[string]struct {
		Deal  int   `json:"deal"`
		Seats []int `json:"seats"`
	} `json:"players"`
}

type scenario struct {
	ID    string `json:"id"`
	Name  words  `json:"name"`
	Story words  `json:"story"`
}

// load reads and cross-checks the folder.
func load(dir string) (*content, error) {
	src := &content{rules: map[string]rulebook{}}
	var list struct {
		Scenarios []scenario `json:"scenarios"`
	}
	venice := filepath.Join(dir, "content", "venice")
	for name, into := range map[string]any{
		"board.json": &src.board, "characters.json": &src.characters, "codes.json": &src.codes,
		"components.json": &src.components, "scenarios.json": &list,
	} {
		if err := readJSON(filepath.Join(venice, name), into); err != nil {
			return nil, err
		}
	}
	i := slices.IndexFunc(list.Scenarios, func(s scenario) bool { return s.ID == "standard" })
	if i < 0 {
		return nil, fmt.Errorf("%s: no scenario \"standard\"", filepath.Join(venice, "scenarios.json"))
	}
	src.standard = list.Scenarios[i]
	if err := src.loadRules(filepath.Join(dir, "rules")); err != nil {
		return nil, err
	}
	return src, src.check()
}

// readJSON decodes one file and names it in every error, with the line.
func readJSON(path string, into any) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(data, into); err != nil {
		if bad, ok := err.(*json.SyntaxError); ok {
			return fmt.Errorf("%s:%d: %w", path, 1+bytes.Count(data[:bad.Offset], []byte("\n")), err)
		}
		return fmt.Errorf("%s: %w", path, err)
	}
	return nil
}

// check refuses content whose parts do not name each other.
func (c *content) check() error {
	blocks := map[string]bool{}
	for _, b := range c.board.Blocks {
		blocks[b.ID] = true
	}
	for i, who := range c.characters.Characters {
		if who.Index != i {
			return fmt.Errorf("characters.json: %s has index %d at place %d", who.ID, who.Index, i)
		}
		if start := c.board.Starts[who.ID]; !blocks[start] {
			return fmt.Errorf("board.json: %s starts on the unknown block %q", who.ID, start)
		}
		if _, ok := c.cases[bare(who.Name["en"])]; !ok {
			return fmt.Errorf("glossary.md: no Polish case forms of %q", bare(who.Name["en"]))
		}
	}
	if len(c.board.Starts) != len(c.characters.Characters) {
		return fmt.Errorf("board.json: %d starts for %d characters", len(c.board.Starts), len(c.characters.Characters))
	}
	return nil
}
