// Compares an emitted package with the test vectors of a contract, as docs/vectors.md describes them. Values go in and
// come out as texts of JSON, which the standard library reads here.

package contract

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"
)

type vectors struct {
	Types    map[string]map[string]cases
	Upgrades []struct {
		From, To    string
		Old, Newest json.RawMessage
	}
	Errors []struct {
		Status  int
		Text    string
		Code    ErrorCode
		Message *string
		Details json.RawMessage
		Passing bool
	}
	Refusals []struct {
		change
		Path   string
		Status int
		Code   ErrorCode
		Faults []string
	}
	Lenient []struct {
		Path        string
		Value, Read json.RawMessage
		Faults      []string
	}
	Stamps []stampCase
	Waits  []struct {
		Operation                 string
		Request, Answer, Activity json.RawMessage
		Asks                      json.RawMessage
		Outcome                   *string
	}
	Headers []struct {
		Operation       string
		Request, Answer json.RawMessage
		Headers         map[string]string
		Read            json.RawMessage
		Fault           string
	}
	Webhooks []struct {
		Webhook, What, Body, Reason string
		Now                         int64
		Headers                     map[string]string
		Keys                        json.RawMessage
		Verifies                    bool
	}
}

type stampCase struct {
	Stamper, Body, Value, Token, What, Header string
	Verifies                                  bool
	Key                                       struct{ PublicKey, PrivateKey string }
}

type cases struct {
	Base              any
	Accepted, Refused []change
}

type change struct {
	At    string
	Value json.RawMessage
	Runs  [][2]any
	Read  *change
	Path  *string
}

func vectorsFrom(text []byte) *vectors {
	var v vectors
	if err := numbersKept(text, &v); err != nil {
		panic(err)
	}
	return &v
}

// moreChecks are those of what not every package has.
var moreChecks []func(c *contract, v *vectors, report func(string, ...any) bool) []func() bool

// verified are the functions that verify webhooks, by the names of those.
var verified = map[string]func(header http.Header, body, keys []byte, now time.Time) (payload any, reason string, err error){}

// Differences tells where the package and the vectors disagree, and how many of them there are.
//
// typed makes a pointer to the Go type of a name of the contract; nil for none.
func Differences(contractText []byte, v *vectors, typed func(name string) any, report func(string, ...any) bool) (count int) {
	var c contract
	if err := json.Unmarshal(contractText, &c); err != nil {
		report("contract.json: %v", err)
		return 0
	}
	api = func() *contract { return &c }
	defer func() {
		if failure := recover(); failure != nil {
			report("fails: %v", failure)
		}
	}()
	for _, name := range slices.Sorted(maps.Keys(v.Types)) {
		for _, mode := range slices.Sorted(maps.Keys(v.Types[name])) {
			all := v.Types[name][mode]
			count += 1 + len(all.Accepted) + len(all.Refused)
			if !ofType(&c, name, mode == "sent", all, typed, report) {
				return count
			}
		}
	}
	rest := []func() bool{}
	add := func(check func() bool) { rest = append(rest, check) }
	for _, one := range v.Upgrades {
		add(func() bool {
			made := textOf(c.upgraded(one.From, one.To, treeFrom(one.Old)))
			return made == canonical(one.Newest) || report("%s becomes %s, not %s", one.From, made, one.Newest)
		})
		add(func() bool { return ofTypedUpgrade(one.From, one.To, one.Old, one.Newest, typed, report) })
	}
	for _, one := range v.Errors {
		add(func() bool {
			found := c.errorOf(one.Status, []byte(one.Text))
			if one.Status == 200 {
				found = c.unreadable("example", one.Status, []byte(one.Text), nil)
			}
			isSaid := one.Message == nil || found.Message == *one.Message
			is := found.Code == one.Code && isSaid && found.Status == one.Status &&
				c.isPassing(found) == one.Passing && canonical(jsonOf(found.Details)) == canonical(one.Details)
			return is || report("%+v is read as %+v", one, found)
		})
	}
	for _, kind := range []string{"timeout", "unreachable"} {
		add(func() bool {
			unanswered := c.refusal(kind, "")
			unanswered.Status = 0
			return c.isPassing(unanswered) || report("where no answer came, %+v does not pass", unanswered)
		})
	}
	for _, one := range v.Webhooks {
		verify := verified[one.Webhook]
		if verify == nil {
			continue
		}
		add(func() bool {
			payload, reason, err := verify(headerOf(one.Headers), []byte(one.Body), one.Keys, time.UnixMilli(one.Now))
			if err != nil || reason != one.Reason {
				return report("%s, %s: %q, %v", one.Webhook, one.What, reason, err)
			}
			var wanted map[string]any
			if one.Verifies {
				_ = json.Unmarshal([]byte(one.Body), &wanted)
				delete(wanted, "more")
			}
			return !one.Verifies || canonical(jsonOf(payload)) == canonical(jsonOf(wanted)) || report("%s is read as %v", one.Body, payload)
		})
	}
	for _, checks := range moreChecks {
		rest = append(rest, checks(&c, v, report)...)
	}
	for _, check := range rest {
		count++
		if !check() {
			return count
		}
	}
	return count
}

