// The way of a request through a handler, by web requests without a socket.

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { ApiError } from "../../templates/runtime/errors.js";
import type { Issue } from "../../templates/runtime/issue.js";
import { createRouter } from "../../templates/runtime/router.js";
import { createHandler } from "../../templates/runtime/server.js";
import type { Handler, IncomingCall } from "../../templates/runtime/server.js";
import { firstOf } from "../service/support/results.js";
import { getBook, lendBook, library, operations } from "./library.js";

async function send(handler: Handler, body: BodyInit | null, init: RequestInit = {}, path: string = getBook.path) {
  const request = new Request(`http://library${path}`, { method: "POST", body, ...init });
  const response = await createRouter(handler)(request);
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

const refusal = (code: number, message: string, details: unknown[] = []) => ({ code, message, details });

test("an answer is JSON with exactly the content type application/json", async () => {
  const { status, headers, body } = await send(library(), '{"isbn":"1"}');
  expect([status, headers.get("Content-Type"), body]).toEqual([200, "application/json", { book: { isbn: "1" } }]);
});

test("methods may be asynchronous and may live on a class", async () => {
  class Library {
    readonly shelf = "A";
    async lendBook(_context: unknown, request: object): Promise<object> {
      return { ...request, from: this.shelf };
    }
  }
  const { body } = await send(library({ service: new Library() }), '{"isbn":"1"}', {}, lendBook.path);
  expect(body).toEqual({ isbn: "1", from: "A" });
});

test.each(["text/plain", "application/x-www-form-urlencoded", "nonsense", ""])(
  "a body is read as JSON though its content type is %j",
  async (type) => {
    const { status } = await send(library(), "{}", { headers: type ? { "Content-Type": type } : {} });
    expect(status).toBe(200);
  },
);

test("an unknown path is 404 with code 5, before the body is read or anyone is authenticated", async () => {
  const handler = library({ bodyLimit: 1, hooks: { authenticate: () => Promise.reject(new Error("reached")) } });
  for (const path of ["/v1/query/get_books", `${getBook.path}/`, "/", "/__proto__"]) {
    const { status, body, headers } = await send(handler, "{}", {}, path);
    expect([status, body]).toEqual([404, refusal(5, `no operation at ${path}`)]);
    expect(headers.get("Content-Type")).toBe("application/json");
  }
});

test("a query string does not matter", async () => {
  expect((await send(library(), "{}", {}, `${getBook.path}?a=/b`)).status).toBe(200);
});

test.each(["GET", "PUT", "DELETE", "OPTIONS"])("%s is 405 with code 12 and says what is allowed", async (method) => {
  const { status, body, headers } = await send(library(), null, { method });
  expect([status, headers.get("Allow")]).toEqual([405, "POST"]);
  expect(body).toEqual(refusal(12, `${method} is not supported: send a POST`));
});

test("a body at the limit is read, one byte more is 413 with code 3", async () => {
  const handler = library({ bodyLimit: 20 });
  expect((await send(handler, '{"isbn":"12345678"}'.padEnd(20))).status).toBe(200);
  const over = await send(handler, '{"isbn":"12345678"}'.padEnd(21));
  expect([over.status, over.body]).toEqual([413, refusal(3, "the body has more than 20 bytes")]);
});

test("a handler without a limit of its own reads 1,048,576 bytes and no more", async () => {
  const of = (length: number): string => '{"isbn":"1"}'.padEnd(length);
  expect((await send(library(), of(1_048_576))).status).toBe(200);
  expect((await send(library(), of(1_048_577))).status).toBe(413);
});

test("a body with as many values as allowed is read, one more is 413 with code 3", async () => {
  const handler = library({ valueLimit: 12 });
  // The object has a member, whose list has items. Commas in texts are none.
  const of = (items: number) => JSON.stringify({ ",[{": Array.from({ length: items }, () => ",") });
  expect((await send(handler, of(10))).status).toBe(200);
  const over = await send(handler, of(11));
  expect([over.status, over.body]).toEqual([413, refusal(3, "the body has more than 12 values")]);
});

test("a handler without a limit of its own reads 10,000 values and no more", async () => {
  const of = (items: number) => JSON.stringify(Array.from({ length: items }, () => 0));
  expect((await send(library(), of(9_999))).status).toBe(200);
  expect((await send(library(), of(10_000))).status).toBe(413);
});

test("a body without a declared length is cut off at the limit", async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulled++;
      controller.enqueue(new Uint8Array(10));
    },
  });
  const init: RequestInit & { duplex: "half" } = { duplex: "half" };
  expect((await send(library({ bodyLimit: 100 }), endless, init)).status).toBe(413);
  expect(pulled).toBeLessThan(20);
});

