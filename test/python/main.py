"""Tells how many vectors of a contract there are, and where its package and they disagree."""

import json
import pathlib
import sys

from vectors import Differences

package, vectors = sys.argv[1], json.loads(pathlib.Path(sys.argv[2]).read_text())
differences = Differences(package, vectors)
found = [difference for difference, _ in zip(differences.found(), range(20))]
json.dump({"count": differences.count, "found": found}, sys.stdout)
