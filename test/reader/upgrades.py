"""Older records as newer ones."""

from contract import ABSENT, is_reference


def upgraded(new, old_value):
    step = new.step
    made = {}
    for field in new.fields.values():
        value = member(field, step, old_value)
        if value is not ABSENT:
            made[field.name] = value
    return made


def member(field, step, old_value):
    node = field.node or {}
    if field.name in step["made"] and "value" in node:
        return template(node["value"], field.type, field.nullable is True, step["old"], old_value)
    if field.name in step["made"]:
        if "default" in node:
            return filled(node["default"], field.type)
        return field.type.value if field.type.kind == "constant" and not field.optional else ABSENT
    name = step["renamed"].get(field.name, field.name)
    old = step["old"].fields[name]
    value = old_value.get(name, ABSENT)
    if value is None and (old.nullable is True or is_json(old)):
        return None
    if value is ABSENT or value is None:
        return old.default if old.default is not ABSENT else field.default
    return converted(value, old.type, field.type)


def is_json(field):
    """Whether null is a value like any other, which a member that is always there may have."""
    return field.type.kind == "json" and not field.optional


def converted(value, old, new):
    if old is new or new.kind == "json":
        return value
    if old.kind == "record" and new.kind == "record":
        return upgraded(new, converted(value, old, new.step["old"]))
    if old.kind == "list" and new.kind == "list":
        return [None if item is None else converted(item, old.of, new.of) for item in value]
    if old.kind == "map" and new.kind == "map":
        return {key: None if item is None else converted(item, old.of, new.of) for key, item in value.items()}
    return value


def template(node, type, takes_null, old, old_value):
    """What a template comes to; ABSENT where it needs what is absent."""
    if isinstance(node, str) and is_reference(node):
        return reference(node[1:], ABSENT, type, takes_null, old, old_value)
    if isinstance(node, dict) and "$from" in node:
        return reference(node["$from"], node.get("default", ABSENT), type, takes_null, old, old_value)
    if isinstance(node, str):
        return node[1:] if node.startswith("$$") else node
    if isinstance(node, list):
        of = type.of if type.kind == "list" else type
        or_null = type.kind == "json" or (type.kind == "list" and type.or_null)
        items = [template(item, of, or_null, old, old_value) for item in node]
        return ABSENT if ABSENT in items else items
    if isinstance(node, dict):
        return object_of(node, type, old, old_value)
    return node


def object_of(node, type, old, old_value):
    if type.kind == "union":
        type = type.variants[node[type.tag]]
    made = {}
    for name, item in node.items():
        field = type.fields.get(name) if type.kind == "record" else None
        of = field.type if field else type.of if type.kind == "map" else type
        takes_null = field.nullable is True if field else True
        value = template(item, of, takes_null, old, old_value)
        if value is ABSENT and field and not field.optional:
            return ABSENT
        if value is not ABSENT:
            made[name] = value
    return filled(made, type)


def reference(path, otherwise, type, takes_null, old, old_value):
    record, value, is_sure = old, old_value, True
    for name in path.split("."):
        field = record.fields[name]
        is_sure = is_sure and not field.optional
        value = value.get(name, ABSENT) if isinstance(value, dict) else ABSENT
        record = field.type
    if value is None and takes_null and field.nullable is True:
        return None
    if value is None and is_sure and is_json(field) and otherwise is ABSENT:
        return None
    if value is ABSENT or value is None:
        return otherwise if otherwise is ABSENT else filled(otherwise, type)
    return converted(value, field.type, type)


def filled(value, type):
    """With the defaults of its members, as the reader of a request has it."""
    if type.kind == "list" and isinstance(value, list):
        return [filled(item, type.of) for item in value]
    if type.kind == "union" and isinstance(value, dict):
        return filled(value, type.variants[value[type.tag]])
    if type.kind == "map" and isinstance(value, dict):
        return {key: filled(item, type.of) for key, item in value.items()}
    if type.kind != "record" or not isinstance(value, dict):
        return value
    made = {name: filled(item, type.fields[name].type) if name in type.fields else item
            for name, item in value.items()}
    missing = {field.name: field.default for field in type.fields.values() if field.default is not ABSENT}
    return {**missing, **made}
