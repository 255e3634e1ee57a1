// The Fastify plugin, in a Fastify server that has routes of its own, on real sockets.

import fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { call, connect } from "../../templates/runtime/client.js";
import { fastifyPlugin } from "../../templates/runtime/fastify.js";
import type { Handler, IncomingCall } from "../../templates/runtime/server.js";
import { getBook, lendBook, library } from "./library.js";

async function host(handler: Handler, prepare?: (app: FastifyInstance) => void, prefix = ""): Promise<string> {
  const app = fastify();
  prepare?.(app);
  await app.register(fastifyPlugin(handler), { prefix });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  return url;
}

test("client and server understand each other through Fastify", async () => {
  const connection = connect({ baseUrl: await host(library()), now: () => 5 });
  expect(await call(connection, getBook, { isbn: "ü" })).toEqual({ book: { isbn: "ü" } });
  expect(await call(connection, lendBook, {})).toEqual({ lent: { type: "LEND_BOOK_V2", timestampMs: "5" } });
  await expect(call(connection, getBook, { isbn: "lost" })).rejects.toMatchObject({ code: 5, status: 404 });
});

test.each([undefined, "application/json", "text/plain", "application/x-www-form-urlencoded", "nonsense", ";;"])(
  "content type %s: the hook has the exact bytes, the answer exactly application/json",
  async (type) => {
    const seen: string[] = [];
    const hooks = {
      authenticate: (incoming: IncomingCall) => (seen.push(Buffer.from(incoming.bytes).toString()), incoming),
    };
    const url = await host(library({ hooks }));
    const headers: Record<string, string> = type === undefined ? {} : { "Content-Type": type };
    // As bytes, because fetch gives a string a content type by itself.
    const body = new TextEncoder().encode(' {"isbn":"\\u0031"}');
    const response = await fetch(url + getBook.path, { method: "POST", body, headers });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/json"]);
    expect(seen).toEqual([' {"isbn":"\\u0031"}']);
  },
);

test("the host's own routes keep their parsers and content types", async () => {
  const url = await host(library(), (app) => {
    app.post("/own", async (request) => ({ got: request.body, type: request.headers["content-type"] }));
  });
  const headers = { "Content-Type": "application/json" };
  const own = await fetch(`${url}/own`, { method: "POST", body: '{"a":1}', headers });
  expect(await own.json()).toEqual({ got: { a: 1 }, type: "application/json" });
  expect((await fetch(`${url}/own`, { method: "POST", body: "x", headers: { "Content-Type": "a/b" } })).status).toBe(
    415,
  );
});

test("the host's hooks run for the operations too", async () => {
  const url = await host(library(), (app) => {
    app.addHook("onSend", async (_request, reply) => void reply.header("X-Host", "yes"));
  });
  const response = await fetch(url + getBook.path, { method: "POST", body: "{}" });
  expect([response.status, response.headers.get("x-host")]).toEqual([200, "yes"]);
});

test("a body over the handler's limit is 413 with code 3, declared or not", async () => {
  const url = await host(library({ bodyLimit: 10 }));
  const stream = new Blob([new Uint8Array(100_000)]).stream();
  const undeclared: RequestInit & { duplex: "half" } = { method: "POST", body: stream, duplex: "half" };
  for (const init of [{ method: "POST", body: new Uint8Array(5_000_000) }, undeclared]) {
    const response = await fetch(url + getBook.path, init);
    expect([response.status, await response.json()]).toMatchObject([413, { code: 3 }]);
  }
});

test("a limit above Fastify's own holds", async () => {
  const url = await host(library({ bodyLimit: 3_000_000 }));
  const body = JSON.stringify({ isbn: "1".repeat(2_000_000) });
  expect((await fetch(url + getBook.path, { method: "POST", body })).status).toBe(200);
});

test("no body is 400 with code 3", async () => {
  const response = await fetch((await host(library())) + getBook.path, { method: "POST" });
  expect([response.status, await response.json()]).toMatchObject([400, { code: 3 }]);
});

test("another method is 405 with code 12", async () => {
  const response = await fetch((await host(library())) + getBook.path);
  expect([response.status, response.headers.get("allow"), await response.json()]).toMatchObject([
    405,
    "POST",
    { code: 12 },
  ]);
});

test("it can be mounted under a prefix", async () => {
  const url = await host(library(), undefined, "/mirror");
  expect(await call(connect({ baseUrl: `${url}/mirror` }), getBook, {})).toEqual({ book: {} });
});

test("requests injected without a socket are answered", async () => {
  const app = fastify();
  await app.register(fastifyPlugin(library()));
  const response = await app.inject({ method: "POST", url: getBook.path, payload: '{"isbn":"1"}' });
  expect([response.statusCode, response.json()]).toEqual([200, { book: { isbn: "1" } }]);
});
