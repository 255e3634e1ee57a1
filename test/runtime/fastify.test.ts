// The Fastify plugin, in a Fastify server that has routes of its own, on real sockets.

import fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { describe, expect, onTestFinished, test } from "vitest";
import { call, connect } from "../../templates/runtime/client.js";
import { fastifyPlugin } from "../../templates/runtime/fastify.js";
import type { Handler, IncomingCall, ServerOperation } from "../../templates/runtime/server.js";
import { urlRoutes } from "../../templates/runtime/url-routes.js";
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

describe("paths and methods are an operation's or the host's", () => {
  const parse: ServerOperation["parse"] = (value) => ({ ok: true, value });
  const named = (name: string, method: string, path: string): ServerOperation => ({
    name,
    path,
    kind: "operation",
    url: { method },
    parse,
  });
  const books = [
    named("list", "GET", "/v1/books"),
    named("read", "GET", "/v1/books/{isbn}"),
    named("find", "POST", "/v1/books/search"),
    named("order", "POST", "/v1/orders/books:order(new)"),
    named("late", "GET", "/v1/orders/late"),
  ];
  const says = (name: string) => () => ({ name });
  const handler = library({
    operations: books,
    route: urlRoutes(books),
    service: Object.fromEntries(books.map(({ name }) => [name, says(name)])),
  });

  test.each<[method: string, path: string, status: number, body: object]>([
    ["GET", "/v1/books", 200, { name: "list" }],
    ["GET", "/v1/books/1", 200, { name: "read" }],
    ["GET", "/v1/books/search", 200, { name: "read" }],
    ["POST", "/v1/books/search", 200, { name: "find" }],
    ["POST", "/v1/orders/books:order(new)", 200, { name: "order" }],
    ["GET", "/v1/orders/late", 200, { name: "late" }],
    ["GET", "/v1/orders/%6cate", 200, { name: "late" }],
    ["PUT", "/v1/books", 405, { code: 12 }],
    ["PUT", "/v1/books/1", 405, { code: 12 }],
    ["DELETE", "/v1/books/search", 405, { code: 12 }],
    ["GET", "/v1/orders/books:order(new)", 405, { code: 12 }],
    ["PATCH", "/v1/orders/books%3Aorder(new)", 405, { code: 12 }],
    ["POST", "/v1/orders/late", 405, { code: 12 }],
    ["POST", "/v1/orders/soon", 404, { host: true }],
    ["GET", "/v1/orders/soon", 404, { host: true }],
    ["GET", "/v1/orders/books:order", 404, { host: true }],
    ["GET", "/v1/orders/", 404, { host: true }],
    ["GET", "/v1/orders/late/today", 404, { host: true }],
    ["GET", "/v1", 404, { host: true }],
    ["GET", "/v1/orders/own", 200, { host: true }],
  ])("%s %s: %i", async (method, url, status, body) => {
    for (const prefix of ["", "/mirror"]) {
      const app = fastify();
      app.setNotFoundHandler((_request, reply) => reply.code(404).send({ host: true }));
      app.get(`${prefix}/v1/orders/own`, async () => ({ host: true }));
      await app.register(fastifyPlugin(handler), { prefix });
      const answer = await app.inject({
        method: method as "GET",
        url: prefix + url,
        ...(method === "POST" && { payload: "{}" }),
      });
      expect([answer.statusCode, answer.json()]).toMatchObject([status, body]);
    }
  });
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
