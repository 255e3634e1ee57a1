// Headers of an answer, from a service to its caller over HTTP, and in what describes them.

import { once } from "node:events";
import { createServer } from "node:http";
import type { RequestListener, Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type * as Answers from "../../templates/runtime/answer-headers.js";
import type * as Client from "../../templates/runtime/client.js";
import type * as Loopback from "../../templates/runtime/loopback.js";
import type { Handler } from "../../templates/runtime/server.js";
import { compiledWith, loadPackage } from "./package.js";
import type { Loaded } from "./package.js";

interface Api {
  readonly createClient: (options: Client.ClientOptions) => {
    readonly findShipmentWithHeaders: (input: object) => Promise<object>;
    readonly findShipment: (input: object) => Promise<object>;
  };
  readonly Answered: typeof Answers.Answered;
  readonly errorOf: (name: string, message: string, details: object) => Error;
}

let loaded: Loaded;
let api: Api;
let server: HttpServer;
let baseUrl = "";
const failures: unknown[] = [];
const shipment = { id: "s-1", depot: "d-1", weight: 1 };

beforeAll(async () => {
  loaded = await loadPackage("freight");
  api = await loaded.load<Api>("index.js");
  const { serve } = await loaded.load<{ serve: (options: object) => Handler }>("server.js");
  const { toNodeListener } = await loaded.load<{ toNodeListener: (handler: Handler) => RequestListener }>(
    "runtime/node.js",
  );
  const handler = serve({
    hooks: { authenticate: () => "desk", onError: (error: unknown) => void failures.push(error) },
    errorMembers: () => ({ traceId: "t-1" }),
    service: {
      findShipment(_: string, { id }: { id: string }) {
        if (id === "none") throw api.errorOf("NOT_FOUND", "no such shipment", {});
        const tag = id === "odd" ? "7\r\nSet-Cookie: a=b" : '"7"';
        return new api.Answered({ shipment }, { ETag: tag, ...(id === "s-1" && { "X-Stops-Left": 2 }) });
      },
    },
  });
  server = createServer(toNodeListener(handler)).listen(0, "127.0.0.1");
  await once(server, "listening");
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 300_000);
afterAll(() => server.close());

test("a caller gets them with the answer, typed, or the answer alone", async () => {
  const client = api.createClient({ baseUrl });
  expect(await client.findShipmentWithHeaders({ id: "s-1" })).toEqual({
    answer: { shipment },
    headers: { ETag: '"7"', "X-Stops-Left": 2 },
  });
  expect(await client.findShipmentWithHeaders({ id: "s-2" })).toEqual({
    answer: { shipment },
    headers: { ETag: '"7"' },
  });
  expect(await client.findShipment({ id: "s-1" })).toEqual({ shipment });
});

test("an error is the call's own", async () => {
  const client = api.createClient({ baseUrl });
  await expect(client.findShipmentWithHeaders({ id: "none" })).rejects.toMatchObject({ code: "/problems/not-found" });
});

test("what would break out of a header is a failure of the service, and sends nothing of it", async () => {
  const response = await fetch(`${baseUrl}/freight/query/find_shipment`, { method: "POST", body: '{"id":"odd"}' });
  expect([response.status, response.headers.get("Set-Cookie")]).toEqual([500, null]);
  expect(failures.map(String)).toContain("TypeError: the answer's header ETag: expected string in visible ASCII");
});

test("the mock has an example of each", async () => {
  const { createMock } = await loaded.load<{ createMock: () => Handler }>("mock.js");
  const { loopback } = await loaded.load<typeof Loopback>("runtime/loopback.js");
  const client = api.createClient({ baseUrl: "http://mock", fetch: loopback(createMock()) });
  expect(await client.findShipmentWithHeaders({ id: "s-1" })).toMatchObject({ headers: { ETag: '"7"' } });
});

test("services and callers are held to them by TypeScript", async () => {
  expect(await compiledWith(loaded, "headers.ts", program)).toBe("");
});

const program = `
import type { Client, FindShipmentHeaders, FindShipmentResponse } from "./index.js";
import { Answered, Streamed } from "./server.js";
import type { Service } from "./server.js";
export async function found(client: Client): Promise<string> {
  const { answer, headers } = await client.findShipmentWithHeaders({ id: "s-1" }, { timeoutMs: 1000 });
  const left: number | undefined = headers["X-Stops-Left"];
  // @ts-expect-error: it may be absent
  const always: number = headers["X-Stops-Left"];
  return [answer.shipment.id, headers.ETag, left, always].join();
}
type Find = Service<string>["findShipment"];
declare const answer: FindShipmentResponse;
const headers: FindShipmentHeaders = { ETag: "7" };
export const whole: Find = () => new Answered(answer, headers);
export const streamed: Find = async () => new Answered(new Streamed(answer), headers);
// @ts-expect-error: every answer has its headers
export const bare: Find = () => answer;
// @ts-expect-error: the tag is missing
export const lacking: Find = () => new Answered(answer, { "X-Stops-Left": 1 });
`;
