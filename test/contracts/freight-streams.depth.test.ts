// What the package of a freight contract has for a query that answers a stream: the client's function, the service's
// method, the mock, the description, and the vectors.

import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, test } from "vitest";
import type * as Client from "../../templates/runtime/client.js";
import type * as Server from "../../templates/runtime/server.js";
import type { EventStream, StreamOptions } from "../../templates/runtime/stream.js";
import { streamVectors } from "../../generator/src/emit/vectors/streams.js";
import { modelOf, root, sourcesOf } from "../generator/fixture.js";
import { compiledWith, loadPackage } from "./package.js";
import type { Loaded } from "./package.js";

interface Shipped {
  readonly shipment: { readonly id: string; readonly depot: string; readonly weight: number };
}
type Watch = (input: object, options?: StreamOptions<string>) => EventStream<string, Shipped>;

let loaded: Loaded;
let createClient: (options: Client.ClientOptions) => { readonly watchShipments: Watch };
let serve: (options: object) => Server.Handler;
let loopback: (handler: Server.Handler) => typeof fetch;
let createMock: () => Server.Handler;

beforeAll(async () => {
  loaded = await loadPackage("freight");
  ({ createClient } = await loaded.load<{ createClient: typeof createClient }>("index.js"));
  ({ serve } = await loaded.load<{ serve: typeof serve }>("server.js"));
  ({ loopback } = await loaded.load<{ loopback: typeof loopback }>("runtime/loopback.js"));
  ({ createMock } = await loaded.load<{ createMock: typeof createMock }>("mock.js"));
}, 300_000);

const weights = [1, 2, 3];

const handler = (): Server.Handler =>
  serve({
    hooks: { authenticate: () => "desk" },
    errorMembers: () => ({ traceId: "none" }),
    service: {
      async *watchShipments(_: string, { depot }: { depot: string }, { lastEventId }: { lastEventId?: string }) {
        for (const weight of weights) {
          const id = `c-${weight}`;
          if (id > (lastEventId ?? "")) yield { id, data: { shipment: { id: `s-${weight}`, depot, weight } } };
        }
      },
    },
  });

async function read(fetch: typeof globalThis.fetch, lastEventId?: string): Promise<object[]> {
  const found: object[] = [];
  const client = createClient({ baseUrl: "http://localhost", fetch });
  for await (const event of client.watchShipments({ depot: "d-1" }, { lastEventId })) found.push(event);
  return found;
}

const event = (weight: number): object => ({
  id: `c-${weight}`,
  data: { shipment: { id: `s-${weight}`, depot: "d-1", weight } },
});

test("a stream of the service's is read to its end, from where it is said", async () => {
  expect(await read(loopback(handler()))).toEqual([1, 2, 3].map(event));
  expect(await read(loopback(handler()), "c-2")).toEqual([event(3)]);
});

test("an id that is none is refused under the contract's own names", async () => {
  const long = "c".repeat(41);
  await expect(read(loopback(handler()), long)).rejects.toMatchObject({
    code: "/problems/invalid",
    details: { errors: [{ pointer: "Last-Event-ID" }] },
  });
});

test("the mock's stream has two events that fit, and goes on behind the first", async () => {
  const mocked = loopback(createMock());
  const found = (await read(mocked)) as { readonly id: string; readonly data: Shipped }[];
  expect(found.length).toBe(2);
  expect(new Set(found.map(({ id }) => id)).size).toBe(2);
  const { WatchShipmentsResponse } = await loaded.load<{
    WatchShipmentsResponse: { readonly is: (value: unknown) => boolean };
  }>("validators/index.js");
  for (const { data } of found) expect(WatchShipmentsResponse.is(data)).toBe(true);
  expect(await read(mocked)).toEqual(found);
  expect(await read(mocked, found[0]?.id)).toEqual(found.slice(1));
  expect(await read(mocked, found[1]?.id)).toEqual([]);
});

