package store

import (
	"errors"
	"io"
	"io/fs"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"
)

// memory is a disk that knows what would outlast a power cut. Each write step is
// counted; at a chosen one it fails, or it and all that follow fail as if the program had
// been killed there.
type memory struct {
	files, safe map[string]*node // as programs see them, and as a power cut would leave them
	dirs        map[string]bool
	safeDirs    map[string]bool
	pending     []change
	clock       time.Time
	locked      map[string]bool

	steps int
	// failAt is the step, counted from 1, that fails with err; 0 is none.
	failAt int
	err    error
	// dead makes every later step fail as well.
	dead bool
	// log names the steps, for messages.
	log []string
}

// node is a file. What a failed flush has dropped, data[lost[0]:lost[1]], later ones
// believe to be safe.
type node struct {
	data, safe []byte
	lost       [2]int
	time       time.Time
}

// change is a change of names that is not yet safe in all the folders it touches.
type change struct {
	dirs []string
	do   func(m *memory)
}

func newMemory() *memory {
	root := map[string]bool{"/": true}
	return &memory{
		files: map[string]*node{}, safe: map[string]*node{}, dirs: root, safeDirs: maps.Clone(root),
		locked: map[string]bool{}, clock: time.Date(2026, 1, 31, 20, 15, 30, 0, time.UTC),
	}
}

func (m *memory) now() time.Time { return m.clock }

// step counts a write step and says whether it is to fail.
func (m *memory) step(what string) error {
	m.steps++
	m.clock = m.clock.Add(time.Second)
	m.log = append(m.log, what)
	if m.failAt != 0 && (m.steps == m.failAt || m.dead && m.steps > m.failAt) {
		return &fs.PathError{Op: what, Path: "memory", Err: m.err}
	}
	return nil
}

func (m *memory) change(do func(m *memory), dirs ...string) {
	do(m)
	m.pending = append(m.pending, change{slices.Compact(dirs), do})
}

// settle makes a change of names outlast a power cut.
func (m *memory) settle(c change) {
	safe := &memory{files: m.safe, dirs: m.safeDirs}
	c.do(safe)
}

// outcome is what becomes of what was not flushed.
type outcome int

const (
	allKept  outcome = iota // the program was killed, the machine runs on
	allLost                 // the power was cut
	someKept                // the power was cut while the machine was writing by itself
)

// after is the disk as the next start finds it.
func (m *memory) after(o outcome, luck *rand.Rand) *memory {
	next := newMemory()
	next.clock = m.clock.Add(time.Minute)
	if o == allKept {
		next.files, next.dirs = map[string]*node{}, m.dirs
		for path, n := range m.files {
			next.files[path] = &node{data: slices.Clone(n.data), time: n.time}
		}
	} else {
		if o == someKept {
			for _, c := range m.pending[:luck.IntN(len(m.pending)+1)] {
				m.settle(c)
			}
		}
		next.dirs = m.safeDirs
		for path, n := range m.safe {
			if next.dirs[filepath.Dir(path)] {
				next.files[path] = &node{data: n.survives(o, luck), time: n.time}
			}
		}
	}
	next.safeDirs = maps.Clone(next.dirs)
	for path, n := range next.files {
		n.safe = slices.Clone(n.data)
		next.safe[path] = n
	}
	return next
}

// restart lets the machine run on after the program was killed: what it was about to
// flush is still to be flushed.
func (m *memory) restart() {
	m.failAt = 0
	clear(m.locked)
	for _, n := range m.files {
		n.lost = [2]int{}
	}
}

// survives is what is left of a file: what was flushed, and of the rest some, of which
// some may read as zeros.
func (n *node) survives(o outcome, luck *rand.Rand) []byte {
	data := slices.Clone(n.safe)
	if rest := len(n.data) - len(n.safe); o == someKept && rest > 0 {
		data = append(data, n.data[len(n.safe):len(n.safe)+luck.IntN(rest+1)]...)
		if luck.IntN(3) == 0 {
			clear(data[len(n.safe)+luck.IntN(len(data)-len(n.safe)+1):])
		}
	}
	return data
}

func (m *memory) Stat(path string) (fs.FileInfo, error) {
	path = filepath.ToSlash(path)
	if m.dirs[path] {
		return info{name: filepath.Base(path), dir: true}, nil
	}
	if n := m.files[path]; n != nil {
		return info{filepath.Base(path), int64(len(n.data)), n.time, false}, nil
	}
	return nil, &fs.PathError{Op: "stat", Path: path, Err: fs.ErrNotExist}
}

func (m *memory) List(dir string) ([]fs.FileInfo, error) {
	dir = filepath.ToSlash(dir)
	if !m.dirs[dir] {
		return nil, &fs.PathError{Op: "list", Path: dir, Err: fs.ErrNotExist}
	}
	var all []fs.FileInfo
	for _, path := range slices.Sorted(maps.Keys(m.files)) {
		if filepath.Dir(path) == dir {
			i, _ := m.Stat(path)
			all = append(all, i)
		}
	}
	return all, nil
}

