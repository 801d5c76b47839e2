package gametest

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/game"
)

// writtenSeed is the seed of the matches that are written out.
const writtenSeed = 2

// Playthroughs plays one match for every mode, head count and written option set and
// compares all views and offers, as text, with a file. With ALIBI_UPDATE=1 it writes
// the files anew. A missing file fails, and so does one that nothing plays.
func (k *Kit[S, A, E, Pub, Priv]) Playthroughs(t *testing.T) {
	k.prepare()
	folder := filepath.Join(k.Dir, "playthroughs")
	var names []string
	k.tables(func(mode string, seats int) {
		sets := k.Written
		if len(sets) == 0 {
			sets = [][]string{nil}
		}
		for _, options := range sets {
			setup := game.Setup{Seats: seats, Mode: mode, Options: options, Seed: writtenSeed}
			setup = setup.Sorted()
			file := name(setup) + ".txt"
			names = append(names, file)
			same(t, filepath.Join(folder, file), k.playthrough(t, setup))
		}
	})
	there, err := os.ReadDir(folder)
	require.NoError(t, err)
	for _, e := range there {
		assert.Contains(t, names, e.Name(), "no match is played for this file")
	}
}

// same compares a text with a file and names the first line that differs.
func same(t *testing.T, path, got string) {
	t.Helper()
	if os.Getenv(updateVariable) == "1" {
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(got), 0o644))
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Errorf("%v (%s=1 writes it; read it before you commit it)", err, updateVariable)
		return
	}
	if what := firstUnlike(string(want), got); what != "" {
		t.Errorf("%s:%s", path, what)
	}
}

// firstUnlike is the number of the first line in which two texts differ and both
// lines, or nothing.
func firstUnlike(want, got string) string {
	if want == got {
		return ""
	}
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	line := func(all []string, i int) string {
		if i < len(all) {
			return all[i]
		}
		return "(the end)"
	}
	for i := 0; ; i++ {
		if x, y := line(w, i), line(g, i); x != y {
			return fmt.Sprintf("%d\nwant %s\n got %s", i+1, x, y)
		}
	}
}

// playthrough plays one match and writes down, after the deal and after every action,
// each fact and each list of offers that is new, and each fact that no longer holds.
func (k *Kit[S, A, E, Pub, Priv]) playthrough(t *testing.T, setup game.Setup) string {
	t.Helper()
	b := k.begin(t, setup, k.effort())
	b.patient = true
	p, err := k.title.Start(setup)
	require.NoError(t, err)
	s := &script{
		t: t, p: p, seats: setup.Seats, words: &k.Spec.Lexicon,
		facts: map[game.Seat][]string{}, heard: map[game.Seat]int{}, offers: map[game.Seat]string{},
	}
	told := map[string]look[A, Pub, Priv]{}
	fmt.Fprintf(&s.text, "%s %s seed %d\n\nthe deal\n", k.Spec.Name, name(setup), setup.Seed)
	s.changes()
	for n := 1; !b.over(); n++ {
		k.saysAll(t, told, b, s)
		seat, a := b.choose()
		q, _ := b.ask(seat)
		fmt.Fprintf(&s.text, "\n%d %s %s%s\n", n, seat, a, secretly(q))
		require.NoError(t, p.Say(seat, a.String()))
		b.apply(&b.pos, seat, a)
		b.lines++
		b.refresh()
		s.changes()
	}
	return s.text.String()
}

// saysAll demands that the facts tell two tables, and two views of one seat, apart.
func (k *Kit[S, A, E, Pub, Priv]) saysAll(t *testing.T, told map[string]look[A, Pub, Priv], b *bout[S, A, E, Pub, Priv], s *script) {
	t.Helper()
	for i, v := range b.viewers {
		facts := v.String() + "\n" + strings.Join(s.facts[v], "\n")
		other, had := told[facts]
		told[facts] = b.looks[i].clone()
		switch {
		case !had:
		case v == game.Nobody:
			require.True(t, k.alike.tables(&other.pub, &b.looks[i].pub), "two tables, one text:\n%+v\n%+v\n%s", other.pub, b.looks[i].pub, facts)
		default:
			require.True(t, k.alike.owns(&other.priv, &b.looks[i].priv), "two views of %s, one text:\n%s", v, facts)
		}
	}
}

