"""Calls operations over HTTP.

A body is serialized once, stamped once, and sent again byte for byte. What would take effect again is sent once, unless
the contract says that its server knows a request by its bytes. What to do is said once, in steps; one client takes them
with threads, the other with asyncio.
"""

from __future__ import annotations

import asyncio
import email.utils
import json
import random
import time
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Protocol, Self, TypeAlias, TypedDict, TypeVar, Unpack

import httpx

from ._contract import api
from ._errors import ApiError, error_of, refusal, unreadable
from ._model import ContractModel, Model, parse_answer, tree_of


@dataclass(frozen=True)
class Operation:
    """What a stamper is told of an operation."""

    name: str
    """As in the contract."""
    path: str
    """The whole path below the origin."""
    kind: str
    """submit, operation or query."""


class Stamper(Protocol):
    """Proves who is calling: makes a header of the exact bytes of a body."""

    def stamp(self, operation: Operation, body: bytes) -> tuple[str, str]:
        """Answer name and value of the header. Called once per call; whatever it raises, the call raises."""
        ...


@dataclass(frozen=True)
class Send:
    """A step: send a request."""

    url: str
    headers: dict[str, str]
    body: bytes


@dataclass(frozen=True)
class Received:
    """What a server answered."""

    status: int
    text: bytes
    headers: Mapping[str, str]
    """By their names in any case."""


Result = TypeVar("Result")
# Requests to send, for which something is received, and seconds to pause.
Steps: TypeAlias = Generator[Send | float, Any, Result]
_LONGEST_RETRY_AFTER = 60.0


class Options(TypedDict, total=False):
    """Those of a client. All of them may be left out; all times are in seconds."""

    stamper: Stamper | None
    """Proves who is calling; without it requests go out unstamped."""
    timeout: float
    """How long one attempt may take, with its answer. Default: 30."""
    attempts: int
    """How often to send at most where a request may be sent again. Default: 3."""
    base_delay: float
    """With max_delay, the bounds of the random pause between attempts. Default: 0.2."""
    max_delay: float
    """Default: 5."""
    interval: float
    """The pause between two reads while the client waits for something. Default: 0.5."""
    headers: Mapping[str, str]
    """Sent with every request."""
    now: Callable[[], float]
    """The present time. Default: time.time."""


class Calls:
    """What both clients know."""

    def __init__(self, base_url: str, options: Options) -> None:
        self._base_url = base_url.rstrip("/")
        self._stamper = options.get("stamper")
        self._timeout = options.get("timeout", 30.0)
        self._attempts = options.get("attempts", 3)
        self._delays = (options.get("base_delay", 0.2), options.get("max_delay", 5.0))
        self._interval = options.get("interval", 0.5)
        self._headers = options.get("headers", {})
        self._now = options.get("now", time.time)

    def _call(self, name: str, request: ContractModel, answer: type[Model]) -> Steps[Model]:
        """Send a request and read the answer."""
        received = yield from self._exchange(name, request)
        return _answer(name, received, answer)

    def _exchange(self, name: str, request: ContractModel) -> Steps[Received]:
        """Send a request, again where that is safe and worth it."""
        said = api().data["operations"][name]
        operation = Operation(name, said["path"], said["kind"])
        body = self._body(said, request)
        media = api().data["error"]["media"]
        accepted = {} if media == "application/json" else {"Accept": f"application/json, {media}"}
        headers = {"Content-Type": "application/json", **accepted, **self._headers}
        if self._stamper is not None and not said["unproved"]:
            header, value = self._stamper.stamp(operation, body)
            headers[header] = value
        send = Send(self._base_url + operation.path, headers, body)
        attempt = 0
        while True:
            attempt += 1
            retry_after = 0.0
            try:
                received: Received = yield send
                if 200 <= received.status < 300:
                    return received
                failed = error_of(received.status, received.text)
                again = received.status in (429, 502, 503, 504)
                retry_after = self._seconds(received.headers.get("Retry-After", ""))
            except httpx.RequestError as cause:
                late = isinstance(cause, httpx.TimeoutException)
                why = f"no answer within {self._timeout} s" if late else f"no answer: {cause}"
                failed, again = refusal("timeout" if late else "unreachable", why, 0), True
                failed.__cause__ = cause
            failed.operation = name
            most = self._attempts if said.get("repeats") else 1
            if not again or attempt >= most or retry_after > _LONGEST_RETRY_AFTER:
                raise failed
            least, longest = self._delays
            yield max(retry_after, random.random() * min(longest, least * 2 ** min(attempt - 1, 30)))

    def _body(self, said: dict[str, Any], request: ContractModel) -> bytes:
        """Write a request, with the members that the client fills in."""
        tree = tree_of(request)
        for name in said.get("fill", ()):
            if tree.get(name) is None:
                tree[name] = str(int(self._now() * 1000))
        return json.dumps(tree, separators=(",", ":"), allow_nan=False).encode()

    def _seconds(self, retry_after: str) -> float:
        """Read a number of seconds or a date (RFC 9110, section 10.2.3)."""
        if retry_after.isascii() and retry_after.isdigit():
            return float(retry_after)
        try:
            return email.utils.parsedate_to_datetime(retry_after).timestamp() - self._now()
        except ValueError:
            return 0.0

    def _wait(
        self,
        last: Model,
        state: str,
        outcomes: Mapping[str, str],
        read: Callable[[Model], Steps[Any]],
        member: str | None,
        timeout: float | None,
    ) -> Steps[tuple[str, Model]]:
        """Read until a state has an outcome. The state of the first may be one already."""
        end = None if timeout is None else time.monotonic() + timeout
        while True:
            outcome = outcomes.get(attrgetter(state)(last), "unknown")
            if outcome:
                return outcome, last
            if end is not None and time.monotonic() + self._interval > end:
                raise TimeoutError(f"no outcome within {timeout} s")
            yield self._interval
            try:
                answer = yield from read(last)
                last = answer if member is None else getattr(answer, member)
            except ApiError as failure:
                if not failure.is_passing:
                    raise

    def _until_done(
        self, ask: Callable[[], Steps[Model]], state: str, outcomes: Mapping[str, str], timeout: float | None
    ) -> Steps[tuple[str, Model]]:
        """Ask until a state, the last member of a path, has an outcome."""
        first = yield from ask()
        return (yield from self._wait(first, state, outcomes, lambda _: ask(), None, timeout))


