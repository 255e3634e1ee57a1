// A client tied to a handler without a socket.

import { expect, test } from "vitest";
import { call, connect } from "../../templates/runtime/client.js";
import { loopback } from "../../templates/runtime/loopback.js";
import { getBook, lendBook, library } from "./library.js";

const tied = (options?: Parameters<typeof library>[0]) =>
  connect({ baseUrl: "http://loopback", fetch: loopback(library(options)), now: () => 5 });

test("calls are answered as over a socket", async () => {
  expect(await call(tied(), getBook, { isbn: "ü" })).toEqual({ book: { isbn: "ü" } });
  expect(await call(tied(), lendBook, {})).toEqual({ lent: { type: "LEND_BOOK_V2", timestampMs: "5" } });
  await expect(call(tied(), getBook, { isbn: "lost" })).rejects.toMatchObject({ code: 5, status: 404 });
  await expect(call(tied({ bodyLimit: 5 }), getBook, { isbn: "1" })).rejects.toMatchObject({ code: 3, status: 413 });
});

test("it serves as fetch", async () => {
  const fetchLike: typeof fetch = loopback(library());
  const response = await fetchLike(new URL(`http://any${getBook.path}`), { method: "POST", body: "{}" });
  expect(response).toBeInstanceOf(Response);
  expect(await response.json()).toEqual({ book: {} });
});

test("aborts and timeouts end a call that the service does not answer", async () => {
  const connection = tied({ service: { getBook: () => new Promise(() => {}) } });
  const signal = AbortSignal.timeout(20);
  await expect(call(connection, getBook, {}, { signal })).rejects.toThrow("timeout");
  const late = call(connection, getBook, {}, { timeoutMs: 20, retry: false });
  await expect(late).rejects.toMatchObject({ code: 4 });
  await expect(loopback(library())("http://x/", { signal: AbortSignal.abort("no") })).rejects.toBe("no");
});
