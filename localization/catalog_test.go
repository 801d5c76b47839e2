package localization

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// load is the catalogue with every missing text recorded.
func load(t testing.TB) (*Catalog, *[]string) {
	t.Helper()
	c, err := Load()
	require.NoError(t, err)
	missing := &[]string{}
	c.OnMissing(func(l Lang, key string) { *missing = append(*missing, l.String()+" "+key) })
	return c, missing
}

// spaced undoes the no-break spaces, so that expected texts can be typed.
func spaced(s string) string { return strings.ReplaceAll(s, "\u00a0", " ") }

func TestSentencesFillInNamesInTheirCase(t *testing.T) {
	c, missing := load(t)
	step := func(n int) Args {
		return Args{
			Plain("seat", "Żaneta"), Key("who", "venice.character.lush"),
			Count("max", 2), Count("n", n),
		}
	}
	for _, one := range []struct {
		lang Lang
		key  string
		args Args
		want string
	}{
		{English, "venice.ask.step", step(1), "Żaneta moves the Lush: 1 step of 2 left"},
		{English, "venice.ask.step", step(2), "Żaneta moves the Lush: 2 of 2 steps left"},
		{Polish, "venice.ask.step", step(1), "Żaneta prowadzi Birbantkę: został 1 punkt ruchu z 2"},
		{Polish, "venice.ask.step", step(2), "Żaneta prowadzi Birbantkę: zostały 2 punkty ruchu z 2"},
		{Polish, "venice.ask.step", step(0), "Żaneta prowadzi Birbantkę: zostało 0 punktów ruchu z 2"},
		{Polish, "venice.event.taken", Args{Plain("seat", "Ola"), Key("who", "venice.character.dove")}, "Ola bierze kartę Gołębia."},
		{English, "venice.event.taken", Args{Plain("seat", "Ola"), Key("who", "venice.character.dove")}, "Ola takes the Dove."},
		{English, "venice.event.walked", Args{Key("who", "venice.character.dove"), Key("block", "venice.block.the-mint")}, "The Dove goes to The Mint."},
		{Polish, "venice.event.quarantine", Args{Key("who", "venice.character.plague-doctor"), Key("area", "venice.area.red")}, "Doktor dżumy obejmuje kwarantanną dzielnicę czerwoną."},
		{English, "venice.event.quarantine", Args{Key("who", "venice.character.plague-doctor"), Key("area", "venice.area.red")}, "The Plague Doctor puts the red area under quarantine."},
		{NoLang, "ui.title.new", nil, "New game"},
		{Lang(99), "ui.title.new", nil, "New game"},
	} {
		assert.Equal(t, one.want, spaced(c.Text(one.lang, one.key, one.args)))
	}
	assert.Empty(t, *missing)
}

func TestListsAreJoinedAndCounted(t *testing.T) {
	c, missing := load(t)
	dead := func(ids ...string) Args {
		for i, id := range ids {
			ids[i] = "venice.character." + id
		}
		return Args{Keys("names", ids...)}
	}
	for _, one := range []struct {
		ids    []string
		en, pl string
	}{
		{[]string{"lush"}, "The Lush is dead.", "Birbantka nie żyje."},
		{[]string{"lush", "dove"}, "The Lush and the Dove are dead.", "Birbantka i Gołąb nie żyją."},
		{[]string{"lush", "dove", "bishop"}, "The Lush, the Dove and the Bishop are dead.", "Birbantka, Gołąb i Biskup nie żyją."},
	} {
		args := dead(one.ids...)
		assert.Equal(t, one.en, c.Text(English, "venice.event.murdered", args))
		assert.Equal(t, one.pl, spaced(c.Text(Polish, "venice.event.murdered", args)))
	}
	assert.Equal(t, "Winners: Ola, Jan and Ewa", c.Text(English, "ui.result.winners", Args{Plains("names", "Ola", "Jan", "Ewa")}))
	met := Args{Key("who", "venice.character.courier"), Keys("other", "venice.character.lush", "venice.character.dove")}
	assert.Equal(t, "Kurierka spotyka Birbantkę i Gołębia i musi się zatrzymać.", spaced(c.Text(Polish, "venice.event.met", met)))
	assert.Empty(t, *missing)
}

func TestASentenceMayCountTwoThings(t *testing.T) {
	c, missing := load(t)
	args := Args{
		Plain("game", "Wenecka wendeta"), Key("mode", "venice.mode.standard"),
		Count("n", 22), Counted("players", "ui.count.players", 5),
	}
	assert.Equal(t, "Wenecka wendeta, Gra standardowa: 22 partie, 5 graczy", spaced(c.Text(Polish, "ui.referee.simulate.heading", args)))
	args[2].n, args[3].n = 1, 2
	assert.Equal(t, "Wenecka wendeta, Standard game: 1 match with 2 players", c.Text(English, "ui.referee.simulate.heading", args))
	assert.Empty(t, *missing)
}

func TestWhatIsMissingIsShownAndReported(t *testing.T) {
	c, missing := load(t)
	assert.Equal(t, "venice.nothing", c.Text(Polish, "venice.nothing", nil))
	assert.Equal(t, []string{"pl venice.nothing"}, *missing)

	*missing = nil
	assert.Equal(t, "{seat} takes nobody.at.all.", c.Text(English, "venice.event.taken", Args{Key("who", "nobody.at.all")}))
	assert.Equal(t, []string{"en venice.event.taken {seat}", "en nobody.at.all"}, *missing)

	*missing = nil
	delete(c.messages[Polish], "ui.title.new")
	assert.Equal(t, "New game", c.Text(Polish, "ui.title.new", nil), "English stands in")
	assert.Equal(t, []string{"pl ui.title.new"}, *missing)
	assert.False(t, c.Has(Polish, "ui.title.new"))
	assert.True(t, c.Has(English, "ui.title.new"))
	assert.Nil(t, c.Sources(Polish, "ui.title.new"))
}

func TestLoadingStandsAlone(t *testing.T) {
	c, err := Load()
	require.NoError(t, err)
	assert.Equal(t, "venice.nothing", c.Text(English, "venice.nothing", nil), "without a report set, too")
}

func TestTextAllocatesTheResultOnly(t *testing.T) {
	c, _ := load(t)
	assert.Zero(t, testing.AllocsPerRun(100, func() { c.Text(Polish, "ui.title.new", nil) }))
	assert.LessOrEqual(t, testing.AllocsPerRun(100, func() {
		c.Text(Polish, "venice.ask.step", Args{
			Plain("seat", "Ola"), Key("who", "venice.character.lush"), Count("n", 2), Count("max", 2),
		})
	}), 1.0)
	buf := make([]byte, 0, 256)
	assert.Zero(t, testing.AllocsPerRun(100, func() {
		buf = c.Append(buf[:0], Polish, "venice.event.met", Args{
			Key("who", "venice.character.lush"), Keys("other", "venice.character.dove", "venice.character.gypsy"),
		})
	}))
	assert.Equal(t, "Birbantka spotyka Gołębia i Wędrowczynię i musi się zatrzymać.", spaced(string(buf)))
}

func BenchmarkText(b *testing.B) {
	c, _ := load(b)
	b.Run("label", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			c.Text(Polish, "ui.title.new", nil)
		}
	})
	b.Run("sentence", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			c.Text(Polish, "venice.ask.step", Args{
				Plain("seat", "Ola"), Key("who", "venice.character.lush"), Count("n", 2), Count("max", 2),
			})
		}
	})
}

func BenchmarkLoad(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Load(); err != nil {
			b.Fatal(err)
		}
	}
}
