package localization

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// Section is a heading of the players' rules with its clauses, in the order in
// which they are read.
type Section struct {
	Game    string   // the title's id: venice
	ID      string   // the key of the heading
	Clauses []string // clause ids
	titles  [langCount]string
}

// Title is the heading in the language.
func (s Section) Title(l Lang) string { return s.titles[l.known()] }

// standing is what a clause is besides its words.
type standing struct{ ruling bool }

// games maps the first letters of a clause id to the title's id.
var games = map[string]string{"VV": "venice"}

// ruleFiles are the files that say which clauses stand under which heading and
// which are rulings; their texts are in the catalogues of the same names.
var ruleFiles = []string{"venice-rules", "venice-extra-rules"}

func (c *Catalog) loadSections() error {
	for _, name := range ruleFiles {
		path := name + ".json"
		data, err := files.ReadFile(path)
		if err != nil {
			return err
		}
		var file struct {
			Game     string
			Sections []struct {
				ID      string
				Clauses []string
			}
			Rulings []string
		}
		if err := json.Unmarshal(data, &file); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		for _, s := range file.Sections {
			section := Section{Game: file.Game, ID: s.ID, Clauses: s.Clauses}
			for l := English; l < langCount; l++ {
				section.titles[l] = c.Text(l, s.ID, nil)
			}
			c.sections = append(c.sections, section)
			for _, clause := range s.Clauses {
				if _, twice := c.rules[clause]; twice || c.messages[English][clause] == nil {
					return fmt.Errorf("%s: clause %s stands twice or has no text", path, clause)
				}
				c.rules[clause] = standing{}
			}
		}
		for _, clause := range file.Rulings {
			if _, ok := c.rules[clause]; !ok {
				return fmt.Errorf("%s: the ruling %s stands under no heading", path, clause)
			}
			c.rules[clause] = standing{ruling: true}
		}
	}
	return nil
}

// Rules lists the sections of every title's rules in reading order. The notes on
// clauses that players need not read come last.
func (c *Catalog) Rules() []Section {
	return slices.Clone(c.sections)
}

// Rule is the text of a clause for players. ruling marks a decision of ours where
// the printed rules are silent, unclear or contradict themselves; ok is false for
// what is no clause.
func (c *Catalog) Rule(l Lang, clause string) (words string, ruling, ok bool) {
	s, ok := c.rules[clause]
	if !ok {
		return "", false, false
	}
	return c.Text(l, clause, nil), s.ruling, true
}

// whyClause is the clause of a key such as "venice.why.VV-MOVE-10".
func whyClause(key string) (string, bool) {
	_, clause, ok := strings.Cut(key, ".why.")
	if !ok {
		return "", false
	}
	prefix, _, _ := strings.Cut(clause, "-")
	return clause, games[prefix] != ""
}

// Why is the sentence that refuses an action because of the clause, with the
// numbers of the case: {who}, {block}, {area}, {code}, {n}, {max}, {seat}. Where
// the clause has no such sentence, or an argument of it is missing, the rule
// itself is the answer; only who it is about may be left out, and becomes "this
// character".
func (c *Catalog) Why(l Lang, clause string, args Args) string {
	l = l.known()
	if m := c.whys[l][clause]; m != nil {
		t := c.choose(l, m, args)
		if args.find("who") == nil && t.asks("who") {
			args = append(slices.Clip(args), Key("who", anyCharacter))
		}
		if covers(t, args) {
			var space [256]byte
			return string(c.fill(space[:0], l, clause, t, args))
		}
	}
	if words, _, ok := c.Rule(l, clause); ok {
		return words
	}
	c.report(l, clause)
	return clause
}

// anyCharacter is the key of "this character" with its cases.
const anyCharacter = "ui.why.who"

// asks reports whether the text has a placeholder of that name.
func (t text) asks(name string) bool {
	return slices.ContainsFunc(t, func(s segment) bool { return s.name == name })
}

// covers reports whether every placeholder of the text has a value.
func covers(t text, args Args) bool {
	for i := range t {
		if t[i].name != "" && args.find(t[i].name) == nil {
			return false
		}
	}
	return true
}

// Needs lists the arguments of a text in the order of their first use, over all
// its plural forms. For a refusal ask with the key "venice.why." + clause.
func (c *Catalog) Needs(key string) []string {
	m := c.messages[English][key]
	if m == nil {
		return nil
	}
	var names []string
	seen := map[string]bool{}
	for _, t := range m.forms {
		for _, s := range t {
			if s.name != "" && !seen[s.name] {
				seen[s.name] = true
				names = append(names, s.name)
			}
		}
	}
	return names
}

// Facts are the particulars of a refusal as the rules know them: ids of pieces
// and places without their family, the name of a player, two numbers.
type Facts struct {
	Who   string // a character or a code
	Where string // a block or an area
	Seat  string // a player's name
	N     int
	Max   int
}

// Reason is Why for particulars that are ids of the clause's own title: "lush" is
// looked up as venice.character.lush, "gunpowder" as venice.code.gunpowder,
// "purple" as venice.area.purple.
func (c *Catalog) Reason(l Lang, clause string, f Facts) string {
	prefix, _, _ := strings.Cut(clause, "-")
	game := games[prefix]
	args := Args{Count("n", f.N), Count("max", f.Max)}
	args = c.place(args, game, f.Who, "who", "character", "code", "code")
	args = c.place(args, game, f.Where, "block", "block", "area", "area")
	if f.Seat != "" {
		args = append(args, Plain("seat", f.Seat))
	}
	return c.Why(l, clause, args)
}

// place adds an id as the argument of the first family that knows it: family with
// name, else second with secondName.
func (c *Catalog) place(args Args, game, id, name, family, secondName, second string) Args {
	if id == "" {
		return args
	}
	for _, try := range [2][2]string{{name, family}, {secondName, second}} {
		if key := game + "." + try[1] + "." + id; c.messages[English][key] != nil {
			return append(args, Key(try[0], key))
		}
	}
	return args
}
