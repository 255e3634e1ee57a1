// What goes wrong, and the bodies in which that is sent.

package contract

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
)

// Error_ is a call that did not succeed, or a value that does not fit. errors.Is compares it with an ErrorCode_.
type Error_ struct {
	// Code is as in the error body. Without a readable body it follows from the HTTP status.
	Code ErrorCode_
	// Status is that of HTTP; 0 where no answer came.
	Status int
	// Message is as in the error body.
	Message string
	// Details are as in the error body.
	Details ErrorDetails_
	// Operation is the name of the operation that was called.
	Operation string
	// Issues are the places at which a value does not fit, where that is what went wrong.
	Issues []Issue_
	cause  error
}

func (e *Error_) Error() string {
	if e.Operation == "" {
		return e.Message
	}
	return e.Operation + ": " + e.Message
}

// Unwrap answers what led to the error, where no answer came.
func (e *Error_) Unwrap() error { return e.cause }

// Is tells whether the target is the error's code.
func (e *Error_) Is(target error) bool {
	code, ok := target.(ErrorCode_)
	return ok && code == e.Code
}

// passing tells of errors that pass. The status tells them from an internal error of the server where there is no code for it.
type passing struct {
	Codes    []ErrorCode_
	Statuses []int
}

// IsPassing tells whether another request may go through: the server was not reached, had no time or was busy.
func (e *Error_) IsPassing() bool {
	return api().isPassing(e)
}

func (c *contract) isPassing(e *Error_) bool {
	isInternal := e.Code == c.Refusals["internal"].Code
	return slices.Contains(c.Passing.Codes, e.Code) || isInternal && slices.Contains(c.Passing.Statuses, e.Status)
}

// MarshalJSON writes the error body.
func (e *Error_) MarshalJSON() ([]byte, error) {
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
	Titles map[ErrorCode_]string
}

// refused is how the package itself refuses something.
type refused struct {
	Code   ErrorCode_
	Status int
}

func (c *contract) refusal(kind, message string) *Error_ {
	return &Error_{Code: c.Refusals[kind].Code, Status: c.Refusals[kind].Status, Message: message, Details: ErrorDetails_{}}
}

func (c *contract) invalid(issues []Issue_) *Error_ {
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
		found.Details, _ = details.(ErrorDetails_)
	}
	found.Message = fmt.Sprintf("%s: expected %s", cmp.Or(issues[0].Path, "the body"), issues[0].Expected)
	if len(issues) > 1 {
		found.Message += fmt.Sprintf(" (and %d more)", len(issues)-1)
	}
	return found
}

// errorOf reads the body of an answer that is no success.
func (c *contract) errorOf(status int, text []byte) *Error_ {
	code, known := c.ByStatus[status]
	if !known {
		code = c.Otherwise
	}
	found := &Error_{Code: code, Status: status, Details: ErrorDetails_{}, Message: fmt.Sprintf("HTTP %d: %.200s", status, text)}
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
	if details, ok := plainOf(said).(ErrorDetails_); ok {
		found.Details = details
	}
	return found
}

// unreadable is the error for success that cannot be read.
func (c *contract) unreadable(operation string, status int, text []byte, cause error) *Error_ {
	failed := c.errorOf(status, text)
	var misfit *Error_
	if errors.As(cause, &misfit) {
		failed.Message, failed.Issues = "the answer does not fit: "+misfit.Message, misfit.Issues
	}
	failed.Code, failed.Operation, failed.cause = c.Refusals["internal"].Code, operation, cause
	return failed
}
