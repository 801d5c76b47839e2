package game

import (
	"bufio"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// recordMark is the first line of every record; its number is the version.
const (
	recordMark    = "alibi record "
	recordVersion = 1
	maxLine       = 64 << 10
)

// TextError reports the line of a file that cannot be read as what it should be.
type TextError struct {
	// Line counts from 1; 0 means that the file ended too early.
	Line int
	// Want is the id of the text that says what was expected, such as "record.seat".
	Want string
	// Got is the offending line, cut to a readable length.
	Got string
}

// Error names line and expectation.
func (e *TextError) Error() string {
	return fmt.Sprintf("line %d: want %s, got %q", e.Line, e.Want, e.Got)
}

func textError(line int, want, got string) error {
	if len(got) > 80 {
		cut := 80
		for !utf8.RuneStart(got[cut]) {
			cut--
		}
		got = got[:cut]
	}
	return &TextError{line, want, got}
}

// VersionError refuses a record of another version by name.
type VersionError struct{ Got string }

// Error names both versions.
func (e *VersionError) Error() string {
	return fmt.Sprintf("record version %q, this program reads version %d", e.Got, recordVersion)
}

// WriteRecord writes the record as lines of text. Seed, luck and private lines are
// base64, so that nobody reads a role by opening the file; that is no encryption.
func WriteRecord(w io.Writer, r *Record) error {
	b := bufio.NewWriter(w)
	for _, l := range HeadLines(r) {
		_, _ = b.WriteString(l + "\n") // Flush tells the first error
	}
	for i := range r.Lines {
		_, _ = b.WriteString(r.Lines[i].String() + "\n")
	}
	return b.Flush()
}

// HeadLines are the lines of a record before its first journal line.
func HeadLines(r *Record) []string {
	lines := []string{recordMark + strconv.Itoa(recordVersion), "title " + r.Title}
	for _, h := range r.Header {
		lines = append(lines, "about "+strings.ReplaceAll(h.Key, " ", "_")+" "+strconv.Quote(h.Value))
	}
	lines = append(lines, "seats "+strconv.Itoa(r.Setup.Seats), "mode "+r.Setup.Mode)
	for _, o := range r.Setup.Options {
		lines = append(lines, "option "+o)
	}
	var seed [8]byte
	binary.BigEndian.PutUint64(seed[:], r.Setup.Seed)
	lines = append(lines, "seed "+base64.RawStdEncoding.EncodeToString(seed[:]))
	for _, p := range r.Pose {
		lines = append(lines, "pose "+hide(p))
	}
	return append(lines, "deal "+hide(drawsText(r.Deal)))
}

// String is the journal line as the record holds it.
func (l Line) String() string {
	text := l.Text
	if l.Private {
		text = "~" + hide(text)
	}
	switch l.Sort {
	case LineUndo:
		text = "undo"
		if l.Private {
			text = "~undo"
		}
	case LineNote:
		text = "note " + strconv.Quote(l.Text)
	case LineAction:
		if len(l.Draws) > 0 {
			text += " | " + hide(drawsText(l.Draws))
		}
	}
	return l.Seat.String() + " " + text
}

// ReadRecord reads what WriteRecord wrote. Errors are *TextError or *VersionError.
func ReadRecord(r io.Reader) (*Record, error) {
	sc := bufio.NewScanner(r)
	sc.Buffer(nil, maxLine)
	rec := &Record{}
	n, dealt, whole := 0, false, head{}
	for sc.Scan() {
		n++
		text := sc.Text()
		if n == 1 {
			version, ok := strings.CutPrefix(text, recordMark)
			if !ok {
				return nil, textError(n, "record.mark", text)
			}
			if version != strconv.Itoa(recordVersion) {
				return nil, &VersionError{version}
			}
			continue
		}
		if dealt {
			l, want := parseLine(text)
			if want != "" {
				return nil, textError(n, want, text)
			}
			rec.Lines = append(rec.Lines, l)
			continue
		}
		want := ""
		if dealt, want = rec.parseHead(text); want == "" && !whole.add(text) {
			want = "record.head"
		}
		if want != "" {
			return nil, textError(n, want, text)
		}
	}
	if err := sc.Err(); err != nil {
		return nil, textError(n+1, "record.line", err.Error())
	}
	if !dealt {
		return nil, textError(0, "record.deal", "")
	}
	return rec, nil
}

// once are the lines that stand exactly once before the deal.
var once = [4]string{"title", "seats", "mode", "seed"}

// head is which of them have been read.
type head [len(once)]bool

// add reports whether the line may stand here: none of them twice, no deal before all.
func (h *head) add(line string) bool {
	word, _, _ := strings.Cut(line, " ")
	for i, w := range once {
		if word == w && h[i] || word == "deal" && !h[i] {
			return false
		}
		h[i] = h[i] || word == w
	}
	return true
}

// parseHead reads one line before the journal; dealt is true after the last of them.
// want is the id of what was expected, empty when the line was understood.
func (r *Record) parseHead(text string) (dealt bool, want string) {
	word, rest, _ := strings.Cut(text, " ")
	switch word {
	case "title":
		r.Title = rest
	case "about":
		key, quoted, _ := strings.Cut(rest, " ")
		value, err := strconv.Unquote(quoted)
		if err != nil || key == "" {
			return false, "record.about"
		}
		r.Header = append(r.Header, HeaderLine{strings.ReplaceAll(key, "_", " "), value})
	case "seats":
		n, err := strconv.Atoi(rest)
		if err != nil || n < 1 || n > MaxSeats {
			return false, "record.seats"
		}
		r.Setup.Seats = n
	case "mode":
		r.Setup.Mode = rest
	case "option":
		r.Setup.Options = append(r.Setup.Options, rest)
	case "seed":
		b, err := base64.RawStdEncoding.DecodeString(rest)
		if err != nil || len(b) != 8 {
			return false, "record.seed"
		}
		r.Setup.Seed = binary.BigEndian.Uint64(b)
	case "pose":
		p, ok := show(rest)
		if !ok {
			return false, "record.pose"
		}
		r.Pose = append(r.Pose, p)
	case "deal":
		p, ok := show(rest)
		if ok {
			r.Deal, ok = parseDraws(p)
		}
		if !ok {
			return false, "record.deal"
		}
		return true, ""
	default:
		return false, "record.head"
	}
	return false, ""
}

func parseLine(text string) (l Line, want string) {
	who, rest, ok := strings.Cut(text, " ")
	seat, err := ParseSeat(who)
	if !ok || err != nil {
		return l, "record.seat"
	}
	l = Line{Sort: LineAction, Seat: seat}
	if quoted, isNote := strings.CutPrefix(rest, "note "); isNote {
		l.Sort = LineNote
		if l.Text, err = strconv.Unquote(quoted); err != nil {
			return l, "record.note"
		}
		return l, ""
	}
	if rest == "undo" || rest == "~undo" {
		l.Sort, l.Private = LineUndo, rest[0] == '~'
		return l, ""
	}
	action, luck, hasLuck := strings.Cut(rest, " | ")
	if hidden, private := strings.CutPrefix(action, "~"); private {
		if action, ok = show(hidden); !ok {
			return l, "record.action"
		}
		l.Private = true
	}
	if l.Text = action; action == "" {
		return l, "record.action"
	}
	if hasLuck {
		p, fine := show(luck)
		if fine {
			l.Draws, fine = parseDraws(p)
		}
		if !fine {
			return l, "record.luck"
		}
	}
	return l, ""
}

func drawsText(draws []Drawn) string {
	parts := make([]string, 0, len(draws))
	for _, d := range draws {
		words := []string{d.What}
		for _, v := range d.Got {
			words = append(words, strconv.Itoa(int(v)))
		}
		parts = append(parts, strings.Join(words, " "))
	}
	return strings.Join(parts, ";")
}

func parseDraws(text string) ([]Drawn, bool) {
	if text == "" {
		return nil, true
	}
	var draws []Drawn
	for part := range strings.SplitSeq(text, ";") {
		words := strings.Split(part, " ")
		d := Drawn{What: words[0]}
		for _, w := range words[1:] {
			v, err := strconv.ParseInt(w, 10, 8)
			if err != nil {
				return nil, false
			}
			d.Got = append(d.Got, int8(v))
		}
		if d.What == "" {
			return nil, false
		}
		draws = append(draws, d)
	}
	return draws, true
}

func hide(text string) string { return base64.RawStdEncoding.EncodeToString([]byte(text)) }

func show(text string) (string, bool) {
	b, err := base64.RawStdEncoding.DecodeString(text)
	return string(b), err == nil && utf8.Valid(b) && !slices.Contains(b, '\n')
}
