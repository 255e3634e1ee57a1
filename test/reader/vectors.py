"""Compares a reader with the vectors of a contract, as docs/vectors.md describes them."""

import copy
import functools
import json
import operator

from answers import is_passing, read_error, refusal
from contract import Contract
from headers import read_headers
from lenient import strict
from stamps import verifies
from streams import read_stream
from upgrades import upgraded
from values import Reading
from waits import asked, end_of, end_of_activity
from webhooks import refusal as delivery_refusal


def put_in(base, pointer, put):
    """A copy of the value with something else in one place. An empty `put` leaves the place empty."""
    made = {"": copy.copy(base)}
    holder, key = made, ""
    for name in pointer.split("/")[1:]:
        holder, key = holder[key], name.replace("~1", "/").replace("~0", "~")
        key = int(key) if isinstance(holder, list) else key
        if key in holder if isinstance(holder, dict) else key < len(holder):
            holder[key] = copy.copy(holder[key])
    if "runs" in put:
        pieces = [piece * times for piece, times in put["runs"]]
        holder[key] = functools.reduce(operator.add, pieces)
    elif "value" in put:
        holder[key] = put["value"]
    else:
        del holder[key]
    return made[""]


def text_of(value):
    return json.dumps(value, sort_keys=True)


# By the module of the reader that each part of the vectors is about.
PARTS = {
    "values": lambda contract, vectors: of_types(contract, vectors["types"]),
    "upgrades": lambda contract, vectors: of_upgrades(contract, vectors["upgrades"]),
    "answers": lambda contract, vectors: [
        *of_errors(contract, vectors["errors"]),
        *of_refusals(contract, vectors["refusals"]),
    ],
    "lenient": lambda contract, vectors: of_lenient(contract, vectors["lenient"]),
    "stamps": lambda _, vectors: of_stamps(vectors["stamps"]),
    "streams": lambda contract, vectors: of_streams(contract, vectors.get("streams", [])),
    "waits": lambda contract, vectors: of_waits(contract, vectors.get("waits", [])),
    "headers": lambda contract, vectors: of_headers(contract, vectors.get("headers", [])),
    "webhooks": lambda contract, vectors: of_webhooks(contract, vectors.get("webhooks", [])),
}


def differences(files, vectors, parts=PARTS):
    """Where the reader and these parts of the vectors disagree, as texts."""
    contract = Contract(files)
    for part in parts:
        yield from PARTS[part](contract, vectors)


def of_types(contract, types):
    for name, modes in types.items():
        for mode, cases in modes.items():
            yield from of_type(contract.type(name), f"{name} {mode}", mode == "sent", cases)


def of_type(type, name, strict, cases):
    base = cases["base"]
    for case in [{"at": "", "value": base}, *cases["accepted"]]:
        value = put_in(base, case["at"], case)
        reading = Reading(strict)
        read = reading.read(type, value)
        wanted = put_in(value, case["at"], case["read"]) if "read" in case else value
        if reading.issues:
            yield f"{name} refuses {text_of(case)[:300]} at {reading.issues}"
        elif text_of(read) != text_of(wanted):
            yield f"{name} reads {text_of(case)[:300]} as {text_of(read)[:300]}"
    for case in cases["refused"]:
        reading = Reading(strict)
        reading.read(type, put_in(base, case["at"], case))
        if reading.issues != [case.get("path", case["at"])]:
            yield f"{name} finds {reading.issues} in {text_of(case)[:300]}"


def of_upgrades(contract, cases):
    for case in cases:
        name = case["to"]
        made = chain(contract.type(case["from"]), contract.type(name), case["old"])
        if text_of(made) != text_of(case["newest"]):
            yield f"{case['from']} becomes {text_of(made)[:300]}, not {text_of(case['newest'])[:300]}"


def of_errors(contract, cases):
    for case in cases:
        found = read_error(contract, case["status"], case["text"])
        wanted = [case["code"], case.get("message"), case["details"], case["passing"]]
        if text_of([*found, is_passing(contract, found[0], case["status"])]) != text_of(wanted):
            yield f"{case} is read as {found}"


def of_refusals(contract, cases):
    for case in cases:
        found = refusal(contract, case["path"], put_in("", "", case))
        if found != [case["status"], case["code"], case["faults"]]:
            yield f"{text_of(case)[:300]} is refused as {found}"


def of_lenient(contract, cases):
    for case in cases:
        type, reading = contract.body(case["path"]), Reading(strict=True)
        read = reading.read(type, strict(type, case["value"]))
        if reading.issues != case.get("faults", []):
            yield f"{text_of(case)[:300]} is read with {reading.issues}"
        elif "read" in case and text_of(read) != text_of(case["read"]):
            yield f"{text_of(case)[:300]} is read as {text_of(read)[:300]}"


def of_streams(contract, cases):
    for case in cases:
        found = read_stream(contract, case["text"])
        if text_of(found) != text_of([case["events"], case["lastEventId"], case["end"], case.get("code")]):
            yield f"{text_of(case)[:300]} is read as {text_of(found)[:300]}"


def of_waits(contract, cases):
    for case in cases:
        if "asks" in case:
            found, wanted = asked(contract, case["operation"], case["request"], case["answer"]), case["asks"]
        elif "activity" in case:
            found, wanted = end_of_activity(contract, case["activity"]), case["outcome"]
        else:
            found, wanted = end_of(contract, case["operation"], case["answer"]), case["outcome"]
        if found != wanted:
            yield f"{text_of(case)[:300]} is read as {found}"


def of_headers(contract, cases):
    for case in cases:
        fields = contract.headers(contract.operation(case["operation"])["headers"])
        found = read_headers(fields, case["headers"])
        if text_of(found) != text_of([case.get("read"), case.get("fault")]):
            yield f"{case['headers']} are read as {found}"


def of_webhooks(contract, cases):
    for case in cases:
        found = delivery_refusal(contract, case)
        if found != case.get("reason"):
            yield f"{case['webhook']}, {case['what']}: {found}"


def of_stamps(cases):
    for case in cases:
        if verifies(case) != case["verifies"]:
            yield f"{case['stamper']}, {case.get('what')}: should be {case['verifies']}"


def chain(old, new, value):
    return value if old is new else upgraded(new, chain(old, new.step["old"], value))
