// The Python clients of another team's contract against its generated server in TypeScript, over HTTP.

import { rmSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { serveBookings, wish } from "../contracts/bookings-server.js";
import type { BookingsServer } from "../contracts/bookings-server.js";
import { temporaryFolder } from "../generator/folders.js";
import { hasPackages, runPython, spawnPython } from "./environment.js";
import { pythonFiles, writeAll } from "./packages.js";
import { shown } from "../go/page.js";

describe.runIf(hasPackages())("the Python clients of bookings", () => {
  const folder = temporaryFolder("python-bookings-");
  let server: BookingsServer;

  beforeAll(async () => {
    server = await serveBookings();
    writeAll(folder, pythonFiles("test/contracts/bookings"));
    writeAll(folder, [
      ["page.py", shown("bookings", "python")],
      ["page_async.py", shown("bookings-async", "python")],
      ["more.py", more],
    ]);
  }, 300_000);
  beforeEach(() => {
    server.reset();
    server.asked.length = 0;
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  const run = (program: string): Promise<string> =>
    spawnPython(folder, [program], { BOOKINGS_URL: server.url, BOOKINGS_TOKEN: "secret" });

  test("are called in programs that are typed strictly", () => {
    expect(runPython(folder, ["-m", "mypy", "--strict", "page.py", "page_async.py"])).toContain("no issues found");
  });

  test("submit, wait and meet an error, as the page shows", async () => {
    expect(await run("page.py")).toBe("completed b-1\nthe room is taken\n");
    expect(server.given()).toEqual(wish);
    const submitted = server.asked.filter((one) => one.startsWith("bookRoom"));
    expect(submitted).toEqual(["bookRoom Bearer secret", "bookRoom Bearer secret"]);
    expect(server.asked.filter((one) => one.startsWith("getChange"))).toHaveLength(3);
  });

  test("call side by side with asyncio, as the page shows", async () => {
    expect(await run("page_async.py")).toBe("Fjord\nFjord\n");
    expect(server.asked).toEqual(["getRoom nobody", "getRoom nobody"]);
  });

  test("retry what may be repeated, read newer answers, and refuse those that do not fit", async () => {
    expect((await run("more.py")).trim().split("\n")).toEqual([
      "a query in the third attempt: MalformedError 40001",
      "a submit, sent once: ClosedError 503 cancelBooking: HTTP 503: <html>busy</html>",
      "what a newer server says: HOLOGRAM",
      "an answer that does not fit: 50001 200 /rooms/0/name",
      "details: Grace",
      "a token that is not known: UnknownCallerError",
      "nobody there: 50301 0 ConnectError",
      "waited: completed b-1",
      "a request refused by a server: 400 /details/slot",
    ]);
    const usage = server.asked.filter((one) => /get_usage/.test(one));
    expect([usage.length, server.asked.filter((one) => /cancel_booking/.test(one)).length]).toEqual([3, 1]);
    expect(server.asked).toContain("getRoom nobody");
  });
});

const more = `import asyncio
import os

from bookings import ApiError, AsyncClient, BearerStamper, Client, errors, models, read_request

url = os.environ["BOOKINGS_URL"]
client = Client(url, stamper=BearerStamper("secret"), base_delay=0.001)


def failure(call, request):
    try:
        return call(request)
    except ApiError as failed:
        return failed


wish = models.BookRoomWishV2(room_id="r-1", day="2030-01-31", from_=18, to=20, title="Stand-up")
booking = models.BookRoomRequestV2(site="oslo", details=wish)


async def waited():
    async with AsyncClient(url, stamper=BearerStamper("secret"), interval=0.01) as other:
        answer = await other.book_room(booking)
        outcome, change = await other.wait_for_change(answer.change)
        return f"{outcome} {change.outcome.book_room_outcome.booking_id}"


done = asyncio.run(waited())
failed = failure(client.get_usage, models.GetUsageRequest.model_construct())
print("a query in the third attempt:", type(failed).__name__, failed.code)
cancel = models.CancelBookingRequest(site="oslo", details=models.CancelBookingWish(booking_id="b-1"))
failed = failure(client.cancel_booking, cancel)
print("a submit, sent once:", type(failed).__name__, failed.status, failed)
room = client.get_room(models.GetRoomRequest(site="oslo", room_id="r-1"))
print("what a newer server says:", room.room.equipment[0])
failed = failure(client.list_rooms, models.ListRoomsRequest(site="oslo"))
print("an answer that does not fit:", failed.code, failed.status, failed.issues[0].path)
failed = failure(client.book_room, booking)
print("details:", failed.details[0]["name"])
who = models.WhoAmIRequest(site="oslo")
failed = failure(Client(url, stamper=BearerStamper("stolen")).who_am_i, who)
print("a token that is not known:", type(failed).__name__)
failed = failure(Client("http://127.0.0.1:1", base_delay=0.001).who_am_i, who)
print("nobody there:", failed.code, failed.status, type(failed.__cause__).__name__)
print("waited:", done)
body = b'{"kind":"BOOK_ROOM","sentAt":"1","site":"oslo","details":{"roomId":"r-1","day":"2030-01-31","slot":48}}'
try:
    read_request("/bookings/v2/submit/book_room", body)
except errors.MalformedError as refused:
    print("a request refused by a server:", refused.status, refused.issues[0].path)
`;
