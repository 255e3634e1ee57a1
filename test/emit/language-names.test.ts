// Names that a contract tells apart, in languages that spell them in one way: each is there once.

import fc from "fast-check";
import { expect, test } from "vitest";
import { compileSources } from "../../generator/src/compile.js";
import { emitGo } from "../../generator/src/emit/go/go.js";
import { emitPython } from "../../generator/src/emit/python/python.js";
import { emitRust } from "../../generator/src/emit/rust/rust.js";
import type { Model } from "../../generator/src/model/model.js";
import { onBase, templates } from "../generator/fixture.js";

const words = ["a", "id", "x", "1", "from", "copy", "type", "more", "url", "unknown", "to", "stored"];

const joins = {
  Camel: (word: string) => word.charAt(0).toUpperCase() + word.slice(1),
  CAPITALS: (word: string) => word.toUpperCase(),
  one: (word: string) => `_${word}`,
  two: (word: string) => `__${word}`,
};

/** A few words, as somebody may write them. */
function spelt([first = "", ...others]: readonly string[], how: readonly (keyof typeof joins)[]): string {
  return (first === "1" ? "n1" : first) + others.map((word, index) => joins[how[index] ?? "Camel"](word)).join("");
}

/** The same words in different spellings, and others. */
const namesOf = (...hows: readonly (keyof typeof joins)[]): fc.Arbitrary<readonly string[]> => {
  const ways = fc.array(fc.array(fc.constantFrom(...hows), { minLength: 2, maxLength: 2 }), {
    minLength: 2,
    maxLength: 5,
  });
  const one = fc.tuple(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }), ways);
  return fc
    .array(one, { minLength: 1, maxLength: 2 })
    .map((all) => [...new Set(all.flatMap(([parts, every]) => every.map((how) => spelt(parts, how))))]);
};
const several = namesOf("Camel", "CAPITALS", "one", "two");
const members = fc
  .tuple(several, fc.boolean())
  .map(([names, isTailed]) => [...new Set([...names, ...(isTailed ? names.map((name) => `${name}_`) : [])])]);
const camels = namesOf("Camel", "CAPITALS");
const capitals = several.map((names) => [...new Set(names.map((name) => name.toUpperCase()))]);

interface Named {
  readonly members: readonly string[];
  readonly operations: readonly string[];
  readonly errors: readonly string[];
  readonly ends: readonly string[];
}

function modelOf({ members: own, operations, errors, ends }: Named): Model | undefined {
  const fields = own.map((name) => `${name}: { type: string, doc: One. }`).join(", ");
  const paged = own.map((name) => `${name}: { type: Place, doc: One. }`).join(", ");
  const query = (name: string, index: number): readonly [string, string] => [
    `queries/${index}.yaml`,
    `query: ${name}\ndoc: Asks.\npath: q${index}\nrequest: { fields: { ${fields} } }\nresponse: { fields: { named: Named } }\n`,
  ];
  const states = ends.map((_, index) => `E${index}: An end.`).join(", ");
  const finals = ends.map((name, index) => `${name}: E${index}`).join(", ");
  const sources = onBase([
    ["shapes/named.yaml", `shapes:\n  Named: { doc: Names., extra: true, fields: { ${fields} } }\n`],
    ["scalars.yaml", "scalars:\n  Place: { base: string, doc: A place., maxLength: 9, example: p }\n"],
    ["enums.yaml", `enums:\n  State: { doc: How far., values: { OPEN: Not yet., ${states} } }\n`],
    ...operations.map(query),
    [
      "queries/list.yaml",
      `query: listPlaces\ndoc: Lists.\npath: list\npage: Place\nrequest: { fields: { ${paged} } }\nresponse: { fields: { ${paged}, places: "Place[]" } }\n`,
    ],
    [
      "queries/wait.yaml",
      `query: waitFirst\ndoc: Waits.\npath: wait\nwait: { field: ${own[0]}, pending: [OPEN], final: { ${finals} } }\nrequest: { fields: {} }\nresponse: { fields: { ${own.map((name, index) => `${name}: ${index === 0 ? "State" : "{ type: string, doc: One. }"}`).join(", ")} } }\n`,
    ],
  ]);
  const more = errors.map((name, index) => `  ${name}: { code: ${900 + index}, status: 400, doc: It. }\n`);
  const { model } = compileSources(sources.set("errors.yaml", (sources.get("errors.yaml") ?? "") + more.join("")));
  const manifest = {
    go: { module: "example.com/named", folder: "go" },
    python: { package: "named", folder: "python" },
    rust: { crate: "named", folder: "rust" },
  };
  return model && { ...model, contract: { ...model.contract, manifest: { ...model.contract.manifest, ...manifest } } };
}

