// No JSON text in which an object has two members of one name is read, and all others are read as JSON.parse reads them.

import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { RepeatedMemberError, parseJson } from "../../templates/runtime/json-members.js";
import { entryOf, present } from "../service/support/results.js";

/** A JSON text before it is written down: objects are lists, so that they can have a name twice. */
type Tree = number | boolean | null | { text: Spelled } | { items: Tree[] } | { members: [Spelled, Tree][] };

/** A string, and which of its characters are written as escapes. */
interface Spelled {
  readonly value: string;
  readonly escaped: readonly boolean[];
}

const spelled = (value: fc.Arbitrary<string>): fc.Arbitrary<Spelled> =>
  fc.record({ value, escaped: fc.array(fc.boolean(), { maxLength: 8 }) });
// Few enough that names meet, and all that is special to JSON, to JavaScript or to a scanner of quotes.
const name = fc.constantFrom(
  "a",
  "b",
  "",
  '"',
  "\\",
  '\\"',
  '":',
  "{",
  "a/b",
  "m~n",
  "__proto__",
  "constructor",
  "0",
  "é",
  "😀",
  "\u0000",
);
const text = fc.oneof(name, fc.string({ unit: "binary", maxLength: 12 }));

/** Trees whose members have certain names, and whose strings are certain ones. */
function trees(name: fc.Arbitrary<string>, text: fc.Arbitrary<string>): fc.Arbitrary<Tree> {
  return fc.letrec<{ tree: Tree }>((tie) => ({
    tree: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constantFrom<Tree[]>(0, -1.5e3, true, false, null),
      spelled(text).map((text): Tree => ({ text })),
      fc.array(tie("tree"), { maxLength: 4 }).map((items): Tree => ({ items })),
      fc.array(fc.tuple(spelled(name), tie("tree")), { maxLength: 5 }).map((members): Tree => ({ members })),
    ),
  })).tree;
}
const tree = trees(name, text);
const blank = fc.constantFrom("", " ", "\n", "\t\r\n ");

function spell({ value, escaped }: Spelled): string {
  const unit = (code: number) => `\\u${code.toString(16).padStart(4, "0")}`;
  const characters = [...value].map((character, i) =>
    escaped[i]
      ? [...Array(character.length).keys()].map((at) => unit(character.charCodeAt(at))).join("")
      : JSON.stringify(character).slice(1, -1),
  );
  return `"${characters.join("")}"`;
}

function write(tree: Tree, space: string): string {
  if (typeof tree !== "object" || tree === null) return String(tree);
  if ("text" in tree) return spell(tree.text);
  if ("items" in tree)
    return `[${space}${tree.items.map((item) => write(item, space)).join(`${space},${space}`)}${space}]`;
  const members = tree.members.map(([name, member]) => `${spell(name)}${space}:${space}${write(member, space)}`);
  return `{${space}${members.join(`${space},${space}`)}${space}}`;
}

