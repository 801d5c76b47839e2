// Package charade is a small complete game for the tests of the kernel. It is on no
// shelf. It uses everything that the kernel offers, and each thing once:
//
//	a team of several characters a seat       CH-TEAM
//	actions that may be taken back, and not   CH-WALK
//	knowledge as part of the position         CH-LOOK, CH-TAKE
//	a question inside another seat's turn     CH-HALT
//	a reaction asked of every seat alike      CH-VETO
//	a secret standing order                   CH-WATCH, CH-CAUGHT
//	luck in the deal and in a turn            CH-DEAL, CH-CAUGHT
//	private questions                         CH-WATCH, CH-VETO
//	notes beside the board                    CH-NOTE
//
// # The rules
//
// CH-SEATS: 2 to 4 seats play an evening of three rounds, 3 or 4 a toast of one.
//
// CH-TEAM: each seat plays two guests of a party. Six rooms form a ring; the guests of
// a seat begin in opposite rooms.
//
// CH-DEAL: twelve trinkets are shuffled. One lies face down in each room, the others in
// the chest. Six favours, three of them vetoes, are shuffled, and every seat gets one
// that it alone sees. The first seat is chosen or drawn.
//
// CH-TURN: the seats take turns clockwise. A seat acts in its own turn, or when it is
// asked something in another's.
//
// CH-WATCH: at the beginning of its turn a seat may secretly have one guest of another
// seat watched. The order stands until it is replaced or carried out.
//
// CH-POINTS: then it has three points, two in a brisk game; walking, looking and taking
// cost one each.
//
// CH-WALK: a guest walks to a room beside its own. Unless somebody else's guest is in
// there, the step may be taken back.
//
// CH-CAUGHT: if a watched guest walks into a room with a guest of the seat that has it
// watched, the order is carried out by itself: luck gives one of the two seats a token.
//
// CH-HALT: then each seat with a guest in that room, clockwise, may halt the walker,
// twice in a game: the rest of the walker's points are lost.
//
// CH-LOOK: a seat looks at the trinket in the room of a guest of its own. The room sees
// that it looks, not what it sees.
//
// CH-TAKE: a seat takes a trinket that it has seen from the room of a guest of its own.
//
// CH-VETO: before it does, every other seat is asked in secret, clockwise and whatever
// it holds, until one plays its veto: then the trinket stays, and the veto is spent.
//
// CH-ROUND: when all seats had a turn, empty rooms are filled from the chest.
//
// CH-END: after the last round all trinkets taken are shown: glass is worth nothing,
// silver 1, gold 2, the crown 4, a token 1. The most win; equals win together.
//
// CH-BOW: a seat may bow out in its turn: the others win.
//
// CH-NOTE: a seat may mark another as sly, once, and take the mark off again.
package charade
