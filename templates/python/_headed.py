"""Calls whose answers have headers."""

from __future__ import annotations

from ._client import Calls, Steps, _answer
from ._errors import ApiError, unreadable
from ._headers import Headers, headers_of
from ._model import ContractModel, Model


def with_headers(
    calls: Calls, name: str, request: ContractModel, answer: type[Model], headers: type[Headers]
) -> Steps[tuple[Model, Headers]]:
    """Call, and read the headers of the answer, too."""
    received = yield from calls._exchange(name, request)
    found = _answer(name, received, answer)
    try:
        return found, headers_of(headers, received.headers.get)
    except ApiError as misfit:
        raise unreadable(name, received.status, b"", misfit) from misfit
