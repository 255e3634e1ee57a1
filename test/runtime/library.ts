// A small service that has nothing to do with custody, for the tests of the runtime: a library that lends books.

import { createServer } from "node:http";
import type { IncomingMessage, RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { ApiError } from "../../templates/runtime/errors.js";
import type { Operation } from "../../templates/runtime/operation.js";
import { createHandler } from "../../templates/runtime/server.js";
import type { Handler, HandlerOptions, IncomingCall, ServerOperation } from "../../templates/runtime/server.js";

export const getBook = { name: "getBook", path: "/v1/query/get_book", kind: "query" } as const satisfies Operation;
export const lendBook = {
  name: "lendBook",
  path: "/v1/submit/lend_book",
  kind: "submit",
  type: "LEND_BOOK_V2",
  fill: ["timestampMs"],
} as const satisfies Operation;

export interface Book {
  readonly isbn: string;
}

/** Accepts any object whose `isbn`, if there is one, is a string. */
const parse: ServerOperation["parse"] = (value) => {
  if (typeof value !== "object" || value === null) {
    return { ok: false, issues: [{ path: "", expected: "object", got: typeof value }] };
  }
  const issues = Object.entries(value)
    .filter(([name, member]) => name.startsWith("isbn") && typeof member !== "string")
    .map(([name, member]) => ({ path: `/${name}`, expected: "string", got: typeof member }));
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value };
};

export const operations: readonly ServerOperation[] = [
  { name: "getBook", path: getBook.path, kind: "query", parse },
  { name: "lendBook", path: lendBook.path, kind: "submit", parse },
];

/** A handler whose methods answer with what they were asked. */
export function library(options: Partial<HandlerOptions<IncomingCall>> = {}): Handler {
  return createHandler<IncomingCall>({
    operations,
    service: {
      getBook: (_call: IncomingCall, request: Book) => {
        if (request.isbn === "lost") throw new ApiError(5, "no such book", { details: [{ "@type": "shelf", row: 3 }] });
        return { book: request };
      },
      lendBook: async (_call: IncomingCall, request: Book) => ({ lent: request }),
    },
    hooks: { authenticate: (call) => call },
    ...options,
  });
}

/** Starts a server for one test; the answer is its address. */
export async function serve(listener: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

export async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
