// Compares what the clients of a package do, its stampers and what servers read, with test vectors.

package contract

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"slices"
	"strings"
)

// What the package has, by the names of the contract. That of activities has no name.
var (
	waits  = map[string]func(ctx context.Context, server http.RoundTripper, given []byte) (string, error){}
	headed = map[string]func(ctx context.Context, server http.RoundTripper, request []byte) (any, error){}
)

// played answers once; whoever asks again waits for nothing any more.
type played struct {
	header http.Header
	answer []byte
	cancel func()
	asked  int
}

func (p *played) RoundTrip(*http.Request) (*http.Response, error) {
	p.asked++
	if p.answer == nil || p.asked > 1 {
		p.cancel()
		return nil, context.Canceled
	}
	return &http.Response{StatusCode: 200, Header: p.header, Body: io.NopCloser(bytes.NewReader(p.answer))}, nil
}

func init() { moreChecks = append(moreChecks, callChecks) }

// callChecks are those of what clients and servers do.
func callChecks(c *contract, v *vectors, report func(string, ...any) bool) (checks []func() bool) {
	add := func(check func() bool) { checks = append(checks, check) }
	for _, one := range v.Refusals {
		add(func() bool {
			text, _ := written(one.change).(string)
			_, _, err := c.request(one.Path, []byte(text))
			found, _ := err.(*Error)
			is := found != nil && found.Status == one.Status && found.Code == one.Code && slices.Equal(faultsOf(found), one.Faults)
			return is || report("%s %.200s is refused as %+v", one.Path, text, found)
		})
	}
	for _, one := range v.Lenient {
		add(func() bool {
			_, tree, err := c.request(one.Path, one.Value)
			if one.Faults != nil {
				found, _ := err.(*Error)
				return (found != nil && slices.Equal(faultsOf(found), one.Faults)) || report("%s is refused as %v", one.Value, err)
			}
			return (err == nil && textOf(tree) == canonical(one.Read)) || report("%s is read as %v, %v", one.Value, textOf(tree), err)
		})
	}
	for _, one := range v.Stamps {
		add(func() bool { return ofStamp(one, report) })
	}
	for _, one := range v.Waits {
		wait, given := waits[strings.ToLower(one.Operation)], one.Request
		if one.Activity != nil {
			given = one.Activity
		}
		if wait == nil || one.Asks != nil {
			continue
		}
		add(func() bool {
			ctx, cancel := context.WithCancel(context.Background())
			defer cancel()
			outcome, err := wait(ctx, &played{answer: one.Answer, cancel: cancel}, given)
			is := err == nil && one.Outcome != nil && outcome == *one.Outcome
			if one.Outcome == nil {
				is = errors.Is(err, context.Canceled)
			}
			return is || report("%s: %s ends as %q, %v", one.Operation, one.Answer, outcome, err)
		})
	}
	for _, one := range v.Headers {
		call := headed[one.Operation]
		if call == nil {
			continue
		}
		add(func() bool {
			server := &played{header: headerOf(one.Headers), answer: one.Answer, cancel: func() {}}
			read, err := call(context.Background(), server, one.Request)
			if one.Fault == "" {
				return (err == nil && canonical(jsonOf(read)) == canonical(one.Read)) || report("%v is read as %+v, %v", one.Headers, read, err)
			}
			failed, _ := errors.AsType[*Error](err)
			is := failed != nil && failed.Code == api().Refusals["internal"].Code && len(failed.Issues) == 1 &&
				failed.Issues[0].Path == "/"+one.Fault && strings.HasPrefix(failed.Error(), one.Operation+": ")
			return is || report("%v is refused as %+v", one.Headers, failed)
		})
	}
	return checks
}

// stampers and verifiers are those of the package, by their names.
var (
	stampers  = map[string]func(one stampCase) (Stamper, error){}
	verifiers = map[string]func(publicKey, value string, body []byte) bool{}
)

func ofStamp(one stampCase, report func(string, ...any) bool) bool {
	verify := verifiers[one.Stamper]
	if verify != nil && verify(one.Key.PublicKey, one.Value, []byte(one.Body)) != one.Verifies {
		return report("%s, %s: not %v", one.Stamper, one.What, one.Verifies)
	}
	if stampers[one.Stamper] == nil || !one.Verifies {
		return true
	}
	stamper, err := stampers[one.Stamper](one)
	if err != nil {
		return report("%s, %s: %v", one.Stamper, one.What, err)
	}
	header, value, err := stamper.Stamp(context.Background(), Operation{Kind: "query"}, []byte(one.Body))
	is := err == nil && header == one.Header
	if verify == nil {
		is = is && unsigned(value) == unsigned(one.Value)
	} else {
		is = is && verify(one.Key.PublicKey, value, []byte(one.Body)) && !verify(one.Key.PublicKey, value, []byte("{} "))
	}
	return is || report("%s, %s: its own stamp is %s", one.Stamper, one.What, value)
}

// unsigned is a header without what differs from stamp to stamp.
func unsigned(value string) string {
	text, err := base64.RawURLEncoding.DecodeString(value)
	members := map[string]string{}
	if err != nil || json.Unmarshal(text, &members) != nil {
		return value
	}
	delete(members, "signature")
	return string(jsonOf(members))
}

func faultsOf(found *Error) []string {
	var body struct {
		Details []struct{ FieldViolations []struct{ Field string } }
		Errors  []struct{ Pointer string }
	}
	text, _ := json.Marshal(found)
	_ = json.Unmarshal(text, &body)
	faults := []string{}
	for _, fault := range body.Errors {
		faults = append(faults, fault.Pointer)
	}
	for _, detail := range body.Details {
		for _, violation := range detail.FieldViolations {
			faults = append(faults, violation.Field)
		}
	}
	return faults
}
