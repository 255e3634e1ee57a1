// Which answers are checked, by the routes of a contract.

import { expect, test } from "vitest";
import { checked } from "../../templates/runtime/checked.js";
import { call, connect } from "../../templates/runtime/client.js";
import type { Operation } from "../../templates/runtime/operation.js";

const refusing = (name: string) => () => [{ path: "", expected: name, got: "object" }];
const answers = [
  { route: "POST /v1/books", explain: refusing("an added book") },
  { route: "GET /v1/books/new", explain: refusing("the newest book") },
  { route: "GET /v1/books/{isbn}", explain: refusing("a book") },
  { route: "GET /v1/books/{isbn}/pages.{format}", explain: refusing("pages") },
];

/** What is said of the answer to a call, behind a path of the server's own. */
async function said(method: string, path: string): Promise<unknown> {
  const connection = connect({ baseUrl: "http://library/lent", retry: false, fetch: async () => Response.json({}) });
  const operation: Operation = {
    name: "book",
    path,
    kind: "query",
    bind: () => ({ method, path, body: undefined }),
  };
  return call(checked(connection, answers), operation, {}).catch((error: unknown) => (error as Error).message);
}

test.each([
  ["POST", "/v1/books", "an added book"],
  ["GET", "/v1/books/new?limit=1", "the newest book"],
  ["GET", "/v1/books/978-3", "a book"],
  ["GET", "/v1/books/978-3?page=/v1/books", "a book"],
  ["GET", "/v1/books/978-3/pages.pdf", "pages"],
])("the answer to %s %s is checked as %s", async (method, path, name) => {
  expect(await said(method, path)).toBe(`the answer does not fit: the body: expected ${name}, got object`);
});

test.each([
  ["GET", "/v1/books"],
  ["GET", "/v1/books/978-3/pagesxpdf"],
  ["GET", "/v1/books/978-3/more"],
  ["POST", "/elsewhere"],
])("the answer to %s %s, which is no operation's, is as it is", async (method, path) => {
  expect(await said(method, path)).toEqual({});
});
