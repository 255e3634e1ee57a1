"""What the clients of a package do with a server, which is played here. Each check answers what it found and should have."""

import asyncio
import base64
import importlib
import json


import httpx

ROOM = {"room": {"roomId": "r-1", "name": "Fjord", "seats": 8, "equipment": ["HOLOGRAM"], "colour": "blue"}}
CHANGE = {"id": "c-1", "site": "oslo", "state": "OPEN", "kind": "CANCEL_BOOKING",
          "wish": {"cancelBookingWish": {"bookingId": "b-1"}}, "outcome": {}}


def differences(package):
    """Where the clients do something else, for packages that there are checks of."""
    for name, check in globals().items():
        if name.startswith(f"{package}_"):
            for found, wanted in check(Played(package)):
                if found != wanted:
                    yield f"{name}: {found}, not {wanted}"


class Played:
    """A server that answers one thing after another, the last again and again, and notes what it was asked."""

    def __init__(self, package):
        self.package = importlib.import_module(package)
        self.models, self.errors = self.package.models, self.package.errors
        self.inner = importlib.import_module(f"{package}._client")
        self.asked, self.answers, self.slept = [], [], []
        # Nobody waits here.
        self.inner.time = Clock(self.slept)
        self.inner.asyncio = Clock(self.slept)

    def answer(self, request):
        self.asked.append(request)
        if len(self.asked) > 30:
            raise RuntimeError("there is no end to the requests")
        said = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if isinstance(said, Exception):
            raise said
        status, body, headers = said
        text = body if isinstance(body, (str, bytes)) else json.dumps(body)
        return httpx.Response(status, stream=Chunks(text if isinstance(text, bytes) else text.encode()), headers=headers)

    def client(self, *answers, **options):
        self.answers, self.asked = list(answers), []
        self.slept.clear()
        http = httpx.Client(transport=httpx.MockTransport(self.answer), follow_redirects=True)
        return self.package.Client("https://api.example/", http_client=http, **options)

    def asynchronous(self, *answers, **options):
        self.answers, self.asked = list(answers), []
        self.slept.clear()
        http = httpx.AsyncClient(transport=httpx.MockTransport(self.answer), follow_redirects=True)
        return self.package.AsyncClient("https://api.example/", http_client=http, **options)

    def failure(self, call, *arguments, **options):
        try:
            made = call(*arguments, **options)
        except (self.errors.ApiError, TimeoutError, ValueError) as failure:
            return failure
        return made

    def header(self, name):
        return [request.headers.get(name) for request in self.asked]


class Chunks(httpx.SyncByteStream, httpx.AsyncByteStream):
    """Bytes that do not come at once."""

    def __init__(self, text):
        self.text = text

    def __iter__(self):
        yield self.text[:9]
        yield self.text[9:]

    async def __aiter__(self):
        for chunk in self:
            yield chunk


class Clock:
    """The module `time`, or `asyncio`, but that sleep only tells how long."""

    def __init__(self, slept):
        self.slept, self.now = slept, 1000.0

    def time(self):
        return 1893456000.5

    def monotonic(self):
        return self.now

    def sleep(self, pause):
        self.slept.append(pause)
        if len(self.slept) > 30:
            raise RuntimeError("there is no end to the pauses")
        self.now += pause
        future = asyncio.Future() if is_running() else None
        if future is not None:
            future.set_result(None)
        return future


def is_running():
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def ok(body):
    return 200, body, {}


def busy(status=503, **headers):
    return status, "<html>busy</html>", {name.replace("_", "-"): value for name, value in headers.items()}


class Stamper:
    """Notes what it is told."""

    def __init__(self):
        self.told = []

    def stamp(self, operation, body):
        self.told.append((operation.name, operation.path, operation.kind, body))
        return "X-Proof", f"proof {len(self.told)}"


