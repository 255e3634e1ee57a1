"""Proves who is calling with a read-only session."""

from __future__ import annotations

from ._client import Operation


class SessionStamper:
    """Sends the header X-Session, with queries only."""

    def __init__(self, token: str) -> None:
        self._token = token

    def stamp(self, operation: Operation, _: bytes) -> tuple[str, str]:
        """Send the token."""
        if operation.kind != "query":
            raise ValueError("a session accompanies queries only")
        return "X-Session", self._token
