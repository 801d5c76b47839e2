package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// small is the smallest content that holds together: two blocks, two characters.
var small = map[string]string{
	"content/venice/board.json": `{"size":{"w":10,"h":8},"spacesPerBlock":3,
 "areas":[{"id":"red","name":{"en":"Reds","pl":"Czerwoni"},"colour":"#ff0000","blocks":["a","b"]}],
 "blocks":[{"id":"a","area":"red","name":{"en":"Aa","pl":"Ab"},"centre":[1.0,2],"polygon":[],"spaces":[],"clockTower":true,"label":[1,2],"tower":[1,1],"bodies":[]},
  {"id":"b","area":"red","name":{"en":"Ba","pl":"Bb"},"centre":[3,2],"polygon":[],"spaces":[],"clockTower":false,"label":[1,2],"tower":null,"bodies":[]}],
 "bridges":[{"id":"green:a~b","kind":"green","a":"a","b":"b","ends":[[1,2],[3,2]],"mid":[2,2],"note":"dropped"}],
 "docks":[{"id":"dock:a","block":"a","canal":"c","pos":[1,2]}],
 "canals":[{"id":"c","name":{"en":"Ca","pl":"Cb"},"blocks":["a","b"],"polyline":[],"underBridges":[]}],
 "alleys":[{"id":"l","name":{"en":"La","pl":"Lb"},"blocks":["a","b"],"polyline":[]}],
 "graves":[{"id":"grave-1","round":1,"rect":[0,7,1,1]}],"gravesStrip":[0,7,10,1],
 "starts":{"dove":"b","fox":"a"}}`,
	"content/venice/characters.json": `{"classes":[{"id":"noble","name":{"en":"Noble","pl":"Szlachta"}}],"genders":[],
 "characters":[{"id":"fox","index":0,"name":{"en":"The Fox","pl":"Lis"},"class":"noble","gender":"male","movement":2,"suspect":true,
   "abilities":[{"id":"fox.dig","kind":"active","direct":true,"when":["after-move"],"text":{"en":"Dig & go.","pl":"Kop <i> idź."}}],
   "miniature":{"silhouette":"low","prop":"tail","accent":"#aa5500","description":"A fox."}},
  {"id":"dove","index":1,"name":{"en":"The Dove","pl":"Gołąb"},"class":null,"gender":null,"movement":0,"suspect":false,"abilities":[],"miniature":{}}]}`,
	"content/venice/codes.json":      `{"codes":[{"id":"bite","number":1,"name":{"en":"Bite","pl":"Ugryzienie"},"set":"common","scenario":null,"text":{"en":"Bite.","pl":"Ugryź."}}]}`,
	"content/venice/components.json": `{"players":{"3":{"deal":6,"seats":[0,1,0,1]},"2":{"deal":6,"seats":[0,0,0,0]}}}`,
	"content/venice/scenarios.json":  `{"scenarios":[{"id":"standard","name":{"en":"Standard","pl":"Zwykła"},"story":{"en":"Once.","pl":"Raz."}}]}`,
	"rules/glossary.md":              "| en | pl | g | gen | acc | 2-4 | 5+ | note |\n|---|---|\n| Fox | Lis | mż | Lisa | Lisa | - | - | |\n| Dove | Gołąb | mż | Gołębia | Gołębia | - | - | |\n",
	"rules/venice.md":                "# Ledger\n- **VV-A-01** (L1) One.\n- **VV-A-02** RULING Two.\nno - **VV-A-09** clause\n",
	"rules/venice-player-text-en.md": "# Rules\n\n## 1. First\n\n- **VV-A-02*** Two it is.\n- **VV-A-01** One it is.\n",
	"rules/venice-player-text-pl.md": "# Zasady\n\n## 1. Pierwsza\n\n- **VV-A-02*** To dwa.\n- **VV-A-01** To jeden.\n",
}

