// Proves who is calling with a bearer token (RFC 6750).

package contract

import "context"

type bearerStamper string

// Stamp implements Stamper_.
func (token bearerStamper) Stamp(_ context.Context, _ Operation_, _ []byte) (name, value string, err error) {
	return "Authorization", "Bearer " + string(token), nil
}

// BearerStamper_ sends the header Authorization.
func BearerStamper_(token string) Stamper_ { return bearerStamper(token) }
