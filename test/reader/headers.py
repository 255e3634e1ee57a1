"""Headers: texts that stand for strings, numbers and truth values."""

import re

from values import Reading

NUMBER = re.compile(r"-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?")


def read_headers(fields, texts):
    """The values by name, and the first header that is missing or does not fit."""
    said = {name.lower(): text for name, text in texts.items()}
    found = {}
    for field in fields:
        text = said.get(field.name.lower())
        if text is None:
            if not field.optional:
                return None, field.name
            continue
        value = value_of(field.type, text)
        reading = Reading(strict=False)
        reading.read(field.type, value)
        if reading.issues:
            return None, field.name
        found[field.name] = value
    return found, None


def value_of(type, text):
    base = type.base if type.kind == "plain" else type.kind
    if base in ("int32", "number"):
        number = float(text) if NUMBER.fullmatch(text) else text
        return int(number) if number != text and number.is_integer() else number
    if base == "boolean":
        return {"true": True, "false": False}.get(text, text)
    return text
