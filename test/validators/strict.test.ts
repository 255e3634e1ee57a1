// How requests are held: everything that is wrong is refused, and said in a few words.

import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { compiledLibrary, root } from "./compiled.js";
import type { Reader } from "../../templates/runtime/validate-type.js";

const QUERY = `
query: probe
doc: Tries out fields.
path: query/probe
request: { fields: { FIELDS } }
response: { fields: {} }
examples: [{ request: {}, response: {} }]
`;

const ENUMS = await readFile(path.join(root, "test/contracts/library/enums.yaml"), "utf8");

let request: Reader<unknown>;

const submitted = {
  type: "TASK_LEND_BOOK_V2",
  sentAt: "1700000000000",
  branch: "north",
  parameters: { title: "Emma", reader: { name: "Ada", cards: [] }, days: 7, genre: "GENRE_NOVEL" },
};

/** The request with its parameters changed. */
function withParameters(changed: object): object {
  return { ...submitted, parameters: { ...submitted.parameters, ...changed } };
}

beforeAll(async () => {
  request = (await compiledLibrary()).of("LendBookRequestV2");
});

describe("what is sent is held strictly", () => {
  test.each<[what: string, value: unknown, path: string, expected: string, got: string]>([
    ["a body that is no object", [], "", "object", "array of 0 items"],
    ["nothing", undefined, "", "object", "nothing"],
    ["a missing member", { ...submitted, branch: undefined }, "/branch", "a value (required)", "nothing"],
    ["null for a required member", { ...submitted, branch: null }, "/branch", "string", "null"],
    ["an unknown member", { ...submitted, extra: 1 }, "/extra", "nothing (unknown member)", "number"],
    [
      "an unknown member without a value",
      { ...submitted, extra: undefined },
      "/extra",
      "nothing (unknown member)",
      "nothing",
    ],
    [
      "a name that pointers escape",
      { ...submitted, "a/b~c": "" },
      "/a~1b~0c",
      "nothing (unknown member)",
      "string of 0 characters",
    ],
    ["another type", { ...submitted, type: "TASK_LEND_BOOK" }, "/type", "TASK_LEND_BOOK_V2", '"TASK_LEND_BOOK"'],
    [
      "a string against its pattern",
      { ...submitted, branch: "North" },
      "/branch",
      "string that matches ^[a-z]+$",
      "string of 5 characters",
    ],
    [
      "a string that is too long",
      { ...submitted, branch: "northernmosts" },
      "/branch",
      "string of at most 12 characters",
      "string of 13 characters",
    ],
    [
      "a string that is too short",
      withParameters({ title: "" }),
      "/parameters/title",
      "string of at least 1 character",
      "string of 0 characters",
    ],
    [
      "a number that is too large",
      withParameters({ days: 61 }),
      "/parameters/days",
      "number of at most 60",
      "number 61",
    ],
    ["a number that is too small", withParameters({ days: 0 }), "/parameters/days", "number of at least 1", "number 0"],
    ["a fraction", withParameters({ days: 1.5 }), "/parameters/days", "32-bit integer", "number 1.5"],
    [
      "a number beyond 32 bits",
      withParameters({ days: 2 ** 31 }),
      "/parameters/days",
      "32-bit integer",
      "number 2147483648",
    ],
    [
      "a number as a string",
      withParameters({ days: "7" }),
      "/parameters/days",
      "32-bit integer",
      "string of 1 character",
    ],
    [
      "an unknown value of an open enum",
      withParameters({ genre: "GENRE_DRAMA" }),
      "/parameters/genre",
      "one of GENRE_NOVEL, GENRE_POETRY",
      '"GENRE_DRAMA"',
    ],
    [
      "too many items",
      withParameters({ reader: { name: "", cards: Array(21).fill("") } }),
      "/parameters/reader/cards",
      "array of at most 20 items",
      "array of 21 items",
    ],
    [
      "an item of another type",
      withParameters({ reader: { name: "", cards: ["", 1] } }),
      "/parameters/reader/cards/1",
      "string",
      "number",
    ],
    [
      "an object for an array",
      withParameters({ reader: { name: "", cards: {} } }),
      "/parameters/reader/cards",
      "array",
      "object",
    ],
  ])("%s is refused", (_, value, path, expected, got) => {
    expect(request.is(value)).toBe(false);
    expect(request.parse(value)).toEqual({ ok: false, issues: [{ path, expected, got }] });
  });

  test("all that is wrong is told, outer members first and inner ones in the order of the contract", () => {
    const value = { type: 1, parameters: { days: true, reader: { cards: [1, "", 2] }, title: "Emma", x: 1 }, y: 1 };
    expect(request.explain(value).map(({ path }) => path)).toEqual([
      "/type",
      "/sentAt",
      "/branch",
      "/y",
      "/parameters/days",
      "/parameters/x",
      "/parameters/reader/name",
      "/parameters/reader/cards/0",
      "/parameters/reader/cards/2",
    ]);
  });

  test("a string that breaks two rules has two issues", () => {
    expect(request.explain({ ...submitted, branch: "NORTHERNMOST-X" })).toHaveLength(2);
  });

  test("members called like those of every object are unknown, and change nothing", () => {
    for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
      const value: unknown = JSON.parse(
        JSON.stringify(submitted).replace("{", `{${JSON.stringify(name)}: {"polluted": 1},`),
      );
      expect(request.is(value)).toBe(false);
      expect(request.explain(value)).toEqual([
        { path: `/${name}`, expected: "nothing (unknown member)", got: "object" },
      ]);
    }
  });
});

