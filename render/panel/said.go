package panel

import "strings"

// Said is what there is to be read out about the control with the focus.
type Said struct {
	ID string
	// Label is its name, Text what it does or shows, Reason why it is barred.
	Label, Text, Reason, Clause   string
	Chosen, Waiting, Held, Typing bool
}

// Said is what is to be read out about the control with the focus; its ID is empty if
// there is none.
func (u *UI) Said() Said { return u.keys.said }

// say takes up what a control tells by its tips.
func (u *UI) say(id string, s State, reason, tip Tip) {
	if !s.Focus {
		return
	}
	said := Said{ID: id, Label: tip.Head, Text: tip.Text, Reason: reason.Text, Clause: reason.Clause}
	if said.Label == "" {
		said.Label = reason.Head
	}
	u.keys.said = said
}

// Speak names a control for those who hear it: what its picture shows.
func (u *UI) Speak(id, label string) {
	if u.keys.said.ID == id {
		u.keys.said.Label = label
	}
}

// speakButton adds what a button says by its face.
func (u *UI) speakButton(id string, b *Button, hold bool) {
	said := &u.keys.said
	if said.ID != id {
		return
	}
	if b.Label != "" {
		said.Label = b.Label
	}
	if b.Under != "" {
		said.Text = strings.TrimSpace(b.Under + "\n" + said.Text)
	}
	said.Chosen, said.Waiting, said.Held = b.Chosen, b.Waiting, hold
}
