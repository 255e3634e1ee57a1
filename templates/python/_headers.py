"""Headers: texts that are held to the types of the contract as the members of a body are."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeVar

from ._contract import Schema, api
from ._json import number_of, parse
from ._model import ContractModel, parse_answer

Headers = TypeVar("Headers", bound=ContractModel)


def headers_of(headers: type[Headers], get: Callable[[str], str | None]) -> Headers:
    """Read headers by their names. Raises an ApiError where one is missing or does not fit."""
    said = {}
    for field in api().types[headers._contract_type]["fields"]:
        text = get(field["name"])
        if text is not None:
            said[field["name"]] = _value(api().resolve(field["type"]), text)
    return parse_answer(headers, json.dumps(said))


def _value(schema: Schema, text: str) -> Any:
    """Tell the text itself, unless numbers or truth values are expected and it is one."""
    if schema["kind"] not in ("int32", "number", "boolean", "literal") or isinstance(schema.get("value"), str):
        return text
    try:
        tree = parse(text)
    except ValueError:
        return text
    return tree if isinstance(tree, bool) or number_of(tree) is not None else text