const named = fc.record({ members, operations: camels, errors: capitals, ends: camels }).map((all) => ({
  model: modelOf(all),
  ...all,
}));

/** What stands at this place in a text, from a line on to the next that begins in the same way. */
function found(text: string, begin: RegExp, end: RegExp, name: RegExp): readonly string[] {
  const from = text.search(begin);
  expect(from, String(begin)).toBeGreaterThan(-1);
  const [part = ""] = text.slice(from).split(end);
  return [...part.matchAll(name)].map(([, one = ""]) => one);
}

/** Those that are there twice, or all if some are missing. */
function wrong(names: readonly string[], atLeast: number): readonly string[] {
  return names.length < atLeast ? names : names.filter((name, index) => names.indexOf(name) !== index);
}

const filesOf = (files: readonly { readonly path: string; readonly text: string }[]) => (name: string) =>
  files.find(({ path }) => path.endsWith(name))?.text ?? "";

const runs = { numRuns: 60 };

test("members, methods, errors and ends have names of their own in Python", () => {
  fc.assert(
    fc.property(named, ({ model, members: own, operations, errors, ends }) => {
      fc.pre(model !== undefined);
      const file = filesOf(emitPython({ model, templates: templates() }));
      const ofNamed = found(file("models.py"), /^class Named\(/m, /^\n\n/m, /^ {4}(\w+): /gm);
      expect(wrong(ofNamed, own.length)).toEqual([]);
      // By its name in the contract, a member is taken for no other.
      const isMistaken = (name: string, index: number) => own.includes(name) && own.indexOf(name) !== index;
      expect(ofNamed.filter(isMistaken)).toEqual([]);
      expect(wrong([...file("errors.py").matchAll(/^class (\w+)/gm)].map(String), errors.length)).toEqual([]);
      const client = file("/client.py");
      expect(
        wrong(found(client, /^class Client\(/m, /^class Async/m, /^ {4}def (\w+)/gm), operations.length + 3),
      ).toEqual([]);
      expect(
        wrong(found(client, /^class WaitFirstOutcome/m, /^class Client/m, /^ {4}(\w+) = /gm), ends.length + 1),
      ).toEqual([]);
    }),
    runs,
  );
});

test("members, methods, errors and ends have names of their own in Go", () => {
  fc.assert(
    fc.property(named, ({ model, members: own, operations, errors, ends }) => {
      fc.pre(model !== undefined);
      const file = filesOf(emitGo({ model, templates: templates() }));
      expect(
        wrong(found(file("types.go"), /^type Named struct/m, /^\}/m, /^\t(\w+) .*json:/gm), own.length + 1),
      ).toEqual([]);
      const calls = file("operations.go");
      expect(
        wrong(
          [...calls.matchAll(/^func \(c \*Client\) (\w+)/gm)].map(([, one = ""]) => one),
          operations.length + 3,
        ),
      ).toEqual([]);
      const declared = [...(calls + file("types.go")).matchAll(/^(?:type |func |\t)(\w+)(?: \w+ =|[ (])/gm)];
      const constants = declared.flatMap(([line, one = ""]) => (line.endsWith("=") ? [one] : []));
      expect(wrong(constants, errors.length + 2 * ends.length)).toEqual([]);
    }),
    runs,
  );
});

test("members, methods, errors and ends have names of their own in Rust", () => {
  fc.assert(
    fc.property(named, ({ model, members: own, operations, errors, ends }) => {
      fc.pre(model !== undefined);
      const file = filesOf(emitRust({ model, templates: templates() }));
      expect(
        wrong(found(file("types.rs"), /^pub struct Named /m, /^\}/m, /^ {4}pub (\S+):/gm), own.length + 1),
      ).toEqual([]);
      const calls = file("operations.rs");
      expect(wrong(found(calls, /^impl Client/m, /^\}/m, /^ {4}pub fn (\S+?)\(/gm), operations.length + 3)).toEqual([]);
      expect(wrong(found(calls, /ErrorCode\(/m, /\} Unknown/, /^ {8}(\w+) = /gm), errors.length)).toEqual([]);
      expect(wrong(found(calls, /^pub enum WaitFirstOutcome/m, /^\}/m, /^ {4}(\w+),$/gm), ends.length + 1)).toEqual([]);
    }),
    runs,
  );
});