def _answer(name: str, received: Received, answer: type[Model]) -> Model:
    try:
        return parse_answer(answer, received.text)
    except ApiError as misfit:
        raise unreadable(name, received.status, received.text, misfit) from misfit


class SyncCalls(Calls):
    """Takes the steps one after the other. It may be used by several threads at a time."""

    def __init__(
        self, base_url: str, *, http_client: httpx.Client | None = None, **options: Unpack[Options]
    ) -> None:
        """Make a client of the server at an origin; a path behind it is put before that of each operation.

        http_client sends the requests, and is closed with this one.
        """
        super().__init__(base_url, options)
        self._http = http_client or httpx.Client()

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _run(self, steps: Steps[Result]) -> Result:
        try:
            step = next(steps)
            while True:
                try:
                    received = self._take(step)
                except httpx.RequestError as failure:
                    step = steps.throw(failure)
                else:
                    step = steps.send(received)
        except StopIteration as end:
            result: Result = end.value
            return result

    def _take(self, step: Send | float) -> Received | None:
        if not isinstance(step, Send):
            time.sleep(step)
            return None
        end = time.monotonic() + self._timeout
        # A redirect would take the stamp to another place, or turn the POST into a GET.
        with self._http.stream(
            "POST", step.url, content=step.body, headers=step.headers, timeout=self._timeout, follow_redirects=False
        ) as response:
            text = bytearray()
            for chunk in response.iter_bytes():
                text += chunk
                _in_time(end)
            return Received(response.status_code, bytes(text), response.headers)


class AsyncCalls(Calls):
    """Takes the steps with asyncio. Calls may run side by side."""

    def __init__(
        self, base_url: str, *, http_client: httpx.AsyncClient | None = None, **options: Unpack[Options]
    ) -> None:
        """Make a client of the server at an origin; a path behind it is put before that of each operation.

        http_client sends the requests, and is closed with this one.
        """
        super().__init__(base_url, options)
        self._http = http_client or httpx.AsyncClient()

    async def close(self) -> None:
        """Close the connections."""
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def _run(self, steps: Steps[Result]) -> Result:
        try:
            step = next(steps)
            while True:
                try:
                    received = await self._take(step)
                except httpx.RequestError as failure:
                    step = steps.throw(failure)
                else:
                    step = steps.send(received)
        except StopIteration as end:
            result: Result = end.value
            return result

    async def _take(self, step: Send | float) -> Received | None:
        if not isinstance(step, Send):
            await asyncio.sleep(step)
            return None
        end = time.monotonic() + self._timeout
        async with self._http.stream(
            "POST", step.url, content=step.body, headers=step.headers, timeout=self._timeout, follow_redirects=False
        ) as response:
            text = bytearray()
            async for chunk in response.aiter_bytes():
                text += chunk
                _in_time(end)
            return Received(response.status_code, bytes(text), response.headers)


def _in_time(end: float) -> None:
    if time.monotonic() > end:
        raise httpx.ReadTimeout("the answer takes too long")
