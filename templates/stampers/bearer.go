// Proves who is calling with a bearer token (RFC 6750).

package contract

import "context"

type bearerStamper string

// Stamp implements Stamper.
func (token bearerStamper) Stamp(_ context.Context, _ Operation, _ []byte) (name, value string, err error) {
	return "Authorization", "Bearer " + string(token), nil
}

// BearerStamper sends the header Authorization.
func BearerStamper(token string) Stamper { return bearerStamper(token) }
