"""Holds JSON to the types of the contract: strictly like a server, or tolerantly like a caller."""

from __future__ import annotations

import base64
import copy
import datetime
import functools
import importlib.resources
import itertools
import math
import re
import sys
import unicodedata
from dataclasses import dataclass
from typing import Any, TypeAlias

from ._json import escaped, number_of, parse

Schema: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Issue:
    """A place at which a value does not fit."""

    path: str
    """A JSON pointer (RFC 6901)."""
    expected: str
    """What would be right."""


class Contract:
    """What contract.json says: everything but the words."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.types: dict[str, Schema] = data["types"]

    def resolve(self, schema: Schema) -> Schema:
        """Follow references."""
        while schema["kind"] == "ref":
            schema = self.types[schema["name"]]
        return schema

    def read(self, name: str, tree: Any, strict: bool) -> tuple[Any, list[Issue]]:
        """Answer the value without nulls that mean absence, and with defaults."""
        reading = Reading(self, strict)
        return reading.value({"kind": "ref", "name": name}, tree, ""), reading.issues

    def variant(self, schema: Schema, tree: dict[str, Any], strict: bool) -> str | None:
        """Tell the name of the record that an object of a union is."""
        tag = tree.get(schema["tag"])
        name: str | None = schema["variants"].get(tag) if isinstance(tag, str) else None
        return name if name is not None or strict else schema.get("fallback")


@functools.cache
def api() -> Contract:
    """Answer this package's own contract."""
    text = importlib.resources.files(__package__).joinpath("contract.json").read_bytes()
    return Contract(parse(text))


class Reading:
    """On its way through one value."""

    def __init__(self, contract: Contract, strict: bool) -> None:
        self.contract = contract
        self.strict = strict
        self.issues: list[Issue] = []

    def _report(self, path: str, expected: str) -> None:
        self.issues.append(Issue(path, expected))

    def value(self, schema: Schema, tree: Any, path: str) -> Any:
        """Read a value of any type."""
        schema = self.contract.resolve(schema)
        match schema["kind"], tree:
            case "record", dict():
                return self._record(schema, tree, path)
            case "array", list():
                return self._array(schema, tree, path)
            case "map", dict():
                return self._map(schema, tree, path)
            case "union", dict():
                return self._union(schema, tree, path)
        for fault in faults(schema, tree, self.strict):
            self._report(path, fault)
        return tree

    def _array(self, schema: Schema, tree: list[Any], path: str) -> Any:
        self._size(schema, len(tree), "items", path)
        if self.strict and schema.get("unique") and _repeats(tree):
            self._report(path, "array without repeated items")
        return [
            item if item is None and schema.get("orNull") else self.value(schema["of"], item, f"{path}/{index}")
            for index, item in enumerate(tree)
        ]

    def _size(self, schema: Schema, size: int, noun: str, path: str) -> None:
        if self.strict and size < schema["least"]:
            self._report(path, f"at least {schema['least']} {noun}")
        if self.strict and size > schema["most"]:
            self._report(path, f"at most {schema['most']} {noun}")

    def _map(self, schema: Schema, tree: dict[str, Any], path: str) -> Any:
        self._size(schema, len(tree), "entries", path)
        made = {}
        for name, item in tree.items():
            at = f"{path}/{escaped(name)}"
            if name == "__proto__":
                self._report(at, "a key other than __proto__")
            elif self.strict:
                for fault in faults(schema["keys"], name, True):
                    self._report(at, f"key: {fault}")
            made[name] = item if item is None and schema.get("orNull") else self.value(schema["of"], item, at)
        return made

    def _record(self, schema: Schema, tree: dict[str, Any], path: str) -> Any:
        made: dict[str, Any] = {}
        known = set()
        for field in schema["fields"]:
            name, optional = field["name"], field.get("optional")
            known.add(name)
            at = f"{path}/{escaped(name)}"
            member = tree.get(name)
            if member is None and name in tree and field.get("nullable"):
                made[name] = None
            elif member is not None or (name in tree and not optional):
                made[name] = self.value(field["type"], member, at)
            elif not optional:
                self._report(at, "a value (required)")
            elif self.strict and "default" in field:
                made[name] = copy.deepcopy(field["default"])
        for name, member in tree.items():
            if name in known:
                continue
            if self.strict and not schema.get("extra"):
                self._report(f"{path}/{escaped(name)}", "nothing (unknown member)")
            made[name] = member
        return made

    def _union(self, schema: Schema, tree: dict[str, Any], path: str) -> Any:
        variant = self.contract.variant(schema, tree, self.strict)
        if variant is not None:
            return self._record(self.contract.types[variant], tree, path)
        self._report(f"{path}/{escaped(schema['tag'])}", f"the {schema['tag']} of a variant")
        return tree


def _is_same(tree: Any, constant: Any) -> bool:
    number, other = number_of(tree), number_of(constant)
    if number is not None and other is not None:
        return number == other
    return type(tree) is type(constant) and bool(tree == constant)


def _repeats(items: list[Any]) -> bool:
    """Tell whether a plain value is there twice."""
    plain = [(type(number_of(item)), item) for item in items if not isinstance(item, (list, dict))]
    return len(set(plain)) < len(plain)


