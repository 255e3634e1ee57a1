// Made-up values, and the mock that answers with them.

import { expect, test } from "vitest";
import { call, connect } from "../../templates/runtime/client.js";
import { createFake, hintsOf, seedOf } from "../../templates/runtime/fake.js";
import { loopback } from "../../templates/runtime/loopback.js";
import { createMockHandler } from "../../templates/runtime/mock.js";
import type { MockOperation } from "../../templates/runtime/mock.js";
import type { DescriptorRef, ObjectDescriptor, UnionDescriptor } from "../../templates/runtime/validate-descriptor.js";
import { getBook, operations } from "./library.js";

const id: DescriptorRef = { kind: "string", format: "uuid", maxLength: 64, example: "x" };
const object = (members: ObjectDescriptor["members"]): ObjectDescriptor => ({
  kind: "object",
  extra: false,
  members,
});
const book: ObjectDescriptor = object([
  { name: "bookId", type: id },
  { name: "title", type: { kind: "string", example: "Momo" }, optional: true },
  { name: "pages", type: { kind: "int32", minimum: 10, multipleOf: 4 } },
  { name: "genre", type: { kind: "enum", name: "Genre", values: ["NOVEL", "POEM"], open: true } },
  { name: "sequel", type: () => book, optional: true },
  { name: "related", type: { kind: "array", of: () => book, minItems: 0, maxItems: 9 } },
]);
const shelf = object([{ name: "books", type: { kind: "array", of: book, minItems: 0, maxItems: 100 } }]);

test("the same seed gives the same value, another seed another one", () => {
  expect(createFake(1)(shelf)).toEqual(createFake(1)(shelf));
  const different = new Set(Array.from({ length: 100 }, (_, seed) => JSON.stringify(createFake(seed)(shelf))));
  expect(different.size).toBe(100);
});

test("a record has all its members but those in which it would stand itself", () => {
  const value = createFake(7)(book) as Record<string, unknown>;
  expect(value).toMatchObject({ title: "Momo", pages: 12, related: [] });
  expect(Object.keys(value)).toEqual(["bookId", "title", "pages", "genre", "related"]);
  expect(value["bookId"]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(["NOVEL", "POEM"]).toContain(value["genre"]);
});

test("arrays have one or two elements where their bounds allow it", () => {
  const lengths = (minItems: number, maxItems: number) =>
    new Set(
      Array.from(
        { length: 50 },
        (_, seed) => (createFake(seed)({ kind: "array", of: id, minItems, maxItems }) as []).length,
      ),
    );
  expect(lengths(0, 100)).toEqual(new Set([1, 2]));
  expect(lengths(3, 100)).toEqual(new Set([3]));
  expect(lengths(0, 0)).toEqual(new Set([0]));
});

test("strings keep their bounds even without an example", () => {
  const text = (bounds: object) => createFake(1)(object([{ name: "colour", type: { kind: "string", ...bounds } }]));
  expect(text({})).toEqual({ colour: "colour" });
  expect(text({ maxLength: 3 })).toEqual({ colour: "col" });
  expect(text({ minLength: 8 })).toEqual({ colour: "00000000" });
  expect(text({ pattern: /^\d+$/u })).toEqual({ colour: "0" });
  expect(text({ format: "uuid", maxLength: 8, example: "short" })).toEqual({ colour: "short" });
});

test("members take over hints of their name that are of their kind and within their bounds", () => {
  const fake = createFake(1);
  const hints = (values: Record<string, unknown>) => new Map(Object.entries(values));
  expect(fake(book, hints({ bookId: "b-1", pages: 40, genre: "POEM" }))).toMatchObject({
    bookId: "b-1",
    pages: 40,
    genre: "POEM",
  });
  const refused = fake(book, hints({ bookId: "b".repeat(65), pages: 41, genre: "FILM", title: 5 })) as object;
  expect(refused).toMatchObject({ pages: 12, title: "Momo" });
  expect(JSON.stringify(refused)).not.toMatch(/bbbb|FILM/);
  expect(fake(shelf, hints({ books: [] }))).toEqual({ books: [] });
});

test("a union becomes the variant that a hint names, otherwise any", () => {
  const media: UnionDescriptor = {
    kind: "union",
    tag: "type",
    variants: ["DISC", "TAPE"].map((value) => ({
      value,
      type: object([{ name: "type", type: { kind: "enum", name: "Type", values: [value], open: false } }]),
    })),
  };
  expect(createFake(1)(media, new Map([["type", "TAPE"]]))).toEqual({ type: "TAPE" });
  const found = new Set(Array.from({ length: 30 }, (_, seed) => (createFake(seed)(media) as { type: string }).type));
  expect(found).toEqual(new Set(["DISC", "TAPE"]));
});

test("the strings of a request become hints, those nearest to the root first", () => {
  const hints = hintsOf({
    a: { id: "deep", name: "n" },
    id: "top",
    list: [{ tag: "t" }, "loose"],
    count: 5,
    none: null,
  });
  expect(Object.fromEntries(hints)).toEqual({ id: "top", name: "n", tag: "t" });
});

test("a seed is FNV-1a of its parts", () => {
  expect(seedOf("")).toBe(0x811c9dc5);
  expect(seedOf("foobar")).toBe(0xbf9cf968);
  expect(seedOf("foo", new TextEncoder().encode("bar"))).toBe(0xbf9cf968);
});

const mocked: readonly MockOperation[] = operations.map((operation) => ({
  ...operation,
  answer: () => ({ type: book, members: { title: "The Neverending Story" } }),
}));

test("a mock answers the same request in the same way, another request in another, with the ids that were asked for", async () => {
  const tied = (seed?: number) =>
    connect({ baseUrl: "http://mock", fetch: loopback(createMockHandler(mocked, { seed })) });
  const first = await call<object>(tied(), getBook, { shelf: "1" });
  expect(await call(tied(), getBook, { shelf: "1" })).toEqual(first);
  expect(await call(tied(), getBook, { shelf: "2" })).not.toEqual(first);
  expect(await call(tied(5), getBook, { shelf: "1" })).not.toEqual(first);
  expect(await call(tied(), getBook, { bookId: "b-1" })).toMatchObject({
    bookId: "b-1",
    title: "The Neverending Story",
  });
  await expect(call(tied(), getBook, { isbn: 5 })).rejects.toMatchObject({ code: 3, status: 400 });
});