def bookings_sends(played):
    stamper = Stamper()
    who = played.models.WhoAmIRequest(site="Grüße")
    client = played.client(ok({"name": "Ada"}), stamper=stamper, headers={"X-More": "more"})
    yield client.who_am_i(who).name, "Ada"
    [request] = played.asked
    yield request.method, "POST"
    yield str(request.url), "https://api.example/bookings/v2/query/who_am_i"
    yield json.loads(request.content), {"site": "Grüße"}
    yield [request.headers[name] for name in ("Content-Type", "X-Proof", "X-More")], ["application/json", "proof 1", "more"]
    yield request.headers["Accept"], "*/*"
    yield stamper.told, [("whoAmI", "/bookings/v2/query/who_am_i", "query", request.content)]
    client = played.client(ok({"rooms": []}), stamper=stamper)
    client.list_rooms(played.models.ListRoomsRequest(site="oslo"))
    yield played.header("X-Proof"), [None]


def bookings_retries(played):
    room = played.models.GetRoomRequest(site="oslo", room_id="r-1")
    stamper = Stamper()
    client = played.client(busy(429), busy(502), ok({"name": "Ada"}), stamper=stamper)
    yield client.who_am_i(played.models.WhoAmIRequest(site="oslo")).name, "Ada"
    yield [len(played.asked), len(stamper.told), len(set(request.content for request in played.asked))], [3, 1, 1]
    yield [0 <= pause <= most for pause, most in zip(played.slept, (0.2, 0.4))], [True, True]
    for status, times in ((429, 3), (502, 3), (503, 3), (504, 3), (500, 1), (400, 1), (302, 1), (404, 1)):
        failed = played.failure(played.client(busy(status, Location="https://other.example/")).get_room, room)
        yield [str(failed), failed.status, len(played.asked)], [
            f"getRoom: HTTP {status}: <html>busy</html>", status, times]
    failed = played.failure(played.client(busy(), attempts=5).get_room, room)
    yield [len(played.asked), str(failed)], [5, "getRoom: HTTP 503: <html>busy</html>"]
    client = played.client(busy(Retry_After="7"), ok(ROOM))
    yield [client.get_room(room).room.seats, played.slept], [8, [7.0]]
    client = played.client(busy(Retry_After="Tue, 01 Jan 2030 00:00:09 GMT"), ok(ROOM))
    yield [client.get_room(room).room.seats, played.slept], [8, [8.5]]
    played.failure(played.client(busy(Retry_After="61"), ok(ROOM)).get_room, room)
    yield [len(played.asked), played.slept], [1, []]
    client = played.client(busy(Retry_After="60"), busy(Retry_After="soon"), ok(ROOM), base_delay=64.0, max_delay=1.0)
    yield [client.get_room(room).room.seats, played.slept[0], 0 <= played.slept[1] <= 1], [8, 60.0, True]
    pauses = []
    for _ in range(20):
        played.failure(played.client(busy(), attempts=4, base_delay=1.0, max_delay=3.0).get_room, room)
        pauses.append(list(played.slept))
    least, most = ([choose(column) for column in zip(*pauses)] for choose in (min, max))
    yield [pause < 1.9 for pause in least], [True, True, True]
    yield [low < pause <= high for low, pause, high in zip((0.4, 0.8, 1.2), most, (1, 2, 3))], [True, True, True]


def bookings_once(played):
    wish = played.models.CancelBookingWish(booking_id="b-1")
    cancel = played.models.CancelBookingRequest(site="oslo", details=wish)
    failed = played.failure(played.client(busy()).cancel_booking, cancel)
    yield [type(failed).__name__, len(played.asked), failed.status], ["ClosedError", 1, 503]
    body = json.loads(played.asked[0].content)
    yield body, {"kind": "CANCEL_BOOKING", "sentAt": "1893456000500", "site": "oslo", "details": {"bookingId": "b-1"}}
    cancel.sent_at = "42"
    played.client(ok({"change": CHANGE}), now=lambda: 9.0).cancel_booking(cancel)
    yield json.loads(played.asked[0].content)["sentAt"], "42"
    cancel.sent_at = None
    played.client(ok({"change": CHANGE}), now=lambda: 9.0).cancel_booking(cancel)
    yield json.loads(played.asked[0].content)["sentAt"], "9000"
    failed = played.failure(played.client(httpx.ConnectError("no")).cancel_booking, cancel)
    yield [type(failed).__name__, failed.status, len(played.asked), str(failed)], [
        "ClosedError", 0, 1, "cancelBooking: no answer: no"]


