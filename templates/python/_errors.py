"""Errors of calls and of readers, and the bodies in which they are sent."""

from __future__ import annotations

from typing import Any, ClassVar

from ._codes import Code, Details
from ._contract import Issue, api
from ._json import number_of, parse


class ApiError(Exception):
    """A call that did not succeed, or a value that does not fit. Each error of the contract has a class of its own."""

    classes: ClassVar[dict[Code, type[ApiError]]] = {}
    code: Code
    """As in the error body. Without a readable body it follows from the HTTP status."""
    status: int
    """That of HTTP; 0 where no answer came."""
    message: str
    """As in the error body."""
    details: Details
    """As in the error body."""
    operation: str | None = None
    """The operation that was called."""
    issues: list[Issue]
    """The places at which a value does not fit, where that is what went wrong."""

    def __init__(self, code: Code, status: int, message: str, details: Details | None = None) -> None:
        super().__init__(code, status, message, details)
        self.code, self.status, self.message, self.issues = code, status, message, []
        self.details = Details() if details is None else details

    def __init_subclass__(cls, code: Code | None = None, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if code is not None:
            ApiError.classes[code] = cls

    def __str__(self) -> str:
        return self.message if self.operation is None else f"{self.operation}: {self.message}"

    @property
    def is_passing(self) -> bool:
        """Whether another request may go through: the server was not reached, had no time or was busy."""
        passing = api().data["passing"]
        if self.code in passing["codes"]:
            return True
        # The status tells it from an internal error of the server where there is no code for it.
        return self.code == api().data["refusals"]["internal"]["code"] and self.status in passing["statuses"]

    def body(self) -> dict[str, Any]:
        """Make the error body with which a server answers."""
        form = api().data["error"]
        body: dict[str, Any] = {}
        said: Any = self.details
        if "list" in form:
            body[form["list"]] = said
        else:
            body.update(said)
        title = form.get("titles", {}).get(str(self.code))
        members = {"title": title, "status": self.status or None, "message": self.message, "code": self.code}
        body.update({form[name]: value for name, value in members.items() if name in form and value is not None})
        return body


def error_with(code: Code, status: int, message: str, details: Details | None = None) -> ApiError:
    """Make an error of the class that its code has."""
    return ApiError.classes.get(code, ApiError)(code, status, message, details)


def refusal(kind: str, message: str, status: int | None = None) -> ApiError:
    """Say how this package refuses something by itself."""
    refused = api().data["refusals"][kind]
    return error_with(refused["code"], refused["status"] if status is None else status, message)


def invalid(issues: list[Issue]) -> ApiError:
    """Refuse a value that does not fit."""
    first = issues[0]
    more = f" (and {len(issues) - 1} more)" if len(issues) > 1 else ""
    found = refusal("invalid", f"{first.path or 'the body'}: expected {first.expected}{more}")
    found.issues = issues
    form = api().data["error"]
    faults = form.get("faults")
    if faults:
        listed = [{faults["place"]: one.path, faults["text"]: f"expected {one.expected}"} for one in issues[:50]]
        details: Any = {faults["member"]: listed}
        if "list" in form:
            details = [{"@type": faults["type"], **details}]
        found.details = details
    return found


def error_of(status: int, text: bytes) -> ApiError:
    """Read the body of an answer that is no success."""
    data = api().data
    form, code = data["error"], data["byStatus"].get(str(status), data["otherwise"])
    message = f"HTTP {status}: {text[:200].decode(errors='replace')}"
    try:
        body = parse(text)
    except ValueError:
        body = None
    if not isinstance(body, dict):
        return error_with(code, status, message)
    said = _code_in(body.get(form["code"]), type(code))
    if said is not None:
        code = said
    if isinstance(body.get(form["message"]), str):
        message = body[form["message"]]
    own = [form.get(name) for name in ("code", "message", "title", "status")]
    others = {name: member for name, member in body.items() if name not in own}
    details: Any = body.get(form["list"]) if "list" in form else others
    is_list = isinstance(details, list)
    return error_with(code, status, message, details if is_list == ("list" in form) else None)


def _code_in(tree: Any, kind: type[Any]) -> Code | None:
    number = number_of(tree)
    code: Any = int(number) if kind is int and number is not None else tree
    return code if type(code) is kind else None


def unreadable(operation: str, status: int, text: bytes, cause: Exception | None) -> ApiError:
    """Refuse a success that cannot be read."""
    found = error_of(status, text)
    code = api().data["refusals"]["internal"]["code"]
    made = error_with(code, status, found.message, found.details)
    if isinstance(cause, ApiError):
        made.message, made.issues = f"the answer does not fit: {cause.message}", cause.issues
    made.operation = operation
    return made
