// Stamps with API keys on P-256.

package contract

import (
	"context"
	"crypto/ecdh"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

const p256Scheme = "SIGNATURE_SCHEME_API_KEY_P256"

// p256Stamp is what the header X-Stamp holds, in base64url.
type p256Stamp struct {
	PublicKey string `json:"publicKey"`
	Scheme    string `json:"scheme"`
	Signature string `json:"signature"`
}

type p256Stamper struct {
	publicKey string
	private   *ecdsa.PrivateKey
}

// Stamp implements Stamper_.
func (s *p256Stamper) Stamp(_ context.Context, _ Operation_, body []byte) (name, value string, err error) {
	digest := sha256.Sum256(body)
	signature, err := ecdsa.SignASN1(rand.Reader, s.private, digest[:])
	text, _ := json.Marshal(p256Stamp{s.publicKey, p256Scheme, hex.EncodeToString(signature)})
	return "X-Stamp", base64.RawURLEncoding.EncodeToString(text), err
}

// P256Stamper_ signs with an API key and sends the header X-Stamp. Keys are in hexadecimal digits: a compressed point and
// a scalar.
func P256Stamper_(publicKey, privateKey string) (Stamper_, error) {
	public, err := p256Key(publicKey)
	if err != nil {
		return nil, err
	}
	scalar, err := hexKey("privateKey", privateKey, 32)
	if err != nil {
		return nil, err
	}
	// ECDH looks at the scalar; its public half tells whether the two are a pair.
	pair, err := ecdh.P256().NewPrivateKey(scalar)
	if err != nil {
		return nil, errors.New("privateKey: not a scalar of P-256")
	}
	point, err := public.ECDH()
	if err != nil || !pair.PublicKey().Equal(point) {
		return nil, errors.New("privateKey does not belong to publicKey")
	}
	private, err := ecdsa.ParseRawPrivateKey(elliptic.P256(), scalar)
	return &p256Stamper{strings.ToLower(publicKey), private}, err
}

// VerifyP256Stamp_ tells whether a value of the header X-Stamp is the stamp of a public key, in lower case, over a body.
func VerifyP256Stamp_(publicKey, value string, body []byte) bool {
	var stamp p256Stamp
	text, err := base64.RawURLEncoding.DecodeString(value)
	if err != nil || json.Unmarshal(text, &stamp) != nil || stamp.Scheme != p256Scheme || stamp.PublicKey != publicKey {
		return false
	}
	signature, err := hex.DecodeString(stamp.Signature)
	public, keyErr := p256Key(publicKey)
	digest := sha256.Sum256(body)
	return err == nil && keyErr == nil && ecdsa.VerifyASN1(public, digest[:], signature)
}

func p256Key(publicKey string) (*ecdsa.PublicKey, error) {
	compressed, err := hexKey("publicKey", publicKey, 33)
	if err != nil {
		return nil, err
	}
	x, y := elliptic.UnmarshalCompressed(elliptic.P256(), compressed)
	if x == nil {
		return nil, errors.New("publicKey: not a compressed point on P-256")
	}
	return &ecdsa.PublicKey{Curve: elliptic.P256(), X: x, Y: y}, nil
}

// hexKey never repeats the value in its error: it may be a secret.
func hexKey(what, digits string, size int) ([]byte, error) {
	key, err := hex.DecodeString(digits)
	if err != nil || len(key) != size {
		return nil, fmt.Errorf("%s: %d hexadecimal digits expected, without 0x", what, size*2)
	}
	return key, nil
}
