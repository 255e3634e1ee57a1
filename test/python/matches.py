"""Tells which patterns, as an emitted package compiles them, match which texts."""

import json
import sys

from corners import _contract

given = json.load(sys.stdin)
json.dump([[_contract.compiled(pattern).search(text) is not None for text in given["texts"]]
           for pattern in given["patterns"]], sys.stdout)
