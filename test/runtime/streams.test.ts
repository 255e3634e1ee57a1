// Operations that answer a stream: written by a server and read by a client, over real sockets.

import fastify from "fastify";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { connect } from "../../templates/runtime/client.js";
import type { ClientOptions } from "../../templates/runtime/client.js";
import { ApiError } from "../../templates/runtime/errors.js";
import { eventsFrom } from "../../templates/runtime/events.js";
import type { OutgoingEvent, StreamStart } from "../../templates/runtime/events.js";
import { fastifyPlugin } from "../../templates/runtime/fastify.js";
import { toNodeListener } from "../../templates/runtime/node.js";
import type { Operation } from "../../templates/runtime/operation.js";
import { createRouter } from "../../templates/runtime/router.js";
import { createHandler } from "../../templates/runtime/server.js";
import type { Handler, HandlerOptions, IncomingCall } from "../../templates/runtime/server.js";
import { stream } from "../../templates/runtime/stream.js";
import type { EventStream, StreamOptions } from "../../templates/runtime/stream.js";
import { present } from "../service/support/results.js";
import { serve } from "./library.js";

const watchBooks = { name: "watchBooks", path: "/v1/query/watch_books", kind: "query" } as const satisfies Operation;

interface Book {
  readonly isbn: string;
}
type Watch = (start: StreamStart<string>, request: Book) => unknown;

/** Ids are words of digits. */
const events = eventsFrom({
  parse: (value) =>
    /^\d+$/.test(String(value))
      ? { ok: true, value }
      : { ok: false, issues: [{ path: "", expected: "digits", got: "others" }] },
});

function handlerOf(watch: Watch, options: Partial<HandlerOptions<IncomingCall>> = {}): Handler {
  const watched = { ...watchBooks, parse: (value: unknown) => ({ ok: true, value }) as const, events };
  return createHandler<IncomingCall>({
    operations: [watched],
    service: {
      watchBooks: (_call: IncomingCall, request: Book, start: StreamStart<string>) => watch(start, request),
    },
    hooks: { authenticate: (call) => call },
    ...options,
  });
}

const sure = { retry: { baseDelayMs: 1, maxDelayMs: 1 }, random: () => 0 } as const;

function read(
  baseUrl: string,
  options: StreamOptions<string> = {},
  more: Partial<ClientOptions> = {},
): EventStream<string, Book> {
  return stream(connect({ baseUrl, ...sure, ...more }), watchBooks, { isbn: "any" }, options);
}

async function all<T>(found: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const one of found) list.push(one);
  return list;
}

const thrown = (found: AsyncIterable<unknown>): Promise<unknown> =>
  all(found).then(
    (events) => events,
    (error: unknown) => error,
  );

const hosts = {
  "node:http": async (handler: Handler) => (await serve(toNodeListener(handler))).url,
  Fastify: async (handler: Handler) => {
    const app = fastify();
    await app.register(fastifyPlugin(handler));
    onTestFinished(() => {
      const closed = app.close();
      // Node's fetch opens another one where a request was aborted, and sends nothing on it.
      app.server.closeAllConnections();
      return closed;
    });
    return app.listen({ port: 0, host: "127.0.0.1" });
  },
} as const;

async function* three({ lastEventId }: StreamStart<string>): AsyncGenerator<OutgoingEvent<string, Book>> {
  for (const id of ["1", "2", "3"]) if (id > (lastEventId ?? "0")) yield { id, data: { isbn: `ü\n${id}` } };
}
const booksFrom = (...ids: readonly string[]) => ids.map((id) => ({ id, data: { isbn: `ü\n${id}` } }));

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

function later<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {};
  return { promise: new Promise((done) => (resolve = done)), resolve: (value) => resolve(value) };
}

/** Waits until a stream has ended, and for nothing else. */
const ended = (signal: AbortSignal): Promise<unknown> =>
  signal.aborted ? Promise.resolve() : once(signal, "abort").then(() => undefined);

