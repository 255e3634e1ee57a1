// What a contract can say of lists, absence and variants, in the package of another team's: defaults, items that stand
// once, null among items, and unions that servers may add to.

import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type * as Client from "../../templates/runtime/client.js";
import type { Type } from "../../templates/runtime/validate-type.js";
import type * as Server from "../../templates/runtime/server.js";
import { compiledWith, loadPackage } from "./package.js";
import type { Loaded } from "./package.js";

type Call = (input: object) => Promise<Readonly<Record<string, unknown>>>;
interface Api {
  readonly createClient: (options: Client.ClientOptions) => Client.Connection & Readonly<Record<string, Call>>;
  readonly isKnownNotice: (value: object) => boolean;
}
type Validators = Readonly<Record<string, Type<unknown>>>;

let loaded: Loaded;
let api: Api;
let validators: Validators;
let serve: (options: object) => Server.Handler;
let loopback: (handler: Server.Handler) => Client.Fetch;
const read = (file: string): string => readFileSync(path.join(loaded.folder, file), "utf8");

beforeAll(async () => {
  loaded = await loadPackage("bookings");
  api = await loaded.load("index.js");
  validators = await loaded.load("validators/index.js");
  ({ serve } = await loaded.load<{ serve: typeof serve }>("server.js"));
  ({ loopback } = await loaded.load<{ loopback: typeof loopback }>("runtime/loopback.js"));
}, 300_000);

let received: unknown;

/** A client of a service that notes what it gets and gives these answers. */
function calling(answers: Readonly<Record<string, unknown>>): ReturnType<Api["createClient"]> {
  const service = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      (_: unknown, request: unknown) => ((received = request), answer),
    ]),
  );
  const handler = serve({ hooks: { authenticate: () => "Ada" }, service });
  return api.createClient({ baseUrl: "http://loopback", fetch: loopback(handler), retry: false });
}

const change = { id: "c-1", site: "oslo", state: "DONE", kind: "ADD_ROOM_V2", wish: {}, outcome: {} };
const addRoom = (rules: unknown): unknown => {
  const details = { name: "Fjell", seats: 20, equipment: [], rules };
  return calling({ addRoom: { change } })["addRoom"]?.({ site: "oslo", details });
};
const listRooms = (request: object) =>
  calling({ listRooms: { rooms: [] } })["listRooms"]?.({ site: "oslo", ...request });

