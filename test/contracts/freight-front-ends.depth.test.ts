// What front ends do with a package: TanStack Query with its options, and Mock Service Worker with its mock.

import {
  environmentManager,
  InfiniteQueryObserver,
  MutationObserver,
  QueryClient,
  QueryObserver,
} from "@tanstack/query-core";
import { http } from "msw";
import { setupServer } from "msw/node";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type * as Client from "../../templates/runtime/client.js";
import type * as Loopback from "../../templates/runtime/loopback.js";
import type { Handler } from "../../templates/runtime/server.js";
import type {
  MutationOptions,
  PagesOptions,
  QueryCache,
  QueryOptions,
  WaitingOptions,
} from "../../templates/runtime/tanstack.js";
import { clearances } from "./freight-server.js";
import { present } from "../service/support/results.js";
import { loadPackage } from "./package.js";

interface Listing {
  readonly shipments: readonly { readonly id: string }[];
  readonly nextCursor?: string;
}
interface Where {
  readonly depot: string;
  readonly cursor?: string;
  readonly limit?: number;
}
interface Shipping {
  readonly depot: string;
  readonly weight: number;
}
interface Clearance {
  readonly clearance: { readonly id: string; readonly state: string };
}
interface Options {
  readonly findClearanceUntilDoneQuery: (
    connection: Client.Connection,
    input: object,
    intervalMs?: number,
  ) => WaitingOptions<object, Clearance>;
  readonly clearUntilDoneMutation: (
    connection: Client.Connection,
    cache: QueryCache,
    options?: object,
  ) => MutationOptions<object, { readonly outcome: string; readonly started: Clearance }>;
  readonly listShipmentsQuery: (connection: Client.Connection, input: Where) => QueryOptions<Where, Listing>;
  readonly listShipmentsPages: (connection: Client.Connection, input: Where) => PagesOptions<Where, Listing>;
  readonly shipMutation: (
    connection: Client.Connection,
    cache: QueryCache,
  ) => MutationOptions<Shipping, { readonly shipment: { readonly id: string } }>;
}

let options: Options;
let connect: typeof Client.connect;
let loopback: typeof Loopback.loopback;
let serve: (options: object) => Handler;
let createMock: () => Handler;
let connection: Client.Connection;
let cache: QueryClient;
let asked: string[];
let states: string[];

beforeAll(async () => {
  const { load } = await loadPackage("freight");
  options = await load<Options>("tanstack.js");
  ({ connect } = await load<typeof Client>("index.js"));
  ({ loopback } = await load<typeof Loopback>("runtime/loopback.js"));
  ({ serve } = await load<{ serve: typeof serve }>("server.js"));
  ({ createMock } = await load<{ createMock: typeof createMock }>("mock.js"));
});

