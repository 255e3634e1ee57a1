// The client, against servers on real sockets that misbehave in every way a network does.

import { expect, expectTypeOf, onTestFinished, test, vi } from "vitest";
import { call, connect } from "../../templates/runtime/client.js";
import type { ClientOptions } from "../../templates/runtime/client.js";
import { ApiError } from "../../templates/runtime/errors.js";
import type { Stamper } from "../../templates/runtime/stamper.js";
import { entryOf } from "../service/support/results.js";
import { getBook, lendBook, serve, textOf } from "./library.js";
import type { Book } from "./library.js";

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** What a server does with one request: an answer, or `hang up`, or `say nothing`. */
type Reply =
  | "hang up"
  | "say nothing"
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: string };

/** Answers the first request with the first reply and so on, the last one again and again. */
async function scripted(...replies: Reply[]): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const { url } = await serve((request, response) => {
    void textOf(request).then((body) => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body });
      const reply = entryOf(replies, Math.min(seen.length, replies.length) - 1);
      if (reply === "hang up") request.socket.destroy();
      else if (reply !== "say nothing") response.writeHead(reply.status ?? 200, reply.headers).end(reply.body ?? "{}");
    });
  });
  return { url, seen };
}

const quick: Partial<ClientOptions> = { retry: { attempts: 3, baseDelayMs: 1, maxDelayMs: 2 } };
const errorBody = (code: number, message: string, details: unknown[] = []) =>
  JSON.stringify({ code, message, details });

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

test("a query posts its body as JSON to the operation's path and returns the answer as it is", async () => {
  const { url, seen } = await scripted({ body: '{"isbn":"1","colour":"NEW_COLOUR"}' });
  const answer = await call<Book>(connect({ baseUrl: `${url}/`, headers: { "X-Desk": "4" } }), getBook, { isbn: "1" });
  expect(answer).toEqual({ isbn: "1", colour: "NEW_COLOUR" });
  expectTypeOf(answer).toEqualTypeOf<Book>();
  expect(seen).toMatchObject([
    {
      method: "POST",
      url: "/v1/query/get_book",
      headers: { "content-type": "application/json", "x-desk": "4" },
      body: '{"isbn":"1"}',
    },
  ]);
});

test("a call's headers replace the client's, these the content type, and nothing replaces the stamp", async () => {
  let sent: RequestInit["headers"];
  const connection = connect({
    baseUrl: "http://nowhere",
    headers: { "Content-Type": "application/json; charset=utf-8", "X-Desk": "4", "X-Proof": "none" },
    stamper: { stamp: () => ({ name: "X-Proof", value: "stamped" }) },
    fetch: async (_, { headers }) => {
      sent = headers;
      return new Response("{}");
    },
  });
  await call(connection, getBook, {}, { headers: { "X-Desk": "5", "X-Proof": "mine" } });
  expect(sent).toEqual({ "Content-Type": "application/json; charset=utf-8", "X-Desk": "5", "X-Proof": "stamped" });
  await call({ ...connection, headers: {}, stamper: undefined }, getBook, {});
  expect(sent).toEqual({ "Content-Type": "application/json" });
});

test("a redirect is not followed", async () => {
  let mode: unknown;
  const fetch = async (_: string, { redirect }: RequestInit): Promise<Response> => {
    mode = redirect;
    return new Response("{}");
  };
  await call(connect({ baseUrl: "http://nowhere", fetch }), getBook, {});
  expect(mode).toBe("manual");
});

test("a submit carries its type, and the present time where the caller gives none", async () => {
  const { url, seen } = await scripted({});
  const connection = connect({ baseUrl: url, now: () => 1700000000000 });
  await call(connection, lendBook, { isbn: "1", timestampMs: undefined });
  await call(connection, lendBook, { isbn: "1", timestampMs: "5" });
  expect(seen.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { type: "LEND_BOOK_V2", isbn: "1", timestampMs: "1700000000000" },
    { type: "LEND_BOOK_V2", isbn: "1", timestampMs: "5" },
  ]);
});

test("a retry sends the same bytes with the same stamp, which was made once for them", async () => {
  const { url, seen } = await scripted("hang up", { status: 503 }, { body: '{"ok":true}' });
  const stamped: string[] = [];
  const stamper: Stamper = {
    stamp: (body, { operation }) => {
      stamped.push(new TextDecoder().decode(body));
      return { name: "X-Proof", value: `${operation.name} ${stamped.length}` };
    },
  };
  let time = 0;
  const answer = await call(connect({ ...quick, baseUrl: url, stamper, now: () => ++time }), lendBook, { isbn: "ü" });
  expect(answer).toEqual({ ok: true });
  expect(stamped).toEqual([seen[0]?.body]);
  expect(new Set(seen.map(({ body }) => body)).size).toBe(1);
  expect(seen.map(({ headers }) => headers["x-proof"])).toEqual(Array(3).fill("lendBook 1"));
});

