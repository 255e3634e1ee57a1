"""Proves who is calling with a token in a header of its own."""

from __future__ import annotations

from ._client import Operation


class TokenStamper:
    """Sends the header X-Token."""

    def __init__(self, token: str) -> None:
        self._token = token

    def stamp(self, _: Operation, __: bytes) -> tuple[str, str]:
        """Send the token."""
        return "X-Token", self._token
