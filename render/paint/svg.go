package paint

import (
	"fmt"
	"strconv"
	"strings"
)

// D reads an outline written like the d attribute of SVG with absolute M, L,
// Q, C and Z and numbers parted by spaces. A wrong text is a mistake of ours
// and panics.
func D(d string) *Path {
	p := new(Path)
	fs := strings.Fields(d)
	need := map[string]int{"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}
	cmd := ""
	for i := 0; i < len(fs); {
		if n, ok := need[fs[i]]; ok {
			cmd = fs[i]
			i++
			if n == 0 {
				p.Close()
				continue
			}
		}
		n := need[cmd]
		if n == 0 || i+n > len(fs) {
			panic(fmt.Sprintf("paint: outline %q: numbers expected at %d", d, i))
		}
		var v [6]float64
		for k := range n {
			f, err := strconv.ParseFloat(fs[i+k], 64)
			if err != nil {
				panic(fmt.Sprintf("paint: outline %q: %v", d, err))
			}
			v[k] = f
		}
		i += n
		switch cmd {
		case "M":
			p.Move(v[0], v[1])
			cmd = "L"
		case "L":
			p.Line(v[0], v[1])
		case "Q":
			p.Quad(v[0], v[1], v[2], v[3])
		case "C":
			p.Cubic(v[0], v[1], v[2], v[3], v[4], v[5])
		}
	}
	return p
}
