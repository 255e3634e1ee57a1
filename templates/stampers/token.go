// Proves who is calling with a token in a header of its own.

package contract

import "context"

type tokenStamper string

// Stamp implements Stamper.
func (token tokenStamper) Stamp(_ context.Context, _ Operation, _ []byte) (name, value string, err error) {
	return "X-Token", string(token), nil
}

// TokenStamper sends the header X-Token.
func TokenStamper(token string) Stamper { return tokenStamper(token) }