def bookings_fails(played):
    room = played.models.GetRoomRequest(site="oslo", room_id="r-1")
    failed = played.failure(played.client(httpx.ReadTimeout("slow"), timeout=2.0).get_room, room)
    yield [type(failed).__name__, failed.status, len(played.asked)], ["ClientGaveUpError", 0, 3]
    yield [str(failed), type(failed.__cause__).__name__], ["getRoom: no answer within 2.0 s", "ReadTimeout"]
    client = played.client(httpx.ReadError("gone"), ok(ROOM))
    yield [client.get_room(room).room.equipment, len(played.asked)], [["HOLOGRAM"], 2]
    failed = played.failure(played.client(ok({"room": {"roomId": "r-1"}})).get_room, room)
    yield [type(failed).__name__, failed.code, failed.status, failed.issues[0].path, len(played.asked)], [
        "BrokenError", 50001, 200, "/room/name", 1]
    yield [failed.operation, failed.message[:41]], ["getRoom", "the answer does not fit: /room/name: expe"]
    body = {"code": 40901, "message": "taken", "details": [{"name": "Grace"}]}
    failed = played.failure(played.client((409, body, {})).get_room, room)
    yield [type(failed), failed.code == played.errors.ErrorCode.TAKEN, failed.details, str(failed)], [
        played.errors.TakenError, True, [{"name": "Grace"}], "getRoom: taken"]
    failed = played.failure(played.client((409, {**body, "code": 40999}, {})).get_room, room)
    yield [type(failed), failed.code], [played.errors.ApiError, 40999]
    # A byte each second: no chunk is late, but the answer is.
    clock, slow = played.inner.time, [b"{"] * 9

    def trickle():
        for chunk in slow:
            clock.now += 1
            yield chunk

    http = httpx.Client(transport=httpx.MockTransport(lambda _: httpx.Response(200, content=trickle())))
    client = played.package.Client("https://api.example", http_client=http, timeout=3.0, attempts=1)
    failed = played.failure(client.get_room, room)
    yield [type(failed).__name__, 3 < clock.now - 1000 < 6], ["ClientGaveUpError", True]


def bookings_waits(played):
    last = played.models.Change.model_validate(CHANGE)
    states = [ok({"change": {**CHANGE, "state": state}}) for state in ("OPEN", "DONE")]
    client = played.client(states[0], busy(), busy(), busy(), states[1], interval=2, base_delay=0.0)
    outcome, change = client.wait_for_change(last)
    yield [outcome, change.state, len(played.asked)], ["completed", "DONE", 5]
    yield [type(outcome).__name__, played.slept.count(2.0)], ["ChangeOutcome", 3]
    yield json.loads(played.asked[0].content), {"site": "oslo", "changeId": "c-1"}
    for state, wanted in (("DONE", "completed"), ("DECLINED", "failed"), ("LOST", "unknown")):
        client = played.client(states[0])
        ended = played.models.Change.model_validate({**CHANGE, "state": state})
        yield [client.wait_for_change(ended)[0], len(played.asked)], [wanted, 0]
    failed = played.failure(played.client((404, {"code": 40402, "message": "gone"}, {})).wait_for_change, last)
    yield [type(failed).__name__, len(played.asked)], ["NoSuchRoomError", 1]
    failed = played.failure(played.client(states[0], interval=1.0).wait_for_change, last, timeout=3.5)
    yield [type(failed).__name__, len(played.asked)], ["TimeoutError", 3]