// lay writes the small content with some files replaced and returns its folder.
func lay(t *testing.T, other map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range small {
		if replaced, ok := other[name]; ok {
			text = replaced
		}
		path := filepath.Join(dir, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	}
	return dir
}

func TestSplitSeparatesFactsDrawingAndWords(t *testing.T) {
	dir := lay(t, nil)
	files, err := split(dir)
	require.NoError(t, err)
	again, err := split(dir)
	require.NoError(t, err)
	assert.Equal(t, files, again, "the same content gives the same bytes")

	assert.Equal(t, `{
 "spacesPerBlock": 3,
 "graves": 1,
 "areas": ["red"],
 "blocks": [
  {"id":"a","area":"red","tower":true},
  {"id":"b","area":"red","tower":false}
 ],
 "bridges": [
  {"id":"green:a~b","kind":"green","a":"a","b":"b"}
 ],
 "canals": [
  {"id":"c","a":"a","b":"b"}
 ],
 "alleys": [
  {"id":"l","blocks":["a","b"]}
 ],
 "starts": {"fox":"a","dove":"b"}
}
`, string(files["game/venice/board.json"]))
	assert.Equal(t, `[
 {"id":"fox","class":"noble","gender":"male","movement":2,"suspect":true,"abilities":[{"id":"fox.dig","kind":"active","direct":true,"when":["after-move"]}]},
 {"id":"dove","class":"","gender":"","movement":0,"suspect":false,"abilities":[]}
]
`, string(files["game/venice/characters.json"]))
	assert.Equal(t, "{\n \"2\": {\"deal\":6,\"picks\":[0,0,0,0]},\n \"3\": {\"deal\":6,\"picks\":[0,1,0,1]}\n}\n", string(files["game/venice/deal.json"]))
	geometry := string(files["render/venice/geometry.json"])
	assert.Contains(t, geometry, `{"id":"a","area":"red","centre":[1.0,2],"polygon":[],"spaces":[],"label":[1,2],"tower":[1,1],"bodies":[]}`)
	assert.NotContains(t, geometry, "dropped")
	assert.NotContains(t, geometry, "Reds")
	pl := string(files["localization/venice-names.pl.json"])
	assert.Contains(t, pl, ` "venice.character.fox.gen": "Lisa",`)
	assert.Contains(t, pl, ` "venice.ability.fox.dig": "Kop <i> idź.",`, "signs stay as typed")
	assert.Contains(t, string(files["localization/venice-names.en.json"]), ` "venice.character.fox.gen": "the Fox",`)
	assert.Equal(t, "VV-A-01\nVV-A-02\n", string(files["localization/venice-clauses.txt"]))
	assert.Equal(t, `{
 "game": "venice",
 "sections": [
  {"id":"venice.rules.1","clauses":["VV-A-02","VV-A-01"]}
 ],
 "rulings": ["VV-A-02"]
}
`, string(files["localization/venice-rules.json"]))
	assert.Equal(t, "{\n \"venice.rules.1\": \"Pierwsza\",\n \"VV-A-02\": \"To dwa.\",\n \"VV-A-01\": \"To jeden.\"\n}\n", string(files["localization/venice-rules.pl.json"]))
}

func TestContentThatDoesNotHoldTogetherIsRefused(t *testing.T) {
	edit := func(name, old, new string) map[string]string {
		require.Contains(t, small[name], old)
		return map[string]string{name: strings.Replace(small[name], old, new, 1)}
	}
	for want, other := range map[string]map[string]string{
		"board.json: dove starts on the unknown block": edit("content/venice/board.json", `"dove":"b"`, `"dove":"x"`),
		"fox has index 5":                       edit("content/venice/characters.json", `"index":0`, `"index":5`),
		"board.json:3":                          edit("content/venice/board.json", `"id":"a",`, `"id":"a",,`),
		`no Polish case forms of "Fox"`:         edit("rules/glossary.md", "| Fox |", "| Wolf |"),
		`no scenario "standard"`:                edit("content/venice/scenarios.json", "standard", "other"),
		"the same clauses in the same order":    edit("rules/venice-player-text-pl.md", "VV-A-01", "VV-A-03"),
		"VV-A-02 is a ruling in one language":   edit("rules/venice-player-text-pl.md", "VV-A-02***", "VV-A-02**"),
		"text-en.md:3: section 4 after section": edit("rules/venice-player-text-en.md", "## 1.", "## 4."),
		"clause VV-A-02 is repeated":            edit("rules/venice-player-text-en.md", "VV-A-01", "VV-A-02"),
	} {
		_, err := split(lay(t, other))
		assert.ErrorContains(t, err, want)
	}
	_, err := split(t.TempDir())
	assert.ErrorIs(t, err, os.ErrNotExist)
}

func TestWriteMakesItsFolders(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, write(dir, map[string][]byte{"game/venice/board.json": []byte("{}\n")}))
	data, err := os.ReadFile(filepath.Join(dir, "game", "venice", "board.json"))
	require.NoError(t, err)
	assert.Equal(t, "{}\n", string(data))
	assert.Error(t, write(filepath.Join(dir, "game", "venice", "board.json"), map[string][]byte{"x": nil}))
}