/** Places of the members whose names their objects have had before, as JSON pointers. */
function repeatedIn(tree: Tree, path = ""): string[] {
  if (typeof tree !== "object" || tree === null || "text" in tree) return [];
  if ("items" in tree) return tree.items.flatMap((item, index) => repeatedIn(item, `${path}/${index}`));
  const names = tree.members.map(([{ value }]) => value);
  return tree.members.flatMap(([{ value }, member], index) => {
    const place = `${path}/${value.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    return [...(names.indexOf(value) < index ? [place] : []), ...repeatedIn(member, place)];
  });
}

function refusalOf(text: string): RepeatedMemberError | undefined {
  try {
    parseJson(text);
    return undefined;
  } catch (error) {
    if (error instanceof RepeatedMemberError) return error;
    throw error;
  }
}

test("a text is refused exactly where an object has two members of one name, and names the first of them", () => {
  let [refused, read] = [0, 0];
  fc.assert(
    fc.property(tree, blank, (tree, space) => {
      const text = write(tree, space);
      const [first] = repeatedIn(tree);
      expect(refusalOf(text)?.path).toBe(first);
      // Refused or read, nothing else may come of it.
      expect(first !== undefined || isDeepStrictEqual(parseJson(text), JSON.parse(text))).toBe(true);
      if (first === undefined) read++;
      else refused++;
    }),
    { numRuns: 5000 },
  );
  expect(Math.min(refused, read)).toBeGreaterThan(200);
});

test("a member that is put once more into any object of a text is found", () => {
  const json = fc.oneof(
    fc.json(),
    tree.filter((tree) => repeatedIn(tree).length === 0).map((tree) => write(tree, "")),
  );
  fc.assert(
    fc.property(json, fc.nat(), fc.boolean(), (text, pick, first) => {
      expect(parseJson(text)).toEqual(JSON.parse(text));
      // Where a member begins, by a pattern that knows nothing of the scanner.
      const members = [...text.matchAll(/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"/gs)].filter(
        ([, name]) => name !== undefined,
      );
      fc.pre(members.length > 0);
      const { 1: name = "", index } = entryOf(members, pick % members.length);
      const again = `${text.slice(0, index)}${name}:${first ? "null" : '{"x":[{}]}'},${text.slice(index)}`;
      expect(() => JSON.parse(again) as unknown).not.toThrow();
      expect(refusalOf(again)).toBeInstanceOf(RepeatedMemberError);
    }),
    { numRuns: 3000 },
  );
});

test("another parser, of YAML, of which JSON is a part, finds the same texts to have unique names", () => {
  // Characters that JSON allows in a string and YAML does not are left to the other properties.
  const ascii = fc.constantFrom("a", "b", "", '"', "\\", '":', "{", "a/b", "__proto__", "0", "# x", "- y", "null");
  let refused = 0;
  fc.assert(
    fc.property(trees(ascii, ascii), (tree) => {
      const text = write(tree, "");
      const { errors } = parseDocument(text, { uniqueKeys: true, version: "1.2" });
      const codes = new Set(errors.map(({ code }) => code));
      expect([...codes].filter((code) => code !== "DUPLICATE_KEY")).toEqual([]);
      expect(refusalOf(text) !== undefined).toBe(codes.has("DUPLICATE_KEY"));
      if (codes.size > 0) refused++;
    }),
    { numRuns: 2000 },
  );
  expect(refused).toBeGreaterThan(100);
});

test.each([
  ['{"a":1,"a":1}', "/a"],
  ['{"a":1,"\\u0061":2}', "/a"],
  ['{"__proto__":{},"__proto__":{}}', "/__proto__"],
  ['{"a":{"b":[0,{"c":1,"d":2,"c":3}]}}', "/a/b/1/c"],
  ['{"a":{"b":1,"b":2},"a":0}', "/a/b"],
  ['[{"a":1},{"a":1},{"m~n/o":1,"m~n/o":1}]', "/2/m~0n~1o"],
  ['{"":0,"":0}', "/"],
  ['{"\\\\":0,"\\u005c":0}', "/\\"],
  ['{ "a" :\n1 ,\r\n\t"a"\t: 2 }', "/a"],
])("%s is refused at %s", (text, path) => {
  expect(refusalOf(text)).toMatchObject({ path, message: `${path}: expected one member of this name, got another` });
});

test.each([
  '{"a":"a","b":["a","a"],"c":{"a":1}}',
  '{"a":"\\":","b":"{\\"a\\":1,\\"a\\":2}"}',
  '{"a":1,"A":2,"a ":3}',
  '{"é":1,"e\\u0301":2}',
  '"a"',
  "[]",
])("%s is read", (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

test.each(["", "{", '{"a":1,"a"}', '{"a":1,"a":}', "{'a':1}"])("%j is no JSON, repeated or not", (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
  expect(() => parseJson(text)).not.toThrow(RepeatedMemberError);
});

// Generous: what would grow with the square of the text takes minutes.
test("a megabyte of anything is read in one go through it, without exhausting the stack", { timeout: 30_000 }, () => {
  // With mutants in it, what reads takes much longer.
  const half = process.env["MUTANTS_PLAN"] === undefined ? 500_000 : 10_000;
  const many = (count: number, member: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => member(i)).join();
  for (const text of [
    `${"[".repeat(half)}${"]".repeat(half)}`,
    `${'{"a":'.repeat(half / 3)}0${"}".repeat(half / 3)}`,
    `["${'\\"'.repeat(half)}"]`,
    `["${"\\\\".repeat(half)}"]`,
    `{"${'\\"'.repeat(half)}":0}`,
    `{${many(half / 5, (i) => `"k${i}":0`)}}`,
    `[${many(half / 4, () => '{"":0}')}]`,
  ]) {
    parseJson(text);
    // As two members of one object, it is refused.
    expect(refusalOf(`{"a":${text},"a":0}`)).toBeInstanceOf(RepeatedMemberError);
    expect(refusalOf(`{"a":0,"a":${text}}`)).toMatchObject({ path: "/a" });
  }
});

test("a long path is cut, and one behind very many members is left out", () => {
  const name = "n".repeat(300_000);
  expect(present(refusalOf(`{"${name}":0,"${name}":0}`), "refusalOf").path).toBe(`…${"n".repeat(200)}`);
  const members = Array.from({ length: 20_000 }, (_, i) => `"k${i}":0`).join();
  expect(present(refusalOf(`{${members},"k0":1}`), "refusalOf").path).toBe("");
});
