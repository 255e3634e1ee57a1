// Calls operations over HTTP. A body is serialized once, stamped once, and sent again byte for byte. What would take
// effect again is sent once, unless the contract says that its server knows a request by its bytes.

package contract

import (
	"bytes"
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

// Stamper proves who is calling: it makes a header of the exact bytes of a body.
type Stamper interface {
	// Stamp is called once per call. Whatever error it answers, the call answers.
	Stamp(ctx context.Context, operation Operation, body []byte) (name, value string, err error)
}

// Operation is what a stamper is told of an operation.
type Operation struct {
	// Name is as in the contract.
	Name string
	// Path is the whole path below the origin.
	Path string
	// Kind is submit, operation or query.
	Kind string
}

// operation is what contract.json says of one.
type operation struct {
	Operation
	Body              string
	Fill              []string
	Repeats, Unproved bool
}

// Options are those of a client. All of them may be left out.
type Options struct {
	// Stamper proves who is calling; without it requests go out unstamped.
	Stamper Stamper
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

// Client calls the operations of a server. It may be used by several goroutines at a time, and needs no closing.
type Client struct {
	baseURL string
	options Options
}

// NewClient makes a client of the server at an origin, such as https://api.example.com; a path behind it is put before
// that of each operation.
func NewClient(baseURL string, options Options) *Client {
	own := http.DefaultClient
	if options.HTTPClient != nil {
		own = options.HTTPClient
	}
	// A redirect would take the stamp to another place, or turn the POST into a GET.
	copied := *own
	copied.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	options.HTTPClient = &copied
	options.Timeout = orDefault(options.Timeout, 30*time.Second)
	options.Attempts = orDefault(options.Attempts, 3)
	options.BaseDelay = orDefault(options.BaseDelay, 200*time.Millisecond)
	options.MaxDelay = orDefault(options.MaxDelay, 5*time.Second)
	options.Interval = orDefault(options.Interval, 500*time.Millisecond)
	if options.Now == nil {
		options.Now = time.Now
	}
	return &Client{strings.TrimRight(baseURL, "/"), options}
}

func orDefault[T comparable](value, otherwise T) T {
	var zero T
	if value == zero {
		return otherwise
	}
	return value
}

const longestRetryAfter = time.Minute

// call sends a request, again where that is safe and worth it, and reads the answer.
func call[Answer ContractType](ctx context.Context, c *Client, name string, request ContractType) (*Answer, error) {
	answer, _, err := exchange[Answer](ctx, c, name, request)
	return answer, err
}

// exchange is a call that tells the headers of the answer, too.
func exchange[Answer ContractType](ctx context.Context, c *Client, name string, request ContractType) (
	*Answer, http.Header, error,
) {
	asked := *api().Operations[name]
	asked.Name = name
	body, err := c.bodyOf(&asked, request)
	if err != nil {
		return nil, nil, err
	}
	header := http.Header{"Content-Type": {"application/json"}}
	if media := api().Error.Media; media != "application/json" {
		header.Set("Accept", "application/json, "+media)
	}
	maps.Copy(header, c.options.Header)
	if c.options.Stamper != nil && !asked.Unproved {
		name, value, err := c.options.Stamper.Stamp(ctx, asked.Operation, body)
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

func answerOf[Answer ContractType](name string, status int, text []byte) (*Answer, error) {
	answer, err := ParseAnswer[Answer](text)
	if err != nil {
		return nil, api().unreadable(name, status, text, err)
	}
	return &answer, nil
}

// unreadable is the error for success that cannot be read.
func (c *contract) unreadable(operation string, status int, text []byte, cause error) *Error {
	failed := c.errorOf(status, text)
	var misfit *Error
	if errors.As(cause, &misfit) {
		failed.Message, failed.Issues = "the answer does not fit: "+misfit.Message, misfit.Issues
	}
	failed.Code, failed.Operation, failed.cause = c.Refusals["internal"].Code, operation, cause
	return failed
}

// bodyOf writes a request, with the members that the client fills in.
func (c *Client) bodyOf(asked *operation, request ContractType) (body []byte, err error) {
	defer catch(&err)
	tree := treeOf(reflect.ValueOf(request))
	for _, name := range asked.Fill {
		if made, ok := tree.(*object); ok && (made.members[name] == nil || made.members[name] == "" || made.members[name] == "0") {
			made.put(name, strconv.FormatInt(c.options.Now().UnixMilli(), 10))
		}
	}
	return json.Marshal(tree)
}

func (c *Client) send(ctx context.Context, path string, header http.Header, body []byte) (
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
func (c *Client) retryAfter(said http.Header) time.Duration {
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
func wait[A any](ctx context.Context, c *Client, first A, state func(A) string, outcomes map[string]string,
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
		} else if failed, ok := errors.AsType[*Error](err); !ok || !failed.IsPassing() {
			return "", last, err
		}
	}
}

// Error is a call that did not succeed, or a value that does not fit. errors.Is compares it with an ErrorCode.
type Error struct {
	// Code is as in the error body. Without a readable body it follows from the HTTP status.
	Code ErrorCode
	// Status is that of HTTP; 0 where no answer came.
	Status int
	// Message is as in the error body.
	Message string
	// Details are as in the error body.
	Details ErrorDetails
	// Operation is the name of the operation that was called.
	Operation string
	// Issues are the places at which a value does not fit, where that is what went wrong.
	Issues []Issue
	cause  error
}

func (e *Error) Error() string {
	if e.Operation == "" {
		return e.Message
	}
	return e.Operation + ": " + e.Message
}

// Unwrap answers what led to the error, where no answer came.
func (e *Error) Unwrap() error { return e.cause }

// Is tells whether the target is the error's code.
func (e *Error) Is(target error) bool {
	code, ok := target.(ErrorCode)
	return ok && code == e.Code
}

// passing tells of errors that pass. The status tells them from an internal error of the server where there is no code for it.
type passing struct {
	Codes    []ErrorCode
	Statuses []int
}

// IsPassing tells whether another request may go through: the server was not reached, had no time or was busy.
func (e *Error) IsPassing() bool {
	return api().isPassing(e)
}

func (c *contract) isPassing(e *Error) bool {
	isInternal := e.Code == c.Refusals["internal"].Code
	return slices.Contains(c.Passing.Codes, e.Code) || isInternal && slices.Contains(c.Passing.Statuses, e.Status)
}

// MarshalJSON writes the error body.
func (e *Error) MarshalJSON() ([]byte, error) {
	form := api().Error
	body := map[string]any{}
	switch details := any(e.Details).(type) {
	case map[string]any:
		maps.Copy(body, details)
	case []any:
		body[form.List] = append([]any{}, details...)
	}
	put := func(name string, value any, isKnown bool) {
		if name != "" && isKnown {
			body[name] = value
		}
	}
	title, isKnown := form.Titles[e.Code]
	put(form.Title, title, isKnown)
	put(form.Status, e.Status, e.Status != 0)
	put(form.Message, e.Message, true)
	put(form.Code, e.Code, true)
	return json.Marshal(body)
}

// errorForm tells which members of an error body hold what.
type errorForm struct {
	Code, Message, Title, Status, List, Media string

	// Faults is how the places are listed at which a request does not fit; nil for not at all.
	Faults *struct{ Type, Member, Place, Text string }
	Titles map[ErrorCode]string
}

// refused is how the package itself refuses something.
type refused struct {
	Code   ErrorCode
	Status int
}

func (c *contract) refusal(kind, message string) *Error {
	return &Error{Code: c.Refusals[kind].Code, Status: c.Refusals[kind].Status, Message: message, Details: ErrorDetails{}}
}

func (c *contract) invalid(issues []Issue) *Error {
	found := c.refusal("invalid", "")
	found.Issues = issues
	if form := c.Error.Faults; form != nil {
		faults := []any{}
		for _, issue := range issues[:min(len(issues), 50)] {
			faults = append(faults, map[string]any{form.Place: issue.Path, form.Text: "expected " + issue.Expected})
		}
		detail := map[string]any{form.Member: faults}
		var details any = detail
		if c.Error.List != "" {
			detail["@type"] = form.Type
			details = []any{detail}
		}
		found.Details, _ = details.(ErrorDetails)
	}
	found.Message = fmt.Sprintf("%s: expected %s", orDefault(issues[0].Path, "the body"), issues[0].Expected)
	if len(issues) > 1 {
		found.Message += fmt.Sprintf(" (and %d more)", len(issues)-1)
	}
	return found
}

// errorOf reads the body of an answer that is no success.
func (c *contract) errorOf(status int, text []byte) *Error {
	code, known := c.ByStatus[status]
	if !known {
		code = c.Otherwise
	}
	found := &Error{Code: code, Status: status, Details: ErrorDetails{}, Message: fmt.Sprintf("HTTP %d: %.200s", status, text)}
	p, err := parse(text)
	if err != nil {
		return found
	}
	body, _ := p.tree.(*object)
	if body == nil {
		return found
	}
	form := c.Error
	if code, ok := codeIn(body.members[form.Code]); ok {
		found.Code = code
	}
	if message, ok := body.members[form.Message].(string); ok {
		found.Message = message
	}
	said := body.members[form.List]
	if form.List == "" {
		others := newObject()
		for _, name := range body.names {
			if !slices.Contains([]string{form.Code, form.Message, form.Title, form.Status}, name) {
				others.put(name, body.members[name])
			}
		}
		said = others
	}
	if details, ok := plainOf(said).(ErrorDetails); ok {
		found.Details = details
	}
	return found
}
