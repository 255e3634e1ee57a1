// Proves who is calling with a read-only session.

package contract

import (
	"context"
	"errors"
)

type sessionStamper string

// Stamp implements Stamper_.
func (token sessionStamper) Stamp(_ context.Context, operation Operation_, _ []byte) (name, value string, err error) {
	if operation.Kind != "query" {
		return "", "", errors.New("a session accompanies queries only")
	}
	return "X-Session", string(token), nil
}

// SessionStamper_ sends the header X-Session, with queries only.
func SessionStamper_(token string) Stamper_ { return sessionStamper(token) }
