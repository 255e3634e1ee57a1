"""What the models have in common: members go by the names of the contract in JSON, and by those of Python in Python."""

from __future__ import annotations

import functools
from enum import StrEnum
from typing import Annotated, Any, ClassVar, TypeAlias, TypeVar

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    PlainSerializer,
    SerializationInfo,
    SerializerFunctionWrapHandler,
    model_serializer,
)

from ._contract import Issue, Schema, api, decoded, encoded
from ._errors import invalid, refusal
from ._json import parse as parse_json
from ._upgrade import upgraded_tree

_classes: dict[str, type[ContractModel]] = {}
_enums: dict[str, type[ContractEnum]] = {}


def _alias(name: str) -> str:
    """`room_id` and `room_id_` → `roomId`."""
    first, *others = name.strip("_").split("_")
    return first + "".join(word[:1].upper() + word[1:] for word in others)


class ContractEnum(StrEnum):
    """Values that the contract lists."""

    def __init_subclass__(cls, contract_type: str | None = None) -> None:
        _enums[contract_type or cls.__name__] = cls


class ContractModel(BaseModel):
    """A record of the contract. Pydantic looks at types; `check` and `parse` hold it to everything else."""

    model_config = ConfigDict(
        alias_generator=_alias,
        validate_by_name=True,
        validate_by_alias=True,
        serialize_by_alias=True,
        protected_namespaces=(),
        defer_build=True,
    )
    _contract_type: ClassVar[str]

    def __init_subclass__(cls, contract_type: str | None = None, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        # Not what users of the package derive.
        if cls.__module__.rpartition(".")[0] == __package__:
            cls._contract_type = contract_type or cls.__name__
            _classes[cls.__name__] = _classes[cls._contract_type] = cls

    @model_serializer(mode="wrap")
    def _without_absent(self, handler: SerializerFunctionWrapHandler, info: SerializationInfo) -> dict[str, Any]:
        made: dict[str, Any] = handler(self)
        for name, alias, is_nullable in _optional(type(self)):
            if getattr(self, name) is None and not (is_nullable and name in self.model_fields_set):
                made.pop(name if info.by_alias is False else alias, None)
        return made


Model = TypeVar("Model", bound=ContractModel)
Int64Text: TypeAlias = Annotated[int, PlainSerializer(str, return_type=str, when_used="json")]


def _bytes(is_url: bool) -> Any:
    def read(value: Any) -> Any:
        data = decoded(value, is_url) if isinstance(value, str) else value
        if data is None:
            raise ValueError("not in base64, or base64url where the contract says so")
        return data

    def write(data: bytes) -> str:
        return encoded(data, is_url)

    return (BeforeValidator(read), PlainSerializer(write, return_type=str, when_used="json"))


Base64Text: TypeAlias = Annotated[bytes, *_bytes(False)]
Base64UrlText: TypeAlias = Annotated[bytes, *_bytes(True)]


@functools.cache
def _fields(model: type[ContractModel]) -> dict[str, str]:
    """Names in Python by names in JSON."""
    return {field.serialization_alias or _alias(name): name for name, field in model.model_fields.items()}


@functools.cache
def _optional(model: type[ContractModel]) -> list[tuple[str, str, bool]]:
    nullable = {field["name"] for field in _schema(model)["fields"] if field.get("nullable")}
    return [
        (name, alias, alias in nullable)
        for alias, name in _fields(model).items()
        if not model.model_fields[name].is_required()
    ]


def _schema(model: type[ContractModel]) -> Schema:
    return api().types[model._contract_type]


def parse(model: type[Model], text: str | bytes) -> Model:
    """Read a value as a server reads it in a request: held to all bounds, and with defaults filled in.

    Raises an ApiError with all issues.
    """
    return _read(model, text, True)


def parse_answer(model: type[Model], text: str | bytes) -> Model:
    """Read a value as a caller reads it in an answer.

    Members that the contract does not list and values that were added to open enums and unions are taken, bounds are
    not looked at. Raises an ApiError with all issues.
    """
    return _read(model, text, False)


def _read(model: type[Model], text: str | bytes, strict: bool) -> Model:
    try:
        tree = parse_json(text)
    except ValueError as failure:
        raise refusal("invalid", str(failure)) from None
    read, issues = api().read(model._contract_type, tree, strict)
    if issues:
        raise invalid(issues)
    return built(model, read)


def check(value: ContractModel) -> list[Issue]:
    """Tell where a value differs from what a server accepts in a request."""
    return api().read(value._contract_type, tree_of(value), True)[1]


def tree_of(value: ContractModel) -> dict[str, Any]:
    """Write a value as a tree of JSON."""
    return value.model_dump(mode="json", by_alias=True)


def built(model: type[Model], tree: dict[str, Any]) -> Model:
    """Make a model of a tree that has been read."""
    names = _fields(model)
    types = {field["name"]: field["type"] for field in _schema(model)["fields"]}
    known = {names[name]: _built(types[name], member) for name, member in tree.items() if name in types}
    made = model.model_construct(set(known), **known)
    if made.__pydantic_extra__ is not None:
        # By themselves: they may be called as the members are in Python.
        made.__pydantic_extra__.update({name: member for name, member in tree.items() if name not in types})
    return made


def _built(schema: Schema, tree: Any) -> Any:
    name = schema.get("name", "")
    schema = api().resolve(schema)
    if tree is None:
        return None
    match schema["kind"]:
        case "record":
            return built(_classes[name], tree) if name in _classes else tree
        case "union":
            variant = name if name in _classes else api().variant(schema, tree, False)
            return built(_classes[variant or ""], tree)
        case "array":
            return [_built(schema["of"], item) for item in tree]
        case "map":
            return {key: _built(schema["of"], item) for key, item in tree.items()}
        case "enum":
            return _enums[name](tree) if tree in schema["values"] else tree
        case "int32" | "int64":
            return int(tree)
        case "number":
            return float(tree)
        case "bytes":
            return decoded(tree, schema.get("encoding") == "base64url")
        case "literal":
            return schema["value"]
    return tree


def upgraded(value: ContractModel, newer: type[Model]) -> Model:
    """Make a newer value."""
    return built(newer, upgraded_tree(api(), value._contract_type, newer._contract_type, tree_of(value)))
