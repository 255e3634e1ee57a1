// The package of a freight contract, over HTTP. Its errors are problems of RFC 9457: words for codes, members that every
// problem has, and facts of a single error. Its lists come in pages.

import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import type { RequestListener, Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as Client from "../../templates/runtime/client.js";
import type * as Server from "../../templates/runtime/server.js";
import { compiledWith, loadPackage } from "./package.js";
import type { Loaded } from "./package.js";

type Call = (input: object) => Promise<unknown>;
interface Api {
  readonly createClient: (options: Client.ClientOptions) => Readonly<Record<string, Call>>;
  readonly errorOf: (name: string, message: string, details: object) => Error;
  readonly isError: (error: unknown, name: string) => boolean;
  readonly isShipError: (error: unknown) => boolean;
}

let loaded: Loaded;
let api: Api;
let baseUrl = "";
let server: HttpServer;
const shipments = ["s-1", "s-2", "s-3", "s-4", "s-5"].map((id) => ({ id, depot: "d-1", weight: 1 }));
/** Pages that were asked for. */
let asked: string[] = [];
/** Whether asking for the members of a problem fails. */
let isBlind = false;

beforeAll(async () => {
  loaded = await loadPackage("freight");
  api = await loaded.load<Api>("index.js");
  const { serve } = await loaded.load<{ serve: (options: object) => Server.Handler }>("server.js");
  const { toNodeListener } = await loaded.load<{ toNodeListener: (handler: Server.Handler) => RequestListener }>(
    "runtime/node.js",
  );
  const handler = serve({
    hooks: { authenticate: () => "desk" },
    errorMembers: ({ header }: Server.RawRequest) => {
      if (isBlind) throw new Error("no trace");
      return { traceId: header("traceparent")?.split("-")[1] ?? "none" };
    },
    service: {
      ship(_: string, { depot, weight }: { depot: string; weight: number }) {
        if (depot !== "full") return { shipment: { id: "s-1", depot, weight } };
        throw api.errorOf("DEPOT_FULL", "d-1 is full", { depot, reason: "ON_FIRE", until: "2030-01-01T00:00:00Z" });
      },
      listShipments(_: string, { cursor, limit = 2 }: { cursor?: string; limit?: number }) {
        const [begin, end] = [Number(cursor ?? 0), Number(cursor ?? 0) + limit];
        asked.push(`${cursor ?? "first"} ${limit}`);
        const page = shipments.slice(begin, end);
        return { shipments: page, ...(end < shipments.length && { nextCursor: String(end) }) };
      },
      findShipment() {
        throw new TypeError("the disk is gone");
      },
    },
  });
  server = createServer(toNodeListener(handler)).listen(0, "127.0.0.1");
  await once(server, "listening");
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 300_000);

afterAll(() => server.close());

const trace = "4bf92f3577b34da6a3ce929d0e0e4736";

async function post(below: string, body: string): Promise<{ type: string | null; status: number; problem: unknown }> {
  const response = await fetch(`${baseUrl}/freight/${below}`, {
    method: "POST",
    body,
    headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` },
  });
  return { type: response.headers.get("Content-Type"), status: response.status, problem: await response.json() };
}

async function thrown(call: Promise<unknown> | undefined): Promise<Readonly<Record<string, unknown>>> {
  return call?.then(
    () => ({}),
    (error: unknown) => error as Readonly<Record<string, unknown>>,
  ) as Promise<Readonly<Record<string, unknown>>>;
}

describe("a server answers with problems", () => {
  test("of an error that the service raises, with what it says and what every problem says", async () => {
    expect(await post("ship", JSON.stringify({ depot: "full", weight: 1 }))).toEqual({
      type: "application/problem+json",
      status: 409,
      problem: {
        type: "/problems/depot-full",
        title: "The depot takes no more shipments",
        status: 409,
        detail: "d-1 is full",
        traceId: trace,
        depot: "full",
        reason: "ON_FIRE",
        until: "2030-01-01T00:00:00Z",
      },
    });
  });

  test("of a request that does not fit, with every place, under the contract's own names", async () => {
    const { status, problem } = await post("ship", JSON.stringify({ depot: "d-1", weight: 0, more: 1 }));
    expect(status).toBe(422);
    expect(problem).toMatchObject({ type: "/problems/invalid", status: 422, traceId: trace });
    expect((problem as { errors: readonly object[] }).errors).toEqual([
      { pointer: "/weight", reason: expect.stringMatching(/at least 1/) as string },
      { pointer: "/more", reason: expect.any(String) as string },
    ]);
  });

  test.each([
    ["a path that leads nowhere", "nowhere", "{}", 404, "/problems/not-found"],
    ["a body that is no JSON", "ship", "{", 422, "/problems/invalid"],
    [
      "a failure of the service, of which it says nothing",
      "query/find_shipment",
      '{"id":"s-1"}',
      500,
      "/problems/broken",
    ],
  ])("of %s", async (_, below, body, status, code) => {
    const answer = await post(below, body);
    expect(answer).toMatchObject({ type: "application/problem+json", status });
    expect(answer.problem).toMatchObject({ type: code, status, traceId: trace });
    expect(JSON.stringify(answer.problem)).not.toContain("disk");
  });

  test("without the service's members, where these cannot be told", async () => {
    isBlind = true;
    const { status, problem } = await post("nowhere", "{}");
    isBlind = false;
    expect(status).toBe(404);
    expect(problem).toMatchObject({ type: "/problems/not-found" });
    expect(problem).not.toHaveProperty("traceId");
  });

  test("of another media type than answers, which stay JSON", async () => {
    const { type, status } = await post("ship", JSON.stringify({ depot: "d-1", weight: 1 }));
    expect({ type, status }).toEqual({ type: "application/json", status: 200 });
  });

  test("that fit their schema in OpenAPI", async () => {
    const document = JSON.parse(readFileSync(path.join(loaded.folder, "openapi.json"), "utf8")) as {
      paths: Record<string, { post: { responses: Record<string, { content: Record<string, object> }> } }>;
    };
    const { content } = document.paths["/freight/ship"]?.post.responses["409"] ?? {};
    expect(Object.keys(content ?? {})).toEqual(["application/problem+json"]);
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ ...document, $id: "openapi" });
    const place = "openapi#/paths/~1freight~1ship/post/responses/409/content/application~1problem+json/schema";
    const { problem } = await post("ship", JSON.stringify({ depot: "full", weight: 1 }));
    expect(ajv.validate(place, problem), JSON.stringify(ajv.errors)).toBe(true);
    expect(ajv.validate(place, { ...(problem as object), depot: undefined })).toBe(false);
    expect(ajv.validate(place, { ...(problem as object), traceId: undefined })).toBe(false);
  });
});

describe("a client reads problems", () => {
  test("with the code's word, the message, and the rest as details", async () => {
    const accepted: unknown[] = [];
    const watched: Client.Fetch = (url, init) => {
      accepted.push(init.headers["Accept"]);
      return fetch(url, init);
    };
    const client = api.createClient({ baseUrl, fetch: watched });
    const error = await thrown(client["ship"]?.({ depot: "full", weight: 1 }));
    expect(error).toMatchObject({
      code: "/problems/depot-full",
      status: 409,
      message: "d-1 is full",
      operation: "ship",
    });
    expect(error["details"]).toEqual({
      traceId: "none",
      depot: "full",
      reason: "ON_FIRE",
      until: "2030-01-01T00:00:00Z",
    });
    expect(accepted).toEqual(["application/json, application/problem+json"]);
    expect(api.isError(error, "DEPOT_FULL")).toBe(true);
    expect(api.isError(error, "INVALID")).toBe(false);
    expect(api.isShipError(error)).toBe(true);
    expect(api.isShipError(await thrown(client["ship"]?.({ depot: "d-1", weight: 0 })))).toBe(false);
    expect(api.isShipError({ code: "/problems/depot-full" })).toBe(false);
    expect(api.isError(new Error("d-1 is full"), "DEPOT_FULL")).toBe(false);
  });

  test("whose members may be promised until a day, which types and OpenAPI say", () => {
    const document = JSON.parse(readFileSync(path.join(loaded.folder, "openapi.json"), "utf8")) as {
      components: { schemas: { FullDepot: { properties: { since: object } } } };
    };
    const { since } = document.components.schemas.FullDepot.properties;
    expect(since).toMatchObject({
      deprecated: true,
      description: expect.stringContaining("until 2099-12-31") as string,
    });
    const types = readFileSync(path.join(loaded.folder, "src/shapes/freight.ts"), "utf8");
    expect(types).toContain("@deprecated Nobody keeps it. It is there until 2099-12-31.");
  });

  test("and makes up the code where no problem comes", async () => {
    const html = api.createClient({
      baseUrl,
      retry: false,
      fetch: async () => new Response("<html>Bad gateway</html>", { status: 502 }),
    });
    expect(await thrown(html["ship"]?.({ depot: "d-1", weight: 1 }))).toMatchObject({
      code: "CLOSED",
      status: 502,
      details: {},
    });
    const gone = api.createClient({ baseUrl: "http://127.0.0.1:1", retry: false });
    expect(await thrown(gone["ship"]?.({ depot: "d-1", weight: 1 }))).toMatchObject({ code: "CLOSED" });
  });

  test("whose details are typed: what raises an error and what tells it apart compile, and nothing else does", async () => {
    expect(await compiledWith(loaded, "program.ts", program)).toBe("");
  });
});

const program = `
import { ApiError, clear, ErrorCode, errorOf, findClearance, isError, isShipError, listShipments, listShipmentsItems } from "./index.js";
import type { Connection, Cursor, ErrorOf, FindClearanceRequest, FullReason, Id, Open, ShipError, ShipErrorCode } from "./index.js";
import { ClearanceId } from "./validators/index.js";
import { serve } from "./server.js";
import type { ServeOptions } from "./server.js";

export const listed: ShipErrorCode = ErrorCode.DEPOT_FULL;
export function told(error: unknown): string {
  if (isError(error, "DEPOT_FULL")) {
    const code: "/problems/depot-full" = error.code;
    const reason: Open<FullReason> = error.details.reason;
    const until: string | undefined = error.details.until;
    const traceId: string | undefined = error.details.traceId;
    return [code, reason, until, traceId].join();
  }
  if (isError(error, "INVALID")) return (error.details.errors ?? []).map(({ pointer }) => pointer).join();
  // @ts-expect-error: it has no details of its own
  if (isError(error, "NOT_FOUND")) return "";
  return error instanceof ApiError ? error.code : "";
}
export function shipped(error: unknown): string {
  if (!isShipError(error)) throw error;
  const known: ShipError = error;
  switch (known.code) {
    case ErrorCode.DEPOT_FULL:
      return known.details.reason;
    case ErrorCode.NOT_FOUND:
      // @ts-expect-error: it has no details of its own
      return known.details.reason;
    // @ts-expect-error: shipping does not fail so
    case ErrorCode.BROKEN:
      return "";
  }
}
export const raised: ErrorOf<"DEPOT_FULL"> = errorOf("DEPOT_FULL", "full", { depot: "d-1", reason: "NO_ROOM" });
// @ts-expect-error: the depot is missing
export const lacking: ErrorOf<"DEPOT_FULL"> = errorOf("DEPOT_FULL", "full", { reason: "NO_ROOM" });
// @ts-expect-error: codes are words
export const numbered: ApiError = new ApiError(9, "full");
export async function gone(connection: Connection): Promise<void> {
  for await (const { id, weight } of listShipmentsItems(connection, { depot: "d-1" })) void (id + String(weight));
  // @ts-expect-error: the depot is missing
  listShipmentsItems(connection, {});
}
export function branded(text: string, cursor: Cursor, id: Id): FindClearanceRequest | undefined {
  // @ts-expect-error: not every string is one
  const plain: ClearanceId = text;
  // @ts-expect-error: it is an identifier of something else
  const other: ClearanceId = cursor;
  // @ts-expect-error: it may be an identifier of anything
  const narrower: ClearanceId = id;
  const read = ClearanceId.parse(text);
  if (!read.ok) return ClearanceId.is(text) ? { depot: "d-1", clearance: text } : undefined;
  const wider: Id = read.value;
  const wire: string = wider;
  return { depot: wire, clearance: read.value };
}
export async function begun(connection: Connection): Promise<void> {
  const { clearance } = await clear(connection, { depot: "d-1", shipment: "s-1" });
  await findClearance(connection, { depot: "d-1", clearance: clearance.id });
  const { nextCursor: cursor } = await listShipments(connection, { depot: "d-1" });
  await listShipments(connection, { depot: "d-1", cursor });
  // @ts-expect-error: nobody makes up cursors
  await listShipments(connection, { depot: "d-1", cursor: "3" });
}
export function served({ service, hooks }: Pick<ServeOptions<string>, "service" | "hooks">): void {
  serve({ service, hooks, errorMembers: ({ path }) => ({ traceId: path, instance: path }) });
  // @ts-expect-error: every problem has a trace
  serve({ service, hooks, errorMembers: () => ({}) });
  // @ts-expect-error: nobody else can tell it
  serve({ service, hooks });
}
`;

describe("a list in pages", () => {
  const items = (options: Partial<Client.ClientOptions> = {}, input: object = {}): AsyncIterable<{ id: string }> => {
    const client = api.createClient({ baseUrl, ...options }) as unknown as Readonly<
      Record<string, (input: object) => AsyncIterable<{ id: string }>>
    >;
    const all = client["listShipmentsItems"]?.({ depot: "d-1", ...input });
    if (!all) throw new Error("the client has no such method");
    return all;
  };

  async function ids(all: AsyncIterable<{ id: string }>): Promise<string[]> {
    const found: string[] = [];
    for await (const { id } of all) found.push(id);
    return found;
  }

  test("is gone through to its end, from where it is said, in pages of the size that is asked for", async () => {
    asked = [];
    expect(await ids(items())).toEqual(["s-1", "s-2", "s-3", "s-4", "s-5"]);
    expect(asked).toEqual(["first 2", "2 2", "4 2"]);
    asked = [];
    expect(await ids(items({}, { cursor: "1", limit: 3 }))).toEqual(["s-2", "s-3", "s-4", "s-5"]);
    expect(asked).toEqual(["1 3", "4 3"]);
  });

  test("is asked for no further than its reader goes", async () => {
    asked = [];
    for await (const { id } of items()) if (id === "s-2") break;
    expect(asked).toEqual(["first 2"]);
  });

  test("ends where the answer says null, and fails where a page leads to itself", async () => {
    const answers = [{ shipments: [{ id: "s-1" }], nextCursor: null }];
    const ended = items({ fetch: async () => Response.json(answers[0]) });
    expect(await ids(ended)).toEqual(["s-1"]);
    const endless = items({ fetch: async () => Response.json({ shipments: [], nextCursor: "c-1" }) });
    await expect(ids(endless)).rejects.toThrow("the page at c-1 leads to itself");
  });

  test("has no more in a page than it may hold", async () => {
    expect(await post("query/list_shipments", JSON.stringify({ depot: "d-1", limit: 21 }))).toMatchObject({
      status: 422,
      problem: { errors: [{ pointer: "/limit" }] },
    });
  });

  test("ends in the mock with its second page", async () => {
    const { createMock } = await loaded.load<{ createMock: () => Server.Handler }>("mock.js");
    const { loopback } = await loaded.load<{ loopback: (handler: Server.Handler) => typeof fetch }>(
      "runtime/loopback.js",
    );
    const mocked = loopback(createMock());
    const sent: string[] = [];
    const watched: Client.Fetch = (url, { body, ...init }) => {
      sent.push(new TextDecoder().decode(body ?? new Uint8Array()));
      return mocked(url, { body, ...init });
    };
    expect((await ids(items({ baseUrl: "http://localhost", fetch: watched }))).length).toBeGreaterThan(1);
    expect(sent.map((body) => "cursor" in (JSON.parse(body) as object))).toEqual([false, true]);
  });
});

test("the mock makes up the members of problems that only a service knows", async () => {
  const { createMock } = await loaded.load<{ createMock: () => Server.Handler }>("mock.js");
  const { loopback } = await loaded.load<{ loopback: (handler: Server.Handler) => typeof fetch }>(
    "runtime/loopback.js",
  );
  const ask = async (): Promise<unknown> =>
    (await loopback(createMock())("http://localhost/freight/nowhere", { method: "POST", body: "{}" })).json();
  const problem = await ask();
  expect(problem).toMatchObject({ type: "/problems/not-found", status: 404, traceId: trace });
  expect(await ask()).toEqual(problem);
});

test("the pages say which error says what, and as what errors are sent", () => {
  const page = readFileSync(path.join(loaded.folder, "dist/docs/errors.md"), "utf8");
  expect(page).toContain("`application/problem+json`");
  expect(page).toMatch(/`DEPOT_FULL`.*\/problems\/depot-full.*409.*`FullDepot`.*`ship`/);
});

test("no number of gRPC is left in what the package sends or says", () => {
  const runtime = path.join(loaded.folder, "src/runtime");
  // The mock's program has exit codes.
  for (const name of readdirSync(runtime).filter((one) => one !== "serve-mock.ts")) {
    const text = readFileSync(path.join(runtime, name), "utf8");
    expect(text, name).not.toMatch(/ApiError\(\d|statuses\[\d|\b[Cc]odes? \d|grpc|google/i);
  }
});
