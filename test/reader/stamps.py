"""Checks what proves who is calling: tokens, signatures of keys, and those of authenticators (WebAuthn)."""

import base64
import hashlib
import json

P256 = {
    "p": 2 ** 256 - 2 ** 224 + 2 ** 192 + 2 ** 96 - 1,
    "a": -3,
    "b": 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B,
    "n": 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551,
    "g": (0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
          0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5),
}
SECP256K1 = {
    "p": 2 ** 256 - 2 ** 32 - 977,
    "a": 0,
    "b": 7,
    "n": 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141,
    "g": (0x79BE667EF9DCBBAC55A06295CE870B07029BFCDB2DCE28D959F2815B16F81798,
          0x483ADA7726A3C4655DA4FBFC0E1108A8FD17B448A68554199C47D08FFB10D4B8),
}


def verifies(case):
    """Whether a server takes the header for the body."""
    checks = {"p256": signed_by(P256), "secp256k1": signed_by(SECP256K1), "ed25519": signed_by_ed25519,
              "attested": signed_by(P256), "webauthn": signed_by_authenticator}
    check = checks.get(case["stamper"])
    if not check:
        prefix = "Bearer " if case["stamper"] == "bearer" else ""
        return case["value"] == prefix + case["token"]
    try:
        return check(case["value"], case["body"].encode(), case["key"]["publicKey"])
    except (ValueError, KeyError, IndexError):
        return False


def unpadded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def signed_by(curve):
    def check(value, body, key):
        stamp = json.loads(unpadded(value))
        if stamp["publicKey"] != key:
            return False
        return ecdsa(curve, bytes.fromhex(key), bytes.fromhex(stamp["signature"]), body)
    return check


def signed_by_authenticator(value, body, key):
    stamp = json.loads(value)
    client, data = unpadded(stamp["clientDataJson"]), unpadded(stamp["authenticatorData"])
    said = json.loads(client)
    if said["type"] != "webauthn.get":
        return False
    if unpadded(said["challenge"]) != hashlib.sha256(body).hexdigest().encode():
        return False
    if not data[32] & 1:
        return False
    covered = data + hashlib.sha256(client).digest()
    return ecdsa(P256, bytes.fromhex(key), unpadded(stamp["signature"]), covered)


# ECDSA (SEC 1)

def ecdsa(curve, key, signature, message):
    r, s = der(signature)
    n = curve["n"]
    if not 0 < r < n or not 0 < s < n:
        return False
    digest = int.from_bytes(hashlib.sha256(message).digest(), "big")
    inverse = pow(s, -1, n)
    point = add(curve, times(curve, digest * inverse % n, curve["g"]), times(curve, r * inverse % n, decompressed(curve, key)))
    return point is not None and point[0] % n == r


def der(signature):
    """r and s of `SEQUENCE { INTEGER r, INTEGER s }`."""
    if signature[0] != 0x30 or signature[1] != len(signature) - 2:
        raise ValueError("no sequence")
    r, rest = integer(signature[2:])
    s, rest = integer(rest)
    if rest:
        raise ValueError("more than two integers")
    return r, s


def integer(text):
    if text[0] != 0x02 or len(text) < 2 + text[1]:
        raise ValueError("no integer")
    digits = text[2:2 + text[1]]
    if digits[0] >= 0x80:
        raise ValueError("negative")
    return int.from_bytes(digits, "big"), text[2 + text[1]:]


def decompressed(curve, key):
    p, x = curve["p"], int.from_bytes(key[1:], "big")
    square = (x ** 3 + curve["a"] * x + curve["b"]) % p
    y = pow(square, (p + 1) // 4, p)
    if y * y % p != square:
        raise ValueError("not on the curve")
    return x, y if y % 2 == key[0] % 2 else p - y


def add(curve, one, other):
    p = curve["p"]
    if one is None or other is None:
        return one or other
    if one[0] == other[0] and (one[1] + other[1]) % p == 0:
        return None
    if one == other:
        slope = (3 * one[0] ** 2 + curve["a"]) * pow(2 * one[1], -1, p) % p
    else:
        slope = (other[1] - one[1]) * pow(other[0] - one[0], -1, p) % p
    x = (slope ** 2 - one[0] - other[0]) % p
    return x, (slope * (one[0] - x) - one[1]) % p


def times(curve, factor, point):
    result = None
    while factor:
        if factor & 1:
            result = add(curve, result, point)
        point = add(curve, point, point)
        factor >>= 1
    return result


# Ed25519 (RFC 8032)

P = 2 ** 255 - 19
L = 2 ** 252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P


def signed_by_ed25519(value, body, key):
    stamp = json.loads(unpadded(value))
    signature = bytes.fromhex(stamp["signature"])
    return stamp["publicKey"] == key and ed25519(bytes.fromhex(key), signature, body)


def ed25519(public, signature, body):
    """RFC 8032, 5.1.7."""
    if len(signature) != 64:
        return False
    r, s = signature[:32], int.from_bytes(signature[32:], "little")
    if s >= L:
        return False
    k = int.from_bytes(hashlib.sha512(r + public + body).digest(), "little") % L
    base = on_edwards(bytes.fromhex("58" + "66" * 31))
    right = edwards_add(on_edwards(r), edwards_times(k, on_edwards(public)))
    return edwards_times(s, base) == right


def on_edwards(encoded):
    y = int.from_bytes(encoded, "little")
    sign, y = y >> 255, y % 2 ** 255
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if (x * x - square) % P:
        raise ValueError("not on the curve")
    return (x if x % 2 == sign else P - x), y


def edwards_add(one, other):
    (x1, y1), (x2, y2) = one, other
    mixed = D * x1 * x2 * y1 * y2 % P
    return ((x1 * y2 + x2 * y1) * pow(1 + mixed, -1, P) % P, (y1 * y2 + x1 * x2) * pow(1 - mixed, -1, P) % P)


def edwards_times(factor, point):
    result = (0, 1)
    while factor:
        if factor & 1:
            result = edwards_add(result, point)
        point = edwards_add(point, point)
        factor >>= 1
    return result
