"""Proves who is calling with a bearer token (RFC 6750)."""

from __future__ import annotations

from ._client import Operation


class BearerStamper:
    """Sends the header Authorization."""

    def __init__(self, token: str) -> None:
        self._token = token

    def stamp(self, _: Operation, __: bytes) -> tuple[str, str]:
        """Send the token."""
        return "Authorization", f"Bearer {self._token}"
