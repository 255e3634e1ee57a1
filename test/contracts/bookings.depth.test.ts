// The package of another team's contract, from its tarball: built there by its own script, served and called. Its error codes, its ways to prove who calls and its license are its own.

import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type * as Client from "../../templates/runtime/client.js";
import type * as ApiErrors from "../../templates/runtime/errors.js";
import type * as Server from "../../templates/runtime/server.js";
import type { Stamper } from "../../templates/runtime/stamper.js";
import { loadPackage } from "./package.js";
import type { Loaded } from "./package.js";

let installed = "";
let loaded: Loaded;

type Call = (input: object) => Promise<Readonly<Record<string, unknown>>>;
interface Api {
  readonly ApiError: typeof ApiErrors.ApiError;
  readonly ErrorCode: Readonly<Record<string, number>>;
  readonly createClient: (options: Client.ClientOptions) => Client.Connection & Readonly<Record<string, Call>>;
  readonly bearerStamper: (options: { token: string | (() => Promise<string>) }) => Stamper;
}
interface Serving {
  readonly serve: (options: object) => Server.Handler;
  readonly operations: readonly Server.ServerOperation[];
}
let api: Api;
let serving: Serving;
let loopback: (handler: Server.Handler) => Client.Fetch;

const load = <Module>(module: string): Promise<Module> => loaded.load<Module>(module);

beforeAll(async () => {
  loaded = await loadPackage("bookings");
  installed = loaded.folder;
  api = await load("index.js");
  serving = await load("server.js");
  ({ loopback } = await load<{ loopback: typeof loopback }>("runtime/loopback.js"));
}, 300_000);

const booking = { bookingId: "b-1", roomId: "r-1", day: "2030-01-31", from: 18, to: 19, title: "Stand-up" };

function handler(): Server.Handler {
  const { ApiError, ErrorCode } = api;
  return serving.serve({
    hooks: {
      authenticate({ operation, header }: Server.IncomingCall) {
        if (operation.security?.length === 0) return "anybody";
        if (header("Authorization") === "Bearer secret") return "Ada";
        throw new ApiError(ErrorCode["UNKNOWN_CALLER"] ?? 0, "who is calling?");
      },
    },
    service: {
      listRooms: () => ({ rooms: [] }),
      whoAmI: (name: string) => ({ name }),
      reportDefect: () => ({ reports: 2 }),
      setReminder: (_: string, { by }: { by?: object }) => (by ? { by } : {}),
      getBooking(_: string, { bookingId }: { bookingId: string }) {
        if (bookingId !== "b-1") throw new ApiError(ErrorCode["NO_SUCH_BOOKING"] ?? 0, "no such booking");
        return { booking };
      },
      listBookings() {
        throw new Error("the database is gone");
      },
    },
  });
}

function client(token = "secret"): ReturnType<Api["createClient"]> {
  return api.createClient({
    baseUrl: "http://loopback",
    fetch: loopback(handler()),
    stamper: api.bearerStamper({ token }),
    retry: false,
  });
}

test("the package says what the contract says of it", () => {
  const manifest = JSON.parse(readFileSync(path.join(installed, "package.json"), "utf8")) as Record<string, unknown>;
  expect(manifest).toMatchObject({
    name: "@rooms/bookings",
    version: "2.3.0",
    license: "MIT",
    author: "Rooms Ltd <api@rooms.example>",
    repository: { type: "git", url: "https://git.rooms.example/bookings.git" },
    devDependencies: { typescript: ">=5.4 <8" },
  });
  // For its arbitraries, and for whoever calls them.
  expect(manifest["peerDependencies"]).toEqual({ "fast-check": ">=3.20.0" });
  expect(manifest["peerDependenciesMeta"]).toEqual({ "fast-check": { optional: true } });
  expect(readFileSync(path.join(installed, "LICENSE"), "utf8")).toContain("Copyright (c) Rooms Ltd\n");
});

test("only the stampers that the contract declares are there", () => {
  const stampers = readdirSync(path.join(installed, "src/runtime")).filter((name) => name.startsWith("stamper-"));
  expect(stampers).toEqual(["stamper-bearer.ts", "stamper-token.ts"]);
  expect(readFileSync(path.join(installed, "src/runtime/stamper-token.ts"), "utf8")).toContain('name: "X-Kiosk"');
});

