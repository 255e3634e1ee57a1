// What ends later than its call: the client waits by the states that the contract lists, the mock ends, and a tool tells
// how far it is while it waits.

import { writeFileSync } from "node:fs";
import path from "node:path";
import { Client as McpClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type * as Client from "../../templates/runtime/client.js";
import type * as Loopback from "../../templates/runtime/loopback.js";
import type { Handler } from "../../templates/runtime/server.js";
import { clearances, serveFreight } from "./freight-server.js";
import type { FreightServer } from "./freight-server.js";
import { compiledWith, loadPackage } from "./package.js";
import type { Loaded } from "./package.js";

type Wait = (input: object, options?: object) => Promise<Readonly<Record<string, unknown>>>;
interface Api {
  readonly createClient: (options: Client.ClientOptions) => {
    readonly clearUntilDone: Wait;
    readonly findClearanceUntilDone: Wait;
  };
  readonly errorOf: (name: string, message: string, details: object) => Error;
}

let loaded: Loaded;
let api: Api;
let loopback: typeof Loopback.loopback;
let createMock: () => Handler;
let client: ReturnType<Api["createClient"]>;
let asked: string[];
let mcp: McpClient;
let server: FreightServer;

beforeAll(async () => {
  loaded = await loadPackage("freight");
  api = await loaded.load<Api>("index.js");
  ({ loopback } = await loaded.load<typeof Loopback>("runtime/loopback.js"));
  ({ createMock } = await loaded.load<{ createMock: typeof createMock }>("mock.js"));
  server = await serveFreight();
  const program = path.join(loaded.folder, "tools.mjs");
  writeFileSync(
    program,
    `import { bearerStamper, connect } from "./dist/index.js";
     import { tools } from "./dist/tools.js";
     import { serveMcp } from "./dist/runtime/mcp-stdio.js";
     const connection = connect({ baseUrl: "${server.url}", stamper: bearerStamper({ token: "secret" }) });
     await serveMcp({ name: "freight", version: "1.0.0", tools, connection, progressMs: 100, timeoutMs: 1000 });`,
  );
  mcp = new McpClient({ name: "facts", version: "1.0.0" });
  await mcp.connect(new StdioClientTransport({ command: process.execPath, args: [program] }));
}, 300_000);
afterAll(async () => {
  await mcp.close();
  server.close();
});

beforeEach(async () => {
  asked = [];
  const { serve } = await loaded.load<{ serve: (options: object) => Handler }>("server.js");
  const handler = serve({
    hooks: { authenticate: () => "desk" },
    errorMembers: () => ({ traceId: "t-1" }),
    service: {
      clear(_: string, { depot, shipment }: { depot: string; shipment: string }) {
        if (shipment === "none") throw api.errorOf("NOT_FOUND", "no such shipment", {});
        return { clearance: { id: shipment, depot, state: "DECLARED" } };
      },
      findClearance: clearances(asked),
    },
  });
  client = api.createClient({ baseUrl: "http://loopback", fetch: loopback(handler), retry: false });
});

const brisk = { intervalMs: 1 };
const started = (id: string) => ({ clearance: { id, depot: "d-1", state: "DECLARED" } });
const ended = (id: string, state: string) => ({ clearance: { id, depot: "d-1", state } });

test("an operation is called, and its query is asked until what it began has ended", async () => {
  expect(await client.clearUntilDone({ depot: "d-1", shipment: "slow" }, brisk)).toEqual({
    outcome: "released",
    answer: ended("slow", "RELEASED"),
    started: started("slow"),
  });
  expect(asked).toEqual(["DECLARED", "INSPECTED", "RELEASED"]);
});

test("a query is asked for the end of what others have begun", async () => {
  const input = { depot: "d-1", clearance: "seized" };
  expect(await client.findClearanceUntilDone(input, brisk)).toEqual({
    outcome: "seized",
    answer: ended("seized", "SEIZED"),
  });
  expect(await client.findClearanceUntilDone({ ...input, clearance: "newer" }, brisk)).toEqual({
    outcome: "unknown",
    answer: ended("newer", "LOST"),
  });
});

test("where the time is over, what was begun is there to be asked for later", async () => {
  const late = await client.clearUntilDone({ depot: "d-1", shipment: "stuck" }, { ...brisk, timeoutMs: 30 });
  expect(late).toEqual({ outcome: "timedOut", answer: started("stuck"), started: started("stuck") });
});

test("an error of the operation is its error", async () => {
  const none = client.clearUntilDone({ depot: "d-1", shipment: "none" }, brisk);
  await expect(none).rejects.toMatchObject({ code: "/problems/not-found", operation: "clear" });
  expect(asked).toEqual([]);
});

test("the mock's wait ends with the first outcome", async () => {
  const mocked = api.createClient({ baseUrl: "http://mock", fetch: loopback(createMock()) });
  const { outcome, answer } = await mocked.clearUntilDone({ depot: "d-7", shipment: "s-1" }, { timeoutMs: 1000 });
  expect(outcome).toBe("released");
  expect(answer).toMatchObject({ clearance: { depot: "d-7", state: "RELEASED" } });
});

test("what an end holds is typed by its outcome", async () => {
  expect(await compiledWith(loaded, "waits.ts", program)).toBe("");
});

const program = `
import type { ClearOutcome, ClearResponse, Client, FindClearanceResponse } from "./index.js";
export async function cleared(client: Client): Promise<string> {
  const ended: ClearOutcome = await client.clearUntilDone({ depot: "d-1", shipment: "s-1" }, { timeoutMs: 1000 });
  const begun: ClearResponse = ended.started;
  switch (ended.outcome) {
    case "released":
    case "seized":
    case "unknown":
      return ended.answer.clearance.state;
    case "timedOut":
    case "aborted": {
      // @ts-expect-error: there may be none
      const answer: FindClearanceResponse = ended.answer;
      return [answer, begun, ended.error?.code].join();
    }
    // @ts-expect-error: no such outcome
    case "lost":
      return "";
  }
}
`;

const call = async (name: string, input: object, options = {}): Promise<CallToolResult> =>
  (await mcp.callTool({ name, arguments: { ...input } }, undefined, options)) as CallToolResult;

test("a tool waits for the end of what it begins, and can be told to go on waiting", async () => {
  const { tools } = await mcp.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["clear", "find_clearance_until_done"]);
  expect((await call("clear", { depot: "d-1", shipment: "seized" })).structuredContent).toMatchObject({
    outcome: "seized",
    started: { clearance: { id: "seized" } },
  });
  expect((await call("clear", { depot: "d-1", shipment: "stuck" })).structuredContent).toMatchObject({
    outcome: "timedOut",
    started: { clearance: { id: "stuck" } },
  });
  const later = await call("find_clearance_until_done", { depot: "d-1", clearance: "seized-2" });
  expect(later.structuredContent).toMatchObject({ outcome: "seized", answer: { clearance: { id: "seized-2" } } });
});

test("while a tool waits, its caller is told the state", async () => {
  const told: (string | undefined)[] = [];
  const onprogress = ({ message }: { message?: string }) => told.push(message);
  await call("find_clearance_until_done", { depot: "d-1", clearance: "stuck-2" }, { onprogress });
  expect(told).toContain("waiting for its end; its state is DECLARED");
});
