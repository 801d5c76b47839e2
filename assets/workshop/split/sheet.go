package main

import (
	"bytes"
	"encoding/json"
)

// sheet is a JSON file in the making: lists and word tables get one entry a
// line, so that a change of content is a change of few lines.
type sheet struct {
	buf   bytes.Buffer
	items int
}

// object starts a sheet that is one JSON object.
func object() *sheet {
	s := &sheet{}
	s.buf.WriteString("{")
	return s
}

// field adds one key with a value on its line.
func (s *sheet) field(key string, value any) {
	s.next(1)
	s.buf.Write(compact(key))
	s.buf.WriteString(": ")
	s.buf.Write(compact(value))
}

// list adds one key whose value is a list with an entry a line.
func (s *sheet) list(key string, entries []any) {
	s.next(1)
	s.buf.Write(compact(key))
	s.buf.WriteString(": ")
	s.entries(entries, 2)
}

// close ends the object and returns the file.
func (s *sheet) close() []byte {
	s.buf.WriteString("\n}\n")
	return s.buf.Bytes()
}

// rows returns a file that is one JSON list with an entry a line.
func rows(entries []any) []byte {
	s := &sheet{}
	s.entries(entries, 1)
	s.buf.WriteByte('\n')
	return s.buf.Bytes()
}

func (s *sheet) entries(entries []any, indent int) {
	s.buf.WriteByte('[')
	outer := s.items
	s.items = 0
	for _, entry := range entries {
		s.next(indent)
		s.buf.Write(compact(entry))
	}
	s.items = outer
	s.buf.WriteByte('\n')
	for range indent - 1 {
		s.buf.WriteByte(' ')
	}
	s.buf.WriteByte(']')
}

// next goes to the line of the next entry.
func (s *sheet) next(indent int) {
	if s.items > 0 {
		s.buf.WriteByte(',')
	}
	s.items++
	s.buf.WriteByte('\n')
	for range indent {
		s.buf.WriteByte(' ')
	}
}

// compact is value as JSON on one line; maps come out in key order.
func compact(value any) []byte {
	var buf bytes.Buffer
	enc := json.NewEncoder(&buf)
	enc.SetEscapeHTML(false) // texts keep their quotes and signs as a person would type them
	if err := enc.Encode(value); err != nil {
		panic(err) // only plain structs, strings and numbers come here
	}
	return bytes.TrimRight(buf.Bytes(), "\n")
}