def bookings_asynchronous(played):
    room = played.models.GetRoomRequest(site="oslo", room_id="r-1")
    last = played.models.Change.model_validate(CHANGE)

    async def calls():
        async with played.asynchronous(busy(Retry_After="7"), ok(ROOM)) as client:
            yield [(await client.get_room(room)).room.seats, len(played.asked), list(played.slept)], [8, 2, [7.0]]
            yield [request.method for request in played.asked], ["POST", "POST"]
        yield client._http.is_closed, True
        client = played.asynchronous(httpx.ReadError("gone"), attempts=1)
        try:
            yield await client.get_room(room), "an error"
        except played.errors.ClosedError as failed:
            yield [failed.status, str(failed)], [0, "getRoom: no answer: gone"]
        client = played.asynchronous(ok({"change": {**CHANGE, "state": "DECLINED"}}))
        yield [(await client.wait_for_change(last))[0], list(played.slept)], ["failed", [0.5]]
        client = played.asynchronous(busy(302, Location="https://other.example/"))
        try:
            yield await client.get_room(room), "an error"
        except played.errors.ApiError as failed:
            yield [failed.status, len(played.asked)], [302, 1]
        clock = played.inner.time

        async def trickle():
            for _ in range(9):
                clock.now += 1
                yield b"{"

        http = httpx.AsyncClient(transport=httpx.MockTransport(lambda _: httpx.Response(200, content=trickle())))
        client = played.package.AsyncClient("https://api.example", http_client=http, timeout=3.0, attempts=1)
        try:
            yield await client.get_room(room), "an error"
        except played.errors.ClientGaveUpError as failed:
            yield 3 < clock.now - 1000 < 6, True

    yield from gathered(calls())


def gathered(found):
    async def gather():
        return [pair async for pair in found]

    return asyncio.run(gather())


def bookings_closes(played):
    with played.client(ok(ROOM)) as client:
        yield client._http.is_closed, False
    yield client._http.is_closed, True


def bookings_models(played):
    models = played.models
    wish = models.BookRoomWish(room_id="r-1", day="2030-01-31", slot=18)
    newer = wish.to_book_room_wish_v2()
    yield [type(newer).__name__, newer.from_, newer.to, newer.title], ["BookRoomWishV2", 18, 47, "Booked"]
    request = models.BookRoomRequestV2(site="oslo", details=newer)
    yield request.kind, "BOOK_ROOM_V2"
    yield [issue.path for issue in played.package.check(request)], ["/sentAt"]
    request = models.BookRoomRequestV2(sent_at="1", site="oslo", details=newer)
    yield played.package.check(request), []
    yield json.loads(request.model_dump_json())["details"], {
        "roomId": "r-1", "day": "2030-01-31", "from": 18, "to": 47, "title": "Booked"}
    yield request.model_dump(by_alias=False)["details"]["from_"], 18
    body = request.model_dump_json().encode()
    read = played.package.read_request("/bookings/v2/submit/book_room", body)
    yield [type(read), read == request], [models.BookRoomRequestV2, True]
    rules = played.package.parse(models.RoomRules, "{}")
    yield rules.longest, 8
    failed = played.failure(played.package.parse, models.RoomRules, "{")
    yield [type(failed).__name__, failed.status], ["MalformedError", 400]
    # Members that only a newer server sends, even such that Python's names are taken for.
    room = played.package.parse_answer(models.Room, json.dumps({**ROOM["room"], "room_id": "other"}))
    yield [room.room_id, room.model_dump_json().count("room")], ["r-1", 1]


def freight_pages(played):
    models = played.models
    shipment = {"depot": "d-1", "weight": 1}
    pages = [ok({"shipments": [{"id": f"s-{n}", **shipment} for n in page], **more}) for page, more in (
        ((1, 2), {"nextCursor": "2"}), ((), {"nextCursor": "3"}), ((3,), {}))]
    request = models.ListShipmentsRequest(depot="d-1", limit=2)
    client = played.client(*pages)
    items = client.list_shipments_items(request)
    yield [next(items).id, next(items).id, len(played.asked)], ["s-1", "s-2", 1]
    yield [[item.id for item in items], len(played.asked)], [["s-3"], 3]
    yield [json.loads(asked.content) for asked in played.asked], [
        {"depot": "d-1", "limit": 2}, *({"depot": "d-1", "limit": 2, "cursor": cursor} for cursor in ("2", "3"))]
    yield request.cursor, None
    client = played.client(ok({"shipments": [], "nextCursor": "1"}))
    failed = played.failure(list, client.list_shipments_items(request))
    yield [str(failed), len(played.asked)], ["the page at 1 leads to itself", 2]
    yield played.header("Accept"), ["application/json, application/problem+json"] * 2

    async def all_of():
        client = played.asynchronous(*pages)
        yield [item.id async for item in client.list_shipments_items(request)], ["s-1", "s-2", "s-3"]
        client = played.asynchronous(ok({"shipments": [], "nextCursor": "1"}))
        try:
            yield [item async for item in client.list_shipments_items(request)], "an error"
        except ValueError as failed:
            yield str(failed), "the page at 1 leads to itself"

    yield from gathered(all_of())


