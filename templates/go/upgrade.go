// Older records as newer ones, by the steps that the contract derives.

package contract

import "reflect"

// step makes a record of an older one.
type step struct {
	From    string
	Members []source
}

// source is where a member comes from. One that refers to something absent is left out where it is optional.
type source struct {
	Name     string
	Optional bool
	Value    template
	OrElse   *struct{ Value jsonValue }
}

type template struct {
	Kind                string
	Value               jsonValue
	Path                []string
	Optional, KeepsNull bool
	OrElse              *struct{ Value jsonValue }
	Convert             *conversion
	Items               []template
	Members             []source
}

// conversion is what becomes of a value on its way. Steps are the names of the records that they lead to.
type conversion struct {
	Kind  string
	Steps []string
	Of    *conversion
}

// upgrade makes a newer value. Only a value that does not fit its own type can fail.
func upgrade[New, Old ContractType_](old Old) (made New, err error) {
	defer catch(&err)
	tree := api().upgraded(old.contractType(), made.contractType(), treeOf(reflect.ValueOf(old)))
	fill(reflect.ValueOf(&made).Elem(), tree)
	return made, nil
}

func (c *contract) upgraded(from, to string, tree any) any {
	if from == to {
		return tree
	}
	s := c.Steps[to]
	return c.made(s.Members, c.upgraded(from, s.From, tree))
}

func (c *contract) made(members []source, older any) any {
	made := newObject()
	for _, m := range members {
		if !m.Optional || !isMissing(&m.Value, older) {
			made.put(m.Name, c.filled(&m.Value, older))
		} else if m.OrElse != nil {
			made.put(m.Name, m.OrElse.Value.tree)
		}
	}
	return made
}

func (c *contract) filled(t *template, older any) any {
	switch t.Kind {
	case "value":
		return t.Value.tree
	case "array":
		items := make([]any, len(t.Items))
		for i := range items {
			items[i] = c.filled(&t.Items[i], older)
		}
		return items
	case "object":
		return c.made(t.Members, older)
	}
	found, isThere := at(t.Path, older)
	if isThere && (found != nil || t.KeepsNull) {
		return c.converted(t.Convert, found)
	}
	if t.OrElse != nil {
		return t.OrElse.Value.tree
	}
	return nil
}

// isMissing tells whether the older record lacks what the template needs.
func isMissing(t *template, older any) bool {
	switch t.Kind {
	case "array":
		for i := range t.Items {
			if isMissing(&t.Items[i], older) {
				return true
			}
		}
	case "object":
		for _, m := range t.Members {
			if !m.Optional && isMissing(&m.Value, older) {
				return true
			}
		}
	case "path":
		if t.Optional && t.OrElse == nil {
			found, isThere := at(t.Path, older)
			return !isThere || (found == nil && !t.KeepsNull)
		}
	}
	return false
}

func at(path []string, older any) (any, bool) {
	found, isThere := older, true
	for _, name := range path {
		record, isRecord := found.(*object)
		if !isRecord {
			return nil, false
		}
		found, isThere = record.members[name]
	}
	return found, isThere
}

func (c *contract) converted(how *conversion, value any) any {
	switch from := value.(type) {
	case nil:
		return nil
	case []any:
		if how.Kind == "each" {
			made := make([]any, len(from))
			for i := range from {
				made[i] = c.converted(how.Of, from[i])
			}
			return made
		}
	case *object:
		if how.Kind == "values" {
			made := newObject()
			for _, name := range from.names {
				made.put(name, c.converted(how.Of, from.members[name]))
			}
			return made
		}
	}
	for _, to := range how.Steps {
		value = c.upgraded(c.Steps[to].From, to, value)
	}
	return value
}
