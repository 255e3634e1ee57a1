// Calls operations over HTTP. A body is serialized once, stamped once, and sent again byte for byte. What would take
// effect again is sent once, unless the contract says that its server knows a request by its bytes.

package contract

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"net/http"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Stamper_ proves who is calling: it makes a header of the exact bytes of a body.
type Stamper_ interface {
	// Stamp is called once per call. Whatever error it answers, the call answers.
	Stamp(ctx context.Context, operation Operation_, body []byte) (name, value string, err error)
}

// Operation_ is what a stamper is told of an operation.
type Operation_ struct {
	// Name is as in the contract.
	Name string
	// Path is the whole path below the origin.
	Path string
	// Kind is submit, operation or query.
	Kind string
}

// Options_ are those of a client. All of them may be left out.
type Options_ struct {
	// Stamper proves who is calling; without it requests go out unstamped.
	Stamper Stamper_
	// HTTPClient sends the requests. Default: http.DefaultClient. It follows no redirects here.
	HTTPClient *http.Client
	// Timeout is how long one attempt may take, with its answer. Default: 30 seconds.
	Timeout time.Duration
	// Attempts is how often to send at most where a request may be sent again. Default: 3.
	Attempts int
	// BaseDelay and MaxDelay bound the random pause between attempts. Default: 200 milliseconds and 5 seconds.
	BaseDelay, MaxDelay time.Duration
	// Interval is the pause between two reads while the client waits for something. Default: 500 milliseconds.
	Interval time.Duration
	// Header is sent with every request.
	Header http.Header
	// Now is the present time. Default: time.Now.
	Now func() time.Time
}

// Client_ calls the operations of a server. It may be used by several goroutines at a time, and needs no closing.
type Client_ struct {
	baseURL string
	options Options_
}

// NewClient_ makes a client of the server at an origin, such as https://api.example.com; a path behind it is put before
// that of each operation.
func NewClient_(baseURL string, options Options_) *Client_ {
	own := http.DefaultClient
	if options.HTTPClient != nil {
		own = options.HTTPClient
	}
	// A redirect would take the stamp to another place, or turn the POST into a GET.
	copied := *own
	copied.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	options.HTTPClient = &copied
	options.Timeout = cmp.Or(options.Timeout, 30*time.Second)
	options.Attempts = cmp.Or(options.Attempts, 3)
	options.BaseDelay = cmp.Or(options.BaseDelay, 200*time.Millisecond)
	options.MaxDelay = cmp.Or(options.MaxDelay, 5*time.Second)
	options.Interval = cmp.Or(options.Interval, 500*time.Millisecond)
	if options.Now == nil {
		options.Now = time.Now
	}
	return &Client_{strings.TrimRight(baseURL, "/"), options}
}

const longestRetryAfter = time.Minute

// call sends a request, again where that is safe and worth it, and reads the answer.
func call[Answer ContractType_](ctx context.Context, c *Client_, name string, request ContractType_) (*Answer, error) {
	answer, _, err := exchange[Answer](ctx, c, name, request)
	return answer, err
}

