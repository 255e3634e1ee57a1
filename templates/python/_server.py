"""What a server does with a request before it calls anything."""

from __future__ import annotations

import re
from typing import Any

from ._contract import Contract, Issue, Schema, api
from ._errors import invalid, refusal
from ._json import Counted, number_of
from ._model import ContractModel, _built

# Items and members of a request's body.
_MOST_VALUES = 10_000


def read_body(path: str, body: bytes) -> ContractModel:
    """Read the body of a POST to a path."""
    name, tree = request_tree(path, body)
    model: ContractModel = _built({"kind": "ref", "name": name}, tree)
    return model


def request_tree(path: str, body: bytes) -> tuple[str, dict[str, Any]]:
    """Answer the name of the request's type, and what is read of the body."""
    contract = api()
    name = next((one["body"] for one in contract.data["operations"].values() if one["path"] == path), None)
    if name is None:
        raise refusal("notFound", f"no operation at {path}")
    most = contract.data["bodyBytes"]
    if len(body) > most:
        raise refusal("invalid", f"the body has more than {most} bytes", 413)
    schema = contract.types[name]
    if not body and schema["kind"] == "record" and not schema["fields"]:
        body = b"{}"
    try:
        counted = Counted.of(body)
    except ValueError as failure:
        raise refusal("invalid", f"the body is {failure}") from None
    if counted.values > _MOST_VALUES:
        raise refusal("invalid", f"the body has more than {_MOST_VALUES} values", 413)
    if counted.repeated is not None:
        raise invalid([Issue(counted.repeated, "one member of this name")])
    tree, issues = contract.read(name, counted.tree, True)
    if issues and contract.data["lenient"]:
        tree, issues = contract.read(name, _strict_form(contract, schema, counted.tree), True)
    if issues:
        raise invalid(issues)
    return (contract.variant(schema, tree, True) or name if schema["kind"] == "union" else name), tree


_INT32 = re.compile("0|-?[1-9][0-9]{0,9}")
_CAPITAL = re.compile("[A-Z]")


def _strict_form(contract: Contract, schema: Schema, tree: Any) -> Any:
    """Bring a body of a client of protocol buffers into the contract's own form, as far as its types lead.

    What cannot be brought into that form is left to be refused.
    """
    schema = contract.resolve(schema)
    kind = schema["kind"]
    if isinstance(tree, str):
        return int(tree) if kind == "int32" and _INT32.fullmatch(tree) else tree
    if isinstance(tree, list):
        is_read = kind == "array" and len(tree) <= schema["most"]
        return [_strict_form(contract, schema["of"], item) for item in tree] if is_read else tree
    if isinstance(tree, dict):
        if kind == "map" and len(tree) <= schema["most"]:
            return {name: _strict_form(contract, schema["of"], item) for name, item in tree.items()}
        if kind == "union":
            schema = contract.types.get(contract.variant(schema, tree, True) or "", schema)
        if schema["kind"] == "record":
            return _strict_record(contract, schema, tree)
        return tree
    is_integer = kind == "int64" or (kind == "string" and schema.get("format") in ("decimal", "int64", "uint64"))
    number = number_of(tree)
    # Beyond 2^53 a number has lost digits.
    if number is not None and is_integer and number.is_integer() and abs(number) < 2**53:
        return str(int(number))
    return tree


def _strict_record(contract: Contract, schema: Schema, tree: dict[str, Any]) -> dict[str, Any]:
    own = {field["name"] for field in schema["fields"]}
    forms = {name: _CAPITAL.sub(lambda letter: f"_{letter[0].lower()}", name) for name in own}
    others = {form: name for name, form in forms.items() if form != name}
    # Of what a newer contract has, such clients say null.
    members = {name: member for name, member in tree.items() if member is not None or name in own or name in others}
    if len(members) > len(own):
        return tree
    made: dict[str, Any] = {}
    for name, member in members.items():
        known = others.get(name)
        is_other = known is not None and name not in own and known not in tree
        made[known if known is not None and is_other else name] = member
    for field in schema["fields"]:
        name = field["name"]
        if name in made:
            made[name] = _strict_form(contract, field["type"], made[name])
        elif not field.get("optional") and contract.resolve(field["type"])["kind"] == "array":
            made[name] = []
    return made
