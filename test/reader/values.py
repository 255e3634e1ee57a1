"""Holds values to their types: strictly as a server does, and tolerantly as a caller reads answers."""

import base64
import re

from contract import ABSENT

DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
DATE = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")
TIME = re.compile(r"T([0-9]{2}):([0-9]{2}):([0-9]{2})(\.[0-9]{1,9})?(Z|[+-]([0-9]{2}):([0-9]{2}))")
INT64 = re.compile(r"0|-?[1-9][0-9]*")
INTEGERS = {"int32": (-(2 ** 31), 2 ** 31 - 1), "int64": (-(2 ** 63), 2 ** 63 - 1)}
TRAILING = {"base64": "+/", "base64url": "-_"}


class Reading:
    """Reads one value. `issues`: JSON pointers to what does not fit."""

    def __init__(self, strict):
        self.strict = strict
        self.issues = []

    def report(self, path):
        self.issues.append(path)

    def read(self, type, value, path=""):
        return getattr(self, type.kind)(type, value, path)

    def json(self, type, value, path):
        return value

    def boolean(self, type, value, path):
        if not isinstance(value, bool):
            self.report(path)
        return value

    def constant(self, type, value, path):
        if value != type.value or isinstance(value, bool) != isinstance(type.value, bool):
            self.report(path)
        return value

    def enum(self, type, value, path):
        if not isinstance(value, str):
            self.report(path)
        elif value not in type.values and (self.strict or not type.open):
            self.report(path)
        return value

    def list(self, type, value, path):
        if not isinstance(value, list):
            self.report(path)
            return value
        if self.strict:
            if len(value) < type.least:
                self.report(path)
            if len(value) > type.most:
                self.report(path)
            if type.unique and len(set(map(repr, value))) < len(value):
                self.report(path)
        return [item if item is None and type.or_null else self.read(type.of, item, f"{path}/{index}")
                for index, item in enumerate(value)]

    def map(self, type, value, path):
        if not isinstance(value, dict):
            self.report(path)
            return value
        if self.strict:
            if len(value) < type.least:
                self.report(path)
            if len(value) > type.most:
                self.report(path)
        made = {}
        for key, item in value.items():
            place = f"{path}/{escaped(key)}"
            if key == "__proto__":
                self.report(place)
            elif self.strict and not fits_text(key, type.keys):
                self.report(place)
            made[key] = item if item is None and type.or_null else self.read(type.of, item, place)
        return made

    def record(self, type, value, path):
        if not isinstance(value, dict):
            self.report(path)
            return value
        made = dict(value)
        for name, field in type.fields.items():
            place = f"{path}/{escaped(name)}"
            member = value.get(name, ABSENT)
            if member is None and field.nullable is True:
                continue
            if member is None and field.optional:
                member = ABSENT
                del made[name]
            if member is not ABSENT:
                made[name] = self.read(field.type, member, place)
            elif not field.optional:
                self.report(place)
            elif self.strict and field.default is not ABSENT:
                made[name] = field.default
        if self.strict and not type.extra:
            for name in value:
                if name not in type.fields:
                    self.report(f"{path}/{escaped(name)}")
        return made

    def union(self, type, value, path):
        if not isinstance(value, dict):
            self.report(path)
            return value
        tag = value.get(type.tag)
        variant = type.variants.get(tag) if isinstance(tag, str) else None
        if not variant and not self.strict:
            variant = type.fallback
        if variant:
            return self.record(variant, value, path)
        self.report(f"{path}/{type.tag}")
        return value

    def plain(self, type, value, path):
        bounds = type.bounds if self.strict else {}
        if not PLAIN[type.base](value, bounds, type.bounds.get("encoding", "base64")):
            self.report(path)
        return value


def escaped(name):
    return name.replace("~", "~0").replace("/", "~1")


# Plain values

def string(value, bounds, _):
    return isinstance(value, str) and fits_text(value, bounds)


def fits_text(text, bounds):
    if len(text) < bounds.get("minLength", 0):
        return False
    if len(text) > bounds.get("maxLength", float("inf")):
        return False
    return "pattern" not in bounds or matches(bounds["pattern"], text)


def matches(pattern, text):
    """By the rules of JavaScript: `$` is the very end, and classes such as `\\d` are ASCII."""
    return re.search(pattern.replace("$", r"\Z"), text, re.ASCII) is not None


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def number(value, bounds, _):
    if not is_number(value):
        return False
    return in_range(value, bounds)


def in_range(value, bounds):
    if "minimum" in bounds and value < bounds["minimum"]:
        return False
    if "maximum" in bounds and value > bounds["maximum"]:
        return False
    if "exclusiveMinimum" in bounds and value <= bounds["exclusiveMinimum"]:
        return False
    return "exclusiveMaximum" not in bounds or value < bounds["exclusiveMaximum"]


def int32(value, bounds, _):
    least, most = INTEGERS["int32"]
    if not is_number(value) or value != value // 1 or not least <= value <= most:
        return False
    return in_range(value, bounds) and ("multipleOf" not in bounds or value % bounds["multipleOf"] == 0)


def int64(value, bounds, _):
    if not isinstance(value, str) or not INT64.fullmatch(value):
        return False
    least, most = INTEGERS["int64"]
    own = {key: int(bound) for key, bound in bounds.items()}
    return least <= int(value) <= most and in_range(int(value), own)


def bytes_(value, bounds, encoding):
    if not isinstance(value, str) or not value.isascii():
        return False
    padded = value + "=" * (-len(value) % 4) if encoding == "base64url" else value
    if encoding == "base64url" and "=" in value:
        return False
    try:
        decoded = base64.b64decode(padded, altchars=TRAILING[encoding].encode(), validate=True)
    except ValueError:
        return False
    # The one way to write these bytes (RFC 4648, section 3.5).
    if base64.b64encode(decoded, altchars=TRAILING[encoding].encode()).decode() != padded:
        return False
    return bounds.get("minLength", 0) <= len(decoded) <= bounds.get("maxLength", float("inf"))


def date(value, bounds=None, _=None):
    found = DATE.fullmatch(value) if isinstance(value, str) else None
    if not found:
        return False
    year, month, day = map(int, found.groups())
    if not 1 <= month <= 12:
        return False
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 1 <= day <= DAYS[month - 1] + (1 if leap and month == 2 else 0)


def date_time(value, bounds, _):
    if not isinstance(value, str) or not date(value[:10]):
        return False
    found = TIME.fullmatch(value[10:])
    if not found:
        return False
    hour, minute, second, _fraction, zone, offset_hour, offset_minute = found.groups()
    if int(hour) > 23 or int(minute) > 59 or int(second) > 59:
        return False
    return zone == "Z" or (int(offset_hour) <= 23 and int(offset_minute) <= 59)


PLAIN = {"string": string, "number": number, "int32": int32, "int64": int64, "bytes": bytes_, "date": date,
         "dateTime": date_time}
