// What parsing gives back: the value without explicit nulls, and the same through a Standard Schema.

import type { StandardSchemaV1 } from "@standard-schema/spec";
import { beforeAll, describe, expect, test } from "vitest";
import { compiledLibrary } from "./compiled.js";
import type { Compiled } from "./compiled.js";

let library: Compiled;

beforeAll(async () => {
  library = await compiledLibrary();
});

const book = { title: "Emma", genre: "GENRE_NOVEL", lent: false };

describe("explicit nulls of optional members", () => {
  test("count as absent and are left out of the value, at every depth", () => {
    const value = { books: [book, { ...book, sequel: { ...book, sequel: null } }, { ...book, sequel: null }] };
    const before = structuredClone(value);
    expect(library.of("ListBooksResponse").parse(value)).toEqual({
      ok: true,
      value: { books: [book, { ...book, sequel: book }, book] },
    });
    expect(value).toEqual(before);
  });

  test("are left out of variants too", () => {
    const task = {
      id: "",
      type: "TASK_LEND_BOOK",
      branch: "",
      state: "",
      note: null,
      intent: { lendBookIntent: { book: "", reader: { name: "" } } },
      result: { lendBookResult: null, other: null },
    };
    const parsed = library.of("TaskResponse").parse({ task });
    const { note: _, ...rest } = { ...task, result: { other: null } };
    expect(parsed).toEqual({ ok: true, value: { task: rest } });
  });

  test("are no members of any JSON", () => {
    const task = library.of("TaskBase");
    const value = { id: "", branch: "", state: "", note: { a: null } };
    expect(task.parse(value)).toEqual({ ok: true, value });
  });

  test("do not make a copy of a value that has none", () => {
    const value = { books: [{ ...book, sequel: book, more: null }] };
    const parsed = library.of("ListBooksResponse").parse(value);
    expect(parsed.ok && parsed.value).toBe(value);
  });

  test("leave unknown members as they are, one called __proto__ too", () => {
    const value: unknown = JSON.parse(
      '{ "title": "", "genre": "", "lent": true, "sequel": null, "__proto__": { "polluted": 1 } }',
    );
    const parsed = library.of("Book").parse(value);
    const copy: unknown = parsed.ok && parsed.value;
    expect(JSON.stringify(copy)).toBe('{"title":"","genre":"","lent":true,"__proto__":{"polluted":1}}');
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(copy).not.toHaveProperty("polluted");
  });
});

describe("types that contain themselves", () => {
  const nested = (depth: number, inner: string): unknown =>
    JSON.parse(`${'{"title":"","genre":"","lent":true,"sequel":'.repeat(depth)}${inner}${"}".repeat(depth)}`);

  test("are checked, parsed and explained however deep a value nests", () => {
    const { is, parse, explain } = library.of("Book");
    for (const depth of [1, 199, 200, 201, 202, 20_000]) {
      expect(is(nested(depth, JSON.stringify(book)))).toBe(true);
      expect(is(nested(depth, "{}"))).toBe(false);
      expect(explain(nested(depth, '{ "title": "", "genre": "" }'))).toEqual([
        { path: `${"/sequel".repeat(depth)}/lent`, expected: "a value (required)", got: "nothing" },
      ]);
      const parsed = parse(nested(depth, "null"));
      expect(JSON.stringify(parsed.ok && depth < 1000 && parsed.value)).not.toContain("null");
      let innermost: unknown = parsed.ok && parsed.value;
      for (let i = 1; i < depth; i++) innermost = Reflect.get(Object(innermost), "sequel");
      expect(innermost).toEqual({ title: "", genre: "", lent: true });
    }
  });
});

describe("the Standard Schema of a type", () => {
  test("is of version 1 and names the contract", () => {
    const schema: StandardSchemaV1 = library.of("Book");
    expect(schema["~standard"]).toMatchObject({ version: 1, vendor: "library" });
  });

  test("answers with the parsed value", () => {
    const { validate } = library.of("Book")["~standard"];
    expect(validate({ ...book, sequel: null })).toEqual({ value: book });
  });

  test("answers with issues whose paths are member names and array indices", () => {
    const { validate } = library.of("ListBooksRequest")["~standard"];
    const value: unknown = JSON.parse(
      '{ "branch": "north", "genres": ["GENRE_NOVEL", 5], "a/b~1": { "0": 1 }, "7": 1 }',
    );
    const result = validate(value);
    expect(result.issues?.map(({ path }) => path)).toEqual([["7"], ["a/b~1"], ["genres", 1]]);
    expect(result.issues?.at(-1)?.message).toBe("expected one of GENRE_NOVEL, GENRE_POETRY, got number");
  });
});