test("a declared length is believed where it is too large", async () => {
  const response = await send(library({ bodyLimit: 10 }), "{}", { headers: { "Content-Length": "11" } });
  expect(response.status).toBe(413);
});

test("the authentication hook sees operation, path, headers and the exact bytes", async () => {
  const calls: unknown[] = [];
  const hooks = {
    authenticate: ({ operation, path, header, bytes, source }: IncomingCall): string => {
      const hash = createHash("sha256").update(bytes).digest("hex");
      calls.push([operation.name, path, header("x-proof"), header("X-Other"), hash, source instanceof Request]);
      return "Ann";
    },
  };
  const service = { getBook: (reader: string) => ({ reader }) };
  const body = ' {"isbn" : "\\u0031"}\n';
  const answer = await send(createHandler({ operations, service, hooks }), body, { headers: { "X-Proof": "p" } });
  expect(calls).toEqual([
    ["getBook", getBook.path, "p", undefined, createHash("sha256").update(body).digest("hex"), true],
  ]);
  expect(answer.body).toEqual({ reader: "Ann" });
});

test("who is not known is told so before the body is looked at", async () => {
  const hooks = { authenticate: () => Promise.reject(new ApiError(16, "no stamp")) };
  const { status, body } = await send(library({ hooks }), "not JSON");
  expect([status, body]).toEqual([401, refusal(16, "no stamp")]);
});

test("no body at all will do where a request has no members, and only there", async () => {
  const empty = { ...firstOf(operations), takesNothing: true };
  const service = { getBook: (_: unknown, request: unknown) => ({ request }) };
  const handler = createHandler({ operations: [empty], service, hooks: { authenticate: () => "Ann" } });
  expect((await send(handler, "")).body).toEqual({ request: {} });
  expect((await send(handler, " ")).status).toBe(400);
  expect((await send(library(), "")).status).toBe(400);
});

test.each([
  ["", "the body is not JSON: line 1, column 1: expected a value, got the end"],
  ['{"isbn":\n  oops}', 'the body is not JSON: line 2, column 3: expected a value, got "o"'],
])("%j is 400 with code 3 and the place", async (text, message) => {
  const { status, body } = await send(library(), text);
  expect([status, body]).toEqual([400, refusal(3, message)]);
});

test.each([
  ['{"isbn":"1","isbn":"2"}', "/isbn"],
  ['{"isbn":"1","i\\u0073bn":"1"}', "/isbn"],
  ['{"isbn":"1","shelf":[{"row":3,"a/b":{}},{"row":3,"a/b":{},"a/b":{}}]}', "/shelf/1/a~1b"],
])("%s is 400 with code 3 and the member that is there twice", async (text, field) => {
  const answered: unknown[] = [];
  const service = { getBook: (_: unknown, request: unknown) => answered.push(request) };
  const { status, body } = await send(library({ service }), text);
  const description = "expected one member of this name, got another";
  const detail = { "@type": "type.googleapis.com/google.rpc.BadRequest", fieldViolations: [{ field, description }] };
  expect([status, body]).toEqual([400, refusal(3, `${field}: ${description}`, [detail])]);
  expect(answered).toEqual([]);
});

test("bytes that are not UTF-8 are 400 with code 3", async () => {
  const { status, body } = await send(library(), Uint8Array.of(0x22, 0xff, 0x22));
  expect([status, body]).toEqual([400, refusal(3, "the body is not UTF-8")]);
});

