package game_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestKernelAndTitlesKeepTheLaw: replays and saves must not drift apart, so nothing in
// the rules may depend on a map's order, a clock, the machine, or what was played before.
func TestKernelAndTitlesKeepTheLaw(t *testing.T) {
	all := sources(t)
	var packages []string
	for pkg := range all {
		packages = append(packages, pkg)
	}
	slices.Sort(packages)
	require.Contains(t, packages, "alibi/game")
	require.Contains(t, packages, "alibi/game/venice")
	require.Contains(t, packages, "alibi/game/gametest/charade")
	require.NotContains(t, packages, "alibi/game/gametest")
	l := newLaw(t, packages...)
	for _, pkg := range packages {
		found, err := l.judge(pkg, all[pkg])
		require.NoError(t, err, pkg)
		assert.Empty(t, found, pkg)
	}
}

// seeds are sources with one fault each, and what must be found; and some without.
var seeds = []struct{ what, text string }{
	{"ranges over a map", "func f(m map[int]int) { for range m {} }"},
	{"ranges over a map", "type t map[int]int\n\nfunc f(m t) (n int) { for k := range m { n += k }; return n }"},
	{"imports maps", "import \"maps\"\n\nfunc f(m map[int]int) { for range maps.Keys(m) {} }"},
	{"floating point", "func f(a, b int) int { return int(float32(a) / float32(b)) }"},
	{"floating point", "func f(x float64) {}"},
	{"floating point", "type t complex128"},
	{"starts a goroutine", "func f() { go f() }"},
	{"has a channel", "func f() int { return cap(make(chan int)) }"},
	{"receives", "import \"alibi/game\"\n\nfunc f(c interface{ C() <-chan game.Seat }) game.Seat { return <-c.C() }"},
	{"sends", "type t = chan<- int\n\nfunc f(c t) { c <- 1 }"},
	{"selects", "func f() { select {} }"},
	{"ranges over a channel", "func f(c <-chan int) { for range c {} }"},
	{"synchronises", "import \"sync\"\n\nfunc f() { var m sync.Mutex; m.Lock() }"},
	{"imports time", "import \"time\"\n\nvar _ = time.Now"},
	{"imports os", "import \"os\"\n\nvar _ = os.Getenv"},
	{"imports os/exec", "import \"os/exec\"\n\nvar _ = exec.Command"},
	{"imports net/url", "import \"net/url\"\n\nvar _ = url.Parse"},
	{"imports unsafe", "import \"unsafe\"\n\nvar _ unsafe.Pointer"},
	{"imports reflect", "import \"reflect\"\n\nvar _ = reflect.DeepEqual"},
	{"imports math/rand/v2", "import \"math/rand/v2\"\n\nvar _ = rand.IntN"},
	{"imports alibi/game/venice", "import \"alibi/game/venice\"\n\nvar _ = venice.Load"},
	{"changes the variable n", "var n int\n\nfunc f() { n = 1 }"},
	{"changes the variable n", "var n int\n\nfunc f() { n++ }"},
	{"changes the variable n", "var n int\n\nfunc init() { n += 2 }"},
	{"changes the variable n", "var n [2]struct{ a [2]int }\n\nfunc f(i int) { n[i].a[1] = i }"},
	{"changes the variable n", "var n = map[int]int{}\n\nfunc f() { n[1] = 2 }"},
	{"changes the variable n", "var n = map[int]int{}\n\nfunc f() { delete(n, 1) }"},
	{"changes the variable n", "var n []int\n\nfunc f(m []int) { copy(n, m) }"},
	{"changes the variable n", "var n int\n\nfunc f() { for n = range 3 {} }"},
	{"changes the variable n", "var n = new(int)\n\nfunc f() { *n = 2 }"},
	{"changes the variable n", "var n [3]int\n\nfunc f() { clear(n[:]) }"},
	{"changes the variable ErrTape", "import \"alibi/game\"\n\nfunc f() { game.ErrTape = nil }"},
	{"takes the address of the variable n", "var n [3]int\n\nfunc f() *int { return &n[1] }"},
	{"takes the address of the variable n", "type t int\n\nfunc (x *t) up() { *x++ }\n\nvar n t\n\nfunc f() { n.up() }"},
	{"keeps a way to the variable n", "var n [3]int\n\nfunc f() []int { m := n[:]; return m }"},
	{"keeps a way to the variable n", "var n = map[int]int{}\n\nfunc f() { m := n; m[1] = 2 }"},
	{"keeps a way to the variable n", "var n = []int{1}\n\nfunc f() []int { return n }"},

	{"", "var n = [2]string{\"a\", \"b\"}\n\nfunc f(i int) (t string) { for _, w := range n { t += w }; return t + n[i] }"},
	{"", "var n = [2]int{}\n\nfunc f() int { return g(n[:]) + len(n) }\n\nfunc g(a []int) int { return a[0] }"},
	{"", "import (\n\t\"errors\"\n\t\"sync\"\n)\n\nvar e = errors.New(\"no\")\n\nvar once = sync.OnceValue(func() error { return e })\n\nfunc f() error { return once() }"},
	{"", "import \"alibi/game\"\n\nfunc f(m map[int]game.Seat) (game.Seat, error) { n := m[1]; m[2] = n; return n, game.ErrTape }"},
}

func TestFaultsAgainstTheLawAreSeen(t *testing.T) {
	l := newLaw(t, "alibi/game/venice", "maps", "sync", "time", "os/exec", "net/url", "reflect", "math/rand/v2")
	for _, s := range seeds {
		found, err := l.judge("alibi/game/chess", map[string]string{"chess.go": "package chess\n\n" + s.text + "\n"})
		require.NoError(t, err, s.text)
		if s.what == "" {
			assert.Empty(t, found, s.text)
			continue
		}
		assert.NotEmpty(t, found, s.text)
		assert.True(t, slices.ContainsFunc(found, func(f string) bool { return strings.Contains(f, s.what) }), "%s: %v", s.text, found)
	}
}

// TestOnlyTheKernelRolls: its two files of luck may import math/rand, and it alone may
// import nothing of ours.
func TestOnlyTheKernelRolls(t *testing.T) {
	l := newLaw(t, "alibi/game/venice", "math/rand/v2")
	text := "package game\n\nimport \"math/rand/v2\"\n\nvar _ = rand.NewPCG\n"
	for file, want := range map[string]int{"chance.go": 0, "random.go": 0, "match.go": 1} {
		found, err := l.judge("alibi/game", map[string]string{file: text})
		require.NoError(t, err)
		assert.Len(t, found, want, file)
	}
	found, err := l.judge("alibi/game", map[string]string{"seat.go": "package game\n\nimport _ \"alibi/game/venice\"\n"})
	require.NoError(t, err)
	assert.Equal(t, []string{"seat.go:3: imports alibi/game/venice"}, found)
}
