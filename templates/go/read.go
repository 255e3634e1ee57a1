// Holds JSON to the types of the contract: strictly as a server reads requests, tolerantly as a caller reads answers.

package contract

import (
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode/utf8"
)

// ContractType_ is implemented by all types that the contract names, bytes excepted.
type ContractType_ interface{ contractType() string }

// Parse_ reads a value as a server reads it in a request: held to all bounds, and with defaults filled in.
//
// The error is an *Error_ with all Issues.
func Parse_[T ContractType_](data []byte) (T, error) {
	return read[T](data, true)
}

// ParseAnswer_ reads a value as a caller reads it in an answer: members that the contract does not list and values that
// were added to open enums and unions are taken, bounds are not looked at.
//
// The error is an *Error_ with all Issues.
func ParseAnswer_[T ContractType_](data []byte) (T, error) {
	return read[T](data, false)
}

// Check_ tells where a value differs from what a server accepts in a request; nowhere if the list is
// empty. The error is about what JSON cannot hold.
func Check_(value ContractType_) (issues []Issue_, err error) {
	defer catch(&err)
	_, issues = api().read(value.contractType(), treeOf(reflect.ValueOf(value)), true)
	return issues, err
}

// Issue_ is a place at which a value does not fit.
type Issue_ struct {
	// Path is a JSON pointer (RFC 6901).
	Path string
	// Expected says what would be right.
	Expected string
}

func read[T ContractType_](data []byte, strict bool) (value T, err error) {
	defer catch(&err)
	p, err := parse(data)
	if err != nil {
		return value, api().refusal("invalid", err.Error())
	}
	tree, issues := api().read(value.contractType(), p.tree, strict)
	if len(issues) > 0 {
		return value, api().invalid(issues)
	}
	fill(reflect.ValueOf(&value).Elem(), tree)
	return value, nil
}

// contract is what contract.json says: everything but the words.
type contract struct {
	Types      map[string]*schema
	Steps      map[string]*step
	Operations map[string]*operation
	Refusals   map[string]refused
	Error      errorForm
	ByStatus   map[int]ErrorCode_
	Otherwise  ErrorCode_
	Passing    passing
	BodyBytes  int
	Lenient    bool
}

// operation is what contract.json says of one.
type operation struct {
	Path, Kind, Body  string
	Fill              []string
	Repeats, Unproved bool
}

var api = sync.OnceValue(func() *contract {
	var c contract
	if err := json.Unmarshal(contractJSON, &c); err != nil {
		panic(err)
	}
	return &c
})

// schema is a type. Members of JSON are found by their names whatever their case.
type schema struct {
	Kind, Name, Encoding, Format, Tag, Fallback string

	Value                                                jsonValue
	Values                                               []string
	Open, OrNull, Unique, Extra                          bool
	Least, Most                                          int
	MinLength, MaxLength                                 *int
	Minimum, Maximum, ExclusiveMinimum, ExclusiveMaximum *float64
	MultipleOf                                           *float64
	Int64Minimum, Int64Maximum                           *json.Number
	Pattern                                              *pattern
	Of, Keys                                             *schema
	Fields                                               []*field
	Variants                                             map[string]string
}

type field struct {
	Name               string
	Type               *schema
	Optional, Nullable bool
	Default            jsonValue
}

// pattern is a regular expression, compiled once it is needed.
type pattern struct{ compiled func() *regexp.Regexp }

func (p pattern) String() string { return p.compiled().String() }

func (p *pattern) UnmarshalText(text []byte) error {
	p.compiled = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(string(text)) })
	return nil
}

// reading is on its way through one value.
type reading struct {
	contract *contract
	strict   bool
	issues   []Issue_
}

// read answers the value without nulls that mean absence, and with defaults.
func (c *contract) read(name string, tree any, strict bool) (any, []Issue_) {
	r := reading{contract: c, strict: strict}
	return r.value(&schema{Kind: "ref", Name: name}, tree, ""), r.issues
}

func (r *reading) report(path, format string, args ...any) {
	r.issues = append(r.issues, Issue_{path, fmt.Sprintf(format, args...)})
}

func (c *contract) resolve(s *schema) *schema {
	for s.Kind == "ref" {
		s = c.Types[s.Name]
	}
	return s
}