beforeEach(() => {
  asked = [];
  states = [];
  const shipments = ["s-1", "s-2", "s-3"].map((id) => ({ id, depot: "d-1", weight: 1 }));
  const handler = serve({
    hooks: { authenticate: () => "desk" },
    errorMembers: () => ({ traceId: "t-1" }),
    service: {
      ship(_: string, { depot, weight }: Shipping) {
        const shipment = { id: `s-${shipments.length + 1}`, depot, weight };
        shipments.push(shipment);
        return { shipment };
      },
      clear: (_: string, { shipment: id, ...where }: { shipment: string; depot: string }) => ({
        clearance: { ...where, id, state: "DECLARED" },
      }),
      findClearance: clearances(states),
      async listShipments(_: string, { depot, cursor = "0", limit = 2 }: Where) {
        asked.push(`${depot} ${cursor}`);
        if (depot === "slow") await new Promise((resolve) => setTimeout(resolve, 60_000));
        const end = Number(cursor) + limit;
        const page = shipments.slice(Number(cursor), end);
        return { shipments: page, ...(end < shipments.length && { nextCursor: String(end) }) };
      },
    },
  });
  connection = connect({ baseUrl: "http://loopback", fetch: loopback(handler), retry: false });
  cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => cache.clear());

const idsOf = (list: Listing | undefined) => list?.shipments.map(({ id }) => id);

test("a list is shown, and read again after a change", async () => {
  const { listShipmentsQuery, shipMutation } = options;
  const list = new QueryObserver(cache, listShipmentsQuery(connection, { depot: "d-1", limit: 10 }));
  const stop = list.subscribe(() => {});
  await expect.poll(() => idsOf(list.getCurrentResult().data)).toEqual(["s-1", "s-2", "s-3"]);
  const shipping = new MutationObserver(cache, shipMutation(connection, cache));
  const { shipment } = await shipping.mutate({ depot: "d-1", weight: 2 });
  expect(shipment.id).toBe("s-4");
  // The change is done once the list has been read again.
  expect(idsOf(list.getCurrentResult().data)).toEqual(["s-1", "s-2", "s-3", "s-4"]);
  expect(asked).toEqual(["d-1 0", "d-1 0"]);
  stop();
});

test("a list is read page by page, from where its input says", async () => {
  const pages = new InfiniteQueryObserver(cache, options.listShipmentsPages(connection, { depot: "d-1" }));
  const stop = pages.subscribe(() => {});
  await expect.poll(() => pages.getCurrentResult().data?.pages.map(idsOf)).toEqual([["s-1", "s-2"]]);
  expect(pages.getCurrentResult().hasNextPage).toBe(true);
  await pages.fetchNextPage();
  expect(pages.getCurrentResult().data?.pages.map(idsOf)).toEqual([["s-1", "s-2"], ["s-3"]]);
  expect(pages.getCurrentResult().hasNextPage).toBe(false);
  stop();
  const later = await cache.fetchInfiniteQuery(options.listShipmentsPages(connection, { depot: "d-1", cursor: "2" }));
  expect(later.pages.map(idsOf)).toEqual([["s-3"]]);
});

test("a query that nobody waits for any more is ended, and other contracts' are left alone by changes", async () => {
  const aborted = vi.fn<() => void>();
  const slow = options.listShipmentsQuery(connection, { depot: "slow" });
  const queryFn: typeof slow.queryFn = (context) => {
    context.signal.addEventListener("abort", aborted);
    return slow.queryFn(context);
  };
  const stop = new QueryObserver(cache, { ...slow, queryFn }).subscribe(() => {});
  await expect.poll(() => asked).toEqual(["slow 0"]);
  stop();
  await expect.poll(() => aborted.mock.calls.length).toBe(1);

  cache.setQueryData(["parcels", "listShipments", "once", {}], "of another contract");
  cache.setQueryData(["freight", "findShipment", "once", {}], "of this one");
  await options.shipMutation(connection, cache).onSuccess();
  const isStale = (of: string) =>
    present(cache.getQueryCache().find({ queryKey: [of], exact: false })).state.isInvalidated;
  expect([isStale("parcels"), isStale("freight")]).toEqual([false, true]);
});

test("what ends later is asked for until it has ended, and shown on the way", async () => {
  // As in a browser: elsewhere nothing is asked again.
  environmentManager.setIsServer(() => false);
  const waiting = options.findClearanceUntilDoneQuery(connection, { depot: "d-1", clearance: "slow-1" }, 1);
  expect(waiting.queryKey).toEqual(["freight", "findClearance", "once", { depot: "d-1", clearance: "slow-1" }]);
  const shown: (string | undefined)[] = [];
  const clearance = new QueryObserver(cache, waiting);
  const stop = clearance.subscribe(({ data }) => shown.push(data?.clearance.state));
  await expect.poll(() => clearance.getCurrentResult().data?.clearance.state).toBe("RELEASED");
  expect([...new Set(shown.filter((state) => state !== undefined))]).toEqual(["DECLARED", "INSPECTED", "RELEASED"]);
  const intervalOf = (state: string | undefined) =>
    waiting.refetchInterval({ state: { data: state === undefined ? state : { clearance: { id: "k", state } } } });
  // Nothing is known yet, it is on its way, it has ended, and it has in a way that a newer server has added.
  expect([undefined, "INSPECTED", "SEIZED", "LOST"].map(intervalOf)).toEqual([false, 1, false, false]);
  stop();
});

test("a change waits for the end of what it has begun, and then has lists read again", async () => {
  cache.setQueryData(["freight", "findShipment", "once", {}], "of this one");
  const clearing = new MutationObserver(cache, options.clearUntilDoneMutation(connection, cache, { intervalMs: 1 }));
  const ended = await clearing.mutate({ depot: "d-1", shipment: "seized-1" });
  expect([ended.outcome, ended.started.clearance.id, states]).toEqual(["seized", "seized-1", ["SEIZED"]]);
  const [list] = cache.getQueryCache().findAll({ queryKey: ["freight"] });
  expect(list?.state.isInvalidated).toBe(true);
});

test("Mock Service Worker answers by the package's mock", async () => {
  const mock = loopback(createMock());
  const worker = setupServer(http.post("https://freight.example/*", ({ request }) => mock(request)));
  worker.listen({ onUnhandledRequest: "error" });
  try {
    const there = connect({ baseUrl: "https://freight.example", retry: false });
    const { queryFn } = options.listShipmentsQuery(there, { depot: "d-1" });
    const { shipments } = await queryFn({ signal: new AbortController().signal });
    expect(shipments).toEqual(expect.any(Array));
    const wrong = options.listShipmentsQuery(there, {} as Where).queryFn({ signal: new AbortController().signal });
    await expect(wrong).rejects.toThrow("/depot");
  } finally {
    worker.close();
  }
});
