// Compares what the clients of a package do, and how it verifies webhooks, with test vectors.

package contract

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strings"
	"time"
)

type playedVectors struct {
	Waits []struct {
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

// What the package has, by the names of the contract. That of activities has no name.
var (
	waits    = map[string]func(ctx context.Context, server http.RoundTripper, given []byte) (string, error){}
	headed   = map[string]func(ctx context.Context, server http.RoundTripper, request []byte) (any, error){}
	verified = map[string]func(header http.Header, body, keys []byte, now time.Time) (payload any, reason string, err error){}
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

func headerOf(texts map[string]string) http.Header {
	header := http.Header{}
	for name, text := range texts {
		header.Set(name, text)
	}
	return header
}

// playedChecks are those of what the package has.
func playedChecks(text []byte, report func(string, ...any) bool) (checks []func() bool) {
	var v playedVectors
	if err := json.Unmarshal(text, &v); err != nil {
		panic(err)
	}
	for _, one := range v.Waits {
		wait, given := waits[strings.ToLower(one.Operation)], one.Request
		if one.Activity != nil {
			given = one.Activity
		}
		if wait == nil || one.Asks != nil {
			continue
		}
		checks = append(checks, func() bool {
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
		checks = append(checks, func() bool {
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
	for _, one := range v.Webhooks {
		verify := verified[one.Webhook]
		if verify == nil {
			continue
		}
		checks = append(checks, func() bool {
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
	return checks
}