func secretly(q game.Ask) string {
	if q.Private {
		return " (secretly)"
	}
	return ""
}

// script writes a match down.
type script struct {
	t      *testing.T
	words  *game.Lexicon
	p      game.Play
	text   strings.Builder
	seats  int
	facts  map[game.Seat][]string
	heard  map[game.Seat]int
	offers map[game.Seat]string
}

// changes writes what is new since the last time.
func (s *script) changes() {
	for _, v := range viewers(s.seats) {
		mark, facts, shapes := "", s.p.Facts(), s.words.Table
		if v != game.Nobody {
			mark, facts, shapes = v.String()+" ", s.p.OwnFacts(v), s.words.Own
		}
		for _, f := range without(facts, s.facts[v]) {
			require.True(s.t, s.words.Fits(shapes, f), "the lexicon has no shape for the fact %q", f)
		}
		if v == game.Nobody {
			for _, q := range s.p.Asks() {
				facts = append(facts, "asked "+q.Seat.String()+" "+q.Q+secretly(q))
			}
			if r, over := s.p.Result(); over {
				facts = append(facts, fmt.Sprintf("result %s by %s for %s", r.How, r.Clause, r.Winners))
			}
		}
		s.listen(v, mark)
		for _, f := range without(s.facts[v], facts) {
			s.text.WriteString(mark + "- " + f + "\n")
		}
		for _, f := range without(facts, s.facts[v]) {
			s.text.WriteString(mark + "+ " + f + "\n")
		}
		s.facts[v] = facts
	}
	s.choices()
}

// listen writes the viewer's new log lines; a seat's only where the room heard another.
func (s *script) listen(v game.Seat, mark string) {
	room, all := s.p.Heard(game.Nobody), s.p.Heard(v)
	for _, line := range all[s.heard[v]:] {
		require.True(s.t, s.words.Parts(s.words.Log, line), "the lexicon has no shape for the log line %q", line)
		if v == game.Nobody || !slices.Contains(room, line) {
			s.text.WriteString(mark + "hears " + line + "\n")
		}
	}
	s.heard[v] = len(all)
}

// choices writes the offers of every seat that is asked, if they are other ones than
// it had when it was last asked.
func (s *script) choices() {
	for _, q := range s.p.Asks() {
		offers := q.Q + secretly(q) + "\n" + grouped(s.p.OwnOffers(q.Seat))
		if s.offers[q.Seat] == offers {
			continue
		}
		s.offers[q.Seat] = offers
		_, list, _ := strings.Cut(offers, "\n")
		s.text.WriteString(q.Seat.String() + " may" + list + "\n")
	}
}

// lineWidth is where a list of offers is broken.
const lineWidth = 100

// grouped lists offers, those with the same first word behind it.
func grouped(offers []string) string {
	var text strings.Builder
	last, width := "", 0
	for i, o := range offers {
		word, rest, _ := strings.Cut(o, " ")
		switch {
		case word == last && rest != "":
			o = ", " + rest
		case i > 0:
			o = "; " + o
		default:
			o = " " + o
		}
		if width += len(o); width > lineWidth {
			text.WriteString(o[:1] + "\n   ")
			o, width = o[1:], len(o)
		}
		text.WriteString(o)
		last = word
	}
	return text.String()
}

// without are the lines that the others do not have as often.
func without(lines, others []string) []string {
	count := map[string]int{}
	for _, l := range others {
		count[l]++
	}
	var left []string
	for _, l := range lines {
		if count[l]--; count[l] < 0 {
			left = append(left, l)
		}
	}
	return left
}
