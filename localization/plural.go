package localization

import (
	"github.com/nicksnyder/go-i18n/v2/i18n"
	"github.com/nicksnyder/go-i18n/v2/i18n/template"
	"golang.org/x/text/language"
)

// form is a CLDR plural category. Texts without plural forms have only other.
type form uint8

const (
	other form = iota
	one
	few
	many
	formCount
)

var formNames = [formCount]string{"other", "one", "few", "many"}

// counter knows which plural form each count takes in one language. The rules are
// go-i18n's; asking it costs a template and a language match, so the answers for
// the counts that games meet are kept in a table.
type counter struct {
	localizer *i18n.Localizer
	table     [128]form
}

func newCounter(tag language.Tag) (*counter, error) {
	bundle := i18n.NewBundle(tag)
	probe := &i18n.Message{ID: "form", Other: formNames[other], One: formNames[one], Few: formNames[few], Many: formNames[many]}
	if err := bundle.AddMessages(tag, probe); err != nil {
		return nil, err
	}
	c := &counter{localizer: i18n.NewLocalizer(bundle, tag.String())}
	for n := range c.table {
		c.table[n] = c.ask(n)
	}
	return c, nil
}

// form is the category of n things.
func (c *counter) form(n int) form {
	if n >= 0 && n < len(c.table) {
		return c.table[n]
	}
	return c.ask(n)
}

func (c *counter) ask(n int) form {
	name, err := c.localizer.Localize(&i18n.LocalizeConfig{
		MessageID: "form", PluralCount: n, TemplateParser: template.IdentityParser{},
	})
	if err != nil {
		return other // the probe has every form, so this cannot be a real answer
	}
	for f, text := range formNames {
		if text == name {
			return form(f)
		}
	}
	return other
}
