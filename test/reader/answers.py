"""Errors of a contract: what a client reads of an answer that is no success, and how a server refuses a request."""

import json

from lenient import strict
from values import Reading, escaped

MOST_VALUES = 10_000
# What a status says of an answer without a readable error body.
KINDS = {400: "invalid", 401: "unauthenticated", 404: "notFound", 405: "unimplemented", 408: "timeout",
         413: "invalid", 429: "busy", 499: "cancelled", 501: "unimplemented", 502: "unreachable", 503: "unreachable",
         504: "timeout"}
GRPC = {"cancelled": 1, "invalid": 3, "timeout": 4, "notFound": 5, "busy": 8, "unimplemented": 12, "internal": 13,
        "unreachable": 14, "unauthenticated": 16}


def code_of(contract, kind):
    """The contract's own code for a refusal, or gRPC's."""
    for wanted in (kind, "internal"):
        for code in contract.codes.values():
            if wanted in code.get("refuses", []):
                return code["code"]
    return GRPC[kind]


def code_of_status(contract, status):
    codes = sorted(contract.codes.values(), key=lambda code: code["code"])
    own = [code for code in codes if code.get("refuses")]
    if own:
        for code in [*reversed(own), *codes]:
            if code["status"] == status:
                return code["code"]
    return code_of(contract, KINDS.get(status, "internal"))


def is_passing(contract, code, status):
    """Whether a client asks again for what it waits for, or for a stream."""
    internal = code_of(contract, "internal")
    kinds = ("timeout", "busy", "unreachable")
    if code != internal:
        return any(code == code_of(contract, kind) for kind in kinds)
    # There is no code for it, unless the status is that of an internal error.
    own = any(one["status"] == status for one in contract.codes.values() if one["code"] == internal)
    kind = KINDS.get(status)
    return kind in kinds and code_of(contract, kind) == internal and not own


class Form:
    """Which member of an error's body holds what."""

    def __init__(self, contract):
        fields = contract.type(contract.files["errors.yaml"]["body"]).fields
        self.code = "code" if "code" in fields else "type"
        self.message = "message" if "message" in fields else "detail"
        self.own = {self.code, self.message} | ({"title", "status"} & set(fields))
        self.has_list = "details" in fields and fields["details"].type.kind == "list"
        self.has_words = any(isinstance(code["code"], str) for code in contract.codes.values())
        self.tells_faults = self.has_list or any(is_fault_list(field.type) for field in invalid_details(contract))

    def code_of(self, body):
        code = body.get(self.code)
        if self.has_words:
            return code if isinstance(code, str) else None
        return code if isinstance(code, (int, float)) and not isinstance(code, bool) else None

    def details_of(self, body):
        if self.has_list:
            details = body.get("details")
            return details if isinstance(details, list) else []
        return {name: value for name, value in body.items() if name not in self.own}


def invalid_details(contract):
    for code in contract.codes.values():
        if code["code"] == code_of(contract, "invalid") and "details" in code:
            return contract.type(code["details"]).fields.values()
    return []


def is_fault_list(type):
    if type.kind != "list" or type.of.kind != "record":
        return False
    required = [field.type for field in type.of.fields.values() if not field.optional]
    return len(required) == 2 and all(one.kind == "plain" and one.base == "string" for one in required)


def read_error(contract, status, text):
    """Code, message and details. No message: the body says none."""
    try:
        body = json.loads(text)
    except ValueError:
        body = None
    if not isinstance(body, dict):
        body = {}
    form = Form(contract)
    code, message = form.code_of(body), body.get(form.message)
    if code is None:
        code = code_of(contract, "internal") if status == 200 else code_of_status(contract, status)
    return code, message if isinstance(message, str) else None, form.details_of(body)


class Repeated(Exception):
    """A member is there twice."""


class TooLarge(Exception):
    """The body has more bytes or values than a server reads."""


class Pairs(list):
    """Members of an object as they are written."""


def parsed(text):
    tree = json.loads(text, object_pairs_hook=Pairs, parse_constant=constant)
    if isinstance(tree, (list, Pairs)) and count(tree) > MOST_VALUES:
        raise TooLarge
    return plain(tree, "")


def constant(name):
    raise ValueError(name)


def count(tree):
    items = [item for _, item in tree] if isinstance(tree, Pairs) else tree
    return 1 + sum(count(item) if isinstance(item, list) else 1 for item in items)


def plain(tree, path):
    if isinstance(tree, Pairs):
        made = {}
        for name, item in tree:
            place = f"{path}/{escaped(name)}"
            if name in made:
                raise Repeated(place)
            made[name] = plain(item, place)
        return made
    if isinstance(tree, list):
        return [plain(item, f"{path}/{index}") for index, item in enumerate(tree)]
    return tree


def refusal(contract, path, text):
    """Status, code and places of the faults; None for a request that is served."""
    type = contract.body(path)
    if not type:
        return answer(contract, "notFound", 404)
    if len(text.encode()) > contract.most_bytes:
        return answer(contract, "invalid", 413, fixed=True)
    try:
        body = parsed(text)
    except Repeated as repeated:
        return answer(contract, "invalid", 400, [str(repeated)])
    except TooLarge:
        return answer(contract, "invalid", 413, fixed=True)
    except ValueError:
        return answer(contract, "invalid", 400)
    if contract.is_lenient:
        body = strict(type, body)
    reading = Reading(strict=True)
    reading.read(type, body)
    return answer(contract, "invalid", 400, reading.issues) if reading.issues else None


def answer(contract, kind, status, faults=(), fixed=False):
    code = code_of(contract, kind)
    own = next((one["status"] for one in contract.codes.values() if one["code"] == code), status)
    return [status if fixed else own, code, list(faults) if Form(contract).tells_faults else []]
