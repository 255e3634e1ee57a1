package contract

import (
	"fmt"
	"iter"
)

// pages reads a list to its end, each page once the items of the one before are taken.
func pages[Item any, Cursor comparable](first *Cursor, read func(*Cursor) ([]Item, *Cursor, error)) iter.Seq2[Item, error] {
	return func(yield func(Item, error) bool) {
		var none Item
		for cursor := first; ; {
			items, next, err := read(cursor)
			if err != nil {
				yield(none, err)
				return
			}
			for _, item := range items {
				if !yield(item, nil) {
					return
				}
			}
			if next == nil {
				return
			}
			// Otherwise the reading would never end.
			if cursor != nil && *next == *cursor {
				yield(none, fmt.Errorf("the page at %v leads to itself", *next))
				return
			}
			cursor = next
		}
	}
}
