// Signed webhooks: whether a delivery comes from its sender, and what it says.

package contract

import (
	"crypto/ed25519"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"
)

// WebhookKeys_ are the keys that a receiver trusts, by their ids: public keys of Ed25519 with 32 bytes (RFC 8032), or
// secrets. If deliveries do not name their key, each is tried.
type WebhookKeys_ map[string][]byte

// ParseWebhookKeys_ reads a key set (RFC 7517): keys of Ed25519 (RFC 8037) and secrets. Others are passed over.
func ParseWebhookKeys_(text []byte) (WebhookKeys_, error) {
	var set struct {
		Keys []struct{ Kty, Crv, Kid, X, K string }
	}
	if err := json.Unmarshal(text, &set); err != nil {
		return nil, err
	}
	keys := WebhookKeys_{}
	for _, key := range set.Keys {
		text := key.K
		if key.Kty == "OKP" && key.Crv == "Ed25519" {
			text = key.X
		} else if key.Kty != "oct" {
			continue
		}
		bytes, err := base64.RawURLEncoding.DecodeString(text)
		if err != nil {
			return nil, fmt.Errorf("key %q: %w", key.Kid, err)
		}
		keys[key.Kid] = bytes
	}
	return keys, nil
}

// WebhookRefused_ is a delivery that is not signed by a key of the receiver's, or is too old.
type WebhookRefused_ struct {
	// Reason is headers, time, key, signature or body.
	Reason string
	// Message is for people.
	Message string
}

func (e *WebhookRefused_) Error() string { return e.Message }

// webhook is how those of one kind are signed.
type webhook struct {
	Algorithm, Header, Encoding, Prefix, Key string
	// Over has, at odd places, names of headers.
	Over      []string
	Timestamp *struct {
		Header, Unit     string
		ToleranceSeconds float64
	}
}

var webhooks = sync.OnceValue(func() map[string]*webhook {
	var said struct{ Webhooks map[string]*webhook }
	if err := json.Unmarshal(contractJSON, &said); err != nil {
		panic(err)
	}
	return said.Webhooks
})

func verifyWebhook[Payload, Headers ContractType_](name string, header http.Header, body []byte, keys WebhookKeys_, now time.Time) (
	*Payload, *Headers, error,
) {
	rules := webhooks()[name]
	headers, err := headersOf[Headers](header)
	if err != nil {
		return nil, nil, &WebhookRefused_{"headers", err.Error()}
	}
	if err := rules.check(header, body, keys, now); err != nil {
		return nil, nil, err
	}
	payload, err := ParseAnswer_[Payload](body)
	if err != nil {
		return nil, nil, &WebhookRefused_{"body", err.Error()}
	}
	return &payload, headers, nil
}

// texts are values of headers by their names; empty where there is none.
type texts func(name string) string

func (w *webhook) check(header http.Header, body []byte, keys WebhookKeys_, now time.Time) error {
	var said texts = func(name string) string { return strings.Join(header.Values(name), ", ") }
	if err := w.checkTime(said, now); err != nil {
		return err
	}
	text, err := w.signedText(said, body)
	if err != nil {
		return err
	}
	own := keys
	if w.Key != "" {
		key, known := keys[said(w.Key)]
		own = WebhookKeys_{"": key}
		if !known {
			own = nil
		}
	}
	if len(own) == 0 {
		return &WebhookRefused_{"key", fmt.Sprintf("there is no key %q", said(w.Key))}
	}
	for _, signature := range w.signaturesIn(said(w.Header)) {
		for _, key := range own {
			if w.isSigned(key, text, signature) {
				return nil
			}
		}
	}
	return &WebhookRefused_{"signature", "no key of the receiver's has signed this"}
}

func (w *webhook) checkTime(said texts, now time.Time) error {
	if w.Timestamp == nil {
		return nil
	}
	digits := said(w.Timestamp.Header)
	sent, err := strconv.ParseUint(digits, 10, 63)
	if err != nil || len(digits) > 15 {
		return &WebhookRefused_{"headers", fmt.Sprintf("header %s: a time in %s expected", w.Timestamp.Header, w.Timestamp.Unit)}
	}
	if w.Timestamp.Unit == "seconds" {
		sent *= 1000
	}
	age := float64(now.UnixMilli()-int64(sent)) / 1000
	if age > w.Timestamp.ToleranceSeconds || -age > w.Timestamp.ToleranceSeconds {
		return &WebhookRefused_{"time", fmt.Sprintf("it was sent %.0f seconds ago", age)}
	}
	return nil
}

// signedText takes nothing that a header holds for what stands behind it: no two deliveries have one text.
func (w *webhook) signedText(said texts, body []byte) ([]byte, error) {
	var text []byte
	for i, part := range w.Over {
		if i%2 == 1 {
			value, behind := said(part), w.Over[i+1]
			isOther := func(c rune) bool { return c < '!' || c > '~' }
			if value == "" || strings.ContainsFunc(value, isOther) || strings.Index(value+behind, behind) < len(value) {
				return nil, &WebhookRefused_{"headers", fmt.Sprintf("header %s: visible ASCII without %q expected", part, behind)}
			}
			part = value
		}
		text = append(text, part...)
	}
	return append(text, body...), nil
}

// signaturesIn are at most eight: whoever sends a delivery decides how many there are.
func (w *webhook) signaturesIn(value string) (found [][]byte) {
	decode, encode := hex.DecodeString, hex.EncodeToString
	if w.Encoding != "hex" {
		encoding := base64Of(w.Encoding == "base64url")
		decode, encode = encoding.DecodeString, encoding.EncodeToString
	}
	for _, one := range strings.SplitN(value, " ", 9)[:min(8, strings.Count(value, " ")+1)] {
		text, isSignature := strings.CutPrefix(one, w.Prefix)
		bytes, err := decode(text)
		if isSignature && err == nil && encode(bytes) == text {
			found = append(found, bytes)
		}
	}
	return found
}

// isSigned compares authentication codes in constant time.
func (w *webhook) isSigned(key, text, signature []byte) bool {
	if w.Algorithm == "ed25519" {
		return len(key) == ed25519.PublicKeySize && ed25519.Verify(key, text, signature)
	}
	mac := hmac.New(sha256.New, key)
	_, _ = mac.Write(text)
	return hmac.Equal(mac.Sum(nil), signature)
}
