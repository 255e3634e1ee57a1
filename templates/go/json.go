// JSON as trees that keep the order of members and the digits of numbers.

package contract

import (
	"bytes"
	"encoding/json"
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"
)

// object is a JSON object. The other values of a tree are nil, bool, string, json.Number and []any.
type object struct {
	names   []string
	members map[string]any
}

func newObject() *object { return &object{members: map[string]any{}} }

func (o *object) put(name string, value any) {
	if !o.has(name) {
		o.names = append(o.names, name)
	}
	o.members[name] = value
}

func (o *object) has(name string) bool {
	_, found := o.members[name]
	return found
}

// MarshalJSON keeps the order.
func (o *object) MarshalJSON() ([]byte, error) {
	text := []byte{'{'}
	for i, name := range o.names {
		key, _ := json.Marshal(name)
		value, err := json.Marshal(o.members[name])
		if err != nil {
			return nil, err
		}
		text = append(append(append(append(text, ",{"[:min(i, 1)]...), key...), ':'), value...)
	}
	return append(text, '}'), nil
}

// parsed is a JSON text that has been read. Of several members of one name the last one counts.
type parsed struct {
	tree any
	// repeated is the path of the first member whose name its object has had before.
	repeated string
	// values counts items of lists and members of objects at any depth.
	values  int
	decoder *json.Decoder
}

func parse(data []byte) (*parsed, error) {
	if !utf8.Valid(data) || !json.Valid(data) {
		return nil, errors.New("not JSON in UTF-8")
	}
	p := &parsed{decoder: json.NewDecoder(bytes.NewReader(data))}
	p.decoder.UseNumber()
	p.tree = p.next("")
	return p, nil
}

// next reads a value of a text that is known to be JSON.
func (p *parsed) next(path string) any {
	token, _ := p.decoder.Token()
	switch token {
	case json.Delim('['):
		items := []any{}
		for ; p.decoder.More(); p.values++ {
			items = append(items, p.next(path+"/"+strconv.Itoa(len(items))))
		}
		_, _ = p.decoder.Token()
		return items
	case json.Delim('{'):
		made := newObject()
		for ; p.decoder.More(); p.values++ {
			token, _ := p.decoder.Token()
			name, _ := token.(string)
			at := path + "/" + escaped(name)
			if made.has(name) && p.repeated == "" {
				p.repeated = at
			}
			made.put(name, p.next(at))
		}
		_, _ = p.decoder.Token()
		return made
	}
	return token
}

// treeIn is what a text holds that is known to be JSON.
func treeIn(text []byte) any {
	p, _ := parse(text)
	return p.tree
}

// escaped is a name as part of a JSON pointer (RFC 6901).
func escaped(name string) string { return escapes.Replace(name) }

var escapes = strings.NewReplacer("~", "~0", "/", "~1")

// jsonValue is a value that the contract itself holds.
type jsonValue struct {
	tree  any
	isSet bool
}

func (v *jsonValue) UnmarshalJSON(data []byte) error {
	p, err := parse(data)
	if err == nil {
		v.tree, v.isSet = p.tree, true
	}
	return err
}