_KINDS = {
    "array": "array",
    "map": "object",
    "record": "object",
    "union": "object",
    "boolean": "boolean",
    "string": "string",
    "int32": "32-bit integer",
    "number": "number",
    "int64": "64-bit integer as a decimal string",
    "bytes": "bytes in base64, or base64url where the contract says so",
    "date": "date as in 2030-01-31",
    "dateTime": "date and time as in 2030-01-31T18:00:00Z",
}


def faults(schema: Schema, tree: Any, bounded: bool) -> list[str]:
    """Tell everything in which a plain value differs, or that it is none; bounds only where they hold."""
    text = tree if isinstance(tree, str) else ""
    number, size = 0.0, len(text)
    noun = "characters"
    is_of_kind = isinstance(tree, str)
    match schema["kind"]:
        case "json":
            return []
        case "literal":
            return [] if _is_same(tree, schema["value"]) else [f"{schema['value']}"]
        case "enum":
            is_known = tree in schema["values"] or (not bounded and schema.get("open", False))
            return [] if is_of_kind and is_known else [f"one of {', '.join(schema['values'][:10])}"]
        case "array" | "map" | "record" | "union":
            is_of_kind = False
        case "boolean":
            is_of_kind = isinstance(tree, bool)
        case "int32" | "number" as kind:
            found = number_of(tree)
            is_of_kind = found is not None and (kind == "number" or _is_int32(found))
            number = found or 0.0
        case "int64":
            is_of_kind = _is_int64(text)
        case "bytes":
            data = decoded(text, schema.get("encoding") == "base64url") if is_of_kind else None
            is_of_kind = data is not None
            noun, size = "bytes", len(data or b"")
        case "date":
            is_of_kind = _is_date(text)
        case "dateTime":
            is_of_kind = _is_date(text[:10]) and _TIME.fullmatch(text[10:]) is not None
    if not is_of_kind:
        return [_KINDS[schema["kind"]]]
    if not bounded:
        return []
    checks = (
        ("minLength", f"at least %s {noun}", lambda least: size >= least),
        ("maxLength", f"at most %s {noun}", lambda most: size <= most),
        ("minimum", "number of at least %s", lambda least: number >= least),
        ("maximum", "number of at most %s", lambda most: number <= most),
        ("exclusiveMinimum", "number above %s", lambda bound: number > bound),
        ("exclusiveMaximum", "number below %s", lambda bound: number < bound),
        ("multipleOf", "multiple of %s", lambda unit: math.fmod(number, unit) == 0),
        ("int64Minimum", "at least %s", lambda least: int(text) >= int(least)),
        ("int64Maximum", "at most %s", lambda most: int(text) <= int(most)),
        ("pattern", "string that matches %s", lambda pattern: compiled(pattern).search(text) is not None),
    )
    return [words % schema[name] for name, words, fits in checks if name in schema and not fits(schema[name])]


def _is_int32(number: float) -> bool:
    return number.is_integer() and -(2**31) <= number < 2**31


_INT64 = re.compile("0|-?[1-9][0-9]{0,18}")


def _is_int64(text: str) -> bool:
    return _INT64.fullmatch(text) is not None and -(2**63) <= int(text) < 2**63


def encoded(data: bytes, is_url: bool) -> str:
    """Write bytes in base64, or in base64url without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=") if is_url else base64.b64encode(data).decode()


def decoded(text: str, is_url: bool) -> bytes | None:
    """Read bytes that are written in the one way in which `encoded` writes them."""
    padded = text + "=" * (-len(text) % 4) if is_url else text
    try:
        data = base64.b64decode(padded, b"-_" if is_url else b"+/")
    except ValueError:
        return None
    return data if encoded(data, is_url) == text else None


_DATE = re.compile("([0-9]{4})-([0-9]{2})-([0-9]{2})")
# What stands behind the day (RFC 3339), in capitals and without leap seconds.
_TIME = re.compile(r"T(?:[01][0-9]|2[0-3])(?::[0-5][0-9]){2}(?:\.[0-9]{1,9})?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])")


def _is_date(text: str) -> bool:
    found = _DATE.fullmatch(text)
    if not found:
        return False
    year, month, day = map(int, found.groups())
    try:
        # The year 0, which Python does not have, is as long as the year 400.
        return datetime.date(year or 400, month, day) is not None
    except ValueError:
        return False


@functools.cache
def compiled(pattern: str) -> re.Pattern[str]:
    """Compile a pattern of contract.json: one of `re`, but for categories, which are written as in p{Lu,Ll}."""

    def ranges(names: re.Match[str]) -> str:
        return "".join(_categories()[name] for name in names[1].split(","))

    return re.compile(re.sub(r"\\p\{([\w,]+)\}", ranges, pattern), re.ASCII)


@functools.cache
def _categories() -> dict[str, str]:
    """The characters of each category as ranges of a class."""
    found: dict[str, str] = {}
    for name, group in itertools.groupby(range(sys.maxunicode + 1), lambda code: unicodedata.category(chr(code))):
        codes = list(group)
        found[name] = found.get(name, "") + f"\\U{codes[0]:08x}-\\U{codes[-1]:08x}"
    return found
