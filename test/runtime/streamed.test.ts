// Answers that are made while they are sent: on the wire they are what they would be in one piece.

import { request as httpRequest } from "node:http";
import fc from "fast-check";
import { fastify } from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { fastifyPlugin } from "../../templates/runtime/fastify.js";
import { toNodeListener } from "../../templates/runtime/node.js";
import { createRouter } from "../../templates/runtime/router.js";
import { ApiError } from "../../templates/runtime/errors.js";
import type { Handler } from "../../templates/runtime/server.js";
import { Streamed, piecesOf } from "../../templates/runtime/streamed.js";
import { getBook, library, serve } from "./library.js";

async function* batches<Item>(...all: readonly (readonly Item[])[]): AsyncGenerator<readonly Item[]> {
  for (const batch of all) yield batch;
}

async function written(value: unknown, pace?: () => void): Promise<string[]> {
  const pieces = piecesOf(value, pace);
  const all: string[] = [];
  for (;;) {
    const { done, value: piece } = await pieces.next();
    all.push(piece);
    if (done) return all;
  }
}

const answering = (value: unknown, hooks: object = {}): Handler =>
  library({
    service: { getBook: () => new Streamed(value) },
    hooks: { authenticate: (call) => call, ...hooks },
  });

/** Each adapter, on a real socket but for the router. */
const adapters = {
  "node:http": async (handler: Handler) => (await serve(toNodeListener(handler))).url,
  Fastify: async (handler: Handler) => {
    const app = fastify();
    await app.register(fastifyPlugin(handler));
    onTestFinished(() => app.close());
    return app.listen({ port: 0, host: "127.0.0.1" });
  },
};

test("lists in batches are written as JSON.stringify writes the whole", async () => {
  const json = fc.jsonValue({ maxDepth: 2 });
  const lists = fc.dictionary(fc.string(), fc.array(fc.array(json)));
  await fc.assert(
    fc.asyncProperty(lists, json, async (members, other) => {
      const streamed = Object.fromEntries(Object.entries(members).map(([name, list]) => [name, batches(...list)]));
      const whole = Object.fromEntries(Object.entries(members).map(([name, list]) => [name, list.flat()]));
      const text = (await written({ inner: streamed, other, absent: undefined })).join("");
      expect(text).toBe(JSON.stringify({ inner: whole, other }));
    }),
  );
});

test("no piece is longer than twice what makes one and an item, and there are pauses within", async () => {
  const item = "x".repeat(1_000);
  const list = batches(Array<string>(500).fill(item), [], Array<string>(500).fill(item));
  let pauses = 0;
  const pieces = await written({ list, names: Array<string>(200).fill(item) }, () => void pauses++);
  for (const piece of pieces) expect(piece.length).toBeLessThan(2 * 65_536 + 1_100);
  expect(pauses).toBeGreaterThan(pieces.length);
});

test("a piece ends as soon as it has 65,536 code units", async () => {
  const item = "x".repeat(65_536 - '["",'.length);
  expect((await written([`${item}x`, "y"])).map(({ length }) => length)).toEqual([65_536, ',"y"]'.length]);
  expect((await written([item, "y"])).map(({ length }) => length)).toEqual([65_536 - 1 + ',"y"'.length, 1]);
});

test.each(Object.entries(adapters))(
  "through %s, a short answer has its length and a long one comes in chunks",
  async (_name, listen) => {
    for (const [count, isLong] of [
      [3, false],
      [3_000, true],
    ] as const) {
      const books = Array.from({ length: count }, (_, index) => ({ isbn: `ü ${index}`.padEnd(100) }));
      const response = await fetch(
        (await listen(answering({ books: batches(books.slice(0, 2), books.slice(2)) }))) + getBook.path,
        {
          method: "POST",
          body: "{}",
        },
      );
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/json"]);
      expect(response.headers.has("content-length")).toBe(!isLong);
      expect(await response.json()).toEqual({ books });
    }
  },
);

test("through web requests, a long answer is the same", async () => {
  const books = Array.from({ length: 3_000 }, (_, index) => ({ isbn: `ü ${index}`.padEnd(100) }));
  const request = new Request(`http://library${getBook.path}`, { method: "POST", body: "{}" });
  const response = await createRouter(answering({ books: batches(books) }))(request);
  expect(await response.json()).toEqual({ books });
});

test("what fails before the first piece is answered as any failure is", async () => {
  async function* lost(): AsyncGenerator<readonly object[]> {
    yield [];
    throw new ApiError(5, "no such shelf");
  }
  const { url } = await serve(toNodeListener(answering({ books: lost() })));
  const response = await fetch(url + getBook.path, { method: "POST", body: "{}" });
  expect([response.status, await response.json()]).toEqual([404, { code: 5, message: "no such shelf", details: [] }]);
});

test.each(Object.entries(adapters))(
  "through %s, what fails later cuts the answer off and is reported",
  async (_name, listen) => {
    async function* torn(): AsyncGenerator<readonly string[]> {
      yield [..."0123456789"].map((digit) => digit.repeat(10_000));
      throw new Error("the shelf fell");
    }
    const onError = vi.fn<(error: unknown) => void>();
    const url = await listen(answering({ books: torn() }, { onError }));
    const response = await fetch(url + getBook.path, { method: "POST", body: "{}" });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toBeInstanceOf(Error);
    expect(onError.mock.calls.map(([error]) => (error as Error).message)).toEqual(["the shelf fell"]);
  },
);

test.each(Object.entries(adapters))(
  "through %s, nothing is read ahead of a client that does not read, nor after it left",
  async (_name, listen) => {
    let read = 0;
    let ended = false;
    async function* endless(): AsyncGenerator<readonly string[]> {
      try {
        for (;;) {
          read++;
          yield ["x".repeat(100_000)];
        }
      } finally {
        ended = true;
      }
    }
    const url = await listen(answering({ books: endless() }));
    await new Promise<void>((resolve) => {
      const request = httpRequest(url + getBook.path, { method: "POST" }, (response) => {
        response.pause();
        resolve();
      });
      request.on("error", () => {});
      request.end("{}");
      onTestFinished(() => void request.destroy());
      setTimeout(() => request.destroy(), 600);
    });
    // Sockets hold a few megabytes.
    await vi.waitFor(() => expect(ended).toBe(true), 5_000);
    expect(read).toBeLessThan(200);
  },
);
