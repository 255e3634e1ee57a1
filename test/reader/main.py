"""Reads contracts with their vectors from standard input, and tells where the reader disagrees with them, and which
of its mutants nothing notices.

Started as `main.py [PARTS FIRST]`: tries one mutant in PARTS, beginning with the FIRST; none without these."""

import json
import pathlib
import sys
import types

from mutants import MUTANTS

FOLDER = pathlib.Path(__file__).parent
MODULES = ("contract", "values", "upgrades", "lenient", "answers", "stamps", "streams", "waits", "headers", "webhooks", "vectors")
SOURCES = {name: (FOLDER / f"{name}.py").read_text() for name in MODULES}


def compiled(name, source):
    return compile(source, f"{name}.py", "exec")


CODE = {name: compiled(name, source) for name, source in SOURCES.items()}


def reader(code):
    """The module `vectors` of a reader that is made of this code."""
    for name in MODULES:
        module = sys.modules[name] = types.ModuleType(name)
        exec(code[name], module.__dict__)
    return sys.modules["vectors"]


def mutated(module, old, new):
    source = SOURCES[module]
    if source.count(old) != 1:
        raise ValueError(f"stands {source.count(old)} times in {module}.py: {old}")
    return {**CODE, module: compiled(module, source.replace(old, new))}


def noticed(mutant, contracts, module):
    """
    The first thing that a mutant of a module gets wrong. One that fails altogether is noticed too. What is about that
    module is compared first, in all contracts.
    """
    for part in sorted(mutant.PARTS, key=lambda name: name != module):
        for name, contract in contracts.items():
            try:
                for difference in mutant.differences(contract["files"], contract["vectors"], [part]):
                    return f"{name}: {difference}"
            except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, RecursionError) as failure:
                return f"{name}: {failure!r}"
    return None


def main():
    contracts = json.load(sys.stdin)
    differences = reader(CODE).differences
    found = {name: list(differences(one["files"], one["vectors"])) for name, one in contracts.items()}
    # Small ones first: most mutants need no more.
    contracts = dict(sorted(contracts.items(), key=lambda entry: len(json.dumps(entry[1]))))
    killed = {}
    parts, first = (int(word) for word in sys.argv[1:] or (0, 0))
    for number, (name, module, old, new) in enumerate(MUTANTS if parts else []):
        code = mutated(module, old, new)
        if number % parts == first:
            killed[name] = noticed(reader(code), contracts, module)
    json.dump({"differences": found, "mutants": killed, "count": len(MUTANTS)}, sys.stdout)


if __name__ == "__main__":
    main()
