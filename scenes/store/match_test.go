package store

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"alibi/game"
	"alibi/game/venice"
)

// script is a match of Venice Vendetta as it was played: its record, and after each
// number of lines everything that anybody could see.
type script struct {
	title *game.Title
	rec   game.Record
	seen  []string
}

// venetian is the script of a match of four, played to its end, with actions taken back
// and notes laid on the way.
var venetian = sync.OnceValues(func() (*script, error) {
	title, err := venice.Title()
	if err != nil {
		return nil, err
	}
	s := &script{title: title}
	p, err := title.Start(game.Setup{Seats: 4, Mode: venice.ModeStandard, Seed: 9})
	if err != nil {
		return nil, err
	}
	luck := rand.New(rand.NewPCG(4, 8))
	s.seen = append(s.seen, sight(p, 4))
	for {
		if _, over := p.Result(); over {
			break
		}
		ask := p.Asks()[0]
		offers := p.OwnOffers(ask.Seat)
		// Nobody accuses or gives up before there is nothing else to do, so that the match
		// is a long one.
		if calm := slices.DeleteFunc(slices.Clone(offers), hasty); len(calm) > 0 {
			offers = calm
		}
		if err := p.Say(ask.Seat, offers[luck.IntN(len(offers))]); err != nil {
			return nil, err
		}
		s.seen = append(s.seen, sight(p, 4))
		if luck.IntN(5) == 0 && p.Undo(ask.Seat) == nil {
			s.seen = append(s.seen, sight(p, 4))
		}
		if luck.IntN(9) == 0 && p.Note(ask.Seat, "red bishop") == nil {
			s.seen = append(s.seen, sight(p, 4))
		}
	}
	s.rec = p.Record()
	s.rec.Header = Header(Party{Names: []string{"Łucja", "Żaneta \"Ż\"", "Ądźń", "Olga"}, Badges: []int{3, 1, 0, 9}, Lang: "pl"})
	return s, nil
})

func hasty(offer string) bool { return strings.HasPrefix(offer, "accuse") || offer == "concede" }

// sight is all that anybody can see of a match.
func sight(p game.Play, seats int) string {
	all := p.Facts()
	for s := range game.Seat(seats) {
		all = append(append(append(all, s.String()), p.OwnFacts(s)...), p.Heard(s)...)
	}
	return strings.Join(append(all, fmt.Sprint(p.Asks())), "\n")
}

func played(t testing.TB) *script {
	t.Helper()
	s, err := venetian()
	require.NoError(t, err)
	require.Len(t, s.seen, len(s.rec.Lines)+1)
	return s
}

// head is the record before its first line.
func (s *script) head() *game.Record {
	r := s.rec
	r.Lines = nil
	return &r
}

// text is the file of the match with its first n lines.
func (s *script) text(t testing.TB, n int) string {
	t.Helper()
	r := s.rec
	r.Lines = r.Lines[:n]
	var b strings.Builder
	require.NoError(t, game.WriteRecord(&b, &r))
	return b.String()
}

// requireAt demands that the record is the match after n lines, for everybody's eyes.
func (s *script) requireAt(t testing.TB, rec *game.Record, n int) {
	t.Helper()
	require.Len(t, rec.Lines, n)
	p, err := s.title.Replay(rec)
	require.NoError(t, err)
	require.Equal(t, s.seen[n], sight(p, 4))
}
