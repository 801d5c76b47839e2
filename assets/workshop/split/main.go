package main

import (
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: go run ./assets/workshop/split CONTENT_DIR")
		os.Exit(2)
	}
	files, err := split(os.Args[1])
	if err == nil {
		err = write(".", files)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "split:", err)
		os.Exit(2)
	}
}

// split reads the content folder and returns what each output file must hold,
// keyed by its slash-separated path from the root of the repository.
func split(dir string) (map[string][]byte, error) {
	src, err := load(dir)
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{
		"game/venice/board.json":          src.boardFacts(),
		"game/venice/characters.json":     src.characterFacts(),
		"game/venice/codes.json":          src.codeFacts(),
		"game/venice/deal.json":           src.dealFacts(),
		"render/venice/geometry.json":     src.geometry(),
		"render/venice/figures.json":      src.figures(),
		"localization/venice-clauses.txt": src.clauseList(),
		"localization/venice-rules.json":  src.ruleOrder(),
	}
	for _, lang := range languages {
		files["localization/venice-names."+lang+".json"] = src.names(lang)
		files["localization/venice-rules."+lang+".json"] = src.ruleTexts(lang)
	}
	return files, nil
}

// write puts the files under root, making the folders it needs.
func write(root string, files map[string][]byte) error {
	for name, data := range files {
		path := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, data, 0o644); err != nil {
			return err
		}
	}
	return nil
}
