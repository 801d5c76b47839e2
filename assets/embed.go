// Package assets holds the files that are drawn and not written by us in Go:
// fonts with their licences. It imports nothing of ours; every file in it
// stands in licences.txt.
package assets

import "embed"

// Fonts is the tree of typefaces, TTF only, each family beside its licence.
//
//go:embed shared/fonts/*.ttf shared/fonts/*.txt venice/fonts/*.ttf venice/fonts/*.txt
var Fonts embed.FS

// Licences is the list of everything here that is not our own work: file,
// author, licence and where the licence text lies.
//
//go:embed licences.txt
var Licences string
