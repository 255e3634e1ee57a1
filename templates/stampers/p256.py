"""Stamps with API keys on P-256."""

from __future__ import annotations

import base64
import json

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from ._client import Operation

_SCHEME = "SIGNATURE_SCHEME_API_KEY_P256"
_ALGORITHM = ec.ECDSA(hashes.SHA256())


class P256Stamper:
    """Signs with an API key and sends the header X-Stamp.

    Keys are in hexadecimal digits: a compressed point and a scalar.
    """

    def __init__(self, public_key: str, private_key: str) -> None:
        public = _public(public_key)
        scalar = int.from_bytes(_hex_key("private_key", private_key, 32))
        try:
            self._private = ec.derive_private_key(scalar, ec.SECP256R1())
        except ValueError:
            raise ValueError("private_key: not a scalar of P-256") from None
        if self._private.public_key() != public:
            raise ValueError("private_key does not belong to public_key")
        self._public_key = public_key.lower()

    def stamp(self, _: Operation, body: bytes) -> tuple[str, str]:
        """Sign a body."""
        signature = self._private.sign(body, _ALGORITHM).hex()
        stamp = {"publicKey": self._public_key, "scheme": _SCHEME, "signature": signature}
        return "X-Stamp", base64.urlsafe_b64encode(json.dumps(stamp).encode()).decode().rstrip("=")


def verify_p256_stamp(public_key: str, value: str, body: bytes) -> bool:
    """Tell whether a value of the header X-Stamp is the stamp of a public key, in lower case, over a body."""
    try:
        text = base64.b64decode(value + "=" * (-len(value) % 4), b"-_", validate=True)
        stamp = json.loads(text)
        if stamp["scheme"] != _SCHEME or stamp["publicKey"] != public_key:
            return False
        _public(public_key).verify(bytes.fromhex(stamp["signature"]), body, _ALGORITHM)
    except (InvalidSignature, KeyError, TypeError, ValueError):
        return False
    return True


def _public(public_key: str) -> ec.EllipticCurvePublicKey:
    point = _hex_key("public_key", public_key, 33)
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise ValueError("public_key: not a compressed point on P-256") from None


def _hex_key(what: str, digits: str, size: int) -> bytes:
    """Read a key. Its error never repeats the value: it may be a secret."""
    try:
        key = bytes.fromhex(digits)
    except ValueError:
        key = b""
    if len(key) != size or len(digits) != size * 2:
        raise ValueError(f"{what}: {size * 2} hexadecimal digits expected, without 0x")
    return key
