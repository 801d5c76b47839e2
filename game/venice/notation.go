package venice

import (
	"slices"
	"strconv"
	"strings"

	"alibi/game"
)

// posing reads a position from the lines of a situation file.
type posing struct {
	r     *Rules
	s     *state
	setup game.Setup
	turn  *game.Turn[Event]

	at      [Cast + 1]Block
	drawn   []Character
	dealt   []Character
	left    []Character
	pile    []Character
	taken   [MaxSeats][]Character
	hand    []Code
	listed  *Group
	round   int8
	step    string
	useWho  Character
	useSeat game.Seat
	scenes  []sceneLine
}

type sceneLine struct {
	grave int8
	words []string
}

// Pose sets up any position. Each line is a word and its arguments; testdata/README.md
// lists them. What no line says is as it would have come about: everybody stands on the
// start blocks, the face-up cards are as many as the head count deals, and as many are
// taken as the step asks for.
func (r *Rules) Pose(s *state, setup game.Setup, lines []string, t *game.Turn[Event]) error {
	if err := r.lay(s, setup); err != nil {
		return err
	}
	if s.killer == game.Nobody {
		s.killer = 0
	}
	p := &posing{r: r, s: s, setup: setup, turn: t, at: s.at, step: "pick", useSeat: game.Nobody}
	for i, line := range lines {
		words := strings.Fields(line)
		if want := p.read(words); want != "" {
			return &game.PoseError{Line: i, Want: want, Got: line}
		}
	}
	if want := p.finish(); want != "" {
		return &game.PoseError{Line: len(lines) - 1, Want: want, Got: "the position"}
	}
	return nil
}

// read takes one line; it returns the id of what was wanted when it cannot.
func (p *posing) read(words []string) string {
	if len(words) == 0 {
		return "venice.pose.word"
	}
	args := words[1:]
	switch words[0] {
	case "identity", "drawn", "dealt", "left", "pile", "listed", "masked":
		return p.readPeople(words[0], args)
	case "at":
		return p.readAt(args)
	case "grave":
		return p.readGrave(args)
	case "scene":
		g, ok := number(args, 0, 1, Rounds)
		if !ok || len(args) < 2 {
			return "venice.pose.scene"
		}
		p.scenes = append(p.scenes, sceneLine{g, args[1:]})
		return ""
	case "taken":
		return p.readTaken(args)
	case "hand":
		return p.readHand(args)
	case "round":
		n, ok := number(args, 0, 1, Rounds+1)
		p.round = n
		return unless(ok && len(args) == 1, "venice.pose.round")
	case "quarantine", "alarm":
		return p.readMarker(words[0], args)
	case "copied":
		c, ok := character(args, 0)
		p.s.copied = c
		return unless(ok && len(args) == 1 && c != Actress, "venice.pose.copied")
	case "use":
		c, okWho := character(args, 0)
		seat, okSeat := p.seat(args, 1)
		p.useWho, p.useSeat, p.step = c, seat, "use"
		return unless(okWho && okSeat && len(args) == 2, "venice.pose.use")
	case "step":
		if len(args) != 1 || posedStep(args[0]) == noJob || args[0] == "use" {
			return "venice.pose.step"
		}
		p.step = args[0]
		return ""
	default:
		return "venice.pose.word"
	}
}

func unless(ok bool, want string) string {
	if ok {
		return ""
	}
	return want
}

func number(args []string, i int, low, high int8) (int8, bool) {
	if i >= len(args) {
		return 0, false
	}
	n, err := strconv.ParseInt(args[i], 10, 8)
	return int8(n), err == nil && int8(n) >= low && int8(n) <= high
}

func character(args []string, i int) (Character, bool) {
	if i >= len(args) {
		return NoCharacter, false
	}
	return ParseCharacter(args[i])
}

func (p *posing) block(args []string, i int) (Block, bool) {
	if i >= len(args) {
		return 0, false
	}
	b := p.r.f.block(args[i])
	return b, b != 0
}

