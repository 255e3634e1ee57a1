"""Older records as newer ones, by the steps that the contract derives."""

from __future__ import annotations

import copy
from typing import Any

from ._contract import Contract

_ABSENT = object()


def upgraded_tree(contract: Contract, old: str, new: str, tree: Any) -> Any:
    """Make a newer record."""
    if old == new:
        return tree
    step = contract.data["steps"][new]
    return _made(contract, step["members"], upgraded_tree(contract, old, step["from"], tree))


def _made(contract: Contract, members: list[dict[str, Any]], older: Any) -> dict[str, Any]:
    made = {}
    for member in members:
        if not member.get("optional") or not _is_missing(member["value"], older):
            made[member["name"]] = _filled(contract, member["value"], older)
        elif "orElse" in member:
            made[member["name"]] = copy.deepcopy(member["orElse"]["value"])
    return made


def _filled(contract: Contract, template: dict[str, Any], older: Any) -> Any:
    match template["kind"]:
        case "value":
            return copy.deepcopy(template["value"])
        case "array":
            return [_filled(contract, item, older) for item in template["items"]]
        case "object":
            return _made(contract, template["members"], older)
    found = _at(template, older)
    if found is not _ABSENT:
        return _converted(contract, template["convert"], found)
    return copy.deepcopy(template["orElse"]["value"]) if template.get("orElse") else None


def _is_missing(template: dict[str, Any], older: Any) -> bool:
    """Tell whether the older record lacks what the template needs."""
    match template["kind"]:
        case "array":
            return any(_is_missing(item, older) for item in template["items"])
        case "object":
            needed = [member["value"] for member in template["members"] if not member.get("optional")]
            return any(_is_missing(value, older) for value in needed)
        case "path":
            return bool(template["optional"]) and not template.get("orElse") and _at(template, older) is _ABSENT
    return False


def _at(template: dict[str, Any], older: Any) -> Any:
    """Follow a path; null is there only where it is kept."""
    for name in template["path"]:
        older = older.get(name, _ABSENT) if isinstance(older, dict) else _ABSENT
    return _ABSENT if older is None and not template.get("keepsNull") else older


def _converted(contract: Contract, how: dict[str, Any], value: Any) -> Any:
    if value is None:
        return None
    if how["kind"] == "each":
        return [_converted(contract, how["of"], item) for item in value]
    if how["kind"] == "values":
        return {name: _converted(contract, how["of"], item) for name, item in value.items()}
    for new in how.get("steps", ()):
        value = upgraded_tree(contract, contract.data["steps"][new]["from"], new, value)
    return value