// exchange is a call that tells the headers of the answer, too.
func exchange[Answer ContractType_](ctx context.Context, c *Client_, name string, request ContractType_) (
	*Answer, http.Header, error,
) {
	asked := api().Operations[name]
	body, err := c.bodyOf(asked, request)
	if err != nil {
		return nil, nil, err
	}
	header := http.Header{"Content-Type": {"application/json"}}
	if media := api().Error.Media; media != "application/json" {
		header.Set("Accept", "application/json, "+media)
	}
	maps.Copy(header, c.options.Header)
	if c.options.Stamper != nil && !asked.Unproved {
		name, value, err := c.options.Stamper.Stamp(ctx, Operation_{name, asked.Path, asked.Kind}, body)
		if err != nil {
			return nil, nil, err
		}
		header.Set(name, value)
	}
	attempts := 1
	if asked.Repeats {
		attempts = c.options.Attempts
	}
	for attempt := 1; ; attempt++ {
		status, text, said, err := c.send(ctx, asked.Path, header, body)
		if err == nil && status >= 200 && status < 300 {
			answer, err := answerOf[Answer](name, status, text)
			return answer, said, err
		}
		if ctx.Err() != nil {
			return nil, nil, ctx.Err()
		}
		failed := api().errorOf(status, text)
		if errors.Is(err, context.DeadlineExceeded) {
			failed = api().refusal("timeout", fmt.Sprintf("no answer within %v", c.options.Timeout))
		} else if err != nil {
			failed = api().refusal("unreachable", fmt.Sprintf("no answer: %v", err))
		}
		if err != nil {
			failed.Status, failed.cause = 0, err
		}
		failed.Operation = name
		retryAfter := c.retryAfter(said)
		again := err != nil || slices.Contains([]int{429, 502, 503, 504}, status)
		if !again || attempt >= attempts || retryAfter > longestRetryAfter {
			return nil, nil, failed
		}
		backoff := min(c.options.MaxDelay, c.options.BaseDelay<<min(attempt-1, 30))
		if err := sleep(ctx, max(retryAfter, time.Duration(rand.Float64()*float64(backoff)))); err != nil {
			return nil, nil, err
		}
	}
}

func answerOf[Answer ContractType_](name string, status int, text []byte) (*Answer, error) {
	answer, err := ParseAnswer_[Answer](text)
	if err != nil {
		return nil, api().unreadable(name, status, text, err)
	}
	return &answer, nil
}

// bodyOf writes a request, with the members that the client fills in.
func (c *Client_) bodyOf(asked *operation, request ContractType_) (body []byte, err error) {
	defer catch(&err)
	tree := treeOf(reflect.ValueOf(request))
	for _, name := range asked.Fill {
		if made, ok := tree.(*object); ok && (made.members[name] == nil || made.members[name] == "" || made.members[name] == "0") {
			made.put(name, strconv.FormatInt(c.options.Now().UnixMilli(), 10))
		}
	}
	return json.Marshal(tree)
}

func (c *Client_) send(ctx context.Context, path string, header http.Header, body []byte) (
	status int, text []byte, said http.Header, err error,
) {
	ctx, cancel := context.WithTimeout(ctx, c.options.Timeout)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, c.baseURL+path, bytes.NewReader(body))
	if err != nil {
		return 0, nil, nil, err
	}
	request.Header = header.Clone()
	response, err := c.options.HTTPClient.Do(request)
	if err != nil {
		return 0, nil, nil, err
	}
	defer func() { _ = response.Body.Close() }()
	text, err = io.ReadAll(response.Body)
	return response.StatusCode, text, response.Header, err
}

// retryAfter reads a number of seconds or a date (RFC 9110, section 10.2.3).
func (c *Client_) retryAfter(said http.Header) time.Duration {
	after := said.Get("Retry-After")
	if seconds, err := strconv.ParseUint(after, 10, 31); err == nil {
		return time.Duration(seconds) * time.Second
	}
	if date, err := http.ParseTime(after); err == nil {
		return date.Sub(c.options.Now())
	}
	return 0
}

func sleep(ctx context.Context, pause time.Duration) error {
	timer := time.NewTimer(pause)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}

// wait reads until a state has no more than one outcome. The state of first may be one already.
func wait[A any](ctx context.Context, c *Client_, first A, state func(A) string, outcomes map[string]string,
	read func(context.Context) (A, error),
) (string, A, error) {
	for last := first; ; {
		outcome, known := outcomes[state(last)]
		if !known {
			return "unknown", last, nil
		}
		if outcome != "" {
			return outcome, last, nil
		}
		if err := sleep(ctx, c.options.Interval); err != nil {
			return "", last, err
		}
		found, err := read(ctx)
		if err == nil {
			last = found
		} else if failed, ok := errors.AsType[*Error_](err); !ok || !failed.IsPassing() {
			return "", last, err
		}
	}
}