func (p *posing) seat(args []string, i int) (game.Seat, bool) {
	if i >= len(args) {
		return game.Nobody, false
	}
	seat, err := game.ParseSeat(args[i])
	return seat, err == nil && int8(seat) < p.s.seats
}

func (p *posing) readPeople(word string, args []string) string {
	var all []Character
	var set Group
	for i := range args {
		c, ok := character(args, i)
		if args[i] == "none" && len(args) == 1 && word == "listed" {
			break
		}
		if !ok || set.has(c) {
			return "venice.pose.character"
		}
		all, set = append(all, c), set|one(c)
	}
	if len(args) == 0 {
		return "venice.pose.character"
	}
	suspect := !set.has(Dove)
	switch word {
	case "identity":
		if len(all) < 1 || len(all) > 2 || !suspect {
			return "venice.pose.identity"
		}
		p.drawn, p.s.identity = all, all[0]
	case "drawn":
		if len(all) != 2 || !suspect {
			return "venice.pose.identity"
		}
		p.drawn, p.s.identity = all, NoCharacter
	case "dealt":
		if len(all) > maxDealt {
			return "venice.pose.dealt"
		}
		p.dealt = all
	case "left":
		p.left = all
		return unless(len(all) == 2, "venice.pose.left")
	case "pile":
		p.pile = all
	case "listed":
		p.listed = &set
	case "masked":
		p.s.masked = set
	}
	return ""
}

func (p *posing) readAt(args []string) string {
	c, okWho := character(args, 0)
	b, okWhere := p.block(args, 1)
	if !okWho || !okWhere || len(args) != 2 || !p.s.alive.has(c) {
		return "venice.pose.at"
	}
	p.at[c] = b
	return ""
}

// readGrave: "grave 1 poison sailors-rest playboy" lays a victim of round 1 under a
// code face down, with "up" at the end face up.
func (p *posing) readGrave(args []string) string {
	g, ok := number(args, 0, 1, Rounds)
	if !ok || len(args) < 4 || p.s.scene[g].victims != 0 {
		return "venice.pose.grave"
	}
	code, okCode := ParseCode(args[1])
	b, okBlock := p.block(args, 2)
	if !okCode || !okBlock || slices.Contains(p.s.code[:], code) {
		return "venice.pose.grave"
	}
	for i := 3; i < len(args); i++ {
		if args[i] == "up" && i == len(args)-1 {
			p.s.turned[g] = g + 1 // as soon as could be
			break
		}
		c, okWho := character(args, i)
		if !okWho || !p.s.alive.has(c) {
			return "venice.pose.grave"
		}
		p.s.scene[g].victims |= one(c)
		p.s.alive &^= one(c)
		p.s.grave[c], p.at[c] = g, b
	}
	p.s.code[g] = code
	p.s.buried++
	p.s.hand &^= 1 << uint(code)
	n := p.s.scene[g].victims.Len()
	return unless(n == 1 || n > 1 && code == Gunpowder, "venice.pose.grave")
}

func (p *posing) readTaken(args []string) string {
	seat, ok := p.seat(args, 0)
	if !ok || seat == p.s.killer || len(args) < 2 {
		return "venice.pose.taken"
	}
	for i := 1; i < len(args); i++ {
		c, okWho := character(args, i)
		if !okWho {
			return "venice.pose.character"
		}
		p.taken[seat] = append(p.taken[seat], c)
	}
	return ""
}

func (p *posing) readHand(args []string) string {
	p.hand = []Code{}
	for _, word := range args {
		c, ok := ParseCode(word)
		if !ok {
			return "venice.pose.code"
		}
		p.hand = append(p.hand, c)
	}
	return ""
}

func (p *posing) readMarker(word string, args []string) string {
	by, ok := character(args, 1)
	if !ok || len(args) != 2 {
		return "venice.pose.marker"
	}
	if word == "quarantine" {
		p.s.quarantine, ok = ParseArea(args[0])
		p.s.quarantineBy = by
		return unless(ok, "venice.pose.marker")
	}
	p.s.alarm, ok = p.block(args, 0)
	p.s.alarmBy = by
	return unless(ok && p.r.f.towers.has(p.s.alarm), "venice.pose.marker")
}