def freight_details(played):
    body = {"type": "/problems/depot-full", "title": "Full", "status": 409, "detail": "d-1 is full", "traceId": "t-1",
            "depot": "d-1", "reason": "ON_FIRE"}
    client = played.client((409, body, {"Content-Type": "application/problem+json"}))
    failed = played.failure(client.ship, played.models.ShipRequest(depot="d-1", weight=1))
    yield [type(failed), failed.code, failed.message], [
        played.errors.DepotFullError, "/problems/depot-full", "d-1 is full"]
    yield failed.details, {"traceId": "t-1", "depot": "d-1", "reason": "ON_FIRE"}
    details = failed.read_details()
    yield [type(details).__name__, details.reason, details.until], ["FullDepot", "ON_FIRE", None]
    yield played.errors.ErrorCode.DEPOT_FULL == failed.code, True


def corners_stamps(played):
    stamper = played.package.SessionStamper("token")
    operation = played.package.Operation
    yield stamper.stamp(operation("a", "/", "query"), b"")[1], "token"
    failed = played.failure(stamper.stamp, operation("a", "/", "submit"), b"")
    yield str(failed), "a session accompanies queries only"
    public = "030469c8f5ce3848bf44215c9cd4b4cb36972dc3dfd59fe9fd7ccedb00c7a3d19b"
    make = played.package.P256Stamper
    for keys, wanted in (
        ((public, "11" * 32),
         "private_key does not belong to public_key"),
        ((public, "00" * 32), "private_key: not a scalar of P-256"),
        ((public, "Secret"), "private_key: 64 hexadecimal digits expected, without 0x"),
        ((public, "12 " * 32), "private_key: 64 hexadecimal digits expected, without 0x"),
        (("04" * 33, "00" * 32), "public_key: not a compressed point on P-256"),
        (("03", "00" * 32), "public_key: 66 hexadecimal digits expected, without 0x"),
    ):
        yield str(played.failure(make, *keys)), wanted
    stamper = make(public.upper(), "4494af8709f8164cdcd74510051f3cbd9613c30e2c34215fde21721ab704d266")
    verify = played.package.verify_p256_stamp
    yield verify(public, stamper.stamp(operation("a", "/", "query"), b"{}")[1], b"{}"), True
    attested = played.package.AttestedStamper(stamper, "a scheme", "a token")
    yield attested.stamp(operation("a", "/", "query"), b"{}")[0], "X-Attested"
    for value in ("", "?", "e30", base64.b64encode(b"[]").decode(), "ä"):
        yield verify(public, value, b"{}"), False


