package venice

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"

	"alibi/game"
)

// judgeByHand is a second reading of section 18 and 19 of the ledger, in plain loops
// over ids, that shares no code with the rules.
func judgeByHand(r *Rules, sc *scene, killer Character, code Code, who Character) bool {
	area := func(c Character) string { return r.f.area[sc.at[c]].String() }
	in := func(c Character, areas ...string) bool {
		for _, a := range areas {
			if area(c) == a {
				return true
			}
		}
		return false
	}
	sharesAlley := func(a, b Block) bool {
		for _, l := range r.f.alleys {
			if l.has(a) && l.has(b) {
				return true
			}
		}
		return false
	}
	bridge := func(a, b Block) bool { return r.f.green[a].has(b) || r.f.red[a].has(b) }
	if !sc.alive.has(killer) || !sc.alive.has(who) || who == killer {
		return false
	}
	if sc.alarm != NoArea && area(who) == sc.alarm.String() && who != sc.alarmBy {
		return false
	}
	k, v := sc.at[killer], sc.at[who]
	switch code.String() {
	case "poison":
		return area(killer) == area(who)
	case "fall":
		return r.f.towers.has(k) && r.f.towers.has(v)
	case "riot":
		return in(killer, "brown", "blue") && in(who, "brown", "blue")
	case "honeypot":
		return who != Dove && r.f.gender[killer] != r.f.gender[who]
	case "revolution":
		for c := Bishop; c <= Gypsy; c++ {
			if in(who, "purple") && in(c, "purple") && c != who && c != killer && c != Dove &&
				sc.alive.has(c) && r.f.class[c] == r.f.class[killer] {
				return true
			}
		}
		return false
	case "crossbow":
		return k == v || bridge(k, v)
	case "bird-stone":
		d := sc.at[Dove]
		return who != Dove && sc.alive.has(Dove) && v == d && (area(killer) == area(Dove) || sharesAlley(k, d))
	case "drowning":
		return r.f.canal[k] != 0 && r.f.canal[v] != 0
	case "rafters":
		return in(killer, "yellow", "red") && in(who, "yellow", "red")
	case "chariot":
		return sharesAlley(k, v)
	case "farewell":
		return in(killer, "red", "brown") && in(who, "red", "brown")
	case "mask":
		return sc.masked.has(killer) && !sc.masked.has(who)
	case "dead-end":
		return r.f.red[k] != 0 && r.f.red[v] != 0
	}
	panic(code.String())
}

func anyScene(r *Rules, rng *rand.Rand) *scene {
	half, other := Group(rng.Uint32()), Group(rng.Uint32())
	sc := &scene{alive: half | other, masked: Group(rng.Uint32()) & allCast}
	sc.alive &= allCast
	for c := Bishop; c <= Gypsy; c++ {
		sc.at[c] = Block(1 + rng.IntN(int(r.f.blocks)))
	}
	if rng.IntN(3) == 0 {
		sc.alarm, sc.alarmBy = Area(1+rng.IntN(Areas)), [...]Character{BellRinger, Actress}[rng.IntN(2)]
	}
	return sc
}

// TestCodesByHand compares every code with the second reading in random scenes: VV-CODE-06,
// VV-CODE-07, VV-CODE-08 and every clause of the single codes, the alarm included.
func TestCodesByHand(t *testing.T) {
	r := load(t)
	rng := rand.New(rand.NewPCG(5, 14))
	lawful, barred := [Codes + 1]int{}, [Codes + 1]int{}
	for range 16000 {
		sc := anyScene(r, rng)
		for code := Poison; code <= DeadEnd; code++ {
			if code == Gunpowder {
				continue
			}
			killer, who := Character(1+rng.IntN(Cast)), Character(1+rng.IntN(Cast))
			if killer == Dove {
				continue
			}
			want := judgeByHand(r, sc, killer, code, who)
			var why game.Reason
			r.barsCode(sc, killer, code, who, &bars{why: &why})
			sc.victims = one(who)
			assert.Equal(t, want, why.Len() == 0, "%s kills %s by %s: %s", killer, who, code, why)
			assert.Equal(t, want, r.lawful(sc, killer, code))
			if want {
				lawful[code]++
			} else {
				barred[code]++
			}
		}
	}
	for code := Poison; code <= DeadEnd; code++ {
		if code != Gunpowder {
			assert.Greater(t, min(lawful[code], barred[code]), 50, "%s was hardly tried", code)
		}
	}
}

// TestGunpowderByHand: VV-CODE-GUNPOWDER-01 to 05, whoever is in the block, alarm or not.
func TestGunpowderByHand(t *testing.T) {
	r := load(t)
	rng := rand.New(rand.NewPCG(9, 2))
	tried := 0
	for range 20000 {
		sc := anyScene(r, rng)
		killer, to := Character(1+rng.IntN(Cast)), Block(1+rng.IntN(int(r.f.blocks)))
		home := sc.at[killer]
		want := sc.alive.has(killer) && to != home && (r.f.green[home].has(to) || r.f.red[home].has(to)) && sc.standing(to) != 0
		var b bars
		r.barsGunpowder(sc, killer, to, &b)
		assert.Equal(t, want, !b.hit)
		if !want {
			continue
		}
		tried++
		sc.victims = sc.standing(to)
		assert.True(t, r.lawful(sc, killer, Gunpowder))
		if sc.victims.Len() > 1 {
			sc.victims &= sc.victims - 1
			assert.False(t, r.lawful(sc, killer, Gunpowder), "nobody may be left out")
		}
	}
	assert.Greater(t, tried, 500)
}

// TestGunpowderKeepsTheIdentity: VV-CODE-GUNPOWDER-05, her own character is never among
// the victims of a lawful one.
func TestGunpowderKeepsTheIdentity(t *testing.T) {
	r := load(t)
	rng := rand.New(rand.NewPCG(3, 3))
	for range 5000 {
		sc := anyScene(r, rng)
		killer := Character(1 + rng.IntN(Cast))
		sc.victims = sc.standing(sc.at[killer])
		if sc.victims != 0 {
			assert.False(t, r.lawful(sc, killer, Gunpowder))
		}
	}
}

// TestOneVictimACode: VV-CODE-08, a second victim makes any code but Gunpowder unlawful,
// though each of the two alone would be lawful.
func TestOneVictimACode(t *testing.T) {
	r := load(t)
	sc := &scene{alive: allCast}
	for c := Bishop; c <= Gypsy; c++ {
		sc.at[c] = r.f.block("rialto-market")
	}
	for _, two := range []Group{one(Bishop), one(Playboy), one(Bishop) | one(Playboy)} {
		sc.victims = two
		assert.Equal(t, two.Len() == 1, r.lawful(sc, Gypsy, Poison), two)
	}
}