func (r *reading) value(s *schema, tree any, path string) any {
	s = r.contract.resolve(s)
	items, isList := tree.([]any)
	from, isObject := tree.(*object)
	switch {
	case isList && s.Kind == "array":
		return r.array(s, items, path)
	case isObject && s.Kind == "map":
		return r.mapped(s, from, path)
	case isObject && s.Kind == "record":
		return r.record(s, from, path)
	case isObject && s.Kind == "union":
		return r.union(s, from, path)
	}
	for _, fault := range s.faults(tree, r.strict) {
		r.report(path, "%s", fault)
	}
	return tree
}

func (r *reading) array(s *schema, items []any, path string) any {
	r.size(s, len(items), "items", path)
	if r.strict && s.Unique && repeats(items) {
		r.report(path, "array without repeated items")
	}
	made := make([]any, len(items))
	for i, item := range items {
		if item != nil || !s.OrNull {
			made[i] = r.value(s.Of, item, path+"/"+strconv.Itoa(i))
		}
	}
	return made
}

func (r *reading) size(s *schema, size int, noun, path string) {
	if r.strict && size < s.Least {
		r.report(path, "at least %d %s", s.Least, noun)
	}
	if r.strict && size > s.Most {
		r.report(path, "at most %d %s", s.Most, noun)
	}
}

// repeats tells whether a plain value is there twice.
func repeats(items []any) bool {
	seen := map[any]bool{}
	for _, item := range items {
		if number, ok := numberOf(item); ok {
			item = number
		} else if _, isList := item.([]any); isList {
			continue
		}
		if seen[item] {
			return true
		}
		seen[item] = true
	}
	return false
}

func (r *reading) mapped(s *schema, from *object, path string) any {
	r.size(s, len(from.names), "entries", path)
	made := newObject()
	for _, name := range from.names {
		at := path + "/" + escaped(name)
		if name == "__proto__" {
			r.report(at, "a key other than __proto__")
		} else if r.strict {
			for _, fault := range s.Keys.faults(name, true) {
				r.report(at, "key: %s", fault)
			}
		}
		item := from.members[name]
		if item != nil || !s.OrNull {
			item = r.value(s.Of, item, at)
		}
		made.put(name, item)
	}
	return made
}

func (r *reading) record(s *schema, from *object, path string) any {
	made := newObject()
	known := map[string]bool{}
	for _, f := range s.Fields {
		known[f.Name] = true
		at := path + "/" + escaped(f.Name)
		member, found := from.members[f.Name]
		switch {
		case found && member == nil && f.Nullable:
			made.put(f.Name, nil)
		case found && (member != nil || !f.Optional):
			made.put(f.Name, r.value(f.Type, member, at))
		case !f.Optional:
			r.report(at, "a value (required)")
		case r.strict && f.Default.isSet:
			made.put(f.Name, f.Default.tree)
		}
	}
	for _, name := range from.names {
		if known[name] {
			continue
		}
		if r.strict && !s.Extra {
			r.report(path+"/"+escaped(name), "nothing (unknown member)")
		}
		made.put(name, from.members[name])
	}
	return made
}

func (r *reading) union(s *schema, from *object, path string) any {
	if variant := r.contract.variant(s, from, r.strict); variant != "" {
		return r.record(r.contract.Types[variant], from, path)
	}
	r.report(path+"/"+escaped(s.Tag), "the %s of a variant", s.Tag)
	return from
}

// variant is the name of the record that an object of a union is; empty for none.
func (c *contract) variant(s *schema, from *object, strict bool) string {
	tag, _ := from.members[s.Tag].(string)
	if name, known := s.Variants[tag]; known || strict {
		return name
	}
	return s.Fallback
}

