"""What ends later: how a client tells the end from an answer, and what it asks for it."""


def outcome(rules, state):
    """None: it is not over yet."""
    if state in rules["pending"]:
        return None
    for name, value in rules["final"].items():
        if value == state:
            return name
    return "unknown"


def member(record, path):
    for name in path.split("."):
        record = record[name]
    return record


def end_of(contract, operation, answer):
    """The outcome that a query's answer tells of."""
    rules = contract.operation(operation)["wait"]
    return outcome(rules, member(answer, rules["field"]))


def end_of_activity(contract, activity):
    rules = contract.head["activities"]["status"]
    return outcome(rules, activity[rules["field"]])


def asked(contract, operation, request, answer):
    """The request of the query that tells how far it has come what an operation has begun."""
    by = contract.operation(operation)["wait"]["by"]
    return {name: member({"request": request, "response": answer}, path) for name, path in by.items()}
