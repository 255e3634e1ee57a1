"""Bodies as clients of protocol buffers write them, in the contract's one form."""

import re

from values import Reading, is_number

INT32 = re.compile(r"0|-?[1-9][0-9]{0,9}")
SAFE = 2 ** 53 - 1
INTEGERS = ("decimal", "int64", "uint64")


def strict(type, value):
    """A body that fits as it is stays as it is."""
    reading = Reading(strict=True)
    reading.read(type, value)
    return converted(type, value) if reading.issues else value


def converted(type, value):
    if type.kind == "union" and isinstance(value, dict):
        tag = value.get(type.tag)
        variant = type.variants.get(tag) if isinstance(tag, str) else None
        return record(variant, value) if variant else value
    if type.kind == "record" and isinstance(value, dict):
        return record(type, value)
    if type.kind == "list" and isinstance(value, list):
        return [converted(type.of, item) for item in value] if len(value) <= type.most else value
    if type.kind == "map" and isinstance(value, dict):
        return {key: converted(type.of, item) for key, item in value.items()} if len(value) <= type.most else value
    return plain(type, value) if type.kind == "plain" else value


def plain(type, value):
    if type.base == "int32" and isinstance(value, str) and INT32.fullmatch(value):
        return int(value)
    is_integer = type.base == "int64" or (type.base == "string" and type.format in INTEGERS)
    if is_integer and is_number(value) and value == value // 1 and -SAFE <= value <= SAFE:
        return str(int(value))
    return value


def record(type, value):
    names = {snake(name): name for name in type.fields if snake(name) not in type.fields}
    # Null stands for what a newer contract has and the client does not use.
    members = {name: member for name, member in value.items() if member is not None or name in {*type.fields, *names}}
    if len(members) > len(type.fields):
        return value
    made = {}
    for name, member in members.items():
        own = names.get(name, name)
        made[name if own in value else own] = member
    for name, field in type.fields.items():
        if name in made:
            made[name] = converted(field.type, made[name])
        elif field.type.kind == "list" and not field.optional:
            made[name] = []
    return made


def snake(name):
    return re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), name)