// faults tells everything in which a plain value differs, or that it is none; bounds only where they hold.
func (s *schema) faults(tree any, bounded bool) (found []string) {
	text, isText := tree.(string)
	number, isNumber := numberOf(tree)
	length, noun, isOfKind := utf8.RuneCountInString(text), "characters", isText
	switch s.Kind {
	case "json":
		isOfKind = true
	case "array", "map", "record", "union":
		isOfKind = false
	case "boolean":
		_, isOfKind = tree.(bool)
	case "literal":
		constant, isEither := numberOf(s.Value.tree)
		isOfKind = tree == s.Value.tree || (isNumber && isEither && number == constant)
	case "enum":
		isOfKind = isText && (slices.Contains(s.Values, text) || (!bounded && s.Open))
	case "int32":
		isOfKind = isNumber && isInt32(number)
	case "number":
		isOfKind = isNumber
	case "int64":
		isOfKind = isInt64(text)
	case "bytes":
		encoding := base64Of(s.Encoding == "base64url")
		data, err := encoding.DecodeString(text)
		// Go passes over line ends and bits beyond the last byte.
		isOfKind = isText && err == nil && encoding.EncodeToString(data) == text
		length, noun = len(data), "bytes"
	case "date":
		isOfKind = isDate(text)
	case "dateTime":
		isOfKind = len(text) > 10 && isDate(text[:10]) && timeExpression.MatchString(text[10:])
	}
	if !isOfKind {
		return []string{s.expected()}
	}
	if !bounded {
		return nil
	}
	limit(&found, s.MinLength, func(least int) bool { return length >= least }, "at least %v "+noun)
	limit(&found, s.MaxLength, func(most int) bool { return length <= most }, "at most %v "+noun)
	limit(&found, s.Minimum, func(least float64) bool { return number >= least }, "number of at least %v")
	limit(&found, s.Maximum, func(most float64) bool { return number <= most }, "number of at most %v")
	limit(&found, s.ExclusiveMinimum, func(bound float64) bool { return number > bound }, "number above %v")
	limit(&found, s.ExclusiveMaximum, func(bound float64) bool { return number < bound }, "number below %v")
	limit(&found, s.MultipleOf, func(unit float64) bool { return math.Mod(number, unit) == 0 }, "multiple of %v")
	limit(&found, s.Int64Minimum, func(least json.Number) bool { return int64Of(text) >= int64Of(least) }, "at least %v")
	limit(&found, s.Int64Maximum, func(most json.Number) bool { return int64Of(text) <= int64Of(most) }, "at most %v")
	limit(&found, s.Pattern, func(p pattern) bool { return p.compiled().MatchString(text) }, "string that matches %v")
	return found
}

func (s *schema) expected() string {
	switch s.Kind {
	case "literal":
		text, _ := json.Marshal(s.Value.tree)
		return string(text)
	case "enum":
		return "one of " + strings.Join(s.Values[:min(len(s.Values), 10)], ", ")
	}
	return kinds[s.Kind]
}

func limit[Bound any](found *[]string, bound *Bound, fits func(Bound) bool, words string) {
	if bound != nil && !fits(*bound) {
		*found = append(*found, fmt.Sprintf(words, *bound))
	}
}

var kinds = map[string]string{
	"array":    "array",
	"map":      "object",
	"record":   "object",
	"union":    "object",
	"boolean":  "boolean",
	"string":   "string",
	"int32":    "32-bit integer",
	"number":   "number",
	"int64":    "64-bit integer as a decimal string",
	"bytes":    "bytes in base64, or base64url where the contract says so",
	"date":     "date as in 2030-01-31",
	"dateTime": "date and time as in 2030-01-31T18:00:00Z",
}

// numberOf is what JavaScript, and so the contract, takes a number for: one in double precision.
func numberOf(tree any) (float64, bool) {
	text, ok := tree.(json.Number)
	if !ok {
		return 0, false
	}
	number, err := strconv.ParseFloat(string(text), 64)
	return number, err == nil
}

func isInt32(number float64) bool {
	return number == math.Trunc(number) && number >= math.MinInt32 && number <= math.MaxInt32
}

func isInt64(text string) bool { return strconv.FormatInt(int64Of(text), 10) == text }

func int64Of[Text ~string](text Text) int64 {
	value, _ := strconv.ParseInt(string(text), 10, 64)
	return value
}

func isDate(text string) bool {
	day, err := time.Parse(time.DateOnly, text)
	return err == nil && day.Format(time.DateOnly) == text
}

// What stands behind the day (RFC 3339), in capitals and without leap seconds.
var timeExpression = regexp.MustCompile(
	`^T(?:[01][0-9]|2[0-3])(?::[0-5][0-9]){2}(?:\.[0-9]{1,9})?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$`,
)
