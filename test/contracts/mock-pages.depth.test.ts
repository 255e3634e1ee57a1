// A list of a mock that goes on behind a cursor has an end: who reads all pages is done after the second one.

import { expect, test } from "vitest";
import type * as Client from "../../templates/runtime/client.js";
import type * as Server from "../../templates/runtime/server.js";
import { loadPackage } from "./package.js";

interface Page {
  readonly next: string | null;
}
type Call = (input: object) => Promise<Page>;

test("the pages of a list end", async () => {
  const { load } = await loadPackage("bookings");
  const api = await load<{ createClient: (options: object) => Readonly<Record<string, Call>> }>("index.js");
  const { createMock } = await load<{ createMock: () => Server.Handler }>("mock.js");
  const { loopback } = await load<{ loopback: (handler: Server.Handler) => Client.Fetch }>("runtime/loopback.js");
  const client = api.createClient({ baseUrl: "http://mock", fetch: loopback(createMock()), retry: false });
  const pages: (Page | undefined)[] = [];
  for (let cursor: string | null | undefined = undefined; cursor !== null && pages.length < 5;) {
    const input: object = { site: "oslo", since: "2030-01-31T18:00:00Z", ...(cursor !== undefined && { cursor }) };
    const page: Page | undefined = await client["getUsage"]?.(input);
    pages.push(page);
    cursor = page?.next;
  }
  expect(pages.map((page) => typeof page?.next)).toEqual(["string", "object"]);
});
