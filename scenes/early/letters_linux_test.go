package early

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// faults.md case 23, where no UTF-8 locale is set.
func TestLettersAreNotLost(t *testing.T) {
	for _, c := range []struct {
		env  map[string]string
		name string
		lost bool
	}{
		{nil, "LC_CTYPE", true},
		{map[string]string{"LANG": "pl_PL.UTF-8"}, "LC_CTYPE", false},
		{map[string]string{"LANG": "pl_PL.utf8"}, "LC_CTYPE", false},
		{map[string]string{"LANG": "C"}, "LC_CTYPE", true},
		{map[string]string{"LANG": "pl_PL"}, "LC_CTYPE", true},
		{map[string]string{"LANG": "pl_PL.ISO-8859-2"}, "LC_CTYPE", true},
		{map[string]string{"LC_CTYPE": "C.UTF-8", "LANG": "C"}, "LC_CTYPE", false},
		{map[string]string{"LC_ALL": "POSIX", "LANG": "pl_PL.UTF-8"}, "LC_ALL", true},
	} {
		name, lost := lettersLost(func(k string) string { return c.env[k] })
		assert.Equal(t, c.lost, lost, c.env)
		if lost {
			assert.Equal(t, c.name, name, c.env)
		}
	}
}
