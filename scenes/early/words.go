package early

// Sentence is one thing said before the first picture, in both languages. A
// pair of braces stands for something filled in by With.
type Sentence struct{ English, Polish string }

// Same is text that reads alike in both languages: a path, a flag, a number.
func Same(s string) Sentence { return Sentence{s, s} }

// With fills the sentence's braces in turn, each language with its own words.
func (s Sentence) With(parts ...Sentence) Sentence {
	en, pl := make([]string, len(parts)), make([]string, len(parts))
	for i, p := range parts {
		en[i], pl[i] = p.English, p.Polish
	}
	return Sentence{filled(s.English, en), filled(s.Polish, pl)}
}

// filled puts parts in the place of the braces of s. What a part brings along
// is not looked at again.
func filled(s string, parts []string) string {
	out := ""
	for i := 0; i < len(s); i++ {
		if s[i] == '{' && i+1 < len(s) && s[i+1] == '}' && len(parts) > 0 {
			out += parts[0]
			parts = parts[1:]
			i++
			continue
		}
		out += s[i : i+1]
	}
	return out
}

// In is the sentence in the language; for Both, one line each.
func (s Sentence) In(l Language) string {
	switch l {
	case Polish:
		return s.Polish
	case Both:
		return s.English + "\n" + s.Polish
	}
	return s.English
}

// Why no window can be opened: said by this package.
var (
	screenUnnamed = Sentence{
		"Alibi cannot open its window because no screen is named (DISPLAY and WAYLAND_DISPLAY are not set): start it from a desktop session, or set DISPLAY to a running X server.",
		"Alibi nie może otworzyć okna, bo nie wskazano ekranu (zmienne DISPLAY i WAYLAND_DISPLAY nie są ustawione): uruchom grę z sesji graficznej albo wpisz do DISPLAY działający serwer X.",
	}
	screenWayland = Sentence{
		"Alibi cannot open its window because this Wayland session has no X display (DISPLAY is not set): install Xwayland (package xwayland), log in again and start the game.",
		"Alibi nie może otworzyć okna, bo ta sesja Wayland nie ma ekranu X (zmienna DISPLAY nie jest ustawiona): zainstaluj Xwayland (pakiet xwayland), zaloguj się ponownie i uruchom grę.",
	}
	screenSilent = Sentence{
		"Alibi cannot open its window because the screen DISPLAY={} does not answer or does not admit this user: check that its X server is running and that you may use it (xauth, xhost).",
		"Alibi nie może otworzyć okna, bo ekran DISPLAY={} nie odpowiada albo nie wpuszcza tego użytkownika: sprawdź, czy jego serwer X działa i czy wolno ci z niego korzystać (xauth, xhost).",
	}
)

// What main has to say when it cannot begin, and why a match had to stop.
var (
	NoOpenGL = Sentence{
		"Alibi cannot draw because this screen offers no OpenGL 3.2 or newer ({}): install the graphics driver, on Debian and Ubuntu the packages libgl1 and libgl1-mesa-dri, and start again.",
		"Alibi nie może rysować, bo ten ekran nie udostępnia OpenGL w wersji 3.2 lub nowszej ({}): zainstaluj sterownik graficzny, w Debianie i Ubuntu pakiety libgl1 i libgl1-mesa-dri, i uruchom grę ponownie.",
	}
	NoFolder = Sentence{
		"Alibi cannot write to its folder {} ({}): make it writable, or name another one with --data-dir.",
		"Alibi nie może zapisywać w swoim folderze {} ({}): nadaj prawo zapisu albo wskaż inny folder opcją --data-dir.",
	}
	BusyFolder = Sentence{
		"Another Alibi is already using the folder {}: close it, or name another folder with --data-dir.",
		"Inne Alibi używa już folderu {}: zamknij je albo wskaż inny folder opcją --data-dir.",
	}
	Stopped = Sentence{
		"Alibi had to stop: {}.",
		"Alibi musiało przerwać działanie: {}.",
	}
)

// Why a folder cannot be written to; anything else is told in the system's words.
var (
	Forbidden = Sentence{"permission denied", "brak uprawnień"}
	NotFolder = Sentence{"part of the path is a file", "część ścieżki jest plikiem"}
	ReadOnly  = Sentence{"the disk is read-only", "dysk jest tylko do odczytu"}
	DiskFull  = Sentence{"the disk is full", "dysk jest pełny"}
	NoRoom    = Sentence{"it cannot be created there", "nie da się go tam utworzyć"}
)

// What is wrong with the command line.
var (
	UnknownFlag = Sentence{
		"Alibi does not know the option {}: alibi --help lists the options.",
		"Alibi nie zna opcji {}: listę opcji wypisze alibi --help.",
	}
	NearFlag = Sentence{
		"Alibi does not know the option {}: did you mean {}?",
		"Alibi nie zna opcji {}: czy chodziło o {}?",
	}
	StrayWord = Sentence{
		"Alibi does not know what to do with “{}”: alibi --help lists the options.",
		"Alibi nie wie, co zrobić z „{}”: listę opcji wypisze alibi --help.",
	}
	NoValue = Sentence{
		"The option {} needs a value: alibi --help shows which.",
		"Opcja {} wymaga wartości: alibi --help powie, jakiej.",
	}
	NoSwitch = Sentence{
		"The option {} stands alone: it takes no value.",
		"Opcję {} podaje się samą, bez wartości.",
	}
	BadFlag = Sentence{
		"Alibi cannot read its options ({}): alibi --help lists them.",
		"Alibi nie może odczytać opcji ({}): ich listę wypisze alibi --help.",
	}
	BadLanguage = Sentence{
		"The option --lang takes en, pl or both, not “{}”.",
		"Opcja --lang przyjmuje en, pl albo both, a nie „{}”.",
	}
	BadSize = Sentence{
		"The option --size takes a width and a height from {} to {}, such as 1280x720, not “{}”.",
		"Opcja --size przyjmuje szerokość i wysokość od {} do {}, na przykład 1280x720, a nie „{}”.",
	}
	BadSeed = Sentence{
		"The option --seed takes a whole number from 0 to {}, not “{}”.",
		"Opcja --seed przyjmuje liczbę całkowitą od 0 do {}, a nie „{}”.",
	}
)

// help is the answer to --help; a test holds it and the flags of main together.
var help = Sentence{
	`Alibi - three board games of hidden identity at one screen
Usage: alibi [OPTION]...

  --lang en|pl|both   language: English, Polish, or both side by side
  --size WxH          size of the window, such as 1280x720
  --fullscreen        fill the screen
  --seed N            deal the next match from this number
  --data-dir DIR      keep everything Alibi writes in this folder
  --version           print the version
  --help              print this text`,
	`Alibi - trzy gry planszowe o ukrytej tożsamości na jednym ekranie
Użycie: alibi [OPCJA]...

  --lang en|pl|both   język: angielski, polski albo oba obok siebie
  --size WxH          rozmiar okna, na przykład 1280x720
  --fullscreen        okno na cały ekran
  --seed N            rozdaj następną partię według tej liczby
  --data-dir DIR      przechowuj wszystko, co Alibi zapisuje, w tym folderze
  --version           wypisz wersję
  --help              wypisz ten tekst`,
}
