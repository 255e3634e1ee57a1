// Proves who is calling with a token in a header of its own.

package contract

import "context"

type tokenStamper string

// Stamp implements Stamper_.
func (token tokenStamper) Stamp(_ context.Context, _ Operation_, _ []byte) (name, value string, err error) {
	return "X-Token", string(token), nil
}

// TokenStamper_ sends the header X-Token.
func TokenStamper_(token string) Stamper_ { return tokenStamper(token) }
