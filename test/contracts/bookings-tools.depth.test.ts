// Operations as tools of the Model Context Protocol: a program of the package is started and used by the protocol's own
// client, and carries calls out on the generated server.

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { McpError } from "@modelcontextprotocol/sdk/types.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { entryOf } from "../service/support/results.js";
import { serveBookings, wish } from "./bookings-server.js";
import type { BookingsServer } from "./bookings-server.js";
import { loadPackage } from "./package.js";

let server: BookingsServer;
let client: Client;

beforeAll(async () => {
  server = await serveBookings();
  const { folder } = await loadPackage("bookings");
  const program = path.join(folder, "tools.mjs");
  writeFileSync(
    program,
    `import { bearerStamper, connect } from "./dist/index.js";
     import { tools } from "./dist/tools.js";
     import { serveMcp } from "./dist/runtime/mcp-stdio.js";
     const connection = connect({
       baseUrl: "${server.url}", stamper: bearerStamper({ token: "secret" }), retry: false,
     });
     await serveMcp({
       name: "rooms", version: "1.0.0", instructions: "Rooms of Oslo.", tools, connection, fixed: { site: "oslo" },
       progressMs: 100, timeoutMs: 20_000,
       remark: (tool, answer) => (answer.outcome === "completed" ? "Tell the person." : undefined),
     });`,
  );
  client = new Client({ name: "facts", version: "1.0.0" });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program] }));
});
afterAll(async () => {
  await client.close();
  server.close();
});
beforeEach(() => server.reset());

const call = async (name: string, input: object, options = {}): Promise<CallToolResult> =>
  (await client.callTool({ name, arguments: { ...input } }, undefined, options)) as CallToolResult;
const textOf = ({ content }: CallToolResult) => content.map((part) => (part.type === "text" ? part.text : part.type));

test("a model is offered what the contract says, without what is chosen for it", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "book_room",
    "give_back_room",
    "wait_for_change",
    "set_reminder",
    "get_room",
    "list_rooms",
  ]);
  const byName = Object.fromEntries(tools.map((tool) => [tool.name, tool]));
  expect(entryOf(byName, "give_back_room")).toMatchObject({
    description: "Gives a room back that was booked. Ask the person first.",
    annotations: { readOnlyHint: false, destructiveHint: true },
  });
  expect(entryOf(byName, "list_rooms").annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true });
  expect(entryOf(byName, "book_room").inputSchema).toMatchObject({
    properties: { details: { $ref: "#/$defs/BookRoomWishV2" } },
    required: ["details"],
    additionalProperties: false,
  });
  expect(Object.keys(entryOf(byName, "list_rooms").inputSchema.properties ?? {})).toEqual([
    "seats",
    "equipment",
    "order",
  ]);
  expect(client.getInstructions()).toBe("Rooms of Oslo.");
  expect(client.getServerVersion()).toEqual({ name: "rooms", version: "1.0.0" });
});

test("a submit is waited for, and its caller told that it lasts", async () => {
  const progress: number[] = [];
  const booked = await call(
    "book_room",
    { details: wish },
    { onprogress: (at: { progress: number }) => progress.push(at.progress) },
  );
  const answer = { outcome: "completed", change: { id: "c-1", state: "DONE" }, result: { bookingId: "b-1" } };
  expect(booked.structuredContent).toEqual(answer);
  expect(textOf(booked)).toEqual([JSON.stringify(answer), "Tell the person."]);
  expect(progress.length).toBeGreaterThan(2);
  expect(progress).toEqual(progress.map((_, index) => index + 1));
  expect(server.given()).toEqual(wish);
});

test("what the server refuses is told to the model, which may try again", async () => {
  const wrong = await call("book_room", { details: { ...wish, from: 48 } });
  expect(wrong.isError).toBe(true);
  expect(textOf(wrong).join()).toContain("from");
  await call("book_room", { details: wish });
  const again = await call("book_room", { details: wish });
  expect([again.isError, textOf(again)]).toEqual([true, ["taken (code 40901)"]]);
});

test("an answer of a newer server fits what a tool says of its answers, a wrong one does not", async () => {
  // The client checks answers against the schema.
  const { structuredContent } = await call("get_room", { roomId: "r-1" });
  expect(structuredContent).toEqual({
    room: { roomId: "r-1", name: "Fjord", seats: 8, equipment: ["HOLOGRAM"], colour: "blue" },
  });
  await expect(call("list_rooms", { seats: 8 })).rejects.toThrow("data/rooms/0 must have required property 'name'");
});

test.each([
  [
    "the site, which is fixed",
    "list_rooms",
    { site: "paris" },
    'unknown argument "site": it takes seats, equipment, order',
  ],
  [
    "the kind of change",
    "book_room",
    { details: wish, kind: "CANCEL_BOOKING" },
    'unknown argument "kind": it takes details',
  ],
  ["nothing", "book_room", {}, 'the argument "details" is missing: it takes details'],
])("a model that gives %s is told what a tool takes, and nothing is sent", async (_, name, input, said) => {
  const before = server.asked.length;
  const refused = await call(name, input);
  expect([refused.isError, textOf(refused)]).toEqual([true, [said]]);
  expect(server.asked.length).toBe(before);
});

test("a tool that was not offered is no tool", async () => {
  await expect(call("get_usage", {})).rejects.toThrow(McpError);
  await expect(call("get_usage", {})).rejects.toThrow('there is no tool "get_usage"');
});
