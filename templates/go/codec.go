// Go values to JSON and back. All types of the package go this way, whatever holds them: names of members are compared
// exactly, constants are there, lists that are nil are empty, and members that are not known are passed over.

package contract

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// Maybe_ is an optional member that may also be null. The zero value is absent.
type Maybe_[T any] struct {
	// Set tells that the member is there.
	Set bool
	// Value is nil for null.
	Value *T
}

// Some_ is a member that is there.
func Some_[T any](value T) Maybe_[T] { return Maybe_[T]{Set: true, Value: &value} }

// Null_ is a member that is there and null.
func Null_[T any]() Maybe_[T] { return Maybe_[T]{Set: true} }

func (Maybe_[T]) isMaybe() {}

// URLBytes_ are bytes that JSON holds in base64url without padding; those of []byte are in base64.
type URLBytes_ []byte

var anyType = reflect.TypeFor[any]()

func isMaybe(t reflect.Type) bool {
	return t.Kind() == reflect.Struct && t.Implements(reflect.TypeFor[interface{ isMaybe() }]())
}

// isUnion tells of a struct that holds a variant and nothing else.
func isUnion(t reflect.Type) bool { return t.NumField() == 1 && t.Field(0).Tag.Get("tag") != "" }

func isBytes(t reflect.Type) bool { return t.Elem().Kind() == reflect.Uint8 }

func base64Of(isURL bool) *base64.Encoding {
	if isURL {
		return base64.RawURLEncoding
	}
	return base64.StdEncoding
}

// misfit is what the functions below panic with.
type misfit struct{ error }

func catch(err *error) {
	if caught := recover(); caught != nil {
		failed, ok := caught.(misfit)
		if !ok {
			panic(caught)
		}
		*err = failed.error
	}
}

func encode(value any) (text []byte, err error) {
	defer catch(&err)
	return json.Marshal(treeOf(reflect.ValueOf(value)))
}

func decode(data []byte, target any) (err error) {
	defer catch(&err)
	p, err := parse(data)
	if err == nil {
		fill(reflect.ValueOf(target).Elem(), p.tree)
	}
	return err
}

func treeOf(v reflect.Value) any {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return nil
		}
		if v.Type() != anyType {
			return treeOf(v.Elem())
		}
		text, err := json.Marshal(v.Interface())
		if err != nil {
			panic(misfit{err})
		}
		return treeIn(text)
	case reflect.String:
		return v.String()
	case reflect.Bool:
		return v.Bool()
	case reflect.Int32:
		return json.Number(strconv.FormatInt(v.Int(), 10))
	case reflect.Int64:
		return strconv.FormatInt(v.Int(), 10)
	case reflect.Float64:
		if !math.IsNaN(v.Float()) && !math.IsInf(v.Float(), 0) {
			return json.Number(strconv.FormatFloat(v.Float(), 'g', -1, 64))
		}
	case reflect.Slice:
		if isBytes(v.Type()) {
			return base64Of(v.Type() == reflect.TypeFor[URLBytes_]()).EncodeToString(v.Bytes())
		}
		items := make([]any, v.Len())
		for i := range items {
			items[i] = treeOf(v.Index(i))
		}
		return items
	case reflect.Map:
		made := newObject()
		keys := v.MapKeys()
		slices.SortFunc(keys, func(a, b reflect.Value) int { return strings.Compare(a.String(), b.String()) })
		for _, key := range keys {
			made.put(key.String(), treeOf(v.MapIndex(key)))
		}
		return made
	case reflect.Struct:
		if isMaybe(v.Type()) || isUnion(v.Type()) {
			return treeOf(v.FieldByName("Value"))
		}
		return recordOf(v)
	}
	panic(misfit{fmt.Errorf("JSON has no %v %v", v.Type(), v)})
}

func recordOf(v reflect.Value) any {
	made := newObject()
	for i := range v.NumField() {
		name, constant, isOptional := memberOf(v.Type().Field(i))
		switch {
		case constant != "":
			made.put(name, treeIn([]byte(constant)))
		case name == "-":
			for _, more := range v.Field(i).MapKeys() {
				if !made.has(more.String()) {
					made.put(more.String(), treeOf(v.Field(i).MapIndex(more)))
				}
			}
		case !isOptional || !v.Field(i).IsZero():
			made.put(name, treeOf(v.Field(i)))
		}
	}
	return made
}

