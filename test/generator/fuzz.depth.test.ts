// Whatever comes in, a model or findings come out: never an exception, and never late. FUZZ_RUNS asks for more cases.

import fc from "fast-check";
import { ts } from "ts-morph";
import { describe, expect, test } from "vitest";
import { compileSources } from "../../generator/src/compile.js";
import type { Compilation } from "../../generator/src/compile.js";
import { catalogue } from "../../generator/src/diagnostics/catalogue.js";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.js";
import type { Sources } from "../../generator/src/load/contract-files.js";
import type { Model } from "../../generator/src/model/model.js";
import { library, onBase, outputOf, rendered, sourcesOf } from "./fixture.js";
import { brokenLines, brokenTree } from "./mutation.js";

const RUNS = Number(process.env["FUZZ_RUNS"] ?? 40);
/** Far above what any case takes (a few milliseconds), far below what a person would call hanging. */
const PATIENCE = 20_000;

const contract = sourcesOf(library);
const anyFile = fc.constantFrom(...contract.keys());
const replaced = (file: string, text: string): Sources => new Map([...contract, [file, text]]);

interface Examined extends Compilation {
  /** What no outcome may be. */
  readonly problems: readonly string[];
}

function examined(sources: Sources): Examined {
  const start = performance.now();
  const compilation = compileSources(sources);
  const took = performance.now() - start;
  const { model, diagnostics } = compilation;
  const problems = diagnostics.flatMap((diagnostic) => problemOf(diagnostic, sources) ?? []);
  if (took > PATIENCE) problems.push(`took ${took} ms`);
  if ((model === undefined) !== diagnostics.length > 0) problems.push("neither a model nor findings, or both");
  if (diagnostics.length > 0 && !diagnostics.some(({ position }) => position)) problems.push("no finding has a place");
  rendered(diagnostics.slice(0, 20), sources);
  return { ...compilation, problems };
}

function problemOf(diagnostic: Diagnostic, sources: Sources): string | undefined {
  const { code, message, position } = diagnostic;
  const wrong = (what: string): string => `${what}: ${JSON.stringify(diagnostic)}`;
  if (!Object.hasOwn(catalogue, code)) return wrong("no such code");
  if (/undefined|\[object|NaN/.test(message)) return wrong("a value that was not there");
  if (!position) return undefined;
  const { line, column, length } = position;
  const text = lines(sources.get(position.file) ?? "")[line - 1];
  if (text === undefined) return wrong("no such line");
  return column >= 1 && column <= text.length + 1 && length >= 1 ? undefined : wrong("outside of its line");
}

let last = { source: "", lines: [""] };

/** A text may be split tens of thousands of times in a row. */
function lines(source: string): readonly string[] {
  if (last.source !== source) last = { source, lines: source.split("\n") };
  return last.lines;
}

describe("the compiler answers", () => {
  test("any text as any file", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 400 }),
      fc.string({ unit: fc.constantFrom(..."{}[]:,-&*!|>'\"%@`#? \n\tab1~"), maxLength: 200 }),
    );
    fc.assert(
      fc.property(anyFile, text, (file, text) => {
        expect(examined(replaced(file, text)).problems).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  test("any bytes as any file", () => {
    fc.assert(
      fc.property(anyFile, fc.uint8Array({ maxLength: 300 }), (file, bytes) => {
        expect(examined(replaced(file, new TextDecoder().decode(bytes))).problems).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  test("a contract with lines that are missing, doubled, swapped, cut or moved", () => {
    const broken = anyFile.chain((file) => fc.tuple(fc.constant(file), brokenLines(contract.get(file) ?? "")));
    fc.assert(
      fc.property(broken, ([file, text]) => {
        expect(examined(replaced(file, text)).problems).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  test("a contract with keys and values of other kinds; and what it accepts is emitted as TypeScript that can be parsed", async () => {
    const broken = anyFile.chain((file) => fc.tuple(fc.constant(file), brokenTree(contract.get(file) ?? "")));
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(broken, async ([file, text]) => {
        const { model, problems } = examined(replaced(file, text));
        expect(problems).toEqual([]);
        // Emitting takes much longer than compiling.
        if (model && ++accepted <= RUNS / 20) await expectParsable(model);
      }),
      { numRuns: RUNS * 2 },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});

async function expectParsable(model: Model): Promise<void> {
  for (const [path, text] of await outputOf(model)) {
    if (path.endsWith(".json")) JSON.parse(text);
    if (!path.endsWith(".ts") || path.startsWith("src/runtime/")) continue;
    const compilerOptions = { target: ts.ScriptTarget.ES2022 };
    const { diagnostics } = ts.transpileModule(text, { fileName: path, reportDiagnostics: true, compilerOptions });
    expect(
      diagnostics?.map(({ messageText }) => messageText),
      path,
    ).toEqual([]);
  }
}

describe("the compiler refuses at once", () => {
  const laughs = [
    "a: &a [x, x, x, x, x, x, x, x, x]",
    ..."bcdefghi".split("").map((name, i) => `${name}: &${name} [${Array(9).fill(`*${"abcdefgh"[i]}`).join(", ")}]`),
  ];
  test.each([
    ["a billion laughs", laughs.join("\n"), "CS0104"],
    ["a hundred thousand brackets", "[".repeat(100_000), "CS0105"],
    ["a hundred thousand braces", "{a: ".repeat(100_000), "CS0105"],
    ["a hundred thousand dashes", "- ".repeat(100_000), "CS0105"],
    ["dashes without blanks between them", "-\n".repeat(50_000), "CS0110"],
    [
      "steps of indentation",
      [...Array(5000).keys()]
        .map((i) => `${" ".repeat(i)}a:`)
        .join("\n")
        .slice(0, 2_000_000),
      "CS0105",
    ],
    ["question marks", "? ".repeat(50_000), "CS0105"],
    ["a line of two million characters", `scalars: ${"x".repeat(2_000_000)}`, "CS0110"],
    ["twenty thousand keys", [...Array(20_000).keys()].map((i) => `k${i}: 1`).join("\n"), "CS0111"],
    ["merge keys", "scalars: { <<: { Name: { base: string } } }", "CS0113"],
    ["a regular expression as a key", "scalars: { ? !!js/regexp /a/ : {} }", "CS0104"],
    ["own members of Object", "scalars: { __proto__: { base: string, doc: A., example: a } }", "CS0113"],
  ])("%s", (_, text, code) => {
    const { diagnostics, problems } = examined(onBase([["scalars.yaml", text]]));
    expect(problems).toEqual([]);
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toContain(code);
  });
});
