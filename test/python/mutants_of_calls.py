"""Faults of what is around values: waits, headers of answers and signed webhooks."""

STATES = """outcome, last = self._run(
            self._until_done(
                lambda: self._call("findClearance", request, models.FindClearanceResponse),
                "clearance.state",
                {"RELEASED": "released", "SEIZED": "seized", "DECLARED": "", "INSPECTED": ""},"""


def wait(name, old, new):
    assert STATES.count(old) == 1
    return f"wait: {name}", "client", STATES, STATES.replace(old, new)


CALLS = [
    wait("an end is another", '"SEIZED": "seized"', '"SEIZED": "released"'),
    wait("an end is none", '"RELEASED": "released", ', ""),
    wait("what goes on has ended", ', "INSPECTED": ""', ""),
    wait("what has ended goes on", '"SEIZED": "seized"', '"SEIZED": ""'),
    wait("another member is the state", "clearance.state", "clearance.id"),
    ("wait: a newer state goes on", "_client", 'attrgetter(state)(last), "unknown")', 'attrgetter(state)(last), "")'),
    ("header: integers are texts", "_headers", '("int32", "number"', '("number"'),
    ("header: null is nothing", "_headers", "    return tree if isinstance(tree, bool) or number_of(tree) is not None else text\n", "    return tree\n"),
    ("header: strings are values", "_headers", '("int32", "number"', '("string", "int32", "number"'),
    ("header: what does not fit is invalid", "_headed", "        raise unreadable(name, received.status, b\"\", misfit) from misfit\n", "        raise misfit\n"),
    ("header: infinity is a number", "_headers", "or number_of(tree) is not None", "or isinstance(tree, (int, float))"),
    ("webhook: nothing is verified", "_webhook", "    if not any(_is_signed", "    if False and not any(_is_signed"),
    ("webhook: any key will do", "_webhook", '    if "key" in rules:\n', "    if False:\n"),
    ("webhook: there are always keys", "_webhook", "    if not own:\n", "    if False:\n"),
    ("webhook: time is not looked at", "_webhook", "    if rule is None:\n", "    if True:\n"),
    ("webhook: the past has no end", "_webhook", "abs(age) >", "-age >"),
    ("webhook: the future has no end", "_webhook", "abs(age) >", "age >"),
    ("webhook: the tolerance is one short", "_webhook", "abs(age) >", "abs(age) >="),
    ("webhook: all times are seconds", "_webhook", '(1 if rule["unit"] == "seconds" else 1000)', "1"),
    ("webhook: all times are milliseconds", "_webhook", '(1 if rule["unit"] == "seconds" else 1000)', "1000"),
    ("webhook: times have any number of digits", "_webhook", " and len(digits) <= 15", ""),
    ("webhook: times are anything", "_webhook", "digits.isascii() and digits.isdigit()", "digits != ''"),
    ("webhook: signed headers may be empty", "_webhook", 'value != "" and ', ""),
    ("webhook: signed headers may have spaces", "_webhook", '"!" <= letter', '" " <= letter'),
    ("webhook: signed headers may have any letters", "_webhook", ' <= letter <= "~"', " <= letter"),
    ("webhook: headers hold what stands behind them", "_webhook", " or (value + behind).index(behind) < len(value)", ""),
    ("webhook: headers may end with what stands behind them", "_webhook", "(value + behind).index(behind) < len(value)", "behind in value[:-1]"),
    ("webhook: headers are not signed", "_webhook", "        parts[index] = value\n", ""),
    ("webhook: the body is not signed", "_webhook", '_signed_text(rules["over"], get) + body', '_signed_text(rules["over"], get)'),
    ("webhook: seven signatures", "_webhook", "[:8]", "[:7]"),
    ("webhook: nine signatures", "_webhook", "[:8]", "[:9]"),
    ("webhook: nothing need stand before it", "_webhook", "[:8] if one.startswith(prefix)]", "[:8]]"),
    ("webhook: signatures have several spellings", "_webhook", 'decoded(text, encoding == "base64url")', 'base64.b64decode(text + "==")'),
    ("webhook: capitals are hex, too", "_webhook", "[0-9a-f]", "[0-9a-fA-F]"),
    ("webhook: any code will do", "_webhook", "hmac.compare_digest(hmac.digest(key, text, hashlib.sha256), signature)", "len(signature) == 32"),
    ("webhook: part of a code is enough", "_webhook", "hmac.compare_digest(hmac.digest(key, text, hashlib.sha256), signature)", "hmac.digest(key, text, hashlib.sha256).startswith(signature)"),
    ("webhook: any signature will do", "_webhook", "    except InvalidSignature:\n        return False", "    except InvalidSignature:\n        return True"),
    ("webhook: case of names counts", "_webhook", "{key.lower(): value for key, value in said.items()}", "dict(said)"),
    ("webhook: the body need not be JSON", "_webhook", '        raise WebhookRefused("body", str(failure)) from None', "        return None, read"),
    ("webhook: keys of other kinds", "_webhook", 'if is_public or key["kty"] == "oct":', "if True:"),
]
