// Headers of answers, from the service's value to the caller's.

import { expect, test } from "vitest";
import { Answered, answerHeaders, withHeaders } from "../../templates/runtime/answer-headers.js";
import type { HeaderKinds } from "../../templates/runtime/answer-headers.js";
import { connect } from "../../templates/runtime/client.js";

const kinds = { ETag: "string", "X-Left?": "int32", "X-Share?": "number", "X-Rare?": "boolean" } as const;

/** What a caller gets of these headers. */
async function read(headers: Record<string, string>, of: HeaderKinds = kinds): Promise<unknown> {
  const connection = connect({
    baseUrl: "http://library",
    retry: false,
    fetch: async () => new Response(`{"title":"Emma"}`, { headers }),
  });
  const found = await withHeaders(connection, "findBook", of, async (watched) => {
    const init = { method: "POST", headers: {}, body: null, signal: AbortSignal.timeout(1000) } as const;
    const response = await watched.fetch("http://library", { ...init, redirect: "manual" });
    return JSON.parse(await response.text()) as object;
  });
  expect(found.answer).toEqual({ title: "Emma" });
  return found.headers;
}

test("are read by their kinds, whatever the case of their names, and left out where absent", async () => {
  expect(
    await read({ etag: "7", "x-left": "-2147483648", "X-Share": "2.5e-1", "X-Rare": "false", Other: "1" }),
  ).toEqual({
    ETag: "7",
    "X-Left": -2_147_483_648,
    "X-Share": 0.25,
    "X-Rare": false,
  });
  expect(await read({ ETag: "" })).toEqual({ ETag: "" });
});

test.each([
  [{}, "the answer's header ETag: expected string, got none"],
  [{ ETag: "7", "X-Left": "2147483648" }, 'the answer\'s header X-Left: expected int32, got "2147483648"'],
  [{ ETag: "7", "X-Left": "0x10" }, 'the answer\'s header X-Left: expected int32, got "0x10"'],
  [{ ETag: "7", "X-Share": "1e999" }, 'the answer\'s header X-Share: expected number, got "1e999"'],
  [{ ETag: "7", "X-Rare": "yes" }, 'the answer\'s header X-Rare: expected boolean, got "yes"'],
])("an answer with %j is an error that says what was expected", async (headers, message) => {
  await expect(read(headers as Record<string, string>)).rejects.toMatchObject({
    code: 13,
    operation: "findBook",
    message,
  });
});

test("are written as they are read, each by its kind", async () => {
  const said = { ETag: "7", "X-Left": 3, "X-Share": 0.25, "X-Rare": true };
  const { value, headers } = answerHeaders(kinds)(new Answered({ title: "Emma" }, said));
  expect({ value, headers }).toEqual({
    value: { title: "Emma" },
    headers: { ETag: "7", "X-Left": "3", "X-Share": "0.25", "X-Rare": "true" },
  });
  expect(await read({ ...headers })).toEqual(said);
});

test("others than the contract's are not sent, and none are needed where all may be absent", () => {
  const { headers } = answerHeaders({ "ETag?": "string" })(new Answered({}, { "Set-Cookie": "a=b" }));
  expect(headers).toEqual({});
  expect(answerHeaders({ "ETag?": "string" })({ title: "Emma" })).toEqual({ value: { title: "Emma" }, headers: {} });
});

test.each([
  ["one that is missing", {}],
  ["one that would end the header", { ETag: "7\r\nSet-Cookie: a=b" }],
  ["one that is not ASCII", { ETag: "grün" }],
  ["one with a blank at its end", { ETag: "7 " }],
  ["a number that is a text", { ETag: "7", "X-Left": "3" }],
  ["a number that is none", { ETag: "7", "X-Share": Number.NaN }],
  ["a fraction where a whole number belongs", { ETag: "7", "X-Left": 0.5 }],
])("a service cannot answer with %s", (_, headers) => {
  expect(() => answerHeaders(kinds)(new Answered({}, headers))).toThrow(/^the answer's header/);
});
