// The adapter for node:http, on real sockets.

import { request as httpRequest } from "node:http";
import { connect as netConnect } from "node:net";
import { expect, test } from "vitest";
import { call, connect } from "../../templates/runtime/client.js";
import { ApiError } from "../../templates/runtime/errors.js";
import { toNodeListener } from "../../templates/runtime/node.js";
import type { IncomingCall } from "../../templates/runtime/server.js";
import { present } from "../service/support/results.js";
import { getBook, lendBook, library, serve } from "./library.js";

const post = (url: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(url + getBook.path, { method: "POST", body, headers });

test("client and server understand each other over a socket", async () => {
  const { url } = await serve(toNodeListener(library()));
  const connection = connect({ baseUrl: url, now: () => 5 });
  expect(await call(connection, getBook, { isbn: "ü" })).toEqual({ book: { isbn: "ü" } });
  expect(await call(connection, lendBook, {})).toEqual({ lent: { type: "LEND_BOOK_V2", timestampMs: "5" } });
  const error: unknown = await call(connection, getBook, { isbn: "lost" }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 5, status: 404, details: [{ "@type": "shelf", row: 3 }] });
});

test("an answer has exactly the content type application/json and a length", async () => {
  const { url } = await serve(toNodeListener(library()));
  const response = await post(url, '{"isbn":"ü"}');
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(response.headers.get("content-length")).toBe(String(Buffer.byteLength(await response.text())));
});

test("the authentication hook has the exact bytes, joined headers and the request of Node", async () => {
  const calls: IncomingCall[] = [];
  const hooks = { authenticate: (incoming: IncomingCall) => (calls.push(incoming), incoming) };
  const { url } = await serve(toNodeListener(library({ hooks })));
  await post(`${url}`, ' {"isbn":"\\u0031"}', { "X-Proof": "a" });
  const [incoming] = calls;
  expect(Buffer.from(present(incoming, "incoming").bytes).toString()).toBe(' {"isbn":"\\u0031"}');
  expect([
    present(incoming, "incoming").header("X-Proof"),
    present(incoming, "incoming").header("constructor"),
  ]).toEqual(["a", undefined]);
  expect(present(incoming, "incoming").source).toMatchObject({
    url: getBook.path,
    socket: { remoteAddress: "127.0.0.1" },
  });
});

test("a body that comes in pieces is put together", async () => {
  const { url } = await serve(toNodeListener(library()));
  const answer = await new Promise<string>((resolve, reject) => {
    const request = httpRequest(url + getBook.path, { method: "POST" }, (response) => {
      response.on("data", (chunk) => resolve(String(chunk)));
    });
    request.on("error", reject);
    request.write('{"isbn":');
    setTimeout(() => request.end('"1"}'), 20);
  });
  expect(JSON.parse(answer)).toEqual({ book: { isbn: "1" } });
});

test.each([11, 100_000, 20_000_000])("a body of %i bytes against a limit of 10 is told 413", async (size) => {
  const { url } = await serve(toNodeListener(library({ bodyLimit: 10 })));
  const response = await post(url, new Uint8Array(size));
  expect([response.status, await response.json()]).toEqual([
    413,
    { code: 3, message: "the body has more than 10 bytes", details: [] },
  ]);
  expect((await post(url, "{}")).status).toBe(200);
});

test("an endless body without a declared length is told 413 and then cut off", { timeout: 10_000 }, async () => {
  const { url } = await serve(toNodeListener(library({ bodyLimit: 1000 })));
  const begin = performance.now();
  let sent = 0;
  const status = await new Promise<number | undefined>((resolve, reject) => {
    let answered: number | undefined;
    const request = httpRequest(url + getBook.path, { method: "POST", headers: { "Transfer-Encoding": "chunked" } });
    const pump = setInterval(() => {
      request.write(Buffer.alloc(600));
      sent++;
    }, 10);
    request.on("response", (response) => {
      answered = response.statusCode;
      response.resume();
      response.on("error", () => {});
    });
    request.on("error", () => {});
    request.on("close", () => {
      clearInterval(pump);
      resolve(answered);
    });
    setTimeout(() => reject(new Error("never cut off")), 8000);
  });
  expect(status).toBe(413);
  expect(sent).toBeGreaterThan(2);
  expect(performance.now() - begin).toBeLessThan(4000);
});

test("a client that leaves half way is reported with code 1, and the server goes on", async () => {
  const errors: unknown[] = [];
  const reported = new Promise<void>((resolve) => {
    const onError = (error: unknown) => {
      errors.push(error);
      resolve();
    };
    const handler = library({ hooks: { authenticate: (incoming) => incoming, onError } });
    void serve(toNodeListener(handler)).then(({ url }) => {
      const socket = netConnect(Number(new URL(url).port), "127.0.0.1", () => {
        socket.write(`POST ${getBook.path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{`);
        setTimeout(() => socket.destroy(), 30);
      });
    });
  });
  await reported;
  expect(errors).toMatchObject([{ code: 1, message: "the client left before the body was complete" }]);
});

test("a client that leaves before the answer does no harm", async () => {
  let answer: (value: object) => void = () => {};
  const service = { getBook: () => new Promise<object>((resolve) => (answer = resolve)), lendBook: () => ({}) };
  const { url } = await serve(toNodeListener(library({ service })));
  await fetch(url + getBook.path, { method: "POST", body: "{}", signal: AbortSignal.timeout(50) }).catch(() => {});
  answer({});
  expect((await fetch(url + lendBook.path, { method: "POST", body: "{}" })).status).toBe(200);
});

test("other paths and methods are answered without reading a body, and the connection serves on", async () => {
  const { url } = await serve(toNodeListener(library()));
  const missing = await fetch(`${url}/nowhere?x`, { method: "POST", body: new Uint8Array(100_000) });
  expect([missing.status, await missing.json()]).toMatchObject([404, { code: 5, message: "no operation at /nowhere" }]);
  const wrong = await fetch(url + getBook.path);
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "POST"]);
  expect((await post(`${url}`, "{}")).status).toBe(200);
});
