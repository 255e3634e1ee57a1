// What front ends do with changes that end later: mutations of TanStack Query that wait for the end.

import { MutationObserver, QueryClient } from "@tanstack/query-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import type * as Client from "../../templates/runtime/client.js";
import type * as Loopback from "../../templates/runtime/loopback.js";
import type { Handler } from "../../templates/runtime/server.js";
import type { MutationOptions, QueryCache } from "../../templates/runtime/tanstack.js";
import type { WaitOptions } from "../../templates/runtime/wait.js";
import { serveBookings, wish } from "./bookings-server.js";
import type { BookingsServer } from "./bookings-server.js";
import { compiledWith, loadPackage } from "./package.js";
import type { Loaded } from "./package.js";

interface Ended {
  readonly outcome: string;
  readonly change?: { readonly state: string; readonly outcome: object };
}
type Booking = (
  connection: Client.Connection,
  cache: QueryCache,
  options?: WaitOptions,
) => MutationOptions<object, Ended>;

let loaded: Loaded;
let bookRoomUntilDoneMutation: Booking;
let connect: typeof Client.connect;
let bearerStamper: (options: { token: string }) => Client.ClientOptions["stamper"];
let server: BookingsServer;
let cache: QueryClient;
const input = { site: "oslo", details: wish };

beforeAll(async () => {
  loaded = await loadPackage("bookings");
  ({ bookRoomUntilDoneMutation } = await loaded.load<{ bookRoomUntilDoneMutation: Booking }>("tanstack.js"));
  ({ connect, bearerStamper } = await loaded.load<typeof Client & { bearerStamper: typeof bearerStamper }>("index.js"));
  server = await serveBookings();
  cache = new QueryClient();
  return server.close;
}, 300_000);
afterEach(() => cache.clear());

const there = () => connect({ baseUrl: `${server.url}`, stamper: bearerStamper({ token: "secret" }) });

test("against the package's mock, a change is submitted, waited for, and lists are read again", async () => {
  const { loopback } = await loaded.load<typeof Loopback>("runtime/loopback.js");
  const { createMock } = await loaded.load<{ createMock: () => Handler }>("mock.js");
  const connection = connect({ baseUrl: "http://mock", fetch: loopback(createMock()) });
  cache.setQueryData(["bookings", "listRooms", "once", {}], "rooms");
  const booking = new MutationObserver(cache, bookRoomUntilDoneMutation(connection, cache));
  const ended = await booking.mutate(input);
  expect(ended).toMatchObject({
    outcome: "completed",
    change: { kind: "BOOK_ROOM_V2", outcome: { bookRoomOutcome: { bookingId: expect.any(String) as string } } },
  });
  const [list] = cache.getQueryCache().findAll({ queryKey: ["bookings"] });
  expect(list?.state.isInvalidated).toBe(true);
});

test("a change that is still open is read again until it has ended", async () => {
  server.reset();
  const pending: string[] = [];
  const options = { intervalMs: 1, onPending: (state: string) => pending.push(state) };
  const ended = await bookRoomUntilDoneMutation(there(), cache, options).mutationFn(input);
  expect([ended.outcome, ended.change?.outcome]).toEqual(["completed", { bookRoomOutcome: { bookingId: "b-1" } }]);
  expect(pending).toEqual(["OPEN", "OPEN", "OPEN"]);
});

test("a signal ends the wait, and before it the submit", async () => {
  server.reset();
  const stop = new AbortController();
  const options = { intervalMs: 1, signal: stop.signal, onPending: () => stop.abort() };
  const ended = await bookRoomUntilDoneMutation(there(), cache, options).mutationFn(input);
  expect([ended.outcome, ended.change?.state]).toEqual(["aborted", "OPEN"]);
  const asked = server.asked.length;
  await expect(bookRoomUntilDoneMutation(there(), cache, options).mutationFn(input)).rejects.toThrow(/abort/);
  expect(server.asked.slice(asked)).toEqual([]);
});

test("what ended has the type of what was submitted; what an approval ends can be of any type", async () => {
  const program = (member: string): string => `
import type { Connection } from "./runtime/client.js";
import type { QueryCache } from "./runtime/tanstack.js";
import { approveChangeUntilDoneMutation, bookRoomUntilDoneMutation } from "./tanstack.js";

export async function book(connection: Connection, cache: QueryCache, signal: AbortSignal): Promise<string | undefined> {
  const { mutationFn } = bookRoomUntilDoneMutation(connection, cache, { signal });
  const details = { roomId: "r-1", day: "2030-01-31", from: 18, to: 20, title: "Stand-up" } as const;
  const ended = await mutationFn({ site: "oslo", details });
  return ended.outcome === "completed" ? ended.change.outcome.${member}?.bookingId : undefined;
}

export async function approve(connection: Connection, cache: QueryCache): Promise<string | undefined> {
  const ended = await approveChangeUntilDoneMutation(connection, cache).mutationFn({
    site: "oslo",
    details: { changeId: "c-1" },
  });
  if (ended.outcome !== "completed" || ended.change.kind !== "BOOK_ROOM_V2") return undefined;
  return ended.change.outcome.bookRoomOutcome?.bookingId;
}
`;
  expect(await compiledWith(loaded, "booking.ts", program("bookRoomOutcome"))).toBe("");
  expect(await compiledWith(loaded, "booking.ts", program("closeRoomOutcome"))).toContain("closeRoomOutcome");
});