// memberOf is what the tags of a field say, of a constant in JSON. The name - is of the field that holds all members which are not listed.
func memberOf(field reflect.StructField) (name, constant string, isOptional bool) {
	name, isOptional = strings.CutSuffix(field.Tag.Get("json"), ",omitzero")
	return name + field.Tag.Get("name"), field.Tag.Get("const"), isOptional
}

// fill puts a tree into a Go value that was made for it.
func fill(v reflect.Value, tree any) {
	if isMaybe(v.Type()) {
		v.FieldByName("Set").SetBool(true)
		v = v.FieldByName("Value")
	}
	if tree == nil {
		v.SetZero()
		return
	}
	number, isNumber := numberOf(tree)
	text, isText := tree.(string)
	list, isList := tree.([]any)
	from, isObject := tree.(*object)
	kind := v.Kind()
	switch {
	case kind == reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fill(v.Elem(), tree)
	case kind == reflect.Interface:
		v.Set(reflect.ValueOf(plainOf(tree)))
	case kind == reflect.Bool && (tree == true || tree == false):
		v.SetBool(tree == true)
	case kind == reflect.Float64 && isNumber:
		v.SetFloat(number)
	case kind == reflect.Int32 && isNumber && isInt32(number):
		v.SetInt(int64(number))
	case kind == reflect.Int64 && isInt64(text):
		v.SetInt(int64Of(text))
	case kind == reflect.String && isText:
		v.SetString(text)
	case kind == reflect.Slice && isText && isBytes(v.Type()):
		data, err := base64Of(v.Type() == reflect.TypeFor[URLBytes_]()).DecodeString(text)
		if err != nil {
			panic(misfit{err})
		}
		v.SetBytes(data)
	case kind == reflect.Slice && isList:
		v.Set(reflect.MakeSlice(v.Type(), len(list), len(list)))
		for i, item := range list {
			fill(v.Index(i), item)
		}
	case kind == reflect.Map && isObject:
		v.Set(reflect.MakeMap(v.Type()))
		for _, name := range from.names {
			made := reflect.New(v.Type().Elem()).Elem()
			fill(made, from.members[name])
			v.SetMapIndex(reflect.ValueOf(name).Convert(v.Type().Key()), made)
		}
	case kind == reflect.Struct && isObject && isUnion(v.Type()):
		tag, _ := from.members[v.Type().Field(0).Tag.Get("tag")].(string)
		union, _ := v.Addr().Interface().(interface{ choose(tag string) any })
		variant := reflect.ValueOf(union.choose(tag))
		if !variant.IsValid() {
			panic(misfit{fmt.Errorf("%v has no variant %q", v.Type(), tag)})
		}
		v.Field(0).Set(variant)
		fill(variant.Elem(), from)
	case kind == reflect.Struct && isObject:
		fillRecord(v, from)
	default:
		panic(misfit{fmt.Errorf("%v cannot hold this JSON value", v.Type())})
	}
}

func fillRecord(v reflect.Value, from *object) {
	known := map[string]bool{}
	for i := range v.NumField() {
		name, constant, isOptional := memberOf(v.Type().Field(i))
		known[name] = true
		if name == "-" {
			more := map[string]any{}
			for _, other := range from.names {
				if !known[other] {
					more[other] = plainOf(from.members[other])
				}
			}
			v.Field(i).Set(reflect.ValueOf(more))
			continue
		}
		member := from.members[name]
		isLeftOut := member == nil && isOptional && !isMaybe(v.Field(i).Type())
		if constant == "" && from.has(name) && !isLeftOut {
			fill(v.Field(i), member)
		}
	}
}

// plainOf is a tree as encoding/json gives one, with numbers as json.Number.
func plainOf(tree any) any {
	switch tree := tree.(type) {
	case []any:
		made := make([]any, len(tree))
		for i, item := range tree {
			made[i] = plainOf(item)
		}
		return made
	case *object:
		made := map[string]any{}
		for name, member := range tree.members {
			made[name] = plainOf(member)
		}
		return made
	}
	return tree
}
