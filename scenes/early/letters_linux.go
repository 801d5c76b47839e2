package early

import "os"

// The window reads letters through the C library's locale. In one that is not UTF-8
// every letter beyond ASCII is lost, Ł and ż included, and a desktop started from a bare
// session has such a one: so its character set is raised to UTF-8 before the window's
// library is initialised. Languages are untouched.
func init() {
	if name, ok := lettersLost(os.Getenv); ok && !isTest(os.Args[0]) {
		_ = os.Setenv(name, "C.UTF-8") // the worst case is what was there before
	}
}

// lettersLost names the variable that must be raised, if one must.
func lettersLost(env func(string) string) (name string, lost bool) {
	for _, name := range [...]string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if value := env(name); value != "" {
			if name == "LANG" {
				name = "LC_CTYPE"
			}
			return name, !utf8Locale(value)
		}
	}
	return "LC_CTYPE", true
}

// utf8Locale reports whether a locale's name ends in UTF-8, however it is written.
func utf8Locale(value string) bool {
	for i := range len(value) {
		if value[i] == '.' {
			set := value[i+1:]
			return len(set) >= 4 && (set[0] == 'U' || set[0] == 'u') && (set[1] == 'T' || set[1] == 't') &&
				(set[2] == 'F' || set[2] == 'f') && set[len(set)-1] == '8'
		}
	}
	return false
}
