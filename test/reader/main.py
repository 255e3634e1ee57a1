"""Reads contracts with their vectors from standard input, and tells where the reader disagrees with them, and which
of its mutants nothing notices."""

import json
import pathlib
import sys
import types

from mutants import MUTANTS

FOLDER = pathlib.Path(__file__).parent
MODULES = ("contract", "values", "upgrades", "lenient", "answers", "stamps", "streams", "vectors")
SOURCES = {name: (FOLDER / f"{name}.py").read_text() for name in MODULES}


def reader(sources):
    """The function `differences` of a reader that is made from these sources."""
    for name in MODULES:
        module = sys.modules[name] = types.ModuleType(name)
        exec(compile(sources[name], f"{name}.py", "exec"), module.__dict__)
    return sys.modules["vectors"].differences


def mutated(module, old, new):
    source = SOURCES[module]
    if source.count(old) != 1:
        raise ValueError(f"stands {source.count(old)} times in {module}.py: {old}")
    return {**SOURCES, module: source.replace(old, new)}


def noticed(differences, contracts, module):
    """The first thing that a mutant of a module gets wrong. One that fails altogether is noticed too."""
    for name, contract in contracts.items():
        try:
            for difference in differences(contract["files"], contract["vectors"], module):
                return f"{name}: {difference}"
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, RecursionError) as failure:
            return f"{name}: {failure!r}"
    return None


def main():
    contracts = json.load(sys.stdin)
    differences = reader(SOURCES)
    found = {name: list(differences(one["files"], one["vectors"])) for name, one in contracts.items()}
    killed = {}
    for name, module, old, new in [] if "--without-mutants" in sys.argv else MUTANTS:
        killed[name] = noticed(reader(mutated(module, old, new)), contracts, module)
    json.dump({"differences": found, "mutants": killed}, sys.stdout)


if __name__ == "__main__":
    main()