describe("what a request leaves out", () => {
  test("is filled in for the service, and was not sent", async () => {
    let sent = "";
    const fetch: Client.Fetch = (url, init) => {
      sent = new TextDecoder().decode(init.body as Uint8Array<ArrayBuffer>);
      const service = { listRooms: (_: unknown, request: unknown) => ((received = request), { rooms: [] }) };
      return loopback(serve({ hooks: { authenticate: () => "Ada" }, service }))(url, init);
    };
    await api.createClient({ baseUrl: "http://loopback", fetch })["listRooms"]?.({ site: "oslo" });
    expect(sent).toBe('{"site":"oslo"}');
    expect(received).toEqual({ site: "oslo", equipment: [], order: "BY_NAME" });
  });

  test("is filled in within records, which themselves may be left out", async () => {
    await addRoom({ longest: 4 });
    expect(received).toMatchObject({
      details: { floor: 0, rules: { longest: 4, weekdays: [1, 2, 3, 4, 5], contact: "Reception" } },
    });
    await addRoom(undefined);
    expect(received).not.toHaveProperty("details.rules");
  });

  test("may be said as null, unless null is a value", async () => {
    await addRoom({ longest: null, contact: null });
    expect(received).toHaveProperty("details.rules", { longest: 8, weekdays: [1, 2, 3, 4, 5], contact: null });
  });

  test("is filled in anew for each request", async () => {
    await listRooms({});
    (received as { equipment: string[] }).equipment.push("SCREEN");
    await listRooms({});
    expect(received).toHaveProperty("equipment", []);
  });

  test("stays as it is in a value that lacks nothing, which is not copied", () => {
    const whole = { site: "oslo", equipment: [], order: "BY_NAME" };
    expect(validators["ListRoomsRequest"]?.parse(whole)).toEqual({ ok: true, value: whole });
    const parsed = validators["ListRoomsRequest"]?.parse(whole);
    expect(parsed?.ok && parsed.value).toBe(whole);
  });

  test("is not made up by who reads answers", () => {
    const intent = { name: "Fjell", seats: 20, equipment: [], rules: {} };
    expect(validators["AddRoomWishV2"]?.received.parse(intent)).toEqual({ ok: true, value: intent });
  });

  test("means the default to whoever upgrades an older request", async () => {
    const { upgradeToLatest } = await loaded.load<{ upgradeToLatest: (...args: unknown[]) => unknown }>(
      "upgrades/index.js",
    );
    const older = { name: "Fjord", seats: 8, equipment: [] };
    expect(await upgradeToLatest("ADD_ROOM", older, {})).toEqual({ kind: "ADD_ROOM_V2", wish: { ...older, floor: 0 } });
  });

  test("is made by a hook where it does not follow from the older request, and the rest is carried over", async () => {
    const { upgradeToLatest } = await loaded.load<{ upgradeToLatest: (...args: unknown[]) => unknown }>(
      "upgrades/index.js",
    );
    const older = { bookingId: "b-1", title: "Retrospective" };
    const hooks = { renameBookingV1ToV2: async () => ({ sign: 4, title: "of a hook that says too much" }) };
    expect(await upgradeToLatest("RENAME_BOOKING", older, hooks)).toEqual({
      kind: "RENAME_BOOKING_V2",
      wish: { ...older, sign: 4 },
    });
    const program = `
      import type { UpgradeHooks } from "./upgrades/index.js";
      export const hooks: UpgradeHooks = { renameBookingV1ToV2: async ({ title }) => ({ sign: title.length }) };
      // @ts-expect-error: the sign does not follow from the older request
      export const lacking: UpgradeHooks = { renameBookingV1ToV2: () => ({}) };`;
    expect(await compiledWith(loaded, "hooks.ts", program)).toBe("");
  });

  test("has its default in schemas, types and documents", () => {
    const schema = JSON.parse(read("schemas/request.schema.json")) as { $defs: { RoomRules: { properties: object } } };
    expect(schema.$defs.RoomRules.properties).toHaveProperty("longest.default", 8);
    const openapi = JSON.parse(read("openapi.json")) as { components: { schemas: { RoomRules: object } } };
    expect(openapi.components.schemas.RoomRules).toHaveProperty("properties.weekdays.default", [1, 2, 3, 4, 5]);
    const text = read("src/shapes/rooms.ts");
    expect(text).toContain("readonly longest?: Slot | undefined;");
    expect(text).toMatch(/export interface FilledRoomRules extends RoomRules \{[^}]*readonly longest: Slot;/);
    expect(read("src/server.ts")).toMatch(/listRooms\([^)]*request: FilledListRoomsRequest\)/);
    expect(read("src/client.ts")).not.toContain("Filled");
    expect(read("dist/docs/queries/list-rooms.md")).toContain('default "BY\\_NAME"');
  });
});

describe("a list in which nothing stands twice", () => {
  test("is refused where something does, and only then", async () => {
    await listRooms({ equipment: ["PHONE", "SCREEN"] });
    expect(received).toHaveProperty("equipment", ["PHONE", "SCREEN"]);
    const twice = listRooms({ equipment: ["PHONE", "SCREEN", "PHONE"] });
    const message = expect.stringContaining("/equipment: expected array without repeated items") as string;
    await expect(twice).rejects.toMatchObject({ code: 40001, message });
  });

  test("of more items than can be compared one with another, is judged the same", () => {
    const rules = (weekdays: readonly number[]) => validators["RoomRules"]?.explain({ weekdays });
    expect(rules([1, 2, 3, 4, 5, 6, 7])).toEqual([]);
    const longer = [...Array(20).keys()].map((i) => 1 + (i % 7));
    expect(rules(longer)).toEqual([
      { path: "/weekdays", expected: "array without repeated items", got: "array of 20 items" },
    ]);
  });
});