test("a client reads every stream of the vectors as they say", async () => {
  const vectors = streamVectors(modelOf(sourcesOf(path.join(root, "test/contracts/freight"))));
  expect(vectors.length).toBeGreaterThan(15);
  for (const one of vectors as readonly Record<string, unknown>[]) {
    const asked: (string | undefined)[] = [];
    const fetch: typeof globalThis.fetch = async (_, init) => {
      asked.push(new Headers(init?.headers).get("Last-Event-ID") ?? undefined);
      const isFirst = asked.length === 1;
      const text = isFirst ? (one["text"] as string) : "event: end\ndata:\n\n";
      return new Response(new TextEncoder().encode(text), { headers: { "Content-Type": "text/event-stream" } });
    };
    const client = createClient({ baseUrl: "http://localhost", fetch, random: () => 0 });
    const events: object[] = [];
    let code: unknown;
    try {
      for await (const { id, data } of client.watchShipments({ depot: "d-1" })) events.push({ id: id ?? null, data });
    } catch (error) {
      ({ code } = error as { readonly code: unknown });
    }
    const end = code === undefined ? (asked.length === 1 ? "end" : "broken") : "error";
    const found = { events, end, code, ...(end === "broken" && { lastEventId: asked[1] ?? null }) };
    expect(found, JSON.stringify(one)).toMatchObject({
      events: one["events"],
      end: one["end"],
      code: one["code"],
      ...(end === "broken" && { lastEventId: one["lastEventId"] }),
    });
  }
});

describe("OpenAPI", () => {
  interface Media {
    readonly itemSchema?: object;
    readonly schema?: object;
  }
  interface Document {
    readonly openapi: string;
    readonly paths: Record<
      string,
      { post: { parameters: object[]; responses: Record<string, { content: Record<string, Media> }> } }
    >;
  }
  const place = "/freight/query/watch_shipments";

  test("is of version 3.2, in which a schema describes each event", async () => {
    const document = JSON.parse(readFileSync(path.join(loaded.folder, "openapi.json"), "utf8")) as Document;
    expect(document.openapi).toBe("3.2.0");
    expect(document.paths[place]?.post.parameters).toMatchObject([{ name: "Last-Event-ID", in: "header" }]);
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ ...document, $id: "openapi" });
    const pointer = `${place.replaceAll("/", "~1")}/post/responses/200/content/text~1event-stream/itemSchema`;
    const fits = (value: object): boolean => ajv.validate(`openapi#/paths/${pointer}`, value);
    const text = await (
      await loopback(handler())(`http://localhost${place}`, { method: "POST", body: '{"depot":"d-1"}' })
    ).text();
    const sent = text.split("\n\n").flatMap((one) => {
      const lines = one.split("\n").filter((line) => line !== "" && !line.startsWith(":"));
      return lines.length > 0 ? [Object.fromEntries(lines.map((line) => line.split(/: (.*)/s)))] : [];
    });
    expect(sent.length).toBe(4);
    for (const one of sent) expect(fits(one), JSON.stringify(one)).toBe(true);
    for (const one of [{}, { event: "other", data: "{}" }, { event: "end", data: "x" }, { id: "c".repeat(3) }]) {
      expect(fits(one), JSON.stringify(one)).toBe(false);
    }
  });
});

test("the function, the method and the events are typed", async () => {
  expect(await compiledWith(loaded, "streaming.ts", program)).toBe("");
});

const program = `
import { watchShipments } from "./index.js";
import type { Connection, Cursor, EventStream, StreamEvent, WatchShipmentsResponse } from "./index.js";
import type { Events, Service } from "./server.js";

export async function watched(connection: Connection, lastEventId: Cursor): Promise<number> {
  const stream: EventStream<string, WatchShipmentsResponse> = watchShipments(connection, { depot: "d-1" }, { lastEventId });
  for await (const event of stream) {
    const { id, data }: StreamEvent<string, WatchShipmentsResponse> = event;
    if (id !== undefined) return data.shipment.weight;
  }
  // @ts-expect-error: the depot is missing
  watchShipments(connection, {});
  return 0;
}
export const service: Pick<Service<string>, "watchShipments"> = {
  async *watchShipments(_, { depot }, { lastEventId, signal }) {
    if (!signal.aborted) yield { id: lastEventId ?? ("c-1" as Cursor), data: { shipment: { id: "s-1", depot, weight: 1 } } };
  },
};
// @ts-expect-error: an event holds a shipment
export const wrong: Events<string, WatchShipmentsResponse> = (async function* () { yield { data: {} }; })();
`;
