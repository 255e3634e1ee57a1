"""JSON texts: what is no JSON in UTF-8 is refused, and objects with a name twice are found."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from typing import Any, NoReturn


def parse(text: str | bytes, pairs: type[Pairs] | None = None) -> Any:
    """Read a text. Of several members of one name the last one counts."""
    try:
        decoded = text if isinstance(text, str) else text.decode()
        return json.loads(decoded, parse_constant=_refuse, object_pairs_hook=pairs)
    except (ValueError, RecursionError):
        raise ValueError("not JSON in UTF-8") from None


def _refuse(name: str) -> NoReturn:
    raise ValueError(name)


class Pairs(list[tuple[str, Any]]):
    """The members of an object as they are written."""


@dataclass
class Counted:
    """A text that has been read with all that it says."""

    tree: Any = None
    repeated: str | None = None
    """The path of the first member whose name its object has had before."""
    values: int = 0
    """Items of lists and members of objects at any depth."""

    @classmethod
    def of(cls, text: bytes) -> Counted:
        """Read a text."""
        counted = cls()
        counted.tree = counted._plain(parse(text, Pairs), "")
        return counted

    def _plain(self, tree: Any, path: str) -> Any:
        if isinstance(tree, Pairs):
            made: dict[str, Any] = {}
            for name, member in tree:
                at = f"{path}/{escaped(name)}"
                if name in made and self.repeated is None:
                    self.repeated = at
                self.values += 1
                made[name] = self._plain(member, at)
            return made
        if isinstance(tree, list):
            self.values += len(tree)
            return [self._plain(item, f"{path}/{index}") for index, item in enumerate(tree)]
        return tree


def escaped(name: str) -> str:
    """Write a name as part of a JSON pointer (RFC 6901)."""
    return name.replace("~", "~0").replace("/", "~1")


def number_of(tree: Any) -> float | None:
    """Read what JavaScript, and so the contract, takes a number for: one in double precision."""
    if isinstance(tree, bool) or not isinstance(tree, (int, float)):
        return None
    try:
        number = float(tree)
    except OverflowError:
        return None
    return number if math.isfinite(number) else None
