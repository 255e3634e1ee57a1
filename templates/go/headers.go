// Headers: texts that are held to the types of the contract as the members of a body are.

package contract

import (
	"encoding/json"
	"net/http"
	"strings"
)

func headersOf[Headers ContractType_](said http.Header) (*Headers, error) {
	var headers Headers
	made := newObject()
	for _, f := range api().Types[headers.contractType()].Fields {
		if lines := said.Values(f.Name); len(lines) > 0 {
			made.put(f.Name, api().headerValue(f.Type, strings.Join(lines, ", ")))
		}
	}
	text, _ := json.Marshal(made)
	headers, err := ParseAnswer_[Headers](text)
	return &headers, err
}

// headerValue is the text itself, unless numbers or truth values are expected and it is one.
func (c *contract) headerValue(s *schema, text string) any {
	s = c.resolve(s)
	_, isWord := s.Value.tree.(string)
	switch s.Kind {
	case "int32", "number", "boolean", "literal":
		if p, err := parse([]byte(text)); err == nil && p.tree != nil && !isWord {
			return p.tree
		}
	}
	return text
}
