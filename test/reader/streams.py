"""Streams of server-sent events as text: the events that a client reads, and how they end (HTML Living Standard, 9.2)."""

import json
import re

from answers import is_passing, read_error


def read_stream(contract, text):
    """Events, the last id, how it ended, and the code of its error."""
    events, last, kind, id, data, said = [], None, "", None, [], False
    # What stands behind the last line end is no line.
    for line in re.split("\r\n|\r|\n", text.removeprefix("\ufeff"))[:-1]:
        if line.startswith(":"):
            continue
        if line != "":
            name, _, value = line.partition(":")
            value, said = value.removeprefix(" "), True
            if name == "event":
                kind = value
            if name == "data":
                data.append(value)
            if name == "id" and "\0" not in value:
                id = value or None
            continue
        if not said:
            continue
        whole = "\n".join(data) if data else None
        if kind == "end" and data:
            return events, last, "end", None
        if kind == "error" and data:
            code = read_error(contract, 200, whole)[0]
            if is_passing(contract, code, 200):
                break
            return events, last, "error", code
        last = id
        if kind == "" and data:
            try:
                events.append({"id": id, "data": json.loads(whole)})
            except ValueError:
                return events, None, "error", read_error(contract, 200, "")[0]
        kind, data, said = "", [], False
    return events, last, "broken", None