func ofType(c *contract, name string, strict bool, all cases, typed func(string) any, report func(string, ...any) bool) bool {
	base, _ := json.Marshal(all.Base)
	for _, one := range append([]change{{Value: base}}, all.Accepted...) {
		value := changed(all.Base, one)
		wanted := value
		if one.Read != nil {
			one.Read.At = one.At
			wanted = changed(value, *one.Read)
		}
		tree, issues := c.read(name, treeOfValue(value), strict)
		if len(issues) > 0 && !report("%s refuses %s at %v", name, short(value), issues) {
			return false
		}
		if textOf(tree) != textOf(wanted) && !report("%s reads %s as %s", name, short(value), short(tree)) {
			return false
		}
		if !ofTyped(c, name, wanted, typed, report) {
			return false
		}
	}
	for _, one := range all.Refused {
		path := one.At
		if one.Path != nil {
			path = *one.Path
		}
		_, issues := c.read(name, treeOfValue(changed(all.Base, one)), strict)
		if (len(issues) != 1 || issues[0].Path != path || issues[0].Expected == "") && !report("%s %v finds %v in %s", name, strict, issues, short(changed(all.Base, one))) {
			return false
		}
	}
	return true
}

// ofTyped reads a value into its Go type and writes it again: what the contract lists is the same.
func ofTyped(c *contract, name string, value any, typed func(string) any, report func(string, ...any) bool) bool {
	target := typed(name)
	if target == nil {
		return true
	}
	wanted := jsonOf(value)
	if err := json.Unmarshal(wanted, target); err != nil {
		return report("%s: %.300s cannot be held: %v", name, wanted, err)
	}
	text, err := json.Marshal(target)
	if err != nil {
		return report("%s: %.300s cannot be written: %v", name, wanted, err)
	}
	s := &schema{Kind: "ref", Name: name}
	listed := textOf(c.listed(s, treeOfValue(value)))
	return canonical(text) == listed || report("%s: %.300s is written as %.300s", name, listed, text)
}

func ofTypedUpgrade(from, to string, old, newest []byte, typed func(string) any, report func(string, ...any) bool) bool {
	older, newer := typed(from), typed(to)
	if older == nil || newer == nil {
		return true
	}
	if err := json.Unmarshal(old, older); err != nil {
		return report("%s: %v", from, err)
	}
	way := reflect.ValueOf(older).Elem().MethodByName("To" + reflect.TypeOf(newer).Elem().Name())
	if !way.IsValid() {
		return report("there is no way from %s to %s", from, to)
	}
	made := way.Call(nil)
	text, _ := json.Marshal(made[0].Interface())
	listed := textOf(api().listed(&schema{Kind: "ref", Name: to}, treeFrom(newest)))
	return canonical(text) == listed || report("%s becomes %s: %v", from, text, made[1])
}