describe.each(Object.entries(hosts))("over %s", (_name, host) => {
  test("a stream is read to its end, and from behind an event", async () => {
    const url = await host(handlerOf(three));
    expect(await all(read(url))).toEqual(booksFrom("1", "2", "3"));
    expect(await all(read(url, { lastEventId: "1" }))).toEqual(booksFrom("2", "3"));
    const response = await fetch(url + watchBooks.path, { method: "POST", body: "{}" });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "no-store",
    });
    expect(await response.text()).toBe(
      `:\n\n${["1", "2", "3"].map((id) => `id: ${id}\ndata: {"isbn":"ü\\n${id}"}\n\n`).join("")}event: end\ndata: \n\n`,
    );
  });

  test("a caller who leaves ends what the service waits for", async () => {
    const waiting = later<void>();
    const over = later<string>();
    const url = await host(
      handlerOf(async function* ({ signal }) {
        try {
          yield { id: "1", data: { isbn: "a" } };
          waiting.resolve();
          await ended(signal);
        } finally {
          over.resolve("over");
        }
      }),
    );
    const books = read(url);
    expect(await books.next()).toEqual({ done: false, value: { id: "1", data: { isbn: "a" } } });
    await waiting.promise;
    await books.return();
    expect(await over.promise).toBe("over");
  });

  test("a caller who leaves before the stream begins ends it", async () => {
    const [asked, left, over] = [later<void>(), later<void>(), later<string>()];
    const url = await host(
      handlerOf(async ({ signal }) => {
        asked.resolve();
        await left.promise;
        void ended(signal).then(() => over.resolve("over"));
        return three({ lastEventId: undefined, signal });
      }),
    );
    const controller = new AbortController();
    const failed = thrown(read(url, { signal: controller.signal }));
    await asked.promise;
    controller.abort(new Error("enough"));
    await failed;
    // So that the server knows.
    await sleep(100);
    left.resolve();
    expect(await over.promise).toBe("over");
  });

  test("a service is asked for no more than its caller takes", async () => {
    let asked = 0;
    const url = await host(
      handlerOf(async function* () {
        for (;;) yield { id: String(++asked), data: { isbn: "x".repeat(100_000) } };
      }),
    );
    const books = read(url);
    await books.next();
    await sleep(300);
    const before = asked;
    await sleep(300);
    // What sockets hold meanwhile.
    expect(asked).toBe(before);
    expect(asked).toBeLessThan(200);
    for (let i = 0; i < 300; i++) await books.next();
    expect(asked).toBeGreaterThan(before);
    await books.return();
  });
});

test("over web requests, a caller who leaves ends what the service waits for", async () => {
  const [begun, over] = [later<void>(), later<string>()];
  const handler = handlerOf(async function* ({ signal }) {
    begun.resolve();
    await ended(signal);
    over.resolve("over");
    yield {};
  });
  const route = createRouter(handler);
  const response = await route(new Request(`http://library${watchBooks.path}`, { method: "POST", body: "{}" }));
  const reader = present(response.body, "body").getReader();
  await reader.read();
  await begun.promise;
  await reader.cancel();
  expect(await over.promise).toBe("over");
});

