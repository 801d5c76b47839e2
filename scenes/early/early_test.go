package early

import (
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func env(set map[string]string) func(string) string {
	return func(name string) string { return set[name] }
}

func TestLanguageOf(t *testing.T) {
	for _, c := range []struct {
		args string
		set  map[string]string
		want Language
	}{
		{"", nil, English},
		{"", map[string]string{"LANG": "pl_PL.UTF-8"}, Polish},
		{"", map[string]string{"LANG": "pl"}, Polish},
		{"", map[string]string{"LANG": "pl@euro"}, Polish},
		{"", map[string]string{"LANG": "plt_MG"}, English},
		{"", map[string]string{"LANG": "C.UTF-8"}, English},
		{"", map[string]string{"LANG": "pl_PL", "LC_MESSAGES": "en_GB"}, English},
		{"", map[string]string{"LANG": "en_GB", "LC_MESSAGES": "en_GB", "LC_ALL": "pl_PL"}, Polish},
		{"--lang pl", map[string]string{"LC_ALL": "en_GB"}, Polish},
		{"--lang=en", map[string]string{"LC_ALL": "pl_PL"}, English},
		{"--lang en --lang both", nil, Both},
		{"--lang", map[string]string{"LANG": "pl_PL"}, Polish},
		{"--lang de", map[string]string{"LANG": "pl_PL"}, Polish},
		{"-- --lang pl", nil, English},
	} {
		assert.Equal(t, c.want, LanguageOf(strings.Fields(c.args), env(c.set)), "%q %v", c.args, c.set)
	}
}

func TestReplyBeforeMain(t *testing.T) {
	polish := map[string]string{"LANG": "pl_PL.UTF-8"}
	for _, c := range []struct {
		args string
		set  map[string]string
		want answer
	}{
		{"", nil, answer{screenUnnamed.English, StatusRefused}},
		{"", polish, answer{screenUnnamed.Polish, StatusRefused}},
		{"--lang both", polish, answer{screenUnnamed.English + "\n" + screenUnnamed.Polish, StatusRefused}},
		{"", map[string]string{"WAYLAND_DISPLAY": "wayland-0"}, answer{screenWayland.English, StatusRefused}},
		{"", map[string]string{"DISPLAY": ":7"}, answer{screenSilent.With(Same(":7")).English, StatusRefused}},
		{"--fullscreen --version", nil, answer{versionText(), StatusFine}},
		{"--help", nil, answer{help.English, StatusFine}},
		{"-h --lang pl", nil, answer{help.Polish, StatusFine}},
		{"-- --help", nil, answer{screenUnnamed.English, StatusRefused}},
	} {
		a, answered := reply(strings.Fields(c.args), env(c.set), func() bool { return false })
		assert.True(t, answered, "%q %v", c.args, c.set)
		assert.Equal(t, c.want, a, "%q %v", c.args, c.set)
	}
}

func TestNoReplyWhereAScreenOpens(t *testing.T) {
	for _, args := range []string{"", "--fullscreen", "-- --version"} {
		_, answered := reply(strings.Fields(args), env(nil), func() bool { return true })
		assert.False(t, answered, args)
	}
}

func TestVersionNamesTheCommit(t *testing.T) {
	assert.Equal(t, "Alibi "+Release, versionText())
	build = "1a2b3c4"
	defer func() { build = "" }()
	assert.Equal(t, "Alibi "+Release+" (1a2b3c4)", versionText())
}

func TestTestBinariesAreLeftAlone(t *testing.T) {
	assert.True(t, isTest("/tmp/b001/alibi.test"))
	assert.True(t, isTest(`C:\tmp\alibi.test.exe`))
	assert.False(t, isTest("./alibi"))
	assert.False(t, isTest("alibi.exe"))
}

func TestSentencesAreFilledInBothLanguages(t *testing.T) {
	s := Sentence{"a {} b {}", "{} c {} d"}.With(Same("{}"), Sentence{"two", "dwa"})
	assert.Equal(t, Sentence{"a {} b two", "{} c dwa d"}, s, "what was filled in is not filled again")
	assert.Equal(t, "a {} b two\n{} c dwa d", s.In(Both))
}

// Every sentence is one line, is finished, and has the same number of places to
// fill in both languages.
func TestSentencesAreWhole(t *testing.T) {
	all := []Sentence{
		screenUnnamed, screenWayland, screenSilent, NoOpenGL, NoFolder, BusyFolder, Stopped,
		UnknownFlag, NearFlag, StrayWord, NoValue, NoSwitch, BadFlag, BadLanguage, BadSize, BadSeed,
	}
	for _, s := range all {
		assert.Equal(t, strings.Count(s.English, "{}"), strings.Count(s.Polish, "{}"), s.English)
		for _, text := range []string{s.English, s.Polish} {
			assert.True(t, utf8.ValidString(text), text)
			assert.NotContains(t, text, "\n")
			assert.Regexp(t, `[.?]$`, text)
		}
		assert.NotEqual(t, s.English, s.Polish)
	}
}

// The two help texts list the same options, in the same order.
func TestHelpListsTheSameInBothLanguages(t *testing.T) {
	options := func(text string) (names []string) {
		for _, line := range strings.Split(text, "\n") {
			if strings.HasPrefix(line, "  --") {
				names = append(names, strings.Fields(line)[0])
			}
		}
		return names
	}
	en, pl := options(help.English), options(help.Polish)
	require.NotEmpty(t, en)
	assert.True(t, reflect.DeepEqual(en, pl), "%v %v", en, pl)
}