test.each([429, 502, 503, 504])("HTTP %i is tried again", async (status) => {
  const { url, seen } = await scripted({ status }, { body: "1" });
  expect(await call(connect({ ...quick, baseUrl: url }), getBook, {})).toBe(1);
  expect(seen).toHaveLength(2);
});

test.each([307, 400, 401, 403, 404, 409, 413, 500, 501])("HTTP %i is not tried again", async (status) => {
  const { url, seen } = await scripted({ status, headers: { Location: "/elsewhere" } });
  const error = await failure(call(connect({ ...quick, baseUrl: url }), getBook, {}));
  expect(error.status).toBe(status);
  expect(seen).toHaveLength(1);
});

test("retries end after the given number of attempts, with the last error", async () => {
  const { url, seen } = await scripted(
    { status: 503, body: errorBody(14, "first") },
    { status: 429, body: errorBody(8, "last") },
  );
  const error = await failure(call(connect({ ...quick, baseUrl: url }), getBook, {}));
  expect(error).toMatchObject({ code: 8, status: 429, message: "last" });
  expect(seen).toHaveLength(3);
});

test("retry: false sends once, for a client or for one call", async () => {
  const { url, seen } = await scripted({ status: 503 });
  await failure(call(connect({ baseUrl: url, retry: false }), getBook, {}));
  expect(seen).toHaveLength(1);
  await failure(call(connect({ ...quick, baseUrl: url }), getBook, {}, { retry: false }));
  expect(seen).toHaveLength(2);
});

test("the pause doubles up to its limit and is drawn at random below that", async () => {
  const { url } = await scripted({ status: 503 });
  const drawn: number[] = [];
  const random = () => {
    drawn.push(performance.now());
    return 1;
  };
  const retry = { attempts: 5, baseDelayMs: 20, maxDelayMs: 50 };
  await failure(call(connect({ baseUrl: url, retry, random }), getBook, {}));
  const end = performance.now();
  const pauses = drawn.map((at, i) => (drawn[i + 1] ?? end) - at);
  for (const [i, least] of [20, 40, 50, 50].entries()) expect(pauses[i]).toBeGreaterThanOrEqual(least - 2);
  expect(pauses).toHaveLength(4);
});

test("without a word on retries a call is sent three times, after pauses that double up to a limit", async () => {
  const timeoutMs = 77_777;
  const timers = vi.spyOn(globalThis, "setTimeout");
  onTestFinished(() => timers.mockRestore());
  let sent = 0;
  const fetch = async (): Promise<Response> => new Response("{}", { status: 500 + (sent++ < 9 ? 3 : 0) });
  const options = { baseUrl: "http://nowhere", fetch, timeoutMs };
  await failure(call(connect({ ...options, random: () => 0 }), getBook, {}));
  expect(sent).toBe(3);
  timers.mockClear();
  const retry = { attempts: 4, baseDelayMs: 1, maxDelayMs: 3 };
  await failure(call(connect({ ...options, retry, random: () => 1 }), getBook, {}));
  expect(timers.mock.calls.map(([, delay]) => delay).filter((delay) => delay !== timeoutMs)).toEqual([1, 2, 3]);
});

test("Retry-After is honoured in seconds and as a date", async () => {
  const date = new Date(1700000001000).toUTCString();
  const { url, seen } = await scripted(
    { status: 429, headers: { "Retry-After": "1" } },
    { status: 503, headers: { "Retry-After": date } },
    {},
  );
  const begin = performance.now();
  await call(connect({ ...quick, baseUrl: url, now: () => 1700000000500 }), getBook, {});
  const took = performance.now() - begin;
  expect(took).toBeGreaterThanOrEqual(1490);
  expect(took).toBeLessThan(2900);
  expect(seen).toHaveLength(3);
});

test("a Retry-After of more than a minute ends the call at once", async () => {
  const { url, seen } = await scripted({ status: 429, headers: { "Retry-After": "61" }, body: errorBody(8, "busy") });
  expect(await failure(call(connect({ baseUrl: url }), getBook, {}))).toMatchObject({ code: 8, message: "busy" });
  expect(seen).toHaveLength(1);
});

