// Stamps with a key that is nobody's credential, by a token that is bound to it.

package contract

import (
	"context"
	"encoding/base64"
	"encoding/json"
)

type attestedStamper struct {
	stamper       Stamper_
	scheme, token string
}

// Stamp implements Stamper_.
func (s attestedStamper) Stamp(ctx context.Context, operation Operation_, body []byte) (name, value string, err error) {
	_, value, err = s.stamper.Stamp(ctx, operation, body)
	if err != nil {
		return "", "", err
	}
	stamp := map[string]string{}
	text, err := base64.RawURLEncoding.DecodeString(value)
	if err == nil {
		err = json.Unmarshal(text, &stamp)
	}
	stamp["publicKeyAttestation"], stamp["scheme"] = s.token, s.scheme
	text, _ = json.Marshal(stamp)
	return "X-Stamp-Attested", base64.RawURLEncoding.EncodeToString(text), err
}

// AttestedStamper_ sends the header X-Stamp-Attested: what an API key's stamper says of key and signature, with a token
// that says whose the key is. scheme is how the service reads the token.
func AttestedStamper_(stamper Stamper_, scheme, token string) Stamper_ {
	return attestedStamper{stamper, scheme, token}
}
