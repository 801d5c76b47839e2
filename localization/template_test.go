package localization

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var hole = regexp.MustCompile(`\{([a-z]+)(\.[a-z.]+)?\}`)

// holes lists the placeholders of a source with their suffixes, in order.
func holes(source string) []string { return hole.FindAllString(source, -1) }

// plainLetters is a source without its placeholders.
func plainLetters(source string) string { return hole.ReplaceAllString(source, "") }

// replaceE makes the pseudo-language's e readable in a test.
func replaceE(s string) string {
	return strings.NewReplacer("ė", "e", "á", "a").Replace(s)
}

func TestTemplatesAreCutAtTheirPlaceholders(t *testing.T) {
	c := &Catalog{}
	source := "{seat}: {who.acc} na pole {block}, {area.colour.gen}."
	parsed, err := parse(source, c.intern)
	require.NoError(t, err)
	assert.Equal(t, []string{".acc", ".colour.gen"}, c.suffixes)
	assert.Equal(t, source, parsed.source(c.suffixes))
	var names []string
	for _, s := range parsed {
		if s.name != "" {
			names = append(names, s.name)
		}
	}
	assert.Equal(t, []string{"seat", "who", "block", "area"}, names)

	whole, ok := text{{text: "abc", form: -1}}.plain()
	assert.True(t, ok)
	assert.Equal(t, "abc", whole)
	_, ok = text{{name: "seat", form: -1}}.plain()
	assert.False(t, ok)
	whole, ok = text(nil).plain()
	assert.True(t, ok)
	assert.Empty(t, whole)
}

func TestBrokenTemplatesAreRefused(t *testing.T) {
	for source, want := range map[string]string{
		"one {open":        "no closing one",
		"close} alone":     "no opening one",
		"{a} then } alone": "no opening one",
		"{}":               `called ""`,
		"{two words}":      `called "two words"`,
		"{outer{inner}":    "called",
		"{.acc}":           `called ""`,
	} {
		_, err := parse(source, (&Catalog{}).intern)
		assert.ErrorContains(t, err, want, source)
	}
}