describe("error codes of the contract's own", () => {
  async function refusal(request: Partial<Server.RawRequest>): Promise<{ status: number; code: unknown }> {
    const whole: Server.RawRequest = {
      method: "POST",
      path: "/bookings/v2/query/who_am_i",
      header: (name) => (name === "Authorization" ? "Bearer secret" : undefined),
      body: () => Buffer.from('{"site":"oslo"}'),
      source: undefined,
      ...request,
    };
    const { status, body } = await handler()(whole);
    return { status, code: (JSON.parse(body as string) as { code: unknown }).code };
  }
  const path = (query: string) => `/bookings/v2/query/${query}`;

  test.each<[what: string, request: Partial<Server.RawRequest>, status: number, code: number]>([
    ["a path that leads nowhere", { path: "/nowhere" }, 404, 40401],
    ["another method", { method: "GET" }, 405, 50101],
    ["a body that is not UTF-8", { body: () => Buffer.from([0xff]) }, 400, 40001],
    ["a body that is not JSON", { body: () => Buffer.from("{") }, 400, 40001],
    ["a member twice", { body: () => Buffer.from('{"site":"oslo","site":"bergen"}') }, 400, 40001],
    ["a body that does not fit", { body: () => Buffer.from('{"site":7}') }, 400, 40001],
    [
      "an operation that the service lacks",
      { path: path("find_room"), body: () => Buffer.from('{"site":"oslo","day":"2030-01-31","from":1,"to":2}') },
      501,
      50101,
    ],
    [
      "a service that fails",
      { path: path("list_bookings"), body: () => Buffer.from('{"site":"oslo","day":"2030-01-31"}') },
      500,
      50001,
    ],
    ["a stranger", { header: () => undefined }, 401, 40101],
  ])("the server refuses %s", async (_, request, status, code) => {
    expect(await refusal(request)).toEqual({ status, code });
  });

  test("the client reports with them what came of a call that nobody answered", async () => {
    const connect = (fetch: Client.Fetch) =>
      api.createClient({ baseUrl: "http://nowhere", fetch, retry: false, timeoutMs: 50 });
    const gone = connect(() => Promise.reject(new TypeError("fetch failed")));
    await expect(gone["whoAmI"]?.({ site: "oslo" })).rejects.toMatchObject({ code: 50301, status: undefined });
    const late = connect(
      (_, { signal }) => new Promise((__, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
    );
    await expect(late["whoAmI"]?.({ site: "oslo" })).rejects.toMatchObject({ code: 49901, status: undefined });
    const codes = { 403: 50001, 404: 40401, 409: 40901, 418: 50001, 502: 50301 };
    for (const [status, code] of Object.entries(codes).map(([text, number]) => [Number(text), number] as const)) {
      const html = connect(async () => new Response("<html>", { status }));
      await expect(html["whoAmI"]?.({ site: "oslo" })).rejects.toMatchObject({ code, status });
    }
    const garbled = connect(async () => new Response("<html>"));
    await expect(garbled["whoAmI"]?.({ site: "oslo" })).rejects.toMatchObject({ code: 50001 });
  });

  test("no code of gRPC is left in what the package sends or says", () => {
    // The mock's program has exit codes.
    for (const name of readdirSync(inside("src/runtime")).filter((one) => one !== "serve-mock.ts")) {
      const text = readFileSync(inside(`src/runtime/${name}`), "utf8");
      expect(text, name).not.toMatch(/ApiError\(\d{1,2},|statuses\[\d{1,2}\]|\bcodes? \d{1,2}\b|grpc|google/i);
    }
  });

  test("an error that an operation lists reaches its caller, and has a type", async () => {
    const missing = client()["getBooking"]?.({ site: "oslo", bookingId: "b-2" });
    await expect(missing).rejects.toMatchObject({ code: 40403, status: 404, message: "no such booking" });
    const text = readFileSync(inside("src/activities/book-room.ts"), "utf8");
    expect(text).toContain("export type BookRoomErrorCode = 40402 | 40901;");
    expect(text.replace(/\n \* /g, " ")).toContain("code 40901 (`TAKEN`): Somebody else has booked the room");
  });
});

function inside(below: string): string {
  return path.join(installed, below);
}

describe("who is calling", () => {
  test("a bearer token goes with the calls that need one", async () => {
    expect(await client()["whoAmI"]?.({ site: "oslo" })).toEqual({ name: "Ada" });
    await expect(client("guess")["whoAmI"]?.({ site: "oslo" })).rejects.toMatchObject({ code: 40101, status: 401 });
  });

  test("a token is asked for before every call", async () => {
    let asked = 0;
    const stamper = api.bearerStamper({ token: async () => (++asked === 1 ? "expired" : "secret") });
    const options = { baseUrl: "http://loopback", fetch: loopback(handler()), stamper, retry: false as const };
    const renewing = api.createClient(options);
    await expect(renewing["whoAmI"]?.({ site: "oslo" })).rejects.toMatchObject({ code: 40101 });
    expect(await renewing["whoAmI"]?.({ site: "oslo" })).toEqual({ name: "Ada" });
  });

  test("no token is asked for, and none is sent, where anybody may call", async () => {
    let sent: unknown;
    const open = api.createClient({
      baseUrl: "http://loopback",
      fetch: (url, init) => {
        sent = Object.keys(init.headers ?? {});
        return loopback(handler())(url, init);
      },
      stamper: api.bearerStamper({ token: () => Promise.reject(new Error("nobody is logged in")) }),
    });
    expect(await open["listRooms"]?.({ site: "oslo" })).toEqual({ rooms: [] });
    expect(sent).toEqual(["Content-Type"]);
  });

  test("the server knows of every operation who may call it", () => {
    const security = Object.fromEntries(serving.operations.map(({ name, security: schemes }) => [name, schemes]));
    expect(security).toMatchObject({ listRooms: [], getRoom: [], bookRoom: ["user"], getBooking: ["user", "kiosk"] });
    expect(security["whoAmI"]).toBeUndefined();
  });
});

describe("plain operations beside the changes", () => {
  const text = (name: string) => readFileSync(inside(`src/${name}.ts`), "utf8");

  test("one that takes effect each time is sent once, unless its caller says otherwise; one that does not, is retried", async () => {
    const sent: unknown[] = [];
    const busy = api.createClient({
      baseUrl: "http://loopback",
      fetch: async (url) => new Response(`${sent.push(url)}`, { status: 503 }),
      stamper: api.bearerStamper({ token: "secret" }),
      retry: { attempts: 3, baseDelayMs: 0 },
    }) as unknown as Readonly<Record<string, (input: object, options?: Client.CallOptions) => Promise<unknown>>>;
    const defect = { site: "oslo", roomId: "r-1", text: "The lamp." };
    await expect(busy["reportDefect"]?.(defect)).rejects.toMatchObject({ status: 503 });
    expect(sent).toEqual(["http://loopback/bookings/v2/rooms/report_defect"]);
    await expect(busy["reportDefect"]?.(defect, { retry: { attempts: 2, baseDelayMs: 0 } })).rejects.toThrow("503");
    expect(sent).toHaveLength(3);
    const reminder = { site: "oslo", bookingId: "b-1", on: true };
    await expect(busy["setReminder"]?.(reminder)).rejects.toMatchObject({ status: 503 });
    expect(sent).toHaveLength(6);
  });

  test("a submit whose answer is lost is sent once: the contract does not say that its server recognises it", async () => {
    const sent: unknown[] = [];
    const lost = api.createClient({
      baseUrl: "http://loopback",
      fetch: async (url) => {
        sent.push(url);
        throw new TypeError("the connection is lost");
      },
      stamper: api.bearerStamper({ token: "secret" }),
      retry: { attempts: 3, baseDelayMs: 0 },
    }) as unknown as Readonly<Record<string, (input: object, options?: Client.CallOptions) => Promise<unknown>>>;
    const booking = { site: "oslo", details: {} };
    await expect(lost["bookRoom"]?.(booking)).rejects.toThrow("no answer");
    expect(sent).toHaveLength(1);
    await expect(lost["getRoom"]?.({ site: "oslo", roomId: "r-1" })).rejects.toThrow("no answer");
    expect(sent).toHaveLength(4);
  });

  test("the server holds the body to its contract, and hands it to a method of its own", async () => {
    expect(await client()["reportDefect"]?.({ site: "oslo", roomId: "r-1", text: "The lamp." })).toEqual({
      reports: 2,
    });
    await expect(client()["reportDefect"]?.({ site: "oslo", roomId: "r-1", text: "" })).rejects.toMatchObject({
      code: 40001,
    });
    expect(serving.operations.find(({ name }) => name === "reportDefect")).toMatchObject({
      kind: "operation",
      security: ["user", "kiosk"],
    });
    expect(text("server")).toMatch(/\breportDefect\([^)]*\): Awaitable<ReportDefectResponse>;/);
  });

  test("a union is told apart by its constant, on both sides", async () => {
    const remind = (by: unknown): unknown =>
      client()["setReminder"]?.({ site: "oslo", bookingId: "b-1", on: true, by });
    const phone = { kind: "text", phone: "+4722000000" };
    expect(await remind(phone)).toEqual({ by: phone });
    expect(await remind({ kind: "mail", address: "ada@example.com" })).toHaveProperty("by.kind", "mail");
    for (const [wrong, path] of [
      [{ kind: "pigeon", name: "Bo" }, "/by/kind"],
      [{ phone: "+4722000000" }, "/by/kind"],
      [{ kind: "mail", phone: "+4722000000" }, "/by"],
      [{ kind: "text", phone: "+4722000000", address: "" }, "/by"],
      ["text", "/by"],
    ]) {
      const refused = { code: 40001, message: expect.stringContaining(path as string) as string };
      await expect(remind(wrong), JSON.stringify(wrong)).rejects.toMatchObject(refused);
    }
  });

  test("a scheme that is for queries only does not accompany it in OpenAPI, unless it says so", () => {
    const { paths } = JSON.parse(readFileSync(inside("openapi.json"), "utf8")) as {
      paths: Readonly<Record<string, { post: { tags: object; security: object; responses: object } }>>;
    };
    expect(paths["/bookings/v2/bookings/set_reminder"]?.post).toMatchObject({
      tags: ["operations"],
      security: [{ user: [] }],
      responses: { 404: { description: expect.stringContaining("`NO_SUCH_BOOKING`") as string } },
    });
    expect(paths["/bookings/v2/rooms/report_defect"]?.post.security).toEqual([{ user: [] }, { kiosk: [] }]);
  });

  test("README and mock have it", async () => {
    expect(readFileSync(inside("README.md"), "utf8")).toMatch(/### Plain operations\n[^#]*\| `reportDefect` \|/);
    const { createMock } = await load<{ createMock: () => Server.Handler }>("mock.js");
    const mocked = api.createClient({ baseUrl: "http://mock", fetch: loopback(createMock()) });
    const answer = await mocked["reportDefect"]?.({ site: "oslo", roomId: "r-1", text: "The lamp." });
    expect(answer).toEqual({ reports: expect.any(Number) as number });
  });
});

describe("names of the contract's own for what the compiler puts into changes", () => {
  test("a change is submitted and answered under them", async () => {
    let body: unknown;
    const watched = api.createClient({
      baseUrl: "http://loopback",
      fetch: async (_, init) => {
        body = JSON.parse(new TextDecoder().decode(init.body as Uint8Array<ArrayBuffer>));
        return Response.json({ change: {} });
      },
      now: () => 5,
    });
    const details = { bookingId: "b-1" };
    await watched["cancelBooking"]?.({ site: "oslo", details });
    expect(body).toEqual({ kind: "CANCEL_BOOKING", sentAt: "5", site: "oslo", details });
  });

  test("the mock answers with them, and the wait ends with them", async () => {
    const { createMock } = await load<{ createMock: () => Server.Handler }>("mock.js");
    const mocked = api.createClient({ baseUrl: "http://mock", fetch: loopback(createMock()) });
    const answer = await mocked["cancelBooking"]?.({ site: "oslo", details: { bookingId: "b-9" } });
    expect(answer).toMatchObject({
      change: { kind: "CANCEL_BOOKING", wish: { cancelBookingWish: { bookingId: "b-9" } }, outcome: {} },
    });
    const end = await mocked["waitForChange"]?.(answer?.["change"] as object);
    expect(end).toMatchObject({ outcome: "completed", change: { wish: { cancelBookingWish: { bookingId: "b-9" } } } });
  });

  test("upgrades and types are called after them, and no other name is left in the package", async () => {
    const { upgradeToLatest } = await load<{ upgradeToLatest: (...args: unknown[]) => unknown }>("upgrades/index.js");
    expect(await upgradeToLatest("BOOK_ROOM", { roomId: "r-1", day: "2030-01-31", slot: 18 }, {})).toEqual({
      kind: "BOOK_ROOM_V2",
      wish: { roomId: "r-1", day: "2030-01-31", from: 18, to: 47, title: "Booked" },
    });
    const files = readdirSync(inside("src"), { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".ts"),
    );
    expect(files.length).toBeGreaterThan(60);
    const old = /\bactivit(?:y|ies)\b|IntentBy|intentKey|\w+Intent\b|readonly (?:intent|parameters|result): /i;
    // The folder of families is the language's own, and `activity.ts` the file of what they share.
    const said = (name: string) =>
      readFileSync(inside(`src/${name}`), "utf8").replace(/[./]*activit(?:ies|y)(?:\/|\.js|`)/g, "");
    expect(files.filter((name) => old.test(said(name))).map((name) => old.exec(said(name))?.[0])).toEqual([]);
  });
});

describe("values that JSON has no words for", () => {
  const usage = {
    rooms: {
      "r-1": { visits: "9007199254740993", occupancy: 0.25, lastVisit: "2028-02-29T18:00:00.5+01:00" },
      "r-2": { visits: "0", occupancy: 0, lastVisit: null },
    },
    total: "9007199254740993",
    byHour: [],
    remarks: {},
    next: null,
  };
  let described: unknown;
  function describing(answer: unknown = usage): ReturnType<Api["createClient"]> {
    const changed = (_: string, request: { details: unknown }): object => {
      described = request.details;
      return { change: { id: "c-1", site: "oslo", state: "DONE", kind: "DESCRIBE_ROOM_V2", wish: {}, outcome: {} } };
    };
    const fetch = loopback(
      serving.serve({
        hooks: { authenticate: () => "Ada" },
        service: { getUsage: () => answer, describeRoom: changed },
      }),
    );
    return api.createClient({ baseUrl: "http://loopback", fetch, retry: false });
  }
  const since = "2024-02-29T00:00:00Z";
  const description = { roomId: "r-1", plan: null, labels: { colour: "red" }, rebuilt: null };
  const sent = (parameters: object) =>
    describing()["describeRoom"]?.({ site: "oslo", details: { ...description, ...parameters } });

  test("reach the caller as they were answered, null and numbers beyond 2^53 included", async () => {
    expect(await describing()["getUsage"]?.({ site: "oslo", since, cursor: "AQ" })).toEqual(usage);
  });

  test.each<[what: string, request: object]>([
    ["a day that the year does not have", { since: "2023-02-29T00:00:00Z" }],
    ["an offset that is no time", { since: "2024-02-29T00:00:00+24:00" }],
    ["a leap second", { since: "2016-12-31T23:59:60Z" }],
    ["base64url with padding", { since, cursor: "AQ==" }],
    ["spare bits in base64url", { since, cursor: "AR" }],
    ["no byte, where there has to be one", { since, cursor: "" }],
    ["a byte too many", { since, cursor: "A".repeat(23) }],
    ["null for a required member", { since: null }],
  ])("a server refuses %s", async (_, request) => {
    const refused = describing()["getUsage"]?.({ site: "oslo", ...request });
    await expect(refused).rejects.toMatchObject({ code: 40001, status: 400 });
  });

  test("null of a nullable member reaches the service as null, and its absence as absence", async () => {
    await sent({})?.catch(() => undefined);
    expect(described).toEqual(description);
    const { plan: _, ...without } = description;
    const sending = describing()["describeRoom"]?.({ site: "oslo", details: without });
    await sending?.catch(() => undefined);
    expect(described).toEqual(without);
  });

  test.each<[what: string, parameters: object]>([
    ["a key against its pattern", { labels: { Colour: "red" } }],
    ["a key that is too long", { labels: { ["a".repeat(21)]: "red" } }],
    ["a value that is no string", { labels: { colour: 1 } }],
    ["more entries than eight", { labels: Object.fromEntries([..."abcdefghi"].map((key) => [key, ""])) }],
    ["a key that changes prototypes", { labels: JSON.parse('{"__proto__":"red"}') as object }],
    ["a number at its exclusive bound", { area: 0 }],
    ["a number beyond its bound", { area: 1000.0001 }],
    ["null where it is no value", { labels: null }],
  ])("a server refuses %s", async (_, parameters) => {
    described = undefined;
    await expect(sent(parameters)).rejects.toMatchObject({ code: 40001, status: 400 });
    expect(described).toBeUndefined();
  });

  test.each<[what: string, answer: object]>([
    ["a number in the place of an int64", { ...usage, total: 1200 }],
    ["an int64 out of range", { ...usage, total: "9223372036854775808" }],
    ["null in the place of a map", { ...usage, rooms: null }],
  ])("a client refuses an answer with %s", async (_, answer) => {
    const read = await load<{ GetUsageResponse: { parse: (value: unknown) => { ok: boolean } } }>(
      "validators/index.js",
    );
    expect(read.GetUsageResponse.parse(usage).ok).toBe(true);
    expect(read.GetUsageResponse.parse(answer).ok).toBe(false);
  });

  test("older descriptions keep null where it was said, and get it where nothing was", async () => {
    const { upgradeDescribeRoomV1ToV2: upgrade } = await load<{ upgradeDescribeRoomV1ToV2: (older: object) => object }>(
      "upgrades/index.js",
    );
    const older = { roomId: "r-1", labels: {} };
    expect(upgrade({ ...older, plan: null })).toEqual({ ...older, plan: null, rebuilt: null });
    expect(upgrade(older)).toEqual({ ...older, rebuilt: null });
  });

  test("the mock makes them up so that its own client takes them", async () => {
    const { createMock } = await load<{ createMock: () => Server.Handler }>("mock.js");
    const read = await load<{ GetUsageResponse: { explain: (value: unknown) => unknown[] } }>("validators/index.js");
    const mocked = api.createClient({ baseUrl: "http://mock", fetch: loopback(createMock()), retry: false });
    const answer = await mocked["getUsage"]?.({ site: "oslo", since });
    expect(read.GetUsageResponse.explain(answer)).toEqual([]);
    expect(Object.keys((answer?.["rooms"] as object | undefined) ?? {})).not.toEqual([]);
  });
});

describe("OpenAPI", () => {
  interface Operation {
    readonly security: readonly object[];
    readonly deprecated?: boolean;
    readonly description: string;
    readonly responses: Readonly<Record<string, { readonly description: string }>>;
  }
  const document = () =>
    JSON.parse(readFileSync(inside("openapi.json"), "utf8")) as {
      readonly info: { readonly license: object };
      readonly paths: Readonly<Record<string, { readonly post: Operation }>>;
      readonly components: { readonly securitySchemes: object };
    };
  const operation = (below: string) => document().paths[`/bookings/v2/${below}`]?.post;

  test("describes bearer tokens as such, and names the license", () => {
    expect(document().components.securitySchemes).toMatchObject({
      user: { type: "http", scheme: "bearer" },
      kiosk: { type: "apiKey", in: "header", name: "X-Kiosk" },
    });
    expect(document().info.license).toEqual({ name: "MIT License", identifier: "MIT" });
  });

  test("says of each operation who may call it, what it fails with and that it is going away", () => {
    expect(operation("query/list_rooms")?.security).toEqual([]);
    expect(operation("query/get_booking")?.security).toEqual([{ user: [] }, { kiosk: [] }]);
    expect(operation("submit/book_room")?.responses["409"]?.description).toMatch(/^`TAKEN` \(code 40901\): /);
    expect(operation("query/find_room")).toMatchObject({ deprecated: true });
    expect(operation("submit/close_room")?.deprecated).toBe(true);
    expect(operation("submit/close_room")?.description).toContain("It can be called until 2031-06-30.");
  });

  test("what is going away is marked for editors too", () => {
    const text = readFileSync(inside("src/client.ts"), "utf8");
    expect(text).toMatch(/@deprecated Use removeRoom\. It can be called until 2031-06-30\.\n\s+\*\/\n\s+closeRoom\(/);
    expect(text).toMatch(/@deprecated Use listRooms and listBookings\.\n\s+\*\/\n\s+findRoom\(/);
  });
});
