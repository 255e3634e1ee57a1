// What a server does with a request before it calls anything.

package contract

import (
	"fmt"
	"reflect"
	"regexp"
	"strconv"
	"strings"
)

// mostValues bounds the items and members of a request's body.
const mostValues = 10_000

// ReadRequest_ reads the body of a POST to a path and answers a pointer to its request type, for a type switch.
//
// The error is an *Error_: answer with its Status, and with what json.Marshal makes of it.
func ReadRequest_(path string, body []byte) (request any, err error) {
	defer catch(&err)
	name, tree, err := api().request(path, body)
	if err != nil {
		return nil, err
	}
	request = newRequest(name)
	fill(reflect.ValueOf(request).Elem(), tree)
	return request, nil
}

// request answers the name of the request's type, and what is read of the body.
func (c *contract) request(path string, body []byte) (string, any, error) {
	var asked *operation
	for _, known := range c.Operations {
		if known.Path == path {
			asked = known
		}
	}
	if asked == nil {
		return "", nil, c.refusal("notFound", "no operation at "+path)
	}
	tooLarge := func(format string, most int) error {
		refused := c.refusal("invalid", fmt.Sprintf(format, most))
		refused.Status = 413
		return refused
	}
	if len(body) > c.BodyBytes {
		return "", nil, tooLarge("the body has more than %d bytes", c.BodyBytes)
	}
	s := c.resolve(&schema{Kind: "ref", Name: asked.Body})
	if len(body) == 0 && s.Kind == "record" && len(s.Fields) == 0 {
		body = []byte("{}")
	}
	p, err := parse(body)
	switch {
	case err != nil:
		return "", nil, c.refusal("invalid", "the body is "+err.Error())
	case p.values > mostValues:
		return "", nil, tooLarge("the body has more than %d values", mostValues)
	case p.repeated != "":
		return "", nil, c.invalid([]Issue_{{p.repeated, "one member of this name"}})
	}
	tree, issues := c.read(asked.Body, p.tree, true)
	if len(issues) > 0 && c.Lenient {
		tree, issues = c.read(asked.Body, c.strictForm(s, p.tree), true)
	}
	if len(issues) > 0 {
		return "", nil, c.invalid(issues)
	}
	from, _ := tree.(*object)
	if s.Kind == "union" {
		return c.variant(s, from, true), tree, nil
	}
	return asked.Body, tree, nil
}

var int32Expression = regexp.MustCompile(`^(?:0|-?[1-9][0-9]{0,9})$`)

// strictForm is a body of a client of protocol buffers in the contract's own form, as far as its types lead. What it
// cannot bring into that form is left to be refused.
func (c *contract) strictForm(s *schema, tree any) any {
	s = c.resolve(s)
	switch from := tree.(type) {
	case string:
		if s.Kind == "int32" && int32Expression.MatchString(from) {
			number, _ := parse([]byte(from))
			return number.tree
		}
	case []any:
		if s.Kind == "array" && len(from) <= s.Most {
			made := make([]any, len(from))
			for i, item := range from {
				made[i] = c.strictForm(s.Of, item)
			}
			return made
		}
	case *object:
		if s.Kind == "map" && len(from.names) <= s.Most {
			made := newObject()
			for _, name := range from.names {
				made.put(name, c.strictForm(s.Of, from.members[name]))
			}
			return made
		}
		if s.Kind == "union" {
			s = c.Types[c.variant(s, from, true)]
		}
		if s != nil && s.Kind == "record" {
			return c.strictRecord(s, from)
		}
	default:
		isInteger := s.Kind == "int64" ||
			(s.Kind == "string" && (s.Format == "decimal" || s.Format == "int64" || s.Format == "uint64"))
		// Beyond 2^53 a number has lost digits.
		const most = 1<<53 - 1
		number, isNumber := numberOf(tree)
		if isNumber && isInteger && number == float64(int64(number)) && -most <= number && number <= most {
			return strconv.FormatInt(int64(number), 10)
		}
	}
	return tree
}

func (c *contract) strictRecord(s *schema, from *object) any {
	own, other := map[string]bool{}, map[string]string{}
	for _, f := range s.Fields {
		own[f.Name] = true
		other[capital.ReplaceAllStringFunc(f.Name, func(letter string) string { return "_" + strings.ToLower(letter) })] = f.Name
	}
	made, members := newObject(), 0
	for _, name := range from.names {
		known, isOther := other[name]
		if from.members[name] == nil && !own[name] && !isOther {
			// Of what a newer contract has, such clients say null.
			continue
		}
		if members++; members > len(s.Fields) {
			return from
		}
		if isOther && !own[name] && !from.has(known) {
			made.put(known, from.members[name])
		} else {
			made.put(name, from.members[name])
		}
	}
	for _, f := range s.Fields {
		if made.has(f.Name) {
			made.put(f.Name, c.strictForm(f.Type, made.members[f.Name]))
		} else if !f.Optional && c.resolve(f.Type).Kind == "array" {
			made.put(f.Name, []any{})
		}
	}
	return made
}

var capital = regexp.MustCompile("[A-Z]")
