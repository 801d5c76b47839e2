package main

import (
	"cmp"
	"fmt"
	"os"
	"os/exec"
	"path"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const (
	module     = "alibi"
	ebitengine = "github.com/hajimehoshi/ebiten/v2"
)

// arrow says what the packages below a folder may import of ours. A package
// falls under the arrow with the longest matching folder.
type arrow struct {
	from string
	may  []string // folders, each with all that is below it; "." is the program
	not  []string // exceptions from may
}

// proving are the packages that only tests and the referee may import.
var proving = []string{"game/gametest", "game/referee", "render/rendertest", "scenes/scenetest"}

// arrows is the house's plan: imports run one way.
var arrows = []arrow{
	{from: ".", may: []string{"scenes", "render", "game", "localization", "assets"}, not: proving},
	{from: "scenes", may: []string{"scenes", "render", "game", "localization", "assets"}, not: proving},
	{from: "scenes/early"},
	{from: "scenes/scenetest", may: []string{"scenes", "render", "game", "localization", "assets"}},
	{from: "render", may: []string{"render", "game", "localization", "assets"}, not: append([]string{"game/bot"}, proving...)},
	{from: "render/rendertest", may: []string{"render", "game", "localization", "assets"}},
	{from: "game", may: []string{"game"}, not: proving},
	{from: "game/gametest", may: []string{"game"}, not: []string{"game/referee"}},
	{from: "game/referee", may: []string{"game", "localization"}},
	{from: "localization"},
	{from: "assets"},
	{from: "assets/workshop", may: []string{"assets", "render", "game", "localization"}, not: proving},
}

// keepers says which folders alone may import certain packages from outside.
var keepers = []struct {
	what   string
	keep   []string
	except []string
}{
	{ebitengine, []string{".", "render/screen", "scenes"}, []string{"scenes/early"}},
	{"github.com/stretchr/testify", []string{"game/gametest", "render/rendertest", "scenes/scenetest"}, nil},
	{"pgregory.net/rapid", []string{"game/gametest", "render/rendertest"}, nil},
	{"github.com/orisano/pixelmatch", []string{"render/rendertest"}, nil},
	{"testing", []string{"game/gametest", "render/rendertest", "scenes/scenetest"}, nil},
}

// earlyNeeds is all that scenes/early may import, so that it is initialised
// before Ebitengine (see its package comment).
var earlyNeeds = []string{"os", "io", "C", "github.com/jezek/xgb"}

// below tells whether folder is one of roots or lies in one.
func below(folder string, roots []string) bool {
	return slices.ContainsFunc(roots, func(root string) bool {
		return folder == root || root != "." && strings.HasPrefix(folder, root+"/")
	})
}

// within is below for import paths: any version or subpackage counts.
func within(imported, what string) bool {
	return imported == what || strings.HasPrefix(imported, what+"/")
}

// crossings lists the imports that run against an arrow or into a kept package.
// Test files may import the proving packages and the test libraries besides.
func crossings(all []source) []string {
	var bad []string
	for _, s := range all {
		if s.syntax == nil {
			continue
		}
		folder, test := path.Dir(s.path), strings.HasSuffix(s.path, "_test.go")
		for _, spec := range s.syntax.Imports {
			imported := strings.Trim(spec.Path.Value, `"`)
			if !allowed(folder, imported, test) {
				bad = append(bad, fmt.Sprintf("%s imports %s", s.path, imported))
			}
		}
	}
	return bad
}

func allowed(folder, imported string, test bool) bool {
	if within(imported, module) {
		return arrowAllows(folder, cmp.Or(strings.TrimPrefix(strings.TrimPrefix(imported, module), "/"), "."), test)
	}
	if folder == "scenes/early" && !test && !slices.Contains(earlyNeeds, imported) {
		return false
	}
	for _, k := range keepers {
		if within(imported, k.what) && (k.what == ebitengine || !test) {
			return below(folder, k.keep) && !below(folder, k.except)
		}
	}
	return true
}

func arrowAllows(folder, ours string, test bool) bool {
	var rule arrow
	for _, a := range arrows {
		if below(folder, []string{a.from}) && len(a.from) >= len(rule.from) {
			rule = a
		}
	}
	if folder == ours {
		return true // an external test imports its own package
	}
	if test && below(ours, proving) && !below(ours, []string{"game/referee"}) {
		return !below(folder, []string{"game"}) || !below(ours, []string{"render/rendertest"})
	}
	if below(ours, []string{"assets/workshop"}) {
		return below(folder, []string{"assets/workshop"})
	}
	return below(ours, rule.may) && !below(ours, rule.not)
}

func TestImportsRunOneWay(t *testing.T) {
	assert.Empty(t, crossings(tree(t, os.DirFS("."))))
}

// The arrows see direct imports; this sees what comes along with them.
func TestRulesAndWordsContainNoWindow(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", "./game/...", "./localization/...", "./assets/...").Output()
	require.NoError(t, err)
	deps := strings.Fields(string(out))
	require.Contains(t, deps, module+"/game")
	for _, d := range deps {
		assert.False(t, strings.Contains(d, "ebiten"), d)
	}
}

func TestCrossingsAreSeen(t *testing.T) {
	for file, imported := range map[string]string{
		"game/rules.go":                "alibi/render/paint",
		"game/venice/move.go":          "alibi/localization",
		"game/venice/view.go":          "alibi/game/gametest",
		"game/venice/move_test.go":     "alibi/scenes",
		"game/seat_test.go":            "alibi/render/rendertest",
		"game/gametest/fuzz.go":        "alibi/localization",
		"game/referee/main.go":         "alibi/render/paint",
		"localization/catalog.go":      "alibi/game",
		"assets/embed.go":              "alibi/localization",
		"render/venice/board.go":       "alibi/scenes",
		"render/venice/own.go":         "alibi/game/bot",
		"render/paint/canvas.go":       ebitengine,
		"render/paint/canvas_test.go":  ebitengine + "/text/v2",
		"scenes/play.go":               "alibi/game/referee",
		"scenes/menu.go":               "alibi/assets/workshop/bake",
		"scenes/early/early.go":        "fmt",
		"scenes/early/words.go":        "alibi/localization",
		"scenes/early/screen_linux.go": ebitengine,
		"main.go":                      "alibi/game/gametest",
		"scenes/log.go":                "github.com/stretchr/testify/assert",
		"game/match.go":                "testing",
	} {
		assert.Len(t, crossings(tree(t, seeded(file, imported))), 1, "%s importing %s", file, imported)
	}
}

func TestAllowedImportsPass(t *testing.T) {
	for file, imported := range map[string]string{
		"main.go":                      "alibi/scenes/early",
		"scenes/app.go":                ebitengine + "/inpututil",
		"scenes/curtain.go":            "alibi/game/venice",
		"render/screen/atlas.go":       ebitengine,
		"render/venice/board.go":       "alibi/game/venice",
		"render/venice/board_test.go":  "alibi/render/rendertest",
		"game/venice/move_test.go":     "alibi/game/gametest",
		"game/referee/main.go":         "alibi/localization",
		"game/referee/simulate.go":     "alibi/game/gametest",
		"game/match_test.go":           "alibi/game",
		"assets/workshop/bake/bake.go": "alibi/render/paint",
		"scenes/early/screen_linux.go": "C",
	} {
		assert.Empty(t, crossings(tree(t, seeded(file, imported))), "%s importing %s", file, imported)
	}
}

// seeded is a tree of one file with one import.
func seeded(file, imported string) fstest.MapFS {
	return fstest.MapFS{file: {Data: fmt.Appendf(nil, "package p\n\nimport _ %q\n", imported)}}
}
