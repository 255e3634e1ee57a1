"""Signed webhooks: whether a delivery comes from its sender."""

import base64
import hashlib
import hmac
import json
import re

from headers import read_headers
from stamps import ed25519, unpadded

MOST_SIGNATURES = 8


def refusal(contract, case):
    """Why a receiver refuses a delivery; None where it takes it."""
    webhooks = contract.files["webhooks.yaml"]["webhooks"]
    node = webhooks[case["webhook"]]
    rules = node["signature"]
    # Another webhook's, which is written out there.
    rules = webhooks[rules]["signature"] if isinstance(rules, str) else rules
    said = {name.lower(): text for name, text in case["headers"].items()}
    _, wrong = read_headers(contract.headers(node["headers"]), case["headers"])
    if wrong:
        return "headers"
    keys = {key.get("kid", ""): secret(key) for key in case["keys"]["keys"] if key["kty"] in ("OKP", "oct")}
    return (refused_time(rules, said, case["now"]) or refused_text(rules, said)
            or refused_key(rules, said, keys) or refused_signature(rules, said, keys, case["body"])
            or refused_body(case["body"]))


def secret(key):
    return unpadded(key["k"] if key["kty"] == "oct" else key["x"])


def refused_time(rules, said, now):
    rule = rules.get("timestamp")
    if rule is None:
        return None
    text = said[rule["header"].lower()]
    if not re.fullmatch("[0-9]{1,15}", text):
        return "headers"
    sent = int(text) * (1000 if rule["unit"] == "seconds" else 1)
    return "time" if abs(now - sent) > rule.get("toleranceSeconds", 300) * 1000 else None


def pieces(rules):
    """Texts and, at odd places, names of headers; behind the last text stands the body."""
    return re.split(r"\{([^{}]*)\}", rules["over"])[:-2]


def refused_text(rules, said):
    found = pieces(rules)
    for name, behind in zip(found[1::2], found[2::2]):
        value = said[name.lower()]
        if not re.fullmatch("[!-~]+", value) or (value + behind).index(behind) < len(value):
            return "headers"
    return None


def refused_key(rules, said, keys):
    if "key" not in rules:
        return None if keys else "key"
    return None if said[rules["key"].lower()] in keys else "key"


def refused_signature(rules, said, keys, body):
    text = "".join(said[part.lower()] if at % 2 else part for at, part in enumerate(pieces(rules))) + body
    own = [keys[said[rules["key"].lower()]]] if "key" in rules else keys.values()
    check = by_hmac if rules["algorithm"] == "hmacSha256" else ed25519
    for signature in signatures(rules, said[rules["header"].lower()]):
        if any(check(key, signature, text.encode()) for key in own):
            return None
    return "signature"


def by_hmac(key, signature, text):
    return hmac.compare_digest(hmac.digest(key, text, hashlib.sha256), signature)


def signatures(rules, value):
    for one in value.split(" ")[:MOST_SIGNATURES]:
        prefix, spelling = rules.get("prefix", ""), ENCODINGS[rules["encoding"]]
        text = one.removeprefix(prefix)
        if one.startswith(prefix) and spelling(text) is not None:
            yield spelling(text)


def from_hex(text):
    return bytes.fromhex(text) if re.fullmatch("([0-9a-f]{2})*", text) else None


def from_base64(text):
    try:
        data = base64.b64decode(text, validate=True)
    except ValueError:
        return None
    return data if base64.b64encode(data).decode() == text else None


def from_base64url(text):
    return from_base64(text.replace("-", "+").replace("_", "/") + "=" * (-len(text) % 4)) if "=" not in text else None


ENCODINGS = {"hex": from_hex, "base64": from_base64, "base64url": from_base64url}


def refused_body(body):
    try:
        json.loads(body)
    except ValueError:
        return "body"
    return None
