"""Signed webhooks: whether a delivery comes from its sender, and what it says."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import re
import time
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from ._contract import api, decoded
from ._errors import ApiError
from ._headers import headers_of
from ._json import parse
from ._model import ContractModel, _built

Headers = TypeVar("Headers", bound=ContractModel)
WebhookKeys: TypeAlias = Mapping[str, bytes]
"""The keys that a receiver trusts, by their ids: public keys of Ed25519 with 32 bytes (RFC 8032), or secrets.

If deliveries do not name their key, each is tried.
"""


class WebhookRefused(Exception):
    """A delivery that is not signed by a key of the receiver's, or is too old."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason
        """headers, time, key, signature or body."""


def webhook_keys(text: str | bytes) -> dict[str, bytes]:
    """Read a key set (RFC 7517): keys of Ed25519 (RFC 8037) and secrets. Others are passed over."""
    keys = {}
    for key in json.loads(text)["keys"]:
        is_public = key["kty"] == "OKP" and key.get("crv") == "Ed25519"
        if is_public or key["kty"] == "oct":
            digits = key["x" if is_public else "k"]
            keys[key.get("kid", "")] = base64.urlsafe_b64decode(digits + "=" * (-len(digits) % 4))
    return keys


def verify(
    name: str,
    payload: str,
    headers: type[Headers],
    said: Mapping[str, str],
    body: bytes,
    keys: WebhookKeys,
    now: float | None,
) -> tuple[Any, Headers]:
    """Verify and read a delivery of a webhook."""
    get = {key.lower(): value for key, value in said.items()}.get
    rules = api().data["webhooks"][name]
    try:
        read = headers_of(headers, lambda name: get(name.lower()))
    except ApiError as misfit:
        raise WebhookRefused("headers", misfit.message) from None
    _check(rules, lambda name: get(name.lower(), ""), body, keys, time.time() if now is None else now)
    try:
        tree = parse(body)
    except ValueError as failure:
        raise WebhookRefused("body", str(failure)) from None
    tree, issues = api().read(payload, tree, False)
    if issues:
        raise WebhookRefused("body", f"{issues[0].path or 'the body'}: expected {issues[0].expected}")
    return _built({"kind": "ref", "name": payload}, tree), read


def _check(rules: dict[str, Any], get: Callable[[str], str], body: bytes, keys: WebhookKeys, now: float) -> None:
    _check_time(rules.get("timestamp"), get, now)
    text = _signed_text(rules["over"], get) + body
    own = list(keys.values())
    if "key" in rules:
        name = get(rules["key"])
        own = [keys[name]] if name in keys else []
    if not own:
        raise WebhookRefused("key", f"there is no key {get(rules.get('key', ''))!r}")
    signatures = _signatures_in(get(rules["header"]), rules)
    if not any(_is_signed(rules, key, text, signature) for signature in signatures for key in own):
        raise WebhookRefused("signature", "no key of the receiver's has signed this")


def _check_time(rule: dict[str, Any] | None, get: Callable[[str], str], now: float) -> None:
    if rule is None:
        return
    digits = get(rule["header"])
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 15):
        raise WebhookRefused("headers", f"header {rule['header']}: expected a time in {rule['unit']}")
    age = now - int(digits) / (1 if rule["unit"] == "seconds" else 1000)
    if abs(age) > rule["toleranceSeconds"]:
        raise WebhookRefused("time", f"it was sent {age:.0f} seconds ago")


def _signed_text(over: list[str], get: Callable[[str], str]) -> bytes:
    """Take nothing that a header holds for what stands behind it: no two deliveries have one text."""
    parts = list(over)
    for index in range(1, len(over), 2):
        value, behind = get(over[index]), over[index + 1]
        is_visible = value != "" and all("!" <= letter <= "~" for letter in value)
        if not is_visible or (value + behind).index(behind) < len(value):
            raise WebhookRefused("headers", f"header {over[index]}: expected visible ASCII without {behind!r}")
        parts[index] = value
    return "".join(parts).encode()


def _signatures_in(value: str, rules: dict[str, Any]) -> list[bytes]:
    """Answer at most eight: whoever sends a delivery decides how many there are."""
    prefix, encoding = rules["prefix"], rules["encoding"]
    texts = [one.removeprefix(prefix) for one in value.split(" ")[:8] if one.startswith(prefix)]
    found = [_of_hex(text) if encoding == "hex" else decoded(text, encoding == "base64url") for text in texts]
    return [data for data in found if data is not None]


def _of_hex(text: str) -> bytes | None:
    return bytes.fromhex(text) if re.fullmatch("([0-9a-f]{2})*", text) else None


def _is_signed(rules: dict[str, Any], key: bytes, text: bytes, signature: bytes) -> bool:
    """Compare authentication codes in constant time."""
    if rules["algorithm"] == "hmacSha256":
        return hmac.compare_digest(hmac.digest(key, text, hashlib.sha256), signature)
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, text)
    except InvalidSignature:
        return False
    return True
