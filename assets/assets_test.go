package assets

import (
	"io/fs"
	"path"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Every font is covered by a line of licences.txt, and the licence named there
// lies beside it.
func TestEveryFontHasItsLicence(t *testing.T) {
	patterns := regexp.MustCompile(`files\s+(\S+)`).FindAllStringSubmatch(Licences, -1)
	texts := regexp.MustCompile(`licence\s+.*, (\S+\.txt)`).FindAllStringSubmatch(Licences, -1)
	require.Equal(t, len(patterns), len(texts), "each entry has files and a licence")
	fonts := 0
	require.NoError(t, fs.WalkDir(Fonts, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, ".ttf") {
			return err
		}
		fonts++
		covered := false
		for i, p := range patterns {
			if ok, _ := path.Match(p[1], name); ok {
				covered = true
				assert.Equal(t, path.Dir(name), path.Dir(texts[i][1]), "the licence of %s lies beside it", name)
				data, err := Fonts.ReadFile(texts[i][1])
				assert.NoError(t, err)
				assert.Contains(t, string(data), "SIL OPEN FONT LICENSE Version 1.1")
			}
		}
		assert.True(t, covered, "%s stands in no entry", name)
		return nil
	}))
	assert.Equal(t, 8, fonts)
}