func (m *memory) Read(path string, most int64) ([]byte, error) {
	i, err := m.Stat(path)
	if err != nil {
		return nil, err
	}
	if i.IsDir() || i.Size() > most {
		return nil, errOdd
	}
	return slices.Clone(m.files[path].data), nil
}

func (m *memory) MakeDir(dir string) error {
	if err := m.step("make " + dir); err != nil {
		return err
	}
	m.change(func(m *memory) { m.dirs[dir] = true }, filepath.Dir(dir))
	return nil
}

func (m *memory) Create(path string) (file, error) {
	if err := m.step("create " + path); err != nil {
		return nil, err
	}
	n := &node{time: m.clock}
	if old := m.files[path]; old != nil { // the same file, cut to nothing
		*old = node{time: m.clock}
		return &handle{m: m, n: old, path: path}, nil
	}
	m.change(func(m *memory) { m.files[path] = n }, filepath.Dir(path))
	return &handle{m: m, n: n, path: path}, nil
}

func (m *memory) Extend(path string) (file, error) {
	if err := m.step("extend " + path); err != nil {
		return nil, err
	}
	n := m.files[path]
	if n == nil {
		return nil, &fs.PathError{Op: "open", Path: path, Err: fs.ErrNotExist}
	}
	return &handle{m: m, n: n, path: path}, nil
}

func (m *memory) Rename(from, to string) error {
	if err := m.step("rename " + from + " " + to); err != nil {
		return err
	}
	if n := m.files[from]; n == nil || !m.dirs[filepath.Dir(to)] {
		return &fs.PathError{Op: "rename", Path: from, Err: fs.ErrNotExist}
	}
	m.change(func(m *memory) {
		if n := m.files[from]; n != nil {
			m.files[to] = n
			delete(m.files, from)
		}
	}, filepath.Dir(from), filepath.Dir(to))
	return nil
}

func (m *memory) Remove(path string) error {
	if err := m.step("remove " + path); err != nil {
		return err
	}
	m.change(func(m *memory) { delete(m.files, path) }, filepath.Dir(path))
	return nil
}

func (m *memory) SyncDir(dir string) error {
	if err := m.step("sync " + dir); err != nil {
		return err
	}
	var rest []change
	for _, c := range m.pending {
		if c.dirs = slices.DeleteFunc(slices.Clone(c.dirs), func(d string) bool { return d == dir }); len(c.dirs) == 0 {
			m.settle(c)
		} else {
			rest = append(rest, c)
		}
	}
	m.pending = rest
	return nil
}

func (m *memory) Lock(path string) (io.Closer, error) {
	if m.locked[path] {
		return nil, errBusy
	}
	m.locked[path] = true
	return unlock{m, path}, nil
}

type unlock struct {
	m    *memory
	path string
}

func (u unlock) Close() error {
	delete(u.m.locked, u.path)
	return nil
}

// handle is an open file.
type handle struct {
	m    *memory
	n    *node
	path string
	gone bool
}

// Write that fails has written half; where the medium has failed it has written nothing,
// and no later one does.
func (h *handle) Write(p []byte) (int, error) {
	err := h.m.step("write " + h.path)
	if h.gone = h.gone || errors.Is(err, syscall.EIO); h.gone {
		return 0, syscall.EIO
	}
	if err != nil {
		p = p[:len(p)/2]
	}
	h.n.data = append(h.n.data, p...)
	h.n.time = h.m.clock
	return len(p), err
}

// Sync that fails has dropped what it should have flushed, and the next one does not know.
func (h *handle) Sync() error {
	if err := h.m.step("flush " + h.path); err != nil {
		h.n.lost = [2]int{len(h.n.safe), len(h.n.data)}
		return err
	}
	h.n.safe = slices.Clone(h.n.data)
	clear(h.n.safe[h.n.lost[0]:min(h.n.lost[1], len(h.n.safe))])
	return nil
}

func (h *handle) Close() error { return h.m.step("close " + h.path) }

type info struct {
	name string
	size int64
	time time.Time
	dir  bool
}

func (i info) Name() string       { return i.name }
func (i info) Size() int64        { return i.size }
func (i info) ModTime() time.Time { return i.time }
func (i info) IsDir() bool        { return i.dir }
func (i info) Sys() any           { return nil }
func (i info) Mode() fs.FileMode {
	if i.dir {
		return fs.ModeDir | 0o700
	}
	return 0o600
}

// put lays a file down, as if it had always been there.
func (m *memory) put(path, text string) {
	for dir := filepath.Dir(path); !m.dirs[dir]; dir = filepath.Dir(dir) {
		m.dirs[dir], m.safeDirs[dir] = true, true
	}
	m.clock = m.clock.Add(time.Second)
	n := &node{data: []byte(text), safe: []byte(text), time: m.clock}
	m.files[path], m.safe[path] = n, n
}

// text is what a file holds, empty if there is none.
func (m *memory) text(path string) string {
	if n := m.files[path]; n != nil {
		return string(n.data)
	}
	return ""
}

// names are the files whose path contains the part.
func (m *memory) names(part string) []string {
	var all []string
	for _, path := range slices.Sorted(maps.Keys(m.files)) {
		if strings.Contains(path, part) {
			all = append(all, path)
		}
	}
	return all
}

var errFull = error(syscall.ENOSPC)