test("an error body becomes an ApiError with its code, message, details, status and operation", async () => {
  const details = [{ "@type": "shelf", row: 3 }];
  const { url } = await scripted({ status: 404, body: errorBody(5, "no such book", details) });
  expect(await failure(call(connect({ baseUrl: url }), getBook, {}))).toMatchObject({
    name: "ApiError",
    code: 5,
    message: "no such book",
    details,
    status: 404,
    operation: "getBook",
  });
});

test.each([
  [400, 3],
  [401, 16],
  [403, 7],
  [404, 5],
  [409, 6],
  [418, 2],
  [500, 13],
  [501, 12],
])("HTTP %i without an error body is code %i", async (status, code) => {
  for (const body of ["<html>Oops</html>", "[]", "null", '"text"', ""]) {
    const { url } = await scripted({ status, body });
    const error = await failure(call(connect({ baseUrl: url, retry: false }), getBook, {}));
    expect(error).toMatchObject({ code, status, details: [], message: `HTTP ${status}: ${body}` });
  }
});

test("an answer that is not JSON is code 13", async () => {
  const { url } = await scripted({ body: "OK" });
  expect(await failure(call(connect({ baseUrl: url }), getBook, {}))).toMatchObject({ code: 13, status: 200 });
});

test("a server that hangs up every time is code 14, with the cause kept", async () => {
  const { url, seen } = await scripted("hang up");
  const error = await failure(call(connect({ ...quick, baseUrl: url }), getBook, {}));
  expect(error).toMatchObject({ code: 14, status: undefined, operation: "getBook" });
  expect(error.cause).toBeInstanceOf(TypeError);
  expect(seen).toHaveLength(3);
});

test("a server that says nothing is tried again after the timeout, and is code 4 in the end", async () => {
  const { url, seen } = await scripted("say nothing");
  const error = await failure(call(connect({ ...quick, baseUrl: url, timeoutMs: 200 }), getBook, {}));
  expect(error).toMatchObject({ code: 4, status: undefined, operation: "getBook" });
  expect(error.message).toContain("within 200 ms");
  expect(seen).toHaveLength(3);
});

test("the timeout covers an answer that stops half way", async () => {
  const { url } = await serve((_request, response) => {
    response.writeHead(200, { "Content-Length": "100" }).write("{");
  });
  const error = await failure(call(connect({ baseUrl: url, retry: false }), getBook, {}, { timeoutMs: 50 }));
  expect(error.code).toBe(4);
});

test("without an end to the timeout an answer is waited for", async () => {
  const { url } = await scripted({ body: "7" });
  expect(await call(connect({ baseUrl: url, timeoutMs: Infinity }), getBook, {})).toBe(7);
});

test("an abort ends a request under way, and the call throws the signal's reason", async () => {
  const { url } = await scripted("say nothing");
  const stop = new AbortController();
  setTimeout(() => stop.abort("enough"), 30);
  await expect(call(connect({ baseUrl: url }), getBook, {}, { signal: stop.signal })).rejects.toBe("enough");
});

test("an abort cuts the pause between two attempts short", async () => {
  const { url, seen } = await scripted({ status: 503, headers: { "Retry-After": "30" } });
  const stop = new AbortController();
  const called = call(connect({ baseUrl: url }), getBook, {}, { signal: stop.signal });
  await vi.waitFor(() => expect(seen).toHaveLength(1), { timeout: 5000, interval: 5 });
  const begin = performance.now();
  setTimeout(() => stop.abort("enough"), 50);
  await expect(called).rejects.toBe("enough");
  expect(performance.now() - begin).toBeLessThan(10_000);
  expect(seen).toHaveLength(1);
});

test("a call whose signal is aborted already sends and stamps nothing", async () => {
  const { url, seen } = await scripted({});
  let stamps = 0;
  const stamper: Stamper = { stamp: () => ({ name: "X", value: String(++stamps) }) };
  const signal = AbortSignal.abort("no");
  await expect(call(connect({ baseUrl: url, stamper }), getBook, {}, { signal })).rejects.toBe("no");
  expect([seen.length, stamps]).toEqual([0, 0]);
});

test("what a stamper throws is thrown as it is", async () => {
  const { url, seen } = await scripted({});
  const stamper: Stamper = { stamp: () => Promise.reject(new RangeError("declined")) };
  await expect(call(connect({ baseUrl: url, stamper }), getBook, {})).rejects.toThrow(RangeError);
  expect(seen).toHaveLength(0);
});
