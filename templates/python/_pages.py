"""Lists that come in pages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

from ._model import ContractModel, Model


def pages(
    read: Callable[[Model], ContractModel], request: Model, after: str, items: str, following: str
) -> Iterator[Any]:
    """Go through a list to its end, each page once the items of the one before are taken."""
    while True:
        page = read(request)
        yield from getattr(page, items)
        cursor = getattr(page, following)
        if cursor is None:
            return
        request = _from(request, after, cursor)


async def async_pages(
    read: Callable[[Model], Awaitable[ContractModel]], request: Model, after: str, items: str, following: str
) -> AsyncIterator[Any]:
    """Go through a list as `pages` does."""
    while True:
        page = await read(request)
        for item in getattr(page, items):
            yield item
        cursor = getattr(page, following)
        if cursor is None:
            return
        request = _from(request, after, cursor)


def _from(request: Model, after: str, cursor: Any) -> Model:
    # Otherwise the reading would never end.
    if cursor == getattr(request, after):
        raise ValueError(f"the page at {cursor} leads to itself")
    return request.model_copy(update={after: cursor})