// listed is a value without the members that the contract does not list.
func (c *contract) listed(s *schema, tree any) any {
	s = c.resolve(s)
	switch from := tree.(type) {
	case []any:
		for i := range from {
			if s.Of != nil {
				from[i] = c.listed(s.Of, from[i])
			}
		}
	case *object:
		if s.Kind == "union" {
			s = c.Types[c.variant(s, from, false)]
		}
		if s.Kind == "map" {
			for name, member := range from.members {
				from.members[name] = c.listed(s.Of, member)
			}
		}
		if s.Kind != "record" {
			return from
		}
		made := newObject()
		for _, f := range s.Fields {
			if member, found := from.members[f.Name]; found {
				made.put(f.Name, c.listed(f.Type, member))
			}
		}
		for _, name := range from.names {
			if s.Extra && !made.has(name) {
				made.put(name, from.members[name])
			}
		}
		return made
	}
	return tree
}

func headerOf(texts map[string]string) http.Header {
	header := http.Header{}
	for name, text := range texts {
		header.Set(name, text)
	}
	return header
}

func numbersKept(text []byte, target any) error {
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	return decoder.Decode(target)
}

func treeFrom(text []byte) any {
	p, err := parse(text)
	if err != nil {
		panic(err)
	}
	return p.tree
}

func jsonOf(value any) []byte {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return text
}

// textOf is a value as text, whatever the order of its members and the spelling of its numbers.
func textOf(tree any) string {
	var text strings.Builder
	writeTo(&text, tree)
	return text.String()
}

func writeTo(text *strings.Builder, tree any) {
	switch tree := tree.(type) {
	case *object:
		writeTo(text, tree.members)
	case map[string]any:
		text.WriteByte('{')
		for _, name := range slices.Sorted(maps.Keys(tree)) {
			text.WriteString(strconv.Quote(name) + ":")
			writeTo(text, tree[name])
			text.WriteByte(',')
		}
		text.WriteByte('}')
	case []any:
		text.WriteByte('[')
		for _, item := range tree {
			writeTo(text, item)
			text.WriteByte(',')
		}
		text.WriteByte(']')
	case json.Number:
		number, _ := tree.Float64()
		text.WriteString(strconv.FormatFloat(number, 'g', -1, 64))
	case string:
		text.WriteString(strconv.Itoa(len(tree)) + ":" + tree)
	default:
		fmt.Fprint(text, tree)
	}
}

func canonical(text []byte) string {
	var value any
	if err := numbersKept(text, &value); err != nil {
		return err.Error()
	}
	return textOf(value)
}

// treeOfValue is the tree of what encoding/json has read.
func treeOfValue(value any) any {
	switch value := value.(type) {
	case []any:
		items := make([]any, len(value))
		for i, item := range value {
			items[i] = treeOfValue(item)
		}
		return items
	case map[string]any:
		made := newObject()
		for _, name := range slices.Sorted(maps.Keys(value)) {
			made.put(name, treeOfValue(value[name]))
		}
		return made
	}
	return value
}

func short(value any) string { return fmt.Sprintf("%.300s", jsonOf(value)) }

// changed is a copy of a value with something else in one place.
func changed(base any, one change) any {
	names := strings.Split(one.At, "/")[1:]
	if one.At == "" {
		names = nil
	}
	return put(base, names, written(one))
}

type absent struct{}

func written(one change) any {
	if one.Value != nil {
		var value any
		_ = numbersKept(one.Value, &value)
		return value
	}
	if one.Runs == nil {
		return absent{}
	}
	text, list, isText := "", []any{}, false
	for _, run := range one.Runs {
		times, _ := strconv.Atoi(fmt.Sprint(run[1]))
		if piece, ok := run[0].(string); ok {
			isText = true
			text += strings.Repeat(piece, times)
		} else {
			for range times {
				list = append(list, run[0].([]any)...)
			}
		}
	}
	if isText {
		return text
	}
	return list
}

func put(base any, names []string, value any) any {
	if len(names) == 0 {
		return value
	}
	name := strings.NewReplacer("~1", "/", "~0", "~").Replace(names[0])
	if list, ok := base.([]any); ok {
		at, _ := strconv.Atoi(name)
		made := slices.Clone(list)
		made[at] = put(list[at], names[1:], value)
		return made
	}
	from, _ := base.(map[string]any)
	made := maps.Clone(from)
	member := put(from[name], names[1:], value)
	if _, isAbsent := member.(absent); isAbsent {
		delete(made, name)
	} else {
		made[name] = member
	}
	return made
}