describe("bounds", () => {
  test("count code points, as JSON Schema does", async () => {
    const { is, explain } = await probe("text?: { type: string, doc: Text., minLength: 3, maxLength: 4 }");
    const fits = (text: string): boolean => is({ text });
    expect(["ab", "abc", "abcd", "abcde"].map(fits)).toEqual([false, true, true, false]);
    expect(["𝄞𝄞", "𝄞𝄞𝄞", "𝄞𝄞𝄞𝄞", "𝄞𝄞𝄞𝄞𝄞"].map(fits)).toEqual([false, true, true, false]);
    expect(["\ud834\ud834\ud834", "\udd1e\ud834"].map(fits)).toEqual([true, false]);
    expect(explain({ text: "𝄞𝄞" })[0]).toEqual({
      path: "/text",
      expected: "string of at least 3 characters",
      got: "string of 2 characters",
    });
  });

  test("of numbers may ask for multiples", async () => {
    const { is, explain } = await probe("size?: { type: int32, doc: Size., minimum: -10, multipleOf: 5 }");
    expect([-15, -10, -0, 4, 5].map((size) => is({ size }))).toEqual([false, true, true, false, true]);
    expect(explain({ size: -11 }).map(({ expected }) => expected)).toEqual(["number of at least -10", "multiple of 5"]);
  });

  test("of arrays hold for the array, bounds of their items for each item", async () => {
    const { is } = await probe('words?: { type: "string[][]", doc: Words., minItems: 2, maxItems: 2 }');
    expect([[["a"]], [["a"], []], [["a"], [1]], [[], [], []]].map((words) => is({ words }))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});

describe("fields", () => {
  test("may have names that are words of the language, or of the generated code", async () => {
    const names = [
      "default",
      "value",
      "present",
      "members",
      "absent",
      "codePoints",
      "isGenre",
      "i",
      "namesPattern",
      "item",
      "length",
      "@type",
      "a-b",
      "a.b",
      "_",
    ];
    const { is, explain } = await probe(...names.map((name) => `"${name}?": { type: "Genre[]", doc: Any. }`));
    const all = Object.fromEntries(names.map((name) => [name, ["GENRE_NOVEL"]]));
    expect(is(all)).toBe(true);
    for (const name of names) {
      expect(is({ ...all, [name]: ["GENRE_DRAMA"] })).toBe(false);
      expect(explain({ ...all, [name]: ["GENRE_DRAMA"] }).map(({ path }) => path)).toEqual([`/${name}/0`]);
    }
  });

  test("of any JSON may hold anything, however deep", async () => {
    const { is, parse } = await probe("any?: { type: json, doc: Any. }");
    const value: unknown = JSON.parse(`{ "any": ${"[".repeat(100_000)}${"]".repeat(100_000)} }`);
    expect(is(value)).toBe(true);
    const parsed = parse(value);
    expect(parsed.ok && parsed.value === value).toBe(true);
  });

  test("are not taken from elsewhere than the object's own or inherited members", async () => {
    const { is } = await probe("text?: { type: string, doc: Text. }");
    expect(is(Object.assign(Object.create(null), { text: "a" }))).toBe(true);
    expect(is({ text: undefined })).toBe(true);
    expect(is(new Map())).toBe(true);
    expect(is(() => undefined)).toBe(false);
  });

  test("that are not listed are allowed where the contract says so", async () => {
    const library = await compiledLibrary({
      "queries/probe.yaml": QUERY.replace("FIELDS", "text?: { type: string, doc: Text. }").replace(
        "request: {",
        "request: { extra: true,",
      ),
    });
    const { is } = library.of("ProbeRequest");
    expect([{ other: 1 }, { other: 1, text: "a" }, { other: 1, text: 1 }].map(is)).toEqual([true, true, false]);
  });
});

describe("issues", () => {
  test("do not repeat what may be a secret", async () => {
    const { explain } = await probe("genre?: Genre", "desk?: Desk", "task?: TaskType");
    const secret = "C0FFEE".repeat(10);
    const mnemonic = "LEGAL WINNER THANK YEAR";
    const long = `GENRE_${"LONG_".repeat(20)}END`;
    expect(explain({ genre: secret, desk: mnemonic, task: long }).map(({ got }) => got)).toEqual([
      "string of 60 characters",
      "string of 23 characters",
      `"${long.slice(0, 39)}…"`,
    ]);
  });

  test("name the first values of a long enum and count the rest", async () => {
    const values = Array.from({ length: 12 }, (_, i) => `V${i}: A value.`).join(", ");
    const library = await compiledLibrary({
      "enums.yaml": ENUMS.replace("enums:", `enums:\n  Long: { doc: Long., values: { ${values} } }`),
      "queries/probe.yaml": QUERY.replace("FIELDS", "long?: Long"),
    });
    expect(library.of("ProbeRequest").explain({ long: "V12" })).toEqual([
      { path: "/long", expected: "one of V0, V1, V2, V3, V4, V5, V6, V7, V8, … (12 values)", got: '"V12"' },
    ]);
    expect(library.of("ProbeRequest").is({ long: "V11" })).toBe(true);
  });

  test("end at a thousand, so that a small body cannot ask for much memory", async () => {
    const { explain } = await probe('words?: { type: "string[]", doc: Words. }');
    expect(explain({ words: Array(100_000).fill(1) })).toHaveLength(1000);
  });
});

/** Validators of a request with these fields. */
async function probe(...fields: readonly string[]): Promise<Reader<unknown>> {
  const library = await compiledLibrary({ "queries/probe.yaml": QUERY.replace("FIELDS", fields.join(", ")) });
  return library.of("ProbeRequest");
}
