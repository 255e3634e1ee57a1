"""Stamps with a key that is nobody's credential, by a token that is bound to it."""

from __future__ import annotations

import base64
import json

from ._client import Operation, Stamper


class AttestedStamper:
    """Sends the header X-Stamp-Attested.

    It holds what an API key's stamper says of key and signature, with a token that says whose the key is. scheme is how
    the service reads the token.
    """

    def __init__(self, stamper: Stamper, scheme: str, token: str) -> None:
        self._stamper, self._scheme, self._token = stamper, scheme, token

    def stamp(self, operation: Operation, body: bytes) -> tuple[str, str]:
        """Sign a body."""
        _, value = self._stamper.stamp(operation, body)
        signed = json.loads(base64.urlsafe_b64decode(value + "=" * (-len(value) % 4)))
        stamp = {**signed, "scheme": self._scheme, "publicKeyAttestation": self._token}
        return "X-Stamp-Attested", base64.urlsafe_b64encode(json.dumps(stamp).encode()).decode().rstrip("=")
