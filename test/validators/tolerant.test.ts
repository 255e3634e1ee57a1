// How answers are read: a newer server may send more than this contract knows.

import { beforeAll, describe, expect, test } from "vitest";
import { compiledLibrary } from "./compiled.js";
import type { Compiled } from "./compiled.js";

let library: Compiled;

beforeAll(async () => {
  library = await compiledLibrary();
});

const task = {
  id: "2f0f6a4e-1111-4a4a-8b8b-000000000001",
  type: "TASK_CLOSE_BRANCH",
  branch: "north",
  state: "DONE",
  intent: { closeBranchIntent: {} },
  result: { closeBranchResult: {} },
};

describe("what is answered", () => {
  test("may have unknown members, values of open enums, and other lengths", () => {
    const { is } = library.of("Book");
    expect(is({ title: "", genre: "GENRE_DRAMA", lent: true, more: 1 })).toBe(true);
    expect(is({ title: "x".repeat(1000), genre: "", lent: true })).toBe(true);
  });

  test("still has the types that it is promised", () => {
    const { explain } = library.of("Book");
    expect(explain({ title: 1, genre: null, sequel: { title: "Emma" } })).toEqual([
      { path: "/title", expected: "string", got: "number" },
      { path: "/genre", expected: "one of GENRE_NOVEL, GENRE_POETRY", got: "null" },
      { path: "/lent", expected: "a value (required)", got: "nothing" },
      { path: "/sequel/genre", expected: "a value (required)", got: "nothing" },
      { path: "/sequel/lent", expected: "a value (required)", got: "nothing" },
    ]);
  });

  test("holds 32-bit integers where they are promised", () => {
    const { is } = library.of("ErrorBody");
    expect([3, 2 ** 31, 0.5].map((code) => is({ code, message: "", details: [] }))).toEqual([true, false, false]);
  });
});

describe("a type that is both sent and answered", () => {
  test("has strict validators under its name and tolerant ones beside them", () => {
    const reader = { name: "x".repeat(81), more: true };
    expect(library.of("Reader").is(reader)).toBe(false);
    expect(library.of("ReceivedReader").is(reader)).toBe(true);
    expect(library.of("ReceivedReader").explain({})).toEqual([
      { path: "/name", expected: "a value (required)", got: "nothing" },
    ]);
  });
});

describe("records told apart by a tag", () => {
  test("are held to the variant of their tag", () => {
    const { is, explain } = library.of("Task");
    expect(is(task)).toBe(true);
    expect(explain({ ...task, intent: {} }).map(({ path }) => path)).toEqual(["/intent/closeBranchIntent"]);
    expect(explain({ ...task, type: "TASK_LEND_BOOK" }).map(({ path }) => path)).toEqual(["/intent/lendBookIntent"]);
  });

  test("are held to the general record where a newer server sends another tag", () => {
    const { is, explain } = library.of("Task");
    expect(is({ ...task, type: "TASK_NEWER", intent: { newerIntent: {} }, result: {} })).toBe(true);
    expect(explain({ ...task, type: "TASK_NEWER", id: 1 }).map(({ path }) => path)).toEqual(["/id"]);
    expect(explain({ ...task, type: undefined }).map(({ path }) => path)).toEqual(["/type"]);
    expect(explain(null)).toEqual([{ path: "", expected: "object", got: "null" }]);
  });

  test("are refused in requests where the tag is unknown", () => {
    const { is, explain } = library.of("LendBookBody");
    const expected = "one of TASK_LEND_BOOK, TASK_LEND_BOOK_V2, TASK_LEND_BOOK_V3";
    expect(is({ type: "TASK_CLOSE_BRANCH" })).toBe(false);
    expect(explain({ type: "TASK_CLOSE_BRANCH" })).toEqual([{ path: "/type", expected, got: '"TASK_CLOSE_BRANCH"' }]);
    expect(explain({ type: null })).toEqual([{ path: "/type", expected, got: "null" }]);
    expect(explain({})).toEqual([{ path: "/type", expected: "a value (required)", got: "nothing" }]);
  });
});

describe("enums", () => {
  test("are judged by the values that are listed, and read with others where they are open", () => {
    const { is, received } = library.type("Genre");
    const values = ["GENRE_NOVEL", "GENRE_DRAMA", "toString", null];
    expect(values.map(is)).toEqual([true, false, false, false]);
    expect(values.map(received.is)).toEqual([true, true, true, false]);
  });
});