describe("a stream that breaks off", () => {
  /** Cuts each connection after so many pieces. */
  async function cutting(handler: Handler, pieces: number): Promise<{ url: string; asked: (string | undefined)[] }> {
    const asked: (string | undefined)[] = [];
    const listener = toNodeListener(handler);
    const server = createServer((request, response) => {
      asked.push(request.headers["last-event-id"] as string | undefined);
      let left = pieces;
      const write = response.write.bind(response) as (chunk: unknown, ...rest: unknown[]) => boolean;
      Object.assign(response, {
        write: (chunk: unknown, ...rest: unknown[]) => {
          const written = write(chunk, ...rest);
          // Later, so that what was written has left.
          if (--left === 0) setTimeout(() => response.destroy(), 20);
          return left > 0 && written;
        },
      });
      listener(request, response);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
  }

  test("goes on behind the last event, with nothing twice and nothing left out, stamped anew", async () => {
    const { url, asked } = await cutting(handlerOf(three), 2);
    const stamps: string[] = [];
    const stamper = {
      stamp: async (bytes: Uint8Array) => {
        stamps.push(new TextDecoder().decode(bytes));
        return { name: "X-Stamp", value: String(stamps.length) };
      },
    };
    expect(await all(read(url, {}, { stamper }))).toEqual(booksFrom("1", "2", "3"));
    expect(asked).toEqual([undefined, "1", "2", "3"]);
    expect(stamps).toEqual(asked.map(() => '{"isbn":"any"}'));
  });

  test("is asked for three times in a row without an event, and not again where retries are off", async () => {
    const { url, asked } = await cutting(handlerOf(three), 1);
    expect(await thrown(read(url))).toMatchObject({ code: 14, operation: "watchBooks" });
    expect(asked).toEqual([undefined, undefined, undefined]);
    const once = await cutting(handlerOf(three), 2);
    expect(await thrown(read(once.url, { retry: false }))).toMatchObject({ code: 14 });
    expect(once.asked.length).toBe(1);
  });

  test("counts an event without data as a place to go on from", async () => {
    const starts: (string | undefined)[] = [];
    const { url } = await cutting(
      handlerOf(async function* ({ lastEventId, signal }) {
        starts.push(lastEventId);
        if (lastEventId === "9") return;
        yield { id: "9" };
        await ended(signal);
      }),
      2,
    );
    expect(await all(read(url))).toEqual([]);
    expect(starts).toEqual([undefined, "9"]);
  });
});

describe("time", () => {
  test("passes without an event as long as the server says that it is there", async () => {
    const handler = handlerOf(
      async function* () {
        await sleep(600);
        yield { id: "1", data: { isbn: "late" } };
      },
      { heartbeatMs: 50 },
    );
    const { url } = await serve(toNodeListener(handler));
    expect(await all(read(url, { timeoutMs: 300, retry: false }))).toEqual([{ id: "1", data: { isbn: "late" } }]);
  });

  test("is over where nothing comes, and not where a reader takes its own", async () => {
    const silent = await serve(
      toNodeListener(
        handlerOf(({ signal }) =>
          (async function* () {
            yield* (await ended(signal)) as [];
          })(),
        ),
      ),
    );
    expect(await thrown(read(silent.url, { timeoutMs: 100, retry: false }))).toMatchObject({ code: 4 });
    const { url } = await serve(toNodeListener(handlerOf(three)));
    const books = read(url, { timeoutMs: 100, retry: false });
    await books.next();
    await sleep(300);
    expect(await all(books)).toEqual(booksFrom("2", "3"));
  });

  test("is cut short by a signal, whose reason is thrown", async () => {
    const { url } = await serve(
      toNodeListener(
        handlerOf(async function* ({ signal }) {
          yield { id: "1", data: { isbn: "a" } };
          await ended(signal);
        }),
      ),
    );
    const controller = new AbortController();
    const books = read(url, { signal: controller.signal });
    await books.next();
    const next = books.next();
    controller.abort(new Error("enough"));
    await expect(next).rejects.toThrow("enough");
    await expect(all(read(url, { signal: controller.signal }))).rejects.toThrow("enough");
  });
});

describe("an error", () => {
  const full = () => new ApiError(8, "no more books", { details: [{ "@type": "shelf", row: 3 }] });

  test("before the stream begins has its status", async () => {
    const { url } = await serve(toNodeListener(handlerOf(async () => Promise.reject(full()))));
    expect(await thrown(read(url, { retry: false }))).toMatchObject({ code: 8, status: 429, message: "no more books" });
  });

  test("in the middle is the last event, which callers throw and do not ask again after", async () => {
    const failing = vi.fn<Watch>(async function* () {
      yield { id: "1", data: { isbn: "a" } };
      throw new ApiError(9, "the shelf is locked", { details: [{ "@type": "shelf", row: 3 }] });
    });
    const { url } = await serve(toNodeListener(handlerOf(failing)));
    const books = read(url);
    await books.next();
    expect(await thrown(books)).toMatchObject({
      code: 9,
      message: "the shelf is locked",
      details: [{ "@type": "shelf", row: 3 }],
      operation: "watchBooks",
    });
    expect(failing).toHaveBeenCalledOnce();
  });

  test.each([4, 8, 14] as const)(
    "that passes, as %i does, is passed over: the stream is asked for again",
    async (code) => {
      const starts: (string | undefined)[] = [];
      const { url } = await serve(
        toNodeListener(
          handlerOf(async function* ({ lastEventId }) {
            starts.push(lastEventId);
            if (lastEventId !== undefined) return;
            yield { id: "1", data: { isbn: "a" } };
            throw new ApiError(code, "the database is away");
          }),
        ),
      );
      expect(await all(read(url))).toEqual([{ id: "1", data: { isbn: "a" } }]);
      expect(starts).toEqual([undefined, "1"]);
      const away = async function* (): AsyncGenerator<OutgoingEvent<string, Book>> {
        yield {};
        throw new ApiError(code, "the database is away");
      };
      const { url: gone } = await serve(toNodeListener(handlerOf(away)));
      expect(await thrown(read(gone, { retry: false }))).toMatchObject({ code, message: "the database is away" });
    },
  );

  test("that is none of the API's is told to the hook alone", async () => {
    const seen: unknown[] = [];
    const failing = async function* (): AsyncGenerator<OutgoingEvent<string, Book>> {
      if (Date.now() > 0) throw new Error("the shelf at row 3");
      yield {};
    };
    const hooks = { authenticate: (call: IncomingCall) => call, onError: (error: unknown) => void seen.push(error) };
    const { url } = await serve(toNodeListener(handlerOf(failing, { hooks })));
    expect(await thrown(read(url))).toMatchObject({ code: 13, message: "internal error" });
    expect(seen).toMatchObject([{ message: "the shelf at row 3" }]);
  });

  test.each(["", "a\nb", "a\rb", "a\0b"])("comes of the id %j, which no event can have", async (id) => {
    const { url } = await serve(
      toNodeListener(
        handlerOf(async function* () {
          yield { id, data: { isbn: "a" } };
        }),
      ),
    );
    expect(await thrown(read(url))).toMatchObject({ code: 13 });
  });

  test("is told of a place to go on from that is none", async () => {
    const { url } = await serve(toNodeListener(handlerOf(three)));
    expect(await thrown(read(url, { lastEventId: "x" }))).toMatchObject({
      code: 3,
      message: "Last-Event-ID: expected digits, got others",
    });
  });

  test.each([
    ["is no stream", "application/json", "{}"],
    ["has an event that is not JSON", "text/event-stream; charset=utf-8", "data: {\n\n"],
  ])("comes of an answer that %s", async (_, type, text) => {
    const answer = async () => new Response(text, { headers: { "Content-Type": type } });
    expect(await thrown(read("http://library", {}, { fetch: answer }))).toMatchObject({ code: 13 });
  });

  test("says what it can of an event that is no error body", async () => {
    const type = { headers: { "Content-Type": "text/event-stream" } };
    for (const data of ["gone", "null", '{"code":"x"}']) {
      const fetch = async () => new Response(`event: error\ndata: ${data}\n\n`, type);
      expect(await thrown(read("http://library", {}, { fetch }))).toMatchObject({ code: 13, message: data });
    }
  });
});

test("events of types that are not known are left out", async () => {
  const text = "event: other\ndata: 1\n\ndata: {}\n\nevent: end\ndata:\n\n";
  const fetch = async () => new Response(text, { headers: { "Content-Type": "text/event-stream" } });
  expect(await all(read("http://library", {}, { fetch }))).toEqual([{ id: undefined, data: {} }]);
});
