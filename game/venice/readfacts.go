package venice

import (
	"io/fs"
	"strconv"
)

func (f *facts) readBoard(from fs.FS) error {
	const name = "board.json"
	var in struct {
		SpacesPerBlock, Graves int
		Areas                  []string
		Blocks                 []struct {
			ID, Area string
			Tower    bool
		}
		Bridges []struct{ ID, Kind, A, B string }
		Canals  []struct{ ID, A, B string }
		Alleys  []struct {
			ID     string
			Blocks []string
		}
		Starts map[string]string
	}
	if err := decode(from, name, &in); err != nil {
		return err
	}
	if in.SpacesPerBlock != Spaces || in.Graves != Rounds {
		return &ContentError{name, 0, "3 spaces a block and 5 graves (VV-MAP-05, VV-MAP-20)"}
	}
	if len(in.Areas) != Areas || len(in.Blocks) == 0 || len(in.Blocks) > MaxBlocks {
		return &ContentError{name, 0, "5 areas and at most 31 blocks (VV-MAP-03)"}
	}
	for _, b := range in.Blocks {
		if err := f.readBlock(b.ID, b.Area, b.Tower); err != nil {
			return err
		}
	}
	for _, j := range in.Bridges {
		if err := f.readBridge(j.ID, j.Kind, j.A, j.B); err != nil {
			return err
		}
	}
	for _, j := range in.Canals {
		if err := f.join(&f.canal, j.A, j.B, j.ID); err != nil {
			return err
		}
		f.docks |= at(f.block(j.A)) | at(f.block(j.B))
	}
	for _, l := range in.Alleys {
		if err := f.readAlley(l.ID, l.Blocks); err != nil {
			return err
		}
	}
	for c := Bishop; c <= Gypsy; c++ {
		if f.start[c] = f.block(in.Starts[c.String()]); f.start[c] == 0 {
			return &ContentError{name, 0, "a start block for " + c.String() + " (VV-SETUP-06)"}
		}
	}
	return nil
}

func (f *facts) readBlock(id, in string, tower bool) error {
	area, ok := ParseArea(in)
	if !ok || f.block(id) != 0 {
		return &ContentError{"board.json", 0, "block " + id + " once, in one of the five areas"}
	}
	f.blocks++
	n := f.blocks
	f.ids[n], f.area[n] = id, area
	f.inArea[area] |= at(n)
	if tower {
		f.towers |= at(n)
	}
	return nil
}

func (f *facts) readBridge(id, kind, a, b string) error {
	switch kind {
	case "green":
		return f.join(&f.green, a, b, id)
	case "red":
		if err := f.join(&f.red, a, b, id); err != nil {
			return err
		}
		f.redEnds |= at(f.block(a)) | at(f.block(b))
		return nil
	default:
		return &ContentError{"board.json", 0, id + " to be a green or a red bridge"}
	}
}

func (f *facts) join(set *[MaxBlocks + 1]land, a, b, id string) error {
	p, q := f.block(a), f.block(b)
	if p == 0 || q == 0 || p == q {
		return &ContentError{"board.json", 0, id + " to join two blocks of the board"}
	}
	set[p] |= at(q)
	set[q] |= at(p)
	return nil
}

func (f *facts) readAlley(id string, ids []string) error {
	var all land
	for _, b := range ids {
		n := f.block(b)
		if n == 0 {
			return &ContentError{"board.json", 0, id + " to run through blocks of the board, not " + b}
		}
		all |= at(n)
	}
	for b := Block(1); b <= f.blocks; b++ {
		if all.has(b) {
			f.alley[b] |= all
		}
	}
	f.alleys, f.alleyIDs = append(f.alleys, all), append(f.alleyIDs, id)
	return nil
}

func (f *facts) readCharacters(from fs.FS) error {
	const name = "characters.json"
	var in []struct {
		ID, Class, Gender string
		Movement          int8
		Suspect           bool
		Abilities         []struct {
			ID, Kind string
			Direct   bool
			When     []string
		}
	}
	if err := decode(from, name, &in); err != nil {
		return err
	}
	if len(in) != Cast {
		return &ContentError{name, 0, "13 characters (VV-COMP-02)"}
	}
	for i, c := range in {
		who := Character(i + 1)
		class, okClass := word[Class]([]string{"", "noble", "citizen", "commoner"}, c.Class)
		gender, okGender := word[Gender]([]string{"", "male", "female"}, c.Gender)
		if c.ID != who.String() || !okClass && c.Class != "" || !okGender && c.Gender != "" || c.Movement < 0 || c.Movement > 2 {
			return &ContentError{name, 0, who.String() + " with class, gender and 0 to 2 points in place " + strconv.Itoa(i)}
		}
		f.class[who], f.gender[who], f.value[who] = class, gender, c.Movement
		f.ofClass[class] |= one(who)
		f.ofGender[gender] |= one(who)
		for _, a := range c.Abilities {
			f.abilities[who] = append(f.abilities[who], a.ID)
		}
		if c.Suspect {
			f.suspects |= one(who)
		}
	}
	if f.suspects != allCast&^one(Dove) {
		return &ContentError{name, 0, "a Suspect Card for everybody but the Dove (VV-COMP-05)"}
	}
	return nil
}

// allCast is everybody.
const allCast = Group(1<<(Cast+1) - 2)

func (f *facts) readCodes(from fs.FS) error {
	const name = "codes.json"
	var in []struct {
		ID       string
		Number   int
		Set      string
		Scenario *string
	}
	if err := decode(from, name, &in); err != nil {
		return err
	}
	if len(in) != Codes {
		return &ContentError{name, 0, "14 codes (VV-COMP-07, VV-CODE-DEADEND-03)"}
	}
	for i, c := range in {
		if code := Code(i + 1); c.ID != code.String() || (c.Set == "common") != (code <= CommonCodes) {
			return &ContentError{name, 0, "code " + code.String() + " in place " + strconv.Itoa(i)}
		}
	}
	return nil
}

func (f *facts) readDeal(from fs.FS) error {
	const name = "deal.json"
	var in map[string]struct {
		Deal  int8
		Picks []int8
	}
	if err := decode(from, name, &in); err != nil {
		return err
	}
	for n := MinSeats; n <= MaxSeats; n++ {
		row, ok := in[strconv.Itoa(n)]
		if !ok || row.Deal > maxDealt || int(row.Deal) != len(row.Picks)+2 {
			return &ContentError{name, 0, "a row for " + strconv.Itoa(n) + " players that leaves the Killer 2 cards (VV-FLIP-11)"}
		}
		for _, p := range row.Picks {
			if p < 0 || int(p) >= n-1 {
				return &ContentError{name, 0, "picks by Investigators only in the row for " + strconv.Itoa(n)}
			}
		}
		f.dealt[n], f.picks[n] = row.Deal, row.Picks
	}
	return nil
}