def corners_edges(played):
    """What no vector is about: other scripts, hand-made contracts, and what only Python could get wrong."""
    contract, errors, model, server, upgrade = (
        importlib.import_module(f"corners._{name}") for name in ("contract", "errors", "model", "server", "upgrade"))

    def fits(schema, tree):
        reading = contract.Reading(contract.api(), True)
        reading.value(schema, tree, "")
        return not reading.issues

    yield fits({"kind": "int64"}, "1\u0662"), False
    yield fits({"kind": "string", "pattern": "b"}, "ab"), True
    yield fits({"kind": "string", "pattern": "^\\d\\Z"}, "\u0662"), False
    unique = {"kind": "array", "of": {"kind": "json"}, "least": 0, "most": 9, "unique": True}
    yield [fits(unique, tree) for tree in ([True, 1], [1, 1.0], [None, None], [[1], [1]])], [True, False, False, True]
    yield fits({"kind": "bytes"}, "YQ=="), True
    yield fits({"kind": "number"}, 10**400), False
    yield [model._built({"kind": kind}, tree) for kind, tree in (("int64", "5"), ("int32", 5.0), ("bytes", "YQ=="))], [
        5, 5, b"a"]
    yield type(model._built({"kind": "int32"}, 5.0)), int
    yield [server._strict_form(contract.api(), {"kind": "int64"}, number) for number in (2**53 - 1, 2**53)], [
        "9007199254740991", 2**53]
    yield errors.error_of(400, b'{"code":true}').code, errors.error_of(400, b"{}").code
    yield errors.error_of(400, b"\xff" * 300).message[:20], "HTTP 400: " + "\ufffd" * 10
    thing = played.models.Thing.model_construct(label="")
    yield [issue.path for issue in played.package.check(thing)], ["/label"]

    # Steps as the compiler may write them.
    same = {"kind": "same"}
    path = {"kind": "path", "path": ["a"], "optional": True, "convert": same}
    two = {"kind": "each", "of": {"kind": "steps", "steps": ["B", "C"]}}
    made = contract.Contract({"types": {}, "steps": {
        "B": {"from": "A", "members": [{"name": "b", "value": {**path, "path": ["a"]}}]},
        "C": {"from": "B", "members": [{"name": "c", "value": {**path, "path": ["b"]}}]},
        "New": {"from": "Old", "members": [
            {"name": "list", "value": {**path, "path": ["list"], "convert": two}},
            {"name": "either", "optional": True, "value": path, "orElse": {"value": ["x"]}}]}}})
    old = {"list": [{"a": 1}, None]}
    yield upgrade.upgraded_tree(made, "Old", "New", old), {"list": [{"c": 1}, None], "either": ["x"]}

    # The last that is taken, and the first that is not.
    def refused(path, body):
        try:
            server.request_tree(path, body)
        except errors.ApiError as failure:
            return failure.status
        return None

    api = contract.api()
    api.types["Nothing"] = {"kind": "record", "fields": [], "extra": True}
    api.data["operations"]["nothing"] = {"path": "/nothing", "body": "Nothing"}
    most = api.data["bodyBytes"]
    yield [refused("/nothing", text) for text in (b"", b"{}", b"[]")], [None, None, 400]
    yield [refused("/nothing", b"{}".ljust(size)) for size in (most, most + 1)], [None, 413]
    bodies = [json.dumps({"a": [0] * size}).encode() for size in (9_999, 10_000)]
    yield [refused("/nothing", body) for body in bodies], [None, 413]
    bodies = [json.dumps({f"{number:x}": 0 for number in range(size)}, separators=(",", ":")) for size in (9_000, 10_001)]
    api.data["bodyBytes"] = 10**6
    yield [refused("/nothing", body.encode()) for body in bodies], [None, 413]
    yield refused("/nothing", b"[" * 100_000), 400
    api.data["bodyBytes"] = most
    del api.types["Nothing"], api.data["operations"]["nothing"]

    # Stamps as others write them.
    public = "030469c8f5ce3848bf44215c9cd4b4cb36972dc3dfd59fe9fd7ccedb00c7a3d19b"
    stamper = played.package.P256Stamper(public, "4494af8709f8164cdcd74510051f3cbd9613c30e2c34215fde21721ab704d266")
    values = [stamper.stamp(played.package.Operation("a", "/", "query"), b"{}")[1] for _ in range(20)]
    yield [value for value in values if "=" in value], []
    stamp = json.loads(base64.urlsafe_b64decode(values[0] + "=="))

    def verifies(**others):
        text = json.dumps({**stamp, **others}).encode()
        value = base64.urlsafe_b64encode(text).decode().rstrip("=")
        return played.package.verify_p256_stamp(public, value, b"{}")

    yield [verifies(more="???>>>~~~"), verifies(scheme="another")], [True, False]


def bookings_strictness(played):
    """Its contract takes the form of protocol buffers nowhere."""
    server = importlib.import_module("bookings._server")
    body = b'{"kind":"CANCEL_BOOKING","sent_at":"1","site":"oslo","details":{"bookingId":"b-1"}}'
    failed = played.failure(server.request_tree, "/bookings/v2/submit/cancel_booking", body)
    yield [issue.path for issue in failed.issues], ["/sentAt", "/sent_at"]
