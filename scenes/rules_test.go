package scenes_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"alibi/render/panel"
	"alibi/scenes"
	"alibi/scenes/scenetest"
)

// TestARefusalOpensTheRulebook: a click on what is dim opens the rules at the clause that
// bars it, Esc comes back to the same table; F1 opens them from the beginning.
func TestARefusalOpensTheRulebook(t *testing.T) {
	h := scenetest.New(t, "en", 7, 1280, 720)
	deal(h)
	h.Lifted = true
	h.Hold("hold curtain/lift")
	h.Hold("hold own/beI")
	h.Lifted = false
	h.Settle()
	h.Click("live card ")
	h.Settle()
	before := h.App.Lines()
	h.Click("button accuse")
	require.NotEmpty(t, h.All("clause VV-ACCUSE-11"), "%s", h.App.Lines())
	assert.Empty(t, h.All("clause VV-INTRO-01"))
	h.Key(panel.KeyEsc)
	h.Rest(3)
	assert.Empty(t, h.All("clause "))
	assert.Equal(t, strings.Contains(before, "button act/end"), strings.Contains(h.App.Lines(), "button act/end"))
	h.Step(scenes.Hands{Rules: true})
	h.Rest(3)
	assert.NotEmpty(t, h.All("clause VV-INTRO-01"))
}

// TestRulesBeforeTheGame: the title and New game open the rulebook too.
func TestRulesBeforeTheGame(t *testing.T) {
	h := scenetest.New(t, "pl", 7, 1280, 720)
	h.Rest(1)
	h.Click("button title/ui.title.rules")
	assert.NotEmpty(t, h.All("clause VV-INTRO-01"))
	h.Key(panel.KeyEsc)
	h.Rest(3)
	h.Click("button title/ui.title.new")
	h.Click("field name/0")
	h.Type("Łucja")
	h.Step(scenes.Hands{Rules: true})
	h.Rest(3)
	assert.NotEmpty(t, h.All("clause VV-INTRO-01"))
	h.Key(panel.KeyEsc)
	h.Rest(3)
	assert.Contains(t, h.App.Lines(), "Łucja", "nothing is lost")
}
