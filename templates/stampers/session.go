// Proves who is calling with a read-only session.

package contract

import (
	"context"
	"errors"
)

type sessionStamper string

// Stamp implements Stamper.
func (token sessionStamper) Stamp(_ context.Context, operation Operation, _ []byte) (name, value string, err error) {
	if operation.Kind != "query" {
		return "", "", errors.New("a session accompanies queries only")
	}
	return "X-Session", string(token), nil
}

// SessionStamper sends the header X-Session, with queries only.
func SessionStamper(token string) Stamper { return sessionStamper(token) }
