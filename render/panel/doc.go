// Package panel is the house's own small widget kit: plates, labels, buttons,
// hold buttons, text fields, lists, tabs and tips, in one theme and one focus
// order. It is pure: it takes one Input a tick and makes marks on paint.Canvas,
// so every control is tested without a window.
//
// It works in immediate mode. A scene keeps one UI and each tick that anything
// changed calls
//
//	ui.Begin(in, unit)                    // unit = pixels per unit of the layout
//	ui.On(canvas)                         // where the marks go
//	ui.Group("cards")                     // Tab goes from group to group
//	if ui.Button("end", r, panel.Button{Label: end}).Clicked { ... }
//	ui.End(layer)                         // moves the focus, records the tip
//
// A control's id must stay the same from tick to tick. Own pictures become
// controls by Area (the input) and Ring (the look of its state).
//
// States follow one table for every control: idle, hover, focus, pressed,
// chosen, disabled with a reason, waiting. A control that is disabled keeps its
// place and its focus and says why; a click on it asks for the rule (Why).
package panel
