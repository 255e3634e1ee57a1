"""Puts one fault after another into an emitted package, and tells which vectors or calls notice it.

Started as `mutated.py BASE CONTRACTS PARTS FIRST`: the folder has the package of BASE, and for each of the contracts a
contract.json and vectors. Tries one mutant in PARTS, beginning with the FIRST. Answers by number what notices the mutant
first, or null; -1 is the package as it is.
"""

import functools
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import pathlib
import signal
import sys

import calls
from mutants import MUTANTS
from vectors import Differences


class Loader(importlib.machinery.SourceFileLoader):
    """Loads a module from another text than that of its file."""

    text = None

    def get_code(self, fullname):
        return compiled(fullname, self.text) if self.text is not None else super().get_code(fullname)


@functools.lru_cache(maxsize=4)
def compiled(name, text):
    return compile(text, f"{name} with a fault", "exec", dont_inherit=True)


class Finder(importlib.abc.MetaPathFinder):
    """Finds the modules of a package in a folder, one of them with a fault."""

    def __init__(self, package):
        self.package, self.folder, self.texts = package, pathlib.Path(package), {}

    def find_spec(self, fullname, path, target=None):
        if fullname.split(".")[0] != self.package:
            return None
        name = fullname.partition(".")[2]
        file = self.folder / (f"{name}.py" if name else "__init__.py")
        if not file.exists():
            return None
        loader = Loader(fullname, str(file))
        loader.text = self.texts.get(name)
        where = [str(self.folder)] if not name else None
        return importlib.util.spec_from_file_location(fullname, file, loader=loader, submodule_search_locations=where)

    def load(self, texts):
        """Forget the package, and load it with these texts in place of those of its files."""
        for name in [name for name in sys.modules if name.split(".")[0] == self.package]:
            del sys.modules[name]
        self.texts = texts
        return importlib.import_module(self.package)

    def text_of(self, module):
        return (self.folder / f"{module}.py").read_text()


def mutated(finder, name, module, old, new):
    text = finder.text_of(module)
    if text.count(old) != 1:
        raise SystemExit(f"{name}: stands {text.count(old)} times in {module}.py: {old}")
    return {module: text.replace(old, new)}


class TooLong(BaseException):
    """A fault has made something endless."""


def too_long(*_):
    raise TooLong


def noticed(finder, texts, module, contracts):
    """The first thing that goes wrong. A mutant that fails altogether is noticed too."""
    signal.alarm(60)
    try:
        finder.load(texts)
        checks = []
        for name, (contract, vectors) in contracts.items():
            other = None if name == finder.package else contract
            checks.append(lambda vectors=vectors, other=other: Differences(finder.package, vectors, other).found(module))
        # While the package has its own contract; before its vectors where calls are all that it is about.
        is_of_calls = module is not None and module.startswith(("_client", "_pages", "client", "_stamper_session"))
        checks.insert(0 if is_of_calls else 1, lambda: calls.differences(finder.package))
        for check in checks:
            for difference in check():
                return difference
    except SystemExit:
        raise
    except (Exception, TooLong) as failure:
        return repr(failure)
    finally:
        signal.alarm(0)
    return None


def main():
    base, names, parts, first = sys.argv[1], sys.argv[2].split(","), int(sys.argv[3]), int(sys.argv[4])
    signal.signal(signal.SIGALRM, too_long)
    contracts = {name: [json.loads(pathlib.Path(f"{name}.{part}.json").read_text()) for part in ("contract", "vectors")]
                 for name in names}
    finder = Finder(base)
    sys.meta_path.insert(0, finder)
    found = {-1: noticed(finder, {}, None, contracts)}
    for number, (name, module, old, new) in enumerate(MUTANTS[base]):
        texts = mutated(finder, name, module, old, new)
        if number % parts == first:
            found[number] = noticed(finder, texts, module, contracts)
    json.dump({"found": found, "names": [name for name, *_ in MUTANTS[base]]}, sys.stdout)


if __name__ == "__main__":
    main()