test("a body that does not fit is 400 with the first issue in the message and all in the details", async () => {
  const { status, body } = await send(library(), '{"isbn":5,"isbn2":null}');
  expect(status).toBe(400);
  expect(body).toEqual(
    refusal(3, "/isbn: expected string, got number (and 1 more)", [
      {
        "@type": "type.googleapis.com/google.rpc.BadRequest",
        fieldViolations: [
          { field: "/isbn", description: "expected string, got number" },
          { field: "/isbn2", description: "expected string, got object" },
        ],
      },
    ]),
  );
  expect((await send(library(), "7")).body).toMatchObject({ message: "the body: expected object, got number" });
});

test("at most fifty issues are listed", async () => {
  const issues: Issue[] = Array.from({ length: 60 }, (_, i) => ({ path: `/${i}`, expected: "string", got: "nothing" }));
  const strict = operations.map((operation) => ({ ...operation, parse: () => ({ ok: false, issues }) as const }));
  const { body } = await send(library({ operations: strict }), "{}");
  const { message, details } = body as { message: string; details: { fieldViolations: unknown[] }[] };
  expect(message).toContain("(and 59 more)");
  expect(details[0]?.fieldViolations).toHaveLength(50);
});

test("an ApiError of a method is answered with its code, message and details", async () => {
  const { status, body } = await send(library(), '{"isbn":"lost"}');
  expect([status, body]).toEqual([404, refusal(5, "no such book", [{ "@type": "shelf", row: 3 }])]);
});

test("the HTTP status is the error's, else the contract's, else that of gRPC", async () => {
  const failing = (error: ApiError) =>
    library({ statuses: { 9: 422 }, service: { getBook: () => Promise.reject(error) } });
  expect((await send(failing(new ApiError(9, "", { status: 428 })), "{}")).status).toBe(428);
  expect((await send(failing(new ApiError(9, "")), "{}")).status).toBe(422);
  expect((await send(failing(new ApiError(10, "")), "{}")).status).toBe(409);
  expect((await send(failing(new ApiError(99, "")), "{}")).status).toBe(500);
});

test("any other error is code 13 and tells nothing", async () => {
  const service = { getBook: () => Promise.reject(new Error("password is hunter2")) };
  const { status, body } = await send(library({ service }), "{}");
  expect([status, body]).toEqual([500, refusal(13, "internal error")]);
});

test("an error that a client inside the service threw is not passed on to the caller", async () => {
  const service = {
    getBook: () => Promise.reject(new ApiError(16, "our key expired", { status: 401, operation: "x" })),
  };
  expect((await send(library({ service }), "{}")).body).toEqual(refusal(13, "internal error"));
});

test("an answer that cannot be written as JSON is code 13", async () => {
  const service = { getBook: () => ({ pages: 5n }) };
  expect((await send(library({ service }), "{}")).status).toBe(500);
});

test("an operation without a method is 501 with code 12", async () => {
  const { status, body } = await send(library({ service: {} }), "{}");
  expect([status, body]).toEqual([501, refusal(12, "getBook is not implemented")]);
});

test("the error hook sees every error with its operation and can answer another", async () => {
  const seen: unknown[] = [];
  const bug = new Error("bug");
  const handler = library({
    service: { getBook: () => Promise.reject(bug) },
    hooks: {
      authenticate: (call) => call,
      onError: (error, operation) => {
        seen.push([error instanceof ApiError ? error.code : error, operation?.name]);
        return error === bug ? new ApiError(14, "come back later") : undefined;
      },
    },
  });
  const { status, body } = await send(handler, "{}");
  expect([status, body]).toEqual([503, refusal(14, "come back later")]);
  await send(handler, "{");
  await send(handler, "{}", {}, "/");
  expect(seen).toEqual([
    [bug, "getBook"],
    [3, "getBook"],
    [5, undefined],
  ]);
});

test("an error hook that fails leaves the caller with an answer", async () => {
  const onError = () => {
    throw new Error("log is full");
  };
  const { body } = await send(library({ hooks: { authenticate: (call) => call, onError } }), "{");
  expect(body).toEqual(refusal(13, "internal error"));
});