describe("null among items", () => {
  const usage = { rooms: {}, total: "0", byHour: ["12", null], remarks: { "r-1": null, "r-2": "Loud" }, next: null };
  const since = "2030-01-31T00:00:00Z";

  test("reaches the caller, in a list and in a map", async () => {
    expect(await calling({ getUsage: usage })["getUsage"]?.({ site: "oslo", since })).toEqual(usage);
    expect(validators["GetUsageResponse"]?.parse(usage).ok).toBe(true);
    expect(read("src/queries/get-usage.ts")).toContain("readonly byHour: readonly (Visits | null)[];");
    expect(read("src/queries/get-usage.ts")).toContain("readonly remarks: Readonly<Record<string, string | null>>;");
  });

  test.each([
    ["a number in its place", { byHour: ["12", 12] }, "/byHour/1"],
    ["null in a list without", { rooms: { "r-1": null } }, "/rooms/r-1"],
  ])("is not %s", (_, wrong, place) => {
    expect(validators["GetUsageResponse"]?.explain({ ...usage, ...wrong })).toMatchObject([{ path: place }]);
  });
});

describe("a union to which servers may add", () => {
  const booking = { bookingId: "b-1", roomId: "r-1", day: "2030-01-31", from: 18, to: 19, title: "Stand-up" };
  const known = { about: "time", from: 20 };
  const newer = { about: "catering", dish: "soup" };

  test("is read with variants that the package does not know", async () => {
    const answer = { booking, notices: [known, newer] };
    const calls = calling({ getBooking: answer });
    expect(await calls["getBooking"]?.({ site: "oslo", bookingId: "b-1" })).toEqual(answer);
    expect(validators["GetBookingResponse"]?.explain(answer)).toEqual([]);
    expect([known, newer].map(api.isKnownNotice)).toEqual([true, false]);
  });

  test.each([
    ["a known variant that lacks a member", { about: "time" }, "/notices/0/from"],
    ["no tag", { dish: "soup" }, "/notices/0/about"],
    ["a tag that is no string", { about: 7 }, "/notices/0/about"],
  ])("refuses %s", (_, notice, place) => {
    expect(validators["GetBookingResponse"]?.explain({ booking, notices: [notice] })).toMatchObject([{ path: place }]);
  });

  test("has the unknown variant in its type where it is answered", () => {
    expect(read("src/queries/get-booking.ts")).toContain("readonly notices: readonly (Notice | UnknownNotice)[];");
  });
});

describe("an enum to which servers may add", () => {
  test("is read with values that the package does not know", async () => {
    const room = { roomId: "r-1", name: "Fjord", seats: 8, equipment: ["SCREEN", "HOLOGRAM"] };
    const answer = { rooms: [room] };
    expect(await calling({ listRooms: answer })["listRooms"]?.({ site: "oslo" })).toEqual(answer);
    expect(validators["ListRoomsResponse"]?.explain(answer)).toEqual([]);
    expect(read("src/shapes/rooms.ts")).toContain("readonly equipment: readonly Open<Equipment>[];");
  });

  test("is sent with the listed values only", async () => {
    await expect(listRooms({ equipment: ["HOLOGRAM"] })).rejects.toMatchObject({ code: 40001 });
  });
});

describe("a type of another team's", () => {
  const room = { roomId: "r-1", name: "Fjord", seats: 8, equipment: [] };

  test("is part of the package, with what it is made of", async () => {
    const answer = { rooms: [{ ...room, address: { lines: ["Karl Johans gate 1", "0154 Oslo"], country: "NO" } }] };
    expect(await calling({ listRooms: answer })["listRooms"]?.({ site: "oslo" })).toEqual(answer);
    const wrong = { rooms: [{ ...room, address: { lines: [7], country: "NO" } }] };
    expect(validators["ListRoomsResponse"]?.explain(wrong)).toMatchObject([{ path: "/rooms/0/address/lines/0" }]);
    expect(read("src/imports/@rooms/places/shapes/places.ts")).toMatch(/^export interface Address \{$/m);
    expect(read("src/enums.ts")).toContain("export type Country");
    expect(read("src/index.ts")).toContain('"./imports/@rooms/places/shapes/places.js"');
    expect(read("dist/contract/imports/@rooms/places/shapes/places.yaml")).toContain("Address:");
  });
});
