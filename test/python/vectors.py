"""Compares an emitted package with the test vectors of a contract, as docs/vectors.md describes them."""

import base64
import copy
import functools
import importlib
import importlib.util
import json
import operator

import httpx


class Differences:
    """Where a package and the vectors disagree.

    Values of its own contract also go through its models; those of another contract, whose contract.json is given, do not.
    """

    def __init__(self, package, vectors, other=None):
        self.package = importlib.import_module(package)
        self.contract, self.json, self.errors, self.upgrade, self.model, self.server, self.client = (
            importlib.util.find_spec(f"{package}._{name}") and importlib.import_module(f"{package}._{name}")
            for name in ("contract", "json", "errors", "upgrade", "model", "server", "client")
        )
        self.vectors = vectors
        self.is_own = other is None
        self.count = 0
        if other is not None:
            self.contract.api().__init__(other)
        self.api = self.contract.api()

    def found(self, first=None):
        """All differences; those that are about the module `first` are looked for first."""
        parts = {
            "_contract": self.of_types,
            "_upgrade": self.of_upgrades,
            "_errors": self.of_errors,
            "_server": self.of_refusals,
            "_stamper": self.of_stamps if self.is_own else lambda: (),
            "_model": self.of_models if self.is_own else lambda: (),
            "client": self.of_waits if self.is_own else lambda: (),
            "_head": self.of_headers if self.is_own else lambda: (),
            "_webhook": self.of_webhooks if self.is_own else lambda: (),
        }
        for name in sorted(parts, key=lambda name: not (first or "").startswith(name)):
            yield from parts[name]()

    def of_types(self):
        for name, modes in self.vectors["types"].items():
            for mode, cases in modes.items():
                yield from self.of_type(name, mode == "sent", cases)

    def of_type(self, name, strict, cases):
        for value, wanted in accepted(cases):
            self.count += 1
            tree, issues = self.api.read(name, copy.deepcopy(value), strict)
            if issues:
                yield f"{name} {strict} refuses {short(value)} at {issues}"
            elif text_of(tree) != text_of(wanted):
                yield f"{name} {strict} reads {short(value)} as {short(tree)}"
        for case in cases["refused"]:
            self.count += 1
            value = put_in(cases["base"], case["at"], case)
            _, issues = self.api.read(name, value, strict)
            if [issue.path for issue in issues] != [case.get("path", case["at"])] or not issues[0].expected:
                yield f"{name} {strict} finds {issues} in {short(value)}"

    def of_models(self):
        """Values go into models and come out again: what the contract lists is the same."""
        for name, modes in self.vectors["types"].items():
            for mode, cases in modes.items():
                for value, wanted in accepted(cases):
                    yield from self.of_model(name, mode == "sent", value, wanted)
        for case in self.vectors["upgrades"]:
            old, newest = (self.model._classes.get(case[end]) for end in ("from", "to"))
            if old is None or newest is None:
                continue
            way = getattr(self.model.parse_answer(old, json.dumps(case["old"])), f"to_{snake(newest.__name__)}")
            listed = self.listed(case["to"], case["newest"])
            if text_of(self.model.tree_of(way())) != text_of(listed):
                yield f"{case['from']} becomes {way()}"

    def of_model(self, name, strict, value, wanted):
        # Some types are one in Python: those of activities, and those of answers with one.
        model = self.model._classes.get(name)
        schema = self.api.types[name]
        if schema["kind"] == "record" and (model is None or model._contract_type != name):
            return
        listed = self.listed(name, wanted)
        if model is not None and schema["kind"] == "record":
            made = (self.model.parse if strict else self.model.parse_answer)(model, json.dumps(value))
            if strict and self.model.check(made):
                yield f"{name}: {short(made)} does not fit: {self.model.check(made)}"
            again = model.model_validate_json(made.model_dump_json())
            if not strict:
                again = made
            if text_of(self.model.tree_of(again)) != text_of(listed):
                yield f"{name}: {short(listed)} is written again as {short(self.model.tree_of(again))}"
            if text_of(json.loads(made.model_dump_json())) != text_of(listed):
                yield f"{name}: {short(listed)} is written as {made.model_dump_json()[:300]}"
        elif schema["kind"] == "union":
            made = self.model._built({"kind": "ref", "name": name}, wanted)
            if text_of(self.model.tree_of(made)) != text_of(listed):
                yield f"{name}: {short(listed)} is written as {short(self.model.tree_of(made))}"

    def listed(self, name, tree):
        return self.listed_in({"kind": "ref", "name": name}, tree)

    def listed_in(self, schema, tree):
        """A value without the members that the contract does not list."""
        name, schema = schema.get("name"), self.api.resolve(schema)
        if isinstance(tree, list) and "of" in schema:
            return [self.listed_in(schema["of"], item) for item in tree]
        if not isinstance(tree, dict):
            return tree
        if schema["kind"] == "union":
            model = self.model._classes.get(name)
            schema = self.api.types[model._contract_type if model else self.api.variant(schema, tree, False)]
        if schema["kind"] == "map":
            return {key: self.listed_in(schema["of"], item) for key, item in tree.items()}
        if schema["kind"] != "record":
            return tree
        types = {field["name"]: field["type"] for field in schema["fields"]}
        # Nameless records are dictionaries, with all that is in them.
        extra = schema.get("extra") or name is None
        return {key: self.listed_in(types[key], item) if key in types else item
                for key, item in tree.items() if key in types or extra}

    def of_upgrades(self):
        for case in self.vectors["upgrades"]:
            self.count += 1
            old = copy.deepcopy(case["old"])
            made = self.upgrade.upgraded_tree(self.api, case["from"], case["to"], old)
            if text_of(made) != text_of(case["newest"]):
                yield f"{case['from']} becomes {short(made)}, not {short(case['newest'])}"

    def of_errors(self):
        for case in self.vectors["errors"]:
            self.count += 1
            text = case["text"].encode()
            found = self.errors.error_of(case["status"], text)
            if case["status"] == 200:
                found = self.errors.unreadable("example", 200, text, None)
            wanted = [case["code"], case.get("message", found.message), case["status"], case["details"], case["passing"]]
            if text_of([found.code, found.message, found.status, found.details, found.is_passing]) != text_of(wanted):
                yield f"{case} is read as {found!r}"
            own = self.errors.ApiError.classes.get(found.code, self.errors.ApiError)
            if type(found) is not own:
                yield f"{case} is read as {type(found)}"

        for kind in ("timeout", "unreachable"):
            self.count += 1
            unanswered = self.errors.refusal(kind, "", 0)
            if not unanswered.is_passing:
                yield f"where no answer came, {unanswered!r} does not pass"

    def of_refusals(self):
        for case in self.vectors["refusals"]:
            self.count += 1
            text = put_in("", "", case)
            found = self.refused(case["path"], text.encode())
            if found != [case["status"], case["code"], case["faults"]]:
                yield f"{case['path']} {text[:200]} is refused as {found}"
        for case in self.vectors["lenient"]:
            self.count += 1
            body = json.dumps(case["value"]).encode()
            if "faults" in case:
                found = self.refused(case["path"], body)
                if found is None or found[2] != case["faults"]:
                    yield f"{case['value']} is refused as {found}"
            else:
                _, tree = self.server.request_tree(case["path"], body)
                if text_of(tree) != text_of(case["read"]):
                    yield f"{case['value']} is read as {tree}"

    def refused(self, path, text):
        try:
            self.server.request_tree(path, text)
        except self.errors.ApiError as failure:
            body = json.loads(json.dumps(failure.body()))
            faults = [fault["pointer"] for fault in body.get("errors", [])]
            details = body.get("details", [])
            for detail in details if isinstance(details, list) else []:
                faults += [violation["field"] for violation in detail["fieldViolations"]]
            return [failure.status, failure.code, faults]
        return None

    def of_stamps(self):
        for case in self.vectors["stamps"]:
            stamper = getattr(self.package, f"{case['stamper'].capitalize()}Stamper", None)
            if stamper is None:
                continue
            self.count += 1
            body, key = case.get("body", "{}").encode(), case.get("key", {})
            verify = getattr(self.package, f"verify_{case['stamper']}_stamp", None)
            if verify and verify(key["publicKey"], case["value"], body) != case["verifies"]:
                yield f"{case['stamper']}, {case['what']}: not {case['verifies']}"
            if not case["verifies"] or ("token" not in case and "privateKey" not in key):
                continue
            if "token" in case:
                own = stamper(case["token"])
            elif case["stamper"] == "attested":
                said = json.loads(base64.urlsafe_b64decode(padded(case["value"])))
                inner = self.package.P256Stamper(key["publicKey"], key["privateKey"])
                own = stamper(inner, said["scheme"], said["publicKeyAttestation"])
            else:
                own = stamper(key["publicKey"], key["privateKey"])
            header, value = own.stamp(self.client.Operation("getTea", "/", "query"), body)
            is_right = header == case["header"] and unsigned(value) == unsigned(case["value"])
            if verify:
                is_right = is_right and verify(key["publicKey"], value, body)
                is_right = is_right and not verify(key["publicKey"], value, b"{} ")
            if not is_right:
                yield f"{case['stamper']}, {case.get('what')}: its own stamp is {header}: {value}"


    def played(self, answer, headers=None):
        """A client whose server answers the same each time."""
        def respond(_):
            return httpx.Response(200, json=answer, headers=headers)
        http = httpx.Client(transport=httpx.MockTransport(respond))
        return self.package.Client("https://played.example", http_client=http, interval=3600, attempts=1)

    def of_waits(self):
        for case in self.vectors.get("waits", ()):
            if "asks" in case:
                continue
            self.count += 1
            client, record = self.played(case.get("answer")), case.get("activity")
            if record is None:
                wait, given = getattr(client, f"{snake(case['operation'])}_until_done"), case["request"]
            else:
                [wait] = [getattr(client, name) for name in dir(client) if name.startswith("wait_for_")]
                given = record
            try:
                outcome, last = wait(self.given(wait, given), timeout=0)
                found = str(outcome)
                if record is None and text_of(self.model.tree_of(last)) != text_of(case["answer"]):
                    yield f"{case['operation']} answers {last!r}"
            except TimeoutError:
                found = None
            if found != case["outcome"]:
                yield f"{case} ends as {found}"

    def given(self, method, tree):
        """What a method takes, of the type that it says."""
        [name] = [said for key, said in method.__annotations__.items() if key in ("request", "last")]
        return self.model.parse_answer(getattr(self.package.models, name.removeprefix("models.")), json.dumps(tree))

    def of_headers(self):
        for case in self.vectors.get("headers", ()):
            self.count += 1
            client = self.played(case["answer"], case["headers"])
            call = getattr(client, f"{snake(case['operation'])}_with_headers")
            try:
                answer, headers = call(self.given(call, case["request"]))
                found = self.model.tree_of(headers)
            except self.errors.ApiError as failure:
                found = [failure.code, [issue.path for issue in failure.issues], failure.operation]
            refused = [self.api.data["refusals"]["internal"]["code"], [f"/{case.get('fault')}"], case["operation"]]
            if text_of(found) != text_of(case.get("read", refused)):
                yield f"{case['headers']} are read as {found}"

    def of_webhooks(self):
        for case in self.vectors.get("webhooks", ()):
            self.count += 1
            webhooks = self.package.webhooks
            verify = getattr(webhooks, f"verify_{snake(case['webhook'])}")
            keys = webhooks.webhook_keys(json.dumps(case["keys"]))
            body = case["body"].encode()
            try:
                payload, _ = verify(case["headers"], body, keys, now=case["now"] / 1000)
                wanted = {name: value for name, value in json.loads(body).items() if name != "more"}
                if text_of(self.model.tree_of(payload)) != text_of(wanted):
                    yield f"{case['webhook']}, {case['what']}: is read as {payload!r}"
                found = None
            except webhooks.WebhookRefused as refused:
                found = refused.reason
            if found != case.get("reason"):
                yield f"{case['webhook']}, {case['what']}: {found}"


def accepted(cases):
    base = cases["base"]
    for case in [{"at": "", "value": base}, *cases["accepted"]]:
        value = put_in(base, case["at"], case)
        yield value, put_in(value, case["at"], case["read"]) if "read" in case else value


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
        holder[key] = functools.reduce(operator.add, [piece * times for piece, times in put["runs"]])
    elif "value" in put:
        holder[key] = put["value"]
    else:
        del holder[key]
    return made[""]


def text_of(value):
    """A value as text, whatever the order of its members and the spelling of its numbers."""
    return json.dumps(plain(value), sort_keys=True)


def plain(value):
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    return float(value) if isinstance(value, int) and not isinstance(value, bool) else value


def short(value):
    return str(value)[:300]


def snake(name):
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).strip("_")


def padded(value):
    return value + "=" * (-len(value) % 4)


def unsigned(value):
    """A header without what differs from stamp to stamp."""
    try:
        members = json.loads(base64.urlsafe_b64decode(padded(value)))
        del members["signature"]
    except (ValueError, KeyError, TypeError):
        return value
    return members
