package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// rulebook is the players' text of one language.
type rulebook struct {
	titles  []string            // of the sections, in order
	clauses [][]string          // ids of each section, in order
	texts   map[string]string   // by id
	rulings map[string]struct{} // ids that are marked as rulings
}

var (
	heading     = regexp.MustCompile(`^## (\d+)\. (.+)$`)
	clauseLine  = regexp.MustCompile(`^- \*\*(VV-[A-Z0-9-]+)(\*?)\*\* (.+)$`)
	ledgerLine  = regexp.MustCompile(`^- \*\*(VV-[A-Z0-9-]+)\*\*`)
	glossaryRow = regexp.MustCompile(`^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|`)
)

// loadRules reads the four rule files of dir.
func (c *content) loadRules(dir string) error {
	for _, lang := range languages {
		book, err := readRulebook(filepath.Join(dir, "venice-player-text-"+lang+".md"))
		if err != nil {
			return err
		}
		c.rules[lang] = book
	}
	en, pl := c.rules["en"], c.rules["pl"]
	if !slices.EqualFunc(en.clauses, pl.clauses, slices.Equal[[]string]) {
		return fmt.Errorf("%s: the two players' texts do not have the same clauses in the same order", dir)
	}
	for id := range en.texts {
		_, here := en.rulings[id]
		if _, there := pl.rulings[id]; here != there {
			return fmt.Errorf("%s: %s is a ruling in one language only", dir, id)
		}
	}
	lines, err := readLines(filepath.Join(dir, "venice.md"))
	if err != nil {
		return err
	}
	for _, line := range lines {
		if m := ledgerLine.FindStringSubmatch(line); m != nil {
			c.ledger = append(c.ledger, m[1])
		}
	}
	return c.loadCases(filepath.Join(dir, "glossary.md"))
}

// readRulebook parses one players' text: "## 1. Title", then
// "- **VV-INTRO-01** text", where a ruling has a star after its id.
func readRulebook(path string) (rulebook, error) {
	book := rulebook{texts: map[string]string{}, rulings: map[string]struct{}{}}
	lines, err := readLines(path)
	if err != nil {
		return book, err
	}
	for i, line := range lines {
		if m := heading.FindStringSubmatch(line); m != nil {
			if m[1] != strconv.Itoa(len(book.titles)+1) {
				return book, fmt.Errorf("%s:%d: section %s after section %d", path, i+1, m[1], len(book.titles))
			}
			book.titles = append(book.titles, m[2])
			book.clauses = append(book.clauses, nil)
		}
		m := clauseLine.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		id := m[1]
		if _, twice := book.texts[id]; twice || len(book.titles) == 0 {
			return book, fmt.Errorf("%s:%d: clause %s is repeated or stands before the first section", path, i+1, id)
		}
		book.texts[id] = m[3]
		if m[2] != "" {
			book.rulings[id] = struct{}{}
		}
		last := len(book.clauses) - 1
		book.clauses[last] = append(book.clauses[last], id)
	}
	return book, nil
}

// loadCases reads the genitive and accusative of every singular noun from the
// glossary's tables: English, Polish, gender, genitive, accusative.
func (c *content) loadCases(path string) error {
	lines, err := readLines(path)
	if err != nil {
		return err
	}
	c.cases = map[string]declined{}
	for _, line := range lines {
		if m := glossaryRow.FindStringSubmatch(line); m != nil && m[4] != "-" && m[5] != "-" {
			c.cases[m[1]] = declined{genitive: m[4], accusative: m[5]}
		}
	}
	return nil
}

func readLines(path string) ([]string, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return strings.Split(strings.ReplaceAll(string(data), "\r\n", "\n"), "\n"), nil
}

// ruleOrder is the sections with their clauses in the players' order, and
// which clauses are rulings: the same for every language, so written once.
func (c *content) ruleOrder() []byte {
	type section struct {
		ID      string   `json:"id"`
		Clauses []string `json:"clauses"`
	}
	book := c.rules["en"]
	var list []any
	var rulings []string
	for i, clauses := range book.clauses {
		list = append(list, section{"venice.rules." + strconv.Itoa(i+1), clauses})
		for _, id := range clauses {
			if _, ok := book.rulings[id]; ok {
				rulings = append(rulings, id)
			}
		}
	}
	s := object()
	s.field("game", "venice")
	s.list("sections", list)
	s.field("rulings", rulings)
	return s.close()
}

// ruleTexts is the section titles and the text of every clause of one language.
func (c *content) ruleTexts(lang string) []byte {
	book := c.rules[lang]
	s := object()
	for i, title := range book.titles {
		s.field("venice.rules."+strconv.Itoa(i+1), title)
		for _, id := range book.clauses[i] {
			s.field(id, book.texts[id])
		}
	}
	return s.close()
}

// clauseList is every clause id of the ledger, a line each.
func (c *content) clauseList() []byte {
	var buf bytes.Buffer
	for _, id := range c.ledger {
		buf.WriteString(id)
		buf.WriteByte('\n')
	}
	return buf.Bytes()
}
