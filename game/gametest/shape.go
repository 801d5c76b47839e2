package gametest

import (
	"reflect"
	"slices"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/assert"
)

// leaf is a number, or an array of numbers, somewhere in a position.
type leaf struct {
	// path names the field, with all elements of an array of structs under one name.
	path      string
	off, size uintptr
	secret    bool
}

// leaves are the numbers of which a position is made; faults are its parts that are
// none.
func leaves(t reflect.Type) (all []leaf, faults []string) {
	var walk func(t reflect.Type, path string, off uintptr, secret bool)
	walk = func(t reflect.Type, path string, off uintptr, secret bool) {
		switch flat(t) {
		case reflect.Struct:
			for i := range t.NumField() {
				f := t.Field(i)
				walk(f.Type, path+"."+f.Name, off+f.Offset, secret || f.Tag.Get("view") == "secret")
			}
		case reflect.Array:
			for i := range t.Len() {
				walk(t.Elem(), path, off+uintptr(i)*t.Elem().Size(), secret)
			}
		case reflect.Invalid:
			faults = append(faults, path+" is a "+t.String())
		default:
			all = append(all, leaf{path, off, t.Size(), secret})
		}
	}
	walk(t, "position", 0, false)
	return all, faults
}

// flat is what to do with a type: walk through a struct, or an array that is no array
// of numbers; take a number, or an array of numbers, as it is; refuse the rest.
func flat(t reflect.Type) reflect.Kind {
	switch kind := t.Kind(); kind {
	case reflect.Struct:
		return kind
	case reflect.Array:
		if inner := flat(t.Elem()); inner == reflect.Struct || inner == reflect.Array || inner == reflect.Invalid {
			return kind
		}
		return reflect.Int8
	case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return reflect.Int8
	default:
		return reflect.Invalid
	}
}

// Shape holds the position to being a small value: whole numbers in arrays and structs,
// nothing that two copies could share.
func (k *Kit[S, A, E, Pub, Priv]) Shape(t *testing.T) {
	position := reflect.TypeFor[S]()
	_, faults := leaves(position)
	assert.Empty(t, faults, "copies of the position would share")
	limit := k.MaxBytes
	if limit == 0 {
		limit = 1024
	}
	assert.LessOrEqual(t, position.Size(), limit, "the position is too large")
	assert.Greater(t, position.Size(), uintptr(0))
}

// moved are the leaves in which two positions differ.
func moved[S any](all []leaf, a, b *S, found func(*leaf)) {
	for i := range all {
		l := &all[i]
		x := unsafe.Slice((*byte)(unsafe.Add(unsafe.Pointer(a), l.off)), l.size)
		y := unsafe.Slice((*byte)(unsafe.Add(unsafe.Pointer(b), l.off)), l.size)
		if !slices.Equal(x, y) {
			found(l)
		}
	}
}
